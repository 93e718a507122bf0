#include "engine/core/menu.hpp"

#include <gtest/gtest.h>

namespace pionek {
namespace {

enum class MenuWord : std::uint16_t { none, ask, bid, poor };

Menu make_menu() {
  Menu menu;
  menu.prompt({MenuWord::ask, seat_at(1)});
  menu.offer({0, 0, 0, 0}, [](Explanation&) {});
  menu.offer_range({3, 1, 2, 10}, 13, [](Explanation& e) {
    e.label = {MenuWord::bid, 10};
    e.price = 10;
    e.targets.push_back({0, 4});
  });
  menu.deny({5, 0, 0, 0}, "TG-7", [](Explanation& e) { e.because = {MenuWord::poor, 3}; });
  menu.deny_range({3, 1, 2, 14}, 99, "TG-8", [](Explanation& e) { e.label = {MenuWord::bid, 14}; });
  return menu;
}

TEST(Menu, KeepsPromptOptionsAndDenialsInOrder) {
  const Menu menu = make_menu();
  EXPECT_EQ(menu.heading, Phrase(MenuWord::ask, seat_at(1)));
  ASSERT_EQ(menu.options.size(), 2);
  ASSERT_EQ(menu.denials.size(), 2);
  EXPECT_EQ(menu.options[0].move, (Move{0, 0, 0, 0}));
  EXPECT_EQ(menu.options[1].move, (Move{3, 1, 2, 10}));
  EXPECT_EQ(menu.options[1].last_n, 13);
  EXPECT_STREQ(menu.denials[0].rule, "TG-7");
  EXPECT_STREQ(menu.denials[1].rule, "TG-8");
  EXPECT_EQ(menu.denials[1].last_n, 99);
}

TEST(MenuDeathTest, HasNoMoreTargetsThanItHolds) {
  Menu menu;
  const auto fill = [](Explanation& e) {
    while (!e.targets.full()) e.targets.push_back({1, 2});
  };
  menu.offer({1, 0, 0, 0}, fill);
  Explanation& entry = menu.options[0];
  const int most = entry.targets.size();
  entry.price = 7;
  EXPECT_DEBUG_DEATH(entry.targets.push_back({3, 4}), "full");
  EXPECT_EQ(entry.targets.size(), most);
  EXPECT_EQ(entry.price, 7);
}

TEST(Menu, KeepsWhatTheRulesExplain) {
  const Menu menu = make_menu();
  const Option& bid = menu.options[1];
  EXPECT_EQ(bid.label, Phrase(MenuWord::bid, 10));
  EXPECT_EQ(bid.price, 10);
  EXPECT_EQ(bid.targets, (FixedVector<Thing, 6>{{0, 4}}));
  EXPECT_EQ(menu.options[0].price, std::nullopt);
  EXPECT_TRUE(menu.options[0].label.empty());
  EXPECT_EQ(menu.denials[0].because, Phrase(MenuWord::poor, 3));
}

TEST(Menu, KnowsRangesFromSingleMoves) {
  const Menu menu = make_menu();
  EXPECT_FALSE(menu.options[0].is_range());
  EXPECT_TRUE(menu.options[1].is_range());
}

TEST(Menu, FindsTheOptionThatHoldsAMove) {
  const Menu menu = make_menu();
  EXPECT_EQ(menu.find({0, 0, 0, 0}), &menu.options[0]);
  EXPECT_EQ(menu.find({3, 1, 2, 10}), &menu.options[1]);
  EXPECT_EQ(menu.find({3, 1, 2, 13}), &menu.options[1]);
  EXPECT_EQ(menu.find({3, 1, 2, 14}), nullptr);
  EXPECT_EQ(menu.find({3, 1, 2, 9}), nullptr);
  EXPECT_EQ(menu.find({3, 2, 2, 11}), nullptr);
  EXPECT_EQ(menu.find({5, 0, 0, 0}), nullptr) << "a denied move is not on offer";
}

TEST(Menu, FindsTheDenialThatHoldsAMove) {
  const Menu menu = make_menu();
  EXPECT_EQ(menu.find_denied({5, 0, 0, 0}), &menu.denials[0]);
  EXPECT_EQ(menu.find_denied({3, 1, 2, 50}), &menu.denials[1]);
  EXPECT_EQ(menu.find_denied({3, 1, 2, 100}), nullptr);
  EXPECT_EQ(menu.find_denied({0, 0, 0, 0}), nullptr);
}

TEST(Menu, ForgetsEverythingWhenCleared) {
  Menu menu = make_menu();
  menu.clear();
  EXPECT_TRUE(menu.heading.empty());
  EXPECT_TRUE(menu.options.empty());
  EXPECT_TRUE(menu.denials.empty());
}

}  // namespace
}  // namespace pionek
