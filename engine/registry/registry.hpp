// All games of the list that a program was built with, for those who choose one at run time.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/any_game.hpp"
#include "engine/core/rulebook.hpp"

namespace pionek {

// The ids of all games: "power-grid", ...
std::span<const std::string_view> game_ids();

// The files of games/<id>/ as they were compiled into the program.
Files embedded_files(std::string_view id);

// Loads and checks a game from its files. The error names the file and the field.
Result<std::shared_ptr<const AnyGame>> load_game(std::string_view id, const Files& files);

// The same with the compiled-in files.
Result<std::shared_ptr<const AnyGame>> load_game(std::string_view id);

// The numbered rules of a game.
Result<Rulebook> load_rulebook(const AnyGame& game, const Files& files, Lang lang);

}  // namespace pionek
