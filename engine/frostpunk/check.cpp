// The invariants of a sound state. Checked after every move of the random games and on every
// position that is read from outside.
#include "engine/frostpunk/check.hpp"

#include <cstring>

namespace pionek::frostpunk {
namespace {

constexpr int kAny = 255;

// The bounds of a task's fields by its step; what is not named must be zero.
struct Shape {
  int a = 0;
  int b = 0;
  int c = 0;
  int least = 0;  // of `left`
  int most = 0;
  bool card = false;
  bool field = false;
  int bits = 0;  // how many
};

constexpr Shape counted(int a, int b = 0) { return {.a = a, .b = b, .least = 1, .most = kAny}; }
constexpr Shape at_field(int a, int b, int bits) {
  return {.a = a, .b = b, .least = 1, .most = kAny, .field = true, .bits = bits};
}

constexpr int kWhos = static_cast<int>(Who::adult);
constexpr int kGoods = static_cast<int>(Goods::fuel);
constexpr int kFlags = kNormalAction | kForgiving | kChildLimit;

// In the order of Step.
constexpr std::array<Shape, kSteps> kShapes{{
    {.a = kSeats},                                                        // take_advisor
    {.a = kSeats, .b = 1},                                                // start_discard
    {.bits = 1 + kMaxScenario},                                           // order
    {},                                                                   // stoke
    {.a = kMaxHeat, .b = 4},                                              // chill
    {},                                                                   // overload
    {.most = kAny},                                                       // storm
    {},                                                                   // advise
    {},                                                                   // mobilise
    {},                                                                   // ration
    {.a = kTypes, .bits = 2 * kTypes},                                    // ailing
    {},                                                                   // muster
    {.a = kStoked | kActed, .b = kSeats},                                 // turn
    {.a = kPawns - 1},                                                    // act
    {},                                                                   // dusk_card
    {},                                                                   // feed
    {.a = kTypes, .c = 1, .most = kAny},                                  // shelter
    {.a = 1},                                                             // bedtime
    {.a = kPawns, .b = kFlags, .card = true, .field = true},              // run
    {.a = 4, .card = true},                                               // finish
    {.least = 1, .most = 6},                                              // choose
    {.bits = kTokens},                                                    // consult
    counted(kWhos),                                                       // sick
    counted(kWhos),                                                       // cure
    counted(kWhos),                                                       // treat
    counted(kWhos),                                                       // flip
    counted(kWhos),                                                       // die
    counted(kWhos),                                                       // exhaust
    counted(kWhos),                                                       // leave
    counted(kWhos),                                                       // arrive
    {.a = kTypes - 1, .b = kSeats},                                       // death
    counted(1),                                                           // raise
    counted(1),                                                           // lower
    counted(kTokens + 1),                                                 // spend
    counted(kTokens + 1),                                                 // activate
    counted(kTokens + 1, 1),                                              // discard
    counted(1, 1),                                                        // token_type
    counted(kGoods),                                                      // gain
    counted(kGoods),                                                      // lose
    {.a = kGoods, .least = 1, .most = kAny, .card = true},                // store
    {.b = 1, .least = 1, .most = kAny, .card = true},                     // unstore
    counted(kTree, 1),                                                    // map_take
    {.a = kTree, .b = 1, .least = 1, .most = kAny, .bits = kPlaces + 1},  // map_remove
    counted(kTree),                                                       // map_add
    {.a = 9, .b = 9, .bits = kPlaces},                                    // lay
    at_field(0, 0, 0),                                                    // gather
    at_field(0, 0, 0),                                                    // cut_here
    at_field(0, 0, 20),                                                   // collect
    at_field(0, 1, 0),                                                    // cut_tree
    at_field(50, 0, 20),                                                  // thumper
    counted(9, 3),                                                        // construct
    {.a = kMaxBuildings - 1, .b = 3, .c = 1},                             // site
    counted(0),                                                           // upgrade
    counted(kMaxBuildings - 1),                                           // destroy
    counted(kAnyShelter),                                                 // ruin
    counted(9),                                                           // workshop
    counted(0),                                                           // research
    {},                                                                   // technology
    {.b = 1},                                                             // law
    {.a = 1, .b = kMaxBuildings},                                         // reuse
    {.a = BitSet::kMost, .b = BitSet::kMost, .c = BitSet::kMost, .least = 1, .most = 3},  // peek
    {.b = kFlags, .field = true},              // alternative
    {.a = kRoutes - 1, .b = 1, .most = kAny},  // march
    {.a = kRoutes - 1},                        // place
    {.a = kRoutes - 1, .b = kStacks - 1},      // homeward
}};

const Shape& shape_of(Step step) { return kShapes[static_cast<std::size_t>(step)]; }

bool fits(const Task& task) {
  const Shape& shape = shape_of(task.step);
  const bool cursor =
      task.step == Step::run || task.step == Step::choose || task.step == Step::consult;
  return task.a <= shape.a && task.b <= shape.b && task.c <= shape.c && task.left >= shape.least &&
         task.left <= shape.most && task.spare == 0 && (shape.card || task.card == 0) &&
         (shape.field || task.field == 0) && (cursor || task.cursor == 0) &&
         (task.step == Step::run || task.loop == 0) &&
         (std::uint64_t{task.bits} >> shape.bits) == 0 && task.field <= kFields;
}

// What lies at the bottom of the agenda in a phase.
bool known_bottom(Phase phase, Step step) {
  switch (phase) {
    case Phase::setup:
      return step == Step::take_advisor || step == Step::start_discard;
    case Phase::dawn:
      return step == Step::order;
    case Phase::morning:
      return step == Step::finish;
    case Phase::generator:
      return step == Step::overload;
    case Phase::weather:
      return step == Step::storm || step == Step::run;
    case Phase::preparation:
      return step == Step::ailing;
    case Phase::action:
      return step == Step::turn;
    case Phase::dusk:
      return step == Step::dusk_card || step == Step::finish;
    case Phase::hunger:
      return step == Step::feed || step == Step::run;
    case Phase::night:
      return step == Step::bedtime || step == Step::run;
    case Phase::over:
      return false;
  }
  return false;
}

}  // namespace

// Whether what the task speaks of is there.
bool Frostpunk::sound_task(const State& s, const Task& task) const {
  const int cards = catalog().size(kCardSet);
  if (!fits(task) || task.card > cards) return false;
  const bool building = task.field > 0 && s.built.has(task.field - 1) &&
                        is_first(s.building_at(task.field - 1), task.field - 1);
  switch (task.step) {
    case Step::run:
      if (task.cursor >= data_->program.size()) return false;
      if ((task.b & kNormalAction) != 0 && !building) return false;
      switch (data_->needs[task.cursor]) {
        case Need::nothing:
          return true;
        case Need::card:
          return task.card > 0;
        case Need::field:
          return task.field > 0;
        case Need::building:
          return building;
        case Need::route:
          return task.field > 0 && task.field <= kRoutes && task.a > 0;
      }
      return false;
    case Step::finish:
      return task.card > 0 && task.card <= data_->scenario_start;
    case Step::choose:
      return task.cursor + task.left <= static_cast<int>(data_->choices.size());
    case Step::consult:
      return task.cursor < data_->consults.size() && task.bits != 0;
    case Step::store:
    case Step::unstore:
      return task.card > 0 && is_open(s, byte(task.card - 1)) &&
             !data_->is_scenario(byte(task.card - 1));
    case Step::map_add:
      return task.a > 0;
    case Step::gather:
    case Step::cut_here:
      return task.field > 0 && s.land.has(task.field - 1);
    case Step::collect:
    case Step::cut_tree:
    case Step::thumper:
    case Step::alternative:
      return building;
    case Step::site:
    case Step::destroy:
      return task.a < buildings();
    case Step::ruin:
      return task.a == kAnyShelter || (data_->shelters >> task.a & 1) != 0;
    case Step::peek: {
      const int dusk = data_->scenario_start - data_->morning_cards;
      for (const int mark : {task.a, task.b, task.c}) {
        if (mark > dusk || (mark != 0 && !s.dusk_deck.has(mark - 1))) return false;
      }
      return true;
    }
    case Step::march:
    case Step::place:
      return s.routes[task.a].scout != 0 && !s.routes[task.a].cards.empty();
    case Step::ailing:
      for (int i = 0; i < kTypes; ++i) {
        if ((task.bits >> (2 * i) & 3) >= kTypes) return false;
      }
      return true;
    case Step::act:  // who is asked can do something
      return s.ready[task.a] > 0 &&
             (&task != &s.agenda.top() || can_act(s, task.seat, static_cast<Pawn>(task.a)));
    case Step::take_advisor:
      return index(task.seat) == (s.leader + task.a) % s.seats;
    case Step::shelter:
      return task.c != 0 || (task.a == 0 && task.left == 0);
    default:
      return true;
  }
}

std::optional<std::string> Frostpunk::broken_agenda(const State& s) const {
  if (s.phase == Phase::over) {
    if (!s.agenda.empty()) return "agenda: the game is over";
    return std::nullopt;
  }
  if (s.agenda.empty()) return "agenda: nobody is asked";
  if (!known_bottom(s.phase, s.agenda.begin()->step)) return "agenda: not a task of this phase";
  const Task* below = nullptr;
  for (const Task& task : s.agenda) {
    if (index(task.seat) >= s.seats) return "agenda: a task for an empty chair";
    if (!sound_task(s, task)) return "agenda: a task with odd figures";
    const bool inside = task.step == Step::choose || task.step == Step::consult;
    if (inside && (below == nullptr || below->step != Step::run)) {
      return "agenda: a choice without its effect";
    }
    below = &task;
  }
  if (s.phase != Phase::action && s.phase != Phase::setup) {
    for (const Task& task : s.agenda) {
      if (task.step != Step::death && task.seat != s.leading()) {
        return "agenda: a task for another seat than the leader (FP-212)";
      }
    }
  }
  State copy = s;
  Silent silent;
  if (!work(copy, silent) || std::memcmp(&copy, &s, sizeof(State)) != 0) {
    return "agenda: waits for nobody";
  }
  return std::nullopt;
}

std::optional<std::string> Frostpunk::broken(const State& s) const {
  for (const auto check : {check_frame, check_people, check_heat, check_morale, check_map,
                           check_buildings, check_research, check_citizens, check_events,
                           check_laws, check_scenario, check_weather, check_expeditions}) {
    if (auto wrong = check(*this, s)) return wrong;
  }
  return broken_agenda(s);
}

}  // namespace pionek::frostpunk
