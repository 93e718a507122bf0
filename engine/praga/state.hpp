// A position of Praga Caput Regni: all that changes during a game, in less than 2 KB of plain
// bytes. A thing that may be missing is kept as its index plus one, so that zero means nothing.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>
#include <tuple>

#include "engine/core/agenda.hpp"
#include "engine/core/fixed_vector.hpp"
#include "engine/core/position.hpp"
#include "engine/core/rng.hpp"
#include "engine/core/seat.hpp"
#include "engine/praga/data.hpp"

namespace pionek::praga {

// Where points come from, as the score sheet groups them.
enum class Source : std::uint8_t {
  crane,
  production,
  upgrades,
  walls,
  buildings,
  connections,
  plazas,
  road,
  bridge,
  monuments,
  knowledge,
  technologies,
};
inline constexpr int kSources = 12;

struct Player {
  std::uint64_t upgrades = 0;                          // tiles owned, covered ones too: bits
  std::array<std::int16_t, kSources> earned{};         // points
  std::array<std::uint16_t, kActions> met{};           // corners that have paid, see Met below
  std::array<std::uint8_t, kActions> joined{};         // edges that have paid: bits
  std::array<std::uint8_t, kHeld> held{};              // by Good
  std::uint8_t cubes = 0;                              // not on a track, a building or a seal
  std::array<std::uint8_t, kTracks> track{};           // field of a production track, else step
  std::array<std::uint8_t, kMonuments> row{};          // from 0
  std::array<std::uint8_t, kMonuments> col{};          //
  std::array<std::uint8_t, kTechLevels> technology{};  // tiles
  std::array<std::uint8_t, kProductions> token{};      // production tokens
  std::array<std::uint8_t, 2> crown{};                 // tiles V: of the bridge, of the Cathedral
  std::array<std::uint8_t, kActions> upgrade{};        // the top tile
  std::array<std::uint8_t, kActions> turned{};         // its rotation
  std::array<std::uint8_t, kMaxWallSpaces> wall{};     // tiles
  std::array<std::uint8_t, kMaxWallSpaces> wall_turned{};
  std::uint8_t road = 0;     // segment, 0 before the first
  std::uint8_t bonuses = 0;  // for resources, taken: bits
  std::uint8_t seals = 0;    // claimed: bits
  std::uint8_t rights = 0;   // to claim a seal
  std::uint8_t used = 0;     // one-shot technologies: bits of levels
  std::uint8_t active = 0;   // permanent ones that work: bits of levels
  std::uint8_t once = 0;     // those that have paid in this turn and pay once a turn
  std::array<std::uint8_t, 3> spare{};

  [[nodiscard]] int has(Good good) const { return held[static_cast<std::size_t>(good)]; }
  [[nodiscard]] int gold() const { return has(Good::gold); }
  [[nodiscard]] int stone() const { return has(Good::stone); }
  [[nodiscard]] int eggs() const { return has(Good::egg); }
  [[nodiscard]] int windows() const { return has(Good::silver_window) + has(Good::gold_window); }
  [[nodiscard]] int at(Track where) const { return track[static_cast<std::size_t>(where)]; }
  // Mines or quarries (PR-401).
  [[nodiscard]] int count(int production) const { return track[production] - 1; }
  [[nodiscard]] int walls() const {
    int sum = 0;
    for (const int tile : wall) sum += tile != 0 ? 1 : 0;
    return sum;
  }
  [[nodiscard]] int points() const {
    int sum = 0;
    for (const int each : earned) sum += each;
    return sum;
  }
};

// The two other hexes at corner i of a hex lie across edge i and across edge i + 1: Player::met has
// bit 2 i for the first and 2 i + 1 for the second.
constexpr unsigned met_bit(int corner, int other) { return 1U << (2 * corner + other); }

// What is open and done in the turn of the active player.
struct Turn {
  enum class Bonus : std::uint8_t { none, open, used };
  enum class Extra : std::uint8_t { none, bought, done };

