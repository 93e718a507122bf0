// pionek_carnegie_lab: the experiments behind the numbers of Carnegie's bots. The numbers of the
// policy may be given as name=value after the other arguments.
#include <cstdio>
#include <ctime>
#include <string>

#include "bots/arena.hpp"
#include "bots/carnegie/lab/learn.hpp"
#include "bots/carnegie/lab/match.hpp"
#include "bots/carnegie/players.hpp"
#include "bots/lab/duel.hpp"
#include "bots/native/thinking.hpp"
#include "engine/registry/registry.hpp"

namespace pionek::carnegie::lab {
namespace {

int number(const char* text) { return std::stoi(text); }

Carnegie load_carnegie() {
  const auto any = load_game("carnegie").value();
  return dynamic_cast<const Erased<Carnegie>&>(*any).game();
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

void print(const char* title, int seats, const MatchResult& result) {
  std::printf("%s, %d seats: wins %.3f, margin %.2f +- %.2f, points %.1f, best %.1f, %d games\n",
              title, seats, result.wins / result.games, result.mean(), result.reach(),
              result.points / result.games, result.best / result.games, result.games);
}

// The policy with changed numbers against the standard one, and against Andrew.
int compare(const Carnegie& game, const Tuning& tuning, int deals) {
  const Policy standard(game);
  const Policy changed(game, tuning);
  const std::clock_t start = std::clock();
  for (const int seats : {2, 4}) {
    print("against the standard policy", seats, match(changed, standard, seats, deals, 7));
  }
  const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
  std::printf("%.1f ms a game\n", 1000 * seconds / (6.0 * deals));
  for (const int level : {1, 3}) {
    print("against Andrew", 1, match(changed, standard, 1, 4 * deals, 7, level));
  }
  return 0;
}

// One game of the policy with itself, move by move for one seat, and the score.
int show(const Tuning& tuning, int seats, int seed) {
  const auto any = load_game("carnegie").value();
  const Policy policy(load_carnegie(), tuning);
  const Carnegie& game = policy.game();
  Setup setup;
  setup.seats = seats;
  AnyState state = any->start(setup, Seed{static_cast<std::uint64_t>(seed), 0, 0, 0});
  auto& s = state.as<State>();
  int round = -1;
  while (any->to_move(state) != nobody) {
    const Move move = policy.choose(s);
    const Player& player = s.players[0];
    if (s.round != round) {
      round = s.round;
      std::printf("\n-- %d: $%d, %d goods, %d vp, %d active, row by %d:", round, player.money,
                  player.goods, player.vp, player.active(), s.first);
    }
    if (index(any->to_move(state)) == 0 || act_of(move) == Act::row) {
      std::printf(" %s;", any->print(move).c_str());
    }
    any->play(state, move);
  }
  std::puts("");
  for (const ScoreLine& line : game.score_sheet(s)) {
    std::printf("%d: %3d %s\n", index(line.seat) + 1, line.points,
                game.words(Lang::en).text(line.words, game.catalog()).c_str());
  }
  return 0;
}

// What Andrew still gains, by his level and the rounds to come: the numbers of andrew_points.
int andrew(const Tuning& tuning, int games) {
  const Policy policy(load_carnegie(), tuning);
  const Carnegie& game = policy.game();
  for (int level = 0; level < 4; ++level) {
    std::array<double, 21> sum{};
    for (int k = 0; k < games; ++k) {
      Setup setup;
      setup.seats = 1;
      setup.choice[kLevelOption] = static_cast<std::uint8_t>(level);
      auto s = game.start(setup, Seed{static_cast<std::uint64_t>(k), 3, 0, 0});
      std::array<int, 21> points{};
      Silent silent;
      for (int round = 0; game.to_move(s) != nobody;) {
        game.play(s, policy.choose(s), silent);
        if (s.round == round) continue;
        round = s.round;
        points[static_cast<std::size_t>(game.data().rounds - round + 1)] =
            game.scores(s).rival->points;
      }
      const int end = game.scores(s).rival->points;
      for (std::size_t left = 1; left < sum.size(); ++left) sum[left] += end - points[left];
    }
    std::printf("level %d:", level);
    for (std::size_t left = 1; left < sum.size(); left += 3) {
      std::printf(" %zu: %.1f", left, sum[left] / games);
    }
    std::puts("");
  }
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

// Bots by name; `level` is Andrew's where one plays alone.
int arena(const std::string& names, int games, int seed, int level) {
  const auto game = load_game("carnegie").value();
  ArenaPlan plan;
  plan.players = split(names);
  plan.setup.seats = static_cast<int>(plan.players.size());
  plan.setup.choice[kLevelOption] = static_cast<std::uint8_t>(level);
  plan.games = games;
  plan.seed = {static_cast<std::uint64_t>(seed), 0, 0, 0};
  const std::clock_t start = std::clock();
  const auto table = run_arena(game, plan);
  if (!table) {
    std::puts(table.error().text().c_str());
    return 1;
  }
  for (std::size_t i = 0; i < plan.players.size(); ++i) {
    const auto interval = table->interval95(i);
    std::printf("%-14s wins %5.1f %% (%.1f to %.1f), points %.1f\n", plan.players[i].c_str(),
                100 * table->win_share(i), 100 * interval.low, 100 * interval.high,
                table->points[i] / static_cast<double>(table->games));
  }
  std::printf("%d games, %.2f s of processor time a game\n", games,
              static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC / games);
  return 0;
}

// Plays samples, learns from them and prints the weights. With iterations the search plays, and the
// weights go on from those compiled in.
int learn_evaluation(const Tuning& tuning, int games, int seed, int iterations) {
  LearnPlan plan{.games = games, .seed = static_cast<std::uint64_t>(seed)};
  Network network;
  if (iterations > 0) {
    plan.wander = 0.03;
    plan.rate = 5e-4;
    network = learned_network();
  }
  const Policy policy(load_carnegie(), tuning);
  const auto samples = play_samples(policy, network, iterations, plan);
  std::fprintf(stderr, "%zu samples\n", samples.size());
  std::fputs(as_text(learn(samples, network, plan)).c_str(), stdout);
  return 0;
}

int usage() {
  std::puts(
      "usage: pionek_carnegie_lab compare DEALS [NAME=VALUE...]\n"
      "       pionek_carnegie_lab tune GAMES STEPS SEED [NAME=VALUE...]\n"
      "       pionek_carnegie_lab learn GAMES SEED [ITERATIONS] [NAME=VALUE...]\n"
      "       pionek_carnegie_lab andrew GAMES [NAME=VALUE...]\n"
      "       pionek_carnegie_lab duel FIRST OTHERS SEATS DEALS SEED, each as it:300,ex:0.1,h:1\n"
      "       pionek_carnegie_lab show SEATS SEED [NAME=VALUE...]\n"
      "       pionek_carnegie_lab arena A,B,... GAMES SEED [ANDREW'S LEVEL 0-3]");
  return 2;
}

int run(std::vector<char*> arguments) {
  const Tuning tuning = read_tuning(arguments);
  const std::string what = arguments.size() > 1 ? arguments[1] : "";
  const std::size_t given = arguments.size() - std::min<std::size_t>(2, arguments.size());
  const auto at = [&](std::size_t i) { return number(arguments[i + 2]); };
  if (what == "compare" && given == 1) return compare(load_carnegie(), tuning, at(0));
  if (what == "tune" && given == 3) {
    tune(load_carnegie(), tuning, at(0), at(1), static_cast<std::uint64_t>(at(2)));
    return 0;
  }
  if (what == "learn" && given >= 2) {
    return learn_evaluation(tuning, at(0), at(1), given > 2 ? at(2) : 0);
  }
  if (what == "andrew" && given == 1) return andrew(tuning, at(0));
  if (what == "duel" && given == 5) {
    const Carnegie game = load_carnegie();
    Setup setup;
    setup.seats = at(2);
    const auto begin = [&](const Seed& seed) { return game.start(setup, seed); };
    const auto side = [&](int which) {
      return read_side<Carnegie>(arguments[which], learned_network());
    };
    duel(game, side(2), side(3), at(2), at(3), static_cast<std::uint64_t>(at(4)), begin);
    return 0;
  }
  if (what == "show" && given == 2) return show(tuning, at(0), at(1));
  if (what == "arena" && given >= 3) {
    return arena(arguments[2], at(1), at(2), given > 3 ? at(3) : 1);
  }
  return usage();
}

}  // namespace
}  // namespace pionek::carnegie::lab

int main(int argc, char** argv) {
  return pionek::carnegie::lab::run(std::vector<char*>(argv, argv + argc));
}
