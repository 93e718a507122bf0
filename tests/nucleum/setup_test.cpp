// Setting up (chapter 1xx) and who can play (chapter 17xx).
#include <algorithm>
#include <map>

#include "tests/nucleum/kit.hpp"

namespace pionek::nucleum::testing {
namespace {

constexpr std::uint64_t kSeeds = 300;

// Plots with a neutral building, and plots with rubble.
std::vector<int> neutral_plots(const State& s) {
  std::vector<int> plots;
  for_each_bit(s.plots_taken, [&](int plot) {
    if (s.is_built(plot)) plots.push_back(plot);
  });
  return plots;
}

std::vector<int> rubble_plots(const State& s) {
  std::vector<int> plots;
  for_each_bit(s.plots_taken, [&](int plot) {
    if (!s.is_built(plot)) plots.push_back(plot);
  });
  return plots;
}

int city_of(const State& s, int plot) { return game().map_of(s).plot_city[plot]; }

bool is_city(const State& s, int plot, std::string_view id) {
  return city_of(s, plot) == thing(kCitySet, id);
}

int count_tiles(const TileSet& tiles, Tile::Category category) {
  int count = 0;
  tiles.each([&](int tile) { count += data().tiles[tile].category == category ? 1 : 0; });
  return count;
}

Deck deck_of(ContractId id) { return data().contracts[id].deck; }

}  // namespace

TEST(NucleumSetup, TheSideOfTheMap) {
  RULE("NU-101");
  RULE("NU-1702");
  EXPECT_EQ(&game().map_of(start(2)), &data().maps[0]);
  EXPECT_EQ(&game().map_of(start(3)), &data().maps[1]);
  EXPECT_EQ(&game().map_of(start(4)), &data().maps[1]);
  EXPECT_EQ(data().counts[2].conditions, 3);
  EXPECT_EQ(std::popcount(data().maps[0].cities), 17);
  EXPECT_EQ(std::popcount(data().maps[1].cities), 19);
}

TEST(NucleumSetup, TwoToFourPlay) {
  RULE("NU-1701");
  RULE("NU-1703");
  EXPECT_FALSE(make_setup(game().info(), 1, {}));
  EXPECT_TRUE(make_setup(game().info(), 2, {}));
  EXPECT_TRUE(make_setup(game().info(), 4, {}));
  EXPECT_FALSE(make_setup(game().info(), 5, {}));
}

TEST(NucleumSetup, Wagons) {
  RULE("NU-102");
  const std::map<int, std::array<int, 2>> wagons{{2, {4, 4}}, {3, {6, 5}}, {4, {7, 6}}};
  for (const auto& [seats, count] : wagons) {
    const State s = start(seats);
    EXPECT_EQ(s.cheap_wagons[0], count[0]);
    EXPECT_EQ(s.cheap_wagons[1], count[1]);
    EXPECT_EQ(s.dear_wagons[0] + s.dear_wagons[1], 0);
  }
}

TEST(NucleumSetup, OnlyWorkersRunOut) {
  RULE("NU-103");
  State s = scene();
  player(s).thaler = 500;
  player(s).achievements = 200;
  workers(s, 18);
  at_effects(s, data().slots[thing(kSlotSet, "slot1")]);
  EXPECT_EQ(player(s).thaler, 502);
  at_effects(s, data().slots[thing(kSlotSet, "slot4")]);
  EXPECT_EQ(player(s).achievements, 202);
  at_effects(s, data().slots[thing(kSlotSet, "slot2")]);
  EXPECT_EQ(player(s).workers, 18);
  EXPECT_EQ(player(s).thaler, 503);
}

TEST(NucleumSetup, TilesOfTheStackAndTheOffer) {
  RULE("NU-105");
  RULE("NU-106");
  const std::map<int, int> advanced{{2, 10}, {3, 15}, {4, 25}};
  for (const auto& [seats, count] : advanced) {
    std::set<int> first;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const State s = start(seats, seed);
      TileSet tiles;
      for (const TileId tile : s.stack) tiles.add(tile);
      for (const TileId tile : s.offer) tiles.add(tile);
      EXPECT_EQ(s.stack.size(), 20 + count - 5);
      EXPECT_EQ(tiles.size(), 20 + count);
      EXPECT_EQ(count_tiles(tiles, Tile::Category::base), 20);
      EXPECT_EQ(count_tiles(tiles, Tile::Category::advanced), count);
      first.insert(s.offer[0]);
    }
    EXPECT_GT(first.size(), 5U);
  }
}

