// Lessons: every one of every game is played to its end through the protocol, in both languages;
// and a lesson that cannot be played is refused with its file and step.
#include "table/lesson.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <set>

#include "engine/registry/registry.hpp"
#include "table/lesson_guide.hpp"
#include "table/lessons.hpp"
#include "table/protocol.hpp"
#include "tests/support/slow.hpp"
#include "tests/table/support.hpp"

namespace pionek::table_test {
namespace {

Lessons lessons_of(std::string_view id) {
  return load_lessons(load_game(id).value(), embedded_files(id)).value();
}

Table table_of(const std::shared_ptr<const Lesson>& lesson, std::size_t chapter = 0) {
  return {at_chapter(*lesson, chapter), {}, 0, false, std::make_shared<LessonGuide>(lesson)};
}

// A learner at a table: sends messages, lets the others play, and sees.
class Learner {
 public:
  Learner(Table table, Lang lang) : table_(std::move(table)), lang_(lang) { look(); }

  [[nodiscard]] const json::object& view() const { return view_; }
  [[nodiscard]] const json::object& guide() const { return view_.at("guide").get_object(); }
  [[nodiscard]] bool over() const { return guide().contains("over"); }
  [[nodiscard]] std::string intended() const {
    return std::string(guide().at("move").get_string());
  }

  json::object send(json::object message) {
    message["lang"] = id(lang_);
    json::object said = tree(answer(table_, table_.guide->seat(), message));
    while (table_.unfinished) carry_out_orders(table_);
    look();
    return said;
  }
  json::object play(const std::string& move) {
    return send({{"type", "move"}, {"ply", view_.at("ply")}, {"move", move}});
  }
  Table& table() { return table_; }

 private:
  void look() {
    const Seat seat = table_.guide ? table_.guide->seat() : nobody;
    view_ = tree(answer(table_, seat, json::object{{"type", "view"}, {"lang", id(lang_)}}));
  }

