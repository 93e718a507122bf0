// Points are never stored. One function works out every line of the score sheet from the position;
// the sheet keeps the lines, the standing only adds them up, so the two cannot differ.
#include "engine/lighthouse/lighthouse.hpp"

namespace pionek::lighthouse {
namespace {

// The rows of the sheet, in the order of score_groups.
enum SheetRow : std::uint8_t { fleet, lamp };

template <class Add>
void count_points(const Data& data, const State& s, Add&& add) {
  for (int i = 0; i < s.seats; ++i) {
    const Seat seat = seat_at(i);
    const Keeper& keeper = s.keeper(seat);
    std::int32_t points = 0;
    for (const int ship : keeper.fleet) points += data.ship(ship).points;
    add(ScoreLine{
        seat, SheetRow::fleet, points, "LH-501", {Word::score_ships, keeper.fleet.size()}});
    add(ScoreLine{
        seat, SheetRow::fleet, keeper.flares, "LH-501", {Word::score_flares, keeper.flares}});
    points = keeper.oil / data.barrels_per_point;
    add(ScoreLine{seat, SheetRow::lamp, points, "LH-502", {Word::score_oil, keeper.oil}});
    if (s.lamp == 0) add(ScoreLine{seat, SheetRow::lamp, -data.wreck, "LH-503", Word::score_wreck});
  }
}

}  // namespace

std::vector<ScoreGroup> score_groups() {
  return {{"fleet", {"Ships and flares", "Statki i race"}}, {"lamp", {"The lamp", "Latarnia"}}};
}

Outcome Lighthouse::outcome(const State& s) const {
  constexpr Verdicts<Word> kVerdicts{
      .decided = {{{"LH-501", Word::won_by_points}, {"LH-504", Word::won_by_ships}, {}, {}}},
      .shared = {"LH-504", Word::won_shared}};
  return best_standing(scores(s), kVerdicts);
}

ScoreSheet Lighthouse::score_sheet(const State& s) const {
  ScoreSheet sheet;
  count_points(*data_, s, [&](const ScoreLine& line) { sheet.push_back(line); });
  return sheet;
}

Scores Lighthouse::scores(const State& s) const {
  Scores scores;
  for (int i = 0; i < s.seats; ++i) {
    Standing standing;
    standing.ties[0] = s.keeper(seat_at(i)).fleet.size();  // LH-504
    scores.push_back(standing);
  }
  count_points(*data_, s,
               [&](const ScoreLine& line) { scores[index(line.seat)].points += line.points; });
  return scores;
}

}  // namespace pionek::lighthouse
