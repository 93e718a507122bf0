// The rulebook's worked examples, one test each, and the proof that none can pass unchecked.
#include "tests/frostpunk/example.hpp"

namespace pionek::frostpunk::testing {
namespace {

const Examples& examples() {
  static const Examples loaded(PIONEK_EXAMPLES);
  return loaded;
}

class FrostpunkExample : public ::testing::TestWithParam<json::value> {};

TEST_P(FrostpunkExample, ComesOutAsTheRulebookSays) { expect_to_hold(GetParam(), carry_out); }

INSTANTIATE_TEST_SUITE_P(Frostpunk, FrostpunkExample, ::testing::ValuesIn(examples().all()),
                         test_name);

TEST(FrostpunkExamples, AllOfThemAreThere) { EXPECT_EQ(examples().ids().size(), 45U); }

// Each changes one thing of an example that holds.
TEST(FrostpunkExamples, AWrongFigureIsFound) {
  json::object sick = examples().at("fp-x13");
  sick["expect"].at("sick").as_object()["child"] = 2;
  EXPECT_EQ(carry_out(sick), Complaints{"expect.sick.child: expected 2, found 1"});
  json::object offered_moves = examples().at("fp-x09");
  offered_moves["expect"].at("offered").as_array().pop_back();
  EXPECT_EQ(carry_out(offered_moves), Complaints{"expect.offered: other moves"});
  json::object unknown = examples().at("fp-x13");
  unknown["expect"].as_object()["joy"] = 1;
  EXPECT_EQ(carry_out(unknown), Complaints{"expect.joy: unknown"});
  unknown = examples().at("fp-x13");
  unknown["given"].as_object()["rain"] = 1;
  EXPECT_EQ(carry_out(unknown), Complaints{"given.rain: unknown"});
}

}  // namespace
}  // namespace pionek::frostpunk::testing
