// Programs of any language as players of the arena, and `pionek bot` for programs that want ours.
#include "tests/desk/desk.hpp"

namespace pionek::cli_test {
namespace {

std::string example() { return "exec:python3 " PIONEK_EXAMPLES "/arena_bot.py"; }

class Outside : public Desk {
 protected:
  static std::vector<std::string> arena(const std::string& seats, int games = 2,
                                        const std::vector<std::string>& more = {}) {
    std::vector<std::string> arguments{"arena",   "power-grid",          "--seats", seats,
                                       "--games", std::to_string(games), "--seed",  "5"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
  }

  // A program that answers hello and begin well, and questions with the line given.
  [[nodiscard]] std::string answering(const std::string& answer) const {
    write("bot.sh",
          "while read -r line; do case $line in\n"
          "*'\"hello\"'*) echo '{\"bot_protocol\": 1}';;\n"
          "*'\"choose\"'*) " +
              answer +
              ";;\n"
              "*) echo '{}';; esac; done\n");
    return "exec:exec sh " + path("bot.sh");
  }

  // What `pionek bot` answers to the lines.
  static std::vector<json::value> talk(const std::string& name,
                                       const std::vector<std::string>& lines) {
    std::string input;
    for (const std::string& line : lines) input += line + "\n";
    std::vector<json::value> answers;
    for (const auto& line : lines_of(must({"bot", "power-grid", name}, {input, {}, {}}))) {
      answers.push_back(json::parse(line));
    }
    EXPECT_EQ(answers.size(), lines.size()) << "one line in, one line out";
    answers.resize(lines.size());
    return answers;
  }
  static void expect_error(const json::value& answer, const std::string& part,
                           const std::string& where) {
    EXPECT_EQ(answer.at("type"), "error") << answer;
    EXPECT_NE(text_of(answer.at("message")).find(part), std::string::npos) << answer;
    EXPECT_EQ(text_of(answer.at("where")), where) << answer;
    EXPECT_NE(answer.at("expected"), "") << answer;
  }
};

TEST_F(Outside, TheExamplePlaysWholeGames) {
  const auto arguments = arena(example() + ",greedy,random");
  const json::value result = must_json(arguments);
  EXPECT_EQ(result.at("games"), 2);
  EXPECT_EQ(text_of(result.at("players").at(0)), example());
  EXPECT_EQ(must_json(arena(example() + ",greedy,random", 2, {"--jobs", "1"})), result);
}

TEST_F(Outside, OurOwnBotsPlayFromOutsideAsWellAsFromInside) {
  const json::value result =
      must_json(arena("exec:" PIONEK_PROGRAM " bot power-grid greedy,random,random", 6));
  EXPECT_EQ(result.at("win_share").at(0).to_number<double>(), 1);
}

TEST_F(Outside, InARoundRobin) {
  const json::value result = must_json({"arena", "power-grid", "--round-robin",
                                        example() + ",greedy", "--games", "4", "--seed", "5"});
  EXPECT_LT(result.at("bots").at(0).at("elo").to_number<double>(), 0);
}

// All that reaches the program of seat 1 in a game whose true position is known.
TEST_F(Outside, ItIsToldWhatItsSeatMayKnowAndNothingElse) {
  write("spy.sh", "tee " + path("heard") + " | python3 " PIONEK_EXAMPLES "/arena_bot.py\n");
  must(arena("exec:sh " + path("spy.sh") + ",greedy", 1, {"--option", "money_visible=false"}));
  must({"new", "power-grid", "--seats", "2", "--seed", "5", "--option", "money_visible=false", "-o",
        path("true.pionek")});
  const json::value start = must_json({"position", path("true.pionek")});
  int asked = 0;
  for (const std::string& line : lines_of(read("heard"))) {
    EXPECT_EQ(line.find(text_of(start.at("rng").at(0))), std::string::npos);
    const json::value message = json::parse(line);
    if (message.at("type") != "choose") continue;
    const json::value& view = message.at("view");
    EXPECT_EQ(message.at("seat"), 0);
    EXPECT_EQ(view.at("seat"), 0);
    EXPECT_EQ(view.at("type"), "view");
    EXPECT_FALSE(view.at("menu").as_array().empty());
    EXPECT_TRUE(view.at("description").at("players").at(1).at("cash").is_null());
    if (asked++ > 0) continue;
    EXPECT_NE(message.at("position").at("stack"), start.at("stack"));
    EXPECT_NE(message.at("position").at("rng"), start.at("rng"));
    EXPECT_EQ(message.at("position").at("market"), start.at("market"));
  }
  EXPECT_GT(asked, 20);
  const auto heard = lines_of(read("heard"));
  ASSERT_GT(heard.size(), 2U);
  EXPECT_EQ(json::parse(heard.front()).at("type"), "hello");
  EXPECT_EQ(json::parse(heard[1]).at("options").at("money_visible"), "false");
  EXPECT_EQ(json::parse(heard.back()).at("places").as_array().size(), 2U);
}

TEST_F(Outside, WhatAProgramDoesWrongIsTold) {
  const std::string where = "bot.sh: game 1, move ";
  const auto must_tell = [&](const std::string& answer, const std::vector<std::string>& parts) {
    std::vector<std::string> all{where};
    all.insert(all.end(), parts.begin(), parts.end());
    must_fail(arena(answering(answer) + ",greedy", 2, {"--jobs", "1"}), 1, all);
  };
  must_tell("exit 3", {"the program ended with exit code 3", "expected an answer"});
  must_tell("kill -9 $$", {"the program was ended by signal 9"});
  must_tell("exec >&-; sleep 60", {"the program has closed its input or output"});
  must_tell("echo hello", {"answered 'hello'", "expected a JSON object"});
  must_tell("echo '{\"type\": \"move\"}'", {"answered '{", R"(expected {"move": "..."})"});
  must_tell("echo '{\"move\": \"bid 99\"}'",
            {"answered the move 'bid 99'", "one of the moves on offer: pick"});
  must_tell("echo '{\"move\": \"dance\"}'", {"answered the move 'dance'"});
  must_tell("echo '{\"move\": \"" + times(500, "z") + "\"}'",
            {"answered the move 'zzz", "…'; expected one of"});
  must_tell("echo '{\"type\": \"error\", \"message\": \"I am tired\"}'",
            {"the program says: I am tired"});
}

TEST_F(Outside, AProgramThatDoesNotBeginWell) {
  must_fail(arena("exec:sleep 60,greedy", 2, {"--move-time", "0.2"}), 1,
            {"exec:sleep 60: hello: no answer after 0.2 s", "expected one line"});
  const Finished none = run_program(arena("exec:" + path("none") + ",greedy"));
  EXPECT_EQ(none.exit, 1);
  EXPECT_NE(none.err.find("hello: the program ended with exit code 127"), std::string::npos);
  write("old.sh", "read line; echo '{\"type\": \"hello\", \"bot_protocol\": 0}'\n");
  must_fail(arena("exec:sh " + path("old.sh") + ",greedy"), 1,
            {"old.sh: hello: answered ", R"("bot_protocol":1)"});
  must_fail(arena("greedy,clever," + example()), 1, {"no bot 'clever'"});
}

TEST_F(Outside, BotFromASeed) {
  const auto answers =
      talk("greedy", {R"({"type":"hello","bot_protocol":1,"game":"power-grid"})",
                      R"({"type":"begin","seats":3,"seed":"1","options":{"map":"usa"}})",
                      R"({"type":"choose"})", R"({"type":"play","move":"pick 4"})",
                      R"({"type":"choose"})", R"({"type":"end"})", R"({"type":"choose"})"});
  EXPECT_EQ(answers[0].at("bot_protocol"), 1);
  EXPECT_EQ(answers[0].at("name"), "greedy");
  EXPECT_EQ(answers[1].at("ply"), 0);
  EXPECT_TRUE(text_of(answers[2].at("move")).starts_with("pick "));
  EXPECT_EQ(answers[3],
            (json::object{{"type", "ok"}, {"ply", 1}, {"to_move", 0}, {"over", false}}));
  EXPECT_EQ(answers[4].at("move"), "bid 4");
  EXPECT_EQ(answers[5], (json::object{{"type", "ok"}}));
  expect_error(answers[6], "there is no match", "choose");
}

TEST_F(Outside, BotFromARecordAndFromAPosition) {
  const std::string file = new_record("a.pionek", {"--seats", "3"});
  must({"move", file, "pick 5"});
  const std::string record =
      json::serialize(json::object{{"type", "begin"}, {"record", read("a.pionek")}});
  const json::value position = must_json({"position", file});
  const std::string begin =
      json::serialize(json::object{{"type", "begin"}, {"position", position}});
  const std::string alone =
      json::serialize(json::object{{"type", "choose"}, {"position", position}});
  const std::string choose = R"({"type":"choose"})";
  const auto answers = talk("normal", {record, choose, begin, choose, alone, alone});
  EXPECT_EQ(answers[0].at("ply"), 1);
  EXPECT_EQ(answers[2].at("ply"), 0) << "a position is a beginning";
  EXPECT_EQ(answers[1].at("move"), "bid 5");
  for (const std::size_t i : {3U, 4U, 5U}) EXPECT_EQ(answers[i], answers[1]) << i;
}

// Other cards in the stack: the seat cannot see them, so even chance itself must answer the same.
// Every ply of a match in one talk, as the commands tell it one process at a time.
TEST_F(Outside, BotAnswersForAnyPly) {
  const std::string file = new_record();
  must({"move", file, "pick 4", "bid 4", "pass"});
  json::object begin{{"type", "begin"}};
  begin["record"] = read("a.pionek");
  const auto answers =
      talk("random", {json::serialize(begin), R"({"type":"position","ply":1})",
                      R"({"type":"options","ply":1})", R"({"type":"options","ply":1,"lang":"pl"})",
                      R"({"type":"view","ply":1,"seat":3})", R"({"type":"view"})",
                      R"({"type":"position"})", R"({"type":"options"})", R"({"type":"choose"})"});
  EXPECT_EQ(answers[1].at("type"), "position");
  EXPECT_EQ(answers[1].at("ply"), 1);
  EXPECT_EQ(answers[1].at("position"), must_json({"position", file, "--ply", "1"}));
  EXPECT_EQ(answers[2].at("type"), "options");
  EXPECT_EQ(answers[2].at("seat"), 3);
  EXPECT_EQ(answers[2].at("menu").at(0).at("pattern"), "bid {n}");
  EXPECT_FALSE(answers[2].at("denied").as_array().empty());
  EXPECT_EQ(answers[3].at("menu").at(0).at("move"), answers[2].at("menu").at(0).at("move"));
  EXPECT_NE(answers[3].at("prompt"), answers[2].at("prompt"));
  EXPECT_EQ(answers[4].at("type"), "view");
  EXPECT_EQ(answers[4].at("ply"), 1);
  EXPECT_EQ(answers[4].at("menu"), answers[2].at("menu"));
  EXPECT_EQ(answers[4].at("description"), must_json({"show", file, "--ply", "1", "--seat", "4"}));
  EXPECT_EQ(answers[5].at("ply"), 3);
  EXPECT_TRUE(answers[5].at("seat").is_null()) << "an onlooker";
  EXPECT_EQ(answers[5].at("journal").as_array().size(), 1U);
  EXPECT_EQ(answers[6].at("position"), must_json({"position", file}));
  EXPECT_EQ(answers[7].at("ply"), 3);
  EXPECT_EQ(answers[8].at("type"), "move") << "the match is where it was";
}

TEST_F(Outside, BotRefusesQuestionsAboutNoMatchAndNoPly) {
  const auto answers =
      talk("random", {R"({"type":"position"})", R"({"type":"options"})", R"({"type":"view"})",
                      R"({"type":"begin","seats":2,"seed":"1"})", R"({"type":"position","ply":1})",
                      R"({"type":"options","ply":-1})", R"({"type":"view","seat":2})",
                      R"({"type":"view","lang":"de"})"});
  expect_error(answers[0], "no match", "position");
  expect_error(answers[1], "no match", "options");
  expect_error(answers[2], "no match", "view");
  expect_error(answers[4], "found 1", "message.ply");
  expect_error(answers[5], "found -1", "message.ply");
  expect_error(answers[6], "found 2", "message.seat");
  expect_error(answers[7], "de", "message.lang");
}

TEST_F(Outside, TheEndSaysWhoWonAndWhy) {
  write("spy.sh", "tee " + path("heard") + " | python3 " PIONEK_EXAMPLES "/arena_bot.py\n");
  const json::value result = must_json(arena("exec:sh " + path("spy.sh") + ",greedy", 1));
  const json::value end = json::parse(lines_of(read("heard")).back());
  ASSERT_EQ(end.at("type"), "end");
  const json::value& outcome = end.at("outcome");
  ASSERT_EQ(outcome.at("winners").as_array().size(), 1U);
  const bool first = outcome.at("winners").at(0) == 0;
  EXPECT_EQ(result.at("win_share").at(0).to_number<double>(), first ? 1 : 0);
  EXPECT_EQ(outcome.at("rival"), false);
  EXPECT_FALSE(outcome.at("reason").as_string().empty());
  EXPECT_TRUE(outcome.at("rule").as_string().starts_with("PG-"));
}

TEST_F(Outside, WhatIsHiddenHasNoPartInTheAnswer) {
  json::value position = must_json({"position", new_record("a.pionek", {"--seats", "3"})});
  json::array& stack = position.at("stack").as_array();
  ASSERT_GT(stack.size(), 20U);
  std::vector<std::string> questions;
  for (std::size_t i = 4; i < 16; ++i) {
    std::swap(stack[3], stack[i]);
    questions.push_back(json::serialize(json::object{{"type", "choose"}, {"position", position}}));
  }
  const auto answers = talk("random", questions);
  for (const json::value& answer : answers) EXPECT_EQ(answer, answers[0]);
  EXPECT_EQ(answers[0].at("type"), "move");
}

TEST_F(Outside, AWrongMessageLeavesTheMatchAsItIs) {
  const auto answers = talk(
      "greedy", {R"({"type":"begin","seed":"1","seats":2})", R"({"type":"play","move":"pick 3"})",
                 R"({"type":"begin","seed":"x","seats":2})",
                 R"({"type":"begin","seed":"1","seats":2,"options":3})",
                 R"({"type":"end","marks":[]})", R"({"type":"choose"})"});
  for (const std::size_t i : {2U, 3U, 4U}) EXPECT_EQ(answers[i].at("type"), "error") << i;
  EXPECT_EQ(answers[5].at("move"), "bid 3");
}

TEST_F(Outside, BotSaysWhatIsWrongAndGoesOn) {
  const auto answers = talk(
      "random", {"nonsense", R"({"type":"sing"})", R"({"type":"begin","sed":"1"})",
                 R"({"type":"hello","bot_protocol":2})", R"({"type":"begin","seed":"1"})",
                 R"({"type":"begin","seed":"x","seats":3})",
                 R"({"type":"begin","seed":"1","seats":3,"options":{"map":"moon"}})",
                 R"({"type":"begin","record":"x"})", R"({"type":"begin","position":3})",
                 R"({"type":"begin","seed":"1","seats":2,"position":{}})",
                 R"({"type":"play","move":"pick 3"})", R"({"type":"begin","seed":"1","seats":2})",
                 R"({"type":"play","move":"bid 3"})", R"({"type":"play","move":"pick 3"})"});
  expect_error(answers[0], "not valid JSON", "line:1:1");
  expect_error(answers[1], "sing", "message.type");
  expect_error(answers[2], "unknown field 'sed'", "message");
  expect_error(answers[3], "found 2", "message.bot_protocol");
  expect_error(answers[4], "'seats' is missing", "message");
  expect_error(answers[5], "found 'x'", "message.seed");
  EXPECT_EQ(answers[6].at("type"), "error");
  expect_error(answers[7], "cut off", "record:1:2");
  expect_error(answers[8], "found 3", "message.position");
  expect_error(answers[9], "more than one way", "message");
  expect_error(answers[10], "there is no match", "play");
  expect_error(answers[12], "'bid 3'", "message.move");
  EXPECT_EQ(answers[13].at("ply"), 1) << "what was wrong changed nothing";
  must_fail({"bot", "power-grid", "clever"}, 1, {"no bot 'clever'"});
  must_fail({"bot", "chess", "random"}, 1, {"no game is called 'chess'"});
}

}  // namespace
}  // namespace pionek::cli_test
