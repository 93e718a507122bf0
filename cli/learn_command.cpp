// pionek learn, pionek puzzle: a lesson in the terminal, from its first chapter or another one; a
// puzzle, by its id or that of the day.
#include <chrono>
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

// Easy bots play on when the guide has nothing more to say.
Result<std::vector<std::unique_ptr<Bot>>> others(const Match& match, Seat person) {
  const GamePtr& game = match.game_ptr();
  std::vector<std::unique_ptr<Bot>> bots;
  for (int seat = 0; seat < match.setup().seats; ++seat) {
    auto& bot = bots.emplace_back();
    if (seat_at(seat) == person) continue;
    auto made = make_bot(kPlaysOn, game, native_thinking());
    if (!made) return made.error();
    bot = std::move(*made);
  }
  return bots;
}

Ending guide(const Call& call, Match match, GuidePtr guide) {
  const GamePtr game = match.game_ptr();
  const auto files = call.games().files(game->info().id);
  if (!files) return files.error();
  auto bots = others(match, guide->seat());
  if (!bots) return bots.error();
  Sitting sitting{std::move(match), std::move(*bots), std::nullopt, false,
                  std::nullopt,     std::move(guide)};
  const Terminal terminal(call.text("colour").value_or("auto"));
  auto board = make_board(*game, *files, call.lang());
  TerminalClient client(std::move(sitting), std::move(board), terminal, call.games(), call.say());
  if (const auto error = client.run()) return *error;
  return std::nullopt;
}

Ending teach(const Call& call, const Place& place) {
  return guide(call, at_chapter(*place.lesson, place.chapter),
               std::make_shared<LessonGuide>(place.lesson));
}

Ending run_learn(const Call& call) {
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

// Solves them all.
Ending check_puzzles(const Call& call, const Puzzles& puzzles) {
  for (const auto& puzzle : puzzles) {
    const auto solution = solve(*puzzle);
    if (!solution) return solution.error();
    std::cout << call.say()(Word::puzzle_checked, puzzle->id, static_cast<int>(solution->best),
                            static_cast<int>(solution->right), static_cast<int>(solution->ends))
              << '\n';
  }
  return std::nullopt;
}

std::int64_t today() {
  using namespace std::chrono;
  return floor<days>(system_clock::now()).time_since_epoch().count();
}

Ending run_puzzle(const Call& call) {
  const auto game = call.games().load(call.arguments()[0]);
  if (!game) return game.error();
  const auto puzzles = call.games().puzzles(*game);
  if (!puzzles) return puzzles.error();
  if (call.has("check")) return check_puzzles(call, *puzzles);
  if (puzzles->empty()) {
    return Error{call.say()(Word::puzzles_none, (*game)->info().name.in(call.lang())), "puzzle",
                 ""};
  }
  if (call.has("list")) {
    for (const auto& puzzle : *puzzles) {
      std::cout << call.say()(Word::puzzle_row, puzzle->id, puzzle->name.in(call.lang())) << '\n';
    }
    return std::nullopt;
  }
  const std::string wanted =
      call.arguments().size() > 1 ? call.arguments()[1] : puzzle_of_day(*puzzles, today())->id;
  for (const auto& puzzle : *puzzles) {
    if (puzzle->id != wanted) continue;
    auto made = PuzzleGuide::make(puzzle);
    if (!made) return made.error();
    return guide(call, puzzle->start, std::move(*made));
  }
  return Error{"no puzzle is called '" + wanted + "'", "puzzle",
               "one of pionek puzzle GAME --list"};
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
                                run_learn};

constexpr Command kPuzzleCommand{"puzzle",
                                 "GAME [ID]",
                                 Word::cmd_puzzle,
                                 1,
                                 2,
                                 {{"list", "", kSwitch, Word::flag_list},
                                  {"check", "", kSwitch, Word::flag_check},
                                  {"colour", "auto|always|never", kColour, Word::flag_colour}},
                                 run_puzzle};

}  // namespace pionek
