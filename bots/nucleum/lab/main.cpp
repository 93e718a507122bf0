// pionek_nucleum_lab: the experiments behind the numbers of Nucleum's bots. The numbers of the
// policy may be given as name=value after the other arguments.
#include <filesystem>
#include <fstream>
#include <span>
#include <sstream>

#include "bots/lab/commands.hpp"
#include "bots/nucleum/lab/balance.hpp"
#include "bots/nucleum/lab/lab.hpp"
#include "bots/nucleum/players.hpp"
#include "engine/registry/registry.hpp"

namespace pionek::nucleum {
namespace {

// The game, with these files instead of those of the same names in its data.
Nucleum load_with(std::span<char* const> changed) {
  Files files = embedded_files("nucleum");
  for (const std::filesystem::path path : changed) {
    std::ifstream in(path);
    std::stringstream text;
    text << in.rdbuf();
    files.put("data/" + path.filename().string(), text.str());
  }
  const auto any = load_game("nucleum", files).value();
  return dynamic_cast<const Erased<Nucleum>&>(*any).game();
}

int run(std::vector<char*> words) {
  const Tuning tuning = read_tuning<Lab>(words);
  if (run_common<Lab>(words, tuning)) return 0;
  if (words.size() >= 5 && words[0] == std::string("balance")) {
    lab::balance(load_with(std::span(words).subspan(5)), words[1], std::stoi(words[2]),
                 std::stoi(words[3]), static_cast<std::uint64_t>(std::stoi(words[4])));
    return 0;
  }
  std::printf(
      "usage: pionek_nucleum_lab COMMAND ..., one of\n%s\n"
      "       balance LEVEL SEATS GAMES SEED [DATA.json...]\n",
      kCommonCommands);
  return 2;
}

}  // namespace
}  // namespace pionek::nucleum

int main(int argc, char** argv) {
  return pionek::nucleum::run(std::vector<char*>(argv + 1, argv + argc));
}
