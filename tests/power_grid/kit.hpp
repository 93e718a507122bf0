// Setting up positions of Power Grid for tests, to be played with tests/support/notated.hpp.
// Positions made here need not be reachable: a test states only what matters to its rule.
#pragma once

#include <initializer_list>
#include <string_view>
#include <vector>

#include "engine/power_grid/power_grid.hpp"
#include "engine/power_grid/verbs.hpp"
#include "tests/support/notated.hpp"
#include "tests/support/rule.hpp"

namespace pionek::power_grid {

// What tests/support/notated.hpp asks for.
const PowerGrid& game_of(const State& s);

}  // namespace pionek::power_grid

namespace pionek::power_grid::testing {

// Loaded once from the compiled-in data.
const PowerGrid& game();

// A fresh game. Options as "map=usa".
State start(int seats, std::initializer_list<std::string_view> options = {},
            std::uint64_t seed = 1);

// A game whose play area is the first of these regions ("germany_w"), as many as the players need,
// at the first choice of round 2 with nobody owning anything: the blank sheet for most scenes. Map
// germany unless a usa region is named.
State scene(int seats, std::initializer_list<std::string_view> regions = {
                           "germany_nw", "germany_w", "germany_sw", "germany_e", "germany_ne"});

// The step that asks now, with the rest of the round below it. For steps with turns, `turn` seats
// had theirs already; for the auction, the chooser follows from the players' flags.
void at_step(State& s, Step step, int turn = 0);
// In the step build: the first city on offer.
inline void build_one(State& s) { play(s, *offered(s).begin()); }
// The order track, first to last.
void set_order(State& s, std::initializer_list<int> seats);

// Plants by number. A plant is taken from wherever it lies.
PlantId plant(int number);
void give_plants(State& s, int seat, std::initializer_list<int> numbers);
void set_market(State& s, std::initializer_list<int> numbers);
// Top first; 0 is the Stage 3 card. Other plants of the stack leave the game.
void set_stack(State& s, std::initializer_list<int> numbers);
std::vector<int> numbers(const State& s, int seat);
std::vector<int> market(const State& s);
std::vector<int> stack(const State& s);  // top first, 0 is the Stage 3 card
bool discarded(const State& s, int number);

int city(const State& s, std::string_view id);
void set_cities(State& s, int seat, std::initializer_list<std::string_view> ids);
// The first `count` cities of the play area that hold no house yet.
void set_city_count(State& s, int seat, int count);
// How many houses a city takes now: seat 0 of three tries to join none, one and two others.
int open_slots(State s);

// Coal, oil, garbage, uranium.
void set_fuel(State& s, int seat, Tokens tokens);
void set_fuel_market(State& s, Tokens tokens);

}  // namespace pionek::power_grid::testing
