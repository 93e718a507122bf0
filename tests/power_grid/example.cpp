#include "tests/power_grid/example.hpp"

#include <algorithm>

#include "engine/power_grid/names.hpp"
#include "engine/power_grid/storage.hpp"
#include "engine/power_grid/words.hpp"

namespace pionek::power_grid::testing {
namespace {

constexpr int kRich = 1000;  // the cash of players whose money does not matter

std::string text(const json::value& value) { return std::string(value.as_string()); }
int number(const json::value& value) { return value.to_number<int>(); }

// "p07" in the file, 7 in the kit.
int plant_number(const json::value& id) { return std::stoi(text(id).substr(1)); }
json::array plant_ids(const std::vector<int>& numbers) {
  json::array out;
  for (const int each : numbers) out.emplace_back((each < 10 ? "p0" : "p") + std::to_string(each));
  return out;
}

std::optional<int> fuel_index(std::string_view name) {
  return game().catalog().find(kFuelSet, name);
}
std::string buy(int fuel) { return "buy " + std::string(kFuelNames[fuel]); }

Tokens tokens(const json::value& given) {
  Tokens out{};
  for (const auto& [fuel, count] : given.as_object()) {
    out[fuel_index(fuel).value()] = static_cast<std::uint8_t>(number(count));
  }
  return out;
}

// Figures by fuel, as an object.
template <class Figure>
json::object by_fuel(Figure&& figure) {
  json::object out;
  for (int f = 0; f < kFuels; ++f) out[kFuelNames[f]] = figure(f);
  return out;
}

Tokens difference(const Tokens& more, const Tokens& less) {
  Tokens out{};
  for (int f = 0; f < kFuels; ++f) out[f] = static_cast<std::uint8_t>(more[f] - less[f]);
  return out;
}

class Example {
 public:
  explicit Example(const json::object& example) : example_(example) {}

  std::vector<std::string> carry_out() {
    only("example", example_, {"id", "rules", "given", "when", "expect", "text"});
    given(example_.at("given").as_object());
    const json::object found = perform(example_.at("when").as_object());
    compare("expect", example_.at("expect"), found);
    if (example_.at("expect").as_object().empty()) wrong_.emplace_back("expect: nothing to check");
    return std::move(wrong_);
  }

 private:
  using Keys = std::initializer_list<std::string_view>;

  void only(const std::string& where, const json::object& object, Keys keys) {
    for (const auto& [key, value] : object) {
      if (std::find(keys.begin(), keys.end(), key) != keys.end()) continue;
      wrong_.push_back(where + "." + std::string(key) + ": unknown");
    }
  }

  // Every expected figure must be found and be the same. A fuel that is not named counts as none.
  // The order of figures counts, that of whole options does not.
  void compare(const std::string& where, const json::value& expected, const json::value& found) {
    if (expected.is_object() && found.is_object()) {
      for (const auto& [key, value] : expected.as_object()) {
        const std::string at = where + "." + std::string(key);
        const auto* answer = found.as_object().if_contains(key);
        if (answer == nullptr) {
          wrong_.push_back(at + ": unknown");
        } else {
          compare(at, value, *answer);
        }
      }
      for (const auto& [key, value] : found.as_object()) {
        const bool named = expected.as_object().contains(key);
        if (fuel_index(key) && !named) compare(where + "." + std::string(key), 0, value);
      }
      return;
    }
    const auto is_options = [](const json::value& list) {
      return list.is_array() && !list.as_array().empty() && list.at(0).is_object();
    };
    bool same = expected == found;
    if (is_options(expected) && is_options(found)) {
      const auto& left = expected.as_array();
      const auto& right = found.as_array();
      same = std::is_permutation(left.begin(), left.end(), right.begin(), right.end());
    }
    if (same) return;
    wrong_.push_back(where + ": expected " + json::serialize(expected) + ", found " +
                     json::serialize(found));
  }

  // ---- the position ----

  void given(const json::object& given) {
    only("given", given,
         {"players", "player", "map", "stage", "plant", "plant_market", "stack", "resource_market",
          "supply"});
    const json::object none;
    const json::object& players =
        given.contains("player") ? given.at("player").as_object() : none;
    s_ = scene(given.contains("players") ? number(given.at("players"))
                                         : std::max(2, static_cast<int>(players.size())));
    if (given.contains("map")) compare("given.map", given.at("map"), json::value(game().map(s_).id));
    if (given.contains("stage")) s_.stage = static_cast<std::uint8_t>(number(given.at("stage")));
    // Last to first, so that an order that is found was not there before.
    std::reverse(s_.order.begin(), s_.order.end());
    for (int i = 0; i < s_.seats; ++i) s_.players[i].cash = kRich;
    for (const auto& [name, value] : players) player(std::string(name), value.as_object());
    plants(given);
    fuel(given);
  }

