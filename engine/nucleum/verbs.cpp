#include "engine/nucleum/verbs.hpp"

#include "engine/nucleum/data.hpp"

namespace pionek::nucleum {
namespace {

Blank thing(Set set) { return {Blank::Is::thing, Blank::Field::a, set}; }
Blank number(Blank::Field field, std::string_view keyword = {}) {
  return {Blank::Is::number, field, 0, keyword};
}

}  // namespace

GameInfo make_info() {
  GameInfo info;
  info.id = "nucleum";
  info.name = {"Nucleum", "Nucleum"};
  info.rule_prefix = "NU";
  info.rules_version = 5;
  info.min_seats = 2;
  info.max_seats = kSeats;
  info.options = {
      {"workers",
       {"Workers at the start", "Robotnicy na początku"},
       {{"usual", {"2 workers, the usual game", "2 robotników, zwykła gra"}},
        {"first_games", {"3 workers, for first games", "3 robotników, na pierwsze gry"}}}}};
  // In the order of Nucleum::progress.
  info.phases = {{"tile", {"Tile", "Płytka"}},
                 {"place", {"Place", "Miejsce"}},
                 {"actions", {"Actions", "Akcje"}},
                 {"rewards", {"Rewards", "Nagrody"}}};
  info.score_groups = score_groups();

  // In the order of Act.
  info.verbs = {
      {"experiment", {thing(kExperimentSet)}},
      {"play", {thing(kTileSet)}},
      {"lay", {thing(kTileSet)}},
      {"recharge", {}},
      {"field", {thing(kFieldSet)}},
      {"face", {thing(kHalfSet)}},
      {"do", {thing(kHalfSet)}},
      {"direct", {thing(kActionSet)}},
      {"fulfil", {thing(kContractSet)}},
      {"building", {thing(kBuildingSet)}},
      {"plot", {thing(kPlotSet)}},
      {"piece", {thing(kPieceSet)}},
      {"mine", {thing(kMineSet)}},
      {"turbine", {thing(kTurbineSet)}},
      {"buy", {thing(kTileSet)}},
      {"sign", {thing(kContractSet)}},
      {"slot", {thing(kSlotSet)}},
      {"reward", {thing(kSlotSet)}},
      {"power", {thing(kPlotSet)}},
      {"plant", {thing(kPlantSet)}},
      // The areas have these ids in coal.json.
      {"fuel",
       {number(Blank::Field::a, "uranium"), number(Blank::Field::b, "ruhr"),
        number(Blank::Field::n, "silesia")}},
      {"burn", {thing(kMineSet)}},
      {"hire", {number(Blank::Field::a)}},  // the seat, from 1 as people see it
      {"raise", {thing(kTrackSet)}},
      {"store", {thing(kMineSet)}},
      {"swap", {}},
      {"convert", {thing(kMineSet)}},
      {"gain", {thing(kGainSet)}},
      {"take", {thing(kTileSet)}},
      {"unlock", {thing(kTechSet)}},
      {"score", {}},
      {"accept", {}},
      {"mark", {thing(kSpaceSet)}},
      {"nucleum", {thing(kPlantSet)}},
      {"done", {}},
  };
  return info;
}

}  // namespace pionek::nucleum
