// How far a long command is, on standard error and only where somebody watches.
#pragma once

#include <cstdint>
#include <mutex>

#include "cli/terminal/phrases.hpp"

namespace pionek {

class Meter {
 public:
  // The word has two blanks: how many are done, of how many. `say` outlives the meter.
  Meter(const Phrases& say, Word word, std::int64_t total);
  // Takes the line away again.
  ~Meter();
  Meter(const Meter&) = delete;
  Meter& operator=(const Meter&) = delete;

  // From any thread.
  void show(std::int64_t done);

 private:
  const Phrases& say_;
  Word word_;
  std::int64_t total_;
  bool watched_;
  std::mutex mutex_;
  std::int64_t shown_ = 0;
};

}  // namespace pionek
