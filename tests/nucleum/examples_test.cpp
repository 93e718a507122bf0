// The rulebook's worked examples, one test each, and the proof that none can pass unchecked.
#include "tests/nucleum/example.hpp"

namespace pionek::nucleum::testing {
namespace {

const Examples& examples() {
  static const Examples loaded(PIONEK_EXAMPLES);
  return loaded;
}

class NucleumExample : public ::testing::TestWithParam<json::value> {};

TEST_P(NucleumExample, ComesOutAsTheRulebookSays) { expect_to_hold(GetParam(), carry_out); }

INSTANTIATE_TEST_SUITE_P(Nucleum, NucleumExample, ::testing::ValuesIn(examples().all()), test_name);

TEST(NucleumExamples, AllOfThemAreThere) { EXPECT_EQ(examples().ids().size(), 14U); }

// Each changes one thing of an example that holds.
TEST(NucleumExamples, AWrongFigureIsFound) {
  json::object income = examples().at("ex-income");
  income["expect"].as_object()["thaler"] = 11;
  EXPECT_EQ(carry_out(income), Complaints{"expect.thaler: expected 11, found 10"});

  json::object power = examples().at("ex-energize-marienberg");
  power["expect"].at("coal").at("silesia").as_object()["n1"] = 5;
  EXPECT_EQ(carry_out(power), Complaints{"expect.coal.silesia.n1: expected 5, found 4"});

  json::object network = examples().at("ex-network-1");
  network["given"].at("tracks").as_array().pop_back();
  EXPECT_FALSE(carry_out(network).empty());
}

TEST(NucleumExamples, WhatIsUnknownIsFound) {
  const auto complaints = [](std::string_view id, auto&& change) {
    json::object changed = examples().at(id);
    change(changed);
    return carry_out(changed);
  };
  EXPECT_EQ(complaints("ex-income", [](auto& e) { e["when"].as_object()["twice"] = true; }),
            Complaints{"when.twice: unknown"});
  EXPECT_EQ(complaints("ex-income", [](auto& e) { e["expect"].as_object()["joy"] = 1; }),
            Complaints{"expect.joy: unknown"});
  EXPECT_EQ(complaints("ex-income", [](auto& e) { e["given"].as_object()["rain"] = 1; }),
            Complaints{"given.rain: unknown"});
  EXPECT_EQ(complaints("ex-income", [](auto& e) { e["note"] = 1; }),
            Complaints{"example.note: unknown"});
  EXPECT_EQ(complaints("ex-income", [](auto& e) { e["expect"].as_object().clear(); }),
            Complaints{"expect: nothing to check"});
}

}  // namespace
}  // namespace pionek::nucleum::testing
