// Setting up positions of Nucleum for tests, to be played with tests/support/notated.hpp. Positions
// made here need not be reachable: a test states only what matters to its rule.
#pragma once

#include <initializer_list>
#include <string_view>
#include <vector>

#include "engine/nucleum/network.hpp"
#include "engine/nucleum/nucleum.hpp"
#include "tests/support/damage.hpp"
#include "tests/support/notated.hpp"
#include "tests/support/rule.hpp"

namespace pionek::nucleum {

// What tests/support/notated.hpp asks for.
const Nucleum& game_of(const State& s);

}  // namespace pionek::nucleum

namespace pionek::nucleum::testing {

inline std::uint8_t byte(int value) { return static_cast<std::uint8_t>(value); }

// Loaded once from the compiled-in data, if no other stands in for it.
const Nucleum& game();
// The shipped files with something else in one of them.
void change(Files& files, const std::string& name, const Damage& how);
Files with(const std::string& name, const Damage& how);
// While it lives, everything here is played with the data of these files.
class StandIn {
 public:
  explicit StandIn(const Files& files);
  ~StandIn();
  StandIn(const StandIn&) = delete;
  StandIn& operator=(const StandIn&) = delete;

 private:
  Nucleum game_;
};
inline const Data& data() { return game().data(); }

// A fresh game before its first choice.
State start(int seats, std::uint64_t seed = 1, std::string_view workers = "usual");
// The same with experiments a, b, c, ... by seat and seat 0 first, at its first turn.
State started(int seats, std::uint64_t seed = 1);
// The blank sheet for most scenes: seat 0 at the turn option in round 5, nothing on the map, no
// thaler, all workers in the reserve, all contract slots empty, nobody has recharged. Experiments
// by seat: a, b, c, d.
State scene(int seats = 4);

// Ids to indices.
int thing(Set set, std::string_view id);

// ---- who has what ----
Player& player(State& s, int seat = 0);
void experiment(State& s, std::string_view id, int seat = 0);
void unlock(State& s, std::initializer_list<std::string_view> techs, int seat = 0);
bool has_tech(const State& s, std::string_view tech, int seat = 0);
// Workers come from the reserve.
void workers(State& s, int count, int seat = 0);
void pool(State& s, std::initializer_list<std::string_view> tiles, int seat = 0);
bool in_pool(const State& s, std::string_view tile, int seat = 0);
void board_row(State& s, int tiles, int seat = 0);
void slot(State& s, std::string_view slot, std::string_view contract, int seat = 0);
void markers(State& s, std::initializer_list<int> values, int seat = 0);

// ---- the map ----
void track(State& s, std::string_view field, int seat = 0, std::string_view tile = "at01",
           int flip = 0);
// All fields of a link.
void line(State& s, std::string_view link, int seat = 0);
void own(State& s, std::string_view plot, std::string_view building, int seat = 0,
         bool powered = false);
void neutral(State& s, std::string_view plot, std::string_view building);
void mine(State& s, std::string_view field, int row, int cubes = 0, int seat = 0);
void turbine(State& s, std::string_view slot, int row, int seat = 0);
void nucleum(State& s, std::string_view plant);
int cubes(const State& s, std::string_view field, int seat = 0);
bool powered(const State& s, std::string_view plot);

// ---- the side board ----
void offer(State& s, std::initializer_list<std::string_view> tiles);
void market(State& s, std::initializer_list<std::string_view> contracts);

// ---- what is asked ----
void at(State& s, const std::vector<Task>& tasks);
// The turn option of a seat.
void at_turn(State& s, int seat = 0);
// An action of the board row, chosen by the seat whose turn it is.
void at_action(State& s, std::string_view action, int seat = 0);
// The rewards of a program, above an action of the board row.
void at_effects(State& s, ProgramId program, int seat = 0);
Step step(const State& s);
// What a move on offer is called in English.
std::string label(const State& s, std::string_view move);

// Plays random moves until the round is there, or the game is over.
void play_to(State& s, int round, std::uint64_t seed = 1);

}  // namespace pionek::nucleum::testing
