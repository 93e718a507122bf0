// pionek_carnegie_lab: the experiments behind the numbers of Carnegie's bots. The numbers of the
// policy may be given as name=value after the other arguments.
#include "bots/arena.hpp"
#include "bots/carnegie/lab/lab.hpp"
#include "bots/carnegie/players.hpp"
#include "bots/lab/commands.hpp"
#include "engine/registry/registry.hpp"

namespace pionek::carnegie {
namespace {

// What Andrew still gains, by his level and the rounds to come: the numbers of andrew_points.
int andrew(const Tuning& tuning, int games) {
  const Policy policy(Lab::load(), tuning);
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
        const int left = game.data().rounds - round + 1;
        points[static_cast<std::size_t>(left)] = game.scores(s).rival->points;
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

int run(std::vector<char*> words) {
  const Tuning tuning = read_tuning<Lab>(words);
  if (run_common<Lab>(words, tuning)) return 0;
  const std::string what = words.empty() ? "" : words[0];
  const auto at = [&](std::size_t i) { return std::stoi(words[i]); };
  if (what == "andrew" && words.size() == 2) return andrew(tuning, at(1));
  if (what == "arena" && words.size() >= 4) {
    return arena(words[1], at(2), at(3), words.size() > 4 ? at(4) : 1);
  }
  std::printf(
      "usage: pionek_carnegie_lab COMMAND ..., one of\n%s\n"
      "       andrew GAMES [NAME=VALUE...]\n"
      "       arena A,B,... GAMES SEED [ANDREW'S LEVEL 0-3]\n",
      kCommonCommands);
  return 2;
}

}  // namespace
}  // namespace pionek::carnegie

int main(int argc, char** argv) {
  return pionek::carnegie::run(std::vector<char*>(argv + 1, argv + argc));
}
