// Reading effects and counts: what the data files may say, and where.
#include <algorithm>

#include "engine/nucleum/loading.hpp"

namespace pionek::nucleum {
namespace {

using Code = Op::Code;

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

// ---- the operations ----
Op read_plain(const JsonReader& item, Code code, const Data& /*data*/) {
  item.only({"op"});
  return {code};
}

Op read_gain(const JsonReader& item, Code code, const Data& /*data*/) {
  item.only({"op", "n"});
  return {code, read_byte(item["n"], 1, 30)};
}

Op read_unlock(const JsonReader& item, Code code, const Data& /*data*/) {
  item.only({"op", "level"});
  return {code, read_byte(item["level"], 1, 3)};
}

Op read_advance(const JsonReader& item, Code /*code*/, const Data& /*data*/) {
  item.only({"op", "track", "n"});
  constexpr std::array<std::string_view, kIncomes + 1> kTracks{kIncomeIds[0], kIncomeIds[1],
                                                               kIncomeIds[2], "any"};
  const int track = item["track"].one_of(kTracks);
  const std::uint8_t n = read_byte(item["n"], 1, 9);
  if (track == kIncomes) return {Code::income_any, n};
  return {Code::income, n, static_cast<std::uint8_t>(track)};
}

// The options follow.
Op read_choice(const JsonReader& item, Code code, const Data& /*data*/) {
  item.only({"op", "options"});
  return {code, static_cast<std::uint8_t>(item["options"].size(2, 2))};
}

Op read_act(const JsonReader& item, Code code, const Data& data) {
  item.only({"op", "action"});
  const int action = read_thing(item["action"], data.catalog, kActionSet);
  return {code, 0, static_cast<std::uint8_t>(action)};
}

Op read_take(const JsonReader& item, Code code, const Data& /*data*/) {
  item.only({"op", "discount_thaler", "then_track"});
  return {code, read_byte(item["discount_thaler"], 0, 9),
          static_cast<std::uint8_t>(item["then_track"].boolean() ? 1 : 0)};
}

struct OpKind {
  std::string_view name;
  Code code;
  Op (*read)(const JsonReader& item, Code code, const Data& data);
};
constexpr auto kOps = std::to_array<OpKind>({{"gain_vp", Code::vp, read_gain},
                                             {"gain_thaler", Code::thaler, read_gain},
                                             {"gain_worker", Code::worker, read_gain},
                                             {"gain_uranium", Code::uranium, read_gain},
                                             {"gain_achievement", Code::achievement, read_gain},
                                             {"unlock_tech", Code::unlock, read_unlock},
                                             {"advance_income", Code::income, read_advance},
                                             {"pay_thaler", Code::pay, read_gain},
                                             {"choose_one", Code::choose, read_choice},
                                             {"act", Code::act, read_act},
                                             {"take_tile", Code::tile, read_take},
                                             {"take_special_tiles", Code::special, read_plain},
                                             {"other_slot_reward", Code::other_slot, read_plain}});
// A choice is between workers or thaler, or one of them and a tile.
constexpr auto kChoices = std::to_array<OpKind>({{"gain_worker", Code::worker, read_gain},
                                                 {"gain_thaler", Code::thaler, read_gain},
                                                 {"take_tile", Code::tile, read_take}});

template <std::size_t Count>
Op read_one_of(const std::array<OpKind, Count>& kinds, const JsonReader& item, const Data& data) {
  std::array<std::string_view, Count> names;
  for (std::size_t i = 0; i < Count; ++i) names[i] = kinds[i].name;
  const OpKind& kind = kinds[static_cast<std::size_t>(item["op"].one_of(names))];
  return item.ok() ? kind.read(item, kind.code, data) : Op{};
}

void read_options(const JsonReader& options, const Data& data, std::vector<Op>& ops) {
  for (std::size_t i = 0; i < options.size() && options.ok(); ++i) {
    const auto option = options.at(i);
    ops.push_back(read_one_of(kChoices, option, data));
    if (i > 0 && ops.back().code == ops[ops.size() - 2].code) {
      option["op"].fail("both options are of one kind", "two different ones");
    }
    if (ops.back().arg != 0) option["then_track"].fail("found true", "false in a choice");
  }
}

void read_op(const JsonReader& item, Place place, const Data& data, std::vector<Op>& ops) {
  const Op op = read_one_of(kOps, item, data);
  ops.push_back(op);
  if (op.code == Code::choose) read_options(item["options"], data, ops);
  if (item.ok() && !allowed(op.code, place)) {
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
