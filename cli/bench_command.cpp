// pionek bench: how fast the engine is.
#include <iostream>

#include "bench/bench.hpp"
#include "cli/commands.hpp"
#include "cli/new_match.hpp"
#include "cli/terminal/text.hpp"

namespace pionek {
namespace {

// One line a field: "games  100".
void print_fields(const json::object& object) {
  int width = 0;
  for (const auto& field : object) width = std::max(width, width_of(field.key()));
  for (const auto& field : object) {
    const json::value& value = field.value();
    std::cout << fit(field.key(), width) << "  "
              << (value.is_string() ? std::string(value.get_string()) + "\n" : pretty(value));
  }
}

Ending bench(const Call& call) {
  std::vector<std::string> ids(call.arguments());
  if (ids.empty()) ids.assign(game_ids().begin(), game_ids().end());
  json::array results;
  for (const std::string& id : ids) {
    const auto game = call.games().load(id);
    if (!game) return game.error();
    const auto setup = make_setup((*game)->info(),
                                  call.number("seats").value_or(usual_seats((*game)->info())), {});
    if (!setup) return setup.error();
    results.push_back(run_bench(**game, setup->seats, call.seconds("seconds").value_or(5)));
    if (!call.json()) print_fields(results.back().get_object());
  }
  // One game is the usual case and is printed as itself.
  if (call.json()) std::cout << pretty(results.size() == 1 ? results[0] : json::value(results));
  return std::nullopt;
}

}  // namespace

constexpr Command kBenchCommand{"bench",
                                "[GAME]",
                                Word::cmd_bench,
                                0,
                                1,
                                {{"seats", "N", kNumber, Word::flag_seats},
                                 {"seconds", "S", kSeconds, Word::flag_seconds},
                                 kJson},
                                bench};

}  // namespace pionek
