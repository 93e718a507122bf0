#include "engine/praga/verbs.hpp"

#include "engine/praga/praga.hpp"

namespace pionek::praga {
namespace {

Blank thing(Set set) { return {Blank::Is::thing, Blank::Field::a, set}; }
Blank second(Set set) { return {Blank::Is::thing, Blank::Field::b, set}; }
Blank amount() { return {Blank::Is::number, Blank::Field::n}; }
Blank counted(Blank::Field field, std::string_view keyword) {
  return {Blank::Is::number, field, 0, keyword};
}

OptionSpec layout_option(const char* id, Text name) {
  return {id,
          std::move(name),
          {{"standard", {"printed", "nadrukowany"}},
           {"a", {"set A", "zestaw A"}},
           {"b", {"set B", "zestaw B"}}}};
}

}  // namespace

GameInfo make_info(const Data& data) {
  GameInfo info;
  info.id = Praga::kId;
  info.name = {"Praga Caput Regni", "Praga Caput Regni"};
  info.rule_prefix = "PR";
  info.rules_version = 1;
  info.min_seats = 1;
  info.max_seats = kSeats;

  // In the order of OptionIndex.
  info.options = {{"solo",
                   {"Opponent", "Przeciwnik"},
                   {{"rulebook", {"only takes action tiles", "tylko zabiera kafle Akcji"}},
                    {"parler", {"automated opponent", "wirtualny przeciwnik"}}},
                   {.max_seats = 1}},
                  layout_option("hunger_wall", {"Hunger Wall", "Mur Głodowy"}),
                  layout_option("cathedral", {"Cathedral", "Katedra"}),
                  {"tiles",
                   {"Action tiles", "Kafle Akcji"},
                   {{"a", {"side A", "strona A"}}, {"b", {"side B", "strona B"}}}}};
  for (std::size_t i = 0; i < data.road_tiles.size(); ++i) {
    const Thing tile{kRoadTileSet, static_cast<std::uint16_t>(i)};
    info.options.push_back({data.catalog.id(tile),
                            {data.catalog.name(tile, Lang::en), data.catalog.name(tile, Lang::pl)},
                            {{"out", {"not in play", "poza grą"}}, {"in", {"in play", "w grze"}}}});
  }

  // In the order of Praga::progress.
  info.phases = {{"tile", {"Action tile", "Kafel Akcji"}},
                 {"action", {"Action", "Akcja"}},
                 {"end", {"End of turn", "Koniec tury"}}};
  info.score_groups = score_groups();

  // In the order of Act.
  info.verbs = {
      {"pawn", {thing(kPlazaSet)}},
      {"take", {thing(kTileSet)}},
      {"do", {thing(kActionSet)}},
      {"bonus", {}},
      {"buy", {thing(kPaymentSet)}},
      {"extra", {thing(kActionSet)}},
      {"use", {thing(kTechnologySet)}},
      {"up", {thing(kMonumentSet)}},
      {"side", {thing(kMonumentSet)}},
      {"effect", {thing(kEffectSet)}},
      {"seal", {thing(kSealSet)}},
      {"refresh", {thing(kRowSet), second(kGoodSet)}},
      {"swap", {thing(kHexSet)}},
      {"end", {}},
      {"discard", {counted(Blank::Field::a, "gold"), counted(Blank::Field::b, "silver")}},
      {"expand", {}},
      {"produce", {}},
      {"pick", {thing(kHexSet)}},
      {"build", {thing(kSpaceSet)}},
      {"wall", {thing(kWallSpaceSet)}},
      {"turn", {amount()}},
      {"claim", {}},
      {"follow", {thing(kHexSet)}},
      {"token", {thing(kTokenSet)}},
      {"learn", {thing(kTechnologySet)}},
      {"keep", {thing(kBridgeSet)}},
      {"plank", {thing(kPlankSet)}},
      {"climb", {}},
      {"choose", {amount()}},
      {"reward", {thing(kRewardSet)}},
      {"plaza", {thing(kPlazaSet)}},
      {"decline", {}},
  };
  return info;
}

}  // namespace pionek::praga
