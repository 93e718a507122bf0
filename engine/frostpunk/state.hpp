// A position of Frostpunk: all that changes during a game, in 1.5 KB of plain bytes. What
// may be missing is kept as its index plus one, so that zero is none.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <tuple>

#include "engine/core/agenda.hpp"
#include "engine/core/fixed_vector.hpp"
#include "engine/core/position.hpp"
#include "engine/core/rng.hpp"
#include "engine/core/seat.hpp"
#include "engine/frostpunk/data.hpp"

namespace pionek::frostpunk {

enum class Phase : std::uint8_t {
  setup,
  dawn,
  morning,
  generator,
  weather,
  preparation,
  action,
  dusk,
  hunger,
  night,
  over,
};
inline constexpr int kPhases = 11;

// How it ended: by the goal, or by one of the defeats.
enum class Ending : std::uint8_t {
  none,
  goal,
  no_hope,
  exile,
  explosion,
  epidemic,
  famine,
  deaths,
  depot,
};
inline constexpr int kEndings = 9;

// What the agenda can hold. Steps that ask nobody are there because something that asks may come
// before them.
enum class Step : std::uint8_t {
  // set-up
  take_advisor,
  start_discard,
  // parts of the phases
  order,      // which of several cards first: bits (Trigger)
  stoke,      //
  chill,      // sickness from cold: a = field of the heat track, b = symbol
  overload,   // the tower and the breakdown
  storm,      // left = how far it comes
  advise,     //
  mobilise,   //
  ration,     // an option of a law before the sickness check
  ailing,     // a = markers looked at, bits = their order
  muster,     // pawns at the start of the action phase
  turn,       // a = Turn flags, b = seats that passed in a row
  act,        // a = pawn
  dusk_card,  //
  feed,       //
  shelter,    // left = who must stand, a = type asked, b, c = standing workers and engineers
  bedtime,    // the end of the round
  // effects
  run,      // cursor, loop; card, field, a = pawn, b = Run flags
  finish,   // card: where it goes after its effect; a = CardTo
  choose,   // left options from number cursor on; the run below goes on
  consult,  // bits = tied types; the run below goes on
  // a = Who, left = how many
  sick,
  cure,
  treat,
  flip,
  die,
  exhaust,
  leave,
  arrive,
  death,  // a = type, b = seats asked
  // a = side or token, left
  raise,
  lower,
  spend,
  activate,
  discard,     // b = active ones only
  token_type,  // b = spend
  // a = Goods, left
  gain,
  lose,
  store,    // on card
  unstore,  // from card; b = to the bank
  // a = content, left
  map_take,    // b = coal for the rest
  map_remove,  // b = distinct tiles, bits = used ones
  map_add,
  // the map
  lay,        // a near and b far tiles, bits = places
  gather,     // field, left = limit
  cut_here,   // field, left = wood
  collect,    // field, left = fields
  cut_tree,   // field, b = reach, left = wood
  thumper,    // field, left = fields, a = coal on each, bits = done
  construct,  // left, b = discount, a = steps made
  site,       // a = building, b = discount, c = free
  upgrade,    // left
  destroy,    // a = building, left
  ruin,       // a = building, left
  workshop,   // left, a = effects used
  research,   // left: the token comes closer
  technology,
  law,          // b = ignores losses
  reuse,        // a = worker, b = building + 1
  peek,         // a, b, c = dusk cards + 1, left = how many may go
  alternative,  // field; b = Run flags: the normal action or that of a technology
  // expeditions
  march,     // a = route, left; b = at the top
  place,     // a = route: which option of its place
  homeward,  // a = route, b = what comes next
};
inline constexpr int kSteps = 65;

// Flags of Step::run and Step::alternative.
enum Run : std::uint8_t {
  kNormalAction = 1,  // of a building: bonuses count
  kForgiving = 2,     // losses of morale are left out
  kChildLimit = 4,    // an ordinary child in a Gathering Post
};
// Flags of Step::turn.
enum Turn : std::uint8_t { kStoked = 1, kActed = 2 };
// Bits of Step::order: the research token, then the scenario cards.
inline constexpr std::uint32_t kResearchTrigger = 1;

struct Task {
  Step step{};
  Seat seat = nobody;
  Cursor cursor = 0;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t c = 0;
  std::uint8_t left = 0;
  std::uint8_t loop = 0;
  std::uint8_t card = 0;   // + 1
  std::uint8_t field = 0;  // + 1; of a scout its route
  std::uint8_t spare = 0;
  std::uint32_t bits = 0;

