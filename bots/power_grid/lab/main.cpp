// pionek_power_grid_lab: the experiments behind the numbers of the bots. The numbers of the policy
// may be given as name=value after the other arguments.
#include <cstdio>
#include <iostream>
#include <string>

#include "bots/power_grid/lab/lab.hpp"
#include "bots/power_grid/lab/learn.hpp"
#include "bots/power_grid/lab/policy_match.hpp"
#include "engine/registry/registry.hpp"

namespace pionek::power_grid::lab {
namespace {

int number(const char* text) { return std::stoi(text); }

// Takes the name=value arguments out of the list.
Tuning read_tuning(std::vector<char*>& arguments) {
  Tuning tuning;
  std::erase_if(arguments, [&](const std::string& argument) {
    const auto at = argument.find('=');
    if (at == std::string::npos) return false;
    for (const auto& [name, field] : kTuningFields) {
      if (name == argument.substr(0, at)) tuning.*field = std::stod(argument.substr(at + 1));
    }
    return true;
  });
  return tuning;
}

void print(const char* title, int seats, const MatchResult& result) {
  std::printf("%s, %d seats: %.3f +- %.3f of %d games\n", title, seats, result.share(),
              result.reach(), result.games);
}

int compare(const PowerGrid& game, const Tuning& tuning, int deals) {
  const Policy standard(game);
  const Policy changed(game, tuning);
  for (const int seats : {2, 3, 4, 6}) {
    print("policy against greedy", seats, match(changed, {nullptr}, seats, deals, 7));
    print("policy against the standard policy", seats,
          match(changed, {&standard}, seats, deals, 7));
  }
  return 0;
}

// Plays samples, learns from them and prints the weights.
int learn_evaluation(const PowerGrid& game, const Tuning& tuning, int games, int epochs) {
  const LearnPlan plan{.games = games, .epochs = epochs};
  const auto samples = play_samples(Policy(game, tuning), plan);
  std::cerr << samples.size() << " samples\n";
  std::cout << as_text(learn(samples, {}, plan));
  return 0;
}

// The same from games of the search, going on from weights in a file.
int relearn_evaluation(const PowerGrid& game, const std::string& path, int games, int iterations,
                       int seed) {
  const LearnPlan plan{.games = games,
                       .epochs = 5,
                       .wander = 0.03,
                       .rate = 5e-4,
                       .seed = static_cast<std::uint64_t>(seed)};
  const auto network = read_network<Network>(path);
  const auto samples = search_samples(game, network, iterations, plan);
  std::cerr << samples.size() << " samples\n";
  std::cout << as_text(learn(samples, network, plan));
  return 0;
}

// "first.horizon=2" and "others.exploration=1" change a side; "iterations=" both.
void set_side(DuelSide& side, const std::string& name, const std::string& text) {
  if (name == "network") {
    side.network = read_network<Network>(text);
    return;
  }
  const double value = std::stod(text);
  if (name == "iterations") side.iterations = static_cast<std::int64_t>(value);
  if (name == "exploration") side.search.exploration = static_cast<float>(value);
  if (name == "first_play") side.search.first_play = static_cast<float>(value);
  if (name == "rounds") side.search.horizon = static_cast<int>(value);
  for (const auto& [field_name, field] : kTuningFields) {
    if (name == field_name) side.policy.*field = value;
  }
}

int duel_of(const PowerGrid& game, int seats, int deals, int seed,
            const std::vector<std::string>& changes) {
  DuelPlan plan;
  plan.seats = seats;
  plan.deals = deals;
  plan.seed = static_cast<std::uint64_t>(seed);
  for (const std::string& change : changes) {
    const auto at = change.find('=');
    const std::string value = change.substr(at + 1);
    const std::string name = change.substr(0, at);
    if (name.starts_with("first.")) {
      set_side(plan.first, name.substr(6), value);
    } else if (name.starts_with("others.")) {
      set_side(plan.others, name.substr(7), value);
    } else {
      set_side(plan.first, name, value);
      set_side(plan.others, name, value);
    }
  }
  duel(game, plan);
  return 0;
}

int print_speed(const PowerGrid& game) {
  const Speed speed = measure_speed(game);
  std::printf("%.0f simulations of a round, %.0f iterations of the search a second\n",
              speed.simulations, speed.iterations);
  return 0;
}

int run(std::vector<char*> arguments) {
  const PowerGrid game = PowerGrid::load(embedded_files("power-grid")).value();
  const std::string what = arguments.empty() ? "" : arguments[0];
  if (what == "duel" && arguments.size() >= 4) {
    return duel_of(game, number(arguments[1]), number(arguments[2]), number(arguments[3]),
                   {arguments.begin() + 4, arguments.end()});
  }
  const Tuning tuning = read_tuning(arguments);
  if (what == "compare" && arguments.size() == 2)
    return compare(game, tuning, number(arguments[1]));
  if (what == "tune" && arguments.size() == 5) {
    const TunePlan plan{.seats = number(arguments[3]),
                        .deals = number(arguments[2]),
                        .steps = number(arguments[1]),
                        .seed = static_cast<std::uint64_t>(number(arguments[4]))};
    const Tuning tuned = tune(game, tuning, plan);
    for (const auto& [name, field] : kTuningFields) {
      std::cout << name << '=' << tuned.*field << ' ';
    }
    std::cout << '\n';
    return 0;
  }
  if (what == "learn" && arguments.size() == 3) {
    return learn_evaluation(game, tuning, number(arguments[1]), number(arguments[2]));
  }
  if (what == "relearn" && arguments.size() == 5) {
    return relearn_evaluation(game, arguments[1], number(arguments[2]), number(arguments[3]),
                              number(arguments[4]));
  }
  if (what == "speed" && arguments.size() == 1) return print_speed(game);
  std::cout
      << "pionek_power_grid_lab speed\n"
         "pionek_power_grid_lab duel SEATS DEALS SEED [first.NAME=VALUE] [others.NAME=VALUE]...\n"
         "pionek_power_grid_lab compare DEALS\n"
         "pionek_power_grid_lab tune STEPS DEALS SEATS SEED\n"
         "pionek_power_grid_lab learn GAMES EPOCHS > bots/power_grid/weights.inc\n"
         "pionek_power_grid_lab relearn WEIGHTS GAMES ITERATIONS SEED\n";
  return 2;
}

}  // namespace
}  // namespace pionek::power_grid::lab

int main(int argc, char** argv) { return pionek::power_grid::lab::run({argv + 1, argv + argc}); }
