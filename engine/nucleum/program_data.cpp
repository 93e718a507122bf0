// Reading effects and counts: what the data files may say, and where.
#include <algorithm>

#include "engine/nucleum/loading.hpp"

namespace pionek::nucleum {
namespace {

using Code = Op::Code;

constexpr std::array<Code, 5> kGains{Code::vp, Code::thaler, Code::worker, Code::uranium,
                                     Code::achievement};

bool allowed(Code code, Place place) {
  switch (code) {
    case Code::unlock:
      return place == Place::reward;
    case Code::pay:
      return place == Place::subsidy;
    case Code::choose:
      return place == Place::subsidy || place == Place::trigger;
    case Code::tile:
    case Code::act:
    case Code::special:
      return place == Place::immediate;
    case Code::other_slot:
      return place == Place::contract;
    default:
      return true;
  }
}

Op read_tile_op(const JsonReader& item) {
  item.only({"op", "discount_thaler", "then_track"});
  return {Code::tile, read_byte(item["discount_thaler"], 0, 9),
          static_cast<std::uint8_t>(item["then_track"].boolean() ? 1 : 0)};
}

Op read_gain(const JsonReader& item, Code code) {
  item.only({"op", "n"});
  return {code, read_byte(item["n"], 1, 30)};
}

// A choice is between workers or thaler, or one of them and a tile.
void read_choice(const JsonReader& item, std::vector<Op>& ops) {
  item.only({"op", "options"});
  const auto options = item["options"];
  ops.push_back({Code::choose, static_cast<std::uint8_t>(options.size(2, 2))});
  for (std::size_t i = 0; i < options.size() && item.ok(); ++i) {
    const auto option = options.at(i);
    constexpr std::array<std::string_view, 3> kChoices{"gain_worker", "gain_thaler", "take_tile"};
    constexpr std::array<Code, 2> kCodes{Code::worker, Code::thaler};
    const int which = option["op"].one_of(kChoices);
    ops.push_back(which < 2 ? read_gain(option, kCodes[which]) : read_tile_op(option));
    if (i > 0 && item.ok() && ops.back().code == ops[ops.size() - 2].code) {
      option["op"].fail("both options are of one kind", "two different ones");
    }
    if (item.ok() && ops.back().arg != 0) {
      option["then_track"].fail("found true", "false in a choice");
    }
  }
}

void read_op(const JsonReader& item, Place place, Data& data, std::vector<Op>& ops) {
  constexpr std::array<std::string_view, 13> kNames{
      "gain_vp",     "gain_thaler",        "gain_worker",      "gain_uranium", "gain_achievement",
      "unlock_tech", "advance_income",     "pay_thaler",       "choose_one",   "act",
      "take_tile",   "take_special_tiles", "other_slot_reward"};
  const int which = item["op"].one_of(kNames);
  if (!item.ok()) return;
  const std::size_t before = ops.size();
  switch (which) {
    case 5:
      item.only({"op", "level"});
      ops.push_back({Code::unlock, read_byte(item["level"], 1, 3)});
      break;
    case 6: {
      item.only({"op", "track", "n"});
      constexpr std::array<std::string_view, 4> kTracks{kIncomeIds[0], kIncomeIds[1], kIncomeIds[2],
                                                        "any"};
      const int track = item["track"].one_of(kTracks);
      const std::uint8_t n = read_byte(item["n"], 1, 9);
      ops.push_back(track == kIncomes ? Op{Code::income_any, n}
                                      : Op{Code::income, n, static_cast<std::uint8_t>(track)});
      break;
    }
    case 7:
      ops.push_back(read_gain(item, Code::pay));
      break;
    case 8:
      read_choice(item, ops);
      break;
    case 9: {
      item.only({"op", "action"});
      const int action = read_thing(item["action"], data.catalog, kActionSet);
      ops.push_back({Code::act, 0, static_cast<std::uint8_t>(action)});
      break;
    }
    case 10:
      ops.push_back(read_tile_op(item));
      break;
    case 11:
      item.only({"op"});
      ops.push_back({Code::special});
      break;
    case 12:
      item.only({"op"});
      ops.push_back({Code::other_slot});
      break;
    default:
      ops.push_back(read_gain(item, kGains[which]));
  }
  if (item.ok() && !allowed(ops[before].code, place)) {
    item["op"].fail("found '" + item["op"].string() + "'", "an effect that may stand here");
  }
}

constexpr std::array<std::string_view, 21> kCounts{"structures_in_color",
                                                   "residences",
                                                   "factories",
                                                   "laboratories",
                                                   "governments",
                                                   "urban_buildings",
                                                   "mines",
                                                   "turbines",
                                                   "tracks",
                                                   "action_tiles",
                                                   "achievements",
                                                   "powered_buildings",
                                                   "buildings_in_city",
                                                   "powered_in_city",
                                                   "largest_network",
                                                   "building_colors",
                                                   "contracts_done",
                                                   "uranium",
                                                   "structure_cities",
                                                   "powered_cities",
                                                   "markers_from"};

}  // namespace

ProgramId read_program(const JsonReader& list, Place place, const std::string& rule, Data& data) {
  constexpr std::size_t kMostOps = 4;
  std::vector<Op> ops;
  for (std::size_t i = 0; i < list.size(0, kMostOps) && list.ok(); ++i) {
    read_op(list.at(i), place, data, ops);
  }
  if (!list.ok()) return 0;
  // A subsidy is paid for before it brings anything, and an action or a tile is a program's last.
  for (std::size_t i = 0; i < ops.size(); ++i) {
    const bool first_only = ops[i].code == Code::pay && i > 0;
    const bool last_only =
        (ops[i].code == Code::act || (ops[i].code == Code::tile && place == Place::immediate)) &&
        i + 1 < ops.size();
    if (first_only || last_only)
      list.fail("the effects are out of order", "payments first, actions last");
  }
  return data.programs.add(ops, rule);
}

Count read_count(const JsonReader& item, const Data& data) {
  Count count;
  count.what = static_cast<Count::What>(item["what"].one_of(kCounts));
  switch (count.what) {
    case Count::What::structures_in_color:
      count.which =
          static_cast<std::uint8_t>(item["color"].one_of(std::span(kColorIds).first(kColors)));
      break;
    case Count::What::buildings_in_city:
    case Count::What::powered_in_city:
      count.which = static_cast<std::uint8_t>(read_thing(item["city"], data.catalog, kCitySet));
      break;
    case Count::What::markers_from:
      count.which = read_byte(item["space"], 1, 255);
      break;
    default:
      break;
  }
  return count;
}

Generator read_turbine(const JsonReader& item, Data& data) {
  Generator turbine;
  item.leave({"text"});
  if (item.has("modifiers")) {
    const auto modifiers = item["modifiers"];
    modifiers.only({"coal_discount_thaler", "bonus_energy", "energy_per_uranium"});
    const auto figure = [&](std::string_view key) {
      return modifiers.has(key) ? read_byte(modifiers[key], 1, 9) : std::uint8_t{0};
    };
    turbine.coal_discount = figure("coal_discount_thaler");
    turbine.energy = figure("bonus_energy");
    turbine.per_uranium = figure("energy_per_uranium");
  }
  if (item.has("after_energize")) {
    turbine.after = read_program(item["after_energize"], Place::bonus, "NU-1014", data);
  }
  return turbine;
}

}  // namespace pionek::nucleum
