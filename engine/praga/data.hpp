// The figures of Praga Caput Regni: crane, boards, tiles, city, road, bridge, monuments and the
// automated opponent, read from games/praga/data and checked once. Immutable afterwards and shared
// by all games. How many tiles a stack has and how large a monument is, is known to those files
// alone.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/core/catalog.hpp"
#include "engine/core/files.hpp"
#include "engine/core/fixed_vector.hpp"
#include "engine/core/game_info.hpp"
#include "engine/core/words.hpp"
#include "engine/praga/effects.hpp"

namespace pionek::praga {

inline constexpr int kSeats = 4;

// The catalog's sets.
enum Set : std::uint8_t {
  kActionSet,
  kActionShortSet,
  kGoodSet,
  kTrackSet,
  kRowSet,
  kRewardSet,
  kPaymentSet,
  kTileSet,  // action tiles
  kSectorSet,
  kHexSet,
  kWallSpaceSet,
  kPlazaSet,
  kSpaceSet,
  kPlazaTileSet,
  kSegmentSet,
  kEffectSet,  // of the segments
  kRoadTileSet,
  kMonumentSet,
  kFieldSet,
  kPlankSet,
  kBridgeSet,
  kTechnologySet,
  kAboutSet,  // what a technology does
  kBonusSet,  // for resources
  kSealSet,
  kSealPriceSet,
  kTokenSet,
  kCardSet,
  kGainSet,  // what a program gives
};

// ---- the crane ----
inline constexpr int kPositions = 12;
inline constexpr int kActionTiles = 6;
inline constexpr int kSides = 2;
enum class Zone : std::uint8_t { red, green, blue };
struct Position {
  Zone zone{};
  std::uint8_t gold = 0;  // to pay
  std::uint8_t vp = 0;    // to score
};
using ActionPair = std::array<Action, 2>;

struct Sector {
  enum class Kind : std::uint8_t { box, special, gold, stone, window, egg, track };
  Kind kind{};
  Offer bonus;  // of the special one: the points instead
};

// Where arrow and platform cube are after so many turns, and which era it is.
struct Moment {
  std::uint8_t arrow = 0;
  std::uint8_t platform = 0;
  std::uint8_t era = 1;
};

// ---- hex tiles ----
// Their kinds are the rows of the main board.
enum class Kind : std::uint8_t { upgrade, wall, building };
inline constexpr int kKinds = 3;
inline constexpr int kMaxOfKind = 64;
inline constexpr int kMaxStack = 31;
inline constexpr int kPlaces = 4;  // of a row; the last one is for special tiles
inline constexpr int kSpecialPlace = kPlaces - 1;
inline constexpr int kEdges = 6;  // and corners
inline constexpr int kColours = 2;
inline constexpr int kEras = 2;
using TileId = std::uint8_t;
// Bits of corners or edges, by rotation.
using Turned = std::array<std::uint8_t, kEdges>;

struct HexTile {
  Kind kind{};
  std::uint8_t era = 1;
  bool special = false;
  std::uint8_t gold = 0;
  std::uint8_t stone = 0;
  bool icon = false;                     // of the Hunger Wall or the Cathedral: a side step
  bool cube_space = false;               // of a building
  Action action{};                       // of an upgrade
  ProgramId university = kNothing;       // steps for placing an upgrade
  ProgramId gain = kNothing;             // the reward, or the bonus of an upgrade
  std::array<ProgramId, kEdges> edge{};  // as printed
  Turned icons{};                        // edges with an icon
  std::array<Turned, kColours> corners{};
  std::uint8_t rotations = 1;  // bits: those that do not look like an earlier one
};

// ---- hexes ----
// The hexes of an action board: those of the actions, then the wall spaces.
inline constexpr int kMaxWallSpaces = 16;
inline constexpr int kMaxCells = kActions + kMaxWallSpaces;
inline constexpr std::uint8_t kNoCell = 255;
using Neighbours = std::array<std::uint8_t, kEdges>;  // by edge, or kNoCell

inline constexpr int kMaxSpaces = 48;
inline constexpr int kMaxPlazas = 16;
using SpaceSet = std::uint64_t;
using PlazaSet = std::uint16_t;
// The corners of the hexes around a space that are printed on the map.
struct Space {
  bool old_town = false;
  std::uint8_t gold = 0;
  std::uint8_t vp = 0;
  std::uint8_t plaza = 0;
  std::uint8_t preplaced = 0;                                        // bits of numbers of players
  Neighbours next{};                                                 // spaces
  std::array<std::array<std::uint8_t, kEdges>, kColours> printed{};  // by edge: bits of corners
};

inline constexpr int kPlazaColours = 3;
struct Plaza {
  std::uint8_t colour = 0;
  std::uint8_t least_players = 0;  // with a tile
  SpaceSet spaces = 0;
};
struct PlazaTile {
  std::uint8_t colour = 0;
  std::array<ProgramId, 2> reward{};  // top, bottom
};

// ---- road and bridge ----
inline constexpr int kSegments = 5;
inline constexpr int kMaxPlanks = 8;
inline constexpr int kMaxBridgeTiles = 32;
inline constexpr int kMaxDrawn = 15;  // tiles of a stack from which one is drawn
using BridgeSet = std::uint32_t;
struct Segment {
  Price entry{};
  std::array<Offer, 2> effects;  // free, for an egg
  int alternative = -1;          // road tile
};

// What a tile V or a seal is worth at the end.
struct Final {
  enum class Is : std::uint8_t { per, rows, exchange, flat };
  Is is = Is::flat;
  Per per{};
  std::uint8_t vp = 0;
  std::vector<std::uint8_t> rows;  // points by row of a monument
  std::uint8_t gold = 0;           // one exchange
  std::uint8_t stone = 0;
  std::uint8_t times = 0;
};
// The tiles IV stand before the tiles V.
struct BridgeTile {
  ProgramId gain = kNothing;
  Final at_end;  // of a tile V
};

// ---- monuments ----
inline constexpr int kMaxRows = 12;
inline constexpr int kMaxCols = 12;
inline constexpr int kLayouts = 3;
inline constexpr int kHeights = 3;  // levels
struct Field {
  enum class Is : std::uint8_t { plain, vp, side, up };
  Is is = Is::plain;
  std::uint8_t vp = 0;
};
using Layout = std::array<std::array<Field, kMaxCols>, kMaxRows>;
struct MonumentData {
  std::uint8_t rows = 0;
  std::uint8_t cols = 0;
  std::uint8_t start_row = 0;
  std::uint8_t start_col = 0;
  Good token{};
  std::array<std::uint8_t, kMaxRows> level{};
  std::array<std::uint8_t, kHeights> gold{};  // to enter the level
  std::array<std::uint8_t, kHeights> stone{};
  std::array<std::uint8_t, kMaxRows> row_vp{};
  std::array<std::uint8_t, kMaxCols> col_value{};
  std::array<Layout, kLayouts> layouts{};
  std::uint16_t first_field = 0;  // in the catalog
};

// ---- the player board ----
inline constexpr int kMaxSteps = 16;
struct ProductionTrack {
  Good resource{};
  std::uint8_t fields = 0;
  std::uint8_t start = 0;
  std::array<ProgramId, kMaxSteps> reach{};  // by field
  std::array<ProgramId, kMaxSteps> bonus{};  // of production, all that is left of the field
};
struct ResourceBonus {
  std::array<std::uint8_t, 2> least{};  // gold, stone; 0: does not count
  ProgramId gain = kNothing;
};
inline constexpr int kMaxBonuses = 8;

inline constexpr int kTechLevels = 4;
inline constexpr int kPermanentLevels = 2;
struct Technology {
  std::uint8_t level = 0;  // from 0
  Trigger trigger;         // of a permanent one
  ProgramId gain = kNothing;
};

inline constexpr int kMaxSeals = 8;
struct Seal {
  Price price{};
  Final at_end;
};
inline constexpr int kMaxTokens = 32;
using TokenSet = std::uint32_t;

// ---- the automated opponent ----
inline constexpr int kMaxCards = 7;
struct Card {
  enum class Step : std::uint8_t { building, take_wall, take_upgrade, mine, quarry, either };
  FixedVector<Step, 4> steps;
  std::uint8_t from_end = 1;
};
struct Parler {
  std::array<std::uint8_t, kProductions> start{};
  std::array<std::uint8_t, kProductions> most{};
  std::array<std::uint8_t, kProductions> token_at{};
  std::array<std::uint8_t, kProductions> seal{};
  std::uint8_t other_seal = 0;
  TokenSet tokens = 0;
  std::vector<std::uint8_t> cycle;  // plazas
  std::vector<Card> cards;
};

// ---- all of it ----
struct PlayerCount {
  std::array<std::uint8_t, kActionTiles> positions{};  // of the action tiles at the start
  std::vector<Moment> moments;                         // by turns played
};

struct Data {
  static Result<std::shared_ptr<const Data>> load(const Files& files);

