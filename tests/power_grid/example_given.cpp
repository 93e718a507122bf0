#include "tests/power_grid/example_given.hpp"

#include <algorithm>

namespace pionek::power_grid::testing {
namespace {

constexpr int kRich = 1000;

void read_player(State& s, int seat, const json::object& given) {
  if (const auto* money = given.if_contains("money")) s.players[seat].cash = number(*money);
  if (const auto* plants = given.if_contains("plants")) {
    for (const auto& id : plants->as_array()) give_plants(s, seat, {plant_number(id)});
  }
  if (const auto* plant = given.if_contains("highest_plant")) {
    give_plants(s, seat, {plant_number(*plant)});
  }
  if (const auto* held = given.if_contains("tokens")) set_fuel(s, seat, tokens(*held));
  if (const auto* cities = given.if_contains("cities")) {
    for (const auto& id : cities->as_array()) {
      s.players[seat].cities |= CitySet{1} << city(s, text(id));
    }
    game().refresh_networks(s);
  }
  if (const auto* cities = given.if_contains("cities_count")) {
    set_city_count(s, seat, number(*cities));
  }
}

void read_cards(State& s, const json::object& given) {
  if (const auto* market = given.if_contains("plant_market")) {
    s.market.clear();
    for (const auto* row : {"current", "future"}) {
      for (const auto& id : market->at(row).as_array()) s.market.push_back(plant(plant_number(id)));
    }
  }
  if (const auto* stack = given.if_contains("stack")) {
    set_stack(s, {});
    for (const auto& id : stack->as_array()) s.stack.insert(0, plant(plant_number(id)));
  }
}

// Tokens that lie neither on the market nor in the supply are with the first player.
void read_fuel(State& s, const json::object& given, Check& check) {
  set_fuel_market(s, {});
  if (!given.contains("resource_market")) return;
  const Tokens supply = tokens(given.at("supply"));
  for (int f = 0; f < kFuels; ++f) {
    const auto& spaces = given.at("resource_market").at(kFuelIds[f]);
    int count = 0;
    for (const auto& [space, held] : spaces.as_object()) count += number(held);
    s.fuel_market[f] = static_cast<std::uint8_t>(count);
    s.players[0].fuel[f] =
        static_cast<std::uint8_t>(game().data().resources[f].tokens - count - supply[f]);
    // The engine keeps numbers only: they must mean the very spaces that the example names.
    json::object meant;
    for (; count > 0; --count) {
      auto& held = meant[std::to_string(space_of(f, count))];
      held = held.is_null() ? 1 : number(held) + 1;
    }
    check.compare("given.resource_market." + std::string(kFuelIds[f]), spaces, meant);
  }
}

}  // namespace

int space_of(int fuel, int in_market) {
  return game().data().price(static_cast<Fuel>(fuel), in_market);
}

Given read_given(const json::object& given, Check& check) {
  check.only("given", given,
             {"players", "player", "map", "stage", "plant", "plant_market", "stack",
              "resource_market", "supply"});
  Given out;
  const auto* players = given.if_contains("player");
  const int named = players == nullptr ? 0 : static_cast<int>(players->as_object().size());
  const auto* count = given.if_contains("players");
  State& s = out.state = scene(count == nullptr ? std::max(2, named) : number(*count));
  if (const auto* map = given.if_contains("map")) {
    check.compare("given.map", *map, json::value(game().map(s).id));
  }
  if (const auto* stage = given.if_contains("stage")) {
    s.stage = static_cast<std::uint8_t>(number(*stage));
  }
  std::reverse(s.order.begin(), s.order.end());
  for (int i = 0; i < s.seats; ++i) s.players[i].cash = kRich;
  if (players != nullptr) {
    for (const auto& [name, value] : players->as_object()) {
      check.only("given.player", value.as_object(),
                 {"money", "plants", "highest_plant", "tokens", "cities", "cities_count"});
      read_player(s, static_cast<int>(out.names.size()), value.as_object());
      out.names.emplace_back(name);
    }
  }
  read_cards(s, given);
  read_fuel(s, given, check);
  return out;
}

}  // namespace pionek::power_grid::testing
