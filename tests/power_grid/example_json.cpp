#include "tests/power_grid/example_json.hpp"

#include <algorithm>

#include "tests/power_grid/kit.hpp"

namespace pionek::power_grid::testing {
namespace {

bool lists_options(const json::value& value) {
  return value.is_array() && !value.as_array().empty() && value.as_array()[0].is_object();
}

}  // namespace

int plant_number(const json::value& id) { return std::stoi(text(id).substr(1)); }

json::array plant_ids(const std::vector<int>& numbers) {
  json::array out;
  for (const int each : numbers) out.emplace_back((each < 10 ? "p0" : "p") + std::to_string(each));
  return out;
}

Tokens tokens(const json::value& value) {
  Tokens out{};
  for (const auto& [fuel, count] : value.as_object()) {
    out[fuel_index(fuel).value()] = static_cast<std::uint8_t>(number(count));
  }
  return out;
}

std::optional<int> fuel_index(std::string_view name) {
  return game().catalog().find(kFuelSet, name);
}

bool FuelCheck::same(const json::value& expected, const json::value& found) const {
  if (!lists_options(expected) || !lists_options(found)) return expected == found;
  const auto& left = expected.as_array();
  const auto& right = found.as_array();
  return std::is_permutation(left.begin(), left.end(), right.begin(), right.end());
}

bool FuelCheck::zero_unless_named(std::string_view key) const {
  return fuel_index(key).has_value();
}

}  // namespace pionek::power_grid::testing
