#include "engine/core/json.hpp"

#include <gtest/gtest.h>

#include <array>
#include <functional>
#include <limits>

namespace pionek {
namespace {

std::string syntax_error(std::string_view text) {
  const auto value = parse_json(text, "data/f.json");
  return value ? "no error" : value.error().text();
}

// Reads a sound text with `read` and gives the error that was latched.
std::string error_of(std::string_view text, const std::function<void(const JsonReader&)>& read,
                     std::string where = "f.json: ") {
  const json::value value = parse_json(text, "f.json").value();
  std::optional<Error> latch;
  read(JsonReader(value, std::move(where), latch));
  return latch ? latch->text() : "no error";
}

TEST(ParseJson, ReadsValues) {
  EXPECT_EQ(json::serialize(parse_json(R"( {"a": [1, true, null, "x"]} )", "f").value()),
            R"({"a":[1,true,null,"x"]})");
}

TEST(ParseJson, NamesLineAndColumnOfASyntaxError) {
  EXPECT_EQ(syntax_error(""), "data/f.json:1:1: not valid JSON (incomplete JSON); expected JSON");
  EXPECT_EQ(syntax_error("\n\n"),
            "data/f.json:3:1: not valid JSON (incomplete JSON); expected JSON");
  EXPECT_EQ(syntax_error(R"({"a": 1,})"),
            "data/f.json:1:9: not valid JSON (syntax error); expected JSON");
  EXPECT_EQ(syntax_error("[1,\n2,\n]"),
            "data/f.json:3:1: not valid JSON (syntax error); expected JSON");
  EXPECT_EQ(syntax_error("[\n\n\n  @]"),
            "data/f.json:4:3: not valid JSON (syntax error); expected JSON");
  EXPECT_EQ(syntax_error("\"ab\ncd\""),
            "data/f.json:1:4: not valid JSON (syntax error); expected JSON");
  EXPECT_EQ(syntax_error("[1, 2"),
            "data/f.json:1:6: not valid JSON (incomplete JSON); expected JSON");
}

TEST(ParseJson, RefusesWhatFollowsTheValue) {
  EXPECT_EQ(syntax_error("[1] x"), "data/f.json:1:5: not valid JSON (extra data); expected JSON");
  EXPECT_EQ(syntax_error("[1]\n\n  2"),
            "data/f.json:3:3: not valid JSON (extra data); expected JSON");
  EXPECT_EQ(syntax_error("01"), "data/f.json:1:2: not valid JSON (extra data); expected JSON");
  EXPECT_EQ(syntax_error("[1]\r\n \t"), "no error");
}

TEST(ParseJson, RefusesBytesThatAreNoUtf8) {
  EXPECT_EQ(syntax_error("\"\xff\""),
            "data/f.json:1:2: not valid JSON (syntax error); expected JSON");
}

TEST(Pretty, KeepsShortValuesOnOneLine) {
  EXPECT_EQ(pretty(parse_json(R"({"b":[1,2],"a":{"x":null}})", "f").value()),
            "{\"b\": [1, 2], \"a\": {\"x\": null}}\n");
  EXPECT_EQ(pretty(json::value(0.25)), "0.25\n");
  EXPECT_EQ(pretty(json::value("ó\"")), "\"ó\\\"\"\n");
  EXPECT_EQ(pretty(json::object()), "{}\n");
}

TEST(Pretty, BreaksLongValuesAndIndents) {
  json::object inner;
  inner["list"] = json::array{std::string(50, 'a'), std::string(50, 'b')};
  inner["n"] = 1;
  const std::string text = pretty(json::object{{"inner", inner}});
  EXPECT_EQ(text, "{\n  \"inner\": {\n    \"list\": [\n      \"" + std::string(50, 'a') +
                      "\",\n      \"" + std::string(50, 'b') +
                      "\"\n    ],\n    \"n\": 1\n  }\n}\n");
  EXPECT_EQ(parse_json(text, "f").value(), json::value(json::object{{"inner", inner}}));
}

TEST(JsonReader, AnIdCanStandAnywhereAsItIs) {
  const auto read = [](const JsonReader& in) { EXPECT_EQ(in.id(), in.string()); };
  EXPECT_EQ(error_of(R"("frankfurt-m.2_b")", read), "no error");
  for (const char* bad : {"", "a b", "a\\\"b", "A", "a:b", "łódź"}) {
    EXPECT_NE(error_of(std::string("\"") + bad + "\"",
                       [](const JsonReader& in) { static_cast<void>(in.id()); })
                  .find("expected an id of small letters"),
              std::string::npos)
        << bad;
  }
}

TEST(JsonReader, ATextIsWrittenInBothLanguagesAndInNoOther) {
  const auto read = [](const JsonReader& in) {
    const Text text = in.text();
    if (in.ok()) {
      EXPECT_EQ(text.en + "/" + text.pl, "mine/kopalnia");
    }
  };
  EXPECT_EQ(error_of(R"({"en": "mine", "pl": "kopalnia"})", read), "no error");
  EXPECT_EQ(error_of(R"({"en": "mine"})", read),
            "f.json: the field 'pl' is missing; expected an object with that field");
  EXPECT_EQ(error_of(R"({"en": "mine", "pl": ""})", read), "f.json: pl: found ''; expected a text");
  EXPECT_NE(error_of(R"({"en": "mine", "pl": "kopalnia", "de": "Mine"})", read).find("de"),
            std::string::npos);
}

TEST(JsonReader, ReadsThroughASoundValue) {
  const auto error = error_of(R"({"n": 5, "t": "b", "f": true, "z": null, "l": [7, 8]})",
                              [](const JsonReader& root) {
                                constexpr std::array<std::string_view, 2> kAllowed{"a", "b"};
                                root.only({"n", "t", "f", "z", "l"});
                                EXPECT_EQ(root["n"].integer(5, 5), 5);
                                EXPECT_EQ(root["t"].string(), "b");
                                EXPECT_EQ(root["t"].one_of(kAllowed), 1);
                                EXPECT_TRUE(root["t"].is_string());
                                EXPECT_TRUE(root["f"].boolean());
                                EXPECT_TRUE(root["z"].is_null());
                                EXPECT_FALSE(root["n"].is_null());
                                EXPECT_TRUE(root.has("l"));
                                EXPECT_FALSE(root.has("m"));
                                EXPECT_EQ(root["l"].size(), 2);
                                EXPECT_EQ(root["l"].size(0, 2), 2);
                                EXPECT_EQ(root["l"].at(1).integer(0, 10), 8);
                                EXPECT_EQ(root["l"].at(1).where(), "f.json: l[1]");
                                EXPECT_NE(root["l"].raw(), nullptr);
                              });
  EXPECT_EQ(error, "no error");
}

TEST(JsonReader, NamesTheWholePath) {
  EXPECT_EQ(error_of(R"({"cities": [{}, {"region": 3}]})",
                     [](const JsonReader& root) {
                       static_cast<void>(root["cities"].at(1)["region"].string());
                     }),
            "f.json: cities[1].region: found 3; expected a text");
  EXPECT_EQ(error_of(
                R"({"a": {"b": 1}})",
                [](const JsonReader& root) { static_cast<void>(root["a"]["b"].boolean()); }, ""),
            "a.b: found 1; expected true or false");
}

TEST(JsonReader, RefusesMissingAndUnknownFields) {
  EXPECT_EQ(error_of(R"({"a": {}})", [](const JsonReader& root) { root["a"]["b"]; }),
            "f.json: a: the field 'b' is missing; expected an object with that field");
  EXPECT_EQ(error_of("[]", [](const JsonReader& root) { root["a"]; }),
            "f.json: found a list; expected an object");
  EXPECT_EQ(error_of(R"({"a": 1, "c": 2})", [](const JsonReader& root) { root.only({"a", "b"}); }),
            "f.json: unknown field 'c'; expected only a, b");
}

TEST(JsonReader, RefusesNumbersOutOfBounds) {
  const auto read = [](const JsonReader& root) { EXPECT_EQ(root.integer(1, 6), 1); };
  const std::string expected = "; expected a whole number from 1 to 6";
  EXPECT_EQ(error_of("0", read), "f.json: found 0" + expected);
  EXPECT_EQ(error_of("7", read), "f.json: found 7" + expected);
  EXPECT_EQ(error_of("2.5", read), "f.json: found the fraction 2.5E0" + expected);
  EXPECT_EQ(error_of("\"3\"", read), "f.json: found the text \"3\"" + expected);
  EXPECT_EQ(error_of("null", read), "f.json: found null" + expected);
  EXPECT_EQ(error_of("18446744073709551615", read),
            "f.json: found 18446744073709551615" + expected);
}

// Bounds that were worked out can lie beyond what a byte holds, and then they do not wrap.
TEST(JsonReader, AByteKeepsItsBounds) {
  const auto bytes = [](std::int64_t least, std::int64_t most) {
    return [=](const JsonReader& root) { static_cast<void>(read_byte(root, least, most)); };
  };
  EXPECT_EQ(error_of("255", bytes(-3, 300)), "no error");
  EXPECT_EQ(error_of("0", bytes(-3, 300)), "no error");
  EXPECT_EQ(error_of("256", bytes(0, 300)),
            "f.json: found 256; expected a whole number from 0 to 255");
  EXPECT_EQ(error_of("-1", bytes(-3, 9)), "f.json: found -1; expected a whole number from 0 to 9");
  EXPECT_EQ(error_of("5", bytes(0, -3)), "f.json: found 5; expected a whole number from 0 to -3");
  EXPECT_EQ(error_of("5", bytes(256, 255)),
            "f.json: found 5; expected a whole number from 256 to 255");
}

TEST(JsonReader, TakesUnsignedNumbersThatAProgramMade) {
  const json::value small(std::uint64_t{5});
  std::optional<Error> latch;
  EXPECT_EQ(JsonReader(small, "", latch).integer(0, 9), 5);
  EXPECT_FALSE(latch);
  const json::value large(std::numeric_limits<std::uint64_t>::max());
  EXPECT_EQ(JsonReader(large, "", latch).integer(0, 9), 0);
  EXPECT_TRUE(latch);
}

TEST(JsonReader, RefusesTheWrongKind) {
  const auto text = [](const JsonReader& root) { EXPECT_EQ(root.string(), ""); };
  EXPECT_EQ(error_of("true", text), "f.json: found true; expected a text");
  EXPECT_EQ(error_of("{}", text), "f.json: found an object; expected a text");
  EXPECT_EQ(error_of("3", [](const JsonReader& root) { EXPECT_EQ(root.size(), 0); }),
            "f.json: found 3; expected a list");
  EXPECT_EQ(error_of("\"c\"",
                     [](const JsonReader& root) {
                       constexpr std::array<std::string_view, 2> kAllowed{"a", "b"};
                       EXPECT_EQ(root.one_of(kAllowed), 0);
                     }),
            "f.json: found the text 'c'; expected one of a, b");
}

TEST(JsonReader, RefusesListsOfTheWrongLength) {
  EXPECT_EQ(error_of("[1, 2]", [](const JsonReader& root) { EXPECT_EQ(root.size(3, 3), 0); }),
            "f.json: the list has 2 items; expected exactly 3");
  EXPECT_EQ(error_of("[1, 2]", [](const JsonReader& root) { EXPECT_EQ(root.size(0, 1), 0); }),
            "f.json: the list has 2 items; expected 0 to 1");
  EXPECT_EQ(error_of("[1, 2]", [](const JsonReader& root) { root.at(2); }),
            "f.json: the list has 2 items; expected at least 3");
}

TEST(JsonReader, KeepsTheFirstErrorAndAnswersDefaultsAfterIt) {
  EXPECT_EQ(error_of(R"({"a": "x", "b": 9})",
                     [](const JsonReader& root) {
                       EXPECT_TRUE(root.ok());
                       EXPECT_EQ(root["a"].integer(2, 4), 2);
                       EXPECT_FALSE(root.ok());
                       EXPECT_EQ(root["b"].string(), "");
                       EXPECT_EQ(root["c"]["d"].at(3).integer(7, 8), 7);
                       EXPECT_FALSE(root["c"].boolean());
                       root.fail("later", "nothing");
                     }),
            "f.json: a: found the text \"x\"; expected a whole number from 2 to 4");
}

TEST(JsonReader, FailsWithTheWordsOfTheCaller) {
  EXPECT_EQ(error_of(R"({"a": 1})", [](const JsonReader& root) { root["a"].fail("odd", "even"); }),
            "f.json: a: odd; expected even");
}

}  // namespace
}  // namespace pionek
