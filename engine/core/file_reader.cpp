#include "engine/core/file_reader.hpp"

#include <algorithm>

namespace pionek {

const json::value* FileReader::open(const std::string& name) {
  if (error_) return nullptr;
  if (const auto at = open_.find(name); at != open_.end()) return &at->second;
  const auto text = files_.get(name);
  if (!text) {
    error_ = text.error();
    return nullptr;
  }
  auto parsed = parse_json(**text, name);
  if (!parsed) {
    error_ = parsed.error();
    return nullptr;
  }
  return &open_.emplace(name, std::move(*parsed)).first->second;
}

void FileReader::read_words(std::span<const std::string_view> keys, std::array<Words, 2>& words) {
  for (const Lang lang : kLangs) {
    if (error_) return;
    const std::string name = "words/" + std::string(id(lang)) + ".json";
    const auto text = files_.get(name);
    if (!text) {
      error_ = text.error();
      return;
    }
    auto read = Words::read(**text, name, lang, keys);
    if (!read) {
      error_ = read.error();
      return;
    }
    words[static_cast<std::size_t>(lang)] = std::move(*read);
  }
}

std::optional<Error> FileReader::finish(std::initializer_list<std::string_view> left) const {
  if (error_) return error_;
  for (const auto& [name, root] : open_) {
    if (auto path = marks_.unread(root, name + ": ")) {
      return Error{"nobody reads this field", *std::move(path), "only fields the game knows"};
    }
  }
  for (const auto& [name, text] : files_.all()) {
    const bool known = !name.starts_with("data/") || open_.contains(name) ||
                       std::find(left.begin(), left.end(), name) != left.end();
    if (!known) return Error{"nobody reads this file", name, "only files the game knows"};
  }
  return std::nullopt;
}

}  // namespace pionek
