#include "cli/games.hpp"

#include <algorithm>

#include "cli/files.hpp"

namespace pionek {

Result<Files> Games::files(std::string_view id) const {
  Files embedded = embedded_files(id);
  if (!folder_) return embedded;
  Files files;
  for (const auto& [name, text] : embedded.all()) {
    auto found = read_file(*folder_ + "/" + std::string(id) + "/" + name);
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
  if (game || !folder_ || !known) return game;
  // Inside its folder a file has a short name; people want to know which folder.
  Error error = game.error();
  error.where = *folder_ + "/" + std::string(id) + "/" + error.where;
  return error;
}

Result<Rulebook> Games::rulebook(const AnyGame& game, Lang lang) const {
  const auto texts = files(game.info().id);
  if (!texts) return texts.error();
  return load_rulebook(game, *texts, lang);
}

}  // namespace pionek
