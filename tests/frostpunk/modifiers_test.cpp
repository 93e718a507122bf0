// The lasting changes of laws and technologies, one by one: with and without.
#include "tests/frostpunk/kit.hpp"

namespace pionek::frostpunk::testing {
namespace {

using Change = std::function<void(State&)>;

// The same scene without the law or technology and with it.
std::pair<State, State> both(std::string_view id, const Change& scene_of, const Change& played) {
  std::pair<State, State> out{scene(), scene()};
  scene_of(out.first);
  scene_of(out.second);
  if (game().catalog().find(kLawSet, id)) {
    enact(out.second, id);
  } else {
    research(out.second, id);
  }
  played(out.first);
  played(out.second);
  return out;
}

}  // namespace

TEST(FrostpunkModifiers, SteamSaw) {
  State s = scene();
  put(s, "g3", "tree", 2);
  State without = s;
  play(without, "pawn worker");
  EXPECT_FALSE(offers(without, "gather g3"));
  research(s, "t01");
  State engineer = s;
  play(engineer, "pawn engineer");
  EXPECT_FALSE(offers(engineer, "gather g3")) << "workers and automatons only";
  act(s, "worker", "gather g3");
  EXPECT_EQ(s.pool[kWood], 2);
  EXPECT_EQ(s.field[field("g3")].count, 1);
}

TEST(FrostpunkModifiers, HuntingTactics) {
  const auto [without, with] = both(
      "t02",
      [](State& s) {
        raise(s, "hunters_hut", "pn01a", true);
        raise(s, "hunters_hut", "pn01b");
      },
      [](State& s) { begin(s, Phase::weather); });
  EXPECT_EQ(without.food, 3);
  EXPECT_EQ(with.food, 4) << "one more for every two symbols";
}

TEST(FrostpunkModifiers, GeneratorSafety) {
  for (const auto& [markers, broken] : {std::pair{12, 0}, {13, 1}}) {
    State s = scene();
    research(s, "t03");
    s.overload = byte(markers);
    begin(s, Phase::generator);
    EXPECT_EQ(s.overheated, broken) << markers;
    EXPECT_EQ(s.overload, broken == 0 ? 10 : 0);
  }
  const auto [without, with] =
      both("t03", [](State& s) { s.overload = 9; }, [](State& s) { act(s, "engineer", "use g5"); });
  EXPECT_EQ(without.overload, 4);
  EXPECT_EQ(with.overload, 3);
}

TEST(FrostpunkModifiers, MedicalEducation) {
  State s = scene();
  raise(s, "medical_post", "pn01a");
  research(s, "t04");
  s.sick = {5, 5, 0};
  s.skulls = 3;
  act(s, "engineer", "use pn01a");
  State normal = s;
  play_all(normal, {"normal", "cure worker 3"});
  EXPECT_EQ(normal.sick[0], 2);
  play_all(s, {"choose t04.1", "type worker"});
  EXPECT_EQ(s.skulls, 0);
}

TEST(FrostpunkModifiers, Sledges) {
  const auto [without, with] = both(
      "t05",
      [](State& s) {
        raise(s, "balloon", "pn01a");
        route(s, 0, {"ea01"});
      },
      [](State& s) { act(s, "worker", "send route1"); });
  EXPECT_EQ(without.routes[0].at, 1);
  EXPECT_EQ(with.routes[0].at, 2);
  State on = scene();
  research(on, "t05");
  route(on, 0, {"ea01"}, 3);
  on_top(on, "eb01");
  run_ops(on, R"([{"op": "scouts", "n": 1}])");
  play_all(on, {"explore", "choose ea01.2"});
  EXPECT_EQ(on.routes[0].at, 3) << "on the second space of the new card";
}

TEST(FrostpunkModifiers, DoubleCanvasAndWool) {
  const auto [without, with] = both(
      "t07",
      [](State& s) {
        raise(s, "tent", "pf01a");
        s.heat = 3;
      },
      [](State& /*s*/) {});
  EXPECT_EQ(game().beds(without).all, 0);
  EXPECT_EQ(game().beds(with).all, 2) << "orange";
  const auto [plain, tarred] = both(
      "t08",
      [](State& s) {
        raise(s, "bunkhouse", "pf01a");
        s.heat = 2;
      },
      [](State& /*s*/) {});
  EXPECT_EQ(game().beds(plain).all, 0);
  EXPECT_EQ(game().beds(tarred).all, 2) << "red";
}

TEST(FrostpunkModifiers, BonusesOfBuildings) {
  const auto gained = [](std::string_view law_or_tech, std::string_view what) {
    const auto [without, with] = both(
        law_or_tech,
        [&](State& s) {
          warm_all(s);
          raise(s, what, "pn02a");
          s.pool[kWood] = 1;
        },
        [](State& s) { act(s, "worker", "use pn02a"); });
    return std::array<int, 3>{with.pool[kWood] - without.pool[kWood],
                              with.pool[kCoal] - without.pool[kCoal], with.food - without.food};
  };
  using Gain = std::array<int, 3>;
  EXPECT_EQ(gained("t09", "retort"), (Gain{0, 1, 0}));
  EXPECT_EQ(gained("t10", "coal_mine"), (Gain{0, 1, 0}));
  EXPECT_EQ(gained("t10", "wall_drill"), (Gain{1, 0, 0})) << "only what the action has";
  EXPECT_EQ(gained("t11", "hothouse"), (Gain{0, 0, 1}));
  EXPECT_EQ(gained("t11", "hunters_hut"), (Gain{0, 0, 1}));
  const auto [without, with] = both(
      "pr14",
      [](State& s) {
        warm_all(s);
        raise(s, "medical_post", "pn02a");
        s.sick = {9, 0, 0};
      },
      [](State& s) { act(s, "engineer", "use pn02a"); });
  EXPECT_EQ(without.sick[0], 6);
  EXPECT_EQ(with.sick[0], 5);
}

TEST(FrostpunkModifiers, ABonusIsForTheBuildingsOwnAction) {
  State s = scene();
  warm_all(s);
  raise(s, "hunters_hut", "pn02a");
  research(s, "t11");
  give(s, "m04");
  act(s, "worker", "use pn02a with m04");
  EXPECT_EQ(s.food, 5 + 2) << "not for what the card adds";
}

TEST(FrostpunkModifiers, LongPipes) {
  const auto [without, with] = both(
      "t12",
      [](State& s) {
        tile(s, "pf01");
        s.heat = 3;
        s.range = {1, 2, 4};
      },
      [](State& /*s*/) {});
  const auto warm = [](const State& s) {
    return game().is_warm(s, game().warmth(s), field("pf01a"));
  };
  EXPECT_FALSE(warm(without));
  EXPECT_TRUE(warm(with)) << "it counts as field 2";
}

TEST(FrostpunkModifiers, HotStart) {
  State s = scene();
  research(s, "t13");
  s.pool[kCoal] = 9;
  play(s, "stoke 2");
  EXPECT_EQ(s.heat, 4) << "the first coal of the round moves it by two";
  turn(s);
  play(s, "stoke 1");
  EXPECT_EQ(s.heat, 5);
  State top = scene();
  research(top, "t13");
  top.pool[kCoal] = 9;
  top.heat = 8;
  EXPECT_EQ(offered(top, "stoke"), (Moves{"stoke 1"})) << "not beyond the cold";
  play(top, "stoke 1");
  EXPECT_EQ(top.heat, 9);
  begin(s, Phase::dawn);
  EXPECT_EQ(s.first_coal, 0);
}

TEST(FrostpunkModifiers, AutomatonCoil) {
  State s = scene();
  research(s, "t14");
  s.ready[static_cast<std::size_t>(Pawn::automaton)] = 2;
  for (const char* id : {"g3", "g4"}) put(s, id, "wood", 5);
  act(s, "automaton", "gather g3");
  EXPECT_EQ(s.automatons_used, 1);
  EXPECT_EQ(denied(s, "pawn automaton"), "FP-1802") << "only the first one is free";
}

TEST(FrostpunkModifiers, SnowPlough) {
  State s = scene();
  tile(s, "pn01");
  research(s, "t15");
  State far = s;
  act(s, "worker", "snow near");
  EXPECT_EQ(s.sick[0], 0) << "warm";
  play_all(s, {"lay pn02", "lay pn03", "lay pn04"});
  EXPECT_EQ(step(s), Step::turn);
  act(far, "worker", "snow far");
  play_all(far, {"lay pn02", "lay pf03"});
  EXPECT_NE(far.tile[place("pf03")], 0) << "the near tile first";
}

TEST(FrostpunkModifiers, LessFood) {
  const auto fed = [](std::string_view id) {
    return both(
               id, [](State& s) { s.food = 20; }, [](State& s) { begin(s, Phase::hunger); })
        .second.food;
  };
  EXPECT_EQ(fed("t16"), 20 - 10);
  EXPECT_EQ(fed("pr03"), 20 - 8);
  EXPECT_EQ(fed("pr04"), 20 - 5);
  State sick = scene();
  enact(sick, "pr04");
  sick.food = 20;
  sick.ready.fill(0);
  begin(sick, Phase::hunger);
  EXPECT_EQ(sick.sick[1], 1) << "and one of the fed falls sick";
  State both_of_them = scene();
  enact(both_of_them, "pr04");
  research(both_of_them, "t16");
  both_of_them.pop[1] = 3;
  begin(both_of_them, Phase::hunger);
  EXPECT_EQ(both_of_them.hunger, 0) << "not below nothing";
}

TEST(FrostpunkModifiers, PatchedRuinsAndQuarters) {
  State s = scene();
  warm_all(s);
  raise(s, "tent", "pn01a");
  run_ops(s, R"([{"op": "flip_all", "building": "tent"}])");
  EXPECT_EQ(game().beds(s).all, 0);
  State patched = s;
  enact(patched, "pr05");
  EXPECT_EQ(game().beds(patched).all, 1);
  enact(s, "pr06");
  EXPECT_EQ(game().beds(s).all, 0) << "Ruins are no shelter by that law";
}

TEST(FrostpunkModifiers, EmergencyShift) {
  State s = scene();
  enact(s, "pr12");
  put(s, "g3", "wood", 5);
  EXPECT_FALSE(offers(s, "shift")) << "nobody has worked yet";
  act(s, "worker", "gather g3");
  s.sick.fill(0);
  play(s, "shift");
  EXPECT_EQ(s.pool[kWood], 4);
  EXPECT_EQ(s.sick[0], 2);
  EXPECT_EQ(s.shifted, 1);
}

TEST(FrostpunkModifiers, ExtendedShift) {
  const auto [without, with] = both(
      "pr13", [](State& s) { put(s, "g3", "wood", 5); },
      [](State& s) { act(s, "worker", "gather g3"); });
  EXPECT_EQ(without.pool[kWood], 2);
  EXPECT_EQ(with.pool[kWood], 3);
}

TEST(FrostpunkModifiers, Apprentices) {
  State s = scene();
  raise(s, "medical_post", "pn01a");
  raise(s, "gathering_hut", "pn01b");
  put(s, "g1", "empty", 0);
  put(s, "pn02a", "coal", 2);
  s.sick = {5, 0, 0};
  EXPECT_EQ(denied(s, "pawn child"), "FP-806");
  enact(s, "pr15");
  play(s, "pawn child");
  EXPECT_EQ(offered(s), (Moves{"use pn01a"})) << "no gathering by this law";
  play_all(s, {"use pn01a", "cure worker 3"});
  EXPECT_EQ(s.sick, (std::array<std::uint8_t, 3>{2, 0, 1}));
}

TEST(FrostpunkModifiers, RationsForTheIll) {
  State s = scene();
  enact(s, "pr16");
  hope(s, {"-care"});
  s.food = 4;
  s.sick = {4, 0, 0};
  begin(s, Phase::preparation);
  EXPECT_EQ(offered(s), (Moves{"ration", "done"}));
  play(s, "ration");
  EXPECT_EQ(s.food, 1);
  EXPECT_EQ(s.sick[0], 2);
  EXPECT_EQ(s.phase, Phase::action) << "once";
  State poor = scene();
  enact(poor, "pr16");
  hope(poor, {"-care"});
  poor.food = 2;
  begin(poor, Phase::preparation);
  EXPECT_EQ(poor.phase, Phase::action);
}

// Those of buildings: hunting symbols and the Balloon, warm tiles and the Prison are shown with
// their buildings; here that an upgrade changes them.
TEST(FrostpunkModifiers, FacesOfBuildings) {
  State s = scene();
  raise(s, "balloon", "pn01a");
  EXPECT_EQ(game().most_expeditions(s), 1);
  s.field[field("pn01a")].upgraded = s.field[field("pn01b")].upgraded = 1;
  EXPECT_EQ(game().most_expeditions(s), 2);
}

}  // namespace pionek::frostpunk::testing
