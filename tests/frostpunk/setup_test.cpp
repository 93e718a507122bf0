// Setting up (chapter 1xx).
#include <cstring>
#include <map>

#include "tests/frostpunk/kit.hpp"

namespace pionek::frostpunk::testing {
namespace {

const Data& data() { return game().data(); }

// The position after the set-up, everybody with the first advisor and the first discard offered.
State ready(int seats, std::uint64_t seed = 1, std::string_view society = "soc1_normal") {
  State s = start(seats, seed, society);
  while (s.phase == Phase::setup) {
    Menu menu = menu_of(s);
    Silent silent;
    game().play(s, menu.options.front().move, silent);
  }
  return s;
}

// The last question of the set-up with this hand.
State discarding(std::initializer_list<std::string_view> hand, int seats = 1) {
  State s = scene(seats);
  s.phase = Phase::setup;
  s.round = 1;
  for (const std::string_view id : hand) give(s, id);
  s.agenda.clear();
  s.agenda.push({.step = Step::start_discard, .seat = seat_at(0), .a = byte(seats - 1)});
  return s;
}

int deposits(const State& s) {
  int count = 0;
  for (const std::uint8_t kind : s.deposit) count += kind != kNothing ? 1 : 0;
  return count;
}

}  // namespace

TEST(FrostpunkSetup, TheGeneratorTile) {
  RULE("FP-101");
  RULE("FP-104");
  RULE("FP-105");
  const State s = start(2);
  EXPECT_EQ(kGeneratorFields, 5);
  EXPECT_EQ(s.building_at(field("g1")), building("platform"));
  EXPECT_EQ(s.building_at(field("g2")), building("kitchen"));
  EXPECT_EQ(s.building_at(field("g5")), building("generator"));
  EXPECT_EQ(s.field[field("g3")].holds, kWood + 1);
  EXPECT_EQ(s.field[field("g3")].count, 5);
  EXPECT_EQ(s.field[field("g4")].holds, kCoal + 1);
  EXPECT_EQ(s.field[field("g4")].count, 5);
  EXPECT_FALSE(game().catalog().find(kFieldSet, "drawer"));
}

TEST(FrostpunkSetup, TheFrameHasSixCorners) {
  RULE("FP-102");
  EXPECT_EQ(game().catalog().size(kCornerSet), 6);
  std::set<int> far;
  for (const Corner& corner : data().corners) far.insert(corner.far);
  EXPECT_EQ(far.size(), 6U);
}

TEST(FrostpunkSetup, TheTowerIsEmptyAndNotUpgraded) {
  RULE("FP-103");
  const State s = start(1);
  EXPECT_EQ(s.lodged + s.drawer + s.tower + s.overload, 0);
}

TEST(FrostpunkSetup, ThreeDepositsAndThreeCornersWithout) {
  RULE("FP-106");
  RULE("FP-107");
  std::map<int, int> first;
  std::set<int> kinds;
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    const State s = start(2, seed);
    EXPECT_EQ(deposits(s), 3);
    int wood = 0;
    for (int i = 0; i < kCorners; ++i) {
      if (s.deposit[i] != kNothing) ++first[i];
      wood += s.deposit[i] == kWood + 1 ? 1 : 0;
    }
    kinds.insert(wood);
  }
  EXPECT_EQ(first.size(), 6U) << "any corner may have one";
  EXPECT_EQ(kinds, (std::set<int>{1, 2}));
}

TEST(FrostpunkSetup, TwoShuffledStacksOfTiles) {
  RULE("FP-108");
  std::set<int> tops;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const State s = start(2, seed);
    EXPECT_EQ(s.tiles[0].size() + 3, 12);
    EXPECT_EQ(s.tiles[1].size() + 3, 18);
    for (const int id : s.tiles[0]) EXPECT_FALSE(data().tiles[id].far);
    for (const int id : s.tiles[1]) EXPECT_TRUE(data().tiles[id].far);
    tops.insert(s.tiles[0].back());
  }
  EXPECT_GT(tops.size(), 5U);
}

TEST(FrostpunkSetup, TilesAtTheCornersWithoutDeposit) {
  RULE("FP-109");
  RULE("FP-110");
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    const State s = start(2, seed);
    int laid = 0;
    for (const std::uint8_t id : s.tile) laid += id != 0 ? 1 : 0;
    EXPECT_EQ(laid, 6);
    for (int i = 0; i < kCorners; ++i) {
      const bool open = s.deposit[i] == kNothing;
      EXPECT_EQ(s.tile[data().corners[i].far] != 0, open);
      EXPECT_EQ(s.tile[data().corners[i].near] != 0, open);
      if (!open) continue;
      const MapTile& shown = data().tiles[s.tile[data().corners[i].far] - 1];
      for (int half = 0; half < 2; ++half) {
        const Field& at = s.field[first_field(data().corners[i].far) + half];
        EXPECT_EQ(at.holds, shown.half[half].holds);
        EXPECT_EQ(at.count, shown.half[half].count);
      }
    }
  }
}

