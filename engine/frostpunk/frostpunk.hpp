// Frostpunk, A New Home: Crater, by its numbered rules (games/frostpunk/rules.en.md). The contract
// of each public function is in engine/core/game.hpp; the private ones are grouped by the file that
// holds them. A task has up to three functions: `_step` carries it out as far as it goes without a
// choice, `_options` says what can be chosen, `play_` does it.
#pragma once

#include <algorithm>
#include <bit>
#include <memory>

#include "engine/core/game.hpp"
#include "engine/frostpunk/data.hpp"
#include "engine/frostpunk/state.hpp"
#include "engine/frostpunk/words.hpp"

namespace pionek::frostpunk {

class Frostpunk {
 public:
  using State = frostpunk::State;
  static constexpr std::string_view kId = "frostpunk";

  static Result<Frostpunk> load(const Files& files);

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
  [[nodiscard]] bool alike(const State& s) const {
    return s.open_hands != 0 || (s.hand[0] | s.hand[1] | s.hand[2] | s.hand[3]) == 0;
  }
  [[nodiscard]] std::string describe(const State& s, Seat viewer) const;
  [[nodiscard]] std::string position(const State& s) const;
  [[nodiscard]] State read_position(const JsonReader& reader) const;
  [[nodiscard]] std::optional<std::string> broken(const State& s) const;

  // ---- questions that bots and screens ask too ----

  // What is warm now: by colour of insulation, by zone of the map.
  struct Warmth {
    std::array<bool, kRanges> level{};
    std::array<bool, kRanges> zone{};
  };
  [[nodiscard]] Warmth warmth(const State& s) const;
  [[nodiscard]] std::array<int, kRanges> reach(const State& s) const;
  [[nodiscard]] bool is_warm(const State& s, const Warmth& warm, int field) const;
  [[nodiscard]] bool is_warm_building(const State& s, const Warmth& warm, int field) const;
  [[nodiscard]] Level level(const State& s, int field) const;
  // The most coal that can be spent now, and where so much brings the heat marker.
  [[nodiscard]] int most_coal(const State& s) const;
  [[nodiscard]] int heat_after(const State& s, int coal) const;
  // Sleeping places in warm shelters: for everybody, for children only.
  struct Beds {
    int all = 0;
    int children = 0;
  };
  [[nodiscard]] Beds beds(const State& s) const;
  // Pawns in the pool that need a bed at night, by type.
  [[nodiscard]] static std::array<int, kTypes> sleepers(const State& s);
  [[nodiscard]] int pawns_for(int citizens) const;
  [[nodiscard]] int built(const State& s, int building) const;
  [[nodiscard]] int route_length(const Route& route) const;
  [[nodiscard]] int most_expeditions(const State& s) const;
  // Whether a card in play is open: a scenario card face up, or one in the event area.
  [[nodiscard]] bool is_open(const State& s, CardId card) const;
  [[nodiscard]] bool unlocked(const State& s, int building) const;
  [[nodiscard]] int dusk_index(CardId card) const { return card - data_->morning_cards; }
  // A large building stands on two fields; the first one speaks for it.
  [[nodiscard]] bool is_first(int building, int field) const {
    return !data_->buildings[building].large || field == first_field(place_of_field(field));
  }
  [[nodiscard]] int value(const State& s, Expr expr, int of) const;

 private:
  explicit Frostpunk(std::shared_ptr<const Data> data) : data_(std::move(data)) {}

  static constexpr int kGatherLimit = 2;                 // FP-831
  static constexpr std::uint8_t kConstructionSteps = 3;  // FP-841
  static constexpr int kMostInPool = 9999;
  static constexpr int kMostOverload = 250;

  struct Obstacle {
    const char* rule;
    Word because;
  };
  // How a building or card would be used: where, and coal that is spent already.
  struct Work {
    int field = 0;
    int coal_kept = 0;
  };
  // Who acts, what that costs in coal, and what is warm.
  struct Acting {
    Seat seat;
    Pawn pawn;
    int fuel;
    Warmth warmth;
  };
  // An effect to be run, with what it may speak of.
  struct Running {
    Cursor effect = 0;
    std::uint8_t card = 0;   // + 1
    std::uint8_t field = 0;  // + 1
    std::uint8_t pawn = 0;   // + 1
    std::uint8_t flags = 0;  // Run
  };