  std::uint16_t effects = 0;  // of the road, open: bits 2 x segment + (1 for the egg)
  std::uint8_t tile = 0;      // the action tile, once it is chosen
  std::uint8_t position = 0;  // where it lay
  Bonus bonus{};              // of the wheel
  std::uint8_t acted = 0;     // its action is done
  Extra extra{};              // action
  std::uint8_t refreshed = 0;
  std::array<std::uint8_t, kMonuments> side{};    // steps to be made
  std::array<std::uint8_t, kMonuments> option{};  // side steps that may be made
  // By action: how often it was performed without the bonus of an upgrade (PR-505).
  std::array<std::uint8_t, kActions> unpaid{};
};

// The causes of gains: each has its rule and its group in the score sheet.
enum class Cause : std::uint8_t {
  zone,
  overflow,
  wheel,
  expand,
  production,
  reach,
  resource,
  placed_upgrade,
  upgrade,
  late_upgrade,
  wall,
  building,
  space,
  crowd,
  adjacency,
  corner,
  plaza,
  unfinished,
  road,
  road_tile,
  plank,
  bridge,
  bridge_v,
  cathedral,
  university_top,
  technology_top,
  field,
  permanent,
  one_shot,
};
inline constexpr int kCauses = 29;

// What is asked of a seat. Steps that never ask stand last.
enum class Step : std::uint8_t {
  pawn,     // the automated opponent's
  turn,     // anything that is open
  perform,  // any action
  manage,   // a = track
  pick,     // a = kind, b = grant, at = op with a discount
  site,     // a = tile, b = grant, at: a space for it
  rotate,   // a = tile, b = grant, c = cell or space, at
  cube,     // a = space
  which,    // a = the old upgrade of the upgrade action, b = the new one
  token,    // a = track
  learn,    // a = level, b = tiles drawn
  keep,     // b = tiles IV drawn
  crown,    // a = 0 of the bridge, 1 of the Cathedral
  plank,    // a = tile
  climb,    // a = monument
  lift,
  choose,        // at = op
  reward,        // a = plaza
  plaza,         // both rewards of one
  refresh,       // a = row, b = good, c = the first tile to go, plus one
  discard,       // windows
  rival_site,    // a = tile
  rival_rotate,  // a = tile, c = space
  run,           // at = op, b = times it is repeated, c = steps made
  road,
  land,        // a = monument
  finish,      // a = tile, b = the old upgrade plus one, c = cell or space, at = stage
  market,      // a = plaza, b = seats served
  close,       // the turn; c = stage
  rival,       // a = steps of the card that are done, b = 1: a building was placed
  unfinished,  // a = plaza, b = seats served
};
inline constexpr int kSteps = 31;
inline constexpr Step kFirstSilent = Step::run;
inline constexpr std::array<std::string_view, kSteps> kStepIds{
    "pawn",   "turn",   "perform", "manage",  "pick",    "site",       "rotate",       "cube",
    "which",  "token",  "learn",   "keep",    "crown",   "plank",      "climb",        "lift",
    "choose", "reward", "plaza",   "refresh", "discard", "rival_site", "rival_rotate", "run",
    "road",   "land",   "finish",  "market",  "close",   "rival",      "unfinished"};

// Who lets a seat perform an action.
enum Grant : std::uint8_t { kByTile, kByExtra, kByTechnology };

struct Task {
  Step step{};
  Seat seat{};
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t c = 0;
  std::uint8_t cause = 0;  // Cause of what a program gives
  std::uint16_t at = 0;

  friend constexpr bool operator==(const Task&, const Task&) = default;
};

// A tile of a stack from which people draw several and keep one.
struct Hidden {
  std::uint8_t tile = 0;
  std::uint8_t seen = 0;  // bits of seats that know it lies there