  void player(const std::string& name, const json::object& given) {
    only("given.player." + name, given,
         {"money", "plants", "highest_plant", "tokens", "cities", "cities_count"});
    const int at = static_cast<int>(names_.size());
    names_.push_back(name);
    if (const auto* money = given.if_contains("money")) s_.players[at].cash = number(*money);
    if (const auto* plants = given.if_contains("plants")) {
      for (const auto& id : plants->as_array()) give_plants(s_, at, {plant_number(id)});
    }
    if (const auto* plant = given.if_contains("highest_plant")) {
      give_plants(s_, at, {plant_number(*plant)});
    }
    if (const auto* held = given.if_contains("tokens")) set_fuel(s_, at, tokens(*held));
    if (const auto* cities = given.if_contains("cities")) {
      for (const auto& id : cities->as_array()) {
        s_.players[at].cities |= CitySet{1} << city(s_, text(id));
      }
      game().refresh_networks(s_);
    }
    if (const auto* cities = given.if_contains("cities_count")) {
      set_city_count(s_, at, number(*cities));
    }
  }

  void plants(const json::object& given) {
    if (const auto* market = given.if_contains("plant_market")) {
      s_.market.clear();
      for (const auto* row : {"current", "future"}) {
        for (const auto& id : market->at(row).as_array()) {
          s_.market.push_back(plant(plant_number(id)));
        }
      }
    }
    if (const auto* stack = given.if_contains("stack")) {
      set_stack(s_, {});
      for (const auto& id : stack->as_array()) s_.stack.insert(0, plant(plant_number(id)));
    }
  }

  // Tokens that lie neither on the market nor in the supply are with the players.
  void fuel(const json::object& given) {
    set_fuel_market(s_, {});
    if (!given.contains("resource_market")) return;
    const Tokens supply = tokens(given.at("supply"));
    for (int f = 0; f < kFuels; ++f) {
      const auto& spaces = given.at("resource_market").at(kFuelNames[f]);
      int count = 0;
      for (const auto& [space, held] : spaces.as_object()) count += number(held);
      s_.fuel_market[f] = static_cast<std::uint8_t>(count);
      s_.players[0].fuel[f] =
          static_cast<std::uint8_t>(game().data().resources[f].tokens - count - supply[f]);
      // The engine keeps numbers only: they must mean the very spaces that the example names.
      json::object meant;
      for (; count > 0; --count) {
        auto& held = meant[std::to_string(space_of(f, count))];
        held = held.is_null() ? 1 : number(held) + 1;
      }
      compare("given.resource_market", spaces, meant);
    }
  }

  // ---- the operations: each answers all that it can find ----

  json::object perform(const json::object& when) {
    const std::string op = text(when.at("op"));
    const auto args = [&](Keys keys) { only("when", when, keys); };
    if (op == "setup") return args({"op"}), setup();
    if (op == "determine_order") return args({"op"}), determine_order();
    if (op == "fuel_options") return args({"op", "plant"}), fuel_options(when);
    if (op == "storage_max") return args({"op", "player", "kind"}), storage_max(when);
    if (op == "storage_legal") return args({"op", "player", "queries"}), storage_legal(when);
    if (op == "connect_cost") return args({"op", "player", "city"}), connect_cost(when);
    if (op == "connect") return args({"op", "player", "cities", "cities_n"}), connect(when);
    if (op == "power") return args({"op", "player", "run"}), power(when);
    if (op == "refill") return args({"op", "query"}), refill(when);
    wrong_.push_back("when.op: unknown");
    return {};
  }

  json::object setup() {
    s_ = start(s_.seats);
    return {{"cheapest", market_column("price")},
            {"in_market", market_column("market")},
            {"supply", market_column("supply")},
            {"plant_market", plant_market()}};
  }

  json::object determine_order() {
    end_phase5();
    json::array order;
    for (const Seat each : s_.order) order.emplace_back(names_[index(each)]);
    return {{"order", order}};
  }

  // What one plant burns out of all that it can store.
  json::object fuel_options(const json::object& when) {
    const int id = plant_number(when.at("plant"));
    set_market(s_, {id});
    at_step(s_, Step::auction);
    State bidding = s_;
    play(bidding, "pick " + std::to_string(id));
    int bid = 1;
    while (bid < kRich && !offers(bidding, "bid " + std::to_string(bid))) ++bid;

    give_plants(s_, 0, {id});
    Tokens room{};
    for (int f = 0; f < kFuels; ++f) room[f] = static_cast<std::uint8_t>(room_for(0, f));
    json::array options;
    int powers = 0;
    for (int i = 0; i < (room[0] + 1) * (room[1] + 1) * (room[2] + 1) * (room[3] + 1); ++i) {
      Tokens held{};
      int rest = i;
      for (int f = 0; f < kFuels; ++f, rest /= room[f - 1] + 1) {
        held[f] = static_cast<std::uint8_t>(rest % (room[f] + 1));
      }
      if (!can_hold(0, held)) continue;
      State s = s_;
      set_fuel(s, 0, held);
      set_city_count(s, 0, 20);
      give_turn(s, Step::power, 0);
      for (const std::string& move : offered(s)) {
        if (move == "run nothing") continue;
        const Burnt run = burn(s, 0, move);
        powers = std::max(powers, run.supplied);
        json::object burnt;
        for (int f = 0; f < kFuels; ++f) {
          if (run.tokens[f] > 0) burnt[kFuelNames[f]] = run.tokens[f];
        }
        if (std::find(options.begin(), options.end(), json::value(burnt)) == options.end()) {
          options.emplace_back(burnt);
        }
      }
    }
    return {{"min_bid", bid},
            {"options", options},
            {"storage", by_fuel([&](int f) { return room[f]; })},
            {"powers", powers}};
  }

