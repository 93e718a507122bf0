// The rulebook's worked examples, one test each, and the proof that none can pass unchecked.
#include "tests/power_grid/example.hpp"

namespace pionek::power_grid::testing {
namespace {

const Examples& examples() {
  static const Examples loaded(PIONEK_EXAMPLES);
  return loaded;
}

class PowerGridExample : public ::testing::TestWithParam<json::value> {};

TEST_P(PowerGridExample, ComesOutAsTheRulebookSays) { expect_to_hold(GetParam(), carry_out); }

INSTANTIATE_TEST_SUITE_P(PowerGrid, PowerGridExample, ::testing::ValuesIn(examples().all()),
                         test_name);

TEST(PowerGridExamples, AllOfThemAreThere) { EXPECT_EQ(examples().ids().size(), 21U); }

// Each changes one thing of an example that holds.
TEST(PowerGridExamples, AWrongFigureIsFound) {
  json::object cost = examples().at("ex-11-aachen");
  cost["expect"].as_object()["total"] = 22;
  EXPECT_EQ(carry_out(cost), Complaints{"expect.total: expected 22, found 21"});

  json::object burnt = examples().at("ex-18-income");
  burnt["expect"].at("player").at("A").at("tokens").as_object().erase("oil");
  EXPECT_EQ(carry_out(burnt), Complaints{"expect.player.A.tokens.oil: expected 0, found 3"});

  json::object options = examples().at("ex-05-hybrid-05");
  options["expect"].at("options").as_array().pop_back();
  EXPECT_EQ(carry_out(options).size(), 1U);

  json::object market = examples().at("ex-20-refill");
  market["given"].at("resource_market").at("coal").as_object()["4"] = 1;
  EXPECT_FALSE(carry_out(market).empty());
}

TEST(PowerGridExamples, WhatIsUnknownIsFound) {
  const auto complaints = [](std::string_view id, auto&& change) {
    json::object changed = examples().at(id);
    change(changed);
    return carry_out(changed);
  };
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