  static Thing thing(Set set, int index) { return {set, static_cast<std::uint16_t>(index)}; }
  static Thing pawn_thing(Pawn pawn) { return thing(kPawnSet, static_cast<int>(pawn)); }
  static Thing citizen_thing(int card) { return thing(kCitizenSet, card + 1); }
  [[nodiscard]] Thing dusk_thing(int card) const {
    return thing(kCardSet, card + data_->morning_cards);
  }
  [[nodiscard]] int buildings() const { return static_cast<int>(data_->buildings.size()); }
  // Who makes the choices that follow: in a turn whoever has it, else the leader (FP-212).
  [[nodiscard]] static Seat decider(const State& s) {
    const bool of_seat = s.phase == Phase::action || s.phase == Phase::setup;
    return of_seat && !s.agenda.empty() ? s.agenda.begin()->seat : s.leading();
  }
  // Units of the top task are done; without any left it is over.
  static void count_down(State& s, int units = 1) {
    Task& task = s.agenda.top();
    task.left = byte(task.left - units);
    if (task.left == 0) s.agenda.pop();
  }
  template <class Use>
  void each_mod(const State& s, Mod mod, Use&& use) const {
    const Force force = s.in_force();
    for (const Modifier& each : data_->mods(mod)) {
      if ((each.source & force) != 0) use(each);
    }
  }

  // flow.cpp
  template <class Log>
  void play_step(State& s, Move move, Log& log) const;
  template <class Log>
  void settle(State& s, Log& log) const;
  template <class Log>
  bool work(State& s, Log& log) const;
  template <class Log>
  void next_phase(State& s, Log& log) const;

  // setup.cpp
  void lay_out_map(State& s) const;
  void settle_society(State& s) const;
  void shuffle_cards(State& s) const;
  [[nodiscard]] std::uint32_t free_advisors(const State& s) const;
  template <class Log>
  bool take_advisor_step(State& s, Log& log) const;
  template <class Sink>
  void take_advisor_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_take_advisor(State& s, Move move, Log& log) const;
  [[nodiscard]] CitizenSet start_discards(const State& s, Seat seat) const;
  [[nodiscard]] CitizenSet discardable(const State& s, Seat seat) const;
  template <class Log>
  bool start_discard_step(State& s, Log& log) const;
  template <class Sink>
  void start_discard_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_start_discard(State& s, Move move, Log& log) const;
  static void leave_hand(State& s, Seat seat, int card);
  template <class Log>
  int draw_citizen(State& s, Log& log) const;
  template <class Log>
  void draw_hand(State& s, Seat seat, int count, const char* rule, Log& log) const;

  // questions.cpp
  struct Purse;
  [[nodiscard]] int sum(const State& s, Mod mod) const;
  [[nodiscard]] int bonus(const State& s, int building, Bonus kind) const;
  [[nodiscard]] int stored(const State& s, CardId card) const;
  [[nodiscard]] int active(const State& s, unsigned tokens) const;
  [[nodiscard]] bool compares(const State& s, const Instr& instr) const;
  [[nodiscard]] bool holds(const State& s, Cursor test) const;
  [[nodiscard]] bool payable(const State& s, Cursor start, int costs, int coal_kept) const;
  [[nodiscard]] bool removable(const State& s, const Instr& instr) const;
  [[nodiscard]] bool available(const State& s, const Choice& choice, int coal_kept) const;
  [[nodiscard]] std::uint32_t available_options(const State& s, int first, int count,
                                                int coal_kept) const;
  [[nodiscard]] bool feasible(const State& s, Cursor effect, const Work& work) const;
  [[nodiscard]] bool affordable(const State& s, Price price, int discount) const {
    return s.pool[kWood] >= price.wood - discount && s.pool[kCore] >= price.core;
  }

