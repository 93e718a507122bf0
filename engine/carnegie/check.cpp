// The invariants of a sound state. Checked after every move of the random games and on every
// position that is read from outside.
#include "engine/carnegie/check.hpp"

#include <cstring>

namespace pionek::carnegie {
namespace {

// The steps that can lie on the agenda in a phase, bottom first.
bool known_order(Phase phase, const Agenda<Task, 6>& agenda) {
  std::array<Step, 6> steps{};
  int count = 0;
  for (const Task& task : agenda) steps[count++] = task.step;
  const auto is = [&](int at, std::initializer_list<Step> any) {
    if (at >= count) return false;
    for (const Step step : any) {
      if (steps[at] == step) return true;
    }
    return false;
  };
  const auto one = [&](std::initializer_list<Step> any) { return count == 1 && is(0, any); };
  switch (phase) {
    case Phase::sides:
      return one({Step::side});
    case Phase::placing:
      return is(0, {Step::reserve}) && (count == 1 || (count == 2 && is(1, {Step::housing})));
    case Phase::opening:
      return is(0, {Step::activate}) && (count == 1 || (count == 2 && is(1, {Step::moves})));
    case Phase::choose:
      return one({Step::choose});
    case Phase::andrew:
      return one({Step::andrew});
    case Phase::income:
      if (!is(0, {Step::research})) return false;
      if (count == 3) return is(1, {Step::projects, Step::choice}) && is(2, {Step::lodge});
      return count == 1 || (count == 2 && is(1, {Step::recover, Step::choice, Step::lodge}));
    case Phase::donation:
      return one({Step::donate});
    case Phase::departments:
      if (one({Step::category, Step::use, Step::moves, Step::research})) return true;
      return count == 2 && is(0, {Step::use}) &&
             is(1, {Step::mission, Step::trade, Step::tile, Step::room, Step::bring, Step::project,
                    Step::give, Step::lodge});
    case Phase::activation:
      return one({Step::activate});
    case Phase::over:
      return count == 0;
  }
  return false;
}

}  // namespace

// A task with nothing but the fields that its step has, within their bounds.
bool Carnegie::sound_task(const State& s, const Task& task) const {
  const Player& player = s.player(task.seat);
  Task plain{.step = task.step, .seat = task.seat};
  switch (task.step) {
    case Step::side:
      plain.a = task.a;
      return task == plain && task.a < kTypes;
    case Step::moves:
      plain.pool = task.pool;
      return task == plain;
    case Step::research:
      if (s.phase == Phase::departments) return sound_turn(s, task);
      plain.pool = task.pool;
      return task == plain;
    case Step::lodge:
      plain.a = task.a;
      return task == plain && task.a > 0 && task.a <= player.lying[data_->lobby] &&
             player.has(data_->passive[static_cast<int>(Passive::extra_lobby)]);
    case Step::choice:
      plain.a = task.a;
      plain.b = task.b;
      return task == plain && task.a <= kTypes && task.b <= kMaxStrip;
    case Step::use:
      return sound_turn(s, task);
    case Step::mission:
    case Step::trade:
    case Step::tile:
    case Step::project:
      plain.a = task.a;
      return task == plain && task.a < data_->uses.size();
    case Step::room:
      plain.a = task.a;
      plain.b = task.b;
      return task == plain && task.a < data_->uses.size() && task.b < data_->departments.size();
    case Step::bring:
      plain.b = task.b;
      return task == plain && task.b < kRooms;
    default:
      return task == plain;
  }
}

// The turn of a seat with its departments (CA-503, CA-506).
bool Carnegie::sound_turn(const State& s, const Task& task) const {
  const Player& player = s.player(task.seat);
  if (task.a >= kRows) return false;
  const bool adopted = task.a != s.row;
  if (adopted && (player.action_tile != 0 || index(task.seat) == s.first ||
                  data_->counts[s.seats].action_choice == ActionChoice::none)) {
    return false;
  }
  const auto of_row = [&](int room) {
    const DepartmentId id = player.room[room];
    return id < kMaxDepartments && static_cast<int>(data_->department(id).row) == task.a &&
           !data_->department(id).automatic && data_->department(id).uses > 0;
  };
  for (int room = 0; room < kRooms; ++room) {
    if (task.is_closed(room) && (!of_row(room) || room == task.b)) return false;
  }
  if (task.b == kNoRoom) return task.used == 0 && task.closed == 0;
  return task.b < kRooms && of_row(task.b) && task.used <= player.standing(task.b);
}

// What is asked inside a turn must be a use that was begun and can be carried out.
bool Carnegie::sound_use(const State& s) const {
  const Task& task = s.agenda.top();
  const Task& turn = *s.agenda.begin();
  if (turn.step != Step::use || s.agenda.size() == 1) return true;
  const Player& player = s.player(task.seat);
  if (turn.b == kNoRoom) return false;
  // Whether the open department has a use that leads on to something.
  const auto leads_to = [&](Use::Then then) {
    const Department& open = data_->department(player.room[turn.b]);
    for (int use = open.first_use; use < open.first_use + open.uses; ++use) {
      if (data_->uses[use].then == then) return true;
    }
    return false;
  };
  if (task.step == Step::bring) {
    const DepartmentId built = player.room[task.b];
    return built < kMaxDepartments && data_->department(built).tile &&
           leads_to(Use::Then::build_department) && works(player, Passive::bring_employee);
  }
  if (task.step == Step::give) return leads_to(Use::Then::donate) && can_give(s, task.seat);
  if (task.step == Step::lodge) return true;
  const Use& use = data_->uses[task.a];
  if (player.room[turn.b] != use.department) return false;
  const bool somebody = use.mission ? player.standing(turn.b) > turn.used : turn.used > 0;
  if (!somebody || obstacle(s, task.seat, use) != nullptr) return false;
  switch (task.step) {
    case Step::mission:
      return use.mission && (use.then == Use::Then::nothing || use.then == Use::Then::donate);
    case Step::trade:
      return use.then == Use::Then::trade;
    case Step::tile:
      return use.then == Use::Then::build_department;
    case Step::room:
      return use.then == Use::Then::build_department && task.b >= data_->starting &&
             tile_obstacle(s, player, cheapest_room(player, use), task.b) == nullptr;
    case Step::project:
      return use.then == Use::Then::project;
    default:
      return false;
  }
}

std::optional<std::string> Carnegie::broken_agenda(const State& s) const {
  if (!known_order(s.phase, s.agenda)) return "agenda: out of order";
  if (s.phase == Phase::over) return std::nullopt;
  const bool one_only = s.phase == Phase::choose || s.phase == Phase::andrew;
  if (s.turn < 1 || s.turn > (one_only ? 1 : s.seats)) return "turn: out of range";
  const int place = s.phase == Phase::placing ? s.seats - s.turn : s.turn - 1;
  for (const Task& task : s.agenda) {
    if (task.seat != s.in_order(place)) return "agenda: a task for another seat";
    if (!sound_task(s, task)) return "agenda: a task with odd figures";
  }
  if (!sound_use(s)) return "agenda: a use that cannot be carried out";
  const Task& top = s.agenda.top();
  const Player& player = s.player(top.seat);
  if (top.step == Step::recover && player.mission[static_cast<std::size_t>(event(s).region)] == 0) {
    return "agenda: nobody is there to come home";
  }
  if (top.step == Step::category && (player.action_tile == 0 || index(top.seat) == s.first)) {
    return "agenda: there is no action choice tile to use (CA-506)";
  }
  if ((s.phase == Phase::placing) && player.reserved != kNoDepartment) {
    return "agenda: the tile is reserved already";
  }
  State copy = s;
  if (!asks(copy) || !(copy.agenda.top() == top)) return "agenda: waits for nobody (CA-1507)";
  return std::nullopt;
}

std::optional<std::string> Carnegie::broken(const State& s) const {
  if (auto wrong = check_frame(*this, s)) return wrong;
  for (int seat = 0; seat < kSeats; ++seat) {
    if (auto wrong = check_player(*this, s, seat)) return wrong;
  }
  if (auto wrong = check_map(*this, s)) return wrong;
  if (auto wrong = check_donations(*this, s)) return wrong;
  if (auto wrong = check_tiles(*this, s)) return wrong;
  if (auto wrong = check_andrew(*this, s)) return wrong;
  return broken_agenda(s);
}

}  // namespace pionek::carnegie
