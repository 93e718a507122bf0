#include "server/shelf.hpp"

#include "bots/bot.hpp"
#include "bots/style.hpp"

namespace pionek {
namespace {

json::object text_json(const Text& text) { return {{"en", text.en}, {"pl", text.pl}}; }

json::object game_json(const AnyGame& game) {
  const GameInfo& info = game.info();
  json::array options;
  for (const OptionSpec& spec : info.options) {
    json::array values;
    for (const auto& value : spec.values) {
      values.push_back(json::object{{"id", value.id}, {"name", text_json(value.name)}});
    }
    options.push_back(json::object{
        {"id", spec.id}, {"name", text_json(spec.name)}, {"values", std::move(values)}});
  }
  json::object styles;
  for (const std::string& bot : bot_names(game)) styles[bot] = text_json(bot_style(game, bot));
  return {{"id", info.id},
          {"name", text_json(info.name)},
          {"rules", info.rules_version},
          {"seats", {{"min", info.min_seats}, {"max", info.max_seats}}},
          {"cooperative", info.cooperative},
          {"options", std::move(options)},
          {"bots", json::value_from(bot_names(game))},
          {"bot_styles", std::move(styles)}};
}

}  // namespace

const ShelvedGame* Shelf::find(std::string_view id) const {
  for (const ShelvedGame& each : games_) {
    if (each.game->info().id == id) return &each;
  }
  return nullptr;
}

Result<GamePtr> Shelf::game(std::string_view id) const {
  const ShelvedGame* found = find(id);
  if (found != nullptr) return found->game;
  std::string known;
  for (const ShelvedGame& each : games_) {
    known += (known.empty() ? "" : ", ") + each.game->info().id;
  }
  return Error{"no game is called '" + std::string(id) + "'", "game", "one of " + known};
}

json::object Shelf::list() const {
  json::array all;
  for (const ShelvedGame& each : games_) all.push_back(game_json(*each.game));
  return {{"games", std::move(all)}};
}

}  // namespace pionek
