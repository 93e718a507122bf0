#include "engine/registry/registry.hpp"

#include "engine/core/embedded.hpp"
#include "engine/registry/list.hpp"

namespace pionek {
namespace {

#include "embedded_table.inc"

using Loader = Result<std::shared_ptr<const AnyGame>> (*)(const Files&);

template <Game G>
Result<std::shared_ptr<const AnyGame>> load_as(const Files& files) {
  auto game = G::load(files);
  if (!game) return game.error();
  return std::shared_ptr<const AnyGame>(std::make_shared<Erased<G>>(std::move(*game)));
}

template <class... Games>
constexpr std::array<std::string_view, sizeof...(Games)> ids_of(GameList<Games...> /*list*/) {
  return {Games::kId...};
}
constexpr auto kIds = ids_of(AllGames{});

}  // namespace

std::span<const std::string_view> game_ids() { return kIds; }

Files embedded_files(std::string_view id) {
  Files files;
  for (const Embedded& entry : kEmbedded) {
    if (!entry.name.starts_with(id) || entry.name.size() <= id.size() ||
        entry.name[id.size()] != '/') {
      continue;
    }
    files.put(std::string(entry.name.substr(id.size() + 1)), std::string(entry.text()));
  }
  return files;
}

Result<std::shared_ptr<const AnyGame>> load_game(std::string_view id, const Files& files) {
  const Loader load = of_game(id, AllGames{}, []<class G> { return &load_as<G>; });
  if (load != nullptr) return load(files);
  std::string known;
  for (const auto game : kIds) known += (known.empty() ? "" : ", ") + std::string(game);
  return Error{"no game is called '" + std::string(id) + "'", "game", "one of " + known};
}

Result<std::shared_ptr<const AnyGame>> load_game(std::string_view id) {
  return load_game(id, embedded_files(id));
}

Result<Rulebook> load_rulebook(const AnyGame& game, const Files& files, Lang lang) {
  const std::string name = "rules." + std::string(id(lang)) + ".md";
  const auto text = files.get(name);
  if (!text) return text.error();
  return Rulebook::read(**text, name, game.info().rule_prefix);
}

}  // namespace pionek
