// A sentence before it is put into a language: which words, and what fills their blanks. The rules
// make phrases (labels, prompts, log lines, reasons); `Words` turns them into text.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <type_traits>

#include "engine/core/catalog.hpp"
#include "engine/core/fixed_vector.hpp"
#include "engine/core/seat.hpp"

namespace pionek {

struct Arg {
  enum class Is : std::uint8_t { number, seat, thing };
  Is is = Is::number;
  std::uint8_t set = 0;
  std::int32_t value = 0;

  constexpr Arg() = default;
  constexpr Arg(std::integral auto number) : value(static_cast<std::int32_t>(number)) {}
  constexpr Arg(Seat seat) : is(Is::seat), value(index(seat)) {}
  constexpr Arg(Thing thing) : is(Is::thing), set(thing.set), value(thing.index) {}

  friend constexpr bool operator==(const Arg&, const Arg&) = default;
};

struct Phrase {
  static constexpr int kMaxArgs = 8;

  std::uint16_t word = 0;  // index into the game's words; 0 is the empty phrase
  std::uint8_t count = 0;
  std::array<Arg, kMaxArgs> args{};

  constexpr Phrase() = default;
  // Word is the game's enum of words.
  template <class Word, class... Args>
    requires std::is_enum_v<Word>
  constexpr Phrase(Word which, Args... fill)
      : word(static_cast<std::uint16_t>(which)), count(sizeof...(fill)), args{Arg(fill)...} {
    static_assert(sizeof...(fill) <= kMaxArgs);
  }

  [[nodiscard]] constexpr bool empty() const { return word == 0; }
  friend constexpr bool operator==(const Phrase&, const Phrase&) = default;
};

// The things that a phrase names, each once.
constexpr FixedVector<Thing, Phrase::kMaxArgs> things_in(const Phrase& phrase) {
  FixedVector<Thing, Phrase::kMaxArgs> things;
  for (std::size_t i = 0; i < phrase.count; ++i) {
    const Arg& arg = phrase.args[i];
    const Thing thing{arg.set, static_cast<std::uint16_t>(arg.value)};
    if (arg.is == Arg::Is::thing && things.find(thing) < 0) things.push_back(thing);
  }
  return things;
}

}  // namespace pionek
