// pionek_lab: the experiments behind the numbers of the bots. The numbers of the policy may be
// given as name=value after the other arguments.
#include <cstdio>
#include <ctime>
#include <fstream>
#include <string>

#include "bots/arena.hpp"
#include "bots/lab/lab.hpp"
#include "bots/lab/learn.hpp"
#include "bots/lab/policy_match.hpp"
#include "bots/native/thinking.hpp"
#include "bots/power_grid/wing.hpp"
#include "bots/search.hpp"
#include "bots/tournament.hpp"
#include "engine/registry/registry.hpp"

namespace pionek::lab {
namespace {

using power_grid::Policy;
using power_grid::PowerGrid;
using power_grid::Tuning;

int number(const char* text) { return std::stoi(text); }

// Takes the name=value arguments out of the list.
Tuning read_tuning(std::vector<char*>& arguments) {
  Tuning tuning;
  std::erase_if(arguments, [&](const std::string& argument) {
    const auto at = argument.find('=');
    if (at == std::string::npos) return false;
    for (const auto& [name, field] : power_grid::kTuningFields) {
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
  std::fprintf(stderr, "%zu samples\n", samples.size());
  std::fputs(as_text(learn(samples, {}, plan)).c_str(), stdout);
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
  const power_grid::Network network = read_network(path);
  const auto samples = search_samples(game, network, iterations, plan);
  std::fprintf(stderr, "%zu samples\n", samples.size());
  std::fputs(as_text(learn(samples, network, plan)).c_str(), stdout);
  return 0;
}

std::vector<std::string> split(const std::string& names) {
  std::vector<std::string> all;
  for (std::size_t at = 0; at < names.size();) {
    const std::size_t end = std::min(names.find(',', at), names.size());
    all.push_back(names.substr(at, end - at));
    at = end + 1;
  }
  return all;
}

// Bots by name, as `pionek arena`, with the time each game took.
int arena(const std::string& names, int games, int seed) {
  ArenaPlan plan;
  plan.players = split(names);
  plan.setup.seats = static_cast<int>(plan.players.size());
  plan.games = games;
  plan.seed = {static_cast<std::uint64_t>(seed), 0, 0, 0};
  plan.thinking = native_thinking();
  const std::int64_t start = plan.thinking.clock();
  const auto table = run_arena(load_game("power-grid").value(), plan);
  if (!table) {
    std::puts(table.error().text().c_str());
    return 1;
  }
  for (std::size_t i = 0; i < plan.players.size(); ++i) {
    const auto interval = table->interval95(i);
    std::printf("%-16s %5.1f %% (%.1f to %.1f)  mean score %.1f\n", plan.players[i].c_str(),
                100 * table->win_share(i), 100 * interval.low, 100 * interval.high,
                table->points[i] / games);
  }
  std::printf("%d games, %.2f s a game\n", games,
              static_cast<double>(plan.thinking.clock() - start) / 1000 / games);
  return 0;
}

// "first.horizon=2" and "others.exploration=1" change a side; "iterations=" both.
void set_side(DuelSide& side, const std::string& name, const std::string& text) {
  if (name == "network") {
    side.network = read_network(text);
    return;
  }
  const double value = std::stod(text);
  if (name == "iterations") side.iterations = static_cast<std::int64_t>(value);
  if (name == "exploration") side.search.exploration = static_cast<float>(value);
  if (name == "first_play") side.search.first_play = static_cast<float>(value);
  if (name == "rounds") side.search.horizon = static_cast<int>(value);
  for (const auto& [field_name, field] : power_grid::kTuningFields) {
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

// Everybody against everybody; the table to standard output, the picture beside it to a file.
int tournament(const std::string& names, int seats, int deals, const std::string& picture) {
  const auto game = load_game("power-grid").value();
  TournamentPlan plan;
  plan.bots = split(names);
  plan.deals = deals;
  plan.setup.seats = seats;
  plan.thinking = native_thinking();
  const auto result = run_tournament(game, plan);
  if (!result) {
    std::puts(result.error().text().c_str());
    return 1;
  }
  std::puts(json::serialize(tournament_json(*game, *result)).c_str());
  std::ofstream(picture) << tournament_svg(*game, *result, Lang::en);
  return 0;
}

// How many simulations of a whole round fit into a second, and how many iterations of the search.
int speed(const PowerGrid& game) {
  const Wing<PowerGrid> wing(game);
  std::vector<PowerGrid::State> rounds;
  for (std::uint64_t deal = 0; deal < 50; ++deal) {
    Setup setup;
    setup.seats = 4;
    PowerGrid::State s = game.start(setup, Seed{deal, 0, 0, 0});
    Rng rng(deal);
    Wing<PowerGrid>::Memory memory;
    for (int round = 0; game.to_move(s) != nobody; wing.advance(s, rng, memory)) {
      if (s.round != round) rounds.push_back(s);
      round = s.round;
    }
  }
  // Processor time, so that other work on the machine does not matter.
  const auto seconds = [] { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; };
  std::int64_t done = 0;
  Rng rng(1);
  double start = seconds();
  while (seconds() < start + 2) {
    for (const auto& round : rounds) {
      PowerGrid::State s = round;
      Wing<PowerGrid>::Memory memory;
      while (s.round == round.round && game.to_move(s) != nobody) wing.advance(s, rng, memory);
      ++done;
    }
  }
  std::printf("%.0f simulations of a round a second\n",
              static_cast<double>(done) / (seconds() - start));
  Search<PowerGrid> search(game, wing, {}, 1 << 19);
  done = 0;
  start = seconds();
  for (const auto& round : rounds) {
    search.reset(round, game.to_move(round));
    for (int i = 0; i < 200; ++i, ++done) search.iterate(rng);
  }
  std::printf("%.0f iterations of the search a second\n",
              static_cast<double>(done) / (seconds() - start));
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
    for (const auto& [name, field] : power_grid::kTuningFields) {
      std::printf("%s=%g ", name.data(), tuned.*field);
    }
    std::puts("");
    return 0;
  }
  if (what == "learn" && arguments.size() == 3) {
    return learn_evaluation(game, tuning, number(arguments[1]), number(arguments[2]));
  }
  if (what == "relearn" && arguments.size() == 5) {
    return relearn_evaluation(game, arguments[1], number(arguments[2]), number(arguments[3]),
                              number(arguments[4]));
  }
  if (what == "games" && arguments.size() == 4) {
    show_games(arguments[1], number(arguments[2]), number(arguments[3]));
    return 0;
  }
  if (what == "coach" && arguments.size() == 2) {
    time_coach(number(arguments[1]));
    return 0;
  }
  if (what == "tournament" && arguments.size() == 5) {
    return tournament(arguments[1], number(arguments[2]), number(arguments[3]), arguments[4]);
  }
  if (what == "speed") return speed(game);
  if (what == "arena" && arguments.size() == 4) {
    return arena(arguments[1], number(arguments[2]), number(arguments[3]));
  }
  std::puts(
      "pionek_lab duel SEATS DEALS SEED [first.NAME=VALUE] [others.NAME=VALUE]...\npionek_lab "
      "speed\npionek_lab arena A,B,... GAMES SEED\npionek_lab learn GAMES EPOCHS > "
      "bots/power_grid/weights.inc\npionek_lab relearn WEIGHTS GAMES ITERATIONS SEED\npionek_lab "
      "compare DEALS\npionek_lab tune STEPS DEALS SEATS SEED");
  return 2;
}

}  // namespace
}  // namespace pionek::lab

int main(int argc, char** argv) { return pionek::lab::run({argv + 1, argv + argc}); }
