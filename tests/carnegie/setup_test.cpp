// The set-up (chapter 1xx): what is dealt, and what the players choose before the first round.
#include <algorithm>
#include <bit>

#include "tests/carnegie/kit.hpp"

namespace pionek::carnegie::testing {
namespace {

// All sides chosen; the neutral discs lie.
State placed(int seats, std::uint64_t seed = 1) {
  State s = start(seats, seed);
  play_on(s, {"side housing A", "side commerce A", "side industry A", "side infrastructure A"});
  return s;
}

int total(const std::array<std::uint8_t, kMaxDepartments>& copies) {
  int sum = 0;
  for (const int each : copies) sum += each;
  return sum;
}

int neutral_discs(const State& s) {
  int count = 0;
  for (int slot = 0; slot < kMaxSlots; ++slot) count += s.holder_of(slot) == kNeutral ? 1 : 0;
  for (const int who : s.field) count += who == kNeutral ? 1 : 0;
  return count;
}

}  // namespace

TEST(CarnegieSetup, OneToFourPlayersAndTwentyRounds) {
  RULE("CA-101");
  EXPECT_EQ(game().info().min_seats, 1);
  EXPECT_EQ(game().info().max_seats, 4);
  for (int seats = 1; seats <= 4; ++seats) {
    State s = start(seats);
    play_to(s, Phase::over);
    EXPECT_EQ(s.round, 20);
    EXPECT_EQ(game().to_move(s), nobody);
  }
}

TEST(CarnegieSetup, LimitedComponents) {
  RULE("CA-102");
  int tiles = 0;
  for (const Department& each : game().data().departments) {
    EXPECT_EQ(each.copies, each.tile ? 2 : 0);
    tiles += each.tile ? 1 : 0;
  }
  EXPECT_EQ(tiles, 16);
  State s = start(4);
  --s.players[0].reserve;
  EXPECT_EQ(game().broken(s), "players[0].employees: there are 14");
  s = start(4);
  ++s.players[1].supply;
  EXPECT_EQ(game().broken(s), "players[1].discs: there are 31");
}

TEST(CarnegieSetup, FourOfEightTimelineTilesWithARandomSide) {
  RULE("CA-103");
  std::set<int> tiles;
  std::set<int> sides;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const State s = start(3, seed);
    EXPECT_EQ(std::set<int>(s.timeline.begin(), s.timeline.end()).size(), 4U);
    tiles.insert(s.timeline.begin(), s.timeline.end());
    sides.insert(s.timeline_side.begin(), s.timeline_side.end());
  }
  EXPECT_EQ(tiles.size(), 8U);
  EXPECT_EQ(sides.size(), 2U);
}

TEST(CarnegieSetup, FourRowsWithFiveEventsEach) {
  RULE("CA-104");
  const State s = start(2);
  EXPECT_EQ(row("hr"), 0);
  EXPECT_EQ(row("management"), 1);
  EXPECT_EQ(row("construction"), 2);
  EXPECT_EQ(row("rnd"), 3);
  int donations = 0;
  for (int at = 0; at < kRows; ++at) {
    for (int column = 1; column <= 5; ++column) {
      const Event& event = game().event_at(s, at, column);
      EXPECT_TRUE(event.income || event.donation);
      EXPECT_EQ(event.income && event.donation, column == 5);
      donations += event.donation ? 1 : 0;
    }
  }
  EXPECT_EQ(donations, 8);
}

TEST(CarnegieSetup, MarkersBeginOnTheStartTile) {
  RULE("CA-105");
  for (const int column : start(3).column) EXPECT_EQ(column, 0);
}

TEST(CarnegieSetup, TilesAreRemovedByNumberOfPlayers) {
  RULE("CA-106");
  EXPECT_EQ(total(start(4).copies), 28);
  EXPECT_EQ(total(start(3).copies), 24);
  EXPECT_EQ(total(start(2).copies), 16);
  EXPECT_EQ(total(start(1).copies), 16);
  EXPECT_NE(start(2, 1).copies, start(2, 2).copies);
}

TEST(CarnegieSetup, FourGoodsAndTwelveDollars) {
  RULE("CA-107");
  for (int seats = 1; seats <= 4; ++seats) {
    const State s = start(seats);
    for (int i = 0; i < seats; ++i) {
      EXPECT_EQ(s.players[i].goods, 4);
      EXPECT_EQ(s.players[i].money, 12);
    }
  }
}

