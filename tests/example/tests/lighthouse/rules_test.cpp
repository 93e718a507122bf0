// The numbered rules of Lighthouse, one by one.
#include "tests/lighthouse/fixture.hpp"

namespace pionek::lighthouse {
namespace {

using Ids = std::vector<std::string>;
class LighthouseRules : public LighthouseTest {};

// ---- 1xx set-up ----

TEST_F(LighthouseRules, SeatsAndWeather) {
  RULE("LH-101");
  EXPECT_EQ(game_.info().min_seats, 2);
  EXPECT_EQ(game_.info().max_seats, 4);
  begin(2, Weather::stormy);
  EXPECT_EQ(state_.weather, Weather::stormy);
  begin(2);
  EXPECT_EQ(state_.weather, Weather::calm);
}

TEST_F(LighthouseRules, EachKeeperGetsTwoNearShips) {
  RULE("LH-102");
  for (int seats = 2; seats <= 4; ++seats) {
    begin(seats);
    for (int i = 0; i < seats; ++i) EXPECT_EQ(hand(i).size(), 2);
    EXPECT_EQ(state_.deck.size(), 10 - 2 * seats);
    EXPECT_EQ(game_.broken(state_), std::nullopt) << "all near ships are dealt, no far ones";
    EXPECT_EQ(state_.sea, Sea::near);
  }
}

TEST_F(LighthouseRules, TheDealDependsOnTheSeed) {
  RULE("LH-102");
  const auto one = game_.start({2, {}}, Seed{1, 0, 0, 0});
  const auto two = game_.start({2, {}}, Seed{2, 0, 0, 0});
  EXPECT_NE(ids(one.deck), ids(two.deck));
}

TEST_F(LighthouseRules, OilAndLampAtTheStart) {
  RULE("LH-103");
  begin(3);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(state_.keepers[static_cast<std::size_t>(i)].oil, 2);
  EXPECT_EQ(state_.cellar, 18);
  EXPECT_EQ(state_.lamp, 3);
}

// ---- 2xx the watch ----

TEST_F(LighthouseRules, WatchesGoClockwiseFromTheLeaderWhoChanges) {
  RULE("LH-201");
  begin(3);
  std::vector<int> order;
  for (int round = 0; round < 2; ++round) {
    for (int i = 0; i < 3; ++i) {
      order.push_back(to_move());
      play({"rest"});
    }
    order.push_back(to_move());  // the leader votes
    play({"feed"});
  }
  EXPECT_EQ(order, (std::vector<int>{0, 1, 2, 0, 1, 2, 0, 1}));
}

TEST_F(LighthouseRules, TheTwoStepsGoInEitherOrder) {
  RULE("LH-202");
  begin_with(2, {{"sloop", "yawl"}, {"cutter", "brig"}});
  play({"fetch 1"});
  EXPECT_EQ(to_move(), 0);
  play({"guide sloop"});
  EXPECT_EQ(to_move(), 1) << "both are done: the watch is over";
  play({"guide cutter"});
  EXPECT_EQ(to_move(), 1);
  play({"fetch 1"});
  EXPECT_EQ(to_move(), 0) << "the vote";
}

TEST_F(LighthouseRules, EachStepIsDoneOnceAndRestingEndsTheWatch) {
  RULE("LH-202");
  begin_with(2, {{"sloop", "yawl"}, {"cutter", "brig"}});
  play({"fetch 1"});
  EXPECT_EQ(denied_by("fetch 1"), "LH-202");
  EXPECT_EQ(denied_by("fetch 3"), "LH-202");
  play({"rest"});
  EXPECT_EQ(to_move(), 1);
  play({"guide cutter"});
  EXPECT_EQ(denied_by("guide brig"), "LH-202");
  EXPECT_FALSE(offered("guide brig"));
}

TEST_F(LighthouseRules, FetchingTakesOneToThreeBarrels) {
  RULE("LH-203");
  begin(2);
  EXPECT_FALSE(offered("fetch 0"));
  EXPECT_FALSE(offered("fetch 4"));
  play({"fetch 3"});
  EXPECT_EQ(state_.keepers[0].oil, 5);
  EXPECT_EQ(state_.cellar, 17);
}

TEST_F(LighthouseRules, FetchingStopsAtWhatTheCellarHas) {
  RULE("LH-203");
  begin(2);
  give_oil(1, 20);
  ASSERT_EQ(state_.cellar, 2);
  EXPECT_TRUE(offered("fetch 2"));
  EXPECT_EQ(denied_by("fetch 3"), "LH-203");
  give_oil(1, 22);
  EXPECT_EQ(denied_by("fetch 1"), "LH-203");
  EXPECT_FALSE(offered("fetch 1"));
}

TEST_F(LighthouseRules, GuidingLaysShipsOpenAndBurnsTheirOil) {
  RULE("LH-204");
  begin_with(2, {{"sloop", "ferry", "brig"}, {}});
  give_oil(0, 4);
  const std::uint32_t reveals = state_.reveals;
  play({"guide sloop ferry"});
  EXPECT_EQ(state_.reveals, reveals + 1) << "the others have seen them now";
  EXPECT_EQ(hand(0), (Ids{"brig"}));
  EXPECT_EQ(ids(state_.keepers[0].fleet), (Ids{"sloop", "ferry"}));
  EXPECT_EQ(state_.keepers[0].oil, 1);
  EXPECT_EQ(state_.burnt, 3);
}

TEST_F(LighthouseRules, GuidingNeedsTheOilAndTakesTwoShipsAtMost) {
  RULE("LH-204");
  begin_with(2, {{"sloop", "yawl", "brig"}, {}});
  give_oil(0, 2);
  EXPECT_TRUE(offered("guide sloop yawl"));
  EXPECT_EQ(denied_by("guide brig"), "LH-204");
  EXPECT_EQ(denied_by("guide sloop brig"), "LH-204");
  give_oil(0, 10);
  EXPECT_TRUE(offered("guide sloop brig"));
  EXPECT_FALSE(offered("guide sloop yawl brig"));
  EXPECT_FALSE(offered("guide nothing"));
}

TEST_F(LighthouseRules, OneFlareForEachShip) {
  RULE("LH-205");
  begin_with(2, {{"sloop", "yawl"}, {}});
  give_oil(0, 3);
  EXPECT_TRUE(offered("guide sloop flares 1"));
  EXPECT_FALSE(offered("guide sloop flares 2"));
  EXPECT_TRUE(offered("guide sloop yawl flares 1"));
  EXPECT_EQ(denied_by("guide sloop yawl flares 2"), "LH-205");
  play({"guide sloop yawl flares 1"});
  EXPECT_EQ(state_.keepers[0].oil, 0);
  EXPECT_EQ(state_.keepers[0].flares, 1);
  EXPECT_EQ(state_.burnt, 3);
}

TEST_F(LighthouseRules, AShipIsDrawnAfterTheWatch) {
  RULE("LH-206");
  begin_with(2, {{"sloop"}, {"yawl"}});
  const std::uint32_t reveals = state_.reveals;
  play({"rest"});
  EXPECT_EQ(hand(0), (Ids{"sloop", "brig"}));
  EXPECT_EQ(state_.reveals, reveals + 1);
}

TEST_F(LighthouseRules, AFullHandDrawsNothing) {
  RULE("LH-206");
  begin_with(2, {{"sloop", "yawl", "tug", "ferry"}, {}});
  play({"rest"});
  EXPECT_EQ(hand(0).size(), 4);
  EXPECT_EQ(lines(nobody), (Ids{"Player 1 rests", "Player 1 holds 4 ships and draws none"}));
}

TEST_F(LighthouseRules, TheFarSeaIsShuffledWhenTheDeckIsEmpty) {
  RULE("LH-207");
  begin_with(3, {{"sloop", "ketch", "yawl"},
                 {"cutter", "lugger", "tug"},
                 {"ferry", "trawler", "schooner", "brig"}});
  ASSERT_TRUE(state_.deck.empty());
  const Rng before = state_.rng;
  const std::uint32_t reveals = state_.reveals;
  play({"rest"});
  EXPECT_EQ(state_.sea, Sea::far);
  EXPECT_EQ(state_.deck.size(), 7);
  EXPECT_EQ(hand(0).size(), 4);
  EXPECT_FALSE(state_.rng == before) << "chance was used";
  EXPECT_EQ(state_.reveals, reveals + 2) << "the shuffle and the ship drawn";
  EXPECT_EQ(lines(nobody)[1], "The deck is empty: 8 ships of the far sea are shuffled");
}

TEST_F(LighthouseRules, NobodyDrawsWhenTheFarSeaIsEmptyToo) {
  RULE("LH-207");
  begin_with(2, {{"sloop"}, {}});
  state_.sea = Sea::far;
  state_.deck = Ships();
  for (const char* id :
       {"ketch", "yawl", "cutter", "lugger", "tug", "ferry", "trawler", "schooner", "brig",
        "barque", "whaler", "frigate", "clipper", "galleon", "steamer", "tanker", "liner"}) {
    state_.harbour.push_back(ship(id));
  }
  ASSERT_EQ(game_.broken(state_), std::nullopt);
  play({"rest"});
  EXPECT_EQ(hand(0), (Ids{"sloop"}));
  EXPECT_EQ(lines(nobody), (Ids{"Player 1 rests", "No ships are left to draw"}));
}

// ---- 3xx hailing ----

TEST_F(LighthouseRules, APilotGrantsAHail) {
  RULE("LH-301");
  begin_with(3, {{"ketch", "sloop"}, {"yawl"}, {}});
  play({"guide ketch"});
  EXPECT_EQ(to_move(), 0) << "at once, in the middle of the watch";
  EXPECT_TRUE(offered("hail 2"));
  EXPECT_EQ(denied_by("hail 3"), "LH-301");
  EXPECT_FALSE(offered("hail 1"));
  EXPECT_FALSE(offered("rest"));
}

TEST_F(LighthouseRules, APilotDoesNothingWhenNobodyHoldsAShip) {
  RULE("LH-301");
  begin_with(2, {{"ketch", "sloop"}, {}});
  play({"guide ketch"});
  EXPECT_TRUE(offered("rest")) << "the watch goes on";
}

TEST_F(LighthouseRules, TwoPilotsHailTwice) {
  RULE("LH-301");
  begin_with(2, {{"ketch", "tug"}, {"yawl", "sloop"}});
  play({"guide ketch tug", "hail 2", "give yawl"});
  EXPECT_EQ(to_move(), 0);
  play({"hail 2", "give sloop"});
  EXPECT_EQ(to_move(), 0);
  EXPECT_TRUE(offered("rest"));
  EXPECT_EQ(hand(0).size(), 2) << "one ship drawn for each";
}

TEST_F(LighthouseRules, TheHailedKeeperChoosesAShipForTheHarbour) {
  RULE("LH-302");
  begin_with(2, {{"ketch"}, {"yawl", "ferry"}});
  play({"guide ketch", "hail 2"});
  EXPECT_EQ(to_move(), 1) << "another seat's choice inside the watch";
  EXPECT_EQ(menu().options.size(), 2);
  const std::uint32_t reveals = state_.reveals;
  play({"give ferry"});
  EXPECT_EQ(hand(1), (Ids{"yawl"}));
  EXPECT_EQ(ids(state_.harbour), (Ids{"ferry"}));
  EXPECT_EQ(state_.reveals, reveals + 2) << "the ship given and the ship drawn for it";
}

TEST_F(LighthouseRules, ThenTheKeeperWhoHailedDraws) {
  RULE("LH-303");
  begin_with(2, {{"ketch"}, {"yawl", "ferry"}});
  play({"guide ketch", "hail 2"});
  EXPECT_TRUE(hand(0).empty());
  play({"give ferry"});
  EXPECT_EQ(hand(0), (Ids{"brig"}));
  EXPECT_EQ(to_move(), 0);
  EXPECT_TRUE(offered("fetch 1")) << "the watch goes on";
}

// ---- 4xx the night ----

TEST_F(LighthouseRules, TheLeaderVotesForAll) {
  RULE("LH-401");
  begin(3);
  play({"rest", "rest", "rest"});
  EXPECT_EQ(to_move(), 0);
  EXPECT_EQ(menu().options.size(), 2);
  EXPECT_TRUE(offered("feed"));
  EXPECT_TRUE(offered("spare"));
}

TEST_F(LighthouseRules, FeedingTakesABarrelFromEachWhoHasOne) {
  RULE("LH-402");
  begin(3);
  give_oil(1, 0);
  play({"rest", "rest", "rest", "feed"});
  EXPECT_EQ(state_.keepers[0].oil, 1);
  EXPECT_EQ(state_.keepers[1].oil, 0);
  EXPECT_EQ(state_.keepers[2].oil, 1);
  EXPECT_EQ(state_.burnt, 2);
  EXPECT_EQ(state_.lamp, 3);
}

TEST_F(LighthouseRules, FeedingNeedsTwoKeepersWithOil) {
  RULE("LH-402");
  begin(3);
  give_oil(1, 0);
  give_oil(2, 0);
  play({"rest", "rest", "rest"});
  EXPECT_FALSE(offered("feed"));
  EXPECT_EQ(denied_by("feed"), "LH-402");
  EXPECT_TRUE(offered("spare"));
}

TEST_F(LighthouseRules, SparingDimsTheLampMoreInAStorm) {
  RULE("LH-403");
  begin(2, Weather::calm);
  play({"rest", "rest", "spare"});
  EXPECT_EQ(state_.lamp, 2);
  begin(2, Weather::stormy);
  play({"rest", "rest", "spare"});
  EXPECT_EQ(state_.lamp, 1);
  play({"rest", "rest", "spare"});
  EXPECT_EQ(state_.lamp, 0) << "not below 0";
}

TEST_F(LighthouseRules, TheGameEndsAfterTheLastNight) {
  RULE("LH-404");
  begin(2);
  for (int round = 1; round <= 4; ++round) {
    EXPECT_EQ(state_.round, round);
    play({"rest", "rest"});
    if (round <= 2) {
      play({"feed"});
    } else {
      play({"spare"});
    }
  }
  EXPECT_EQ(game_.to_move(state_), nobody);
  EXPECT_EQ(state_.lamp, 1);
  EXPECT_TRUE(menu().options.empty());
}

TEST_F(LighthouseRules, TheGameEndsAtOnceWhenTheLampGoesOut) {
  RULE("LH-404");
  begin(2, Weather::stormy);
  play({"rest", "rest", "spare", "rest", "rest", "spare"});
  EXPECT_EQ(game_.to_move(state_), nobody);
  EXPECT_EQ(state_.round, 2);
  EXPECT_EQ(lines(nobody).back(), "The lamp is out");
}

// ---- 5xx scoring ----

TEST_F(LighthouseRules, ShipsAndFlaresCount) {
  RULE("LH-501");
  begin_with(2, {{"sloop", "brig"}, {}});
  give_oil(0, 6);
  play({"guide sloop brig flares 2"});
  EXPECT_EQ(game_.scores(state_)[0].points, 1 + 4 + 2);
}

TEST_F(LighthouseRules, OilLeftCountsInPairs) {
  RULE("LH-502");
  begin(2);
  give_oil(0, 5);
  give_oil(1, 1);
  EXPECT_EQ(game_.scores(state_)[0].points, 2);
  EXPECT_EQ(game_.scores(state_)[1].points, 0);
}

TEST_F(LighthouseRules, ADarkLampCostsEverybody) {
  RULE("LH-503");
  begin(2, Weather::stormy);
  play({"rest", "rest", "spare"});
  EXPECT_EQ(game_.scores(state_)[1].points, 1);
  play({"rest", "rest", "spare"});
  EXPECT_EQ(game_.scores(state_)[0].points, 1 - 5);
  EXPECT_EQ(game_.scores(state_)[1].points, 1 - 5);
}

TEST_F(LighthouseRules, MoreShipsBreakTies) {
  RULE("LH-504");
  begin(3);
  for (int i = 0; i < 3; ++i) give_oil(i, 0);
  // 2 points each: one ship, one ship, and two ships.
  for (Keeper& keeper : state_.keepers) keeper.hand.clear();
  state_.keepers[0].fleet = {ship("cutter")};
  state_.keepers[1].fleet = {ship("lugger")};
  state_.keepers[2].fleet = {ship("sloop"), ship("yawl")};
  const Scores scores = game_.scores(state_);
  EXPECT_EQ(place_of(scores, seat_at(2)), 1);
  EXPECT_EQ(place_of(scores, seat_at(0)), 2);
  EXPECT_EQ(place_of(scores, seat_at(1)), 2) << "still equal: the place is shared";
}

}  // namespace
}  // namespace pionek::lighthouse
