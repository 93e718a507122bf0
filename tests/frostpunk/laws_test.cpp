// Laws (16xx), technologies (17xx), automatons and child pawns (18xx).
#include "tests/frostpunk/kit.hpp"

namespace pionek::frostpunk::testing {
namespace {

constexpr auto kAutomaton = static_cast<std::size_t>(Pawn::automaton);
constexpr auto kChildWorker = static_cast<std::size_t>(Pawn::child_worker);

int dusk(CardId id) { return game().dusk_index(id); }

// At the choice of a law.
State enacting() {
  State s = scene();
  act(s, "engineer", "use g1");
  return s;
}

}  // namespace

TEST(FrostpunkLaws, EnactedFromTheStack) {
  RULE("FP-1601");
  State s = enacting();
  EXPECT_TRUE(offers(s, "law pr03"));
  const auto lines = play(s, "law pr03");
  EXPECT_NE(s.enacted >> law("pr03") & 1, 0);
  EXPECT_TRUE(has_line(lines, "FP-1601 A new law: Soup."));
  const auto at = [&](std::string_view start) {
    return std::find_if(lines.begin(), lines.end(),
                        [&](const std::string& line) { return line.starts_with(start); }) -
           lines.begin();
  };
  EXPECT_LT(at("FP-1602"), at("FP-304")) << "the consequence comes before the effect";
  EXPECT_EQ(s.tokens(Side::discontent).size(), 1);
}

TEST(FrostpunkLaws, OneConsequenceUnseen) {
  RULE("FP-1602");
  std::set<int> chosen;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    State s = enacting();
    s.rng = Rng(seed);
    play(s, "law pr05");
    const auto& both = game().data().laws[law("pr05")].consequences;
    EXPECT_NE(s.dusk_deck.has(dusk(both[0])), s.dusk_deck.has(dusk(both[1])));
    EXPECT_NE(s.dusk_gone.has(dusk(both[0])), s.dusk_gone.has(dusk(both[1])));
    chosen.insert(s.dusk_deck.has(dusk(both[0])) ? 0 : 1);
    const auto seen = tree(game().describe(s, seat_at(0))).at("dusk").as_object();
    EXPECT_EQ(seen.at("consequences").as_array().at(0).as_string(), "pr05");
    EXPECT_EQ(seen.at("deck").as_array().size(), 2U) << "which one is nobody's knowledge";
  }
  EXPECT_EQ(chosen.size(), 2U);
}

TEST(FrostpunkLaws, PairsExcludeEachOther) {
  RULE("FP-1603");
  State s = enacting();
  const auto lines = play(s, "law pr05");
  EXPECT_EQ(s.law_stack >> law("pr06") & 1, 0);
  EXPECT_TRUE(has_line(lines, "FP-1603 This law is out of the game: Overcrowded Quarters."));
  for (const auto& [a, b] : {std::pair{"pr01", "pr02"}, {"pr03", "pr04"}, {"pr07", "pr08"}}) {
    EXPECT_EQ(game().data().laws[law(a)].pair, law(b));
  }
}

TEST(FrostpunkLaws, FourAtMost) {
  RULE("FP-1604");
  State s = scene();
  for (const char* id : {"pr01", "pr03", "pr05"}) enact(s, id);
  act(s, "engineer", "use g1");
  play(s, "law pr07");
  play_on(s, {"draw"});
  turn(s);
  work(s, "g1", Pawn::engineer);
  s.field[field("g1")].pawn = 0;
  s.manned.remove(field("g1"));
  play(s, "pawn engineer");
  EXPECT_EQ(denied(s, "use g1"), "FP-854");
}

TEST(FrostpunkLaws, ACardOnALawSuspendsIt) {
  RULE("FP-1605");
  State s = scene();
  enact(s, "pr13");
  put(s, "g3", "wood", 5);
  State before = s;
  act(before, "worker", "gather g3");
  EXPECT_EQ(before.pool[kWood], 3);
  resolve(s, "c13a");
  play(s, "choose c13a.1");
  EXPECT_TRUE(s.dusk_on_law.has(dusk(byte(card("c13a")))));
  act(s, "worker", "gather g3");
  EXPECT_EQ(s.pool[kWood], 2);
}

TEST(FrostpunkLaws, ChildLabour) {
  RULE("FP-1606");
  State s = enacting();
  discontent(s, {"-anger"});
  play(s, "law pr01");
  play_all(s, {"activate anger", "spend care"});
  EXPECT_EQ(track(s, Side::discontent), "anger");
  for (const char* id : {"pn01a", "pn01b", "pn03a", "pn03b", "pn12a"}) put(s, id, "coal", 2);
  raise(s, "gathering_hut", "pn02a");
  State free = s;
  act(s, "child", "use pn02a");
  EXPECT_EQ(step(s), Step::collect);
  play_all(s, {"field pn01a", "field pn03a", "field pn03b"});
  EXPECT_EQ(s.pool[kCoal], 3) << "up to three markers";
  EXPECT_EQ(s.sick[2], 1) << "the children's marker";
  act(free, "worker", "use pn02a");
  EXPECT_EQ(free.pool[kCoal], 4) << "a worker takes from all four adjacent ones";
}

