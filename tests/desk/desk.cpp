#include "tests/desk/desk.hpp"

#include <stdlib.h>

#include <fstream>
#include <sstream>

namespace pionek::cli_test {

namespace fs = std::filesystem;

Desk::Desk() {
  std::string name = (fs::temp_directory_path() / "pionek-XXXXXX").string();
  if (::mkdtemp(name.data()) == nullptr) std::abort();
  folder_ = name;
}

Desk::~Desk() { fs::remove_all(folder_); }

std::string Desk::read(const std::string& name) const {
  const std::ifstream file(path(name), std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

void Desk::write(const std::string& name, std::string_view text) const {
  fs::create_directories(fs::path(path(name)).parent_path());
  std::ofstream(path(name), std::ios::binary) << text;
}

bool Desk::exists(const std::string& name) const { return fs::exists(path(name)); }

std::size_t Desk::files() const {
  return static_cast<std::size_t>(
      std::distance(fs::directory_iterator(folder_), fs::directory_iterator()));
}

std::string Desk::must(const std::vector<std::string>& arguments, const Circumstances& where) {
  const Finished done = run_program(arguments, where);
  EXPECT_EQ(done.exit, 0) << done.err;
  EXPECT_EQ(done.err, "");
  return done.out;
}

json::value Desk::must_json(std::vector<std::string> arguments) {
  arguments.emplace_back("--json");
  const auto value = parse_json(must(arguments), "output");
  EXPECT_TRUE(value.has_value());
  return value ? *value : json::value();
}

void Desk::must_fail(const std::vector<std::string>& arguments, int exit,
                     const std::vector<std::string>& parts) {
  const Finished done = run_program(arguments);
  EXPECT_EQ(done.exit, exit) << done.out << done.err;
  EXPECT_EQ(count_of(done.err, "\n"), 1) << done.err;
  EXPECT_TRUE(done.err.starts_with("pionek: ")) << done.err;
  for (const std::string& part : parts)
    EXPECT_NE(done.err.find(part), std::string::npos) << "'" << part << "' is not in: " << done.err;
}

std::string Desk::new_record(const std::string& name, const std::vector<std::string>& flags) const {
  std::vector<std::string> arguments{"new", "power-grid", "--seed", "1", "-o", path(name)};
  arguments.insert(arguments.end(), flags.begin(), flags.end());
  EXPECT_EQ(must(arguments), path(name) + "\n");
  return path(name);
}

std::string Desk::played_record(const std::string& name, int seats) const {
  std::string bots = "greedy";
  for (int i = 1; i < seats; ++i) bots += ",greedy";
  must({"play", "power-grid", "--seed", "a1", "--seats", bots, "--save", path(name)});
  return path(name);
}

std::string text_of(const json::value& value) { return std::string(value.as_string()); }

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

int count_of(const std::string& text, const std::string& part) {
  int count = 0;
  for (std::size_t at = 0; (at = text.find(part, at)) != std::string::npos; at += part.size()) {
    ++count;
  }
  return count;
}

std::string times(int count, const std::string& text) {
  std::string out;
  for (int i = 0; i < count; ++i) out += text;
  return out;
}

int columns(const std::string& line) {
  int count = 0;
  for (std::size_t at = 0; at < line.size(); ++at) {
    if (line[at] == '\x1b') {
      at = line.find_first_of("mHJ", at);
      if (at == std::string::npos) break;
    } else if (line[at] != '\r' && (static_cast<unsigned char>(line[at]) & 0xC0U) != 0x80U) {
      ++count;
    }
  }
  return count;
}

}  // namespace pionek::cli_test
