// The complete state as JSON, for tests, puzzles and bug reports. What follows from other fields
// (phase, houses, connection costs, the steps still to come) is left out and worked out on reading.
#include <charconv>

#include "engine/power_grid/names.hpp"
#include "engine/power_grid/position_reader.hpp"
#include "engine/power_grid/power_grid.hpp"

namespace pionek::power_grid {
namespace {

std::string hex(std::uint64_t word) {
  std::string digits(16, '0');
  for (int i = 15; i >= 0; --i, word >>= 4) digits[i] = "0123456789abcdef"[word & 15];
  return digits;
}

void write_task(JsonText& out, const Names& names, const State& s) {
  if (s.agenda.empty()) return out.field("step", "over");
  const Task& task = s.agenda.top();
  out.field("step", kStepNames[static_cast<std::size_t>(task.step)]);
  out.field("seat", index(task.seat));
  if (task.step == Step::discard) {
    out.field("new", names.plant(task.a));
  } else if (has_turns(task.step)) {
    out.field("turn", task.turn);
  }
}

void write_player(JsonText& out, const Names& names, const Player& player) {
  out.field("cash", player.cash);
  names.plants("plants", player.plants);
  names.tokens("fuel", player.fuel);
  names.cities("cities", player.cities);
  out.field("bought", player.bought != 0);
  out.field("gave_up", player.gave_up != 0);
}

}  // namespace

std::string PowerGrid::position(const State& s) const {
  return object_text([&](JsonText& out) {
    const Names names{*data_, s, out};
    out.field("game", info().id);
    out.field("map", map(s).id);
    names.regions("regions", s.regions);
    out.field("money_visible", s.money_visible != 0);
    out.field("round", s.round);
    out.field("stage", s.stage);
    out.field("stage3", kStage3Names[static_cast<std::size_t>(s.stage3)]);
    names.seats("order", s.order);
    out.array("players", [&] {
      for (int i = 0; i < s.seats; ++i) {
        out.object([&] { write_player(out, names, s.players[i]); });
      }
    });
    names.plants("market", s.market);
    auto stack = s.stack;
    std::reverse(stack.begin(), stack.end());
    names.plants("stack", stack);  // top first
    out.field("top_is_known", s.known_top != 0);
    names.plants_of("removed", s.removed);
    names.plants_of("discarded", s.discarded);
    names.tokens("fuel_market", s.fuel_market);
    names.auction("auction", s.auction);
    out.object("now", [&] { write_task(out, names, s); });
    out.field("reveals", s.reveals);
    out.array("rng", [&] {
      for (const std::uint64_t word : s.rng.words()) out.value(hex(word));
    });
  });
}

State PowerGrid::read_position(const JsonReader& reader) const {
  State s = PositionReader(*this, reader).read();
  if (!reader.ok()) return s;
  if (const auto wrong = broken(s)) reader.fail(*wrong, "a position the rules can reach");
  return s;
}

}  // namespace pionek::power_grid
