// Employees: who goes where, and who stands up.
#include <bit>

#include "bots/carnegie/policy.hpp"

namespace pionek::carnegie {
namespace {

// A move of somebody who stands must gain so much more.
constexpr double kUproot = 1;

}  // namespace

// Every employee that is not at its best is thought to walk to the room where it is worth most, and
// the walk that gains most for its steps begins.
void Policy::rate_moves(const State& s, const Outlook& outlook, Shortlist& out) const {
  const Data& data = game_.data();
  const Task& task = s.agenda.top();
  const Player& player = outlook.player();
  std::array<double, kRooms> there{};  // one more in the room
  std::array<double, kRooms> here{};   // the last of those who lie in it
  for (int room = 0; room < kRooms; ++room) {
    const int inside = player.standing(room) + player.lying[room];
    there[room] = outlook.place(room, inside);
    here[room] = player.lying[room] > 0 ? outlook.place(room, inside - 1) : 0;
  }
  out.try_add(make_move(Act::done), 0);
  for (int from = 0; from < kRooms; ++from) {
    for (const Stance stance : {kIdle, kActive}) {
      if ((stance == kIdle ? player.lying[from] : player.desks[from]) == 0) continue;
      double stay = here[from];
      if (stance == kActive) {
        stay = outlook.desk(player.room[from], player.standing(from) - 1) + kUproot;
      }
      double best = 0;
      int to = -1;
      for (int room = 0; room < kRooms; ++room) {
        if (room == from || there[room] <= stay) continue;
        const int far = steps_[from][room];
        // Whoever leaves a desk must get on, and not find the way back more tempting.
        if (stance == kActive && (far > task.pool || there[room] / far < stay)) continue;
        double worth = (there[room] - stay) / (far + 0.5);
        if (far > task.pool) worth *= tuning_.stray;
        if (worth > best) {
          best = worth;
          to = room;
        }
      }
      if (to < 0) continue;
      for (unsigned left = data.neighbours[from]; left != 0; left &= left - 1) {
        const int next = std::countr_zero(left);
        if (steps_[next][to] >= steps_[from][to]) continue;
        out.try_add(make_move(Act::move, from, next, stance), best);
        break;
      }
    }
  }
}

void Policy::rate_activation(const Outlook& outlook, Shortlist& out) const {
  const Data& data = game_.data();
  // Standing up for nothing has no drawback.
  if (act_of(out.offered[0]) == Act::ready) return out.add(out.offered[0], 1);
  for (const MoveList::Run& run : out.offered) {
    const Move move = run.first;
    if (act_of(move) == Act::done) out.add(move, 0);
    if (act_of(move) != Act::activate) continue;
    const Player& player = outlook.player();
    const auto& desks = data.department(player.room[move.a]).desks;
    const int cost = desks[std::countr_one(player.desks[move.a])];
    out.add(move,
            outlook.desk(player.room[move.a], player.standing(move.a)) - cost * outlook.money);
  }
}

void Policy::rate_bring(const State& s, const Outlook& outlook, Shortlist& out) const {
  const Player& player = outlook.player();
  const Data& data = game_.data();
  const int target = s.agenda.top().b;
  const DepartmentId id = player.room[target];
  const int inside = player.lying[target];
  const double worth = inside < data.department(id).desks.size() ? outlook.desk(id, inside) : 0;
  for (const MoveList::Run& run : out.offered) {
    const Move move = run.first;
    if (act_of(move) == Act::done) out.add(move, 0);
    if (act_of(move) != Act::bring) continue;
    const bool department = player.room[move.a] < kMaxDepartments;
    const int others = department ? player.standing(move.a) - (move.n == kActive ? 1 : 0) : 0;
    double stay = department ? outlook.desk(player.room[move.a], others) : 0;
    if (move.n == kIdle) stay *= 0.7;
    out.add(move, worth - stay + 0.1 * steps_[move.a][target]);
  }
}

}  // namespace pionek::carnegie