  friend constexpr bool operator==(const Hidden&, const Hidden&) = default;
};
using HiddenStack = FixedVector<Hidden, kMaxDrawn>;  // the top is the last

// Regular or special tiles of a kind and era.
struct Stack {
  FixedVector<TileId, kMaxStack> tiles;  // the top is the last
  std::uint8_t known = 0;                // so many at the bottom are known to all
};

// Who has a cube on a building or a seal: nobody, a seat, or the automated opponent.
inline constexpr std::uint8_t kNoHolder = 0;
inline constexpr std::uint8_t kParler = 5;
constexpr std::uint8_t holder(Seat seat) { return static_cast<std::uint8_t>(index(seat) + 1); }

// The automated opponent.
struct Rival {
  FixedVector<std::uint8_t, kMaxCards> deck;       // cards to come, the next one is the last
  std::uint8_t on = 0;                             // plays along
  std::uint8_t card = 0;                           // the newest
  std::uint8_t pawn = 0;                           // place in the cycle, plus one
  std::array<std::uint8_t, kKinds> marker{};       // place of each row
  std::array<std::uint8_t, kProductions> count{};  // mines and quarries
  std::array<std::uint8_t, 2> spare{};
};

enum class Phase : std::uint8_t { setup, turn, rival, plazas, over };
inline constexpr int kPhases = 5;

struct State {
  std::array<Player, kSeats> players{};
  Rng rng;
  SpaceSet free = 0;  // spaces; follows from the buildings
  std::uint32_t reveals = 0;
  BridgeSet at_bridge = 0;     // tiles V
  BridgeSet at_cathedral = 0;  //
  TokenSet river = 0;
  std::array<std::uint8_t, kMaxSpaces> building{};
  std::array<std::uint8_t, kMaxSpaces> turned{};
  std::array<std::uint8_t, kMaxSpaces> cube{};  // holder
  std::array<std::uint8_t, kMaxPlazas> plaza_tile{};
  std::array<std::array<std::uint8_t, kPlaces>, kKinds> rows{};
  std::array<std::array<Stack, 2>, kKinds> stacks{};  // regular, special
  std::array<HiddenStack, kTechLevels> technologies{};
  HiddenStack bridge;                             // tiles IV
  std::array<std::uint8_t, kMaxPlanks> planks{};  // bridge tiles
  std::array<std::uint8_t, kMaxSeals> seals{};    // holder
  std::array<std::uint8_t, kPositions> crane{};   // action tiles
  std::array<std::uint8_t, kMonuments> layouts{};
  std::uint8_t seats = 0;
  std::uint8_t first = 0;  // seat
  std::uint8_t turns = 0;  // played
  Phase phase{};
  std::uint8_t side = 0;          // of the action tiles
  std::uint8_t alternatives = 0;  // road tiles in play: bits
  std::uint8_t five = 0;          // action tiles that went past the end: bits
  Rival rival;
  Turn turn;
  Agenda<Task, 24> agenda;  // empty when the game is over

  [[nodiscard]] Player& player(Seat seat) { return players[static_cast<std::size_t>(seat)]; }
  [[nodiscard]] const Player& player(Seat seat) const {
    return players[static_cast<std::size_t>(seat)];
  }
  [[nodiscard]] bool solo() const { return seats == 1; }
  // Those who take turns, the opponent of a solo game among them.
  [[nodiscard]] int chairs() const { return solo() ? 2 : seats; }
  [[nodiscard]] Seat active() const { return seat_at(solo() ? 0 : (first + turns) % seats); }
};

constexpr auto task_fields(const Task* /*of*/) {
  return std::tuple{TaskField{"a", &Task::a}, TaskField{"b", &Task::b}, TaskField{"c", &Task::c},
                    TaskField{"cause", &Task::cause}, TaskField{"at", &Task::at}};
}

static_assert(std::has_unique_object_representations_v<State> && sizeof(State) <= 2048);

}  // namespace pionek::praga
