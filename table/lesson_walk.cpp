#include "table/lesson_walk.hpp"

#include <algorithm>

namespace pionek {

LessonWalk::LessonWalk(const Lesson& lesson, const Match& match, int ply) : LessonWalk(lesson) {
  for (int at = lesson.start.ply(); at < ply && !lost_ && !over(); ++at) {
    const Move move = match.moves()[static_cast<std::size_t>(at)].move;
    // Only a condition looks at the position.
    const bool looks = script_.empty() && !now().until.empty();
    go(move, looks ? match.state_at(at + 1) : AnyState());
  }
}

void LessonWalk::enter(std::size_t step) {
  first_ = step_ = step;
  while (!over() && now().only_read()) ++step_;
  played_ = 0;
  done_.assign(over() ? 0 : now().moves.size(), false);
}

void LessonWalk::finish(const LessonStep::Way* way) {
  said_ = way != nullptr && way->say ? &*way->say : now().done ? &*now().done : nullptr;
  script_ = way != nullptr && way->then ? *way->then : now().then;
  if (script_.empty()) enter(step_ + 1);
}

void LessonWalk::go(Move move, const AnyState& after) {
  if (lost_ || over()) return;
  if (!script_.empty()) {
    lost_ = script_[0] != move;
    script_ = script_.subspan(1);
    if (script_.empty()) enter(step_ + 1);
    return;
  }
  lost_ = !accepts(move);
  if (lost_) return;
  // Who moves has read what came before.
  first_ = step_;
  said_ = nullptr;
  const bool waits = !now().until.empty();
  const auto& moves = now().moves;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (moves[i] != move || done_[i]) continue;
    done_[i] = true;
    break;
  }
  const bool whole = waits
                         ? all_hold(now().until, sight(lesson_->start.game(), after, lesson_->seat))
                         : last_move();
  const LessonStep::Way* way = now().way(move);
  ++played_;
  if (whole) finish(way);
}

std::optional<Move> LessonWalk::scripted() const {
  if (lost_ || over() || script_.empty()) return std::nullopt;
  return script_[0];
}

bool LessonWalk::accepts(Move move) const {
  if (lost_ || over() || !script_.empty()) return false;
  const auto& moves = now().moves;
  if (!now().until.empty()) {
    for (std::size_t i = 0; i < moves.size(); ++i) {
      if (moves[i] == move && !done_[i]) return true;
    }
    return now().way(move) != nullptr;
  }
  return moves[played_] == move || (last_move() && now().way(move) != nullptr);
}

std::vector<Move> LessonWalk::intended() const {
  if (lost_ || over() || !script_.empty()) return {};
  const auto& moves = now().moves;
  if (now().until.empty()) return {moves[played_]};
  std::vector<Move> wanted;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (!done_[i]) wanted.push_back(moves[i]);
  }
  for (const LessonStep::Way& way : now().ways) wanted.push_back(way.moves.move);
  return wanted;
}

}  // namespace pionek
