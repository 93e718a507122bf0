#include "tests/power_grid/example.hpp"

#include <algorithm>

#include "engine/power_grid/storage.hpp"
#include "engine/power_grid/words.hpp"
#include "tests/power_grid/example_given.hpp"

namespace pionek::power_grid::testing {
namespace {

// Gives a seat the first turn of a phase.
void give_turn(State& s, Step step, int seat) {
  const int at = s.order.find(seat_at(seat));
  std::swap(s.order[at], step == Step::power ? s.order.front() : s.order.back());
  at_step(s, step);
}

// The last choice of phase 5, after which the market is refilled and the next round begins.
void end_phase5(State& s) {
  at_step(s, Step::power, s.seats - 1);
  play(s, "run nothing");
}

// Somebody rich before a full market, without any tokens yet.
State buyer(State s, int seat) {
  s.players[seat].cash = 1000;
  set_fuel(s, seat, {});
  set_fuel_market(s, {24, 24, 24, 12});
  give_turn(s, Step::buy, seat);
  return s;
}

bool can_hold(const State& state, int seat, const Tokens& wanted) {
  State s = buyer(state, seat);
  for (int f = 0; f < kFuels; ++f) {
    const std::string move = "buy " + std::string(kFuelIds[f]);
    for (int i = 0; i < wanted[f]; ++i) {
      if (!offers(s, move)) return false;
      play(s, move);
    }
  }
  return true;
}

int room_for(const State& s, int seat, int fuel) {
  Tokens held{};
  while (can_hold(s, seat, held)) ++held[fuel];
  return held[fuel] - 1;
}

// A choice of phase 5 and what came of it.
struct Burning {
  State after;
  Tokens burnt{};
  int produced = 0;
  int supplied = 0;
  int income = 0;
};

Burning burning(const State& s, int seat, const std::string& text) {
  Burning out{.after = s};
  const Move move = parse_move(text, game().info().verbs, game().catalog()).value();
  Journal journal;
  game().play(out.after, move, journal);
  const Player& player = s.players[seat];
  unsigned chosen = 0;
  const ThingPack pack(move.n);
  for (int i = 0; i < pack.size(); ++i) {
    chosen |= 1U << player.plants.find(static_cast<PlantId>(pack[i]));
  }
  out.produced = run_of(game().data(), player, chosen).powers;
  for (int f = 0; f < kFuels; ++f) {
    out.burnt[f] = static_cast<std::uint8_t>(player.fuel[f] - out.after.players[seat].fuel[f]);
  }
  for (const JournalLine& line : journal.lines) {
    if (line.words.word != static_cast<std::uint16_t>(Word::log_income)) continue;
    out.supplied = line.words.args[1].value;
    out.income = line.words.args[2].value;
  }
  return out;
}

// The fuel of the description: its price, its tokens on the market or in the supply.
json::object fuel_column(const State& s, const char* column) {
  const json::object seen = tree(game().describe(s, nobody));
  return by_fuel([&](int f) { return seen.at("fuel").at(kFuelIds[f]).at(column); });
}

json::object plant_market(const State& s) {
  const json::object seen = tree(game().describe(s, nobody));
  const auto row = [&](const char* name) {
    std::vector<int> numbers;
    for (const auto& id : seen.at("market").at(name).as_array())
      numbers.push_back(std::stoi(text(id)));
    return plant_ids(numbers);
  };
  return {{"current", row("current")}, {"future", row("future")}};
}

class Example {
 public:
  Example(const json::object& example, Check& check) : check_(check) {
    check.only("example", example, {"id", "rules", "given", "when", "expect", "text"});
    Given given = read_given(example.at("given").as_object(), check);
    s_ = given.state;
    names_ = std::move(given.names);
    const json::object found = perform(example.at("when").as_object());
    check.compare("expect", example.at("expect"), found);
    if (example.at("expect").as_object().empty()) check.complain("expect: nothing to check");
  }

 private:
  // Each operation answers all that it can find.
  json::object perform(const json::object& when) {
    const std::string op = text(when.at("op"));
    const auto args = [&](std::initializer_list<std::string_view> keys) {
      check_.only("when", when, keys);
    };
    if (op == "setup") return args({"op"}), setup();
    if (op == "determine_order") return args({"op"}), determine_order();
    if (op == "fuel_options") return args({"op", "plant"}), fuel_options(when);
    if (op == "storage_max") return args({"op", "player", "kind"}), storage_max(when);
    if (op == "storage_legal") return args({"op", "player", "queries"}), storage_legal(when);
    if (op == "connect_cost") return args({"op", "player", "city"}), connect_cost(when);
    if (op == "connect") return args({"op", "player", "cities", "cities_n"}), connect(when);
    if (op == "power") return args({"op", "player", "run"}), power(when);
    if (op == "refill") return args({"op", "query"}), refill(when);
    check_.complain("when.op: unknown");
    return {};
  }

  json::object setup() {
    s_ = start(s_.seats);
    return {{"cheapest", fuel_column(s_, "price")},
            {"in_market", fuel_column(s_, "market")},
            {"supply", fuel_column(s_, "supply")},
            {"plant_market", plant_market(s_)}};
  }

  json::object determine_order() {
    end_phase5(s_);
    json::array order;
    for (const Seat each : s_.order) order.emplace_back(names_.at(index(each)));
    return {{"order", order}};
  }

