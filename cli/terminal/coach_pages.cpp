#include "cli/terminal/coach_pages.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace pionek {
namespace {

constexpr int kName = 12;
constexpr int kPercent = 6;

int points(double chance) { return static_cast<int>(std::lround(100 * chance)); }
std::string percent(double chance) { return std::to_string(points(chance)) + " %"; }

void add(Lines& lines, std::string_view text, int width, int indent) {
  for (std::string& line : wrap(text, width, indent)) lines.push_back(std::move(line));
}

// As a shell reads it back.
std::string quoted(const std::string& path) {
  constexpr std::string_view kPlain =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./+:@";
  if (path.find_first_not_of(kPlain) == std::string::npos) return path;
  std::string out = "'";
  for (const char c : path) out += c == '\'' ? "'\\''" : std::string(1, c);
  return out + "'";
}

class ReviewWriter {
 public:
  ReviewWriter(const Teller& tell, const Review& review, const ReviewWish& wish)
      : tell_(tell), review_(review), wish_(wish) {}

  Lines write() {
    draw_graph();
    tell_turns();
    tell_seats();
    if (wish_.every != nobody) tell_decisions();
    return std::move(lines_);
  }

 private:
  [[nodiscard]] int seats() const { return tell_.match.setup().seats; }

  // Everybody's chances when so many moves were played.
  [[nodiscard]] const Values& chances_at(int ply) const {
    const auto later =
        std::partition_point(review_.decisions.begin(), review_.decisions.end(),
                             [&](const Judgement& decision) { return decision.ply < ply; });
    return review_.curve[static_cast<std::size_t>(later - review_.decisions.begin())];
  }

