// The rulebook's worked examples, one test each, and the proof that none can pass unchecked.
#include "tests/praga/example.hpp"

namespace pionek::praga::testing {
namespace {

const Examples& examples() {
  static const Examples loaded(PIONEK_EXAMPLES);
  return loaded;
}

class PragaExample : public ::testing::TestWithParam<json::value> {};

TEST_P(PragaExample, ComesOutAsTheRulebookSays) { expect_to_hold(GetParam(), carry_out); }

INSTANTIATE_TEST_SUITE_P(Praga, PragaExample, ::testing::ValuesIn(examples().all()), test_name);

TEST(PragaExamples, AllOfThemAreThere) { EXPECT_EQ(examples().ids().size(), 20U); }

// Each changes one thing of an example that holds.
TEST(PragaExamples, AWrongFigureIsFound) {
  json::object production = examples().at("ex-01");
  production["expect"].as_object()["vp"] = 5;
  EXPECT_EQ(carry_out(production), Complaints{"expect.vp: expected 5, found 4"});
  json::object turned = examples().at("ex-07");
  turned["moves"].as_array()[7] = "turn 2";
  EXPECT_EQ(carry_out(turned), Complaints{"expect.goods.red_token: expected 1, found 0"});
  json::object tables = examples().at("ex-16");
  tables["cases"].as_array()[1].at("expect").at("points").as_object()["PR-1305"] = 5;
  EXPECT_EQ(carry_out(tables), Complaints{"expect.points.PR-1305: expected 5, found 4"});
}

TEST(PragaExamples, WhatIsUnknownIsFound) {
  const auto complaints = [](auto&& change) {
    json::object changed = examples().at("ex-01");
    change(changed);
    return carry_out(changed);
  };
  EXPECT_EQ(complaints([](auto& e) { e["moves"].as_array()[0] = "do wall"; }),
            Complaints{"do wall: is not offered"});
  EXPECT_EQ(complaints([](auto& e) { e["expect"].as_object()["joy"] = 1; }),
            Complaints{"expect.joy: unknown"});
  EXPECT_EQ(complaints([](auto& e) { e["given"].as_object()["rain"] = 1; }),
            Complaints{"given.rain: unknown"});
  EXPECT_EQ(complaints([](auto& e) { e["note"] = 1; }), Complaints{"example.note: unknown"});
  EXPECT_EQ(complaints([](auto& e) { e["expect"].as_object().clear(); }),
            Complaints{"expect: nothing to check"});
}

}  // namespace
}  // namespace pionek::praga::testing
