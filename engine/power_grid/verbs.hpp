// The moves of Power Grid as people write them, and how each is packed into a Move.
#pragma once

#include "engine/core/game_info.hpp"
#include "engine/core/move.hpp"
#include "engine/core/notation.hpp"
#include "engine/power_grid/data.hpp"

namespace pionek::power_grid {

enum class Act : std::uint8_t {
  region,   // region R          name a region (draft)
  pick,     // pick 13           put a plant up for auction, or take it when alone
  giveup,   // giveup            give up choosing for this round
  bid,      // bid 17
  pass,     // pass              leave this auction
  discard,  // discard 5         give up a plant over the limit
  give,     // return 2          give back 2 coal, the rest of the surplus in oil
  buy,      // buy coal          one token
  build,    // build essen
  done,     // done              end of my buying or building
  run,      // run 5 12 coal 3   run plants; the hybrids among them burn 3 coal, the rest oil
};

constexpr Move make_move(Act act, int a = 0, std::int32_t n = 0) {
  return {static_cast<std::uint8_t>(act), static_cast<std::uint8_t>(a), 0, n};
}
constexpr Act act_of(Move move) { return static_cast<Act>(move.verb); }

// Names, seats, options and verbs; the maps of the data are the values of the option `map`.
GameInfo make_info(const Data& data);

// Of the score sheet: beside its lines, in scoring.cpp.
std::vector<ScoreGroup> score_groups();

// The options, in the order of GameInfo::options.
enum OptionIndex : std::uint8_t { kMapOption, kRegionOption, kMoneyOption };
enum RegionChoice : std::uint8_t { kRandomRegions, kDraftRegions };
enum MoneyVisible : std::uint8_t { kOpenMoney, kHiddenMoney };

}  // namespace pionek::power_grid
