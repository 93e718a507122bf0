// A set of spaces of the map: more than 64, so two words.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace pionek::carnegie {

inline constexpr int kMaxSlots = 128;

class SlotSet {
 public:
  constexpr void add(int slot) { words_[slot >> 6] |= bit(slot); }
  constexpr void remove(int slot) { words_[slot >> 6] &= ~bit(slot); }
  [[nodiscard]] constexpr bool has(int slot) const { return (words_[slot >> 6] & bit(slot)) != 0; }
  [[nodiscard]] constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
  // Those of the left set that are not in the right one.
  friend constexpr SlotSet operator-(SlotSet left, const SlotSet& right) {
    left.words_[0] &= ~right.words_[0];
    left.words_[1] &= ~right.words_[1];
    return left;
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
  friend constexpr bool operator==(const SlotSet&, const SlotSet&) = default;

 private:
  static constexpr std::uint64_t bit(int slot) { return std::uint64_t{1} << (slot & 63); }

  std::array<std::uint64_t, 2> words_{};
};

}  // namespace pionek::carnegie
