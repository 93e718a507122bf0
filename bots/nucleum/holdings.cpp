// All that a seat has beyond its points: what the policy's worth adds up to in a position.
#include <algorithm>

#include "bots/nucleum/outlook.hpp"

namespace pionek::nucleum {

double Outlook::holdings() const {
  if (player_->experiment == kNoExperiment) return 0;
  const Data& data = game_->data();
  double sum = thaler(player_->thaler) + workers(player_->workers) + uranium(player_->uranium()) -
               game_->leftovers(*player_).sum();
  // Markers: those placed, as far as what they count still grows, and those to come.
  for (const int space : player_->markers) {
    if (space == 0) continue;
    const Space& where = data.spaces[space];
    const int now = game_->success_count(*s_, seat_, where.segment);
    sum += data.multiplier[where.group] * (success(where.segment) - now);
  }
  const double turns = std::min<double>(left, player_->pool.size());
  sum +=
      std::max(0.0, best_marker(player_->achievements + static_cast<int>(tuning_->gather * turns)));
  sum += recharges * pay(std::min(5, data.row_slots));
  for (const ContractId id : player_->slots) {
    if (id != kNoContract) sum += chance(id) * contract(id);
  }
  player_->pool.each([&](int tile) { sum += this->tile(tile); });
  for (const TileId tile : player_->board_row) sum += 0.8 * this->tile(tile);
  sum +=
      left *
      (tuning_->builds * answer(Trigger::build) + tuning_->energizes * answer(Trigger::energize) +
       tuning_->contracts * answer(Trigger::contract) + tuning_->tracks * answer(Trigger::track));
  for_each_bit(player_->plots & ~s_->powered, [&](int plot) {
    const Building& what = data.buildings[s_->building_on(plot)];
    const bool near = has(lines_, map_->plot_city[plot]);
    const double chance = (near ? tuning_->lit : tuning_->dark) * time_to_light();
    sum += chance * std::max(0.0, light(plot) - tuning_->energy * what.demand);
  });
  sum += tuning_->city * hope_ * std::popcount(player_->presence);
  return sum;
}

}  // namespace pionek::nucleum
