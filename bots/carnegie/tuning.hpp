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
  double money = 0.38;      // a dollar while there are donations to come
  double money_end = 0.05;  // and afterwards
  double goods = 1.3;       // a cube
  double goods_span = 6;    // rounds before the end from which cubes lose their worth
  double research = 0.8;    // a point
  double hire = 3;          // a new employee at the beginning of the game
  double move = 0.7;        // how much of what moves bring counts
  // ---- employees ----
  double uses = 0.3;    // how often a department is used in a round
  double more = 0.8;    // the worth of one more employee at a department, against the one before
  double away = 1.2;    // what it costs to have an employee away, for each event to wait for
  double lost = 3;      // and what if nobody can call it home any more
  double trigger = 0.6; // how much of the projects' income counts for the first one in a region
  double site = 1.2;    // somebody on a free room, where a department can be built
  double stray = 0.4;   // how much an employee counts that will not arrive in this turn
  // ---- projects and research ----
  double income = 0.4;       // income events a round that a project pays in
  double small = 0.0;        // a place in a small city, beyond all else
  double road_step = 0.8;    // a connection is worth so much less for each city it lacks
  double road_rail = 0.6;    // how much of the railway's points counts before it is there
  double field_hope = 0.3;   // a point of a donation that was not made yet
  double disc = 3.5;         // a disc that can be built
  double disc_more = 0.55;   // the next disc, for each one that lies ready
  double disc_span = 5;      // rounds before the end from which new discs lose their worth
  double recoveries = 0.45;  // employees called home from a region for each event to come
  double cap = 4;            // a higher cap of donations
  // ---- departments ----
  double top = 1;         // how much the points of a room count
  double distance = 0.5;  // a step from the lobby
  double build_span = 12; // rounds before the end from which departments lose their worth
  double edu = 0.8;       // how much a donation for departments counts
  // ---- donations ----
  double growth = 0.35;      // projects a round
  double give = 0.2;         // what a dollar counts when it is given
  double give_margin = 1.5;  // surplus below which nothing is given
  // ---- rows ----
  double rivals = 0.35;    // how much the others' gain counts against a row
  double back = 1;         // an employee that comes home
  double donation = 5;     // an event with donations
  double adopt = 4;        // surplus above which the action choice tile is played
  double adopt_slope = 0.1;// less for each round that has passed

  // By department: what one use brings, and for lasting effects what a round brings.
  std::array<double, kKinds> use{1.2, 1.2, 1.5, 6,   3  , 2.5, 2,   3, 0, 3.5, 3,
                                 3,   1,   5,   5,   2,   0,   4.5, 3.2, 4, 1};
  // By department: what it is worth to have built it, beyond its desks and points.
  std::array<double, kKinds> build{0, 0, 0, 0, 0, 0, 0.5, 0, 1, 1.5, 1,
                                   1, 0, 2, 2, 1, 1, 1.5, 3, 1, 0};
  // By strip: side B against side A.
  std::array<double, kTypes> side_b{0.5, 0.5, 0.5, 0.5};
};

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
