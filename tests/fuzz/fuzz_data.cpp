// One data file is replaced by any text: the game loads or the error names that file. The first
// byte says which file.
#include "tests/fuzz/fuzz.hpp"

extern "C" int LLVMFuzzerTestOneInput(const char* data, std::size_t size) {
  using namespace pionek;
  static const Files shipped = embedded_files(kFuzzedGame);
  if (size == 0) return 0;
  std::vector<std::string> names;
  for (const auto& [name, text] : shipped.all()) {
    if (name.starts_with("data/")) names.push_back(name);
  }
  Files files = shipped;
  const auto which = static_cast<unsigned char>(data[0]) % names.size();
  files.put(names[which], std::string(data + 1, size - 1));
  const auto game = load_game(kFuzzedGame, files);
  if (!game) {
    demand(game.error().where.starts_with("data/"), "an error names a file");
    return 0;
  }
  // Strange figures may make a strange game, never a broken one.
  const GameInfo& info = (*game)->info();
  Setup setup;
  setup.seats = info.min_seats + static_cast<int>(size) % (info.max_seats - info.min_seats + 1);
  play_on(**game, (*game)->start(setup, Seed{size, 0, 0, 0}), Rng(size), 500);
  return 0;
}