  // effects.cpp
  void run(State& s, const Running& what) const;
  template <class Log>
  bool run_step(State& s, Log& log) const;
  template <class Log>
  void carry_out(State& s, const Instr& instr, Log& log) const;
  [[nodiscard]] int raised(const State& s, const Instr& instr, Bonus kind) const;
  template <class Log>
  void do_goods(State& s, const Instr& instr, Log& log) const;
  template <class Log>
  void do_people(State& s, const Instr& instr, Log& log) const;
  template <class Log>
  void do_morale(State& s, const Instr& instr, Log& log) const;
  template <class Log>
  void do_markers(State& s, const Instr& instr, Log& log) const;
  template <class Log>
  void do_map(State& s, const Instr& instr, Log& log) const;
  template <class Log>
  void do_cards(State& s, const Instr& instr, Log& log) const;
  template <class Log>
  void do_work(State& s, const Instr& instr, Log& log) const;
  template <class Log>
  bool choose_step(State& s, Log& log) const;
  template <class Sink>
  void choose_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_choose(State& s, Move move, Log& log) const;
  template <class Log>
  void consult(State& s, const Instr& instr, Log& log) const;
  template <class Log>
  bool consult_step(State& s, Log& log) const;
  template <class Sink>
  void consult_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_consult(State& s, Move move, Log& log) const;

  // cards.cpp
  void resolve(State& s, CardId card) const;
  template <class Log>
  bool finish_step(State& s, Log& log) const;
  [[nodiscard]] bool lies_somewhere(const State& s, CardId card) const;
  template <class Log>
  void put_card(State& s, CardId card, CardTo to, Log& log) const;
  template <class Log>
  void add_to_dusk(State& s, CardId card, Log& log) const;
  [[nodiscard]] bool in_box(const State& s, CardId card) const;
  template <class Log>
  void cancel_card(State& s, CardId card, Log& log) const;
  bool leave_events(State& s, CardId card) const;
  void clear_specials(State& s, CardId card) const;
  template <class Log>
  void reveal_card(State& s, CardId card, bool resolve, Log& log) const;
  template <class Log>
  void face_up(State& s, int at, Log& log) const;
  template <class Log>
  void remove_scenario(State& s, CardId card, Log& log) const;
  [[nodiscard]] std::uint32_t pending(const State& s) const;
  template <class Log>
  bool order_step(State& s, Log& log) const;
  template <class Sink>
  void order_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_order(State& s, Move move, Log& log) const;
  template <class Log>
  void begin_dawn(State& s, Log& log) const;
  template <class Log>
  void begin_morning(State& s, Log& log) const;
  template <class Log>
  void begin_dusk(State& s, Log& log) const;
  template <class Log>
  bool dusk_step(State& s, Log& log) const;
  template <class Log>
  void next_consultation(State& s, Log& log) const;

  // warmth.cpp
  [[nodiscard]] int first_step(const State& s) const;
  template <class Sink>
  void stoke_options(const State& s, int least, Sink& sink) const;
  template <class Log>
  void stoke(State& s, int coal, const char* rule, Log& log) const;

  // generator.cpp
  template <class Log>
  void begin_generator(State& s, Log& log) const;
  template <class Log>
  void play_stoke(State& s, Move move, Log& log) const;
  template <class Log>
  bool chill_step(State& s, Log& log) const;
  template <class Log>
  void add_overload(State& s, int n, const char* rule, Log& log) const;
  template <class Log>
  bool overload_step(State& s, Log& log) const;
  int throw_cubes(State& s, int cubes) const;
  template <class Log>
  void break_down(State& s, Log& log) const;

  // weather.cpp
  template <class Log>
  void begin_weather(State& s, Log& log) const;
  template <class Log>
  void hunt(State& s, Log& log) const;
  template <class Log>
  bool storm_step(State& s, Log& log) const;