TEST(FrostpunkSetup, TheBank) {
  RULE("FP-111");
  const State s = start(1);
  EXPECT_EQ(game().catalog().size(kResourceSet), 3) << "wood, coal, steam cores: no steel";
  EXPECT_EQ(s.ready[static_cast<std::size_t>(Pawn::automaton)], 0);
  EXPECT_EQ(data().pawns[static_cast<std::size_t>(Pawn::automaton)], 6);
}

TEST(FrostpunkSetup, ExpeditionsAndTheirOpenTops) {
  RULE("FP-112");
  const State s = start(3);
  EXPECT_EQ(s.expeditions[0].size(), 7);
  EXPECT_EQ(s.expeditions[1].size(), 10);
  EXPECT_EQ(s.expeditions[2].size(), 8);
  for (const Route& each : s.routes) {
    ASSERT_EQ(each.cards.size(), 1);
    EXPECT_EQ(data().expeditions[each.cards[0]].stack, 0);
  }
  const auto seen = tree(game().describe(s, nobody));
  EXPECT_EQ(seen.at("places_left").at("b").at("top").as_string(),
            game().catalog().id({kExpeditionSet, s.expeditions[1].back()}));
}

TEST(FrostpunkSetup, FourTechnologiesWithoutTheSteamHub) {
  RULE("FP-113");
  std::set<int> dealt;
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    const State s = start(1, seed);
    EXPECT_EQ(std::set<int>(s.tech.begin(), s.tech.end()).size(), 4U);
    dealt.insert(s.tech.begin(), s.tech.end());
    EXPECT_EQ(s.researched + s.studied, 0);
  }
  EXPECT_EQ(dealt.size(), 15U);
  EXPECT_FALSE(dealt.contains(tech("t06")));
}

TEST(FrostpunkSetup, TwelveSocieties) {
  RULE("FP-114");
  ASSERT_EQ(game().info().options[kSocietyOption].values.size(), 12U);
  EXPECT_EQ(game().info().options[kSocietyOption].values[0].id, "soc1_normal");
  const State hard = start(2, 1, "soc6_hard");
  EXPECT_EQ(hard.pop[0], 24);
  EXPECT_EQ(hard.sick[2], 2);
}

TEST(FrostpunkSetup, SocietyOneNormal) {
  RULE("FP-115");
  RULE("FP-116");
  RULE("FP-117");
  RULE("FP-118");
  RULE("FP-119");
  RULE("FP-120");
  const State s = start(4);
  EXPECT_EQ(s.pop, (std::array<std::uint8_t, 3>{22, 12, 8}));
  EXPECT_EQ(s.sick, (std::array<std::uint8_t, 3>{0, 0, 0}));
  EXPECT_EQ(s.skulls, 0);
  EXPECT_EQ(s.deaths, 1);
  EXPECT_EQ(s.hunger, 0);
  EXPECT_EQ(s.pool, (std::array<std::uint16_t, 3>{4, 5, 0}));
  EXPECT_EQ(s.ready, (std::array<std::uint8_t, 6>{5, 3, 2, 0, 0, 0}));
  EXPECT_EQ(s.tokens(Side::discontent).size(), 2);
  EXPECT_EQ(s.tokens(Side::hope).size(), 2);
  const State five = start(1, 1, "soc5_normal");
  EXPECT_EQ(five.ready[static_cast<std::size_t>(Pawn::automaton)], 1);
  EXPECT_EQ(five.deaths, 2);
}

TEST(FrostpunkSetup, FoodOfTheFirstTilesCounts) {
  RULE("FP-121");
  std::set<int> found;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const State s = start(1, seed);
    int shown = 0;
    for (const std::uint8_t id : s.tile) {
      if (id == 0) continue;
      for (const TileHalf& half : data().tiles[id - 1].half) shown += half.food;
    }
    EXPECT_EQ(s.food, 8 + shown);
    found.insert(shown);
  }
  EXPECT_GT(found.size(), 3U);
}

