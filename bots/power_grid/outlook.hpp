// What everybody can work out about a position: how long the game will last, what fuel will cost,
// and what a plant is worth to whom.
#pragma once

#include <vector>

#include "bots/power_grid/tuning.hpp"
#include "engine/power_grid/power_grid.hpp"

namespace pionek::power_grid {

struct Outlook {
  int rounds = 1;                      // still to be played, this one included
  bool may_end = false;                // somebody has the money to end the game in this round
  std::array<double, kFuels> price{};  // of a token, once the others have bought theirs

  // What a run of the plant burns.
  [[nodiscard]] double fuel_cost(const Plant& plant) const {
    if (plant.kind > Kind::hybrid) return 0;
    if (plant.kind == Kind::hybrid) return plant.burns * std::min(price[0], price[1]);
    return plant.burns * price[static_cast<std::size_t>(plant.kind)];
  }
};

// Tokens of each fuel that the seat's plants burn in a round and that it does not have.
std::array<int, kFuels> hunger(const Data& data, const Player& player);

// The price of the next token when so many lie in the market; a kind that is sold out is dear.
int price_at(const Data& data, Fuel fuel, int in_market);

Outlook look_out(const PowerGrid& game, const State& s, const Tuning& tuning);

// Worth of plants. The sums over the rounds to come are worked out once.
class PlantWorth {
 public:
  PlantWorth(const Data& data, const Tuning& tuning);

  // What the plant adds to the player's future, in Elektro; never negative.
  [[nodiscard]] double worth(const PowerGrid& game, const State& s, const Outlook& outlook,
                             Seat seat, PlantId id) const;
  // Which of the player's plants is missed least; `kept` stays in any case.
  [[nodiscard]] int weakest(const PowerGrid& game, const State& s, const Outlook& outlook,
                            const Player& player, PlantId kept) const;

 private:
  static constexpr int kRounds = 8;
  static constexpr int kCities = 26;
  static constexpr int kPower = 33;
  struct Sums {
    float income = 0;  // earned over the rounds
    float runs = 0;    // full runs of all plants over the rounds
  };

  static std::size_t place(int rounds, int cities, int power) {
    const int row = rounds * kCities + std::min(cities, kCities - 1);
    return static_cast<std::size_t>(row) * kPower +
           static_cast<std::size_t>(std::min(power, kPower - 1));
  }
  [[nodiscard]] double future(const PowerGrid& game, const State& s, const Outlook& outlook,
                              int cities, int power, double fuel) const;

  Tuning tuning_;
  std::vector<Sums> sums_;  // by rounds, cities now, power
};

}  // namespace pionek::power_grid
