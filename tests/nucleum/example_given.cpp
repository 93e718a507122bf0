#include "tests/nucleum/example_given.hpp"

#include <algorithm>
#include <stdexcept>

namespace pionek::nucleum::testing {
namespace {

std::vector<int> numbers(const json::value& list) {
  std::vector<int> out;
  for (const auto& each : list.as_array()) out.push_back(number(each));
  return out;
}

// "turbine-3" or "laboratory-2" on a place.
void build(Given& given, const json::value& structure) {
  const std::string place = text(structure.at("place"));
  const std::string piece = text(structure.at("piece"));
  const int seat = given.seat(text(structure.at("owner")));
  const int row = piece.back() - '0';
  if (piece.starts_with("turbine")) return turbine(given.s, place, row, seat);
  if (piece.starts_with("mine")) return mine(given.s, place, row, 0, seat);
  const auto* lit = structure.as_object().if_contains("powered");
  own(given.s, place, piece, seat, lit != nullptr && lit->as_bool());
}

// So many buildings, wherever there is a plot.
void build_some(State& s, int count, int seat) {
  for (int id = 0; id < count; ++id) {
    const Building& what = data().buildings[id];
    const PlotSet free =
        game().map_of(s).showing[static_cast<std::size_t>(what.type)] & ~s.plots_taken;
    const auto name = [](Set set, int index) {
      return game().catalog().id({set, static_cast<std::uint16_t>(index)});
    };
    own(s, name(kPlotSet, std::countr_zero(free)), name(kBuildingSet, id), seat);
  }
}

void set_player(Given& given, int seat, const json::object& fields, Check& check) {
  check.only("given.player", fields,
             {"thaler", "workers", "reserve", "achievement", "vp", "income", "board_row", "markers",
              "built", "empty_slots"});
  State& s = given.s;
  Player& player = s.players[seat];
  const auto amount = [&](std::string_view key) {
    const auto* value = fields.if_contains(key);
    return static_cast<std::uint16_t>(value == nullptr ? 0 : number(*value));
  };
  player.thaler = amount("thaler");
  player.vp = amount("vp");
  player.achievements = amount("achievement");
  workers(s, amount("workers"), seat);
  board_row(s, amount("board_row"), seat);
  if (const auto* reserve = fields.if_contains("reserve")) player.reserve = byte(number(*reserve));
  if (const auto* income = fields.if_contains("income")) {
    for (const auto& [track, space] : income->as_object()) {
      player.income[thing(kTrackSet, track)] = byte(number(space) - 1);
    }
  }
  if (const auto* list = fields.if_contains("markers")) {
    player.recharges = byte(static_cast<int>(list->as_array().size()));
    for (const int value : numbers(*list)) {
      const int space = thing(kSpaceSet, std::to_string(value));
      player.markers[data().spaces[space].group] = byte(space);
    }
  }
  if (const auto* built = fields.if_contains("built")) {
    check.only("given.player.built", built->as_object(), {"urban_buildings"});
    build_some(s, number(built->at("urban_buildings")), seat);
  }
  if (const auto* empty = fields.if_contains("empty_slots")) {
    for (ContractId& each : player.slots) each = byte(thing(kContractSet, "c20"));
    for (const auto& each : empty->as_array())
      player.slots[thing(kSlotSet, text(each))] = kNoContract;
  }
}

// Stacks of any contracts of a colour.
template <class Stack>
void fill(Stack& stack, int count, Deck deck) {
  stack.clear();
  for (int id = 0; stack.size() < count; ++id) {
    if (data().contracts[id].deck == deck) stack.push_back(byte(id));
  }
}

void set_side_board(Given& given, const json::object& fields, Check& check) {
  State& s = given.s;
  if (const auto* stack = fields.if_contains("silver_stack")) {
    fill(s.silver, number(*stack), Deck::silver);
  }
  if (const auto* stack = fields.if_contains("gold_stack")) {
    fill(s.gold, number(*stack), Deck::gold);
  }
  if (const auto* market = fields.if_contains("market")) {
    for (std::size_t i = 0; i < s.market.size(); ++i) {
      s.market[i] = byte(thing(kContractSet, text(market->at(i))));
    }
  }
  if (const auto* prices = fields.if_contains("offer_prices")) {
    const auto listed = numbers(*prices);
    if (!std::equal(listed.begin(), listed.end(), data().prices.begin(), data().prices.end())) {
      check.complain("given.offer_prices: not those of the data");
    }
  }
  if (const auto* coal = fields.if_contains("coal")) {
    for (const auto& [area, wagons] : coal->as_object()) {
      s.cheap_wagons[thing(kAreaSet, area)] = byte(number(wagons.at("n1")));
      s.dear_wagons[thing(kAreaSet, area)] = byte(number(wagons.at("n2")));
    }
  }
  if (const auto* tiles = fields.if_contains("success_tiles")) {
    for (const auto& [segment, tile] : tiles->as_object()) {
      s.success[segment.back() - '1'] = byte(thing(kSuccessSet, text(tile)));
    }
  }
  if (const auto* plants = fields.if_contains("nucleum")) {
    for (const auto& city : plants->as_array()) nucleum(s, "plant-" + text(city));
  }
  if (const auto* segments = fields.if_contains("nucleum_on_segments")) {
    s.segment_nucleum = 0;
    for (const auto& segment : segments->as_array())
      add(s.segment_nucleum, text(segment).back() - '1');
  }
}

std::vector<std::string> read_colors(const json::object& given) {
  std::vector<std::string> colors;
  if (const auto* players = given.if_contains("players")) {
    for (const auto& each : players->as_array()) colors.push_back(text(each));
  } else {
    for (const auto& [color, fields] : given.at("player").as_object()) colors.emplace_back(color);
  }
  // The rules want two at least.
  for (const auto* spare : {"black", "grey"}) {
    if (colors.size() < 2) colors.emplace_back(spare);
  }
  return colors;
}

}  // namespace

int Given::seat(std::string_view color) const {
  const auto at = std::find(colors.begin(), colors.end(), color);
  if (at == colors.end()) throw std::runtime_error("nobody is " + std::string(color));
  return static_cast<int>(at - colors.begin());
}

void lay(Given& given, const json::value& track) {
  const std::string field =
      text(track.at("link")) + "-f" + std::to_string(number(track.at("field")));
  testing::track(given.s, field, given.seat(text(track.at("owner"))));
}

Given read_given(const json::object& fields, Check& check) {
  check.only("given", fields,
             {"map", "players", "tracks", "structures", "player", "offer_prices", "silver_stack",
              "gold_stack", "market", "uranium", "nucleum", "coal", "nucleum_on_segments",
              "success_tiles"});
  Given given{.s = {}, .colors = read_colors(fields)};
  given.s = scene(static_cast<int>(given.colors.size()));
  if (const auto* map = fields.if_contains("map")) {
    if (text(*map) != "map_3_4" || given.colors.size() < 3) {
      check.complain("given.map: not that of so many players");
    }
  }
  const auto each = [&](std::string_view key, auto&& use) {
    const auto* list = fields.if_contains(key);
    if (list == nullptr) return;
    for (const auto& item : list->as_array()) use(item);
  };
  each("tracks", [&](const json::value& item) { lay(given, item); });
  each("structures", [&](const json::value& item) { build(given, item); });
  if (const auto* players = fields.if_contains("player")) {
    for (const auto& [color, of] : players->as_object()) {
      set_player(given, given.seat(color), of.as_object(), check);
    }
  }
  if (const auto* uranium = fields.if_contains("uranium")) {
    for (const auto& [field, cubes] : uranium->as_object()) {
      const int at = thing(kMineSet, field);
      for (Player& player : given.s.players) {
        if (has(player.mine_fields, at)) player.cubes[player.mine_row(at)] = byte(number(cubes));
      }
    }
  }
  set_side_board(given, fields, check);
  return given;
}

}  // namespace pionek::nucleum::testing
