// Another program, started by this one and talked to line by line over its standard input and
// output. What it writes to standard error goes where ours goes.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/error.hpp"

namespace pionek {

class ChildProgram {
 public:
  // A command as one types it to a shell. That there is no such program shows at the first line.
  static Result<std::unique_ptr<ChildProgram>> start(const std::string& command);
  // Closes its input, which tells it to end; a program that does not is killed.
  ~ChildProgram();
  ChildProgram(const ChildProgram&) = delete;
  ChildProgram& operator=(const ChildProgram&) = delete;

  // Sends a line and waits for one. The error says what went wrong; where is known to the caller.
  Result<std::string> ask(std::string_view line, double seconds);

 private:
  using Clock = std::chrono::steady_clock;

  ChildProgram(pid_t pid, int in, int out) : pid_(pid), in_(in), out_(out) {}
  enum class Sent { all, late, ended };
  [[nodiscard]] Sent send(std::string_view text, Clock::time_point until) const;
  // Waits so long for it to end, then kills it. Returns how it ended by itself, if it did.
  std::optional<int> end(std::chrono::milliseconds patience);
  Error ended();
  Error late(double seconds);

  pid_t pid_;
  int in_;
  int out_;
  std::string read_;  // beyond the last line
};

}  // namespace pionek
