#include "tests/nucleum/example.hpp"

#include <algorithm>

#include "tests/nucleum/example_given.hpp"

namespace pionek::nucleum::testing {
namespace {

std::string id_of(Set set, int index) {
  return game().catalog().id({set, static_cast<std::uint16_t>(index)});
}

// Lists of names in any order mean the same.
class AnyOrder : public Check {
  [[nodiscard]] bool same(const json::value& expected, const json::value& found) const override {
    if (!expected.is_array() || !found.is_array()) return expected == found;
    const auto sorted = [](const json::value& list) {
      std::vector<std::string> out;
      for (const auto& each : list.as_array()) out.push_back(json::serialize(each));
      std::sort(out.begin(), out.end());
      return out;
    };
    return sorted(expected) == sorted(found);
  }
};

class Example {
 public:
  Example(const json::object& example, Check& check) : check_(check) {
    check.only("example", example, {"id", "rules", "given", "when", "expect", "text"});
    given_ = read_given(example.at("given").as_object(), check);
    const json::object& expected = example.at("expect").as_object();
    check.compare("expect", expected, perform(example.at("when").as_object()));
    if (expected.empty()) check.complain("expect: nothing to check");
  }

 private:
  json::object perform(const json::object& when) {
    const auto is = [&](std::string_view key, std::string_view value) {
      const auto* field = when.if_contains(key);
      return field != nullptr && text(*field) == value;
    };
    const auto args = [&](std::initializer_list<std::string_view> keys) {
      check_.only("when", when, keys);
    };
    if (const auto* color = when.if_contains("player")) seat_ = given_.seat(text(*color));
    if (is("query", "networks")) return args({"query", "player", "place_tracks"}), networks(when);
    if (is("query", "max_uranium")) return args({"query", "player", "plant"}), uranium(when);
    if (is("action", "urbanize")) {
      return args({"action", "player", "piece", "city", "query"}), urbanize(when);
    }
    if (is("action", "industrialize")) {
      return args({"action", "player", "query", "cities"}), industrialize();
    }
    if (is("action", "develop")) {
      return args({"action", "player", "first_position", "query"}), develop(when);
    }
    if (is("action", "energize")) {
      return args({"action", "player", "plant", "uranium", "coal", "target", "bonus_energy"}),
             energize(when);
    }
    if (is("turn", "A")) return args({"turn", "steps", "player"}), contract(when);
    if (is("step", "income")) return args({"step", "player"}), income();
    if (is("then", "kings_scoring")) return args({"step", "player", "space", "then"}), kings(when);
    if (is("step", "place_marker")) return args({"step", "player", "space"}), marker(when);
    if (is("step", "score_success")) return args({"step"}), success();
    if (is("step", "score_powered")) return args({"step", "player"}), powered_buildings();
    if (is("step", "score_income_bonus")) {
      return args({"step", "player"}), json::object{{"vp", points_by(s(), "NU-1610", seat_)}};
    }
    check_.complain("when: unknown");
    return {};
  }

  State& s() { return given_.s; }
  Player& player() { return given_.s.players[seat_]; }

  json::object networks(const json::object& when) {
    if (const auto* tracks = when.if_contains("place_tracks")) {
      for (const auto& track : tracks->as_array()) lay(given_, track);
    }
    const json::object view = tree(game().describe(s(), nobody));
    json::array sorted;
    for (const auto& network : view.at("players").at(seat_).at("networks").as_array()) {
      std::vector<std::string> cities;
      for (const auto& city : network.as_array()) cities.push_back(text(city));
      std::sort(cities.begin(), cities.end());
      sorted.push_back(json::value_from(cities));
    }
    return {{"networks", sorted}};
  }

  json::object uranium(const json::object& when) {
    const Action action = data().actions[thing(kActionSet, "energize")];
    const int plant = thing(kPlantSet, "plant-" + text(when.at("plant")));
    return {{"max_uranium", game().feed(s(), seat_at(seat_), action, plant).cubes}};
  }

  json::object urbanize(const json::object& when) {
    at_action(s(), "urbanize", seat_);
    play(s(), "building " + text(when.at("piece")));
    json::object legal;
    json::array illegal;
    json::object after;
    for_each_bit(game().map_of(s()).plots_in[thing(kCitySet, text(when.at("city")))], [&](int at) {
      const std::string plot = id_of(kPlotSet, at);
      const auto cost = price(s(), "plot " + plot);
      if (!cost) return static_cast<void>(illegal.emplace_back(plot));
      legal[plot] = json::object{{"cost_thaler", *cost}};
      State chosen = s();
      play(chosen, "plot " + plot);
      after[plot] = json::object{{"thaler", chosen.players[seat_].thaler}};
    });
    return {{"legal_plots", legal}, {"illegal_plots", illegal}, {"after_choice", after}};
  }