TEST(NucleumSetup, Contracts) {
  RULE("NU-107");
  RULE("NU-108");
  RULE("NU-109");
  RULE("NU-110");
  const std::map<int, std::array<int, 2>> dealt{{2, {6, 10}}, {3, {9, 12}}, {4, {12, 16}}};
  for (const auto& [seats, count] : dealt) {
    const State s = start(seats);
    std::set<ContractId> initial;
    for (int i = 0; i < seats; ++i) {
      EXPECT_EQ(deck_of(s.players[i].slots[3]), Deck::initial);
      initial.insert(s.players[i].slots[3]);
    }
    EXPECT_EQ(initial.size(), static_cast<std::size_t>(seats));
    EXPECT_EQ(s.silver.size(), count[0] - 2);
    EXPECT_EQ(s.gold.size(), count[1] - 2);
    for (int place = 0; place < kMarket; ++place) {
      EXPECT_EQ(deck_of(s.market[place]), place < 2 ? Deck::silver : Deck::gold);
    }
    for (int group = 0; group < kPurple; ++group) {
      EXPECT_EQ(deck_of(s.purple[group]), Deck::purple);
      EXPECT_EQ(data().contracts[s.purple[group]].group, group);
    }
    expect_sound(s);
  }
}

TEST(NucleumSetup, SuccessTilesAndNucleums) {
  RULE("NU-111");
  RULE("NU-112");
  std::set<int> lowest;
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    const State s = start(3, seed);
    EXPECT_EQ(std::set<int>(s.success.begin(), s.success.end()).size(), 4U);
    EXPECT_EQ(s.segment_nucleum, 7);
    lowest.insert(s.success[0]);
  }
  EXPECT_EQ(lowest.size(), 8U);
}

TEST(NucleumSetup, Plants) {
  RULE("NU-113");
  std::map<std::string, bool> plants;
  for (const Plant& plant : data().plants) {
    plants[game().catalog().id({kCitySet, plant.city})] = plant.nucleum;
  }
  EXPECT_EQ(plants, (std::map<std::string, bool>{{"riesa", false},
                                                 {"zittau", true},
                                                 {"glashutte", true},
                                                 {"grimma", true},
                                                 {"plauen", true}}));
}

TEST(NucleumSetup, NeutralBuildings) {
  RULE("NU-114");
  RULE("NU-115");
  RULE("NU-122");
  std::size_t most = 0;
  for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
    const State s = start(4, seed);
    const Map& map = game().map_of(s);
    const auto plots = neutral_plots(s);
    most = std::max(most, plots.size());
    ASSERT_LE(plots.size(), 4U);
    for (const int plot : plots) {
      const Building& building = data().buildings[s.building_on(plot)];
      EXPECT_TRUE(data().neutral(s.building_on(plot)));
      EXPECT_TRUE(has(map.plot_symbols[plot], static_cast<int>(building.type)));
      const PlotSet free = map.plots_in[city_of(s, plot)] & ~s.plots_taken;
      if (has(map.red_plots, plot)) continue;
      EXPECT_EQ(free & map.red_plots, 0U) << "a red plot comes first";
      if (has(map.single_plots, plot)) continue;
      EXPECT_EQ(free & map.single_plots & map.showing[static_cast<std::size_t>(building.type)], 0U);
    }
  }
  EXPECT_EQ(most, 4U);
}

TEST(NucleumSetup, CardsWithoutANeutralBuilding) {
  RULE("NU-116");
  bool three = false;
  bool marked = false;
  for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
    three = three || neutral_plots(start(4, seed)).size() == 3;
    for (const int plot : neutral_plots(start(3, seed))) {
      marked = marked || is_city(start(3, seed), plot, "karlsbad");
    }
    for (const int plot : neutral_plots(start(2, seed))) {
      EXPECT_TRUE(has(data().maps[0].plots, plot));
    }
  }
  EXPECT_TRUE(three) << "card s13 names none";
  EXPECT_TRUE(marked) << "with three players the marked city counts";
}

