#include "cli/terminal/phrases.hpp"

#include "engine/core/embedded.hpp"

namespace pionek {
namespace {

#include "embedded_table.inc"

}  // namespace

// Both languages are part of the program, so a fault in them is found by the first test that runs.
Phrases::Phrases(Lang lang) {
  const std::string name = "words/" + std::string(id(lang)) + ".json";
  words_ = Words::read(embedded_text(kEmbedded, name), "cli/" + name, lang, kWordKeys).value();
}

}  // namespace pionek