  json::object industrialize() {
    json::object found;
    for (const auto& [kind, set] : {std::pair{"mine", kMineSet}, {"turbine", kTurbineSet}}) {
      State chosen = s();
      at_action(chosen, "industrialize", seat_);
      play(chosen, "piece " + std::string(kind) + "-1");
      json::object places;
      for (const std::string& move : offered(chosen, kind)) {
        const std::string place = move.substr(move.find(' ') + 1);
        json::object figures{{"extra_thaler", *price(chosen, move)}};
        if (set == kMineSet) {
          figures["bonus_uranium"] = game().map_of(chosen).mine_bonus[thing(set, place)];
        }
        places[place] = figures;
      }
      found[kind] = places;
    }
    return found;
  }

  json::object second_purchase(std::string_view action, int first) {
    State chosen = s();
    at_action(chosen, action, seat_);
    play(chosen, "buy " + id_of(kTileSet, chosen.offer[first - 1]));
    json::array positions;
    json::object after;
    for (int place = 1; place <= kOffer; ++place) {
      if (chosen.offer[place - 1] == kNoTile) continue;
      const std::string move = "buy " + id_of(kTileSet, chosen.offer[place - 1]);
      if (!offers(chosen, move)) continue;
      positions.push_back(place);
      State bought = chosen;
      play(bought, move);
      after[std::to_string(place)] = bought.players[seat_].thaler;
    }
    return {{"legal_second_positions", positions}, {"thaler_after", after}};
  }

  json::object develop(const json::object& when) {
    const int first = number(when.at("first_position"));
    json::object found = second_purchase("develop", first);
    found["with_discount_1"] = second_purchase("develop-1", first);
    return found;
  }

  json::object energize(const json::object& when) {
    const std::string target = text(when.at("target"));
    const int plot = thing(kPlotSet, target);
    const int plant = thing(kPlantSet, "plant-" + text(when.at("plant")));
    at_action(s(), "energize", seat_);
    const Feed feed =
        game().feed(s(), seat_at(seat_), data().actions[thing(kActionSet, "energize")], plant);
    json::array areas;
    for (int area = 0; area < kAreas; ++area) {
      if (feed.area[area].open()) areas.emplace_back(id_of(kAreaSet, area));
    }
    std::string fuel = "fuel";
    int energy = feed.energy;
    if (const int cubes = number(when.at("uranium")); cubes > 0) {
      fuel += " uranium " + std::to_string(cubes);
      energy += cubes * feed.per_cube;
    }
    for (const auto& [area, wagons] : when.at("coal").as_object()) {
      fuel += " " + std::string(area) + " " + std::to_string(number(wagons));
      energy += number(wagons);
    }
    play(s(), "power " + target);
    if (step(s()) == Step::plant) play(s(), "plant " + id_of(kPlantSet, plant));
    if (step(s()) == Step::fuel) play(s(), fuel);
    json::object coal;
    for (int area = 0; area < kAreas; ++area) {
      coal[id_of(kAreaSet, area)] =
          json::object{{"n1", s().cheap_wagons[area]}, {"n2", s().dear_wagons[area]}};
    }
    return {{"energy", energy},
            {"thaler", player().thaler},
            {"achievement", player().achievements},
            {"coal", coal},
            {"uranium", uranium_left()},
            {"unlock_tech_level", step(s()) == Step::unlock ? int{s().agenda.top().n} : 0},
            {"powered", has(s().powered, plot) ? json::array{target} : json::array{}},
            {"reachable_coal_areas", areas}};
  }

  json::object uranium_left() {
    json::object left;
    for (int row = 0; row < kRows; ++row) {
      if (player().mine_at[row] == kNowhere) continue;
      left[id_of(kMineSet, player().mine_at[row])] = player().cubes[row];
    }
    return left;
  }

