// The figures of Nucleum: both sides of the map, tiles, buildings, contracts, technologies and
// tracks, read from games/nucleum/data and checked once. Immutable afterwards and shared by all
// games. How many cities and links there are and what a tile shows is known to those files alone.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/core/catalog.hpp"
#include "engine/core/files.hpp"
#include "engine/core/fixed_vector.hpp"
#include "engine/core/game_info.hpp"
#include "engine/core/words.hpp"
#include "engine/nucleum/bit_set.hpp"
#include "engine/nucleum/program.hpp"

namespace pionek::nucleum {

inline constexpr int kSeats = 4;

// The catalog's sets.
enum Set : std::uint8_t {
  kColorSet,
  kCitySet,
  kPlotSet,
  kMineSet,     // fields on the map
  kTurbineSet,  // slots on the map
  kLinkSet,
  kFieldSet,
  kAreaSet,
  kPlantSet,
  kTrackSet,
  kActionSet,
  kTileSet,
  kHalfSet,
  kBuildingSet,
  kPieceSet,  // turbines, then mines
  kContractSet,
  kSlotSet,
  kExperimentSet,
  kTechSet,
  kSpaceSet,  // of the achievement track; the first is the start space
  kSuccessSet,
  kConditionSet,
  kGainSet,
};

// ---- the map ----
// The colours of cities and tile ends. Praha alone is multi, tile ends alone are wild.
enum class Color : std::uint8_t { green, white, orange, purple, multi, wild };
inline constexpr int kColors = 4;  // those that contracts know

enum class Type : std::uint8_t { residence, factory, laboratory };
inline constexpr int kTypes = 3;
inline constexpr int kGovernment = 3;  // as a symbol on a plot
inline constexpr int kSymbols = 4;

inline constexpr int kMaxCities = 32;
inline constexpr int kMaxPlots = 64;
inline constexpr int kMaxMines = 32;
inline constexpr int kMaxTurbines = 32;
inline constexpr int kMaxLinks = 64;
inline constexpr int kMaxFields = 96;
inline constexpr int kMaxLength = 3;  // of a link
inline constexpr int kMaxPlants = 8;
inline constexpr int kAreas = 2;
// What the coal for one building costs fits into a byte of a task.
inline constexpr int kMaxDemand = 28;
inline constexpr int kMaxCoalPrice = 9;
static_assert(kMaxDemand * kMaxCoalPrice <= 255);
using CitySet = std::uint32_t;
using PlotSet = std::uint64_t;
using MineSet = std::uint32_t;
using TurbineSet = std::uint32_t;
using LinkSet = std::uint64_t;
using FieldSet = BitSet;

template <std::unsigned_integral Bits>
constexpr bool has(Bits set, int at) {
  return (set >> at & 1) != 0;
}
template <std::unsigned_integral Bits>
constexpr void add(Bits& set, int at) {
  set = static_cast<Bits>(set | Bits{1} << at);
}

struct Link {
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t first = 0;   // its fields lie one after another, from a to b
  std::uint8_t length = 0;  // 0 where the side has no such link
  std::uint8_t steps = 0;   // on the VP track for whoever shares in the line (NU-511)
  bool per_tile = false;
};

// One side of the board. Things have the same index on both sides; a side has some of them.
struct Map {
  CitySet cities = 0;
  std::array<std::uint8_t, kMaxPlots> plot_city{};
  std::array<std::uint8_t, kMaxPlots> plot_symbols{};  // bits
  std::array<std::uint8_t, kMaxMines> mine_city{};
  std::array<std::uint8_t, kMaxMines> mine_bonus{};  // uranium
  std::array<std::uint8_t, kMaxTurbines> turbine_city{};
  std::array<std::uint8_t, kMaxFields> field_link{};
  std::array<Link, kMaxLinks> links{};
  PlotSet plots = 0;
  PlotSet red_plots = 0;
  PlotSet single_plots = 0;  // one symbol and not red (NU-605)
  std::array<PlotSet, kSymbols> showing{};
  MineSet mines = 0;
  MineSet red_mines = 0;
  TurbineSet turbines = 0;
  TurbineSet red_turbines = 0;
  TurbineSet blocked_turbines = 0;  // where places are closed (NU-118)
  FieldSet red_fields;
  // By city, and by colour.
  std::array<PlotSet, kMaxCities> plots_in{};
  std::array<MineSet, kMaxCities> mines_in{};
  std::array<TurbineSet, kMaxCities> turbines_in{};
  std::array<PlotSet, kColors> plots_of{};
  std::array<MineSet, kColors> mines_of{};
  std::array<TurbineSet, kColors> turbines_of{};
  std::array<CitySet, kAreas> coal_cities{};
  std::array<std::uint8_t, kAreas> wagons{};
};
inline constexpr int kMaps = 2;

struct Plant {
  std::uint8_t city = 0;
  bool nucleum = false;  // may have one
  ProgramId bonus = 0;
};
using PlantSet = std::uint8_t;

// ---- actions and tiles ----
enum class Kind : std::uint8_t { urbanize, industrialize, develop, contract, energize, subsidy };
inline constexpr int kMaxActions = 64;
using ActionId = std::uint8_t;
struct Action {
  Kind kind{};
  std::uint8_t thaler = 0;   // cheaper
  std::uint8_t workers = 0;  // fewer
  std::uint8_t uranium = 0;  // more
  std::uint8_t energy = 0;   // more
  std::uint8_t times = 1;    // the slot's reward
  bool anywhere = false;     // networks do not matter
  ProgramId program = 0;     // of a subsidy
};

inline constexpr int kMaxTiles = 120;
using TileId = std::uint8_t;
inline constexpr TileId kNoTile = 255;
using TileSet = BitSet;
struct Half {
  Color color{};
  ActionId action = 0;
};
struct Tile {
  enum class Category : std::uint8_t { base, advanced, starting, special, directive };

