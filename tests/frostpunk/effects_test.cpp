// The effect language: every op and every kind of condition, one by one, run by the interpreter.
#include <map>

#include "tests/frostpunk/kit.hpp"

namespace pionek::frostpunk::testing {
namespace {

constexpr auto kAutomaton = static_cast<std::size_t>(Pawn::automaton);

State after(State s, std::string_view ops) {
  run_ops(s, ops);
  return s;
}
State after(std::string_view ops) { return after(scene(), ops); }

using Pool = std::array<std::uint16_t, 3>;
using Types = std::array<std::uint8_t, 3>;

// Whether a condition holds.
bool holds(const State& s, const std::string& condition) {
  return after(s, R"([{"op": "if", "cond": )" + condition +
                      R"(, "then": [{"op": "gain", "res": "core", "n": 7}]}])")
             .pool[kCore] >= 7;
}
bool holds(const State& s, const std::string& expr, const std::string& cmp, int n) {
  return holds(
      s, R"({"expr": ")" + expr + R"(", "cmp": ")" + cmp + R"(", "n": )" + std::to_string(n) + "}");
}

// What an expression is worth.
int worth(const State& s, const std::string& expr) {
  for (int n = 0; n < 60; ++n) {
    if (holds(s, expr, "==", n)) return n;
  }
  return -1;
}

}  // namespace

// ---- control ----

TEST(FrostpunkEffects, If) {
  State s = scene();
  s.food = 3;
  const char* ops = R"([{"op": "if", "cond": {"expr": "food", "cmp": ">=", "n": 3},
      "then": [{"op": "gain", "res": "wood", "n": 1}],
      "else": [{"op": "gain", "res": "coal", "n": 1}]}, {"op": "gain", "res": "core", "n": 1}])";
  EXPECT_EQ(after(s, ops).pool, (Pool{1, 0, 1}));
  s.food = 2;
  EXPECT_EQ(after(s, ops).pool, (Pool{0, 1, 1}));
}

TEST(FrostpunkEffects, Comparisons) {
  State s = scene();
  s.food = 5;
  const std::map<std::string, std::array<bool, 3>> table{
      {">=", {true, true, false}}, {"<=", {false, true, true}},  {">", {true, false, false}},
      {"<", {false, false, true}}, {"==", {false, true, false}}, {"!=", {true, false, true}}};
  for (const auto& [cmp, expected] : table) {
    for (int i = 0; i < 3; ++i) {
      EXPECT_EQ(holds(s, "food", cmp, 4 + i), expected[static_cast<std::size_t>(i)]) << cmp << i;
    }
  }
}

TEST(FrostpunkEffects, AllAnyNot) {
  State s = scene();
  s.food = 5;
  const std::string yes = R"({"expr": "food", "cmp": "==", "n": 5})";
  const std::string no = R"({"expr": "food", "cmp": "==", "n": 4})";
  const auto list = [](const std::string& key, const std::string& a, const std::string& b) {
    return "{\"" + key + "\": [" + a + ", " + b + "]}";
  };
  const auto negate = [](const std::string& a) { return R"({"not": )" + a + "}"; };
  EXPECT_TRUE(holds(s, list("all", yes, yes)));
  EXPECT_FALSE(holds(s, list("all", yes, no)));
  EXPECT_FALSE(holds(s, list("all", no, yes)));
  EXPECT_TRUE(holds(s, list("any", no, yes)));
  EXPECT_TRUE(holds(s, list("any", yes, no)));
  EXPECT_FALSE(holds(s, list("any", no, no)));
  EXPECT_TRUE(holds(s, negate(no)));
  EXPECT_FALSE(holds(s, negate(yes)));
  EXPECT_TRUE(holds(s, negate(list("all", yes, no))));
  EXPECT_FALSE(holds(s, negate(list("all", yes, yes))));
  EXPECT_TRUE(holds(s, negate(list("any", no, no))));
  EXPECT_FALSE(holds(s, negate(list("any", no, yes))));
  EXPECT_TRUE(holds(s, list("any", list("all", yes, no), negate(no))));
  EXPECT_FALSE(holds(s, list("all", list("any", no, no), yes)));
}

