// What never changes in Lighthouse: the ships and figures from the game's files, its verbs, things
// and words. Loaded and checked once, then shared by all who play.
#pragma once

#include <array>
#include <memory>
#include <string_view>
#include <vector>

#include "engine/core/catalog.hpp"
#include "engine/core/files.hpp"
#include "engine/core/game_info.hpp"
#include "engine/core/json_text.hpp"
#include "engine/core/move.hpp"
#include "engine/core/words.hpp"
#include "engine/lighthouse/state.hpp"

namespace pionek::lighthouse {

// Of the score sheet: beside its lines, in scoring.cpp.
std::vector<ScoreGroup> score_groups();

// The verbs of a move, in the order of GameInfo::verbs.
enum class Act : std::uint8_t { fetch, guide, rest, hail, give, feed, spare };

// The sets of the catalog, in its order.
inline constexpr std::uint8_t kShipSet = 0;

// The phrases, in the order of kWordKeys: prompts, labels, reasons, journal, score sheet.
// clang-format off
enum class Word : std::uint16_t {
  none, ask_watch, ask_hail, ask_give, ask_vote,
  fetch, guide_one, guide_two, rest, hail, give, feed, spare,
  step_done, cellar_short, oil_short, no_ship, few_have_oil,
  round_begins, fetched, guided, flared, rested, hailed, gave, drew, drew_this,
  hand_full, far_sea, deck_out, fed, spared, lamp_out,
  score_ships, score_flares, score_oil, score_wreck,
  won_by_points, won_by_ships, won_shared
};
inline constexpr std::array<std::string_view, 40> kWordKeys{
  "", "ask_watch", "ask_hail", "ask_give", "ask_vote",
  "fetch", "guide_one", "guide_two", "rest", "hail", "give", "feed", "spare",
  "step_done", "cellar_short", "oil_short", "no_ship", "few_have_oil",
  "round_begins", "fetched", "guided", "flared", "rested", "hailed", "gave", "drew", "drew_this",
  "hand_full", "far_sea", "deck_out", "fed", "spared", "lamp_out",
  "score_ships", "score_flares", "score_oil", "score_wreck",
  "won_by_points", "won_by_ships", "won_shared"
};
// clang-format on
static_assert(kWordKeys.size() == static_cast<std::size_t>(Word::won_shared) + 1);

inline constexpr std::array<std::string_view, 2> kSeaIds{"near", "far"};
inline constexpr std::array<std::string_view, 2> kWeatherIds{"calm", "stormy"};

struct Ship {
  Sea sea = Sea::near;
  std::uint8_t oil = 0;
  std::uint8_t points = 0;
  bool pilot = false;
};

struct Data {
  GameInfo info;
  Catalog catalog;
  std::array<Words, 2> words;  // by Lang

  std::vector<Ship> ships;  // those of the near sea first
  std::uint8_t rounds = 0;
  std::uint8_t start_ships = 0;
  std::uint8_t start_oil = 0;
  std::uint8_t barrels = 0;
  std::uint8_t fetch_limit = 0;
  std::uint8_t hand_limit = 0;
  std::uint8_t lamp = 0;
  std::uint8_t barrels_per_point = 0;
  std::uint8_t wreck = 0;

  [[nodiscard]] const Ship& ship(int index) const { return ships[static_cast<std::size_t>(index)]; }
  // All ships of a sea, rising.
  [[nodiscard]] Ships of(Sea sea) const;
  template <class Cards>
  void write_ships(JsonText& out, std::string_view key, const Cards& cards) const {
    out.array(key, [&] {
      for (const int ship : cards) out.value(catalog.id(thing(ship)));
    });
  }

  static Thing thing(int ship) { return {kShipSet, static_cast<std::uint16_t>(ship)}; }
};

Result<std::shared_ptr<const Data>> load_data(const Files& files);

inline Move make(Act act, int a = 0, std::int32_t n = 0) {
  return {static_cast<std::uint8_t>(act), static_cast<std::uint8_t>(a), 0, n};
}

}  // namespace pionek::lighthouse
