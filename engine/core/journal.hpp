// The logs that `play` writes to. `Silent` is for bots and compiles away; `Journal` is for people:
// every coin, every point and every card, with the number of the rule that moved it.
#pragma once

#include <vector>

#include "engine/core/phrase.hpp"
#include "engine/core/seat.hpp"

namespace pionek {

struct Silent {
  static constexpr bool records = false;
  void note(const char* /*rule*/, const Phrase& /*words*/) {}
  void whisper(Seat /*only*/, const char* /*rule*/, const Phrase& /*words*/) {}
};

struct JournalLine {
  const char* rule = "";
  Phrase words;
  Seat only = nobody;  // the one seat that may read it; nobody: everybody may
};

class Journal {
 public:
  static constexpr bool records = true;

  std::vector<JournalLine> lines;

  void note(const char* rule, const Phrase& words) { lines.push_back({rule, words, nobody}); }
  // A line that would give away what the others may not know.
  void whisper(Seat only, const char* rule, const Phrase& words) {
    lines.push_back({rule, words, only});
  }
};

}  // namespace pionek
