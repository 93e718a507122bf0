#include "engine/core/error.hpp"

#include <gtest/gtest.h>

namespace pionek {
namespace {

TEST(Error, SaysWhereWhatAndWhatWasExpected) {
  EXPECT_EQ((Error{"what", "where", "this"}.text()), "where: what; expected this");
  EXPECT_EQ((Error{"what", "", "this"}.text()), "what; expected this");
  EXPECT_EQ((Error{"what", "where", ""}.text()), "where: what");
  EXPECT_EQ((Error{"what", "", ""}.text()), "what");
}

TEST(Result, HoldsAValueOrAnError) {
  const Result<int> good = 3;
  ASSERT_TRUE(good);
  EXPECT_EQ(*good, 3);
  const Result<int> bad = Error{"no", "here", "yes"};
  ASSERT_FALSE(bad);
  EXPECT_EQ(bad.error().text(), "here: no; expected yes");
}

TEST(Result, ValueOfAnErrorThrowsItsText) {
  const Result<int> bad = Error{"no", "here", "yes"};
  try {
    static_cast<void>(bad.value());
    FAIL() << "value() returned";
  } catch (const std::runtime_error& error) {
    EXPECT_STREQ(error.what(), "here: no; expected yes");
  }
}

}  // namespace
}  // namespace pionek
