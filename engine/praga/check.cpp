// The invariants of a sound state. Checked after every move of the random games and on every
// position that is read from outside.
#include "engine/praga/check.hpp"

#include <algorithm>
#include <bit>

namespace pionek::praga {
namespace {

constexpr int kDeepest = 12;  // tasks; what follows from them finds room above
constexpr int kStages = 15;   // of finish.cpp

// Steps that wait below others while the bonus of their action is gained.
bool may_wait(Step step) {
  return step == Step::turn || step == Step::manage || step == Step::pick || step >= kFirstSilent;
}

// Steps that belong to the turn of the active player.
bool in_turn_only(Step step) {
  switch (step) {
    case Step::perform:
    case Step::manage:
    case Step::pick:
    case Step::site:
    case Step::rotate:
    case Step::cube:
    case Step::which:
    case Step::keep:
    case Step::plank:
    case Step::lift:
    case Step::plaza:
    case Step::refresh:
    case Step::discard:
    case Step::road:
    case Step::finish:
      return true;
    default:
      return false;
  }
}

bool in_row(const State& s, int kind, int tile) {
  const auto& row = s.rows[kind];
  return std::find(row.begin(), row.end(), tile + 1) != row.end();
}

}  // namespace

// A program that is under way: only the active player performs actions.
bool Praga::sound_program(const State& s, const Task& task) const {
  if (task.at >= data_->ops.size() || task.cause >= kCauses) return false;
  const Op& op = data_->ops[task.at];
  if (op.is == Op::Is::end) return false;
  if (task.c != 0 && (op.is != Op::Is::advance || task.c >= op.n)) return false;
  for (std::size_t at = task.at; data_->ops[at].is != Op::Is::end; ++at) {
    const Op::Is is = data_->ops[at].is;
    const bool own = is == Op::Is::perform || is == Op::Is::lift || is == Op::Is::both_rewards ||
                     is == Op::Is::draw_bridge || is == Op::Is::choose_bridge;
    if (own && !in_own_turn(s, task.seat)) return false;
    // Nobody gets a second tile of a track, level or bridge.
    const Player& player = s.player(task.seat);
    if (is == Op::Is::token && player.token[data_->ops[at].a] != 0) return false;
    if (is == Op::Is::choose_bridge && player.crown[0] != 0) return false;
  }
  return true;
}

// Choosing a hex tile: it lies in its row, may be taken and can be paid.
bool Praga::sound_placing(const State& s, const Task& task) const {
  if (task.b > kByTechnology || task.at >= data_->ops.size()) return false;
  const Op& discount = data_->ops[task.at];
  if (task.at != 0 && (discount.is != Op::Is::perform || task.b != kByTechnology)) return false;
  const Player& player = s.player(task.seat);
  const bool special = task.b == kByTile && s.turn.bonus == Turn::Bonus::open &&
                       open_sector(s).kind == Sector::Kind::special;
  const Means means{player.gold(), player.stone(), 0, special, discount.n, discount.m};
  if (task.step == Step::pick) {
    if (task.a >= kKinds || task.c != 0) return false;
    const auto action = static_cast<Action>(static_cast<int>(Action::upgrade) + task.a);
    return obstacle(s, player, action, means) == nullptr;
  }
  if (task.a >= data_->tiles.size()) return false;
  const HexTile& tile = data_->tile(task.a);
  if (!in_row(s, static_cast<int>(tile.kind), task.a) || (tile.special && !special)) return false;
  if (stone_due(task) > player.stone()) return false;
  if (task.step == Step::site) {
    if (tile.kind == Kind::upgrade || task.c != 0) return false;
    if (tile.kind == Kind::wall) {
      return player.walls() < data_->wall_spaces && gold_due(task, 0) <= player.gold();
    }
    return s.free != 0 &&
           gold_due(task, std::countr_zero(s.free & data_->dearer[cheapest_space(s)])) <=
               player.gold();
  }
  if (std::has_single_bit(tile.rotations)) return false;
  switch (tile.kind) {
    case Kind::upgrade:
      return task.c == static_cast<int>(tile.action);
    case Kind::wall:
      return task.c < data_->wall_spaces && player.wall[task.c] == 0 &&
             gold_due(task, 0) <= player.gold();
    case Kind::building:
      return task.c < data_->spaces.size() && (s.free >> task.c & 1) != 0 &&
             gold_due(task, task.c) <= player.gold();
  }
  return false;
}

// What follows from a tile that lies where the task says.
bool Praga::sound_finish(const State& s, const Task& task) const {
  if (task.a >= data_->tiles.size() || task.at < 1 || task.at >= kStages) return false;
  const HexTile& tile = data_->tile(task.a);
  const Player& player = s.player(task.seat);
  const int laid = task.a + 1;
  if (tile.kind != Kind::upgrade && task.b != 0) return false;
  switch (tile.kind) {
    case Kind::upgrade:
      if (task.b > data_->tiles.size() || task.b == laid) return false;
      if (task.b != 0 && (data_->tile(task.b - 1).kind != Kind::upgrade ||
                          data_->tile(task.b - 1).action != tile.action)) {
        return false;
      }
      return task.c == static_cast<int>(tile.action) && player.upgrade[task.c] == laid;
    case Kind::wall:
      return task.c < data_->wall_spaces && player.wall[task.c] == laid;
    case Kind::building:
      return task.c < data_->spaces.size() && s.building[task.c] == laid;
  }
  return false;
}

// Drawn tiles, bridge tiles and planks.
bool Praga::sound_drawing(const State& s, const Task& task) const {
  const Player& player = s.player(task.seat);
  const auto seen = [&](const HiddenStack& stack) {
    if (task.b < 2 || task.b > stack.size()) return false;
    for (int i = 1; i <= task.b; ++i) {
      if ((stack[stack.size() - i].seen >> index(task.seat) & 1) == 0) return false;
    }
    return true;
  };
  int free = 0;
  for (std::size_t i = 0; i < data_->planks.size(); ++i) free += s.planks[i] == 0 ? 1 : 0;
  switch (task.step) {
    case Step::learn:
      return task.a < kTechLevels && player.technology[task.a] == 0 && seen(s.technologies[task.a]);
    case Step::keep:
      return task.a == 0 && seen(s.bridge);
    case Step::crown:
      if (task.a == 0) {
        return player.road == kSegments && player.crown[0] == 0 && std::popcount(s.at_bridge) > 1 &&
               in_own_turn(s, task.seat);
      }
      return task.a == 1 && player.crown[1] == 0 && s.at_cathedral != 0 &&
             data_->monuments[1].level[player.row[1]] == kHeights - 1;
    default: {
      if (task.a >= data_->bridge.size() || free < 2) return false;
      const auto laid = static_cast<std::uint8_t>(task.a + 1);
      if (std::find(s.planks.begin(), s.planks.end(), laid) != s.planks.end()) return false;
      if (task.a >= data_->first_v) return player.crown[0] == laid;
      for (const Hidden& each : s.bridge) {
        if (each.tile == task.a) return false;
      }
      return true;
    }
  }
}

// The question itself: its figures are in range, and it has an answer.
bool Praga::sound_question(const State& s, const Task& task) const {
  const Player& player = s.player(task.seat);
  switch (task.step) {
    case Step::manage:
      return task.a < kProductions;
    case Step::cube:
      return task.a < data_->spaces.size() && s.building[task.a] != 0 && player.cubes > 0 &&
             s.cube[task.a] == kNoHolder && data_->tile(s.building[task.a] - 1).cube_space;
    case Step::which: {
      const auto own = [&](int tile) {
        return tile < kMaxOfKind && (player.upgrades >> tile & 1) != 0 &&
               data_->tile(tile).action == Action::upgrade;
      };
      return task.a != task.b && own(task.a) && own(task.b);
    }
    case Step::token:
      return task.a < kProductions && s.river != 0 && player.token[task.a] == 0;
    case Step::climb: {
      if (task.a >= kMonuments || !can_rise(player, task.a)) return false;
      const auto cost = entry_cost(player, task.a);
      return player.gold() >= cost[0] && player.stone() >= cost[1];
    }
    case Step::lift:
      return can_rise(player, 0) || can_rise(player, 1);
    case Step::choose:
      return task.at < data_->ops.size() && data_->ops[task.at].is == Op::Is::choose &&
             task.cause < kCauses;
    case Step::reward:
      return task.a < data_->plazas.size() && s.plaza_tile[task.a] != 0 &&
             claim_of(s, task.a, holder(task.seat)).cubes > 0;
    case Step::refresh:
      return task.a < kKinds && task.b < 2 && s.turn.refreshed == 0 && tiles_in(s, task.a) > 1 &&
             player.held[task.b] >= data_->refresh[task.b] &&
             (task.c == 0 || in_row(s, task.a, task.c - 1));
    case Step::discard: {
      const int excess = player.windows() - data_->windows_kept;
      return excess > 0;
    }
    case Step::rival_site:
      return task.a < data_->tiles.size() && in_row(s, 2, task.a) &&
             std::popcount(rival_spaces(s, task.a)) > 1;
    case Step::rival_rotate:
      return task.a < data_->tiles.size() && in_row(s, 2, task.a) &&
             task.c < data_->spaces.size() && (rival_spaces(s, task.a) >> task.c & 1) != 0 &&
             std::popcount(rival_rotations(s, task.a, task.c)) > 1;
    default:
      return true;
  }
}

bool Praga::sound_task(const State& s, const Task& task) const {
  // Only programs have a cause and a cursor.
  const Task plain{.step = task.step, .seat = task.seat, .a = task.a, .b = task.b, .c = task.c};
  switch (task.step) {
    case Step::run:
      return task.a == 0 && sound_program(s, task);
    case Step::choose:
      return task.a == 0 && task.b == 0 && task.c == 0 && sound_question(s, task);
    case Step::pick:
    case Step::site:
    case Step::rotate:
      return task.cause == 0 && sound_placing(s, task);
    case Step::finish:
      return task.cause == 0 && sound_finish(s, task);
    case Step::learn:
    case Step::keep:
    case Step::crown:
    case Step::plank:
      return task == plain && task.c == 0 && sound_drawing(s, task);
    case Step::road: {
      const int at = s.player(task.seat).road;
      return task == plain && at < kSegments &&
             can_pay(s.player(task.seat), data_->segments[at].entry);
    }
    case Step::land:
      return task == plain && task.a < kMonuments;
    case Step::market:
      return task == plain && task.a < data_->plazas.size() && task.b <= s.seats &&
             complete(s, task.a);
    case Step::close:
      return task == plain && task.c <= 1;
    case Step::rival:
      return task == plain && task.b == 1 && s.rival.card != 0 &&
             task.a <= data_->parler.cards[s.rival.card - 1].steps.size();
    case Step::unfinished:
      return task == plain && task.a < data_->plazas.size() && task.b <= s.seats;
    default:
      return task == plain && sound_question(s, task);
  }
}

// Whether a task can have come to lie on the one below it.
bool Praga::follows(const State& s, const Task* below, const Task& task) const {
  if (below == nullptr) {
    switch (s.phase) {
      case Phase::setup:
        return task == Task{.step = Step::pawn};
      case Phase::turn:
        return (task.step == Step::turn || task.step == Step::close) && task.seat == s.active();
      case Phase::rival:
        return task.step == Step::rival && task.seat == nobody && s.rival.on != 0;
      case Phase::plazas:
        return task.step == Step::unfinished && task.seat == nobody;
      case Phase::over:
        return false;
    }
  }
  switch (task.step) {
    case Step::pawn:
    case Step::turn:
    case Step::close:
    case Step::rival:
    case Step::unfinished:
      return false;
    case Step::cube:
      return below->step == Step::finish && below->c == task.a && below->seat == task.seat;
    case Step::which:
      return below->step == Step::finish && below->seat == task.seat;
    case Step::discard:
      return below->step == Step::close && below->c == 1;
    case Step::rival_site:
    case Step::rival_rotate:
      return below->step == Step::rival && task.seat == seat_at(0);
    case Step::reward:
      return below->step == Step::market && below->a == task.a;
    case Step::market:
      return below->step == Step::turn || below->step == Step::run || below->step == Step::rival;
    case Step::refresh:
      return below->step == Step::turn;
    default:
      return true;
  }
}

std::optional<std::string> Praga::broken_agenda(const State& s) const {
  if (s.phase == Phase::over) {
    return s.agenda.empty() ? std::nullopt : Wrong("agenda: the game is over");
  }
  if (s.agenda.empty()) return "agenda: the game stopped too early";
  if (s.agenda.size() > kDeepest) return "agenda: too deep";
  const Task* below = nullptr;
  bool served = s.phase == Phase::plazas;  // others may be asked
  for (const Task& task : s.agenda) {
    const bool bottom = below == nullptr;
    if (task.seat == nobody ? !bottom : index(task.seat) >= s.seats) {
      return "agenda: a task for an empty chair";
    }
    if (!follows(s, below, task)) return "agenda: out of order";
    const bool own = in_own_turn(s, task.seat);
    if (in_turn_only(task.step) && !own) return "agenda: a task for another seat";
    if (!bottom && !served && s.phase == Phase::turn && !own) {
      return "agenda: a task for another seat";
    }
    if (!sound_task(s, task)) return "agenda: a task with odd figures";
    served = served || task.step == Step::market;
    const bool top = &task == &s.agenda.top();
    if (!top && !may_wait(task.step)) return "agenda: out of order";
    if (top && task.step >= kFirstSilent) return "agenda: waits for nobody";
    below = &task;
  }
  return std::nullopt;
}

// Cubes stand on the buildings of a complete plaza only while it is evaluated (PR-711).
std::optional<std::string> Praga::broken_plazas(const State& s) const {
  for (int plaza = 0; plaza < static_cast<int>(data_->plazas.size()); ++plaza) {
    if (!complete(s, plaza)) continue;
    bool open = false;
    for (const Task& task : s.agenda) {
      open = open || (task.step == Step::market && task.a == plaza);
      open = open || (task.step == Step::finish && data_->tile(task.a).kind == Kind::building &&
                      data_->spaces[task.c].plaza == plaza);
    }
    if (open) continue;
    bool cubes = false;
    for_each_bit(data_->plazas[plaza].spaces,
                 [&](int space) { cubes = cubes || s.cube[space] != kNoHolder; });
    if (cubes) return "city: cubes at a complete plaza (PR-711)";
  }
  return std::nullopt;
}

std::optional<std::string> Praga::broken(const State& s) const {
  if (auto wrong = check_frame(*this, s)) return wrong;
  if (auto wrong = check_rival(*this, s)) return wrong;
  if (auto wrong = check_crane(*this, s)) return wrong;
  if (auto wrong = check_hexes(*this, s)) return wrong;
  if (auto wrong = check_city(*this, s)) return wrong;
  if (auto wrong = check_bridge(*this, s)) return wrong;
  if (auto wrong = check_technologies(*this, s)) return wrong;
  if (auto wrong = check_seals(*this, s)) return wrong;
  for (int seat = 0; seat < kSeats; ++seat) {
    if (auto wrong = check_player(*this, s, seat)) return wrong;
  }
  if (auto wrong = check_turn(*this, s)) return wrong;
  if (auto wrong = broken_agenda(s)) return wrong;
  return broken_plazas(s);
}

}  // namespace pionek::praga