TEST(FrostpunkEffects, Each) {
  State s = scene();
  discontent(s, {"greed", "greed", "-greed", "anger"});
  EXPECT_EQ(after(s, R"([{"op": "each", "expr": "active.greed",
                          "do": [{"op": "gain", "res": "coal", "n": 2}]},
                         {"op": "gain", "res": "wood", "n": 1}])")
                .pool,
            (Pool{1, 4, 0}));
  EXPECT_EQ(after(s, R"([{"op": "each", "expr": "active.discontent", "max": 2,
                          "do": [{"op": "gain", "res": "coal", "n": 1}]}])")
                .pool[kCoal],
            2);
  EXPECT_EQ(after(s, R"([{"op": "each", "expr": "active.apathy",
                          "do": [{"op": "gain", "res": "coal", "n": 1}]}])")
                .pool[kCoal],
            0);
  // It is counted once, whatever the body does; and the body may ask.
  State asked = after(s, R"([{"op": "each", "expr": "active.greed",
                              "do": [{"op": "token_spend", "token": "greed", "n": 1},
                                     {"op": "sick", "type": "any", "n": 1}]}])");
  play_all(asked, {"type worker", "type child"});
  EXPECT_EQ(asked.sick, (Types{1, 0, 1}));
}

TEST(FrostpunkEffects, Choose) {
  const char* ops = R"([{"op": "choose", "options": [
      {"if": {"expr": "food", "cmp": ">=", "n": 9}, "do": [], "text": {"en": "a", "pl": "a"}},
      {"cost": [{"op": "pay", "res": "wood", "n": 2}, {"op": "token_spend", "token": "care", "n": 1}],
       "do": [{"op": "gain", "res": "core", "n": 1}], "text": {"en": "b", "pl": "b"}},
      {"do": [], "text": {"en": "c", "pl": "c"}}]}, {"op": "gain", "res": "food", "n": 1}])";
  State s = scene();
  EXPECT_EQ(after(s, ops).food, 1) << "only one option: it is taken";
  s.pool[kWood] = 2;
  State asked = after(s, ops);
  EXPECT_EQ(offered(asked), (Moves{"choose p01.2", "choose p01.3"}));
  EXPECT_EQ(denied(asked, "choose p01.1"), "FP-412");
  State paid = asked;
  play(paid, "choose p01.2");
  EXPECT_EQ(paid.pool, (Pool{0, 0, 1}));
  EXPECT_EQ(track(paid, Side::hope), "-care justice motivation");
  EXPECT_EQ(paid.food, 1);
  play(asked, "choose p01.3");
  EXPECT_EQ(asked.pool, (Pool{2, 0, 0})) << "an empty option is a choice";
  hope(s, {"-care"});
  EXPECT_EQ(after(s, ops).pool, (Pool{2, 0, 0})) << "the token of the cost is not active";
}

