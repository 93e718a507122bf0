#include "table/utf8.hpp"

#include <gtest/gtest.h>

namespace pionek {
namespace {

TEST(Utf8, TextOfAnyLanguagePasses) {
  EXPECT_FALSE(first_bad_byte(""));
  EXPECT_FALSE(first_bad_byte("Zażółć gęślą jaźń\n€ \xF0\x9F\x82\xA1"));
  EXPECT_FALSE(first_bad_byte("\xED\x9F\xBF \xEE\x80\x80 \xF4\x8F\xBF\xBF"));
}

TEST(Utf8, IllFormedBytesAreFound) {
  const auto at = [](std::string_view text) {
    const BadByte bad = first_bad_byte(text);
    EXPECT_EQ(bad.what, "a byte that is not UTF-8") << text;
    return bad.at;
  };
  EXPECT_EQ(at("ab\x80"), 2U);            // a continuation alone
  EXPECT_EQ(at("\xC5"), 0U);              // cut off
  EXPECT_EQ(at("a\xC5z"), 1U);            // not continued
  EXPECT_EQ(at("\xC0\xAF"), 0U);          // overlong
  EXPECT_EQ(at("\xE0\x9F\xBF"), 0U);      // overlong
  EXPECT_EQ(at("\xF0\x8F\xBF\xBF"), 0U);  // overlong
  EXPECT_EQ(at("x\xED\xA0\x80"), 1U);     // a surrogate
  EXPECT_EQ(at("\xF4\x90\x80\x80"), 0U);  // beyond the last character
  EXPECT_EQ(at("\xFF"), 0U);
}

TEST(Utf8, ControlCharactersAreFound) {
  EXPECT_EQ(first_bad_byte("ab\r\n").what, "a carriage return");
  EXPECT_EQ(first_bad_byte("ab\r\n").at, 2U);
  EXPECT_EQ(first_bad_byte("a\tb").what, "a control character");
  EXPECT_EQ(first_bad_byte(std::string_view("\0", 1)).what, "a control character");
  EXPECT_EQ(first_bad_byte("\x7F").what, "a control character");
}

}  // namespace
}  // namespace pionek
