// A thread that does one thing after the other: who owns a table needs no lock. The network gives
// the real one; tests have one whose clock they turn by hand.
#pragma once

#include <functional>

#include "server/storage.hpp"

namespace pionek {

class Loop {
 public:
  Loop() = default;
  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;
  virtual ~Loop() = default;

  // From any thread: `work` runs on the thread of the loop, in the order of the calls.
  virtual void post(std::function<void()> work) = 0;
  // The same, but at once when that thread is this one.
  virtual void dispatch(std::function<void()> work) = 0;
  // From the loop's own thread. Not to be called off: `work` finds out whether it is still wanted.
  virtual void after(Millis delay, std::function<void()> work) = 0;
  [[nodiscard]] virtual Millis now() const = 0;
};

}  // namespace pionek
