// Whether the agenda is one that can have come about: each task with nothing but the figures of its
// step, in an order in which tasks are pushed, no deeper than effects of effects can get, and with
// a real choice on top.
#include <algorithm>

#include "engine/nucleum/check.hpp"

namespace pionek::nucleum {
namespace {

template <class Places>
bool holds(const Places& places, int what) {
  return std::find(places.begin(), places.end(), what) != places.end();
}

// The same task without the figures that its step has: it must be bare.
bool bare(Task task, std::initializer_list<std::uint8_t Task::*> fields, bool with_c = false) {
  for (const auto field : fields) task.*field = 0;
  if (with_c) task.c = 0;
  return task == Task{.step = task.step, .seat = task.seat};
}

// Steps under which others can lie.
bool is_container(Step step) {
  switch (step) {
    case Step::acts:
    case Step::matched:
    case Step::store:
    case Step::hire:
      return true;
    default:
      return step >= Step::effects;
  }
}

// Steps that a turn can begin with, or that are left when others are done.
bool can_begin(const Task& task) {
  switch (task.step) {
    case Step::turn:
    case Step::acts:
    case Step::matched:
    case Step::complete:
    case Step::recharged:
    case Step::triggers:
    case Step::effects:
    case Step::choose:
    case Step::income:
    case Step::store:
      return true;
    case Step::field:
    case Step::face:
      return (task.bits & kMain) != 0;
    default:
      return false;
  }
}

// The fuel of one building: the light, then who is paid, the coal, and the cubes on top.
int fuel_order(Step step) {
  switch (step) {
    case Step::power:
      return 1;
    case Step::hire:
      return 2;
    case Step::coal:
      return 3;
    case Step::burn:
      return 4;
    default:
      return 0;
  }
}

// Whether a task can have come to lie on the one below it.
bool follows(const Task& below, const Task& task) {
  if (!is_container(below.step)) return false;
  if (task.seat != below.seat && task.step != Step::matched) return false;
  const int fuel = fuel_order(task.step);
  if (fuel_order(below.step) != 0 || fuel > 1) return fuel > fuel_order(below.step);
  switch (task.step) {
    case Step::experiment:
    case Step::turn:
    case Step::acts:
    case Step::last_marker:
    case Step::recharged:
      return false;
    case Step::marker:
      return below.step == Step::recharged;
    case Step::nucleum:
      return below.step == Step::recharged || below.step == Step::effects;
    case Step::filed:
      return below.step == Step::acts || (below.step == Step::matched && (below.bits & kMain) != 0);
    case Step::field:
    case Step::face:
    case Step::matched:
      return (task.bits & kMain) == 0 || below.step == Step::matched ||
             below.step == Step::complete;
    default:
      return true;
  }
}

}  // namespace

bool Nucleum::sound_task(const State& s, const Task& task) const {
  switch (task.step) {
    case Step::experiment:
    case Step::turn:
    case Step::marker:
    case Step::nucleum:
    case Step::last_marker:
    case Step::energized:
    case Step::recharged:
      return bare(task, {});
    case Step::field:
    case Step::face:
    case Step::matched:
    case Step::complete:
      return sound_track_task(s, task);
    case Step::plant:
    case Step::fuel:
    case Step::burn:
    case Step::hire:
    case Step::coal:
    case Step::power:
      return sound_energize_task(s, task);
    case Step::acts:
    case Step::building:
    case Step::plot:
    case Step::piece:
    case Step::site:
    case Step::buy:
    case Step::sign:
    case Step::slot:
    case Step::target:
    case Step::restock:
    case Step::filed:
      return sound_action_task(s, task);
    default:
      return sound_effect_task(s, task);
  }
}

bool Nucleum::sound_track_task(const State& s, const Task& task) const {
  const Player& player = s.player(task.seat);
  const Map& map = map_of(s);
  const bool main = (task.bits & kMain) != 0;
  if (main && index(task.seat) != s.current) return false;
  const auto on_map = [&](int field) {
    if (field >= kMaxFields) return false;
    const Link& link = map.links[map.field_link[field]];
    return field >= link.first && field < link.first + link.length;
  };
  switch (task.step) {
    case Step::complete:
      return bare(task, {&Task::a}) && task.a < kMaxLinks && has(s.lines, task.a);
    case Step::matched: {
      if (!bare(task, {&Task::a, &Task::bits}) || !on_map(task.a) || !s.has_track(task.a)) {
        return false;
      }
      const bool placer = s.owner_of(task.a) == task.seat;
      if (((task.bits & kNewEnds) != 0 || main) && !placer) return false;
      if ((task.bits & ~(kNewEnds | kOtherEnds | kMain)) != 0) return false;
      for (int side = 0; side < 2; ++side) {
        const int next = task.a + (side == 0 ? -1 : 1);
        if (!has(task.bits, 2 + side)) continue;
        const bool inside = next >= 0 && on_map(next) &&
                            map.field_link[next] == map.field_link[task.a] && s.has_track(next);
        if (!inside || s.owner_of(next) != task.seat) return false;
      }
      return true;
    }
    default:
      break;
  }
  // A tile on its way to the map.
  if (!bare(task, {&Task::a, &Task::b, &Task::bits}) || (task.bits & ~kMain) != 0) return false;
  if (task.a >= data_->tiles.size() || !player.pool.has(task.a) ||
      data_->tiles[task.a].category == Tile::Category::directive) {
    return false;
  }
  if (task.step == Step::field) return task.b == 0;
  return on_map(task.b) && s.open_fields.has(task.b) && can_lay_on(s, player, task.b);
}

bool Nucleum::sound_action_task(const State& s, const Task& task) const {
  const Player& player = s.player(task.seat);
  const auto is = [&](Kind kind) {
    return task.a < data_->actions.size() && data_->actions[task.a].kind == kind;
  };
  switch (task.step) {
    case Step::acts:
      return bare(task, {&Task::a, &Task::bits}) && index(task.seat) == s.current &&
             !player.board_row.empty() && player.board_row.back() == task.a &&
             (task.bits & ~(is_directive(task) ? 1U : kNewEnds)) == 0;
    case Step::building:
      return bare(task, {&Task::a}) && is(Kind::urbanize);
    case Step::plot:
      return bare(task, {&Task::a, &Task::b}) && is(Kind::urbanize) &&
             task.b < data_->own_buildings && !has(player.built, task.b);
    case Step::piece:
      return bare(task, {&Task::a}) && is(Kind::industrialize);
    case Step::site:
      return bare(task, {&Task::a, &Task::b}) && is(Kind::industrialize) && task.b < 2 * kRows;
    case Step::buy:
      return bare(task, {&Task::a, &Task::b, &Task::n}) && is(Kind::develop) && task.b <= 1 &&
             task.n <= data_->actions[task.a].thaler;
    case Step::sign:
      return bare(task, {&Task::a}) && is(Kind::contract);
    case Step::slot:
      return bare(task, {&Task::a, &Task::b}) && is(Kind::contract) && task.b != kNoContract &&
             holds(s.market, task.b);
    case Step::target:
      return bare(task, {&Task::a}) && is(Kind::energize);
    case Step::restock:
      return bare(task, {&Task::a, &Task::b}) && task.a < kMarket &&
             s.market[task.a] == kNoContract && task.b != kNoContract &&
             holds(player.slots, task.b);
    case Step::filed:
      return bare(task, {&Task::a}) && index(task.seat) == s.current && s.contract_used != 0 &&
             task.a != kNoContract && (holds(player.slots, task.a) || holds(s.purple, task.a));
    default:
      return false;
  }
}

bool Nucleum::sound_energize_task(const State& s, const Task& task) const {
  const auto plants = static_cast<int>(data_->plants.size());
  const bool action =
      task.a < data_->actions.size() && data_->actions[task.a].kind == Kind::energize;
  const bool dark = task.b < kMaxPlots && has(dark_buildings(s, task.seat), task.b);
  switch (task.step) {
    case Step::plant:
      return bare(task, {&Task::a, &Task::b}) && action && dark;
    case Step::fuel:
      return bare(task, {&Task::a, &Task::b, &Task::n}) && action && dark && task.n < plants;
    case Step::power:
      return bare(task, {&Task::b}) && dark;
    case Step::coal:
      return bare(task, {&Task::a, &Task::b, &Task::n});
    case Step::burn: {
      if (!bare(task, {&Task::b, &Task::n}) || task.b >= plants || task.n == 0) return false;
      const bool anywhere = modifiers_of(s.player(task.seat)).no_rails;
      const CitySet reach = anywhere ? map_of(s).cities : s.reach[data_->plants[task.b].city];
      return task.n <= cubes_in(s, task.seat, reach);
    }
    case Step::hire: {
      if (!bare(task, {&Task::a, &Task::b, &Task::n}, true) || task.b >= plants || task.n == 0) {
        return false;
      }
      int free = 0;
      for (int i = 0; i < kSeats; ++i) {
        const int used = task.c >> (4 * i) & 15;
        const int built = std::popcount(turbines_at(s, task.b) & s.players[i].turbine_slots);
        if (used > (seat_at(i) == task.seat ? 0 : built)) return false;
        free += seat_at(i) == task.seat ? 0 : built - used;
      }
      return task.n <= free;
    }
    default:
      return false;
  }
}

bool Nucleum::sound_effect_task(const State& s, const Task& task) const {
  const Player& player = s.player(task.seat);
  if (player.experiment >= kExperiments) return false;
  const bool inside = task.c > 0 && task.c < data_->programs.size();
  const Op op = inside ? data_->programs[task.c] : Op{};
  switch (task.step) {
    case Step::reward:
      return bare(task, {&Task::b}) && task.b < kSlots;
    case Step::income:
      return bare(task, {&Task::n}, true) && op.code == Op::Code::income_any && task.n > 0 &&
             task.n <= op.n;
    case Step::store:
      if (task.n == 0) return false;
      if (task.c == 0) {
        return bare(task, {&Task::a, &Task::n}) && (task.a == kFromMine || task.a == kFromTile) &&
               task.n <= 9;
      }
      return bare(task, {&Task::n}, true) && op.code == Op::Code::uranium && task.n <= op.n;
    case Step::choose: {
      const Op before = inside ? data_->programs[task.c - 1] : Op{};
      return bare(task, {&Task::n}, true) && before.code == Op::Code::choose && task.n == before.n;
    }
    case Step::unlock:
      return bare(task, {&Task::n}) && task.n >= 1 && task.n <= 3;
    case Step::accept:
      return bare(task, {&Task::a}) && task.a / kTechs == player.experiment &&
             has(player.techs, task.a % kTechs) &&
             experiment_of(player).techs[task.a % kTechs].choice;
    case Step::take:
      return bare(task, {&Task::n}, true) && op.code == Op::Code::tile && task.n == op.n;
    case Step::effects:
      // Payments are made at once, and special tiles and actions come at the end of a choice.
      return bare(task, {&Task::b}, true) && task.b < kSlots && inside &&
             op.code != Op::Code::end && op.code != Op::Code::pay && op.code != Op::Code::special;
    case Step::triggers: {
      if (!bare(task, {&Task::b, &Task::bits}) || task.b >= kSlots || task.bits == 0) return false;
      const auto& triggered = experiment_of(player).triggered;
      return std::any_of(triggered.begin(), triggered.end(),
                         [&](TechSet of) { return (task.bits & ~(player.techs & of)) == 0; });
    }
    default:
      return false;
  }
}

// What the top of the agenda still has to pay for fuel, after the cubes are burnt.
bool Nucleum::can_pay_fuel(const State& s) const {
  int thaler = 0;
  int cubes = 0;
  for (const Task& task : s.agenda) {
    if (task.step == Step::coal) thaler += task.n;
    if (task.step == Step::hire) thaler += std::max(0, task.n * data_->rent - task.a);
    if (task.step == Step::burn) cubes += task.n;
  }
  return thaler + cubes <= s.player(s.agenda.top().seat).purse();
}

// Steps that are asked without a look whether there is an answer, since the step before had it.
bool Nucleum::can_choose(const State& s) const {
  const Task& top = s.agenda.top();
  const int purse = s.player(top.seat).purse();
  Only any;
  switch (top.step) {
    case Step::field:
      return can_lay(s, s.player(top.seat));
    case Step::plot: {
      const Action& action = data_->actions[top.a];
      const int price =
          cheapest_plot(s, top.seat, action, top.b, building_land(s, top.seat, action));
      return price >= 0 && price <= purse;
    }
    case Step::site:
      return piece_obstacle(s, top.seat, data_->actions[top.a], top.b) == nullptr;
    case Step::slot:
      each_slot(s, any);
      return any.count > 0;
    case Step::plant:
      each_plant(s, any);
      return any.count > 0;
    case Step::fuel: {
      const int demand = data_->buildings[s.building_on(top.b)].demand;
      const Feed plant = feed(s, top.seat, data_->actions[top.a], top.n);
      if (!has(plant.reach, map_of(s).plot_city[top.b])) return false;
      return plant.most_energy() >= demand;
    }
    case Step::nucleum:
      each_nucleum(s, any);
      return any.count > 0;
    default:
      return true;
  }
}

std::optional<std::string> Nucleum::broken_agenda(const State& s) const {
  if (s.phase == Phase::over) {
    return s.agenda.empty() && s.turn == 0 ? Wrong() : "agenda: not empty at the end";
  }
  if (s.agenda.empty() || s.turn == 0) return "agenda: empty before the end";
  const Task& first = *s.agenda.begin();
  const Task& top = s.agenda.top();
  const int place = s.phase == Phase::setup ? s.seats - s.turn : s.turn - 1;
  const Seat seat = s.in_order(place);
  const bool turn = s.phase == Phase::play;
  if (turn && index(seat) != s.current) return "current: not the seat whose turn it is";
  const Task* below = nullptr;
  int depth = kTurnDepth + kTopDepth;
  for (int i = 0; i < s.seats && turn; ++i) {
    for_each_bit(s.players[i].techs,
                 [&](int at) { depth += experiment_of(s.players[i]).techs[at].depth; });
  }
  for (const Task& task : s.agenda) {
    if (index(task.seat) >= s.seats) return "agenda: a task for an empty chair";
    if (!sound_task(s, task)) return "agenda: a task with odd figures";
    if (below != nullptr && !follows(*below, task)) return "agenda: out of order";
    below = &task;
  }
  if (s.agenda.size() > depth) return "agenda: deeper than effects can get";
  if (!turn) {
    const Step asked = s.phase == Phase::setup ? Step::experiment : Step::last_marker;
    if (s.agenda.size() != 1 || top.step != asked || top.seat != seat)
      return "agenda: out of order";
  } else if (!can_begin(first) || (first.seat != seat && first.step != Step::matched)) {
    return "agenda: out of order";
  }
  if (top.step >= Step::effects || !can_pay_fuel(s) || !can_choose(s) || forced_move(s)) {
    return "agenda: waits for nobody";
  }
  return std::nullopt;
}

}  // namespace pionek::nucleum
