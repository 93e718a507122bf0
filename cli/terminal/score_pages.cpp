// The score sheet and the end of a game as lines of text.
#include <algorithm>

#include "cli/terminal/pages.hpp"
#include "table/view.hpp"

namespace pionek {
namespace {

constexpr int kPoints = 6;
constexpr int kColumn = 10;  // at most: of six columns each is narrower
constexpr int kWide = 76;

std::string number_or_unknown(const json::value& value) {
  return value.is_null() ? "?" : std::to_string(value.to_number<int>());
}

// Whoever has a column: the seats, and behind them a rival for whom nobody sits. A team has one
// sheet together.
struct Column {
  std::string name;
  const json::object& score;

  // Of a group of lines; nothing where there is no line.
  [[nodiscard]] std::string sum(std::string_view group) const {
    int sum = 0;
    bool any = false;
    for (const json::value& line : score.at("lines").get_array()) {
      if (line.at("group").get_string() != group) continue;
      sum += line.at("points").to_number<int>();
      any = true;
    }
    return any ? std::to_string(sum) : "";
  }
};

class SheetWriter {
 public:
  SheetWriter(const Teller& tell, Seat viewer)
      : tell_(tell), sheet_(score_json(tell.match, viewer, tell.lang())) {
    for (const json::value& value : sheet_.at("seats").get_array()) {
      const json::object& seat = value.get_object();
      columns_.push_back({tell.seat(seat_at(seat.at("seat").to_number<int>())), seat});
    }
    if (const json::value* rival = sheet_.if_contains("rival")) {
      columns_.push_back({text_of(rival->get_object(), "name"), rival->get_object()});
    }
  }

  Lines write() {
    if (tell_.match.game().info().cooperative) {
      tell_lines(columns_.front(), 0);
      return std::move(lines_);
    }
    lines_.push_back(tell_.say(tell_.match.over() ? Word::score_final : Word::score_now));
    draw_groups();
    for (const Column& column : columns_) {
      lines_.push_back(heading(column));
      tell_lines(column, kPoints);
    }
    return trimmed_lines(std::move(lines_));
  }

 private:
  // A row for each group of the score pad, a column for everybody.
  void draw_groups() {
    const json::array& groups = sheet_.at("groups").get_array();
    std::vector<std::string> names{tell_.say(Word::score_sum), tell_.say(Word::score_places)};
    for (const json::value& group : groups) names.push_back(text_of(group.get_object(), "name"));
    int width = 0;
    for (const std::string& name : names) width = std::max(width, width_of(name));
    const int count = static_cast<int>(columns_.size());
    const int wide = std::clamp((kWide - width) / count - 2, 4, kColumn);
    const auto row = [&](const std::string& name, auto cell) {
      std::string text = "  " + fit(name, width);
      for (const Column& column : columns_) text += "  " + fit_right(cell(column), wide);
      lines_.push_back(text);
    };
    row("", [](const Column& column) { return column.name; });
    for (std::size_t i = 0; i < groups.size(); ++i) {
      const auto id = groups[i].at("id").get_string();
      const auto sum = [&](const Column& column) { return column.sum({id.data(), id.size()}); };
      const bool any = std::any_of(columns_.begin(), columns_.end(),
                                   [&](const Column& column) { return !sum(column).empty(); });
      if (any) row(names[i + 2], sum);
    }
    row(names[0],
        [](const Column& column) { return number_or_unknown(column.score.at("points")); });
    row(names[1], [](const Column& column) { return number_or_unknown(column.score.at("place")); });
  }

  [[nodiscard]] std::string heading(const Column& column) const {
    const json::value& points = column.score.at("points");
    const json::value& place = column.score.at("place");
    std::string text = column.name + ": ";
    text += points.is_null() ? tell_.say(Word::score_unknown)
                             : tell_.say(Word::score_points, points.to_number<int>());
    if (!place.is_null()) text += ", " + tell_.say(Word::score_place, place.to_number<int>());
    return text;
  }

  // The lines behind the sums, group by group; a team has no points.
  void tell_lines(const Column& column, int points) {
    for (const json::value& group : sheet_.at("groups").get_array()) {
      for (const json::value& each : column.score.at("lines").get_array()) {
        const json::object& line = each.get_object();
        if (line.at("group") != group.at("id")) continue;
        lines_.push_back(fit_right(points > 0 ? number_or_unknown(line.at("points")) : "", points) +
                         "  " + fit(text_of(line, "rule"), 8) + text_of(line, "text"));
      }
    }
  }

  const Teller& tell_;
  json::object sheet_;
  std::vector<Column> columns_;
  Lines lines_;
};

}  // namespace

Lines score_lines(const Teller& tell, Seat viewer) { return SheetWriter(tell, viewer).write(); }

Lines outcome_lines(const Teller& tell) {
  const AnyGame& game = tell.match.game();
  const Outcome outcome = game.outcome(tell.match.state());
  const std::string why = tell(outcome.reason) + " (" + outcome.rule + ")";
  if (game.info().cooperative) {
    const Progress progress = game.progress(tell.match.state());
    const Word how = outcome.winners.empty() ? Word::all_lost : Word::all_won;
    Lines lines{tell.say(how), why};
    if (progress.rounds > 0) {
      lines.push_back(tell.say(Word::came_to, progress.round, progress.rounds));
    }
    return lines;
  }
  std::vector<std::string> names;
  for (const Seat seat : outcome.winners) names.push_back(tell.seat(seat));
  if (outcome.rival) names.push_back(game.info().rival.in(tell.lang()));
  return {tell.say(Word::winners, joined(names), static_cast<int>(names.size())), why};
}

}  // namespace pionek
