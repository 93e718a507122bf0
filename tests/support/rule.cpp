#include "tests/support/rule.hpp"

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "engine/registry/registry.hpp"

namespace pionek {
namespace {

using Books = std::map<std::string, Rulebook, std::less<>>;

// The English rulebook of every game in the registry, by the prefix of its numbers.
Books load_books() {
  Books books;
  for (const std::string_view id : game_ids()) {
    const auto game = load_game(id).value();
    books[game->info().rule_prefix] = load_rulebook(*game, embedded_files(id), Lang::en).value();
  }
  return books;
}

// Loaded at the first use, once for the whole program.
Books& books() {
  static Books loaded = load_books();
  return loaded;
}

}  // namespace

void show_rule(std::string_view number, const char* file, int line) {
  const std::string name(number);
  const auto book = books().find(number.substr(0, number.find('-')));
  if (book == books().end()) {
    ADD_FAILURE_AT(file, line) << "no game has rules such as " << name;
  } else if (book->second.find(number) == nullptr) {
    ADD_FAILURE_AT(file, line) << "the rulebook has no rule " << name;
  }
  testing::Test::RecordProperty(name, "shown");
}

void add_rulebook(std::string_view prefix, Rulebook book) {
  books().insert_or_assign(std::string(prefix), std::move(book));
}

}  // namespace pionek
