// The end (chapter 9xx): who supplies the most cities, and plant by plant why.
#include "engine/power_grid/power_grid.hpp"
#include "engine/power_grid/storage.hpp"
#include "engine/power_grid/verbs.hpp"
#include "engine/power_grid/words.hpp"

namespace pionek::power_grid {
namespace {

// The rows of the sheet, in the order of score_groups.
enum SheetRow : std::uint8_t { plants, surplus };

}  // namespace

std::vector<ScoreGroup> score_groups() {
  return {{"plants", {"Plants", "Elektrownie"}},
          {"surplus", {"Power beyond the network", "Moc ponad potrzeby sieci"}}};
}

int PowerGrid::best_supply(const State& s, Seat seat) const {
  return best_run(*data_, s.player(seat)).cities;
}

// PG-903 to PG-906: cities supplied, then money, then cities of the network.
Scores PowerGrid::scores(const State& s) const {
  Scores scores;
  for (int i = 0; i < s.seats; ++i) {
    const Player& player = s.players[i];
    scores.push_back({best_supply(s, seat_at(i)), {player.cash, player.city_count(), 0}});
  }
  return scores;
}

Outcome PowerGrid::outcome(const State& s) const {
  constexpr Verdicts<Word> kVerdicts{.decided = {{{"PG-903", Word::won_by_cities},
                                                  {"PG-905", Word::won_by_money},
                                                  {"PG-905", Word::won_by_network},
                                                  {}}},
                                     .shared = {"PG-906", Word::won_shared}};
  return best_standing(scores(s), kVerdicts);
}

ScoreSheet PowerGrid::score_sheet(const State& s) const {
  ScoreSheet sheet;
  for (int i = 0; i < s.seats; ++i) {
    const Player& player = s.players[i];
    const BestRun best = best_run(*data_, player);
    for (int k = 0; k < player.plants.size(); ++k) {
      if ((best.chosen >> k & 1) == 0) continue;
      const PlantId id = player.plants[k];
      sheet.push_back({seat_at(i),
                       SheetRow::plants,
                       plant(id).powers,
                       "PG-903",
                       {Word::sheet_plant, plant_thing(id)}});
    }
    if (best.powers > best.cities) {
      sheet.push_back({seat_at(i),
                       SheetRow::surplus,
                       best.cities - best.powers,
                       "PG-904",
                       {Word::sheet_surplus}});
    }
  }
  return sheet;
}

}  // namespace pionek::power_grid
