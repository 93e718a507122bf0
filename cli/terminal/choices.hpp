// The numbered options under the board, and what a typed line means among them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal/ink.hpp"
#include "cli/terminal/pages.hpp"

namespace pionek {

// Which of many options are on the screen.
struct Glance {
  std::string opened;  // the group that is looked into; empty: all of them
  int page = 0;
};

class Choices {
 public:
  // `texts` has for each option what is printed on the things it is about, or nothing.
  Choices(const Teller& tell, const Menu& menu, Lines texts);

  // At most so many rows, in as many words as fit: full labels, with the text of a thing where
  // there is nothing but its name, else without, else short ones or the thing and its price, else
  // groups by what the labels begin with ("Leipzig … (4)"), else one page of those.
  // `rows` 0 means that there is room for all.
  [[nodiscard]] Lines lines(const Paper& paper, int rows, const Glance& glance);

  // Of what was shown last.
  [[nodiscard]] int pages() const { return pages_; }
  // Whether texts of things were left out.
  [[nodiscard]] bool untold() const { return untold_; }

  // Each option by itself that has a text, with it; or those behind a number of what was shown.
  [[nodiscard]] Lines texts() const;
  [[nodiscard]] Lines texts(std::string_view number) const;

  // Where the next page is; out of a group after its last.
  [[nodiscard]] Glance after(const Glance& glance) const;

  // A number of what was shown ("3"), where the lowest amount of a run is meant and a group is
  // opened; a run with its amount ("b17", the first letter of its verb); or a move in full ("bid
  // 17").
  struct Reading {
    std::optional<Move> move = std::nullopt;
    std::optional<std::string> opens = std::nullopt;
    bool understood = true;  // false: this is no choice at all, by its form
  };
  [[nodiscard]] Reading read(std::string_view typed) const;

 private:
  // What has a number on the screen: an option, or some that begin with the same words and are
  // told by those alone.
  struct Entry {
    std::string head;  // empty: an option by itself
    std::vector<std::size_t> options;
  };

  [[nodiscard]] std::vector<Entry> all_of(std::string_view head) const;
  using BeginOf = std::string (*)(std::string_view label, std::size_t from);
  [[nodiscard]] std::vector<Entry> groups(BeginOf begin_of, std::string_view opened) const;
  void close(const std::vector<Entry>& groups, std::size_t least);
  void groups_first();
  void gather(const Paper& paper, int rows, std::string_view opened);
  enum class Wording { told, full, brief };
  [[nodiscard]] Lines cells(Wording wording, std::string_view opened) const;
  [[nodiscard]] std::string text_of(std::size_t option) const;
  [[nodiscard]] Lines on_pages(const Paper& paper, int rows, const Glance& glance);
  [[nodiscard]] std::optional<Move> amount(std::string_view typed) const;

  const Teller tell_;
  const Menu& menu_;
  Lines texts_;
  Lines told_;
  Lines full_;
  Lines brief_;
  std::vector<Entry> shown_;
  int pages_ = 1;
  bool untold_ = false;
};

}  // namespace pionek
