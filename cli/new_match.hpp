// Beginning a match from what a command line says about it.
#pragma once

#include "cli/command.hpp"
#include "table/match.hpp"

namespace pionek {

// As many as sit down when nobody says how many.
int usual_seats(const GameInfo& info);

// From --seed, or from chance.
Result<Match> begin_match(const Call& call, const GamePtr& game, int seats,
                          std::vector<std::string> names);

}  // namespace pionek
