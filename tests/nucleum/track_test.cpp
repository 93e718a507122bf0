// Laying tracks (chapter 5xx).
#include "tests/nucleum/kit.hpp"

namespace pionek::nucleum::testing {
namespace {

// Seat 0 at its turn with some tiles, three workers and a little money.
State laying(std::initializer_list<std::string_view> tiles) {
  State s = scene();
  pool(s, tiles);
  workers(s, 3);
  player(s).thaler = 5;
  return s;
}

int ends(const State& s, std::string_view tile, std::string_view field, int flip, int seat = 0) {
  return static_cast<int>(
      game().matched_ends(s, seat_at(seat), thing(kTileSet, tile), thing(kFieldSet, field), flip));
}

constexpr int kTowardsA = 1;
constexpr int kTowardsB = 2;
constexpr int kNeighbourA = 4;
constexpr int kNeighbourB = 8;

}  // namespace

TEST(NucleumTrack, WhereATrackMayLie) {
  RULE("NU-501");
  State s = laying({"at01"});
  play(s, "lay at01");
  EXPECT_TRUE(offers(s, "field leipzig-zwickau-f1"));
  EXPECT_TRUE(offers(s, "field leipzig-zwickau-f3"));
  EXPECT_EQ(denied(s, "field leipzig-zwickau-f2"), "NU-501");
  track(s, "leipzig-zwickau-f3", 1);
  EXPECT_TRUE(offers(s, "field leipzig-zwickau-f2")) << "beside an occupied field";
  EXPECT_EQ(denied(s, "field leipzig-zwickau-f3"), "NU-501");
  play(s, "field leipzig-zwickau-f2");
  EXPECT_EQ(offered(s), (std::set<std::string>{"face at01.1", "face at01.2"}));
  play(s, "face at01.2");
  const int field = thing(kFieldSet, "leipzig-zwickau-f2");
  EXPECT_EQ(s.tile_on(field), thing(kTileSet, "at01"));
  EXPECT_EQ(s.half_towards(field, 0), 1);
  EXPECT_EQ(index(s.owner_of(field)), 0);
  EXPECT_EQ(player(s).workers, 2);
  EXPECT_FALSE(in_pool(s, "at01"));
}

TEST(NucleumTrack, FarFromTheOwnNetwork) {
  RULE("NU-502");
  State s = laying({"at01"});
  own(s, "leipzig-p1", "residence-1");
  play(s, "lay at01");
  EXPECT_TRUE(offers(s, "field aussig-zittau-f2"));
}

TEST(NucleumTrack, NeverTheSpecialDirective) {
  RULE("NU-503");
  const State s = laying({"at01", "sd-a"});
  EXPECT_EQ(denied(s, "lay sd-a"), "NU-503");
  EXPECT_EQ(offered(s, "lay"), (std::set<std::string>{"lay at01"}));
}

TEST(NucleumTrack, RedFields) {
  RULE("NU-504");
  State s = laying({"at01"});
  play(s, "lay at01");
  EXPECT_EQ(price(s, "field leipzig-grimma-f1"), 2);
  State poor = s;
  player(poor).thaler = 0;
  workers(poor, 2);  // one of them lies on the track
  EXPECT_EQ(denied(poor, "field leipzig-grimma-f1"), "NU-504");
  workers(poor, 3);
  EXPECT_TRUE(offers(poor, "field leipzig-grimma-f1"));
  play(s, "field leipzig-grimma-f1");
  EXPECT_TRUE(has_line(play(s, "face at01.1"), "NU-504 Player 1 pays 2 thaler."));
  EXPECT_EQ(player(s).thaler, 3);
  // The other side has its red field elsewhere.
  EXPECT_TRUE(data().maps[0].red_fields.has(thing(kFieldSet, "brux-praha-f1")));
  EXPECT_EQ(data().maps[0].red_fields.size(), 1);
  EXPECT_EQ(data().maps[1].red_fields.size(), 1);
  // The red field alone is left: without the money no tile can be laid.
  State full = laying({"at01"});
  player(full).thaler = 0;
  workers(full, 2);
  const Map& map = game().map_of(full);
  for (const Link& link : map.links) {
    for (int field = link.first; field < link.first + link.length; ++field) {
      if (!map.red_fields.has(field)) {
        track(full, game().catalog().id({kFieldSet, static_cast<std::uint16_t>(field)}), 1);
      }
    }
  }
  EXPECT_EQ(denied(full, "lay at01"), "NU-501");
  player(full).thaler = 1;
  play(full, "lay at01");
  EXPECT_EQ(offered(full), (std::set<std::string>{"field leipzig-grimma-f1"}));
}

TEST(NucleumTrack, EndsThatMatch) {
  RULE("NU-505");
  RULE("NU-507");
  const State s = scene();
  // at01: orange urbanize, white energize. Riesa is white, Dresden purple.
  EXPECT_EQ(ends(s, "at01", "riesa-dresden-f1", 0), 0);
  EXPECT_EQ(ends(s, "at01", "riesa-dresden-f1", 1), kTowardsA);
  // Zwickau is orange, Joachimsthal green.
  EXPECT_EQ(ends(s, "at01", "zwickau-joachimsthal-f1", 0), kTowardsA);
  // at24 has a wild end: any city.
  EXPECT_EQ(ends(s, "at24", "riesa-dresden-f1", 1), kTowardsA);
  // Praha takes any end.
  EXPECT_EQ(ends(s, "at01", "brux-praha-f2", 0), kTowardsB);
  EXPECT_EQ(ends(s, "at01", "brux-praha-f2", 1), kTowardsB);
  // An end that faces an empty field matches nothing.
  EXPECT_EQ(ends(s, "at24", "leipzig-riesa-f1", 0), 0);
}

TEST(NucleumTrack, TilesThatMeet) {
  RULE("NU-506");
  State s = scene();
  // at06: purple urbanize, green energize; its green end looks to Riesa.
  track(s, "leipzig-riesa-f1", 1, "at06", 0);
  // at02: purple urbanize, green industrialize.
  EXPECT_EQ(ends(s, "at02", "leipzig-riesa-f2", 1), kTowardsA | kNeighbourA);
  EXPECT_EQ(ends(s, "at02", "leipzig-riesa-f2", 0), 0);
  // A wild end on either side is enough.
  EXPECT_EQ(ends(s, "at24", "leipzig-riesa-f2", 1), kTowardsA | kNeighbourA);
  State wild = scene();
  track(wild, "leipzig-riesa-f2", 1, "at24", 1);
  EXPECT_EQ(ends(wild, "at01", "leipzig-riesa-f1", 0) & ~kTowardsA, kTowardsB | kNeighbourB);
}

TEST(NucleumTrack, MatchingIsNotCompulsory) {
  RULE("NU-507");
  State s = laying({"at01"});
  play_all(s, {"lay at01", "field riesa-dresden-f1", "face at01.1"});
  EXPECT_EQ(mover(s), 1) << "no end matches, and the turn is over";
}

TEST(NucleumTrack, TheNewTileFirst) {
  RULE("NU-508");
  // at14: orange contract, green energize. Three fields between Leipzig and Zwickau, both orange.
  State s = laying({"at19"});
  track(s, "leipzig-zwickau-f1", 0, "at07", 1);  // its white urbanize looks to the middle
  track(s, "leipzig-zwickau-f3", 0, "at05",
        1);  // its orange urbanize looks to Zwickau, green to us
  play_all(s, {"lay at19", "field leipzig-zwickau-f2", "face at19.2"});
  // at19: green develop looks to at05's green contract; the orange end meets white.
  EXPECT_EQ(step(s), Step::matched);
  EXPECT_EQ(offered(s, "do"), (std::set<std::string>{"do at19.1"}));
  EXPECT_EQ(denied(s, "do at05.2"), "NU-508");
  State skipped = s;
  play(skipped, "done");
  EXPECT_EQ(offered(skipped, "do"), (std::set<std::string>{"do at05.2"}));
  play_all(s, {"do at19.1", "done"});
  EXPECT_EQ(offered(s, "do"), (std::set<std::string>{"do at05.2"}));
  play(s, "done");
  EXPECT_EQ(mover(s), 1);
}

// What could not be done before the action of another tile is lost, though it could be done now.
TEST(NucleumTrack, GoingOnGivesUpTheNewTile) {
  RULE("NU-508");
  State s = laying({"at01"});
  player(s).thaler = 0;
  workers(s, 1);                                 // for the track
  track(s, "leipzig-zwickau-f1", 0, "at07", 0);  // its orange subsidy looks to the middle
  play_all(s, {"lay at01", "field leipzig-zwickau-f2", "face at01.1"});
  EXPECT_EQ(denied(s, "do at01.1"), "NU-601") << "too dear";
  play_all(s, {"do at07.2", "gain thaler"});
  EXPECT_EQ(player(s).thaler, 2);
  EXPECT_EQ(step(s), Step::turn);
  EXPECT_EQ(mover(s), 1);
}

TEST(NucleumTrack, FourActionsAtMost) {
  RULE("NU-508");
  State s = laying({"at49"});
  unlock(s, {"d7"});
  player(s).thaler = 20;
  mine(s, "brux-m1", 1);  // a city with places for more
  track(s, "leipzig-zwickau-f1", 0, "at07", 0);
  track(s, "leipzig-zwickau-f3", 0, "at13", 0);
  play_all(s, {"lay at49", "field leipzig-zwickau-f2", "face at49.1"});
  EXPECT_EQ(offered(s, "do"), (std::set<std::string>{"do at49.1", "do at49.2"}));
  play_all(s, {"do at49.2", "do at49.1"});
  EXPECT_EQ(offered(s, "do"), (std::set<std::string>{"do at07.2", "do at13.1"}));
  play_all(s, {"do at07.2", "gain worker", "do at13.1"});
  EXPECT_EQ(step(s), Step::piece);
}

TEST(NucleumTrack, ThenTheOthersClockwise) {
  RULE("NU-509");
  State s = laying({"at24"});  // green urbanize, wild VP income
  unlock(s, {"d7"});
  at_turn(s);
  track(s, "leipzig-zwickau-f1", 3, "at07", 0);  // its orange subsidy looks to the middle
  track(s, "leipzig-zwickau-f3", 1, "at13", 1);  // its purple income looks to the middle
  play_all(s, {"lay at24", "field leipzig-zwickau-f2", "face at24.1"});
  EXPECT_EQ(mover(s), 0);
  play_all(s, {"do at24.2", "done"});
  EXPECT_EQ(mover(s), 1) << "clockwise from the active player";
  EXPECT_EQ(offered(s, "do"), (std::set<std::string>{"do at13.2"}));
  EXPECT_TRUE(has_line(play(s, "do at13.2"), "NU-509"));
  EXPECT_EQ(mover(s), 3);
  State skipped = s;
  play(skipped, "done");
  EXPECT_EQ(mover(skipped), 1) << "an action not taken is lost: the next turn";
  EXPECT_EQ(step(skipped), Step::turn);
  play_all(s, {"do at07.2", "gain thaler"});
  EXPECT_EQ(player(s, 3).thaler, 2);
  EXPECT_EQ(step(s), Step::turn);
  EXPECT_EQ(mover(s), 1);
}

TEST(NucleumTrack, TheLineCountsAtOnce) {
  RULE("NU-510");
  // Energize over the line that was just finished: Dresden from Riesa.
  State s = laying({"at18"});  // white energize, green worker income
  own(s, "dresden-p1", "laboratory-1");
  play_all(s, {"lay at18", "field riesa-dresden-f1", "face at18.1"});
  EXPECT_TRUE(offers(s, "do at18.1"));
  play_all(s, {"do at18.1", "power dresden-p1"});
  EXPECT_TRUE(powered(s, "dresden-p1"));
  EXPECT_EQ(player(s).thaler, 1) << "four wagons from Silesia";
}

TEST(NucleumTrack, RewardsOfAFinishedLine) {
  RULE("NU-511");
  State s = laying({"at19"});
  track(s, "leipzig-zwickau-f1", 1, "at01", 0);
  track(s, "leipzig-zwickau-f3", 0, "at01", 0);
  auto lines = play_all(s, {"lay at19", "field leipzig-zwickau-f2", "face at19.2"});
  EXPECT_TRUE(has_line(lines, "NU-511 Player 1 moves a marker 2 spaces: VP income."));
  EXPECT_TRUE(has_line(lines, "NU-511 Player 2 moves a marker 1 space: VP income."));
  // A fixed reward is the same for everybody.
  State fixed = laying({"at19"});
  track(fixed, "karlsbad-praha-f1", 0, "at01", 0);
  track(fixed, "karlsbad-praha-f2", 2, "at01", 0);
  lines = play_all(fixed, {"lay at19", "field karlsbad-praha-f3", "face at19.1", "done"});
  EXPECT_EQ(player(fixed).income[2], 2);
  EXPECT_EQ(player(fixed, 2).income[2], 2);
  // One field gives nothing.
  State one = laying({"at01"});
  play_all(one, {"lay at01", "field riesa-dresden-f1", "face at01.1"});
  EXPECT_EQ(player(one).income[2], 0);
}

TEST(NucleumTrack, TheTileOfALineOfOneFieldIsTurnedAfterItsActions) {
  RULE("NU-512");
  State s = laying({"at18"});  // white energize, green worker income
  own(s, "dresden-p1", "laboratory-1");
  const int link = thing(kLinkSet, "riesa-dresden");
  play_all(s, {"lay at18", "field riesa-dresden-f1", "face at18.1"});
  EXPECT_FALSE(Nucleum::is_turned(s, link)) << "not while an action is open";
  play(s, "do at18.1");
  EXPECT_FALSE(Nucleum::is_turned(s, link)) << "nor while one is done";
  play(s, "power dresden-p1");
  EXPECT_TRUE(has_line(play(s, "score"), "NU-512"));
  EXPECT_TRUE(Nucleum::is_turned(s, link));
  EXPECT_EQ(player(s).income[2], 0) << "it gives nothing";
}

TEST(NucleumTrack, TilesOfALineAreTurnedAndStay) {
  RULE("NU-512");
  State s = laying({"at19"});
  const int link = thing(kLinkSet, "leipzig-riesa");
  track(s, "leipzig-riesa-f1", 1, "at05", 1);
  play_all(s, {"lay at19", "field leipzig-riesa-f2", "face at19.2"});
  // at05's green contract towards Leipzig, orange towards us: at19's orange VP income matches.
  ASSERT_EQ(step(s), Step::matched);
  EXPECT_TRUE(has(s.lines, link));
  EXPECT_FALSE(Nucleum::is_turned(s, link)) << "not while the matched actions are done";
  EXPECT_TRUE(has_line(play(s, "do at19.2"), "NU-512"));
  EXPECT_TRUE(Nucleum::is_turned(s, link));
  at_turn(s);
  play(s, "recharge");
  EXPECT_FALSE(in_pool(s, "at19"));
  EXPECT_EQ(player(s).tracks, 1);
}

TEST(NucleumTrack, TheOrderOfATrackTurn) {
  RULE("NU-513");
  State s = laying({"at24"});
  unlock(s, {"d1", "d4"});
  player(s).thaler = 0;
  workers(s, 1);
  track(s, "leipzig-riesa-f2", 1, "at07", 1);  // its orange subsidy looks to Leipzig
  const auto laid = play_all(s, {"lay at24", "field leipzig-riesa-f1", "face at24.1"});
  EXPECT_EQ(player(s).achievements, 1);
  EXPECT_EQ(player(s).thaler, 2) << "in time for the matched actions";
  EXPECT_EQ(player(s).income[2], 0);
  EXPECT_TRUE(has_line(laid, "NU-1212"));
  EXPECT_TRUE(has_line(laid, "NU-1215"));
  play(s, "done");
  EXPECT_EQ(mover(s), 1);
  EXPECT_EQ(player(s).income[2], 0) << "others first";
  play(s, "done");
  EXPECT_EQ(player(s).income[2], 1);
  // The two thaler come too late for a red field.
  State red = laying({"at24"});
  unlock(red, {"d4"});
  player(red).thaler = 0;
  workers(red, 2);
  play(red, "lay at24");
  EXPECT_EQ(denied(red, "field leipzig-grimma-f1"), "NU-504");
}

// A tile of which both ends are alike needs no orientation.
TEST(NucleumTrack, EqualEndsHaveNoOrientation) {
  RULE("NU-501");
  const StandIn alike(with("action_tiles.json", [](json::value& file) {
    auto& halves = file.at("tiles").at(0).at("halves").as_array();
    halves[1] = halves[0];
  }));
  State s = laying({"at01", "at02"});
  play_all(s, {"lay at01", "field leipzig-zwickau-f1"});
  EXPECT_NE(step(s), Step::face);
  const int field = thing(kFieldSet, "leipzig-zwickau-f1");
  ASSERT_TRUE(s.has_track(field));
  EXPECT_EQ(s.tile_on(field), thing(kTileSet, "at01"));
  EXPECT_EQ(index(s.owner_of(field)), 0);
  EXPECT_EQ(player(s).workers, 2);
  EXPECT_FALSE(in_pool(s, "at01"));
  // Other tiles are asked about.
  State other = laying({"at01", "at02"});
  play_all(other, {"lay at02", "field leipzig-zwickau-f1"});
  EXPECT_EQ(offered(other), (std::set<std::string>{"face at02.1", "face at02.2"}));
}

}  // namespace pionek::nucleum::testing
