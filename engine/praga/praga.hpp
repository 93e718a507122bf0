// Praga Caput Regni by its numbered rules (games/praga/rules.en.md). The contract of each public
// function is in engine/core/game.hpp; the private ones are grouped by the file that holds them.
#pragma once

#include <memory>

#include "engine/core/game.hpp"
#include "engine/praga/data.hpp"
#include "engine/praga/state.hpp"
#include "engine/praga/verbs.hpp"
#include "engine/praga/words.hpp"

namespace pionek::praga {

class Praga {
 public:
  static constexpr std::string_view kId = "praga";
  using State = praga::State;

  static Result<Praga> load(const Files& files);

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
  // Only the tiles that somebody has drawn and not yet chosen from are a secret.
  [[nodiscard]] bool alike(const State& s) const {
    if (s.agenda.empty()) return true;
    const Step step = s.agenda.top().step;
    return step != Step::learn && step != Step::keep;
  }
  [[nodiscard]] std::string describe(const State& s, Seat viewer) const;
  [[nodiscard]] std::string position(const State& s) const;
  [[nodiscard]] State read_position(const JsonReader& reader) const;
  [[nodiscard]] std::optional<std::string> broken(const State& s) const;

  // ---- questions that bots and screens ask too ----
  // Arrow, platform and era now, or after so many turns.
  [[nodiscard]] const Moment& moment(const State& s) const {
    return data_->count(s.seats).moments[s.turns];
  }
  [[nodiscard]] int total_turns(const State& s) const { return s.chairs() * data_->turns; }
  // The sector of the wheel at a position of the crane.
  [[nodiscard]] int sector_at(const State& s, int position) const {
    return (position + kPositions - moment(s).arrow) % kPositions;
  }
  [[nodiscard]] const Sector& open_sector(const State& s) const {
    return data_->sectors[sector_at(s, s.turn.position)];
  }
  [[nodiscard]] const ActionPair& actions_of(const State& s, int tile) const {
    return data_->action_tiles[s.side][tile];
  }
  [[nodiscard]] bool has_alternative(const State& s, int segment) const {
    const int tile = data_->segments[segment].alternative;
    return tile >= 0 && (s.alternatives >> tile & 1) != 0;
  }
  [[nodiscard]] bool complete(const State& s, int plaza) const {
    return (s.free & data_->plazas[plaza].spaces) == 0;
  }
  [[nodiscard]] const Field& field_at(const State& s, int monument, int row, int col) const {
    return data_->monuments[monument].layouts[s.layouts[monument]][row][col];
  }

  // What an action can be paid with, the bonus of its upgrade included (PR-510).
  struct Means {
    int gold = 0;
    int stone = 0;
    int eggs = 0;
    bool special = false;  // tiles, too
    int gold_off = 0;      // discounts
    int stone_off = 0;
  };
  struct Obstacle {
    const char* rule;
    Word because;
  };
  [[nodiscard]] Means means_for(const Player& player, Action action) const;
  // Why an action is impossible, or null.
  [[nodiscard]] const Obstacle* obstacle(const State& s, const Player& player, Action action,
                                         const Means& means) const;
  // Whether the action of the chosen tile still has to be performed (PR-202).
  [[nodiscard]] bool action_is_due(const State& s) const;
  // What keeps the turn from ending, or null (PR-202, PR-817, PR-1010, PR-1106).
  [[nodiscard]] const Obstacle* end_obstacle(const State& s) const;

  // What a tile joins when it is laid on a hex of the action board, or on a space of the city.
  struct Joined {
    unsigned edges = 0;                  // bits of edges with a pair of icons that pays (PR-307)
    unsigned corners = 0;                // bits of corners that meet another of their colour
    std::array<int, kColours> tokens{};  // for them (PR-310)
  };
  [[nodiscard]] Joined joined_on_board(const Player& player, int cell, int tile,
                                       int rotation) const;
  [[nodiscard]] Joined joined_in_city(const State& s, int space, int tile, int rotation) const;
  [[nodiscard]] Joined joined(const State& s, Seat seat, int tile, int place, int rotation) const;
  [[nodiscard]] int gold_due(const Task& task, int space) const;
  [[nodiscard]] int stone_due(const Task& task) const;

  // How often a cube of a holder stands at a plaza, and what its buildings cost (PR-709, PR-710).
  struct Claim {
    int cubes = 0;
    int spent = 0;
    friend constexpr auto operator<=>(const Claim&, const Claim&) = default;
  };
  [[nodiscard]] Claim claim_of(const State& s, int plaza, int who) const;
  [[nodiscard]] Claim best_claim(const State& s, int plaza) const;
  [[nodiscard]] int count(const Player& player, Per per) const;

