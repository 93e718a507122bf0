// Any JSON is a sound position or one clear error; from a sound position the game goes on.
#include "tests/fuzz/fuzz.hpp"

extern "C" int LLVMFuzzerTestOneInput(const char* data, std::size_t size) {
  using namespace pionek;
  const auto value = parse_json({data, size}, "fuzz.json");
  if (!value) return 0;
  const AnyGame& game = *fuzzed_game();
  const auto read = game.read_position(*value, "fuzz.json");
  if (!read) {
    demand(!read.error().what.empty(), "an error says what");
    return 0;
  }
  const AnyState& state = *read;
  const auto again = game.read_position(tree(game.position(state)), "again.json");
  demand(again.has_value() && *again == state, "a position written reads back");
  play_on(game, state, Rng(size), 50);
  return 0;
}
