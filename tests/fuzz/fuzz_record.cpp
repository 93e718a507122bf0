// Any text is a match or one clear error; a match written and read again is the same match.
#include "table/record.hpp"
#include "tests/fuzz/fuzz.hpp"

extern "C" int LLVMFuzzerTestOneInput(const char* data, std::size_t size) {
  using namespace pionek;
  const auto find = [](std::string_view id) -> Result<GamePtr> {
    if (id == kFuzzedGame) return fuzzed_game();
    return Error{"no such game", "", std::string(kFuzzedGame)};
  };
  const auto match = read_record({data, size}, "fuzz.pionek", find);
  if (!match) {
    demand(!match.error().what.empty() && match.error().where.starts_with("fuzz.pionek:"),
           "an error says what and where");
    return 0;
  }
  const std::string text = write_record(*match);
  const auto again = read_record(text, "fuzz.pionek", find);
  demand(again.has_value() && *again == *match, "a written record reads back");
  demand(write_record(*again) == text, "writing is exact");
  return 0;
}