 private:
  explicit Praga(std::shared_ptr<const Data> data) : data_(std::move(data)) {}

  static Thing thing(Set set, int index) { return {set, static_cast<std::uint16_t>(index)}; }
  static Thing gain_thing(ProgramId program) { return thing(kGainSet, program); }
  [[nodiscard]] Thing field_thing(int monument, int row, int col) const {
    const MonumentData& where = data_->monuments[monument];
    return thing(kFieldSet, where.first_field + row * where.cols + col);
  }
  // Whether side steps may wait: the seat has a turn to go on with.
  static bool in_own_turn(const State& s, Seat seat) {
    return s.phase == Phase::turn && seat == s.active();
  }

  // flow.cpp: what happens between choices
  template <class Log>
  void settle(State& s, Log& log) const;
  template <class Log>
  void carry_on(State& s, Log& log) const;
  template <class Log>
  void play_action(State& s, Move move, Log& log) const;
  template <class Log>
  void play_decline(State& s, Log& log) const;

  // setup.cpp
  void deal_tiles(State& s) const;
  void deal_hidden(State& s) const;
  void deal_plazas(State& s) const;
  void deal_crane(State& s, const Setup& setup) const;
  void seat_player(Player& player) const;

  // treasury.cpp: what people pay and receive
  template <class Log>
  void gain(State& s, Seat seat, Good good, int n, Cause cause, Log& log) const;
  template <class Log>
  void score(State& s, Seat seat, int points, Cause cause, Log& log) const;
  template <class Log>
  void take_bonuses(State& s, Seat seat, Log& log) const;
  static bool can_pay(const Player& player, const Price& price);
  template <class Log>
  void pay(State& s, Seat seat, Good good, int n, const char* rule, Log& log) const;
  template <class Log>
  void pay(State& s, Seat seat, const Price& price, const char* rule, Log& log) const;

  // effects.cpp
  void run(State& s, Seat seat, ProgramId program, Cause cause, int times = 1) const;
  void react(State& s, Seat seat, Trigger::On event, int what = 0, int times = 1) const;
  template <class Log>
  void step_program(State& s, Log& log) const;
  template <class Log>
  void do_op(State& s, const Task& task, const Op& op, Log& log) const;
  template <class Sink>
  void choose_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_choose(State& s, Move move, Log& log) const;

  // tracks.cpp
  template <class Log>
  void advance(State& s, Seat seat, Track track, Cause cause, Log& log) const;
  template <class Log>
  void produce(State& s, Seat seat, int production, Log& log) const;
  template <class Sink>
  void manage_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_manage(State& s, Move move, Log& log) const;
  template <class Log>
  void offer_token(State& s, Seat seat, int production, Log& log) const;
  template <class Sink>
  void token_options(const State& s, Sink& sink) const;
  template <class Log>
  void take_token(State& s, Seat seat, int production, int token, Log& log) const;

  // menu.cpp: the free order of a turn
  template <class Sink>
  void turn_options(const State& s, Sink& sink) const;
  void add_upgrade(const Player& player, Action action, Means& means) const;
  void add(const Program& program, Means& means) const;
  [[nodiscard]] bool offers_action(const State& s, const Player& player, int position) const;
  [[nodiscard]] bool can_act(const State& s, const Player& player, Action action,
                             const Sector* bonus, int paid) const;
  template <class Sink>
  void take_options(const State& s, Sink& sink) const;
  template <class Sink>
  void perform_options(const State& s, Sink& sink) const;
  template <class Sink>
  void action_options(const State& s, Act act, const Means& extra, Sink& sink) const;
  template <class Sink>
  void bonus_option(const State& s, Sink& sink) const;
  template <class Sink>
  void extra_options(const State& s, Sink& sink) const;
  template <class Sink>
  void technology_options(const State& s, Sink& sink) const;
  template <class Sink>
  void effect_options(const State& s, Sink& sink) const;
  template <class Sink>
  void seal_options(const State& s, Sink& sink) const;
  template <class Sink>
  void refresh_options(const State& s, Sink& sink) const;
  template <class Sink>
  void end_option(const State& s, Sink& sink) const;

