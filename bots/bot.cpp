#include "bots/bot.hpp"

#include "bots/power_grid_greedy.hpp"
#include "bots/random.hpp"

namespace pionek {
namespace {

using PowerGridGame = Erased<power_grid::PowerGrid>;

}  // namespace

std::vector<std::string> bot_names(const AnyGame& game) {
  std::vector<std::string> names{"random"};
  if (dynamic_cast<const PowerGridGame*>(&game) != nullptr) names.emplace_back("greedy");
  return names;
}

Result<std::unique_ptr<Bot>> make_bot(std::string_view name, std::shared_ptr<const AnyGame> game) {
  if (name == "random") return std::unique_ptr<Bot>(std::make_unique<RandomBot>(std::move(game)));
  if (name == "greedy") {
    if (const auto* power_grid = dynamic_cast<const PowerGridGame*>(game.get())) {
      return std::unique_ptr<Bot>(std::make_unique<PowerGridGreedy>(power_grid->game()));
    }
  }
  std::string known;
  for (const auto& each : bot_names(*game)) known += (known.empty() ? "" : ", ") + each;
  return Error{game->info().id + " has no bot '" + std::string(name) + "'", "bot",
               "one of " + known};
}

Move ask_bot(Bot& bot, const AnyGame& game, const AnyState& state, Rng& rng) {
  AnyState imagined = state;
  const Seat seat = game.to_move(state);
  game.imagine(imagined, seat, rng);
  return bot.choose(imagined, seat, rng);
}

}  // namespace pionek
