// The end of a turn, eras and the end of the game (chapter 12xx).
#include "tests/praga/kit.hpp"

namespace pionek::praga::testing {
namespace {

// Everything is done but the end of the turn.
State done(int seats = 2) {
  State s = scene(seats);
  take(s, "mines", "sec_special_a");
  acted(s);
  return s;
}

// Plays a whole game; answers after which turns the platform cube moved, and when era II began.
struct Clock {
  std::vector<int> drops;
  int era2 = 0;
  int end = 0;
};
Clock clock_of(int seats) {
  Clock out;
  State s = start(seats, 3);
  while (s.phase != Phase::over && s.phase != Phase::plazas) {
    const Moment before = game().moment(s);
    play_to(s, s.turns + 1, s.turns + 1U);
    const Moment after = game().moment(s);
    if (after.platform != before.platform) out.drops.push_back(s.turns);
    if (after.era != before.era) out.era2 = s.turns;
  }
  out.end = s.turns;
  return out;
}

}  // namespace

TEST(PragaEnd, TwoWindowsAreKept) {
  RULE("PR-1201");
  State s = done();
  give(s, Good::gold_window, 2);
  give(s, Good::silver_window, 2);
  play(s, "end");
  EXPECT_EQ(offered(s), (std::set<std::string>{"discard silver 2", "discard gold 1 silver 1",
                                               "discard gold 2"}));
  EXPECT_TRUE(has_line(play(s, "discard gold 1 silver 1"), "PR-1201 Player 1 pays 1 gold window"));
  EXPECT_EQ(player(s).windows(), 2);
  EXPECT_EQ(mover(s), 1);
  // No question where there is no choice.
  State silver = done();
  give(silver, Good::silver_window, 5);
  play(silver, "end");
  EXPECT_EQ(player(silver).windows(), 2);
  EXPECT_EQ(mover(silver), 1);
}

TEST(PragaEnd, TheWheelTurns) {
  RULE("PR-1202");
  State s = done();
  const auto before = s.crane;
  EXPECT_EQ(game().moment(s).arrow, 9);
  EXPECT_TRUE(has_line(play(s, "end"), "PR-1202 The wheel turns by 1 position."));
  EXPECT_EQ(game().moment(s).arrow, 10);
  for (int at = 0; at < 6; ++at) {
    if (before[at] != 0) {
      EXPECT_EQ(s.crane[at + 1], before[at]);
    }
  }
  // From 11 it goes on by two: the box would stand on position 0.
  State twice = done();
  after_turns(twice, 2);
  EXPECT_EQ(game().moment(twice).arrow, 11);
  take(twice, "mines", "sec_special_a");
  acted(twice);
  EXPECT_TRUE(has_line(play(twice, "end"), "PR-1202 The wheel turns by 2 positions."));
  EXPECT_EQ(game().moment(twice).arrow, 1);
}

TEST(PragaEnd, TheUsedTileGoesToTheBeginning) {
  RULE("PR-1203");
  State s = done();
  const int tile = s.turn.tile;
  play(s, "end");
  EXPECT_EQ(s.crane[0], tile);
}

TEST(PragaEnd, PastTheEndOfTheCrane) {
  RULE("PR-1204");
  State s = scene();
  s.crane = {3, 4, 0, 6, 0, 0, 0, 2, 0, 0, 0, 5};  // the sixth tile comes to the first green place
  s.turn.tile = 1;
  s.turn.position = 5;
  s.turn.bonus = Turn::Bonus::used;
  acted(s);
  EXPECT_TRUE(has_line(play(s, "end"), "PR-1204 Past the end of the crane: action tile 5"));
  EXPECT_EQ(s.crane[4], id(kTileSet, "at6") + 1);
  EXPECT_EQ(s.crane[5], id(kTileSet, "at5") + 1) << "the first free green position";
  EXPECT_EQ(s.five, 1 << id(kTileSet, "at5"));
  give(s, Good::gold, 3, 1);
  play(s, "take at5");
  EXPECT_EQ(vp(s, 1), 5);
  EXPECT_EQ(s.five, 0);
}

TEST(PragaEnd, GreenIsFull) {
  RULE("PR-1204");
  State s = scene();
  s.crane = {};
  const std::array<int, 5> places{3, 4, 5, 11, 0};
  for (int i = 0; i < 5; ++i) s.crane[places[i]] = static_cast<std::uint8_t>(i + 2);
  s.turn.tile = 1;
  s.turn.position = 1;
  s.turn.bonus = Turn::Bonus::used;
  acted(s);
  play(s, "end");
  // 4, 5 and 6 are taken by those that were on 3, 4 and 5; 1 by the one that was on 0.
  EXPECT_EQ(s.crane[2], 5);
  EXPECT_EQ(s.crane[0], 1);
  // Red gold is paid for it all the same.
  give(s, Good::gold, 1, 1);
  play(s, "take at5");
  EXPECT_EQ(has(s, Good::gold, 1), 0);
  EXPECT_EQ(vp(s, 1), 5);
}

TEST(PragaEnd, AfterADoubleRotationTheTenthPositionIsTheEnd) {
  RULE("PR-1204");
  State s = scene();
  after_turns(s, 2);
  put_on_crane(s, "at5", 10);
  put_on_crane(s, "at6", 9);
  take(s, "mines", "sec_stone_b");
  acted(s);
  play(s, "end");
  EXPECT_EQ(s.five, 1 << id(kTileSet, "at5"));
  EXPECT_EQ(s.crane[11], id(kTileSet, "at6") + 1);
}

TEST(PragaEnd, ElevenTurnsBetweenDrops) {
  RULE("PR-1205");
  EXPECT_EQ(clock_of(2).drops, (std::vector<int>{10, 21, 32}));
  EXPECT_EQ(clock_of(3).drops, (std::vector<int>{4, 15, 26, 37, 48}));
  EXPECT_EQ(clock_of(4).drops, (std::vector<int>{9, 20, 31, 42, 53, 64}));
}

TEST(PragaEnd, WhenTheEraChanges) {
  RULE("PR-1206");
  EXPECT_EQ(clock_of(2).era2, 16);
  EXPECT_EQ(clock_of(3).era2, 26);
  EXPECT_EQ(clock_of(4).era2, 31);
  State s = start(2);
  s.turns = 15;
  EXPECT_EQ(game().moment(s).platform, 5);
  EXPECT_EQ(game().moment(s).era, 1) << "the arrow is not there yet";
  s.turns = 16;
  EXPECT_EQ(game().moment(s).arrow, 3);
}

TEST(PragaEnd, NewTilesInAllRows) {
  RULE("PR-1207");
  State s = start(2, 9);
  play_to(s, 15);
  const auto reveals = s.reveals;
  play_to(s, 16);
  EXPECT_GT(s.reveals, reveals);
  for (int kind = 0; kind < kKinds; ++kind) {
    for (int place = 0; place < kPlaces; ++place) {
      ASSERT_NE(s.rows[kind][place], 0);
      const HexTile& tile = game().data().tile(s.rows[kind][place] - 1);
      EXPECT_EQ(tile.era, 2);
      EXPECT_EQ(tile.special, place == kSpecialPlace);
    }
    for (const Stack& stack : s.stacks[kind]) {
      for (const int tile : stack.tiles) EXPECT_EQ(game().data().tile(tile).era, 2);
      EXPECT_EQ(stack.known, 0);
    }
  }
  EXPECT_EQ(s.technologies[3].size() + 0, start(2, 9).technologies[3].size())
      << "technologies have no era";
  expect_sound(s);
}

TEST(PragaEnd, TheLastElevenTurns) {
  RULE("PR-1208");
  for (const auto& [seats, turns] : {std::pair(2, 21), std::pair(3, 37), std::pair(4, 53)}) {
    State s = start(seats);
    s.turns = static_cast<std::uint8_t>(turns);
    EXPECT_EQ(game().moment(s).platform, 6);
    EXPECT_EQ(game().total_turns(s) - s.turns, 11);
  }
}

TEST(PragaEnd, TheGameEnds) {
  RULE("PR-1209");
  EXPECT_EQ(clock_of(2).end, 32);
  EXPECT_EQ(clock_of(3).end, 48);
  EXPECT_EQ(clock_of(4).end, 64);
  State s = start(2, 4);
  play_to(s, 32);
  while (game().to_move(s) != nobody) {
    Rng rng(1);
    Silent silent;
    game().play(s, random_move(s, rng), silent);
  }
  EXPECT_EQ(s.phase, Phase::over);
  EXPECT_TRUE(s.agenda.empty());
}

TEST(PragaEnd, TheOrderIsFixed) {
  RULE("PR-1210");
  State s = scene();
  after_turns(s, 15);
  put_on_crane(s, "at5", 11);
  put_on_crane(s, "at1", 10);
  give(s, Good::silver_window, 3, index(s.active()));
  play(s, "take at1");
  acted(s);
  std::vector<std::string> rules;
  for (const std::string& line : play(s, "end")) {
    const std::string rule = line.substr(0, line.find(' '));
    if (rules.empty() || rules.back() != rule) rules.push_back(rule);
  }
  EXPECT_EQ(rules, (std::vector<std::string>{"PR-208", "PR-1201", "PR-1202", "PR-1204", "PR-1207",
                                             "PR-304", "PR-117"}));
}

TEST(PragaEnd, TwoTilesPastTheEnd) {
  RULE("PR-1211");
  State s = scene();
  s.five = static_cast<std::uint8_t>(1 << id(kTileSet, "at6"));
  put_on_crane(s, "at5", 11);
  take(s, "mines", "sec_special_a");
  acted(s);
  play(s, "end");
  EXPECT_EQ(s.five, 1 << id(kTileSet, "at5") | 1 << id(kTileSet, "at6"));
  give(s, Good::gold, 9, 1);
  player(s, 1).bonuses = 7;
  play(s, "take at6");
  EXPECT_EQ(vp(s, 1), 5);
}

}  // namespace pionek::praga::testing
