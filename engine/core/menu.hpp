// The explaining sink of `options`: what people use. For each thing that may be chosen its label,
// price and the things on the board it touches; for what may not, the rule that forbids it and why.
// Both come from the very lines that decide, so an explanation cannot drift from the rule.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "engine/core/fixed_vector.hpp"
#include "engine/core/move.hpp"
#include "engine/core/phrase.hpp"

namespace pionek {

// What is said about a choice, offered or denied.
struct Explanation {
  Phrase label;                   // what the choice is
  Phrase because;                 // denied: the reason with its figures
  FixedVector<Thing, 6> targets;  // what to click on the board
  std::optional<std::int32_t> price;
};

// A move, or a run of moves whose `n` goes from move.n to last_n (every amount one may bid).
struct Option : Explanation {
  Move move;
  std::int32_t last_n = 0;

  [[nodiscard]] bool is_range() const { return last_n != move.n; }
  [[nodiscard]] bool holds(Move other) const {
    if (other.n < move.n || other.n > last_n) return false;
    other.n = move.n;
    return other == move;
  }
};

struct Denial : Option {
  const char* rule = "";
};

class Menu {
 public:
  static constexpr bool explains = true;

  Phrase heading;  // the prompt: what the seat is asked
  std::vector<Option> options;
  std::vector<Denial> denials;

  void clear() {
    heading = {};
    options.clear();
    denials.clear();
  }

  // ---- the sink, written to by `options` ----
  void prompt(const Phrase& words) { heading = words; }

  template <class Explain>
  void offer(Move move, Explain&& explain) {
    offer_range(move, move.n, std::forward<Explain>(explain));
  }
  template <class Explain>
  void offer_range(Move first, std::int32_t last_n, Explain&& explain) {
    Option& option = options.emplace_back();
    option.move = first;
    option.last_n = last_n;
    explain(static_cast<Explanation&>(option));
  }
  template <class Explain>
  void deny(Move move, const char* rule, Explain&& explain) {
    deny_range(move, move.n, rule, std::forward<Explain>(explain));
  }
  template <class Explain>
  void deny_range(Move first, std::int32_t last_n, const char* rule, Explain&& explain) {
    Denial& denial = denials.emplace_back();
    denial.move = first;
    denial.last_n = last_n;
    denial.rule = rule;
    explain(static_cast<Explanation&>(denial));
  }

  // ---- reading ----
  [[nodiscard]] const Option* find(Move move) const {
    for (const Option& option : options) {
      if (option.holds(move)) return &option;
    }
    return nullptr;
  }
  [[nodiscard]] const Denial* find_denied(Move move) const {
    for (const Denial& denial : denials) {
      if (denial.holds(move)) return &denial;
    }
    return nullptr;
  }
};

}  // namespace pionek