  // preparation.cpp
  template <class Log>
  void begin_preparation(State& s, Log& log) const;
  [[nodiscard]] bool can_prepare(const State& s) const;
  [[nodiscard]] const Modifier* ration(const State& s) const;
  template <class Log>
  bool prepare_step(State& s, Log& log) const;
  template <class Sink>
  void prepare_options(const State& s, Sink& sink) const;
  template <class Sink>
  void advisor_option(const State& s, int advisor, Sink& sink) const;
  [[nodiscard]] int mobilised(const State& s) const;
  template <class Log>
  void play_prepare(State& s, Move move, Log& log) const;
  template <class Log>
  bool ailing_step(State& s, Log& log) const;
  [[nodiscard]] static std::uint32_t by_sickness(const State& s);

  // turns.cpp
  template <class Log>
  void begin_action(State& s, Log& log) const;
  template <class Log>
  bool muster_step(State& s, Log& log) const;
  template <class Log>
  void muster(State& s, int type, Log& log) const;
  template <class Log>
  void apprentice(State& s, Pawn pawn, Log& log) const;
  [[nodiscard]] int fuel_of(const State& s, Pawn pawn) const;
  [[nodiscard]] const Modifier* shift(const State& s) const;
  [[nodiscard]] bool can_turn(const State& s, Seat seat) const;
  template <class Log>
  bool turn_step(State& s, Log& log) const;
  static void pass_on(State& s);
  template <class Sink>
  void turn_options(const State& s, Sink& sink) const;
  template <class Sink, class Explain>
  void explain_idle(const State& s, Pawn pawn, Sink& sink, const Explain& explain) const;
  template <class Log>
  void play_turn(State& s, Move move, Log& log) const;

  // action.cpp
  [[nodiscard]] bool child_may_gather(const State& s) const;
  [[nodiscard]] bool child_may_use(const State& s, int building) const;
  [[nodiscard]] int child_limit(const State& s) const;
  [[nodiscard]] CitizenSet playable(const State& s, Seat seat, Pawn pawn) const;
  [[nodiscard]] bool can_act(const State& s, Seat seat, Pawn pawn) const;
  template <class Sink>
  void actions(const State& s, Seat seat, Pawn pawn, Sink& sink) const;
  template <class Sink>
  void snow_actions(const State& s, const Acting& acting, Sink& sink) const;
  [[nodiscard]] bool snow_is_warm(const State& s) const;
  [[nodiscard]] int wood_for_tree(const State& s, Pawn pawn) const;
  template <class Sink>
  void gather_actions(const State& s, const Acting& acting, Sink& sink) const;
  void gather_label(const State& s, int field, bool warm, Explanation& e) const;
  [[nodiscard]] int gather_limit(const State& s) const;
  [[nodiscard]] const Obstacle* use_obstacle(const State& s, const Acting& acting, int field,
                                             Cursor effect, bool by_card) const;
  template <class Sink>
  void use_actions(const State& s, const Acting& acting, Sink& sink) const;
  template <class Sink>
  void send_actions(const State& s, const Acting& acting, Sink& sink) const;
  [[nodiscard]] const Obstacle* special_obstacle(const State& s, const Acting& acting,
                                                 int index) const;
  template <class Sink>
  void special_actions(const State& s, const Acting& acting, Sink& sink) const;
  template <class Sink>
  void card_actions(const State& s, const Acting& acting, int card, Sink& sink) const;
  template <class Sink>
  void act_options(const State& s, Sink& sink) const;

