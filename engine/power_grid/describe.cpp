// What a seat may see, for screens: everything but the order of the stack, the plants removed
// unseen and, with closed money, the cash of the others.
#include <bit>
#include <boost/json/monotonic_resource.hpp>

#include "engine/power_grid/names.hpp"
#include "engine/power_grid/power_grid.hpp"
#include "engine/power_grid/storage.hpp"

namespace pionek::power_grid {
namespace {

constexpr std::size_t kDescriptionBytes = 16'384;

json::object storage_json(const Demand& storage, const json::storage_ptr& memory) {
  json::object out(memory);
  for (int f = 0; f < kFuels; ++f) out[kFuelNames[f]] = storage.own(f);
  out["hybrid"] = storage.hybrid();
  return out;
}

}  // namespace

json::object PowerGrid::describe(const State& s, Seat viewer) const {
  // One block for the whole tree, which is made after every move and lives for a moment.
  const auto memory = json::make_shared_resource<json::monotonic_resource>(kDescriptionBytes);
  const Names names{*data_, s, memory};
  json::object out(memory);
  out["round"] = s.round;
  out["phase"] = s.agenda.empty() ? "over" : kPhaseNames[s.phase];
  out["stage"] = s.stage;
  out["map"] = map(s).id;
  out["regions"] = names.regions(s.regions);
  out["order"] = names.seats(s.order);
  out["stage2_cities"] = count(s).stage2_cities;
  out["end_cities"] = count(s).end_cities;
  out["max_plants"] = count(s).max_plants;
  out["money_visible"] = s.money_visible != 0;

  json::array players(memory);
  for (int i = 0; i < s.seats; ++i) {
    const Player& player = s.players[i];
    const bool shown = s.money_visible != 0 || seat_at(i) == viewer || s.agenda.empty();
    const int supply = best_supply(s, seat_at(i));
    players.push_back(json::object(
        {
            {"seat", i},
            {"cash", shown ? json::value(player.cash) : json::value(nullptr)},
            {"plants", names.plants(player.plants)},
            {"fuel", names.tokens(player.fuel)},
            {"storage", storage_json(storage_of(*data_, player), memory)},
            {"cities", names.cities(player.cities)},
            {"city_count", player.city_count()},
            {"can_supply", supply},
            {"income", data_->income(supply)},
            {"bought", player.bought != 0},
            {"gave_up", player.gave_up != 0},
        },
        memory));
  }
  out["players"] = std::move(players);

  json::array current(memory);
  json::array future(memory);
  for (int i = 0; i < s.market.size(); ++i) {
    (i < open_plants(s) ? current : future).emplace_back(names.plant(s.market[i]));
  }
  out["market"] = json::object({{"current", std::move(current)},
                                {"future", std::move(future)},
                                {"stage3_card", s.stage3 == Stage3::in_market}},
                               memory);
  out["stack"] = json::object(
      {{"count", s.stack.size()},
       {"top", s.known_top != 0 ? json::value(names.plant(s.stack.back())) : json::value(nullptr)}},
      memory);
  out["discarded"] = names.plants_of(s.discarded);

  json::object fuel(memory);
  for (const Fuel each : kAllFuels) {
    const auto f = static_cast<std::size_t>(each);
    const int in_market = s.fuel_market[f];
    fuel[kFuelNames[f]] = json::object(
        {
            {"market", in_market},
            {"price",
             in_market > 0 ? json::value(data_->price(each, in_market)) : json::value(nullptr)},
            {"supply", supply(s, each)},
            {"refill", count(s).refill[s.stage][f]},
        },
        memory);
  }
  out["fuel"] = std::move(fuel);

  json::object houses(memory);
  for (CitySet left = s.houses[0]; left != 0; left &= left - 1) {
    const int city = std::countr_zero(left);
    json::array owners(memory);
    for (int i = 0; i < s.seats; ++i) {
      if ((s.players[i].cities >> city & 1) != 0) owners.push_back(i);
    }
    houses[names.city(city)] = std::move(owners);
  }
  out["houses"] = std::move(houses);
  out["auction"] = names.auction(s.auction);
  return out;
}

}  // namespace pionek::power_grid
