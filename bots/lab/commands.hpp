// The experiments that the labs of the games have in common, as commands. A game's `Lab` adds to
// what policies.hpp and gains.hpp ask for how it is loaded (`load`), which network was learned
// (`learned`), and what is told of its state when a game is shown (`print_headline`).
#pragma once

#include <cstdio>
#include <ctime>
#include <string>
#include <vector>

#include "bots/lab/duel.hpp"
#include "bots/lab/gains.hpp"
#include "bots/lab/policies.hpp"

namespace pionek {

// The policy with changed numbers against the standard one, and alone where one can be.
template <class Lab>
void compare(const typename Lab::Tuning& tuning, int deals) {
  const typename Lab::Policy standard(Lab::load());
  const typename Lab::Policy changed(standard.game(), tuning);
  const auto play = [&](int seats, int so_many) {
    const auto deal = [&](const Seed& seed) { return Lab::deal(standard.game(), seats, seed); };
    return match(changed, standard, seats, so_many, 7, deal);
  };
  const std::clock_t start = std::clock();
  for (const int seats : {2, 4}) play(seats, deals).print("against the standard policy", seats);
  const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
  std::printf("%.1f ms a game\n", 1000 * seconds / (6.0 * deals));
  if (standard.game().info().min_seats == 1) play(1, 4 * deals).print("alone", 1);
}

// One game of the policy with itself, move by move for the first seat, and the score.
template <class Lab>
void show(const typename Lab::Tuning& tuning, int seats, int seed) {
  const typename Lab::Policy policy(Lab::load(), tuning);
  const auto& game = policy.game();
  auto s = Lab::deal(game, seats, Seed{static_cast<std::uint64_t>(seed), 0, 0, 0});
  std::optional<int> last;
  Silent silent;
  while (game.to_move(s) != nobody) {
    const Move move = policy.choose(s);
    if (const auto now = Lab::moment(game, s); now && now != last) {
      last = now;
      std::printf("\n-- %d: ", *now);
      Lab::print_headline(game, s);
      std::printf(":");
    }
    if (index(game.to_move(s)) == 0)
      std::printf(" %s;", print_move(move, game.info().verbs, game.catalog()).c_str());
    game.play(s, move, silent);
  }
  std::puts("");
  for (const ScoreLine& line : game.score_sheet(s)) {
    std::printf("%d: %3d %s\n", index(line.seat) + 1, line.points,
                game.words(Lang::en).text(line.words, game.catalog()).c_str());
  }
}

inline constexpr const char* kCommonCommands =
    "       compare DEALS [NAME=VALUE...]\n"
    "       tune GAMES STEPS SEED [NAME=VALUE...]\n"
    "       learn GAMES SEED [ITERATIONS] [NAME=VALUE...]\n"
    "       duel FIRST OTHERS SEATS DEALS SEED, each as it:300,ex:0.1,h:1\n"
    "       show SEATS SEED [NAME=VALUE...]";

// Runs one of these; whether it was one. `words` are the arguments of the program without its name,
// and without those that are numbers of the policy.
template <class Lab>
bool run_common(const std::vector<char*>& words, const typename Lab::Tuning& tuning) {
  const std::string what = words.empty() ? "" : words[0];
  const std::size_t given = words.empty() ? 0 : words.size() - 1;
  const auto at = [&](std::size_t i) { return std::stoi(words[i + 1]); };
  const auto seed = [&](std::size_t i) { return static_cast<std::uint64_t>(at(i)); };
  if (what == "compare" && given == 1) {
    compare<Lab>(tuning, at(0));
  } else if (what == "tune" && given == 3) {
    tune<Lab>(Lab::load(), tuning, at(0), at(1), seed(2));
  } else if (what == "learn" && given >= 2) {
    const typename Lab::Policy policy(Lab::load(), tuning);
    learn_evaluation<Lab>(policy, Lab::learned(), at(0), at(1), given > 2 ? at(2) : 0);
  } else if (what == "duel" && given == 5) {
    const auto game = Lab::load();
    const auto deal = [&](const Seed& each) { return Lab::deal(game, at(2), each); };
    const auto side = [&](int i) {
      return read_side<typename Lab::Game>(words[i], Lab::learned());
    };
    duel(game, side(1), side(2), at(2), at(3), seed(4), deal);
  } else if (what == "show" && given == 2) {
    show<Lab>(tuning, at(0), at(1));
  } else {
    return false;
  }
  return true;
}

}  // namespace pionek
