// The moves of Praga Caput Regni as people write them, and how each is packed into a Move.
#pragma once

#include "engine/core/game_info.hpp"
#include "engine/core/move.hpp"
#include "engine/core/notation.hpp"
#include "engine/praga/data.hpp"

namespace pionek::praga {

enum class Act : std::uint8_t {
  pawn,     // pawn pa               where the automated opponent begins
  take,     // take at3              an action tile
  perform,  // do wall               an action of the tile, or the one that a technology leaves open
  bonus,    // bonus                 of the wheel: take it, buy it, or points instead of it
  buy,      // buy two_gold          the extra action
  extra,    // extra wall            and which it is
  use,      // use t3_2              a one-shot technology
  up,       // up cathedral          a step on a monument
  side,     // side cathedral
  effect,   // effect kr1.free       of the road
  seal,     // seal seal_gold        claim it
  refresh,  // refresh wall gold     pay for new tiles in a row
  swap,     // swap w1_03            a tile that goes
  end,      // end                   the turn
  discard,  // discard gold 1 silver 2
  expand,   // expand                1 gold or stone and one more mine or quarry
  produce,  // produce
  pick,     // pick w1_03            a tile of a row
  build,    // build o4              a space for it
  wall,     // wall ws03             a wall space
  turn,     // turn 2                its rotation
  claim,    // claim                 put a cube on the building
  follow,   // follow u1_06          the upgrade that counts
  token,    // token prod3           a production token
  learn,    // learn t1_4            a technology
  keep,     // keep br4_2            a bridge tile
  plank,    // plank plank3          where it goes
  climb,    // climb                 follow an arrow
  choose,   // choose 2              one of the gains
  reward,   // reward top            of a plaza
  plaza,    // plaza pd              both rewards of it
  decline,  // decline               leave it
};

constexpr Move make_move(Act act, int a = 0, int b = 0, std::int32_t n = 0) {
  return {static_cast<std::uint8_t>(act), static_cast<std::uint8_t>(a),
          static_cast<std::uint16_t>(b), n};
}
constexpr Act act_of(Move move) { return static_cast<Act>(move.verb); }

// Names, seats, options and verbs; the alternative road tiles of the data are options.
GameInfo make_info(const Data& data);

// Of the score sheet: beside its lines, in scoring.cpp.
std::vector<ScoreGroup> score_groups();

// The options, in the order of GameInfo::options; the last stands for each road tile.
enum OptionIndex : std::uint8_t {
  kSoloOption,
  kWallOption,
  kCathedralOption,
  kSideOption,
  kRoadOption
};

}  // namespace pionek::praga
