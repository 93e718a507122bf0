// The generator of all chance: xoshiro256**, integers only, so that a seed means the same game on
// every platform. It lives inside a game's state; `imagine` re-seeds it, so no planner sees ahead.
#pragma once

#include <array>
#include <cstdint>
#include <utility>

namespace pionek {

// 256 bits that fix a whole game. Written as 64 hexadecimal digits, first word first.
using Seed = std::array<std::uint64_t, 4>;

class Rng {
 public:
  constexpr Rng() = default;
  // Each word is stirred first: seeds such as 1 and 2 must not give related games, and the
  // all-zero seed must not be a fixed point.
  constexpr explicit Rng(const Seed& seed) {
    std::uint64_t mixer = 0x9E3779B97F4A7C15U;
    for (int i = 0; i < 4; ++i) state_[i] = stir(mixer ^= stir(seed[i] + mixer));
  }
  // Convenience for tests and bots, where 64 bits are plenty.
  constexpr explicit Rng(std::uint64_t seed) : Rng(Seed{seed, 0, 0, 0}) {}

  constexpr std::uint64_t next() {
    const std::uint64_t result = rotate(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = rotate(state_[3], 45);
    return result;
  }

  // Uniform in [0, bound). Lemire's multiplication with rejection: exact, and seldom divides.
  constexpr std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = (next() >> 32) * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
      const std::uint32_t threshold = (0U - bound) % bound;
      while (static_cast<std::uint32_t>(product) < threshold) product = (next() >> 32) * bound;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  template <class Range>
  constexpr void shuffle(Range& range) {
    for (auto i = static_cast<std::uint32_t>(range.size()); i > 1; --i) {
      std::swap(range[i - 1], range[below(i)]);
    }
  }

  // The raw words, for writing a position exactly and reading it back.
  [[nodiscard]] constexpr const Seed& words() const { return state_; }
  static constexpr Rng from_words(const Seed& words) {
    Rng rng;
    rng.state_ = words;
    return rng;
  }

  friend constexpr bool operator==(const Rng&, const Rng&) = default;

 private:
  static constexpr std::uint64_t rotate(std::uint64_t x, int k) {
    return (x << k) | (x >> (64 - k));
  }
  // The finaliser of splitmix64.
  static constexpr std::uint64_t stir(std::uint64_t x) {
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9U;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBU;
    return x ^ (x >> 31);
  }

  Seed state_{};
};

}  // namespace pionek
