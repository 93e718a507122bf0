#include "server/shelf.hpp"

#include "bots/bot.hpp"
#include "bots/style.hpp"
#include "engine/core/setup_json.hpp"
#include "table/lesson_guide.hpp"

namespace pionek {
namespace {

json::object text_json(const Text& text) { return {{"en", text.en}, {"pl", text.pl}}; }

json::array lessons_json(const Lessons& lessons) {
  json::array all;
  for (const auto& lesson : lessons.lessons) {
    json::array chapters;
    for (const LessonChapter& chapter : lesson->chapters) {
      chapters.push_back(json::object{
          {"id", chapter.id}, {"name", text_json(chapter.name)}, {"how", chapter.how}});
    }
    all.push_back(json::object{{"id", lesson->id},
                               {"name", text_json(lesson->name)},
                               {"minutes", lesson->minutes},
                               {"chapters", std::move(chapters)}});
  }
  return all;
}

json::array puzzles_json(const Puzzles& puzzles) {
  json::array all;
  for (const auto& puzzle : puzzles) {
    all.push_back(json::object{{"id", puzzle->id}, {"name", text_json(puzzle->name)}});
  }
  return all;
}

json::object game_json(const ShelvedGame& shelved) {
  const AnyGame& game = *shelved.game;
  const GameInfo& info = game.info();
  json::array options;
  for (const OptionSpec& spec : info.options) options.push_back(option_json(spec));
  json::array phases;
  for (const PhaseSpec& phase : info.phases) {
    phases.push_back(json::object{{"id", phase.id}, {"name", text_json(phase.name)}});
  }
  const bool rival = !info.rival.en.empty();
  json::object styles;
  for (const std::string& bot : bot_names(game)) styles[bot] = text_json(bot_style(game, bot));
  return {{"id", info.id},
          {"name", text_json(info.name)},
          {"rules", info.rules_version},
          {"seats", {{"min", info.min_seats}, {"max", info.max_seats}}},
          {"cooperative", info.cooperative},
          {"rival", rival ? json::value(text_json(info.rival)) : json::value(nullptr)},
          {"options", std::move(options)},
          {"phases", std::move(phases)},
          {"lessons", lessons_json(shelved.lessons)},
          {"puzzles", puzzles_json(shelved.puzzles)},
          {"bots", json::value_from(bot_names(game))},
          {"bot_styles", std::move(styles)}};
}

}  // namespace

json::object option_json(const OptionSpec& spec) {
  json::array values;
  for (const auto& value : spec.values) {
    values.push_back(json::object{{"id", value.id}, {"name", text_json(value.name)}});
  }
  json::object out{{"id", spec.id}, {"name", text_json(spec.name)}, {"values", std::move(values)}};
  if (auto when = condition_json(spec.when); !when.empty()) out["when"] = std::move(when);
  return out;
}

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

GuidePtr Shelf::guide(std::string_view game, std::string_view file) const {
  const ShelvedGame* found = find(game);
  if (found == nullptr) return nullptr;
  for (const auto& lesson : found->lessons.lessons) {
    if (lesson->file == file) return std::make_shared<LessonGuide>(lesson);
  }
  for (const auto& puzzle : found->puzzles) {
    if (puzzle->file != file) continue;
    const auto made = guide(puzzle);
    return made ? *made : nullptr;
  }
  return nullptr;
}

Result<GuidePtr> Shelf::guide(const std::shared_ptr<const Puzzle>& puzzle) const {
  {
    const std::scoped_lock lock(solved_->mutex);
    const auto known = solved_->guides.find(puzzle.get());
    if (known != solved_->guides.end()) return known->second;
  }
  const auto made = PuzzleGuide::make(puzzle);
  if (!made) return made.error();
  const std::scoped_lock lock(solved_->mutex);
  return solved_->guides.try_emplace(puzzle.get(), *made).first->second;
}

json::object Shelf::list() const {
  json::array all;
  for (const ShelvedGame& each : games_) all.push_back(game_json(each));
  return {{"games", std::move(all)}};
}

}  // namespace pionek
