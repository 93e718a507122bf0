// Reading worked examples: the values of examples.json, and the check that what is expected was
// found. A check collects complaints instead of failing a test, so that it can be tested itself.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/json.hpp"
#include "engine/power_grid/names.hpp"

namespace pionek::power_grid::testing {

std::string text(const json::value& value);
int number(const json::value& value);
// "p07" in the file, 7 in the kit.
int plant_number(const json::value& id);
json::array plant_ids(const std::vector<int>& numbers);
// {"coal": 2}; a fuel that is not named counts as none.
Tokens tokens(const json::value& value);
std::optional<int> fuel_index(std::string_view name);

template <class Figure>
json::object by_fuel(Figure&& figure) {
  json::object out;
  for (int f = 0; f < kFuels; ++f) out[kFuelNames[f]] = figure(f);
  return out;
}

class Check {
 public:
  void complain(std::string_view what) { complaints_.emplace_back(what); }
  // Fields that nobody reads must not pass unseen.
  void only(const std::string& where, const json::object& object,
            std::initializer_list<std::string_view> keys);
  // Every expected figure must be found and be the same. A fuel that is not named counts as none.
  // The order of figures matters, that of whole options does not.
  void compare(const std::string& where, const json::value& expected, const json::value& found);

  [[nodiscard]] const std::vector<std::string>& complaints() const { return complaints_; }

 private:
  std::vector<std::string> complaints_;
};

}  // namespace pionek::power_grid::testing
