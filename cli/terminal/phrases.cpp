#include "cli/terminal/phrases.hpp"

namespace pionek {
namespace {

#include "embedded_table.inc"

}  // namespace

Phrases::Phrases(Lang lang) : Phrasebook(kEmbedded, kWordKeys, lang) {}

}  // namespace pionek
