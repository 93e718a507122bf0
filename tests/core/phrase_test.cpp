#include "engine/core/phrase.hpp"

#include <gtest/gtest.h>

namespace pionek {
namespace {

enum class PhraseWord : std::uint16_t { none, sells };

TEST(Phrase, IsEmptyByDefault) {
  EXPECT_TRUE(Phrase().empty());
  EXPECT_TRUE(Phrase(PhraseWord::none).empty());
  EXPECT_FALSE(Phrase(PhraseWord::sells).empty());
}

TEST(Phrase, KeepsItsArgumentsByKind) {
  const Phrase phrase(PhraseWord::sells, seat_at(2), Thing{1, 300}, -4);
  EXPECT_EQ(phrase.count, 3);
  EXPECT_EQ(phrase.args[0].is, Arg::Is::seat);
  EXPECT_EQ(phrase.args[0].value, 2);
  EXPECT_EQ(phrase.args[1].is, Arg::Is::thing);
  EXPECT_EQ(phrase.args[1].set, 1);
  EXPECT_EQ(phrase.args[1].value, 300);
  EXPECT_EQ(phrase.args[2].is, Arg::Is::number);
  EXPECT_EQ(phrase.args[2].value, -4);
}

TEST(Phrase, TakesEveryKindOfInteger) {
  EXPECT_EQ(Arg(std::uint8_t{200}), Arg(200));
  EXPECT_EQ(Arg(std::int64_t{-7}), Arg(-7));
  EXPECT_NE(Arg(2), Arg(seat_at(2)));
  EXPECT_NE(Arg(seat_at(2)), Arg(Thing{0, 2}));
}

TEST(Phrase, NamesItsThingsOnce) {
  const Phrase phrase(PhraseWord::sells, seat_at(2), Thing{1, 4}, 7, Thing{0, 2}, Thing{1, 4});
  EXPECT_EQ(things_in(phrase), (FixedVector<Thing, Phrase::kMaxArgs>{{1, 4}, {0, 2}}));
  EXPECT_TRUE(things_in(Phrase(PhraseWord::sells, 3)).empty());
}

TEST(Phrase, ComparesWordAndArguments) {
  EXPECT_EQ(Phrase(PhraseWord::sells, 1, 2), Phrase(PhraseWord::sells, 1, 2));
  EXPECT_NE(Phrase(PhraseWord::sells, 1, 2), Phrase(PhraseWord::sells, 2, 1));
  EXPECT_NE(Phrase(PhraseWord::sells, 0), Phrase(PhraseWord::sells));
}

}  // namespace
}  // namespace pionek
