// What imagine may deal anew (the order of stacks, the hands of others, hidden consequences, chance
// to come) and what it must leave alone: everything that can be seen.
#include <cstring>
#include <set>

#include "tests/frostpunk/kit.hpp"

namespace pionek::frostpunk::testing {
namespace {

State imagined(State s, Seat viewer, std::uint64_t seed) {
  Rng rng(seed);
  game().imagine(s, viewer, rng);
  return s;
}

State playing(int seats, bool open_hands = false) {
  State s = start(seats, 5, "soc1_normal", open_hands);
  play_to(s, Phase::action, 1, 3);
  return s;
}

}  // namespace

TEST(FrostpunkImagine, DealsAllThatIsHidden) {
  const State s = playing(3);
  std::set<int> near, far, morning, weather, citizens, below_b, consultation;
  std::set<CitizenSet> hands;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    const State other = imagined(s, seat_at(0), seed);
    near.insert(other.tiles[0].back());
    far.insert(other.tiles[1].back());
    morning.insert(other.morning.back());
    weather.insert(other.weather.back());
    citizens.insert(other.citizens.back());
    below_b.insert(other.expeditions[1][0]);
    consultation.insert(other.consultations[0]);
    hands.insert(other.hand[1]);
    EXPECT_EQ(other.hand[0], s.hand[0]);
    EXPECT_EQ(std::popcount(other.hand[2]), std::popcount(s.hand[2]));
    EXPECT_EQ(other.expeditions[1].back(), s.expeditions[1].back()) << "the top card is open";
    EXPECT_EQ(other.consultations.back(), s.consultations.back());
    EXPECT_FALSE(other.rng == s.rng);
    EXPECT_EQ(game().broken(other).value_or(""), "");
  }
  EXPECT_EQ(near.size(), static_cast<std::size_t>(s.tiles[0].size()));
  EXPECT_EQ(far.size(), static_cast<std::size_t>(s.tiles[1].size()));
  EXPECT_EQ(morning.size(), 32U);
  EXPECT_EQ(weather.size(), 20U);
  EXPECT_EQ(citizens.size(),
            static_cast<std::size_t>(s.citizens.size() + 2 * std::popcount(s.hand[1])));
  EXPECT_EQ(below_b.size(), 9U);
  EXPECT_EQ(consultation.size(), 8U);
  EXPECT_GT(hands.size(), 200U);
}

TEST(FrostpunkImagine, OpenHandsStay) {
  const State s = playing(3, true);
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    EXPECT_EQ(imagined(s, seat_at(1), seed).hand, s.hand);
    EXPECT_EQ(imagined(s, nobody, seed).hand, s.hand);
  }
}

TEST(FrostpunkImagine, ConsequencesUntilTheyAreSeen) {
  State s = scene();
  act(s, "engineer", "use g1");
  play(s, "law pr05");
  const auto& both = game().data().laws[law("pr05")].consequences;
  const auto first = [&](const State& at) { return at.dusk_deck.has(game().dusk_index(both[0])); };
  std::set<bool> in_deck;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    in_deck.insert(first(imagined(s, seat_at(0), seed)));
  }
  EXPECT_EQ(in_deck.size(), 2U);
  s.dusk_seen.add(game().dusk_index(both[first(s) ? 0 : 1]));
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    EXPECT_EQ(first(imagined(s, seat_at(0), seed)), first(s));
  }
}

TEST(FrostpunkImagine, CardsFromBeforeTheShuffleAreInHands) {
  State s = scene(3);
  give(s, "m30", 1);
  give(s, "m29", 2);
  s.settled = s.hand[1] | s.hand[2];
  give(s, "m28", 2);
  std::set<CitizenSet> second;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const State other = imagined(s, seat_at(0), seed);
    EXPECT_EQ((other.hand[1] | other.hand[2]) & s.settled, s.settled);
    EXPECT_EQ(other.citizens.find(byte(citizen("m30"))), -1);
    second.insert(other.hand[1]);
  }
  EXPECT_EQ(second.size(), 2U) << "which of the two is not known";
}

TEST(FrostpunkImagine, WhoeverIsAskedHasAnAnswer) {
  State s = scene(2);
  give(s, "m02", 1);
  give(s, "m11", 0);
  run_ops(s, R"([{"op": "die", "type": "worker", "n": 1}])");
  ASSERT_EQ(mover(s), 1);
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const State other = imagined(s, seat_at(0), seed);
    EXPECT_NE(other.hand[1] & game().data().citizens_of[0], 0U);
  }
}

TEST(FrostpunkImagine, UsesNothingHidden) {
  const State s = playing(4);
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const State once = imagined(s, seat_at(2), seed);
    const State twice = imagined(imagined(s, seat_at(2), seed + 999), seat_at(2), seed);
    EXPECT_EQ(std::memcmp(&once, &twice, sizeof(State)), 0);
    EXPECT_EQ(game().describe(once, seat_at(2)), game().describe(s, seat_at(2)));
  }
}

}  // namespace pionek::frostpunk::testing
