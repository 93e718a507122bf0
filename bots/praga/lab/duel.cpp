#include "bots/praga/lab/duel.hpp"

#include <cmath>
#include <cstdio>

#include "bots/praga/lab/learn.hpp"
#include "bots/praga/players.hpp"

namespace pionek::praga::lab {
namespace {

SearchBot<Praga> bot_of(const Praga& game, const DuelSide& side) {
  const auto knowledge = std::make_shared<Knowledge<Praga>>(game, Tuning{}, side.network);
  return {knowledge, game, side.search, Budget{.iterations = side.iterations}, {}};
}

}  // namespace

DuelSide read_side(const std::string& text) {
  DuelSide side;
  side.search = Players<Praga>::levels.back().tuning;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find(',', at), text.size());
    const std::string item = text.substr(at, end - at);
    const std::size_t is = item.find(':');
    const std::string name = item.substr(0, is);
    const std::string value = item.substr(is + 1);
    at = end + 1;
    if (name == "it") side.iterations = std::stoi(value);
    if (name == "ex") side.search.exploration = std::stof(value);
    if (name == "fp") side.search.first_play = std::stof(value);
    if (name == "tr") side.search.duel_trust = std::stof(value);
    if (name == "h") side.search.horizon = std::stoi(value);
    if (name == "net") side.network = read_network<Network>(value);
  }
  return side;
}

void duel(const Praga& game, const DuelSide& first, const DuelSide& others, int seats, int deals,
          std::uint64_t seed) {
  auto own = bot_of(game, first);
  auto other = bot_of(game, others);
  Setup setup;
  setup.seats = seats;
  double wins = 0;
  double margin = 0;
  double squares = 0;
  const int games = deals * seats;
  Silent silent;
  for (int k = 0; k < games; ++k) {
    auto s = game.start(setup, Seed{seed, static_cast<std::uint64_t>(k / seats), 0, 0});
    Rng rng(Seed{seed, static_cast<std::uint64_t>(k), 1, 0});
    while (game.to_move(s) != nobody) {
      const Seat seat = game.to_move(s);
      AnyState imagined(s);
      game.play(s, (index(seat) == k % seats ? own : other).choose(imagined, seat, rng), silent);
    }
    const Scores scores = game.scores(s);
    double mean = 0;
    for (int i = 0; i < seats; ++i) mean += i == k % seats ? 0 : scores[i].points;
    const double above = scores[k % seats].points - mean / std::max(1, seats - 1);
    wins += final_values(game.info(), game.outcome(s))[static_cast<std::size_t>(k % seats)];
    margin += above / games;
    squares += above * above / games;
  }
  std::printf("%d seats, %d games: the first wins %.1f %%, points above the others %.1f +- %.1f\n",
              seats, games, 100 * wins / games, margin,
              1.96 * std::sqrt((squares - margin * margin) / games));
  std::fflush(stdout);
}

}  // namespace pionek::praga::lab
