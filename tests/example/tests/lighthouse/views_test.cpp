// What people see of Lighthouse: labels, prices, the journal, and what stays hidden from whom.
#include <map>
#include <set>

#include "tests/lighthouse/fixture.hpp"

namespace pionek::lighthouse {
namespace {

using Ids = std::vector<std::string>;
class LighthouseViews : public LighthouseTest {
 protected:
  std::string text(const Phrase& phrase, Lang lang) const {
    return game_.words(lang).text(phrase, game_.catalog());
  }
};

TEST_F(LighthouseViews, LabelsPricesAndTargets) {
  begin_with(2, {{"sloop", "brig"}, {}});
  give_oil(0, 5);
  const Menu now = menu();
  const Option* guide = now.find(move("guide sloop brig flares 1"));
  ASSERT_NE(guide, nullptr);
  EXPECT_EQ(text(guide->label, Lang::en),
            "Guide Sloop and Brig for 5 barrels, 1 of them as a flare");
  EXPECT_EQ(text(guide->label, Lang::pl), "Przeprowadź: Slup i Bryg za 5 beczek, w tym race: 1");
  EXPECT_EQ(guide->price, 5);
  ASSERT_EQ(guide->targets.size(), 2);
  EXPECT_EQ(game_.catalog().target(guide->targets[1]), "ship:brig");
  EXPECT_TRUE(guide->because.empty()) << "a reason is for what is denied";
}

TEST_F(LighthouseViews, ReasonsHaveTheirFigures) {
  begin_with(2, {{"sloop", "brig"}, {}});
  const Menu now = menu();
  const Denial* denial = now.find_denied(move("guide brig"));
  ASSERT_NE(denial, nullptr);
  EXPECT_EQ(text(denial->because, Lang::en), "this takes 3 barrels and you have 2");
  EXPECT_EQ(text(denial->because, Lang::pl), "potrzeba 3 beczek, a masz 2");
}

TEST_F(LighthouseViews, TheJournalWhispersWhatOnlyOneMayKnow) {
  begin_with(2, {{"sloop"}, {"yawl"}});
  play({"rest"});
  EXPECT_EQ(lines(seat_at(0)), (Ids{"Player 1 rests", "Player 1 draws a ship", "You draw Brig"}));
  EXPECT_EQ(lines(seat_at(1)), (Ids{"Player 1 rests", "Player 1 draws a ship"}));
  EXPECT_EQ(lines(nobody), lines(seat_at(1)));
  EXPECT_EQ(lines(seat_at(0), Lang::pl).back(), "Dobierasz: Bryg");
  play({"rest"});
  EXPECT_EQ(lines(seat_at(1)).back(), "You draw Schooner");
  EXPECT_EQ(lines(seat_at(0)).back(), "Player 2 draws a ship");
}

TEST_F(LighthouseViews, EachSeatSeesItsOwnHandOnly) {
  begin_with(2, {{"sloop", "tug"}, {"yawl"}});
  const auto seen = [&](Seat viewer, std::size_t seat) {
    return tree(game_.describe(state_, viewer)).at("keepers").as_array().at(seat).as_object();
  };
  EXPECT_EQ(seen(seat_at(0), 0).at("hand"), json::value({"sloop", "tug"}));
  EXPECT_FALSE(seen(seat_at(1), 0).contains("hand"));
  EXPECT_FALSE(seen(nobody, 0).contains("hand"));
  EXPECT_EQ(seen(nobody, 0).at("holds"), json::value({{"near", 2}, {"far", 0}}));
}

// What the harness cannot see for itself: that each hidden thing really takes every value.
TEST_F(LighthouseViews, ImagineDealsAllThatIsHidden) {
  begin(2);
  std::map<std::string, int> next_ship;
  std::set<Ids> other_hands;
  Rng rng(11);
  for (int i = 0; i < 4000; ++i) {
    State imagined = state_;
    game_.imagine(imagined, seat_at(0), rng);
    EXPECT_EQ(ids(imagined.keepers[0].hand), hand(0));
    ++next_ship[catalog_id(imagined.deck.back())];
    other_hands.insert(ids(imagined.keepers[1].hand));
  }
  // Eight near ships are not in the own hand: any can be next, any two can be the other hand.
  EXPECT_EQ(next_ship.size(), 8);
  for (const auto& [id, count] : next_ship) EXPECT_NEAR(count, 500, 105) << id;
  EXPECT_EQ(other_hands.size(), 28);
}

TEST_F(LighthouseViews, ImagineKeepsTheSeasApart) {
  begin_with(3, {{"sloop", "ketch", "yawl"},
                 {"cutter", "lugger", "tug"},
                 {"ferry", "trawler", "schooner", "brig"}});
  play({"rest", "rest"});
  ASSERT_EQ(state_.sea, Sea::far);
  Rng rng(12);
  std::set<std::string> next_ship;
  for (int i = 0; i < 200; ++i) {
    State imagined = state_;
    game_.imagine(imagined, seat_at(2), rng);
    EXPECT_EQ(game_.broken(imagined), std::nullopt);
    next_ship.insert(catalog_id(imagined.deck.back()));
    for (const std::size_t other : {0U, 1U}) {
      const auto& held = imagined.keepers[other].hand;
      EXPECT_LT(held[2], ship("barque")) << "three near ships";
      EXPECT_GE(held[3], ship("barque")) << "and a far one: the backs show it";
    }
  }
  EXPECT_EQ(next_ship.size(), 8) << "any far ship can be next";
}

}  // namespace
}  // namespace pionek::lighthouse
