// Positions as JSON: what one half writes the other reads, and what is damaged is named.
#include "engine/core/position.hpp"

#include <gtest/gtest.h>

namespace pionek {
namespace {

enum class Step : std::uint8_t { turn, effect };
constexpr std::array<std::string_view, 2> kSteps{"turn", "effect"};

struct Task {
  Step step = Step::turn;
  Seat seat{};
  std::uint16_t program = 0;
  std::uint8_t done = 0;
  std::int8_t change = 0;
  friend constexpr bool operator==(const Task&, const Task&) = default;
};
constexpr auto task_fields(const Task* /*of*/) {
  return std::tuple{TaskField{"program", &Task::program}, TaskField{"done", &Task::done, As::bits},
                    TaskField{"change", &Task::change}};
}

constexpr int kCards = 0;

Catalog catalog() {
  Catalog out;
  out.add_set("card");
  for (const char* id : {"axe", "bow", "cup", "dog"}) out.add(id, {});
  return out;
}
GameInfo info() {
  GameInfo out;
  out.id = "toy";
  return out;
}

struct State {
  int leader = -1;  // a card, or none
  FixedVector<std::uint8_t, 3> deck;
  std::uint8_t owned = 0;
  std::array<std::uint8_t, 4> counts{};
  std::uint16_t spaces = 0;
  FixedVector<Seat, 4> order;
  Agenda<Task, 3> agenda;
  Rng rng{7};
  std::uint32_t reveals = 0;
};

State sample() {
  State s;
  s.leader = 2;
  s.deck = {3, 0, 1};
  s.owned = 0b1010;
  s.counts = {0, 5, 0, 1};
  s.spaces = 0b1000'0000'0000'0001;
  s.order = {seat_at(1), seat_at(0)};
  s.agenda.push({Step::turn, nobody, 0, 0, 0});
  s.agenda.push({Step::effect, seat_at(1), 300, 0b101, -2});
  s.reveals = 4'000'000'000;
  return s;
}

std::string write(const State& s) {
  const Catalog things = catalog();
  return object_text([&](JsonText& out) {
    const PositionText text(out, things);
    text.head(info());
    text.thing("leader", kCards, s.leader);
    text.things("deck", kCards, s.deck);
    text.members("owned", kCards, s.owned);
    text.counts("counts", kCards, s.counts);
    text.bits("spaces", s.spaces);
    text.seats("order", s.order);
    text.agenda(s.agenda, kSteps);
    text.chance(s.rng, s.reveals);
  });
}

Result<State> read(const json::value& value) {
  std::optional<Error> latch;
  const JsonReader root(value, "p: ", latch);
  const Catalog things = catalog();
  const PositionReader reader(root, things);
  State s;
  reader.head(info());
  s.leader = reader.thing_or_none(root["leader"], kCards);
  reader.things(root["deck"], kCards, s.deck);
  s.owned = reader.members<std::uint8_t>(root["owned"], kCards);
  reader.counts(root["counts"], kCards, s.counts, 9);
  s.spaces = reader.bits<std::uint16_t>(root["spaces"]);
  const auto order = root["order"];
  for (std::size_t i = 0; i < order.size(0, 4); ++i) {
    s.order.push_back(PositionReader::seat(order.at(i), 2));
  }
  reader.agenda(s.agenda, kSteps, 2);
  s.rng = reader.rng();
  s.reveals = reader.reveals();
  if (latch) return *latch;
  return s;
}

TEST(Position, IsWrittenByIds) {
  const json::object position = tree(write(sample()));
  EXPECT_EQ(position.at("game"), "toy");
  EXPECT_EQ(position.at("leader"), "cup");
  EXPECT_EQ(position.at("deck"), json::value({"dog", "axe", "bow"}));
  EXPECT_EQ(position.at("owned"), json::value({"bow", "dog"}));
  EXPECT_EQ(position.at("counts"), (json::object{{"bow", 5}, {"dog", 1}}));
  EXPECT_EQ(position.at("spaces"), json::value({0, 15}));
  EXPECT_EQ(position.at("order"), json::value({1, 0}));
  EXPECT_EQ(position.at("agenda"), json::parse(R"([{"step": "turn", "seat": null},
                            {"step": "effect", "seat": 1, "program": 300, "done": [0, 2],
                             "change": -2}])"))
      << "what is zero is left out";
  EXPECT_EQ(position.at("rng").at(0).as_string().size(), 16U);
}

TEST(Position, ComesBack) {
  for (const State& s : {sample(), State()}) {
    const auto back = read(tree(write(s)));
    ASSERT_TRUE(back) << back.error().text();
    EXPECT_EQ(write(*back), write(s));
    EXPECT_EQ(back->agenda, s.agenda);
    EXPECT_EQ(back->rng.words(), s.rng.words());
  }
}

// The error after one field was replaced.
std::string error_with(std::string_view field, std::string_view by) {
  json::object position = tree(write(sample()));
  position[field] = json::parse(by);
  const auto back = read(position);
  return back ? "no error" : back.error().text();
}

TEST(Position, OfAnotherGameIsRefused) {
  EXPECT_EQ(error_with("game", R"("chess")"),
            "p: game: this is not a position of toy; expected toy");
}

TEST(Position, ThingsAreNamedAsTheyAreCalled) {
  EXPECT_EQ(error_with("leader", R"("elk")"), "p: leader: found 'elk'; expected the id of a card");
  EXPECT_EQ(error_with("leader", "null"), "no error");
  EXPECT_EQ(error_with("deck", R"(["axe", "elk"])"),
            "p: deck[1]: found 'elk'; expected the id of a card");
  EXPECT_NE(error_with("deck", R"(["axe", "bow", "cup", "dog"])"), "no error") << "too many";
  EXPECT_EQ(error_with("counts", R"({"elk": 1})"),
            "p: counts: found 'elk'; expected ids of the kind 'card'");
  EXPECT_EQ(error_with("counts", R"({"axe": 10})"),
            "p: counts.axe: found 10; expected a whole number from 1 to 9");
  EXPECT_EQ(error_with("counts", R"({"axe": 0})"),
            "p: counts.axe: found 0; expected a whole number from 1 to 9");
  EXPECT_EQ(error_with("counts", "[]"),
            "p: counts: found another kind of value; expected an object");
}

TEST(Position, MembersOfASetAreNamedOnce) {
  EXPECT_EQ(error_with("owned", R"(["axe", "axe"])"),
            "p: owned[1]: it is named twice; expected each once");
  EXPECT_EQ(error_with("spaces", "[3, 3]"), "p: spaces[1]: it is named twice; expected each once");
  EXPECT_EQ(error_with("spaces", "[16]"),
            "p: spaces[0]: found 16; expected a whole number from 0 to 15");
}

TEST(Position, SeatsAreThoseOfTheGame) {
  EXPECT_EQ(error_with("order", "[2]"),
            "p: order[0]: found 2; expected a whole number from 0 to 1");
}

TEST(Position, TasksHaveTheFieldsOfTheGame) {
  const auto task = [](const char* text) {
    return error_with("agenda", "[" + std::string(text) + "]");
  };
  EXPECT_EQ(task(R"({"step": "turn", "seat": 0})"), "no error");
  EXPECT_EQ(task(R"({"step": "sleep", "seat": 0})"),
            "p: agenda[0].step: found the text 'sleep'; expected one of turn, effect");
  EXPECT_EQ(task(R"({"step": "turn", "seat": 2})"),
            "p: agenda[0].seat: found 2; expected a whole number from 0 to 1");
  EXPECT_EQ(task(R"({"step": "turn", "seat": 0, "pool": 1})"),
            "p: agenda[0]: unknown field 'pool'; expected only step, seat, program, done, change");
  EXPECT_EQ(task(R"({"step": "turn", "seat": 0, "program": 65536})"),
            "p: agenda[0].program: found 65536; expected a whole number from 0 to 65535");
  EXPECT_EQ(task(R"({"step": "turn", "seat": 0, "change": -129})"),
            "p: agenda[0].change: found -129; expected a whole number from -128 to 127");
  EXPECT_EQ(task(R"({"step": "turn", "seat": 0, "done": [8]})"),
            "p: agenda[0].done[0]: found 8; expected a whole number from 0 to 7");
  const std::string one = R"({"step": "turn", "seat": 0})";
  EXPECT_NE(task((one + "," + one + "," + one + "," + one).c_str()), "no error") << "too deep";
}

// A generator of zeros never moves: whoever asks it for a number waits for ever.
TEST(Position, AGeneratorThatStandsStillIsRefused) {
  const std::string zero = R"("0000000000000000")";
  EXPECT_EQ(error_with("rng", "[" + zero + "," + zero + "," + zero + "," + zero + "]"),
            "p: rng: all words are zero; expected a generator that moves");
  EXPECT_EQ(error_with("rng", "[" + zero + "," + zero + "," + zero + R"(,"0000000000000001"])"),
            "no error");
  EXPECT_EQ(error_with("rng", "[" + zero + "," + zero + "," + zero + R"(,"1"])"),
            "p: rng[3]: found '1'; expected 16 hexadecimal digits");
  EXPECT_NE(error_with("rng", "[" + zero + "]"), "no error");
  EXPECT_EQ(error_with("reveals", "4294967296"),
            "p: reveals: found 4294967296; expected a whole number from 0 to 4294967295");
}

}  // namespace
}  // namespace pionek
