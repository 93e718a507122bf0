// How a game is set up: the number of seats and the options people agree on before it begins.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/error.hpp"
#include "engine/core/lang.hpp"

namespace pionek {

// One agreement: "map" is "germany" or "usa". The first value is the default.
struct OptionSpec {
  struct Value {
    std::string id;
    Text name;
  };
  std::string id;
  Text name;
  std::vector<Value> values;
};

struct Setup {
  static constexpr int kMaxOptions = 8;

  int seats = 0;
  std::array<std::uint8_t, kMaxOptions> choice{};  // per OptionSpec: the index of the value

  friend bool operator==(const Setup&, const Setup&) = default;
};

struct GameInfo;

// Checks the seats and the "key=value" pairs against what the game offers.
Result<Setup> make_setup(const GameInfo& info, int seats,
                         const std::vector<std::pair<std::string, std::string>>& options);

}  // namespace pionek
