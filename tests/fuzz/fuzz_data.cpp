// One data file is replaced by any text: the game loads or the error names that file. The first
// byte says which file.
#include "engine/core/playout.hpp"
#include "engine/power_grid/power_grid.hpp"
#include "tests/fuzz/fuzz.hpp"

extern "C" int LLVMFuzzerTestOneInput(const char* data, std::size_t size) {
  using namespace pionek;
  static const Files shipped = embedded_files("power-grid");
  if (size == 0) return 0;
  std::vector<std::string> names;
  for (const auto& [name, text] : shipped.all()) {
    if (name.starts_with("data/")) names.push_back(name);
  }
  Files files = shipped;
  const auto which = static_cast<unsigned char>(data[0]) % names.size();
  files.put(names[which], std::string(data + 1, size - 1));
  const auto game = power_grid::PowerGrid::load(files);
  if (!game) {
    demand(game.error().where.starts_with("data/"), "an error names a file");
    return 0;
  }
  // Strange figures may make a strange game, never a broken one.
  Setup setup;
  setup.seats = 2 + static_cast<int>(size % 5);
  PlayoutTotals totals;
  auto state = game->start(setup, Seed{size, 0, 0, 0});
  Rng rng(size);
  random_playout(*game, state, rng, 500, totals);
  demand(!game->broken(state), "play keeps the invariants");
  return 0;
}
