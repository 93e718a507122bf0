// What players strive for: contracts and their slots, experiments with their technologies, success
// tiles.
#include <algorithm>

#include "engine/nucleum/loading.hpp"

namespace pionek::nucleum {
namespace {

constexpr std::array<std::string_view, 4> kDeckIds{"initial", "silver", "gold", "purple"};

void check_decks(const JsonReader& list, const Data& data) {
  const auto in = [&](Deck deck, int group) {
    return std::count_if(data.contracts.begin(), data.contracts.end(), [&](const Contract& each) {
      return each.deck == deck && each.group == group;
    });
  };
  if (in(Deck::initial, 0) < kSeats) list.fail("too few initial contracts", "one for each player");
  for (int group = 0; group < kPurple; ++group) {
    if (in(Deck::purple, group) == 0) {
      list.fail("no purple contract of group " + std::to_string(group + 1), "one at least");
    }
  }
}

TileSet read_tile_set(const JsonReader& list, const Data& data,
                      std::initializer_list<Tile::Category> categories) {
  TileSet tiles;
  for (std::size_t i = 0; i < list.size(0, 8) && list.ok(); ++i) {
    const int tile = read_thing(list.at(i), data.catalog, kTileSet);
    if (!list.ok()) break;
    const auto category = data.tiles[tile].category;
    if (std::find(categories.begin(), categories.end(), category) == categories.end() ||
        tiles.has(tile)) {
      list.at(i).fail("found '" + list.at(i).string() + "'", "another tile of this kind");
    }
    tiles.add(tile);
  }
  return tiles;
}

Modifiers read_modifiers(const JsonReader& item) {
  item.only({"discount_thaler", "ignore_network", "virtual_turbines", "ignore_rails",
             "own_tracks_wild", "contract_on_track_turn"});
  const auto figure = [&](std::string_view key) {
    return item.has(key) ? read_byte(item[key], 1, 9) : std::uint8_t{0};
  };
  const auto yes = [&](std::string_view key) { return item.has(key) && item[key].boolean(); };
  return {.urbanize_discount = figure("discount_thaler"),
          .virtual_turbines = figure("virtual_turbines"),
          .urbanize_anywhere = yes("ignore_network"),
          .no_rails = yes("ignore_rails"),
          .wild_tracks = yes("own_tracks_wild"),
          .track_contract = yes("contract_on_track_turn")};
}

// Actions and tiles can be declined themselves, and more can follow from them.
void weigh_immediate(const Programs& programs, Technology& tech) {
  tech.choice = true;
  for (ProgramId at = tech.program; programs[at].code != Op::Code::end; ++at) {
    const Op& op = programs[at];
    if (op.code != Op::Code::act && op.code != Op::Code::tile) continue;
    tech.choice = false;
    if (op.code == Op::Code::act) tech.depth = kActDepth;
    if (op.code == Op::Code::tile && op.arg != 0) tech.depth = kTurnDepth;
  }
}

void check_depth(const JsonReader& list, const Data& data) {
  int depth = kTurnDepth + kTopDepth;
  for (const Experiment& experiment : data.experiments) {
    for (const Technology& tech : experiment.techs) depth += tech.depth;
  }
  if (depth > kAgenda) {
    list.fail("too many technologies that are actions or tracks",
              "effects of effects no deeper than " + std::to_string(kAgenda));
  }
}

void read_goal(const JsonReader& item, Technology& tech, const Data& data) {
  item.only({"id", "name", "rule", "experiment", "level", "kind", "goal", "steps", "text"});
  tech.goal = read_count(item["goal"], data);
  const auto steps = item["steps"];
  for (std::size_t i = 0; i < steps.size(1, 4) && item.ok(); ++i) {
    steps.at(i).only({"min", "vp"});
    const int before = tech.rungs.empty() ? 0 : tech.rungs.back().least;
    tech.rungs.push_back(
        {read_byte(steps.at(i)["min"], before + 1, 100), read_byte(steps.at(i)["vp"], 0, 100)});
  }
}

void read_permanent(const JsonReader& item, Technology& tech, Experiment& experiment, int at,
                    Data& data) {
  if (item.has("modifiers")) {
    item.only({"id", "name", "rule", "experiment", "level", "kind", "modifiers", "text"});
    const Modifiers own = read_modifiers(item["modifiers"]);
    for (unsigned techs = 0; techs < 256; ++techs) {
      if (!has(techs, at)) continue;
      Modifiers& sum = experiment.modifiers[techs];
      sum.urbanize_discount =
          static_cast<std::uint8_t>(sum.urbanize_discount + own.urbanize_discount);
      sum.virtual_turbines = static_cast<std::uint8_t>(sum.virtual_turbines + own.virtual_turbines);
      sum.urbanize_anywhere = sum.urbanize_anywhere || own.urbanize_anywhere;
      sum.no_rails = sum.no_rails || own.no_rails;
      sum.wild_tracks = sum.wild_tracks || own.wild_tracks;
      sum.track_contract = sum.track_contract || own.track_contract;
    }
    return;
  }
  item.only({"id", "name", "rule", "experiment", "level", "kind", "trigger", "effects", "text"});
  constexpr std::array<std::string_view, kTriggers> kTriggerIds{
      "on_build_mine_or_turbine", "on_energize", "on_gain_contract", "on_place_track"};
  const int trigger = item["trigger"].one_of(kTriggerIds);
  const bool contract = trigger == static_cast<int>(Trigger::contract);
  tech.program =
      read_program(item["effects"], contract ? Place::contract : Place::trigger, tech.rule, data);
  add(experiment.triggered[trigger], at);
}

// What each set of built turbines does, with the tile of the experiment under one of them.
void combine_turbines(const Data& data, const Generator& own, Experiment& experiment) {
  for (unsigned built = 0; built < 16; ++built) {
    Generator& sum = experiment.generator[built];
    sum.per_uranium = static_cast<std::uint8_t>(data.energy_per_uranium);
    for (int row = 0; row < kRows; ++row) {
      if (!has(built, row)) continue;
      const Generator& each = data.rows[row].by_experiment ? own : data.rows[row].turbine;
      sum.coal_discount = static_cast<std::uint8_t>(sum.coal_discount + each.coal_discount);
      sum.energy = static_cast<std::uint8_t>(sum.energy + each.energy);
      sum.per_uranium = std::max(sum.per_uranium, each.per_uranium);
      if (each.after != 0) sum.after = each.after;
    }
  }
}

}  // namespace

void read_contracts(const JsonReader& file, Data& data) {
  file.only({"source", "contracts"});
  const auto list = file["contracts"];
  data.catalog.add_set("contract");
  for (std::size_t i = 0; i < list.size(1, kMaxContracts) && list.ok(); ++i) {
    const auto item = list.at(i);
    item.only({"id", "name", "kind", "purple_group", "requirement", "rewards", "text", "source"});
    item.leave({"text"});
    add_thing(item, data.catalog, kContractSet);
    Contract contract;
    contract.deck = static_cast<Deck>(item["kind"].one_of(kDeckIds));
    if (contract.deck == Deck::purple) {
      contract.group = static_cast<std::uint8_t>(read_byte(item["purple_group"], 1, kPurple) - 1);
    }
    const auto requirement = item["requirement"];
    requirement.only({"what", "min", "color", "city", "space"});
    contract.count = read_count(requirement, data);
    contract.least = read_byte(requirement["min"], 1, 100);
    contract.rewards = read_program(item["rewards"], Place::reward, "NU-406", data);
    data.contracts.push_back(contract);
  }
  if (list.ok()) check_decks(list, data);
}

void read_slots(const JsonReader& file, Data& data) {
  file.only({"source", "note", "slots"});
  const auto list = file["slots"];
  data.catalog.add_set("slot");
  for (std::size_t i = 0; i < list.size(kSlots, kSlots) && list.ok(); ++i) {
    list.at(i).only({"id", "name", "reward"});
    add_thing(list.at(i), data.catalog, kSlotSet);
    data.slots[i] = read_program(list.at(i)["reward"], Place::bonus, "NU-901", data);
  }
}

void read_experiments(const JsonReader& file, Data& data) {
  file.only({"source", "experiments"});
  const auto list = file["experiments"];
  data.catalog.add_set("experiment");
  add_known(list, kExperimentIds, data.catalog);
  TileSet seen;
  for (std::size_t i = 0; i < kExperiments && list.ok(); ++i) {
    const auto item = list.at(i);
    item.only({"id", "name", "starting_tiles", "special_tiles", "second_turbine"});
    Experiment& experiment = data.experiments[i];
    using Category = Tile::Category;
    experiment.starting =
        read_tile_set(item["starting_tiles"], data, {Category::starting, Category::directive});
    int directives = 0;
    experiment.starting.each([&](int tile) {
      if (data.tiles[tile].category == Category::directive) ++directives;
    });
    if (directives != 1) {
      item["starting_tiles"].fail("found " + std::to_string(directives) + " special directives",
                                  "exactly one (NU-127)");
    }
    experiment.special = read_tile_set(item["special_tiles"], data, {Category::special});
    const TileSet own = experiment.starting | experiment.special;
    if (item.ok() && (seen | own).size() != seen.size() + own.size()) {
      item.fail("a tile belongs to another experiment, too", "tiles of its own");
    }
    seen = seen | own;
    item["second_turbine"].only({"modifiers", "after_energize", "text"});
    combine_turbines(data, read_turbine(item["second_turbine"], data), experiment);
  }
}

void read_technologies(const JsonReader& file, Data& data) {
  file.only({"source", "note", "technologies"});
  const auto list = file["technologies"];
  data.catalog.add_set("tech");
  constexpr std::size_t kAll = kExperiments * kTechs;
  for (std::size_t i = 0; i < list.size(kAll, kAll) && list.ok(); ++i) {
    const auto item = list.at(i);
    item.leave({"text"});
    add_thing(item, data.catalog, kTechSet);
    const std::size_t of = i / kTechs;
    const int at = static_cast<int>(i % kTechs);
    if (item["experiment"].string() != kExperimentIds[of]) {
      return item["experiment"].fail("found '" + item["experiment"].string() + "'",
                                     "'" + std::string(kExperimentIds[of]) + "'");
    }
    Experiment& experiment = data.experiments[of];
    Technology& tech = experiment.techs[at];
    tech.level = read_byte(item["level"], at == 0 ? 1 : experiment.techs[at - 1].level, 3);
    tech.rule = read_rule(item["rule"]);
    constexpr std::array<std::string_view, 3> kForms{"immediate", "permanent", "goal"};
    tech.form = static_cast<Technology::Form>(item["kind"].one_of(kForms));
    if (tech.form == Technology::Form::goal) {
      read_goal(item, tech, data);
    } else if (tech.form == Technology::Form::permanent) {
      read_permanent(item, tech, experiment, at, data);
    } else {
      item.only({"id", "name", "rule", "experiment", "level", "kind", "effects", "text"});
      tech.program = read_program(item["effects"], Place::immediate, tech.rule, data);
      weigh_immediate(data.programs, tech);
    }
  }
  if (list.ok()) check_depth(list, data);
}

void read_success(const JsonReader& file, Data& data) {
  file.only({"source", "tiles"});
  const auto list = file["tiles"];
  data.catalog.add_set("success");
  for (std::size_t i = 0; i < list.size(kSegments, 32) && list.ok(); ++i) {
    const auto item = list.at(i);
    item.only({"id", "name", "per", "what"});
    add_thing(item, data.catalog, kSuccessSet);
    data.success.push_back({read_count(item, data), read_byte(item["per"], 1, 9)});
  }
}

}  // namespace pionek::nucleum
