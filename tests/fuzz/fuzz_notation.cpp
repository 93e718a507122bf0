// Any text is a move or an error with a column; a move printed and parsed is the same move.
#include "tests/fuzz/fuzz.hpp"

extern "C" int LLVMFuzzerTestOneInput(const char* data, std::size_t size) {
  using namespace pionek;
  const auto move = fuzzed_game()->parse({data, size});
  if (!move) {
    demand(!move.error().where.empty() && !move.error().expected.empty(), "errors are complete");
    return 0;
  }
  const auto again = fuzzed_game()->parse(fuzzed_game()->print(*move));
  demand(again.has_value() && *again == *move, "a printed move parses back");
  return 0;
}