  // work.cpp
  template <class Log>
  void play_act(State& s, Move move, Log& log) const;
  template <class Log>
  bool begin_work(State& s, Move move, Seat seat, Pawn pawn, const Citizen* citizen,
                  Log& log) const;
  static void man(State& s, int field, Pawn pawn, Seat seat);
  void clear_snow(State& s, bool far) const;
  void gather_at(State& s, int field, Pawn pawn) const;
  template <class Log>
  bool gather_step(State& s, Log& log) const;
  [[nodiscard]] Cursor action_of(const State& s, int field) const;
  // Whether a pawn stands on the building whose first field this is, and where there is room.
  [[nodiscard]] bool occupied(const State& s, int field) const {
    const bool large = data_->buildings[s.building_at(field)].large;
    return s.manned.has(field) || (large && s.manned.has(field + 1));
  }
  [[nodiscard]] int free_half(const State& s, int field) const {
    if (!s.manned.has(field)) return field;
    const bool large = data_->buildings[s.building_at(field)].large;
    return large && !s.manned.has(field + 1) ? field + 1 : -1;
  }
  void use_building(State& s, int field, int flags) const;
  [[nodiscard]] std::uint32_t alternatives(const State& s, int field) const;
  template <class Sink>
  void alternative_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_alternative(State& s, Move move, Log& log) const;
  [[nodiscard]] BitSet reusable(const State& s, bool worker, int only, int fuel) const;
  [[nodiscard]] unsigned repeatable(const State& s) const;
  [[nodiscard]] bool can_reuse(const State& s, bool worker, int only, int fuel) const;
  template <class Log>
  bool reuse_step(State& s, Log& log) const;
  template <class Sink>
  void reuse_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_reuse(State& s, Move move, Log& log) const;

  // hunger.cpp
  template <class Log>
  void begin_hunger(State& s, Log& log) const;
  template <class Log>
  bool feed_step(State& s, Log& log) const;

  // night.cpp
  struct Bounds {
    int least;
    int most;
  };
  template <class Log>
  void begin_night(State& s, Log& log) const;
  void come_home(State& s, bool prisoners) const;
  [[nodiscard]] bool is_prison(const State& s, int field) const;
  [[nodiscard]] std::array<int, kTypes> bedless(const State& s) const;
  [[nodiscard]] Bounds standing_bounds(const State& s) const;
  template <class Log>
  bool shelter_step(State& s, Log& log) const;
  template <class Sink>
  void shelter_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_shelter(State& s, Move move, Log& log) const;
  template <class Log>
  bool bedtime_step(State& s, Log& log) const;

  // sickness.cpp
  template <class Log>
  void fall_sick(State& s, int type, const char* rule, Log& log) const;
  template <class Log>
  void flip_marker(State& s, int type, const char* rule, Log& log) const;
  template <class Log>
  void die(State& s, int type, bool by_flip, const char* rule, Log& log) const;
  static void settle_marker(State& s, int type);
  template <class Log>
  void arrive(State& s, int type, int count, Log& log) const;
  template <class Log>
  void depart(State& s, int type, int count, Log& log) const;
  // Those of a type who can be cured now (FP-1222).
  [[nodiscard]] static int curable(const State& s, int type) {
    return s.sick[type] - (s.skull(type) ? 1 : 0);
  }
  template <class Log>
  void cure(State& s, int type, int count, Log& log) const;
  template <class Log>
  void exhaust(State& s, int type, const char* rule, Log& log) const;
  [[nodiscard]] unsigned people_candidates(const State& s) const;
  template <class Log>
  bool people_step(State& s, Log& log) const;
  template <class Sink>
  void people_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_people(State& s, Move move, Log& log) const;
  template <class Log>
  bool death_step(State& s, Log& log) const;
  template <class Sink>
  void death_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_death(State& s, Move move, Log& log) const;
  template <class Log>
  void mourn(State& s, int card, Log& log) const;

  // morale.cpp
  struct TokenChoice {
    bool draw = false;
    unsigned activate = 0;
    unsigned spend = 0;
    unsigned remove = 0;
    unsigned drop = 0;

    [[nodiscard]] int ways() const {
      return (draw ? 1 : 0) + std::popcount(activate) + std::popcount(spend) +
             std::popcount(remove) + std::popcount(drop);
    }
    // The one way there is.
    [[nodiscard]] Move only() const;
  };
  [[nodiscard]] static unsigned on_track(const State& s, unsigned tokens, bool active);
  [[nodiscard]] bool can_draw(const State& s, Side side) const;
  template <class Log>
  void draw_token(State& s, Side side, bool active, const char* rule, Log& log) const;
  template <class Log>
  void flip_token(State& s, int token, bool activate, const char* rule, Log& log) const;
  template <class Log>
  void remove_token(State& s, int token, bool active, const char* rule, Log& log) const;
  template <class Log>
  void raise_named(State& s, int token, Log& log) const;
  [[nodiscard]] TokenChoice token_choice(const State& s) const;
  template <class Log>
  bool morale_step(State& s, Log& log) const;
  template <class Sink>
  void morale_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_morale(State& s, Move move, Log& log) const;