  json::object storage_max(const json::object& when) {
    return {{"max", room_for(seat(when), fuel_index(text(when.at("kind"))).value())}};
  }

  json::object storage_legal(const json::object& when) {
    json::array answers;
    for (const auto& query : when.at("queries").as_array()) {
      answers.emplace_back(can_hold(seat(when), tokens(query)));
    }
    return {{"answers", answers}};
  }

  json::object connect_cost(const json::object& when) {
    give_turn(s_, Step::build, seat(when));
    const auto total = price(s_, "build " + text(when.at("city")));
    if (!total) return {{"total", nullptr}};
    const auto cost =
        game().build_cost(s_, seat_at(seat(when)), city(s_, text(when.at("city"))));
    return {{"total", *total}, {"slot", cost.slot}, {"lines", cost.lines}};
  }

  // Cities by name, or so many of those that may be connected.
  json::object connect(const json::object& when) {
    const int who = seat(when);
    give_turn(s_, Step::build, who);
    std::vector<std::string> moves;
    if (const auto* cities = when.if_contains("cities")) {
      for (const auto& id : cities->as_array()) moves.push_back("build " + text(id));
    } else {
      const auto all = offered(s_);
      moves.assign(all.begin(), std::next(all.begin(), number(when.at("cities_n"))));
    }
    const State before = s_;
    json::array paid;
    for (const std::string& move : moves) {
      const int cash = s_.players[who].cash;
      carry_out(s_, move);
      paid.emplace_back(cash - s_.players[who].cash);
    }
    std::vector<int> removed;
    for (const Plant& each : game().data().plants) {
      if (!discarded(before, each.number) && discarded(s_, each.number)) {
        removed.push_back(each.number);
      }
    }
    return {{"paid_each", paid},
            {"paid", before.players[who].cash - s_.players[who].cash},
            {"removed", plant_ids(removed)},
            {"plant_market", plant_market()},
            {"player", players()}};
  }

  json::object power(const json::object& when) {
    const int who = seat(when);
    std::string plants;
    Tokens wanted{};
    for (const auto& run : when.at("run").as_array()) {
      plants += " " + std::to_string(plant_number(run.at("plant")));
      const Tokens burnt = tokens(run.at("burn"));
      for (int f = 0; f < kFuels; ++f) wanted[f] = static_cast<std::uint8_t>(wanted[f] + burnt[f]);
    }
    give_turn(s_, Step::power, who);
    const std::string move = "run" + (plants.empty() ? " nothing" : plants);
    const json::object supply = market_column("supply");
    const Burnt run = burn(s_, who, move);
    if (run.tokens != wanted) wrong_.push_back("when.run: burns something else");
    s_ = run.after;
    const json::object more = market_column("supply");
    return {{"produced", run.produced},
            {"supplied", run.supplied},
            {"income", run.income},
            {"player", players()},
            {"supply_gain", by_fuel([&](int f) {
               return number(more.at(kFuelNames[f])) - number(supply.at(kFuelNames[f]));
             })}};
  }

  // The second step of phase 5. The table asks for so many tokens as an empty market receives.
  json::object refill(const json::object& when) {
    const Tokens before = s_.fuel_market;
    end_phase5();
    const Tokens placed = difference(s_.fuel_market, before);
    if (const auto* query = when.if_contains("query")) {
      compare("when.query", "amounts", *query);
      return {{"amounts", by_fuel([&](int f) { return placed[f]; })}};
    }
    return {{"placed", by_fuel([&](int f) {
               json::array spaces;
               for (int n = 1; n <= placed[f]; ++n) spaces.emplace_back(space_of(f, before[f] + n));
               return spaces;
             })},
            {"supply", market_column("supply")},
            {"cheapest", market_column("price")}};
  }
  // ---- asking the engine ----

  int seat(const json::object& when) const {
    const auto at = std::find(names_.begin(), names_.end(), text(when.at("player")));
    return static_cast<int>(at - names_.begin()) % s_.seats;
  }

  const json::object& example_;
  State s_{};
  std::vector<std::string> names_;  // by seat
  std::vector<std::string> wrong_;
};

}  // namespace
}  // namespace pionek::power_grid::testing
