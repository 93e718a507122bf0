// Dawn and morning (4xx), dusk (9xx), scenario and event cards (14xx).
#include "tests/frostpunk/kit.hpp"

namespace pionek::frostpunk::testing {
namespace {

int dusk(std::string_view id) { return game().dusk_index(byte(card(id))); }

// The dusk deck is these cards.
void deck(State& s, std::initializer_list<std::string_view> cards) {
  // What was there and is not named goes to the discard pile, consultations back to their stack.
  s.dusk_deck.each([&](int at) {
    const CardId id = byte(at + game().data().morning_cards);
    if (game().data().consultations.find(id) >= 0) {
      s.consultations.insert(0, id);
    } else {
      s.dusk_discard.add(at);
    }
  });
  s.dusk_deck.clear();
  for (const std::string_view id : cards) {
    const int at = s.consultations.find(byte(card(id)));
    if (at >= 0) s.consultations.erase(at);
    s.dusk_discard.remove(dusk(id));
    s.dusk_deck.add(dusk(id));
  }
}

}  // namespace

// ---- dawn and morning ----

TEST(FrostpunkDawn, TheMarkerPassesOn) {
  RULE("FP-401");
  RULE("FP-402");
  State s = scene(3);
  s.leader = 2;
  const auto lines = begin(s, Phase::dawn);
  EXPECT_EQ(s.leader, 0);
  EXPECT_EQ(s.round, 3);
  EXPECT_TRUE(has_line(lines, "FP-402 Round 3. Player 1 leads."));
}

TEST(FrostpunkDawn, TheResearchTokenIsReached) {
  RULE("FP-403");
  State s = scene();
  s.round = 5;
  s.tech = {byte(tech("t01")), byte(tech("t02")), byte(tech("t04")), byte(tech("t05"))};
  study(s, "t01", 6);
  const auto lines = begin(s, Phase::dawn);
  EXPECT_TRUE(has_line(lines, "FP-403 Researched: Steam Saw."));
  EXPECT_EQ(offered(s), (Moves{"research t02", "research t04", "research t05"}));
  EXPECT_EQ(denied(s, "research t01"), "FP-403");
  play(s, "research t02");
  EXPECT_EQ(s.research_at, 10);
  EXPECT_EQ(s.studied, tech("t02") + 1);
}

TEST(FrostpunkDawn, AnActivationTokenIsReached) {
  RULE("FP-404");
  State s = scene();
  s.round = 3;
  begin(s, Phase::dawn);
  EXPECT_EQ(s.activations.find({4, byte(card("s01"))}), -1);
  EXPECT_NE(s.activations.find({11, byte(card("s01"))}), -1);
  EXPECT_NE(s.face_up >> (card("s06") - game().data().scenario_start) & 1, 0);
  // Its tokens go with a card.
  State gone = scene();
  open(gone, "s06");
  EXPECT_EQ(gone.activations.size(), 3);
  run_ops(gone, R"([{"op": "scenario_remove", "card": "s06"}])");
  EXPECT_EQ(gone.activations.size(), 2);
}

TEST(FrostpunkDawn, TheLeaderOrdersThem) {
  RULE("FP-405");
  State s = scene();
  s.round = 3;
  study(s, "t01", 4);
  begin(s, Phase::dawn);
  EXPECT_EQ(offered(s), (Moves{"complete", "resolve s01"}));
  play(s, "resolve s01");
  EXPECT_NE(s.researched, 0) << "then the other one by itself";
}

TEST(FrostpunkMorning, TheTopCard) {
  RULE("FP-411");
  State s = scene();
  on_top(s, "p17");
  const auto lines = begin(s, Phase::morning);
  EXPECT_TRUE(has_line(lines, "FP-411 Revealed: Frostbite."));
  EXPECT_EQ(s.sick[0], 1) << "the immediate effect first";
  EXPECT_EQ(step(s), Step::choose);
  State none = scene();
  none.morning.clear();
  none.pool[kCoal] = 1;
  begin(none, Phase::morning);
  EXPECT_EQ(none.phase, Phase::generator) << "an empty stack: the phase is skipped";
}

TEST(FrostpunkMorning, OneOptionThatIsOpen) {
  RULE("FP-412");
  RULE("FP-216");
  State s = scene();
  hope(s, {"-justice", "care"});
  begin(s, Phase::morning);
  EXPECT_EQ(denied(s, "choose p02.1"), "FP-412");
  EXPECT_EQ(offered(s), (Moves{"choose p02.2", "choose p02.3"}));
  play(s, "choose p02.3");
  EXPECT_EQ(s.food, 2);
  State dear = scene();
  resolve(dear, "p11");
  EXPECT_EQ(denied(dear, "choose p11.1"), "FP-216");
  dear.food = 4;
  EXPECT_EQ(denied(dear, "choose p11.1"), "");
  play(dear, "choose p11.1");
  EXPECT_EQ(dear.food, 0);
}

TEST(FrostpunkMorning, WhereTheCardGoes) {
  RULE("FP-413");
  State s = scene();
  s.pool[kCoal] = 1;
  begin(s, Phase::morning);
  play(s, "choose p02.3");
  play_on(s, {"draw"});
  EXPECT_EQ(s.events.size(), 0);
  EXPECT_EQ(s.morning.find(byte(card("p02"))), -1) << "out of the game";
  State stays = scene();
  resolve(stays, "p04");
  play(stays, "choose p04.1");
  ASSERT_EQ(stays.events.size(), 1);
  EXPECT_EQ(stays.events[0].card, card("p04"));
  expect_sound(stays);
}

TEST(FrostpunkMorning, WhatLiesOnACardThatLeaves) {
  RULE("FP-414");
  State s = scene();
  in_events(s, "p04");
  s.events[0].stored = {1, 2, 0};
  s.special[0] = pawn_mark(Pawn::engineer, seat_at(0));
  s.ready[1] = 2;
  run_ops(s, R"([{"op": "dusk_cancel", "card": "p04"}])");
  EXPECT_EQ(s.events.size(), 0);
  EXPECT_EQ(s.pool, (std::array<std::uint16_t, 3>{0, 0, 0})) << "markers go to the bank";
  EXPECT_EQ(s.ready[1], 3) << "the pawn to the pool";
  // Without an option that can be chosen nothing is done.
  State none = scene();
  run_ops(none, R"([{"op": "choose", "options": [
      {"cost": [{"op": "pay", "res": "wood", "n": 1}], "do": [], "text": {"en": "a", "pl": "a"}},
      {"if": {"expr": "food", "cmp": ">=", "n": 1}, "do": [], "text": {"en": "b", "pl": "b"}}]},
      {"op": "gain", "res": "coal", "n": 1}])");
  EXPECT_EQ(none.pool[kCoal], 1);
}

