// What things are worth to the city now, in the work of a pawn: 1 is a good action. The prices
// follow from what the city has, from what it will need in the rounds to come, and from how near it
// is to each of the losses.
#pragma once

#include <optional>

#include "bots/frostpunk/tuning.hpp"
#include "engine/frostpunk/frostpunk.hpp"

namespace pionek::frostpunk {

class Outlook {
 public:
  Outlook(const Frostpunk& game, const Tuning& tuning, const State& s);

  // Rounds still to come, this one among them.
  [[nodiscard]] int rounds() const { return rounds_; }
  [[nodiscard]] double price(int resource) const { return price_[resource]; }
  [[nodiscard]] double food() const { return food_; }
  // One more citizen of a type who falls sick; the best that so many cures can do.
  [[nodiscard]] double sick(int type) const { return sick_[type]; }
  [[nodiscard]] double cures(int count) const;
  [[nodiscard]] double death() const { return death_; }
  // A step of a side: for hope what a step less costs, for discontent what a step more costs.
  [[nodiscard]] double hope() const { return hope_; }
  [[nodiscard]] double discontent() const { return discontent_; }
  // So many overload markers fewer.
  [[nodiscard]] double relief(int markers) const;

  // What an effect brings. `field` is where it happens, -1 for nowhere; `normal` is a building's
  // own action, which laws and technologies raise.
  [[nodiscard]] double effect(Cursor at, int field = -1, bool normal = false) const;
  [[nodiscard]] double option(const Choice& choice, int field = -1, bool normal = false) const;
  [[nodiscard]] bool can_choose(const Choice& choice) const;
  // The instructions of an effect as it would run now, with the best of every choice: calls
  // visit(instruction, how many times).
  template <class Visit>
  void walk(Cursor at, int field, bool normal, Visit&& visit) const;

  // buildings.cpp: what it brings until the end without its price; its best use now; what turning
  // it over brings; where it stands best.
  [[nodiscard]] double building(int which) const;
  [[nodiscard]] double use(int field) const;
  [[nodiscard]] double upgrade(int field) const;
  [[nodiscard]] double site(int which, int field) const;
  // The best that so many steps of construction can do.
  [[nodiscard]] double construction(int steps, int discount) const;
  // The usual one.
  [[nodiscard]] double construction() const;
  [[nodiscard]] double built_price(int which, int discount) const;
  [[nodiscard]] double law(int which) const;
  [[nodiscard]] double technology(int which) const;

  // What a stay of the heat marker on a field is worth until the next check.
  [[nodiscard]] double warmth(int heat) const;
  // Where it is warm now.
  [[nodiscard]] const Frostpunk::Warmth& warm() const { return warm_; }
  // An action in the cold.
  [[nodiscard]] double chill(Pawn pawn) const;
  [[nodiscard]] double snow(bool far) const;
  [[nodiscard]] double send(int bonus) const;
  [[nodiscard]] double content(int field, int most) const;

  // How likely the next check breaks the Generator down with so many markers and cubes.
  [[nodiscard]] double breakdown(int markers, int cubes) const;

 private:
  double goods(int kind) const;
  double instruction(const Instr& instr, int field, bool normal) const;
  double people(const Instr& instr, int n) const;
  double morale(const Instr& instr) const;
  double markers(const Instr& instr) const;
  double map(const Instr& instr) const;
  double work(const Instr& instr, int field) const;
  const Choice* best_choice(const Instr& instr, int field, bool normal) const;
  bool compares(const Instr& instr) const;
  bool holds(Cursor test) const;
  int raised(int field, Bonus kind) const;
  double sick_of(int who) const;
  double shelter(int which) const;
  int beds() const;
  // What comes every round for so many rounds, the later the less certain.
  double span(double rounds) const;
  double work_at(int field) const;
  double lasting(Force source) const;

  const Frostpunk& game_;
  const Data& data_;
  const Tuning& tuning_;
  const State& s_;
  int rounds_ = 0;
  double later_ = 0;   // what comes every round from the next one on
  double always_ = 0;  // and from this one on
  Frostpunk::Warmth warm_;
  int adults_ = 0;  // pawns that could act this round
  int people_ = 0;  // pawns that need a bed
  std::array<double, kResources> price_{};
  double food_ = 0;
  std::array<double, kTypes> sick_{};
  double death_ = 0;
  double hope_ = 0;
  double discontent_ = 0;
  mutable std::optional<double> construction_;  // asked for often, worked out once
};

template <class Visit>
void Outlook::walk(Cursor at, int field, bool normal, Visit&& visit) const {
  double times = 1;
  while (at != 0) {
    const Instr& instr = data_.program[at++];
    switch (instr.op) {
      case Op::end:
      case Op::yes:
      case Op::no:
        return;
      case Op::jump:
      case Op::consult:
        at = instr.to;
        break;
      case Op::unless:
        if (!compares(instr)) at = instr.to;
        break;
      case Op::loop:
        times = std::min<int>(instr.n, game_.value(s_, static_cast<Expr>(instr.a), instr.b));
        if (times <= 0) {
          times = 1;
          at = instr.to;
        }
        break;
      case Op::again:
        times = 1;
        break;
      case Op::choose: {
        // Each option goes on with what follows all of them.
        const Choice* best = best_choice(instr, field, normal);
        at = best != nullptr ? best->start : instr.to;
        break;
      }
      default:
        visit(instr, times);
    }
  }
}

}  // namespace pionek::frostpunk
