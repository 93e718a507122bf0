#include "engine/core/agenda.hpp"

#include <gtest/gtest.h>

#include <string>
#include <type_traits>

#include "engine/core/hash.hpp"

namespace pionek {
namespace {

struct Task {
  char kind = 0;
  std::uint8_t seat = 0;
  friend constexpr bool operator==(const Task&, const Task&) = default;
};
using Tasks = Agenda<Task, 6>;

static_assert(std::has_unique_object_representations_v<Tasks>);

// A cursor into an effect program fits into a task as it is.
struct Effect {
  std::uint16_t program = 0;
  std::uint16_t at = 0;
  friend constexpr bool operator==(const Effect&, const Effect&) = default;
};
static_assert(std::has_unique_object_representations_v<Agenda<Effect, 9>>);

TEST(AgendaDeathTest, IsNeverDeeperThanItIs) {
  Agenda<Effect, 2> agenda;
  agenda.push({300, 1});
  agenda.push({400, 2});
  EXPECT_DEBUG_DEATH(agenda.push({500, 3}), "full");
  EXPECT_EQ(agenda.size(), 2);
  EXPECT_EQ(agenda.top(), (Effect{400, 2}));
  agenda.clear();
  EXPECT_DEBUG_DEATH(agenda.pop(), "empty");
  EXPECT_TRUE(agenda.empty());
}

TEST(Agenda, DoesFirstWhatWasPushedLast) {
  Tasks agenda;
  EXPECT_TRUE(agenda.empty());
  agenda.push({'a', 0});
  agenda.push({'b', 1});
  EXPECT_EQ(agenda.size(), 2);
  EXPECT_EQ(agenda.top(), (Task{'b', 1}));
  agenda.pop();
  EXPECT_EQ(agenda.top(), (Task{'a', 0}));
  agenda.pop();
  EXPECT_TRUE(agenda.empty());
}

// An effect grants an action that grants an effect, and the interrupted task goes on after them.
TEST(Agenda, NestsTasksAboveTheOneTheyInterrupt) {
  Tasks agenda;
  agenda.push({'t', 0});
  std::string done;
  agenda.push({'x', 0});
  while (!agenda.empty()) {
    const Task task = agenda.top();
    agenda.pop();
    done += task.kind;
    if (task.kind == 'x') {
      agenda.push({'z', 0});
      agenda.push({'y', 1});
    }
  }
  EXPECT_EQ(done, "xyzt");
}

TEST(Agenda, TopCanBeChangedInPlace) {
  Tasks agenda;
  agenda.push({'a', 0});
  agenda.top().seat = 3;
  EXPECT_EQ(agenda.top().seat, 3);
}

TEST(Agenda, IsReadFromTheBottom) {
  Tasks agenda;
  for (const char kind : {'a', 'b', 'c'}) agenda.push({kind, 0});
  std::string kinds;
  for (const Task& task : agenda) kinds += task.kind;
  EXPECT_EQ(kinds, "abc");
}

TEST(Agenda, LeavesNoTraceOfWhatIsDone) {
  Tasks used;
  used.push({'a', 1});
  used.push({'b', 2});
  used.pop();
  Tasks fresh;
  fresh.push({'a', 1});
  EXPECT_EQ(used, fresh);
  EXPECT_EQ(hash_bytes(used), hash_bytes(fresh));
  used.clear();
  EXPECT_EQ(hash_bytes(used), hash_bytes(Tasks{}));
}

}  // namespace
}  // namespace pionek
