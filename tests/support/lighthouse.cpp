#include "tests/support/lighthouse.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>

namespace pionek::lighthouse {

Files example_files() {
  namespace fs = std::filesystem;
  const fs::path root(PIONEK_EXAMPLE_DIR);
  Files files;
  for (const auto& entry : fs::recursive_directory_iterator(root)) {
    if (!entry.is_regular_file()) continue;
    std::ifstream stream(entry.path(), std::ios::binary);
    files.put(entry.path().lexically_relative(root).generic_string(),
              std::string(std::istreambuf_iterator<char>(stream), {}));
  }
  return files;
}

Lighthouse example_game() { return Lighthouse::load(example_files()).value(); }

std::shared_ptr<const AnyGame> any_example_game() {
  return std::make_shared<Erased<Lighthouse>>(example_game());
}

}  // namespace pionek::lighthouse
