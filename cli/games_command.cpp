// pionek games: what can be played, and how.
#include <algorithm>
#include <iostream>

#include "bots/bot.hpp"
#include "bots/style.hpp"
#include "cli/commands.hpp"
#include "cli/terminal/text.hpp"
#include "engine/core/setup_json.hpp"

namespace pionek {
namespace {

json::object game_json(const AnyGame& game, Lang lang) {
  const GameInfo& info = game.info();
  json::array options;
  for (const OptionSpec& spec : info.options) {
    json::array values;
    for (const auto& value : spec.values) {
      values.push_back(json::object{{"id", value.id}, {"name", value.name.in(lang)}});
    }
    json::object option{
        {"id", spec.id}, {"name", spec.name.in(lang)}, {"values", std::move(values)}};
    if (auto when = condition_json(spec.when); !when.empty()) option["when"] = std::move(when);
    options.push_back(std::move(option));
  }
  json::array phases;
  for (const PhaseSpec& phase : info.phases) {
    phases.push_back(json::object{{"id", phase.id}, {"name", phase.name.in(lang)}});
  }
  const std::string& rival = info.rival.in(lang);
  json::object styles;
  for (const std::string& bot : bot_names(game)) styles[bot] = bot_style(game, bot).in(lang);
  return {{"id", info.id},
          {"name", info.name.in(lang)},
          {"rules", info.rules_version},
          {"min_seats", info.min_seats},
          {"max_seats", info.max_seats},
          {"cooperative", info.cooperative},
          {"rival", rival.empty() ? json::value(nullptr) : json::value(rival)},
          {"options", std::move(options)},
          {"phases", std::move(phases)},
          {"bots", json::value_from(bot_names(game))},
          {"bot_styles", std::move(styles)}};
}

// Behind the values of an option: when it makes sense at all.
std::string when_text(const Condition& when, const Phrases& say) {
  std::string text;
  if (when.min_seats == when.max_seats) {
    text += "; " + say(Word::when_seats, when.min_seats);
  } else if (when.min_seats > 1 || when.max_seats < kMaxSeats) {
    text += "; " + say(Word::when_seats_range, when.min_seats, when.max_seats);
  }
  if (!when.option.empty()) {
    text += "; " + say(Word::when_option, when.option + "=" + joined(when.is, "|"));
  }
  return text;
}

void print_game(const AnyGame& game, const Phrases& say) {
  const GameInfo& info = game.info();
  const Lang lang = say.lang();
  std::cout << info.id << "  " << info.name.in(lang) << "  "
            << say(Word::games_seats, info.min_seats, info.max_seats) << '\n';
  for (const OptionSpec& spec : info.options) {
    std::vector<std::string> values;
    values.reserve(spec.values.size());
    for (const auto& value : spec.values) {
      values.push_back(value.id + " (" + value.name.in(lang) + ")");
    }
    std::cout << "  --option " << spec.id << "=  " << spec.name.in(lang) << ": " << joined(values)
              << when_text(spec.when, say) << '\n';
  }
  const std::vector<std::string> bots = bot_names(game);
  int width = 0;
  for (const std::string& bot : bots) width = std::max(width, width_of(bot));
  std::cout << "  " << say(Word::games_bots) << '\n';
  for (const std::string& bot : bots) {
    std::cout << "    " << fit(bot, width) << "  " << bot_style(game, bot).in(lang) << '\n';
  }
}

Ending run_games(const Call& call) {
  json::array games;
  for (const auto id : game_ids()) {
    const auto game = call.games().load(id);
    if (!game) return game.error();
    if (call.json()) {
      games.push_back(game_json(**game, call.lang()));
    } else {
      print_game(**game, call.say());
    }
  }
  if (call.json()) std::cout << pretty(json::object{{"games", std::move(games)}});
  return std::nullopt;
}

}  // namespace

constexpr Command kGamesCommand{"games", "", Word::cmd_games, 0, 0, {kJson}, run_games};

}  // namespace pionek
