// How long a bot may think, and what the program lends it to think with. The bots themselves read
// no clock and start no thread: a program that has them passes them in.
#pragma once

#include <cstdint>
#include <functional>

namespace pionek {

// For one turn: the choices a seat makes in a row share it.
struct Budget {
  std::int64_t iterations = 0;    // at most; 0 is no thought at all, only the policy
  std::int64_t milliseconds = 0;  // at most, if there is a clock; 0 is no limit of time
  int threads = 1;                // independent searches whose results are added up
};

// No budget is larger.
inline constexpr std::int64_t kMaxBudget = 1'000'000'000;

struct Thinking {
  // Milliseconds that only ever rise. Without a clock only iterations count, and every choice is
  // exactly repeatable.
  std::function<std::int64_t()> clock;
  // Calls work(0) to work(count - 1), at the same time if it can. One after the other without it.
  std::function<void(int count, const std::function<void(int)>& work)> parallel;
};

}  // namespace pionek
