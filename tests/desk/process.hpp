// Runs the built program as people do: with arguments, something to read, and an environment.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace pionek::cli_test {

struct Finished {
  int exit = -1;  // 128 + signal when it was killed
  std::string out;
  std::string err;
};

struct Circumstances {
  std::string input;
  std::map<std::string, std::string> environment;  // besides a plain one, in English
  std::optional<long> most_bytes;                  // that it may write to a file
};

Finished run_program(const std::vector<std::string>& arguments, const Circumstances& where = {});

struct ScreenSize {
  unsigned short columns = 80;
  unsigned short rows = 24;
};

// The program on a screen, with somebody at the keyboard. Types the lines one
// after another, each when the program waits for one, then leaves. Returns all that was shown.
std::string run_on_screen(const std::vector<std::string>& arguments,
                          const std::vector<std::string>& lines, const Circumstances& where = {},
                          ScreenSize screen_size = {});

}  // namespace pionek::cli_test
