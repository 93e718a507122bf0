// The moves of Frostpunk as people write them, and how each is packed into a Move.
#pragma once

#include "engine/core/game_info.hpp"
#include "engine/core/move.hpp"
#include "engine/core/notation.hpp"
#include "engine/frostpunk/data.hpp"

namespace pionek::frostpunk {

enum class Act : std::uint8_t {
  take,       // take adv_health           an advisor for the game
  discard,    // discard m03               a citizen card at the start
  resolve,    // resolve s01               this card first
  complete,   // complete                  the research first
  stoke,      // stoke 2                   coal for the Generator
  advisor,    // advisor adv_health        use an advisor
  mobilise,   // mobilise                  the solo player draws citizen cards
  ration,     // ration                    the option of a law before the sickness check
  pawn,       // pawn worker               who acts
  shift,      // shift                     the extra of a law
  pass,       // pass
  gather,     // gather pn01a              "with m03": playing a citizen card
  use,        // use pn02b with m08
  snow,       // snow near
  construct,  // construct
  send,       // send route1
  special,    // special p04               of a card
  lay,        // lay pf07                  where a tile goes
  build,      // build tent
  on,         // on pn04a                  where the building goes
  dismantle,  // dismantle pn04a
  choose,     // choose p04.1              an option of a card
  normal,     // normal                    the building's own action
  token,      // token care                which type decides
  type,       // type worker               which citizen
  cure,       // cure worker 2
  draw,       // draw                      from the bag
  activate,   // activate care
  spend,      // spend care
  remove,     // remove care               a spent token
  drop,       // drop greed                an active token
  resource,   // resource coal
  field,      // field pn01a
  upgrade,    // upgrade pn03a
  destroy,    // destroy pn03a
  ruin,       // ruin pn03a
  advance,    // advance                   the research token
  research,   // research t04
  law,        // law pr06
  bury,       // bury m05                  a hand card for a death
  shelve,     // shelve z010               a dusk card unread
  reuse,      // reuse pn03a               what stands there once more
  repeat,     // repeat construct          an action that is not on the map
  skip,       // skip                      a place of an expedition
  explore,    // explore
  outside,    // outside worker 2          who has no bed
  done,       // done                      no more of this
};

constexpr Move make_move(Act act, int a = 0, int b = 0, std::int32_t n = 0) {
  return {static_cast<std::uint8_t>(act), static_cast<std::uint8_t>(a),
          static_cast<std::uint16_t>(b), n};
}
constexpr Act act_of(Move move) { return static_cast<Act>(move.verb); }

// Names, seats, options and verbs; the societies of the data are the values of `society`.
GameInfo make_info(const Data& data);

// Of the score sheet: beside its lines, in scoring.cpp.
std::vector<ScoreGroup> score_groups();

// The options, in the order of GameInfo::options.
enum OptionIndex : std::uint8_t { kSocietyOption, kHandsOption };
enum HandsValue : std::uint8_t { kClosedHands, kOpenHands };

}  // namespace pionek::frostpunk
