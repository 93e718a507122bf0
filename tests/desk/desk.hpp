// A folder of its own for each test, and the program run in it.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "engine/core/json.hpp"
#include "tests/desk/process.hpp"

namespace pionek::cli_test {

class Desk : public ::testing::Test {
 protected:
  Desk();
  ~Desk() override;

  [[nodiscard]] std::string path(const std::string& name) const { return folder_ + "/" + name; }
  [[nodiscard]] std::string read(const std::string& name) const;
  void write(const std::string& name, std::string_view text) const;
  [[nodiscard]] bool exists(const std::string& name) const;
  [[nodiscard]] std::size_t files() const;

  // Must end with exit code 0 and say nothing on standard error.
  static std::string must(const std::vector<std::string>& arguments,
                          const Circumstances& where = {});
  static json::value must_json(std::vector<std::string> arguments);
  // Must end with that exit code and one line on standard error, which holds all the parts.
  static void must_fail(const std::vector<std::string>& arguments, int exit,
                        const std::vector<std::string>& parts);

  // A record of Power Grid in which nobody has moved; returns its path.
  [[nodiscard]] std::string new_record(const std::string& name = "a.pionek",
                                       const std::vector<std::string>& flags = {}) const;
  // A whole game of bots.
  [[nodiscard]] std::string played_record(const std::string& name, int seats) const;

 private:
  std::string folder_;
};

std::string text_of(const json::value& value);
std::vector<std::string> lines_of(const std::string& text);
int count_of(const std::string& text, const std::string& part);
std::string times(int count, const std::string& text);
// What a text takes on a screen: code points, without colour codes.
int columns(const std::string& line);

}  // namespace pionek::cli_test
