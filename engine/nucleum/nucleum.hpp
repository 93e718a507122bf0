// Nucleum by its numbered rules (games/nucleum/rules.en.md). The contract of each public function
// is in engine/core/game.hpp; the private ones are grouped by the file that holds them.
#pragma once

#include <memory>
#include <optional>

#include "engine/core/game.hpp"
#include "engine/nucleum/data.hpp"
#include "engine/nucleum/fuel.hpp"
#include "engine/nucleum/state.hpp"
#include "engine/nucleum/verbs.hpp"
#include "engine/nucleum/words.hpp"

namespace pionek::nucleum {

// Counts the moves of a step and keeps one: a single one needs no asking.
struct Only {
  int count = 0;
  Move last;
  int cost = 0;  // of the last

  void operator()(Move move, int price = 0) {
    last = move;
    cost = price;
    ++count;
  }
  [[nodiscard]] std::optional<Move> move() const {
    return count == 1 ? std::optional(last) : std::nullopt;
  }
};

class Nucleum {
 public:
  using State = nucleum::State;
  static constexpr std::string_view kId = "nucleum";

  static Result<Nucleum> load(const Files& files);

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
  [[nodiscard]] Progress progress(const State& s) const;
  [[nodiscard]] Levels levels(const State& s) const;
  // Nobody has anything of which the others do not know.
  [[nodiscard]] bool alike(const State& /*s*/) const { return true; }
  [[nodiscard]] std::string describe(const State& s, Seat viewer) const;
  [[nodiscard]] std::string position(const State& s) const;
  [[nodiscard]] State read_position(const JsonReader& reader) const;
  [[nodiscard]] std::optional<std::string> broken(const State& s) const;

  // ---- questions that bots and screens ask too ----
  [[nodiscard]] const Map& map_of(const State& s) const {
    return data_->maps[data_->counts[s.seats].map];
  }
  [[nodiscard]] const Experiment& experiment_of(const Player& player) const {
    return data_->experiments[player.experiment];
  }
  [[nodiscard]] const Modifiers& modifiers_of(const Player& player) const {
    return experiment_of(player).modifiers[player.techs];
  }
  // How much a seat has of something: of what contracts ask for, success tiles and goals count.
  [[nodiscard]] int count(const State& s, Seat seat, const Count& what) const;
  // How often the success tile of a segment counts for a seat (NU-1602).
  [[nodiscard]] int success_count(const State& s, Seat seat, int segment) const;
  [[nodiscard]] bool fulfils(const State& s, Seat seat, ContractId id) const;
  // What a track would pay at a recharge now.
  [[nodiscard]] Column income_of(const Player& player, int track) const;
  // Whether a success marker can go anywhere but to the start space (NU-1305).
  [[nodiscard]] bool can_mark(const Player& player) const;
  // The ends that match if a tile lies on a field with half `flip` towards city a; and of these
  // those whose actions a seat gets because its tracks lie beside the field.
  [[nodiscard]] unsigned matched_ends(const State& s, Seat seat, int tile, int field,
                                      int flip) const;
  [[nodiscard]] unsigned ends_of(const State& s, Seat seat, int field, unsigned ends) const;
  // The half that such an end stands for.
  static int half_of_end(const State& s, int field, int end);
  // A plant for a seat and an action.
  [[nodiscard]] Feed feed(const State& s, Seat seat, const Action& action, int plant) const;
  // Own and neutral buildings that are dark (NU-1001).
  [[nodiscard]] PlotSet dark_buildings(const State& s, Seat seat) const;
  // Own buildings that are not on the map, as bits.
  [[nodiscard]] std::uint16_t buildings_left(const Player& player) const;
  // Free plots where the networks allow it (NU-601, NU-602), those of them that take a building
  // (NU-603, NU-605), and its price there.
  [[nodiscard]] PlotSet building_land(const State& s, Seat seat, const Action& action) const;
  static PlotSet fitting_plots(const Map& map, PlotSet land, Type type, bool government);
  [[nodiscard]] int building_price(const State& s, Seat seat, const Action& action, int building,
                                   int plot) const;
  // Free places for a mine or turbine where the networks allow it, as bits of its kind, and its
  // price.
  [[nodiscard]] std::uint32_t sites(const State& s, Seat seat, const Action& action,
                                    int piece) const;
  [[nodiscard]] int piece_workers(const Action& action, int piece) const;
  [[nodiscard]] int site_thaler(const State& s, const Action& action, int piece, int site) const;
  // Thaler for the tile at a place of the offer as the purchase that is asked for.
  [[nodiscard]] int tile_price(const Task& task, int place) const;
  // Buildings of a type that the network of a city has, whoever owns them.
  [[nodiscard]] int alike_buildings(const State& s, Seat seat, int city, Type type) const;
  // The points a powered building is worth at the end (NU-1607, NU-1608).
  [[nodiscard]] int building_vp(const State& s, Seat owner, int plot) const;
  // The points of uranium, workers and thaler after the best conversions (NU-1609).
  struct Leftovers {
    int uranium = 0;
    int workers = 0;
    int thaler = 0;

