// Generator (5xx), weather (6xx), preparation (7xx), hunger (10xx) and night (11xx).
#include <cmath>

#include "tests/frostpunk/kit.hpp"

namespace pionek::frostpunk::testing {
namespace {

constexpr int kWorker = 0;
constexpr int kEngineer = 1;
constexpr int kChild = 2;

// At the question how much coal is burnt.
State stoking(int coal, int heat = 1, int cold = 9) {
  State s = scene();
  s.pool[kCoal] = static_cast<std::uint16_t>(coal);
  s.heat = byte(heat);
  s.cold = byte(cold);
  begin(s, Phase::generator);
  return s;
}

// The generator phase without coal, so many markers on the overload track.
State checked(int overload, int heat = 1) {
  State s = scene();
  s.heat = s.cold = byte(heat);
  s.overload = byte(overload);
  begin(s, Phase::generator);
  return s;
}

State in_weather(std::string_view card, const std::function<void(State&)>& change = {}) {
  State s = scene();
  on_top(s, card);
  if (change) change(s);
  begin(s, Phase::weather);
  return s;
}

}  // namespace

// ---- generator ----

TEST(FrostpunkGenerator, StokingUpToTheCold) {
  RULE("FP-501");
  State s = stoking(4, 6, 8);
  EXPECT_EQ(offered(s), (Moves{"stoke 0", "stoke 2"}));
  s = stoking(4, 3, 9);
  EXPECT_EQ(offered(s), (Moves{"stoke 0", "stoke 4"}));
  const auto lines = play(s, "stoke 3");
  EXPECT_EQ(s.pool[kCoal], 1);
  EXPECT_TRUE(has_line(lines, "FP-501 3 coal burnt: heat 6."));
}

TEST(FrostpunkGenerator, SymbolsBetweenHeatAndColdMakeSick) {
  RULE("FP-502");
  State s = scene();
  s.heat = 7;
  s.cold = 9;
  begin(s, Phase::generator);
  EXPECT_EQ(s.sick, (std::array<std::uint8_t, 3>{0, 1, 1})) << "fields 8 and 9";
  State warm = scene();
  warm.heat = warm.cold = 9;
  begin(warm, Phase::generator);
  EXPECT_EQ(warm.sick, (std::array<std::uint8_t, 3>{0, 0, 0}));
}

TEST(FrostpunkGenerator, CubesComeFromTheBank) {
  RULE("FP-503");
  RULE("FP-2301");
  State s = stoking(3, 1, 9);
  const auto lines = play(s, "stoke 3");
  EXPECT_EQ(s.pool[kCoal], 0);
  EXPECT_TRUE(has_line(lines, "FP-503 3 cubes into the tower"));
  EXPECT_EQ(s.overload + s.lodged + s.drawer, 3);
  EXPECT_EQ(game().data().heat.size(), 20);
  for (int f = 1; f <= 20; ++f) EXPECT_EQ(game().data().heat_field(f).cubes, f - 1);
}

TEST(FrostpunkGenerator, WhatLiesInTheDrawerCounts) {
  RULE("FP-504");
  State s = scene();
  s.drawer = 4;
  s.lodged = 7;
  begin(s, Phase::generator);
  EXPECT_EQ(s.overload, 4);
  EXPECT_EQ(s.drawer, 0);
  EXPECT_EQ(s.lodged, 7) << "nothing thrown, nothing knocked loose";
}

TEST(FrostpunkGenerator, TenSmallFields) {
  RULE("FP-505");
  RULE("FP-506");
  EXPECT_EQ(checked(10).overheated, 0);
  EXPECT_EQ(checked(10).overload, 10);
  EXPECT_EQ(checked(11).overheated, 1);
}

TEST(FrostpunkGenerator, TheFirstBreakdown) {
  RULE("FP-507");
  State s = scene();
  s.overload = 13;
  s.range = {1, 3, 4};
  s.heat = s.cold = 7;
  begin(s, Phase::generator);
  EXPECT_EQ(s.overheated, 1);
  EXPECT_EQ(s.overload, 0);
  EXPECT_EQ(s.cold, 8);
  EXPECT_EQ(s.range, (std::array<std::uint8_t, 3>{2, 4, 5}));
  State end = scene();
  end.overload = 30;
  end.cold = 20;
  end.range = {1, 3, 20};
  begin(end, Phase::generator);
  EXPECT_EQ(end.cold, 20) << "never beyond the last field";
  EXPECT_EQ(end.range[2], 20);
  State lines = scene();
  lines.overload = 12;
  lines.range = {1, 3, 4};
  const auto journal = begin(lines, Phase::generator);
  EXPECT_TRUE(has_line(journal, "FP-507 The Generator breaks down."));
  EXPECT_TRUE(has_line(journal, "FP-507 Cold 10."));
  EXPECT_TRUE(has_line(journal, "FP-507 Range marker orange: 4."));
}

TEST(FrostpunkGenerator, TheSecondBreakdownLoses) {
  RULE("FP-508");
  RULE("FP-206");
  State s = scene();
  s.overload = 11;
  s.overheated = 1;
  begin(s, Phase::generator);
  EXPECT_EQ(s.ending, Ending::explosion);
  expect_sound(s);
}

TEST(FrostpunkGenerator, TheHeatGoesBackToOne) {
  RULE("FP-509");
  State s = stoking(4, 1, 9);
  play(s, "stoke 4");
  EXPECT_EQ(s.heat, 1);
}

TEST(FrostpunkGenerator, OtherStokingThrowsNothing) {
  RULE("FP-510");
  State s = scene();
  s.pool[kCoal] = 5;
  s.overload = 3;
  play(s, "stoke 4");
  EXPECT_EQ(s.heat, 5);
  EXPECT_EQ(s.overload + s.lodged, 3);
  // Other effects fill the large field too; only the generator phase checks it.
  run_ops(s, R"([{"op": "overload", "n": 9}])");
  EXPECT_EQ(s.overload, 12);
  EXPECT_EQ(s.overheated, 0);
  run_ops(s, R"([{"op": "overload", "n": -3}])");
  EXPECT_EQ(s.overload, 9);
}

TEST(FrostpunkGenerator, TheTowerByItsFigures) {
  RULE("FP-2307");
  const auto mean = [](int tower) {
    double fallen = 0;
    constexpr int kTimes = 4000;
    for (std::uint64_t seed = 1; seed <= kTimes; ++seed) {
      State s = scene();
      s.rng = Rng(seed);
      s.heat = s.cold = 7;
      s.tower = byte(tower);
      begin(s, Phase::generator);
      fallen += s.overload;
    }
    return fallen / kTimes;
  };
  EXPECT_NEAR(mean(0), 4.8, 0.1);
  EXPECT_NEAR(mean(1), 1.5, 0.1);
  const auto& tower = game().data().tower;
  EXPECT_EQ(tower[0].knock, 8);
  EXPECT_EQ(tower[1].knock, 4);
  EXPECT_EQ(tower[0].late, 2);
}

// ---- weather ----

TEST(FrostpunkWeather, FourSectionsAndADiscardPile) {
  RULE("FP-601");
  const State s = in_weather("w01");
  EXPECT_EQ(s.weather.size(), 19);
  EXPECT_EQ(s.weather_discard, 1U);
  State last = scene();
  last.weather.clear();
  last.weather_discard = 0xFFFFF;
  begin(last, Phase::weather);
  EXPECT_EQ(last.weather.size(), 19) << "an empty stack is made of the discard pile";
  EXPECT_EQ(std::popcount(last.weather_discard), 1);
}

TEST(FrostpunkWeather, ColdAndRanges) {
  RULE("FP-602");
  const State s = in_weather("w01", [](State& at) { at.cold = 5; });
  EXPECT_EQ(s.cold, 6);
  EXPECT_EQ(s.range, (std::array<std::uint8_t, 3>{1, 2, 4}));
  const State end = in_weather("w05", [](State& at) {
    at.cold = 20;
    at.range = {20, 20, 19};
  });
  EXPECT_EQ(end.cold, 20);
  EXPECT_EQ(end.range, (std::array<std::uint8_t, 3>{20, 20, 20}));
}

TEST(FrostpunkWeather, Traps) {
  RULE("FP-603");
  const State s = in_weather("w01", [](State& at) {
    raise(at, "hunters_hut", "pn01a");
    raise(at, "hunters_hut", "pn01b");
    raise(at, "hunters_hut", "pn02a", true);
  });
  EXPECT_EQ(s.food, 4);
}

TEST(FrostpunkWeather, Scouts) {
  RULE("FP-604");
  const State s = in_weather("w01", [](State& at) { route(at, 0, {"ea01"}, 1); });
  EXPECT_EQ(s.routes[0].at, 3);
}

TEST(FrostpunkWeather, TheStormComesCloser) {
  RULE("FP-605");
  RULE("FP-405");
  const State s = in_weather("w01");
  EXPECT_EQ(s.storm, 7);
  EXPECT_EQ(s.hits, 0);
  // Reaching the marker at dawn does nothing yet.
  State dawn = scene();
  dawn.storm = 3;
  raise(dawn, "tent", "pn01a");
  dawn.morning.clear();
  dawn.pool[kCoal] = 1;
  begin(dawn, Phase::dawn);
  EXPECT_EQ(dawn.round, 3);
  EXPECT_EQ(dawn.phase, Phase::generator);
  EXPECT_EQ(dawn.hits, 0);
}

TEST(FrostpunkWeather, TheStormHits) {
  RULE("FP-606");
  RULE("FP-607");
  State s = in_weather("w15", [](State& at) {
    at.storm = 4;
    at.round = 2;
    raise(at, "tent", "pn01a");
    raise(at, "bunkhouse", "pn01b");
  });
  EXPECT_EQ(s.hits, 1);
  EXPECT_EQ(s.storm, 12);
  EXPECT_EQ(s.building_at(field("pn01a")), building("ruins"));
  EXPECT_EQ(s.building_at(field("pn01b")), building("bunkhouse"));
  EXPECT_EQ(s.supply[building("tent")], 0);
  EXPECT_EQ(s.supply[building("ruins")], 7);
  EXPECT_EQ(s.face_up, 1) << "the storm card goes back face down";
  expect_sound(s);
  const State before = in_weather("w04", [](State& at) { at.storm = 3; });
  EXPECT_EQ(before.hits, 0);
  const State calm = in_weather("w04", [](State& at) { at.storm = 2; });
  EXPECT_EQ(calm.hits, 1) << "checked even when the marker does not move";
}

TEST(FrostpunkWeather, TheSecondHit) {
  RULE("FP-608");
  RULE("FP-609");
  State s = in_weather("w01", [](State& at) {
    at.storm = 3;
    at.hits = 1;
    raise(at, "bunkhouse", "pn01b");
    raise(at, "house", "pn02b");
  });
  EXPECT_EQ(s.hits, 2);
  EXPECT_EQ(s.storm, 0);
  EXPECT_EQ(s.building_at(field("pn01b")), building("ruins"));
  EXPECT_EQ(s.building_at(field("pn02b")), building("house"));
  warm_all(s);
  EXPECT_EQ(game().beds(s).all, 2) << "Ruins give no place";
  const State gone = in_weather("w01", [](State& at) { at.storm = 0; });
  EXPECT_EQ(gone.hits, 0) << "without a marker section D is skipped";
  s.pool[kWood] = 9;
  act(s, "worker", "construct");
  EXPECT_EQ(denied(s, "build ruins"), "FP-844");
}

// ---- preparation ----

TEST(FrostpunkPreparation, OneAdvisorARound) {
  RULE("FP-701");
  RULE("FP-703");
  State s = scene(2);
  s.overload = 9;
  s.sick[0] = 4;
  begin(s, Phase::preparation);
  EXPECT_EQ(step(s), Step::advise);
  EXPECT_EQ(offered(s), (Moves{"advisor adv_generator", "advisor adv_health", "done"}))
      << "those of the players, no others";
  play(s, "advisor adv_generator");
  EXPECT_NE(step(s), Step::advise);
  begin(s, Phase::preparation);
  hope(s, {"motivation", "care"});
  begin(s, Phase::preparation);
  EXPECT_TRUE(offers(s, "advisor adv_generator")) << "also the one of last round";
  play(s, "done");
  EXPECT_EQ(track(s, Side::hope), "motivation care");
}

TEST(FrostpunkPreparation, AnAdvisorCostsAToken) {
  RULE("FP-702");
  RULE("FP-704");
  State s = scene(2);
  s.overload = 9;
  hope(s, {"motivation", "-care"});
  begin(s, Phase::preparation);
  EXPECT_EQ(denied(s, "advisor adv_health"), "FP-702");
  play(s, "advisor adv_generator");
  EXPECT_EQ(track(s, Side::hope), "-motivation -care");
  EXPECT_EQ(s.overload, 6);
  State health = scene(2);
  health.sick = {6, 0, 0};
  begin(health, Phase::preparation);
  play(health, "advisor adv_health");
  EXPECT_EQ(health.sick[kWorker], 4);
  EXPECT_FALSE(health.skull(kWorker)) << "four sick have no effect";
}

TEST(FrostpunkPreparation, Epidemic) {
  RULE("FP-711");
  RULE("FP-207");
  State s = scene();
  s.pop[kWorker] = 30;
  s.sick[kWorker] = 26;
  hope(s, {"-care"});
  begin(s, Phase::preparation);
  EXPECT_EQ(s.ending, Ending::epidemic);
  State less = scene();
  less.pop[kWorker] = 30;
  less.sick[kWorker] = 25;
  hope(less, {"-care", "-justice", "-justice", "-care", "-care"});
  begin(less, Phase::preparation);
  EXPECT_EQ(less.ending, Ending::none);
}

TEST(FrostpunkPreparation, FromTheLowestMarkerUp) {
  RULE("FP-712");
  RULE("FP-716");
  State s = scene();
  s.sick = {12, 6, 5};
  s.skulls = 7;
  hope(s, {"-care", "-care", "-care", "-justice", "-justice", "-justice"});
  const auto lines = begin(s, Phase::preparation);
  std::string order;
  for (const std::string& line : lines) {
    if (line.find("one dies") != std::string::npos) order += line[8];
  }
  EXPECT_EQ(order.substr(0, 1), "C") << "the children first";
  State equal = scene();
  equal.sick = {5, 5, 5};
  hope(equal, {"-care", "-justice"});
  const auto same = begin(equal, Phase::preparation);
  std::string turned;
  for (const std::string& line : same) {
    if (line.find("gravely") != std::string::npos) turned += line[8];
  }
  EXPECT_EQ(turned, "WEC");
  // The option of a law comes before the check.
  State fed = scene();
  enact(fed, "pr16");
  fed.food = 3;
  fed.pop[kWorker] = 30;
  fed.sick[kWorker] = 27;
  hope(fed, {"-care", "-justice", "-justice", "-justice"});
  begin(fed, Phase::preparation);
  EXPECT_EQ(step(fed), Step::ration);
  play(fed, "ration");
  EXPECT_EQ(fed.ending, Ending::none);
}

TEST(FrostpunkPreparation, UpToFourAreNothing) {
  RULE("FP-713");
  State s = scene();
  s.sick = {4, 4, 4};
  hope(s, {"-care"});
  begin(s, Phase::preparation);
  EXPECT_EQ(s.skulls, 0);
  EXPECT_EQ(s.exhausted, (std::array<std::uint8_t, 3>{0, 0, 0}));
}

TEST(FrostpunkPreparation, ExhaustedThenTurned) {
  RULE("FP-714");
  RULE("FP-715");
  RULE("FP-2304");
  const auto after = [](int sick) {
    State s = scene();
    s.pop[kWorker] = 40;
    s.sick[kWorker] = byte(sick);
    hope(s, {"-care", "-care", "-care", "-justice", "-justice", "-justice"});
    s.citizens.clear();
    s.citizen_discard = 0;
    begin(s, Phase::preparation);
    return s;
  };
  struct Row {
    int sick, tokens, dead;
    bool skull;
  };
  for (const Row& row :
       {Row{5, 0, 0, true}, Row{9, 0, 0, true}, Row{10, 1, 0, true}, Row{14, 1, 0, true},
        Row{15, 2, 1, false}, Row{19, 2, 1, false}, Row{20, 3, 1, true}, Row{25, 3, 1, true}}) {
    const State s = after(row.sick);
    EXPECT_EQ(s.exhausted[kWorker], row.tokens) << row.sick;
    EXPECT_EQ(s.deaths, row.dead) << row.sick;
    EXPECT_EQ(s.skull(kWorker), row.skull) << row.sick;
    EXPECT_EQ(s.sick[kWorker], row.sick - row.dead);
  }
}

TEST(FrostpunkPreparation, Mobilisation) {
  RULE("FP-2202");
  RULE("FP-2201");
  State s = scene();
  s.mobilisation = 1;
  hope(s, {"-care", "-care", "-justice", "-justice"});
  begin(s, Phase::preparation);
  EXPECT_EQ(step(s), Step::mobilise);
  play(s, "mobilise");
  EXPECT_EQ(std::popcount(s.hand[0]), 3);
  EXPECT_EQ(s.mobilisation, 0);
  for (const auto& [tokens, cards] : std::map<int, int>{{1, 1}, {2, 2}, {3, 2}, {5, 3}, {6, 4}}) {
    State each = scene();
    each.mobilisation = 1;
    hope(each, {});
    for (int i = 0; i < tokens; ++i) {
      each.tokens(Side::hope).push_back(token_mark(i / 3, false));
    }
    begin(each, Phase::preparation);
    play(each, "mobilise");
    EXPECT_EQ(std::popcount(each.hand[0]), cards) << tokens;
  }
}

// ---- hunger ----

TEST(FrostpunkHunger, LastRoundIsPaidFirst) {
  RULE("FP-1001");
  State s = scene();
  s.round = 6;
  s.hunger = 3;
  s.food = 10;
  s.pop[kWorker] = 1;
  begin(s, Phase::hunger);
  EXPECT_EQ(s.food, 6) << "3 for last round, 1 for the worker";
  EXPECT_EQ(s.hunger, 0);
}

TEST(FrostpunkHunger, WhatIsLeftHasItsPrice) {
  RULE("FP-1002");
  RULE("FP-1003");
  RULE("FP-1004");
  RULE("FP-2303");
  const auto after = [](int hunger, int round) {
    State s = scene();
    s.round = byte(round);
    s.hunger = byte(hunger);
    s.citizens.clear();
    discontent(s, {"-anger", "-greed"});
    begin(s, Phase::hunger);
    play_on(s, {"activate anger", "activate greed"});
    return s;
  };
  struct Row {
    int hunger, discontent, deaths;
  };
  for (const Row& row :
       {Row{0, 0, 0}, Row{1, 1, 0}, Row{5, 1, 0}, Row{6, 1, 1}, Row{10, 1, 1}, Row{11, 1, 2},
        Row{15, 1, 2}, Row{16, 2, 3}, Row{20, 2, 3}, Row{21, 2, 4}, Row{24, 2, 4}}) {
    const State s = after(row.hunger, 8);
    int active = 0;
    for (const std::uint8_t mark : s.tokens(Side::discontent)) active += is_active(mark) ? 1 : 0;
    EXPECT_EQ(active, row.discontent) << row.hunger;
    EXPECT_EQ(s.deaths, row.deaths) << row.hunger;
    EXPECT_EQ(8 - s.pop[kChild], row.deaths) << "the column of round 7";
    EXPECT_EQ(s.hunger, 12) << "only this round's engineers are hungry now";
  }
  EXPECT_EQ(after(6, 1).pop[kChild], 7) << "in round 1 its own column";
  const State famine = after(25, 8);
  EXPECT_EQ(famine.ending, Ending::famine);
}

TEST(FrostpunkHunger, FamineIsJudgedAfterPaying) {
  RULE("FP-208");
  State s = scene();
  s.hunger = 30;
  s.food = 5;
  begin(s, Phase::hunger);
  EXPECT_EQ(s.ending, Ending::famine);
  State saved = scene();
  saved.hunger = 30;
  saved.food = 30;
  begin(saved, Phase::hunger);
  EXPECT_EQ(saved.ending, Ending::none);
}

TEST(FrostpunkHunger, Feeding) {
  RULE("FP-1005");
  RULE("FP-2302");
  State s = scene();
  s.round = 6;
  s.pop[kWorker] = 32;
  s.sick[kWorker] = 4;
  s.food = 24;
  begin(s, Phase::hunger);
  EXPECT_EQ(s.food, 0);
  EXPECT_EQ(s.hunger, 8);
  const auto& rounds = game().data().rounds;
  EXPECT_EQ(rounds.size(), 15);
  for (int i = 0; i < rounds.size(); ++i) {
    EXPECT_EQ(rounds[i], i % 3 == 0 ? Type::child : i % 3 == 1 ? Type::engineer : Type::worker);
  }
}

TEST(FrostpunkHunger, MuchHungerLosesOnlyLater) {
  RULE("FP-1006");
  RULE("FP-1007");
  State s = scene();
  s.round = 6;
  s.pop[kWorker] = 50;
  begin(s, Phase::hunger);
  EXPECT_EQ(s.hunger, 50);
  EXPECT_EQ(s.ending, Ending::none);
}

// ---- night ----

TEST(FrostpunkNight, PawnsComeHome) {
  RULE("FP-1101");
  RULE("FP-1102");
  RULE("FP-872");
  State s = scene();
  s.ready = {1, 1, 0, 0, 0, 0};
  s.exhausted = {3, 0, 0};
  s.tired[kWorker] = 1;
  s.clearing[kWorker] = 1;
  s.building[kEngineer] = 1;
  put(s, "pn01a", "coal", 3);
  work(s, "pn01a");
  in_events(s, "p04");
  s.events[0].stored[kWood] = 2;
  s.special[0] = pawn_mark(Pawn::engineer, seat_at(0));
  route(s, 0, {"ea01"}, 2, Pawn::engineer);
  begin(s, Phase::night);
  EXPECT_EQ(s.exhausted[kWorker], 2) << "tokens without a pawn stay";
  EXPECT_EQ(s.routes[0].at, 2);
  EXPECT_EQ(s.events[0].stored[kWood], 2);
  EXPECT_EQ(s.sick[kWorker], 3) << "1 tired, 1 clearing, 1 gathering; the fourth was used up";
  EXPECT_EQ(s.sick[kEngineer], 2);
}

TEST(FrostpunkNight, StokingAgain) {
  RULE("FP-1103");
  State s = scene();
  s.pool[kCoal] = 3;
  begin(s, Phase::night);
  EXPECT_EQ(step(s), Step::stoke);
  EXPECT_EQ(offered(s), (Moves{"stoke 0", "stoke 3"}));
  const auto lines = play(s, "stoke 2");
  EXPECT_TRUE(has_line(lines, "FP-1103 2 coal burnt: heat 3."));
  EXPECT_EQ(s.lodged, 0);
}

TEST(FrostpunkNight, BedsAndWhoStands) {
  RULE("FP-1104");
  RULE("FP-1105");
  RULE("FP-1106");
  State s = scene();
  warm_all(s);
  for (const char* id : {"pn01a", "pn01b"}) raise(s, "tent", id);
  s.hits = 1;
  run_ops(s, R"([{"op": "flip_all", "building": "tent"}])");
  for (const char* id : {"pn02a", "pn02b", "pn03a"}) raise(s, "bunkhouse", id);
  raise(s, "child_shelter", "pn03b");
  begin(s, Phase::night);
  EXPECT_EQ(step(s), Step::shelter);
  EXPECT_EQ(s.unsheltered, 2);
  EXPECT_EQ(offered(s), (Moves{"outside worker 0", "outside worker 2"}));
  play(s, "outside worker 1");
  EXPECT_EQ(s.sick, (std::array<std::uint8_t, 3>{1, 1, 0}));
  // Only those that are warm.
  State cold = scene();
  cold.heat = 3;
  raise(cold, "house", "pn01a");
  raise(cold, "bunkhouse", "pf01a");
  raise(cold, "tent", "pf01b");
  EXPECT_EQ(game().beds(cold).all, 4) << "red and orange";
  State none = scene();
  begin(none, Phase::night);
  EXPECT_EQ(none.unsheltered, 10);
  EXPECT_EQ(none.sick, (std::array<std::uint8_t, 3>{5, 3, 2}));
}

TEST(FrostpunkNight, ChildrenNeedPlacesToo) {
  RULE("FP-1109");
  State s = scene();
  s.ready = {0, 0, 2, 0, 0, 3};
  begin(s, Phase::night);
  EXPECT_EQ(s.sick, (std::array<std::uint8_t, 3>{0, 0, 2})) << "automatons need none";
  EXPECT_EQ(s.unsheltered, 2);
}

TEST(FrostpunkNight, RuinsByLawAndZone) {
  RULE("FP-1107");
  State s = scene();
  raise(s, "tent", "pf01a");
  raise(s, "tent", "pn01a");
  run_ops(s, R"([{"op": "flip_all", "building": "tent"}])");
  s.heat = 5;
  s.range = {1, 2, 6};
  EXPECT_EQ(game().beds(s).all, 0);
  enact(s, "pr05");
  EXPECT_EQ(game().beds(s).all, 1) << "blue: the near zone only";
}

TEST(FrostpunkNight, PlayedCitizensAreDiscardedAtTheEnd) {
  RULE("FP-1108");
  State s = scene();
  s.pool[kCoal] = 1;
  give(s, "m02");
  s.hand[0] = 0;
  s.played[0] = byte(citizen("m02") + 1);
  begin(s, Phase::night);
  EXPECT_NE(s.played[0], 0);
  play(s, "stoke 0");
  EXPECT_EQ(s.played[0], 0);
  EXPECT_NE(s.citizen_discard >> citizen("m02") & 1, 0U);
}

TEST(FrostpunkNight, ThePrison) {
  RULE("FP-1110");
  RULE("FP-1111");
  State s = scene();
  raise(s, "prison", "pn01a");
  s.ready.fill(0);
  s.ready[kWorker] = 1;
  s.ready[static_cast<std::size_t>(Pawn::automaton)] = 1;
  work(s, "pn01a");
  work(s, "pn01b", Pawn::automaton);
  State warm = s;
  begin(s, Phase::night);
  EXPECT_EQ(s.sick[kWorker], 1) << "the Prison is cold";
  EXPECT_EQ(s.unsheltered, 0) << "prisoners do not stand in the pool";
  EXPECT_EQ(s.ready[kWorker] + s.exhausted[kWorker], 1);
  warm.heat = 4;
  begin(warm, Phase::night);
  EXPECT_EQ(warm.sick[kWorker], 0);
}

}  // namespace pionek::frostpunk::testing
