#include "engine/core/journal.hpp"

#include <gtest/gtest.h>

#include <type_traits>

namespace pionek {
namespace {

enum class JournalWord : std::uint16_t { none, draws, ace };

static_assert(std::is_empty_v<Silent>, "the log of bots costs nothing");

TEST(Journal, KeepsLinesInOrderAndWhispersForOneSeat) {
  Journal journal;
  journal.note("TG-1", {JournalWord::draws, seat_at(0)});
  journal.whisper(seat_at(0), "TG-2", JournalWord::ace);
  ASSERT_EQ(journal.lines.size(), 2);
  EXPECT_STREQ(journal.lines[0].rule, "TG-1");
  EXPECT_EQ(journal.lines[0].words, Phrase(JournalWord::draws, seat_at(0)));
  EXPECT_EQ(journal.lines[0].only, nobody);
  EXPECT_STREQ(journal.lines[1].rule, "TG-2");
  EXPECT_EQ(journal.lines[1].words, Phrase(JournalWord::ace));
  EXPECT_EQ(journal.lines[1].only, seat_at(0));
}

}  // namespace
}  // namespace pionek