  json::object contract(const json::object& when) {
    at_turn(s(), seat_);
    pool(s(), {"at20"}, seat_);  // sign a contract, achievement
    play(s(), "play at20");
    for (const auto& item : when.at("steps").as_array()) {
      const json::object& each = item.as_object();
      check_.only("when.steps", each, {"action", "take", "slot", "fulfil", "uranium_to"});
      if (each.contains("action")) {
        play_all(s(), {"do at20.1", "sign " + text(each.at("take"))});
        if (step(s()) == Step::slot) play(s(), "slot " + text(each.at("slot")));
      } else {
        play(s(), "fulfil " + text(each.at("fulfil")));
      }
      for (const auto& mine : each.at("uranium_to").as_array()) play(s(), "store " + text(mine));
    }
    json::array fulfilled;
    for_each_bit(player().fulfilled,
                 [&](int id) { fulfilled.emplace_back(id_of(kContractSet, id)); });
    const bool empty = player().slots[thing(kSlotSet, "slot3")] == kNoContract;
    const auto left = std::count(s().market.begin(), s().market.end(), kNoContract);
    return {{"uranium", uranium_left()},     {"vp", player().vp},
            {"gold_stack", s().gold.size()}, {"silver_stack", s().silver.size()},
            {"market_size", kMarket - left}, {"slot3", empty ? "empty" : "taken"},
            {"fulfilled", fulfilled}};
  }

  // What comes before the marker is placed.
  json::object income() {
    at_turn(s(), seat_);
    player().achievements = 1;
    play(s(), "recharge");
    return {{"thaler", player().thaler}, {"workers", player().workers}, {"vp", player().vp}};
  }

  json::object marker(const json::object& when) {
    at_turn(s(), seat_);
    play(s(), "recharge");
    json::array legal;
    for (const std::string& move : offered(s(), "mark")) {
      const std::string space = move.substr(move.find(' ') + 1);
      legal.push_back(space == "start" ? 0 : std::stoi(space));
    }
    const int space = thing(kSpaceSet, std::to_string(number(when.at("space"))));
    const Space& where = data().spaces[space];
    State chosen = s();
    const bool token = has(s().segment_nucleum, where.segment);
    json::array plants;
    for (const Plant& plant : data().plants) {
      const auto at = &plant - data().plants.data();
      if (plant.nucleum && !has(s().nucleum, static_cast<int>(at))) {
        plants.emplace_back(id_of(kCitySet, plant.city));
      }
    }
    play(chosen, "mark " + id_of(kSpaceSet, space));
    while (chosen.current == seat_) {
      play(chosen, step(chosen) == Step::nucleum ? "nucleum plant-glashutte" : "swap");
    }
    return {{"legal_spaces", legal},
            {"multiplier", data().multiplier[where.group]},
            {"segment", "seg" + std::to_string(where.segment + 1)},
            {"must_place_nucleum", token && chosen.segment_nucleum != s().segment_nucleum},
            {"nucleum_choices", plants},
            {"achievement_after_recharge", chosen.players[seat_].achievements}};
  }

  json::object kings(const json::object& when) {
    at_turn(s(), seat_);
    s().segment_nucleum = 0;
    player().achievements = static_cast<std::uint16_t>(number(when.at("space")));
    play_all(s(), {"recharge", "mark " + std::to_string(number(when.at("space")))});
    json::object gain;
    for (std::size_t i = 0; i < given_.colors.size(); ++i) {
      gain[given_.colors[i]] = s().players[i].vp;
    }
    return {{"vp_gain", gain}};
  }

  json::object success() {
    json::object gain;
    json::object pair;
    for (std::size_t i = 0; i < given_.colors.size(); ++i) {
      const int points = points_by(s(), "NU-1602", static_cast<int>(i));
      const int pairs = std::popcount(s().players[i].plots) / 2;
      gain[given_.colors[i]] = points;
      pair[given_.colors[i]] = pairs == 0 ? 0 : points / pairs;
    }
    return {{"vp_gain", gain}, {"per_pair", pair}};
  }

  json::object powered_buildings() {
    json::object vp;
    int total = 0;
    for_each_bit(player().plots & s().powered, [&](int plot) {
      const int each = game().building_vp(s(), seat_at(seat_), plot);
      vp[id_of(kPlotSet, plot)] = each;
      total += each;
    });
    return {{"vp", vp}, {"total", total}};
  }

  Check& check_;
  Given given_;
  int seat_ = 0;
};

}  // namespace

Complaints carry_out(const json::object& example) {
  AnyOrder check;
  const Example carried_out(example, check);
  return check.complaints();
}

}  // namespace pionek::nucleum::testing
