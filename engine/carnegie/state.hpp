// A position of Carnegie: all that changes during a game, in less than 1 KB of plain bytes.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>
#include <tuple>

#include "engine/carnegie/data.hpp"
#include "engine/core/agenda.hpp"
#include "engine/core/fixed_vector.hpp"
#include "engine/core/position.hpp"
#include "engine/core/rng.hpp"
#include "engine/core/seat.hpp"

namespace pionek::carnegie {

struct Player {
  std::int32_t money = 0;
  std::int32_t goods = 0;
  std::int32_t vp = 0;
  std::uint32_t departments = 0;                   // bits; follows from the rooms
  FieldSet donations = 0;                          // fields with an own disc
  std::array<std::uint16_t, kTypes> discs{};       // by strip: bits of positions with a disc
  std::array<DepartmentId, kRooms> room{};         // what stands there
  std::array<std::uint8_t, kRooms> lying{};        // employees
  std::array<std::uint8_t, kRooms> desks{};        // bits of desks at which somebody stands
  std::array<std::uint8_t, kRegions> mission{};    // employees away
  std::array<std::uint8_t, kRegions> transport{};  // positions
  std::array<std::uint8_t, kTypes> position{};     // by strip: the last visible one
  std::uint8_t sides = 0;                          // by strip: a bit for side B
  std::uint8_t reserve = 0;                        // employees not hired
  DepartmentId reserved = 0;                       // the tile to be built first, or kNoDepartment
  std::uint8_t action_tile = 0;
  std::uint8_t supply = 0;  // discs
  std::array<std::uint8_t, 3> spare{};

  [[nodiscard]] int standing(int at) const { return std::popcount(desks[at]); }
  [[nodiscard]] bool has(DepartmentId id) const {
    return id < kMaxDepartments && (departments >> id & 1) != 0;
  }
  // The room of a department the player has.
  [[nodiscard]] int room_of(int id) const {
    int at = 0;
    while (room[at] != id) ++at;
    return at;
  }
  [[nodiscard]] int active() const {
    int sum = 0;
    for (int at = 0; at < kRooms; ++at) sum += standing(at);
    return sum;
  }
  [[nodiscard]] int side(int type) const { return sides >> type & 1; }
};

// Who holds a space of the map or a donation field: nobody, a seat, or one of these.
inline constexpr std::uint8_t kNoHolder = 0;
inline constexpr std::uint8_t kNeutral = 5;
inline constexpr std::uint8_t kAndrew = 6;
constexpr std::uint8_t holder(Seat seat) { return static_cast<std::uint8_t>(index(seat) + 1); }

// The parts of the game in which the seats have their turns one after another.
enum class Phase : std::uint8_t {
  sides,        // of the strips
  placing,      // the first project and the reserved tile
  opening,      // six moves and activation
  choose,       // a row of the timeline
  andrew,       // his card
  income,       // event
  donation,     // event
  departments,  // use them
  activation,
  over,
};
inline constexpr std::array<std::string_view, 10> kPhaseIds{
    "sides",  "placing",  "opening",     "choose",     "andrew",
    "income", "donation", "departments", "activation", "over"};

// What is asked of a seat. Steps that never ask stand last.
enum class Step : std::uint8_t {
  side,     // a = type
  housing,  // the first project
  reserve,  // the first department
  moves,    // pool = moves left
  activate,
  choose,    // a row
  andrew,    // turn up his card
  recover,   // employees of the event's region
  lodge,     // a = how many of the newcomers in the lobby may go to the New Lobby
  choice,    // a = strip, b = position: an income with a choice
  research,  // pool = points left: in an event, or a turn (as `use`) in which no use is possible
             // now
  donate,
  category,  // the action choice tile
  use,       // a turn: a = row, b = the open room, used, closed, pool = moves or points gathered
  mission,   // a = use
  trade,     // a = use
  tile,      // a = use: which department to build
  room,      // a = use, b = department
  bring,     // b = the room just built
  project,   // a = use
  give,      // a donation on a field of somebody else
  projects,  // income of the projects built
};
inline constexpr std::array<std::string_view, 22> kStepIds{
    "side",  "housing", "reserve",  "moves",   "activate", "choose",  "andrew",  "recover",
    "lodge", "choice",  "research", "donate",  "category", "use",     "mission", "trade",
    "tile",  "room",    "bring",    "project", "give",     "projects"};

inline constexpr std::uint8_t kNoRoom = 255;

struct Task {
  Step step{};
  Seat seat = nobody;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t used = 0;  // of those who stand in the open room
  std::uint8_t pool = 0;  // moves or research points
  RoomSet closed = 0;     // rooms that are finished in this turn

