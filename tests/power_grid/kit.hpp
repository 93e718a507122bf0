// Setting up positions of Power Grid for tests and playing moves as text. Positions made here need
// not be reachable: a test states only what matters to its rule.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/power_grid/power_grid.hpp"
#include "engine/power_grid/verbs.hpp"
#include "tests/support/rule.hpp"

namespace pionek::power_grid::testing {

// Loaded once from the compiled-in data.
const PowerGrid& game();

// A fresh game. Options as "map=usa".
State start(int seats, std::initializer_list<std::string_view> options = {},
            std::uint64_t seed = 1);

// A game whose play area is the given regions ("germany_w"), at the first choice of round 2 with
// nobody owning anything: the blank sheet for most scenes. Map germany unless a usa region is
// named.
State scene(int seats, std::initializer_list<std::string_view> regions = {
                           "germany_nw", "germany_w", "germany_sw", "germany_e"});

// The step that asks now, with the rest of the round below it. For steps with turns, `turn` seats
// had theirs already; for the auction, the chooser follows from the players' flags.
void at_step(State& s, Step step, int turn = 0);
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

int mover(const State& s);
// Every move on offer as text; a range counts as its first and its last.
std::set<std::string> offered(const State& s);
bool offers(const State& s, std::string_view move);
// The rule that forbids a move; "" when it is offered, "-" when nothing speaks of it.
std::string denied(const State& s, std::string_view move);
std::optional<std::int32_t> price(const State& s, std::string_view move);

// Plays moves that must be on offer, and answers the journal lines in English, each as
// "PG-308 Player 1 buys plant 05 for 7 Elektro.".
std::vector<std::string> play(State& s, std::string_view move);
std::vector<std::string> play_all(State& s, std::initializer_list<std::string_view> moves);
bool has_line(const std::vector<std::string>& journal, std::string_view start);
std::vector<std::string> play_times(State& s, std::string_view move, int times);
// Any one of the offered moves, every single amount equally likely.
Move random_move(const State& s, Rng& rng);
// Every invariant holds.
void expect_sound(const State& s);

}  // namespace pionek::power_grid::testing
