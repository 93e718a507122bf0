// The small parts: limits, clocks, keys, seats, the lobby, encodings of files.
#include <gtest/gtest.h>

#include "engine/registry/registry.hpp"
#include "server/assets.hpp"
#include "server/names.hpp"
#include "tests/server/support.hpp"

namespace pionek {
namespace {

TEST(Bucket, LetsABurstThroughAndThenSoManyASecond) {
  Bucket bucket;
  const Rate rate{3, 2};
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(bucket.take(rate, 1000));
  EXPECT_FALSE(bucket.take(rate, 1000));
  EXPECT_FALSE(bucket.take(rate, 1400));
  EXPECT_TRUE(bucket.take(rate, 1500));
  EXPECT_FALSE(bucket.take(rate, 1500));
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(bucket.take(rate, 60'000)) << "never more than a burst";
  EXPECT_FALSE(bucket.take(rate, 60'000));
  EXPECT_FALSE(bucket.take(rate, 1000)) << "a clock that goes back gives nothing";
}

TEST(AddressLimit, CountsEachAddressForItself) {
  AddressLimit limit({1, 0.001});
  EXPECT_TRUE(limit.take("a", 1));
  EXPECT_FALSE(limit.take("a", 1));
  EXPECT_TRUE(limit.take("b", 1));
}

ClockSpec spec(ClockSpec::Kind kind) { return {kind, 10'000, ClockSpec::OnTimeout::bot}; }

TEST(TurnClock, GivesEachTurnItsTime) {
  TurnClock clock(spec(ClockSpec::Kind::turn));
  EXPECT_FALSE(clock.deadline());
  clock.run(seat_at(0), 1000);
  EXPECT_EQ(clock.deadline(), 11'000);
  clock.run(seat_at(0), 5000);
  EXPECT_EQ(clock.deadline(), 11'000) << "the same turn goes on";
  clock.run(seat_at(1), 6000);
  clock.run(seat_at(0), 7000);
  EXPECT_EQ(clock.deadline(), 17'000);
  clock.run(nobody, 8000);
  EXPECT_FALSE(clock.deadline()) << "the game is over";
}

TEST(TurnClock, AddsUpTheTurnsOfAGame) {
  TurnClock clock(spec(ClockSpec::Kind::game));
  clock.run(seat_at(0), 1000);
  clock.run(seat_at(1), 5000);
  clock.run(seat_at(0), 6000);
  EXPECT_EQ(clock.deadline(), 12'000) << "four seconds are used up";
  EXPECT_EQ(json::serialize(clock.shown(2, 7000).at("left")), "[5,9]");
}

TEST(TurnClock, ComesBackFromJson) {
  TurnClock clock(spec(ClockSpec::Kind::game));
  clock.run(seat_at(0), 1000);
  clock.run(seat_at(1), 5000);
  const json::value written = clock.to_json();
  std::optional<Error> wrong;
  EXPECT_EQ(TurnClock::read(JsonReader(written, "clock", wrong)), clock);
  EXPECT_FALSE(wrong);
  EXPECT_TRUE(TurnClock().shown(2, 0).is_null());
}

TEST(TurnClock, StaysReadableWhenTheWallClockIsSetBack) {
  TurnClock clock(spec(ClockSpec::Kind::game));
  clock.run(seat_at(0), 5000);
  clock.run(seat_at(1), 4000);
  const json::value written = clock.to_json();
  std::optional<Error> wrong;
  EXPECT_EQ(TurnClock::read(JsonReader(written, "clock", wrong)), clock);
  EXPECT_FALSE(wrong) << wrong->text();
  EXPECT_EQ(json::serialize(clock.shown(2, 4000).at("left")), "[10,10]");
}

TEST(Secrets, ChanceIsForeseenOnlyFromAGivenSeed) {
  Seeds one;
  Seeds two;
  EXPECT_NE(one.next(), one.next());
  EXPECT_NE(one.next(), two.next());
  Seeds given(Seed{1});
  Seeds again(Seed{1});
  const Seed first = given.next();
  EXPECT_EQ(again.next(), first);
  EXPECT_EQ(again.next(), given.next());
  EXPECT_NE(given.next(), first);
}

TEST(Secrets, DifferAndAreHashedByTableAndServer) {
  EXPECT_NE(random_key(), random_key());
  EXPECT_NE(random_id(), random_id());
  const KeyHasher one(KeyHasher::make_secret());
  const KeyHasher two(KeyHasher::make_secret());
  const std::string key = random_key();
  EXPECT_EQ(one.hash("t", key), one.hash("t", key));
  EXPECT_NE(one.hash("t", key), one.hash("u", key));
  EXPECT_NE(one.hash("t", key), two.hash("t", key));
  EXPECT_TRUE(same_hash("abc", "abc"));
  EXPECT_FALSE(same_hash("abc", "abd"));
  EXPECT_FALSE(same_hash("abc", "ab"));
}

TEST(Seating, ASeatWithoutAKeyIsOpenedByNone) {
  Seating seating;
  seating.chairs.resize(2);
  seating.chairs[0].kind = Chair::Kind::person;
  seating.chairs[0].key_hash = "hash";
  seating.chairs[1].kind = Chair::Kind::bot;
  EXPECT_EQ(seating.seat_of("hash"), seat_at(0));
  EXPECT_EQ(seating.seat_of(""), nobody);
  EXPECT_TRUE(seating.missing_consents(0).empty()) << "a bot is not asked";
}

TEST(Lobby, ListsTheNewestFirstAndNotTooMany) {
  Lobby lobby;
  for (int i = 0; i < 500; ++i) {
    lobby.put(std::to_string(i), i, json::object{{"id", std::to_string(i)}});
  }
  const json::array listed = lobby.list();
  EXPECT_EQ(listed.size(), Lobby::kListed);
  EXPECT_EQ(listed[0].at("id"), "499");
}

TEST(Lobby, ForgetsTheOldest) {
  Lobby lobby;
  const int many = 5 * static_cast<int>(Lobby::kRemembered);
  for (int i = 0; i < many; ++i) {
    lobby.put(std::to_string(i), i, json::object{{"id", std::to_string(i)}});
  }
  EXPECT_FALSE(lobby.moved("0", many, 1, false)) << "it has to be put anew";
  EXPECT_TRUE(lobby.moved(std::to_string(many - 300), many, 1, false));
  EXPECT_EQ(lobby.list()[0].at("id"), json::string(std::to_string(many - 300)));
  lobby.remove(std::to_string(many - 300));
  EXPECT_EQ(lobby.list()[0].at("id"), json::string(std::to_string(many - 1)));
}

TEST(Lobby, IsWrittenOutOnceASecond) {
  Lobby lobby;
  const auto first = lobby.text(5000);
  lobby.put("a", 1, json::object{{"id", "a"}});
  EXPECT_EQ(lobby.text(5999), first);
  EXPECT_NE(lobby.text(6000)->find("\"a\""), std::string::npos);
  EXPECT_EQ(*lobby.text(10), *lobby.text(6000)) << "a clock that goes back stops nothing";
}

TEST(Names, MustBeSeen) {
  for (const char* good : {"Anna", "Żółć", "山田 太郎", "Ёлка", "☀\xEF\xB8\x8F", "O'Neill", ""}) {
    EXPECT_FALSE(check_shown(good, "")) << good;
  }
  for (const char* bad : {"\u202Eanna", "an\u200Bna", "an\u200Dna", "\u2066x", "anna\uFEFF",
                          "an\u00ADna", "\u0085", "\u2028", "\u3164", "\U000E0041", "an\u00A0na"}) {
    EXPECT_TRUE(check_shown(bad, "name")) << bad;
  }
}

TEST(Names, AreToldApart) {
  EXPECT_TRUE(looks_alike("Anna B", "anna  b"));
  EXPECT_TRUE(looks_alike("☀", "☀\xEF\xB8\x8F"));
  EXPECT_FALSE(looks_alike("Anna", "Hanna"));
}

TEST(Lobby, AMoveBringsATableToTheFront) {
  Lobby lobby;
  for (const char* id : {"a", "b"}) {
    lobby.put(id, 1, json::object{{"id", id}, {"ply", 0}, {"phase", "playing"}, {"updated", 1}});
  }
  lobby.moved("b", 9, 5, false);
  lobby.moved("hidden", 10, 5, false);
  EXPECT_EQ(json::serialize(lobby.list()[0]),
            R"({"id":"b","ply":5,"phase":"playing","updated":9})");
  lobby.moved("b", 10, 6, true);
  EXPECT_EQ(lobby.list()[0].at("phase"), "over");
  EXPECT_EQ(lobby.list().size(), 2U) << "a table that is not listed stays unlisted";
}

TEST(Shelf, SaysWhatScreensNeedOfAGame) {
  const auto listed = [](std::string_view id) {
    Files files = embedded_files(id);
    auto game = load_game(id, files);
    return Shelf({{game.value(), std::move(files)}}).list().at("games").at(0).as_object();
  };
  const json::object power_grid = listed("power-grid");
  EXPECT_TRUE(power_grid.at("rival").is_null());
  EXPECT_EQ(power_grid.at("phases").at(1).at("id"), "auction");
  EXPECT_FALSE(power_grid.at("phases").at(1).at("name").at("pl").as_string().empty());
  EXPECT_EQ(listed("carnegie").at("rival").at("en"), "Andrew");
}

TEST(Shelf, SaysWhenAnOptionApplies) {
  OptionSpec spec{"rival", {"Rival", "Rywal"}, {{"easy", {"Easy", "Łatwy"}}}};
  EXPECT_FALSE(option_json(spec).contains("when")) << "always";
  spec.when.max_seats = 1;
  EXPECT_EQ(json::serialize(option_json(spec).at("when")), R"({"seats":{"min":1,"max":1}})");
  spec.when = {.option = "mode", .is = {"solo"}};
  EXPECT_EQ(json::serialize(option_json(spec).at("when")), R"({"option":"mode","is":["solo"]})");
}

std::string header(const HttpResponse& response, std::string_view name) {
  for (const auto& [key, value] : response.headers) {
    if (key == name) return value;
  }
  return "";
}

// Whatever client was built in: compressed only for those who ask, and never without a type.
TEST(Assets, SpeakTheEncodingThatIsAskedFor) {
  const Shelf shelf = test_shelf();
  const Assets assets(shelf);
  const auto get = [&](const std::string& encodings) {
    return *assets.find({"GET", "/", "", "", encodings, ""});
  };
  const HttpResponse plain = get("");
  EXPECT_EQ(header(plain, "Content-Encoding"), "");
  EXPECT_EQ(header(plain, "Cache-Control"), "no-cache");
  EXPECT_EQ(plain.type, "text/html; charset=utf-8");
  EXPECT_TRUE(plain.fixed.starts_with("<!doctype html>"));
  EXPECT_EQ(header(get("brotli, x-gzip"), "Content-Encoding"), "") << "other words";
  EXPECT_EQ(header(get("br;q=0, gzip;q=0"), "Content-Encoding"), "") << "asked for not";
  const std::string both = header(get("gzip, deflate, br"), "Content-Encoding");
  EXPECT_TRUE(both == "br" || both.empty()) << both;
}

TEST(Assets, MayLieInFoldersOfAGamesData) {
  Files files;
  files.put("data/maps/north.json", "{}");
  files.put("words/maps/en.json", "{}");
  const Shelf shelf({{load_game("power-grid", embedded_files("power-grid")).value(), files}});
  const Assets assets(shelf);
  const auto found = [&](const char* path) { return assets.find({"GET", path, "", "", "", ""}); };
  ASSERT_TRUE(found("/games/power-grid/data/maps/north.json"));
  EXPECT_EQ(found("/games/power-grid/data/maps/north.json")->fixed, "{}");
  EXPECT_FALSE(found("/games/power-grid/data/north.json"));
  EXPECT_FALSE(found("/games/power-grid/words/maps/en.json"));
}

TEST(Assets, CompressTheFilesOfGamesThemselves) {
  const Shelf shelf = test_shelf();
  const Assets assets(shelf);
  const std::string path = "/games/power-grid/data/plants.json";
  const HttpResponse plain = *assets.find({"GET", path, "", "", "", ""});
  const HttpResponse small = *assets.find({"GET", path, "", "", "gzip, br", ""});
  EXPECT_EQ(header(small, "Content-Encoding"), "gzip");
  EXPECT_LT(small.fixed.size() * 4, plain.fixed.size());
  EXPECT_TRUE(small.fixed.starts_with("\x1f\x8b")) << "the mark of gzip";
}

TEST(Assets, APersonWhoIsLostGetsAPage) {
  const Shelf shelf = test_shelf();
  const Assets assets(shelf);
  const HttpResponse page = assets.missing({"GET", "/nowhere", "", "", "", ""});
  EXPECT_EQ(page.status, 404);
  EXPECT_TRUE(page.fixed.starts_with("<!doctype html>"));
}

}  // namespace
}  // namespace pionek
