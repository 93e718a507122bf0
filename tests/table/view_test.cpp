// What each pair of eyes sees. The strongest check is at the heart: deal anew everything a viewer
// cannot know, and its view must not change by one byte.
#include "table/view.hpp"

#include <gtest/gtest.h>

#include "engine/lighthouse/data.hpp"
#include "table/known.hpp"
#include "tests/support/lighthouse.hpp"
#include "tests/table/support.hpp"

namespace pionek::table_test {
namespace {

json::object now(const Match& match, Seat viewer, Lang lang = Lang::en) {
  return view_json(match, viewer, match.ply(), 0, lang);
}

// A game whose newest move is a gift.
Match with_a_gift() {
  Rng rng(6);
  for (;;) {
    Match match = new_match(lighthouse(), 2, rng.next());
    while (!match.over()) {
      play_random(match, rng, 1);
      if (match.game().print(match.moves().back().move).starts_with("give ")) return match;
    }
  }
}

// ---- nothing hidden gets out ----

void expect_no_leak(const GamePtr& game, const Options& options, int games, int stride) {
  Rng rng(41);
  for (int i = 0; i < games; ++i) {
    Match match = new_match(game, 3, rng.next(), {"Anna", "Bartek", "Celina"}, options);
    while (!match.over()) {
      play_random(match, rng, stride);
      for (const Seat viewer : {kAnna, kBartek, seat_at(2), nobody}) {
        AnyState other = match.state();
        game->imagine(other, viewer, rng);
        const auto from = [&](const AnyState& state) {
          return Match::begin_from(game, match.setup(), tree(game->position(state)), match.names())
              .value();
        };
        const Match truth = from(match.state());
        const Match dream = from(other);
        ASSERT_TRUE(match.over() || truth.state() != dream.state());
        ASSERT_EQ(json::serialize(now(truth, viewer)), json::serialize(now(dream, viewer)));
        ASSERT_EQ(json::serialize(score_json(truth, viewer, Lang::pl)),
                  json::serialize(score_json(dream, viewer, Lang::pl)));
      }
    }
  }
}

TEST(View, OfHiddenHandsHoldsNothingHidden) { expect_no_leak(lighthouse(), {}, 20, 1); }

TEST(View, OfClosedMoneyHoldsNothingHidden) {
  expect_no_leak(power_grid(), {{"money_visible", "false"}}, 3, 7);
}

TEST(View, AHandIsSeenByItsSeatOnly) {
  const Match match = new_match(lighthouse(), 2, 7);
  const auto hand = [&](Seat viewer, int seat) {
    return now(match, viewer)["description"].at("keepers").at(seat).as_object().contains("hand");
  };
  EXPECT_TRUE(hand(kAnna, 0));
  EXPECT_FALSE(hand(kAnna, 1));
  EXPECT_TRUE(hand(kBartek, 1));
  EXPECT_FALSE(hand(nobody, 0));
}

TEST(View, TheMenuIsForTheSeatToMove) {
  const Match match = new_match(lighthouse(), 2, 7, {"Anna", "Bartek"});
  const json::object anna = now(match, kAnna);
  EXPECT_FALSE(anna.at("menu").as_array().empty());
  EXPECT_TRUE(anna.contains("denied"));
  for (const Seat viewer : {kBartek, nobody}) {
    const json::object view = now(match, viewer);
    EXPECT_FALSE(view.contains("menu"));
    EXPECT_FALSE(view.contains("denied"));
    EXPECT_EQ(view.at("to_move"), 0);
    EXPECT_EQ(view.at("prompt"), anna.at("prompt")) << "nothing private in it";
  }
}

// ---- the journal ----

// Every line of every ply reaches exactly those who may read it, and every move everybody but where
// its verb is secret.
TEST(ViewJournal, WhispersReachTheirSeatOnly) {
  Rng rng(6);
  int whispers = 0;
  for (int i = 0; i < 10; ++i) {
    Match match = new_match(lighthouse(), 3, rng.next());
    play_random(match, rng);
    const auto all = match.journal(0, match.ply());
    for (const Seat viewer : {kAnna, kBartek, seat_at(2), nobody}) {
      const json::object view = now(match, viewer);
      const json::array& shown = view.at("journal").as_array();
      ASSERT_EQ(shown.size(), all.size());
      for (std::size_t ply = 0; ply < all.size(); ++ply) {
        std::vector<std::string> expected;
        for (const JournalLine& line : all[ply].lines) {
          whispers += line.only != nobody ? 1 : 0;
          if (line.only != nobody && line.only != viewer) continue;
          expected.push_back(match.game().words(Lang::en).text(line.words, match.game().catalog()));
        }
        const json::object& entry = shown[ply].as_object();
        std::vector<std::string> texts;
        for (const json::value& line : entry.at("lines").as_array()) {
          texts.emplace_back(line.at("text").as_string());
        }
        ASSERT_EQ(texts, expected);
        ASSERT_EQ(entry.at("ply"), ply + 1);
        ASSERT_EQ(entry.at("seat"), index(all[ply].played.seat));
        const std::string move = match.game().print(all[ply].played.move);
        const bool secret = move.starts_with("give ") && all[ply].played.seat != viewer;
        ASSERT_EQ(entry.contains("secret"), secret);
        ASSERT_EQ(entry.contains("move"), !secret);
        if (!secret) {
          ASSERT_EQ(entry.at("move").as_string(), move);
        }
      }
    }
  }
  EXPECT_GT(whispers, 50);
}

// Resting is no secret; which ship it brings is.
TEST(ViewJournal, APublicMoveThatDrawsACardStaysPublic) {
  Match match = new_match(lighthouse(), 2, 7, {"Anna", "Bartek"});
  play_all(match, {"rest"});
  const json::object mine = now(match, kAnna)["journal"].at(0).as_object();
  for (const Seat viewer : {kBartek, nobody}) {
    const json::object theirs = now(match, viewer)["journal"].at(0).as_object();
    EXPECT_EQ(theirs.at("move"), "rest");
    EXPECT_FALSE(theirs.contains("secret"));
    EXPECT_EQ(theirs.at("lines").as_array().size() + 1, mine.at("lines").as_array().size());
  }
}

// A choice made in secret: the move itself would tell it, whatever the lines say.
TEST(ViewJournal, ASecretMoveIsKeptBack) {
  const Match match = with_a_gift();
  const Seat giver = match.last_mover();
  const auto entry = [&](Seat viewer) {
    return now(match, viewer)["journal"].as_array().back().as_object();
  };
  EXPECT_TRUE(entry(giver).at("move").as_string().starts_with("give "));
  EXPECT_FALSE(entry(giver).contains("secret"));
  for (const Seat viewer : {kAnna, kBartek, nobody}) {
    if (viewer == giver) continue;
    EXPECT_FALSE(entry(viewer).contains("move"));
    EXPECT_EQ(entry(viewer).at("secret"), true);
  }
}

// What is made once for all who look on must not be the journal of the one who may read more.
TEST(ViewJournal, ASecretMoveIsKeptBackFromWhoeverLooksNext) {
  const Match match = with_a_gift();
  Showing showing(match, match.ply());
  for (const Seat viewer : {match.last_mover(), nobody}) {
    JsonText out;
    out.begin('{');
    showing.write(out, viewer, 0, Lang::en);
    out.end('}');
    EXPECT_EQ(tree(out.take()), now(match, viewer));
  }
}

TEST(ViewJournal, ALineNamesTheThingsItSpeaksOf) {
  Match match = new_match(power_grid(), 3, 1);
  play_all(match, {"pick 5", "bid 5"});
  const json::object view = now(match, nobody);
  const json::object& picked = view.at("journal").at(0).at("lines").at(0).as_object();
  EXPECT_EQ(picked.at("targets"), json::array{"plant:5"});
  const json::object& bid = view.at("journal").at(1).at("lines").at(0).as_object();
  EXPECT_FALSE(bid.contains("targets")) << bid;
}

TEST(ViewJournal, ALineSaysWhatItIsMadeOf) {
  Match match = new_match(power_grid(), 3, 1);
  play_all(match, {"pick 5", "bid 5"});
  const json::object view = now(match, nobody);
  const json::object& picked = view.at("journal").at(0).at("lines").at(0).as_object();
  const json::object& bid = view.at("journal").at(1).at("lines").at(0).as_object();
  const json::object seat{{"seat", picked.at("args").at(0).at("seat")}};
  EXPECT_EQ(picked.at("args"), (json::array{seat, {{"target", "plant:5"}, {"name", "05"}}}));
  EXPECT_EQ(bid.at("args"), (json::array{seat, 5}));
  // The place of the phrase in the words file.
  EXPECT_NE(picked.at("word"), bid.at("word"));
}

TEST(ViewMenu, AnOptionNamesItsTargets) {
  const Match match = new_match(power_grid(), 3, 1);
  const json::object view = now(match, match.to_move());
  const json::object& first = view.at("menu").at(0).as_object();
  EXPECT_EQ(first.at("targets").as_array().size(), first.at("names").as_array().size());
  EXPECT_EQ(first.at("args").at(0).at("target"), first.at("targets").at(0));
}

TEST(ViewJournal, BeginsBehindSince) {
  Match match = new_match(lighthouse(), 2, 7);
  play_all(match, {"fetch 2", "rest", "fetch 1"});
  const auto plies = [&](int at, int since) {
    std::vector<std::int64_t> out;
    const json::object view = view_json(match, kAnna, at, since, Lang::en);
    for (const json::value& entry : view.at("journal").as_array()) {
      out.push_back(entry.at("ply").to_number<std::int64_t>());
    }
    return out;
  };
  EXPECT_EQ(plies(3, 0), (std::vector<std::int64_t>{1, 2, 3}));
  EXPECT_EQ(plies(3, 2), (std::vector<std::int64_t>{3}));
  EXPECT_TRUE(plies(3, 3).empty());
  EXPECT_TRUE(plies(3, 57).empty()) << "moves that were taken back since";
  EXPECT_EQ(plies(2, 1), (std::vector<std::int64_t>{2}));
}

// ---- an earlier ply ----

TEST(View, OfAnEarlierPlyIsWhatWasSeenThen) {
  Rng rng(19);
  for (const GamePtr& game : {lighthouse(), power_grid()}) {
    Match match = new_match(game, 3, rng.next());
    play_random(match, rng, 70);
    for (int ply = 0; ply <= match.ply(); ply += 3) {
      for (const Seat viewer : {kAnna, kBartek, nobody}) {
        json::object then = now(match.branch(ply), viewer);
        then["latest"] = match.ply();
        ASSERT_EQ(json::serialize(view_json(match, viewer, ply, 0, Lang::en)),
                  json::serialize(then));
      }
    }
  }
}

// ---- scores ----

// Counts the letters of the names of the ships in hand: points that only their owner can know.
class HiddenPoints : public Disguise {
 public:
  using Disguise::Disguise;
  Scores scores(const AnyState& state) const override {
    Scores scores = inner().scores(state);
    for (int i = 0; i < scores.size(); ++i) scores[i].points += letters(state, i);
    return scores;
  }
  ScoreSheet score_sheet(const AnyState& state) const override {
    ScoreSheet sheet = inner().score_sheet(state);
    for (int i = 0; i < inner().scores(state).size(); ++i) {
      sheet.push_back({seat_at(i), 0, letters(state, i), "LH-501", {lighthouse::Word::rest}});
    }
    return sheet;
  }

