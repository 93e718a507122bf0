// pionek_praga_lab: the experiments behind the numbers of Praga's bots. The numbers of the
// policy may be given as name=value after the other arguments.
#include "bots/lab/commands.hpp"
#include "bots/praga/lab/lab.hpp"
#include "bots/praga/players.hpp"

int main(int argc, char** argv) {
  using pionek::praga::Lab;
  std::vector<char*> words(argv + 1, argv + argc);
  const auto tuning = pionek::read_tuning<Lab>(words);
  if (pionek::run_common<Lab>(words, tuning)) return 0;
  std::printf("usage: pionek_praga_lab COMMAND ..., one of\n%s\n", pionek::kCommonCommands);
  return 2;
}
