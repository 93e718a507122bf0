#include "table/lessons.hpp"

#include <algorithm>
#include <iterator>
#include <set>

namespace pionek {
namespace {

constexpr std::string_view kLessonFolder = "lessons/";
constexpr std::string_view kHow = "how.json";
constexpr std::string_view kThings = "lessons/things.json";
constexpr int kThingWords = 50;

using ThingTexts = std::vector<std::pair<std::string, ThingText>>;

// `known` says what is wrong with a key; nothing if it is right.
template <class Known>
ThingTexts read_things(const JsonReader& in, const Subject& subject, const Known& known) {
  ThingTexts all;
  if (!in.is_object()) in.fail("this is no list by names", "an object");
  if (!in.ok()) return all;
  for (const auto& field : in.raw()->get_object()) {
    const std::string key = field.key();
    const JsonReader from = in[key];
    if (const std::string wrong = known(key); !wrong.empty()) {
      from.fail(wrong, "a kind, a thing or a phase of it");
    }
    from.only({"text", "rules"});
    all.emplace_back(
        key, ThingText{read_text(from["text"], kThingWords), read_rules(from["rules"], subject)});
  }
  return all;
}

std::optional<Error> read_things_file(const Subject& subject, const std::string& text,
                                      Lessons& lessons) {
  const std::string file(kThings);
  const auto root = parse_json(text, file);
  if (!root) return root.error();
  std::optional<Error> wrong;
  const JsonReader in(*root, file + ": ", wrong);
  in.only({"things", "drawn", "phases"});
  const auto& phases = subject.game->info().phases;
  const auto is_kind = [&](const std::string& key) {
    return is_target(subject.game->catalog(), key, true);
  };
  const auto is_phase = [&](const std::string& key) {
    return std::any_of(phases.begin(), phases.end(),
                       [&](const PhaseSpec& phase) { return phase.id == key; });
  };
  lessons.things = read_things(in["things"], subject, [&](const std::string& key) {
    return is_kind(key) ? "" : "the game has no '" + key + "'";
  });
  if (in.has("drawn")) {
    ThingTexts drawn = read_things(in["drawn"], subject, [&](const std::string& key) {
      return is_kind(key) ? "the game has a '" + key + "': it stands among the things" : "";
    });
    std::move(drawn.begin(), drawn.end(), std::back_inserter(lessons.things));
  }
  lessons.phases = read_things(in["phases"], subject, [&](const std::string& key) {
    return is_phase(key) ? "" : "the game has no '" + key + "'";
  });
  if (!wrong && lessons.phases.size() != phases.size()) {
    in["phases"].fail("some phases are missing", std::to_string(phases.size()) + " of them");
  }
  return wrong;
}

// A chapter teaches a section of the short rules.
std::optional<Error> check_how(const Lesson& lesson, const std::vector<HowSection>& how) {
  for (const LessonChapter& chapter : lesson.chapters) {
    const bool known = std::any_of(how.begin(), how.end(), [&](const HowSection& section) {
      return section.id == chapter.how;
    });
    if (known || (how.empty() && chapter.how.empty())) continue;
    return Error{"the short rules have no section '" + chapter.how + "'",
                 lesson.file + ": " + chapter.id + ": how", "a section of how.json"};
  }
  return std::nullopt;
}

std::optional<Error> add_lesson(const Subject& subject, const std::string& file,
                                const std::string& text, std::set<std::string>& chapters,
                                Lessons& lessons) {
  auto lesson = read_lesson(subject, file, text);
  if (!lesson) return lesson.error();
  for (const LessonChapter& chapter : lesson->chapters) {
    if (!chapters.insert(chapter.id).second) {
      return Error{"another lesson has a chapter '" + chapter.id + "'", file, "an id of its own"};
    }
  }
  if (auto error = check_how(*lesson, lessons.how)) return error;
  if (auto error = check_lesson(*lesson)) return error;
  lessons.lessons.push_back(std::make_shared<const Lesson>(std::move(*lesson)));
  return std::nullopt;
}

}  // namespace

std::shared_ptr<const Lesson> Lessons::find(std::string_view id) const {
  const auto at = std::find_if(lessons.begin(), lessons.end(),
                               [&](const auto& lesson) { return lesson->id == id; });
  return at == lessons.end() ? nullptr : *at;
}

const ThingText* Lessons::thing(std::string_view target) const {
  for (const std::string_view key : {target, target.substr(0, target.find(':'))}) {
    const auto at = std::find_if(things.begin(), things.end(),
                                 [&](const auto& each) { return each.first == key; });
    if (at != things.end()) return &at->second;
  }
  return nullptr;
}

Result<Lessons> load_lessons(const GamePtr& game, const Files& files) {
  Lessons lessons;
  const std::string rules_file = "rules.en.md";
  const auto rules_text = files.get(rules_file);
  if (!rules_text) return rules_text.error();
  const auto rules = Rulebook::read(**rules_text, rules_file, game->info().rule_prefix);
  if (!rules) return rules.error();
  const Subject subject{game, *rules};
  if (const auto text = files.get(std::string(kHow))) {
    auto how = read_how(subject, std::string(kHow), **text);
    if (!how) return how.error();
    lessons.how = std::move(*how);
  }
  std::set<std::string> chapters;
  for (const auto& [file, text] : files.all()) {
    if (!file.starts_with(kLessonFolder)) continue;
    auto error = file == kThings ? read_things_file(subject, text, lessons)
                                 : add_lesson(subject, file, text, chapters, lessons);
    if (error) return *error;
  }
  return lessons;
}

}  // namespace pionek
