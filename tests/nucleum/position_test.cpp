// Positions as JSON: every position of a game reads back bit for bit, and a damaged one is refused
// with an error that names the field and what was expected.
#include "engine/nucleum/check.hpp"
#include "tests/nucleum/kit.hpp"
#include "tests/support/damage.hpp"

namespace pionek::nucleum::testing {
namespace {

// An error without what all errors share.
std::string brief(std::string error) {
  const std::string start = "puzzle.json: ";
  const std::string end = "; expected a position the rules can reach";
  if (error.starts_with(start)) error.erase(0, start.size());
  if (error.ends_with(end)) error.erase(error.size() - end.size());
  return error;
}

std::string damaged(const State& s, const Damage& change) {
  return brief(pionek::damaged(s, change));
}

std::string changed(const State& s, std::string_view pointer, const json::value& value) {
  return brief(pionek::changed(s, pointer, value));
}

// A game of three in its 20th round, at the turn of seat 0 as first player.
State rich_middle() {
  static const State found = [] {
    for (std::uint64_t seed = 1;; ++seed) {
      State s = start(3, seed);
      play_to(s, 20, seed);
      const bool rich = s.round == 20 && s.last_round == 0 && !s.stack.empty() && !s.gold.empty() &&
                        std::popcount(s.players[0].plots) > 1 && s.players[0].mines() > 0 &&
                        s.players[0].tracks > 0 && s.players[0].uranium() > 0 && s.first == 0 &&
                        s.players[0].plots != 0 && (s.players[0].plots & ~s.powered) != 0;
      if (rich) return s;
    }
  }();
  return found;
}

std::string first_key(const json::value& object) {
  return std::string(object.as_object().begin()->key());
}

json::value position(const State& s) { return tree(game().position(s)); }

}  // namespace

class NucleumPositions : public ::testing::TestWithParam<int> {};

TEST_P(NucleumPositions, ReadBackBitForBitAtEveryPly) {
  Silent silent;
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    Rng rng(seed);
    State s = start(GetParam(), seed, seed % 2 == 0 ? "usual" : "first_games");
    for (;;) {
      ASSERT_NO_FATAL_FAILURE(expect_to_read_back(s));
      if (game().to_move(s) == nobody) break;
      game().play(s, random_move(s, rng), silent);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Seats, NucleumPositions, ::testing::Range(2, 5));

TEST(NucleumPosition, NotJson) {
  State s;
  EXPECT_EQ(read("[]", s), "puzzle.json: found a list; expected an object");
  EXPECT_EQ(read("{}", s),
            "puzzle.json: the field 'game' is missing; expected an object with that field");
}

TEST(NucleumPosition, FieldsAreCheckedOneByOne) {
  const State s = rich_middle();
  EXPECT_EQ(changed(s, "/extra", 1).substr(0, 40), "unknown field 'extra'; expected only gam");
  EXPECT_EQ(changed(s, "/game", "carnegie"),
            "game: this is not a position of nucleum; expected nucleum");
  EXPECT_EQ(changed(s, "/phase", "lunch"),
            "phase: found the text 'lunch'; expected one of setup, play, last_markers, over");
  EXPECT_EQ(changed(s, "/turn", 4), "turn: found 4; expected a whole number from 0 to 3");
  EXPECT_EQ(changed(s, "/current", 3), "current: found 3; expected a whole number from 0 to 2");
  EXPECT_EQ(changed(s, "/players/0/income/vp", 8),
            "players[0].income.vp: found 8; expected a whole number from 1 to 7");
  EXPECT_EQ(changed(s, "/players/0/pool", json::array{"at99"}),
            "players[0].pool[0]: found 'at99'; expected the id of a tile");
  EXPECT_EQ(changed(s, "/players/0/techs", json::array{8}),
            "players[0].techs[0]: found 8; expected a whole number from 0 to 7");
  EXPECT_EQ(changed(s, "/success", json::array{"s-mines"}),
            "success: the list has 1 items; expected exactly 4");
  EXPECT_EQ(changed(s, "/rng/0", "xyz"), "rng[0]: found 'xyz'; expected 16 hexadecimal digits");
  EXPECT_EQ(changed(s, "/players", json::array{}),
            "players: the list has 0 items; expected 2 to 4");
}

// The bad input that everybody tries.
TEST(NucleumPosition, PiecesThatCannotBe) {
  RULE("NU-115");
  RULE("NU-501");
  const State s = rich_middle();
  const json::value whole = position(s);
  EXPECT_EQ(changed(s, "/players/0/uranium/0", 25),
            "players[0].uranium[0]: found 25; expected a whole number from 0 to 3");
  // A lit building that belongs to nobody.
  EXPECT_EQ(damaged(s,
                    [](json::value& root) {
                      auto& buildings = root.at("players").at(0).at("buildings").as_object();
                      const std::string plot(buildings.begin()->key());
                      const json::value building = buildings.begin()->value();
                      buildings.erase(plot);
                      root.at("neutral").as_object()[plot] = building;
                    })
                .substr(0, 8),
            "neutral.");
  EXPECT_EQ(damaged(s,
                    [](json::value& root) {
                      auto& buildings = root.at("players").at(0).at("buildings").as_object();
                      const json::value plot(buildings.begin()->key());
                      buildings.erase(plot.as_string());
                      root.at("powered").as_array() = {plot};
                    }),
            "powered: a plot without a building");
  // Two buildings on one plot.
  const std::string plot = first_key(whole.at("players").at(0).at("buildings"));
  EXPECT_EQ(changed(s, "/players/1/buildings/" + plot, "residence-4"),
            "players[1].buildings." + plot + ": the plot is taken; expected a free plot");
  // A track where there is no field, beside this side of the map, on a taken field, without a tile.
  EXPECT_EQ(changed(s, "/tracks/0/field", "leipzig-dresden-f1"),
            "tracks[0].field: found 'leipzig-dresden-f1'; expected the id of a field");
  EXPECT_EQ(changed(s, "/tracks/0/field", "joachimsthal-praha-f1"),
            "tracks[0].field: the field is not on this side of the map; expected a field of the "
            "side");
  EXPECT_EQ(changed(s, "/tracks/1/field", whole.at("tracks").at(0).at("field")),
            "tracks[1].field: the field is taken; expected an empty field");
  EXPECT_NE(changed(s, "/tracks/0/tile", whole.at("tracks").at(1).at("tile")), "");
  // A track between two empty fields.
  EXPECT_EQ(damaged(started(3),
                    [](json::value& root) {
                      auto& player = root.at("players").at(0).as_object();
                      player["pool"] = {"st-a2", "st-a3", "st-a4", "sd-a"};
                      player["workers"] = 1;
                      root.at("tracks") = {{{"field", "leipzig-zwickau-f2"},
                                            {"tile", "st-a1"},
                                            {"owner", 0},
                                            {"flipped", false}}};
                    }),
            "tracks: one beside no city and no other track (NU-501)");
  // A neutral building on a plot of another kind.
  EXPECT_EQ(changed(started(3), "/neutral", {{"leipzig-p4", "n01"}}),
            "neutral buildings: one on a wrong plot (NU-115)");
}

TEST(NucleumPosition, ComponentsAreConserved) {
  const State s = rich_middle();
  const int workers = s.players[0].workers;
  EXPECT_EQ(changed(s, "/players/0/workers", workers + 1), "player 1: workers: 19 instead of 18");
  EXPECT_EQ(
      damaged(s, [](json::value& root) { root.at("stack").as_array().pop_back(); }).substr(0, 6),
      "tiles:");
  EXPECT_EQ(damaged(s, [](json::value& root) { root.at("gold").as_array().pop_back(); }),
            "contracts: not as many as dealt (NU-108)");
  EXPECT_EQ(damaged(s,
                    [](json::value& root) {
                      auto& gold = root.at("gold").as_array();
                      gold[0] = root.at("market").at(0);
                    })
                .substr(0, 10),
            "contracts:");
  EXPECT_EQ(changed(s, "/nucleum", json::array{}),
            "nucleum: not four on plants and segments (NU-112)");
  EXPECT_EQ(changed(s, "/nucleum", json::array{"plant-riesa", "plant-grimma", "plant-zittau"}),
            "nucleum: not four on plants and segments (NU-112)");
  EXPECT_EQ(changed(s, "/cheap_wagons/ruhr", 9), "coal: too many wagons (NU-102)");
  EXPECT_EQ(changed(s, "/turbine_rubble", json::array{}),
            "rubble: not as the set-up has it (NU-118 to NU-121)");
  EXPECT_EQ(changed(s, "/success/1", position(s).at("success").at(0)),
            "success tiles: one lies twice (NU-111)");
  EXPECT_EQ(changed(s, "/players/0/recharges", 0),
            "player 1: not as many markers as recharges (NU-1310)");
  EXPECT_EQ(damaged(s,
                    [](json::value& root) {
                      auto& player = root.at("players").at(0).as_object();
                      player["recharges"] = player["start_markers"] = 21;
                      player["markers"] = json::array(kGroups);
                    }),
            "player 1: more recharges than turns (NU-201)");
  EXPECT_EQ(changed(s, "/players/0/experiment", position(s).at("players").at(1).at("experiment"))
                .substr(0, 8),
            "player 2");
  EXPECT_EQ(changed(s, "/players/0/vp", 70),
            s.ended[4] == 0 ? "end: a condition met that is not noted (NU-1503)" : "");
  EXPECT_EQ(changed(s, "/round", 0), "round: out of range");
  EXPECT_EQ(changed(s, "/last_round", 21),
            "last_round: does not follow from the conditions (NU-1501)");
  EXPECT_EQ(changed(s, "/phase", "over"), "phase: the game is not over yet (NU-1504)");
}

TEST(NucleumPosition, AnAgendaThatCanHaveComeAbout) {
  const State s = rich_middle();
  const auto agenda = [&](const json::array& tasks) { return changed(s, "/agenda", tasks); };
  EXPECT_EQ(agenda({json::object{{"step", "turn"}, {"seat", 0}}}), "");
  EXPECT_EQ(agenda({}), "agenda: empty before the end");
  EXPECT_EQ(agenda({json::object{{"step", "turn"}, {"seat", 1}}}), "agenda: out of order");
  EXPECT_EQ(agenda({json::object{{"step", "nap"}, {"seat", 0}}}).substr(0, 15), "agenda[0].step:");
  EXPECT_EQ(agenda({json::object{{"step", "turn"}, {"seat", 0}, {"n", 3}}}),
            "agenda: a task with odd figures");
  EXPECT_EQ(agenda({json::object{{"step", "turn"}, {"seat", 0}},
                    json::object{{"step", "unlock"}, {"seat", 0}, {"n", 2}}}),
            "agenda: out of order");
  EXPECT_EQ(agenda({json::object{{"step", "recharged"}, {"seat", 0}},
                    json::object{{"step", "unlock"}, {"seat", 0}, {"n", 4}}}),
            "agenda: a task with odd figures");
  EXPECT_EQ(agenda({json::object{{"step", "recharged"}, {"seat", 0}}}), "agenda: waits for nobody");
  EXPECT_EQ(agenda({json::object{{"step", "recharged"}, {"seat", 0}},
                    json::object{{"step", "energized"}, {"seat", 0}}}),
            "agenda: waits for nobody");
  EXPECT_EQ(agenda({json::object{{"step", "building"}, {"seat", 0}}}), "agenda: out of order");
  EXPECT_EQ(agenda({json::object{{"step", "recharged"}, {"seat", 0}},
                    json::object{{"step", "store"}, {"seat", 1}, {"a", 1}, {"n", 1}}}),
            "agenda: out of order");
  json::array deep{json::object{{"step", "recharged"}, {"seat", 0}}};
  for (int i = 0; i < 55; ++i) deep.push_back(json::object{{"step", "energized"}, {"seat", 0}});
  deep.push_back(json::object{{"step", "unlock"}, {"seat", 0}, {"n", 3}});
  EXPECT_EQ(agenda(deep), "agenda: deeper than effects can get");
}

// A payment that is still to be made must be one that can be made.
TEST(NucleumPosition, FuelThatCannotBePaid) {
  State s = rich_middle();
  const auto agenda = [&](const json::array& tasks) { return changed(s, "/agenda", tasks); };
  const int plot = std::countr_zero(s.players[0].plots & ~s.powered);
  const json::array tasks{json::object{{"step", "recharged"}, {"seat", 0}},
                          json::object{{"step", "power"}, {"seat", 0}, {"b", plot}},
                          json::object{{"step", "coal"}, {"seat", 0}, {"a", 1}, {"n", 250}},
                          json::object{{"step", "burn"}, {"seat", 0}, {"b", 1}, {"n", 1}}};
  EXPECT_TRUE(agenda(tasks).starts_with("agenda: ")) << agenda(tasks);
}

// The last marker is taken when a recharge ends; a recharge that comes later finds that noted.
TEST(NucleumPosition, ARechargeExcusesOnlyItsOwnMarker) {
  const auto late = [](const State& s) {
    const auto often = [](const Player& each) { return each.recharges > data().recharges; };
    return pending(s, Step::recharged) &&
           std::all_of(s.players.begin(), s.players.begin() + s.seats, often);
  };
  Silent silent;
  for (std::uint64_t seed = 1;; ++seed) {
    Rng rng(seed);
    State s = start(2, seed);
    while (!late(s) && game().to_move(s) != nobody) game().play(s, random_move(s, rng), silent);
    if (!late(s)) continue;
    EXPECT_EQ(game().broken(s), std::nullopt);
    s.ended[static_cast<std::size_t>(Condition::recharges)] = 0;
    EXPECT_EQ(game().broken(s), "end: a condition met that is not noted (NU-1503)");
    return;
  }
}

}  // namespace pionek::nucleum::testing
