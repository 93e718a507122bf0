// The numbers behind the judgement of the Frostpunk policy, in the work of a pawn (1 is a good
// action).
#pragma once

#include <array>
#include <string_view>
#include <utility>

namespace pionek::frostpunk {

struct Tuning {
  double coal = 0.7;         // a coal that is needed in this round or the next
  double coal_rounds = 1.3;  // rounds that coal is gathered for
  double wood = 0.85;        // a wood while much is to be built
  double wood_plans = 9;     // wood that is of use at once
  double core = 1.3;
  double automaton = 3;
  double food = 0.3;     // a food for the next meals
  double hungry = 0.3;   // and for this round's
  double meals = 2.0;    // meals that food is kept for
  double sick = 0.48;    // one more sick below the first section
  double grave = 0.8;    // and above it
  double section = 0.4;  // that reaches a section
  double death = 2.5;
  double hope = 0.8;         // a step with hope enough
  double discontent = 0.75;  // a step with little discontent
  double depot = 9;          // a store while it is missing
  double breakdown = 4;      // the first one
  double explosion = 45;
  double action = 0.85;    // what a pawn does without a building
  double used = 0.55;      // how often a building is used
  double patience = 0.75;  // what a round later is worth against now
  double bed = 1.3;        // a bed, against a sick citizen a night
  double medicine = 1.4;   // a use of a Medical Post, at least
  double hunting = 0.2;    // a food that comes by itself
  double workshop = 0.2;   // a round with a Workshop
  double balloon = 2.5;    // before the first scenario card asks for it
  double research = 0.4;   // a step of the research token
  double expedition = 1.6;
  double snow = 1.6;       // two near tiles while the map is small
  double law = 1.0;        // weight of what laws bring
  double law_cost = 0.5;   // of the consequence
  double card = 0.35;      // a citizen card in the hand
  double site = 0.3;       // a field of heat less that a building needs
  double mourning = 0.9;   // of a card that is drawn for a death
  double work_warm = 1.0;  // weight of warm work
  double fire = 1.0;       // weight of what the next check does
  double doubt = 0.4;      // how far below the best a move is still worth a thought
};

// A beginner's eye: heaps up coal and food, and thinks too little of wood for the days to come.
inline constexpr Tuning kEasyTuning{
    .coal_rounds = 2, .wood = 0.6, .hungry = 0.4, .sick = 0.35, .hope = 0.9, .patience = 0.78};

// All of them by name, for experiments.
inline auto numbers_of(Tuning& t) {
  return std::to_array<std::pair<std::string_view, double*>>({
      {"coal", &t.coal},           {"coal_rounds", &t.coal_rounds},
      {"wood", &t.wood},           {"wood_plans", &t.wood_plans},
      {"core", &t.core},           {"automaton", &t.automaton},
      {"food", &t.food},           {"hungry", &t.hungry},
      {"meals", &t.meals},         {"patience", &t.patience},
      {"sick", &t.sick},           {"grave", &t.grave},
      {"section", &t.section},     {"death", &t.death},
      {"hope", &t.hope},           {"discontent", &t.discontent},
      {"depot", &t.depot},         {"breakdown", &t.breakdown},
      {"explosion", &t.explosion}, {"action", &t.action},
      {"used", &t.used},           {"bed", &t.bed},
      {"medicine", &t.medicine},   {"hunting", &t.hunting},
      {"workshop", &t.workshop},   {"balloon", &t.balloon},
      {"research", &t.research},   {"expedition", &t.expedition},
      {"snow", &t.snow},           {"law", &t.law},
      {"law_cost", &t.law_cost},   {"card", &t.card},
      {"site", &t.site},           {"mourning", &t.mourning},
      {"work_warm", &t.work_warm}, {"fire", &t.fire},
  });
}

}  // namespace pionek::frostpunk
