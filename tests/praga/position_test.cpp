// Positions as JSON: whole ones read back bit for bit, damaged ones are refused with one clear
// message that names the field.
#include "tests/praga/kit.hpp"
#include "tests/support/damage.hpp"

namespace pionek::praga::testing {
namespace {

// A position in the middle of a game of three, at the menu.
State middle() {
  State s = start(3, 21);
  play_to(s, 30);
  while (step(s) != Step::turn) {
    Rng rng(3);
    Silent silent;
    game().play(s, random_move(s, rng), silent);
  }
  return s;
}

// The message without the place and the standing end.
std::string error(const std::string& text) {
  std::string out = text;
  const std::string head = "puzzle.json: ";
  const std::string tail = "; expected a position the rules can reach";
  if (out.starts_with(head)) out = out.substr(head.size());
  if (out.ends_with(tail)) out.resize(out.size() - tail.size());
  return out;
}

std::string broken_by(const State& s, std::string_view pointer, const json::value& value) {
  return error(changed(s, pointer, value));
}

std::string hex_id(int kept) {
  return game().catalog().id({kHexSet, static_cast<std::uint16_t>(kept - 1)});
}

}  // namespace

TEST(PragaPosition, ReadsBackAtEveryStep) {
  for (const int seats : {1, 2, 3, 4}) {
    State s = start(seats, 5, seats == 1 ? Options{{"solo", "parler"}} : Options{});
    Rng rng(9);
    Silent silent;
    for (int ply = 0; game().to_move(s) != nobody; ++ply) {
      if (ply % 7 == 0) expect_to_read_back(s);
      game().play(s, random_move(s, rng), silent);
    }
    expect_to_read_back(s);
  }
}

TEST(PragaPosition, FieldsAreCheckedOneByOne) {
  const State s = middle();
  EXPECT_EQ(broken_by(s, "/game", "carnegie"),
            "game: this is not a position of praga; expected praga");
  EXPECT_EQ(broken_by(s, "/turns", 49), "turns: found 49; expected a whole number from 0 to 48");
  EXPECT_EQ(broken_by(s, "/players/1/goods/gold", 10),
            "players[1].goods.gold: found 10; expected a whole number from 0 to 9");
  EXPECT_EQ(broken_by(s, "/players/0/monuments/cathedral/row", 7),
            "players[0].monuments.cathedral.row: found 7; expected a whole number from 1 to 6");
  EXPECT_EQ(broken_by(s, "/crane/0", "at9"), "crane[0]: found 'at9'; expected the id of a tile");
  EXPECT_EQ(broken_by(s, "/weather", "rain").substr(0, 23), "unknown field 'weather'");
  EXPECT_EQ(error(lacking(s, "/turn", "extra")),
            "turn: the field 'extra' is missing; expected an object with that field");
  EXPECT_EQ(broken_by(s, "/rng",
                      json::array{"0000000000000000", "0000000000000000", "0000000000000000",
                                  "0000000000000000"}),
            "rng: all words are zero; expected a generator that moves");
}

TEST(PragaPosition, ATileInTwoPlaces) {
  const State s = middle();
  const std::string first = hex_id(s.rows[1][0]);
  const std::string twice = "rows.wall: '" + first + "' lies in two places";
  EXPECT_EQ(broken_by(s, "/rows/wall/tiles/1", json::value(first)), twice);
  EXPECT_EQ(broken_by(s, "/rows/wall/regular/stack/0", json::value(first)), twice);
  EXPECT_EQ(broken_by(s, "/rows/wall/tiles/3", json::value(first)), twice);
  EXPECT_EQ(broken_by(s, "/rows/wall/tiles/0", json::value(hex_id(s.rows[1][3]))),
            "rows.wall: '" + hex_id(s.rows[1][3]) + "' cannot lie there")
      << "a special one on the place of a regular one";
  State two = s;
  two.players[0].wall[0] = two.rows[1][0];
  EXPECT_EQ(game().broken(two), twice);
  two.players[1].wall[0] = two.rows[1][0];
  EXPECT_EQ(game().broken(two), "players[1].walls: '" + first + "' lies in two places");
}

TEST(PragaPosition, TheCrane) {
  const State s = start(2);
  // Thirteen tiles, or more than the six.
  const auto thirteen = error(damaged(s, [](json::value& root) {
    auto& crane = root.at("crane").as_array();
    crane.emplace_back("at1");
  }));
  EXPECT_EQ(thirteen, "crane: the list has 13 items; expected exactly 12");
  EXPECT_EQ(broken_by(s, "/crane/8", "at1"), "crane: a tile lies twice");
  EXPECT_EQ(error(damaged(s,
                          [](json::value& root) {
                            auto& crane = root.at("crane").as_array();
                            crane[9] = crane[5];
                            crane[5] = nullptr;
                          })),
            "crane: a tile lies on the box");
  EXPECT_EQ(broken_by(s, "/crane/5", nullptr), "crane: a tile is missing");
}

TEST(PragaPosition, ACubeTooMany) {
  const State s = start(2);
  EXPECT_EQ(broken_by(s, "/players/0/cubes", 3),
            "players[0].cubes: there are 3 instead of 2 (PR-104)");
  EXPECT_EQ(broken_by(s, "/players/1/seals", json::array{"seal_six"}),
            "seals: the cubes and the players do not agree");
  const int tile = s.building[space("o8")];
  ASSERT_NE(tile, 0);
  const bool place = game().data().tile(tile - 1).cube_space;
  EXPECT_EQ(broken_by(s, "/city/o8/cube", 0),
            place ? "players[0].cubes: there are 3 instead of 2 (PR-104)"
                  : "city: a cube without a place (PR-706)");
}

TEST(PragaPosition, PlayersAndWhatTheyCanHave) {
  const State s = start(2);
  EXPECT_EQ(broken_by(s, "/players/0/goods/gold", 6),
            "players[0].bonuses: one was not taken (PR-412)");
  EXPECT_EQ(broken_by(s, "/players/0/tracks/0", 10), "players[0].tracks: a cube is off its track");
  EXPECT_EQ(broken_by(s, "/players/0/tracks/2", 9), "players[0].tracks: a cube is off its track");
  EXPECT_EQ(broken_by(s, "/players/0/seal_rights", 1), "players[0].seals: too many (PR-409)");
  EXPECT_EQ(broken_by(s, "/players/0/used", json::array{2}),
            "players[0].technologies: one is missing");
  EXPECT_EQ(broken_by(s, "/players/0/once", json::array{0}),
            "players[0].once: a technology that does not work");
  EXPECT_EQ(broken_by(s, "/players/0/technologies/0", "t1_1"),
            "technologies: a tile is missing, or lies twice");
  EXPECT_EQ(broken_by(s, "/players/0/owned_upgrades", json::array{"w1_01"}),
            "players[0].owned_upgrades: 'w1_01' cannot lie there");
  State empty = s;
  empty.players[3].held[0] = 1;
  EXPECT_EQ(game().broken(empty), "players[3].goods: an empty chair owns something");
}

TEST(PragaPosition, CityBridgeAndRiver) {
  const State s = start(2);
  EXPECT_EQ(broken_by(s, "/plazas/pc", "pt04").substr(0, 7), "plazas:");
  EXPECT_EQ(broken_by(s, "/plazas/pa", nullptr), "plazas: a tile too many or too few (PR-109)");
  EXPECT_EQ(broken_by(s, "/at_bridge", json::array{}), "tiles_v: one is missing, or lies twice");
  EXPECT_EQ(broken_by(s, "/planks/plank1", "br5_1"), "planks: a tile that cannot lie there");
  EXPECT_EQ(broken_by(s, "/river", json::array{"prod1"}), "river: not the tokens of the game");
  EXPECT_EQ(broken_by(s, "/seals/seal_six", "parler"), "seals: nobody's cube");
  EXPECT_EQ(
      broken_by(s, "/city/o1", json::object{{"tile", "b2_01"}, {"rotation", 0}, {"cube", nullptr}}),
      "b2_01: too early (PR-1207)");
  EXPECT_EQ(error(damaged(s, [](json::value& root) { root.at("city").as_object().erase("o8"); })),
            hex_id(s.building[space("o8")]) + ": it is missing");
}

TEST(PragaPosition, TheTurn) {
  const State s = start(2);
  EXPECT_EQ(broken_by(s, "/turn/acted", true), "turn.acted: without a tile");
  EXPECT_EQ(broken_by(s, "/turn/bonus", "open"), "turn.bonus: does not fit the tile");
  EXPECT_EQ(broken_by(s, "/turn/effects", json::array{"kr1.free"}),
            "turn.effects: one that is not open");
  EXPECT_EQ(broken_by(s, "/phase", "rival"), "phase: it is the turn of somebody else");
  EXPECT_EQ(broken_by(s, "/phase", "over"), "phase: does not fit the turns");
  EXPECT_EQ(broken_by(s, "/first_player", 2),
            "first_player: found 2; expected a whole number from 0 to 1");
}

TEST(PragaPosition, TheAgendaMustBeOneThatCanComeAbout) {
  const State s = start(2);
  const int own = mover(s);
  const auto task = [&](std::string_view name, int seat, json::object more = {}) {
    more["step"] = name;
    more["seat"] = seat;
    return json::value(more);
  };
  const auto above = [&](const json::value& top) { return broken_by(s, "/agenda/1", top); };
  EXPECT_EQ(broken_by(s, "/agenda", json::array{}), "agenda: the game stopped too early");
  EXPECT_EQ(broken_by(s, "/agenda/0/seat", 1 - own), "agenda: out of order");
  EXPECT_EQ(broken_by(s, "/agenda/0/step", "learn"), "agenda: out of order");
  EXPECT_EQ(above(task("turn", own)), "agenda: out of order");
  EXPECT_EQ(above(task("manage", 1 - own)), "agenda: a task for another seat");
  EXPECT_EQ(above(task("manage", own, {{"a", 2}})), "agenda: a task with odd figures");
  EXPECT_EQ(above(task("learn", own, {{"b", 3}})), "agenda: a task with odd figures")
      << "tiles that nobody has seen";
  EXPECT_EQ(above(task("cube", own)), "agenda: out of order");
  EXPECT_EQ(above(task("reward", 1 - own)), "agenda: out of order");
  EXPECT_EQ(above(task("rotate", own, {{"a", 200}})), "agenda: a task with odd figures");
  EXPECT_EQ(above(task("pick", own, {{"a", 1}, {"at", 9000}})), "agenda: a task with odd figures");
  EXPECT_EQ(above(task("run", own, {{"at", 1}})), "agenda: waits for nobody");
  EXPECT_EQ(above(task("market", own)), "agenda: a task with odd figures") << "not complete";
  EXPECT_EQ(above(task("choose", own)), "agenda: a task with odd figures");
  EXPECT_EQ(broken_by(s, "/agenda/0/at", 1), "agenda: a task with odd figures");
  const auto deep = error(damaged(s, [&](json::value& root) {
    auto& agenda = root.at("agenda").as_array();
    for (int i = 0; i < 14; ++i) agenda.push_back(task("run", own, {{"at", 1}}));
    agenda.push_back(task("manage", own));
  }));
  EXPECT_EQ(deep, "agenda: too deep");
}

TEST(PragaPosition, TheAutomatedOpponent) {
  State s = start(1, 2, {{"solo", "parler"}});
  EXPECT_EQ(broken_by(s, "/rival", nullptr), "phase: there is nothing to set up");
  EXPECT_EQ(broken_by(s, "/rival/pawn", 3), "rival.pawn: stands nowhere");
  play(s, "pawn pa");
  const json::value top(tree(game().position(s)).at("rival").at("deck").at(0));
  EXPECT_EQ(broken_by(s, "/rival/deck/1", top), "rival.deck: a card lies twice");
  EXPECT_EQ(broken_by(s, "/rival/card", top), "rival.card: it lies in the deck, too");
  EXPECT_EQ(broken_by(s, "/rival/mines", 9),
            "rival.mines: found 9; expected a whole number from 3 to 8");
  EXPECT_EQ(broken_by(start(2), "/rival", tree(game().position(s)).at("rival")),
            "rival: only in the solo game");
}

}  // namespace pionek::praga::testing
