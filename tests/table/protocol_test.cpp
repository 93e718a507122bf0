#include "table/protocol.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "table/fairness.hpp"
#include "table/record.hpp"
#include "tests/table/support.hpp"

namespace pionek::table_test {
namespace {

Table small_table() { return {new_match(lighthouse(), 2, 7, {"Anna", "Bartek"}), {}}; }
Table auction_table() { return {new_match(power_grid(), 3, 1, {"Anna", "Bartek", "Celina"}), {}}; }

json::object send(Table& table, Seat seat, std::string_view message) {
  json::value value = json::parse(answer_text(table, seat, message));
  EXPECT_EQ(value.at("protocol"), 1);
  return value.as_object();
}

// The error, and that nothing has changed.
json::object refused(Table& table, Seat seat, std::string_view message) {
  const std::string before = write_record(table.match);
  const auto orders = table.orders.of(kAnna);
  const int changes = table.changes;
  json::object out = send(table, seat, message);
  EXPECT_EQ(out.at("type"), "error") << message;
  EXPECT_FALSE(out.at("message").as_string().empty());
  EXPECT_EQ(write_record(table.match), before);
  EXPECT_EQ(table.orders.of(kAnna), orders);
  EXPECT_EQ(table.changes, changes);
  return out;
}

std::string code(Table& table, Seat seat, std::string_view message) {
  return std::string(refused(table, seat, message).at("code").as_string());
}

// ---- moves ----

TEST(Protocol, AMoveIsPlayedAndAnsweredWithTheView) {
  Table table = small_table();
  const json::object view = send(table, kAnna, R"({"type":"move","ply":0,"move":"fetch 2"})");
  EXPECT_EQ(view.at("type"), "view");
  EXPECT_EQ(view.at("ply"), 1);
  EXPECT_EQ(view.at("latest"), 1);
  EXPECT_EQ(view.at("seat"), 0);
  EXPECT_EQ(view.at("can_undo"), true);
  EXPECT_EQ(view.at("journal").as_array().size(), 1U);
  EXPECT_EQ(view.at("journal").at(0).at("move"), "fetch 2");
  EXPECT_EQ(table.match.ply(), 1);
}

TEST(Protocol, TheLanguageIsChosenByTheMessage) {
  Table table = small_table();
  const auto prompt = [&](const char* message) { return send(table, kAnna, message)["prompt"]; };
  EXPECT_EQ(prompt(R"({"type":"view"})"), prompt(R"({"type":"view","lang":"en"})"));
  EXPECT_NE(prompt(R"({"type":"view"})"), prompt(R"({"type":"view","lang":"pl"})"));
}

TEST(Protocol, AStaleMoveIsRefused) {
  Table table = small_table();
  send(table, kAnna, R"({"type":"move","ply":0,"move":"fetch 2"})");
  const json::object error = refused(table, kAnna, R"({"type":"move","ply":0,"move":"rest"})");
  EXPECT_EQ(error.at("code"), "stale");
  EXPECT_EQ(error.at("latest"), 1);
  EXPECT_EQ(code(table, kAnna, R"({"type":"move","ply":2,"move":"rest"})"), "stale");
}

// The same ply after an undo can be another position.
TEST(Protocol, AMoveFromBeforeAnUndoIsRefused) {
  Table table = small_table();
  send(table, kAnna, R"({"type":"move","ply":0,"move":"fetch 2"})");
  send(table, kAnna, R"({"type":"undo","ply":1})");
  const json::object view = send(table, kAnna, R"({"type":"move","ply":0,"move":"fetch 1"})");
  EXPECT_EQ(view.at("changes"), 1);
  EXPECT_EQ(code(table, kAnna, R"({"type":"move","ply":1,"changes":0,"move":"rest"})"), "stale");
  EXPECT_EQ(send(table, kAnna, R"({"type":"move","ply":1,"changes":1,"move":"rest"})").at("type"),
            "view");
}

TEST(Protocol, AMoveOutOfTurnIsRefused) {
  Table table = small_table();
  const json::object error = refused(table, kBartek, R"({"type":"move","ply":0,"move":"rest"})");
  EXPECT_EQ(error.at("code"), "not_your_turn");
  EXPECT_EQ(error.at("message"), "it is the turn of Anna");
}

TEST(Protocol, AMoveThatIsNotOfferedIsRefusedWithItsRule) {
  Table table = small_table();
  send(table, kAnna, R"({"type":"move","ply":0,"move":"fetch 2"})");
  const json::object error = refused(table, kAnna, R"({"type":"move","ply":1,"move":"fetch 1"})");
  EXPECT_EQ(error.at("code"), "not_offered");
  EXPECT_EQ(error.at("rule"), "LH-202");
  EXPECT_EQ(code(table, kAnna, R"({"type":"move","ply":1,"move":"spare"})"), "not_offered");
  EXPECT_EQ(code(table, kAnna, R"({"type":"move","ply":1,"move":"sleep"})"), "not_a_move");
  EXPECT_EQ(code(table, kAnna, R"({"type":"move","ply":1,"move":""})"), "not_a_move");
}

TEST(Protocol, NothingIsPlayedAfterTheEnd) {
  Table table = small_table();
  Rng rng(3);
  play_random(table.match, rng);
  const std::string ply = std::to_string(table.match.ply());
  EXPECT_EQ(code(table, kAnna, R"({"type":"move","move":"rest","ply":)" + ply + "}"), "over");
  const json::object view = send(table, kAnna, R"({"type":"view"})");
  EXPECT_EQ(view.at("over"), true);
  EXPECT_TRUE(view.at("to_move").is_null());
  EXPECT_FALSE(view.contains("prompt"));
  EXPECT_FALSE(view.contains("menu"));
}

// ---- undo and redo ----

TEST(Protocol, UndoAndRedo) {
  Table table = small_table();
  EXPECT_EQ(refused(table, kAnna, R"({"type":"undo","ply":0})").at("reason"), "nothing_played");
  send(table, kAnna, R"({"type":"move","ply":0,"move":"fetch 2"})");
  EXPECT_EQ(code(table, kAnna, R"({"type":"undo","ply":0})"), "stale");
  const json::object view = send(table, kAnna, R"({"type":"undo","ply":1})");
  EXPECT_EQ(view.at("ply"), 0);
  EXPECT_EQ(view.at("changes"), 1);
  EXPECT_EQ(view.at("can_redo"), true);
  EXPECT_EQ(code(table, kBartek, R"({"type":"redo","ply":0})"), "cannot_redo");
  EXPECT_EQ(send(table, kAnna, R"({"type":"redo","ply":0})").at("ply"), 1);
  EXPECT_EQ(code(table, kAnna, R"({"type":"redo","ply":1})"), "cannot_redo");
  send(table, kAnna, R"({"type":"move","ply":1,"move":"rest"})");
  const json::object error = refused(table, kAnna, R"({"type":"undo","ply":2,"lang":"pl"})");
  EXPECT_EQ(error.at("code"), "cannot_undo");
  EXPECT_EQ(error.at("reason"), "revealed");
  EXPECT_EQ(error.at("message"), "ruch odsłonił coś ukrytego");
  const json::object after = send(table, kAnna, R"({"type":"view"})");
  EXPECT_EQ(after.at("can_undo"), false);
  EXPECT_EQ(after.at("undo_reason"), "the move revealed something hidden");
}

TEST(Protocol, InATeamUndoCrossesSeats) {
  Table table{new_match(std::make_shared<Team>(lighthouse(), true), 2, 7, {"Anna", "Bartek"}), {}};
  send(table, kAnna, R"({"type":"move","ply":0,"move":"fetch 2"})");
  EXPECT_EQ(send(table, kBartek, R"({"type":"view"})").at("can_undo"), true);
  const json::object view = send(table, kBartek, R"({"type":"undo","ply":1})");
  EXPECT_EQ(view.at("ply"), 0);
  EXPECT_EQ(view.at("can_redo"), true);
  EXPECT_EQ(send(table, kAnna, R"({"type":"view"})").at("can_redo"), true);
  EXPECT_EQ(send(table, kAnna, R"({"type":"redo","ply":0})").at("ply"), 1);
  send(table, kAnna, R"({"type":"move","ply":1,"move":"rest"})");
  EXPECT_EQ(refused(table, kBartek, R"({"type":"undo","ply":2})").at("reason"), "revealed");
}

// ---- looking ----

TEST(Protocol, AJumpShowsAnEarlierPly) {
  Table table = small_table();
  Rng rng(3);
  play_random(table.match, rng, 8);
  const json::object view = send(table, kBartek, R"({"type":"jump","ply":3})");
  EXPECT_EQ(view.at("ply"), 3);
  EXPECT_EQ(view.at("latest"), 8);
  EXPECT_EQ(view.at("journal").as_array().size(), 1U);
  EXPECT_FALSE(view.contains("orders"));
  EXPECT_FALSE(view.contains("can_undo"));
  EXPECT_EQ(
      send(table, kBartek, R"({"type":"jump","ply":3,"since":0})").at("journal").as_array().size(),
      3U);
  EXPECT_EQ(send(table, nobody, R"({"type":"jump","ply":0})").at("ply"), 0);
  EXPECT_EQ(code(table, kBartek, R"({"type":"jump","ply":9})"), "no_such_ply");
  EXPECT_EQ(table.match.ply(), 8);
}

TEST(Protocol, WhyNamesTheRule) {
  Table table = auction_table();
  json::object why = send(table, kAnna, R"({"type":"why","ply":0,"move":"giveup"})");
  EXPECT_EQ(why.at("type"), "why");
  EXPECT_EQ(why.at("allowed"), false);
  EXPECT_EQ(why.at("rule"), "PG-316");
  EXPECT_FALSE(why.at("text").as_string().empty());
  why = send(table, kAnna, R"({"type":"why","ply":0,"move":"pick 5"})");
  EXPECT_EQ(why.at("allowed"), true);
  EXPECT_EQ(why.at("rule"), "");
  EXPECT_EQ(code(table, kAnna, R"({"type":"why","ply":0,"move":"castle"})"), "not_a_move");
  EXPECT_EQ(code(table, kAnna, R"({"type":"why","ply":4,"move":"giveup"})"), "stale");
  // The reason would speak of another seat's money.
  EXPECT_EQ(code(table, kBartek, R"({"type":"why","ply":0,"move":"giveup"})"), "not_your_turn");
}

TEST(Protocol, TheTableIsIntroduced) {
  Table table = auction_table();
  const json::object out = send(table, nobody, R"({"type":"table","lang":"pl"})");
  EXPECT_EQ(out.at("game"), "power-grid");
  EXPECT_EQ(out.at("name"), "Wysokie Napięcie");
  EXPECT_EQ(out.at("rules"), 1);
  EXPECT_EQ(out.at("seats"), 3);
  EXPECT_EQ(out.at("options").at("money_visible"), "true");
  EXPECT_EQ(out.at("names"), json::value({"Anna", "Bartek", "Celina"}));
  EXPECT_EQ(out.at("commit").as_string(), commitment(*table.match.seed()));
}

TEST(Protocol, TheSeedIsNeverSent) {
  const Seed seed{0x0123456789abcdefU, 2, 3, 4};
  Table table{Match::begin(lighthouse(), pionek::Setup{.seats = 2}, seed).value(), {}};
  Rng rng(3);
  play_random(table.match, rng);
  for (const char* message : {R"({"type":"table"})", R"({"type":"view"})", R"({"type":"score"})"}) {
    for (const Seat seat : {kAnna, kBartek, nobody}) {
      EXPECT_EQ(answer_text(table, seat, message).find("0123456789abcdef"), std::string::npos);
    }
  }
}

TEST(Protocol, TheScoreIsASheet) {
  Table table = small_table();
  const json::object out = send(table, nobody, R"({"type":"score"})");
  EXPECT_EQ(out.at("type"), "score");
  EXPECT_EQ(out.at("seats").as_array().size(), 2U);
  EXPECT_EQ(out.at("seats").at(1).at("seat"), 1);
}

// ---- orders ----

TEST(Protocol, AnOrderIsKeptAndCarriedOut) {
  Table table = auction_table();
  json::object view =
      send(table, kBartek,
           R"({"type":"order","verb":"bid","limit":8,"otherwise":"pass","about":["plant:5"]})");
  EXPECT_EQ(view.at("orders"), json::parse(R"([{"verb":"bid","limit":8,"otherwise":"pass",
                                               "until":"question","about":["plant:5"]}])"));
  send(table, kAnna, R"({"type":"move","ply":0,"move":"pick 5"})");
  view = send(table, kAnna, R"({"type":"move","ply":1,"move":"bid 6"})");
  EXPECT_EQ(view.at("ply"), 3) << "the order bid 7";
  EXPECT_EQ(view.at("journal").as_array().size(), 2U);
  EXPECT_EQ(view.at("to_move"), 2);
}

TEST(Protocol, AnOrderActsAtOnceWhenItIsTheSeatsTurn) {
  Table table = auction_table();
  send(table, kAnna, R"({"type":"move","ply":0,"move":"pick 5"})");
  send(table, kAnna, R"({"type":"move","ply":1,"move":"bid 6"})");
  const json::object view = send(table, kBartek, R"({"type":"order","verb":"pass"})");
  EXPECT_EQ(view.at("ply"), 3);
  EXPECT_EQ(view.at("journal").at(0).at("move"), "pass");
  EXPECT_EQ(view.at("orders").at(0).at("until"), "round");
}

// Otherwise a forced move that is taken back would be made again at once.
TEST(Protocol, OrdersWaitAfterAnUndo) {
  Table table = auction_table();
  for (const Seat seat : {kAnna, kBartek, kCelina}) {
    send(table, seat, R"({"type":"order","verb":"bid","limit":5})");
  }
  json::object view = send(table, kAnna, R"({"type":"move","ply":0,"move":"pick 5"})");
  ASSERT_EQ(view.at("ply"), 2) << "the order opened with 5";
  view = send(table, kAnna, R"({"type":"undo","ply":2})");
  EXPECT_EQ(view.at("ply"), 1);
  EXPECT_EQ(view.at("to_move"), 0);
}

TEST(Protocol, OrdersArePrivate) {
  Table table = auction_table();
  send(table, kBartek, R"({"type":"order","verb":"bid","limit":33,"otherwise":"pass"})");
  send(table, kBartek, R"({"type":"forced","on":true})");
  EXPECT_EQ(send(table, kAnna, R"({"type":"view"})").at("orders"), json::array());
  EXPECT_EQ(send(table, kAnna, R"({"type":"view"})").at("forced"), false);
  EXPECT_FALSE(send(table, nobody, R"({"type":"view"})").contains("orders"));
  EXPECT_FALSE(send(table, nobody, R"({"type":"view"})").contains("forced"));
  EXPECT_EQ(write_record(table.match).find("33"), std::string::npos);
  // The others' views do not depend on the order at all.
  Table without = auction_table();
  for (const Seat seat : {kAnna, kCelina, nobody}) {
    EXPECT_EQ(answer_text(table, seat, R"({"type":"view"})"),
              answer_text(without, seat, R"({"type":"view"})"));
  }
}

TEST(Protocol, OrdersAreCancelled) {
  Table table = auction_table();
  send(table, kBartek, R"({"type":"order","verb":"bid","limit":33})");
  send(table, kBartek, R"({"type":"order","verb":"pass"})");
  EXPECT_EQ(
      send(table, kBartek, R"({"type":"cancel","verb":"bid"})").at("orders").as_array().size(), 1U);
  EXPECT_EQ(code(table, kBartek, R"({"type":"cancel","verb":"bid"})"), "no_order");
  EXPECT_EQ(send(table, kBartek, R"({"type":"cancel"})").at("orders"), json::array());
  EXPECT_EQ(send(table, kBartek, R"({"type":"forced","on":true})").at("forced"), true);
  EXPECT_EQ(send(table, kBartek, R"({"type":"forced","on":false})").at("forced"), false);
}

TEST(Protocol, WrongOrdersAreRefused) {
  Table table = auction_table();
  EXPECT_EQ(code(table, kAnna, R"({"type":"order","verb":"castle"})"), "bad_order");
  EXPECT_EQ(code(table, kAnna, R"({"type":"order","verb":"pass","limit":3})"), "bad_order");
  EXPECT_EQ(refused(table, kAnna, R"({"type":"order","verb":"bid","limit":-3})").at("where"),
            "message.limit");
  EXPECT_EQ(refused(table, kAnna, R"({"type":"order","verb":"bid","until":"noon"})").at("where"),
            "message.until");
  EXPECT_EQ(
      refused(table, kAnna, R"({"type":"order","verb":"bid","about":["plant:99"]})").at("where"),
      "message.about[0]");
  EXPECT_EQ(code(table, kAnna, R"({"type":"order","verb":"bid","about":["plant"]})"), "malformed");
}

// ---- refusals ----

// A client shows a refusal as an answer and anything else as a fault.
TEST(Protocol, ARefusalSaysThatItIsOne) {
  Table table = small_table();
  const auto is_refusal = [&](Seat seat, std::string_view message, std::string_view expected) {
    const json::object error = refused(table, seat, message);
    EXPECT_EQ(error.at("code"), json::string_view(expected)) << message;
    return error.contains("refusal") && error.at("refusal").as_bool();
  };
  EXPECT_TRUE(is_refusal(kAnna, R"({"type":"move","ply":0,"move":"spare"})", "not_offered"));
  EXPECT_TRUE(is_refusal(kBartek, R"({"type":"move","ply":0,"move":"rest"})", "not_your_turn"));
  EXPECT_TRUE(is_refusal(kBartek, R"({"type":"why","ply":0,"move":"rest"})", "not_your_turn"));
  EXPECT_TRUE(is_refusal(kAnna, R"({"type":"undo","ply":0})", "cannot_undo"));
  EXPECT_TRUE(is_refusal(kAnna, R"({"type":"redo","ply":0})", "cannot_redo"));
  EXPECT_TRUE(is_refusal(kAnna, R"({"type":"cancel","verb":"rest"})", "no_order"));
  EXPECT_TRUE(is_refusal(nobody, R"({"type":"cancel"})", "not_seated"));
  EXPECT_FALSE(is_refusal(kAnna, R"({"type":"move","ply":0,"move":"sleep"})", "not_a_move"));
  EXPECT_FALSE(is_refusal(kAnna, R"({"type":"move","ply":3,"move":"rest"})", "stale"));
  EXPECT_FALSE(is_refusal(kAnna, R"({"type":"move"})", "malformed"));
  EXPECT_FALSE(is_refusal(kAnna, R"({"type":"resign"})", "unknown_type"));
  EXPECT_FALSE(is_refusal(kAnna, R"({"type":"jump","ply":3})", "no_such_ply"));
  EXPECT_FALSE(is_refusal(kAnna, R"({"type":"order","verb":"castle"})", "bad_order"));
  Rng rng(3);
  play_random(table.match, rng);
  const std::string ply = std::to_string(table.match.ply());
  EXPECT_TRUE(is_refusal(kAnna, R"({"type":"move","move":"rest","ply":)" + ply + "}", "over"));
}

// ---- one list of messages ----

// Which messages may change a match is said once. Whatever a client sends, no other one does.
TEST(Protocol, OnlyTheMessagesThatSaySoChangeAMatch) {
  const std::map<std::string, std::string> messages{
      {"move", R"({"type":"move","ply":1,"move":"bid 5"})"},
      {"undo", R"({"type":"undo","ply":1})"},
      {"redo", R"({"type":"redo","ply":1})"},
      {"order", R"({"type":"order","verb":"bid","limit":8})"},
      {"cancel", R"({"type":"cancel"})"},
      {"forced", R"({"type":"forced","on":true})"},
      {"why", R"({"type":"why","ply":1,"move":"bid 5"})"},
      {"view", R"({"type":"view"})"},
      {"jump", R"({"type":"jump","ply":0})"},
      {"score", R"({"type":"score"})"},
      {"table", R"({"type":"table"})"},
  };
  Table fresh = auction_table();
  for (const auto& [type, message] : messages) {
    Table table = fresh;
    send(table, kAnna, R"({"type":"move","ply":0,"move":"pick 5"})");
    if (type == "redo") {
      send(table, kAnna, R"({"type":"move","ply":1,"move":"bid 5"})");
      send(table, kAnna, R"({"type":"undo","ply":2})");
    }
    if (type == "cancel") send(table, kAnna, R"({"type":"order","verb":"pass"})");
    const std::string record = write_record(table.match);
    const Orders orders = table.orders;
    EXPECT_NE(send(table, kAnna, message).at("type"), "error") << message;
    const bool changed = write_record(table.match) != record || table.orders != orders;
    EXPECT_EQ(changed, changes_match(type)) << type;
  }
  EXPECT_FALSE(changes_match("chat"));
  EXPECT_FALSE(changes_match(""));
  const std::string told(refused(fresh, kAnna, R"({"type":"resign"})").at("message").as_string());
  EXPECT_EQ(std::count(told.begin(), told.end(), ','), std::ssize(messages)) << told;
  EXPECT_NE(told.find("leave"), std::string::npos) << "of which the lessons speak";
  for (const auto& [type, message] : messages) EXPECT_NE(told.find(type), std::string::npos);
}

// ---- onlookers and malformed messages ----

TEST(Protocol, OnlookersOnlyLook) {
  Table table = small_table();
  for (const char* message :
       {R"({"type":"move","ply":0,"move":"rest"})", R"({"type":"undo","ply":0})",
        R"({"type":"redo","ply":0})", R"({"type":"order","verb":"rest"})", R"({"type":"cancel"})",
        R"({"type":"forced","on":true})", R"({"type":"why","ply":0,"move":"rest"})"}) {
    EXPECT_EQ(code(table, nobody, message), "not_seated");
    EXPECT_EQ(code(table, seat_at(4), message), "not_seated") << "there is no such seat";
  }
  const json::object view = send(table, nobody, R"({"type":"view"})");
  EXPECT_TRUE(view.at("seat").is_null());
  EXPECT_FALSE(view.contains("menu"));
}

TEST(Protocol, MalformedMessagesAreExplained) {
  Table table = small_table();
  const auto where = [&](const char* message) {
    const json::object error = refused(table, kAnna, message);
    EXPECT_EQ(error.at("code"), "malformed") << message;
    return std::string(error.at("where").as_string());
  };
  EXPECT_EQ(where("fetch 2"), "message:1:1");
  EXPECT_EQ(where(R"({"type":"view")"), "message:1:15");
  EXPECT_EQ(where("[]"), "message");
  EXPECT_EQ(where("{}"), "message");
  EXPECT_EQ(where(R"({"type":7})"), "message.type");
  EXPECT_EQ(where(R"({"type":"view","protocol":2})"), "message.protocol");
  EXPECT_EQ(where(R"({"type":"view","lang":"de"})"), "message.lang");
  EXPECT_EQ(where(R"({"type":"view","since":-1})"), "message.since");
  EXPECT_EQ(where(R"({"type":"view","sinse":1})"), "message");
  EXPECT_EQ(where(R"({"type":"move","ply":0})"), "message");
  EXPECT_EQ(where(R"({"type":"move","ply":"0","move":"rest"})"), "message.ply");
  EXPECT_EQ(where(R"({"type":"move","ply":0.5,"move":"rest"})"), "message.ply");
  EXPECT_EQ(where(R"({"type":"move","ply":0,"move":"rest","extra":1})"), "message");
  EXPECT_EQ(where(R"({"type":"forced","on":1})"), "message.on");
  EXPECT_EQ(where(R"({"type":"jump"})"), "message");
  EXPECT_EQ(code(table, kAnna, R"({"type":"resign"})"), "unknown_type");
}

// Any message at all gets an answer, and only an answered move changes the match.
TEST(Protocol, AnyDamageToAMessageIsAnswered) {
  const std::string sound =
      R"({"type":"move","protocol":1,"lang":"pl","ply":0,"changes":0,"since":0,"move":"fetch 2"})";
  Rng rng(5);
  for (int i = 0; i < 3000; ++i) {
    Table table = small_table();
    std::string message = sound;
    for (std::uint32_t hits = rng.below(3); hits < 3; ++hits) {
      const auto at = rng.below(static_cast<std::uint32_t>(message.size()));
      if (rng.below(2) == 0) {
        message[at] = static_cast<char>(rng.below(256));
      } else {
        message.erase(at, 1 + rng.below(4));
      }
    }
    const json::object out = send(table, kAnna, message);
    EXPECT_EQ(out.at("type") == "view" && out.at("ply") == 1, table.match.ply() == 1) << message;
  }
}

// A whole game over the protocol: each seat answers its own menu.
TEST(Protocol, AGameCanBePlayedOverIt) {
  Rng rng(13);
  for (const GamePtr& game : {lighthouse(), power_grid()}) {
    Table table{new_match(game, 3, rng.next()), {}};
    for (;;) {
      const Seat seat = table.match.to_move();
      if (seat == nobody) break;
      const json::value view =
          json::parse(LiveViews(table).text(seat, table.match.ply(), Lang::en));
      const json::array& menu = view.at("menu").as_array();
      const json::value& option = menu[rng.below(static_cast<std::uint32_t>(menu.size()))];
      const json::object message{
          {"type", "move"}, {"ply", view.at("ply")}, {"move", option.at("move")}};
      ASSERT_EQ(json::parse(answer(table, seat, message)).at("type"), "view");
    }
    EXPECT_TRUE(table.match.verify().ok());
  }
}

}  // namespace
}  // namespace pionek::table_test
