// Positions as JSON: every position of a game reads back bit for bit, and a damaged one is refused
// with an error that names the field and what was expected.
#include "tests/frostpunk/kit.hpp"
#include "tests/support/damage.hpp"

namespace pionek::frostpunk::testing {
namespace {

// An error without what all errors share.
std::string brief(std::string error) {
  const std::string start_of = "puzzle.json: ";
  const std::string end = "; expected a position the rules can reach";
  if (error.starts_with(start_of)) error.erase(0, start_of.size());
  if (error.ends_with(end)) error.erase(error.size() - end.size());
  return error;
}
std::string damaged(const State& s, const Damage& change) {
  return brief(pionek::damaged(s, change));
}
std::string changed(const State& s, std::string_view pointer, const json::value& value) {
  return brief(pionek::changed(s, pointer, value));
}
std::string lacking(const State& s, std::string_view pointer, std::string_view key) {
  return brief(pionek::lacking(s, pointer, key));
}

// The turn of somebody in a game of three.
State middle() {
  for (std::uint64_t seed = 1;; ++seed) {
    State s = start(3, seed);
    play_to(s, Phase::action, 3, seed);
    if (s.phase == Phase::action && step(s) == Step::turn && s.hand[0] != 0) return s;
  }
}

}  // namespace

class FrostpunkPositions : public ::testing::TestWithParam<int> {};

TEST_P(FrostpunkPositions, ReadBackBitForBitAtEveryPly) {
  Silent silent;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Rng rng(seed);
    State s = start(GetParam(), seed, seed % 2 == 0 ? "soc2_hard" : "soc5_normal");
    for (;;) {
      ASSERT_NO_FATAL_FAILURE(expect_to_read_back(s));
      if (game().to_move(s) == nobody) break;
      game().play(s, random_move(s, rng), silent);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Seats, FrostpunkPositions, ::testing::Range(1, 5));

TEST(FrostpunkPosition, NotJson) {
  State s;
  EXPECT_EQ(read("[]", s), "puzzle.json: found a list; expected an object");
  EXPECT_EQ(read("{}", s),
            "puzzle.json: the field 'game' is missing; expected an object with that field");
}

TEST(FrostpunkPosition, FieldsAreCheckedOneByOne) {
  const State s = middle();
  EXPECT_EQ(changed(s, "/extra", 1).substr(0, 27), "unknown field 'extra'; expe");
  EXPECT_EQ(changed(s, "/game", "carnegie"),
            "game: this is not a position of frostpunk; expected frostpunk");
  EXPECT_EQ(changed(s, "/round", 14), "round: found 14; expected a whole number from 1 to 13");
  EXPECT_EQ(changed(s, "/society", "soc9"), "society: found 'soc9'; expected the id of a society");
  EXPECT_EQ(changed(s, "/food", -1), "food: found -1; expected a whole number from 0 to 50");
  EXPECT_EQ(changed(s, "/people/child/pop", 51),
            "people.child.pop: found 51; expected a whole number from 0 to 50");
  EXPECT_EQ(changed(s, "/hope/0/token", "anger"),
            "hope[0].token: a token of the other track; expected a token of hope");
  EXPECT_EQ(damaged(s,
                    [](json::value& root) {
                      for (int i = 0; i < 9; ++i) {
                        root.at("hope").as_array().push_back(
                            json::object{{"token", "care"}, {"active", true}});
                      }
                    })
                .substr(0, 18),
            "hope: the list has");
  EXPECT_EQ(changed(s, "/fields/g9", json::object{}),
            "fields: found 'g9'; expected ids of the kind 'field'");
  EXPECT_EQ(changed(s, "/fields/g4", json::object{{"holds", "coal"}, {"n", 6}}),
            "fields.g4.n: found 6; expected a whole number from 1 to 5");
  EXPECT_EQ(changed(s, "/agenda/0/step", "dance").substr(0, 39),
            "agenda[0].step: found the text 'dance';");
  EXPECT_EQ(changed(s, "/rng/0", "12"), "rng[0]: found '12'; expected 16 hexadecimal digits");
  EXPECT_EQ(lacking(s, "/people/child", "sick"),
            "people.child: the field 'sick' is missing; expected an object with that field");
  EXPECT_EQ(changed(s, "/dusk/deck/0", "p01"),
            "dusk.deck[0]: found 'p01'; expected a card of that kind");
  EXPECT_EQ(changed(s, "/citizens/0", "nobody"),
            "citizens[0]: found 'nobody'; expected a citizen card");
}

TEST(FrostpunkPosition, EveryCardIsInOnePlace) {
  const State s = middle();
  const auto citizen_id = [&](int at) {
    return json::value(game().catalog().id({kCitizenSet, static_cast<std::uint16_t>(at + 1)}));
  };
  const json::value whole = tree(game().position(s));
  // The error names the card, too.
  const auto twice = [](const std::string& where, const json::value& card) {
    return where + ": '" + std::string(card.as_string()) + "' is in two places";
  };
  const auto missing = [](const std::string& where, const json::value& card) {
    return where + ": '" + std::string(card.as_string()) + "' is missing";
  };
  EXPECT_EQ(changed(s, "/citizens/0", citizen_id(s.citizens[1])),
            twice("citizens", whole.at("citizens").at(1)));
  EXPECT_EQ(damaged(s, [](json::value& root) { root.at("citizens").as_array().pop_back(); }),
            missing("citizens", whole.at("citizens").as_array().back()));
  EXPECT_EQ(damaged(s, [](json::value& root) { root.at("weather").as_array().pop_back(); }),
            missing("weather", whole.at("weather").as_array().back()));
  EXPECT_EQ(damaged(s,
                    [](json::value& root) {
                      root.at("weather_discard").as_array().push_back(root.at("weather").at(0));
                    }),
            twice("weather", whole.at("weather").at(0)));
  EXPECT_EQ(damaged(s,
                    [](json::value& root) {
                      root.at("morning").as_array()[0] = root.at("morning").as_array()[1];
                    }),
            twice("morning", whole.at("morning").at(1)));
  EXPECT_EQ(damaged(s,
                    [](json::value& root) {
                      root.at("dusk").at("gone").as_array().push_back(
                          root.at("dusk").at("deck").as_array()[0]);
                    }),
            twice("dusk", whole.at("dusk").at("deck").at(0)));
  EXPECT_EQ(damaged(s,
                    [](json::value& root) {
                      root.at("expeditions").at("c").as_array()[0] =
                          root.at("expeditions").at("c").as_array()[1];
                    }),
            twice("expeditions", whole.at("expeditions").at("c").at(1)));
  EXPECT_EQ(
      damaged(
          s, [](json::value& root) { root.at("laws").at("enacted").as_array().push_back("pr01"); }),
      twice("laws", "pr01"));
  EXPECT_EQ(
      damaged(s, [](json::value& root) { root.at("scenario_gone").as_array().push_back("s01"); }),
      twice("scenario", "s01"));
  EXPECT_EQ(damaged(s,
                    [](json::value& root) {
                      root.at("tiles").at("near").as_array()[0] =
                          root.at("tiles").at("near").as_array()[1];
                    }),
            "tiles: a tile is in two places, or of the other kind");
}

TEST(FrostpunkPosition, FiguresMustFit) {
  const State s = middle();
  EXPECT_EQ(changed(s, "/people/worker/sick", 50),
            "people.worker.sick: more than there are (FP-1202)");
  EXPECT_EQ(damaged(s,
                    [](json::value& root) {
                      root.at("people").at("child").as_object()["sick"] = 0;
                      root.at("people").at("child").as_object()["skull"] = true;
                    }),
            "people.child.skull: nobody is sick (FP-1224)");
  EXPECT_EQ(changed(s, "/heat", 20), "heat: never beyond the cold (FP-501)");
  EXPECT_EQ(changed(s, "/hope", json::array{}), "hope: without a token the game is lost (FP-204)");
  EXPECT_EQ(changed(s, "/deaths", 9), "deaths: the last field ends the game (FP-209)");
  EXPECT_EQ(changed(s, "/ready", json::object{{"worker", 11}}),
            "pawns.worker: more than there are");
  EXPECT_EQ(changed(s, "/ready", json::object{{"child_worker", 1}}),
            "apprentices: a child pawn that is not in play (FP-1811)");
  EXPECT_EQ(changed(s, "/supply/tent", 99), "supply: too many tiles");
  EXPECT_EQ(changed(s, "/corners", json::object{}),
            "corners: not the deposits of the set-up (FP-107)");
  EXPECT_EQ(changed(s, "/fields/g1/upgraded", true), "fields.0: it has no upgrade (FP-1908)");
  EXPECT_EQ(changed(s, "/players/0/advisor", nullptr), "players: somebody has no advisor (FP-132)");
  EXPECT_EQ(changed(s, "/mobilisation", true), "mobilisation: only in the solo game (FP-132)");
  EXPECT_EQ(changed(s, "/techs/0", "t06"), "techs: not in this scenario");
  EXPECT_EQ(changed(s, "/ending", "goal"), "ending: the game is over exactly when it has one");
  EXPECT_EQ(changed(s, "/routes/0/at", 2), "routes: the scout is off the route");
  EXPECT_EQ(changed(s, "/activations/0/round", 5),
            "activations: not a round of the card (FP-1402)");
}

TEST(FrostpunkPosition, TheAgendaMustBeOneThatCanComeAbout) {
  const State s = middle();
  const int seat = mover(s);
  const auto task = [&](const char* what, std::initializer_list<std::pair<const char*, int>> more) {
    json::object out{{"step", what}, {"seat", seat}};
    for (const auto& [key, value] : more) out[key] = value;
    return out;
  };
  EXPECT_EQ(changed(s, "/agenda", json::array{}), "agenda: nobody is asked");
  EXPECT_EQ(changed(s, "/agenda/0/step", "order"), "agenda: not a task of this phase");
  EXPECT_EQ(changed(s, "/agenda/0/a", 9), "agenda: a task with odd figures");
  EXPECT_EQ(changed(s, "/agenda/1", task("run", {{"cursor", 60000}})),
            "agenda: a task with odd figures");
  EXPECT_EQ(changed(s, "/agenda/1", task("choose", {{"left", 2}})),
            "agenda: a choice without its effect");
  EXPECT_EQ(changed(s, "/agenda/1", task("collect", {{"field", 99}, {"left", 1}})),
            "agenda: a task with odd figures");
  EXPECT_EQ(changed(s, "/agenda/1", task("sick", {{"a", 9}, {"left", 1}})),
            "agenda: a task with odd figures");
  EXPECT_EQ(changed(s, "/agenda/1", task("muster", {})), "agenda: waits for nobody");
  EXPECT_EQ(changed(s, "/agenda/1", task("march", {{"a", 1}, {"left", 1}})),
            "agenda: a task with odd figures");
  State leader = scene(3);
  leader.leader = 1;
  begin(leader, Phase::morning);
  EXPECT_EQ(damaged(leader,
                    [](json::value& root) {
                      for (json::value& each : root.at("agenda").as_array()) {
                        each.as_object()["seat"] = 0;
                      }
                    }),
            "agenda: a task for another seat than the leader (FP-212)");
}

TEST(FrostpunkPosition, AdvisorsAreTakenInTurn) {
  State s = start(4, 1);
  const int first = s.leader;
  EXPECT_FALSE(game().broken(s)) << "nobody has one yet";
  Rng rng(1);
  Silent silent;
  game().play(s, make_move(Act::take, 0), silent);
  State without = s;
  without.advisor[first] = 0;
  EXPECT_EQ(game().broken(without), "players: somebody has no advisor (FP-132)");
  State another = s;
  another.agenda.top().seat = seat_at(first);
  EXPECT_EQ(game().broken(another), "agenda: a task with odd figures");
  while (s.agenda.begin()->step == Step::take_advisor) game().play(s, random_move(s, rng), silent);
  EXPECT_FALSE(game().broken(s));
  s.advisor[first] = 0;
  EXPECT_EQ(game().broken(s), "players: somebody has no advisor (FP-132)");
}

TEST(FrostpunkPosition, APawnThatIsToActCan) {
  State s = start(2, 1);
  Rng rng(1);
  Silent silent;
  const auto child = static_cast<std::uint8_t>(Pawn::child);
  const auto idle = [&] {
    return s.agenda.top().step == Step::turn && s.ready[child] > 0 && !offers(s, "pawn child") &&
           offers(s, "pawn worker");
  };
  while (!idle()) game().play(s, random_move(s, rng), silent);
  play(s, "pawn worker");
  EXPECT_FALSE(game().broken(s));
  s.agenda.top().a = child;
  EXPECT_EQ(game().broken(s), "agenda: a task with odd figures") << "no law lets it work (FP-806)";
}

TEST(FrostpunkPosition, AnEmptyChairOwnsNothing) {
  State s = scene(2);
  s.advisor[3] = 1;
  EXPECT_EQ(game().broken(s), "players[3]: an empty chair has cards");
}

}  // namespace pionek::frostpunk::testing
