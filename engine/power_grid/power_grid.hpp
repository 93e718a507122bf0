// Power Grid by its numbered rules (games/power-grid/rules.en.md). The contract of each public
// function is in engine/core/game.hpp; the private ones are grouped by the file that holds them.
#pragma once

#include <memory>

#include "engine/core/game.hpp"
#include "engine/power_grid/data.hpp"
#include "engine/power_grid/state.hpp"

namespace pionek::power_grid {

class PowerGrid {
 public:
  static constexpr std::string_view kId = "power-grid";
  using State = power_grid::State;

  static Result<PowerGrid> load(const Files& files);

  [[nodiscard]] const Data& data() const { return *data_; }
  [[nodiscard]] const GameInfo& info() const { return data_->info; }
  [[nodiscard]] const Catalog& catalog() const { return data_->catalog; }
  [[nodiscard]] const Words& words(Lang lang) const {
    return data_->words[static_cast<std::size_t>(lang)];
  }

  [[nodiscard]] State start(const Setup& setup, const Seed& seed) const;
  [[nodiscard]] Seat to_move(const State& s) const {
    return s.agenda.empty() ? nobody : s.agenda.top().seat;
  }
  template <class Sink>
  void options(const State& s, Sink& sink) const;
  template <class Log>
  void play(State& s, Move move, Log& log) const;
  [[nodiscard]] Scores scores(const State& s) const;
  [[nodiscard]] Outcome outcome(const State& s) const;
  [[nodiscard]] ScoreSheet score_sheet(const State& s) const;
  void imagine(State& s, Seat viewer, Rng& rng) const;
  [[nodiscard]] std::uint32_t reveals(const State& s) const { return s.reveals; }
  [[nodiscard]] Progress progress(const State& s) const {
    return {.round = s.round, .phase = s.agenda.empty() ? -1 : s.phase - 1};
  }
  [[nodiscard]] Levels levels(const State& s) const;
  // Only closed money is known to some and not to others.
  [[nodiscard]] bool alike(const State& s) const {
    return s.money_visible != 0 || s.agenda.empty();
  }
  [[nodiscard]] std::string describe(const State& s, Seat viewer) const;
  [[nodiscard]] std::string position(const State& s) const;
  [[nodiscard]] State read_position(const JsonReader& reader) const;
  [[nodiscard]] std::optional<std::string> broken(const State& s) const;

  // ---- questions that bots and screens ask too ----
  [[nodiscard]] const PlayerCount& count(const State& s) const { return data_->counts[s.seats]; }
  [[nodiscard]] const Map& map(const State& s) const { return data_->maps[s.map]; }
  // How many plants of the market are open for auction (PG-304).
  [[nodiscard]] int open_plants(const State& s) const {
    return s.stage == 3 ? s.market.size() : std::min(s.market.size(), data_->current_size);
  }
  // Tokens beside the board.
  [[nodiscard]] int supply(const State& s, Fuel fuel) const;
  // What the player would pay for the city now, whether or not it may (PG-603, PG-605).
  struct BuildCost {
    int slot = 0;
    int lines = 0;
    [[nodiscard]] int total() const { return slot + lines; }
  };
  [[nodiscard]] BuildCost build_cost(const State& s, Seat seat, int city) const;
  // The most cities the player can supply with plants and fuel at hand (PG-904).
  [[nodiscard]] int best_supply(const State& s, Seat seat) const;
  // Rebuilds what follows from the cities: houses and reach.
  void refresh_networks(State& s) const;

 private:
  explicit PowerGrid(std::shared_ptr<const Data> data) : data_(std::move(data)) {}

  [[nodiscard]] const Plant& plant(PlantId id) const { return data_->plants[id]; }
  static Thing thing(Set set, int index) { return {set, static_cast<std::uint16_t>(index)}; }
  static Thing plant_thing(PlantId id) { return thing(kPlantSet, id); }
  static Thing fuel_thing(Fuel fuel) { return thing(kFuelSet, static_cast<int>(fuel)); }
  [[nodiscard]] Thing city_thing(const State& s, int city) const {
    return thing(kCitySet, map(s).first_city + city);
  }

  // flow.cpp: rounds, phases, stages
  template <class Log>
  void settle(State& s, Log& log) const;
  template <class Log>
  void begin_round(State& s, Log& log) const;
  template <class Log>
  void determine_order(State& s, Log& log) const;
  bool next_turn(State& s, bool forward) const;
  template <class Log>
  void end_building(State& s, Log& log) const;
  template <class Log>
  void begin_stage(State& s, int stage, const char* rule, Log& log) const;

  // setup.cpp
  void deal_plants(State& s) const;
  void set_regions(State& s, RegionSet regions) const;
  template <class Sink>
  void draft_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_region(State& s, Move move, Log& log) const;

  // plant_market.cpp
  template <class Log>
  void draw_plant(State& s, Log& log) const;
  template <class Log>
  void remove_lowest(State& s, const char* rule, Log& log) const;
  template <class Log>
  void drop_obsolete(State& s, Log& log) const;
  template <class Log>
  void change_plant(State& s, Log& log) const;

  // auction.cpp
  bool next_chooser(State& s) const;
  template <class Sink>
  void auction_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_pick(State& s, Move move, Log& log) const;
  template <class Log>
  void play_giveup(State& s, Log& log) const;
  template <class Sink>
  void bid_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_bid(State& s, Move move, Log& log) const;
  template <class Log>
  void play_pass(State& s, Log& log) const;
  template <class Log>
  void next_bidder(State& s, Log& log) const;
  template <class Log>
  void win(State& s, Seat seat, PlantId id, int price, Log& log) const;
  template <class Log>
  void end_auction(State& s, Log& log) const;

  // discard.cpp
  template <class Sink>
  void discard_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_discard(State& s, Move move, Log& log) const;
  template <class Sink>
  void give_back_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_give_back(State& s, Move move, Log& log) const;
  template <class Log>
  void return_tokens(State& s, Seat seat, Fuel fuel, int tokens, Log& log) const;

  // resources.cpp
  template <class Sink>
  void buy_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_buy(State& s, Move move, Log& log) const;

  // building.cpp
  template <class Sink>
  void build_options(const State& s, Sink& sink) const;
  template <class Sink>
  void explain_closed_cities(const State& s, Seat seat, CitySet open, Sink& sink) const;
  template <class Log>
  void play_build(State& s, Move move, Log& log) const;
  [[nodiscard]] CitySet buildable(const State& s, Seat seat) const;
  void connect(State& s, Seat seat, int city) const;

  // bureaucracy.cpp
  template <class Sink>
  void power_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_run(State& s, Move move, Log& log) const;
  template <class Log>
  void refill(State& s, Log& log) const;

  std::shared_ptr<const Data> data_;
};

// Here because the building phase asks it for every city.
inline PowerGrid::BuildCost PowerGrid::build_cost(const State& s, Seat seat, int city) const {
  const int houses = s.houses_in(city);
  const int slot = data_->slot_costs[std::min(houses, 2)];
  if (s.player(seat).cities != 0) return {slot, s.reach[index(seat)][city]};
  // A first city is empty and has a price of its own; where none is empty any more, the slot's.
  return {houses == 0 ? data_->start_city_cost : slot, 0};
}

static_assert(sizeof(State) <= 1536);

}  // namespace pionek::power_grid