    [[nodiscard]] int sum() const { return uranium + workers + thaler; }
  };
  [[nodiscard]] Leftovers leftovers(const Player& player) const;
  // Whether the tiles of a finished line are turned already (NU-512).
  [[nodiscard]] static bool is_turned(const State& s, int link);

 private:
  explicit Nucleum(std::shared_ptr<const Data> data) : data_(std::move(data)) {}

  // Why something cannot be done.
  struct Obstacle {
    const char* rule;
    Word because;
  };
  static const std::array<Obstacle, 5> kPieceObstacles;

  static Thing thing(Set set, int index) { return {set, static_cast<std::uint16_t>(index)}; }
  static Thing tech_thing(const Player& player, int at) {
    return thing(kTechSet, kTechs * player.experiment + at);
  }
  template <class Sink>
  static void skip_option(Sink& sink) {
    sink.offer(make_move(Act::done), [](Explanation& e) { e.label = {Word::do_skip}; });
  }

  // flow.cpp: what happens between choices
  template <class Log>
  void carry_out(State& s, Move move, Log& log) const;
  template <class Log>
  void play_done(State& s, Log& log) const;
  template <class Log>
  void settle(State& s, Log& log) const;
  template <class Log>
  void run(State& s, Log& log) const;
  [[nodiscard]] std::optional<Move> forced_move(const State& s) const;
  template <class Log>
  void advance(State& s, Log& log) const;
  template <class Log>
  void end_round(State& s, Log& log) const;

  // setup.cpp
  void deal_tiles(State& s) const;
  void deal_contracts(State& s) const;
  void prepare_map(State& s) const;
  [[nodiscard]] bool counts(const State& s, const SetupEntry& entry) const;
  [[nodiscard]] int neutral_plot(const State& s, int city, Type type) const;
  void place_neutral(State& s, const SetupCard& card,
                     FixedVector<BuildingId, kMaxBuildings>& tiles) const;
  void place_rubble(State& s, const SetupCard& card) const;
  [[nodiscard]] bool is_chosen(const State& s, int experiment) const;
  template <class Sink>
  void experiment_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_experiment(State& s, Move move, Log& log) const;

  // turn.cpp
  [[nodiscard]] const Obstacle* lay_obstacle(const Player& player, int tile, bool somewhere) const;
  template <class Sink>
  void turn_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_play(State& s, Move move, Log& log) const;
  void play_lay(State& s, Move move) const;

  // track.cpp
  [[nodiscard]] bool can_lay_on(const State& s, const Player& player, int field) const;
  [[nodiscard]] bool can_lay(const State& s, const Player& player) const;
  [[nodiscard]] Color end_color(const State& s, Seat owner, int tile, int half) const;
  template <class Sink>
  void field_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_field(State& s, Move move, Log& log) const;
  template <class Sink>
  void face_options(const State& s, Sink& sink) const;
  template <class Log>
  void lay_track(State& s, int flip, Log& log) const;
  template <class Log>
  void complete_line(State& s, Log& log) const;

  // actions.cpp
  [[nodiscard]] const Obstacle* obstacle(const State& s, Seat seat, ActionId id) const;
  template <class Log>
  void begin_action(State& s, Seat seat, ActionId id, const char* rule, Log& log) const;
  [[nodiscard]] ActionId action_of(int half) const;
  template <class Use>
  void each_half(const State& s, unsigned ends, Use&& use) const;
  [[nodiscard]] bool can_do(const State& s, unsigned ends) const;
  [[nodiscard]] bool can_act(const State& s) const;
  [[nodiscard]] bool is_directive(const Task& task) const;
  template <class Sink>
  void acts_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_act(State& s, Move move, Log& log) const;
  void end_acts(State& s) const;

