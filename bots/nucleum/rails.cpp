// Tracks: the actions they match, the cities they open, the lines they finish.
#include <algorithm>

#include "bots/nucleum/outlook.hpp"

namespace pionek::nucleum {

// What can be powered inside a group of joined cities: own dark buildings, a plant, fuel for it.
double Outlook::joined(CitySet cities) const {
  const Data& data = game_->data();
  bool plant = false;
  bool burns = false;
  for (int i = 0; i < static_cast<int>(data.plants.size()); ++i) {
    if (!has(cities, data.plants[i].city)) continue;
    plant = true;
    burns = burns || has(s_->nucleum, i);
  }
  bool coal = false;
  for (const CitySet area : map_->coal_cities) coal = coal || (area & cities) != 0;
  double dark = 0;
  for_each_bit(game_->dark_buildings(*s_, seat_), [&](int plot) {
    if (!has(cities, map_->plot_city[plot])) return;
    const Building& what = data.buildings[s_->building_on(plot)];
    dark += has(player_->plots, plot) ? 2 + 0.4 * what.demand : 1;
  });
  int mines = 0;
  for (int row = 0; row < kRows; ++row) {
    if (player_->mine_at[row] != kNowhere && has(cities, map_->mine_city[player_->mine_at[row]])) {
      ++mines;
    }
  }
  const double fuel = std::min(1.0, (coal ? 0.8 : 0) + (burns ? 0.3 * mines : 0.1 * mines));
  const double room = 0.15 * std::popcount(cities);
  return plant ? (0.2 + 0.8 * fuel) * (dark + room) + 0.5 * mines : 0.1 * dark;
}

// Room to build in cities that were out of reach.
double Outlook::land(CitySet cities) const {
  double worth = 0;
  for_each_bit(cities & ~player_->presence, [&](int city) {
    const int plots = std::popcount(map_->plots_in[city] & ~s_->plots_taken);
    const int mines = std::popcount(map_->mines_in[city] & ~s_->mines_taken);
    const int turbines = std::popcount(map_->turbines_in[city] & ~s_->turbines_taken);
    worth += tuning_->city * std::min(2.0, 0.4 * plots + 0.35 * mines + 0.35 * turbines);
    const auto color = static_cast<std::size_t>(game_->data().cities[city]);
    if (color < kColors) worth += 0.3 * wanted_color_[color];
  });
  return worth * hope_ * 2;
}

double Outlook::field(int field) const {
  if (!fields_[field]) fields_[field] = work_out_field(field);
  return *fields_[field];
}

double Outlook::best_face(int tile, int field) const {
  return this->field(field) + std::max(rail(tile, field, 0), rail(tile, field, 1));
}

double Outlook::best_rail(int tile) const {
  double best = kNever;
  const int purse = player_->purse() - 1;
  s_->open_fields.each([&](int field) {
    if (map_->red_fields.has(field) && purse < game_->data().red_field) return;
    best = std::max(best, best_face(tile, field));
  });
  return best - workers(1) - this->tile(tile);
}

double Outlook::work_out_field(int field) const {
  const int at = map_->field_link[field];
  const Link& link = map_->links[at];
  const int last = link.first + link.length - 1;
  int missing = 0;
  int own = 1;
  for (int i = link.first; i <= last; ++i) {
    missing += i != field && !s_->has_track(i) ? 1 : 0;
    own += s_->has_track(i) && s_->owner_of(i) == seat_ ? 1 : 0;
  }
  const double done = missing == 0 ? 1 : missing == 1 ? tuning_->part : tuning_->part / 2;
  CitySet near = 0;
  if (field == link.first || missing == 0) add(near, link.a);
  if (field == last || missing == 0) add(near, link.b);
  double worth = land(near) + one_more(What::tracks) + answer(Trigger::track);
  const int steps = link.steps * (link.per_tile ? own : 1);
  if (link.length > 1) worth += done * steps * income(static_cast<int>(Income::vp));
  const double time = std::min(1.0, left / 4);
  if ((s_->reach[link.a] & CitySet{1} << link.b) == 0) {
    const CitySet both = s_->reach[link.a] | s_->reach[link.b];
    const double more = joined(both) - joined(s_->reach[link.a]) - joined(s_->reach[link.b]);
    worth += done * tuning_->joint * time * std::max(0.0, more);
  }
  if (player_->network[link.a] != player_->network[link.b]) {
    worth += done * one_more(What::largest_network);
  }
  if (map_->red_fields.has(field)) worth -= thaler(game_->data().red_field);
  return worth;
}

double Outlook::rail(int tile, int field, int flip) const {
  const auto& halves = game_->data().tiles[tile].halves;
  const unsigned ends = game_->matched_ends(*s_, seat_, tile, field, flip);
  double worth = 0;
  std::array<ActionId, 4> done{};
  int count = 0;
  const auto use = [&](ActionId id) {
    const double each = action(id);
    if (each <= 0) return;
    // The same thing twice is not as good.
    const bool again = std::find(done.begin(), done.begin() + count, id) != done.begin() + count;
    worth += again ? 0.5 * each : count == 0 ? each : 0.85 * each;
    done[static_cast<std::size_t>(count++)] = id;
  };
  for (int side = 0; side < 2; ++side) {
    if (has(ends, side)) use(halves[side ^ flip].action);
  }
  for (int side = 0; side < 2; ++side) {
    if (!has(ends, side + 2)) continue;
    const int next = field + (side == 0 ? -1 : 1);
    const int half = s_->half_towards(next, 1 - side);
    const ActionId id = game_->data().tiles[s_->tile_on(next)].halves[half].action;
    if (s_->owner_of(next) == seat_) {
      use(id);
    } else {
      worth -= tuning_->rivals * usual(id) / (s_->seats - 1);
    }
  }
  return worth;
}

}  // namespace pionek::nucleum
