// A Power Grid player that knows its trade: what a plant is worth to whom, when to pass, what fuel
// to lay in, where to build, and when to end the game. It plans a turn, never further. By itself,
// with a beginner's numbers, it is the level `easy`; the search of the others begins from its
// judgement and plays its simulations with it.
#pragma once

#include "bots/candidates.hpp"
#include "bots/power_grid/plans.hpp"
#include "engine/power_grid/verbs.hpp"

namespace pionek::power_grid {

class Policy {
 public:
  explicit Policy(PowerGrid game, const Tuning& tuning = {});

  // The moves of the seat to move that are worth a thought; at least one while the game goes on.
  void candidates(const State& s, Candidates& out) const;
  [[nodiscard]] Move choose(const State& s) const;

  // What a simulation remembers between the steps of one auction phase.
  struct Memory {
    std::uint16_t round = 0;
    Outlook outlook;
    std::array<std::array<std::int16_t, kMaxPlants>, kMaxSeats> worth{};
  };
  // Plays on by at least one choice, a whole turn or auction at a time: the same judgement as
  // `choose`, for simulations. Bidding is cut short to what it must come to.
  void advance(State& s, Rng& rng, Memory& memory) const;

  [[nodiscard]] const PowerGrid& game() const { return game_; }
  [[nodiscard]] const Tuning& tuning() const { return tuning_; }
  [[nodiscard]] const PlantWorth& plants() const { return plants_; }

 private:
  void auction_candidates(const State& s, Seat seat, Candidates& out) const;
  void bid_candidates(const State& s, Seat seat, Candidates& out) const;
  void discard_candidates(const State& s, Seat seat, Candidates& out) const;
  void fuel_candidates(const State& s, Seat seat, Candidates& out) const;
  void city_candidates(const State& s, Seat seat, Candidates& out) const;
  void run_candidates(const State& s, Seat seat, Candidates& out) const;
  void all_options(const State& s, Candidates& out) const;

  // What the seat would pay for the plant, and the plant it would pick; worth(seat, id) tells the
  // worth of a plant.
  template <class Worth>
  [[nodiscard]] int limit(const State& s, Seat seat, PlantId id, const Outlook& outlook,
                          const Worth& worth) const;
  template <class Worth>
  [[nodiscard]] Move pick(const State& s, Seat seat, const Worth& worth) const;

  void advance_auction(State& s, Memory& memory) const;
  void advance_fuel(State& s) const;
  void advance_cities(State& s) const;
  [[nodiscard]] Move build(const State& s, int city) const {
    return make_move(Act::build, game_.map(s).first_city + city);
  }
  [[nodiscard]] Growth growth_of(const State& s, Seat seat) const;

  PowerGrid game_;
  Tuning tuning_;
  PlantWorth plants_;
};

}  // namespace pionek::power_grid
