// pionek_frostpunk_lab: the experiments behind the numbers of Frostpunk's bots. The numbers of the
// policy may be given as name=value after the other arguments.
#include <cstdio>
#include <ctime>
#include <string>
#include <vector>

#include "bots/frostpunk/lab/balance.hpp"
#include "bots/frostpunk/lab/learn.hpp"
#include "bots/frostpunk/lab/tune.hpp"
#include "bots/frostpunk/policy.hpp"
#include "engine/frostpunk/state_text.hpp"
#include "engine/registry/registry.hpp"

namespace pionek::frostpunk::lab {
namespace {

Setup plain_setup(int seats) {
  Setup setup;
  setup.seats = seats;
  return setup;
}

// Takes the name=value arguments out of the list.
Tuning read_tuning(std::vector<char*>& arguments) {
  Tuning tuning;
  auto numbers = numbers_of(tuning);
  std::erase_if(arguments, [&](const std::string& argument) {
    const auto at = argument.find('=');
    if (at == std::string::npos) return false;
    for (auto& [name, value] : numbers) {
      if (name == argument.substr(0, at)) *value = std::stod(argument.substr(at + 1));
    }
    return true;
  });
  return tuning;
}

// Games of the policy with itself: how they end.
int ends(const Tuning& tuning, int seats, int games, int seed) {
  const auto any = load_game("frostpunk").value();
  const Frostpunk& game = dynamic_cast<const Erased<Frostpunk>&>(*any).game();
  const Policy policy(game, tuning);
  std::array<int, kEndings> count{};
  double rounds = 0;
  const std::clock_t start = std::clock();
  for (int i = 0; i < games; ++i) {
    AnyState state =
        any->start(plain_setup(seats), Seed{static_cast<std::uint64_t>(seed + i), 0, 0, 0});
    auto& s = state.as<State>();
    Silent silent;
    while (game.to_move(s) != nobody) game.play(s, policy.choose(s), silent);
    ++count[static_cast<std::size_t>(s.ending)];
    rounds += s.round;
  }
  const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
  std::printf("%d seats, %d games, %.1f rounds, %.2f ms a game:", seats, games, rounds / games,
              1000 * seconds / games);
  for (std::size_t i = 1; i < count.size(); ++i) {
    std::printf(" %s %d", std::string(kEndingIds[i]).c_str(), count[i]);
  }
  std::printf("\n");
  return 0;
}

// One game of the policy with itself, move by move.
int show(const Tuning& tuning, int seats, int seed) {
  const auto any = load_game("frostpunk").value();
  const Frostpunk& game = dynamic_cast<const Erased<Frostpunk>&>(*any).game();
  const Policy policy(game, tuning);
  AnyState state = any->start(plain_setup(seats), Seed{static_cast<std::uint64_t>(seed), 0, 0, 0});
  auto& s = state.as<State>();
  int round = -1;
  auto phase = Phase::over;
  while (any->to_move(state) != nobody) {
    if (s.round != round || s.phase != phase) {
      round = s.round;
      phase = s.phase;
      std::printf(
          "\n-- %d.%d pop %d/%d/%d sick %d/%d/%d skulls %d food %d hunger %d deaths %d wood %d "
          "coal "
          "%d core %d heat %d cold %d range %d/%d/%d overload %d%s hope %d anger %d depot %d:",
          round, static_cast<int>(phase), s.pop[0], s.pop[1], s.pop[2], s.sick[0], s.sick[1],
          s.sick[2], s.skulls, s.food, s.hunger, s.deaths, s.pool[0], s.pool[1], s.pool[2], s.heat,
          s.cold, s.range[0], s.range[1], s.range[2], s.overload, s.overheated != 0 ? "!" : "",
          s.track[0].size(), s.track[1].size(), s.depot);
    }
    const Move move = policy.choose(s);
    std::printf(" %s;", any->print(move).c_str());
    any->play(state, move);
  }
  std::printf("\nended: %s in round %d\n",
              std::string(kEndingIds[static_cast<std::size_t>(s.ending)]).c_str(), s.round);
  return 0;
}

// Prints the weights that games of the policy teach.
int teach(const Tuning& tuning, int games, int seed) {
  const auto any = load_game("frostpunk").value();
  const Policy policy(dynamic_cast<const Erased<Frostpunk>&>(*any).game(), tuning);
  LearnPlan plan;
  plan.games = games;
  plan.seed = static_cast<std::uint64_t>(seed);
  std::ignore =
      std::fputs(as_text(learn(play_samples(policy, plan), Network{}, plan)).c_str(), stdout);
  return 0;
}

int improve(const Tuning& tuning, int steps, int games, int seed) {
  const auto any = load_game("frostpunk").value();
  TunePlan plan;
  plan.steps = steps;
  plan.games = games;
  plan.seed = static_cast<std::uint64_t>(seed);
  tune(dynamic_cast<const Erased<Frostpunk>&>(*any).game(), tuning, plan);
  return 0;
}

// "all" is every one.
std::optional<int> one_of(const std::string& text) {
  return text == "all" ? std::nullopt : std::optional(std::stoi(text));
}

int measure(const std::vector<char*>& arguments) {
  BalancePlan plan;
  plan.bot = arguments[1];
  plan.society = one_of(arguments[2]);
  plan.seats = one_of(arguments[3]);
  plan.games = std::stoi(arguments[4]);
  plan.seed = std::stoull(arguments[5]);
  balance(plan);
  return 0;
}

}  // namespace
}  // namespace pionek::frostpunk::lab

int main(int argc, char** argv) {
  using namespace pionek::frostpunk::lab;
  std::vector<char*> arguments(argv + 1, argv + argc);
  const pionek::frostpunk::Tuning tuning = read_tuning(arguments);
  const auto at = [&](std::size_t i) { return std::stoi(arguments[i]); };
  const std::string command = arguments.empty() ? "" : arguments[0];
  if (command == "ends" && arguments.size() == 4) return ends(tuning, at(1), at(2), at(3));
  if (command == "show" && arguments.size() == 3) return show(tuning, at(1), at(2));
  if (command == "learn" && arguments.size() == 3) return teach(tuning, at(1), at(2));
  if (command == "tune" && arguments.size() == 4) return improve(tuning, at(1), at(2), at(3));
  if (command == "balance" && arguments.size() == 6) return measure(arguments);
  std::ignore = std::fputs(
      "pionek_frostpunk_lab ends SEATS GAMES SEED | show SEATS SEED | learn GAMES SEED | tune "
      "STEPS GAMES SEED | balance BOT SOCIETY|all SEATS|all GAMES SEED "
      "[name=value]\n",
      stderr);
  return 2;
}