  Table table_;
  Lang lang_;
  json::object view_;
};

std::string code(const json::object& said) {
  return said.contains("code") ? std::string(said.at("code").get_string()) : "";
}

// Whatever else the menu has is held back, or is another way of the lesson.
void try_everything_else(Learner& learner) {
  const json::array menu = learner.view().at("menu").get_array();
  for (const json::value& option : menu) {
    const std::string move(option.at("move").get_string());
    if (move == learner.intended()) continue;
    const auto parsed = learner.table().match.game().parse(move).value();
    if (!learner.table().guide->held_back(learner.table().match, parsed)) continue;
    const int ply = learner.table().match.ply();
    const json::object said = learner.play(move);
    EXPECT_EQ(code(said), "not_now") << move;
    EXPECT_EQ(said.at("refusal"), true);
    EXPECT_EQ(learner.table().match.ply(), ply);
  }
  const json::array denials = learner.view().at("denied").get_array();
  for (const json::value& denied : denials) {
    const int ply = learner.table().match.ply();
    EXPECT_NE(code(learner.play(std::string(denied.at("move").get_string()))), "");
    EXPECT_EQ(learner.table().match.ply(), ply);
  }
}

// Slow builds leave out what the lesson does not want.
TEST(Lessons, EveryLessonOfEveryGameEndsInBothLanguages) {
  for (const auto game : game_ids()) {
    const Lessons all = lessons_of(game);
    for (const auto& lesson : all.lessons) {
      for (const Lang lang : kLangs) {
        SCOPED_TRACE(std::string(game) + " " + lesson->file);
        Learner learner(table_of(lesson), lang);
        for (int i = 0; i < 2000 && !learner.over(); ++i) {
          ASSERT_FALSE(learner.guide().at("cards").get_array().empty());
          ASSERT_TRUE(learner.guide().contains("move")) << pretty(learner.guide());
          if (lang == Lang::en && !in_slow_build()) try_everything_else(learner);
          ASSERT_EQ(code(learner.play(learner.intended())), "") << pretty(learner.guide());
        }
        EXPECT_TRUE(learner.over());
        EXPECT_TRUE(learner.table().match.verify().ok());
      }
    }
  }
}

// The things that the menus of a game with random moves name, offered or denied.
std::set<std::string> named_things(const AnyGame& game, int seats) {
  std::set<std::string> named;
  Setup setup;
  setup.seats = seats;
  AnyState state = game.start(setup, Seed{5, 0, 0, 0});
  Rng rng(5);
  Menu menu;
  while (game.to_move(state) != nobody) {
    menu.clear();
    game.options(state, menu);
    const auto note = [&](const Explanation& each) {
      for (const Thing thing : each.targets) {
        named.insert(game.catalog().set_id(thing.set) + ":" + game.catalog().id(thing));
      }
    };
    for (const Option& option : menu.options) note(option);
    for (const Denial& denial : menu.denials) note(denial);
    const auto any = rng.below(static_cast<std::uint32_t>(menu.options.size()));
    game.play(state, menu.options[any].move);
  }
  return named;
}

TEST(Lessons, EveryThingThatAMenuNamesIsExplained) {
  for (const auto id : game_ids()) {
    const auto game = load_game(id).value();
    const Lessons lessons = lessons_of(id);
    for (const std::string& thing : named_things(*game, game->info().max_seats)) {
      EXPECT_NE(lessons.thing(thing), nullptr) << id << " " << thing;
    }
  }
}

TEST(Lessons, AChapterBeginsWhereTheOneBeforeEnds) {
  for (const auto game : game_ids()) {
    const Lessons all = lessons_of(game);
    for (const auto& lesson : all.lessons) {
      for (std::size_t i = 0; i < lesson->chapters.size(); ++i) {
        SCOPED_TRACE(lesson->chapters[i].id);
        const Learner learner(table_of(lesson, i), Lang::en);
        EXPECT_EQ(learner.guide().at("chapter"), static_cast<int>(i));
        EXPECT_EQ(learner.guide().at("step"), 0);
      }
    }
  }
}

// Chapter and step of each card, as it comes: none twice, but for the moves of one step.
TEST(Lessons, EveryCardSaysWhereItStandsAndIsReadOnce) {
  using Place = std::pair<std::size_t, std::size_t>;
  for (const auto game : game_ids()) {
    for (const auto& lesson : lessons_of(game).lessons) {
      SCOPED_TRACE(std::string(game) + " " + lesson->file);
      Learner learner(table_of(lesson), Lang::en);
      std::vector<Place> read;
      const auto look = [&] {
        for (const json::value& card : learner.guide().at("cards").get_array()) {
          const Place at{card.at("chapter").to_number<std::size_t>(),
                         card.at("step").to_number<std::size_t>()};
          if (read.empty() || read.back() != at) read.push_back(at);
        }
      };
      for (look(); !learner.over(); look()) learner.play(learner.intended());
      std::vector<Place> all;
      for (std::size_t chapter = 0; chapter < lesson->chapters.size(); ++chapter) {
        const std::size_t steps = lesson->chapters[chapter].steps;
        for (std::size_t step = 0; step < steps; ++step) all.emplace_back(chapter, step);
      }
      EXPECT_EQ(read, all);
    }
  }
}

TEST(Lessons, WhoPlaysOnAfterTheEndHasLeft) {
  int tried = 0;
  for (const auto game : game_ids()) {
    for (const auto& lesson : lessons_of(game).lessons) {
      Learner learner(table_of(lesson), Lang::en);
      while (!learner.over()) learner.play(learner.intended());
      Table table = learner.table();
      ASSERT_NE(table.guide, nullptr);
      if (table.match.to_move() != lesson->seat) continue;
      const json::value& first = learner.view().at("menu").get_array().front();
      const json::object message{
          {"type", "move"}, {"ply", table.match.ply()}, {"move", first.at("move")}};
      EXPECT_EQ(code(tree(answer(table, lesson->seat, message))), "");
      EXPECT_EQ(table.guide, nullptr) << lesson->file;
      ++tried;
    }
  }
  EXPECT_GT(tried, 0);
}

TEST(Lessons, WhatWasPlayedByHandIsTakenBackAndTheGuideGoesBack) {
  Learner learner(table_of(lessons_of("power-grid").find("1-first-rounds")), Lang::en);
  EXPECT_EQ(learner.view().at("can_undo"), false);
  learner.play("pick 5");
  EXPECT_EQ(learner.guide().at("step"), 1);
  EXPECT_EQ(learner.view().at("can_undo"), true);
  EXPECT_EQ(code(learner.send({{"type", "undo"}, {"ply", 1}})), "");
  EXPECT_EQ(learner.guide().at("step"), 0);
}

TEST(Lessons, ADetourIsAnsweredWithItsWordsInTheLanguageOfTheLearner) {
  Learner learner(table_of(lessons_of("power-grid").find("1-first-rounds")), Lang::pl);
  const json::object said = learner.play("pick 3");
  EXPECT_EQ(code(said), "not_now");
  EXPECT_NE(std::string(said.at("message").get_string()).find("Dziś wystaw 05"), std::string::npos);
}

TEST(Lessons, WhoLeavesPlaysOnWithoutTheGuide) {
  const auto lesson = lessons_of("power-grid").find("1-first-rounds");
  Table table = table_of(lesson);
  const Seat seat = lesson->seat;
  const auto say = [&](const json::object& message) { return tree(answer(table, seat, message)); };
  EXPECT_FALSE(say({{"type", "leave"}}).contains("guide"));
  EXPECT_EQ(code(say({{"type", "move"}, {"ply", 0}, {"move", "pick 3"}})), "");
  EXPECT_EQ(code(say({{"type", "leave"}})), "no_guide");
}

TEST(Lessons, OnlookersAndOtherSeatsSeeNoGuide) {
  Table table = table_of(lessons_of("power-grid").find("1-first-rounds"));
  for (const Seat seat : {nobody, seat_at(1)}) {
    EXPECT_FALSE(tree(answer(table, seat, json::object{{"type", "view"}})).contains("guide"));
  }
}

// ---- lessons that cannot be played ----

// What is said about a lesson; nothing when it is sound.
std::string error_of(const std::string& file, const std::string& text) {
  Files files;
  for (const char* needed : {"rules.en.md", "how.json"}) {
    files.put(needed, *embedded_files("power-grid").get(needed).value());
  }
  files.put(file, text);
  const auto lessons = load_lessons(power_grid(), files);
  return lessons ? "" : lessons.error().text();
}

// A lesson of two steps with one thing changed; the error.
std::string broken(const std::string& from, const std::string& to) {
  std::string text = R"({
    "name": {"en": "Broken", "pl": "Zepsuta"}, "minutes": 1,
    "start": {"seats": 3, "seed": "21"}, "seat": 0,
    "chapters": [{"id": "auction", "name": {"en": "A", "pl": "A"}, "how": "auction", "steps": [
      {"id": "pick", "say": {"en": "Pick 4.", "pl": "Wystaw 4."}, "rules": ["PG-302"],
       "show": ["plant:4"], "do": ["pick 4"], "but": [{"moves": ["pick 3"], "say": {"en": "No.", "pl": "Nie."}}]},
      {"id": "bid", "say": {"en": "Bid 4.", "pl": "Daj 4."}, "rules": ["PG-305"],
       "do": ["bid 4"], "or": [{"move": "bid {n}", "from": 5, "to": 8}], "then": ["pass", "pass"]},
      {"id": "read", "say": {"en": "Yours.", "pl": "Twoja."}, "rules": ["PG-308"]}]}]})";
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  text.replace(at, from.size(), to);
  return error_of("lessons/broken.json", text);
}

