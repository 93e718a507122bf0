// Buildings and who is next to whom (chapter 19xx).
#include "tests/frostpunk/kit.hpp"

namespace pionek::frostpunk::testing {
namespace {

std::set<std::string> neighbours(std::string_view id) {
  std::set<std::string> out;
  game().data().fields[field(id)].adjacent.each([&](int at) {
    out.insert(game().catalog().id({kFieldSet, static_cast<std::uint16_t>(at)}));
  });
  return out;
}

int touched(std::string_view id) {
  int count = 0;
  game().data().fields[field(id)].adjacent.each(
      [&](int at) { count += at < kGeneratorFields ? 1 : 0; });
  return count;
}

// A building in the warmth, used by the pawn that may.
State used(std::string_view building_id, std::string_view pawn,
           const std::function<void(State&)>& change = {}, bool upgraded = false) {
  State s = scene();
  warm_all(s);
  raise(s, building_id, "pn02a", upgraded);
  if (change) change(s);
  act(s, pawn, "use pn02a");
  return s;
}

}  // namespace

TEST(FrostpunkBuildings, NeighboursOfAField) {
  RULE("FP-1901");
  RULE("FP-2306");
  EXPECT_EQ(touched("pn02a"), 2);
  EXPECT_EQ(touched("pn05a"), 1);
  EXPECT_EQ(touched("pn06a"), 1);
  EXPECT_EQ(touched("pn07a"), 0);
  const auto around = neighbours("pn02a");
  EXPECT_TRUE(around.contains("pn02b"));
  EXPECT_TRUE(around.contains("pn01a") && around.contains("pn03b") && around.contains("pf02a"));
  EXPECT_FALSE(around.contains("pn02a") || around.contains("pn04a"));
  EXPECT_EQ(std::popcount(game().data().far_places), 18);
}

TEST(FrostpunkBuildings, NeighboursOfAGeneratorField) {
  RULE("FP-1902");
  EXPECT_EQ(neighbours("g1"),
            (std::set<std::string>{"pn01a", "pn01b", "pn02a", "pn02b", "pn12a", "pn12b"}));
}

TEST(FrostpunkBuildings, NeighboursOfALargeBuilding) {
  RULE("FP-1903");
  State s = scene();
  for (const char* id : {"pn01", "pn03", "pf02"}) tile(s, id);
  raise(s, "coal_thumper", "pn02a");
  s.pool[kWood] = 1;
  act(s, "worker", "use pn02a");
  EXPECT_TRUE(offers(s, "field pn01a") && offers(s, "field pf02b"));
  EXPECT_FALSE(offers(s, "field g1")) << "a building stands there";
}

TEST(FrostpunkBuildings, Deposits) {
  RULE("FP-1904");
  State s = scene();
  s.deposit = {2, 1, 0, 0, 0, 2};
  s.pool = {20, 0, 5};
  for (const char* id : {"pf01", "pf04", "pf07", "pf16", "pn01"}) tile(s, id);
  act(s, "worker", "construct");
  play(s, "build coal_mine");
  EXPECT_EQ(offered(s), (Moves{"on pf01a", "on pf16a"}));
  EXPECT_EQ(denied(s, "on pf04a"), "FP-1916");
  play_all(s, {"on pf01a", "build wall_drill"});
  EXPECT_EQ(s.building_at(field("pf04a")), building("wall_drill"));
}

TEST(FrostpunkBuildings, Cookhouse) {
  RULE("FP-1905");
  State s = scene();
  s.food = 3;
  discontent(s, {"anger"});
  hope(s, {"-care"});
  act(s, "worker", "use g2");
  EXPECT_EQ(offered(s), (Moves{"choose kitchen.1", "choose kitchen.2"}));
  play(s, "choose kitchen.2");
  EXPECT_EQ(s.food, 0);
  EXPECT_EQ(track(s, Side::discontent), "-anger");
}

TEST(FrostpunkBuildings, Generator) {
  RULE("FP-1906");
  State s = scene();
  s.overload = 9;
  State free = s;
  act(free, "engineer", "use g5");
  EXPECT_EQ(free.overload, 4) << "without a core there is no choice";
  s.pool[kCore] = 2;
  act(s, "engineer", "use g5");
  const auto lines = play(s, "choose generator.2");
  EXPECT_EQ(s.overload, 0);
  EXPECT_EQ(s.tower, 1);
  EXPECT_TRUE(has_line(lines, "FP-1906 The Generator is upgraded."));
}

TEST(FrostpunkBuildings, Workshop) {
  RULE("FP-1907");
  State s = scene();
  s.pool = {4, 0, 0};
  study(s, "t01", 9);
  raise(s, "sawmill", "pn02b");
  raise(s, "retort", "pn03a");
  act(s, "engineer", "use pn12a");
  EXPECT_EQ(offered(s), (Moves{"advance", "upgrade pn02b", "upgrade pn03a"}));
  play_all(s, {"upgrade pn02b", "upgrade pn03a"});
  EXPECT_EQ(s.pool[kWood], 0);
  EXPECT_EQ(s.field[field("pn02b")].upgraded, 1);
  State twice = scene();
  study(twice, "t01", 9);
  act(twice, "engineer", "use pn12a");
  play(twice, "advance");
  EXPECT_TRUE(offers(twice, "done")) << "the second may be left";
  play(twice, "advance");
  EXPECT_EQ(twice.research_at, 7);
}

TEST(FrostpunkBuildings, Upgrading) {
  RULE("FP-1908");
  State s = scene();
  s.pool = {9, 0, 0};
  study(s, "t01", 9);
  raise(s, "sawmill", "pn02b");
  raise(s, "retort", "pn03a", true);
  raise(s, "hothouse", "pn04a");
  raise(s, "tent", "pn03b");
  raise(s, "hunters_hut", "pn05a");
  work(s, "pn05a");
  act(s, "engineer", "use pn12a");
  EXPECT_EQ(denied(s, "upgrade pn05a"), "FP-1908") << "a pawn stands there";
  EXPECT_EQ(denied(s, "upgrade pn03a"), "FP-1908") << "no further upgrade";
  EXPECT_EQ(denied(s, "upgrade pn03b"), "FP-1908") << "a shelter has none";
  EXPECT_EQ(denied(s, "upgrade g2"), "FP-1908");
  EXPECT_EQ(denied(s, "upgrade pn04a"), "FP-216") << "no steam core";
  play_all(s, {"upgrade pn02b", "done"});
  put(s, "pn02a", "tree", 1);
  act(s, "worker", "use pn02b");
  EXPECT_EQ(s.pool[kWood], 10) << "still used this round";
}

TEST(FrostpunkBuildings, CharcoalKiln) {
  RULE("FP-1909");
  const auto wood = [](State& s) { s.pool[kWood] = 2; };
  EXPECT_EQ(used("retort", "worker", wood).pool, (std::array<std::uint16_t, 3>{1, 4, 0}));
  EXPECT_EQ(used("retort", "worker", wood, true).pool, (std::array<std::uint16_t, 3>{1, 5, 0}));
}

TEST(FrostpunkBuildings, HuntersHut) {
  RULE("FP-1910");
  EXPECT_EQ(used("hunters_hut", "worker").food, 4);
  EXPECT_EQ(used("hunters_hut", "worker", {}, true).food, 5);
  EXPECT_EQ(game().data().buildings[building("hunters_hut")].faces[0].hunting, 1);
  EXPECT_EQ(game().data().buildings[building("hunters_hut")].faces[1].hunting, 2);
}

TEST(FrostpunkBuildings, GatheringPost) {
  RULE("FP-1911");
  const State s = used("gathering_hut", "worker", [](State& at) {
    put(at, "pn01a", "coal", 3);
    put(at, "pn02b", "wood", 1);
    put(at, "g3", "wood", 5);
    put(at, "pf03b", "core", 1);
    put(at, "pn04a", "coal", 2);
    work(at, "pn01a");
  });
  EXPECT_EQ(s.pool, (std::array<std::uint16_t, 3>{1, 1, 1})) << "one from each adjacent field";
  EXPECT_EQ(s.field[field("pn01a")].count, 2) << "pawns there do not matter";
}

TEST(FrostpunkBuildings, Factory) {
  RULE("FP-1912");
  const State s = used("factory", "engineer", [](State& at) { at.pool[kCore] = 1; });
  EXPECT_EQ(s.pool[kCore], 0);
  EXPECT_EQ(s.ready[static_cast<std::size_t>(Pawn::automaton)], 1);
}

TEST(FrostpunkBuildings, Sawmill) {
  RULE("FP-1913");
  const auto trees = [](State& at) {
    put(at, "pn02b", "tree", 2);
    put(at, "pn01a", "tree", 1);
  };
  const State s = used("sawmill", "worker", trees);
  EXPECT_EQ(s.pool[kWood], 3);
  EXPECT_EQ(s.field[field("pn02b")].count, 1);
  State up = used("sawmill", "worker", trees, true);
  EXPECT_EQ(offered(up), (Moves{"field pn01a", "field pn02b"}));
  play(up, "field pn01a");
  EXPECT_EQ(up.field[field("pn01a")].holds, kNothing);
}

TEST(FrostpunkBuildings, MedicalPost) {
  RULE("FP-1914");
  const auto ill = [](State& at) {
    at.sick = {9, 0, 0};
    at.skulls = 1;
  };
  EXPECT_EQ(used("medical_post", "engineer", ill).sick[0], 6);
  State up = used("medical_post", "engineer", ill, true);
  State treated = up;
  play(up, "choose medical_post.1");
  EXPECT_EQ(up.sick[0], 5);
  play(treated, "choose medical_post.2");
  EXPECT_EQ(treated.skulls, 0);
}

TEST(FrostpunkBuildings, CoalThumper) {
  RULE("FP-1915");
  const auto land = [](State& at) {
    put(at, "pn01a", "coal", 4);
    put(at, "pn01b", "wood", 1);
    put(at, "pn03a", "tree", 1);
    raise(at, "tent", "pn03b");
    tile(at, "pf02");
  };
  State s = used("coal_thumper", "worker", land);
  EXPECT_EQ(offered(s), (Moves{"field pn01a", "field pf02a", "field pf02b"}))
      << "coal or nothing; not its own tile";
  play(s, "field pn01a");
  EXPECT_EQ(s.field[field("pn01a")].count, 5) << "at most five";
  EXPECT_TRUE(offers(s, "done"));
  play_all(s, {"field pf02a"});
  EXPECT_EQ(s.field[field("pf02a")].count, 3);
  EXPECT_EQ(s.field[field("pf02b")].count, 3) << "the third by itself";
  EXPECT_EQ(step(s), Step::turn);
  State up = used("coal_thumper", "worker", land, true);
  EXPECT_EQ(up.agenda.top().left, 4);
}

TEST(FrostpunkBuildings, LargeOnes) {
  RULE("FP-1916");
  const auto ill = [](State& at) {
    at.sick = {9, 9, 0};
    at.skulls = 3;
  };
  State s = used("hospital", "engineer", ill);
  EXPECT_EQ(offered(s), (Moves{"choose hospital.1", "choose hospital.2"}));
  State treated = s;
  play_all(s, {"choose hospital.1", "cure worker 4"});
  EXPECT_EQ(s.sick[0], 5);
  play(treated, "choose hospital.2");
  play(treated, "type worker");
  EXPECT_EQ(treated.skulls, 0);
  EXPECT_EQ(used("hothouse", "worker").food, 7);
  EXPECT_EQ(used("hothouse", "worker", {}, true).food, 9);
  EXPECT_EQ(used("coal_mine", "worker").pool[kCoal], 4);
  EXPECT_EQ(used("coal_mine", "worker", {}, true).pool[kCoal], 5);
  EXPECT_EQ(used("wall_drill", "worker").pool[kWood], 3);
}

TEST(FrostpunkBuildings, CareArenaAndPub) {
  RULE("FP-1917");
  State s = used("care_house", "worker", [](State& at) { at.sick = {9, 0, 0}; });
  EXPECT_EQ(offered(s), (Moves{"choose care_house.1", "choose care_house.2"}));
  play(s, "choose care_house.2");
  EXPECT_EQ(s.sick[0], 4);
  EXPECT_EQ(track(s, Side::hope), "-care justice motivation");
  const State arena =
      used("fighting_arena", "worker", [](State& at) { discontent(at, {"greed"}); });
  EXPECT_EQ(track(arena, Side::discontent), "-greed");
  const State pub = used("pub", "worker", [](State& at) { hope(at, {"-care"}); });
  EXPECT_EQ(offered(pub), (Moves{"draw", "activate care"}));
}

TEST(FrostpunkBuildings, FieldKitchen) {
  RULE("FP-1918");
  State s = scene();
  raise(s, "field_kitchen", "pf01a");
  raise(s, "tent", "pf01b");
  put(s, "pf02a", "coal", 4);
  EXPECT_TRUE(game().is_warm_building(s, game().warmth(s), field("pf01b")));
  EXPECT_EQ(game().beds(s).all, 2);
  EXPECT_FALSE(game().is_warm(s, game().warmth(s), field("pf02a")));
  enact(s, "pr07");
  s.pool[kWood] = 1;
  act(s, "worker", "construct");
  play(s, "build field_kitchen");
  EXPECT_EQ(denied(s, "on g3"), "FP-1918");
}

TEST(FrostpunkBuildings, BuildingsOfFaith) {
  RULE("FP-1919");
  State s = used("cemetery", "worker", [](State& at) {
    at.deaths = 2;
    hope(at, {"-care", "-justice"});
  });
  EXPECT_EQ(offered(s), (Moves{"choose cemetery.1", "choose cemetery.2"}));
  play(s, "choose cemetery.2");
  EXPECT_EQ(s.deaths, 0);
  EXPECT_TRUE(offers(s, "activate care"));
  State temple =
      used("temple", "engineer", [](State& at) { hope(at, {"-care", "-care", "-justice"}); });
  EXPECT_EQ(offered(temple), (Moves{"activate care", "activate justice"}));
  play(temple, "activate care");
  EXPECT_EQ(track(temple, Side::hope), "care care -justice");
  State keepers = used("faith_keepers", "worker", [](State& at) {
    at.dusk_deck.add(game().dusk_index(byte(card("z010"))));
    at.dusk_deck.add(game().dusk_index(byte(card("z020"))));
  });
  EXPECT_EQ(step(keepers), Step::peek);
  EXPECT_TRUE(offers(keepers, "done"));
  const auto shelves = offered(keepers, "shelve");
  ASSERT_FALSE(shelves.empty());
  play(keepers, *shelves.begin());
  EXPECT_EQ(keepers.dusk_deck.size(), 3);
  EXPECT_EQ(keepers.dusk_discard.size(), 1);
  EXPECT_EQ(step(keepers), Step::turn) << "one of them only";
}

TEST(FrostpunkBuildings, BuildingsOfOrder) {
  RULE("FP-1920");
  State pit = scene();
  enact(pit, "pr08");
  pit.pool[kWood] = 1;
  pit.deaths = 5;
  act(pit, "worker", "construct");
  play_all(pit, {"build body_pit", "on g3"});
  EXPECT_EQ(offered(pit), (Moves{"choose body_pit.1", "choose body_pit.2", "choose body_pit.3"}));
  play(pit, "choose body_pit.3");
  EXPECT_EQ(pit.deaths, 2);
  State horn = used("motivation_horn", "worker",
                    [](State& at) { discontent(at, {"greed", "anger", "greed"}); });
  play(horn, "spend greed");
  EXPECT_EQ(track(horn, Side::discontent), "-greed anger -greed");
  EXPECT_EQ(used("prison", "worker", [](State& at) { at.hunger = 9; }).hunger, 5);
}

TEST(FrostpunkBuildings, Rulings) {
  RULE("FP-1921");
  State s = scene();
  raise(s, "field_kitchen", "pf01a");
  s.heat = 1;
  EXPECT_TRUE(game().is_warm(s, game().warmth(s), field("pf01b"))) << "also on field 1";
  State saw = scene();
  warm_all(saw);
  raise(saw, "sawmill", "g3");
  put(saw, "g4", "tree", 1);
  act(saw, "worker", "use g3");
  EXPECT_EQ(saw.pool[kWood], 3) << "its tile are the other generator fields";
  State none = scene();
  raise(none, "cemetery", "pn02a");
  play(none, "pawn worker");
  EXPECT_EQ(denied(none, "use pn02a"), "FP-854") << "a marker of at least 1";
  State edu = used("medical_post", "engineer", [](State& at) {
    research(at, "t04");
    enact(at, "pr14");
    at.sick = {9, 9, 9};
    at.skulls = 7;
  });
  EXPECT_EQ(offered(edu), (Moves{"normal", "choose t04.1"}));
  play(edu, "choose t04.1");
  EXPECT_EQ(edu.agenda.top().left, 3) << "the bonus raises the alternative too";
  EXPECT_TRUE(game().data().buildings[building("wall_drill")].can_upgrade);
  for (const char* id : {"kitchen", "platform", "generator", "body_pit"}) {
    EXPECT_FALSE(game().data().buildings[building(id)].can_dismantle) << id;
  }
}

}  // namespace pionek::frostpunk::testing