  Category category{};
  std::array<Half, 2> halves{};  // none of the directive's
};
// The catalog lists the halves tile by tile.
constexpr int half_index(int tile, int half) { return 2 * tile + half; }

// ---- pieces ----
inline constexpr int kMaxBuildings = 32;
inline constexpr int kMaxOwnBuildings = 16;
inline constexpr int kLevels = 4;
using BuildingId = std::uint8_t;
struct Building {
  Type type{};
  std::uint8_t level = 0;  // from 1; 0 for a neutral one
  bool government = false;
  std::uint8_t price = 0;
  std::uint8_t demand = 0;
  ProgramId rewards = 0;
  std::uint8_t vp = 0;
  bool per_building = false;  // of the type in its network (NU-1608)
};

// What built turbines do for energizing.
struct Generator {
  std::uint8_t coal_discount = 0;
  std::uint8_t energy = 0;
  std::uint8_t per_uranium = 0;  // 0: as usual
  ProgramId after = 0;
};

inline constexpr int kRows = 4;
struct Row {
  std::uint8_t workers = 0;    // the price
  std::uint8_t places = 0;     // of the mine
  bool by_experiment = false;  // what the turbine does
  Generator turbine;
  ProgramId pair = 0;
};

// ---- contracts, technologies, success tiles ----
// What can be counted of a player.
struct Count {
  enum class What : std::uint8_t {
    structures_in_color,
    residences,
    factories,
    laboratories,
    governments,
    urban_buildings,
    mines,
    turbines,
    tracks,
    action_tiles,
    achievements,
    powered_buildings,
    buildings_in_city,
    powered_in_city,
    largest_network,
    building_colors,
    contracts_done,
    uranium,
    structure_cities,
    powered_cities,
    markers_from,
  };

  What what{};
  std::uint8_t which = 0;  // colour, city or space
};

inline constexpr int kMaxContracts = 64;
using ContractId = std::uint8_t;
inline constexpr ContractId kNoContract = 255;
enum class Deck : std::uint8_t { initial, silver, gold, purple };
struct Contract {
  Deck deck{};
  std::uint8_t group = 0;  // of a purple one, from 0
  Count count;
  std::uint8_t least = 0;
  ProgramId rewards = 0;
};
inline constexpr int kSlots = 4;
inline constexpr int kMarket = 4;
inline constexpr int kPurple = 3;

inline constexpr int kExperiments = 4;
inline constexpr int kTechs = 8;  // of each experiment
using TechSet = std::uint8_t;     // of the own experiment
enum class Trigger : std::uint8_t { build, energize, contract, track };
inline constexpr int kTriggers = 4;
struct Technology {
  enum class Form : std::uint8_t { immediate, permanent, goal };
  struct Rung {
    std::uint8_t least = 0;
    std::uint8_t vp = 0;
  };