TEST(Lessons, TheWorkedExampleOfTheDocumentIsSound) {
  std::ifstream file(PIONEK_DOCS_DIR "/lessons.md");
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  constexpr std::string_view kFence = "```json\n";
  const std::size_t from = text.find(kFence) + kFence.size();
  EXPECT_EQ(error_of("lessons/example.json", text.substr(from, text.find("```", from) - from)), "");
}

TEST(LessonErrors, TheLessonItselfIsSound) { EXPECT_EQ(broken("\"Broken\"", "\"Whole\""), ""); }

TEST(LessonErrors, AMoveThatIsNotOffered) {
  EXPECT_EQ(broken(R"("do": ["bid 4"])", R"("do": ["bid 3"])"),
            "lessons/broken.json: auction, step 2 'bid': 'bid 3': the lowest bid now is 4 "
            "(PG-305); expected a move that is offered to Player 1");
}

TEST(LessonErrors, AMoveThatIsNone) {
  EXPECT_EQ(broken(R"("do": ["bid 4"])", R"("do": ["bit 4"])").substr(0, 63),
            "lessons/broken.json: chapters[0].steps[1].do[0]: 'bit 4': found");
}

TEST(LessonErrors, AnUnknownTarget) {
  EXPECT_EQ(
      broken("plant:4", "plant:99"),
      "lessons/broken.json: chapters[0].steps[0].show[0]: the game has no 'plant:99'; expected "
      "a thing such as 'kind:id', or a place such as 'table:bar'");
}

TEST(LessonErrors, WhatIsDrawnStandsApartFromTheThingsOfMenus) {
  const auto error = [](const std::string& section, const std::string& key) {
    const std::string entry = R"({"text": {"en": "A.", "pl": "A."}, "rules": ["PG-801"]})";
    const std::string none = section == "drawn" ? R"("things": {}, )" : "";
    return error_of("lessons/things.json", "{" + none + "\"" + section + "\": {\"" + key +
                                               "\": " + entry + R"(}, "phases": {}})");
  };
  const std::string expected = "; expected a kind, a thing or a phase of it";
  EXPECT_EQ(error("things", "stage"),
            "lessons/things.json: things.stage: the game has no 'stage'" + expected);
  EXPECT_EQ(error("drawn", "plant"),
            "lessons/things.json: drawn.plant: the game has a 'plant': it stands among the things" +
                expected);
  EXPECT_NE(lessons_of("power-grid").thing("stage"), nullptr);
}

