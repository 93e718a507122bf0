// The position that a worked example starts from.
#pragma once

#include "tests/nucleum/kit.hpp"
#include "tests/support/examples.hpp"

namespace pionek::nucleum::testing {

struct Given {
  State s;
  std::vector<std::string> colors;  // by seat

  [[nodiscard]] int seat(std::string_view color) const;
};

Given read_given(const json::object& given, Check& check);
// {"link": ..., "field": ..., "owner": ...}
void lay(Given& given, const json::value& track);

}  // namespace pionek::nucleum::testing
