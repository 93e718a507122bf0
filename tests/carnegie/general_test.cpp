// General rulings (chapter 15xx), and random games of rich companies in which every department and
// every nested effect comes up.
#include <cstring>

#include "tests/carnegie/kit.hpp"

namespace pionek::carnegie::testing {
namespace {

// A sound position early in a game in which everybody has built several departments and has plenty
// of everything.
State rich(int seats, std::uint64_t seed) {
  State s = start(seats, seed);
  play_to(s, Phase::choose, 1, seed);
  Rng rng(seed);
  for (int i = 0; i < seats; ++i) {
    Player& player = s.players[i];
    player.money = player.goods = 60;
    if (player.reserved != kNoDepartment) {
      ++s.copies[player.reserved];
      player.reserved = kNoDepartment;
    }
    int built = 0;
    for (int k = 0; k < 40 && built < 5; ++k) {
      const int id = 5 + static_cast<int>(rng.below(16));
      const int at = static_cast<int>(rng.below(kRooms));
      if (s.copies[id] == 0 || player.has(static_cast<DepartmentId>(id))) continue;
      if (player.room[at] != kFreeRoom) continue;
      build(s, game().catalog().id({kTileSet, static_cast<std::uint16_t>(id)}),
            game().catalog().id({kRoomSet, static_cast<std::uint16_t>(at)}), i);
      ++built;
      if (player.reserve == 0 || game().data().department(id).desks.empty()) {
        continue;
      }
      --player.reserve;
      player.desks[at] = 1;
    }
  }
  return s;
}

}  // namespace

TEST(CarnegieRich, EveryStepComesUpAndNothingBreaks) {
  std::set<Step> steps;
  Silent silent;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    State s = rich(1 + static_cast<int>(seed % 4), seed);
    Rng rng(seed);
    while (s.phase != Phase::over) {
      ASSERT_EQ(game().broken(s).value_or(""), "") << "seed " << seed;
      steps.insert(step(s));
      const json::value position(tree(game().position(s)));
      std::optional<Error> latch;
      const State back = game().read_position(JsonReader(position, "", latch));
      ASSERT_FALSE(latch) << latch->text();
      ASSERT_EQ(std::memcmp(&s, &back, sizeof(State)), 0);
      // Ending a turn early or selling would leave little to see.
      Move move = random_move(s, rng);
      for (int k = 0; k < 3 && (act_of(move) == Act::done || act_of(move) == Act::sell); ++k) {
        move = random_move(s, rng);
      }
      game().play(s, move, silent);
    }
    EXPECT_EQ(game().broken(s).value_or(""), "");
  }
  // The set-up lies before these games.
  for (std::size_t each = 0; each < kStepIds.size(); ++each) {
    const auto wanted = static_cast<Step>(each);
    if (wanted < Step::moves || wanted == Step::projects) continue;
    EXPECT_TRUE(steps.contains(wanted)) << kStepIds[each];
  }
}

TEST(CarnegieGeneral, AllIsOpenExceptAndrewsCards) {
  RULE("CA-1501");
  State s = start(3);
  play_to(s, Phase::departments, 5);
  EXPECT_EQ(game().describe(s, seat_at(0)), game().describe(s, seat_at(2)));
  EXPECT_EQ(game().describe(s, seat_at(0)), game().describe(s, nobody));
  State solo = start(1);
  play_to(solo, Phase::choose, 1);
  const std::string seen = game().describe(solo, seat_at(0));
  for (const CardId id : solo.deck) {
    EXPECT_EQ(seen.find('"' + game().catalog().id({kCardSet, id}) + '"'), std::string::npos);
  }
}

TEST(CarnegieGeneral, CostsComeFirst) {
  RULE("CA-1502");
  // The goods that the small city would bring do not help to pay.
  State s = scene();
  stand(s, "start_construction", 1);
  s.players[0].goods = 1;
  set_transport(s, "midwest", 3);
  use_row(s, Row::construction);
  play(s, "use start_construction.build");
  EXPECT_EQ(denied(s, "project industry cincinnati.0"), "CA-802");
  play(s, "project housing cincinnati.0");
  EXPECT_EQ(s.players[0].goods, 2);
}

TEST(CarnegieGeneral, PointsCountAtOnceAndGoOnBeyondNinetyNine) {
  RULE("CA-1503");
  State s = scene();
  s.players[0].vp = 98;
  away(s, "west", 3);
  set_transport(s, "west", 3);
  next_event(s, "hr", true, false, "west");
  s.row = 0;
  at_phase(s, Phase::income);
  play(s, "recover 3");
  EXPECT_EQ(s.players[0].vp, 104);
}

TEST(CarnegieGeneral, WhatIsGoneCannotBeBuilt) {
  RULE("CA-1504");
  State s = scene();
  stand(s, "start_planning", 1);
  s.players[0].goods = 9;
  s.copies.fill(0);
  s.copies[tile("sales")] = 1;
  use_row(s, Row::management);
  play(s, "use start_planning.build");
  EXPECT_EQ(denied(s, "tile supply"), "CA-1504");
  EXPECT_EQ(offered(s), std::set<std::string>{"tile sales"});
  // Nor can it be reserved.
  State before = start(4);
  play_to(before, Phase::placing);
  play(before, *offered(before, "place").begin());
  before.copies[tile("supply")] = 0;
  EXPECT_EQ(denied(before, "reserve supply"), "CA-1504");
}

TEST(CarnegieGeneral, NothingIsCompulsoryInATurn) {
  RULE("CA-1506");
  State s = scene();
  for (const char* id : {"start_commerce", "start_planning"}) stand(s, id, 1);
  lie(s, "start_commerce", 1);
  s.players[0].goods = 9;
  use_row(s, Row::management);
  EXPECT_TRUE(offers(s, "done"));
  play(s, "done");
  EXPECT_EQ(step(s), Step::activate);
  EXPECT_TRUE(offers(s, "done"));
  EXPECT_FALSE(offers(start(2), "done"));
  EXPECT_FALSE(offers(scene(), "done"));
}

TEST(CarnegieGeneral, WhoCouldOnlyDeclineIsNotAsked) {
  RULE("CA-1507");
  // Nobody has anything: a whole round is the choice of a row.
  State s = scene(3);
  play(s, "row rnd");
  EXPECT_EQ(s.round, 2);
  EXPECT_EQ(mover(s), 1);
  // Goods to sell alone are no reason to ask.
  State goods = scene(2);
  goods.players[0].goods = goods.players[1].goods = 3;
  next_event(goods, "management", true, false, "west");
  play(goods, "row management");
  EXPECT_EQ(goods.round, 2);
}

}  // namespace pionek::carnegie::testing
