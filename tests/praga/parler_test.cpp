// The automated opponent (chapter 16xx).
#include <bit>

#include "tests/praga/kit.hpp"

namespace pionek::praga::testing {
namespace {

// The human's turn is done but for its end; the next card of the opponent is this one.
State before(std::string_view card) {
  State s = scene(1, {{"solo", "parler"}});
  play(s, "pawn pe");
  take(s, "mines", "sec_special_a");
  acted(s);
  const int wanted = id(kCardSet, card);
  s.rival.deck.erase(s.rival.deck.find(static_cast<std::uint8_t>(wanted)));
  s.rival.deck.push_back(static_cast<std::uint8_t>(wanted));
  s.rival.marker = {0, 0, 0};
  return s;
}

}  // namespace

TEST(PragaParler, SettingUp) {
  RULE("PR-1601");
  State s = start(1, 1, {{"solo", "parler"}});
  EXPECT_EQ(std::popcount(s.river), 4);
  EXPECT_EQ(s.rival.count, (std::array<std::uint8_t, 2>{3, 2}));
  EXPECT_EQ(offered(s).size(), 8U);
  play(s, "pawn pg");
  EXPECT_EQ(mover(s), 0);
  EXPECT_EQ(step(s), Step::turn);
  EXPECT_FALSE(game().scores(s).rival.has_value()) << "it never scores";
}

TEST(PragaParler, CardsComeInAShuffledOrderAndAgain) {
  RULE("PR-1602");
  State s = start(1, 2, {{"solo", "parler"}});
  play(s, "pawn pa");
  std::set<int> seen;
  for (int turn = 0; turn < 5; ++turn) {
    const auto reveals = s.reveals;
    play_to(s, 2 * turn + 2, 7);
    seen.insert(s.rival.card);
    EXPECT_GT(s.reveals, reveals);
  }
  EXPECT_EQ(seen.size(), 5U);
  EXPECT_TRUE(s.rival.deck.empty());
  play_to(s, 12, 7);
  EXPECT_EQ(s.rival.deck.size(), 4);
}

TEST(PragaParler, MarkersMoveOn) {
  RULE("PR-1603");
  State s = before("parler2");
  s.rival.marker = {1, 3, 2};
  play(s, "end");
  EXPECT_EQ(s.rival.marker, (std::array<std::uint8_t, 3>{1, 0, 2}));
  // At random at the start.
  std::set<int> places;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    places.insert(start(1, seed, {{"solo", "parler"}}).rival.marker[0]);
  }
  EXPECT_EQ(places, (std::set<int>{0, 1, 2, 3}));
  // An empty place: nothing is taken, the marker goes on.
  State empty = before("parler2");
  empty_row(empty, Kind::wall);
  play(empty, "end");
  EXPECT_EQ(empty.rival.marker[1], 1);
}

TEST(PragaParler, TakingAWallOrAnUpgrade) {
  RULE("PR-1604");
  State s = before("parler2");
  const int next = s.stacks[1][0].tiles.back();
  EXPECT_TRUE(has_line(play(s, "end"), "PR-1604 The opponent uses the marked tile: Palisade."));
  EXPECT_EQ(s.stacks[1][0].tiles.front(), hex("w1_01"));
  EXPECT_EQ(s.stacks[1][0].known, 1);
  EXPECT_EQ(s.rows[1][0], next + 1);
  State upgrade = before("parler5");
  play(upgrade, "end");
  EXPECT_EQ(upgrade.stacks[0][0].tiles.front(), hex("u1_01"));
}

TEST(PragaParler, BuildingAtThePlazaOfThePawn) {
  RULE("PR-1605");
  State s = before("parler1");
  play(s, "end");
  while (step(s) == Step::rival_site || step(s) == Step::rival_rotate) {
    play(s, *offered(s).begin());
  }
  int cubes = 0;
  int where = -1;
  for (int i = 0; i < kMaxSpaces; ++i) {
    if (s.cube[i] != kParler) continue;
    ++cubes;
    where = i;
  }
  ASSERT_EQ(cubes, 1);
  EXPECT_EQ(game().data().spaces[where].plaza, plaza("pe"));
  EXPECT_EQ(game().data().parler.cycle[s.rival.pawn - 1], plaza("pf")) << "on by its cost, 1";
  EXPECT_EQ(vp(s), 0);
  EXPECT_EQ(has(s, Good::blue_token), 0);
}

TEST(PragaParler, ABlueCornerMatchesIfPossible) {
  RULE("PR-1605");
  State s = before("parler1");
  lay_building(s, "b1_s2", "o6", 0);  // corners 0 and 3
  show(s, "b1_01");
  play(s, "end");
  while (step(s) == Step::rival_site || step(s) == Step::rival_rotate) {
    for (const Option& option : menu_of(s).options) {
      State copy = s;
      Silent silent;
      game().play(copy, option.move, silent);
      if (copy.turns != s.turns) {
        int matches = 0;
        for (const int at : {space("o4"), space("o5")}) {
          if (copy.building[at] == 0) continue;
          State alone = copy;
          alone.building[at] = 0;
          matches += game().joined_in_city(alone, at, hex("b1_01"), copy.turned[at]).tokens[1];
        }
        EXPECT_GT(matches, 0);
      }
    }
    play(s, *offered(s).begin());
  }
}