TEST(FrostpunkEffects, Expressions) {
  State s = scene();
  hope(s, {"care", "care", "-justice", "motivation"});
  discontent(s, {"anger", "-greed"});
  s.pool = {3, 4, 0};
  s.food = 6;
  s.hunger = 7;
  s.deaths = 2;
  s.sick = {5, 1, 2};
  s.skulls = 5;
  s.overload = 8;
  s.unsheltered = 4;
  s.children_acted = 3;
  s.depot = 2;
  s.heat = 4;
  raise(s, "tent", "pn01a");
  raise(s, "house", "pn01b");
  raise(s, "hothouse", "pn02a");
  enact(s, "pr03");
  research(s, "t01");
  in_events(s, "p04");
  s.events[0].stored = {1, 2, 0};
  s.scenario_gone = byte(s.scenario_gone | 1 << 6);
  const std::map<std::string, int> expected{
      {"active.care", 2},    {"active.hope", 3},    {"active.discontent", 1},
      {"active.justice", 0}, {"tokens.hope", 4},    {"tokens.discontent", 2},
      {"res.wood", 3},       {"res.coal", 4},       {"res.total", 7},
      {"food", 6},           {"hunger", 7},         {"deaths", 2},
      {"sick.worker", 5},    {"sick.total", 8},     {"pop.worker", 22},
      {"skulls", 2},         {"overload", 8},       {"built.tent", 1},
      {"built.hothouse", 1}, {"built.shelter", 2},  {"built.ruins", 0},
      {"law.pr03", 1},       {"law.pr04", 0},       {"laws", 1},
      {"techs", 1},          {"stored.p04", 3},     {"stored.p28", 0},
      {"unsheltered", 4},    {"children_acted", 3}, {"depot", 2},
      {"round", 2},          {"revealed.s07", 1},   {"revealed.s01", 1},
      {"revealed.s02", 0},   {"heat_gap", 5},       {"res.core", 0}};
  for (const auto& [expr, value] : expected) EXPECT_EQ(worth(s, expr), value) << expr;
  run_ops(s, R"([{"op": "ruin", "building": "tent", "n": 1}])");
  EXPECT_EQ(worth(s, "built.shelter"), 1) << "Ruins do not count";
}

// ---- goods ----

TEST(FrostpunkEffects, GainAny) {
  State s = after(R"([{"op": "gain", "res": "any", "n": 2}])");
  EXPECT_EQ(offered(s), (Moves{"resource wood", "resource coal", "resource core"}));
  play_all(s, {"resource core", "resource wood"});
  EXPECT_EQ(s.pool, (Pool{1, 0, 1}));
  const State fuel = after(R"([{"op": "gain", "res": "fuel", "n": 1}])");
  EXPECT_EQ(offered(fuel), (Moves{"resource wood", "resource coal"}));
}

TEST(FrostpunkEffects, LoseAny) {
  State s = scene();
  s.pool = {2, 1, 1};
  State some = after(s, R"([{"op": "lose", "res": "any", "n": 2}])");
  EXPECT_EQ(offered(some).size(), 3U);
  play_all(some, {"resource core", "resource coal"});
  EXPECT_EQ(some.pool, (Pool{2, 0, 0}));
  EXPECT_EQ(after(s, R"([{"op": "lose", "res": "any", "n": "all"}])").pool, (Pool{0, 0, 0}));
  EXPECT_EQ(after(s, R"([{"op": "lose", "res": "wood", "n": "all"}])").pool, (Pool{0, 1, 1}));
  const State fuel = after(s, R"([{"op": "lose", "res": "fuel", "n": 1}])");
  EXPECT_EQ(offered(fuel), (Moves{"resource wood", "resource coal"}));
}

TEST(FrostpunkEffects, StoreAndUnstore) {
  State s = scene();
  s.pool = {2, 1, 0};
  run_ops(s, R"([{"op": "card", "to": "events"}, {"op": "store", "res": "any", "n": 2}])");
  play_all(s, {"resource wood", "resource coal"});
  ASSERT_EQ(s.events.size(), 1);
  EXPECT_EQ(s.events[0].stored, (Types{1, 1, 0}));
  EXPECT_EQ(s.pool, (Pool{1, 0, 0}));
  State some = s;
  resolve(some, "z002");
  EXPECT_EQ(some.pool, (Pool{2, 1, 0}));
  EXPECT_EQ(some.events.size(), 0);
  State bank = s;
  const Edited other("dusk.json", [](json::value& file) {
    file.at("standard").at(0).as_object()["do"] =
        json::parse(R"([{"op": "unstore", "card": "p01", "n": 1, "to": "bank"}])");
  });
  resolve(bank, "z001");
  EXPECT_EQ(offered(bank), (Moves{"resource wood", "resource coal"}));
  play(bank, "resource coal");
  EXPECT_EQ(bank.pool, (Pool{1, 0, 0}));
  EXPECT_EQ(bank.events[0].stored, (Types{1, 0, 0}));
}

