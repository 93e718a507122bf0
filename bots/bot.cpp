#include "bots/bot.hpp"

#include <algorithm>
#include <charconv>

#include "bots/game_bots.hpp"
#include "bots/random.hpp"

namespace pionek {
namespace {

// "2000" is a number of iterations, "250ms" and "2s" are times.
Result<Budget> read_budget(std::string_view text, Budget budget, bool has_clock) {
  std::int64_t amount = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), amount);
  const std::string_view unit = text.substr(static_cast<std::size_t>(end - text.data()));
  const bool time = unit == "ms" || unit == "s";
  if (error != std::errc{} || amount < 1 || amount > kMaxBudget || (!unit.empty() && !time)) {
    return Error{"found '" + std::string(text) + "'", "budget of a bot",
                 "iterations or a time, as in 2000, 250ms or 2s"};
  }
  if (time && !has_clock) {
    return Error{"found '" + std::string(text) + "'", "budget of a bot",
                 "iterations, since there is no clock here"};
  }
  if (time) {
    budget.milliseconds = unit == "s" ? amount * 1000 : amount;
    budget.iterations = kMaxBudget;
  } else {
    budget.milliseconds = 0;
    budget.iterations = amount;
  }
  return budget;
}

// The level of that name with the budget asked for; null if there is none.
Result<std::unique_ptr<Bot>> level_of(const AnyGame& game, std::string_view name,
                                      const Thinking& thinking) {
  const std::size_t at = name.find('@');
  const GameBots& bots = bots_of(game);
  for (Level level : bots.levels()) {
    if (level.name != name.substr(0, at)) continue;
    if (at != std::string_view::npos) {
      const auto budget =
          read_budget(name.substr(at + 1), level.budget, static_cast<bool>(thinking.clock));
      if (!budget) return budget.error();
      level.budget = *budget;
    }
    return bots.level(game, level, thinking);
  }
  return std::unique_ptr<Bot>();
}

}  // namespace

std::vector<std::string> bot_names(const AnyGame& game) {
  const GameBots& bots = bots_of(game);
  std::vector<std::string> names{"random"};
  if (bots.greedy(game) != nullptr) names.emplace_back("greedy");
  for (const Level& level : bots.levels()) names.emplace_back(level.name);
  return names;
}

std::string usual_bot(const AnyGame& game) {
  const std::vector<std::string> names = bot_names(game);
  const auto normal = std::find(names.begin(), names.end(), "normal");
  return normal == names.end() ? names.back() : *normal;
}

Result<std::unique_ptr<Bot>> make_bot(std::string_view name, std::shared_ptr<const AnyGame> game,
                                      const Thinking& thinking) {
  if (name == "random") return std::unique_ptr<Bot>(std::make_unique<RandomBot>(std::move(game)));
  if (name == "greedy") {
    if (auto greedy = bots_of(*game).greedy(*game)) return greedy;
  }
  auto bot = level_of(*game, name, thinking);
  if (!bot || *bot != nullptr) return bot;
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
