// The effects of cards, buildings, laws, advisors and places as one flat program. The loader
// compiles the lists of ops in the data into it (compiler.cpp); a task on the agenda runs it with a
// cursor (effects.cpp). So any choice inside a card is a position like any other.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace pionek::frostpunk {

// Where an effect begins. The first instruction of the program ends it: 0 is no effect.
using Cursor = std::uint16_t;

// In groups, as they are carried out (effects.cpp).
enum class Op : std::uint8_t {
  // control
  end,      // of the effect
  jump,     // to `to`
  unless,   // an expression (a, b) compared (c) with n does not hold: to `to`
  loop,     // an expression (a, b) gives how often, at most n; none: to `to`
  again,    // once more from `to`, while the loop has rounds left
  choose,   // one of a options from number n on; they end at `to`
  consult,  // one of six branches (Data::consults[n]); they end at `to`
  yes,      // a condition holds
  no,       // a condition does not hold
  // what the team has: a = Goods
  gain,
  lose,
  pay,
  store,    // on the card of the effect
  unstore,  // b = card, c = to the bank
  // people: a = Who
  citizens,
  die,
  sick,
  cure,
  treat,
  flip,
  exhaust,
  child_pawn,     // a = Pawn
  citizen_cards,  // a = each player, not only the leader
  // morale: a = Side, or a token or side
  morale,
  token_up,
  token_spend,
  token_activate,
  token_discard,  // b = active ones only
  token_draw,     // active side up
  token_type,     // b = spend, not activate
  // markers
  hunger,
  overload,
  heat,
  cold,
  range,  // a = Range, or all
  storm,
  storm_set,
  deaths,
  depot,
  tech,
  tower_upgrade,
  finish,  // the game; a = 0: won
  // the map: a = content of a field
  map_take,    // b = coal for what is missing
  map_remove,  // b = from different tiles
  map_add,
  place_tile,  // a near and b far tiles; c: where no first one fits, n = 16 x near + far instead
  build_free,  // a = building
  upgrade_free,
  destroy,   // a = building
  ruin,      // a = building, or shelter
  flip_all,  // a = building
  // cards
  dusk_add,
  dusk_cancel,
  law_suspend,
  enact_law,  // b = ignores losses
  reveal,     // b = and resolves
  scenario_remove,
  card,  // a = CardTo
  scouts,
  peek_dusk,  // n cards, b of them may be put away
  // what a pawn does at its place
  gather,
  cut_here,
  gather_adjacent,
  cut_tree,  // b = also on adjacent fields
  thumper,   // a = fields
  workshop,
  construct,        // b = wood less for each building
  building_action,  // n times
  scout_send,       // n steps more
  reuse,            // a = worker, not building; b = building + 1
};

// How much "all" is.
inline constexpr std::int16_t kAll = 0x7FFF;

struct Instr {
  Op op = Op::end;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t c = 0;
  std::int16_t n = 0;
  Cursor to = 0;
};
static_assert(sizeof(Instr) == 8);

// ---- arguments ----
enum class Goods : std::uint8_t { wood, coal, core, food, automaton, any, fuel };
inline constexpr std::array<std::string_view, 7> kGoodsIds{"wood",      "coal", "core", "food",
                                                           "automaton", "any",  "fuel"};
enum class Who : std::uint8_t { worker, engineer, child, any, adult, round };
inline constexpr std::array<std::string_view, 6> kWhoIds{"worker", "engineer", "child",
                                                         "any",    "adult",    "round"};
enum class CardTo : std::uint8_t { events, remove, dusk_discard, dusk_deck, law };
inline constexpr std::array<std::string_view, 5> kCardToIds{"events", "remove", "dusk_discard",
                                                            "dusk_deck", "law"};

enum class Expr : std::uint8_t {
  active,  // b = token or side
  tokens,  // b = side
  res,     // b = resource, or total
  food,
  hunger,
  deaths,
  sick,  // b = type, or total
  pop,   // b = type
  skulls,
  overload,
  built,  // b = building, or shelter
  law,    // b = law
  laws,
  techs,
  stored,  // b = card
  unsheltered,
  children_acted,
  depot,
  round,
  revealed,  // b = card
  heat_gap,
};
enum class Compare : std::uint8_t { least, most, more, less, equal, other };
inline constexpr std::array<std::string_view, 6> kCompareIds{">=", "<=", ">", "<", "==", "!="};

// What an effect speaks of, which the task that runs it must name.
enum class Need : std::uint8_t {
  nothing,
  card,      // the card itself
  field,     // a field of the map
  building,  // a field with a building
  route,     // of a scout, and the pawn
};

// An option of a card, or of anything else that lets choose.
struct Choice {
  Cursor test = 0;  // its condition; 0: none
  Cursor start = 0;
  std::uint8_t costs = 0;  // instructions from `start` on that must be payable in full
};

}  // namespace pionek::frostpunk
