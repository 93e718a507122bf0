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

json::object task_json(const Names& names, const State& s) {
  if (s.agenda.empty()) return {{"step", "over"}};
  const Task& task = s.agenda.top();
  json::object out{{"step", kStepNames[static_cast<std::size_t>(task.step)]},
                   {"seat", index(task.seat)}};
  if (task.step == Step::discard) {
    out["new"] = names.plant(task.a);
  } else if (has_turns(task.step)) {
    out["turn"] = task.turn;
  }
  return out;
}

}  // namespace

json::object PowerGrid::position(const State& s) const {
  const Names names{*data_, s};
  json::object out;
  out["game"] = info().id;
  out["map"] = map(s).id;
  out["regions"] = names.regions(s.regions);
  out["money_visible"] = s.money_visible != 0;
  out["round"] = s.round;
  out["stage"] = s.stage;
  out["stage3"] = kStage3Names[static_cast<std::size_t>(s.stage3)];
  out["order"] = names.seats(s.order);
  json::array players;
  for (int i = 0; i < s.seats; ++i) {
    const Player& player = s.players[i];
    players.push_back(json::object{{"cash", player.cash},
                                   {"plants", names.plants(player.plants)},
                                   {"fuel", names.tokens(player.fuel)},
                                   {"cities", names.cities(player.cities)},
                                   {"bought", player.bought != 0},
                                   {"gave_up", player.gave_up != 0}});
  }
  out["players"] = std::move(players);
  out["market"] = names.plants(s.market);
  auto stack = s.stack;
  std::reverse(stack.begin(), stack.end());
  out["stack"] = names.plants(stack);  // top first
  out["top_is_known"] = s.known_top != 0;
  out["removed"] = names.plants_of(s.removed);
  out["discarded"] = names.plants_of(s.discarded);
  out["fuel_market"] = names.tokens(s.fuel_market);
  out["auction"] = names.auction(s.auction);
  out["now"] = task_json(names, s);
  out["reveals"] = s.reveals;
  json::array rng;
  for (const std::uint64_t word : s.rng.words()) rng.emplace_back(hex(word));
  out["rng"] = std::move(rng);
  return out;
}

State PowerGrid::read_position(const JsonReader& reader) const {
  State s = PositionReader(*this, reader).read();
  if (!reader.ok()) return s;
  if (const auto wrong = broken(s)) reader.fail(*wrong, "a position the rules can reach");
  return s;
}

}  // namespace pionek::power_grid
