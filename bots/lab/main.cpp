// pionek_lab: the bots of all games against each other and their goals.
#include <iostream>
#include <string>

#include "bots/lab/bench_rows.hpp"

namespace pionek::lab {
namespace {

// bench ROWS.json [--game GAME] [--quick] [--json FILE]
int bench_of(const std::vector<std::string>& arguments) {
  BenchPlan plan;
  plan.rows = arguments[0];
  for (std::size_t i = 1; i < arguments.size(); ++i) {
    const std::string& flag = arguments[i];
    const bool more = i + 1 < arguments.size();
    if (flag == "--quick") {
      plan.quick = true;
    } else if (flag == "--json" && more) {
      plan.figures = arguments[++i];
    } else if (flag == "--game" && more) {
      plan.game = arguments[++i];
    } else {
      std::cerr << "bench: found '" << flag << "'; expected --game GAME, --quick or --json FILE\n";
      return 2;
    }
  }
  return bench(plan);
}

int run(const std::vector<std::string>& arguments) {
  if (arguments.size() >= 2 && arguments[0] == "bench") {
    return bench_of({arguments.begin() + 1, arguments.end()});
  }
  std::cout << "pionek_lab bench ROWS.json [--game GAME] [--quick] [--json FILE]\n";
  return 2;
}

}  // namespace
}  // namespace pionek::lab

int main(int argc, char** argv) { return pionek::lab::run({argv + 1, argv + argc}); }
