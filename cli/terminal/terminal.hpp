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
  // colour: "always", "never", or "auto": on a screen, unless NO_COLOR is set.
  explicit Terminal(std::string_view colour);

  // A person sits there: both ends are a terminal.
  [[nodiscard]] bool interactive() const { return interactive_; }
  // At least 80 x 24: what every screen is made for.
  [[nodiscard]] int width() const;
  [[nodiscard]] int height() const;
  [[nodiscard]] Ink ink() const { return Ink(colour_); }

  // Nothing happens on a pipe.
  void clear() const;
  // Shows lines; on a screen one page at a time, and waits before going on.
  void page(const Lines& lines, const std::string& more) const;
  // A line from the other side; nothing when there is no more.
  [[nodiscard]] std::optional<std::string> ask(const std::string& prompt) const;

 private:
  bool interactive_;
  bool colour_;
};

}  // namespace pionek
