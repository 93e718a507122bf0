// Carnegie by its numbered rules (games/carnegie/rules.en.md). The contract of each public function
// is in engine/core/game.hpp; the private ones are grouped by the file that holds them.
#pragma once

#include <memory>

#include "engine/carnegie/data.hpp"
#include "engine/carnegie/state.hpp"
#include "engine/carnegie/words.hpp"
#include "engine/core/game.hpp"

namespace pionek::carnegie {

class Carnegie {
 public:
  static constexpr std::string_view kId = "carnegie";
  using State = carnegie::State;

  static Result<Carnegie> load(const Files& files);

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
  // Nobody has anything of which the others do not know.
  [[nodiscard]] Progress progress(const State& s) const;
  [[nodiscard]] Levels levels(const State& s) const;
  [[nodiscard]] bool alike(const State& /*s*/) const { return true; }
  [[nodiscard]] std::string describe(const State& s, Seat viewer) const;
  [[nodiscard]] std::string position(const State& s) const;
  [[nodiscard]] State read_position(const JsonReader& reader) const;
  [[nodiscard]] std::optional<std::string> broken(const State& s) const;

  // ---- questions that bots and screens ask too ----
  [[nodiscard]] const Strip& strip(const Player& player, int type) const {
    return data_->types[type].sides[player.side(type)];
  }
  // The event of a column of a row (CA-303).
  [[nodiscard]] const Event& event_at(const State& s, int row, int column) const;
  // The event of this round, once its row is chosen.
  [[nodiscard]] const Event& event(const State& s) const {
    return event_at(s, s.advancing, s.column[s.advancing] + 1);
  }
  // The row whose marker goes on when a row is chosen; kRows when none can (CA-305).
  [[nodiscard]] int advancing_row(const State& s, int row) const;
  // Somebody stands in the department with that lasting effect (CA-505).
  [[nodiscard]] bool works(const Player& player, Passive passive) const;
  [[nodiscard]] int donation_cost(const Player& player) const;
  // Research points for the next step on a track (CA-908, CA-1316).
  [[nodiscard]] int step_cost(const Player& player, int region) const;
  [[nodiscard]] bool last_is_taken(const State& s, int region) const;
  // Research points can be spent now.
  [[nodiscard]] bool can_research(const State& s) const;
  [[nodiscard]] Level level(const Player& player, int region) const {
    return data_->tracks[region][player.transport[region]].level;
  }

  // The best connection of large cities (CA-1107 to CA-1111).
  struct Connection {
    int vp = 0;
    int value = 0;
    Level level{};
    CitySet cities = 0;
  };
  [[nodiscard]] CitySet cities_of(const State& s, Seat seat) const;
  [[nodiscard]] Connection connection(const Player& player, CitySet own) const;

  // What a seat has brought about, as donation fields count it (CA-1206 to CA-1210).
  struct Achievements {
    std::array<int, kTypes> by_type{};
    std::array<int, kRegions> by_region{};
    int in_small_cities = 0;
    int city_vp = 0;
    int railways = 0;
    int donations = 0;
    int active = 0;
    std::uint32_t departments = 0;
  };
  [[nodiscard]] Achievements achievements(const State& s, Seat seat) const;
  // How often a field counts; fields for returned goods and money count nothing here.
  static int count(const Data& data, const Field& field, const Achievements& done);
  // The most VP of one donation (CA-1113, CA-1114).
  [[nodiscard]] int donation_cap(const Player& player) const;
  // The points of each donation with the best use of returned goods and money (CA-1115), and in the
  // solo game those of Andrew from what is then left (CA-1421, CA-1423).
  struct Donations {
    std::array<std::int16_t, kMaxFields> own{};
    std::array<std::int16_t, kMaxFields> andrew{};
  };
  [[nodiscard]] Donations donations(const State& s, Seat seat, const Achievements& done) const;
  // Andrew's points line by line (CA-1420); they are nobody's.
  [[nodiscard]] ScoreSheet andrew_sheet(const State& s) const;

 private:
  explicit Carnegie(std::shared_ptr<const Data> data) : data_(std::move(data)) {}