// ---- people ----

TEST(FrostpunkEffects, CitizensOfSeveralTypes) {
  State s = after(R"([{"op": "citizens", "type": "adult", "n": -2}])");
  EXPECT_EQ(offered(s), (Moves{"type worker", "type engineer"}));
  play_all(s, {"type worker", "type engineer"});
  EXPECT_EQ(s.pop, (Types{21, 11, 8}));
  State more = after(R"([{"op": "citizens", "type": "any", "n": 1}])");
  play(more, "type child");
  EXPECT_EQ(more.pop[2], 9);
}

TEST(FrostpunkEffects, ExhaustAndFlip) {
  State s = after(R"([{"op": "exhaust", "type": "adult", "n": 2}])");
  play_all(s, {"type worker", "type engineer"});
  EXPECT_EQ(s.exhausted, (Types{1, 1, 0}));
  const State nobody_sick = after(R"([{"op": "flip", "type": "any", "n": 1}])");
  EXPECT_EQ(nobody_sick.skulls, 0);
}

TEST(FrostpunkEffects, CitizenCards) {
  State s = scene(3);
  s.leader = 1;
  EXPECT_EQ(
      std::popcount(after(s, R"([{"op": "citizen_cards", "n": 2, "who": "leader"}])").hand[1]), 2);
  const State each = after(s, R"([{"op": "citizen_cards", "n": 1, "who": "each"}])");
  for (int i = 0; i < 3; ++i) EXPECT_EQ(std::popcount(each.hand[i]), 1);
  const Journal journal;
  State told = scene(2);
  const auto lines = run_ops(told, R"([{"op": "citizen_cards", "n": 1, "who": "leader"}])");
  EXPECT_TRUE(has_line(lines, "FP-1301 Player 1 draws 1 citizen card."));
}

// ---- morale ----

TEST(FrostpunkEffects, TokenOfASide) {
  State s = scene();
  hope(s, {"care", "justice", "-motivation"});
  discontent(s, {"-anger", "greed"});
  const State spent = after(s, R"([{"op": "token_spend", "token": "hope", "n": 1}])");
  EXPECT_EQ(offered(spent), (Moves{"spend care", "spend justice"}));
  EXPECT_EQ(track(after(s, R"([{"op": "token_activate", "token": "discontent", "n": 2}])"),
                  Side::discontent),
            "anger greed");
}

TEST(FrostpunkEffects, DrawnActive) {
  const State s = after(R"([{"op": "token_draw_active", "side": "hope", "n": 1}])");
  ASSERT_EQ(s.tokens(Side::hope).size(), 4);
  EXPECT_TRUE(is_active(s.tokens(Side::hope)[3]));
  State full = scene();
  hope(full, {"care", "care", "care", "justice", "justice", "justice"});
  EXPECT_EQ(after(full, R"([{"op": "token_draw_active", "side": "hope", "n": 1}])")
                .tokens(Side::hope)
                .size(),
            6);
  State lost = scene();
  discontent(lost, {"anger", "anger", "greed", "greed", "apathy"});
  EXPECT_EQ(after(lost, R"([{"op": "token_draw_active", "side": "discontent", "n": 1}])").ending,
            Ending::exile);
}

TEST(FrostpunkEffects, WholeTypes) {
  State s = scene();
  discontent(s, {"anger", "greed", "anger"});
  run_ops(s, R"([{"op": "choose_token_type", "side": "discontent", "do": "spend_all"}])");
  EXPECT_EQ(offered(s), (Moves{"spend anger", "spend greed"}));
  play(s, "spend anger");
  EXPECT_EQ(track(s, Side::discontent), "-anger greed -anger");
  hope(s, {"care", "-justice"});
  run_ops(s, R"([{"op": "choose_token_type", "side": "hope", "do": "activate_all"}])");
  EXPECT_EQ(track(s, Side::hope), "care justice");
}