TEST(LessonErrors, AnUnknownRule) {
  EXPECT_EQ(broken("PG-305", "PG-999"),
            "lessons/broken.json: chapters[0].steps[1].rules[0]: no rule has the number 'PG-999'; "
            "expected a number of the rulebook");
}

TEST(LessonErrors, AChapterThatTeachesNoSectionOfTheShortRules) {
  const std::string said = "'; expected a section of how.json";
  EXPECT_EQ(broken(R"("how": "auction")", R"("how": "auktion")"),
            "lessons/broken.json: auction: how: the short rules have no section 'auktion" + said);
  EXPECT_EQ(broken(R"("how": "auction", )", ""),
            "lessons/broken.json: auction: how: the short rules have no section '" + said);
}

TEST(LessonErrors, ShortRulesInOneLanguage) {
  const std::string text = R"({"sections": [{"id": "goal", "title": {"en": "The goal", "pl": "Cel"},
    "text": {"en": "Supply cities."}, "drawing": "goal", "rules": ["PG-903"]}], "questions": []})";
  EXPECT_EQ(
      error_of("how.json", text),
      "how.json: sections[0].text: the field 'pl' is missing; expected an object with that field");
}

TEST(LessonErrors, AnOpponentWhoCannotPlaySo) {
  EXPECT_EQ(broken(R"(["pass", "pass"])", R"(["pass", "pick 3"])").substr(0, 52),
            "lessons/broken.json: auction, step 2 'bid': 'pick 3'");
}

TEST(LessonErrors, AStepThatWaitsForSomebodyElse) {
  EXPECT_EQ(
      broken(
          R"({"id": "read", "say": {"en": "Yours.", "pl": "Twoja."}, "rules": ["PG-308"]})",
          R"({"id": "more", "say": {"en": "M.", "pl": "M."}, "rules": ["PG-308"], "do": ["pass"]})"),
      "lessons/broken.json: auction, step 2 'bid': it is the turn of Player 3; expected the "
      "learner's turn");
}

TEST(LessonErrors, AWayThatIsNotOffered) {
  EXPECT_EQ(
      broken(R"("to": 8)", R"("to": 80)"),
      "lessons/broken.json: auction, step 2 'bid': or[0]: 'bid 80' is not offered; expected a "
      "move that is offered");
}

TEST(LessonErrors, AWayThatLeavesTheRestUnplayable) {
  const std::string error =
      broken(R"("from": 5, "to": 8)", R"("from": 5, "to": 8, "then": ["pass", "pick 3"])");
  EXPECT_NE(error.find("step 2 'bid': after 'bid 5' of or[0] the lesson cannot go on"),
            std::string::npos)
      << error;
}

TEST(LessonErrors, AConditionThatNeverComesTrue) {
  EXPECT_EQ(broken(R"("do": ["pick 4"])",
                   R"("do": ["pick 4"], "until": [{"at": "/description/round", "is": 9}])"),
            "lessons/broken.json: auction, step 1 'pick': the condition does not come true; "
            "expected with the last move of 'do'");
}

TEST(LessonErrors, ADetourThatCannotBeTaken) {
  EXPECT_EQ(broken(R"("moves": ["pick 3"])", R"("moves": ["pass"])"),
            "lessons/broken.json: auction, step 1 'pick': but[0] can never happen; expected moves "
            "that are offered or refused then, not accepted");
}

TEST(LessonErrors, TooManyWords) {
  std::string many;
  for (int i = 0; i < 41; ++i) many += "word ";
  EXPECT_EQ(broken("Pick 4.", many),
            "lessons/broken.json: chapters[0].steps[0].say.en: 41 words; expected 1 to 40 words");
}

TEST(LessonErrors, AFirstStepThatIsOnlyRead) {
  EXPECT_EQ(
      broken(
          R"("do": ["pick 4"], "but": [{"moves": ["pick 3"], "say": {"en": "No.", "pl": "Nie."}}])",
          R"("hint": {"en": "No.", "pl": "Nie."})"),
      "lessons/broken.json: chapters[0].steps[0]: the step has no 'do', but what belongs to "
      "one; expected a step that is only read");
}

}  // namespace
}  // namespace pionek::table_test
