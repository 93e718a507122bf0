// Reading what lessons, puzzles and explanations have in common: texts in both languages that are
// short enough, numbers of rules that exist, things that the game has.
#pragma once

#include "engine/core/json.hpp"
#include "engine/core/rulebook.hpp"
#include "table/match.hpp"

namespace pionek {

// What is taught about, and what it is checked against.
struct Subject {
  GamePtr game;
  const Rulebook& rules;
};

// What has a letter or a digit between spaces.
int words_in(std::string_view text);

// {"en", "pl"}, at most so many words in each.
Text read_text(const JsonReader& in, int most_words);

// At least one; each is in the rulebook.
std::vector<std::string> read_rules(const JsonReader& in, const Subject& subject);

// Things of the game ("plant:4") and places of the table ("table:bar"); at most 6.
std::vector<std::string> read_show(const JsonReader& in, const Subject& subject);

// Whether the game has it: a target, or with `kinds` also a kind of target ("plant").
bool is_target(const Catalog& catalog, std::string_view target, bool kinds = false);

}  // namespace pionek
