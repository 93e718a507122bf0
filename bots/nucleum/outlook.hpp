// What a seat can expect of a game of Nucleum, and what things are therefore worth to it, in
// victory points at the end. The policy adds these up and compares.
#pragma once

#include <optional>

#include "bots/nucleum/tuning.hpp"
#include "engine/nucleum/nucleum.hpp"

namespace pionek::nucleum {

using What = Count::What;

class Outlook {
 public:
  // Something that cannot be done.
  static constexpr double kNever = -1000;

  Outlook(const Nucleum& game, const Tuning& tuning, const State& s, Seat seat);

  // ---- outlook.cpp: time, goods, rewards, incomes, technologies ----
  double left = 0;       // own turns to come after this one, about
  double recharges = 0;  // of them to recharge
  [[nodiscard]] double thaler(int n) const { return n * thaler_; }
  [[nodiscard]] double workers(int n) const { return n * worker_; }
  [[nodiscard]] double uranium(int n) const { return n * uranium_; }
  [[nodiscard]] double program(ProgramId id) const;
  // The next step of an income track, and of the best one.
  [[nodiscard]] double income(int track) const;
  [[nodiscard]] double any_income() const;
  // What a recharge pays with so many tiles in the board row.
  [[nodiscard]] double pay(int tiles) const;
  [[nodiscard]] double technology(int at) const;
  [[nodiscard]] double unlock(int level) const;
  [[nodiscard]] double slot(int slot) const { return program(game_->data().slots[slot]); }
  // What a technology that answers an event brings each time.
  [[nodiscard]] double answer(Trigger trigger) const;

  // ---- markers.cpp: achievement tokens, success markers, what is counted for them ----
  // One more of what contracts, success tiles and goals count.
  [[nodiscard]] double one_more(Count::What what) const { return wanted_[index_of(what)]; }
  [[nodiscard]] double tokens(int n) const;
  // A marker on a space, now or after the end; and the best one for so many tokens.
  [[nodiscard]] double marker(int space) const;
  [[nodiscard]] double best_marker(int tokens) const;
  [[nodiscard]] double nucleum(int plant) const;
  [[nodiscard]] double best_nucleum() const;
  [[nodiscard]] double goal(const Technology& tech) const;

  // ---- works.cpp: buildings, mines, turbines, tiles, contracts ----
  // A building on a plot, and a piece at a place, without the price.
  [[nodiscard]] double building(int building, int plot) const;
  [[nodiscard]] double piece(int piece, int site, const Action& action) const;
  // Powering it, without the fuel.
  [[nodiscard]] double light(int plot) const;
  [[nodiscard]] double tile(int tile) const;
  [[nodiscard]] double contract(ContractId id) const;
  // The chance that it is fulfilled.
  [[nodiscard]] double chance(ContractId id) const;
  // Signing it, with the reward of the best slot that is free.
  [[nodiscard]] double sign(ContractId id, const Action& action) const;

  // ---- actions.cpp: the best that can be made of an action, its price paid; kNever if nothing
  // ----
  [[nodiscard]] double action(ActionId id) const;
  [[nodiscard]] double best_plot(int building, const Action& action) const;
  [[nodiscard]] double best_site(int piece, const Action& action) const;
  [[nodiscard]] double best_fuel(int plot, const Action& action) const;
  [[nodiscard]] double fuel_cost(const Feed& feed, int missing) const;

  // ---- rails.cpp: tracks ----
  // A tile on a field with half `flip` towards city a: what it joins and whose actions it matches.
  [[nodiscard]] double rail(int tile, int field, int flip) const;
  // The field alone.
  [[nodiscard]] double field(int field) const;
  // The best place for a tile, its worker and what is lost with it paid.
  [[nodiscard]] double best_rail(int tile) const;
  [[nodiscard]] double best_face(int tile, int field) const;

  // All that the seat has beyond the points it would have if the game ended now.
  [[nodiscard]] double holdings() const;

  [[nodiscard]] const Player& player() const { return *player_; }
  [[nodiscard]] const State& state() const { return *s_; }
  [[nodiscard]] Seat seat() const { return seat_; }

 private:
  static constexpr int kWhats = static_cast<int>(Count::What::markers_from) + 1;
  static std::size_t index_of(Count::What what) { return static_cast<std::size_t>(what); }

  // outlook.cpp
  [[nodiscard]] double turns_left() const;
  [[nodiscard]] double op(const Op& op) const;
  [[nodiscard]] double column(const Column& column) const;
  [[nodiscard]] double usual(ActionId id) const;
  // markers.cpp
  void find_leaders();
  void want(const Count& count, double each);
  void want_markers();
  void want_contracts();
  [[nodiscard]] double expected(const Count& count) const;
  [[nodiscard]] double token() const;
  [[nodiscard]] double success(int segment) const;
  // works.cpp
  [[nodiscard]] double place(int city) const;
  [[nodiscard]] double time_to_light() const;
  [[nodiscard]] double powering(int building) const;
  // actions.cpp
  [[nodiscard]] double work_out(const Action& action) const;
  [[nodiscard]] double urbanize(const Action& action) const;
  [[nodiscard]] double industrialize(const Action& action) const;
  [[nodiscard]] double develop(const Action& action) const;
  [[nodiscard]] double energize(const Action& action) const;
  // rails.cpp
  [[nodiscard]] double work_out_field(int field) const;
  [[nodiscard]] double joined(CitySet cities) const;
  [[nodiscard]] double land(CitySet cities) const;

  const Nucleum* game_;
  const Tuning* tuning_;
  const State* s_;
  const Player* player_;
  const Map* map_;
  Seat seat_;
  double thaler_ = 0;
  double worker_ = 0;
  double uranium_ = 0;
  double hope_ = 0;  // of what may still be built, 0 to 1
  // By Count::What; structures by colour and buildings by city besides.
  std::array<double, kWhats> wanted_{};
  std::array<double, kColors> wanted_color_{};
  std::array<double, kMaxCities> wanted_city_{};
  std::array<double, kMaxCities> wanted_light_{};
  CitySet lines_ = 0;  // cities that lines join with a plant
  int highest_ = 0;    // space with a marker of anybody
  int second_ = 0;     // and the one below it, or the same
  mutable std::array<std::optional<double>, kMaxActions> actions_;
  mutable std::array<std::optional<double>, 4> unlock_;
  mutable std::optional<double> token_;
  mutable std::optional<double> nucleum_;
  mutable std::array<std::optional<double>, kSegments> success_;
  mutable std::array<std::optional<double>, kMaxBuildings> powering_;
  mutable std::array<std::optional<double>, kMaxFields> fields_;
};

}  // namespace pionek::nucleum
