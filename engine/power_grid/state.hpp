// A position of Power Grid: all that changes during a game, in about 800 plain bytes.
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
#include "engine/power_grid/data.hpp"

namespace pionek::power_grid {

struct Player {
  CitySet cities = 0;
  std::int32_t cash = 0;
  FixedVector<PlantId, 5> plants;  // rising; five only until the surplus one is discarded
  Tokens fuel{};                   // pooled: tokens may be moved between own plants (PG-409)
  std::uint8_t bought = 0;         // a plant in this round
  std::uint8_t gave_up = 0;        // choosing in this round

  [[nodiscard]] int city_count() const { return std::popcount(cities); }
  // May still pick or bid in this round.
  [[nodiscard]] bool may_buy() const { return bought == 0 && gave_up == 0; }
};

// The steps of the game. Steps that ask somebody stand first, from draft to power.
enum class Step : std::uint8_t {
  draft,      // name a region
  auction,    // pick a plant or give up
  bid,        // open or raise, or pass
  discard,    // a plant over the limit; a = the plant just bought
  give_back,  // tokens that no longer fit; a..b = how many of them may be coal
  buy,        // fuel
  build,
  power,  // which plants run
  // The rest needs no choice.
  replace,          // the plant sold, by a card of the stack
  end_auction,      // after phase 2
  end_building,     // after phase 4
  end_bureaucracy,  // refill and plant change
  round,            // begin the next round
};
inline constexpr std::array<std::string_view, 13> kStepIds{
    "draft", "auction", "bid",         "discard",      "give_back",       "buy",  "build",
    "power", "replace", "end_auction", "end_building", "end_bureaucracy", "round"};

struct Task {
  Step step = Step::round;
  Seat seat = nobody;     // who decides
  std::uint8_t turn = 0;  // how many seats had their turn in this phase
  std::uint8_t a = 0;
  std::uint8_t b = 0;

  friend constexpr bool operator==(const Task&, const Task&) = default;
};

constexpr auto task_fields(const Task* /*of*/) {
  return std::tuple{TaskField{"turn", &Task::turn}, TaskField{"a", &Task::a},
                    TaskField{"b", &Task::b}};
}

// At most 10: the eight steps of a round, a replacement, and who is asked meanwhile.
using Steps = Agenda<Task, 12>;

// The phase of the round in which a step asks: 1 to 5, 0 while regions are drafted. The game ends
// in phase 4 (PG-901).
constexpr std::uint8_t phase_of(const Steps& agenda) {
  if (agenda.empty()) return 4;
  switch (agenda.top().step) {
    case Step::draft:
      return 0;
    case Step::buy:
      return 3;
    case Step::build:
      return 4;
    case Step::power:
      return 5;
    default:
      return 2;
  }
}

// Where the Stage 3 card is.
enum class Stage3 : std::uint8_t {
  in_stack,
  in_market,  // drawn in phase 2: lies there to the end of the phase (PG-806)
  drawn,      // drawn later: stage 3 begins with the next phase or round (PG-808, PG-809)
  begun,
};
inline constexpr std::array<std::string_view, 4> kStage3Ids{"in_stack", "in_market", "drawn",
                                                            "begun"};

struct Auction {
  std::int32_t high_bid = 0;  // the lowest opening bid less one before the opening
  PlantId plant = 0;
  Seat high_bidder = nobody;  // nobody before the opening
  std::uint8_t active = 0;    // bits of the seats still in
  std::uint8_t open = 0;      // 1 while it goes on
};

struct State {
  std::array<Player, kMaxSeats> players{};
  // By seat: the cheapest connection cost from its network to each city. Follows from the cities;
  // kept because it changes seldom and is asked for often.
  std::array<Row, kMaxSeats> reach{};
  // houses[k]: the cities with more than k houses. Follows from the cities, too.
  std::array<CitySet, 3> houses{};
  CitySet area = 0;             // cities in play
  std::uint64_t removed = 0;    // plants taken out unseen at set-up
  std::uint64_t discarded = 0;  // plants that left the game in the open
  Rng rng;
  std::uint32_t reveals = 0;
  Auction auction;
  std::uint16_t round = 0;
  std::uint8_t phase = 0;  // 1 to 5; 0 while regions are drafted
  std::uint8_t stage = 1;
  std::uint8_t seats = 0;
  std::uint8_t map = 0;
  RegionSet regions = 0;
  std::uint8_t money_visible = 1;
  Stage3 stage3 = Stage3::in_stack;
  std::uint8_t known_top = 0;  // 1 while everybody knows the top card of the stack (PG-121)
  Tokens fuel_market{};
  FixedVector<PlantId, 9> market;  // rising; without the Stage 3 card
  FixedVector<PlantId, 40> stack;  // the top card is the last
  FixedVector<Seat, kMaxSeats> order;
  Steps agenda;                         // empty when the game is over
  std::array<std::uint8_t, 7> spare{};  // rounds the size up to whole words; always zero

  [[nodiscard]] Player& player(Seat seat) { return players[index(seat)]; }
  [[nodiscard]] const Player& player(Seat seat) const { return players[index(seat)]; }

  // The largest network (PG-957).
  [[nodiscard]] int leader_cities() const {
    int most = 0;
    for (int i = 0; i < seats; ++i) most = std::max(most, players[i].city_count());
    return most;
  }
  [[nodiscard]] int houses_in(int city) const {
    return static_cast<int>((houses[0] >> city & 1) + (houses[1] >> city & 1) +
                            (houses[2] >> city & 1));
  }
};

}  // namespace pionek::power_grid
