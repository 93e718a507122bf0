#include "table/match.hpp"

#include <algorithm>
#include <array>

#include "table/fairness.hpp"
#include "table/utf8.hpp"

namespace pionek {
namespace {

std::optional<Error> check_setup(const GameInfo& info, const Setup& setup) {
  if (auto checked = make_setup(info, setup.seats, {}); !checked) return checked.error();
  for (std::size_t i = 0; i < setup.choice.size(); ++i) {
    const bool counts = i < info.options.size() && applies(info, setup, i);
    const std::size_t values = counts ? info.options[i].values.size() : 1;
    if (setup.choice[i] < values) continue;
    return Error{"choice " + std::to_string(setup.choice[i]) + " of option " + std::to_string(i),
                 "setup", "less than " + std::to_string(values)};
  }
  return std::nullopt;
}

}  // namespace

bool hidden(const GameInfo& info, const Played& played, Seat viewer) {
  return info.verbs[played.move.verb].secret && played.seat != viewer;
}

std::string_view id(UndoVerdict verdict) {
  constexpr std::array<std::string_view, 4> kIds{"allowed", "nothing_played", "other_seat_acted",
                                                 "revealed"};
  return kIds[static_cast<std::size_t>(verdict)];
}

const Text& text(UndoVerdict verdict) {
  static const std::array<Text, 4> kTexts{{
      {"the move may be taken back", "ruch można cofnąć"},
      {"there is no move of yours to take back", "nie ma twojego ruchu do cofnięcia"},
      {"another seat has acted since", "potem działał już inny gracz"},
      {"the move revealed something hidden", "ruch odsłonił coś ukrytego"},
  }};
  return kTexts[static_cast<std::size_t>(verdict)];
}

Match::Match(GamePtr game, const Setup& setup, AnyState start)
    : game_(std::move(game)),
      setup_(setup),
      names_(static_cast<std::size_t>(setup.seats)),
      snapshots_{start},
      state_(std::move(start)) {}

Result<Match> Match::seated(Match match, std::vector<std::string> names) {
  if (names.size() > match.names_.size()) {
    return Error{"there are " + std::to_string(names.size()) + " names", "names",
                 "at most " + std::to_string(match.names_.size())};
  }
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (auto error = match.rename(seat_at(static_cast<int>(i)), std::move(names[i]))) return *error;
  }
  return match;
}

Result<Match> Match::begin(GamePtr game, const Setup& setup, const Seed& seed,
                           std::vector<std::string> names) {
  if (auto error = check_setup(game->info(), setup)) return *error;
  AnyState start = game->start(setup, seed);
  Match match(std::move(game), setup, std::move(start));
  match.seed_ = seed;
  return seated(std::move(match), std::move(names));
}

Result<Match> Match::begin_from(GamePtr game, const Setup& setup, const json::value& position,
                                std::vector<std::string> names) {
  if (auto error = check_setup(game->info(), setup)) return *error;
  auto start = game->read_position(position, "position");
  if (!start) return start.error();
  const int seats = game->scores(*start).size();
  if (seats != setup.seats) {
    return Error{"the position has " + std::to_string(seats) + " seats", "position",
                 std::to_string(setup.seats)};
  }
  return seated(Match(std::move(game), setup, std::move(*start)), std::move(names));
}

AnyState Match::state_at(int at) const {
  if (at == ply()) return state_;
  if (at == ply() - 1 && !previous_.empty()) return previous_;
  const int kept = at / kStride;
  AnyState state = snapshots_[static_cast<std::size_t>(kept)];
  for (int i = kept * kStride; i < at; ++i) game_->play(state, moves_[i].move);
  return state;
}

std::vector<JournalEntry> Match::journal(int from, int to) const {
  std::vector<JournalEntry> entries;
  AnyState state = state_at(from);
  for (int i = from; i < to; ++i) {
    Journal journal;
    game_->play(state, moves_[i].move, journal);
    entries.push_back({i + 1, moves_[i], std::move(journal.lines)});
  }
  return entries;
}

void Match::apply(Move move) {
  moves_.push_back({move, to_move()});
  previous_ = state_;
  game_->play(state_, move);
  if (ply() % kStride == 0) snapshots_.push_back(state_);
}

std::optional<Refusal> Match::play(Move move, Lang lang) {
  MoveList list;
  game_->options(state_, list);
  if (!list.contains(move)) return refusal(*game_, state_, move, lang, names_);
  undone_.clear();
  comments_.cut(ply());
  apply(move);
  return std::nullopt;
}

std::optional<Refusal> Match::play_text(std::string_view text, Lang lang) {
  const auto move = game_->parse(text);
  if (move) return play(*move, lang);
  const std::string quoted = "'" + std::string(text) + "'";
  const Error& error = move.error();
  // The parser speaks English to programmers; a Polish reader still learns where it stumbled.
  if (lang == Lang::pl) return Refusal{"", quoted + " to nie ruch (znak " + error.where + ")"};
  return Refusal{"", quoted + " is not a move (column " + error.where + "): " + error.what +
                         "; expected " + error.expected};
}

bool Match::answers_for(Seat seat, Seat other) const {
  return seat == other || (game_->info().cooperative && seat != nobody);
}

UndoVerdict Match::can_undo(Seat seat) const {
  const bool played = std::any_of(moves_.begin(), moves_.end(),
                                  [&](const Played& move) { return answers_for(seat, move.seat); });
  if (!played) return UndoVerdict::nothing_played;
  if (!answers_for(seat, last_mover())) return UndoVerdict::other_seat_acted;
  return can_take_back(ply() - 1);
}

