// JSON written as text: what a parser reads from it is what was written.
#include "engine/core/json_text.hpp"

#include <gtest/gtest.h>

namespace pionek {
namespace {

TEST(JsonText, IsReadBackAsItWasWritten) {
  JsonText out;
  out.begin('{');
  out.field("number", -7);
  out.field("large", std::uint32_t{4'000'000'000});
  out.field("yes", true);
  out.field("nothing", std::optional<int>());
  out.field("something", std::optional<int>(3));
  out.field("seat", seat_at(2));
  out.field("nobody", nobody);
  out.key("list");
  out.begin('[');
  out.word("a");
  out.begin('[');
  out.end(']');
  out.begin('{');
  out.end('}');
  out.raw("[1,2]");
  out.end(']');
  out.field("tree", json::value{{"x", {1, nullptr}}});
  out.end('}');
  EXPECT_EQ(json::parse(out.take()),
            json::parse(R"({"number":-7,"large":4000000000,"yes":true,"nothing":null,"something":3,
                            "seat":2,"nobody":null,
                            "list":["a",[],{},[1,2]],"tree":{"x":[1,null]}})"));
}

TEST(JsonText, EscapesWhatWouldEndAString) {
  std::string all = "Zażółć \"gęślą\" \\ jaźń {[:,";
  for (char c = 1; c < 0x20; ++c) all += c;
  JsonText out;
  out.begin('{');
  out.field("all", all);
  out.end('}');
  EXPECT_EQ(json::parse(out.take()).at("all").as_string(), json::string_view(all));
}

TEST(JsonText, ClosesWhatItOpens) {
  const std::string text = object_text([](JsonText& out) {
    out.object("empty", [] {});
    out.array("list", [&] {
      for (int i = 0; i < 2; ++i) {
        out.object([&] { out.field("i", i); });
        out.array([&] { out.value(i); });
      }
    });
  });
  EXPECT_EQ(text, R"({"empty":{},"list":[{"i":0},[0],{"i":1},[1]]})");
}

TEST(JsonText, WritesTreesOfAnySize) {
  json::array large;
  for (int i = 0; i < 5000; ++i) large.emplace_back("number " + std::to_string(i));
  JsonText out;
  out.value(json::value(large));
  EXPECT_EQ(json::parse(out.take()), json::value(large));
}

}  // namespace
}  // namespace pionek
