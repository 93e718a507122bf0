// pionek_nucleum_lab: the experiments behind the numbers of Nucleum's bots. The numbers of the
// policy may be given as name=value after the other arguments.
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <span>
#include <sstream>
#include <string>

#include "bots/lab/duel.hpp"
#include "bots/nucleum/lab/balance.hpp"
#include "bots/nucleum/lab/learn.hpp"
#include "bots/nucleum/lab/match.hpp"
#include "bots/nucleum/players.hpp"
#include "engine/registry/registry.hpp"

namespace pionek::nucleum::lab {
namespace {

// The game, with these files instead of those of the same names in its data.
Nucleum load_nucleum(std::span<char* const> changed = {}) {
  Files files = embedded_files("nucleum");
  for (const std::filesystem::path path : changed) {
    std::ifstream in(path);
    std::stringstream text;
    text << in.rdbuf();
    files.put("data/" + path.filename().string(), text.str());
  }
  const auto any = load_game("nucleum", files).value();
  return dynamic_cast<const Erased<Nucleum>&>(*any).game();
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

// The policy with changed numbers against the standard one.
int compare(const Nucleum& game, const Tuning& tuning, int deals) {
  const Policy standard(game);
  const Policy changed(game, tuning);
  const std::clock_t start = std::clock();
  for (const int seats : {2, 4}) {
    const MatchResult result = match(changed, standard, seats, deals, 7);
    std::printf(
        "%d seats: wins %.3f, margin %.2f +- %.2f, points %.1f, best %.1f, %.1f rounds, "
        "%d games\n",
        seats, result.wins / result.games, result.mean(), result.reach(),
        result.points / result.games, result.best / result.games, result.rounds / result.games,
        result.games);
  }
  const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
  std::printf("%.1f ms a game\n", 1000 * seconds / (6.0 * deals));
  return 0;
}

// One game of the policy with itself, move by move for one seat, and the score.
int show(const Tuning& tuning, int seats, int seed) {
  const auto any = load_game("nucleum").value();
  const Policy policy(load_nucleum(), tuning);
  const Nucleum& game = policy.game();
  AnyState state(deal(game, seats, Seed{static_cast<std::uint64_t>(seed), 0, 0, 0}));
  auto& s = state.as<State>();
  int round = -1;
  while (any->to_move(state) != nobody) {
    const Move move = policy.choose(s);
    const Player& player = s.players[0];
    if (s.round != round) {
      round = s.round;
      std::printf("\n-- %d: %d thaler, %d workers, %d uranium, %d tokens, %d vp, %.1f left:", round,
                  player.thaler, player.workers, player.uranium(), player.achievements, player.vp,
                  policy.outlook(s).left);
    }
    if (index(any->to_move(state)) == 0) {
      std::printf(" %s (%.1f);", any->print(move).c_str(),
                  policy.worth(s, policy.outlook(s), move));
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
  const Policy policy(load_nucleum(), tuning);
  const auto samples = play_samples(policy, network, iterations, plan);
  std::fprintf(stderr, "%zu samples\n", samples.size());
  std::fputs(as_text(learn(samples, network, plan)).c_str(), stdout);
  return 0;
}

int usage() {
  std::puts(
      "usage: pionek_nucleum_lab compare DEALS [NAME=VALUE...]\n"
      "       pionek_nucleum_lab tune GAMES STEPS SEED [NAME=VALUE...]\n"
      "       pionek_nucleum_lab learn GAMES SEED [ITERATIONS] [NAME=VALUE...]\n"
      "       pionek_nucleum_lab duel FIRST OTHERS SEATS DEALS SEED, each as it:300,ex:0.1,h:1\n"
      "       pionek_nucleum_lab show SEATS SEED [NAME=VALUE...]\n"
      "       pionek_nucleum_lab balance LEVEL SEATS GAMES SEED [DATA.json...]");
  return 2;
}

int run(std::vector<char*> arguments) {
  const Tuning tuning = read_tuning(arguments);
  const std::string what = arguments.size() > 1 ? arguments[1] : "";
  const std::size_t given = arguments.size() - std::min<std::size_t>(2, arguments.size());
  const auto at = [&](std::size_t i) { return std::stoi(arguments[i + 2]); };
  if (what == "compare" && given == 1) return compare(load_nucleum(), tuning, at(0));
  if (what == "tune" && given == 3) {
    tune(load_nucleum(), tuning, at(0), at(1), static_cast<std::uint64_t>(at(2)));
    return 0;
  }
  if (what == "learn" && given >= 2) {
    return learn_evaluation(tuning, at(0), at(1), given > 2 ? at(2) : 0);
  }
  if (what == "duel" && given == 5) {
    const Nucleum game = load_nucleum();
    const auto begin = [&](const Seed& seed) { return deal(game, at(2), seed); };
    const auto side = [&](int which) {
      return read_side<Nucleum>(arguments[which], learned_network());
    };
    duel(game, side(2), side(3), at(2), at(3), static_cast<std::uint64_t>(at(4)), begin);
    return 0;
  }
  if (what == "show" && given == 2) return show(tuning, at(0), at(1));
  if (what == "balance" && given >= 4) {
    balance(load_nucleum(std::span(arguments).subspan(6)), arguments[2], at(1), at(2),
            static_cast<std::uint64_t>(at(3)));
    return 0;
  }
  return usage();
}

}  // namespace
}  // namespace pionek::nucleum::lab

int main(int argc, char** argv) {
  return pionek::nucleum::lab::run(std::vector<char*>(argv, argv + argc));
}
