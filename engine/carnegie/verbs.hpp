// The moves of Carnegie as people write them, and how each is packed into a Move.
#pragma once

#include "engine/carnegie/data.hpp"
#include "engine/core/game_info.hpp"
#include "engine/core/move.hpp"
#include "engine/core/notation.hpp"

namespace pionek::carnegie {

enum class Act : std::uint8_t {
  side,      // side housing B           which side of a strip is up
  place,     // place denver.2           the first housing project
  reserve,   // reserve engineering      the first department
  move,      // move r3c1 r2c1           an idle employee by one room; "as active": one at a desk
  activate,  // activate r3c3            stand an employee up
  ready,     // ready                    stand up all whose desk costs nothing
  row,       // row rnd                  choose a row of the timeline
  andrew,    // andrew                   turn up Andrew's card and let him act
  recover,   // recover 2                bring employees home
  lodge,     // lodge 1                  so many of the newcomers go to the New Lobby
  take,      // take goods               an income with a choice
  slide,     // slide industry           a strip by one position
  advance,   // advance west             one step on a transport track
  donate,    // donate edu_hr
  adopt,     // adopt construction       another category by the action choice tile
  use,       // use start_commerce.money
  mission,   // mission west             where the employee goes
  trade,     // trade 3                  how many goods
  tile,      // tile engineering         which department to build
  room,      // room r1c2                and where
  bring,     // bring r3c1               an employee into the new department
  project,   // project housing denver.2
  sell,      // sell                     one goods cube for $1
  done,      // done                     no more of this
};

constexpr Move make_move(Act act, int a = 0, int b = 0, std::int32_t n = 0) {
  return {static_cast<std::uint8_t>(act), static_cast<std::uint8_t>(a),
          static_cast<std::uint16_t>(b), n};
}
constexpr Act act_of(Move move) { return static_cast<Act>(move.verb); }

// Whether a moved employee lay or stood: index in the catalog's set of stances, in Move::n.
enum Stance : std::uint8_t { kIdle, kActive };

// Names, seats, options and verbs; the difficulties of the data are the values of `level`.
GameInfo make_info(const Data& data);

// Of the score sheet: beside its lines, in scoring.cpp.
std::vector<ScoreGroup> score_groups();

// The options, in the order of GameInfo::options.
enum OptionIndex : std::uint8_t { kLevelOption };

}  // namespace pionek::carnegie
