// The rulebook's worked examples, one test each, and the proof that none can pass unchecked.
#include <fstream>
#include <sstream>

#include "tests/carnegie/example.hpp"
#include "tests/carnegie/kit.hpp"

namespace pionek::carnegie::testing {
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

class CarnegieExample : public ::testing::TestWithParam<json::value> {};

TEST_P(CarnegieExample, ComesOutAsTheRulebookSays) {
  for (const auto& rule : GetParam().at("rules").as_array()) {
    RULE(std::string_view(rule.as_string()));
  }
  EXPECT_EQ(carry_out(GetParam().as_object()), std::vector<std::string>{});
}

INSTANTIATE_TEST_SUITE_P(Carnegie, CarnegieExample,
                         ::testing::ValuesIn(examples().begin(), examples().end()),
                         [](const auto& each) {
                           std::string name = id_of(each.param);
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

TEST(CarnegieExamples, AllOfThemAreThere) {
  std::set<std::string> ids;
  for (const auto& each : examples()) ids.insert(id_of(each));
  EXPECT_EQ(ids.size(), 21U);
}

// Each changes one thing of an example that holds.
TEST(CarnegieExamples, AWrongFigureIsFound) {
  json::object income = example("ex-income-midwest");
  income["expect"].as_object()["money"] = 7;
  EXPECT_EQ(carry_out(income), std::vector<std::string>{"expect.money: expected 7, found 6"});

  json::object research = example("ex-research-15");
  research["expect"].at("strips").at("industry").as_object()["pos"] = 5;
  EXPECT_EQ(carry_out(research),
            std::vector<std::string>{"expect.strips.industry.pos: expected 5, found 4"});

  json::object options = example("ex-construction-options");
  options["given"].at("player").as_object()["goods"] = 3;
  EXPECT_FALSE(carry_out(options).empty());

  json::object line = example("ex-connection-27");
  line["given"].at("player").at("built").as_array().pop_back();
  EXPECT_FALSE(carry_out(line).empty());
}

TEST(CarnegieExamples, WhatIsUnknownIsFound) {
  const auto complaints = [](std::string_view id, auto&& change) {
    json::object changed = example(id);
    change(changed);
    return carry_out(changed);
  };
  using Complaints = std::vector<std::string>;
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
