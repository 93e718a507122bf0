// The position that a worked example starts from, the figures it can ask for, and the complaints
// about what was not as expected.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/json.hpp"
#include "tests/carnegie/kit.hpp"

namespace pionek::carnegie::testing {

std::string text(const json::value& value);
int number(const json::value& value);

class Check {
 public:
  void complain(std::string_view what) { complaints_.emplace_back(what); }
  // Fields that nobody reads must not pass unseen.
  void only(const std::string& where, const json::object& object,
            std::initializer_list<std::string_view> keys);
  // Every expected figure must be found and be the same.
  void compare(const std::string& where, const json::value& expected, const json::value& found);

  [[nodiscard]] const std::vector<std::string>& complaints() const { return complaints_; }

 private:
  std::vector<std::string> complaints_;
};

// Seat 0 is the player of the example.
State read_given(const json::object& given, Check& check);

// Everything about seat 0 that an example may ask for.
json::object figures(const State& s);

}  // namespace pionek::carnegie::testing
