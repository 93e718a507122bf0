// Every number of the policy of Nucleum in one place (docs/bots.md says how they were found). All
// worth is counted in victory points at the end of the game.
#pragma once

#include <array>
#include <string_view>

#include "engine/nucleum/data.hpp"

namespace pionek::nucleum {

struct Tuning {
  // ---- what things are worth while there is time to use them ----
  double thaler = 1.39;     // the first one
  double worker = 1.28;     //
  double uranium = 2.48;    //
  double more = 0.0529;     // how fast further ones lose their worth
  double span = 6.01;       // turns before the end from which they are only left over
  double tile = 3.53;       // in the pool at the beginning of a game
  double tile_span = 14.1;  // turns in which it loses its worth
  // ---- what is still to come, for each turn ----
  double energizes = 0.166;  // energize actions of one seat
  double builds = 0.124;     // mines and turbines
  double urbanizes = 0.393;  // buildings
  double contracts = 0.172;  // signed
  double tracks = 0.211;     // laid
  double cycle = 13.1;       // turns from one recharge to the next
  double gather = 2.67;      // achievement tokens
  // ---- success markers ----
  double growth = 0.347;  // how much of what may still be built is counted on
  double king = 0.695;    // the chance to keep a leading place to the next king's scoring
  double pace = 8.86;     // what a turn with a tile brings, when it is time to recharge
  // ---- contracts ----
  double close = 0.957;   // the chance of a contract that lacks one thing
  double apart = 0.271;   // by how much each further thing lowers it
  double purple = 0.665;  // the others want those, too
  double hurry = 0.413;   // how much of a contract is lost by fulfilling it later
  // ---- buildings and energy ----
  double lit = 0.529;     // the chance that a connected building is energized
  double dark = 0.239;    // that one without a connection is
  double lit_span = 4.4;  // turns before the end from which there may be no time for it
  double energy = 0.817;  // what one unit of energy costs, on average
  // ---- tracks ----
  double city = 1.75;     // to build in one more city
  double joint = 0.586;   // how much of what a line may join is counted on
  double part = 0.598;    // how much of a line its unfinished half is worth
  double rivals = 0.269;  // how much the gain of others counts
  // What an action brings, by Kind, when it is not known what it will be used for.
  std::array<double, 6> usual{3.83, 4.28, 1.45, 3.33, 2.58, 0.952};
};

// A beginner's eye: likes what can be held and what pays at once, thinks little of markers, of
// contracts that need several things and of what others get.
inline constexpr Tuning kEasyTuning{
    .thaler = 1.1,
    .worker = 1.6,
    .more = 0.02,
    .tile = 1.5,
    .gather = 0.4,
    .growth = 0.1,
    .king = 0,
    .pace = 3,
    .apart = 0.25,
    .purple = 0.1,
    .hurry = 0.1,
    .lit = 0.4,
    .dark = 0.3,
    .city = 0.2,
    .joint = 0.2,
    .part = 0.2,
    .rivals = 0,
};

// By name, for the program that tunes them.
struct TuningField {
  std::string_view name;
  double Tuning::* field;
};
inline constexpr auto kTuningFields = std::to_array<TuningField>({
    {"thaler", &Tuning::thaler},       {"worker", &Tuning::worker},
    {"uranium", &Tuning::uranium},     {"more", &Tuning::more},
    {"span", &Tuning::span},           {"tile", &Tuning::tile},
    {"tile_span", &Tuning::tile_span}, {"energizes", &Tuning::energizes},
    {"builds", &Tuning::builds},       {"urbanizes", &Tuning::urbanizes},
    {"contracts", &Tuning::contracts}, {"tracks", &Tuning::tracks},
    {"cycle", &Tuning::cycle},         {"gather", &Tuning::gather},
    {"growth", &Tuning::growth},       {"king", &Tuning::king},
    {"pace", &Tuning::pace},           {"close", &Tuning::close},
    {"apart", &Tuning::apart},         {"purple", &Tuning::purple},
    {"hurry", &Tuning::hurry},         {"lit", &Tuning::lit},
    {"dark", &Tuning::dark},           {"lit_span", &Tuning::lit_span},
    {"energy", &Tuning::energy},       {"city", &Tuning::city},
    {"joint", &Tuning::joint},         {"part", &Tuning::part},
    {"rivals", &Tuning::rivals},
});

}  // namespace pionek::nucleum
