// Where the program takes its games from: compiled in, or with --data from a folder.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/registry/registry.hpp"
#include "table/lessons.hpp"
#include "table/puzzle.hpp"
#include "table/record.hpp"

namespace pionek {

class Games {
 public:
  // `folder` holds a folder for each game, laid out as in games/.
  explicit Games(std::optional<std::string> folder) : folder_(std::move(folder)) {}

  [[nodiscard]] Result<Files> files(std::string_view id) const;
  [[nodiscard]] Result<GamePtr> load(std::string_view id) const;
  [[nodiscard]] Result<Rulebook> rulebook(const AnyGame& game, Lang lang) const;
  [[nodiscard]] Result<Lessons> lessons(const GamePtr& game) const;
  [[nodiscard]] Result<Puzzles> puzzles(const GamePtr& game) const;

 private:
  [[nodiscard]] Error placed(Error error, std::string_view id) const;

  std::optional<std::string> folder_;
};

}  // namespace pionek
