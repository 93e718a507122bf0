// Setting up positions of Frostpunk for tests, to be played with tests/support/notated.hpp.
// Positions made here need not be reachable, but they are sound: a test states only what matters to
// its rule.
#pragma once

#include <functional>
#include <initializer_list>
#include <string_view>
#include <vector>

#include "engine/frostpunk/frostpunk.hpp"
#include "engine/frostpunk/verbs.hpp"
#include "tests/support/notated.hpp"
#include "tests/support/rule.hpp"

namespace pionek::frostpunk {

// What tests/support/notated.hpp asks for.
const Frostpunk& game_of(const State& s);

}  // namespace pionek::frostpunk

namespace pionek::frostpunk::testing {

using Lines = std::vector<std::string>;
using Moves = std::set<std::string>;

// The game that is played now: the shipped one, or that of the newest Edited.
const Frostpunk& game();

// The shipped files with one of them changed.
Files edited(const std::string& file, const std::function<void(json::value&)>& change);

// While it lives, the game is another one.
class Edited {
 public:
  explicit Edited(const Files& files);
  Edited(const std::string& file, const std::function<void(json::value&)>& change)
      : Edited(edited(file, change)) {}
  Edited(const Edited&) = delete;
  Edited& operator=(const Edited&) = delete;
  ~Edited();

 private:
  Frostpunk game_;
  const Frostpunk* before_;
};

// A fresh game before its first choice.
State start(int seats, std::uint64_t seed = 1, std::string_view society = "soc1_normal",
            bool open = false);
// The blank sheet for most scenes: the turn of seat 0, the leader, in the action phase of round 2.
// Society I, nobody sick, an empty pool, no food, no hand cards, no tile but the generator tile,
// heat 1 and cold 9, hope of care, justice and motivation, all active, no discontent; no deaths, no
// Mobilisation.
// The next morning card asks at once (p02), the next weather moves only scouts and storm (w09).
State scene(int seats = 1);

// Ids to indices.
int field(std::string_view id);
int place(std::string_view id);
int building(std::string_view id);
int card(std::string_view id);
int law(std::string_view id);
int tech(std::string_view id);
int citizen(std::string_view id);
int expedition(std::string_view id);

// ---- setting up ----
// Tokens from the left, "-care" for a spent one.
void hope(State& s, std::initializer_list<std::string_view> tokens);
void discontent(State& s, std::initializer_list<std::string_view> tokens);
// "care -justice"
std::string track(const State& s, Side side);
// A map tile on a place, without anything on it.
void tile(State& s, std::string_view place);
// Markers or trees on a field; its tile is laid if it is not there.
void put(State& s, std::string_view field, std::string_view what, int n);
// A building from the supply, which always has one; its tile is laid if it is not there.
void raise(State& s, std::string_view building, std::string_view field, bool upgraded = false);
// A pawn at work.
void work(State& s, std::string_view field, Pawn pawn = Pawn::worker, int seat = 0);
// A law in force, without its effects.
void enact(State& s, std::string_view law);
void research(State& s, std::string_view tech);
// A technology on the round track; a Workshop stands.
void study(State& s, std::string_view tech, int round);
// A card into a hand; on top of its stack.
void give(State& s, std::string_view citizen, int seat = 0);
void on_top(State& s, std::string_view id);
// The top of the near or far stack.
void next_tile(State& s, std::string_view tile);
// A card in the event area.
void in_events(State& s, std::string_view card);
// A scenario card face up, with its activation tokens.
void open(State& s, std::string_view card);
// A route with these cards; its scout stands on a space.
void route(State& s, int route, std::initializer_list<std::string_view> cards, int at = 0,
           Pawn scout = Pawn::worker);
void warm_all(State& s);

// ---- going on ----
// Clears the agenda and lets the phase begin; answers the journal.
Lines begin(State& s, Phase phase);
// Resolves an event card in the morning. Afterwards another card asks (p02): the phase goes on.
Lines resolve(State& s, std::string_view card);
bool resolved(const State& s);
// Runs an effect for the leader, in the middle of such a morning.
Lines run(State& s, Cursor effect, std::string_view card = "");
// The effect of these ops, a list in JSON, by a game that has them on a card. That game stays until
// the next call or the end of the test, so that choices of the effect can be made.
Lines run_ops(State& s, std::string_view what);
// The turn of a seat.
void turn(State& s, int seat = 0);
// Chooses a pawn and does something with it; answers the journal.
Lines act(State& s, std::string_view pawn, std::string_view move);

Step step(const State& s);
// Plays random moves until the phase of a round is there, or the game is over.
void play_to(State& s, Phase phase, int round = 0, std::uint64_t seed = 1);
// What can be told apart on the table, without the order of stacks and what is being asked.
std::string table(const State& s);

}  // namespace pionek::frostpunk::testing