TEST(FrostpunkLaws, OvercrowdedQuarters) {
  RULE("FP-1607");
  State s = scene();
  warm_all(s);
  raise(s, "tent", "pn01a");
  raise(s, "child_shelter", "pn01b");
  EXPECT_EQ(game().beds(s).all, 2);
  enact(s, "pr06");
  EXPECT_EQ(game().beds(s).all, 3);
  EXPECT_EQ(game().beds(s).children, 5);
}

TEST(FrostpunkLaws, FaithAndOrderUnlock) {
  RULE("FP-1608");
  State s = scene();
  for (const char* id : {"field_kitchen", "cemetery", "temple", "faith_keepers"}) {
    EXPECT_FALSE(game().unlocked(s, building(id)));
  }
  enact(s, "pr07");
  for (const char* id : {"field_kitchen", "cemetery", "temple", "faith_keepers"}) {
    EXPECT_TRUE(game().unlocked(s, building(id))) << id;
  }
  State order = scene();
  enact(order, "pr08");
  for (const char* id : {"body_pit", "propaganda_centre", "motivation_horn", "prison"}) {
    EXPECT_TRUE(game().unlocked(order, building(id))) << id;
  }
  order.pool[kWood] = 1;
  act(order, "worker", "construct");
  EXPECT_EQ(denied(order, "build body_pit"), "") << "for 1 wood, as the law says";
  EXPECT_EQ(denied(order, "build prison"), "FP-216");
}

// ---- technologies ----

TEST(FrostpunkResearch, FourOpenTechnologies) {
  RULE("FP-1701");
  const State s = scene();
  EXPECT_EQ(tree(game().describe(s, nobody)).at("techs").as_array().size(), 4U);
  EXPECT_EQ(s.studied, 0);
}

TEST(FrostpunkResearch, TheFirstWorkshop) {
  RULE("FP-1702");
  RULE("FP-1704");
  State s = scene();
  s.tech = {byte(tech("t01")), byte(tech("t02")), byte(tech("t04")), byte(tech("t05"))};
  s.pool[kWood] = 9;
  act(s, "worker", "construct");
  play_all(s, {"build workshop", "on g3"});
  EXPECT_EQ(offered(s), (Moves{"research t01", "research t02", "research t04", "research t05"}));
  play(s, "research t02");
  EXPECT_EQ(s.research_at, 6) << "four rounds ahead of round 2";
  tile(s, "pn01");
  play_all(s, {"build workshop", "on g4"});
  EXPECT_EQ(step(s), Step::construct) << "a second Workshop brings no second token";
  EXPECT_EQ(s.studied, tech("t02") + 1);
}

TEST(FrostpunkResearch, NotBeyondFieldFifteen) {
  RULE("FP-1703");
  State s = scene();
  s.round = 13;
  s.activations.clear();
  s.tech = {byte(tech("t01")), byte(tech("t02")), byte(tech("t04")), byte(tech("t05"))};
  s.pool[kWood] = 1;
  act(s, "worker", "construct");
  play_all(s, {"build workshop", "on g3", "research t02"});
  EXPECT_EQ(s.research_at, 15);
}

TEST(FrostpunkResearch, TheTokenComesCloser) {
  RULE("FP-1705");
  State s = scene();
  s.tech = {byte(tech("t01")), byte(tech("t02")), byte(tech("t04")), byte(tech("t05"))};
  study(s, "t01", 3);
  act(s, "engineer", "use pn12a");
  const auto lines = play(s, "advance");
  EXPECT_TRUE(has_line(lines, "FP-1705 Researched: Steam Saw."));
  play_all(s, {"research t05", "advance"});
  EXPECT_EQ(s.research_at, 3) << "two rounds ahead of round 2, then one closer";
  State none = scene();
  run_ops(none, R"([{"op": "tech", "n": 2}])");
  EXPECT_EQ(none.studied, 0) << "nothing without a token";
}

TEST(FrostpunkResearch, WithoutAWorkshopItIsLost) {
  RULE("FP-1706");
  State s = scene();
  study(s, "t01", 5);
  research(s, "t02");
  raise(s, "workshop", "pn12b");
  act(s, "worker", "construct");
  play(s, "dismantle pn12a");
  EXPECT_EQ(s.studied, tech("t01") + 1) << "one is left";
  const auto lines = play(s, "dismantle pn12b");
  EXPECT_EQ(s.studied, 0);
  EXPECT_TRUE(has_line(lines, "FP-1706 "));
  EXPECT_NE(s.researched >> tech("t02") & 1, 0);
  s.pool[kWood] = 1;
  turn(s);
  act(s, "worker", "construct");
  play_all(s, {"build workshop", "on g3"});
  EXPECT_TRUE(offers(s, "research t01")) << "anew, with any open one";
}

// ---- automatons and child pawns ----

