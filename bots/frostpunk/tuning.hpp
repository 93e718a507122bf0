// The numbers behind the judgement of the Frostpunk policy, in the work of a pawn (1 is a good
// action).
#pragma once

namespace pionek::frostpunk {

struct Tuning {
  double coal = 0.5;        // a coal that is needed in this round or the next
  double wood = 0.55;       // a wood while much is to be built
  double core = 1.3;        //
  double automaton = 3;     //
  double food = 0.3;        // a food for the next meal
  double sick = 0.2;        // one more sick below the first section
  double grave = 0.5;       // and above it
  double death = 1.6;       //
  double hope = 1.1;        // a step with hope enough
  double discontent = 1.0;  // a step with little discontent
  double depot = 9;         // a store while it is missing
  double breakdown = 4;     // the first one
  double explosion = 45;    //
  double action = 0.85;     // what a pawn does without a building
  double used = 0.55;       // how often a building is used
  double expedition = 1.6;  //
  double snow = 1.3;        // two near tiles while the map is small
  double law = 1.0;         // weight of what laws bring
};

// A beginner's eye: thinks of today's fire and meals, little of sickness and of what people feel.
inline constexpr Tuning kEasyTuning{.food = 0.25,
                                    .sick = 0.12,
                                    .grave = 0.3,
                                    .death = 1,
                                    .hope = 0.6,
                                    .discontent = 0.6,
                                    .explosion = 25,
                                    .expedition = 2.2};

}  // namespace pionek::frostpunk
