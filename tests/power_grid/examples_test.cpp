// The rulebook's worked examples, one test each, and the proof that none can pass unchecked.
#include <fstream>
#include <sstream>

#include "tests/power_grid/example.hpp"
#include "tests/power_grid/kit.hpp"

namespace pionek::power_grid::testing {
namespace {

const json::array& examples() {
  static const json::value file = [] {
    std::ostringstream text;
    text << std::ifstream(PIONEK_EXAMPLES).rdbuf();
    return parse_json(text.str(), "examples.json").value();
  }();
  return file.at("examples").as_array();
}

std::string id_of(const json::value& example) { return std::string(example.at("id").as_string()); }

const json::object& example(std::string_view id) {
  const auto at = std::find_if(examples().begin(), examples().end(),
                               [&](const json::value& each) { return id_of(each) == id; });
  return at->as_object();
}

class PowerGridExample : public ::testing::TestWithParam<json::value> {};

TEST_P(PowerGridExample, ComesOutAsTheRulebookSays) {
  for (const auto& rule : GetParam().at("rules").as_array()) {
    RULE(std::string_view(rule.as_string()));
  }
  EXPECT_EQ(carry_out(GetParam().as_object()), std::vector<std::string>{});
}

INSTANTIATE_TEST_SUITE_P(PowerGrid, PowerGridExample,
                         ::testing::ValuesIn(examples().begin(), examples().end()),
                         [](const auto& each) {
                           std::string name = id_of(each.param);
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

TEST(PowerGridExamples, AllOfThemAreThere) {
  std::set<std::string> ids;
  for (const auto& each : examples()) ids.insert(id_of(each));
  EXPECT_EQ(ids.size(), 21U);
}

// Each changes one thing of an example that holds.
TEST(PowerGridExamples, AWrongFigureIsFound) {
  json::object cost = example("ex-11-aachen");
  cost["expect"].as_object()["total"] = 22;
  EXPECT_EQ(carry_out(cost), std::vector<std::string>{"expect.total: expected 22, found 21"});

  json::object burnt = example("ex-18-income");
  burnt["expect"].at("player").at("A").at("tokens").as_object().erase("oil");
  EXPECT_EQ(carry_out(burnt),
            std::vector<std::string>{"expect.player.A.tokens.oil: expected 0, found 3"});

  json::object options = example("ex-05-hybrid-05");
  options["expect"].at("options").as_array().pop_back();
  EXPECT_EQ(carry_out(options).size(), 1U);

  json::object market = example("ex-20-refill");
  market["given"].at("resource_market").at("coal").as_object()["4"] = 1;
  EXPECT_FALSE(carry_out(market).empty());
}

TEST(PowerGridExamples, WhatIsUnknownIsFound) {
  const auto complaints = [](std::string_view id, auto&& change) {
    json::object changed = example(id);
    change(changed);
    return carry_out(changed);
  };
  using Complaints = std::vector<std::string>;
  EXPECT_EQ(
      complaints("ex-03-start-plants", [](auto& e) { e["when"].as_object()["op"] = "dance"; }),
      (Complaints{"when.op: unknown", "expect.plant_market: unknown"}));
  EXPECT_EQ(complaints("ex-19-no-city", [](auto& e) { e["when"].as_object()["twice"] = true; }),
            Complaints{"when.twice: unknown"});
  EXPECT_EQ(complaints("ex-19-no-city", [](auto& e) { e["expect"].as_object()["joy"] = 1; }),
            Complaints{"expect.joy: unknown"});
  EXPECT_EQ(complaints("ex-19-no-city", [](auto& e) { e["given"].as_object()["rain"] = 1; }),
            Complaints{"given.rain: unknown"});
  EXPECT_EQ(complaints("ex-19-no-city",
                       [](auto& e) { e["given"].at("player").at("A").as_object()["hat"] = 1; }),
            Complaints{"given.player.hat: unknown"});
  EXPECT_EQ(complaints("ex-19-no-city", [](auto& e) { e["note"] = 1; }),
            Complaints{"example.note: unknown"});
  EXPECT_EQ(complaints("ex-19-no-city", [](auto& e) { e["expect"].as_object().clear(); }),
            Complaints{"expect: nothing to check"});
  EXPECT_EQ(complaints("ex-21-table-row", [](auto& e) { e["when"].as_object()["query"] = "sum"; }),
            Complaints{"when.query: expected \"amounts\", found \"sum\""});
}

}  // namespace
}  // namespace pionek::power_grid::testing
