// The journal told by turns. The browser client tells it from the same data in the same words; its
// tests (web/src/table/turns.test.ts) expect what these do.
#include "cli/terminal/telling.hpp"

#include <gtest/gtest.h>

#include "engine/registry/registry.hpp"
#include "table/view.hpp"

namespace pionek::cli_test {
namespace {

enum Word : std::uint8_t {
  none,
  buy,
  pass,
  won,
  stage,
  use,
  hire,
  paid,
  order,
  run,
  send,
  card,
  gain,
  token,
  build,
};

Files told_by(const std::string& telling) {
  Files files;
  files.put("words/en.json", R"({"buy": "", "pass": "", "won": "", "stage": "", "use": "",
    "hire": "", "paid": "", "order": "", "run": "", "send": "", "card": "", "gain": "",
    "token": "", "build": ""})");
  files.put("telling.json", telling);
  return files;
}

constexpr const char* kTelling = R"({"log": {
  "amounts": {
    "money": {"en": "{0}", "pl": "{0}"},
    "goods": {"en": "{0} goods", "pl": "{0} {0|towar|towary|towarów}"},
    "coal": {"en": "{0} coal", "pl": "{0} {0|węgiel|węgla|węgla}", "of": ["coal"]}
  },
  "lines": {
    "buy": {"part": "fuel", "en": "buys {list}", "pl": "kupuje: {list}", "pays": {"money": 2},
      "each": {"en": "{n} {1:lower}", "pl": "{n} × {1:lower}"}},
    "pass": {"part": "auction", "en": "passes", "pl": "pasuje"},
    "won": {"part": "won", "en": "buys plant {1}", "pl": "", "pays": {"money": 2}},
    "stage": {"event": true, "en": "Stage {0} begins", "pl": "Zaczyna się etap {0}"},
    "use": {"head": true, "en": "{1}", "pl": "{1}"},
    "hire": {"en": "hires {+1}", "pl": "zatrudnia {+1} {+1|osobę|osoby|osób}"},
    "paid": {"pays": {"goods": 1}},
    "order": {"event": true, "en": "Order: {list}", "pl": "", "each": {"en": "{0}", "pl": ""}},
    "run": {"part": "power", "en": "runs", "pl": "uruchamia"},
    "send": {"opens": true, "en": "sends {0} to {1:before}", "pl": "wysyła {0}: {1:before}",
      "as": {"worker": {"en": "a worker", "pl": "robotnika"}}},
    "card": {"event": true, "en": "Card: {0:after}", "pl": "Karta: {0:after}"},
    "gain": {"follows": true, "gains": {"@1": 0}},
    "token": {"follows": true, "pays": {"@0": "one"}},
    "build": {"en": "builds {list}", "pl": "", "each": {"en": "{1}{n|| ×{n}}", "pl": ""}}
  }
}})";

json::value seat(int of) { return {{"seat", of}}; }
json::value thing(const std::string& id, const std::string& name) {
  return {{"target", id}, {"name", name}};
}
json::value line(Word word, const json::array& args) {
  return {{"rule", "R"}, {"text", "t"}, {"word", static_cast<int>(word)}, {"args", args}};
}
json::value entry(int by, const json::array& lines) {
  return {{"ply", 1}, {"seat", by}, {"move", "m"}, {"lines", lines}};
}

using Told = std::vector<std::string>;

Told told(const json::array& journal, Lang lang = Lang::en, const char* telling = kTelling) {
  return Telling(told_by(telling), lang).turns(journal, {"Ola", "Jan", "Ewa"});
}

json::value bought(const char* fuel, int price) {
  return entry(0, {line(buy, {seat(0), thing(fuel, fuel), price})});
}

TEST(Telling, StepsAddUpThingByThingWithWhatTheyCost) {
  const json::array journal{bought("Coal", 3), bought("Coal", 3), bought("Ołów", 2)};
  EXPECT_EQ(told(journal), Told{"Ola: buys 2 coal, 1 ołów (−8)"});
  EXPECT_EQ(told(journal, Lang::pl), Told{"Ola: kupuje: 2 × coal, 1 × ołów (−8)"});
}

TEST(Telling, ATurnIsThatOfWhomItsLinesSpeak) {
  EXPECT_EQ(told({entry(1, {line(pass, {seat(1)}), line(won, {seat(0), thing("p", "13"), 20})})}),
            (Told{"Jan: passes", "Ola: buys plant 13 (−20)"}));
  EXPECT_EQ(told({bought("Oil", 1), entry(0, {line(run, {seat(0)})})}),
            (Told{"Ola: buys 1 oil (−1)", "Ola: runs"}));
}

