// Setting up positions of Carnegie for tests, to be played with tests/support/notated.hpp.
// Positions made here need not be reachable: a test states only what matters to its rule.
#pragma once

#include <array>
#include <initializer_list>
#include <string_view>

#include "engine/carnegie/carnegie.hpp"
#include "engine/carnegie/verbs.hpp"
#include "tests/support/notated.hpp"
#include "tests/support/rule.hpp"

namespace pionek::carnegie {

// What tests/support/notated.hpp asks for.
const Carnegie& game_of(const State& s);

}  // namespace pionek::carnegie

namespace pionek::carnegie::testing {

// Loaded once from the compiled-in data.
const Carnegie& game();

// A fresh game before its first choice. Andrew's level by its id; it counts in the solo game.
State start(int seats, std::uint64_t seed = 1, std::string_view level = "beginner");
// The set-up over with side A everywhere, seat 0 first, at the choice of a row in round 1, without
// neutral discs: the blank sheet for most scenes. Nobody has money or goods, nobody stands, all
// employees are in the reserve; only with four seats there are action choice tiles.
State scene(int seats = 2);

// The step that asks seat 0 (or the given one) alone.
void at_phase(State& s, Phase phase, int seat = 0);
// Seat 0 uses departments of a row, as the first player who chose it.
void use_row(State& s, Row row, int seat = 0);
// What the given step asks of seat 0, with so many moves or points.
void with_pool(State& s, Step step, int pool, int seat = 0);

// Ids to indices.
int room(std::string_view id);
int tile(std::string_view id);
int slot(std::string_view id);
int city(std::string_view id);
int field(std::string_view id);
int row(std::string_view id);
int region(std::string_view id);
int type(std::string_view id);
int card(std::string_view id);

// Employees come from the reserve and go back to it.
void stand(State& s, std::string_view department, int count, int seat = 0);
void lie(State& s, std::string_view room, int count, int seat = 0);
void away(State& s, std::string_view region, int count, int seat = 0);
int standing(const State& s, std::string_view department, int seat = 0);
int lying(const State& s, std::string_view room, int seat = 0);
// A department tile that stands in a room, taken from the market (which always has one).
void build(State& s, std::string_view department, std::string_view room, int seat = 0);
bool has(const State& s, std::string_view department, int seat = 0);
// A strip slid to a position with discs on the given ones; the supply follows.
void set_strip(State& s, std::string_view type, int position, std::initializer_list<int> discs,
               char side = 'A', int seat = 0);
// A project on a space; the type is that of the space, or housing in a small city.
void own(State& s, std::string_view slot, int seat = 0);
void own(State& s, std::string_view slot, std::string_view type, int seat = 0);
void neutral(State& s, std::string_view slot);
void donated(State& s, std::string_view field, int seat = 0);
void set_transport(State& s, std::string_view region, int position, int seat = 0);
// Markers by row; the round follows.
void set_markers(State& s, std::array<int, kRows> columns);
// Event of the next space of a row; some tile with it is laid there.
void next_event(State& s, std::string_view row, bool income, bool donation,
                std::string_view region = "west");

Step step(const State& s);
// Plays random moves until the phase, or the round, is there.
void play_to(State& s, Phase phase, int round = 0, std::uint64_t seed = 1);

}  // namespace pionek::carnegie::testing
