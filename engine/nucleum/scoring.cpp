// The end (chapter 16xx): every point and where it comes from.
#include <algorithm>

#include "engine/nucleum/nucleum.hpp"

namespace pionek::nucleum {
namespace {

// The rows of the sheet, in the order of score_groups.
enum SheetRow : std::uint8_t { play, markers, goals, buildings, tracks, leftovers };

}  // namespace

std::vector<ScoreGroup> score_groups() {
  return {{"play", {"During the game", "W trakcie gry"}},
          {"markers", {"Success markers", "Znaczniki sukcesu"}},
          {"goals", {"Technologies", "Technologie"}},
          {"buildings", {"Powered buildings", "Zasilone budynki"}},
          {"tracks", {"Income tracks", "Tory dochodu"}},
          {"leftovers", {"Left over", "Pozostałe zasoby"}}};
}

int Nucleum::success_count(const State& s, Seat seat, int segment) const {
  const Success& tile = data_->success[s.success[segment]];
  return count(s, seat, tile.count) / tile.per;
}

int Nucleum::alike_buildings(const State& s, Seat seat, int city, Type type) const {
  const Map& map = map_of(s);
  const auto& network = s.player(seat).network;
  int alike = 0;
  for_each_bit(s.plots_taken, [&](int plot) {
    if (!s.is_built(plot) || network[map.plot_city[plot]] != network[city]) return;
    alike += data_->buildings[s.building_on(plot)].type == type ? 1 : 0;
  });
  return alike;
}

int Nucleum::building_vp(const State& s, Seat owner, int plot) const {
  const Building& what = data_->buildings[s.building_on(plot)];
  const int city = map_of(s).plot_city[plot];
  const int vp = what.per_building ? what.vp * alike_buildings(s, owner, city, what.type) : what.vp;
  return vp * (data_->cities[city] == Color::multi ? data_->praha_factor : 1);
}

// Cubes may become workers and workers thaler first: every way is tried. No more workers than the
// reserve has can be gained (NU-208).
Nucleum::Leftovers Nucleum::leftovers(const Player& player) const {
  Leftovers best;
  for (int cubes = 0; cubes <= player.uranium(); ++cubes) {
    for (int sold = std::max(0, cubes - player.reserve); sold <= player.workers + cubes; ++sold) {
      const Leftovers each{(player.uranium() - cubes) / data_->uranium_per_vp,
                           (player.workers + cubes - sold) / data_->workers_per_vp,
                           (player.thaler + sold) / data_->thaler_per_vp};
      if (each.sum() > best.sum()) best = each;
    }
  }
  return best;
}

template <class Add>
void Nucleum::score(const State& s, Seat seat, Add&& add) const {
  const Player& player = s.player(seat);
  add(SheetRow::play, player.vp, "NU-212", Phrase{Word::sheet_play});
  if (player.experiment == kNoExperiment) return;
  for (const int space : player.markers) {
    if (space == 0) continue;
    const Space& where = data_->spaces[space];
    const int times = success_count(s, seat, where.segment);
    const int multiplier = data_->multiplier[where.group];
    add(SheetRow::markers, times * multiplier, "NU-1602",
        Phrase{Word::sheet_marker, thing(kSpaceSet, space), times, multiplier,
               thing(kSuccessSet, s.success[where.segment])});
  }
  if (player.start_markers > 0) {
    add(SheetRow::markers, player.start_markers * data_->start_vp, "NU-1604",
        Phrase{Word::sheet_start, player.start_markers});
  }
  for (int i = 0; i < kTechs; ++i) {
    const Technology& tech = experiment_of(player).techs[i];
    if (tech.form != Technology::Form::goal || !has(player.techs, i)) continue;
    const int reached = count(s, seat, tech.goal);
    int vp = 0;
    for (const Technology::Rung& rung : tech.rungs) {
      if (reached >= rung.least) vp = rung.vp;
    }
    add(SheetRow::goals, vp, "NU-1606", Phrase{Word::sheet_goal, tech_thing(player, i), reached});
  }
  for_each_bit(player.plots & s.powered, [&](int plot) {
    const int id = s.building_on(plot);
    add(SheetRow::buildings, building_vp(s, seat, plot),
        data_->buildings[id].per_building ? "NU-1608" : "NU-1607",
        Phrase{Word::sheet_building, thing(kBuildingSet, id), thing(kPlotSet, plot)});
  });
  const Leftovers rest = leftovers(player);
  if (rest.sum() > 0) {
    add(SheetRow::leftovers, rest.sum(), "NU-1609",
        Phrase{Word::sheet_leftovers, rest.uranium, rest.workers, rest.thaler});
  }
  for (int track = 0; track < kIncomes; ++track) {
    const int from_end = data_->row_slots - 1 - player.income[track];
    if (from_end < 3) {
      add(SheetRow::tracks, data_->end_bonus[2 - from_end], "NU-1610",
          Phrase{Word::sheet_income, thing(kTrackSet, track)});
    }
  }
}

Scores Nucleum::scores(const State& s) const {
  Scores scores;
  for (int i = 0; i < s.seats; ++i) {
    Standing standing;
    score(s, seat_at(i),
          [&](SheetRow /*group*/, int points, const char* /*rule*/, const Phrase& /*words*/) {
            standing.points += points;
          });
    scores.push_back(standing);
  }
  return scores;
}

ScoreSheet Nucleum::score_sheet(const State& s) const {
  ScoreSheet sheet;
  for (int i = 0; i < s.seats; ++i) {
    score(s, seat_at(i), [&](SheetRow group, int points, const char* rule, const Phrase& words) {
      sheet.push_back({seat_at(i), group, points, rule, words});
    });
  }
  return sheet;
}

Outcome Nucleum::outcome(const State& s) const {
  constexpr Verdicts<Word> kVerdicts{.decided = {{{"NU-1611", Word::won}}},
                                     .shared = {"NU-1611", Word::won_shared}};
  return best_standing(scores(s), kVerdicts);
}

}  // namespace pionek::nucleum