// ---- dusk ----

TEST(FrostpunkDusk, OpenCardsFirst) {
  RULE("FP-901");
  State s = scene();
  open(s, "s03");
  s.food = 4;
  begin(s, Phase::dusk);
  EXPECT_EQ(offered(s), (Moves{"choose s03.1", "choose s03.2"}));
  const auto lines = play(s, "choose s03.2");
  EXPECT_EQ(s.food, 0);
  EXPECT_TRUE(has_line(lines, "FP-902 ")) << "then the dusk card";
}

TEST(FrostpunkDusk, AShuffledDeck) {
  RULE("FP-902");
  std::set<std::string> first;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    State s = scene();
    s.rng = Rng(seed);
    for (const std::string& line : begin(s, Phase::dusk)) {
      if (line.starts_with("FP-902")) first.insert(line);
    }
  }
  EXPECT_EQ(first.size(), 2U);
}

TEST(FrostpunkDusk, WhereItGoes) {
  RULE("FP-903");
  State s = scene();
  deck(s, {"z000"});
  s.pop[1] = 0;
  begin(s, Phase::dusk);
  EXPECT_TRUE(s.dusk_discard.has(dusk("z000")));
  State gone = scene();
  deck(gone, {"z000"});
  gone.dusk_deck.clear();
  gone.dusk_discard.add(dusk("z000"));
  gone.dusk_deck.add(dusk("z019"));
  begin(gone, Phase::dusk);
  EXPECT_TRUE(gone.dusk_gone.has(dusk("z019")));
  EXPECT_EQ(gone.food, 0) << "gained and eaten";
}

