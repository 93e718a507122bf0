// Upgrading actions (chapter 5xx).
#include "tests/praga/kit.hpp"

namespace pionek::praga::testing {
namespace {

// Seat 0 with the upgrade action in hand and windows for an extra action.
State upgrading() {
  State s = scene();
  give(s, Good::gold_window, 2);
  take(s, "upgrade", "sec_special_a");
  return s;
}

// Performs the action and lays the tile.
std::vector<std::string> upgrade(State& s, const std::string& how, const std::string& tile,
                                 int rotation = 0) {
  show(s, tile);
  play(s, how + " upgrade");
  play(s, "pick " + tile);
  return play(s, "turn " + std::to_string(rotation));
}

}  // namespace

TEST(PragaUpgrades, TheyCostNothing) {
  RULE("PR-501");
  State s = upgrading();
  upgrade(s, "do", "u1_01");
  EXPECT_EQ(has(s, Good::gold), 0);
  EXPECT_NE(player(s).upgrade[0], 0);
}

TEST(PragaUpgrades, OnTheHexOfTheirAction) {
  RULE("PR-502");
  State s = upgrading();
  EXPECT_TRUE(has_line(upgrade(s, "do", "u1_07"), "PR-502 Player 1 places"));
  EXPECT_EQ(player(s).upgrade[static_cast<int>(Action::wall)], hex("u1_07") + 1);
}

TEST(PragaUpgrades, UniversitySteps) {
  RULE("PR-503");
  State s = upgrading();
  upgrade(s, "do", "u1_01");
  EXPECT_EQ(track(s, Track::university), 1);
  play(s, "buy two_gold");
  upgrade(s, "extra", "u2_02");
  EXPECT_EQ(track(s, Track::university), 3) << "two for era II";
}

TEST(PragaUpgrades, EveryTimeWhoeverGrantsTheAction) {
  RULE("PR-504");
  State s = scene();
  lay_upgrade(s, "u1_01");  // 1 VP
  give(s, Good::gold_window, 2);
  own_technology(s, "t4_3");
  take(s, "mines");
  play_all(s, {"do mines", "expand", "buy two_gold", "extra mines", "expand"});
  EXPECT_EQ(step(s), Step::token);
  play_all(s, {"token prod1", "use t4_3", "do mines", "expand"});
  EXPECT_EQ(vp(s), 3);
}

TEST(PragaUpgrades, LateBonusForEachTime) {
  RULE("PR-505");
  RULE("PR-1501");
  State s = scene();
  give(s, Good::gold_window, 2);
  own_technology(s, "t4_3");
  own_technology(s, "t3_4");
  take(s, "mines");
  play_all(s, {"do mines", "expand", "use t4_3", "do mines", "produce"});
  EXPECT_EQ(vp(s), 1) << "of the mine track";
  play(s, "buy two_gold");
  const auto lines = upgrade(s, "extra", "u1_01");
  EXPECT_TRUE(has_line(lines, "PR-505 Player 1 scores 1 VP."));
  EXPECT_EQ(vp(s), 1 + 2) << "performed twice";
  // Not again by another upgrade.
  show(s, "u1_02");
  play_all(s, {"use t3_4", "pick u1_02", "turn 0"});
  EXPECT_EQ(has(s, Good::stone), 0);
  // And not in another turn.
  State later = upgrading();
  upgrade(later, "do", "u1_01");
  EXPECT_EQ(vp(later), 0);
}

TEST(PragaUpgrades, TheUpgradeActionCountsItself) {
  RULE("PR-505");
  State s = upgrading();
  upgrade(s, "do", "u1_05");
  EXPECT_EQ(has(s, Good::stone), 1);
  // And an earlier one of the turn that had none.
  State twice = upgrading();
  upgrade(twice, "do", "u1_01");
  play(twice, "buy two_gold");
  upgrade(twice, "extra", "u1_05");
  EXPECT_EQ(has(twice, Good::stone), 2);
}

TEST(PragaUpgrades, OnlyTheTopOneWorks) {
  RULE("PR-506");
  State s = upgrading();
  lay_upgrade(s, "u1_01");    // 1 VP
  upgrade(s, "do", "u1_02");  // 1 stone
  play_all(s, {"buy two_gold", "extra mines", "expand"});
  EXPECT_EQ(has(s, Good::stone), 1);
  EXPECT_EQ(vp(s), 0);
}

TEST(PragaUpgrades, AConnectionPaysOnce) {
  RULE("PR-507");
  State s = upgrading();
  lay_upgrade(s, "u1_01", 2);    // silver to the upgrade hex
  upgrade(s, "do", "u1_05", 5);  // gold to the mines, 2 VP to the north-east
  EXPECT_EQ(has(s, Good::gold), 1);
  EXPECT_EQ(has(s, Good::silver_window), 1);
  // The same edge again, with another icon; the covered bonus is chosen.
  play(s, "buy two_gold");
  upgrade(s, "extra", "u1_06", 2);
  EXPECT_EQ(has(s, Good::silver_window), 1) << "no second pair on that edge";
  // A new edge pays.
  State fresh = upgrading();
  lay_upgrade(fresh, "u1_01", 2);
  lay_wall(fresh, "w1_01", "ws08", 5);  // silver to the south-east: the upgrade hex
  upgrade(fresh, "do", "u1_05", 5);
  play(fresh, "buy two_gold");
  upgrade(fresh, "extra", "u1_06", 5);  // silver to the north-west: the wall
  EXPECT_EQ(has(fresh, Good::silver_window), 1 + 2);
}

TEST(PragaUpgrades, ACornerMeetsOnce) {
  RULE("PR-507");
  State s = upgrading();
  lay_upgrade(s, "u1_02", 3);
  upgrade(s, "do", "u1_06", 5);
  EXPECT_EQ(has(s, Good::red_token), 1);
  // Covering the other tile with a red corner at the same point.
  play(s, "buy two_gold");
  const int rotation = 3;  // u2_01: corner 4 to corner 1
  EXPECT_EQ(game().data().tile(hex("u2_01")).corners[0][rotation], 1 << 1);
  upgrade(s, "extra", "u2_01", rotation);
  EXPECT_EQ(has(s, Good::red_token), 1);
}

TEST(PragaUpgrades, OldOrNewBonusOfTheUpgradeAction) {
  RULE("PR-508");
  const auto covering = [] {
    State s = upgrading();
    lay_upgrade(s, "u1_s2");  // a gold window
    upgrade(s, "do", "u1_05");
    return s;
  };
  State old = covering();
  EXPECT_EQ(offered(old), (std::set<std::string>{"follow u1_s2", "follow u1_05"}));
  play(old, "follow u1_s2");
  EXPECT_EQ(has(old, Good::gold_window), 3);
  EXPECT_EQ(has(old, Good::stone), 0);
  State fresh = covering();
  play(fresh, "follow u1_05");
  EXPECT_EQ(has(fresh, Good::gold_window), 2);
  EXPECT_EQ(has(fresh, Good::stone), 1);
}

TEST(PragaUpgrades, AnActionThatHadTheOldBonusGetsNoLateOne) {
  RULE("PR-508");
  State s = scene();
  lay_upgrade(s, "u1_01");  // 1 VP
  give(s, Good::gold_window, 2);
  take(s, "mines");
  play_all(s, {"do mines", "expand", "buy two_gold"});
  upgrade(s, "extra", "u1_02");  // 1 stone
  EXPECT_EQ(vp(s), 1);
  EXPECT_EQ(has(s, Good::stone), 0);
}

TEST(PragaUpgrades, CoveredTilesAreOwned) {
  RULE("PR-509");
  State s = upgrading();
  lay_upgrade(s, "u1_01");
  upgrade(s, "do", "u1_02");
  EXPECT_EQ(game().count(player(s), Per::upgrade), 2);
  EXPECT_EQ(game().count(player(s), Per::era1_upgrade), 2);
}

TEST(PragaUpgrades, TheBonusComesFirstAndMayPay) {
  RULE("PR-510");
  State s = scene();
  lay_upgrade(s, "u1_07");  // walls: 1 stone
  give(s, Good::stone, 1);
  s.rows[1] = {static_cast<std::uint8_t>(hex("w1_03") + 1), 0, 0, 0};  // 2 stone
  take(s, "wall");
  EXPECT_TRUE(offers(s, "do wall"));
  EXPECT_TRUE(has_line(play(s, "do wall"), "PR-201"));
  EXPECT_EQ(has(s, Good::stone), 2) << "before the tile is chosen";
  play_all(s, {"pick w1_03", "wall ws01", "turn 0"});
  EXPECT_EQ(has(s, Good::stone), 0);
  // The egg of a road upgrade enters the bridge.
  State road = scene();
  lay_upgrade(road, "u1_s1");
  player(road).road = 3;
  take(road, "road");
  play(road, "do road");
  EXPECT_EQ(player(road).road, 4);
  EXPECT_EQ(has(road, Good::egg), 0);
  // Above 9 is lost, though the wall would spend it.
  State full = scene();
  lay_upgrade(full, "u1_07");
  give(full, Good::stone, 9);
  player(full).bonuses = 7;
  take(full, "wall");
  EXPECT_TRUE(has_line(play(full, "do wall"), "PR-405"));
}

}  // namespace pionek::praga::testing
