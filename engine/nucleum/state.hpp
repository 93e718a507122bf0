// A position of Nucleum: all that changes during a game, in less than 3 KB of plain bytes.
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
#include "engine/nucleum/data.hpp"

namespace pionek::nucleum {

inline constexpr std::uint8_t kNoExperiment = 255;
inline constexpr std::uint8_t kNowhere = 255;  // a piece that is not on the map

struct Player {
  PlotSet plots = 0;            // with own buildings
  std::uint64_t fulfilled = 0;  // contracts
  TileSet pool;
  CitySet presence = 0;          // cities of the own networks (NU-307); follows from the map
  MineSet mine_fields = 0;       // with own mines; follows from mine_at
  TurbineSet turbine_slots = 0;  // likewise
  std::uint16_t thaler = 0;
  std::uint16_t vp = 0;
  std::uint16_t achievements = 0;  // tokens
  std::uint16_t built = 0;         // bits of own buildings on the map
  std::uint8_t experiment = 0;
  TechSet techs = 0;
  std::uint8_t workers = 0;   // in the supply
  std::uint8_t reserve = 0;   // workers
  std::uint8_t tracks = 0;    // on the map; follows from it
  std::uint8_t turbines = 0;  // bits of rows on the map; follows from turbine_at
  std::uint8_t recharges = 0;
  std::uint8_t start_markers = 0;
  std::array<std::uint8_t, kIncomes> income{};     // spaces, from 0
  std::array<std::uint8_t, kRows> mine_at{};       // by row: a field, or kNowhere
  std::array<std::uint8_t, kRows> cubes{};         // of uranium, by row
  std::array<std::uint8_t, kRows> turbine_at{};    // by row: a slot, or kNowhere
  std::array<ContractId, kSlots> slots{};          // contracts, or kNoContract
  std::array<std::uint8_t, kGroups> markers{};     // spaces; 0: none in the group
  std::array<std::uint8_t, kMaxCities> network{};  // by city: the first one joined with it
  FixedVector<TileId, kMaxColumns> board_row;      // from the left
  std::array<std::uint8_t, 2> spare{};

  [[nodiscard]] int uranium() const { return cubes[0] + cubes[1] + cubes[2] + cubes[3]; }
  [[nodiscard]] int mines() const { return std::popcount(mine_fields); }
  // Thaler that can be raised: workers and cubes become thaler (NU-207, NU-210).
  [[nodiscard]] int purse() const { return thaler + workers + uranium(); }
  // Workers that can be raised. Without a reserve a cube becomes no worker (NU-208).
  [[nodiscard]] int hands() const { return workers + std::min<int>(uranium(), reserve); }
  [[nodiscard]] bool can_pay(int needed_workers, int needed_thaler) const {
    return hands() >= needed_workers && purse() >= needed_workers + needed_thaler;
  }
  // The row of the own mine on a field.
  [[nodiscard]] int mine_row(int field) const {
    int row = 0;
    while (mine_at[row] != field) ++row;
    return row;
  }
};

enum class Phase : std::uint8_t { setup, play, last_markers, over };
inline constexpr std::array<std::string_view, 4> kPhaseIds{"setup", "play", "last_markers", "over"};

// What is asked of a seat. Steps that never ask stand last.
enum class Step : std::uint8_t {
  experiment,
  turn,
  field,     // a = tile, main
  face,      // a = tile, b = field, main
  acts,      // a = tile of the board row, bits = open halves
  matched,   // a = field, bits = open ends, main
  building,  // a = action
  plot,      // a = action, b = building
  piece,     // a = action
  site,      // a = action, b = piece
  buy,       // a = action, b = tiles bought, n = thaler cheaper
  sign,      // a = action
  slot,      // a = action, b = contract
  reward,    // b = the slot just filled
  target,    // a = action
  plant,     // a = action, b = plot
  fuel,      // a = action, b = plot, n = plant
  burn,      // b = plant, n = cubes left
  hire,      // b = plant, n = turbines left, a = thaler cheaper, c = used, by seat
  income,    // n = steps left, c = program
  store,     // n = cubes left, c = program, or a = source
  choose,    // c = program, n = options
  unlock,    // n = level
  accept,    // a = technology
  take,      // c = program
  marker,
  nucleum,
  last_marker,
  effects,    // c = program, b = the slot just filled
  triggers,   // bits = technologies, b = the slot just filled
  coal,       // a, b = wagons by area, n = thaler to pay
  power,      // b = plot
  energized,  // after the rewards
  restock,    // a = place of the market
  complete,   // a = link
  filed,      // a = contract, after its rewards
  recharged,  // after the marker
};
inline constexpr auto kStepIds = std::to_array<std::string_view>(
    {"experiment", "turn",     "field",  "face",  "acts",      "matched", "building",
     "plot",       "piece",    "site",   "buy",   "sign",      "slot",    "reward",
     "target",     "plant",    "fuel",   "burn",  "hire",      "income",  "store",
     "choose",     "unlock",   "accept", "take",  "marker",    "nucleum", "last_marker",
     "effects",    "triggers", "coal",   "power", "energized", "restock", "complete",
     "filed",      "recharged"});

// Bits of Task::bits at a matched track: the ends of the new tile, and those of its neighbours that
// face it, each towards city a and towards city b.
inline constexpr unsigned kNewEnds = 3;
inline constexpr unsigned kOtherEnds = 12;
// The track was the turn's option B, not the gift of a technology (NU-514).
inline constexpr unsigned kMain = 128;

// Task::a of a store that no program brought about.
inline constexpr std::uint8_t kFromMine = 1;
inline constexpr std::uint8_t kFromTile = 2;

struct Task {
  Step step{};
  Seat seat = nobody;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint16_t c = 0;
  std::uint8_t n = 0;
  std::uint8_t bits = 0;