  Form form{};
  std::uint8_t level = 0;
  ProgramId program = 0;   // of an immediate one, or what its trigger brings
  bool choice = false;     // an immediate one that can only be taken as a whole or left
  std::uint8_t depth = 0;  // tasks that can lie under what it leads to
  Count goal;
  FixedVector<Rung, 4> rungs;
  std::string rule;
};

// How deep the agenda can get. A turn leaves at most kTurnDepth tasks under a technology that one
// of its effects unlocks: the finished line, two other players' matched ends and the own ones, and
// of an action inside them its later effects (industrialize: technologies, the tile's cube, the
// rest of the pair's reward). A technology that lays a track leaves as many again, one that is an
// action three. What lies on top of them all is at most kTopDepth: signing a contract (a new
// contract for the market, technologies, the reward twice, a cube of it). Each technology is
// unlocked once.
inline constexpr int kTurnDepth = 7;
inline constexpr int kActDepth = 3;
inline constexpr int kTopDepth = 5;
inline constexpr int kAgenda = 63;

// What the permanent technologies of a player change.
struct Modifiers {
  std::uint8_t urbanize_discount = 0;
  std::uint8_t virtual_turbines = 0;
  bool urbanize_anywhere = false;
  bool no_rails = false;        // NU-1222
  bool wild_tracks = false;     // NU-1223
  bool track_contract = false;  // NU-1223
};
struct Experiment {
  TileSet starting;
  TileSet special;
  std::array<Technology, kTechs> techs;
  std::array<TechSet, kTriggers> triggered{};  // which of them
  std::array<Modifiers, 256> modifiers{};      // by the technologies unlocked
  std::array<Generator, 16> generator{};       // by the turbines built
};

struct Success {
  Count count;
  std::uint8_t per = 1;
};

// ---- tracks ----
enum class Income : std::uint8_t { thaler, worker, vp };
inline constexpr int kIncomes = 3;
inline constexpr int kMaxColumns = 8;
struct Column {
  std::uint8_t thaler = 0;
  std::uint8_t workers = 0;
  std::uint8_t vp = 0;
};

inline constexpr int kMaxSpaces = 64;
inline constexpr int kGroups = 6;
inline constexpr int kSegments = 4;
struct Space {
  std::uint8_t value = 0;
  std::uint8_t group = 0;
  std::uint8_t segment = 0;
  ProgramId on_place = 0;  // of the segment; of the start space
  ProgramId bonus = 0;     // of the space itself
};

enum class Condition : std::uint8_t { tiles, contracts, recharges, technologies, points };
inline constexpr int kConditions = 5;

// ---- set-up ----
struct SetupEntry {
  std::uint8_t city = 0;
  bool only_3_plus = false;
};
struct SetupCard {
  FixedVector<SetupEntry, 1> neutral;
  std::uint8_t nucleum = 0;  // plant
  FixedVector<SetupEntry, 8> urban_rubble;
  FixedVector<SetupEntry, 8> mine_rubble;
};
inline constexpr int kMaxCards = 32;
inline constexpr int kMaxStack = 64;          // tiles
inline constexpr int kMaxContractStack = 24;  // of one colour
inline constexpr int kOffer = 5;

// What depends on the number of players.
struct PlayerCount {
  std::uint8_t map = 0;
  std::uint8_t advanced = 0;
  std::uint8_t silver = 0;
  std::uint8_t gold = 0;
  std::uint8_t conditions = 0;      // that end the game
  std::uint8_t empty_wagons = 0;    // spaces without one, in each area (NU-102)
  std::uint8_t urban_rubble = 0;    // at most (NU-119, NU-121)
  std::uint8_t mine_rubble = 0;     // at most (NU-120, NU-121)
  bool marked_entries = false;      // those of the set-up cards count
  TurbineSet blocked_turbines = 0;  // by rubble (NU-118)
};

struct Data {
  static Result<std::shared_ptr<const Data>> load(const Files& files);

  std::array<Map, kMaps> maps{};
  std::array<PlayerCount, kSeats + 1> counts{};
  std::vector<Color> cities;
  std::vector<Plant> plants;
  std::array<std::uint8_t, 3> coal_prices{};
  int empty_wagon_spaces = 0;  // in each area, where places are closed
  int base_uranium = 0;        // that every nucleum burns
  int energy_per_uranium = 0;
  int rent = 0;  // of a foreign turbine

  Programs programs;
  std::vector<Action> actions;
  std::array<ActionId, 5> directive{};
  std::vector<Tile> tiles;
  int base_tiles = 0;
  std::vector<Building> buildings;  // those of a player, then the neutral ones
  int own_buildings = 0;
  std::array<std::uint16_t, kSymbols> buildings_of{};  // bits of own ones with the symbol
  int red_plot = 0;
  int praha_factor = 0;
  std::array<Row, kRows> rows{};
  int red_site = 0;
  std::vector<Contract> contracts;
  std::array<ProgramId, kSlots> slots{};
  std::array<Experiment, kExperiments> experiments{};
  std::vector<Success> success;

  int row_slots = 0;
  std::array<std::array<Column, kMaxColumns>, kIncomes> incomes{};
  std::array<std::uint8_t, 3> end_bonus{};  // of the third last, second last and last space
  std::vector<Space> spaces;                // the start space first
  std::array<std::uint8_t, kGroups> multiplier{};
  std::uint8_t segment_nucleum = 0;  // bits
  int start_vp = 0;                  // of each marker on the start space
  int king_first = 0;
  int king_second = 0;

  int condition_vp = 0;
  int recharges = 0;
  int points = 0;
  int max_rounds = 0;

  std::vector<SetupCard> cards;
  int urban_rubble = 0;
  int mine_rubble = 0;
  int silver_market = 0;
  std::array<std::uint8_t, kOffer> prices{};  // from the left
  int second_purchase = 0;
  int red_field = 0;
  int more_neutral = 0;
  int start_thaler = 0;
  int start_workers = 0;
  int first_game_workers = 0;
  int workers = 0;  // of each player
  int uranium_per_vp = 0;
  int workers_per_vp = 0;
  int thaler_per_vp = 0;

  Catalog catalog;
  GameInfo info;
  std::array<Words, 2> words;

  [[nodiscard]] bool neutral(int building) const { return building >= own_buildings; }
};

}  // namespace pionek::nucleum