  friend constexpr bool operator==(const Task&, const Task&) = default;
};
constexpr auto task_fields(const Task* /*which*/) {
  return std::tuple{TaskField{"cursor", &Task::cursor},
                    TaskField{"a", &Task::a},
                    TaskField{"b", &Task::b},
                    TaskField{"c", &Task::c},
                    TaskField{"left", &Task::left},
                    TaskField{"loop", &Task::loop},
                    TaskField{"card", &Task::card},
                    TaskField{"field", &Task::field},
                    TaskField{"bits", &Task::bits, As::bits}};
}

struct Field {
  std::uint8_t holds = kNothing;
  std::uint8_t count = 0;
  std::uint8_t building = 0;  // + 1; a large one stands on both fields
  std::uint8_t upgraded = 0;
  std::uint8_t pawn = 0;  // see pawn_mark
};
// A pawn at work and the seat that used it; zero is none.
constexpr std::uint8_t pawn_mark(Pawn pawn, Seat seat) {
  return static_cast<std::uint8_t>(1 + static_cast<int>(pawn) + 8 * index(seat));
}
constexpr Pawn pawn_of(std::uint8_t mark) { return static_cast<Pawn>((mark & 7) - 1); }
constexpr Seat seat_of(std::uint8_t mark) { return seat_at(mark >> 3); }

// A token on a track: its kind, and whether it is active.
constexpr std::uint8_t token_mark(int token, bool active) {
  return static_cast<std::uint8_t>(token + (active ? 8 : 0));
}
constexpr int token_of(std::uint8_t mark) { return mark & 7; }
constexpr bool is_active(std::uint8_t mark) { return (mark & 8) != 0; }
constexpr std::uint8_t byte(int value) { return static_cast<std::uint8_t>(value); }

using Track = FixedVector<std::uint8_t, kMaxTrackTokens>;

struct Activation {
  std::uint8_t round = 0;
  CardId card = 0;

  friend constexpr bool operator==(const Activation&, const Activation&) = default;
};

// A card in the event area and the markers on it.
struct InForce {
  CardId card = 0;
  std::array<std::uint8_t, kResources> stored{};

