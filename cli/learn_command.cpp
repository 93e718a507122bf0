// pionek learn: a lesson in the terminal, from its first chapter or another one.
#include <iostream>

#include "bots/bot.hpp"
#include "bots/native/thinking.hpp"
#include "cli/commands.hpp"
#include "cli/terminal/client.hpp"
#include "table/lesson_guide.hpp"

namespace pionek {
namespace {

struct Place {
  std::shared_ptr<const Lesson> lesson;
  std::size_t chapter = 0;
};

Result<Place> find_chapter(const Lessons& lessons, const std::string& id) {
  std::string known;
  for (const auto& lesson : lessons.lessons) {
    for (std::size_t i = 0; i < lesson->chapters.size(); ++i) {
      const std::string& chapter = lesson->chapters[i].id;
      if (chapter == id) return Place{lesson, i};
      known += (known.empty() ? "" : ", ") + chapter;
    }
  }
  return Error{"no chapter is called '" + id + "'", "chapter", "one of " + known};
}

void list(const Call& call, const Lessons& lessons) {
  for (const auto& lesson : lessons.lessons) {
    std::cout << call.say()(Word::lesson_title, lesson->name.in(call.lang()), lesson->minutes)
              << '\n';
    for (const LessonChapter& chapter : lesson->chapters) {
      std::cout << "  " << chapter.id << "  " << chapter.name.in(call.lang()) << '\n';
    }
  }
}

// Easy bots play on when the lesson is over.
Result<std::vector<std::unique_ptr<Bot>>> others(const Lesson& lesson) {
  const GamePtr& game = lesson.start.game_ptr();
  std::vector<std::unique_ptr<Bot>> bots;
  for (int seat = 0; seat < lesson.start.setup().seats; ++seat) {
    auto& bot = bots.emplace_back();
    if (seat_at(seat) == lesson.seat) continue;
    auto made = make_bot(kPlaysOn, game, native_thinking());
    if (!made) return made.error();
    bot = std::move(*made);
  }
  return bots;
}

Ending teach(const Call& call, const Place& place) {
  const AnyGame& game = place.lesson->start.game();
  const auto files = call.games().files(game.info().id);
  if (!files) return files.error();
  auto bots = others(*place.lesson);
  if (!bots) return bots.error();
  Sitting sitting{at_chapter(*place.lesson, place.chapter),
                  std::move(*bots),
                  std::nullopt,
                  false,
                  std::nullopt,
                  std::make_shared<LessonGuide>(place.lesson)};
  const Terminal terminal(call.text("colour").value_or("auto"));
  auto board = make_board(game, *files, call.lang());
  TerminalClient client(std::move(sitting), std::move(board), terminal, call.games(), call.say());
  if (const auto error = client.run()) return *error;
  return std::nullopt;
}

Ending run(const Call& call) {
  const auto game = call.games().load(call.arguments()[0]);
  if (!game) return game.error();
  const auto lessons = call.games().lessons(*game);
  if (!lessons) return lessons.error();
  const std::string& name = (*game)->info().name.in(call.lang());
  if (call.has("check")) {
    std::size_t steps = 0;
    for (const auto& lesson : lessons->lessons) steps += lesson->steps.size();
    std::cout << call.say()(Word::lessons_checked, name, static_cast<int>(lessons->lessons.size()),
                            static_cast<int>(steps))
              << '\n';
    return std::nullopt;
  }
  if (lessons->lessons.empty()) {
    return Error{call.say()(Word::lessons_none, name), "learn", ""};
  }
  if (call.has("list")) {
    list(call, *lessons);
    return std::nullopt;
  }
  if (call.arguments().size() == 1) return teach(call, {lessons->lessons[0], 0});
  const auto place = find_chapter(*lessons, call.arguments()[1]);
  if (!place) return place.error();
  return teach(call, *place);
}

}  // namespace

constexpr Command kLearnCommand{"learn",
                                "GAME [CHAPTER]",
                                Word::cmd_learn,
                                1,
                                2,
                                {{"list", "", kSwitch, Word::flag_list},
                                 {"check", "", kSwitch, Word::flag_check},
                                 {"colour", "auto|always|never", kColour, Word::flag_colour}},
                                run};

}  // namespace pionek