  // A row for each seat from the first move to the last, and below it where the turns were.
  void draw_graph() {
    constexpr std::array<std::string_view, 8> kBars{"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
    const int columns = std::min(wish_.width - kName - kPercent - 2, std::max(1, plies()));
    lines_.push_back(tell_.say(Word::review_title, plies()));
    const bool team = tell_.match.game().info().cooperative;
    for (int i = 0; i < (team ? 1 : seats()); ++i) {
      const std::string name = team ? tell_.say(Word::team) : tell_.seat(seat_at(i));
      std::string row = fit(name, kName) + " ";
      for (int column = 0; column < columns; ++column) {
        const double chance = chances_at(column * plies() / columns)[static_cast<std::size_t>(i)];
        const auto bar = static_cast<std::size_t>(std::clamp(chance, 0.0, 0.999) * kBars.size());
        row += kBars[bar];
      }
      lines_.push_back(row + " " +
                       fit_right(percent(review_.result[static_cast<std::size_t>(i)]), kPercent));
    }
    lines_.push_back(std::string(kName + 1, ' ') + marks(columns));
  }

  // The numbers of the turning points under their columns; side by side where one has several.
  [[nodiscard]] std::string marks(int columns) const {
    std::string out;
    for (std::size_t i = 0; i < review_.turns.size(); ++i) {
      const auto at = static_cast<std::size_t>(turned(i).ply * columns / plies());
      out.resize(std::max(out.size(), at), ' ');
      out += std::to_string(i + 1);
    }
    return out;
  }

  void tell_turns() {
    const bool none = review_.turns.empty();
    const Word title = wish_.file.empty() ? Word::review_turns : Word::review_turns_on;
    lines_.push_back(tell_.say(none ? Word::review_no_turns : title));
    for (std::size_t i = 0; i < review_.turns.size(); ++i) {
      const Judgement& decision = turned(i);
      add(lines_, std::to_string(i + 1) + "  " + sentence(review_.turns[i], decision), wish_.width,
          3);
      add(lines_, "   " + advice(decision), wish_.width, 3);
      if (wish_.file.empty()) continue;
      // On a line of its own, however long, so that it can be copied.
      lines_.push_back("   pionek play " + tell_.match.game().info().id + " --load " +
                       quoted(wish_.file) + " --ply " + std::to_string(decision.ply));
    }
  }

  void tell_seats() {
    lines_.push_back(tell_.say(Word::review_seats));
    for (int i = 0; i < seats(); ++i) {
      int all = 0;
      int same = 0;
      for (const Judgement& decision : review_.decisions) {
        if (decision.seat != seat_at(i)) continue;
        ++all;
        same += decision.played == decision.advised ? 1 : 0;
      }
      lines_.push_back(tell_.say(Word::review_seat, fit(tell_.seat(seat_at(i)), kName), same, all,
                                 points(review_.lost[static_cast<std::size_t>(i)])));
    }
  }

  void tell_decisions() {
    lines_.push_back(tell_.say(Word::review_decisions, tell_.seat(wish_.every)));
    for (const Judgement& decision : review_.decisions) {
      if (decision.seat != wish_.every) continue;
      add(lines_,
          fit_right(std::to_string(decision.ply + 1), 4) + "  " +
              tell_.offered(decision.ply, decision.played) + "  " + percent(decision.played_chance),
          wish_.width, 6);
      add(lines_, "      " + advice(decision), wish_.width, 6);
    }
  }

  [[nodiscard]] std::string advice(const Judgement& decision) const {
    const std::string why = decision.why.in(tell_.lang());
    if (decision.played == decision.advised) return tell_.say(Word::review_same, why);
    return tell_.say(Word::review_advice, offered(decision, decision.advised), why);
  }

  // "Round 16, move 212: Bo connects Chicago. Anna's chance falls from 38 to 21 %."
  [[nodiscard]] std::string sentence(const Turn& turn, const Judgement& decision) const {
    const AnyGame& game = tell_.match.game();
    const int round = std::max(1, game.progress(tell_.match.state_at(decision.ply)).round);
    const bool falls = turn.to < turn.from;
    const std::string deed =
        tell_.say(Word::review_turn, round, decision.ply + 1, deed_of(decision));
    if (game.info().cooperative) {
      return deed + " " +
             tell_.say(falls ? Word::team_falls : Word::team_rises, points(turn.from),
                       points(turn.to));
    }
    return deed + " " +
           tell_.say(falls ? Word::chance_falls : Word::chance_rises, tell_.seat(turn.seat),
                     points(turn.from), points(turn.to));
  }

  // What the journal says of the move first, and who did it; of one that it keeps to itself the
  // move.
  [[nodiscard]] std::string deed_of(const Judgement& decision) const {
    for (const JournalEntry& entry : tell_.match.journal(decision.ply, decision.ply + 1)) {
      for (const JournalLine& line : entry.lines) {
        if (line.only != nobody) continue;
        const bool named = line.words.count > 0 && line.words.args[0].is == Arg::Is::seat;
        return (named ? "" : tell_.seat(decision.seat) + ": ") + tell_(line.words);
      }
    }
    return tell_.seat(decision.seat) + ": " + offered(decision, decision.played) + ".";
  }

  // To be followed by a full stop.
  [[nodiscard]] std::string offered(const Judgement& decision, Move move) const {
    std::string label = tell_.offered(decision.ply, move);
    if (label.ends_with('.')) label.pop_back();
    return label;
  }

  [[nodiscard]] int plies() const { return tell_.match.ply(); }
  [[nodiscard]] const Judgement& turned(std::size_t i) const {
    return review_.decisions[static_cast<std::size_t>(review_.turns[i].decision)];
  }

  const Teller& tell_;
  const Review& review_;
  const ReviewWish& wish_;
  Lines lines_;
};

}  // namespace

Lines hint_lines(const Teller& tell, const Hint& hint, int ply, int width, MovesAs moves) {
  std::vector<std::string> chances;
  const bool team = tell.match.game().info().cooperative;
  for (int i = 0; i < (team ? 1 : tell.match.setup().seats); ++i) {
    chances.push_back((team ? tell.say(Word::team) : tell.seat(seat_at(i))) + " " +
                      percent(hint.chances[static_cast<std::size_t>(i)]));
  }
  Lines lines;
  add(lines, tell.say(Word::coach_chances, joined(chances)), width, 2);
  for (std::size_t i = 0; i < hint.options.size(); ++i) {
    const Advice& advice = hint.options[i];
    std::string move = tell.offered(ply, advice.move);
    if (moves == MovesAs::typed) move += " (" + tell.match.game().print(advice.move) + ")";
    add(lines, std::to_string(i + 1) + "  " + move + "  " + percent(advice.chance), width, 3);
    add(lines, "   " + advice.why.in(tell.lang()), width, 3);
  }
  return lines;
}

Lines review_lines(const Teller& tell, const Review& review, const ReviewWish& wish) {
  return ReviewWriter(tell, review, wish).write();
}

}  // namespace pionek
