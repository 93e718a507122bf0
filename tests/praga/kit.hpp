// Setting up positions of Praga Caput Regni for tests, to be played with tests/support/notated.hpp.
// Positions made here need not be reachable: a test states only what matters to its rule.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/praga/loading.hpp"
#include "engine/praga/praga.hpp"
#include "tests/support/notated.hpp"
#include "tests/support/rule.hpp"

namespace pionek::praga {

// What tests/support/notated.hpp asks for.
const Praga& game_of(const State& s);

}  // namespace pionek::praga

namespace pionek::praga::testing {

// Loaded once from the compiled-in data.
const Praga& game();

using Options = std::vector<std::pair<std::string, std::string>>;
// A fresh game before its first choice.
State start(int seats, std::uint64_t seed = 1, const Options& options = {});
// The blank sheet for most scenes: the first turn of seat 0, who begins. Nobody has anything but
// two spare cubes, the rows show regular tiles 1 to 3 and the special tile 1 of era I in the order
// of the data; with two or three seats the city has its first buildings.
State scene(int seats = 2, const Options& options = {});

// Ids to indices.
int id(Set set, std::string_view name);
int hex(std::string_view name);
int space(std::string_view name);
int plaza(std::string_view name);

Player& player(State& s, int seat = 0);
void give(State& s, Good good, int n, int seat = 0);
int has(const State& s, Good good, int seat = 0);
int vp(const State& s, int seat = 0);
int track(const State& s, Track which, int seat = 0);
void set_track(State& s, Track which, int at, int seat = 0);
void set_monument(State& s, Monument which, int row, int col, int seat = 0);

// The tile is in its row, on the place for its class; what lay there goes under the stack.
void show(State& s, std::string_view tile);
void empty_row(State& s, Kind kind);
// The action tile in hand, the wheel bonus of the sector open, the action still to be performed:
// some tile of the side with this action.
void take(State& s, std::string_view action, std::string_view sector = "sec_stone_a");
// The action of the tile is done.
void acted(State& s);
// Tiles that lie already, without what follows from laying them. They come from anywhere.
void lay_upgrade(State& s, std::string_view tile, int rotation = 0, int seat = 0);
void lay_wall(State& s, std::string_view tile, std::string_view space, int rotation = 0,
              int seat = 0);
void lay_building(State& s, std::string_view tile, std::string_view space, int rotation = 0,
                  int cube = -1);
// A technology that is owned; a permanent one works.
void own_technology(State& s, std::string_view tile, int seat = 0);
// The tiles on top of a stack of technologies or of tiles IV, the first one on top.
void stack_technologies(State& s, std::initializer_list<std::string_view> tiles);
void stack_bridge(State& s, std::initializer_list<std::string_view> tiles);
void set_plaza(State& s, std::string_view plaza, std::string_view tile);
// Every free space of a plaza but one is filled, without cubes.
void fill_plaza(State& s, std::string_view plaza, std::string_view but);
void put_on_crane(State& s, std::string_view tile, int position);
// So many turns have been played; era II has its tiles.
void after_turns(State& s, int turns);

Step step(const State& s);
// Ends the turn of the active seat with whatever has to be done for it.
void end_turn(State& s);
// Plays random moves until so many turns are over, or the game is.
void play_to(State& s, int turns, std::uint64_t seed = 1);

}  // namespace pionek::praga::testing
