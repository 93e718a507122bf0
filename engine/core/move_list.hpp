// The bare sink of `options`: what bots and the fast path use. A caller-owned fixed buffer; labels,
// prices, prompts and denials compile away.
//
// A run of moves that differ only in a rising `n` (every amount a bidder may name) is one entry, so
// that an auction with 500 legal bids costs no more than one with two. `size` and `[]` still count
// every single move.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>

#include "engine/core/move.hpp"
#include "engine/core/phrase.hpp"

namespace pionek {

class MoveList {
 public:
  static constexpr bool explains = false;
  static constexpr int kCapacity = 1024;

  struct Run {
    Move first;
    std::int32_t count;
  };

  MoveList() {}  // leaves items_ as they are

  // ---- the sink, written to by `options` ----
  void prompt(const Phrase& /*words*/) {}

  template <class Explain>
  void offer(Move move, Explain&& /*explain*/) {
    add(move, 1);
  }
  template <class Explain>
  void offer_range(Move first, std::int32_t last_n, Explain&& /*explain*/) {
    assert(last_n >= first.n);
    add(first, last_n - first.n + 1);
  }
  template <class Explain>
  void deny(Move /*move*/, const char* /*rule*/, Explain&& /*explain*/) {}
  template <class Explain>
  void deny_range(Move /*first*/, std::int32_t /*last_n*/, const char* /*rule*/,
                  Explain&& /*explain*/) {}

  // ---- reading ----
  void clear() { runs_ = size_ = 0; }
  [[nodiscard]] int size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }

  [[nodiscard]] Move operator[](int k) const {
    assert(k >= 0 && k < size_);
    if (runs_ == size_) return items_[k].first;
    const Run* run = items_.data();
    for (; k >= run->count; ++run) k -= run->count;
    Move move = run->first;
    move.n += k;
    return move;
  }

  [[nodiscard]] bool contains(Move move) const {
    for (const Run& run : *this) {
      Move at = run.first;
      if (move.n < at.n || move.n - at.n >= run.count) continue;
      at.n = move.n;
      if (at == move) return true;
    }
    return false;
  }

  [[nodiscard]] const Run* begin() const { return items_.data(); }
  [[nodiscard]] const Run* end() const { return items_.data() + runs_; }

 private:
  void add(Move first, std::int32_t count) {
    assert(runs_ < kCapacity);
    if (runs_ == kCapacity) [[unlikely]]
      return;
    items_[runs_++] = {first, count};
    size_ += count;
  }

  // Left uninitialised on purpose: clearing 12 KB for every list would cost more than the rules.
  // Inside a union, or else the default values of Move would be written 1,024 times.
  union {
    std::array<Run, kCapacity> items_;
  };
  int runs_ = 0;
  int size_ = 0;
};

}  // namespace pionek