TEST(CarnegieSetup, SidesAreChosenStripByStripInTurnOrder) {
  RULE("CA-108");
  State s = start(2);
  const int first = s.first;
  EXPECT_EQ(mover(s), first);
  EXPECT_EQ(offered(s, "side"), (std::set<std::string>{"side housing A", "side housing B"}));
  play_all(s, {"side housing B", "side commerce A", "side industry B"});
  EXPECT_EQ(mover(s), first);
  play(s, "side infrastructure A");
  EXPECT_EQ(mover(s), 1 - first);
  EXPECT_EQ(s.players[first].sides, 0b0101);
  EXPECT_EQ(s.players[1 - first].sides, 0);
  for (const int position : s.players[first].position) EXPECT_EQ(position, 0);
}

TEST(CarnegieSetup, TenEmployeesStandAndLie) {
  RULE("CA-109");
  const State s = start(4);
  for (int i = 0; i < 4; ++i) {
    for (const char* id :
         {"start_hr", "start_commerce", "start_planning", "start_construction", "start_rnd"}) {
      EXPECT_EQ(standing(s, id, i), 1) << id;
    }
    EXPECT_EQ(lying(s, "lobby", i), 5);
    EXPECT_EQ(s.players[i].reserve, 5);
  }
}

TEST(CarnegieSetup, DiscsAtTheStart) {
  RULE("CA-110");
  const State s = start(3);
  for (int i = 0; i < 3; ++i) {
    const Player& player = s.players[i];
    EXPECT_EQ(player.vp, 0);
    EXPECT_EQ(player.transport, (std::array<std::uint8_t, 4>{0, 0, 0, 0}));
    EXPECT_EQ(player.discs, (std::array<std::uint16_t, 4>{1, 1, 1, 0}));
    EXPECT_EQ(player.supply, 22);
  }
}

TEST(CarnegieSetup, TheFirstPlayerIsDrawn) {
  RULE("CA-111");
  std::set<int> firsts;
  for (std::uint64_t seed = 0; seed < 60; ++seed) firsts.insert(start(4, seed).first);
  EXPECT_EQ(firsts.size(), 4U);
}

TEST(CarnegieSetup, ActionChoiceTilesByNumberOfPlayers) {
  RULE("CA-112");
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    for (int seats = 1; seats <= 4; ++seats) {
      const State s = start(seats, seed);
      for (int i = 0; i < seats; ++i) {
        const bool last = s.in_order(seats - 1) == seat_at(i);
        EXPECT_EQ(s.players[i].action_tile != 0, seats == 4 || (seats == 3 && last));
      }
    }
  }
}

TEST(CarnegieSetup, NeutralDiscsByNumberOfPlayers) {
  RULE("CA-113");
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    EXPECT_EQ(neutral_discs(placed(1, seed)), 18);
    EXPECT_EQ(neutral_discs(placed(2, seed)), 18);
    EXPECT_EQ(neutral_discs(placed(3, seed)), 9);
    EXPECT_EQ(neutral_discs(placed(4, seed)), 0);
  }
}

TEST(CarnegieSetup, NeutralDiscsFollowTheBasicCards) {
  RULE("CA-114");
  const Data& data = game().data();
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const State s = placed(2, seed);
    // Each neutral field belongs to a card whose cities follow; only the last card may be cut
    // short.
    std::map<int, int> wanted;
    std::vector<const Card*> cards;
    for (int id = 0; id < data.basic_cards; ++id) {
      if (s.field[data.cards[id].donation] != kNeutral) continue;
      cards.push_back(&data.cards[id]);
      for (const int at : data.cards[id].cities) ++wanted[at];
    }
    std::multiset<int> missing;
    for (std::size_t at = 0; at < data.cities.size(); ++at) {
      const City& where = data.cities[at];
      int found = 0;
      for (int k = 0; k < where.slots; ++k) {
        const bool here = s.holder_of(where.first_slot + k) == kNeutral;
        // From the left, without gaps.
        EXPECT_TRUE(!here || k == found) << data.catalog.id({kCitySet, std::uint16_t(at)});
        found += here ? 1 : 0;
      }
      EXPECT_LE(found, wanted[static_cast<int>(at)]);
      for (; found < wanted[static_cast<int>(at)]; ++found) missing.insert(static_cast<int>(at));
    }
    // The cities without a disc are the last ones of that card: they go in the order printed.
    const auto count = static_cast<int>(missing.size());
    EXPECT_TRUE(std::any_of(cards.begin(), cards.end(), [&](const Card* card) {
      const auto& cities = card->cities;
      return count <= cities.size() &&
             std::multiset<int>(cities.end() - count, cities.end()) == missing;
    }));
    EXPECT_GE(cards.size(), 4U);
  }
}

