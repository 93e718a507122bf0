// Every number of the policy of Praga Caput Regni in one place (docs/bots.md says how they were
// found). All worth is counted in victory points at the end of the game.
#pragma once

#include <array>
#include <string_view>

#include "engine/praga/data.hpp"

namespace pionek::praga {

inline constexpr int kEvents = 12;  // of Trigger::On

struct Tuning {
  // ---- what things are worth ----
  double gold = 2.52;         // the first one
  double stone = 2.36;        //
  double more = 0.0423;       // how fast further ones lose their worth
  double span = 2.48;         // turns before the end from which resources lose it
  double egg = 1.98;          // while there is road to go
  double silver = 1.57;       // a window that is kept
  double gold_window = 4.75;  //
  double window_span = 1.65;  // turns before the end from which windows lose their worth
  double up = 2.59;           // what two silver windows can be turned into at once
  double extra = 9.71;        // an action more
  double cube = 0.754;        // a spare one
  double seal = 7.24;         // the right to claim one
  double bridge = 4.96;       // a tile IV
  double patience = 0.691;    // how much of its usual worth a one-shot technology has to bring
  // ---- what is still to come, for each turn ----
  double science = 0.412;   // steps of the university
  double research = 0.448;  // of technology
  double tokens = 0.163;    // of either colour
  double columns = 0.142;   // side steps on either monument
  double rows = 0.157;      // steps up
  double walls = 0.259;     //
  double upgrades = 0.161;  //
  double produce = 0.139;   // of either kind
  double grow = 0.101;      // mines or quarries
  double builds = 0.184;    // buildings of one seat
  // ---- what depends on where things lie ----
  double ramp = 0.466;        // how much less a reward counts for each step that it is away
  double learn = 1.44;        // a permanent technology, for each turn to come
  double one_shot = 5.96;     // one that works once
  double icon = 0.32;         // an icon that may still meet another
  double corner = 0.153;      // a corner that may
  double road = 1.12;         // a segment further, beyond what it gives
  double old_upgrade = 1.08;  // one of era I, while the road may still ask for it
  double lead = 0.595;        // the chance to keep a lead at a plaza
  double follow = 0.211;      // to come from behind
  double rivals = 0.279;      // how much the others' gain at a plaza counts
  // ---- how sharply a better move is preferred ----
  double doubt = 1.2;  // so many points worse is still worth a thought

  // By action: how often an upgraded one is performed, for each turn to come.
  std::array<double, kActions> uses{0.258, 0.214, 0.254, 0.27, 0.199, 0.169};
  // By Trigger::On: how often it happens, for each turn to come.
  std::array<double, kEvents> events{0,     0.199, 0.451, 0.29,  0.433, 0.119,
                                     0.142, 0.267, 0.192, 0.179, 0.177, 0.197};
};

// A beginner's eye: likes resources and what pays at once, thinks little of tracks, of what joins
// later and of what others do.
inline constexpr Tuning kEasyTuning{
    .gold = 3.6,
    .stone = 3.6,
    .more = 0.02,
    .span = 2,
    .egg = 1.5,
    .silver = 0.9,
    .gold_window = 1.6,
    .up = 3,
    .extra = 5,
    .science = 0.15,
    .research = 0.15,
    .tokens = 0.05,
    .columns = 0.05,
    .ramp = 0.2,
    .icon = 0,
    .corner = 0,
    .road = 0.3,
    .rivals = 0,
};

// Who thinks long doubts the first sight: moves that it finds worse are tried, too.
inline constexpr Tuning kDoubtfulTuning{.doubt = 2.5};

// By name, for the program that tunes them.
struct TuningField {
  std::string_view name;
  double Tuning::* field;
};
inline constexpr auto kTuningFields = std::to_array<TuningField>({
    {"gold", &Tuning::gold},
    {"stone", &Tuning::stone},
    {"more", &Tuning::more},
    {"span", &Tuning::span},
    {"egg", &Tuning::egg},
    {"silver", &Tuning::silver},
    {"gold_window", &Tuning::gold_window},
    {"window_span", &Tuning::window_span},
    {"up", &Tuning::up},
    {"extra", &Tuning::extra},
    {"cube", &Tuning::cube},
    {"seal", &Tuning::seal},
    {"bridge", &Tuning::bridge},
    {"patience", &Tuning::patience},
    {"science", &Tuning::science},
    {"research", &Tuning::research},
    {"tokens", &Tuning::tokens},
    {"columns", &Tuning::columns},
    {"rows", &Tuning::rows},
    {"walls", &Tuning::walls},
    {"upgrades", &Tuning::upgrades},
    {"produce", &Tuning::produce},
    {"grow", &Tuning::grow},
    {"builds", &Tuning::builds},
    {"ramp", &Tuning::ramp},
    {"learn", &Tuning::learn},
    {"one_shot", &Tuning::one_shot},
    {"icon", &Tuning::icon},
    {"corner", &Tuning::corner},
    {"road", &Tuning::road},
    {"old_upgrade", &Tuning::old_upgrade},
    {"lead", &Tuning::lead},
    {"follow", &Tuning::follow},
    {"rivals", &Tuning::rivals},
});

}  // namespace pionek::praga
