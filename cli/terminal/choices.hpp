// The numbered options under the board, and what a typed line means among them.
#pragma once

#include <optional>
#include <string_view>

#include "cli/terminal/ink.hpp"
#include "cli/terminal/pages.hpp"

namespace pionek {

class Choices {
 public:
  Choices(const Teller& tell, const Menu& menu);

  // At most so many rows, in as many words as fit: full labels, else short ones or the thing and
  // its price, else one page of those. `rows` 0 means that there is room for all.
  [[nodiscard]] Lines lines(const Paper& paper, int rows, int page) const;

  // A number of the list ("3"), where the lowest amount of a run is meant; a run with its amount
  // ("b17", the first letter of its verb); or a move in full ("bid 17").
  struct Reading {
    std::optional<Move> move;
    bool understood = true;  // false: this is no choice at all, by its form
  };
  [[nodiscard]] Reading read(std::string_view typed) const;

 private:
  [[nodiscard]] std::optional<Move> amount(std::string_view typed) const;

  const Teller tell_;
  const Menu& menu_;
  Lines full_;
  Lines brief_;
};

}  // namespace pionek
