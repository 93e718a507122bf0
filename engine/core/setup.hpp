// How a game is set up: the number of seats and the options people agree on before it begins.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/error.hpp"
#include "engine/core/lang.hpp"
#include "engine/core/seat.hpp"

namespace pionek {

// When an option makes sense: with so many seats, and where an option before it has one of these
// values.
struct Condition {
  int min_seats = 1;
  int max_seats = kMaxSeats;
  std::string option{};           // empty: whatever was agreed before
  std::vector<std::string> is{};  // ids of its values
};

// One agreement: "map" is "germany" or "usa". The first value is the default, and what counts where
// the option does not apply.
struct OptionSpec {
  struct Value {
    std::string id;
    Text name;
  };
  std::string id;
  Text name;
  std::vector<Value> values;
  Condition when{};
};

struct Setup {
  static constexpr int kMaxOptions = 16;

  int seats = 0;
  std::array<std::uint8_t, kMaxOptions> choice{};  // per OptionSpec: the index of the value

  friend bool operator==(const Setup&, const Setup&) = default;
};

struct GameInfo;

// Whether an option (by its place in info.options) makes sense with these seats and agreements.
bool applies(const GameInfo& info, const Setup& setup, std::size_t option);

// What is said to whoever names an option where it does not.
Error not_applicable(const OptionSpec& spec);

// Checks the seats and the "key=value" pairs against what the game offers. What is not given has
// its default; what does not apply must not be given.
Result<Setup> make_setup(const GameInfo& info, int seats,
                         const std::vector<std::pair<std::string, std::string>>& options);

}  // namespace pionek
