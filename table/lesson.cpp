#include "table/lesson.hpp"

#include <algorithm>
#include <limits>
#include <set>

#include "table/start.hpp"

namespace pionek {
namespace {

constexpr int kCardWords = 40;   // before each action
constexpr int kAsideWords = 30;  // of hints, detours and other ways
constexpr int kNameWords = 8;
constexpr std::string_view kAmount = "{n}";

template <class Read>
auto read_list(const JsonReader& in, const Read& read) {
  std::vector<decltype(read(in))> list;
  for (std::size_t i = 0; i < in.size(1, 16); ++i) list.push_back(read(in.at(i)));
  return list;
}

class LessonReader {
 public:
  explicit LessonReader(const Subject& subject) : subject_(subject), game_(*subject.game) {}

  void read_into(Lesson& lesson, const JsonReader& in) const {
    lesson.seat = seat_at(in["seat"].number<int>(0, lesson.start.setup().seats - 1));
    lesson.name = read_text(in["name"], kNameWords);
    lesson.minutes = in["minutes"].number<int>(1, 60);
    const JsonReader chapters = in["chapters"];
    std::set<std::string> ids;
    for (std::size_t i = 0; i < chapters.size(1, 20); ++i) {
      read_chapter(lesson, chapters.at(i));
      if (in.ok() && !ids.insert(lesson.chapters.back().id).second) {
        chapters.at(i)["id"].fail("there are two chapters '" + lesson.chapters.back().id + "'",
                                  "an id of its own");
      }
    }
    if (in.ok() && lesson.steps[0].only_read()) {
      chapters.at(0)["steps"].at(0).fail("the first step is only read",
                                         "a decision at once: the field 'do'");
    }
  }

 private:
  void read_chapter(Lesson& lesson, const JsonReader& in) const {
    in.only({"id", "name", "how", "steps"});
    LessonChapter chapter{in["id"].id(), read_text(in["name"], kNameWords),
                          in.has("how") ? in["how"].id() : "", lesson.steps.size(),
                          in["steps"].size(1, 60)};
    std::set<std::string> ids;
    for (std::size_t i = 0; i < chapter.steps; ++i) {
      const JsonReader from = in["steps"].at(i);
      LessonStep step = read_step(from);
      if (in.ok() && !ids.insert(step.id).second) {
        from["id"].fail("there are two steps '" + step.id + "'", "an id of its own");
      }
      if (in.ok() && !lesson.steps.empty()) check_card(from["say"], lesson.steps.back(), step);
      lesson.steps.push_back(std::move(step));
    }
    lesson.chapters.push_back(std::move(chapter));
  }

  // What is said of the last step stands on one card with what is said now.
  static void check_card(const JsonReader& in, const LessonStep& last, const LessonStep& step) {
    if (!last.done) return;
    for (const Lang lang : kLangs) {
      const int words = words_in(last.done->in(lang)) + words_in(step.say.in(lang));
      if (words <= kCardWords) continue;
      in[id(lang)].fail(std::to_string(words) + " words with 'done' of the step before",
                        "at most " + std::to_string(kCardWords));
    }
  }

  LessonStep read_step(const JsonReader& in) const {
    in.only({"id", "say", "rules", "show", "do", "or", "until", "but", "hint", "then", "done"});
    LessonStep step;
    step.id = in["id"].id();
    step.say = read_text(in["say"], kCardWords);
    step.rules = read_rules(in["rules"], subject_);
    if (in.has("show")) step.show = read_show(in["show"], subject_);
    if (in.has("do")) step.moves = read_moves(in["do"], game_);
    if (in.has("or")) step.ways = read_list(in["or"], [&](const auto& from) { return way(from); });
    if (in.has("until")) step.until = read_sight_tests(in["until"]);
    if (in.has("but")) {
      step.detours = read_list(in["but"], [&](const auto& from) { return detour(from); });
    }
    if (in.has("hint")) step.hint = read_text(in["hint"], kAsideWords);
    if (in.has("then")) step.then = read_moves(in["then"], game_);
    if (in.has("done")) step.done = read_text(in["done"], kCardWords);
    const bool acts = !step.ways.empty() || !step.until.empty() || !step.detours.empty() ||
                      !step.then.empty() || step.hint || step.done;
    if (in.ok() && step.only_read() && acts) {
      in.fail("the step has no 'do', but what belongs to one", "a step that is only read");
    }
    return step;
  }

