// A set of up to 128 things as two words: the fields of the map, the action tiles.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace pionek::nucleum {

class BitSet {
 public:
  static constexpr int kMost = 128;

  constexpr void add(int at) { words_[at >> 6] |= bit(at); }
  constexpr void remove(int at) { words_[at >> 6] &= ~bit(at); }
  [[nodiscard]] constexpr bool has(int at) const { return (words_[at >> 6] & bit(at)) != 0; }
  [[nodiscard]] constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
  [[nodiscard]] constexpr int size() const {
    return std::popcount(words_[0]) + std::popcount(words_[1]);
  }

  // Rising.
  template <class Use>
  constexpr void each(Use&& use) const {
    for (int word = 0; word < 2; ++word) {
      for (std::uint64_t left = words_[word]; left != 0; left &= left - 1) {
        use(64 * word + std::countr_zero(left));
      }
    }
  }

  // Those of the left set that are not in the right one.
  friend constexpr BitSet operator-(BitSet left, const BitSet& right) {
    left.words_[0] &= ~right.words_[0];
    left.words_[1] &= ~right.words_[1];
    return left;
  }
  friend constexpr BitSet operator|(BitSet left, const BitSet& right) {
    left.words_[0] |= right.words_[0];
    left.words_[1] |= right.words_[1];
    return left;
  }
  friend constexpr bool operator==(const BitSet&, const BitSet&) = default;

 private:
  static constexpr std::uint64_t bit(int at) { return std::uint64_t{1} << (at & 63); }

  std::array<std::uint64_t, 2> words_{};
};

}  // namespace pionek::nucleum