TEST(FrostpunkAutomatons, AsWorkersButNotEverywhere) {
  RULE("FP-1801");
  RULE("FP-1805");
  State s = scene();
  s.ready[kAutomaton] = 1;
  s.pool[kCoal] = 3;
  s.pool[kWood] = 1;
  raise(s, "balloon", "pn01a");
  raise(s, "hunters_hut", "pn02a");
  raise(s, "medical_post", "pn02b");
  in_events(s, "p28");
  open(s, "s04");
  play(s, "pawn automaton");
  EXPECT_TRUE(offers(s, "use pn02a"));
  EXPECT_EQ(denied(s, "use pn02b"), "FP-852");
  EXPECT_EQ(denied(s, "send route1"), "FP-1801");
  EXPECT_EQ(denied(s, "special p28"), "FP-1801");
  EXPECT_EQ(denied(s, "special s04.2"), "FP-871") << "its own coal is paid first";
  s.pool[kCoal] = 4;
  EXPECT_EQ(denied(s, "special s04.2"), "") << "on scenario cards it may";
  play(s, "special s04.2");
  EXPECT_EQ(s.pool[kCoal], 0);
  EXPECT_EQ(s.depot, 1);
}

TEST(FrostpunkAutomatons, CoalForEveryUse) {
  RULE("FP-1802");
  State s = scene();
  s.ready[kAutomaton] = 2;
  put(s, "g3", "wood", 5);
  EXPECT_EQ(denied(s, "pawn automaton"), "FP-1802");
  s.pool[kCoal] = 1;
  const auto lines = act(s, "automaton", "gather g3");
  EXPECT_EQ(s.pool[kCoal], 0);
  EXPECT_TRUE(has_line(lines, "FP-1802 "));
}

TEST(FrostpunkAutomatons, NoCitizens) {
  RULE("FP-1803");
  State s = scene();
  s.ready = {0, 0, 0, 0, 0, 2};
  s.pool[kCoal] = 1;
  put(s, "pf01a", "wood", 5);
  act(s, "automaton", "gather pf01a");
  EXPECT_EQ(s.sick, (std::array<std::uint8_t, 3>{0, 0, 0})) << "it does not fall sick";
  begin(s, Phase::night);
  EXPECT_EQ(s.unsheltered, 0);
}

TEST(FrostpunkAutomatons, SixAtMost) {
  RULE("FP-1804");
  State s = scene();
  s.ready[kAutomaton] = 4;
  s.clearing[kAutomaton] = 1;
  run_ops(s, R"([{"op": "gain", "res": "automaton", "n": 3}])");
  EXPECT_EQ(s.ready[kAutomaton], 5);
  run_ops(s, R"([{"op": "gain", "res": "automaton", "n": 1}])");
  EXPECT_EQ(s.ready[kAutomaton], 5);
}

TEST(FrostpunkChildren, WorkingChildren) {
  RULE("FP-1811");
  State s = scene();
  run_ops(s, R"([{"op": "child_pawn", "kind": "worker"}])");
  EXPECT_EQ(s.ready[kChildWorker], 1);
  EXPECT_EQ(s.ready[2], 1) << "it takes the place of a child pawn";
  run_ops(s, R"([{"op": "child_pawn", "kind": "worker"}])");
  EXPECT_EQ(s.ready[2], 1) << "there is one only";
  put(s, "pf01a", "coal", 3);
  act(s, "child_worker", "gather pf01a");
  EXPECT_EQ(s.pool[kCoal], 2);
  EXPECT_EQ(s.sick, (std::array<std::uint8_t, 3>{0, 0, 1})) << "a child in every respect";
  // Fewer children: the ordinary pawn goes first. Nobody in the pool: at the next muster.
  State few = scene();
  few.apprentices = 1;
  few.pop[2] = 4;
  begin(few, Phase::action);
  EXPECT_EQ(few.ready[kChildWorker], 1);
  EXPECT_EQ(few.ready[2], 0);
  State busy = scene();
  busy.ready[2] = 0;
  run_ops(busy, R"([{"op": "child_pawn", "kind": "engineer"}])");
  EXPECT_EQ(busy.ready[static_cast<std::size_t>(Pawn::child_engineer)], 0);
  begin(busy, Phase::action);
  EXPECT_EQ(busy.ready[static_cast<std::size_t>(Pawn::child_engineer)], 1);
  EXPECT_EQ(busy.ready[2], 1);
}

TEST(FrostpunkChildren, TiredOnesAndEightPawns) {
  RULE("FP-1812");
  State s = scene();
  s.apprentices = 1;
  s.pop[2] = 12;
  s.exhausted[2] = 2;
  begin(s, Phase::action);
  EXPECT_EQ(s.tired[2], 2) << "ordinary ones first";
  EXPECT_EQ(s.ready[kChildWorker], 1);
  State many = scene();
  many.pop[2] = 50;
  begin(many, Phase::action);
  EXPECT_EQ(many.ready[2], 8);
}

}  // namespace pionek::frostpunk::testing
