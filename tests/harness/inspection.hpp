// The half of the harness that needs no State: menus, labels, notation, rule numbers, score sheets
// and journals, judged by what the contract in engine/core/game.hpp promises. The first thing that
// is wrong is kept; after that nothing is looked at.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/any_game.hpp"
#include "engine/core/files.hpp"
#include "engine/core/rulebook.hpp"

namespace pionek::harness {

// By Lang.
using Rulebooks = std::array<Rulebook, 2>;

Result<Rulebooks> read_rulebooks(const AnyGame& game, const Files& files);

// Whether a person would notice a difference: moves, labels, prices, targets, denials and their
// order.
bool same_menu(const Menu& left, const Menu& right);

// What no reader should see in a sentence: a blank that was not filled, an id with an underscore,
// or two numbers side by side that nobody can tell apart ("plot 4 4"). Nothing if there is no such
// thing.
std::optional<std::string> leak_in(std::string_view text);

// How full each fixed capacity got.
class Fullest {
 public:
  void add(const FillLevel& level) {
    FillLevel& most = levels_.try_emplace(level.of, level).first->second;
    if (level.used > most.used) most = level;
  }
  // "agenda 5 of 12, options 40 of 1024"
  [[nodiscard]] std::string text() const;

 private:
  std::map<std::string, FillLevel> levels_;
};

class Inspection {
 public:
  // Both outlive the inspection.
  Inspection(const AnyGame& game, const Rulebooks& rules) : game_(&game), rules_(&rules) {}

  [[nodiscard]] bool ok() const { return !wrong_.has_value(); }
  [[nodiscard]] const std::optional<std::string>& wrong() const { return wrong_; }
  void fail(std::string what) {
    if (ok()) wrong_ = std::move(what);
  }
  void seats(int count) { seats_ = count; }

  // Each looks at one part and fails if it breaks a promise.
  void rulebooks();
  void menu(const Menu& menu, const MoveList& list, Rng& dice);
  void scores(const Scores& scores, const ScoreSheet& sheet);
  void outcome(const Outcome& outcome);
  void progress(const Progress& progress);
  void journal(const std::vector<JournalLine>& lines);

 private:
  // What is looked at, put into words only when it is wrong.
  struct Subject {
    const char* kind;
    std::optional<Move> move = std::nullopt;
  };

  void option(const Menu& menu, const Option& option, Rng& dice);
  void denial(const Menu& menu, const Denial& denial);
  void range(const Option& option, Subject whose);
  void notation(Move move);
  void explanation(const Explanation& explanation, Subject whose);
  void phrase(const Phrase& phrase, const char* part, Subject whose);
  void rule(std::string_view number, Subject whose);
  [[nodiscard]] bool exists(Thing thing) const;
  [[nodiscard]] bool printable(Move move) const;
  [[nodiscard]] std::string name(Move move) const;
  [[nodiscard]] std::string name(Subject subject) const;

  const AnyGame* game_;
  const Rulebooks* rules_;
  int seats_ = 0;
  std::optional<std::string> wrong_;
};

}  // namespace pionek::harness
