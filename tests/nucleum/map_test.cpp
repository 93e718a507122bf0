// The map, lines and networks (chapter 3xx).
#include <algorithm>

#include "tests/nucleum/kit.hpp"

namespace pionek::nucleum::testing {
namespace {

bool in_network(const State& s, std::string_view city, int seat = 0) {
  return has(s.players[seat].presence, thing(kCitySet, city));
}

bool connected(const State& s, std::string_view a, std::string_view b) {
  return has(s.reach[thing(kCitySet, a)], thing(kCitySet, b));
}

bool joined(const State& s, std::string_view a, std::string_view b, int seat = 0) {
  const auto& network = s.players[seat].network;
  return network[thing(kCitySet, a)] == network[thing(kCitySet, b)];
}

int size(const State& s, int seat = 0) { return largest_network(s.players[seat]); }

}  // namespace

TEST(NucleumMap, CitiesAndColours) {
  RULE("NU-301");
  int multi = 0;
  for (const Color color : data().cities) multi += color == Color::multi ? 1 : 0;
  EXPECT_EQ(multi, 1);
  EXPECT_EQ(data().cities[thing(kCitySet, "praha")], Color::multi);
  EXPECT_EQ(data().cities[thing(kCitySet, "leipzig")], Color::orange);
}

TEST(NucleumMap, OnePieceOnAPlace) {
  RULE("NU-302");
  State s = scene();
  player(s).thaler = 20;
  workers(s, 9);
  own(s, "zwickau-p1", "residence-1", 1);
  at_action(s, "urbanize");
  play(s, "building residence-1");
  EXPECT_EQ(denied(s, "plot zwickau-p1"), "NU-302");
  turbine(s, "grimma-t1", 1, 1);
  at_action(s, "industrialize");
  play(s, "piece turbine-1");
  EXPECT_EQ(denied(s, "turbine grimma-t1"), "NU-302");
}

TEST(NucleumMap, RiesaHasNeitherNucleumNorTurbines) {
  RULE("NU-303");
  for (const Map& map : data().maps) {
    EXPECT_EQ(map.turbines_in[thing(kCitySet, "riesa")], 0U);
    for (const auto* city : {"grimma", "plauen", "glashutte", "zittau"}) {
      const int slots = std::popcount(map.turbines_in[thing(kCitySet, city)]);
      EXPECT_GE(slots, 1);
      EXPECT_LE(slots, 5);
    }
  }
  State s = scene();
  at(s,
     {{.step = Step::recharged, .seat = seat_at(0)}, {.step = Step::nucleum, .seat = seat_at(0)}});
  EXPECT_EQ(denied(s, "nucleum plant-riesa"), "NU-303");
}

TEST(NucleumMap, ALinkWithoutAnEmptyFieldIsALine) {
  RULE("NU-304");
  State s = scene();
  const int link = thing(kLinkSet, "leipzig-zwickau");
  EXPECT_EQ(game().map_of(s).links[link].length, 3);
  track(s, "leipzig-zwickau-f1");
  track(s, "leipzig-zwickau-f3");
  EXPECT_FALSE(has(s.lines, link));
  track(s, "leipzig-zwickau-f2");
  EXPECT_TRUE(has(s.lines, link));
}

TEST(NucleumMap, ALineBelongsToAllWhoShareInIt) {
  RULE("NU-305");
  RULE("NU-306");
  State s = scene();
  track(s, "leipzig-zwickau-f1", 0);
  track(s, "leipzig-zwickau-f2", 1);
  track(s, "leipzig-zwickau-f3", 2);
  for (const int seat : {0, 1, 2}) {
    EXPECT_TRUE(joined(s, "leipzig", "zwickau", seat));
    EXPECT_EQ(size(s, seat), 2);
  }
  EXPECT_FALSE(joined(s, "leipzig", "zwickau", 3));
  EXPECT_EQ(size(s, 3), 0);
}

TEST(NucleumMap, WhichCitiesAreInANetwork) {
  RULE("NU-307");
  State s = scene();
  own(s, "praha-p2", "residence-1");
  mine(s, "brux-m1", 1);
  turbine(s, "zittau-t1", 1);
  EXPECT_TRUE(in_network(s, "praha"));
  EXPECT_TRUE(in_network(s, "brux"));
  EXPECT_TRUE(in_network(s, "zittau"));
  // A track beside the city, on an unfinished link.
  track(s, "bautzen-zittau-f1");
  EXPECT_TRUE(in_network(s, "bautzen"));
  // The middle of three, where another's track touches the city.
  State middle = scene();
  track(middle, "leipzig-zwickau-f1", 1);
  track(middle, "leipzig-zwickau-f2", 0);
  EXPECT_TRUE(in_network(middle, "leipzig"));
  EXPECT_FALSE(in_network(middle, "zwickau"));
  // A line of one's own beside both.
  track(middle, "leipzig-zwickau-f3", 2);
  EXPECT_TRUE(in_network(middle, "zwickau"));
  EXPECT_TRUE(in_network(middle, "zwickau", 1));
}

TEST(NucleumMap, SizesAndMerging) {
  RULE("NU-308");
  State s = scene();
  own(s, "praha-p2", "residence-1");
  EXPECT_EQ(size(s), 1);
  line(s, "chemnitz-zwickau");
  line(s, "riesa-dresden");
  EXPECT_EQ(size(s), 2);
  line(s, "grimma-riesa");
  line(s, "grimma-chemnitz");
  EXPECT_EQ(size(s), 5);
  EXPECT_TRUE(joined(s, "zwickau", "dresden"));
}

TEST(NucleumMap, UnfinishedLinksJoinNothing) {
  RULE("NU-309");
  State s = scene();
  track(s, "leipzig-riesa-f1");
  EXPECT_FALSE(joined(s, "leipzig", "riesa"));
  EXPECT_FALSE(connected(s, "leipzig", "riesa"));
  EXPECT_EQ(size(s), 1);
}

TEST(NucleumMap, CoalAreas) {
  RULE("NU-310");
  const auto cities = [](int map, int area) {
    std::set<std::string> out;
    for_each_bit(data().maps[map].coal_cities[area], [&](int city) {
      out.insert(game().catalog().id({kCitySet, static_cast<std::uint16_t>(city)}));
    });
    return out;
  };
  using Cities = std::set<std::string>;
  EXPECT_EQ(cities(0, 0), (Cities{"leipzig", "plauen"}));
  EXPECT_EQ(cities(1, 0), (Cities{"leipzig", "plauen"}));
  EXPECT_EQ(cities(0, 1), (Cities{"dresden"}));
  EXPECT_EQ(cities(1, 1), (Cities{"gorlitz", "riesa"}));
}

// Leipzig and Plauen are both on the rail to the Ruhr, and yet not connected.
TEST(NucleumMap, LongDistanceRailJoinsNothing) {
  RULE("NU-311");
  State s = scene();
  own(s, "leipzig-p1", "residence-1");
  own(s, "plauen-p1", "residence-2");
  EXPECT_FALSE(connected(s, "leipzig", "plauen"));
  EXPECT_FALSE(joined(s, "leipzig", "plauen"));
  EXPECT_EQ(size(s), 1);
}

TEST(NucleumMap, TransportUsesLinesOfAnybody) {
  RULE("NU-312");
  State s = scene();
  line(s, "brux-aussig", 1);
  line(s, "aussig-zittau", 2);
  EXPECT_TRUE(connected(s, "brux", "zittau"));
  EXPECT_TRUE(connected(s, "zittau", "zittau"));
  EXPECT_FALSE(joined(s, "brux", "zittau", 1));
}

// What the state keeps as tracks are laid is what a search from scratch would find.
TEST(NucleumMap, NetworksAreKeptRight) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    State s = start(4, seed);
    play_to(s, 30, seed);
    State again = s;
    rebuild_networks(again, game().map_of(s));
    EXPECT_EQ(std::memcmp(&again, &s, sizeof(State)), 0);
  }
}

}  // namespace pionek::nucleum::testing
