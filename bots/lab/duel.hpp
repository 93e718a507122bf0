// Searches of one game with different numbers against each other, for the labs of the games.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <memory>
#include <string>

#include "bots/lab/learning.hpp"
#include "bots/levels.hpp"
#include "bots/search_bot.hpp"

namespace pionek {

template <class Network>
struct DuelSide {
  std::int64_t iterations = 200;
  SearchTuning search;
  Network network;
};

// "it:300,ex:0.1,fp:0.02,tr:0.5,h:1,hw:0.5,pt:0.002,net:FILE": iterations, exploration, first_play,
// trust, horizon and its weight, worth of a point, weights; what is not named stays as it is for
// the expert.
template <class Game, class Network>
DuelSide<Network> read_side(const std::string& text, const Network& learned) {
  DuelSide<Network> side{200, Players<Game>::levels.back().tuning, learned};
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
    if (name == "hw") side.search.horizon_weight = std::stof(value);
    if (name == "pt") side.search.point = std::stof(value);
    if (name == "net") side.network = read_network<Network>(value);
  }
  return side;
}

template <class Game, class Network>
SearchBot<Game> bot_of(const Game& game, const DuelSide<Network>& side) {
  const auto knowledge = std::make_shared<Knowledge<Game>>(Knowledge<Game>(game, {}, side.network));
  return {knowledge, game, side.search, Budget{.iterations = side.iterations}, {}};
}

// Every deal once from every seat: the first against the others; prints the share of the first, its
// points above the others, alone its points, and the points of the winners. `deal(seed)` is how a
// table begins.
template <class Game, class Network, class Deal>
void duel(const Game& game, const DuelSide<Network>& first, const DuelSide<Network>& others,
          int seats, int deals, std::uint64_t seed, const Deal& deal) {
  auto own = bot_of(game, first);
  auto other = bot_of(game, others);
  double wins = 0;
  double margin = 0;
  double squares = 0;
  double best = 0;
  const int games = deals * seats;
  Silent silent;
  for (int k = 0; k < games; ++k) {
    auto s = deal(Seed{seed, static_cast<std::uint64_t>(k / seats), 0, 0});
    Rng rng(Seed{seed, static_cast<std::uint64_t>(k), 1, 0});
    while (game.to_move(s) != nobody) {
      const Seat seat = game.to_move(s);
      AnyState imagined(s);
      game.play(s, (index(seat) == k % seats ? own : other).choose(imagined, seat, rng), silent);
    }
    const Scores scores = game.scores(s);
    double mean = 0;
    int most = scores[0].points;
    for (int i = 0; i < seats; ++i) {
      mean += i == k % seats ? 0 : scores[i].points;
      most = std::max(most, scores[i].points);
    }
    best += static_cast<double>(most) / games;
    const double above = scores[k % seats].points - mean / std::max(1, seats - 1);
    wins += final_values(game.info(), game.outcome(s))[static_cast<std::size_t>(k % seats)];
    margin += above / games;
    squares += above * above / games;
  }
  std::printf(
      "%d seats, %d games: the first wins %.1f %%, points above the others %.1f +- %.1f, "
      "winners %.1f\n",
      seats, games, 100 * wins / games, margin,
      1.96 * std::sqrt((squares - margin * margin) / games), best);
  std::ignore = std::fflush(stdout);
}

}  // namespace pionek
