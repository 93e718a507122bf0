#include "cli/terminal/phrases.hpp"

namespace pionek {
namespace {

struct Entry {
  std::string_view name;  // "words/en.json"
  const char* begin;
  const char* end;
};
#include "embedded_table.inc"

std::string_view text_of(const std::string& name) {
  for (const Entry& entry : kEntries) {
    if (entry.name == name) return {entry.begin, entry.end};
  }
  return {};
}

}  // namespace

// Both languages are part of the program, so a fault in them is found by the first test that runs.
Phrases::Phrases(Lang lang) {
  const std::string name = "words/" + std::string(id(lang)) + ".json";
  words_ = Words::read(text_of(name), "cli/" + name, lang, kWordKeys).value();
}

}  // namespace pionek