TEST(NucleumSetup, TheFourthNucleum) {
  RULE("NU-117");
  PlantSet seen = 0;
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    const State s = start(2, seed);
    EXPECT_EQ(std::popcount(s.nucleum), 1);
    seen |= s.nucleum;
    for (int i = 0; i < 2; ++i) EXPECT_EQ(s.players[i].thaler + s.players[i].workers, 6);
  }
  EXPECT_EQ(std::popcount(seen), 4);
}

TEST(NucleumSetup, TurbineRubble) {
  RULE("NU-118");
  EXPECT_EQ(std::popcount(start(3).turbines_taken), 3);
  EXPECT_EQ(start(3).turbines_taken, game().map_of(start(3)).blocked_turbines);
  EXPECT_EQ(start(2).turbines_taken, 0U);
  EXPECT_EQ(start(4).turbines_taken, 0U);
}

TEST(NucleumSetup, UrbanRubble) {
  RULE("NU-119");
  std::size_t most = 0;
  for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
    for (const int seats : {2, 3}) {
      const State s = start(seats, seed);
      const Map& map = game().map_of(s);
      const auto plots = rubble_plots(s);
      if (seats == 3) most = std::max(most, plots.size());
      ASSERT_LE(plots.size(), 5U);
      for (const int plot : plots) {
        const PlotSet free = map.plots_in[city_of(s, plot)] & ~s.plots_taken;
        if (has(map.red_plots, plot)) continue;
        EXPECT_EQ(free & map.red_plots, 0U) << "a red plot comes first";
        if (has(map.single_plots, plot)) continue;
        EXPECT_EQ(free & map.single_plots, 0U) << "then one with one symbol";
      }
      if (seats == 2) {
        for (const int plot : plots) EXPECT_TRUE(has(map.plots, plot)) << "marked 3+";
      }
    }
  }
  EXPECT_EQ(most, 5U) << "card s06 names six cities, but there are five tiles";
}

TEST(NucleumSetup, MineRubble) {
  RULE("NU-120");
  for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
    for (const int seats : {2, 3}) {
      const State s = start(seats, seed);
      const Map& map = game().map_of(s);
      ASSERT_LE(std::popcount(s.mines_taken), 3);
      for_each_bit(s.mines_taken, [&](int mine) {
        for_each_bit(map.mines_in[map.mine_city[mine]], [&](int other) {
          if (has(s.mines_taken, other)) return;
          EXPECT_LE(map.mine_bonus[mine], map.mine_bonus[other]);
          const bool tie = map.mine_bonus[mine] == map.mine_bonus[other];
          if (tie && has(map.red_mines, other)) {
            EXPECT_TRUE(has(map.red_mines, mine));
          }
        });
      });
    }
  }
}

// Card s07 has the mark at Chemnitz and Brüx, which are on both sides of the map.
TEST(NucleumSetup, MarkedCitiesNeedThreePlayers) {
  RULE("NU-119");
  RULE("NU-120");
  const auto has_rubble = [](const State& s, std::string_view city) {
    const auto plots = rubble_plots(s);
    return std::any_of(plots.begin(), plots.end(),
                       [&](int plot) { return is_city(s, plot, city); }) ||
           (s.mines_taken & game().map_of(s).mines_in[thing(kCitySet, city)]) != 0;
  };
  std::array<int, kSeats> found{};
  for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
    for (const int seats : {2, 3}) {
      const State s = start(seats, seed);
      const bool card = has(s.nucleum, thing(kPlantSet, "plant-plauen")) &&
                        has_rubble(s, "pressnitz") && !has_rubble(s, "joachimsthal");
      if (!card) continue;
      ++found[seats];
      EXPECT_EQ(has_rubble(s, "chemnitz"), seats == 3);
      EXPECT_EQ(has_rubble(s, "brux"), seats == 3);
    }
  }
  EXPECT_GT(std::min(found[2], found[3]), 5);
}

TEST(NucleumSetup, NoRubbleWithFour) {
  RULE("NU-121");
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    EXPECT_TRUE(rubble_plots(start(4, seed)).empty());
    EXPECT_EQ(start(4, seed).mines_taken, 0U);
  }
}

