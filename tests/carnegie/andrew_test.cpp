// The solo game (chapter 14xx).
#include <bit>

#include "tests/carnegie/kit.hpp"

namespace pionek::carnegie::testing {
namespace {

// A round of the solo game in which Andrew has this card; the human has chosen the row (odd rounds)
// or nobody has yet (even rounds).
State solo(std::string_view id, int round = 1) {
  State s = scene(1);
  s.seen = 0;
  s.deck.clear();
  s.andrew.card = static_cast<CardId>(card(id));
  for (int other = 0; other < 20; ++other) {
    if (other != s.andrew.card) s.deck.push_back(static_cast<CardId>(other));
  }
  set_markers(s, {round - 1 > 4 ? 4 : round - 1, 0, 0, 0});
  s.round = static_cast<std::uint8_t>(round);
  // Somebody to activate, so that the round waits for the human.
  lie(s, "start_commerce", 1);
  at_phase(s, round % 2 == 0 ? Phase::andrew : Phase::choose);
  return s;
}

// Andrew acts on a row with the card; the event is an income, so that only the action matters.
State after(State s, std::string_view on_row) {
  next_event(s, on_row, true, false, "west");
  play(s, "row " + std::string(on_row));
  play(s, "andrew");
  return s;
}

int points_of_andrew(const State& s) { return game().scores(s).rival->points; }

}  // namespace

TEST(CarnegieSolo, SetUpAsForTwo) {
  RULE("CA-1401");
  State s = start(1);
  int tiles = 0;
  for (const int each : s.copies) tiles += each;
  EXPECT_EQ(tiles, 16);
  EXPECT_EQ(s.players[0].action_tile, 0);
  play_to(s, Phase::opening);
  int neutral = 0;
  for (int slot = 0; slot < kMaxSlots; ++slot) neutral += s.holder_of(slot) == kNeutral ? 1 : 0;
  for (const int who : s.field) neutral += who == kNeutral ? 1 : 0;
  EXPECT_EQ(neutral, 18);
  EXPECT_EQ(mover(s), 0);
}

TEST(CarnegieSolo, AndrewOwnsDiscsOnly) {
  RULE("CA-1402");
  State s = start(1);
  EXPECT_EQ(s.andrew.discs, 26);
  EXPECT_EQ(s.andrew.transport, (std::array<std::uint8_t, 4>{}));
  play_to(s, Phase::opening);
  for (int slot = 0; slot < kMaxSlots; ++slot) EXPECT_NE(s.holder_of(slot), kAndrew);
  for (const int taken : s.andrew.tiles) EXPECT_EQ(taken, 0);
}

TEST(CarnegieSolo, FiveScoreCards) {
  RULE("CA-1403");
  EXPECT_EQ(game().data().score_cards, (std::vector<int>{0, 1, 3, 6, 10}));
}

TEST(CarnegieSolo, TheDeckByLevel) {
  RULE("CA-1404");
  const std::map<std::string, int> basic{
      {"beginner", 20}, {"normal", 15}, {"hard", 10}, {"expert", 5}};
  for (const auto& [level, count] : basic) {
    std::set<int> all;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
      const State s = start(1, seed, level);
      EXPECT_EQ(s.deck.size(), 20);
      EXPECT_EQ(std::count_if(s.deck.begin(), s.deck.end(),
                              [](CardId id) { return !game().data().cards[id].advanced; }),
                count);
      all.insert(s.deck.begin(), s.deck.end());
    }
    EXPECT_EQ(all.size(), level == "beginner" ? 20U : 40U) << level;
  }
}

TEST(CarnegieSolo, BacksCanBeSeen) {
  RULE("CA-1405");
  State s = solo("b07");
  json::object seen = tree(game().describe(s, seat_at(0))).at("andrew").as_object();
  EXPECT_EQ(seen.at("back"), "management");
  EXPECT_TRUE(seen.at("card").is_null());
  EXPECT_EQ(seen.at("deck").at("cards"), 19);
  s.deck.back() = static_cast<CardId>(card("a03"));
  EXPECT_EQ(tree(game().describe(s, seat_at(0))).at("andrew").at("deck").at("back"), "?");
}

TEST(CarnegieSolo, HumanAndAndrewTakeTurnsChoosing) {
  RULE("CA-1406");
  State s = start(1);
  for (int round = 1; round <= 20; ++round) {
    play_to(s, round % 2 == 1 ? Phase::choose : Phase::andrew, round);
    ASSERT_EQ(s.round, round);
    EXPECT_EQ(step(s), round % 2 == 1 ? Step::choose : Step::andrew);
    EXPECT_EQ(s.row, kRows);
  }
}