TEST(FrostpunkDusk, OneConsultationInTheDeck) {
  RULE("FP-904");
  RULE("FP-905");
  State s = scene();
  hope(s, {"-care"});
  deck(s, {"k01"});
  s.dusk_discard.add(dusk("z000"));
  on_top(s, "k05");
  const auto lines = begin(s, Phase::dusk);
  EXPECT_TRUE(s.dusk_gone.has(dusk("k01")));
  EXPECT_TRUE(s.dusk_deck.has(dusk("k05")));
  EXPECT_TRUE(s.dusk_deck.has(dusk("z000"))) << "with the whole discard pile";
  EXPECT_TRUE(s.dusk_discard.empty());
  EXPECT_TRUE(has_line(lines, "FP-905 The next public consultation joins the dusk deck: "));
  State last = scene();
  hope(last, {"-care"});
  deck(last, {"k01"});
  last.consultations.clear();
  begin(last, Phase::dusk);
  EXPECT_TRUE(last.dusk_deck.has(dusk("z000"))) << "without a next one the pile is shuffled in";
}

TEST(FrostpunkDusk, ConsultationsAreNotPutAway) {
  RULE("FP-906");
  State s = scene();
  raise(s, "faith_keepers", "pn01a");
  act(s, "worker", "use pn01a");
  const int consultation = [&] {
    int found = 0;
    s.dusk_deck.each([&](int at) {
      if (at != dusk("z000")) found = at + game().data().morning_cards;
    });
    return found;
  }();
  EXPECT_EQ(denied(s, "shelve " + game().catalog().id(
                                      {kCardSet, static_cast<std::uint16_t>(consultation)})),
            "FP-906");
}

TEST(FrostpunkDusk, CardsJoinFromTheBox) {
  RULE("FP-907");
  State s = scene();
  const auto lines = run_ops(s, R"([{"op": "dusk_add", "card": "z009"}])");
  EXPECT_TRUE(s.dusk_deck.has(dusk("z009")));
  EXPECT_TRUE(has_line(lines, "FP-907 Shuffled into the dusk deck: "));
  State twice = scene();
  twice.dusk_gone.add(dusk("z009"));
  run_ops(twice, R"([{"op": "dusk_add", "card": "z009"}])");
  EXPECT_FALSE(twice.dusk_deck.has(dusk("z009"))) << "only once";
  State empty = scene();
  deck(empty, {});
  begin(empty, Phase::dusk);
  EXPECT_TRUE(empty.dusk_discard.has(dusk("z000"))) << "an empty deck is made of the pile";
  State none = scene();
  deck(none, {});
  none.dusk_discard.clear();
  none.dusk_gone.add(dusk("z000"));
  begin(none, Phase::dusk);
  EXPECT_EQ(none.sick[0] + none.sick[2], 7) << "no card, only a night without beds";
}

TEST(FrostpunkDusk, TheMostActiveTypeDecides) {
  RULE("FP-908");
  State s = scene();
  hope(s, {"care", "-justice"});
  discontent(s, {"greed", "greed", "-anger"});
  const auto lines = resolve(s, "k01");
  EXPECT_TRUE(has_line(lines, "FP-908 What decides: Greed."));
  EXPECT_EQ(s.hunger, 6);
  State tied = scene();
  hope(tied, {"care"});
  discontent(tied, {"greed"});
  resolve(tied, "k01");
  EXPECT_EQ(offered(tied), (Moves{"token care", "token greed"}));
  play(tied, "token greed");
  EXPECT_EQ(tied.hunger, 3);
  State none = scene();
  hope(none, {"-care"});
  const auto quiet = resolve(none, "k01");
  EXPECT_TRUE(has_line(quiet, "FP-908 No token is active: nothing happens."));
}

