#include "cli/games.hpp"

#include <algorithm>
#include <filesystem>

#include "cli/files.hpp"

namespace pionek {
namespace {

namespace fs = std::filesystem;

// Lessons and puzzles are as many as there are files: whoever writes one need not build anything.
std::vector<std::string> written_in(const fs::path& folder) {
  std::vector<std::string> names;
  for (const std::string room : {"lessons", "puzzles"}) {
    std::error_code none;
    for (const auto& entry : fs::directory_iterator(folder / room, none)) {
      if (entry.path().extension() == ".json") {
        names.push_back(room + "/" + entry.path().filename().string());
      }
    }
  }
  return names;
}

// Whether written_in finds it.
bool is_written(std::string_view name) {
  return name.starts_with("lessons/") || name.starts_with("puzzles/");
}

}  // namespace

Result<Files> Games::files(std::string_view id) const {
  Files embedded = embedded_files(id);
  if (!folder_) return embedded;
  const fs::path folder = fs::path(*folder_) / id;
  std::vector<std::string> names = written_in(folder);
  for (const auto& [name, text] : embedded.all()) {
    if (!is_written(name)) names.push_back(name);
  }
  Files files;
  for (const std::string& name : names) {
    auto found = read_file((folder / name).string());
    if (!found) return found.error();
    files.put(name, std::move(*found));
  }
  return files;
}

Result<GamePtr> Games::load(std::string_view id) const {
  const auto texts = files(id);
  if (!texts) return texts.error();
  auto game = load_game(id, *texts);
  const auto ids = game_ids();
  const bool known = std::find(ids.begin(), ids.end(), id) != ids.end();
  if (game || !known) return game;
  return placed(game.error(), id);
}

Result<Lessons> Games::lessons(const GamePtr& game) const {
  const auto texts = files(game->info().id);
  if (!texts) return texts.error();
  auto lessons = load_lessons(game, *texts);
  if (!lessons) return placed(lessons.error(), game->info().id);
  return lessons;
}

Result<Puzzles> Games::puzzles(const GamePtr& game) const {
  const auto texts = files(game->info().id);
  if (!texts) return texts.error();
  auto puzzles = load_puzzles(game, *texts);
  if (!puzzles) return placed(puzzles.error(), game->info().id);
  return puzzles;
}

// Inside its folder a file has a short name; people want to know which folder.
Error Games::placed(Error error, std::string_view id) const {
  if (folder_) error.where = *folder_ + "/" + std::string(id) + "/" + error.where;
  return error;
}

Result<Rulebook> Games::rulebook(const AnyGame& game, Lang lang) const {
  const auto texts = files(game.info().id);
  if (!texts) return texts.error();
  return load_rulebook(game, *texts, lang);
}

}  // namespace pionek