UndoVerdict Match::undo(Seat seat) {
  const UndoVerdict verdict = can_undo(seat);
  if (verdict == UndoVerdict::allowed) step_back();
  return verdict;
}

std::optional<int> Match::before_newest(Seat seat) const {
  const auto newest = std::find_if(moves_.rbegin(), moves_.rend(),
                                   [&](const Played& move) { return move.seat == seat; });
  if (newest == moves_.rend()) return std::nullopt;
  return static_cast<int>(moves_.rend() - newest) - 1;
}

UndoVerdict Match::can_take_back(int to) const {
  // The end lays everything open: hidden money, the scores, the seed.
  if (over()) return UndoVerdict::revealed;
  const bool same = game_->reveals(state_at(to)) == game_->reveals(state_);
  return same ? UndoVerdict::allowed : UndoVerdict::revealed;
}

UndoVerdict Match::take_back(int to) {
  const UndoVerdict verdict = can_take_back(to);
  while (verdict == UndoVerdict::allowed && ply() > to) step_back();
  return verdict;
}

void Match::step_back() {
  if (ply() % kStride == 0) snapshots_.pop_back();
  state_ = state_at(ply() - 1);
  previous_ = {};
  undone_.push_back(moves_.back());
  moves_.pop_back();
}

bool Match::can_redo(Seat seat) const {
  return !undone_.empty() && answers_for(seat, undone_.back().seat);
}

bool Match::redo(Seat seat) {
  if (!can_redo(seat)) return false;
  apply(undone_.back().move);
  undone_.pop_back();
  return true;
}

void Match::cut(int at) {
  state_ = state_at(at);
  previous_ = {};
  moves_.resize(static_cast<std::size_t>(at));
  snapshots_.resize(static_cast<std::size_t>(at / kStride) + 1);
}

void Match::put_back(Mark mark) {
  if (ply() > mark.ply) cut(mark.ply);
  for (; ply() < mark.ply; undone_.pop_back()) apply(undone_.back().move);
  undone_ = std::move(mark.undone);
  comments_ = std::move(mark.comments);
}

Match Match::branch(int at) const {
  Match match = *this;
  match.cut(at);
  match.undone_.clear();
  match.comments_.cut(at);
  return match;
}

std::optional<Error> Match::check_name(std::string_view name, Seat seat) {
  const std::string where = "name " + std::to_string(index(seat) + 1);
  const auto fail = [&](std::string what, std::string expected) {
    return Error{std::move(what), where, std::move(expected)};
  };
  if (name.size() > kMaxNameBytes) {
    return fail("the name has " + std::to_string(name.size()) + " bytes",
                "at most " + std::to_string(kMaxNameBytes));
  }
  if (const BadByte bad = first_bad_byte(name)) return fail("found " + bad.what, "plain text");
  if (name.find('\n') != std::string_view::npos) return fail("found a line feed", "plain text");
  if (name.starts_with(' ') || name.ends_with(' ')) {
    return fail("the name begins or ends with a space", "a name without them");
  }
  if (name.starts_with('#') || name.find(" #") != std::string_view::npos) {
    return fail("a word of the name begins with '#'", "no '#' there: it begins a comment");
  }
  return std::nullopt;
}

std::optional<Error> Match::rename(Seat seat, std::string name) {
  if (auto error = check_name(name, seat)) return error;
  names_[static_cast<std::size_t>(index(seat))] = std::move(name);
  return std::nullopt;
}

// The replay itself: stops at the first ply that goes another way.
AnyState Match::replay(VerifyReport& report) const {
  AnyState state = seed_ ? game_->start(setup_, *seed_) : snapshots_[0];
  const auto fault = [&](const char* what, const char* expected) {
    report.faults.push_back({what, "ply " + std::to_string(report.plies), expected});
  };
  MoveList list;
  for (const Played& next : moves_) {
    const int at = report.plies;
    if (at % kStride == 0) {
      ++report.snapshots;
      if (state != snapshots_[static_cast<std::size_t>(at / kStride)]) break;
    }
    list.clear();
    game_->options(state, list);
    if (game_->to_move(state) != next.seat || !list.contains(next.move)) {
      fault("the next move is not offered", "a move of the seat whose choice it is");
      return state;
    }
    game_->play(state, next.move);
    ++report.plies;
  }
  const bool complete = report.plies == ply();
  if (!complete || state != state_) {
    fault("the replay leads to another position", "the position kept in the match");
  }
  return state;
}

VerifyReport Match::verify(const Claims& claims) const {
  VerifyReport report;
  const AnyState last = replay(report);
  report.hash = game_->hash(last);
  if (claims.last_hash && *claims.last_hash != report.hash) {
    report.faults.push_back({"the last position has another hash than was published",
                             "ply " + std::to_string(report.plies), "the published hash"});
  }
  if (seed_) report.commitment = commitment(*seed_);
  if (claims.commitment && claims.commitment != report.commitment) {
    report.faults.push_back({seed_ ? "the seed has another commitment than was published"
                                   : "the match began from a position and has no seed",
                             "seed", "a seed whose commitment is " + *claims.commitment});
  }
  return report;
}

bool operator==(const Match& l, const Match& r) {
  const auto written = [](const Match& match) {
    Comments comments = match.comments_;
    comments.cut(match.ply());
    return comments;
  };
  return l.game_->info().id == r.game_->info().id &&
         l.game_->info().rules_version == r.game_->info().rules_version && l.setup_ == r.setup_ &&
         l.seed_ == r.seed_ && l.names_ == r.names_ && l.moves_ == r.moves_ &&
         l.snapshots_[0] == r.snapshots_[0] && written(l) == written(r);
}

}  // namespace pionek
