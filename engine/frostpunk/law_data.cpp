// Laws and technologies: what they do when they come into force and what they change from then on.
#include "engine/frostpunk/loading.hpp"

namespace pionek::frostpunk {
namespace {

// In the order of Mod.
constexpr std::array<std::string_view, kMods> kModIds{
    "hunting_per2",       "child_actions",    "shelter_bonus", "ruins_shelter", "feed_discount",
    "gather_limit",       "building_bonus",   "medical_alt",   "tree_gather",   "emergency_shift",
    "preparation_option", "generator_safety", "scout_bonus",   "insulation",    "range_bonus",
    "stoke_bonus",        "automaton_free",   "snow_warm",     "snow_bonus"};
constexpr std::array<std::string_view, kBonuses> kBonusIds{"food", "coal",  "wood",
                                                           "cure", "treat", "overload"};

BuildingSet read_building_set(const JsonReader& list, const Data& data) {
  BuildingSet set = 0;
  for (std::size_t i = 0; i < list.size(1, kMaxBuildings) && list.ok(); ++i) {
    set |= BuildingSet{1} << read_thing(list.at(i), data.catalog, kBuildingSet);
  }
  return set;
}

// What children may do: a = gather, b = markers from a Gathering Post.
void read_child_actions(const JsonReader& item, const Data& data, Modifier& out) {
  static constexpr std::array<std::string_view, 1> kActions{"gather"};
  if (item.has("actions")) {
    const auto list = item["actions"];
    for (std::size_t i = 0; i < list.size(1, 1) && item.ok(); ++i) {
      static_cast<void>(list.at(i).one_of(kActions));
      out.a = 1;
    }
  }
  out.buildings = read_building_set(item["buildings"], data);
  if (item.has("hut_limit")) out.b = read_byte(item["hut_limit"], 1, 9);
}

void read_bonus(const JsonReader& item, const Data& data, Modifier& out) {
  out.buildings = read_building_set(item["buildings"], data);
  for (int i = 0; i < kBonuses; ++i) {
    if (!item.has(kBonusIds[i])) continue;
    out.bonus[i] = static_cast<std::int8_t>(item[kBonusIds[i]].integer(-9, 9));
  }
}

void read_pawns(const JsonReader& list, Modifier& out) {
  for (std::size_t i = 0; i < list.size(1, kPawns) && list.ok(); ++i) {
    out.pawns = static_cast<std::uint8_t>(out.pawns | 1 << list.at(i).one_of(kPawnIds));
  }
}

Modifier read_modifier(const JsonReader& item, Mod mod, Data& data, Compiler& compiler) {
  Modifier out;
  const auto figure = [&](std::string_view key) { return read_byte(item[key], 1, 20); };
  switch (mod) {
    case Mod::hunting_per2:
    case Mod::shelter_bonus:
    case Mod::gather_limit:
      out.a = figure("n");
      break;
    case Mod::ruins_shelter:
      out.a = figure("places");
      break;
    case Mod::feed_discount:
      out.a = figure("n");
      out.after = compiler.effect(item, "after");
      break;
    case Mod::child_actions:
      read_child_actions(item, data, out);
      break;
    case Mod::building_bonus:
      read_bonus(item, data, out);
      break;
    case Mod::medical_alt:
      out.buildings = read_building_set(item["buildings"], data);
      compiler.speak_of(Need::building);
      out.choice = compiler.option(item);
      compiler.speak_of(Need::nothing);
      break;
    case Mod::tree_gather:
      read_pawns(item["pawns"], out);
      out.a = figure("wood");
      break;
    case Mod::emergency_shift:
      out.effect = compiler.effect(item["do"]);
      out.after = compiler.effect(item, "after");
      break;
    case Mod::preparation_option: {
      const Choice choice = compiler.choice(item);
      out.effect = choice.start;
      out.costs = choice.costs;
      break;
    }
    case Mod::generator_safety:
      out.a = figure("absorb");
      break;
    case Mod::scout_bonus:
      out.a = figure("on_send");
      out.b = figure("on_continue");
      break;
    case Mod::insulation:
      out.buildings = read_building_set(item["buildings"], data);
      out.a = static_cast<std::uint8_t>(item["level"].one_of(kLevelIds));
      break;
    case Mod::range_bonus:
      out.a = static_cast<std::uint8_t>(item["color"].one_of(std::span(kLevelIds).first(kRanges)));
      out.b = figure("n");
      break;
    case Mod::stoke_bonus:
      out.a = figure("first_coal");
      break;
    case Mod::automaton_free:
      out.a = figure("per_round");
      break;
    case Mod::snow_warm:
      break;
    case Mod::snow_bonus:
      out.a = figure("near");
      break;
  }
  return out;
}

void read_unlocked(const JsonReader& list, int law, Data& data) {
  for (std::size_t i = 0; i < list.size(1, 8) && list.ok(); ++i) {
    const int id = read_thing(list.at(i)["building"], data.catalog, kBuildingSet);
    Building& building = data.buildings[id];
    if (list.ok() && building.unlocked_by != 0) {
      list.at(i)["building"].fail("another law unlocks it", "one law for each building");
    }
    building.unlocked_by = static_cast<std::uint16_t>(1U << law);
    building.price = read_price(list.at(i)["cost"]);
  }
}

// Its two consequence cards say the same of it.
void read_consequences(const JsonReader& list, Law& law, const Data& data) {
  for (std::size_t i = 0; i < list.size(2, 2) && list.ok(); ++i) {
    const int card = read_thing(list.at(i), data.catalog, kCardSet);
    if (list.ok() && !data.is_dusk(static_cast<CardId>(card))) {
      list.at(i).fail("found '" + list.at(i).string() + "'", "a dusk card");
    }
    law.consequences[i] = static_cast<std::uint8_t>(card);
  }
}

}  // namespace

void read_passive(const JsonReader& list, Force source, Data& data, Compiler& compiler) {
  for (std::size_t i = 0; i < list.size(1, 4) && list.ok(); ++i) {
    const auto mod = static_cast<Mod>(list.at(i)["mod"].one_of(kModIds));
    if (!list.ok()) return;
    Modifier modifier = read_modifier(list.at(i), mod, data, compiler);
    modifier.source = source;
    data.modifiers[static_cast<std::size_t>(mod)].push_back(modifier);
  }
}

void read_law_names(const JsonReader& file, Data& data) {
  data.catalog.add_set("law");
  const auto list = file["laws"];
  read_names(list, data.decks.laws, data);
}

void read_laws(const JsonReader& file, Data& data, Compiler& compiler) {
  const auto list = file["laws"];
  for (std::size_t i = 0; i < list.size() && file.ok(); ++i) {
    const auto item = list.at(i);
    item.leave({"flavour", "text"});
    compiler.begin(item, item["id"].string());
    Law law;
    if (item.has("pair")) {
      law.pair = static_cast<std::uint8_t>(read_thing(item["pair"], data.catalog, kLawSet));
    }
    law.effect = compiler.effect(item, "do");
    if (item.has("passive")) read_passive(item["passive"], Force{1} << i, data, compiler);
    if (item.has("unlock")) read_unlocked(item["unlock"], static_cast<int>(i), data);
    read_consequences(item["consequences"], law, data);
    data.laws.push_back(law);
    compiler.end(item);
  }
  int drawn = 0;
  for (int i = 0; i < data.laws.size() && file.ok(); ++i) {
    const int pair = data.laws[i].pair;
    drawn += pair == kMaxLaws ? 1 : 0;
    if (pair < kMaxLaws && (pair == i || data.laws[pair].pair != i)) {
      list.at(i)["pair"].fail("the other law has another pair", "pairs of two laws");
    }
  }
  data.most_laws = static_cast<int>(file["most"].integer(1, kMaxLaws));
  data.drawn_laws = static_cast<int>(file["drawn"].integer(0, drawn));
}

void read_tech_names(const JsonReader& file, Data& data) {
  data.catalog.add_set("tech");
  const auto list = file["cards"];
  read_names(list, data.decks.technologies, data);
  static_cast<void>(file["dealt"].integer(kDealtTechs, kDealtTechs));
}

void read_techs(const JsonReader& file, Data& data, Compiler& compiler) {
  const auto list = file["cards"];
  int left = 0;
  for (std::size_t i = 0; i < list.size() && file.ok(); ++i) {
    const auto item = list.at(i);
    item.leave({"text"});
    compiler.begin(item, item["id"].string());
    Tech tech;
    tech.excluded = item.has("excluded") && item["excluded"].boolean();
    tech.rounds = read_byte(item["rounds"], 1, 15);
    const Force bit = Force{1} << (i + kMaxLaws);
    if (item.has("passive")) read_passive(item["passive"], bit, data, compiler);
    left += tech.excluded ? 0 : 1;
    data.techs.push_back(tech);
    compiler.end(item);
  }
  if (file.ok() && left < kDealtTechs) {
    list.fail("only " + std::to_string(left) + " cards are not excluded",
              "at least " + std::to_string(kDealtTechs));
  }
}

}  // namespace pionek::frostpunk