// Cards s05 and s10 name one city for both: the neutral building has its only red plot.
TEST(NucleumSetup, TheNeutralBuildingComesBeforeTheRubble) {
  RULE("NU-130");
  int found = 0;
  for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
    const State s = start(3, seed);
    const bool rubble = s.plot[thing(kPlotSet, "freiberg-p1")] == kRubble;
    const bool riesa = s.plot[thing(kPlotSet, "riesa-p3")] == kRubble;
    const bool karlsbad = s.plot[thing(kPlotSet, "karlsbad-p1")] == kRubble ||
                          s.plot[thing(kPlotSet, "karlsbad-p2")] == kRubble;
    if (!rubble || !riesa || !karlsbad) continue;  // not card s05
    ++found;
    EXPECT_TRUE(s.is_built(thing(kPlotSet, "freiberg-p3")));
  }
  EXPECT_GT(found, 5);
}

TEST(NucleumSetup, TheFirstPlayerIsRandom) {
  RULE("NU-123");
  std::set<int> first;
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    const State s = start(4, seed);
    first.insert(s.first);
    EXPECT_EQ(s.ended, State{}.ended);
  }
  EXPECT_EQ(first.size(), 4U);
}

TEST(NucleumSetup, WhatEachPlayerHas) {
  RULE("NU-124");
  RULE("NU-125");
  const State s = start(4);
  for (const Player& each : s.players) {
    EXPECT_EQ(each.thaler, 4);
    EXPECT_EQ(each.workers, 2);
    EXPECT_EQ(each.reserve, 16);
    EXPECT_EQ(each.vp, 0);
    EXPECT_EQ(each.achievements, 0);
    EXPECT_EQ(each.income, (std::array<std::uint8_t, 3>{}));
    EXPECT_EQ(each.built, 0);
    EXPECT_EQ(each.recharges, 0);
    EXPECT_EQ(each.slots[0], kNoContract);
    EXPECT_NE(each.slots[3], kNoContract);
  }
  EXPECT_EQ(data().own_buildings, 12);
  EXPECT_EQ(data().rows[0].places, 3);
  EXPECT_EQ(data().rows[1].places, 2);
  EXPECT_EQ(data().rows[2].places, 3);
  EXPECT_EQ(data().rows[3].places, 2);
  EXPECT_EQ(data().incomes[0][0].thaler, 4);
  EXPECT_EQ(data().incomes[1][0].workers, 2);
  EXPECT_EQ(data().incomes[2][0].vp, 0);
}

TEST(NucleumSetup, ExperimentsFromTheLastPlayer) {
  RULE("NU-126");
  State s = start(4);
  const int first = s.first;
  EXPECT_EQ(mover(s), (first + 3) % 4);
  EXPECT_EQ(offered(s).size(), 4U);
  EXPECT_TRUE(has_line(play(s, "experiment c"), "NU-126"));
  EXPECT_EQ(mover(s), (first + 2) % 4);
  EXPECT_EQ(denied(s, "experiment c"), "NU-126");
  EXPECT_EQ(offered(s).size(), 3U);
  play(s, "experiment a");
  play(s, "experiment d");
  EXPECT_EQ(mover(s), first);
  EXPECT_EQ(offered(s), (std::set<std::string>{"experiment b"}));
  play(s, "experiment b");
  EXPECT_EQ(step(s), Step::turn);
  EXPECT_EQ(mover(s), first);
  EXPECT_EQ(s.round, 1);
}

TEST(NucleumSetup, StartingTiles) {
  RULE("NU-127");
  RULE("NU-128");
  const State s = started(4);
  for (const Player& each : s.players) {
    EXPECT_EQ(each.pool.size(), 5);
    EXPECT_EQ(count_tiles(each.pool, Tile::Category::starting), 4);
    EXPECT_EQ(count_tiles(each.pool, Tile::Category::directive), 1);
    EXPECT_EQ(each.techs, 0);
  }
  EXPECT_TRUE(in_pool(s, "sd-b", 1));
  EXPECT_FALSE(in_pool(s, "sp-b1", 1));
  EXPECT_EQ(game().experiment_of(s.players[1]).special.size(), 2);
  EXPECT_EQ(game().experiment_of(s.players[0]).special.size(), 0);
}

TEST(NucleumSetup, ThreeWorkersForFirstGames) {
  RULE("NU-129");
  const State s = start(2, 1, "first_games");
  EXPECT_EQ(s.players[0].workers, 3);
  EXPECT_EQ(s.players[0].reserve, 15);
}

}  // namespace pionek::nucleum::testing
