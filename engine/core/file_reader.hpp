// Reads the files of a game one after another. The first error ends it: what comes after reads
// nothing, so that a loader can go straight through and look for an error once.
#pragma once

#include <array>
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

  // Hands a JSON file to use(reader).
  template <class Use>
  void read(const std::string& name, Use&& use) {
    if (error_) return;
    const auto text = files_.get(name);
    if (!text) return fail(text.error());
    const auto parsed = parse_json(**text, name);
    if (!parsed) return fail(parsed.error());
    use(JsonReader(*parsed, name + ": ", error_));
  }

  // words/<lang>.json of every language.
  void read_words(std::span<const std::string_view> keys, std::array<Words, 2>& words) {
    for (const Lang lang : kLangs) {
      if (error_) return;
      const std::string name = "words/" + std::string(id(lang)) + ".json";
      const auto text = files_.get(name);
      if (!text) return fail(text.error());
      auto read = Words::read(**text, name, lang, keys);
      if (!read) return fail(read.error());
      words[static_cast<std::size_t>(lang)] = std::move(*read);
    }
  }

  [[nodiscard]] bool ok() const { return !error_; }
  [[nodiscard]] const std::optional<Error>& error() const { return error_; }

 private:
  void fail(const Error& error) { error_ = error; }

  const Files& files_;
  std::optional<Error> error_;
};

}  // namespace pionek
