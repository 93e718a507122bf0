// What the house needs to know about a game before anybody plays it.
#pragma once

#include <string>
#include <vector>

#include "engine/core/lang.hpp"
#include "engine/core/notation.hpp"
#include "engine/core/seat.hpp"
#include "engine/core/setup.hpp"

namespace pionek {

// A part of a round, as the ribbon of a screen shows it.
struct PhaseSpec {
  std::string id;  // "auction"
  Text name;
};

// A row of the score pad. A game declares its groups beside the lines that are counted in them.
struct ScoreGroup {
  std::string id;  // "donations"
  Text name;
};

struct GameInfo {
  std::string id;  // "power-grid"
  Text name;
  std::string rule_prefix;  // "PG": rules are PG-101, PG-102, ...
  // Raised when a fix changes what some record would do. Records carry it.
  int rules_version = 1;
  int min_seats = 2;
  int max_seats = kMaxSeats;
  bool cooperative = false;
  Text rival;  // the name of Scores::rival, where the game has one
  std::vector<OptionSpec> options;
  std::vector<PhaseSpec> phases;         // of every round, in order
  std::vector<ScoreGroup> score_groups;  // of the score sheet, in the order of the pad
  std::vector<Verb> verbs;
};

}  // namespace pionek