// ---- scenario and event cards ----

TEST(FrostpunkScenario, FaceUpIsOpenAndInForce) {
  RULE("FP-1401");
  State s = scene();
  EXPECT_EQ(tree(game().describe(s, nobody)).at("scenario").as_array().size(), 1U);
  open(s, "s04");
  s.food = 3;
  play(s, "pawn worker");
  EXPECT_TRUE(offers(s, "special s04.1"));
}

TEST(FrostpunkScenario, ActivationTokens) {
  RULE("FP-1402");
  State s = scene();
  s.round = 4;
  run_ops(s, R"([{"op": "reveal", "card": "s06"}])");
  EXPECT_GE(s.activations.find({7, byte(card("s06"))}), 0);
  State late = scene();
  late.round = 9;
  run_ops(late, R"([{"op": "reveal", "card": "s06"}])");
  EXPECT_LT(late.activations.find({7, byte(card("s06"))}), 0) << "only rounds ahead";
}

TEST(FrostpunkScenario, TheFourthRound) {
  RULE("FP-1403");
  State s = scene();
  s.round = 3;
  raise(s, "balloon", "pn01a");
  discontent(s, {"-anger", "greed"});
  begin(s, Phase::dawn);
  EXPECT_EQ(offered(s), (Moves{"choose s01.1", "choose s01.2"}));
  play(s, "choose s01.2");
  play(s, "remove anger");
  EXPECT_EQ(s.pop, (std::array<std::uint8_t, 3>{26, 13, 10})) << "I/02 is resolved";
  EXPECT_NE(s.scenario_gone >> 1 & 1, 0) << "and leaves the game";
  EXPECT_NE(s.face_up >> 4 & 1, 0) << "I/05 is open";
  State dark = scene();
  dark.round = 3;
  begin(dark, Phase::dawn);
  EXPECT_EQ(dark.tokens(Side::discontent).size(), 1) << "apathy +1";
  EXPECT_NE(dark.face_up >> 5 & 1, 0) << "I/06 is open";
}

TEST(FrostpunkScenario, TheEleventhRound) {
  RULE("FP-1404");
  const auto at_eleven = [](bool revealed) {
    State s = scene();
    s.round = 10;
    s.activations.clear();
    s.activations.push_back({11, byte(card("s01"))});
    if (revealed) s.scenario_gone = byte(s.scenario_gone | 1 << 6);
    begin(s, Phase::dawn);
    return s;
  };
  EXPECT_NE(at_eleven(false).face_up >> 3 & 1, 0);
  EXPECT_NE(at_eleven(false).face_up >> 2 & 1, 0);
  EXPECT_NE(at_eleven(true).face_up >> 3 & 1, 0);
  EXPECT_EQ(at_eleven(true).face_up >> 2 & 1, 0);
}

TEST(FrostpunkScenario, RemovingWhatIsNotThere) {
  RULE("FP-1406");
  State s = scene();
  const std::string before = table(s);
  run_ops(s, R"([{"op": "dusk_cancel", "card": "p28"}, {"op": "scenario_remove", "card": "s03"}])");
  EXPECT_EQ(table(s), before);
}

TEST(FrostpunkScenario, TilesByEffects) {
  RULE("FP-1407");
  State s = scene();
  tile(s, "pn01");
  run_ops(s, R"([{"op": "place_tile", "kind": "far", "n": 1}])");
  EXPECT_EQ(offered(s), (Moves{"lay pf01", "lay pf02", "lay pf18"}));
  State none = scene();
  run_ops(none, R"([{"op": "place_tile", "kind": "far", "n": 1},
                    {"op": "gain", "res": "wood", "n": 1}])");
  EXPECT_EQ(none.pool[kWood], 1) << "skipped where it is impossible";
}