TEST(FrostpunkSetup, BuildingsLieNotUpgraded) {
  RULE("FP-122");
  const State s = start(1);
  EXPECT_EQ(s.supply[building("tent")], 8);
  EXPECT_EQ(s.supply[building("workshop")], 2);
  EXPECT_FALSE(data().buildings[building("workshop")].can_upgrade);
  EXPECT_FALSE(data().buildings[building("factory")].can_upgrade);
  for (const char* id : {"tent", "bunkhouse", "house"}) {
    EXPECT_NE(data().shelters >> building(id) & 1, 0U) << id;
  }
  EXPECT_EQ(s.supply[building("ruins")], 0);
}

TEST(FrostpunkSetup, TheFirstTokensAreActive) {
  RULE("FP-123");
  std::set<std::string> drawn;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const State s = start(1, seed);
    EXPECT_TRUE(is_active(s.tokens(Side::discontent)[0]));
    EXPECT_FALSE(is_active(s.tokens(Side::discontent)[1]));
    EXPECT_TRUE(is_active(s.tokens(Side::hope)[0]) && is_active(s.tokens(Side::hope)[1]));
    drawn.insert(track(s, Side::hope));
  }
  EXPECT_EQ(drawn.size(), 9U) << "all pairs of three kinds";
}

TEST(FrostpunkSetup, RoundMorningAndStorm) {
  RULE("FP-124");
  RULE("FP-125");
  const State s = start(1);
  EXPECT_EQ(s.round, 1);
  EXPECT_EQ(s.morning.size(), 32);
  EXPECT_EQ(s.storm, 9);
}

TEST(FrostpunkSetup, EightLawsAndFourByChance) {
  RULE("FP-126");
  std::set<int> extra;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const State s = start(1, seed);
    EXPECT_EQ(s.law_stack & 0xFF, 0xFF);
    EXPECT_EQ(std::popcount(s.law_stack), 12);
    for_each_bit(static_cast<std::uint16_t>(s.law_stack >> 8), [&](int at) { extra.insert(at); });
  }
  EXPECT_EQ(extra.size(), 8U);
}

TEST(FrostpunkSetup, ConsequencesAreHidden) {
  RULE("FP-127");
  const State s = start(1);
  for (const Law& each : data().laws) {
    for (const CardId id : each.consequences) EXPECT_FALSE(s.dusk_deck.has(game().dusk_index(id)));
  }
  EXPECT_TRUE(tree(game().describe(s, nobody)).at("dusk").at("consequences").as_array().empty());
}

TEST(FrostpunkSetup, LawBuildingsWaitForTheirLaws) {
  RULE("FP-128");
  State s = scene();
  s.pool[kWood] = 20;
  tile(s, "pn01");
  play_all(s, {"pawn worker", "construct"});
  for (const char* id : {"child_shelter", "care_house", "pub", "field_kitchen", "temple"}) {
    EXPECT_EQ(denied(s, "build " + std::string(id)), "FP-842") << id;
  }
  enact(s, "pr02");
  EXPECT_EQ(denied(s, "build child_shelter"), "");
  // A law that is not in the stack can never be enacted.
  State other = scene();
  other.law_stack = static_cast<std::uint16_t>(other.law_stack & ~(1U << law("pr11")));
  raise(other, "workshop", "pn01a");
  EXPECT_FALSE(offers(
      [&] {
        act(other, "engineer", "use g1");
        return other;
      }(),
      "law pr11"));
}

TEST(FrostpunkSetup, TheFirstDuskDeck) {
  RULE("FP-129");
  const State s = start(1);
  EXPECT_EQ(s.dusk_deck.size(), 2);
  EXPECT_TRUE(s.dusk_deck.has(game().dusk_index(byte(card("z000")))));
  EXPECT_EQ(s.consultations.size(), 9);
  const auto dusk = tree(game().describe(s, nobody)).at("dusk").as_object();
  EXPECT_EQ(dusk.at("deck").as_array().size(), 2U);
  EXPECT_EQ(dusk.at("next").as_string(), game().catalog().id({kCardSet, s.consultations.back()}));
}

TEST(FrostpunkSetup, HeatAndWeather) {
  RULE("FP-130");
  RULE("FP-131");
  const State s = start(1);
  EXPECT_EQ(s.heat, 1);
  EXPECT_EQ(s.overheated, 0);
  EXPECT_EQ(s.range, (std::array<std::uint8_t, 3>{1, 2, 3}));
  EXPECT_EQ(s.cold, 5);
  EXPECT_EQ(s.weather.size(), 20);
  EXPECT_EQ(s.weather_discard, 0U);
}