 private:
  int letters(const AnyState& state, int seat) const {
    const json::object view = tree(inner().describe(state, seat_at(seat)));
    int count = 0;
    for (const json::value& ship : view.at("keepers").at(seat).at("hand").as_array()) {
      count += static_cast<int>(ship.as_string().size());
    }
    return count;
  }
};

TEST(ViewScores, HiddenPointsAreNotTold) {
  const GamePtr game = std::make_shared<HiddenPoints>(lighthouse());
  Match match = new_match(game, 3, 7);
  const Scores truth = game->scores(match.state());
  const json::object view = now(match, kBartek);
  EXPECT_TRUE(view.at("scores").at(0).is_null());
  EXPECT_EQ(view.at("scores").at(1), truth[1].points);
  EXPECT_TRUE(view.at("scores").at(2).is_null());
  EXPECT_EQ(view.at("places"), json::value({nullptr, nullptr, nullptr}));
  const json::object score = score_json(match, kBartek, Lang::en);
  const auto lines = [&](int seat) { return score.at("seats").at(seat).at("lines").as_array(); };
  EXPECT_EQ(lines(1).size(), lines(0).size() + 1) << "the line of the hand is the owner's";
  Rng rng(3);
  play_random(match, rng);
  const json::object end = now(match, kBartek);
  const Scores last = game->scores(match.state());
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(end.at("scores").at(i), last[i].points);
    EXPECT_EQ(end.at("places").at(i), place_of(last, seat_at(i)));
  }
}

// Money breaks ties. Where it is closed, ties stay ties until the end.
TEST(ViewScores, AClosedTieBreakIsNotTold) {
  const auto places = [](const char* visible) {
    Match match = new_match(power_grid(), 3, 1, {}, {{"money_visible", visible}});
    play_all(match, {"pick 5", "bid 6", "pass", "pass"});
    return now(match, kAnna)["places"];
  };
  EXPECT_EQ(places("true"), json::value({3, 1, 1}));
  EXPECT_EQ(places("false"), json::value({1, 1, 1}));
}

TEST(ViewScores, TheSheetAddsUp) {
  Match match = new_match(power_grid(), 4, 6);
  Rng rng(6);
  play_random(match, rng);
  const json::object score = score_json(match, nobody, Lang::pl);
  EXPECT_EQ(score.at("over"), true);
  for (const json::value& seat : score.at("seats").as_array()) {
    std::int64_t sum = 0;
    for (const json::value& line : seat.at("lines").as_array()) {
      sum += line.at("points").to_number<std::int64_t>();
      EXPECT_FALSE(line.at("text").as_string().empty());
      EXPECT_TRUE(line.at("rule").as_string().starts_with("PG-"));
    }
    EXPECT_EQ(seat.at("points"), sum);
  }
}

// ---- prompts ----

TEST(ViewPrompt, OfAnotherSeatHoldsNothingPrivate) {
  class Chatty : public Disguise {
   public:
    using Disguise::Disguise;
    using Disguise::options;
    void options(const AnyState& state, Menu& menu) const override {
      inner().options(state, menu);
      const Seat seat = inner().to_move(state);
      if (seat == nobody) return;
      const json::object view = tree(inner().describe(state, seat));
      const json::value& ship = view.at("keepers").at(index(seat)).at("hand").at(0);
      const int at = inner().catalog().find(lighthouse::kShipSet, ship.as_string()).value();
      menu.prompt({lighthouse::Word::drew_this,
                   Thing{lighthouse::kShipSet, static_cast<std::uint16_t>(at)}});
    }
  };
  const Match match = new_match(std::make_shared<Chatty>(lighthouse()), 2, 7, {"Anna", "Bartek"});
  EXPECT_EQ(now(match, kBartek)["prompt"], "Anna is choosing");
  EXPECT_EQ(now(match, kBartek, Lang::pl)["prompt"], "Wybiera: Anna");
  EXPECT_NE(now(match, kAnna)["prompt"], "Anna is choosing");
}

// ---- menus ----

TEST(MenuJson, ARangeIsOneEntry) {
  Match match = new_match(power_grid(), 3, 1);
  play_all(match, {"pick 5"});
  const json::object menu = menu_json(match.game(), match.state(), Lang::en, {}, false);
  ASSERT_EQ(menu.at("menu").as_array().size(), 1U);
  const json::object& bid = menu.at("menu").at(0).as_object();
  EXPECT_EQ(bid.at("move"), "bid 5");
  EXPECT_EQ(bid.at("min"), 5);
  EXPECT_EQ(bid.at("max"), 50);
  EXPECT_EQ(bid.at("pattern"), "bid {n}");
  EXPECT_EQ(bid.at("forms"), json::value({"Bid {n}", "Bid {n}"}));
  EXPECT_EQ(bid.at("price"), 5);
  EXPECT_EQ(bid.at("targets"), json::array{"plant:5"});
  const json::object& denied = menu.at("denied").at(0).as_object();
  EXPECT_EQ(denied.at("rule"), "PG-305");
  EXPECT_EQ(denied.at("min"), 0);
  EXPECT_EQ(denied.at("max"), 4);
  EXPECT_EQ(denied.at("forms").as_array().size(), 2U);
  EXPECT_FALSE(denied.at("reason").as_string().empty());
}

// The label of any amount, by the plural forms of the language.
TEST(MenuJson, ARangeHasALabelForEveryPluralForm) {
  const Match match = new_match(lighthouse(), 2, 7);
  const auto fetch = [&](Lang lang) {
    return menu_json(match.game(), match.state(), lang, {}, false).at("menu").at(0).at("forms");
  };
  EXPECT_EQ(fetch(Lang::en), json::value({"Fetch {n} barrel of oil", "Fetch {n} barrels of oil"}));
  EXPECT_EQ(fetch(Lang::pl), json::value({"Przynieś {n} beczkę oliwy", "Przynieś {n} beczki oliwy",
                                          "Przynieś {n} beczek oliwy"}));
}

TEST(MenuJson, ShortLabelsAreThereWhereTheGameHasThem) {
  Files files = lighthouse::example_files();
  std::string words = **files.get("words/en.json");
  const std::string plain = R"("Fetch {0} {0|barrel|barrels} of oil")";
  words.replace(words.find(plain), plain.size(),
                R"({"text": "Fetch {0} {0|barrel|barrels} of oil", "short": "{0} oil"})");
  files.put("words/en.json", words);
  const GamePtr game =
      std::make_shared<Erased<lighthouse::Lighthouse>>(lighthouse::Lighthouse::load(files).value());
  const Match match = new_match(game, 2, 7);
  const auto entries = [&](Lang lang) {
    return menu_json(match.game(), match.state(), lang, {}, false).at("menu").as_array();
  };
  const json::object fetch = entries(Lang::en)[0].as_object();
  EXPECT_EQ(fetch.at("label"), "Fetch 1 barrel of oil");
  EXPECT_EQ(fetch.at("short"), "1 oil");
  EXPECT_EQ(fetch.at("short_forms"), json::value({"{n} oil", "{n} oil"}));
  EXPECT_FALSE(entries(Lang::pl)[0].as_object().contains("short"));
  EXPECT_FALSE(entries(Lang::pl)[0].as_object().contains("short_forms"));
  EXPECT_FALSE(entries(Lang::en).back().as_object().contains("short"));
}

TEST(MenuJson, EachAmountCanBeAnEntryOfItsOwn) {
  Match match = new_match(power_grid(), 3, 1);
  play_all(match, {"pick 5", "bid 40"});
  const json::object menu = menu_json(match.game(), match.state(), Lang::pl, {}, true);
  const json::array& entries = menu.at("menu").as_array();
  ASSERT_EQ(entries.size(), 11U) << "41 to 50, and to pass";
  for (int i = 0; i < 10; ++i) {
    const json::object& entry = entries[static_cast<std::size_t>(i)].as_object();
    const std::string amount = std::to_string(41 + i);
    EXPECT_EQ(entry.at("move").as_string(), "bid " + amount);
    EXPECT_EQ(entry.at("price"), 41 + i);
    EXPECT_NE(std::string(entry.at("label").as_string()).find(amount), std::string::npos);
    EXPECT_FALSE(entry.contains("min"));
    EXPECT_FALSE(entry.contains("pattern"));
    EXPECT_FALSE(entry.contains("forms"));
  }
  EXPECT_EQ(entries[10].at("move"), "pass");
}

// In random games: the entries are exactly the moves offered, in that order.
TEST(MenuJson, HoldsExactlyTheMovesOffered) {
  Rng rng(23);
  Match match = new_match(power_grid(), 3, 2);
  while (!match.over()) {
    MoveList list;
    match.game().options(match.state(), list);
    const json::object menu = menu_json(match.game(), match.state(), Lang::en, {}, true);
    const json::array& entries = menu.at("menu").as_array();
    ASSERT_EQ(entries.size(), static_cast<std::size_t>(list.size()));
    for (int i = 0; i < list.size(); ++i) {
      const std::string move(entries[static_cast<std::size_t>(i)].at("move").as_string());
      ASSERT_EQ(match.game().parse(move).value(), list[i]);
    }
    play_random(match, rng, 5);
  }
}

}  // namespace
}  // namespace pionek::table_test
