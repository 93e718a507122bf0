// The two ends of a conversation: a screen with a keyboard, or a pair of pipes. The rest of the
// client asks here what it may do: clear, colour, wait for a key.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cli/terminal/ink.hpp"
#include "cli/terminal/text.hpp"

namespace pionek {

class Terminal {
 public:
  // colour: "always", "never", or "auto": on a screen that has it, unless NO_COLOR is set.
  explicit Terminal(std::string_view colour);

  // A person sits there: both ends are a terminal.
  [[nodiscard]] bool interactive() const { return interactive_; }
  // "60 x 20" of a screen that is smaller than what every screen is made for; else nothing.
  [[nodiscard]] std::string too_small() const;
  // At least 80 x 24: what every screen is made for.
  [[nodiscard]] int width() const;
  [[nodiscard]] int height() const;
  [[nodiscard]] Ink ink() const { return Ink(colour_); }

  // Nothing happens on a pipe.
  void clear() const;
  // Shows lines; on a screen one page at a time, and waits before going on.
  void page(const Lines& lines, const std::string& more) const;
  // From now on the first Ctrl-C is an end of the input, so that somebody who leaves in a hurry is
  // asked what is to be kept; the second one ends the program.
  static void soften_interrupt();
  // A line from the other side; nothing when there is no more.
  [[nodiscard]] std::optional<std::string> ask(const std::string& prompt) const;

 private:
  bool interactive_;
  bool dumb_;  // it knows no control characters
  bool colour_;
};

}  // namespace pionek