  // meta.json
  int turns = 0;                        // of each player
  std::array<std::uint8_t, 2> limit{};  // of gold and stone
  int windows_kept = 0;
  int good_solo = 0;
  std::vector<Price> payments;            // for the extra action
  std::array<std::uint8_t, 2> refresh{};  // gold or stone for new tiles in a row
  std::array<std::uint8_t, kHeld> start{};
  int spare_cubes = 0;
  std::vector<int> wall_vp;  // by number of walls, the last also for more
  std::vector<int> egg_vp;

  std::vector<Op> ops;
  std::vector<Program> programs;
  std::vector<ProgramId> choices;

  std::array<Position, kPositions> positions{};
  std::array<Sector, kPositions> sectors{};
  std::array<std::array<ActionPair, kActionTiles>, kSides> action_tiles{};
  int overflow_vp = 0;
  std::array<PlayerCount, kSeats + 1> counts;

  std::vector<HexTile> tiles;  // upgrades, walls, buildings
  std::array<Neighbours, kMaxCells> cells{};
  int wall_spaces = 0;
  std::vector<Space> spaces;
  std::vector<SpaceSet> dearer;  // spaces by their extra gold
  std::vector<Plaza> plazas;
  std::vector<PlazaTile> plaza_tiles;

  std::array<Segment, kSegments> segments;
  std::vector<Trigger> road_tiles;
  std::vector<ProgramId> planks;
  std::vector<BridgeTile> bridge;
  int first_v = 0;  // in `bridge`
  int v_at_bridge = 0;
  int v_at_cathedral = 0;
  std::array<MonumentData, kMonuments> monuments;
  int up_silver = 0;

  std::array<ProductionTrack, kProductions> tracks{};
  std::vector<std::uint8_t> multiplier;  // by step of the university
  std::vector<std::uint8_t> tech_level;  // by step, 0: no tile
  std::array<ProgramId, kTracks> past_end{};
  std::vector<ResourceBonus> bonuses;
  int drawn = 0;  // technologies to choose from
  std::vector<Technology> technologies;
  std::vector<Seal> seals;
  std::vector<ProgramId> tokens;
  Parler parler;

  Catalog catalog;
  GameInfo info;
  std::array<Words, 2> words;

  [[nodiscard]] const HexTile& tile(int id) const { return tiles[id]; }
  [[nodiscard]] const Program& program(ProgramId id) const { return programs[id]; }
  // The set-up of one player is that of two (PR-1401).
  [[nodiscard]] const PlayerCount& count(int seats) const { return counts[seats == 1 ? 2 : seats]; }
};

}  // namespace pionek::praga
