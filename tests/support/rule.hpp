// RULE("PG-412"): this test shows that rule. `./dev rules` finds the numbers in the sources and
// lists the rules that no test shows; here a number that is in no rulebook fails the test, so a
// misspelt one cannot pass for a shown one.
#pragma once

#include <string_view>

#include "engine/core/rulebook.hpp"

namespace pionek {

// Fails the running test, at the given line, unless the English rulebook of the game with that
// prefix has the rule; notes the number as a property of the test.
void show_rule(std::string_view number, const char* file, int line);

// Makes the rules of a game known that is not in the registry, such as the example game.
void add_rulebook(std::string_view prefix, Rulebook book);

}  // namespace pionek

#define RULE(number) ::pionek::show_rule((number), __FILE__, __LINE__)
