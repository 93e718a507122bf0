// What is built, bought and signed.
#include <algorithm>

#include "bots/nucleum/outlook.hpp"

namespace pionek::nucleum {

// One more structure in a city.
double Outlook::place(int city) const {
  const Data& data = game_->data();
  double worth = 0;
  const auto color = static_cast<std::size_t>(data.cities[city]);
  if (color < kColors) worth += wanted_color_[color];
  const bool there = (player_->plots & map_->plots_in[city]) != 0 ||
                     (player_->mine_fields & map_->mines_in[city]) != 0 ||
                     (player_->turbine_slots & map_->turbines_in[city]) != 0;
  if (!there) worth += one_more(What::structure_cities);
  // The first piece of all decides where one may go on.
  const bool first = !has(player_->presence, city);
  return worth + (first ? tuning_->city * hope_ : 0);
}

double Outlook::time_to_light() const { return std::min(1.0, left / tuning_->lit_span); }

// What a lit building brings: tokens, rewards, points.
double Outlook::powering(int building) const {
  auto& known = powering_[static_cast<std::size_t>(building)];
  if (known) return *known;
  const Building& what = game_->data().buildings[building];
  known = tokens(what.demand) + program(what.rewards) + answer(Trigger::energize) +
          program(game_->experiment_of(*player_).generator[player_->turbines].after);
  return *known;
}

double Outlook::light(int plot) const {
  const int city = map_->plot_city[plot];
  double worth = powering(s_->building_on(plot));
  if (!has(player_->plots, plot)) return worth;
  worth += wanted_light_[city] + game_->building_vp(*s_, seat_, plot) +
           one_more(What::powered_buildings);
  const bool lit = (player_->plots & s_->powered & map_->plots_in[city]) != 0;
  return lit ? worth : worth + one_more(What::powered_cities);
}

double Outlook::building(int building, int plot) const {
  const Data& data = game_->data();
  const Building& what = data.buildings[building];
  const int city = map_->plot_city[plot];
  const auto type = static_cast<std::size_t>(what.type);
  double worth = place(city) + one_more(What::urban_buildings) + wanted_city_[city];
  worth += wanted_[index_of(What::residences) + type];
  if (what.government) worth += one_more(What::governments);
  const auto color = static_cast<std::size_t>(data.cities[city]);
  if (color < kColors && (player_->plots & map_->plots_of[color]) == 0) {
    worth += one_more(What::building_colors);
  }
  // What it will be worth if it is powered, as often as that happens.
  double vp = what.vp;
  if (what.per_building) vp *= 1 + game_->alike_buildings(*s_, seat_, city, what.type) + hope_;
  if (data.cities[city] == Color::multi) vp *= data.praha_factor;
  const double lit = powering(building) + wanted_light_[city] + vp +
                     one_more(What::powered_buildings) - tuning_->energy * what.demand;
  // Those that wait already come first.
  const int waiting = std::popcount(player_->plots & ~s_->powered);
  const double chance = (has(lines_, city) ? tuning_->lit : tuning_->dark) / (1 + 0.25 * waiting);
  return worth + chance * time_to_light() * std::max(0.0, lit);
}

double Outlook::piece(int piece, int site, const Action& action) const {
  const Data& data = game_->data();
  const bool mine = piece >= kRows;
  const int row = piece % kRows;
  const int city = mine ? map_->mine_city[site] : map_->turbine_city[site];
  double worth = place(city) + answer(Trigger::build) + uranium(action.uranium);
  const auto& other = mine ? player_->turbine_at : player_->mine_at;
  const double pair = program(data.rows[row].pair);
  worth += other[row] != kNowhere ? pair : 0.4 * hope_ * pair;
  if (mine) {
    int room = data.rows[row].places;
    for (int i = 0; i < kRows; ++i) {
      if (player_->mine_at[i] != kNowhere) room += data.rows[i].places - player_->cubes[i];
    }
    const int cubes = player_->mines() + 1 + map_->mine_bonus[site];
    const int kept = std::min(cubes, room);
    worth += one_more(What::mines) + uranium(kept) + workers(cubes - kept) +
             kept * one_more(What::uranium);
    return has(lines_, city) ? worth + 0.5 * hope_ : worth;
  }
  const Experiment& experiment = game_->experiment_of(*player_);
  const Generator& with = experiment.generator[player_->turbines | 1U << row];
  const Generator& without = experiment.generator[player_->turbines];
  const double each = tuning_->energy * (with.energy - without.energy) +
                      thaler(with.coal_discount - without.coal_discount) +
                      1.5 * tuning_->energy * (with.per_uranium - without.per_uranium) +
                      program(with.after) - program(without.after);
  worth += one_more(What::turbines) + tuning_->energizes * left * each;
  for (int plant = 0; plant < static_cast<int>(data.plants.size()); ++plant) {
    if (data.plants[plant].city == city) worth += hope_ * (has(s_->nucleum, plant) ? 1 : 0.5);
  }
  return worth;
}

double Outlook::tile(int tile) const {
  const Tile& what = game_->data().tiles[tile];
  const double part = std::min(1.0, left / tuning_->tile_span);
  if (what.category == Tile::Category::directive) return tuning_->tile * part;
  double quality = 0;
  double usual = 0;
  for (const Half& half : what.halves) {
    quality += this->usual(half.action) + (half.color == Color::wild ? 0.5 : 0);
  }
  for (const double each : tuning_->usual) usual += each / 3;
  return (tuning_->tile + 0.5 * (quality - usual)) * part + one_more(What::action_tiles);
}

double Outlook::contract(ContractId id) const {
  return program(game_->data().contracts[id].rewards);
}

double Outlook::chance(ContractId id) const {
  const Contract& contract = game_->data().contracts[id];
  const int missing = contract.least - game_->count(*s_, seat_, contract.count);
  if (missing <= 0) return left > 0 ? 0.95 : 0;
  double chance = 0.9;
  for (int i = 0; i < missing; ++i) chance *= 0.5 + tuning_->apart * hope_ * 0.8;
  return chance * std::min(1.0, left / (2.0 * missing + 1));
}

double Outlook::sign(ContractId id, const Action& action) const {
  double best = 0;
  for (int i = 0; i < kSlots; ++i) {
    if (player_->slots[i] == kNoContract) best = std::max(best, slot(i));
  }
  return best * action.times + answer(Trigger::contract) + chance(id) * contract(id);
}

}  // namespace pionek::nucleum
