// Positions as JSON: every position of a game reads back bit for bit, and a damaged one is refused
// with an error that names the field and what was expected.
#include <cstring>

#include "tests/power_grid/kit.hpp"
#include "tests/support/damage.hpp"

namespace pionek::power_grid::testing {
namespace {

const std::string kReachable = "; expected a position the rules can reach";

// A sound position in the middle of a game: three seats, seat 2 is the first to build.
State middle() {
  State s = scene(3, {"germany_nw", "germany_w", "germany_sw"});
  set_market(s, {11, 12, 13, 14, 15, 16, 17, 18});
  give_plants(s, 0, {4, 5});
  give_plants(s, 1, {6, 7});
  give_plants(s, 2, {8});
  set_fuel(s, 0, {3, 2, 0, 0});
  set_cities(s, 0, {"essen", "duisburg"});
  set_cities(s, 1, {"kiel"});
  s.known_top = 0;
  set_fuel_market(s, {20, 18, 6, 2});
  at_step(s, Step::build);
  return s;
}

// The same with an auction: seat 0 bids 12 for plant 11, seat 1 answers.
State bidding() {
  State s = middle();
  at_step(s, Step::auction);
  play_all(s, {"pick 11", "bid 12"});
  return s;
}

// Seat 0 has just bought plant 11 and is over the limit.
State discarding() {
  State s = middle();
  give_plants(s, 0, {9});
  at_step(s, Step::auction);
  play_all(s, {"pick 11", "bid 11", "pass", "pass"});
  return s;
}

// Plant 4 has made room for plant 11: four of the coal and oil have no place any more.
State giving_back() {
  State s = middle();
  give_plants(s, 0, {3});
  set_fuel(s, 0, {6, 6, 0, 0});
  set_fuel_market(s, {10, 10, 6, 2});
  at_step(s, Step::auction);
  play_all(s, {"pick 11", "bid 11", "pass", "pass", "discard 4"});
  return s;
}

}  // namespace

class PowerGridPositions : public ::testing::TestWithParam<int> {};

TEST_P(PowerGridPositions, ReadBackBitForBitAtEveryPly) {
  const int seats = GetParam();
  Silent silent;
  int games = 0;
  for (const std::string_view map : {"map=germany", "map=usa"}) {
    for (const std::string_view regions : {"region_choice=random", "region_choice=draft"}) {
      for (const std::string_view money : {"money_visible=true", "money_visible=false"}) {
        Rng rng(static_cast<std::uint64_t>(++games * 10 + seats));
        State s = start(seats, {map, regions, money}, rng.next());
        for (int ply = 0; ply < 5000; ++ply) {
          ASSERT_NO_FATAL_FAILURE(expect_to_read_back(s));
          if (game().to_move(s) == nobody) break;
          game().play(s, random_move(s, rng), silent);
        }
        EXPECT_EQ(game().to_move(s), nobody) << "the game goes on";
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Seats, PowerGridPositions, ::testing::Range(2, 7));

// Without a text between: the value that position() makes is good as it is.
TEST(PowerGridPosition, ReadsItsOwnJsonValue) {
  const State s = middle();
  const json::value value(tree(game().position(s)));
  std::optional<Error> latch;
  const State back = game().read_position(JsonReader(value, "", latch));
  ASSERT_FALSE(latch) << latch->text();
  EXPECT_EQ(std::memcmp(&s, &back, sizeof(State)), 0);
}

TEST(PowerGridPosition, ScenesOfThisFileReadBackBitForBit) {
  for (const State& s : {middle(), bidding(), discarding()}) expect_to_read_back(s);
}

TEST(PowerGridPosition, NotJson) {
  State s;
  EXPECT_EQ(read("{\"game\": power-grid}", s),
            "puzzle.json:1:10: not valid JSON (syntax error); expected JSON");
  EXPECT_EQ(read("[]", s), "puzzle.json: found a list; expected an object");
  EXPECT_EQ(read("{}", s),
            "puzzle.json: the field 'game' is missing; expected an object with that field");
}

TEST(PowerGridPosition, UnknownAndMissingFields) {
  const State s = middle();
  EXPECT_EQ(changed(s, "/extra", 1),
            "puzzle.json: unknown field 'extra'; expected only game, map, regions, money_visible, "
            "round, stage, stage3, order, players, market, stack, top_is_known, removed, "
            "discarded, fuel_market, auction, agenda, reveals, rng");
  EXPECT_EQ(changed(s, "/players/1/extra", 1),
            "puzzle.json: players[1]: unknown field 'extra'; expected only cash, plants, fuel, "
            "cities, bought, gave_up");
  EXPECT_EQ(changed(s, "/fuel_market/extra", 1),
            "puzzle.json: fuel_market: unknown field 'extra'; expected only coal, oil, garbage, "
            "uranium");
  EXPECT_EQ(changed(s, "/agenda/0/extra", 1),
            "puzzle.json: agenda[0]: unknown field 'extra'; expected only step, seat, turn, a, b");
  for (const auto& field : tree(game().position(s))) {
    const std::string name = field.key();
    EXPECT_EQ(lacking(s, "", name), "puzzle.json: the field '" + name +
                                        "' is missing; expected an object with that field");
  }
  EXPECT_EQ(lacking(s, "/players/0", "cash"),
            "puzzle.json: players[0]: the field 'cash' is missing; expected an object with that "
            "field");
  EXPECT_EQ(lacking(s, "/agenda/4", "seat"),
            "puzzle.json: agenda[4]: the field 'seat' is missing; expected an object with that "
            "field");
}

TEST(PowerGridPosition, WrongGameMapAndRegions) {
  const State s = middle();
  EXPECT_EQ(changed(s, "/game", "chess"),
            "puzzle.json: game: this is not a position of power-grid; expected power-grid");
  EXPECT_EQ(changed(s, "/map", "mars"),
            "puzzle.json: map: no map has the id 'mars'; expected the id of a map");
  EXPECT_EQ(changed(s, "/regions/1", "usa_nw"),
            "puzzle.json: regions[1]: found 'usa_nw'; expected a region of this map");
  EXPECT_EQ(changed(s, "/regions/1", "germany_nw"),
            "puzzle.json: regions[1]: it is named twice; expected each once");
  EXPECT_EQ(changed(s, "/regions", json::array{"germany_nw", "germany_sw", "germany_se"}),
            "puzzle.json: regions: the regions do not hang together; expected connected regions "
            "(PG-105)");
  EXPECT_EQ(changed(s, "/regions", json::array{"germany_nw", "germany_w"}),
            "puzzle.json: regions: not the number for the players (PG-104)" + kReachable);
  EXPECT_EQ(changed(s, "/stage", 4),
            "puzzle.json: stage: found 4; expected a whole number from 1 to 3");
  EXPECT_EQ(changed(s, "/round", 0), "puzzle.json: round: 0 exactly during the draft" + kReachable);
  EXPECT_EQ(changed(s, "/round", 1001),
            "puzzle.json: round: found 1001; expected a whole number from 0 to 1000");
  EXPECT_EQ(changed(s, "/rng/0", "xyz"),
            "puzzle.json: rng[0]: found 'xyz'; expected 16 hexadecimal digits");
  EXPECT_EQ(changed(s, "/money_visible", 1),
            "puzzle.json: money_visible: found 1; expected true or false");
}

// A generator of zeros never moves: Rng::below would wait for ever.
TEST(PowerGridPosition, AGeneratorOfZeros) {
  const std::string zero(16, '0');
  EXPECT_EQ(changed(middle(), "/rng", json::array{zero, zero, zero, zero}),
            "puzzle.json: rng: all words are zero; expected a generator that moves");
  EXPECT_EQ(changed(middle(), "/rng", json::array{zero, zero, zero, "0000000000000001"}), "");
}

// Nobody has more than the money of the start and the best income of every round.
TEST(PowerGridPosition, CashIsBoundedByWhatAGameCanReach) {
  const State s = middle();
  ASSERT_EQ(s.round, 2);
  EXPECT_EQ(changed(s, "/players/0/cash", 350), "");
  EXPECT_EQ(changed(s, "/players/0/cash", 351),
            "puzzle.json: players[0].cash: found 351; expected a whole number from 0 to 350");
  EXPECT_EQ(
      changed(s, "/players/0/cash", 1'000'000'000),
      "puzzle.json: players[0].cash: found 1000000000; expected a whole number from 0 to 350");
  EXPECT_EQ(changed(bidding(), "/auction/bid", 351),
            "puzzle.json: auction.bid: found 351; expected a whole number from 11 to 350");
}

TEST(PowerGridPosition, WrongSeatsAndOrder) {
  const State s = middle();
  EXPECT_EQ(changed(s, "/order", json::array{0, 0, 2}),
            "puzzle.json: order: must name each seat once" + kReachable);
  EXPECT_EQ(changed(s, "/order", json::array{0, 1}),
            "puzzle.json: order: the list has 2 items; expected exactly 3");
  EXPECT_EQ(changed(s, "/order/2", 3),
            "puzzle.json: order[2]: found 3; expected a whole number from 0 to 2");
  EXPECT_EQ(changed(s, "/agenda/4/seat", 7),
            "puzzle.json: agenda[4].seat: found 7; expected a whole number from 0 to 2");
  EXPECT_EQ(changed(s, "/agenda/4/seat", 1),
            "puzzle.json: agenda: another seat is next by the order track (PG-207)" + kReachable);
  EXPECT_EQ(changed(s, "/agenda/4/turn", 3), "puzzle.json: agenda: too many turns" + kReachable);
  EXPECT_EQ(changed(s, "/players/0/cash", -1),
            "puzzle.json: players[0].cash: found -1; expected a whole number from 0 to 350");
}

TEST(PowerGridPosition, TheAgendaMustBeOneThatCanComeAbout) {
  const State s = middle();
  EXPECT_EQ(changed(s, "/agenda/4/step", "sleep"),
            "puzzle.json: agenda[4].step: found the text 'sleep'; expected one of draft, auction, "
            "bid, discard, give_back, buy, build, power, replace, end_auction, end_building, "
            "end_bureaucracy, round");
  EXPECT_EQ(changed(s, "/agenda", json::array{}),
            "puzzle.json: agenda: nobody has reached the end (PG-901)" + kReachable);
  EXPECT_EQ(damaged(s, [](json::value& root) { root.at("agenda").as_array().pop_back(); }),
            "puzzle.json: agenda: waits for nobody" + kReachable);
  EXPECT_EQ(changed(s, "/agenda/4/seat", nullptr),
            "puzzle.json: agenda: waits for nobody" + kReachable);
  EXPECT_EQ(changed(s, "/agenda/1/step", "round"),
            "puzzle.json: agenda: out of order" + kReachable);
  EXPECT_EQ(changed(s, "/agenda/1/seat", 0), "puzzle.json: agenda: out of order" + kReachable);
  EXPECT_EQ(changed(s, "/agenda/4/a", 1),
            "puzzle.json: agenda: a task with odd figures" + kReachable);
  EXPECT_EQ(damaged(s,
                    [](json::value& root) {
                      json::array& list = root.at("agenda").as_array();
                      list.insert(list.end(), 9, json::value(list[0]));
                    }),
            "puzzle.json: agenda: the list has 14 items; expected 0 to 12");
}

TEST(PowerGridPosition, ADraftMustBeOneThatCanComeAbout) {
  State s = start(4, {"region_choice=draft"});
  play(s, "region germany_w");
  EXPECT_EQ(changed(s, "/agenda/1/turn", 2),
            "puzzle.json: agenda: not a turn for each region named (PG-106)" + kReachable);
  EXPECT_EQ(changed(s, "/round", 1), "puzzle.json: round: 0 exactly during the draft" + kReachable);
}

TEST(PowerGridPosition, WrongFuel) {
  const State s = middle();
  EXPECT_EQ(changed(s, "/fuel_market/coal", 25),
            "puzzle.json: fuel_market.coal: found 25; expected a whole number from 0 to 24");
  EXPECT_EQ(
      changed(s, "/fuel_market/coal", 22),
      "puzzle.json: coal: market and players hold more than the 24 tokens there are" + kReachable);
  EXPECT_EQ(changed(s, "/players/0/fuel/garbage", 1),
            "puzzle.json: players[0].fuel: more than the plants can store" + kReachable);
}

TEST(PowerGridPosition, WrongCities) {
  const State s = middle();
  EXPECT_EQ(changed(s, "/players/0/cities/0", "paris"),
            "puzzle.json: players[0].cities[0]: found 'paris'; expected the id of a city");
  EXPECT_EQ(changed(s, "/players/0/cities/0", "boston"),
            "puzzle.json: players[0].cities[0]: found 'boston'; expected a city of this map");
  EXPECT_EQ(changed(s, "/players/0/cities/0", "essen"),
            "puzzle.json: players[0].cities[1]: it is named twice; expected each once");
  EXPECT_EQ(changed(s, "/players/0/cities/0", "berlin"),
            "puzzle.json: players[0].cities: outside the play area" + kReachable);
  EXPECT_EQ(changed(s, "/players/1/cities/0", "essen"),
            "puzzle.json: essen: more houses than stage 1 allows" + kReachable);
}

TEST(PowerGridPosition, WrongPlants) {
  const State s = middle();
  EXPECT_EQ(changed(s, "/players/0/plants/0", "41"),
            "puzzle.json: players[0].plants[0]: found '41'; expected the id of a plant");
  EXPECT_EQ(changed(s, "/players/2/plants/0", "11"),
            "puzzle.json: market: a plant is unknown or lies in two places" + kReachable);
  EXPECT_EQ(changed(s, "/players/2/plants", json::array{}),
            "puzzle.json: plant 8 lies nowhere" + kReachable);
  EXPECT_EQ(changed(s, "/players/0/plants", json::array{"5", "4"}),
            "puzzle.json: players[0].plants: not rising" + kReachable);
  EXPECT_EQ(changed(s, "/market", json::array{"12", "11", "13", "14", "15", "16", "17", "18"}),
            "puzzle.json: market: not rising" + kReachable);
  EXPECT_EQ(damaged(s,
                    [](json::value& root) {
                      json::array& list = root.at("discarded").as_array();
                      list.push_back(json::value(list[0]));
                    }),
            "puzzle.json: discarded[3]: it is named twice; expected each once");
  // Plants 03, 09 and 10 have left the game.
  EXPECT_EQ(tree(game().position(s)).at("discarded"), (json::array{"3", "9", "10"}));
  EXPECT_EQ(damaged(s,
                    [](json::value& root) {
                      root.at("discarded") = json::array{};
                      for (const char* id : {"3", "9", "10"}) {
                        root.at("players").at(2).at("plants").as_array().emplace_back(id);
                      }
                      auto& own = root.at("players").at(2).at("plants").as_array();
                      own = {"3", "8", "9", "10"};
                    }),
            "puzzle.json: players[2].plants: over the limit" + kReachable);
}

TEST(PowerGridPosition, WrongMarketAndStack) {
  const State s = middle();
  const auto swap = [&](const char* from, const char* into) {
    return damaged(s, [&](json::value& root) {
      json::array& list = root.at(from).as_array();
      root.at(into).as_array().push_back(json::value(list.back()));
      list.pop_back();
    });
  };
  EXPECT_EQ(swap("market", "discarded"),
            "puzzle.json: market: a gap although the stack has cards" + kReachable);
  EXPECT_EQ(damaged(s, [](json::value& root) { root.at("stack").as_array().pop_back(); }),
            "puzzle.json: stack: the Stage 3 card must lie there exactly while it was not drawn" +
                kReachable);
  EXPECT_EQ(changed(s, "/market/0", "3"),
            "puzzle.json: discarded: a plant is unknown or lies in two places" + kReachable);
  EXPECT_EQ(damaged(s,
                    [](json::value& root) {
                      root.at("discarded").as_array()[0] = "11";
                      root.at("market").as_array()[0] = "3";
                      root.at("players").at(1).at("cities") = {"kiel", "bremen", "hamburg"};
                    }),
            "puzzle.json: market: an obsolete plant lies there" + kReachable);
  EXPECT_EQ(changed(s, "/top_is_known", true),
            "puzzle.json: top_is_known: another card lies on top of the stack" + kReachable);
}

TEST(PowerGridPosition, WrongStageThree) {
  const State s = middle();
  EXPECT_EQ(changed(s, "/stage", 3), "puzzle.json: stage3: begun exactly in stage 3" + kReachable);
  EXPECT_EQ(
      changed(s, "/stage3", "in_market"),
      "puzzle.json: stage3: the card lies in the market outside phase 2 (PG-807)" + kReachable);
  EXPECT_EQ(changed(bidding(), "/stage3", "drawn"),
            "puzzle.json: stage3: the card was drawn before phase 4 and stage 3 has not begun "
            "(PG-808)" +
                kReachable);
  State over = middle();
  set_market(over, {31, 32, 33, 34, 35, 36, 37, 38});
  set_city_count(over, 2, 17);
  play_times(over, "done", 3);
  EXPECT_EQ(damaged(over, [](json::value&) {}), "");
  EXPECT_EQ(changed(over, "/stage3", "begun"),
            "puzzle.json: stage3: begun exactly in stage 3" + kReachable);
}

TEST(PowerGridPosition, WrongAuction) {
  const State s = bidding();
  EXPECT_EQ(changed(s, "/auction/bid", 51),
            "puzzle.json: auction.bid: more than the bidder has (PG-305)" + kReachable);
  EXPECT_EQ(changed(s, "/auction/bid", 10),
            "puzzle.json: auction.bid: found 10; expected a whole number from 11 to 350");
  EXPECT_EQ(changed(s, "/auction/bidder", nullptr),
            "puzzle.json: auction.bid: a bid without a bidder; expected null");
  EXPECT_EQ(damaged(s,
                    [](json::value& root) {
                      root.at("auction").at("plant") = "16";
                      root.at("auction").at("bid") = 20;
                    }),
            "puzzle.json: auction.plant: not open for auction (PG-304)" + kReachable);
  EXPECT_EQ(changed(s, "/auction", nullptr),
            "puzzle.json: auction: exactly while seats bid" + kReachable);
  EXPECT_EQ(damaged(s, [](json::value& root) { root.at("agenda").as_array().pop_back(); }),
            "puzzle.json: auction: exactly while seats bid" + kReachable);
  EXPECT_EQ(
      changed(s, "/players/1/gave_up", true),
      "puzzle.json: auction.active: a seat that has bought or given up (PG-306)" + kReachable);
  EXPECT_EQ(changed(s, "/auction/active/2", 1),
            "puzzle.json: auction.active[2]: it is named twice; expected each once");
  EXPECT_EQ(changed(s, "/auction/active", json::array{0}),
            "puzzle.json: auction.active: fewer than two seats" + kReachable);
  EXPECT_EQ(changed(s, "/auction/active", json::array{1, 2}),
            "puzzle.json: auction.bidder: not in the auction" + kReachable);
  for (const int seat : {0, 2}) {
    EXPECT_EQ(changed(s, "/agenda/8/seat", seat),
              "puzzle.json: agenda: another seat is the next to bid (PG-306)" + kReachable);
  }
}

TEST(PowerGridPosition, WrongChooser) {
  State s = middle();
  at_step(s, Step::auction);
  EXPECT_EQ(changed(s, "/agenda/7/seat", 1),
            "puzzle.json: agenda: another seat is the first to choose (PG-302)" + kReachable);
  play(s, "pick 11");
  EXPECT_EQ(changed(s, "/agenda/8/seat", 1),
            "puzzle.json: agenda: another seat has picked the plant (PG-305)" + kReachable);
  EXPECT_EQ(changed(s, "/players/0/cash", 10),
            "puzzle.json: agenda: the opening bid is too dear" + kReachable);
  EXPECT_EQ(changed(s, "/auction/active", json::array{0, 1}),
            "puzzle.json: auction.active: a seat is missing before the first bid" + kReachable);
}

TEST(PowerGridPosition, WrongDiscard) {
  const State s = discarding();
  const std::string over =
      "puzzle.json: agenda: the seat is not over its limit by a plant just bought (PG-317)";
  EXPECT_EQ(changed(s, "/agenda/9/a", plant(7)), over + kReachable);
  EXPECT_EQ(changed(s, "/players/0/bought", false), over + kReachable);
  EXPECT_EQ(changed(s, "/agenda/9/step", "give_back"),
            "puzzle.json: players[0].plants: over the limit" + kReachable);
}

TEST(PowerGridPosition, WrongSurplus) {
  const State s = giving_back();
  expect_to_read_back(s);
  EXPECT_EQ(changed(s, "/agenda/9/b", 3),
            "puzzle.json: agenda: a task with odd figures" + kReachable);
  EXPECT_EQ(changed(s, "/players/0/fuel/oil", 0),
            "puzzle.json: agenda: coal and oil do not compete (PG-319)" + kReachable);
}

}  // namespace pionek::power_grid::testing
