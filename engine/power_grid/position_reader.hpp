// Reading a position of Power Grid from JSON: every field is checked on its own here, what fields
// mean together in PowerGrid::broken.
#pragma once

#include <array>
#include <string_view>

#include "engine/core/json.hpp"
#include "engine/power_grid/power_grid.hpp"

namespace pionek::power_grid {

// In the order of Step; only steps that ask somebody can be the top of a position.
inline constexpr std::array<std::string_view, 9> kStepNames{
    "draft", "auction", "bid", "discard", "give_back", "buy", "build", "power", "over"};
inline constexpr std::array<std::string_view, 4> kStage3Names{"in_stack", "in_market", "drawn",
                                                              "begun"};

// Steps in which the seats have their turns one after another.
constexpr bool has_turns(Step step) {
  return step == Step::draft || step == Step::buy || step == Step::build || step == Step::power;
}

class PositionReader {
 public:
  PositionReader(const PowerGrid& game, const JsonReader& root)
      : game_(game), data_(game.data()), root_(root) {}

  State read();

 private:
  void header();
  void players();
  void cards();
  void auction();
  void now();
  void steps(Step step, const JsonReader& now);
  void check_auction(const JsonReader& now, Seat seat) const;
  void check_stage(Step step) const;

  int thing(const JsonReader& item, Set set, int first, int count) const;
  PlantId plant(const JsonReader& item) const {
    return static_cast<PlantId>(thing(item, kPlantSet, 0, static_cast<int>(data_.plants.size())));
  }
  Seat seat(const JsonReader& item) const { return seat_at(int(item.integer(0, s_.seats - 1))); }
  std::uint64_t plant_bits(const JsonReader& list) const;
  Tokens tokens(const JsonReader& item) const;

  const PowerGrid& game_;
  const Data& data_;
  const JsonReader& root_;
  State s_;
};

}  // namespace pionek::power_grid
