// Any text is a set of words or one clear error, and words that load can be filled.
#include <array>

#include "engine/core/words.hpp"
#include "tests/fuzz/fuzz.hpp"

extern "C" int LLVMFuzzerTestOneInput(const char* data, std::size_t size) {
  using namespace pionek;
  static constexpr std::array<std::string_view, 3> kKeys{"none", "a", "b"};
  enum class Key : std::uint8_t { none, a, b };
  for (const Lang lang : kLangs) {
    const auto words = Words::read({data, size}, "words.json", lang, kKeys);
    if (!words) {
      demand(words.error().where.starts_with("words.json"), "an error names the file");
      continue;
    }
    static_cast<void>(
        words->text({Key::a, 1, seat_at(2), Thing{0, 3}, 4, 5}, fuzzed_game()->catalog()));
    static_cast<void>(words->text({Key::b}, fuzzed_game()->catalog()));
  }
  return 0;
}