  static Thing thing(Set set, int index) { return {set, static_cast<std::uint16_t>(index)}; }
  // A room is called by what stands in it.
  static Thing place_thing(const Player& player, int room) {
    const DepartmentId id = player.room[room];
    return id < kMaxDepartments ? thing(kTileSet, id) : thing(kRoomSet, room);
  }
  // Dollars that can be raised while so many cubes are kept (CA-509).
  static int purse(const Player& player, int kept = 0) {
    return player.money + player.goods - kept;
  }

  // flow.cpp: what happens between choices
  template <class Log>
  void settle(State& s, Log& log) const;
  [[nodiscard]] bool asks(State& s) const;
  template <class Log>
  void skip(State& s, Log& log) const;
  template <class Log>
  void advance(State& s, Log& log) const;
  void begin_turn(State& s, Seat seat) const;
  template <class Log>
  void end_phase(State& s, Log& log) const;
  template <class Log>
  void play_done(State& s, Log& log) const;

  // setup.cpp
  void deal(State& s) const;
  void place_neutral_discs(State& s) const;
  template <class Sink>
  void side_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_side(State& s, Move move, Log& log) const;
  [[nodiscard]] SlotSet first_slots(const State& s) const;
  template <class Sink>
  void housing_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_place(State& s, Move move, Log& log) const;
  template <class Sink>
  void reserve_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_reserve(State& s, Move move, Log& log) const;

  // timeline.cpp
  template <class Log>
  void begin_round(State& s, Log& log) const;
  template <class Sink>
  void choose_options(const State& s, Sink& sink) const;
  template <class Log>
  void choose_row(State& s, int row, const char* rule, Log& log) const;
  template <class Log>
  void end_round(State& s, Log& log) const;

  // treasury.cpp: what people pay and receive
  template <class Log>
  void pay(State& s, Seat seat, int dollars, const char* rule, Log& log) const;
  template <class Log>
  void gain(State& s, Seat seat, const Gains& gains, int times, const char* rule, Log& log) const;
  template <class Log>
  int hire(State& s, Seat seat, int count, const char* rule, Log& log) const;
  template <class Sink>
  void sell_option(const State& s, Sink& sink) const;
  template <class Log>
  void play_sell(State& s, Log& log) const;

  // events.cpp
  template <class Sink>
  void recover_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_recover(State& s, Move move, Log& log) const;
  template <class Sink>
  void lodge_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_lodge(State& s, Move move, Log& log) const;
  template <class Log>
  void project_income(State& s, Log& log) const;
  [[nodiscard]] bool next_choice(State& s) const;
  template <class Sink>
  void choice_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_take(State& s, Move move, Log& log) const;

  // donations.cpp
  [[nodiscard]] bool can_pay_donation(const Player& player) const {
    return player.supply > 0 && purse(player) >= donation_cost(player);
  }
  [[nodiscard]] bool gives(const State& s, Seat seat, int field) const;
  [[nodiscard]] bool can_donate(const State& s, Seat seat) const;
  [[nodiscard]] bool can_give(const State& s, Seat seat) const;
  template <class Sink>
  void donate_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_donate(State& s, Move move, Log& log) const;

  // departments.cpp
  struct Obstacle {
    const char* rule;
    Word because;
  };
  [[nodiscard]] const Obstacle* obstacle(const State& s, Seat seat, const Use& use) const;
  template <class Visit>
  bool each_use(const State& s, const Task& task, Visit&& visit) const;
  [[nodiscard]] bool can_use_any(const State& s) const;
  template <class Sink>
  void use_options(const State& s, Sink& sink) const;
  template <class Sink>
  void offer_uses(const State& s, Sink& sink) const;
  template <class Sink>
  void explain_idle_departments(const State& s, Sink& sink) const;
  template <class Log>
  void play_use(State& s, Move move, Log& log) const;
  template <class Log>
  void carry_out(State& s, const Use& use, Log& log) const;
  void send(State& s, int region) const;
  template <class Sink>
  void mission_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_mission(State& s, Move move, Log& log) const;
  [[nodiscard]] int most_trades(const Player& player, const Use& use) const;
  template <class Sink>
  void trade_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_trade(State& s, Move move, Log& log) const;
  template <class Sink>
  void category_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_adopt(State& s, Move move, Log& log) const;
  template <class Log>
  void begin_uses(State& s, Seat seat, int row, Log& log) const;