TEST(FrostpunkSetup, EverybodyTakesAnAdvisor) {
  RULE("FP-132");
  State s = start(3, 5);
  const int leader = s.leader;
  EXPECT_EQ(mover(s), leader);
  play(s, "take adv_health");
  EXPECT_EQ(mover(s), (leader + 1) % 3);
  EXPECT_EQ(denied(s, "take adv_health"), "FP-132");
  play_all(s, {"take adv_people", "take adv_generator"});
  EXPECT_EQ(s.advisor[leader], 2);
  EXPECT_EQ(s.mobilisation, 0);
  EXPECT_EQ(start(1).mobilisation, 1);
}

TEST(FrostpunkSetup, HandsByTheNumberOfPlayers) {
  RULE("FP-133");
  for (const auto& [seats, cards] : std::map<int, int>{{1, 7}, {2, 6}, {3, 5}, {4, 4}}) {
    State s = start(seats);
    while (step(s) == Step::take_advisor) {
      const Move first = menu_of(s).options[0].move;
      Silent silent;
      game().play(s, first, silent);
    }
    for (int seat = 0; seat < seats; ++seat) EXPECT_EQ(std::popcount(s.hand[seat]), cards);
    EXPECT_EQ(s.citizens.size(), 30 - seats * cards);
  }
}

TEST(FrostpunkSetup, OneCardIsDiscardedAndPaidFor) {
  RULE("FP-134");
  State s = discarding({"m02", "m05", "m01"});
  s.pool[kWood] = 1;
  EXPECT_EQ(denied(s, "discard m01"), "FP-134") << "there is no food";
  EXPECT_EQ(denied(s, "discard m05"), "FP-134") << "there is no wood on the map";
  put(s, "g3", "wood", 2);
  EXPECT_EQ(offered(s), (Moves{"discard m02", "discard m05"}));
  const auto lines = play(s, "discard m02");
  EXPECT_TRUE(has_line(lines, "FP-134 Player 1 discards: Phillipa Bullsky."));
  EXPECT_EQ(s.pool[kWood], 0);
  EXPECT_EQ(s.citizen_discard, 1U << citizen("m02"));
  EXPECT_EQ(s.phase, Phase::action);
}

TEST(FrostpunkSetup, OneAfterAnotherFromTheLeader) {
  RULE("FP-135");
  State s = start(3, 7);
  while (step(s) == Step::take_advisor) {
    const Move first = menu_of(s).options[0].move;
    Silent silent;
    game().play(s, first, silent);
  }
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(step(s), Step::start_discard);
    EXPECT_EQ(index(s.agenda.begin()->seat), (s.leader + i) % 3);
    while (s.phase == Phase::setup && index(s.agenda.begin()->seat) == (s.leader + i) % 3) {
      const Move first = menu_of(s).options[0].move;
      Silent silent;
      game().play(s, first, silent);
    }
  }
  EXPECT_EQ(s.phase, Phase::action);
}

TEST(FrostpunkSetup, WhoCannotPayTakesSickness) {
  RULE("FP-136");
  State s = discarding({"m01", "m13"});
  EXPECT_EQ(offered(s), (Moves{"discard m01", "discard m13"}));
  play(s, "discard m13");
  EXPECT_EQ(s.sick[static_cast<std::size_t>(Type::engineer)], 1);
  EXPECT_EQ(s.pool[kCoal], 0);
}

TEST(FrostpunkSetup, TheFirstRoundBeginsWithActions) {
  RULE("FP-137");
  RULE("FP-202");
  const State s = ready(2);
  EXPECT_EQ(s.phase, Phase::action);
  EXPECT_EQ(s.round, 1);
  EXPECT_EQ(s.morning.size(), 32);
  EXPECT_EQ(s.weather.size(), 20);
}

TEST(FrostpunkSetup, ScenarioCards) {
  RULE("FP-138");
  RULE("FP-139");
  const State s = start(1);
  EXPECT_EQ(s.face_up, 1);
  EXPECT_EQ(s.scenario_gone, 0);
  ASSERT_EQ(s.activations.size(), 2);
  EXPECT_EQ(s.activations[0], (Activation{4, byte(card("s01"))}));
  EXPECT_EQ(s.activations[1], (Activation{11, byte(card("s01"))}));
  EXPECT_EQ(s.depot, 0);
}

TEST(FrostpunkSetup, TheLeaderIsDrawn) {
  RULE("FP-140");
  std::set<int> leaders;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) leaders.insert(start(4, seed).leader);
  EXPECT_EQ(leaders, (std::set<int>{0, 1, 2, 3}));
}

}  // namespace pionek::frostpunk::testing
