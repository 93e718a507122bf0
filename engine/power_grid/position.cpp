// The complete state as JSON, for tests, puzzles and bug reports. What follows from other fields
// (phase, houses, connection costs) is left out and worked out on reading.
#include "engine/power_grid/power_grid.hpp"
#include "engine/power_grid/state_reader.hpp"
#include "engine/power_grid/state_text.hpp"

namespace pionek::power_grid {

std::string PowerGrid::position(const State& s) const {
  return object_text([&](JsonText& json) {
    const StateText out(*data_, s, json);
    out.head(info());
    json.field("map", map(s).id);
    out.regions("regions", s.regions);
    json.field("money_visible", s.money_visible != 0);
    json.field("round", s.round);
    json.field("stage", s.stage);
    json.field("stage3", kStage3Ids[static_cast<std::size_t>(s.stage3)]);
    out.seats("order", s.order);
    json.array("players", [&] {
      for (int i = 0; i < s.seats; ++i) {
        const Player& player = s.players[i];
        json.object([&] {
          json.field("cash", player.cash);
          out.things("plants", kPlantSet, player.plants);
          out.tokens("fuel", player.fuel);
          out.cities("cities", player.cities);
          json.field("bought", player.bought != 0);
          json.field("gave_up", player.gave_up != 0);
        });
      }
    });
    out.things("market", kPlantSet, s.market);
    json.array("stack", [&] {  // top first
      for (int i = s.stack.size() - 1; i >= 0; --i) {
        json.word(s.stack[i] == kStage3Card ? kStage3CardId : out.plant(s.stack[i]));
      }
    });
    json.field("top_is_known", s.known_top != 0);
    out.members("removed", kPlantSet, s.removed);
    out.members("discarded", kPlantSet, s.discarded);
    out.tokens("fuel_market", s.fuel_market);
    out.auction("auction", s.auction);
    out.agenda(s.agenda, kStepIds);
    out.chance(s.rng, s.reveals);
  });
}

State PowerGrid::read_position(const JsonReader& reader) const {
  State s = StateReader(*this, reader).read();
  if (!reader.ok()) return s;
  if (const auto wrong = broken(s)) reader.fail(*wrong, "a position the rules can reach");
  return s;
}

}  // namespace pionek::power_grid