  // urbanize.cpp
  [[nodiscard]] int cheapest_plot(const State& s, Seat seat, const Action& action, int building,
                                  PlotSet land) const;
  [[nodiscard]] const Obstacle* urbanize_obstacle(const State& s, Seat seat,
                                                  const Action& action) const;
  template <class Sink>
  void building_options(const State& s, Sink& sink) const;
  void play_building(State& s, Move move) const;
  [[nodiscard]] const Obstacle* plot_obstacle(const State& s, const Task& task, int plot,
                                              PlotSet fitting) const;
  template <class Sink>
  void plot_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_plot(State& s, Move move, Log& log) const;
  void put_building(State& s, Seat seat, int building, int plot) const;

  // industrialize.cpp
  static bool on_board(const Player& player, int piece);
  [[nodiscard]] const Obstacle* piece_obstacle(const State& s, Seat seat, const Action& action,
                                               int piece) const;
  [[nodiscard]] const Obstacle* industrialize_obstacle(const State& s, Seat seat,
                                                       const Action& action) const;
  template <class Sink>
  void piece_options(const State& s, Sink& sink) const;
  void play_piece(State& s, Move move) const;
  template <class Sink>
  void site_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_site(State& s, Move move, Log& log) const;
  void put_piece(State& s, Seat seat, int piece, int site) const;

  // develop.cpp
  [[nodiscard]] bool can_buy(const State& s, const Task& task) const;
  template <class Sink>
  void buy_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_buy(State& s, Move move, Log& log) const;
  template <class Log>
  void end_buying(State& s, Log& log) const;
  template <class Log>
  void refill_offer(State& s, Seat seat, Log& log) const;
  template <class Use>
  void each_takeable(const State& s, int discount, Use&& use) const;
  [[nodiscard]] bool can_take(const State& s) const;
  void explain_take(int tile, Explanation& e) const;
  template <class Sink>
  void take_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_take(State& s, Move move, Log& log) const;

  // contracts.cpp
  template <class Use>
  void each_contract(const State& s, Seat seat, Use&& use) const;
  [[nodiscard]] bool may_fulfil(const State& s) const;
  [[nodiscard]] bool can_fulfil(const State& s) const;
  template <class Sink>
  void fulfil_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_fulfil(State& s, Move move, Log& log) const;
  void file_contract(State& s) const;
  [[nodiscard]] const Obstacle* sign_obstacle(const State& s, const Player& player) const;
  template <class Sink>
  void sign_options(const State& s, Sink& sink) const;
  void play_sign(State& s, Move move) const;
  template <class Use>
  void each_slot(const State& s, Use&& use) const;
  template <class Sink>
  void slot_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_slot(State& s, Move move, Log& log) const;
  template <class Log>
  void restock_market(State& s, Log& log) const;
  template <class Sink>
  void reward_options(const State& s, Sink& sink) const;
  void play_reward(State& s, Move move) const;

  // energize.cpp
  struct Grid;
  [[nodiscard]] int cubes_in(const State& s, Seat seat, CitySet reach) const;
  [[nodiscard]] TurbineSet turbines_at(const State& s, int plant) const;
  [[nodiscard]] Grid grid(const State& s, Seat seat, const Action& action) const;
  [[nodiscard]] bool powers(const State& s, const Grid& grid, int plot) const;
  [[nodiscard]] const Obstacle* energize_obstacle(const State& s, Seat seat,
                                                  const Action& action) const;
  template <class Sink>
  void target_options(const State& s, Sink& sink) const;
  void play_power(State& s, Move move) const;
  template <class Use>
  void each_plant(const State& s, Use&& use) const;
  template <class Sink>
  void plant_options(const State& s, Sink& sink) const;
  void play_plant(State& s, Move move) const;
  template <class Use>
  void each_mix(const State& s, Use&& use) const;
  static Phrase fuel_label(Move move, int cost);
  template <class Sink>
  void fuel_options(const State& s, Sink& sink) const;
  void play_fuel(State& s, Move move) const;
  template <class Use>
  void each_burn(const State& s, Use&& use) const;
  template <class Sink>
  void burn_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_burn(State& s, Move move, Log& log) const;
  template <class Log>
  void buy_coal(State& s, Log& log) const;
  template <class Use>
  void each_hire(const State& s, Use&& use) const;
  template <class Sink>
  void hire_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_hire(State& s, Move move, Log& log) const;
  template <class Log>
  void light(State& s, Log& log) const;
  void after_energize(State& s) const;

