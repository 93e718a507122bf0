#include "cli/terminal/terminal.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <iostream>

namespace pionek {
namespace {

constexpr int kLeastWidth = 80;
constexpr int kMostWidth = 120;  // longer lines are hard to read
constexpr int kLeastHeight = 24;

winsize size_of_screen() {
  winsize size = {};
  if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return {};
  return size;
}

bool is_dumb() {
  const char* kind = std::getenv("TERM");
  return kind != nullptr && std::string_view(kind) == "dumb";
}

volatile std::sig_atomic_t interrupted = 0;

bool wants_colour(std::string_view colour) {
  if (colour != "auto") return colour == "always";
  if (is_dumb()) return false;
  const char* no_colour = std::getenv("NO_COLOR");
  return ::isatty(STDOUT_FILENO) != 0 && (no_colour == nullptr || *no_colour == '\0');
}

}  // namespace

Terminal::Terminal(std::string_view colour)
    : interactive_(::isatty(STDIN_FILENO) != 0 && ::isatty(STDOUT_FILENO) != 0),
      dumb_(is_dumb()),
      colour_(wants_colour(colour)) {}

std::string Terminal::too_small() const {
  const auto [rows, columns, x, y] = size_of_screen();
  // No columns at all: a screen that does not know its size.
  if (!interactive_ || columns == 0 || (columns >= kLeastWidth && rows >= kLeastHeight)) return {};
  return std::to_string(columns) + " x " + std::to_string(rows);
}

void Terminal::soften_interrupt() {
  struct sigaction action = {};
  action.sa_handler = [](int) { interrupted = 1; };
  action.sa_flags = static_cast<int>(SA_RESETHAND);  // and no restart: reading ends
  ::sigaction(SIGINT, &action, nullptr);
}

int Terminal::width() const {
  return std::clamp<int>(size_of_screen().ws_col, kLeastWidth, kMostWidth);
}

int Terminal::height() const { return std::max<int>(size_of_screen().ws_row, kLeastHeight); }

void Terminal::clear() const {
  // The scrolled-off lines go, too: the last player's screen may have shown hidden things.
  if (!interactive_) return;
  std::cout << (dumb_ ? std::string(static_cast<std::size_t>(height()), '\n')
                      : "\x1b[H\x1b[2J\x1b[3J");
}

void Terminal::page(const Lines& lines, const std::string& more) const {
  const std::size_t page = interactive_ ? static_cast<std::size_t>(height()) - 1 : lines.size();
  for (std::size_t at = 0; at < lines.size() || at == 0; at += page) {
    clear();
    for (std::size_t i = at; i < std::min(at + page, lines.size()); ++i) {
      std::cout << lines[i] << '\n';
    }
    if (!interactive_) return;
    const auto answer = ask(more);
    if (!answer || *answer == "q") return;
  }
}

std::optional<std::string> Terminal::ask(const std::string& prompt) const {
  std::cout << prompt << std::flush;
  std::string line;
  const bool read = interrupted == 0 && static_cast<bool>(std::getline(std::cin, line));
  interrupted = 0;
  // Arrow keys and the like arrive as control characters, which nobody means.
  std::erase_if(line, [](unsigned char c) { return c < 0x20 || c == 0x7F; });
  // On a pipe nobody typed, so the transcript would lack what was asked.
  if (!interactive_) std::cout << line << '\n';
  if (!read && interactive_) {
    std::cout << '\n';
    std::cin.clear();  // a person can go on typing after Ctrl-D
    std::clearerr(stdin);
  }
  if (!read) return std::nullopt;
  return line;
}

}  // namespace pionek