// ---- markers ----

TEST(FrostpunkEffects, Markers) {
  State s = scene();
  s.heat = 6;
  s.hunger = 2;
  EXPECT_EQ(after(s, R"([{"op": "hunger", "n": -4}])").hunger, 0);
  EXPECT_EQ(after(s, R"([{"op": "heat", "n": -9}])").heat, 1);
  EXPECT_EQ(after(s, R"([{"op": "heat", "n": 9}])").heat, 9) << "up to the cold";
  EXPECT_EQ(after(s, R"([{"op": "cold", "n": -5}])").cold, 4);
  EXPECT_EQ(after(s, R"([{"op": "cold", "n": -5}])").heat, 4) << "pulled down with it";
  EXPECT_EQ(after(s, R"([{"op": "cold", "n": 30}])").cold, 20);
  EXPECT_EQ(after(s, R"([{"op": "range", "color": "orange", "n": 2}])").range, (Types{1, 4, 3}));
  EXPECT_EQ(after(s, R"([{"op": "range", "color": "all", "n": -1}])").range, (Types{1, 1, 2}));
  EXPECT_EQ(after(s, R"([{"op": "depot", "n": 9}])").depot, 8);
  EXPECT_EQ(after(s, R"([{"op": "deaths", "n": -3}])").deaths, 0);
  EXPECT_EQ(after(s, R"([{"op": "tower_upgrade"}])").tower, 1);
  s.overload = 4;
  EXPECT_EQ(after(s, R"([{"op": "overload", "n": "all"}])").overload, 0);
  EXPECT_EQ(after(s, R"([{"op": "overload", "n": -9}])").overload, 0);
  EXPECT_EQ(after(s, R"([{"op": "overload", "n": 3}])").overload, 7);
}

TEST(FrostpunkEffects, Storm) {
  EXPECT_EQ(after(R"([{"op": "storm", "n": 2}])").storm, 7);
  EXPECT_EQ(after(R"([{"op": "storm", "n": -2}])").storm, 11);
  EXPECT_EQ(after(R"([{"op": "storm", "n": -9}])").storm, 15);
  EXPECT_EQ(after(R"([{"op": "storm", "n": 20}])").hits, 0) << "checked only by the weather";
  EXPECT_EQ(after(R"([{"op": "storm_set", "field": 12}])").storm, 12);
  EXPECT_EQ(after(R"([{"op": "storm_set", "field": null}, {"op": "storm", "n": -3}])").storm, 0);
}

// ---- the map ----

TEST(FrostpunkEffects, MapTake) {
  State s = scene();
  put(s, "g3", "wood", 1);
  put(s, "pn01a", "coal", 2);
  put(s, "pn01b", "tree", 2);
  State taken = after(s, R"([{"op": "map_take", "res": "any", "n": 2}])");
  EXPECT_EQ(offered(taken), (Moves{"field g3", "field pn01a"}));
  play_all(taken, {"field g3"});
  EXPECT_EQ(taken.pool, (Pool{1, 1, 0}));
  EXPECT_EQ(after(s, R"([{"op": "map_take", "res": "wood", "n": 3, "else_coal": true}])").pool,
            (Pool{1, 2, 0}));
  EXPECT_EQ(after(s, R"([{"op": "map_take", "res": "core", "n": 3}])").pool, (Pool{0, 0, 0}));
}

