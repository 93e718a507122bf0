#include "tests/harness/plan.hpp"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <optional>
#include <string_view>

namespace pionek::harness {
namespace {

// The number in an environment variable; nothing if there is none.
std::optional<std::uint64_t> asked(const char* variable) {
  const char* text = std::getenv(variable);
  if (text == nullptr) return std::nullopt;
  const std::string_view digits(text);
  std::uint64_t number = 0;
  const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (read.ec != std::errc{} || read.ptr != digits.data() + digits.size()) return std::nullopt;
  return number;
}

}  // namespace

Plan as_asked(Plan plan) {
  if (const auto percent = asked("PIONEK_GAMES_PERCENT")) {
    const auto games = static_cast<std::uint64_t>(plan.games) * *percent / 100;
    plan.games = static_cast<int>(std::max<std::uint64_t>(1, games));
  }
  plan.seed = asked("PIONEK_SEED").value_or(plan.seed);
  return plan;
}

std::vector<Setup> every_setup(const GameInfo& info) {
  std::vector<Setup> setups;
  for (int seats = info.min_seats; seats <= info.max_seats; ++seats) {
    setups.push_back({seats, {}});
  }
  for (std::size_t at = 0; at < info.options.size(); ++at) {
    const std::vector<Setup> before = setups;
    for (std::size_t value = 1; value < info.options[at].values.size(); ++value) {
      for (Setup setup : before) {
        if (!applies(info, setup, at)) continue;
        setup.choice[at] = static_cast<std::uint8_t>(value);
        setups.push_back(setup);
      }
    }
  }
  return setups;
}

std::string name_of(const GameInfo& info, const Setup& setup) {
  std::string out = std::to_string(setup.seats) + " seats";
  for (std::size_t at = 0; at < info.options.size(); ++at) {
    if (!applies(info, setup, at)) continue;
    out += ", " + info.options[at].id + "=" + info.options[at].values[setup.choice[at]].id;
  }
  return out;
}

}  // namespace pionek::harness
