// Mines, quarries, resources, tokens and seals (chapter 4xx).
#include <bit>

#include "tests/praga/kit.hpp"

namespace pionek::praga::testing {
namespace {

State managing(std::string_view action) {
  State s = scene();
  take(s, action, "sec_special_a");
  play(s, "do " + std::string(action));
  return s;
}

std::string label(const State& s, std::string_view move) {
  const Menu menu = menu_of(s);
  const Option* option = menu.find(move_of(s, move));
  if (option == nullptr) option = menu.find_denied(move_of(s, move));
  return option == nullptr ? "" : game().words(Lang::en).text(option->label, game().catalog());
}

}  // namespace

TEST(PragaResources, TheCountIsTheFieldMinusOne) {
  RULE("PR-401");
  State s = managing("mines");
  set_track(s, Track::mines, 6);
  play(s, "produce");
  EXPECT_EQ(has(s, Good::gold), 5);
}

TEST(PragaResources, ExpandingTheMines) {
  RULE("PR-402");
  State s = managing("mines");
  play(s, "expand");
  EXPECT_EQ(has(s, Good::gold), 1);
  EXPECT_EQ(track(s, Track::mines), 5);
}

TEST(PragaResources, ProductionWithAllBonusesLeftOfTheCube) {
  RULE("PR-403");
  State s = managing("mines");
  set_track(s, Track::mines, 9);
  player(s).token[0] = static_cast<std::uint8_t>(id(kTokenSet, "prod5") + 1);
  play(s, "produce");
  EXPECT_EQ(has(s, Good::gold), 9) << "8 and 1 of the token";
  EXPECT_EQ(vp(s), 1 + 1 + 1) << "fields 4 and 6, and the token";
  EXPECT_EQ(track(s, Track::technology), 1) << "field 8";
  // A bonus on the field of the cube itself does not count yet.
  State four = managing("mines");
  play(four, "produce");
  EXPECT_EQ(vp(four), 0);
}

TEST(PragaResources, QuarriesAreTheSameWithStone) {
  RULE("PR-404");
  State s = managing("quarries");
  play(s, "expand");
  EXPECT_EQ(has(s, Good::stone), 1);
  EXPECT_EQ(track(s, Track::quarries), 4);
  State p = managing("quarries");
  set_track(p, Track::quarries, 7);
  play(p, "produce");
  EXPECT_EQ(has(p, Good::stone), 6);
  EXPECT_EQ(vp(p), 1);
  EXPECT_EQ(track(p, Track::technology), 1);
}

TEST(PragaResources, NineAtMost) {
  RULE("PR-405");
  State s = managing("mines");
  give(s, Good::gold, 7);
  player(s).bonuses = 7;
  play(s, "produce");
  EXPECT_EQ(has(s, Good::gold), 9);
}

TEST(PragaResources, AFieldWorksWhateverMovedTheCube) {
  RULE("PR-406");
  State s = scene();
  give(s, Good::gold, 3);
  give(s, Good::stone, 2);
  set_track(s, Track::mines, 5);
  show(s, "b1_12");  // one more mine
  take(s, "building");
  play_all(s, {"do building", "pick b1_12", "build n8"});
  EXPECT_EQ(step(s), Step::token);
  EXPECT_EQ(track(s, Track::mines), 6);
}

TEST(PragaResources, AProductionTokenForTheTrack) {
  RULE("PR-407");
  State s = managing("mines");
  set_track(s, Track::mines, 5);
  play(s, "expand");
  EXPECT_EQ(offered(s), (std::set<std::string>{"token prod1", "token prod3", "token prod5",
                                               "token prod6", "token prod7"}))
      << "equal ones are one choice";
  play(s, "token prod6");
  EXPECT_EQ(player(s).token[0], id(kTokenSet, "prod6") + 1);
  EXPECT_EQ(s.river >> id(kTokenSet, "prod6") & 1, 0U);
  // It pays with every production of that track.
  give(s, Good::gold_window, 2);
  play_all(s, {"buy two_gold", "extra mines", "produce"});
  EXPECT_EQ(has(s, Good::stone), 1);
  EXPECT_EQ(vp(s), 1 + 1) << "token, and field 4 left of the cube";
}

TEST(PragaResources, TheLastTokensAndAnEmptyRiver) {
  RULE("PR-407");
  State one = managing("quarries");
  one.river = 0b11;  // two tokens that pay the same
  set_track(one, Track::quarries, 4);
  play(one, "expand");
  EXPECT_EQ(player(one).token[1], 1) << "taken without being asked";
  State none = managing("quarries");
  none.river = 0;
  set_track(none, Track::quarries, 4);
  EXPECT_TRUE(has_line(play(none, "expand"), "PR-407 There is no production token left"));
  EXPECT_EQ(player(none).token[1], 0);
}

TEST(PragaResources, ASealNowOrLater) {
  RULE("PR-408");
  State s = managing("mines");
  set_track(s, Track::mines, 8);
  EXPECT_EQ(player(s).rights, 0);
  play(s, "expand");
  EXPECT_EQ(player(s).rights, 1);
  EXPECT_TRUE(offers(s, "seal seal_six"));
  EXPECT_EQ(label(s, "seal seal_six"), "Claim: Six-point seal");
  EXPECT_EQ(label(s, "seal seal_gold"), "Claim: Gold seal for 2 silver windows");
  EXPECT_EQ(denied(s, "seal seal_gold"), "PR-408") << "2 silver windows";
  give(s, Good::silver_window, 2);
  play(s, "seal seal_gold");
  EXPECT_EQ(has(s, Good::silver_window), 0);
  EXPECT_EQ(player(s).cubes, 1);
  EXPECT_EQ(s.seals[id(kSealSet, "seal_gold")], 1);
  EXPECT_EQ(denied(s, "seal seal_six"), "PR-408") << "the right is used";
  // Nobody else can have it.
  end_turn(s);
  player(s, 1).rights = 1;
  EXPECT_EQ(denied(s, "seal seal_gold"), "PR-408");
  EXPECT_TRUE(offers(s, "seal seal_six"));
  player(s, 1).cubes = 0;
  EXPECT_EQ(denied(s, "seal seal_six"), "PR-408") << "no spare cube";
}

TEST(PragaResources, TwoSealsAtMost) {
  RULE("PR-409");
  State s = scene();
  int rights = 0;
  for (const ProductionTrack& each : game().data().tracks) {
    for (const ProgramId program : each.reach) {
      std::size_t at = game().data().program(program).first;
      for (; game().data().ops[at].is != Op::Is::end; ++at) {
        rights += game().data().ops[at].is == Op::Is::seal_right ? 1 : 0;
      }
    }
  }
  EXPECT_EQ(rights, 2);
  set_track(s, Track::mines, 9);
  player(s).rights = 2;
  EXPECT_EQ(game().broken(s), "players[0].seals: too many (PR-409)");
}

TEST(PragaResources, TheEndOfATrack) {
  RULE("PR-410");
  State s = managing("mines");
  set_track(s, Track::mines, 9);
  play(s, "expand");
  EXPECT_EQ(track(s, Track::mines), 9);
  EXPECT_EQ(has(s, Good::gold), 1);
  EXPECT_EQ(player(s).rights, 0) << "reached before";
}

TEST(PragaResources, OtherMinesBringNoGold) {
  RULE("PR-411");
  State s = scene();
  player(s).road = 1;
  give(s, Good::egg, 1);
  s.turn.effects = 0b10;
  play_all(s, {"effect kr1.egg", "choose 2"});
  EXPECT_EQ(track(s, Track::mines), 5);
  EXPECT_EQ(has(s, Good::gold), 0);
}

TEST(PragaResources, BonusesForResources) {
  RULE("PR-412");
  State s = managing("mines");
  give(s, Good::gold, 3);
  const auto lines = play(s, "produce");
  EXPECT_TRUE(has_line(lines, "PR-412 Player 1 takes a resource bonus: 6 gold."));
  EXPECT_EQ(has(s, Good::silver_window), 1);
  EXPECT_EQ(player(s).cubes, 3);
  EXPECT_EQ(std::popcount(player(s).bonuses), 1);
  // Past 6 up to 9 brings both.
  State both = managing("quarries");
  give(both, Good::stone, 4);
  set_track(both, Track::quarries, 6);
  play(both, "produce");
  EXPECT_EQ(has(both, Good::stone), 9);
  EXPECT_EQ(has(both, Good::silver_window), 1);
  EXPECT_EQ(has(both, Good::gold_window), 1);
  EXPECT_EQ(player(both).cubes, 4);
  // Each once in the game.
  give(both, Good::stone, 0);
  give(both, Good::gold_window, 3);
  play_all(both, {"buy two_gold", "extra quarries", "produce"});
  EXPECT_EQ(has(both, Good::silver_window), 1);
  EXPECT_EQ(has(both, Good::gold_window), 1);
}

TEST(PragaResources, ProductionOfATechnologyIsNoAction) {
  RULE("PR-413");
  State s = scene();
  own_technology(s, "t3_5");
  lay_upgrade(s, "u1_01");
  play(s, "use t3_5");
  EXPECT_EQ(has(s, Good::gold), 3);
  EXPECT_EQ(has(s, Good::stone), 2);
  EXPECT_EQ(vp(s), 0) << "the upgrade would give a point";
}

}  // namespace pionek::praga::testing