TEST(FrostpunkEffects, MapRemoveAndAdd) {
  State s = scene();
  put(s, "pn01a", "coal", 2);
  put(s, "pn01b", "coal", 2);
  put(s, "pn02a", "coal", 1);
  State tiles =
      after(s, R"([{"op": "map_remove", "res": "coal", "n": 2, "distinct_tiles": true}])");
  EXPECT_EQ(offered(tiles).size(), 3U);
  play(tiles, "field pn01b");
  EXPECT_EQ(tiles.field[field("pn02a")].count, 0) << "the other tile by itself";
  EXPECT_EQ(tiles.pool, (Pool{0, 0, 0})) << "to the bank";
  put(s, "pn03a", "tree", 1);
  EXPECT_EQ(after(s, R"([{"op": "map_remove", "res": "tree", "n": 1}])").trees.size(), 0);
  State added = after(s, R"([{"op": "map_add", "res": "tree", "n": 2}])");
  EXPECT_TRUE(offers(added, "field pn03a") && offers(added, "field pn02b") &&
              offers(added, "field g3"));
  EXPECT_FALSE(offers(added, "field pn01a") || offers(added, "field g1"));
  play(added, "field g3");
  EXPECT_EQ(added.field[field("g3")].holds, kTree);
  EXPECT_EQ(added.field[field("g3")].count, 2);
}

TEST(FrostpunkEffects, PlaceTile) {
  State s = scene();
  State both = after(s, R"([{"op": "place_tile", "kinds": ["near", "far"],
                             "else_kinds": ["far", "far"]}])");
  play(both, "lay pn01");
  EXPECT_EQ(offered(both), (Moves{"lay pf01", "lay pf02", "lay pf18"}))
      << "the far tile may touch the near one";
  for (int i = 1; i <= 12; ++i) {
    tile(s, std::string(i < 10 ? "pn0" : "pn") + std::to_string(i));
  }
  State far = after(s, R"([{"op": "place_tile", "kinds": ["near", "far"],
                            "else_kinds": ["far", "far"]}])");
  play_all(far, {"lay pf01", "lay pf09"});
  EXPECT_NE(far.tile[place("pf01")] * far.tile[place("pf09")], 0);
}

TEST(FrostpunkEffects, Buildings) {
  State s = scene();
  raise(s, "tent", "pn01a");
  raise(s, "house", "pn01b");
  raise(s, "sawmill", "pn02a");
  raise(s, "retort", "pn02b");
  work(s, "pn02b");
  EXPECT_EQ(after(s, R"([{"op": "upgrade_free", "n": 2}])").field[field("pn02a")].upgraded, 1)
      << "not the one with a pawn";
  State ruined = after(s, R"([{"op": "ruin", "building": "shelter", "n": 1}])");
  EXPECT_EQ(offered(ruined), (Moves{"ruin pn01a", "ruin pn01b"}));
  play(ruined, "ruin pn01b");
  EXPECT_EQ(ruined.building_at(field("pn01b")), building("ruins"));
  const State all = after(s, R"([{"op": "flip_all", "building": "house"}])");
  EXPECT_EQ(all.building_at(field("pn01b")), building("ruins"));
  EXPECT_EQ(all.supply[building("house")], 0);
}

// ---- cards ----

TEST(FrostpunkEffects, WhereACardGoes) {
  const auto to = [](const char* where) {
    State s = scene();
    const Edited other("dusk.json", [&](json::value& file) {
      file.at("standard").at(0).as_object()["do"] =
          json::array{json::object{{"op", "card"}, {"to", where}}};
    });
    resolve(s, "z001");
    return s;
  };
  const int at = game().dusk_index(byte(card("z001")));
  EXPECT_TRUE(to("dusk_discard").dusk_discard.has(at));
  EXPECT_TRUE(to("dusk_deck").dusk_deck.has(at));
  EXPECT_TRUE(to("law").dusk_on_law.has(at));
  EXPECT_TRUE(to("remove").dusk_gone.has(at));
  EXPECT_EQ(to("events").events[0].card, card("z001"));
}

