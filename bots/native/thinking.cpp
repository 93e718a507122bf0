#include "bots/native/thinking.hpp"

#include <chrono>
#include <thread>
#include <vector>

namespace pionek {
namespace {

std::int64_t milliseconds() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

void side_by_side(int count, const std::function<void(int)>& work) {
  std::vector<std::jthread> threads;
  for (int i = 1; i < count; ++i) threads.emplace_back(work, i);
  work(0);
}

}  // namespace

Thinking native_thinking() { return {.clock = milliseconds, .parallel = side_by_side}; }

}  // namespace pionek