TEST(CarnegieSolo, AndrewGoesFirst) {
  RULE("CA-1407");
  State s = solo("b01");
  away(s, "west", 1);
  next_event(s, "hr", true, false, "west");
  play(s, "row hr");
  EXPECT_EQ(step(s), Step::andrew);
  play(s, "andrew");
  EXPECT_EQ(s.andrew.shift, 4);
  EXPECT_EQ(step(s), Step::recover);
}

TEST(CarnegieSolo, TheTopCardIsDrawnFaceDown) {
  RULE("CA-1408");
  State s = start(1);
  const CardId top = s.deck.back();
  play_to(s, Phase::choose, 1);
  EXPECT_EQ(s.andrew.card, top);
  EXPECT_EQ(s.andrew.shown, 0);
  EXPECT_EQ(s.andrew.shift, 0);
  EXPECT_EQ(s.deck.size(), 19);
}

TEST(CarnegieSolo, HisCardChoosesTheRow) {
  RULE("CA-1409");
  State s = solo("b07", 2);
  const auto lines = play(s, "andrew");
  EXPECT_TRUE(has_line(lines, "CA-1409 Andrew chooses the row: Management."));
  State end = solo("b07", 6);
  set_markers(end, {0, 5, 0, 0});
  at_phase(end, Phase::andrew);
  EXPECT_TRUE(has_line(play(end, "andrew"), "CA-305 The marker of another row is flipped: "));
}

TEST(CarnegieSolo, EventThenAction) {
  RULE("CA-1410");
  State s = solo("b01");
  next_event(s, "hr", false, true);
  play(s, "row hr");
  const std::uint32_t reveals = s.reveals;
  const auto lines = play(s, "andrew");
  EXPECT_GT(s.reveals, reveals) << "undo stops here";
  ASSERT_GE(lines.size(), 3U);
  EXPECT_TRUE(lines[0].starts_with("CA-1410 Andrew's card: Salt Lake City, Reno."));
  EXPECT_TRUE(lines[1].starts_with("CA-1411 Andrew makes a donation: Education: HR."));
  EXPECT_TRUE(lines[2].starts_with("CA-1413 The card moves right by 4: it is now worth 10 VP."));
}

TEST(CarnegieSolo, HisDonations) {
  RULE("CA-1411");
  State s = solo("b02");
  next_event(s, "rnd", false, true);
  play_all(s, {"row rnd", "andrew"});
  EXPECT_EQ(s.field[field("edu_management")], kAndrew);
  EXPECT_EQ(s.andrew.discs, 25);
  State taken = solo("b02");
  donated(taken, "edu_management");
  taken.players[0].money = 100;
  next_event(taken, "rnd", false, true);
  play_all(taken, {"row rnd", "andrew"});
  EXPECT_EQ(taken.andrew.shift, 1);
  // An income event means nothing to him.
  EXPECT_EQ(after(solo("b02"), "rnd").field[field("edu_management")], kNoHolder);
}

TEST(CarnegieSolo, OnTheEndTileHeOnlyDonates) {
  RULE("CA-1412");
  State s = solo("b02");
  set_markers(s, {0, 0, 0, 4});
  s.round = 5;
  away(s, "west", 1);
  play_all(s, {"row rnd", "andrew"});
  EXPECT_EQ(s.field[field("edu_management")], kAndrew);
  EXPECT_EQ(step(s), Step::recover) << "the human has both events";
}

TEST(CarnegieSolo, HumanResources) {
  RULE("CA-1413");
  EXPECT_EQ(after(solo("b03"), "hr").andrew.shift, 3);
  EXPECT_EQ(after(solo("b07"), "hr").andrew.shift, 1);
}

TEST(CarnegieSolo, Management) {
  RULE("CA-1414");
  State s = solo("b06");  // three tiles of hr
  s.copies.fill(0);
  for (const char* id : {"training", "recruiting", "safety", "new_lobby"}) s.copies[tile(id)] = 2;
  State three = after(s, "management");
  EXPECT_EQ(three.andrew.tiles[tile("training")], 1);
  EXPECT_EQ(three.andrew.tiles[tile("recruiting")], 1);
  EXPECT_EQ(three.andrew.tiles[tile("safety")], 1);
  EXPECT_EQ(three.copies[tile("training")], 1);
  EXPECT_EQ(three.andrew.shift, 0);
  // Never two identical ones in a round; what is missing moves the card.
  for (const char* id : {"recruiting", "safety"}) s.copies[tile(id)] = 0;
  s.copies[tile("new_lobby")] = 0;
  State one = after(s, "management");
  EXPECT_EQ(one.andrew.tiles[tile("training")], 1);
  EXPECT_EQ(one.andrew.shift, 2);
  // In another round he may take the second one.
  s.andrew.tiles[tile("training")] = 1;
  s.copies[tile("training")] = 1;
  EXPECT_EQ(after(s, "management").andrew.tiles[tile("training")], 2);
}

