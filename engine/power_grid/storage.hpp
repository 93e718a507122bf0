// What a player's plants can hold and burn. Tokens are pooled per player (PG-409), so questions of
// storage and fuel are sums over the plants: coal and oil plants take their own kind, hybrids take
// either.
#pragma once

#include <algorithm>
#include <bit>

#include "engine/power_grid/data.hpp"
#include "engine/power_grid/state.hpp"

namespace pionek::power_grid {

inline Demand storage_of(const Data& data, const Player& player) {
  Demand storage;
  for (const PlantId id : player.plants) storage += data.plants[id].stores;
  return storage;
}

// Coal or oil beyond the plants that burn only that kind: it must lie in the hybrids.
inline int in_hybrids(const Demand& storage, const Tokens& fuel, Fuel kind) {
  const auto k = static_cast<std::size_t>(kind);
  return std::max(0, fuel[k] - storage.own(k));
}

// Coal and oil that have no place (PG-409 ruling).
inline int mixed_surplus(const Demand& storage, const Tokens& fuel) {
  return std::max(0, in_hybrids(storage, fuel, Fuel::coal) + in_hybrids(storage, fuel, Fuel::oil) -
                         storage.hybrid());
}

inline bool fits(const Demand& storage, const Tokens& fuel) {
  return mixed_surplus(storage, fuel) == 0 && fuel[2] <= storage.own(2) &&
         fuel[3] <= storage.own(3);
}

// Coal and oil that lose their place with a plant (PG-319): how many tokens, and how many of them
// may be coal.
struct Surplus {
  int tokens = 0;
  int least_coal = 0;
  int most_coal = 0;
};

inline Surplus surplus_of(const Demand& storage, const Tokens& fuel) {
  const int tokens = mixed_surplus(storage, fuel);
  return {tokens, std::max(0, tokens - in_hybrids(storage, fuel, Fuel::oil)),
          std::min(tokens, in_hybrids(storage, fuel, Fuel::coal))};
}

// A choice of plants to run: bits of Player::plants.
struct Run {
  Demand burns;
  int powers = 0;
  // How much coal the hybrids may burn; least > most when the fuel does not reach.
  int least_coal = 0;
  int most_coal = 0;

  [[nodiscard]] bool possible() const { return least_coal <= most_coal; }
};

inline Run run_of(const Data& data, const Player& player, unsigned chosen) {
  Run run;
  for (; chosen != 0; chosen &= chosen - 1) {
    const Plant& plant = data.plants[player.plants[std::countr_zero(chosen)]];
    run.burns += plant.burns_by_kind;
    run.powers += plant.powers;
  }
  const int coal = player.fuel[0] - run.burns.own(0);
  const int oil = player.fuel[1] - run.burns.own(1);
  const bool enough = coal >= 0 && oil >= 0 && player.fuel[2] >= run.burns.own(2) &&
                      player.fuel[3] >= run.burns.own(3);
  run.least_coal = std::max(0, run.burns.hybrid() - oil);
  run.most_coal = enough ? std::min(run.burns.hybrid(), coal) : run.least_coal - 1;
  return run;
}

// The tokens a run takes when its hybrids burn so much coal.
inline Tokens tokens_of(const Run& run, int coal) {
  Tokens tokens{};
  for (std::size_t f = 0; f < kFuels; ++f) tokens[f] = static_cast<std::uint8_t>(run.burns.own(f));
  tokens[0] = static_cast<std::uint8_t>(tokens[0] + coal);
  tokens[1] = static_cast<std::uint8_t>(tokens[1] + run.burns.hybrid() - coal);
  return tokens;
}

// The plants of a best supply (PG-904), as bits: the most cities, and of those the fewest plants'
// power wasted, so that the score sheet shows no needless surplus.
struct BestRun {
  unsigned chosen = 0;
  int cities = 0;
  int powers = 0;
};

inline BestRun best_run(const Data& data, const Player& player) {
  BestRun best;
  const int network = player.city_count();
  for (unsigned chosen = 1; chosen < 1U << player.plants.size(); ++chosen) {
    const Run run = run_of(data, player, chosen);
    if (!run.possible()) continue;
    const int cities = std::min(run.powers, network);
    if (cities > best.cities || (cities == best.cities && cities > 0 && run.powers < best.powers)) {
      best = {chosen, cities, run.powers};
    }
  }
  return best;
}

}  // namespace pionek::power_grid
