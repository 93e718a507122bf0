#include "tests/support/examples.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>

#include "tests/support/rule.hpp"

namespace pionek {
namespace {

json::value read_file(const std::string& path) {
  std::ostringstream content;
  content << std::ifstream(path).rdbuf();
  return parse_json(content.str(), "examples.json").value();
}

}  // namespace

std::string text(const json::value& value) { return std::string(value.as_string()); }
int number(const json::value& value) { return value.to_number<int>(); }

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
    if (!zero_unless_named(key) || asked.contains(key)) continue;
    compare(where + "." + std::string(key), 0, value);
  }
}

bool Check::same(const json::value& expected, const json::value& found) const {
  return expected == found;
}

bool Check::zero_unless_named(std::string_view /*key*/) const { return false; }

Examples::Examples(const std::string& path) : file_(read_file(path)) {}

const json::array& Examples::all() const { return file_.at("examples").as_array(); }

std::set<std::string> Examples::ids() const {
  std::set<std::string> out;
  for (const auto& each : all()) out.insert(text(each.at("id")));
  return out;
}

const json::object& Examples::at(std::string_view id) const {
  const auto at = std::find_if(all().begin(), all().end(),
                               [&](const json::value& each) { return text(each.at("id")) == id; });
  return at->as_object();
}

void expect_to_hold(const json::value& example, Complaints (*carry_out)(const json::object&)) {
  for (const auto& rule : example.at("rules").as_array()) RULE(text(rule));
  EXPECT_EQ(carry_out(example.as_object()), Complaints{});
}

std::string test_name(const ::testing::TestParamInfo<json::value>& example) {
  std::string name = text(example.param.at("id"));
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

}  // namespace pionek
