// The values of Power Grid's worked examples: plants and fuel as the file writes them.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/power_grid/data.hpp"
#include "tests/support/examples.hpp"

namespace pionek::power_grid::testing {

// "p07" in the file, 7 in the kit.
int plant_number(const json::value& id);
json::array plant_ids(const std::vector<int>& numbers);
// {"coal": 2}; a fuel that is not named counts as none.
Tokens tokens(const json::value& value);
std::optional<int> fuel_index(std::string_view name);

template <class Figure>
json::object by_fuel(Figure&& figure) {
  json::object out;
  for (int f = 0; f < kFuels; ++f) out[kFuelIds[f]] = figure(f);
  return out;
}

// A fuel that is not named counts as none. The order of figures matters, that of whole options does
// not.
class FuelCheck final : public Check {
  [[nodiscard]] bool same(const json::value& expected, const json::value& found) const override;
  [[nodiscard]] bool zero_unless_named(std::string_view key) const override;
};

}  // namespace pionek::power_grid::testing
