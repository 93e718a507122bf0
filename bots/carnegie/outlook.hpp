// What the seat to move can expect of a game of Carnegie, and what things are therefore worth to
// it, in victory points at the end. The policy adds these up and compares.
#pragma once

#include <optional>

#include "bots/carnegie/roads.hpp"
#include "bots/carnegie/tuning.hpp"

namespace pionek::carnegie {
// What one more project of a type, of a region or in a small city, and one more railway, add to
// donations.
struct FieldSteps {
  std::array<double, kTypes> type{};
  std::array<double, kRegions> region{};
  double small = 0;
  double railway = 0;
};

class Outlook {
 public:
  Outlook(const Carnegie& game, const Tuning& tuning, const State& s, Seat seat);

  // ---- outlook.cpp: prices, missions, desks, rows ----
  int left = 0;                        // rounds to come after this one
  int donations = 0;                   // events with donations to come
  std::array<int, kRegions> events{};  // income events to come
  std::array<int, kRegions> wait{};    // how many spaces of its row the next one is away
  double money = 0;                    // what a dollar is worth, and so on
  double goods = 0;
  double research = 0;
  double hire = 0;
  double active = 0;  // an employee that stands at the end

  [[nodiscard]] double gains(const Gains& gains, int times = 1) const;
  // The income of one disc place, and of all that are built.
  [[nodiscard]] double income(const StripSpace& space) const;
  [[nodiscard]] double project_income() const;
  // To have somebody go to a region, and the best region.
  [[nodiscard]] double mission(int region) const;
  [[nodiscard]] int best_region() const;
  // One more active employee in a department where so many are already.
  [[nodiscard]] double desk(int id, int already) const;
  // One more employee in a room where so many are; and so many moves.
  [[nodiscard]] double place(int room, int inside) const;
  [[nodiscard]] double placing(int pool) const;
  // What a row brings if it is chosen now.
  [[nodiscard]] double event(const Event& event) const;
  [[nodiscard]] double turn(int row) const;

  // ---- appraisal.cpp: projects, research, departments, donations ----
  // A project of a type, wherever; of a city, whatever its type (with a mission there or not).
  [[nodiscard]] double type(int type, int position) const;
  [[nodiscard]] double city(int city, bool mission) const;
  [[nodiscard]] double project(int type, int slot, bool mission) const;
  // The best project that can be built now; the worth of doing nothing if there is none.
  [[nodiscard]] double best_project(const Use& use) const;
  // For each research point.
  [[nodiscard]] double slide(int type) const;
  [[nodiscard]] double advance(int region) const;
  [[nodiscard]] double department(int id) const;
  // A department in a room, built by a use.
  [[nodiscard]] double room(const Use& use, int id, int room) const;
  [[nodiscard]] double best_department(const Use& use) const;
  // Points of a donation field in the end.
  [[nodiscard]] double field(int field) const;
  // One use of a department by an employee.
  [[nodiscard]] double use(int use) const;
  [[nodiscard]] double trade(const Use& use) const;  // each time

  [[nodiscard]] const Survey& survey() const;
  [[nodiscard]] const Roads& roads() const;
  [[nodiscard]] const Roads::Hope& hope() const { return hope_; }
  [[nodiscard]] const Player& player() const { return *player_; }

 private:
  [[nodiscard]] const FieldSteps& field_steps() const;
  [[nodiscard]] double road_base() const;
  [[nodiscard]] double fading(double span) const { return std::min(1.0, left / span); }

  const Carnegie* game_;
  const Data* data_;
  const Tuning* t_;
  const State* s_;
  Seat seat_;
  const Player* player_;
  Roads::Hope hope_;
  mutable std::optional<Survey> survey_;
  mutable std::optional<Roads> roads_;
  mutable std::optional<double> road_base_;
  mutable std::optional<FieldSteps> field_steps_;
  mutable std::optional<double> project_income_;
};

}  // namespace pionek::carnegie
