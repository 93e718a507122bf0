// Every number of the policy of Nucleum in one place (docs/bots.md says how they were found). All
// worth is counted in victory points at the end of the game.
#pragma once

#include <array>
#include <string_view>

#include "engine/nucleum/data.hpp"

namespace pionek::nucleum {

struct Tuning {
  // ---- what things are worth while there is time to use them ----
  double thaler = 1.74;     // the first one
  double worker = 2.03;     //
  double uranium = 3.32;    //
  double more = 0.0741;     // how fast further ones lose their worth
  double span = 7.94;       // turns before the end from which they are only left over
  double tile = 4.04;       // in the pool at the beginning of a game
  double tile_span = 9.34;  // turns in which it loses its worth
  // ---- what is still to come, for each turn ----
  double energizes = 0.205;  // energize actions of one seat
  double builds = 0.119;     // mines and turbines
  double urbanizes = 0.367;  // buildings
  double contracts = 0.113;  // signed
  double tracks = 0.216;     // laid
  double cycle = 10.3;       // turns from one recharge to the next
  double gather = 2.32;      // achievement tokens
  // ---- success markers ----
  double growth = 0.429;  // how much of what may still be built is counted on
  double king = 0.605;    // the chance to keep a leading place to the next king's scoring
  double pace = 10.6;     // what a turn with a tile brings, when it is time to recharge
  // ---- contracts ----
  double close = 0.939;  // the chance of a contract that lacks one thing
  double apart = 0.287;  // by how much each further thing lowers it
  double purple = 1;     // the others want those, too
  double hurry = 0.485;  // how much of a contract is lost by fulfilling it later
  // ---- buildings and energy ----
  double lit = 0.601;      // the chance that a connected building is energized
  double dark = 0.219;     // that one without a connection is
  double lit_span = 4.15;  // turns before the end from which there may be no time for it
  double energy = 0.97;    // what one unit of energy costs, on average
  // ---- tracks ----
  double city = 2.11;     // to build in one more city
  double joint = 0.567;   // how much of what a line may join is counted on
  double part = 0.99;     // how much of a line its unfinished half is worth
  double rivals = 0.299;  // how much the gain of others counts
  // What an action brings, by Kind, when it is not known what it will be used for.
  std::array<double, 6> usual{3.81, 4.42, 0.958, 3.77, 3.43, 0.933};
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