TEST(CarnegieSolo, Construction) {
  RULE("CA-1415");
  State s = solo("b02");  // St. Louis, Chicago
  neutral(s, "chicago.0");
  const State built = after(s, "construction");
  EXPECT_EQ(built.holder_of(slot("st_louis.0")), kAndrew);
  EXPECT_EQ(built.holder_of(slot("chicago.1")), kAndrew);
  EXPECT_EQ(built.andrew.discs, 24);
  for (const char* id : {"chicago.1", "chicago.2", "chicago.3", "chicago.4"}) neutral(s, id);
  EXPECT_EQ(after(s, "construction").andrew.shift, 1);
}

TEST(CarnegieSolo, ResearchAndDevelopment) {
  RULE("CA-1416");
  State s = solo("b01");  // West, 2 steps
  EXPECT_EQ(after(s, "rnd").andrew.transport[region("west")], 2);
  s.andrew.transport[region("west")] = 3;
  State end = after(s, "rnd");
  EXPECT_EQ(end.andrew.transport[region("west")], 4);
  EXPECT_EQ(end.andrew.shift, 1);
  set_transport(s, "west", 4);
  State blocked = after(s, "rnd");
  EXPECT_EQ(blocked.andrew.transport[region("west")], 3);
  EXPECT_EQ(blocked.andrew.shift, 2);
}

TEST(CarnegieSolo, TheCardStopsAtTen) {
  RULE("CA-1417");
  State s = solo("b01");
  donated(s, "edu_hr");
  next_event(s, "hr", false, true);
  play_all(s, {"row hr", "andrew"});
  EXPECT_EQ(s.andrew.shift, 4);
}

TEST(CarnegieSolo, ThenTheHuman) {
  RULE("CA-1418");
  State s = solo("b01");
  stand(s, "start_commerce", 1);
  s.players[0].money = 5;
  next_event(s, "management", false, true);
  play_all(s, {"row management", "andrew", "done"});
  EXPECT_EQ(step(s), Step::use);
  play(s, "use start_commerce.money");
  EXPECT_EQ(step(s), Step::activate);
}

TEST(CarnegieSolo, TheEndOfARound) {
  RULE("CA-1419");
  State s = after(solo("b03"), "hr");
  EXPECT_EQ(s.round, 1);
  lie(s, "lobby", 1);
  play_to(s, Phase::andrew, 2);
  EXPECT_EQ(s.andrew.filed[3], 1);
  EXPECT_EQ(s.column[row("hr")], 1);
  EXPECT_EQ(s.andrew.shown, 0);
  EXPECT_EQ(step(s), Step::andrew);
}

TEST(CarnegieSolo, HisPoints) {
  RULE("CA-1420");
  State s = scene(1);
  EXPECT_EQ(points_of_andrew(s), 0);
  s.andrew.filed = {5, 4, 3, 2, 1};
  EXPECT_EQ(points_of_andrew(s), 4 + 9 + 12 + 10);
  s.andrew.tiles[tile("sales")] = 2;
  s.andrew.tiles[tile("supply")] = 1;
  EXPECT_EQ(points_of_andrew(s), 35 + 6);
  s.andrew.transport = {4, 3, 4, 0};
  EXPECT_EQ(points_of_andrew(s), 41 + 12);
  for (const char* id : {"chicago.0", "pittsburgh.0", "new_york.0"}) {
    s.slot[slot(id)] = static_cast<std::uint8_t>(kAndrew + 8 * game().data().slots[slot(id)].type);
    s.taken.add(slot(id));
  }
  EXPECT_EQ(points_of_andrew(s), 53 + 3 + 2 + 3) << "no points for connections";
}

TEST(CarnegieSolo, HisDonationsCountWhatTheHumanHas) {
  RULE("CA-1421");
  State s = scene(1);
  s.andrew.donations = FieldSet{1} << field("health_west") | FieldSet{1}
                                                                 << field("rights_donation");
  for (const char* id : {"denver.0", "denver.1", "denver.2", "reno.0", "boise.0"}) own(s, id);
  donated(s, "edu_hr");
  EXPECT_EQ(points_of_andrew(s), 10 + 2);
  own(s, "los_angeles.0");
  own(s, "los_angeles.1");
  set_strip(s, "housing", 6, {}, 'B');
  EXPECT_EQ(points_of_andrew(s), 12 + 2) << "his cap stays 12";
}