  [[nodiscard]] bool is_closed(int room) const { return (closed >> room & 1) != 0; }
  void close(int room) { closed = static_cast<RoomSet>(closed | 1U << room); }

  friend constexpr bool operator==(const Task&, const Task&) = default;
};

constexpr auto task_fields(const Task* /*of*/) {
  return std::tuple{TaskField{"a", &Task::a}, TaskField{"b", &Task::b},
                    TaskField{"used", &Task::used}, TaskField{"pool", &Task::pool},
                    TaskField{"closed", &Task::closed, As::bits}};
}

// The solo opponent.
struct Andrew {
  FieldSet donations = 0;
  std::array<std::uint8_t, kMaxDepartments> tiles{};  // taken, by department
  std::array<std::uint8_t, kRegions> transport{};
  std::array<std::uint8_t, kMaxScoreCards> filed{};  // cards, by score card
  CardId card = kNoCard;                             // the current one
  std::uint8_t shown = 0;                            // 1 when it is turned up
  std::uint8_t shift = 0;                            // the score card it lies at
  std::uint8_t discs = 0;                            // ready
  std::uint8_t level = 0;                            // index of the difficulty
  std::array<std::uint8_t, 3> spare{};
};

struct State {
  std::array<Player, kSeats> players{};
  SlotSet taken;  // follows from the slots
  Rng rng;
  std::uint64_t seen = 0;  // Andrew's cards that were turned up
  Andrew andrew;
  std::uint32_t reveals = 0;
  std::array<std::uint8_t, kMaxSlots> slot{};          // holder + 8 x type of the disc
  std::array<std::uint8_t, kMaxFields> field{};        // holder of the first disc
  std::array<std::uint8_t, kMaxDepartments> copies{};  // tiles left
  std::array<std::uint8_t, kRows> timeline{};          // tile
  std::array<std::uint8_t, kRows> timeline_side{};
  std::array<std::uint8_t, kRows> column{};  // of the action markers
  std::uint8_t seats = 0;
  std::uint8_t round = 0;
  std::uint8_t first = 0;  // seat of the first player
  Phase phase = Phase::sides;
  std::uint8_t turn = 0;               // how many seats had the word in this phase
  std::uint8_t row = kRows;            // chosen in this round; kRows before
  std::uint8_t advancing = kRows;      // the row whose marker goes on
  FixedVector<CardId, kMaxDeck> deck;  // the top card is the last
  Agenda<Task, 6> agenda;              // empty when the game is over
  std::array<std::uint8_t, 6> spare{};

  [[nodiscard]] Player& player(Seat seat) { return players[index(seat)]; }
  [[nodiscard]] const Player& player(Seat seat) const { return players[index(seat)]; }
  [[nodiscard]] bool solo() const { return seats == 1; }
  [[nodiscard]] int holder_of(int at) const { return slot[at] & 7; }
  [[nodiscard]] int type_of(int at) const { return slot[at] >> 3; }
  // Seats in turn order, counted from the first player.
  [[nodiscard]] Seat in_order(int place) const { return seat_at((first + place) % seats); }
};

}  // namespace pionek::carnegie
