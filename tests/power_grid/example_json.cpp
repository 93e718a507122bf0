#include "tests/power_grid/example_json.hpp"

#include <algorithm>

#include "tests/power_grid/kit.hpp"

namespace pionek::power_grid::testing {
namespace {

bool lists_options(const json::value& value) {
  return value.is_array() && !value.as_array().empty() && value.as_array()[0].is_object();
}

bool same(const json::value& expected, const json::value& found) {
  if (!lists_options(expected) || !lists_options(found)) return expected == found;
  const auto& left = expected.as_array();
  const auto& right = found.as_array();
  return std::is_permutation(left.begin(), left.end(), right.begin(), right.end());
}

}  // namespace

std::string text(const json::value& value) { return std::string(value.as_string()); }
int number(const json::value& value) { return value.to_number<int>(); }
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

void Check::only(const std::string& where, const json::object& object,
                 std::initializer_list<std::string_view> keys) {
  for (const auto& [key, value] : object) {
    if (std::find(keys.begin(), keys.end(), key) != keys.end()) continue;
    complain(where + "." + std::string(key) + ": unknown");
  }
}

void Check::compare(const std::string& where, const json::value& expected,
                    const json::value& found) {
  if (!expected.is_object() || !found.is_object()) {
    if (same(expected, found)) return;
    return complain(where + ": expected " + json::serialize(expected) + ", found " +
                    json::serialize(found));
  }
  const auto& asked = expected.as_object();
  const auto& answers = found.as_object();
  for (const auto& [key, value] : asked) {
    const std::string at = where + "." + std::string(key);
    if (const auto* answer = answers.if_contains(key)) {
      compare(at, value, *answer);
    } else {
      complain(at + ": unknown");
    }
  }
  for (const auto& [key, value] : answers) {
    if (!fuel_index(key) || asked.contains(key)) continue;
    compare(where + "." + std::string(key), 0, value);
  }
}

}  // namespace pionek::power_grid::testing
