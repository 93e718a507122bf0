#include "cli/meter.hpp"

#include <unistd.h>

#include <iostream>

namespace pionek {
namespace {

// To the beginning of the line, and clear it.
constexpr std::string_view kWipe = "\r\x1b[K";

}  // namespace

Meter::Meter(const Phrases& say, Word word, std::int64_t total)
    : say_(say), word_(word), total_(total), watched_(::isatty(STDERR_FILENO) != 0) {}

Meter::~Meter() {
  if (watched_) std::cerr << kWipe << std::flush;
}

void Meter::show(std::int64_t done) {
  if (!watched_) return;
  const std::scoped_lock lock(mutex_);
  if (done <= shown_) return;
  shown_ = done;
  std::cerr << kWipe << say_(word_, done, total_) << std::flush;
}

}  // namespace pionek