TEST(FrostpunkScenario, UsingABuildingAgain) {
  RULE("FP-1408");
  RULE("FP-1412");
  State s = scene();
  raise(s, "hunters_hut", "pn01a");
  raise(s, "hothouse", "pn02a");
  raise(s, "retort", "pn03a");
  raise(s, "propaganda_centre", "pn03b");
  research(s, "t11");
  work(s, "pn01a");
  work(s, "pn02b");
  s.ready[static_cast<std::size_t>(Pawn::automaton)] = 1;
  work(s, "pn03a", Pawn::automaton);
  s.pool[kWood] = 3;
  act(s, "engineer", "use pn03b");
  EXPECT_EQ(offered(s), (Moves{"reuse pn01a", "reuse pn02a"})) << "citizens only, and not itself";
  const int sick = s.sick[0];
  play(s, "reuse pn02a");
  EXPECT_EQ(s.food, 8) << "with its technology";
  EXPECT_EQ(s.sick[0], sick) << "warm";
}

TEST(FrostpunkScenario, UsingAWorkerAgain) {
  RULE("FP-1409");
  State s = scene();
  enact(s, "pr12");
  put(s, "pn01a", "coal", 5);
  raise(s, "hunters_hut", "pn01b");
  s.pool[kWood] = 4;
  in_events(s, "p28");
  act(s, "worker", "gather pn01a");
  act(s, "worker", "construct");
  play_all(s, {"build tent", "on g3", "done"});
  act(s, "engineer", "use pn01b");
  act(s, "worker", "special p28");
  play_all(s, {"resource wood", "resource wood"});
  s.sick.fill(0);
  play(s, "shift");
  EXPECT_EQ(offered(s), (Moves{"reuse pn01a", "repeat construct"})) << "no engineer, no card";
  play(s, "reuse pn01a");
  EXPECT_EQ(s.pool[kCoal], 4);
  EXPECT_EQ(s.sick[0], 2) << "the price of the law; the action itself is warm";
  EXPECT_TRUE(offered(s, "shift").empty()) << "once per round";
  EXPECT_EQ(mover(s), 0) << "no pawn needed, the turn goes on";
}

TEST(FrostpunkScenario, FreeBuildingsAndDestroyedOnes) {
  RULE("FP-1410");
  State s = scene();
  tile(s, "pn01");
  run_ops(s, R"([{"op": "build_free", "building": "tent", "n": 1}])");
  EXPECT_TRUE(offers(s, "done")) << "it may be left out";
  State built = s;
  play(built, "on pn01a");
  EXPECT_EQ(built.building_at(field("pn01a")), building("tent"));
  EXPECT_EQ(built.supply[building("tent")], 7);
  play(s, "done");
  EXPECT_EQ(s.supply[building("tent")], 8);
  State down = scene();
  raise(down, "sawmill", "pn01a");
  raise(down, "sawmill", "pn01b");
  work(down, "pn01b");
  run_ops(down, R"([{"op": "destroy", "building": "sawmill", "n": 1}])");
  EXPECT_EQ(offered(down), (Moves{"destroy pn01a", "destroy pn01b"}));
  play(down, "destroy pn01b");
  EXPECT_EQ(down.supply[building("sawmill")], 2);
  EXPECT_TRUE(down.manned.has(field("pn01b"))) << "the pawn stays until night";
  State marked = scene();
  run_ops(marked, R"([{"op": "destroy", "building": "kitchen", "n": 1}])");
  EXPECT_EQ(marked.building_at(field("g2")), building("kitchen"));
}

TEST(FrostpunkScenario, TheTypeOfTheRound) {
  RULE("FP-1411");
  for (const auto& [round, type] : std::map<int, int>{{2, 1}, {3, 0}, {4, 2}}) {
    State s = scene();
    s.round = byte(round);
    s.activations.clear();
    run_ops(s, R"([{"op": "sick", "type": "round", "n": 1}])");
    EXPECT_EQ(s.sick[type], 1) << round;
  }
}

}  // namespace pionek::frostpunk::testing
