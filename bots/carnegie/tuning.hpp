// Every number of the Carnegie policy in one place, found by matches of one value against another
// (docs/bots.md says how). All worth is counted in victory points at the end of the game.
#pragma once

#include <array>
#include <string_view>

#include "engine/carnegie/data.hpp"

namespace pionek::carnegie {

inline constexpr int kKinds = 21;  // of departments: the starting ones, then the tiles by number

struct Tuning {
  // ---- what things are worth ----
  double money = 0.205;       // a dollar while there are donations to come
  double money_end = 0.0529;  // and afterwards
  double goods = 0.885;       // a cube
  double goods_span = 3.29;   // rounds before the end from which cubes lose their worth
  double research = 0.692;    // a point
  double hire = 3.23;         // a new employee at the beginning of the game
  double move = 0.687;        // how much of what moves bring counts
  // ---- employees ----
  double uses = 0.0832;    // how often a department is used in a round
  double more = 0.765;     // the worth of one more employee at a department, against the one before
  double away = 1.81;      // what it costs to have an employee away, for each event to wait for
  double lost = 2.55;      // and what if nobody can call it home any more
  double trigger = 0.936;  // how much of the projects' income counts for the first one in a region
  double site = 0.892;     // somebody on a free room, where a department can be built
  double stray = 0.429;    // how much an employee counts that will not arrive in this turn
  // ---- projects and research ----
  double income = 0.665;      // income events a round that a project pays in
  double small = 0.0491;      // a place in a small city, beyond all else
  double road_step = 0.698;   // a connection is worth so much less for each city it lacks
  double road_rail = 0.533;   // how much of the railway's points counts before it is there
  double field_hope = 0.425;  // a point of a donation that was not made yet
  double disc = 4.12;         // a disc that can be built
  double disc_more = 0.773;   // the next disc, for each one that lies ready
  double disc_span = 4.39;    // rounds before the end from which new discs lose their worth
  double recoveries = 0.367;  // employees called home from a region for each event to come
  double cap = 2.39;          // a higher cap of donations
  // ---- departments ----
  double top = 0.665;        // how much the points of a room count
  double distance = 0.718;   // a step from the lobby
  double build_span = 13.8;  // rounds before the end from which departments lose their worth
  double edu = 0.902;        // how much a donation for departments counts
  // ---- donations ----
  double growth = 0.391;      // projects a round
  double give = -0.0113;      // what a dollar counts when it is given
  double give_margin = 1.91;  // surplus below which nothing is given
  // ---- rows ----
  double rivals = 0.8;         // how much the others' gain counts against a row
  double back = 1.01;          // an employee that comes home
  double donation = 4.55;      // an event with donations
  double adopt = 7.17;         // surplus above which the action choice tile is played
  double adopt_slope = 0.141;  // less for each round that has passed

  // By department: what one use brings, and for lasting effects what a round brings.
  std::array<double, kKinds> use{1.49, 0.587,    0.703,   12.4, 3.56, 2.79,  1.66,
                                 4.1,  -0.00409, 5.01,    1.68, 2.54, 0.978, 3.37,
                                 3.09, 2.23,     -0.0676, 9.23, 2.69, 3.8,   0.827};
  // By department: what it is worth to have built it, beyond its desks and points.
  std::array<double, kKinds> build{0.108,  -0.0527, 0.046, -0.0687, 0.0783, -0.0263, 0.427,
                                   0.0717, 0.79,    1.71,  0.972,   0.967,  0.032,   1.59,
                                   1.36,   0.825,   1.01,  1.86,    2.76,   1.05,    0.011};
  // By strip: side B against side A.
  std::array<double, kTypes> side_b{0.551, 0.53, 0.531, 0.435};

  // Files of one's own may have more departments; nothing is known of those.
  [[nodiscard]] double use_of(int id) const { return id < kKinds ? use[id] : 0; }
  [[nodiscard]] double build_of(int id) const { return id < kKinds ? build[id] : 0; }
};

// A beginner's eye: keeps people at every desk alike, likes money and new departments, thinks less
// of income to come and of what a choice of row gives to the others.
inline constexpr Tuning kEasyTuning{
    .money = 0.38,
    .goods = 1.3,
    .goods_span = 6,
    .uses = 0.3,
    .away = 1.2,
    .trigger = 0.6,
    .income = 0.4,
    .field_hope = 0.3,
    .disc_more = 0.55,
    .give = 0.2,
    .give_margin = 1.5,
    .rivals = 0.35,
    .use = {1.2, 1.2, 1.5, 8, 3, 2.5, 2, 3, 0, 3.5, 3, 3, 1, 5, 5, 2, 0, 4.5, 3.2, 4, 1}};

// By name, for the program that tunes them.
struct TuningField {
  std::string_view name;
  double Tuning::* field;
};
inline constexpr auto kTuningFields = std::to_array<TuningField>({
    {"money", &Tuning::money},
    {"money_end", &Tuning::money_end},
    {"goods", &Tuning::goods},
    {"goods_span", &Tuning::goods_span},
    {"research", &Tuning::research},
    {"hire", &Tuning::hire},
    {"move", &Tuning::move},
    {"uses", &Tuning::uses},
    {"more", &Tuning::more},
    {"away", &Tuning::away},
    {"lost", &Tuning::lost},
    {"trigger", &Tuning::trigger},
    {"site", &Tuning::site},
    {"stray", &Tuning::stray},
    {"income", &Tuning::income},
    {"small", &Tuning::small},
    {"road_step", &Tuning::road_step},
    {"road_rail", &Tuning::road_rail},
    {"field_hope", &Tuning::field_hope},
    {"disc", &Tuning::disc},
    {"disc_more", &Tuning::disc_more},
    {"disc_span", &Tuning::disc_span},
    {"recoveries", &Tuning::recoveries},
    {"cap", &Tuning::cap},
    {"top", &Tuning::top},
    {"distance", &Tuning::distance},
    {"build_span", &Tuning::build_span},
    {"edu", &Tuning::edu},
    {"growth", &Tuning::growth},
    {"give", &Tuning::give},
    {"give_margin", &Tuning::give_margin},
    {"rivals", &Tuning::rivals},
    {"back", &Tuning::back},
    {"donation", &Tuning::donation},
    {"adopt", &Tuning::adopt},
    {"adopt_slope", &Tuning::adopt_slope},
});

}  // namespace pionek::carnegie