TEST(PragaParler, ItsCubesCompeteButItGainsNothing) {
  RULE("PR-1605");
  State s = before("parler1");
  set_plaza(s, "pe", "pt04");
  lay_building(s, "b1_02", "o4", 0, 0);  // the human's, 1 gold
  lay_building(s, "b2_11", "o5", 0);     // the opponent's, 5 gold
  s.cube[space("o5")] = kParler;
  show(s, "b1_03");
  s.rows[2][0] = static_cast<std::uint8_t>(hex("b1_03") + 1);
  play(s, "end");
  while (step(s) == Step::rival_rotate) play(s, *offered(s).begin());
  EXPECT_EQ(step(s), Step::reward) << "the opponent has more cubes: one reward for the human";
  play(s, "reward top");
  EXPECT_EQ(vp(s), 4);
  EXPECT_EQ(has(s, Good::stone), 0);
  EXPECT_EQ(s.cube[space("o5")], kNoHolder);
}

TEST(PragaParler, ItsTurnIsATurnForWhatPaysOnceInATurn) {
  RULE("PR-921");
  State s = before("parler1");
  set_plaza(s, "pe", "pt09");  // top: a red token
  lay_building(s, "b1_02", "o4", 0, 0);
  lay_building(s, "b2_11", "o5", 0);
  s.cube[space("o5")] = kParler;
  s.rows[2][0] = static_cast<std::uint8_t>(hex("b1_03") + 1);
  own_technology(s, "t2_4");
  player(s).once = 2;  // it has paid in the human's turn
  play(s, "end");
  while (step(s) == Step::rival_rotate) play(s, *offered(s).begin());
  play_all(s, {"reward top", "choose 1"});
  EXPECT_EQ(has(s, Good::red_token), 1);
  EXPECT_EQ(vp(s), 1);
  EXPECT_EQ(has(s, Good::stone), 1);
}

TEST(PragaParler, ThePawnGoesPastCompletePlazas) {
  RULE("PR-1605");
  State s = before("parler1");
  fill_plaza(s, "pe", "o4");
  lay_building(s, "b1_02", "o4");
  play(s, "end");
  // The Fruit market is complete: the building goes to the University plaza, the next one.
  while (step(s) == Step::rival_site || step(s) == Step::rival_rotate) {
    play(s, *offered(s).begin());
  }
  int built = 0;
  for_each_bit(game().data().plazas[plaza("pf")].spaces,
               [&](int at) { built += s.cube[at] == kParler ? 1 : 0; });
  EXPECT_EQ(built, 1);
  // When all of the cycle are complete nothing is built.
  State full = before("parler1");
  for (const int each : game().data().parler.cycle) {
    full.free &= ~game().data().plazas[each].spaces;
  }
  play(full, "end");
  EXPECT_EQ(full.turns, 2);
  EXPECT_EQ(full.rival.marker[2], 1);
}

TEST(PragaParler, MinesAndQuarriesGrow) {
  RULE("PR-1606");
  State mines = before("parler3");
  play(mines, "end");
  EXPECT_EQ(mines.rival.count, (std::array<std::uint8_t, 2>{4, 2})) << "the human has more mines";
  State quarries = before("parler3");
  set_track(quarries, Track::quarries, 6);
  play(quarries, "end");
  EXPECT_EQ(quarries.rival.count, (std::array<std::uint8_t, 2>{3, 3}));
  State equal = before("parler3");
  set_track(equal, Track::quarries, 4);
  play(equal, "end");
  EXPECT_EQ(equal.rival.count, (std::array<std::uint8_t, 2>{4, 3}));
  State most = before("parler3");
  most.rival.count = {8, 2};
  play(most, "end");
  EXPECT_EQ(most.rival.count[0], 8);
}

TEST(PragaParler, TokensAndSeals) {
  RULE("PR-1607");
  State token = before("parler3");
  token.rival.count = {4, 2};
  EXPECT_TRUE(has_line(play(token, "end"), "PR-1607 A production token leaves the river"));
  EXPECT_EQ(std::popcount(token.river), 3);
  State quarry = before("parler2");
  quarry.rival.count = {3, 3};
  play(quarry, "end");
  EXPECT_EQ(std::popcount(quarry.river), 3);
  const auto claims = [](std::initializer_list<std::string_view> taken) {
    State s = before("parler3");
    s.rival.count = {7, 2};
    for (const auto seal : taken) s.seals[id(kSealSet, seal)] = 1;
    play(s, "end");
    std::set<int> held;
    for (int i = 0; i < kMaxSeals; ++i) {
      if (s.seals[i] == kParler) held.insert(i);
    }
    return held;
  };
  EXPECT_EQ(claims({}), (std::set<int>{id(kSealSet, "seal_gold")}));
  EXPECT_EQ(claims({"seal_gold"}), (std::set<int>{id(kSealSet, "seal_six")}));
  EXPECT_EQ(claims({"seal_gold", "seal_six"}), (std::set<int>{}));
  State stone = before("parler2");
  stone.rival.count = {3, 6};
  play(stone, "end");
  EXPECT_EQ(stone.seals[id(kSealSet, "seal_stone")], kParler);
}

TEST(PragaParler, WhichTileItTakes) {
  RULE("PR-1608");
  State s = before("parler5");  // the third from the end
  std::vector<int> tiles;
  for (int at = kPositions - 1; at >= 0; --at) {
    if (s.crane[at] != 0) tiles.push_back(s.crane[at]);
  }
  const int used = s.turn.tile;
  play(s, "end");
  // The used tile came to position 0 and was then the last; the five others kept their order.
  EXPECT_EQ(s.crane[0], tiles[2]);
  EXPECT_EQ(s.crane[1], used);
}

}  // namespace pionek::praga::testing
