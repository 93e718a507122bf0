// The fuzzer: pionek_fuzz GAME READER [libFuzzer's flags] FOLDER... checks one reader of one game
// with inputs it makes up. Good inputs to begin with are written into the first folder.
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "engine/registry/registry.hpp"
#include "tests/fuzz/readers.hpp"

namespace {

using namespace pionek;

std::shared_ptr<const AnyGame> game;
const Reader* reader = nullptr;

[[noreturn]] void usage(const std::string& what) {
  std::fprintf(stderr, "%s\nusage: pionek_fuzz GAME READER [FLAGS] FOLDER...\n", what.c_str());
  std::exit(2);
}

void write_seeds(const std::filesystem::path& folder) {
  int number = 0;
  for (const std::string& seed : reader->seeds(game)) {
    std::ofstream(folder / ("seed" + std::to_string(number++)), std::ios::binary) << seed;
  }
}

}  // namespace

extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv) {
  if (*argc < 3) usage("too few arguments");
  const std::string id = (*argv)[1];
  const std::string name = (*argv)[2];
  const auto loaded = load_game(id);
  if (!loaded) usage(loaded.error().text());
  game = *loaded;
  for (const Reader& each : readers()) {
    if (each.name == name) reader = &each;
  }
  if (reader == nullptr) usage("no reader is called '" + name + "'");
  for (int i = 3; i < *argc; ++i) {
    if ((*argv)[i][0] == '-') continue;
    write_seeds((*argv)[i]);
    break;
  }
  // libFuzzer knows nothing of the first two.
  (*argv)[2] = (*argv)[0];
  *argv += 2;
  *argc -= 2;
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const char* data, std::size_t size) {
  reader->check(game, {data, size});
  return 0;
}
