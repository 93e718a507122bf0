// The moves of Nucleum: the verbs and what their fields mean.
#pragma once

#include "engine/core/game_info.hpp"
#include "engine/core/move.hpp"

namespace pionek::nucleum {

// In the order of GameInfo::verbs. The comment shows how a move is written.
enum class Act : std::uint8_t {
  experiment,  // experiment a
  play,        // play at07              a tile to the board row
  lay,         // lay at07               a tile as a track
  recharge,    // recharge
  field,       // field leipzig-riesa-f1 where the track goes
  face,        // face at07.1            the half that faces the first city of the link
  act,         // do at07.1              the action of a half
  direct,      // direct develop-1       the action of the special directive
  fulfil,      // fulfil c05             a contract
  building,    // building factory-2     what to build
  plot,        // plot zwickau-p1        and where
  piece,       // piece mine-2           what to build
  mine,        // mine brux-m1           and where
  turbine,     // turbine grimma-t1
  buy,         // buy at26               a tile of the offer
  sign,        // sign c09               a contract of the market
  slot,        // slot slot3             where it goes
  reward,      // reward slot1           the reward of another slot
  power,       // power praha-p2         the building to energize
  plant,       // plant plant-grimma     by which plant
  fuel,        // fuel uranium 2 ruhr 1  with what
  burn,        // burn brux-m1           a cube from this mine
  hire,        // hire 2                 a turbine of seat 2
  raise,       // raise worker           an income by one step
  store,       // store brux-m1          a cube on this mine
  swap,        // swap                   the cube for a worker
  convert,     // convert brux-m1        a stored cube into a worker
  gain,        // gain worker            one of two gains
  take,        // take at26              a tile of the offer by a technology
  unlock,      // unlock a3              a technology
  score,       // score                  points instead of it
  accept,      // accept                 the effect of a technology
  mark,        // mark 9                 a success marker
  nucleum,     // nucleum plant-zittau
  done,        // done                   no more of this
};

constexpr Move make_move(Act act, int a = 0, int b = 0, std::int32_t n = 0) {
  return {static_cast<std::uint8_t>(act), static_cast<std::uint8_t>(a),
          static_cast<std::uint16_t>(b), n};
}
constexpr Act act_of(Move move) { return static_cast<Act>(move.verb); }

// Names, seats, options and verbs.
GameInfo make_info();

// Of the score sheet: beside its lines, in scoring.cpp.
std::vector<ScoreGroup> score_groups();

// The options, in the order of GameInfo::options, and the values of this one.
enum OptionIndex : std::uint8_t { kWorkersOption };
enum WorkersValue : std::uint8_t { kUsualWorkers, kFirstGameWorkers };

}  // namespace pionek::nucleum
