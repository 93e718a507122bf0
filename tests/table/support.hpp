// What the tests of the table share: two games and matches to play on.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "table/record.hpp"
#include "tests/support/disguise.hpp"

namespace pionek::table_test {

using test::Disguise;
using test::Team;
using test::WithRival;

// Many choices, amounts to bid, closed money on request.
GamePtr power_grid();
// The example game: hidden hands, whispers, few plies.
GamePtr lighthouse();
Result<GamePtr> find_game(std::string_view id);

const inline Seat kAnna = seat_at(0);
const inline Seat kBartek = seat_at(1);
const inline Seat kCelina = seat_at(2);

using Options = std::vector<std::pair<std::string, std::string>>;
Match new_match(const GamePtr& game, int seats, std::uint64_t seed,
                std::vector<std::string> names = {}, const Options& options = {});

// Uniformly random moves, until the game is over or so many were played. Amounts are kept low:
// uniform bids would ruin everybody at once.
void play_random(Match& match, Rng& rng, int plies = 1'000'000);

// Plays moves written as text; a refusal fails the test.
void play_all(Match& match, const std::vector<std::string>& moves);

}  // namespace pionek::table_test
