// Whole turns thought through: which tokens to buy, how many cities to connect, which plants to
// run.
#pragma once

#include "bots/power_grid/growth.hpp"
#include "bots/power_grid/outlook.hpp"
#include "bots/power_grid/tuning.hpp"
#include "engine/power_grid/storage.hpp"

namespace pionek::power_grid {

// The tokens to buy in this turn: for the run that pays best, and cheap ones for later.
Tokens plan_fuel(const PowerGrid& game, const State& s, const Outlook& outlook, Seat seat,
                 const Tuning& tuning);

// What a token will cost when the seat buys again, after it bought so many now: after those who
// still buy in this round, the refill, and part of the hunger of the next round.
int price_later(const PowerGrid& game, const State& s, Seat seat, Fuel fuel, int bought,
                const Tuning& tuning);

// How many cities of the growth to connect in this turn.
int plan_cities(const PowerGrid& game, const State& s, Seat seat, const Growth& growth,
                const Tuning& tuning);

// The most cities any other seat could supply if this building phase were the last.
int best_rival(const PowerGrid& game, const State& s, Seat seat);

// The runs worth thinking about, best first, with what they earn less the fuel burnt.
struct RankedRun {
  Move move;
  double value = 0;
};
using RankedRuns = FixedVector<RankedRun, 4>;
RankedRuns rank_runs(const PowerGrid& game, const State& s, const Outlook& outlook, Seat seat);

// The power of the plants that have fuel, whatever the size of the network.
int fuelled_power(const Data& data, const Player& player);

}  // namespace pionek::power_grid