  // supply.cpp
  [[nodiscard]] static unsigned pool_candidates(const State& s, Goods goods);
  [[nodiscard]] int automatons_left(const State& s) const;
  template <class Log>
  void gain(State& s, Goods goods, int n, const char* rule, Log& log) const;
  template <class Log>
  void lose(State& s, Goods goods, int n, const char* rule, Log& log) const;
  [[nodiscard]] static InForce* in_force(State& s, CardId card);
  [[nodiscard]] static unsigned goods_candidates(const State& s);
  [[nodiscard]] static int goods_total(const State& s);
  template <class Log>
  bool goods_step(State& s, Log& log) const;
  template <class Sink>
  void goods_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_goods(State& s, Move move, Log& log) const;

  // fields.cpp
  static void set_content(State& s, int field, int holds, int count);
  [[nodiscard]] int trees_left(const State& s) const;
  [[nodiscard]] BitSet field_sets(const State& s, int content) const;
  template <class Log>
  void take_markers(State& s, int field, int limit, const char* rule, Log& log) const;
  template <class Log>
  void fell(State& s, int field, int wood, const char* rule, Log& log) const;
  [[nodiscard]] BitSet tree_candidates(const State& s, int field, bool adjacent) const;
  [[nodiscard]] BitSet thumper_candidates(const State& s, int field) const;
  [[nodiscard]] BitSet field_candidates(const State& s) const;
  template <class Log>
  bool field_step(State& s, Log& log) const;
  template <class Sink>
  void field_options(const State& s, Sink& sink) const;
  [[nodiscard]] Phrase content_label(const State& s, int field) const;
  template <class Log>
  void play_field(State& s, Move move, Log& log) const;

  // snow.cpp
  [[nodiscard]] static PlaceSet laid(const State& s);
  [[nodiscard]] PlaceSet open_places(PlaceSet taken, bool far) const;
  void lay(State& s, int near, int far) const;
  [[nodiscard]] PlaceSet lay_candidates(const State& s) const;
  template <class Log>
  bool lay_step(State& s, Log& log) const;
  template <class Sink>
  void lay_options(const State& s, Sink& sink) const;
  template <class Sink>
  void explain_places(const State& s, PlaceSet open, Sink& sink) const;
  template <class Log>
  void play_lay(State& s, Move move, Log& log) const;
  template <class Log>
  void turn_over(State& s, PlaceSet places, Log& log) const;
  void place_tile(State& s, int place, int tile) const;

  // construction.cpp
  [[nodiscard]] BitSet sites(const State& s, int building) const;
  [[nodiscard]] const Obstacle* build_obstacle(const State& s, int building, int discount) const;
  [[nodiscard]] BitSet dismantlable(const State& s) const;
  [[nodiscard]] bool can_construct(const State& s, int discount) const;
  template <class Log>
  bool construct_step(State& s, Log& log) const;
  template <class Sink>
  void construct_options(const State& s, Sink& sink) const;
  template <class Sink>
  void explain_standing(const State& s, const BitSet& open, Sink& sink) const;
  void building_label(const State& s, int field, Word word, Explanation& e) const;
  template <class Log>
  void play_construct(State& s, Move move, Log& log) const;
  template <class Log>
  bool site_step(State& s, Log& log) const;
  template <class Sink>
  void site_options(const State& s, Sink& sink) const;
  template <class Sink>
  void explain_sites(const State& s, const BitSet& open, Sink& sink) const;
  template <class Log>
  void play_site(State& s, Move move, Log& log) const;
  template <class Log>
  void pay_price(State& s, Price price, const char* rule, Log& log) const;
  void raise_building(State& s, int building, int field) const;
  template <class Log>
  void demolish(State& s, int field, const char* rule, Log& log) const;
  [[nodiscard]] BitSet upgradable(const State& s, bool free) const;
  template <class Log>
  void upgrade(State& s, int field, bool free, Log& log) const;
  [[nodiscard]] BitSet building_candidates(const State& s) const;
  template <class Log>
  bool rebuild_step(State& s, Log& log) const;
  template <class Sink>
  void rebuild_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_rebuild(State& s, Move move, Log& log) const;
  template <class Log>
  void ruin(State& s, int field, const char* rule, Log& log) const;
  template <class Log>
  void ruin_all(State& s, int building, Log& log) const;

