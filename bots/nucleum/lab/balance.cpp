#include "bots/nucleum/lab/balance.hpp"

#include <cstdio>
#include <map>

#include "bots/nucleum/lab/lab.hpp"
#include "bots/nucleum/players.hpp"

namespace pionek::nucleum::lab {
namespace {

struct Tally {
  std::array<double, kExperiments> wins{};
  std::array<int, kExperiments> played{};
  std::array<double, kExperiments> points{};
  std::array<double, kSeats> seat_wins{};  // by place in the turn order
  std::array<int, kConditions> met{};
  std::map<std::string, std::array<double, kExperiments>> sources;  // by rule
  double points_sum = 0;
  double winner = 0;
  double rounds = 0;
  double recharges = 0;
  double tracks = 0;
  double powered = 0;
  int games = 0;
};

void add_game(const Nucleum& game, const State& s, Tally& tally) {
  const Scores scores = game.scores(s);
  const Values shares = final_values(game.info(), game.outcome(s));
  int best = 0;
  for (int i = 0; i < s.seats; ++i) {
    const Player& player = s.players[i];
    const auto experiment = static_cast<std::size_t>(player.experiment);
    ++tally.played[experiment];
    tally.wins[experiment] += shares[i];
    tally.points[experiment] += scores[i].points;
    tally.seat_wins[static_cast<std::size_t>((i + s.seats - s.first) % s.seats)] += shares[i];
    tally.points_sum += scores[i].points;
    tally.recharges += player.recharges;
    tally.tracks += player.tracks;
    tally.powered += std::popcount(player.plots & s.powered);
    best = std::max(best, scores[i].points);
  }
  for (const ScoreLine& line : game.score_sheet(s)) {
    const auto experiment = static_cast<std::size_t>(s.players[index(line.seat)].experiment);
    tally.sources[line.rule][experiment] += line.points;
  }
  for (std::size_t i = 0; i < tally.met.size(); ++i) tally.met[i] += s.ended[i] != 0 ? 1 : 0;
  tally.winner += best;
  tally.rounds += s.round;
  ++tally.games;
}

void print(const Nucleum& game, int seats, const Tally& tally) {
  const double each = tally.games * seats;
  std::printf(
      "%d seats, %d games: %.1f points, winners %.1f, %.1f rounds, %.1f recharges, "
      "%.1f tracks, %.1f powered\n",
      seats, tally.games, tally.points_sum / each, tally.winner / tally.games,
      tally.rounds / tally.games, tally.recharges / each, tally.tracks / each,
      tally.powered / each);
  for (int i = 0; i < kExperiments; ++i) {
    const int played = std::max(1, tally.played[i]);
    std::printf("  experiment %c: %.2f of its fair share in %d games, %.1f points\n", 'A' + i,
                seats * tally.wins[i] / played, tally.played[i], tally.points[i] / played);
  }
  std::printf("  by place in the turn order:");
  for (int i = 0; i < seats; ++i) std::printf(" %.2f", seats * tally.seat_wins[i] / tally.games);
  std::printf("\n  conditions met:");
  for (int i = 0; i < kConditions; ++i) {
    std::printf(" %s %.2f",
                game.catalog().id({kConditionSet, static_cast<std::uint16_t>(i)}).c_str(),
                static_cast<double>(tally.met[i]) / tally.games);
  }
  std::printf("\n  points by source, A / B / C / D:");
  for (const auto& [rule, points] : tally.sources) {
    std::printf("\n    %s", rule.c_str());
    for (std::size_t i = 0; i < points.size(); ++i) {
      std::printf(" %.1f", points[i] / std::max(1, tally.played[i]));
    }
  }
  std::puts("");
}

}  // namespace

void balance(const Nucleum& game, const std::string& bot, int seats, int games,
             std::uint64_t seed) {
  const Policy policy(game);
  std::unique_ptr<Bot> player;
  for (const Level& level : Players<Nucleum>::levels) {
    if (level.name == bot) player = make_level(game, level, {});
  }
  Tally tally;
  Silent silent;
  for (int k = 0; k < games; ++k) {
    const Seed deal_seed{seed, static_cast<std::uint64_t>(k), 0, 0};
    State s = Lab::deal(game, seats, deal_seed);
    // Not the chance of the deal: with that a search would imagine what is really hidden.
    Rng rng(Seed{seed, static_cast<std::uint64_t>(k), 1, 0});
    while (game.to_move(s) != nobody) {
      Move move;
      if (player == nullptr) {
        move = policy.choose(s);
      } else {
        AnyState imagined(s);
        move = player->choose(imagined, game.to_move(s), rng);
      }
      game.play(s, move, silent);
    }
    add_game(game, s, tally);
  }
  print(game, seats, tally);
}

}  // namespace pionek::nucleum::lab
