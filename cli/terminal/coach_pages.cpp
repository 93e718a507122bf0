#include "cli/terminal/coach_pages.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace pionek {
namespace {

constexpr int kName = 12;
constexpr int kPercent = 6;
constexpr int kLittle = 3;  // percentage points

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
    return later == review_.decisions.end() ? review_.result : later->chances;
  }

  // A row for each seat from the first move to the last, and below it where the turns were.
  void draw_graph() {
    constexpr std::array<std::string_view, 8> kBars{"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
    const int columns = std::min(wish_.width - kName - kPercent - 2, std::max(1, plies()));
    lines_.push_back(tell_.say(Word::review_title, plies()));
    for (int i = 0; i < seats(); ++i) {
      std::string row = fit(tell_.seat(seat_at(i)), kName) + " ";
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
    for (std::size_t i = 0; i < review_.turning_points.size(); ++i) {
      const auto at = static_cast<std::size_t>(turn(i).ply * columns / plies());
      out.resize(std::max(out.size(), at), ' ');
      out += std::to_string(i + 1);
    }
    return out;
  }

  void tell_turns() {
    const bool none = review_.turning_points.empty();
    const Word title = wish_.file.empty() ? Word::review_turns : Word::review_turns_on;
    lines_.push_back(tell_.say(none ? Word::review_no_turns : title));
    for (std::size_t i = 0; i < review_.turning_points.size(); ++i) {
      const Judgement& decision = turn(i);
      add(lines_,
          std::to_string(i + 1) + "  " +
              tell_.say(Word::review_turn, decision.ply + 1, tell_.seat(decision.seat),
                        tell_.match.game().print(decision.played), changes(decision)),
          wish_.width, 3);
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
              tell_.match.game().print(decision.played) + "  " + percent(decision.played_chance),
          wish_.width, 6);
      add(lines_, "      " + advice(decision), wish_.width, 6);
    }
  }

  [[nodiscard]] std::string advice(const Judgement& decision) const {
    const std::string why = decision.why.in(tell_.lang());
    if (decision.played == decision.advised) return tell_.say(Word::review_same, why);
    return tell_.say(Word::review_advice, tell_.match.game().print(decision.advised), why);
  }

  // "Anna 31→12, Bo 25→44": of everybody whose chances changed more than a little.
  [[nodiscard]] std::string changes(const Judgement& decision) const {
    const Values& after = chances_at(decision.ply + 1);
    std::vector<std::string> parts;
    for (int i = 0; i < seats(); ++i) {
      const int from = points(decision.chances[static_cast<std::size_t>(i)]);
      const int to = points(after[static_cast<std::size_t>(i)]);
      if (std::abs(from - to) < kLittle) continue;
      parts.push_back(tell_.seat(seat_at(i)) + " " + std::to_string(from) + "→" +
                      std::to_string(to));
    }
    return joined(parts);
  }

  [[nodiscard]] int plies() const { return tell_.match.ply(); }
  [[nodiscard]] const Judgement& turn(std::size_t i) const {
    return review_.decisions[static_cast<std::size_t>(review_.turning_points[i])];
  }

  const Teller& tell_;
  const Review& review_;
  const ReviewWish& wish_;
  Lines lines_;
};

}  // namespace

Lines hint_lines(const Teller& tell, const Hint& hint, int width) {
  std::vector<std::string> chances;
  for (int i = 0; i < tell.match.setup().seats; ++i) {
    chances.push_back(tell.seat(seat_at(i)) + " " +
                      percent(hint.chances[static_cast<std::size_t>(i)]));
  }
  Lines lines;
  add(lines, tell.say(Word::coach_chances, joined(chances)), width, 2);
  for (std::size_t i = 0; i < hint.options.size(); ++i) {
    const Advice& advice = hint.options[i];
    const std::string move = tell.match.game().print(advice.move);
    add(lines, std::to_string(i + 1) + "  " + move + "  " + percent(advice.chance), width, 3);
    add(lines, "   " + advice.why.in(tell.lang()), width, 3);
  }
  return lines;
}

Lines review_lines(const Teller& tell, const Review& review, const ReviewWish& wish) {
  return ReviewWriter(tell, review, wish).write();
}

}  // namespace pionek