  // research.cpp
  [[nodiscard]] std::uint32_t open_technologies(const State& s) const;
  void choose_technology(State& s) const;
  template <class Log>
  bool technology_step(State& s, Log& log) const;
  template <class Sink>
  void technology_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_technology(State& s, Move move, Log& log) const;
  template <class Log>
  void complete_research(State& s, const char* rule, Log& log) const;
  template <class Log>
  bool research_step(State& s, Log& log) const;
  template <class Log>
  bool workshop_step(State& s, Log& log) const;
  template <class Sink>
  void workshop_options(const State& s, Sink& sink) const;
  void upgrade_label(const State& s, int field, Explanation& e) const;
  template <class Sink>
  void explain_upgrades(const State& s, const BitSet& open, Sink& sink) const;
  template <class Log>
  void play_workshop(State& s, Move move, Log& log) const;

  // laws.cpp
  [[nodiscard]] std::uint16_t laws_open(const State& s) const;
  template <class Log>
  bool law_step(State& s, Log& log) const;
  template <class Sink>
  void law_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_law(State& s, Move move, Log& log) const;
  template <class Log>
  void peek(State& s, int count, int most, Log& log) const;
  static int pick(State& s, const BitSet& set);
  [[nodiscard]] bool can_shelve(int card) const;
  template <class Log>
  bool peek_step(State& s, Log& log) const;
  template <class Sink>
  void peek_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_peek(State& s, Move move, Log& log) const;

  // expeditions.cpp
  [[nodiscard]] const Obstacle* send_obstacle(const State& s, int route) const;
  template <class Log>
  void set_out(State& s, int route, Pawn pawn, int bonus, Log& log) const;
  void march(State& s, int route, int steps) const;
  void march_all(State& s, int steps) const;
  [[nodiscard]] bool can_skip(const State& s, int route) const;
  template <class Log>
  bool march_step(State& s, Log& log) const;
  template <class Sink>
  void march_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_march(State& s, Move move, Log& log) const;
  template <class Log>
  void lay_next(State& s, int route, int stack, const char* rule, Log& log) const;
  [[nodiscard]] const Expedition& place_of_top(const State& s) const {
    return data_->expeditions[s.routes[s.agenda.top().a].cards.back()];
  }
  [[nodiscard]] std::uint32_t place_candidates(const State& s) const;
  template <class Log>
  bool place_step(State& s, Log& log) const;
  template <class Sink>
  void place_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_place(State& s, Move move, Log& log) const;
  [[nodiscard]] Cursor passed_effect(int card) const;
  template <class Log>
  bool homeward_step(State& s, Log& log) const;

  // scoring.cpp
  template <class Log>
  void end_game(State& s, Ending ending, Log& log) const;

  // imagine.cpp
  void imagine_consequences(State& s, Rng& rng) const;
  void imagine_hands(State& s, Seat viewer, Rng& rng) const;
  [[nodiscard]] bool hand_answers(const State& s) const;

  // check.cpp
  [[nodiscard]] bool sound_task(const State& s, const Task& task) const;
  [[nodiscard]] std::optional<std::string> broken_agenda(const State& s) const;

  std::shared_ptr<const Data> data_;
};

static_assert(sizeof(State) <= 4096);

}  // namespace pionek::frostpunk
