// A whole game move by move, readable at the table. If a rule changes, this is where one sees how.
#include "tests/lighthouse/fixture.hpp"

namespace pionek::lighthouse {
namespace {

class LighthouseScript : public LighthouseTest {};

TEST_F(LighthouseScript, AGameOfTwo) {
  begin_with(2, {{"ketch", "ferry"}, {"sloop", "schooner"}});
  // The deck, next ship first: brig, trawler, tug, lugger, cutter, yawl.

  // Round 1. Player 1 hails in the middle of the watch and draws the brig for it.
  play({"guide ketch flares 1", "hail 2", "give sloop", "fetch 3"});
  EXPECT_EQ(hand(0), (Ids{"ferry", "trawler", "brig"}));
  play({"fetch 3", "guide schooner flares 1"});
  EXPECT_EQ(hand(1), (Ids{"tug"}));
  play({"feed"});
  EXPECT_EQ(state_.keepers[0].oil, 2);
  EXPECT_EQ(state_.keepers[1].oil, 1);

  // Round 2. Player 2 leads; the tug's pilot finds somebody to hail.
  play({"guide tug", "hail 1", "give trawler", "rest"});
  EXPECT_EQ(hand(1), (Ids{"cutter", "lugger"})) << "one for the hail, one after the watch";
  play({"fetch 3", "guide ferry brig"});
  EXPECT_EQ(hand(0), (Ids{"yawl"}));
  EXPECT_EQ(denied_by("feed"), "LH-402");
  play({"spare"});

  // Round 3. The near sea is empty, so the far sea is shuffled for the next draw.
  play({"rest"});
  EXPECT_EQ(state_.sea, Sea::far);
  EXPECT_EQ(hand(0).size(), 2);
  play({"fetch 2", "guide cutter flares 1", "spare"});
  EXPECT_EQ(state_.lamp, 1);

  // Round 4.
  play({"fetch 3", "guide lugger", "hail 1"});
  play({"give yawl", "rest", "spare"});
  EXPECT_EQ(game_.to_move(state_), nobody);
  EXPECT_EQ(state_.lamp, 0);

  // Player 1: ketch 1, ferry 3, brig 4, flare 1, no oil, wreck -5.
  // Player 2: schooner 3, tug 1, cutter 2, lugger 2, flares 2, oil 1 / 2 = 0, wreck -5.
  const Scores scores = game_.scores(state_);
  EXPECT_EQ(scores[0].points, 4);
  EXPECT_EQ(scores[1].points, 5);
  EXPECT_EQ(place_of(scores, seat_at(1)), 1);
}

}  // namespace
}  // namespace pionek::lighthouse
