#include "engine/frostpunk/verbs.hpp"

#include "engine/frostpunk/frostpunk.hpp"

namespace pionek::frostpunk {
namespace {

Blank thing(Set set) { return {Blank::Is::thing, Blank::Field::a, set}; }
Blank option() { return {Blank::Is::thing, Blank::Field::b, kOptionSet}; }
Blank citizen() { return {Blank::Is::thing, Blank::Field::b, kCitizenSet, "with"}; }
Blank amount() { return {Blank::Is::number, Blank::Field::n}; }

}  // namespace

GameInfo make_info(const Data& data) {
  GameInfo info;
  info.id = Frostpunk::kId;
  info.name = {"Frostpunk", "Frostpunk"};
  info.rule_prefix = "FP";
  info.rules_version = 4;
  info.min_seats = 1;
  info.max_seats = kSeats;
  info.cooperative = true;

  OptionSpec society{"society", {"Society", "Społeczność"}, {}};
  for (const Society& each : data.societies) society.values.push_back({each.id, each.name});
  info.options.push_back(std::move(society));
  info.options.push_back({"hands",
                          {"Citizen cards", "Karty mieszkańców"},
                          {{"closed", {"own hand only", "tylko własna ręka"}},
                           {"open", {"all hands open", "wszystkie ręce odkryte"}}},
                          {.min_seats = 2, .max_seats = kSeats}});

  // In the order of Phase, without the set-up.
  info.phases = {{"dawn", {"Dawn", "Świt"}},
                 {"morning", {"Morning", "Poranek"}},
                 {"generator", {"Generator", "Generator"}},
                 {"weather", {"Weather", "Pogoda"}},
                 {"preparation", {"Preparation", "Przygotowanie"}},
                 {"action", {"Action", "Akcje"}},
                 {"dusk", {"Dusk", "Zmierzch"}},
                 {"hunger", {"Hunger", "Głód"}},
                 {"night", {"Night", "Noc"}}};
  info.score_groups = score_groups();

  // In the order of Act.
  info.verbs = {
      {"take", {thing(kAdvisorSet)}},
      {"discard", {thing(kCitizenSet)}},
      {"resolve", {thing(kCardSet)}},
      {"complete", {}},
      {"stoke", {amount()}},
      {"advisor", {thing(kAdvisorSet)}},
      {"mobilise", {}},
      {"ration", {}},
      {"pawn", {thing(kPawnSet)}},
      {"shift", {}},
      {"pass", {}},
      {"gather", {thing(kFieldSet), citizen()}},
      {"use", {thing(kFieldSet), citizen()}},
      {"snow", {thing(kActSet), citizen()}},
      {"construct", {citizen()}},
      {"send", {thing(kRouteSet), citizen()}},
      {"special", {thing(kSpecialSet)}},
      {"lay", {thing(kPlaceSet)}},
      {"build", {thing(kBuildingSet)}},
      {"on", {thing(kFieldSet)}},
      {"dismantle", {thing(kFieldSet)}},
      {"choose", {option()}},
      {"normal", {}},
      {"token", {thing(kTokenSet)}},
      {"type", {thing(kTypeSet)}},
      {"cure", {thing(kTypeSet), amount()}},
      {"draw", {}},
      {"activate", {thing(kTokenSet)}},
      {"spend", {thing(kTokenSet)}},
      {"remove", {thing(kTokenSet)}},
      {"drop", {thing(kTokenSet)}},
      {"resource", {thing(kResourceSet)}},
      {"field", {thing(kFieldSet)}},
      {"upgrade", {thing(kFieldSet)}},
      {"destroy", {thing(kFieldSet)}},
      {"ruin", {thing(kFieldSet)}},
      {"advance", {}},
      {"research", {thing(kTechSet)}},
      {"law", {thing(kLawSet)}},
      {"bury", {thing(kCitizenSet)}},
      {"shelve", {thing(kCardSet)}},
      {"reuse", {thing(kFieldSet)}},
      {"repeat", {thing(kActSet)}},
      {"skip", {}},
      {"explore", {}},
      {"outside", {thing(kTypeSet), amount()}},
      {"done", {}},
  };
  return info;
}

}  // namespace pionek::frostpunk
