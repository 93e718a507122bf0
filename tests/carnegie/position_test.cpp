// Positions as JSON: every position of a game reads back bit for bit, and a damaged one is refused
// with an error that names the field and what was expected.
#include "tests/carnegie/kit.hpp"
#include "tests/support/damage.hpp"

namespace pionek::carnegie::testing {
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

std::string lacking(const State& s, std::string_view pointer, std::string_view field) {
  return brief(pionek::lacking(s, pointer, field));
}

// Somewhere in a game of three, at somebody's turn with departments.
State middle() {
  for (std::uint64_t seed = 1;; ++seed) {
    State s = start(3, seed);
    play_to(s, Phase::departments, 4, seed);
    if (s.phase == Phase::departments && step(s) == Step::use) return s;
  }
}

State solo(Phase phase = Phase::choose) {
  State s = start(1, 3, "hard");
  play_to(s, phase, 3);
  return s;
}

}  // namespace

class CarnegiePositions : public ::testing::TestWithParam<int> {};

TEST_P(CarnegiePositions, ReadBackBitForBitAtEveryPly) {
  Silent silent;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Rng rng(seed);
    State s = start(GetParam(), seed, seed % 2 == 0 ? "normal" : "expert");
    for (;;) {
      ASSERT_NO_FATAL_FAILURE(expect_to_read_back(s));
      if (game().to_move(s) == nobody) break;
      game().play(s, random_move(s, rng), silent);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Seats, CarnegiePositions, ::testing::Range(1, 5));

TEST(CarnegiePosition, NotJson) {
  State s;
  EXPECT_EQ(read("[]", s), "puzzle.json: found a list; expected an object");
  EXPECT_EQ(read("{}", s),
            "puzzle.json: the field 'game' is missing; expected an object with that field");
}

TEST(CarnegiePosition, FieldsAreCheckedOneByOne) {
  const State s = middle();
  EXPECT_EQ(changed(s, "/extra", 1),
            "unknown field 'extra'; expected only game, round, phase, turn, first_player, row, "
            "timeline, players, discs, donations, market, andrew, agenda, reveals, rng");
  EXPECT_EQ(changed(s, "/game", "power-grid"),
            "game: this is not a position of carnegie; expected carnegie");
  EXPECT_EQ(changed(s, "/round", 21), "round: found 21; expected a whole number from 0 to 20");
  EXPECT_EQ(changed(s, "/phase", "lunch"),
            "phase: found the text 'lunch'; expected one of sides, placing, opening, choose, "
            "andrew, income, donation, departments, activation, over");
  EXPECT_EQ(changed(s, "/timeline/hr/tile", "t9"),
            "timeline.hr.tile: found 't9'; expected the id of a timeline tile");
  EXPECT_EQ(changed(s, "/players/0/lying/attic", 1),
            "players[0].lying: found 'attic'; expected ids of the kind 'room'");
  EXPECT_EQ(changed(s, "/players/0/money", -1),
            "players[0].money: found -1; expected a whole number from 0 to 20000");
  EXPECT_EQ(changed(s, "/players/0/strips/housing/position", 7),
            "players[0].strips.housing.position: found 7; expected a whole number from 0 to 6");
  EXPECT_EQ(changed(s, "/players/0/reserved", "start_hr"),
            "players[0].reserved: a starting department; expected a department tile");
  EXPECT_EQ(changed(s, "/discs/denver.9", 1),
            "discs: found 'denver.9'; expected ids of the kind 'slot'");
  EXPECT_EQ(changed(s, "/andrew", json::object{}),
            "andrew: Andrew plays only in the solo game; expected null");
  EXPECT_EQ(changed(s, "/rng/0", "12"), "rng[0]: found '12'; expected 16 hexadecimal digits");
  EXPECT_EQ(changed(s, "/agenda/0/step", "dance").substr(0, 39),
            "agenda[0].step: found the text 'dance';");
  EXPECT_EQ(lacking(s, "/players/1", "goods"),
            "players[1]: the field 'goods' is missing; expected an object with that field");
}

// A thousand a round is more than anybody can gain.
TEST(CarnegiePosition, AmountsAreBoundedByWhatAGameCanReach) {
  const State s = middle();
  for (const char* what : {"money", "goods", "vp"}) {
    const std::string at = "/players/1/" + std::string(what);
    EXPECT_EQ(changed(s, at, 20'000), "");
    EXPECT_EQ(changed(s, at, 20'001), "players[1]." + std::string(what) +
                                          ": found 20001; expected a whole number from 0 to 20000");
  }
}

TEST(CarnegiePosition, ComponentsAreConserved) {
  const State s = middle();
  const int reserve = s.players[1].reserve;
  EXPECT_EQ(changed(s, "/players/1/reserve", reserve + 1), "players[1].employees: there are 16");
  EXPECT_EQ(changed(s, "/players/2/discs", s.players[2].supply - 1),
            "players[2].discs: there are 29");
  EXPECT_EQ(changed(s, "/timeline/hr/marker", s.column[0] == 0 ? 1 : 0),
            "timeline: the markers do not fit the round (CA-308)");
  EXPECT_EQ(changed(s, "/market/training", 7),
            "market.training: found 7; expected a whole number from 0 to 2");
  EXPECT_EQ(damaged(s,
                    [](json::value& root) {
                      for (auto& [id, copies] : root.at("market").as_object()) copies = 0;
                    }),
            "market: tiles are missing or too many (CA-106)");
  EXPECT_EQ(changed(s, "/rng",
                    json::array{"0000000000000000", "0000000000000000", "0000000000000000",
                                "0000000000000000"}),
            "rng: all words are zero; expected a generator that moves");
  EXPECT_EQ(
      changed(s, "/timeline/hr/tile", json::value(game().data().timeline_tiles[s.timeline[1]].id)),
      "timeline: a tile lies twice");
}

TEST(CarnegiePosition, TheMapAndTheFieldsAreChecked) {
  const State s = middle();
  const auto disc = [](const char* type) {
    return json::object{{"holder", "neutral"}, {"type", type}};
  };
  const std::string free_slot = [&] {
    for (int at = 0;; ++at) {
      const auto id = game().catalog().id({kSlotSet, static_cast<std::uint16_t>(at)});
      if (!s.taken.has(at) && game().data().slots[at].type == 0) return id;
    }
  }();
  EXPECT_EQ(
      changed(s, "/discs/" + free_slot, disc("industry")),
      "discs." + std::to_string(slot(free_slot)) + ": the type does not fit the space (CA-804)");
  EXPECT_EQ(changed(s, "/discs/" + free_slot, disc("housing")),
            "discs: too many neutral ones (CA-113)");
  EXPECT_EQ(damaged(s,
                    [](json::value& root) {
                      for (const char* id : {"edu_hr", "welfare_flat", "health_west"}) {
                        root.at("donations").as_object()[id] = "andrew";
                      }
                    })
                .substr(0, 7),
            "andrew:")
      << "nobody plays Andrew here";
}

TEST(CarnegiePosition, TheAgendaMustBeOneThatCanComeAbout) {
  const State s = middle();
  EXPECT_EQ(changed(s, "/agenda", json::array{}), "agenda: out of order");
  EXPECT_EQ(changed(s, "/agenda/0/step", "choose"), "agenda: out of order");
  EXPECT_EQ(changed(s, "/agenda/0/seat", (mover(s) + 1) % 3), "agenda: a task for another seat");
  EXPECT_EQ(changed(s, "/agenda/0/used", 9), "agenda: a task with odd figures");
  EXPECT_EQ(changed(s, "/agenda/0/a", 9), "agenda: a task with odd figures");
  EXPECT_EQ(changed(s, "/agenda/1", json::object{{"step", "mission"}, {"seat", mover(s)}}),
            "agenda: a use that cannot be carried out");
  EXPECT_EQ(changed(s, "/agenda/1", json::object{{"step", "give"}, {"seat", mover(s)}}),
            "agenda: a use that cannot be carried out");
  EXPECT_EQ(changed(s, "/turn", 0), "turn: out of range");
  EXPECT_EQ(changed(s, "/row", nullptr), "row: chosen too early or too late");
  // An empty desk at which somebody is said to be used.
  const State nobody_asks = s;
  const auto idle =
      changed(nobody_asks, "/agenda/0", json::object{{"step", "moves"}, {"seat", mover(s)}});
  EXPECT_EQ(idle, "agenda: waits for nobody (CA-1507)");
}

TEST(CarnegiePosition, AndrewsCardsAreChecked) {
  const State s = solo();
  const json::value top(game().catalog().id({kCardSet, s.deck.back()}));
  EXPECT_EQ(changed(s, "/andrew/level", "cruel"),
            "andrew.level: found 'cruel'; expected the id of a level");
  EXPECT_EQ(changed(s, "/andrew/deck/1", top), "andrew.deck: a card lies in two places");
  EXPECT_EQ(changed(s, "/andrew/card", top), "andrew.deck: a card lies in two places");
  EXPECT_EQ(changed(s, "/andrew/card", nullptr), "andrew.card: missing or too many");
  EXPECT_EQ(changed(s, "/andrew/shown", true), "andrew.shown: too early");
  EXPECT_EQ(changed(s, "/andrew/level", "expert"),
            "andrew.deck: not the cards of the level (CA-1404)");
  EXPECT_EQ(changed(s, "/andrew/filed", json::array{9, 0, 0, 0, 0}),
            "andrew.filed: not one card for each round");
  EXPECT_EQ(changed(s, "/andrew/discs", 1).substr(0, 23), "andrew.discs: there are");
  EXPECT_EQ(
      damaged(s, [](json::value& root) { root.at("andrew").at("deck").as_array().pop_back(); }),
      "andrew.deck: not one card for each round");
  EXPECT_EQ(changed(s, "/andrew", nullptr).substr(0, 7), "andrew:");
}

TEST(CarnegiePosition, AnEmptyChairOwnsNothing) {
  State s = start(2);
  s.players[3].money = 1;
  EXPECT_EQ(game().broken(s), "players[3]: an empty chair owns something");
}

}  // namespace pionek::carnegie::testing