  // effects.cpp
  void push_effects(State& s, Seat seat, ProgramId program, int slot = 0) const;
  void push_triggers(State& s, Seat seat, Trigger trigger, int slot = 0) const;
  void run_triggers(State& s) const;
  template <class Log>
  void run_effects(State& s, Log& log) const;
  [[nodiscard]] const char* store_rule(const Task& task) const;
  [[nodiscard]] bool has_room(const Player& player) const;
  template <class Sink>
  void store_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_store(State& s, Move move, Log& log) const;
  template <class Use>
  void each_income(const State& s, Use&& use) const;
  template <class Sink>
  void income_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_raise(State& s, Move move, Log& log) const;
  template <class Use>
  void each_choice(const State& s, Use&& use) const;
  template <class Sink>
  void choose_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_gain(State& s, Move move, Log& log) const;

  // technologies.cpp
  [[nodiscard]] bool can_unlock(const Player& player, int level) const;
  template <class Sink>
  void unlock_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_unlock(State& s, Move move, Log& log) const;
  template <class Log>
  void play_score(State& s, Log& log) const;
  template <class Sink>
  void accept_options(const State& s, Sink& sink) const;
  void play_accept(State& s) const;

  // treasury.cpp
  template <class Log>
  void gain_thaler(State& s, Seat seat, int n, const char* rule, Log& log) const;
  template <class Log>
  void gain_thaler(State& s, Seat seat, int n, const char* rule, const Phrase& words,
                   Log& log) const;
  template <class Log>
  void draw_workers(State& s, Seat seat, int n, const char* rule, const Phrase& words,
                    Log& log) const;
  template <class Log>
  void gain_workers(State& s, Seat seat, int n, const char* rule, Log& log) const;
  template <class Log>
  void gain_achievements(State& s, Seat seat, int n, const char* rule, Log& log) const;
  template <class Log>
  void add_vp(State& s, Seat seat, int n, const char* rule, Log& log) const;
  template <class Log>
  void add_vp(State& s, Seat seat, int n, const char* rule, const Phrase& words, Log& log) const;
  template <class Log>
  void gain_vp(State& s, Seat seat, int n, const char* rule, Log& log) const;
  template <class Log>
  void move_income(State& s, Seat seat, int track, int steps, const char* rule, Log& log) const;
  template <class Log>
  void convert_cube(State& s, Seat seat, int row, Log& log) const;
  template <class Log>
  void take_workers(State& s, Seat seat, int n, Log& log) const;
  template <class Log>
  void pay_workers(State& s, Seat seat, int n, const char* rule, Log& log) const;
  template <class Log>
  void pay_thaler(State& s, Seat seat, int n, const char* rule, Log& log) const;
  template <class Sink>
  void convert_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_convert(State& s, Move move, Log& log) const;

  // recharge.cpp
  template <class Log>
  void play_recharge(State& s, Log& log) const;
  [[nodiscard]] const Obstacle* space_obstacle(const Player& player, int space) const;
  template <class Sink>
  void marker_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_mark(State& s, Move move, Log& log) const;
  template <class Use>
  void each_nucleum(const State& s, Use&& use) const;
  template <class Sink>
  void nucleum_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_nucleum(State& s, Move move, Log& log) const;
  template <class Log>
  void end_recharge(State& s, Log& log) const;
  template <class Log>
  void kings_scoring(State& s, Log& log) const;

  // endgame.cpp
  template <class Log>
  void meet(State& s, Condition condition, Seat seat, Log& log) const;
  template <class Log>
  void test_points(State& s, Log& log) const;

  // check_agenda.cpp
  [[nodiscard]] bool sound_task(const State& s, const Task& task) const;
  [[nodiscard]] bool sound_track_task(const State& s, const Task& task) const;
  [[nodiscard]] bool sound_action_task(const State& s, const Task& task) const;
  [[nodiscard]] bool sound_energize_task(const State& s, const Task& task) const;
  [[nodiscard]] bool sound_effect_task(const State& s, const Task& task) const;
  [[nodiscard]] bool can_pay_fuel(const State& s) const;
  [[nodiscard]] bool can_choose(const State& s) const;
  [[nodiscard]] std::optional<std::string> broken_agenda(const State& s) const;

  // scoring.cpp
  template <class Add>
  void score(const State& s, Seat seat, Add&& add) const;

  std::shared_ptr<const Data> data_;
};

// Two files ask this: a tile may be one of the gains to choose from.
template <class Use>
void Nucleum::each_takeable(const State& s, int discount, Use&& use) const {
  const int purse = s.player(s.agenda.top().seat).purse();
  for (int place = 0; place < kOffer; ++place) {
    if (s.offer[place] != kNoTile && data_->prices[place] - discount <= purse) {
      use(make_move(Act::take, s.offer[place]));
    }
  }
}

}  // namespace pionek::nucleum