  LessonStep::Way way(const JsonReader& in) const {
    in.only({"move", "from", "to", "say", "then"});
    LessonStep::Way way;
    constexpr auto kMost = std::numeric_limits<std::int32_t>::max();
    const bool open = in["move"].string().find(kAmount) != std::string::npos;
    const auto from = open ? in["from"].number<std::int32_t>(0, kMost) : 0;
    const auto to = open ? in["to"].number<std::int32_t>(from, kMost) : 0;
    if (!open && (in.has("from") || in.has("to"))) {
      in.fail("bounds for a move without an amount", "a move with {n}, or no bounds");
    }
    way.moves = range(in["move"], from, to);
    if (in.has("say")) way.say = read_text(in["say"], kAsideWords);
    if (in.has("then")) way.then = read_moves(in["then"], game_);
    return way;
  }

  LessonStep::Detour detour(const JsonReader& in) const {
    in.only({"moves", "say"});
    constexpr auto kMost = std::numeric_limits<std::int32_t>::max();
    return {read_list(in["moves"], [&](const auto& from) { return range(from, 0, kMost); }),
            read_text(in["say"], kAsideWords)};
  }

  // A move; if it has {n}, all those with an amount between the bounds.
  MoveRange range(const JsonReader& in, std::int32_t from, std::int32_t to) const {
    std::string text = in.string();
    const std::size_t at = text.find(kAmount);
    if (at == text.npos) {
      const Move move = read_move(in, game_).value_or(Move{});
      return {move, move.n};
    }
    text.replace(at, kAmount.size(), std::to_string(std::max<std::int32_t>(from, 1)));
    const auto move = game_.parse(text);
    if (!move) {
      in.fail("'" + text + "': " + move.error().what, move.error().expected);
      return {};
    }
    MoveRange all{*move, to};
    if (all.move.n != std::max<std::int32_t>(from, 1)) in.fail("this number cannot vary", "a move");
    all.move.n = from;
    return all;
  }

  const Subject& subject_;
  const AnyGame& game_;
};

std::string stem(std::string_view file) {
  file.remove_prefix(file.rfind('/') + 1);
  return std::string(file.substr(0, file.find('.')));
}

}  // namespace

const LessonStep::Way* LessonStep::way(Move move) const {
  for (const Way& way : ways) {
    if (way.moves.holds(move)) return &way;
  }
  return nullptr;
}

std::size_t Lesson::chapter_of(std::size_t step) const {
  std::size_t chapter = chapters.size() - 1;
  while (chapter > 0 && chapters[chapter].first > step) --chapter;
  return chapter;
}

std::string Lesson::where(std::size_t step) const {
  const LessonChapter& chapter = chapters[chapter_of(step)];
  return file + ": " + chapter.id + ", step " + std::to_string(step - chapter.first + 1) + " '" +
         steps[step].id + "'";
}

Result<Lesson> read_lesson(const Subject& subject, const std::string& file,
                           const std::string& text) {
  const auto root = parse_json(text, file);
  if (!root) return root.error();
  std::optional<Error> wrong;
  const JsonReader in(*root, file + ": ", wrong);
  in.only({"name", "minutes", "start", "seat", "chapters"});
  auto start = read_start(in["start"], subject.game);
  if (!start) return *wrong;
  Lesson lesson{stem(file), file, {}, 0, std::move(*start), nobody, {}, {}};
  LessonReader(subject).read_into(lesson, in);
  if (wrong) return *wrong;
  return lesson;
}

Match at_chapter(const Lesson& lesson, std::size_t chapter) {
  Match match = lesson.start;
  for (std::size_t at = 0; at < lesson.chapters[chapter].first; ++at) {
    for (const Move move : lesson.steps[at].moves) static_cast<void>(match.play(move));
    for (const Move move : lesson.steps[at].then) static_cast<void>(match.play(move));
  }
  return match;
}

}  // namespace pionek
