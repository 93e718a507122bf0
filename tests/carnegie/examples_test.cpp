// The rulebook's worked examples, one test each, and the proof that none can pass unchecked.
#include "tests/carnegie/example.hpp"

namespace pionek::carnegie::testing {
namespace {

const Examples& examples() {
  static const Examples loaded(PIONEK_EXAMPLES);
  return loaded;
}

class CarnegieExample : public ::testing::TestWithParam<json::value> {};

TEST_P(CarnegieExample, ComesOutAsTheRulebookSays) { expect_to_hold(GetParam(), carry_out); }

INSTANTIATE_TEST_SUITE_P(Carnegie, CarnegieExample, ::testing::ValuesIn(examples().all()),
                         test_name);

TEST(CarnegieExamples, AllOfThemAreThere) { EXPECT_EQ(examples().ids().size(), 21U); }

// Each changes one thing of an example that holds.
TEST(CarnegieExamples, AWrongFigureIsFound) {
  json::object income = examples().at("ex-income-midwest");
  income["expect"].as_object()["money"] = 7;
  EXPECT_EQ(carry_out(income), Complaints{"expect.money: expected 7, found 6"});

  json::object research = examples().at("ex-research-15");
  research["expect"].at("strips").at("industry").as_object()["pos"] = 5;
  EXPECT_EQ(carry_out(research), Complaints{"expect.strips.industry.pos: expected 5, found 4"});

  json::object options = examples().at("ex-construction-options");
  options["given"].at("player").as_object()["goods"] = 3;
  EXPECT_FALSE(carry_out(options).empty());

  json::object line = examples().at("ex-connection-27");
  line["given"].at("player").at("built").as_array().pop_back();
  EXPECT_FALSE(carry_out(line).empty());
}

TEST(CarnegieExamples, WhatIsUnknownIsFound) {
  const auto complaints = [](std::string_view id, auto&& change) {
    json::object changed = examples().at(id);
    change(changed);
    return carry_out(changed);
  };
  EXPECT_EQ(complaints("ex-sell-goods", [](auto& e) { e["when"].as_object()["twice"] = true; }),
            Complaints{"when.twice: unknown"});
  EXPECT_EQ(complaints("ex-sell-goods", [](auto& e) { e["expect"].as_object()["joy"] = 1; }),
            Complaints{"expect.joy: unknown"});
  EXPECT_EQ(complaints("ex-sell-goods", [](auto& e) { e["given"].as_object()["rain"] = 1; }),
            Complaints{"given.rain: unknown"});
  EXPECT_EQ(
      complaints("ex-sell-goods", [](auto& e) { e["given"].at("player").as_object()["hat"] = 1; }),
      Complaints{"given.player.hat: unknown"});
  EXPECT_EQ(complaints("ex-sell-goods", [](auto& e) { e["note"] = 1; }),
            Complaints{"example.note: unknown"});
  EXPECT_EQ(complaints("ex-sell-goods", [](auto& e) { e["expect"].as_object().clear(); }),
            Complaints{"expect: nothing to check"});
}

}  // namespace
}  // namespace pionek::carnegie::testing
