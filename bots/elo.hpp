// Ratings from match results: the strengths under which the results seen are likeliest
// (Bradley-Terry), on the Elo scale, where 400 points more mean ten wins for one loss.
#pragma once

#include <vector>

namespace pionek {

struct Rating {
  double elo = 0;  // the mean of all is 0
  // 95 %, the others' ratings taken as they are.
  double low = 0;
  double high = 0;
};

// score[i][k]: points of i against k, a win 1, a shared one in parts. So that a player who never
// lost gets a number too, every pair that met is given one more game, drawn.
std::vector<Rating> elo_ratings(const std::vector<std::vector<double>>& score);

}  // namespace pionek
