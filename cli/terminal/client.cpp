#include "cli/terminal/client.hpp"

#include <algorithm>

namespace pionek {
namespace {

Telling telling_of(const Games& games, const AnyGame& game, Lang lang) {
  const auto files = games.files(game.info().id);
  return {files ? *files : Files(), lang};
}

}  // namespace

TerminalClient::TerminalClient(Sitting sitting, std::unique_ptr<Board> board, Terminal terminal,
                               const Games& games, const Phrases& say)
    : match_(std::move(sitting.match)),
      bots_(std::move(sitting.bots)),
      saved_(std::move(sitting.saved)),
      keep_(sitting.keep),
      iterations_(sitting.iterations),
      guide_(std::move(sitting.guide)),
      board_(std::move(board)),
      terminal_(terminal),
      games_(games),
      say_(say),
      telling_(telling_of(games, match_.game(), say.lang())),
      start_(match_.game().hash(match_.state_at(0))) {
  seen_.fill(match_.ply());
  for (std::size_t i = 0; i < bots_.size(); ++i) {
    if (bots_[i] == nullptr) orders_.set_forced(seat_at(static_cast<int>(i)), true);
  }
}

std::optional<Error> TerminalClient::run() {
  if (terminal_.interactive()) Terminal::soften_interrupt();
  if (const auto size = terminal_.too_small(); !size.empty()) {
    notice(say_(Word::screen_small, size));
  }
  Next next = Next::go_on;
  while (next != Next::leave) {
    if (next == Next::go_on) {
      glance_ = {};
      advance();
      if (auto error = keep()) {
        if (!terminal_.interactive()) return error;
        notice(error->text());  // the match goes on; a person can save it elsewhere
      }
      if (match_.over() && !terminal_.interactive()) {
        show_end();
        return std::nullopt;
      }
    }
    next = ask();
  }
  return keep();
}

// Bots, orders and forced choices, until somebody has to think. Who is led makes every choice.
void TerminalClient::advance() {
  while (!match_.over()) {
    const bool led = guide_ != nullptr && guide_->leads(match_);
    if (const auto move = led ? guide_->scripted(match_) : std::nullopt) {
      match_.play(*move);
      continue;
    }
    if (led && match_.to_move() == guide_->seat()) return;
    if (guide_ != nullptr && !led) part_from_guide();
    const auto& bot = bots_[static_cast<std::size_t>(index(match_.to_move()))];
    orders_.expire(match_);
    if (bot != nullptr) {
      match_.play(bot_move(*bot));
    } else if (const auto move = orders_.ordered_move(match_)) {
      play_ordered(*move);
    } else {
      return;
    }
  }
}

// The same record and the same ply give the same move, so a game against bots can be played again.
Move TerminalClient::bot_move(Bot& bot) const {
  constexpr std::uint64_t kBots = 0x626F7473;
  Rng rng(Seed{start_, static_cast<std::uint64_t>(match_.ply()), kBots, 0});
  return ask_bot(bot, match_.game(), match_.state(), rng);
}

void TerminalClient::play_ordered(Move move) {
  Menu menu;
  match_.game().options(match_.state(), menu);
  const bool forced = menu.options.size() == 1 && !menu.options[0].is_range();
  Letter& to = letter(match_.to_move());
  if (forced) {
    to.forced.push_back(Teller{match_, say_}.label(menu.options[0]));
  } else {
    to.ordered.push_back(match_.game().print(move));
  }
  match_.play(move);
}

std::optional<Error> TerminalClient::keep() {
  return keep_ && saved_ ? saved_->save(match_) : std::nullopt;
}

Seat TerminalClient::viewer() const {
  if (!match_.over()) return match_.to_move();
  return nobody;
}

bool TerminalClient::has_secrets(Seat seat) const {
  const AnyGame& game = match_.game();
  return game.describe(match_.state(), seat) != game.describe(match_.state(), nobody);
}

// With hidden things on the table the next player looks only when the last one has looked away.
// False when nobody is there any more.
bool TerminalClient::hand_over(Seat seat) {
  const bool changes = last_person_ != nobody && last_person_ != seat;
  const bool hides = changes && has_secrets(seat);
  last_person_ = seat;
  if (!hides || !terminal_.interactive()) return true;
  terminal_.clear();
  const Teller tell{match_, say_};
  return terminal_.ask(say_(Word::hand_over, tell.seat(seat)) + " ").has_value();
}

TerminalClient::Next TerminalClient::ask() {
  const Seat seat = match_.to_move();
  if (seat != nobody && !hand_over(seat)) return leave();
  if (seat != nobody) read_letter(seat);
  Menu menu;
  match_.game().options(match_.state(), menu);
  Choices choices({match_, say_}, menu, texts_of(menu));
  if (match_.over()) {
    show_end();
  } else {
    show(menu, choices);
  }
  const auto line = terminal_.ask(prompt(choices));
  if (!line) return leave();
  const std::string_view typed = trimmed(*line);
  if (typed.empty()) return Next::ask_again;
  const std::size_t space = std::min(typed.find(' '), typed.size());
  const std::string_view word = typed.substr(0, space);
  if (word.size() == 1 &&
      std::string_view("?urlsomcawqhngitx").find(word[0]) != std::string_view::npos) {
    return command(word, trimmed(typed.substr(space)), choices);
  }
  return choose(typed, choices);
}

// On a screen with what helps somebody who does not know on.
std::string TerminalClient::prompt(const Choices& choices) const {
  if (!terminal_.interactive() || match_.over()) return "> ";
  const Word word = choices.untold() ? Word::prompt_texts : Word::prompt;
  return terminal_.ink()(Tone::faint, say_(word)) + " > ";
}

TerminalClient::Next TerminalClient::choose(std::string_view typed, const Choices& choices) {
  const auto reading = choices.read(typed);
  if (reading.opens) {
    glance_ = {*reading.opens};
    return Next::ask_again;
  }
  if (!reading.move) {
    notice(say_(reading.understood ? Word::no_such_option : Word::not_understood, typed));
    return Next::ask_again;
  }
  const Seat seat = match_.to_move();
  const int before = match_.ply();
  // Its last words were on the screen.
  if (guide_ && !guide_->leads(match_)) guide_.reset();
  if (const auto words = guide_ ? guide_->held_back(match_, *reading.move) : std::nullopt) {
    notice(words->in(say_.lang()));
    return Next::ask_again;
  }
  if (const auto refused = match_.play(*reading.move, say_.lang())) {
    notice(refused->text);
    return Next::ask_again;
  }
  seen_[static_cast<std::size_t>(index(seat))] = before;
  return Next::go_on;
}

}  // namespace pionek
