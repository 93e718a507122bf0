// What imagine may deal anew (what lies in the stacks, chance to come) and what it must leave
// alone: everything that lies open, and how many tiles and contracts are left.
#include <algorithm>
#include <cstring>
#include <map>

#include "tests/nucleum/kit.hpp"

namespace pionek::nucleum::testing {
namespace {

State imagined(State s, std::uint64_t seed) {
  Rng rng(seed);
  game().imagine(s, seat_at(0), rng);
  return s;
}

State middle(int seats = 3) {
  State s = start(seats, 4);
  play_to(s, 12, 4);
  EXPECT_GT(s.stack.size(), 8);
  return s;
}

// With the stacks and the generator alike, nothing else may differ.
bool same_but_for_the_hidden(State left, const State& right) {
  left.rng = right.rng;
  left.stack = right.stack;
  left.silver = right.silver;
  left.gold = right.gold;
  return std::memcmp(&left, &right, sizeof(State)) == 0;
}

}  // namespace

TEST(NucleumImagine, OnlyTheStacksAreHidden) {
  for (const int seats : {2, 3, 4}) {
    const State s = middle(seats);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const State other = imagined(s, seed);
      EXPECT_TRUE(same_but_for_the_hidden(other, s));
      EXPECT_EQ(other.stack.size(), s.stack.size());
      EXPECT_EQ(other.silver.size(), s.silver.size());
      EXPECT_EQ(other.gold.size(), s.gold.size());
      EXPECT_FALSE(other.rng == s.rng);
      expect_sound(other);
    }
  }
}

TEST(NucleumImagine, DealsAllThatIsHidden) {
  const State s = middle();
  std::set<TileId> top;
  std::set<TileId> bottom;
  std::set<ContractId> silver;
  std::set<ContractId> gold;
  for (std::uint64_t seed = 0; seed < 2000; ++seed) {
    const State other = imagined(s, seed);
    top.insert(other.stack.back());
    bottom.insert(other.stack[0]);
    if (!other.silver.empty()) silver.insert(other.silver.back());
    if (!other.gold.empty()) gold.insert(other.gold.back());
  }
  // Every tile that was never seen can be the next: base ones in the stack, and advanced ones,
  // those that are out of the game among them.
  std::set<TileId> unseen;
  for (int id = 0; id < static_cast<int>(data().tiles.size()); ++id) {
    const auto category = data().tiles[id].category;
    const bool drawn = category == Tile::Category::base || category == Tile::Category::advanced;
    bool open = false;
    for (int i = 0; i < s.seats; ++i) {
      const Player& each = s.players[i];
      open = open || each.pool.has(id) || each.board_row.find(static_cast<TileId>(id)) >= 0;
    }
    open = open || std::find(s.offer.begin(), s.offer.end(), id) != s.offer.end();
    for (int field = 0; field < kMaxFields; ++field) {
      open = open || (s.has_track(field) && s.tile_on(field) == id);
    }
    if (drawn && !open) unseen.insert(static_cast<TileId>(id));
  }
  EXPECT_EQ(top, unseen);
  EXPECT_EQ(bottom, unseen);
  EXPECT_GE(gold.size(), 6U);
  if (!s.silver.empty()) {
    EXPECT_GE(silver.size(), 4U);
  }
}

// Base tiles are all in the game: each unseen one is in every imagined stack.
TEST(NucleumImagine, BaseTilesAreNeverOutOfTheGame) {
  const State s = middle();
  std::set<TileId> base;
  for (const TileId tile : s.stack) {
    if (data().tiles[tile].category == Tile::Category::base) base.insert(tile);
  }
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const State other = imagined(s, seed);
    for (const TileId tile : base) EXPECT_GE(other.stack.find(tile), 0);
  }
}

TEST(NucleumImagine, UsesNothingHidden) {
  const State s = middle();
  const State other = imagined(s, 77);
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const State left = imagined(s, seed);
    const State right = imagined(other, seed);
    EXPECT_EQ(std::memcmp(&left, &right, sizeof(State)), 0);
  }
}

}  // namespace pionek::nucleum::testing