  json::object fuel_options(const json::object& when) {
    const int id = plant_number(when.at("plant"));
    State owned = s_;
    give_plants(owned, 0, {id});
    set_city_count(owned, 0, 20);
    const json::object room = by_fuel([&](int f) { return room_for(owned, 0, f); });
    json::array options;
    int powers = 0;
    add_options(owned, {}, 0, options, powers);
    return {
        {"min_bid", lowest_bid(id)}, {"options", options}, {"storage", room}, {"powers", powers}};
  }

  int lowest_bid(int id) const {
    State s = s_;
    set_market(s, {id});
    at_step(s, Step::auction);
    play(s, "pick " + std::to_string(id));
    int bid = 0;
    while (bid < 1000 && !offers(s, "bid " + std::to_string(bid))) ++bid;
    return bid;
  }

  // Every way the plants of seat 0 can burn out of every holding they can store.
  static void add_options(State& s, Tokens held, int fuel, json::array& options, int& powers) {
    if (fuel < kFuels) {
      for (; can_hold(s, 0, held); ++held[fuel]) add_options(s, held, fuel + 1, options, powers);
      return;
    }
    set_fuel(s, 0, held);
    give_turn(s, Step::power, 0);
    for (const std::string& move : offered(s)) {
      if (move == "run nothing") continue;
      const Burning run = burning(s, 0, move);
      powers = std::max(powers, run.supplied);
      json::object burnt;
      for (int f = 0; f < kFuels; ++f) {
        if (run.burnt[f] > 0) burnt[kFuelIds[f]] = run.burnt[f];
      }
      const json::value option(burnt);
      if (std::find(options.begin(), options.end(), option) == options.end()) {
        options.push_back(option);
      }
    }
  }

  json::object storage_max(const json::object& when) {
    return {{"max", room_for(s_, seat(when), fuel_index(text(when.at("kind"))).value())}};
  }

  json::object storage_legal(const json::object& when) {
    json::array answers;
    for (const auto& query : when.at("queries").as_array()) {
      answers.emplace_back(can_hold(s_, seat(when), tokens(query)));
    }
    return {{"answers", answers}};
  }

  json::object connect_cost(const json::object& when) {
    const std::string id = text(when.at("city"));
    give_turn(s_, Step::build, seat(when));
    const auto total = price(s_, "build " + id);
    if (!total) return {{"total", nullptr}};
    const auto cost = game().build_cost(s_, seat_at(seat(when)), city(s_, id));
    return {{"total", *total}, {"slot", cost.slot}, {"lines", cost.lines}};
  }

  // Cities by name, or so many of those on offer.
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
      play(s_, move);
      paid.emplace_back(cash - s_.players[who].cash);
    }
    std::vector<int> removed;
    for (const Plant& each : game().data().plants) {
      if (discarded(s_, each.number) && !discarded(before, each.number)) {
        removed.push_back(each.number);
      }
    }
    return {{"paid_each", paid},
            {"paid", before.players[who].cash - s_.players[who].cash},
            {"removed", plant_ids(removed)},
            {"plant_market", plant_market(s_)},
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
    for (const std::string& each : offered(s_)) {
      if (each != move && !each.starts_with(move + " coal ")) continue;
      const Burning run = burning(s_, who, each);
      if (run.burnt == wanted) return power_result(run);
    }
    check_.complain("when.run: not on offer");
    return {};
  }

  json::object power_result(const Burning& run) {
    const auto gain = by_fuel([&](int f) {
      const auto fuel = static_cast<Fuel>(f);
      return game().supply(run.after, fuel) - game().supply(s_, fuel);
    });
    s_ = run.after;
    return {{"produced", run.produced},
            {"supplied", run.supplied},
            {"income", run.income},
            {"supply_gain", gain},
            {"player", players()}};
  }

  // With a query, what the table asks for: so much an empty market receives from a full supply.
  json::object refill(const json::object& when) {
    const Tokens before = s_.fuel_market;
    end_phase5(s_);
    if (const auto* query = when.if_contains("query")) {
      check_.compare("when.query", "amounts", *query);
      return {{"amounts", fuel_column(s_, "market")}};
    }
    const auto placed = by_fuel([&](int f) {
      json::array spaces;
      for (int n = before[f]; n < s_.fuel_market[f]; ++n) spaces.emplace_back(space_of(f, n + 1));
      return spaces;
    });
    return {{"placed", placed},
            {"supply", fuel_column(s_, "supply")},
            {"cheapest", fuel_column(s_, "price")}};
  }

  [[nodiscard]] int seat(const json::object& when) const {
    const auto at = std::find(names_.begin(), names_.end(), text(when.at("player")));
    if (at == names_.end()) check_.complain("when.player: unknown");
    return static_cast<int>(at - names_.begin()) % s_.seats;
  }

  [[nodiscard]] json::object players() const {
    json::object out;
    for (std::size_t i = 0; i < names_.size(); ++i) {
      const Player& player = s_.players[i];
      out[names_[i]] = json::object{{"money", player.cash},
                                    {"plants", plant_ids(numbers(s_, static_cast<int>(i)))},
                                    {"tokens", by_fuel([&](int f) { return player.fuel[f]; })}};
    }
    return out;
  }

  Check& check_;
  State s_{};
  std::vector<std::string> names_;  // by seat
};

}  // namespace

Complaints carry_out(const json::object& example) {
  FuelCheck check;
  const Example carried_out(example, check);
  return check.complaints();
}

}  // namespace pionek::power_grid::testing