  friend constexpr bool operator==(const InForce&, const InForce&) = default;
};

struct Route {
  FixedVector<std::uint8_t, kStacks> cards;  // from the start; the top card is the last
  std::uint8_t black = 0;                    // bits of cards that were explored
  std::uint8_t scout = 0;                    // pawn + 1
  std::uint8_t at = 0;                       // the scout's space, from 1
};

struct State {
  Rng rng;
  // Follow from the fields.
  BitSet land;    // fields there are
  BitSet stock;   // with wood, coal or steam cores
  BitSet trees;   //
  BitSet built;   //
  BitSet manned;  // with a pawn
  // Dusk cards, counted from the first of them.
  BitSet dusk_deck;
  BitSet dusk_discard;
  BitSet dusk_gone;
  BitSet dusk_on_law;
  BitSet dusk_seen;         // turned up at least once
  Agenda<Task, 24> agenda;  // empty when the game is over
  std::uint32_t reveals = 0;
  std::array<CitizenSet, kSeats> hand{};
  CitizenSet citizen_discard = 0;
  CitizenSet settled = 0;  // in hands since before the last shuffle of the discard pile
  std::uint32_t weather_discard = 0;
  std::array<std::uint16_t, kResources> pool{};
  std::uint16_t law_stack = 0;
  std::uint16_t enacted = 0;
  std::uint16_t suspended = 0;
  std::uint16_t researched = 0;     // technologies
  std::uint16_t specials_done = 0;  // those that are made once in a game
  std::array<Field, kFields> field{};
  std::array<std::uint8_t, kPlaces> tile{};  // + 1
  std::array<std::uint8_t, kCorners> deposit{};
  std::array<std::uint8_t, kMaxBuildings> supply{};  // on and below the building board
  // people
  std::array<std::uint8_t, kTypes> pop{};
  std::array<std::uint8_t, kTypes> sick{};
  std::uint8_t skulls = 0;  // bits
  std::uint8_t food = 0;
  std::uint8_t hunger = 0;
  std::uint8_t deaths = 0;
  std::array<std::uint8_t, kTypes> exhausted{};      // tokens in the pool
  std::array<std::uint8_t, kPawns> ready{};          // pawns in the pool
  std::array<std::uint8_t, kPawns> tired{};          // on exhausted tokens
  std::array<std::uint8_t, kPawns> clearing{};       // on the clear-snow space
  std::array<std::uint8_t, kPawns> building{};       // on the construction space
  std::array<std::uint8_t, kMaxSpecials> special{};  // see pawn_mark
  std::uint8_t apprentices = 0;  // bits: the child worker, the child engineer are in play
  std::uint8_t children_acted = 0;
  std::uint8_t automatons_used = 0;
  std::uint8_t first_coal = 0;   // spent this round
  std::uint8_t shifted = 0;      // the extra of a law was used this round
  std::uint8_t unsheltered = 0;  // last night
  // heat
  std::uint8_t heat = 0;
  std::uint8_t cold = 0;
  std::array<std::uint8_t, kRanges> range{};
  std::uint8_t overheated = 0;
  std::uint8_t overload = 0;
  std::uint8_t lodged = 0;  // cubes in the tower
  std::uint8_t drawer = 0;  // and in its drawer
  std::uint8_t tower = 0;   // upgraded
  // morale
  std::array<Track, kSides> track{};
  // time
  std::uint8_t seats = 0;
  std::uint8_t leader = 0;
  std::uint8_t round = 0;
  Phase phase = Phase::setup;
  Ending ending = Ending::none;
  std::uint8_t society = 0;
  std::uint8_t open_hands = 0;
  std::uint8_t storm = 0;  // field; zero: gone
  std::uint8_t hits = 0;
  std::uint8_t depot = 0;
  // cards
  std::array<std::uint8_t, kSeats> advisor{};  // + 1
  std::array<std::uint8_t, kSeats> played{};   // citizen + 1, in this round
  std::uint8_t mobilisation = 0;               // can still be used
  std::array<std::uint8_t, kDealtTechs> tech{};
  std::uint8_t studied = 0;      // the technology whose token is on the round track, + 1
  std::uint8_t research_at = 0;  // and where
  std::uint8_t face_up = 0;      // scenario cards
  std::uint8_t scenario_gone = 0;
  FixedVector<Activation, 8> activations;
  FixedVector<InForce, kMaxEvents> events;
  std::array<Route, kRoutes> routes{};
  // The top card is the last.
  std::array<FixedVector<std::uint8_t, kMaxExpeditions>, kStacks> expeditions{};
  std::array<FixedVector<std::uint8_t, kPlaces>, 2> tiles{};  // near, far
  FixedVector<CardId, kMaxMorning> morning;
  FixedVector<std::uint8_t, kMaxWeather> weather;
  FixedVector<std::uint8_t, kMaxCitizens> citizens;
  FixedVector<CardId, kMaxConsultations> consultations;
  std::array<std::uint8_t, 3> spare{};

  [[nodiscard]] Seat leading() const { return seat_at(leader); }
  [[nodiscard]] Track& tokens(Side side) { return track[static_cast<std::size_t>(side)]; }
  [[nodiscard]] const Track& tokens(Side side) const {
    return track[static_cast<std::size_t>(side)];
  }
  [[nodiscard]] bool skull(int type) const { return (skulls >> type & 1) != 0; }
  [[nodiscard]] Force in_force() const {
    return static_cast<Force>(enacted & ~suspended) | Force{researched} << kMaxLaws;
  }
  [[nodiscard]] int building_at(int at) const { return field[at].building - 1; }
};

}  // namespace pionek::frostpunk
