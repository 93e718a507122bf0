// Reads the files of a game one after another. The first error ends it: what comes after reads
// nothing, so that a loader can go straight through and look for an error once, at `finish`, which
// also refuses what nobody has read: a misspelt field or a forgotten file must not pass unseen.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/files.hpp"
#include "engine/core/json.hpp"
#include "engine/core/words.hpp"

namespace pionek {

class FileReader {
 public:
  explicit FileReader(const Files& files) : files_(files) {}

  // Hands a JSON file to use(reader). A file may be read in several parts.
  template <class Use>
  void read(const std::string& name, Use&& use) {
    if (const json::value* root = open(name)) use(JsonReader(*root, name + ": ", error_, &marks_));
  }

  // words/<lang>.json of every language.
  void read_words(std::span<const std::string_view> keys, std::array<Words, 2>& words);

  // The first error; else the first data file or field that nobody has read. Data files that only
  // others read (a page, a lesson) are named in `left`.
  [[nodiscard]] std::optional<Error> finish(
      std::initializer_list<std::string_view> left = {}) const;

 private:
  const json::value* open(const std::string& name);

  const Files& files_;
  std::map<std::string, json::value> open_;  // as they were parsed
  ReadMarks marks_;
  std::optional<Error> error_;
};

}  // namespace pionek
