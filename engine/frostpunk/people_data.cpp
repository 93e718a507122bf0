// Citizen cards and advisors.
#include "engine/frostpunk/loading.hpp"

namespace pionek::frostpunk {
namespace {

// In the order of Action.
constexpr std::array<std::string_view, 5> kActionIds{"gather", "use", "snow", "construct", "scout"};
// What the ability of a card speaks of, by action.
constexpr std::array<Need, 5> kNeeds{Need::field, Need::building, Need::nothing, Need::nothing,
                                     Need::route};

Citizen read_citizen(const JsonReader& item, const Data& data, Compiler& compiler) {
  Citizen card;
  item.leave({"text", "start_text", "death_text"});
  card.type = static_cast<Type>(item["type"].one_of(kTypeIds));
  card.action = static_cast<Action>(item["action"].one_of(kActionIds));
  card.warm = item.has("warm") && item["warm"].boolean();
  if (card.action == Action::use) {
    const auto list = item["buildings"];
    for (std::size_t i = 0; i < list.size(1, 8) && item.ok(); ++i) {
      card.buildings |= BuildingSet{1} << read_thing(list.at(i), data.catalog, kBuildingSet);
    }
  }
  std::tie(card.start_cost, card.start_costs) = compiler.costs(item["start_cost"]);
  compiler.speak_of(kNeeds[static_cast<std::size_t>(card.action)]);
  card.effect = compiler.effect(item["do"]);
  compiler.speak_of(Need::nothing);
  for (int t = 0; t < kTypes; ++t) card.death[t] = compiler.effect(item["death"][kTypeIds[t]]);
  return card;
}

}  // namespace

void read_citizens(const JsonReader& file, Data& data, Compiler& compiler) {
  data.catalog.add_set("citizen");
  data.catalog.add("nobody", {"nobody", "nikt"});
  const auto list = file["cards"];
  read_names(list, data.decks.citizens, data);
  for (std::size_t i = 0; i < list.size() && file.ok(); ++i) {
    const auto item = list.at(i);
    compiler.begin(item, item["id"].string());
    const Citizen card = read_citizen(item, data, compiler);
    data.citizens_of[static_cast<std::size_t>(card.type)] |= CitizenSet{1} << i;
    data.citizen_cards.push_back(card);
    compiler.end(item);
  }
}

void read_advisors(const JsonReader& file, Data& data, Compiler& compiler) {
  data.catalog.add_set("advisor");
  const auto list = file["advisors"];
  read_names(list, kMaxAdvisors, data);
  for (std::size_t i = 0; i < list.size() && file.ok(); ++i) {
    const auto item = list.at(i);
    item.leave({"text"});
    compiler.begin(item, item["id"].string());
    data.advisors.push_back({compiler.choice(item)});
    compiler.end(item);
  }
  const auto mobilisation = file["mobilisation"];
  mobilisation.leave({"name", "text"});
  const auto draws = mobilisation["draws"];
  for (std::size_t i = 0; i < draws.size(1, 8) && file.ok(); ++i) {
    const int least = i == 0 ? 1 : data.mobilisation.back().hope + 1;
    data.mobilisation.push_back({read_byte(draws.at(i)["hope"], least, kMaxTrackTokens),
                                 read_byte(draws.at(i)["cards"], 1, 9)});
  }
}

}  // namespace pionek::frostpunk
