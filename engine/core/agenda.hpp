// The nested decisions of a turn, as plain data inside the state: a stack of tasks. The top task is
// what happens now. An effect that grants an action that grants an effect pushes tasks; the game's
// own `settle` pops those that need no choice and stops at the first that does. Nothing is ever
// kept in a closure or on the C++ stack, so a game can be copied, saved and hashed at any choice.
#pragma once

#include "engine/core/fixed_vector.hpp"

namespace pionek {

template <class Task, int Capacity>
class Agenda {
 public:
  [[nodiscard]] constexpr bool empty() const { return tasks_.empty(); }
  [[nodiscard]] constexpr int size() const { return tasks_.size(); }
  [[nodiscard]] static constexpr int capacity() { return Capacity; }
  constexpr Task& top() { return tasks_.back(); }
  constexpr const Task& top() const { return tasks_.back(); }
  // What all the rest is part of, such as a turn.
  constexpr Task& bottom() { return tasks_.front(); }
  constexpr const Task& bottom() const { return tasks_.front(); }

  // The task pushed last is done first: push in reverse order.
  constexpr void push(const Task& task) { tasks_.push_back(task); }
  constexpr void pop() { tasks_.pop_back(); }
  constexpr void clear() { tasks_.clear(); }

  // From the bottom (done last) to the top (done first).
  constexpr const Task* begin() const { return tasks_.begin(); }
  constexpr const Task* end() const { return tasks_.end(); }

  friend constexpr bool operator==(const Agenda&, const Agenda&) = default;

 private:
  FixedVector<Task, Capacity> tasks_;
};

}  // namespace pionek
