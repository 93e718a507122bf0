// What screens are told: the crane, the dock ("still open this turn"), the tile in hand with what
// each place would join, plazas with who would get what, and the ribbon over the board.
#include "tests/praga/kit.hpp"

namespace pionek::praga::testing {
namespace {

json::value seen(const State& s, Seat viewer = nobody) { return tree(game().describe(s, viewer)); }

json::value dock(const State& s) { return seen(s).at("turn"); }

}  // namespace

TEST(PragaViews, TheCrane) {
  State s = scene();
  s.crane = {3, 4, 0, 6, 0, 0, 0, 2, 0, 0, 1, 5};
  s.five = static_cast<std::uint8_t>(1 << id(kTileSet, "at6"));
  const json::value crane = seen(s).at("crane");
  ASSERT_EQ(crane.as_array().size(), 12U);
  EXPECT_EQ(crane.at(0), (json::object{{"zone", "red"},
                                       {"sector", "sec_gold_a"},
                                       {"tile", "at3"},
                                       {"actions", {"quarries", "building"}},
                                       {"gold", 3},
                                       {"vp", 0},
                                       {"past", false}}));
  EXPECT_EQ(crane.at(3).at("gold"), 1);
  EXPECT_EQ(crane.at(3).at("vp"), 5) << "it went past the end";
  EXPECT_EQ(crane.at(10).at("vp"), 4);
  EXPECT_TRUE(crane.at(2).at("tile").is_null());
  EXPECT_FALSE(crane.at(2).as_object().contains("gold")) << "nothing lies there";
  EXPECT_EQ(crane.at(9).at("sector"), "sec_box");
}

TEST(PragaViews, TheDockBeforeAndAfterTheTile) {
  State s = scene();
  put_on_crane(s, "at1", 4);
  give(s, Good::silver_window, 3);
  EXPECT_EQ(dock(s).at("must"), json::array{"tile"});
  EXPECT_EQ(dock(s).at("bonus"), "none");
  EXPECT_TRUE(dock(s).at("position").is_null());
  EXPECT_EQ(dock(s).at("windows_over"), 1);
  play(s, "take at1");
  EXPECT_EQ(dock(s).at("must"), json::array{"action"});
  EXPECT_EQ(dock(s).at("tile"), "at1");
  EXPECT_EQ(dock(s).at("position"), 4);
  EXPECT_EQ(dock(s).at("sector"), "sec_stone_b");
  EXPECT_EQ(dock(s).at("bonus"), "open");
  play_all(s, {"bonus", "do mines", "produce"});
  EXPECT_EQ(dock(s).at("bonus"), "used");
  EXPECT_EQ(dock(s).at("acted"), true);
  EXPECT_EQ(dock(s).at("must"), json::array{});
}

// Whatever keeps the turn from ending stands in the list, and nothing else does.
TEST(PragaViews, MustIsWhatKeepsTheTurnFromEnding) {
  State s = scene();
  player(s).road = 1;
  give(s, Good::gold_window, 2);
  take(s, "mines");
  acted(s);
  play(s, "buy two_gold");
  s.turn.side = {1, 2};
  s.turn.option = {0, 1};
  s.turn.effects = 0b11;
  EXPECT_EQ(dock(s).at("must"),
            (json::array{"extra", "side:hunger_wall", "side:cathedral", "effect:kr1.free"}));
  EXPECT_EQ(dock(s).at("effects"), (json::array{"kr1.free", "kr1.egg"}));
  EXPECT_EQ(dock(s).at("optional").at("cathedral"), 1);
  EXPECT_EQ(dock(s).at("extra"), "bought");
  State any = start(3, 4);
  Rng rng(8);
  Silent silent;
  while (game().to_move(any) != nobody) {
    if (step(any) == Step::turn) {
      EXPECT_EQ(dock(any).at("must").as_array().empty(), offers(any, "end"));
    }
    game().play(any, random_move(any, rng), silent);
  }
}

TEST(PragaViews, TheTileInHand) {
  State s = scene();
  give(s, Good::stone, 5);
  lay_upgrade(s, "u1_02", 4);  // mines: technology to the south-east, where ws09 is
  lay_wall(s, "w1_02", "ws01");
  show(s, "w1_08");
  take(s, "wall");
  play_all(s, {"do wall", "pick w1_08"});
  const json::value where = seen(s).at("now");
  EXPECT_EQ(where.at("step"), "site");
  EXPECT_EQ(where.at("hand").at("tile"), "w1_08");
  EXPECT_EQ(where.at("hand").at("kind"), "wall");
  EXPECT_EQ(where.at("hand").at("places").as_object().size(), 11U) << "the free ones";
  EXPECT_EQ(
      where.at("hand").at("places").at("ws09").at(5),
      (json::object{
          {"rotation", 5}, {"edges", {2}}, {"corners", json::array{}}, {"red", 0}, {"blue", 0}}));
  play(s, "wall ws09");
  const json::value how = seen(s).at("now");
  EXPECT_EQ(how.at("step"), "rotate");
  EXPECT_EQ(how.at("hand").at("place"), "ws09");
  EXPECT_EQ(how.at("hand").at("rotations"), where.at("hand").at("places").at("ws09"));
}

TEST(PragaViews, CornersThatWouldMeet) {
  State s = scene();
  lay_upgrade(s, "u1_02", 3);
  show(s, "u1_06");
  take(s, "upgrade");
  play_all(s, {"do upgrade", "pick u1_06"});
  const json::value rotations = seen(s).at("now").at("hand").at("rotations");
  EXPECT_EQ(rotations.at(5).at("red"), 1);
  EXPECT_EQ(rotations.at(5).at("corners"), json::array{5});
  EXPECT_EQ(rotations.at(4).at("corners"), json::array{});
}

TEST(PragaViews, WhoWouldGetWhatOfAPlaza) {
  State s = scene(4);
  set_plaza(s, "pe", "pt04");
  lay_building(s, "b2_11", "o4", 0, 1);  // 5 gold
  lay_building(s, "b1_01", "o5", 0, 2);  // 1 gold
  const json::value plaza = seen(s).at("plazas").at("pe");
  EXPECT_EQ(plaza.at("tile"), "pt04");
  EXPECT_EQ(plaza.at("free"), 1);
  EXPECT_EQ(plaza.at("claims"),
            (json::array{json::object{{"seat", 1}, {"cubes", 1}, {"spent", 5}, {"both", true}},
                         json::object{{"seat", 2}, {"cubes", 1}, {"spent", 1}, {"both", false}}}));
  EXPECT_EQ(seen(s).at("city").at("o4"),
            (json::object{{"tile", "b2_11"}, {"rotation", 0}, {"cube", 1}}));
}

TEST(PragaViews, PlayersBoards) {
  State s = scene();
  lay_upgrade(s, "u1_01");
  lay_upgrade(s, "u1_02", 3);
  own_technology(s, "t1_6");
  own_technology(s, "t3_3");
  player(s).once = 1;
  play(s, "use t3_3");
  const json::value own = seen(s).at("players").at(0);
  EXPECT_EQ(own.at("upgrades").at("mines"), (json::object{{"tile", "u1_02"}, {"rotation", 3}}));
  EXPECT_EQ(own.at("covered").at("mines"), json::array{"u1_01"});
  EXPECT_EQ(own.at("tracks").at("university"), 4);
  EXPECT_EQ(
      own.at("technologies"),
      (json::array{json::object{{"id", "t1_6"}, {"level", 1}, {"state", "active"}, {"paid", true}},
                   json::object{{"id", "t3_3"}, {"level", 3}, {"state", "used"}}}));
  EXPECT_EQ(own.at("monuments").at("cathedral"), (json::object{{"row", 1}, {"col", 0}}));
}

TEST(PragaViews, TheOpponent) {
  State s = start(1, 3, {{"solo", "parler"}});
  EXPECT_TRUE(seen(s).at("rival").at("pawn").is_null());
  play(s, "pawn pg");
  const json::value rival = seen(s).at("rival");
  EXPECT_EQ(rival.at("pawn"), "pg");
  EXPECT_EQ(rival.at("cards"), 5);
  EXPECT_EQ(rival.at("mines"), 3);
  EXPECT_TRUE(seen(start(1)).at("rival").is_null()) << "the one of the rulebook has nothing";
}

TEST(PragaViews, TheRibbon) {
  State s = scene(3);
  const auto ribbon = [&] {
    const Progress now = game().progress(s);
    return std::array{now.round, now.rounds, now.phase};
  };
  EXPECT_EQ(ribbon(), (std::array{1, 16, 0}));
  take(s, "mines");
  EXPECT_EQ(ribbon(), (std::array{1, 16, 1}));
  play_all(s, {"do mines"});
  EXPECT_EQ(ribbon(), (std::array{1, 16, 1})) << "inside the action";
  play(s, "produce");
  EXPECT_EQ(ribbon(), (std::array{1, 16, 2}));
  after_turns(s, 3);
  EXPECT_EQ(ribbon()[0], 2);
  play_to(s, 48);
  EXPECT_EQ(ribbon()[0], 16) << "the game is over";
}

}  // namespace pionek::praga::testing
