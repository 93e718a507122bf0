// What tiles, fields and tokens give, as the data files say it: lists of small operations, checked
// and laid out flat when they are read. A task of the agenda goes through a program with a cursor,
// so that a choice in the middle of one is like any other. The vocabulary is explained in
// games/praga/SOURCES.md.
#pragma once

#include <array>
#include <cstdint>

namespace pionek::praga {

// What a player can gain. All but the last are held, the first five can be a price.
enum class Good : std::uint8_t {
  gold,
  stone,
  egg,
  silver_window,
  gold_window,
  red_token,
  blue_token,
  vp
};
inline constexpr int kGoods = 8;
inline constexpr int kHeld = 7;
inline constexpr int kPrices = 5;
using Price = std::array<std::uint8_t, kPrices>;

enum class Action : std::uint8_t { mines, quarries, upgrade, wall, building, road };
inline constexpr int kActions = 6;
inline constexpr std::uint8_t kAnyAction = 6;

enum class Track : std::uint8_t { mines, quarries, university, technology };
inline constexpr int kTracks = 4;
inline constexpr int kProductions = 2;  // the first ones

enum class Monument : std::uint8_t { hunger_wall, cathedral };
inline constexpr int kMonuments = 2;
inline constexpr std::uint8_t kAnyMonument = 2;

// What points are given for.
enum class Per : std::uint8_t {
  era1_upgrade,
  upgrade,
  wall,
  mine,
  quarry,
  university_step,
  silver_window
};
inline constexpr int kPers = 7;

struct Op {
  enum class Is : std::uint8_t {
    end,
    gain,           // a = good, n
    advance,        // a = track, n steps
    side,           // a = monument, m = 1: may be left out
    lift,           // one step up for nothing, on either monument
    choose,         // one of n programs: Data::choices from `first`
    per,            // a = what is counted, n points for each
    produce,        // a = track
    perform,        // a = action or kAnyAction; n gold and m stone less to pay
    both_rewards,   // of a plaza tile
    token,          // a = track
    seal_right,     //
    draw_bridge,    // a tile IV
    choose_bridge,  // a tile V
  };
  Is is = Is::end;
  std::uint8_t a = 0;
  std::uint8_t n = 0;
  std::uint8_t m = 0;
  std::uint16_t first = 0;

  friend constexpr bool operator==(const Op&, const Op&) = default;
};

// Equal lists are one program. The first one is empty.
using ProgramId = std::uint16_t;
inline constexpr ProgramId kNothing = 0;
struct Program {
  std::uint16_t first = 0;  // op
  // What it brings at once and without a choice, by Good: how an action may be paid.
  std::uint8_t gold = 0;
  std::uint8_t stone = 0;
  std::uint8_t eggs = 0;
};

// What a technology or an alternative road tile reacts to, with what matters about it.
struct Trigger {
  enum class On : std::uint8_t {
    nothing,
    wheel_bonus,     // kind of sector
    advance,         // track
    move_up,         // monument
    tile_choice_vp,  //
    place_building,  // 1 with the icon, 0 without
    place_wall,      // the same
    gain_token,      // 0 red, 1 blue
    gain_egg,        //
    upgrade_action,  //
    wall_action,     // as place_wall
    building_action  // as place_building
  };
  static constexpr std::uint8_t kAny = 255;

  On on = On::nothing;
  std::uint8_t filter = kAny;
  bool once = false;  // in a turn
  ProgramId gain = kNothing;

  [[nodiscard]] bool answers(On event, int what) const {
    return on == event && (filter == kAny || filter == what);
  }
};

// Something that may wait until later in the turn: a wheel bonus or an effect of the road.
struct Offer {
  enum class Is : std::uint8_t {
    none,
    now,   // cannot wait
    must,  // a choice that has to be made before the turn ends (PR-817)
    gain,  // given at the end of the turn at the latest (PR-208)
    pay    // may lapse
  };
  Is is = Is::none;
  Price price{};
  ProgramId gain = kNothing;
};

}  // namespace pionek::praga
