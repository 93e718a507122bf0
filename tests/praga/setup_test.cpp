// Setting up (chapter 1xx).
#include <bit>

#include "tests/praga/kit.hpp"

namespace pionek::praga::testing {
namespace {

int with_tile(const State& s) {
  int sum = 0;
  for (const int tile : s.plaza_tile) sum += tile != 0 ? 1 : 0;
  return sum;
}

int built(const State& s) {
  return static_cast<int>(game().data().spaces.size()) - std::popcount(s.free);
}

std::set<std::string> ids(Set set, std::uint32_t bits) {
  std::set<std::string> out;
  for_each_bit(
      bits, [&](int i) { out.insert(game().catalog().id({set, static_cast<std::uint16_t>(i)})); });
  return out;
}

}  // namespace

TEST(PragaSetup, OneToFourPlayers) {
  RULE("PR-101");
  EXPECT_EQ(game().info().min_seats, 1);
  EXPECT_EQ(game().info().max_seats, 4);
  EXPECT_EQ(with_tile(start(1)), with_tile(start(2)));
  EXPECT_EQ(game().moment(start(1)).arrow, game().moment(start(2)).arrow);
  EXPECT_EQ(start(1).free, start(2).free);
}

TEST(PragaSetup, ElevenCubes) {
  RULE("PR-102");
  const State s = start(3);
  for (int i = 0; i < 3; ++i) {
    const int bonuses = static_cast<int>(game().data().bonuses.size());
    EXPECT_EQ(kTracks + kMonuments + bonuses + s.players[i].cubes, 11);
  }
}

TEST(PragaSetup, TwoGoldAndTwoStone) {
  RULE("PR-103");
  const State s = start(4);
  for (int i = 0; i < 4; ++i) {
    EXPECT_EQ(s.players[i].held, (std::array<std::uint8_t, kHeld>{2, 2, 0, 0, 0, 0, 0}));
    EXPECT_EQ(vp(s, i), 0);
  }
}

TEST(PragaSetup, WhereTheCubesStand) {
  RULE("PR-104");
  const State s = start(2);
  const Player& one = s.players[1];
  EXPECT_EQ(one.track, (std::array<std::uint8_t, kTracks>{4, 3, 0, 0}));
  EXPECT_EQ(one.count(0), 3);
  EXPECT_EQ(one.count(1), 2);
  EXPECT_EQ(one.cubes, 2);
  EXPECT_EQ(one.bonuses, 0);
  EXPECT_EQ(one.row, (std::array<std::uint8_t, 2>{0, 0}));
  EXPECT_EQ(one.col, (std::array<std::uint8_t, 2>{0, 0}));
}

TEST(PragaSetup, PawnsBeforeTheFirstSegment) {
  RULE("PR-105");
  const State s = start(2);
  EXPECT_EQ(s.players[0].road, 0);
  EXPECT_EQ(s.players[1].road, 0);
}

TEST(PragaSetup, PrintedMonuments) {
  RULE("PR-106");
  EXPECT_EQ(start(2).layouts, (std::array<std::uint8_t, 2>{0, 0}));
}

TEST(PragaSetup, BridgeTiles) {
  RULE("PR-107");
  const State s = start(2);
  EXPECT_EQ(s.bridge.size(), 6);
  for (const Hidden& each : s.bridge) EXPECT_EQ(each.seen, 0);
  EXPECT_EQ(std::popcount(s.at_bridge), 3);
  EXPECT_EQ(std::popcount(s.at_cathedral), 3);
  EXPECT_EQ(ids(kBridgeSet, s.at_bridge | s.at_cathedral),
            (std::set<std::string>{"br5_1", "br5_2", "br5_3", "br5_4", "br5_5", "br5_6"}));
  EXPECT_NE(start(2, 2).at_bridge, start(2, 3).at_bridge);
  // Everybody sees the tiles V.
  const auto seen = tree(game().describe(s, nobody));
  EXPECT_EQ(seen.at("bridge").at("v").as_array().size(), 3U);
  EXPECT_EQ(seen.at("bridge").at("iv"), 6);
}

TEST(PragaSetup, AllTokensInTheRiver) {
  RULE("PR-108");
  EXPECT_EQ(ids(kTokenSet, start(3).river).size(), 8U);
}

TEST(PragaSetup, PlazaTilesByPlayersAndColour) {
  RULE("PR-109");
  EXPECT_EQ(with_tile(start(2)), 8);
  EXPECT_EQ(with_tile(start(3)), 9);
  EXPECT_EQ(with_tile(start(4)), 10);
  const State s = start(4, 7);
  const Data& data = game().data();
  std::set<int> seen;
  for (std::size_t i = 0; i < data.plazas.size(); ++i) {
    ASSERT_NE(s.plaza_tile[i], 0);
    EXPECT_TRUE(seen.insert(s.plaza_tile[i]).second);
    EXPECT_EQ(data.plaza_tiles[s.plaza_tile[i] - 1].colour, data.plazas[i].colour);
  }
  EXPECT_EQ(start(2).plaza_tile[plaza("pc")], 0) << "marked for four";
  EXPECT_EQ(start(2).plaza_tile[plaza("pj")], 0) << "marked for three";
}

TEST(PragaSetup, APlazaWithoutATileIsAPlaza) {
  RULE("PR-110");
  State s = scene(2);
  give(s, Good::gold, 5);
  take(s, "building");
  play_all(s, {"do building", "pick b1_01"});
  EXPECT_FALSE(game().catalog().find(kSpaceSet, "pc").has_value()) << "no space to build on";
  play_all(s, {"build n3", "turn 0", "claim"});
  EXPECT_EQ(game().claim_of(s, plaza("pc"), 1).cubes, 1);
}

TEST(PragaSetup, BuildingsOfTheSetup) {
  RULE("PR-111");
  const State two = start(2);
  EXPECT_EQ(built(two), 2);
  for (const char* where : {"o8", "n18"}) {
    const int at = space(where);
    ASSERT_NE(two.building[at], 0) << where;
    const HexTile& tile = game().data().tile(two.building[at] - 1);
    EXPECT_TRUE(tile.kind == Kind::building && tile.era == 1 && !tile.special);
    EXPECT_EQ(two.cube[at], kNoHolder);
    EXPECT_EQ(two.turned[at], 0);
  }
  EXPECT_EQ(built(start(3)), 1);
  EXPECT_EQ(built(start(4)), 0);
}

TEST(PragaSetup, FourStacksOfTechnologies) {
  RULE("PR-112");
  const State s = start(2);
  for (int level = 0; level < kTechLevels; ++level) {
    EXPECT_EQ(s.technologies[level].size(), 6);
    for (const Hidden& each : s.technologies[level]) {
      EXPECT_EQ(game().data().technologies[each.tile].level, level);
    }
  }
}

TEST(PragaSetup, StacksByKindEraAndClass) {
  RULE("PR-113");
  const State s = start(4);
  const std::array<std::array<int, 2>, kKinds> left{{{8, 3}, {11, 3}, {11, 3}}};
  for (int kind = 0; kind < kKinds; ++kind) {
    for (int i = 0; i < 2; ++i) {
      EXPECT_EQ(s.stacks[kind][i].tiles.size(), left[kind][i]);
      for (const int tile : s.stacks[kind][i].tiles) {
        EXPECT_EQ(static_cast<int>(game().data().tile(tile).kind), kind);
        EXPECT_EQ(game().data().tile(tile).special, i == 1);
        EXPECT_EQ(game().data().tile(tile).era, 1);
      }
    }
  }
}

TEST(PragaSetup, ThreeRegularTilesAndASpecialOneInEachRow) {
  RULE("PR-114");
  const State s = start(3);
  for (int kind = 0; kind < kKinds; ++kind) {
    for (int place = 0; place < kPlaces; ++place) {
      ASSERT_NE(s.rows[kind][place], 0);
      const HexTile& tile = game().data().tile(s.rows[kind][place] - 1);
      EXPECT_EQ(tile.special, place == kSpecialPlace);
      EXPECT_EQ(tile.era, 1);
    }
  }
}

TEST(PragaSetup, ActionTilesOnRedAndTheFirstGreenPositions) {
  RULE("PR-115");
  const auto where = [](const State& s) {
    std::vector<int> out;
    for (int at = 0; at < kPositions; ++at) {
      if (s.crane[at] != 0) out.push_back(at);
    }
    return out;
  };
  EXPECT_EQ(where(start(2)), (std::vector<int>{0, 1, 2, 3, 4, 5}));
  EXPECT_EQ(where(start(3)), (std::vector<int>{0, 1, 2, 3, 5, 6})) << "the box is on 4";
  EXPECT_EQ(where(start(4)), (std::vector<int>{0, 1, 2, 3, 4, 5}));
  EXPECT_NE(start(2, 1).crane, start(2, 2).crane);
}

TEST(PragaSetup, ArrowAndPlatformByPlayers) {
  RULE("PR-116");
  const auto at = [](int seats) {
    const Moment& now = game().moment(start(seats));
    return std::pair<int, int>(now.arrow, now.platform);
  };
  EXPECT_EQ(at(2), std::pair(9, 4));
  EXPECT_EQ(at(3), std::pair(4, 2));
  EXPECT_EQ(at(4), std::pair(10, 1));
}

TEST(PragaSetup, LotsAreDrawnForTheFirstTurn) {
  RULE("PR-117");
  std::set<int> first;
  for (std::uint64_t seed = 0; seed < 40; ++seed) first.insert(mover(start(4, seed)));
  EXPECT_EQ(first, (std::set<int>{0, 1, 2, 3}));
  State s = start(3, 5);
  const int beginner = mover(s);
  end_turn(s);
  EXPECT_EQ(mover(s), (beginner + 1) % 3);
}

TEST(PragaSetup, OneTurnOfEverybodyIsARound) {
  RULE("PR-117");
  // What is said of rounds when this turn of the game ends.
  const auto said = [](int seats, int turn) {
    State s = scene(seats);
    after_turns(s, turn - 1);
    take(s, "mines", "sec_special_a");
    acted(s);
    std::string found;
    for (const std::string& line : play(s, "end")) {
      if (line.starts_with("PR-117")) found += line;
    }
    return found;
  };
  EXPECT_EQ(said(3, 1), "");
  EXPECT_EQ(said(3, 2), "");
  EXPECT_EQ(said(3, 3), "PR-117 Round 2.");
  EXPECT_EQ(said(1, 1), "PR-117 Round 2.") << "the opponent has had its turn, too";
  EXPECT_EQ(said(2, 30), "PR-117 Round 16.");
  EXPECT_EQ(said(2, 32), "") << "the game is over";
}

TEST(PragaSetup, ComponentsAreAsManyAsInTheBox) {
  RULE("PR-118");
  const Data& data = game().data();
  std::array<int, kKinds> kinds{};
  for (const HexTile& tile : data.tiles) ++kinds[static_cast<std::size_t>(tile.kind)];
  EXPECT_EQ(kinds, (std::array<int, kKinds>{30, 36, 36}));
  EXPECT_EQ(data.technologies.size(), 24U);
  EXPECT_EQ(data.bridge.size(), 12U);
  EXPECT_EQ(data.plaza_tiles.size(), 11U);
  EXPECT_EQ(data.tokens.size(), 8U);
}

}  // namespace pionek::praga::testing
