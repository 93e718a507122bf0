// "Why can't I?", answered by the rules of the example game.
#include "engine/core/refusal.hpp"

#include <gtest/gtest.h>

#include "tests/support/lighthouse.hpp"

namespace pionek {
namespace {

class RefusalTest : public testing::Test {
 protected:
  const std::shared_ptr<const AnyGame> game_ = lighthouse::any_example_game();
  AnyState state_ = game_->start({2, {}}, Seed{1, 0, 0, 0});

  std::optional<Refusal> ask(std::string_view text, Lang lang = Lang::en) {
    return refusal(*game_, state_, game_->parse(text).value(), lang);
  }
  void play(std::string_view text) { game_->play(state_, game_->parse(text).value()); }
};

TEST_F(RefusalTest, IsNothingForWhatIsOffered) {
  EXPECT_FALSE(ask("rest"));
  EXPECT_FALSE(ask("fetch 1"));
  EXPECT_FALSE(ask("fetch 3"));
}

TEST_F(RefusalTest, NamesTheRuleAndTheReason) {
  play("fetch 2");
  const auto refused = ask("fetch 1");
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->rule, "LH-202");
  EXPECT_EQ(refused->text, "'fetch 1': already done in this watch (LH-202)");
  EXPECT_EQ(ask("fetch 1", Lang::pl)->text, "'fetch 1': to już zrobione w tej wachcie (LH-202)");
}

TEST_F(RefusalTest, NamesPeopleByTheirNames) {
  // Bring about a hail with a keeper who holds nothing: see the position.
  json::object position = tree(game_->position(state_));
  position["agenda"] = json::parse(R"([{"step": "night", "seat": 0, "done": 0},
                                       {"step": "vote", "seat": 0, "done": 0},
                                       {"step": "watch", "seat": 2, "done": 0},
                                       {"step": "watch", "seat": 1, "done": 0},
                                       {"step": "watch", "seat": 0, "done": 2},
                                       {"step": "hail", "seat": 0, "done": 0}])");
  json::array& keepers = position["keepers"].as_array();
  keepers.push_back(json::parse(R"({"hand": [], "fleet": [], "oil": 0, "flares": 0})"));
  const auto read = game_->read_position(position, "test");
  ASSERT_TRUE(read) << read.error().text();
  const std::vector<std::string> names{"Anna", "Bartek", "Celina"};
  const auto refused = refusal(*game_, *read, game_->parse("hail 3").value(), Lang::en, names);
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->rule, "LH-301");
  EXPECT_EQ(refused->text, "'hail 3': Celina holds no ship (LH-301)");
}

TEST_F(RefusalTest, SaysSoWhenNoRuleSpeaksOfTheMove) {
  const auto refused = ask("feed");
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->rule, "");
  EXPECT_EQ(refused->text, "'feed' is not among the choices now");
  EXPECT_EQ(ask("feed", Lang::pl)->text, "'feed': teraz nie do wyboru");
}

TEST_F(RefusalTest, SaysSoWhenTheGameIsOver) {
  for (int night = 0; night < 3; ++night) {
    play("rest");
    play("rest");
    play("spare");
  }
  ASSERT_EQ(game_->to_move(state_), nobody);
  const auto refused = ask("rest");
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->rule, "");
  EXPECT_EQ(refused->text, "the game is over");
  EXPECT_EQ(ask("rest", Lang::pl)->text, "gra jest skończona");
}

}  // namespace
}  // namespace pionek