TEST(CarnegieSolo, WhoHasMoreWins) {
  RULE("CA-1422");
  State s = scene(1);
  s.players[0].vp = 10;
  s.andrew.filed = {0, 0, 0, 0, 1};
  EXPECT_EQ(verdict(s), "1 rival: CA-1422 A tie at 10 VP; ties are not broken, the win is shared.");
  s.andrew.filed = {0, 1, 0, 0, 1};
  EXPECT_EQ(verdict(s), "rival: CA-1422 Andrew wins with 11 VP to 10.");
  EXPECT_EQ(verdict(s, Lang::pl), "rival: CA-1422 Andrew wygrywa 11 do 10 PZ.");
  s.players[0].vp = 12;
  EXPECT_EQ(verdict(s), "1: CA-1422 Player 1 beats Andrew by 12 VP to 11.");
  EXPECT_EQ(verdict(s, Lang::pl), "1: CA-1422 Gracz 1 wygrywa z Andrew 12 do 11 PZ.");
}

TEST(CarnegieSolo, HeCountsWhatIsLeft) {
  RULE("CA-1423");
  State s = scene(1);
  donated(s, "welfare_goods");
  s.andrew.donations = FieldSet{1} << field("welfare_money");
  s.field[field("welfare_money")] = kAndrew;
  s.players[0].goods = 8;
  s.players[0].money = 11;
  // The human returns six cubes for 12; two cubes and $11 are left: two times $5 for Andrew.
  EXPECT_EQ(points_by(s, "CA-1208"), 12);
  EXPECT_EQ(points_of_andrew(s), 4);
  // He cannot have the cubes sold: with $9 and two cubes only one $5 counts.
  s.players[0].money = 9;
  EXPECT_EQ(points_of_andrew(s), 2);
  // A cube for each of his donations only once.
  State both = scene(1);
  both.andrew.donations =
      FieldSet{1} << field("welfare_goods") | FieldSet{1} << field("welfare_money_goods");
  both.players[0].goods = 1;
  both.players[0].money = 4;
  EXPECT_EQ(points_of_andrew(both), 0) << "the cube is sold before, and $5 are no set";
}

TEST(CarnegieSolo, OfEquallyGoodWaysTheWorstForAndrew) {
  RULE("CA-1423");
  State s = scene(1);
  donated(s, "welfare_money");
  donated(s, "welfare_goods");
  s.andrew.donations = FieldSet{1} << field("welfare_money_goods");
  s.field[field("welfare_money_goods")] = kAndrew;
  s.players[0].goods = 7;
  s.players[0].money = 35;
  // The human takes 12 for six cubes and 12 for $30: one cube and $5 are left, a set for Andrew;
  // but the cube can be sold before.
  EXPECT_EQ(points_by(s, "CA-1208"), 24);
  EXPECT_EQ(points_of_andrew(s), 0);
}

// Against a search that tries every number of cubes the human could sell.
TEST(CarnegieSolo, NoWayLeavesAndrewLess) {
  RULE("CA-1423");
  for (int goods = 0; goods <= 24; goods += 2) {
    for (int money = 0; money <= 36; money += 4) {
      State s = scene(1);
      donated(s, "welfare_goods");
      s.andrew.donations =
          FieldSet{1} << field("welfare_money") | FieldSet{1} << field("welfare_money_goods");
      s.players[0].goods = goods;
      s.players[0].money = money;
      const int spare = goods - std::min(goods, 6);
      int least = 99;
      for (int sold = 0; sold <= spare; ++sold) {
        int his = 0;
        for (int sets = 0; sets <= std::min(3, spare - sold); ++sets) {
          const int rest = (money + sold) / 5 - sets;
          if (rest >= 0) his = std::max(his, 4 * sets + 2 * std::min(6, rest));
        }
        least = std::min(least, his);
      }
      EXPECT_EQ(points_of_andrew(s), least) << goods << " goods, $" << money;
    }
  }
}

TEST(CarnegieSolo, HisDiscsAreLimited) {
  RULE("CA-1424");
  EXPECT_EQ(game().data().andrew_discs, 30);
  State s = solo("b02");
  s.andrew.discs = 1;
  const State one = after(s, "construction");
  EXPECT_EQ(one.andrew.discs, 0);
  EXPECT_EQ(one.andrew.shift, 1);
  s.andrew.discs = 0;
  next_event(s, "rnd", false, true);
  play_all(s, {"row rnd", "andrew"});
  EXPECT_EQ(s.field[field("edu_management")], kNoHolder);
  EXPECT_EQ(s.andrew.shift, 1);
}

}  // namespace pionek::carnegie::testing
