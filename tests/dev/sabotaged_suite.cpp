// A suite that goes wrong on purpose, in the way PIONEK_SABOTAGE names. `./dev test` runs it first,
// to prove that it counts what it should: a failing test, a leak at the end, a crash, no test at
// all.
#include <cstdlib>
#include <string_view>

#include "gtest/gtest.h"

namespace {

std::string_view sabotage() {
  const char* const name = std::getenv("PIONEK_SABOTAGE");
  return name == nullptr ? "" : name;
}

int* volatile lost = nullptr;

TEST(SabotagedSuite, IsSound) {}

TEST(SabotagedSuite, GoesWrong) {
  if (sabotage() == "crash") std::abort();
  if (sabotage() == "leak") {
    lost = new int[64];
    lost = nullptr;
  }
  EXPECT_NE(sabotage(), "failure");
}

}  // namespace
