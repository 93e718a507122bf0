// What the client shows: the board, the news, the question and its options on one screen, and
// longer texts page by page.
#include <algorithm>
#include <iostream>

#include "cli/terminal/client.hpp"
#include "table/view.hpp"

namespace pionek {
namespace {

// Running text; of too much, the last whole sentences.
Lines last_sentences(std::vector<std::string> sentences, int full, int rows) {
  const int width = full - 2;  // room for a mark that there was more
  const auto most = static_cast<std::size_t>(rows);
  Lines lines = wrap(joined(sentences, " "), width);
  if (rows == 0 || lines.size() <= most) return lines;
  while (lines.size() > most && sentences.size() > 1) {
    sentences.erase(sentences.begin());
    lines = wrap(joined(sentences, " "), width);
  }
  lines.resize(std::min(lines.size(), most));
  lines[0].insert(0, "… ");
  return lines;
}

// Each turn begins a line; where they do not fit it has one line, and the last ones stay.
Lines turn_lines(const std::vector<std::string>& turns, int width, int rows) {
  constexpr int kIndent = 2;
  const auto most = static_cast<std::size_t>(rows);
  Lines lines;
  for (const std::string& turn : turns) {
    for (std::string& line : wrap(turn, width, kIndent)) lines.push_back(std::move(line));
  }
  if (lines.size() <= most) return lines;
  const std::size_t gone = turns.size() - std::min(turns.size(), most);
  lines.clear();
  for (std::size_t i = gone; i < turns.size(); ++i) {
    const std::string mark = i == gone && gone > 0 ? "… " : "";
    lines.push_back(cut(mark + turns[i], width));
  }
  return lines;
}

}  // namespace

// On a screen a board leaves room for the question, its options and a line of news.
Paper TerminalClient::paper(bool brief) const {
  constexpr int kBelow = 8;
  const bool screen = brief && terminal_.interactive();
  return {terminal_.width(), terminal_.ink(), brief, screen ? terminal_.height() - kBelow : 0};
}

Lines TerminalClient::board(bool brief) const {
  const Seat seat = viewer();
  const json::object description = tree(match_.game().describe(match_.state(), seat));
  return board_->draw({description, seat, match_.to_move(), match_.names()}, paper(brief));
}

Lines TerminalClient::map() const {
  const Seat seat = viewer();
  const json::object description = tree(match_.game().describe(match_.state(), seat));
  return board_->map({description, seat, match_.to_move(), match_.names()}, paper(false));
}

// What is printed on the things that each option is about.
Lines TerminalClient::texts_of(const Menu& menu) const {
  const Seat seat = viewer();
  const json::object description = tree(match_.game().describe(match_.state(), seat));
  const Scene scene{description, seat, match_.to_move(), match_.names()};
  Lines texts;
  for (const Option& option : menu.options) {
    texts.push_back(board_->text(scene, {option.targets.begin(), option.targets.end()}));
  }
  return texts;
}

// The board with everything that a screen has no room for, and the map.
Lines TerminalClient::all_there_is() const {
  Lines lines = board(false);
  const Lines more = map();
  if (!more.empty()) lines.emplace_back();
  lines.insert(lines.end(), more.begin(), more.end());
  return lines;
}

// What happened since the viewer last chose: on a screen told by turns. `rows` 0 means that there
// is room for all.
Lines TerminalClient::news(int rows) const {
  const Seat seat = viewer();
  const int since =
      seat == nobody ? match_.ply() - 1 : seen_[static_cast<std::size_t>(index(seat))];
  const json::object view =
      view_json(match_, seat, match_.ply(), std::clamp(since, 0, match_.ply()), say_.lang());
  const json::array& journal = view.at("journal").get_array();
  if (rows > 0) {
    const Teller tell{match_, say_};
    std::vector<std::string> names;
    for (int i = 0; i < match_.setup().seats; ++i) names.push_back(tell.seat(seat_at(i)));
    if (const auto turns = telling_.turns(journal, names); !turns.empty()) {
      return turn_lines(turns, terminal_.width(), rows);
    }
  }
  std::vector<std::string> sentences;
  for (const json::value& entry : journal) {
    for (const json::value& line : entry.at("lines").get_array()) {
      sentences.emplace_back(std::string_view(line.at("text").get_string()));
    }
  }
  if (sentences.empty()) return {};
  return last_sentences(std::move(sentences), terminal_.width(), rows);
}

void TerminalClient::read_letter(Seat seat) {
  const Letter mine = std::exchange(letter(seat), {});
  for (const std::string& note : mine.notes) notice(note);
  if (!mine.forced.empty()) notice(say_(Word::note_forced, joined(mine.forced)));
  if (!mine.ordered.empty()) notice(say_(Word::note_ordered, joined(mine.ordered)));
}

// On a pipe screens follow one another with a line between them.
void TerminalClient::begin_screen() const {
  if (terminal_.interactive()) {
    terminal_.clear();
  } else {
    std::cout << '\n';
  }
}

// The board and the options have their place first; the news gets what is left.
void TerminalClient::show(const Menu& menu, Choices& choices) {
  constexpr int kLeastOptions = 3;
  constexpr int kLeastNews = 1;
  const Teller tell{match_, say_};
  const bool screen = terminal_.interactive();
  const Ink ink = terminal_.ink();
  const int width = terminal_.width();
  const Lines drawn = board(screen);
  const std::string asks = tell.seat(match_.to_move()) + ": ";
  Lines question = wrap(asks + tell(menu.heading), width);
  const Lines guided = guide_lines();
  Lines notes;
  for (const std::string& text : notices_) {
    for (std::string& line : wrap(text, width)) notes.push_back(std::move(line));
  }
  const auto size = [](const Lines& lines) { return static_cast<int>(lines.size()); };
  constexpr int kInput = 1;
  int room =
      terminal_.height() - size(drawn) - size(question) - size(notes) - size(guided) - kInput;
  const int rows = screen ? std::max(kLeastOptions, room - kLeastNews) : 0;
  Lines options = choices.lines(paper(), rows, glance_);
  if (choices.pages() > 1) {
    // All of them at a glance are worth more than the last piece of news, and than a question that
    // says what was just chosen.
    if (const auto brief = tell.brief(menu.heading)) {
      room += size(question);
      question = wrap(asks + *brief, width);
      room -= size(question);
    }
    options = choices.lines(paper(), std::max(kLeastOptions, room), glance_);
    if (choices.pages() > 1) options = choices.lines(paper(), rows, glance_);
  }
  room -= size(options);
  const Lines happened = screen && room < kLeastNews ? Lines{} : news(screen ? room : 0);

  begin_screen();
  print(std::cout, drawn);
  for (const std::string& line : happened) std::cout << ink(Tone::faint, line) << '\n';
  for (const std::string& line : notes) std::cout << ink(Tone::warning, line) << '\n';
  for (const std::string& line : guided) std::cout << ink(Tone::number, line) << '\n';
  for (const std::string& line : question) std::cout << ink(Tone::heading, line) << '\n';
  print(std::cout, options);
  notices_.clear();
}

void TerminalClient::show_end() {
  const Teller tell{match_, say_};
  const bool screen = terminal_.interactive();
  const Lines drawn = board(screen);
  Lines rest{""};
  if (!screen) rest = folded(score_lines(tell, nobody));
  for (const std::string& text : std::exchange(notices_, {})) {
    for (std::string& line : wrap(text, terminal_.width())) rest.push_back(std::move(line));
  }
  for (std::string& line : folded(outcome_lines(tell))) rest.push_back(std::move(line));
  for (std::string& line : guide_lines()) rest.push_back(std::move(line));
  if (screen) rest.push_back(say_(Word::end_hint));
  if (!screen && saved_ && !unsaved()) rest.push_back(say_(Word::review_offer, saved_->path));
  constexpr int kNewsAndInput = 2;
  const int height = terminal_.height();
  const auto used = [&] { return static_cast<int>(drawn.size() + rest.size()); };
  if (screen && used() + kNewsAndInput > height) rest.erase(rest.begin());
  begin_screen();
  print(std::cout, drawn);
  print(std::cout, news(screen ? std::max(1, height - used() - 1) : 0));
  print(std::cout, rest);
}

// A line that is too long for the screen goes on below, under its text.
Lines TerminalClient::folded(const Lines& lines) const {
  constexpr int kIndent = 16;
  Lines out;
  for (const std::string& line : lines) {
    for (std::string& part : wrap(line, terminal_.width(), kIndent)) out.push_back(std::move(part));
  }
  return out;
}

void TerminalClient::page(const Lines& lines) const {
  terminal_.page(folded(lines), say_(Word::page_more));
}

}  // namespace pionek