  // crane.cpp
  void begin_turn(State& s) const;
  template <class Log>
  void play_take(State& s, Move move, Log& log) const;
  template <class Log>
  void use_bonus(State& s, Log& log) const;
  template <class Log>
  void play_end(State& s, Log& log) const;
  template <class Log>
  void close_turn(State& s, Log& log) const;
  template <class Sink>
  void discard_options(const State& s, Sink& sink) const;
  template <class Log>
  void discard(State& s, Seat seat, int gold, int silver, Log& log) const;
  template <class Log>
  void turn_crane(State& s, int tile, Log& log) const;
  template <class Log>
  void change_era(State& s, Log& log) const;
  template <class Log>
  void next_turn(State& s, Log& log) const;

  // rows.cpp
  void fill_stacks(State& s, int era) const;
  bool refill(State& s, int kind, int place) const;
  void put_under(State& s, int tile) const;
  template <class Log>
  void log_row(State& s, int kind, int place, Log& log) const;
  template <class Log>
  void take_from_row(State& s, int tile, Log& log) const;
  [[nodiscard]] static int tiles_in(const State& s, int kind);
  template <class Log>
  void play_refresh(State& s, Move move, Log& log) const;
  template <class Sink>
  void swap_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_swap(State& s, Move move, Log& log) const;

  // placing.cpp
  template <class Log>
  void begin_action(State& s, Seat seat, Action action, Grant grant, int discount, Log& log) const;
  [[nodiscard]] int cheapest_space(const State& s) const;
  template <class Sink>
  void pick_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_pick(State& s, Move move, Log& log) const;
  template <class Sink>
  void site_options(const State& s, Sink& sink) const;
  template <class Sink>
  void wall_site_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_site(State& s, Move move, Log& log) const;
  template <class Log>
  void play_rotate(State& s, Move move, Log& log) const;
  template <class Sink>
  void rotate_options(const State& s, Sink& sink) const;
  template <class Log>
  void ask_rotation(State& s, Task task, Log& log) const;
  template <class Log>
  void place(State& s, const Task& task, int rotation, Log& log) const;

  // connections.cpp
  [[nodiscard]] bool edge_joins(const Player& player, int cell, int tile, int rotation,
                                int edge) const;
  void remember(Player& player, int cell, const Joined& found) const;

  // finish.cpp: what follows from a placement, in its fixed order (PR-315)
  template <class Log>
  void finish(State& s, Log& log) const;
  template <class Log>
  void finish_stage(State& s, const Task& task, int stage, Log& log) const;
  template <class Log>
  void join_edge(State& s, const Task& task, int edge, Log& log) const;
  template <class Log>
  void gain_corners(State& s, const Task& task, Log& log) const;
  void upgrade_bonuses(State& s, const Task& task) const;
  void reactions(State& s, const Task& task) const;
  template <class Sink>
  void cube_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_claim(State& s, Log& log) const;
  template <class Sink>
  void which_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_follow(State& s, Move move, Log& log) const;

  // plazas.cpp
  template <class Log>
  void serve_market(State& s, Log& log) const;
  template <class Log>
  void return_cubes(State& s, int plaza, Log& log) const;
  template <class Sink>
  void reward_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_reward(State& s, Move move, Log& log) const;
  template <class Sink>
  void plaza_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_plaza(State& s, Move move, Log& log) const;
  void begin_plazas(State& s) const;
  template <class Log>
  void serve_unfinished(State& s, Log& log) const;

  // road.cpp
  template <class Log>
  void move_pawn(State& s, Log& log) const;
  template <class Log>
  void play_effect(State& s, Move move, Log& log) const;
  template <class Log>
  void draw_bridge(State& s, Seat seat, int count, Log& log) const;
  template <class Log>
  void choose_bridge(State& s, Seat seat, Log& log) const;
  template <class Sink>
  void keep_options(const State& s, Sink& sink) const;
  template <class Sink>
  void crown_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_keep(State& s, Move move, Log& log) const;
  template <class Log>
  void keep_bridge(State& s, Seat seat, int tile, Log& log) const;
  template <class Log>
  void take_five(State& s, Seat seat, int tile, bool cathedral, Log& log) const;
  template <class Log>
  void lay_plank(State& s, Seat seat, int tile, Log& log) const;
  template <class Log>
  void cover(State& s, Seat seat, int tile, int plank, Log& log) const;
  template <class Sink>
  void plank_options(const State& s, Sink& sink) const;

