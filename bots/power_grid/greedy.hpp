// A plain, sensible Power Grid player: it looks one purchase ahead and never further. It bids what
// a plant is worth to it, fuels what it can supply, builds what it can power, and runs what pays.
#pragma once

#include "bots/bot.hpp"
#include "engine/power_grid/power_grid.hpp"
#include "engine/power_grid/storage.hpp"

namespace pionek::power_grid {

class Greedy final : public Bot {
 public:
  explicit Greedy(PowerGrid game) : game_(std::move(game)) {}

  Move choose(AnyState& imagined, Seat seat, Rng& rng) override;

 private:
  // What it would like to do; there may be no such move.
  [[nodiscard]] Move wish(const State& s, Seat seat, const MoveList& list) const;

  // auction
  [[nodiscard]] Move choose_auction(const State& s, Seat seat) const;
  [[nodiscard]] Move choose_bid(const State& s, Seat seat) const;
  [[nodiscard]] Move choose_discard(const State& s, Seat seat, const MoveList& list) const;
  // What the plant is worth to the player in Elektro, beyond what it owns.
  [[nodiscard]] int worth(const State& s, Seat seat, PlantId id) const;
  // The worth of a plant by itself: power, less the fuel it eats.
  [[nodiscard]] int quality(const State& s, PlantId id) const;
  [[nodiscard]] int power_with(const State& s, const Player& player, PlantId extra) const;

  // fuel
  [[nodiscard]] Move choose_fuel(const State& s, Seat seat, const MoveList& list) const;
  // How many cities the player could connect with that much money.
  [[nodiscard]] int affordable_cities(const State& s, Seat seat, int cash) const;

  // building
  [[nodiscard]] Move choose_city(const State& s, Seat seat, const MoveList& list) const;

  // power
  [[nodiscard]] Move choose_run(const State& s, Seat seat, const MoveList& list) const;

  PowerGrid game_;
};

}  // namespace pionek::power_grid
