// pionek arena and bench: how well bots play, and how fast the engine is.
#include <array>
#include <charconv>
#include <iostream>

#include "bench/bench.hpp"
#include "bots/arena.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/new_match.hpp"
#include "cli/terminal/text.hpp"

namespace pionek {
namespace {

std::string one_decimal(double value) {
  std::array<char, 32> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value,
                                 std::chars_format::fixed, 1);
  return {digits.data(), end.ptr};
}

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

Outcome arena(const Call& call) {
  const auto game = call.games().load(call.arguments()[0]);
  if (!game) return game.error();
  ArenaPlan plan;
  plan.players = call.list("seats");
  plan.games = call.number("games").value_or(100);
  if (plan.games < 1) {
    return Error{"found " + std::to_string(plan.games), "--games", "at least 1"};
  }
  const auto setup =
      make_setup((*game)->info(), static_cast<int>(plan.players.size()), call.options());
  if (!setup) return setup.error();
  plan.setup = *setup;
  if (call.seed()) {
    plan.seed = *call.seed();
  } else {
    const auto chance = system_seed();
    if (!chance) return chance.error();
    plan.seed = *chance;
  }
  const auto table = run_arena(*game, plan);
  if (!table) return table.error();
  const json::object result = arena_json(**game, plan, *table);
  if (call.json()) {
    std::cout << pretty(result);
    return std::nullopt;
  }
  const auto percent = [](double share) { return one_decimal(100 * share) + " %"; };
  std::cout << call.say()(Word::arena_title, (*game)->info().name.in(call.lang()), table->games)
            << '\n';
  for (std::size_t i = 0; i < plan.players.size(); ++i) {
    const auto interval = table->interval95(i);
    std::cout << call.say()(Word::arena_row, i + 1, fit(plan.players[i], 10),
                            fit_right(percent(table->win_share(i)), 7), percent(interval.low),
                            percent(interval.high),
                            one_decimal(table->points[i] / static_cast<double>(table->games)))
              << '\n';
  }
  return std::nullopt;
}

Outcome bench(const Call& call) {
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

constexpr Command kArenaCommand{
    "arena",
    "GAME",
    Word::cmd_arena,
    1,
    1,
    {{"seats", "A,B,...", kText, Word::flag_bots, Flag::Times::required},
     {"games", "N", kNumber, Word::flag_games},
     kSeed256,
     kOption,
     kJson},
    arena};
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
