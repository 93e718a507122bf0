// How long things take.
#pragma once

#include <chrono>
#include <cstdint>

namespace pionek {

using Clock = std::chrono::steady_clock;

inline double since(Clock::time_point begin) {
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

// Keeps the compiler from dropping work whose result nobody reads.
template <class T>
void keep(T& object) {
  asm volatile("" : : "g"(&object) : "memory");
}

// Seconds that one call takes, over enough calls to tell.
template <class Call>
double seconds_each(double budget, Call&& call) {
  std::int64_t calls = 0;
  const auto begin = Clock::now();
  for (int block = 1; since(begin) < budget; block *= 2) {
    for (int i = 0; i < block; ++i) call();
    calls += block;
  }
  return since(begin) / static_cast<double>(calls);
}

}  // namespace pionek