TEST(Telling, EventsStandAlone) {
  EXPECT_EQ(told({entry(0, {line(pass, {seat(0)})}),
                  entry(1, {line(stage, {2}), line(order, {seat(2)}), line(order, {seat(0)})}),
                  entry(1, {line(pass, {seat(1)})})}),
            (Told{"Ola: passes", "Stage 2 begins", "Order: Ewa, Ola", "Jan: passes"}));
}

TEST(Telling, WhatFollowsAHeadIsSaidBehindIt) {
  const json::value hr = thing("hr", "HR");
  const json::value sales = thing("sales", "Sales");
  const json::array journal{
      entry(0, {line(use, {seat(0), hr}), line(hire, {seat(0), 2})}),
      entry(0, {line(use, {seat(0), sales}), line(paid, {seat(0), 1}), line(hire, {seat(0), 5})}),
      entry(0, {line(use, {seat(0), hr}), line(hire, {seat(0), 3})}),
  };
  EXPECT_EQ(told(journal), Told{"Ola: HR: hires 5; Sales: hires 5 (−1 goods)"});
  EXPECT_EQ(told(journal, Lang::pl),
            Told{"Ola: HR: zatrudnia 5 osób; Sales: zatrudnia 5 osób (−1 towar)"});
}

TEST(Telling, AMoveThatOpensATurnBringsItsCosts) {
  const json::value sent =
      entry(1, {line(gain, {-1, thing("coal", "Coal")}),
                line(send, {thing("worker", "Worker"), thing("hut", "Hut, field 3"), seat(1)}),
                line(gain, {4, thing("coal", "Coal")})});
  EXPECT_EQ(told({sent, sent}),
            (Told{"Jan: sends a worker to Hut (+3 coal)", "Jan: sends a worker to Hut (+3 coal)"}));
  EXPECT_EQ(told({sent}, Lang::pl), Told{"Jan: wysyła robotnika: Hut (+3 węgla)"});
}

TEST(Telling, WhatFollowsAnEventBelongsToIt) {
  const json::value coal = thing("coal", "Coal");
  EXPECT_EQ(told({entry(0, {line(card, {thing("dusk", "Dusk: The council")}), line(token, {coal}),
                            line(token, {coal}), line(gain, {2, thing("stone", "Stone")})})}),
            Told{"Card: The council (−2 coal)"});
}

TEST(Telling, WhatAListDoesNotNameKeepsNothingApart) {
  const auto built = [](const char* field) {
    return line(build, {seat(0), thing("hut", "Hut"), thing(field, field)});
  };
  EXPECT_EQ(told({entry(0, {built("f1"), built("f2")})}), Told{"Ola: builds Hut ×2"});
}

// Whoever writes a telling by hand may err; the lines are told one by one then.
TEST(Telling, OneThatCannotBeReadTellsNothing) {
  for (const char* telling : {"", "{", "[]", "{}", R"({"log": 3})", R"({"log": {"lines": [1]}})",
                              R"({"log": {"lines": {"nobody": {"en": "x"}}}})"}) {
    EXPECT_EQ(told({bought("Oil", 1)}, Lang::en, telling), Told{}) << telling;
  }
  EXPECT_EQ(told({bought("Oil", 1)}, Lang::en, R"({"log": {"lines": {"buy": {"en": "buys {"}}}})"),
            Told{"Ola: buys "});
  // Arguments and figures that are out of reach.
  EXPECT_EQ(told({bought("Oil", 1)}, Lang::en,
                 R"({"log": {"lines": {"buy": {"en": "buys {99999999999}{1:before}",
                      "pays": {"money": 1e99}}}}})"),
            Told{"Ola: buys Oil"});
}

// Every game of the house, to its end: no blank stays open.
TEST(Telling, EveryGameIsTold) {
  for (const std::string_view id : game_ids()) {
    const Files files = embedded_files(id);
    const GamePtr game = load_game(id, files).value();
    const int seats = game->info().min_seats;
    const std::vector<std::string> names{"Ann", "Bob", "Cleo", "Dan"};
    Match match = Match::begin(game, make_setup(game->info(), seats, {}).value(), Seed{1, 2, 3, 4},
                               {names.begin(), names.begin() + seats})
                      .value();
    Rng rng(7);
    for (int i = 0; i < 400 && !match.over(); ++i) {
      MoveList list;
      match.game().options(match.state(), list);
      match.play(list[rng.below(list.size())]);
    }
    for (const Lang lang : {Lang::en, Lang::pl}) {
      const json::object view = view_json(match, nobody, match.ply(), 0, lang);
      const Told turns = Telling(files, lang).turns(view.at("journal").get_array(), names);
      EXPECT_GT(turns.size(), 10U) << id;
      for (const std::string& turn : turns) {
        EXPECT_EQ(turn.find_first_of("{}|"), std::string::npos) << turn;
        EXPECT_EQ(turn.find("  "), std::string::npos) << turn;
      }
    }
  }
}

}  // namespace
}  // namespace pionek::cli_test