TEST(CarnegieSetup, LastInOrderPlacesAndReservesFirst) {
  RULE("CA-115");
  State s = placed(3);
  for (int place = 2; place >= 0; --place) {
    const int seat = index(s.in_order(place));
    ASSERT_EQ(mover(s), seat);
    EXPECT_EQ(step(s), Step::housing);
    const std::string slot = *offered(s, "place").begin();
    play(s, slot);
    EXPECT_EQ(denied(s, slot), "-");
    EXPECT_EQ(step(s), Step::reserve);
    EXPECT_EQ(mover(s), seat);
    const std::string taken = *offered(s, "reserve").begin();
    const int before = total(s.copies);
    play(s, taken);
    EXPECT_EQ(total(s.copies), before - 1);
    EXPECT_EQ("reserve " + game().catalog().id({kTileSet, s.players[seat].reserved}), taken);
    EXPECT_EQ(s.players[seat].discs[0], 0);
    EXPECT_EQ(s.players[seat].supply, 22);
  }
  EXPECT_EQ(step(s), Step::moves);
  EXPECT_EQ(mover(s), s.first);
}

TEST(CarnegieSetup, TheFirstProjectIsFreeAndNotInASmallCity) {
  RULE("CA-116");
  State s = placed(4);
  const int seat = mover(s);
  EXPECT_EQ(denied(s, "place reno.0"), "CA-116");
  EXPECT_EQ(offered(s, "place").size(), 14U);
  play(s, "place denver.2");
  EXPECT_EQ(s.players[seat].goods, 4);
  EXPECT_EQ(s.players[seat].mission, (std::array<std::uint8_t, 4>{}));
  EXPECT_EQ(s.holder_of(slot("denver.2")), seat + 1);
  EXPECT_EQ(points_by(s, "CA-1112", seat), 2);
  play(s, *offered(s, "reserve").begin());
  EXPECT_EQ(denied(s, "place denver.2"), "CA-115");
}

TEST(CarnegieSetup, SixMovesEachFromTheFirstPlayer) {
  RULE("CA-117");
  State s = placed(2);
  play_to(s, Phase::opening);
  EXPECT_EQ(mover(s), s.first);
  const auto lines = play(s, "move r3c1 r3c2");
  EXPECT_TRUE(has_line(lines, "CA-117 Player"));
  EXPECT_EQ(denied(s, "move r3c1 r2c2"), "CA-603");
  play_all(s, {"move r3c2 r3c3", "move r3c1 r3c2", "move r3c2 r3c3", "move r3c1 r3c2"});
  EXPECT_EQ(s.agenda.top().pool, 1);
  play(s, "move r3c1 r3c2");
  EXPECT_EQ(step(s), Step::activate);
  EXPECT_EQ(lying(s, "start_construction", s.first), 2);
  EXPECT_EQ(lying(s, "start_commerce", s.first), 2);
}

TEST(CarnegieSetup, EverybodyActivatesAfterTheOwnMoves) {
  RULE("CA-118");
  State s = placed(2);
  play_to(s, Phase::opening);
  const int first = mover(s);
  play_all(s, {"move r3c1 r3c2", "done", "activate r3c2", "move r3c1 r3c2"});
  EXPECT_EQ(standing(s, "start_commerce", first), 2);
  EXPECT_EQ(mover(s), 1 - first);
  play_all(s, {"done", "done"});
  EXPECT_EQ(s.phase, Phase::choose);
  EXPECT_EQ(s.round, 1);
}

}  // namespace pionek::carnegie::testing