  friend constexpr bool operator==(const Task&, const Task&) = default;
};

constexpr auto task_fields(const Task* /*of*/) {
  return std::tuple{TaskField{"a", &Task::a}, TaskField{"b", &Task::b}, TaskField{"c", &Task::c},
                    TaskField{"n", &Task::n}, TaskField{"bits", &Task::bits, As::bits}};
}

// What stands on a plot: nothing, rubble, or a building and one more than these.
inline constexpr std::uint8_t kFree = 0;
inline constexpr std::uint8_t kRubble = 1;
inline constexpr std::uint8_t kFirstBuilding = 2;

// The places with rubble.
struct Rubble {
  PlotSet plots = 0;
  MineSet mines = 0;
  TurbineSet turbines = 0;
};

struct State {
  std::array<Player, kSeats> players{};
  Rng rng;
  PlotSet plots_taken = 0;  // follows from the plots
  PlotSet powered = 0;
  LinkSet lines = 0;                        // links without an empty field; follows from the rails
  FieldSet open_fields;                     // where a track may be laid (NU-501); likewise
  std::array<CitySet, kMaxCities> reach{};  // by city: what lines of anybody join with it
  MineSet mines_taken = 0;                  // by mines or rubble
  TurbineSet turbines_taken = 0;
  std::uint32_t reveals = 0;
  std::array<std::uint8_t, kMaxPlots> plot{};
  std::array<std::uint8_t, kMaxFields> rail{};      // tile + 1
  std::array<std::uint8_t, kMaxFields> rider{};     // the seat, + 8 if half 2 faces city a
  std::array<std::uint8_t, kAreas> dear_wagons{};   // showing the second price
  std::array<std::uint8_t, kAreas> cheap_wagons{};  // showing the first
  std::array<TileId, kOffer> offer{};               // from the left; kNoTile: a gap
  std::array<ContractId, kMarket> market{};
  std::array<ContractId, kPurple> purple{};
  std::array<std::uint8_t, kSegments> success{};
  std::array<std::uint8_t, kConditions> ended{};  // who met it first, + 1
  PlantSet nucleum = 0;                           // plants with one
  std::uint8_t segment_nucleum = 0;               // bits
  std::uint8_t seats = 0;
  std::uint8_t first = 0;    // seat of the first player
  std::uint8_t current = 0;  // whose turn it is
  Phase phase = Phase::setup;
  std::uint8_t round = 0;
  std::uint8_t turn = 0;                 // how many seats had their turn in this round
  std::uint8_t last_round = 0;           // 0 until the end is triggered
  std::uint8_t contract_used = 0;        // in this turn (NU-408)
  FixedVector<TileId, kMaxStack> stack;  // the top is the last
  FixedVector<ContractId, kMaxContractStack> silver;
  FixedVector<ContractId, kMaxContractStack> gold;
  std::array<std::uint8_t, 4> spare{};
  Agenda<Task, kAgenda> agenda;  // empty when the game is over

  [[nodiscard]] Player& player(Seat seat) { return players[index(seat)]; }
  [[nodiscard]] const Player& player(Seat seat) const { return players[index(seat)]; }
  // Seats in turn order, counted from the first player.
  [[nodiscard]] Seat in_order(int place) const { return seat_at((first + place) % seats); }
  [[nodiscard]] bool has_track(int field) const { return rail[field] != 0; }
  [[nodiscard]] TileId tile_on(int field) const { return static_cast<TileId>(rail[field] - 1); }
  [[nodiscard]] Seat owner_of(int field) const { return seat_at(rider[field] & 7); }
  // The half of the tile on a field that faces city a (side 0) or city b (side 1).
  [[nodiscard]] int half_towards(int field, int side) const {
    return (rider[field] >> 3 & 1) ^ side;
  }
  [[nodiscard]] bool is_built(int at) const { return plot[at] >= kFirstBuilding; }
  [[nodiscard]] BuildingId building_on(int at) const {
    return static_cast<BuildingId>(plot[at] - kFirstBuilding);
  }
  // Who owns the building on a plot; nobody owns a neutral one.
  [[nodiscard]] Seat owner_of_plot(int at) const {
    for (int i = 0; i < seats; ++i) {
      if (has(players[i].plots, at)) return seat_at(i);
    }
    return nobody;
  }
  // What is taken and belongs to nobody but the set-up.
  [[nodiscard]] Rubble rubble() const {
    Rubble out{.mines = mines_taken, .turbines = turbines_taken};
    for_each_bit(plots_taken, [&](int at) {
      if (!is_built(at)) add(out.plots, at);
    });
    for (int i = 0; i < seats; ++i) {
      out.mines &= ~players[i].mine_fields;
      out.turbines &= ~players[i].turbine_slots;
    }
    return out;
  }
};

static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 3072);

}  // namespace pionek::nucleum
