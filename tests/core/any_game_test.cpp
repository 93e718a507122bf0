// The example game behind the run-time interface: each call must do what the game itself does.
#include "engine/core/any_game.hpp"

#include <gtest/gtest.h>

#include "tests/harness/inspection.hpp"
#include "tests/support/lighthouse.hpp"

namespace pionek {
namespace {

using lighthouse::Lighthouse;

class AnyGameTest : public testing::Test {
 protected:
  const Lighthouse game_ = lighthouse::example_game();
  const std::shared_ptr<const AnyGame> any_ = lighthouse::any_example_game();
  const pionek::Setup setup_{3, {1}};
  const Seed seed_{5, 6, 7, 8};
  Lighthouse::State state_ = game_.start(setup_, seed_);
  AnyState erased_ = any_->start(setup_, seed_);

  void play(std::string_view text) {
    const Move move = any_->parse(text).value();
    Silent silent;
    game_.play(state_, move, silent);
    any_->play(erased_, move);
  }
};

TEST_F(AnyGameTest, TellsAboutTheGame) {
  EXPECT_EQ(any_->info().id, "lighthouse");
  EXPECT_EQ(any_->catalog().set_id(0), "ship");
  EXPECT_EQ(any_->words(Lang::pl).lang(), Lang::pl);
  EXPECT_EQ(any_->state_bytes(), sizeof(Lighthouse::State));
}

TEST_F(AnyGameTest, PlaysTheSameStates) {
  EXPECT_EQ(erased_, AnyState(state_));
  play("fetch 2");
  play("rest");
  EXPECT_EQ(erased_, AnyState(state_));
  EXPECT_EQ(any_->hash(erased_), hash_of<Lighthouse>(state_));
  EXPECT_EQ(any_->to_move(erased_), game_.to_move(state_));
  EXPECT_EQ(any_->reveals(erased_), game_.reveals(state_));
}

TEST_F(AnyGameTest, JournalsTheSameLines) {
  const Move move = any_->parse("rest").value();
  Journal direct;
  Journal erased;
  game_.play(state_, move, direct);
  any_->play(erased_, move, erased);
  EXPECT_EQ(erased_, AnyState(state_));
  ASSERT_EQ(erased.lines.size(), direct.lines.size());
  for (std::size_t i = 0; i < direct.lines.size(); ++i) {
    EXPECT_EQ(erased.lines[i].words, direct.lines[i].words);
    EXPECT_EQ(erased.lines[i].only, direct.lines[i].only);
  }
}

TEST_F(AnyGameTest, OffersTheSameOptions) {
  Menu direct;
  Menu erased;
  MoveList list;
  game_.options(state_, direct);
  any_->options(erased_, erased);
  any_->options(erased_, list);
  EXPECT_TRUE(harness::same_menu(erased, direct));
  EXPECT_EQ(static_cast<std::size_t>(list.end() - list.begin()), direct.options.size());
}

TEST_F(AnyGameTest, ScoresDescribesAndImaginesAlike) {
  EXPECT_EQ(any_->scores(erased_), game_.scores(state_));
  EXPECT_EQ(any_->score_sheet(erased_).size(), game_.score_sheet(state_).size());
  EXPECT_EQ(any_->describe(erased_, seat_at(1)), game_.describe(state_, seat_at(1)));
  Rng first(3);
  Rng second(3);
  game_.imagine(state_, seat_at(1), first);
  any_->imagine(erased_, seat_at(1), second);
  EXPECT_EQ(erased_, AnyState(state_));
  EXPECT_EQ(any_->broken(erased_), std::nullopt);
}

TEST_F(AnyGameTest, WritesAndReadsPositions) {
  const std::string position = any_->position(erased_);
  EXPECT_EQ(position, game_.position(state_));
  const auto read = any_->read_position(tree(position), "puzzle.json");
  ASSERT_TRUE(read) << read.error().text();
  EXPECT_EQ(*read, erased_);
}

TEST_F(AnyGameTest, NamesTheSourceOfABadPosition) {
  json::object position = tree(any_->position(erased_));
  position["lamp"] = 99;
  const auto read = any_->read_position(position, "puzzle.json");
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().text(),
            "puzzle.json: lamp: found 99; expected a whole number from 0 to 3");
}

TEST_F(AnyGameTest, PrintsAndParsesMoves) {
  EXPECT_EQ(any_->print(any_->parse("guide sloop brig flares 2").value()),
            "guide sloop brig flares 2");
  EXPECT_FALSE(any_->parse("sink sloop"));
}

TEST(AnyState, KnowsWhetherItHoldsAnything) {
  EXPECT_TRUE(AnyState().empty());
  EXPECT_FALSE(AnyState(std::uint8_t{0}).empty());
}

TEST(AnyState, ComparesBytes) {
  using Bytes = std::array<std::uint8_t, 11>;
  EXPECT_EQ(AnyState(Bytes{1, 2}), AnyState(Bytes{1, 2}));
  Bytes other{1, 2};
  other[10] = 1;
  EXPECT_NE(AnyState(Bytes{1, 2}), AnyState(other));
  EXPECT_EQ(AnyState(other).as<Bytes>(), other);
}

}  // namespace
}  // namespace pionek
