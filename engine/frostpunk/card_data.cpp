// Morning, dusk and scenario cards, and the places of the expeditions.
#include <algorithm>

#include "engine/frostpunk/loading.hpp"

namespace pionek::frostpunk {
namespace {

constexpr std::array<std::string_view, 3> kDuskKinds{"standard", "consultation", "consequence"};
constexpr std::array<std::string_view, kStacks> kStackIds{"a", "b", "c"};

// What an event card does, and whether it can come to the event area.
EventCard read_event(const JsonReader& item, const Data& data, Compiler& compiler, int& lasting) {
  item.leave({"flavour", "text"});
  compiler.begin(item, item["id"].string());
  EventCard card;
  compiler.speak_of(Need::card);
  const std::size_t before = data.program.size();
  card.effect = compiler.effect(item["do"]);
  if (item.has("after")) card.after = static_cast<CardTo>(item["after"].one_of(kCardToIds));
  if (item.has("special")) compiler.special(item["special"], item["id"].string());
  const bool stays = std::any_of(
      data.program.begin() + static_cast<long>(before), data.program.end(), [](const Instr& each) {
        return each.op == Op::card && static_cast<CardTo>(each.a) == CardTo::events;
      });
  lasting += stays ? 1 : 0;
  if (lasting > kMaxEvents) {
    item.fail("too many cards can come to the event area", "at most " + std::to_string(kMaxEvents));
  }
  compiler.end(item);
  return card;
}

int lasting_cards(const Data& data) {
  int count = 0;
  for (const Special& special : data.specials) count += data.is_scenario(special.card) ? 0 : 1;
  return count;
}

void read_activations(const JsonReader& item, const Data& data, ScenarioCard& card,
                      Compiler& compiler) {
  const auto list = item["activation"];
  for (std::size_t i = 0; i < list.size(1, card.activations.capacity()) && item.ok(); ++i) {
    card.activations.push_back(
        {read_byte(list.at(i)["round"], 2, data.rounds.size()), compiler.effect(list.at(i)["do"])});
  }
}

ScenarioCard read_scenario_card(const JsonReader& item, Data& data, Compiler& compiler) {
  ScenarioCard card;
  item.leave({"mark", "flavour", "text"});
  if (item.has("activation")) read_activations(item, data, card, compiler);
  card.resolves = item.has("resolve");
  card.resolve = compiler.effect(item, "resolve");
  card.dusk = compiler.effect(item, "dusk");
  card.explore_c = compiler.effect(item, "explore_c");
  if (item.has("specials")) {
    const auto list = item["specials"];
    const std::size_t count = list.size(1, 4);
    const std::string id = item["id"].string();
    for (std::size_t i = 0; i < count && item.ok(); ++i) {
      compiler.special(list.at(i), count == 1 ? id : id + "." + std::to_string(i + 1));
    }
  }
  if (item.has("hits")) {
    const auto list = item["hits"];
    for (std::size_t i = 0; i < list.size(1, data.storm_hits.capacity()) && item.ok(); ++i) {
      data.storm_hits.push_back(compiler.effect(list.at(i)));
    }
  }
  if (item.has("end")) {
    card.end_round = read_byte(item["end"]["round"], 2, data.rounds.size());
    card.end = compiler.effect(item["end"]["do"]);
    data.last_round = card.end_round;
  }
  return card;
}

Expedition read_expedition(const JsonReader& item, Compiler& compiler) {
  static constexpr std::array<std::string_view, 2> kKinds{"return", "continue"};
  static constexpr std::array<std::string_view, kStacks> kNextIds{"new_a", "b", "c"};
  item.leave({"reward", "flavour"});
  Expedition card;
  card.stack = static_cast<std::uint8_t>(item["stack"].one_of(kStackIds));
  card.spaces = read_byte(item["spaces"], 2, 9);
  card.effect = compiler.effect(item, "do");
  const auto options = item["options"];
  int returns = 0;
  int continues = 0;
  for (std::size_t i = 0; i < options.size(1, card.options.capacity()) && item.ok(); ++i) {
    const auto each = options.at(i);
    Expedition::Option option;
    option.returns = each["kind"].one_of(kKinds) == 0;
    option.next = static_cast<std::uint8_t>(each["next"].one_of(kNextIds));
    option.choice = compiler.option(each);
    ++(option.returns ? returns : continues);
    // So a route is never longer than one card of each stack.
    if (option.next == 0 ? !option.returns : option.next <= card.stack) {
      each["next"].fail("found '" + each["next"].string() + "'", "a later stack");
    }
    card.options.push_back(option);
  }
  if (item.ok() && (returns == 0 || continues > 1)) {
    options.fail("the ways on do not fit", "a return option and at most one to continue (FP-1514)");
  }
  return card;
}

}  // namespace

void read_morning_names(const JsonReader& file, Data& data) {
  data.catalog.add_set("card");
  const auto list = file["cards"];
  data.morning_cards = static_cast<int>(data.decks.morning);
  read_names(list, data.decks.morning, data);
}

void read_dusk_names(const JsonReader& file, Data& data) {
  const auto start = file["start"];
  data.catalog.add(start["id"].id(), start["name"].text());
  const std::array<std::size_t, 3> counts{data.decks.dusk, data.decks.consultations,
                                          data.decks.consequences};
  for (std::size_t i = 0; i < counts.size(); ++i) {
    read_names(file[kDuskKinds[i]], counts[i], data);
  }
  data.scenario_start = data.catalog.size(kCardSet);
}

void read_scenario_names(const JsonReader& file, Data& data) {
  const auto list = file["cards"];
  read_names(list, data.decks.scenario, data);
}

void read_morning(const JsonReader& file, Data& data, Compiler& compiler) {
  int lasting = 0;
  const auto list = file["cards"];
  for (std::size_t i = 0; i < list.size() && file.ok(); ++i) {
    data.events.push_back(read_event(list.at(i), data, compiler, lasting));
  }
}

void read_dusk(const JsonReader& file, Data& data, Compiler& compiler) {
  int lasting = lasting_cards(data);
  data.dusk_start = static_cast<CardId>(data.morning_cards);
  data.events.push_back(read_event(file["start"], data, compiler, lasting));
  for (const auto kind : kDuskKinds) {
    const auto list = file[kind];
    for (std::size_t i = 0; i < list.size() && file.ok(); ++i) {
      const auto card = static_cast<CardId>(data.events.size());
      if (kind == "consultation") {
        data.consultations.push_back(card);
      }
      if (kind == "consequence") {
        const auto item = list.at(i);
        const int law = read_thing(item["law"], data.catalog, kLawSet);
        const auto& both = data.laws[law].consequences;
        if (item.ok() && std::find(both.begin(), both.end(), card) == both.end()) {
          item["law"].fail("the law has other consequences", "the law that names this card");
        }
      }
      data.events.push_back(read_event(list.at(i), data, compiler, lasting));
    }
  }
}

void read_scenario(const JsonReader& file, Data& data, Compiler& compiler) {
  file.leave({"name"});
  const auto list = file["cards"];
  for (std::size_t i = 0; i < list.size() && file.ok(); ++i) {
    const auto item = list.at(i);
    compiler.begin(item, item["id"].string());
    compiler.speak_of(Need::card);
    data.scenario.push_back(read_scenario_card(item, data, compiler));
    compiler.end(item);
  }
  data.start_storm = static_cast<int>(file["storm"].integer(1, data.rounds.size()));
  data.first_card = static_cast<CardId>(read_thing(file["first"], data.catalog, kCardSet));
  data.storm_card = static_cast<CardId>(read_thing(file["storm_card"], data.catalog, kCardSet));
  if (file.ok() && (!data.is_scenario(data.first_card) || !data.is_scenario(data.storm_card))) {
    file["first"].fail("not a scenario card", "scenario cards as the first and the storm card");
  }
  if (file.ok() && (data.last_round == 0 || data.storm_hits.empty())) {
    list.fail("no card ends the game, or none tells of the storm", "both");
  }
}

void read_expeditions(const JsonReader& file, Data& data, Compiler& compiler) {
  file.leave({"rewards"});
  data.catalog.add_set("expedition");
  const auto list = file["cards"];
  read_names(list, data.decks.expeditions, data);
  int starts = 0;
  for (std::size_t i = 0; i < list.size() && file.ok(); ++i) {
    const auto item = list.at(i);
    compiler.begin(item, item["id"].string());
    data.expeditions.push_back(read_expedition(item, compiler));
    starts += data.expeditions.back().stack == 0 ? 1 : 0;
    compiler.end(item);
  }
  static_cast<void>(file["routes"].integer(kRoutes, kRoutes));
  if (file.ok() && starts < kRoutes) list.fail("too few cards of stack a", "one for each route");
  data.catalog.add_set("route");
  for (int i = 1; i <= kRoutes; ++i) {
    const std::string number = std::to_string(i);
    data.catalog.add("route" + number, {"Route " + number, "Trasa " + number});
  }
}

}  // namespace pionek::frostpunk