  // monuments.cpp
  [[nodiscard]] const Obstacle* rise_obstacle(const Player& player, int monument) const;
  [[nodiscard]] bool can_rise(const Player& player, int monument) const {
    return player.row[monument] + 1 < data_->monuments[monument].rows;
  }
  [[nodiscard]] bool can_side(const Player& player, int monument) const {
    return player.col[monument] + 1 < data_->monuments[monument].cols;
  }
  [[nodiscard]] std::array<int, 2> entry_cost(const Player& player, int monument) const;
  template <class Sink>
  void monument_options(const State& s, Sink& sink) const;
  template <class Log>
  void pay_entry(State& s, Seat seat, int monument, Log& log) const;
  template <class Log>
  void rise(State& s, Seat seat, int monument, const char* rule, Log& log) const;
  template <class Log>
  void play_up(State& s, Move move, Log& log) const;
  template <class Log>
  void play_side(State& s, Move move, Log& log) const;
  template <class Log>
  void side_step(State& s, Seat seat, int monument, const char* rule, Log& log) const;
  template <class Log>
  void grant_side(State& s, Seat seat, int monument, bool optional, const char* rule,
                  Log& log) const;
  template <class Log>
  void land(State& s, Log& log) const;
  template <class Sink>
  void climb_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_climb(State& s, Log& log) const;
  template <class Sink>
  void lift_options(const State& s, Sink& sink) const;

  // technology.cpp
  [[nodiscard]] bool op_is_possible(const State& s, const Player& player, const Op& op) const;
  [[nodiscard]] bool is_usable(const State& s, const Player& player, int tile) const;
  template <class Log>
  void play_use(State& s, Move move, Log& log) const;
  template <class Log>
  void draw_technology(State& s, Seat seat, int level, Log& log) const;
  template <class Sink>
  void learn_options(const State& s, Sink& sink) const;
  template <class Log>
  void learn(State& s, Seat seat, int level, int drawn, int tile, Log& log) const;
  static int draw_from(HiddenStack& stack, Seat seat, int count);
  static void return_others(HiddenStack& stack, int count, int kept);
  template <class Log>
  void play_seal(State& s, Move move, Log& log) const;

  // parler.cpp
  void seat_rival(State& s) const;
  template <class Sink>
  void pawn_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_pawn(State& s, Move move, Log& log) const;
  template <class Log>
  void rival_turn(State& s, Log& log) const;
  template <class Log>
  void rival_step(State& s, Card::Step step, Log& log) const;
  template <class Log>
  void rival_raises(State& s, int production, Log& log) const;
  template <class Log>
  void rival_takes_tile(State& s, int from_end, Log& log) const;
  template <class Log>
  int rival_marked(State& s, int kind, Log& log) const;
  template <class Log>
  void rival_builds(State& s, Log& log) const;
  void move_rival_pawn(State& s, int steps) const;
  [[nodiscard]] bool rival_matches(const State& s, int tile, int space, int rotation) const;
  [[nodiscard]] unsigned rival_rotations(const State& s, int tile, int space) const;
  [[nodiscard]] SpaceSet rival_spaces(const State& s, int tile) const;
  template <class Sink>
  void rival_site_options(const State& s, Sink& sink) const;
  template <class Sink>
  void rival_rotate_options(const State& s, Sink& sink) const;
  template <class Log>
  void rival_places(State& s, int tile, int space, int rotation, Log& log) const;

  // scoring.cpp
  template <class Add>
  void score_all(const State& s, Seat seat, Add&& add) const;
  [[nodiscard]] int worth(const Player& player, const Final& at_end) const;
  // The points of each seal, with the split of the resources that scores most (PR-1306).
  [[nodiscard]] std::array<int, kMaxSeals> seal_points(const Player& player) const;

  // check.cpp
  [[nodiscard]] bool sound_program(const State& s, const Task& task) const;
  [[nodiscard]] bool sound_placing(const State& s, const Task& task) const;
  [[nodiscard]] bool sound_finish(const State& s, const Task& task) const;
  [[nodiscard]] bool sound_drawing(const State& s, const Task& task) const;
  [[nodiscard]] bool sound_question(const State& s, const Task& task) const;
  [[nodiscard]] bool sound_task(const State& s, const Task& task) const;
  [[nodiscard]] bool follows(const State& s, const Task* below, const Task& task) const;
  [[nodiscard]] std::optional<std::string> broken_agenda(const State& s) const;
  [[nodiscard]] std::optional<std::string> broken_plazas(const State& s) const;

  std::shared_ptr<const Data> data_;
};

}  // namespace pionek::praga