  // employees.cpp
  [[nodiscard]] bool has_people(const Player& player, int except = kNoRoom) const;
  static void leave_desk(Player& player, int room) {
    player.desks[room] = static_cast<std::uint8_t>(player.desks[room] & (player.desks[room] - 1));
  }
  template <class Sink>
  void moves_options(const State& s, Sink& sink) const;
  template <class Sink>
  void explain_far_rooms(const State& s, int from, int stance, Sink& sink) const;
  template <class Log>
  void play_move(State& s, Move move, Log& log) const;
  [[nodiscard]] int free_desk(const Player& player, int room) const;
  [[nodiscard]] int desk_cost(const Player& player, int room) const;
  [[nodiscard]] int free_of_charge(const Player& player, int room) const;
  [[nodiscard]] bool can_activate(const Player& player, int room) const;
  template <class Sink>
  void activate_options(const State& s, Sink& sink) const;
  template <class Log>
  void stand_up(State& s, Seat seat, int room, Log& log) const;
  template <class Log>
  void play_activate(State& s, Move move, Log& log) const;
  template <class Log>
  void play_ready(State& s, Log& log) const;

  // planning.cpp
  [[nodiscard]] int room_cost(const Player& player, const Use& use, int room) const;
  [[nodiscard]] int cheapest_room(const Player& player, const Use& use) const;
  [[nodiscard]] const Obstacle* tile_obstacle(const State& s, const Player& player, int room_cost,
                                              DepartmentId id) const;
  template <class Sink>
  void tile_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_tile(State& s, Move move, Log& log) const;
  template <class Sink>
  void room_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_room(State& s, Move move, Log& log) const;
  template <class Sink>
  void bring_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_bring(State& s, Move move, Log& log) const;

  // construction.cpp
  [[nodiscard]] const Obstacle* type_obstacle(const Player& player, const Use& use, int type) const;
  [[nodiscard]] bool can_build_project(const State& s, const Player& player, const Use& use) const;
  template <class Sink>
  void project_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_project(State& s, Move move, Log& log) const;
  void build(State& s, Seat seat, int type, int slot) const;
  static void occupy(State& s, int slot, std::uint8_t who, int type) {
    s.slot[slot] = static_cast<std::uint8_t>(who + 8 * type);
    s.taken.add(slot);
  }

  // research.cpp
  [[nodiscard]] const Obstacle* slide_obstacle(const Player& player, int type, int points) const;
  [[nodiscard]] const Obstacle* advance_obstacle(const State& s, const Player& player, int region,
                                                 int points) const;
  [[nodiscard]] bool pools_research(const State& s) const;
  template <class Sink>
  void research_options(const State& s, Sink& sink) const;
  template <class Sink>
  void offer_research(const State& s, Sink& sink) const;
  template <class Log>
  void play_slide(State& s, Move move, Log& log) const;
  template <class Log>
  void play_advance(State& s, Move move, Log& log) const;

  // andrew.cpp
  void make_deck(State& s) const;
  template <class Sink>
  void andrew_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_andrew(State& s, Log& log) const;
  template <class Log>
  void shift_card(State& s, int by, const char* rule, Log& log) const;
  template <class Log>
  void andrew_acts(State& s, const Card& card, Log& log) const;
  template <class Log>
  void andrew_takes_tiles(State& s, const Card& card, Log& log) const;
  template <class Log>
  void andrew_builds(State& s, const Card& card, Log& log) const;
  template <class Log>
  void andrew_advances(State& s, const Card& card, Log& log) const;
  [[nodiscard]] int free_slot(const State& s, int city) const;

  // check.cpp
  [[nodiscard]] bool sound_task(const State& s, const Task& task) const;
  [[nodiscard]] bool sound_turn(const State& s, const Task& task) const;
  [[nodiscard]] bool sound_use(const State& s) const;
  [[nodiscard]] std::optional<std::string> broken_agenda(const State& s) const;

  // scoring.cpp
  template <class Add>
  void score(const State& s, Seat seat, Add&& add) const;
  template <class Add>
  void score_andrew(const State& s, Add&& add) const;

  std::shared_ptr<const Data> data_;
};

static_assert(sizeof(State) <= 1024);

}  // namespace pionek::carnegie
