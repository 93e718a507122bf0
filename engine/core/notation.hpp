// Moves as text and back: "bid 17", "build essen", "run 5 12 coal 3". A game lists its verbs once,
// each with the blanks that follow it; printing and parsing are the same for all games.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/catalog.hpp"
#include "engine/core/error.hpp"
#include "engine/core/move.hpp"

namespace pionek {

// One blank of a verb: what stands there, and which field of the Move holds it.
struct Blank {
  enum class Is : std::uint8_t {
    thing,   // the id of a thing of `set`
    things,  // up to five different things of `set`, rising; none is written "nothing". Always in
             // n.
    number   // a whole number, not negative
  };
  enum class Field : std::uint8_t { a, b, n };

  Is is;
  Field field;
  std::uint8_t set = 0;
  // A word before the blank ("coal" in "coal 3"). A blank with a keyword may be left out: it is
  // then zero, and a zero is not written.
  std::string_view keyword = {};
};

struct Verb {
  std::string_view word;
  std::vector<Blank> blanks;
  // What is chosen is nobody else's business: others see that something was, not what.
  bool secret = false;
};

inline constexpr std::size_t kMaxVerbs = 256;

// Packing of Blank::Is::things into Move::n: six bits each, the index plus one, lowest first.
inline constexpr int kMaxThings = 5;
class ThingPack {
 public:
  static constexpr int kMost = 63;  // things of a set that can be told apart

  constexpr ThingPack() = default;
  constexpr explicit ThingPack(std::int32_t packed) : packed_(static_cast<std::uint32_t>(packed)) {}

  constexpr void add(int index) {
    packed_ |= static_cast<std::uint32_t>(index + 1) << (6 * size());
  }
  [[nodiscard]] constexpr int size() const {
    int count = 0;
    while (count < kMaxThings && ((packed_ >> (6 * count)) & 63U) != 0) ++count;
    return count;
  }
  [[nodiscard]] constexpr int operator[](int i) const {
    return static_cast<int>((packed_ >> (6 * i)) & 63U) - 1;
  }
  [[nodiscard]] constexpr std::int32_t packed() const { return static_cast<std::int32_t>(packed_); }

 private:
  std::uint32_t packed_ = 0;
};

// Whether every move of these verbs fits into its fields: the things that data brings are few
// enough for the blanks that name them.
std::optional<Error> check_verbs(std::span<const Verb> verbs, const Catalog& catalog);

std::string print_move(Move move, std::span<const Verb> verbs, const Catalog& catalog);

// `where` of the error is the column, counted from 1, as plain digits.
Result<Move> parse_move(std::string_view text, std::span<const Verb> verbs, const Catalog& catalog);

}  // namespace pionek
