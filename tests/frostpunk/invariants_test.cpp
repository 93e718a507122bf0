// Random games of every setting under the shared harness: every promise of the contract at every
// step for some of them, the dear checks at some steps for the many. Random teams lose early, so as
// many games are played by figures that let a city live.
#include "engine/registry/registry.hpp"
#include "tests/frostpunk/kit.hpp"
#include "tests/harness/harness.hpp"

namespace pionek::frostpunk::testing {
namespace {

const harness::Rulebooks& rules() {
  static const harness::Rulebooks books =
      harness::read_rulebooks(Erased<Frostpunk>(game()), embedded_files("frostpunk")).value();
  return books;
}

// 1 to 4 seats, twelve societies; hands open or closed where there are others.
std::vector<pionek::Setup> every_setup() {
  auto setups = harness::every_setup(game().info());
  EXPECT_EQ(setups.size(), 12U + 3U * 12U * 2U);
  return setups;
}

// Whatever would take hope or bring discontent does the opposite.
void cheer(json::value& value) {
  if (auto* list = value.if_array()) {
    for (json::value& each : *list) cheer(each);
  }
  auto* object = value.if_object();
  if (object == nullptr) return;
  if (object->contains("op")) {
    const std::string_view op = object->at("op").as_string();
    if (op == "hope") object->at("n") = 1;
    if (op == "discontent") object->at("n") = -1;
    if (op == "token_up") object->at("token") = "care";
  }
  for (auto& field : *object) cheer(field.value());
}

// Nobody gives up, is exiled, starves or dies out before the great storm.
Files gentle_files() {
  Files files = embedded_files("frostpunk");
  const auto change = [&](const std::string& name, const auto& how) {
    json::value root = parse_json(**files.get("data/" + name), name).value();
    how(root);
    files.put("data/" + name, json::serialize(root));
  };
  for (const char* name : {"morning.json", "dusk.json", "citizens.json", "laws.json",
                           "scenario.json", "expeditions.json"}) {
    change(name, cheer);
  }
  change("tracks.json", [](json::value& file) {
    file.at("hope").as_object()["length"] = 9;
    file.at("discontent").as_object()["length"] = 9;
    file.at("deaths").as_object()["last"] = 100;
    file.at("sickness").as_object()["epidemic"] = 50;
    file.at("hunger").as_object()["famine"] = 50;
    file.at("overload").as_object()["small"] = 50;
    for (json::value& each : file.at("hunger").at("sections").as_array()) {
      each.as_object()["discontent"] = 0;
    }
  });
  change("societies.json", [](json::value& file) {
    for (json::value& each : file.at("societies").as_array()) {
      each.at("hope").as_object() = {{"tokens", 9}, {"active", 9}};
      each.at("discontent").as_object() = {{"tokens", 0}, {"active", 0}};
      each.as_object()["wood"] = 30;
      each.as_object()["coal"] = 60;
      each.as_object()["core"] = 8;
      each.as_object()["food"] = 50;
    }
  });
  return files;
}

}  // namespace

TEST(FrostpunkInvariants, EveryCheckAtEveryStep) {
  const auto wrong =
      harness::check(game(), rules(), harness::as_asked({.setups = every_setup(), .games = 84}));
  EXPECT_FALSE(wrong) << *wrong;
}

TEST(FrostpunkInvariants, ManyGames) {
  const auto wrong = harness::check(game(), rules(),
                                    harness::as_asked({.setups = every_setup(),
                                                       .games = 1680,
                                                       .seed = 2,
                                                       .views_every = 61,
                                                       .positions_every = 31,
                                                       .options_every = 17}));
  EXPECT_FALSE(wrong) << *wrong;
}

TEST(FrostpunkInvariants, LongGames) {
  const Edited gentle(gentle_files());
  const auto wrong = harness::check(game(), rules(),
                                    harness::as_asked({.setups = every_setup(),
                                                       .games = 336,
                                                       .seed = 3,
                                                       .views_every = 61,
                                                       .positions_every = 31,
                                                       .options_every = 17}));
  EXPECT_FALSE(wrong) << *wrong;
}

}  // namespace pionek::frostpunk::testing
