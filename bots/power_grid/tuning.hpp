// Every number of the Power Grid policy in one place, found by matches of one value against another
// (docs/bots.md says how). Money is in Elektro.
#pragma once

#include <array>
#include <string_view>

namespace pionek::power_grid {

struct Tuning {
  // ---- plants ----
  double horizon = 3.9;      // rounds a plant is thought to serve
  double growth = 0.5;       // cities a network grows by in a round
  double fuel_weight = 1.5;  // how much of the fuel it will burn counts
  double end_worth = 6.3;    // a city of power at the end, up to the end trigger
  double spare_worth = 2;    // a city of power, whether there is a city for it or not
  double final_worth = 30;   // one more city supplied when this round may be the last
  double pressure = 0;       // how much of the others' hunger for fuel is yet to raise its price
  double elsewhere = 1.27;   // how much of the next best plant's surplus a bidder keeps in mind
  double next_market = 0.9;  // the same for plants that are not yet for sale
  double bid_share = 0.8;    // how much of the cash a bid may take
  double pick_margin = 2;    // surplus below which nothing is picked
  // ---- fuel ----
  double city_worth = 4;   // connecting a city, beyond what it earns at once
  double hoard_gain = 1;   // a token for later must be so much cheaper than it will be
  double hoard_cash = 30;  // cash that is left after buying for later
  // ---- building ----
  double ahead = 0;           // cities connected beyond the power at hand...
  double ahead_price = 14;    // ...while they cost no more than this
  double ahead_cash = 30;     // ...and so much is left
  double start_depth = 4.45;  // cities looked at around a first city
  double start_crowd = 3;     // how much a neighbour's city nearby spoils a start
  double city_price = 22;     // what a city costs on the whole, for a rough estimate
};

// A beginner's eye: pays for power it cannot use yet, thinks little of fuel, and keeps no other
// plant in mind while bidding.
inline constexpr Tuning kEasyTuning{.horizon = 5,
                                    .growth = 2,
                                    .fuel_weight = 1,
                                    .end_worth = 8,
                                    .pressure = 0.5,
                                    .elsewhere = 0.6,
                                    .next_market = 0.2,
                                    .start_depth = 5};

// By name, for the program that tunes them.
struct TuningField {
  std::string_view name;
  double Tuning::* field;
};
inline constexpr std::array<TuningField, 20> kTuningFields{{
    {"horizon", &Tuning::horizon},
    {"growth", &Tuning::growth},
    {"fuel_weight", &Tuning::fuel_weight},
    {"end_worth", &Tuning::end_worth},
    {"spare_worth", &Tuning::spare_worth},
    {"final_worth", &Tuning::final_worth},
    {"pressure", &Tuning::pressure},
    {"elsewhere", &Tuning::elsewhere},
    {"next_market", &Tuning::next_market},
    {"bid_share", &Tuning::bid_share},
    {"pick_margin", &Tuning::pick_margin},
    {"city_worth", &Tuning::city_worth},
    {"hoard_gain", &Tuning::hoard_gain},
    {"hoard_cash", &Tuning::hoard_cash},
    {"ahead", &Tuning::ahead},
    {"ahead_price", &Tuning::ahead_price},
    {"ahead_cash", &Tuning::ahead_cash},
    {"start_depth", &Tuning::start_depth},
    {"start_crowd", &Tuning::start_crowd},
    {"city_price", &Tuning::city_price},
}};

}  // namespace pionek::power_grid
