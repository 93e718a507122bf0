// All that changes in a game of Lighthouse, as one plain value. What can be worked out from the
// rest (points, the leader, whose choice it is) is not kept a second time.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>
#include <type_traits>

#include "engine/core/agenda.hpp"
#include "engine/core/fixed_vector.hpp"
#include "engine/core/position.hpp"
#include "engine/core/rng.hpp"
#include "engine/core/seat.hpp"

namespace pionek::lighthouse {

inline constexpr int kSeats = 4;
inline constexpr int kShips = 18;
inline constexpr int kHand = 4;

enum class Sea : std::uint8_t { near, far };
enum class Weather : std::uint8_t { calm, stormy };

// A ship is its index in the data.
using Ships = FixedVector<std::uint8_t, kShips>;

// Watch, hail, give and vote wait for a choice of `seat`; draw and night are effects that happen by
// themselves when they come to the top.
enum class Step : std::uint8_t { watch, hail, give, draw, vote, night };
inline constexpr std::array<std::string_view, 6> kStepIds{"watch", "hail", "give",
                                                          "draw",  "vote", "night"};

// One line of the agenda.
struct Task {
  // The steps of a watch may be done in either order, so it keeps the set of those done.
  static constexpr std::uint8_t kFetched = 1;
  static constexpr std::uint8_t kGuided = 2;
  static constexpr std::uint8_t kBoth = kFetched | kGuided;

  Step step = Step::watch;
  Seat seat{};
  std::uint8_t done = 0;

  friend constexpr bool operator==(const Task&, const Task&) = default;
};

constexpr auto task_fields(const Task* /*of*/) {
  return std::tuple{TaskField{"done", &Task::done}};
}

struct Keeper {
  FixedVector<std::uint8_t, kHand> hand;  // rising; the order of drawing is nobody's business
  Ships fleet;                            // the ships guided, in that order
  std::uint8_t oil = 0;
  std::uint8_t flares = 0;

  friend constexpr bool operator==(const Keeper&, const Keeper&) = default;
};

struct State {
  Rng rng;
  std::uint32_t reveals = 0;
  std::uint8_t seats = 0;
  Weather weather = Weather::calm;
  Sea sea = Sea::near;  // where the ships of the deck come from
  std::uint8_t round = 0;
  std::uint8_t lamp = 0;
  std::uint8_t cellar = 0;
  std::uint8_t burnt = 0;
  Ships deck;  // the next ship is the last one
  Ships harbour;
  std::array<Keeper, kSeats> keepers{};  // chairs nobody sits on stay zero
  Agenda<Task, 10> agenda;               // at most 9: night, vote, 4 watches, hail, draw, give

  [[nodiscard]] Keeper& keeper(Seat seat) { return keepers[static_cast<std::size_t>(seat)]; }
  [[nodiscard]] const Keeper& keeper(Seat seat) const {
    return keepers[static_cast<std::size_t>(seat)];
  }
  // The n-th seat of this round's order; the leader is the first (LH-201).
  [[nodiscard]] Seat chair(int n) const { return seat_at((round - 1 + n) % seats); }
};

// Equal states have equal bytes only if there is no padding: choose the capacities accordingly.
static_assert(std::has_unique_object_representations_v<State>);

}  // namespace pionek::lighthouse