TEST(FrostpunkEffects, CancelledDuskCards) {
  State s = scene();
  const int at = game().dusk_index(byte(card("z010")));
  s.dusk_deck.add(at);
  run_ops(s, R"([{"op": "dusk_cancel", "card": "z010"}])");
  EXPECT_FALSE(s.dusk_deck.has(at));
  EXPECT_TRUE(s.dusk_gone.has(at));
  State pile = scene();
  pile.dusk_discard.add(at);
  run_ops(pile, R"([{"op": "dusk_cancel", "card": "z010"}])");
  EXPECT_TRUE(pile.dusk_gone.has(at));
}

TEST(FrostpunkEffects, LawsByEffects) {
  State s = after(R"([{"op": "enact_law", "ignore_loss": true}])");
  play(s, "law pr01");
  EXPECT_EQ(track(s, Side::hope), "care justice motivation") << "hope −1 is left out";
  EXPECT_EQ(track(s, Side::discontent), "") << "discontent +1 too";
  State gain = after(R"([{"op": "enact_law", "ignore_loss": true}])");
  hope(gain, {"-care"});
  play(gain, "law pr07");
  EXPECT_EQ(step(gain), Step::raise) << "gains are not";
}

TEST(FrostpunkEffects, ScenarioCards) {
  const State s = after(R"([{"op": "reveal", "card": "s02", "resolve": true},
                            {"op": "reveal", "card": "s02", "resolve": true},
                            {"op": "reveal", "card": "s03"}])");
  EXPECT_EQ(s.pop, (Types{26, 13, 10})) << "once";
  EXPECT_NE(s.face_up >> 2 & 1, 0);
}

TEST(FrostpunkEffects, Scouts) {
  State s = scene();
  route(s, 1, {"ea04"}, 1);
  EXPECT_EQ(after(s, R"([{"op": "scouts", "n": 2}])").routes[1].at, 3);
}

TEST(FrostpunkEffects, Peek) {
  State s = after(R"([{"op": "peek_dusk", "n": 2, "discard_up_to": 1}])");
  EXPECT_EQ(step(s), Step::peek);
  play(s, "shelve z000");
  EXPECT_EQ(s.dusk_deck.size(), 1);
}

TEST(FrostpunkEffects, TheEnd) {
  EXPECT_EQ(after(R"([{"op": "end", "result": "win"}])").ending, Ending::goal);
  EXPECT_EQ(after(R"([{"op": "end", "result": "lose"}])").ending, Ending::depot);
}

// ---- what a pawn does ----

TEST(FrostpunkEffects, WorkOfCitizens) {
  State s = scene();
  warm_all(s);
  raise(s, "balloon", "pn01a");
  give(s, "m10");
  act(s, "worker", "send route1 with m10");
  EXPECT_EQ(s.routes[0].at, 1 + 3 >= game().route_length(s.routes[0]) ? s.routes[0].at : 4);
  State build = scene();
  build.pool[kWood] = 4;
  give(build, "m02");
  for (const char* id : {"pn01", "pn02"}) tile(build, id);
  act(build, "worker", "construct with m02");
  EXPECT_EQ(build.agenda.top().left, 4);
  play_all(build, {"build tent", "on pn01a", "build retort", "on pn01b", "build tent", "on pn02a"});
  EXPECT_EQ(build.pool[kWood], 2) << "each for 1 wood less";
  State twice = scene();
  warm_all(twice);
  raise(twice, "gathering_hut", "pn02a");
  put(twice, "pn01a", "coal", 3);
  give(twice, "m08");
  act(twice, "worker", "use pn02a with m08");
  EXPECT_EQ(twice.pool[kCoal], 2) << "the building's action twice";
  State machine = scene();
  warm_all(machine);
  raise(machine, "factory", "pn02a");
  machine.pool = {0, 0, 1};
  give(machine, "m18");
  act(machine, "engineer", "use pn02a with m18");
  EXPECT_EQ(machine.ready[kAutomaton], 1);
  EXPECT_EQ(machine.pool, (Pool{0, 3, 0}));
}

}  // namespace pionek::frostpunk::testing
