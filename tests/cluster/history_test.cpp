// The judge of the fault test itself: it accepts what is right, and finds each way in which moves
// can go wrong.
#include "tests/cluster/history.hpp"

#include <gtest/gtest.h>

namespace pionek {
namespace {

using What = Event::What;

const std::string kTable = "t";

// Two clients play three moves, and each is told of all of them.
struct Judged : testing::Test {
  Judged() {
    play(0, "bid 8");
    play(1, "pass");
    play(0, "pass");
  }
  void play(int seat, const std::string& move) {
    tables[kTable].moves.push_back({seat, move});
    const int ply = static_cast<int>(tables[kTable].moves.size());
    events.push_back({What::sent, seat, kTable, ply, seat, move});
    for (const int client : {0, 1}) events.push_back({What::told, client, kTable, ply, seat, move});
  }
  // Exactly one problem, which says this.
  void finds(const std::string& what) const {
    const Verdict verdict = judge(events, tables);
    ASSERT_EQ(verdict.problems.size(), 1U) << testing::PrintToString(verdict.problems);
    EXPECT_NE(verdict.problems[0].find(what), std::string::npos) << verdict.problems[0];
  }

  std::vector<Event> events;
  PlayedTables tables;
};

TEST_F(Judged, AllIsWell) {
  const Verdict verdict = judge(events, tables);
  EXPECT_TRUE(verdict.problems.empty()) << testing::PrintToString(verdict.problems);
  EXPECT_EQ(verdict.acknowledged, 3);
  EXPECT_EQ(verdict.sent, 3);
}

TEST_F(Judged, WhatNobodyWasToldMayBeThereOrNot) {
  events.push_back({What::sent, 1, kTable, 4, 1, "bid 9"});
  EXPECT_TRUE(judge(events, tables).problems.empty());
  tables[kTable].moves.push_back({1, "bid 9"});
  EXPECT_TRUE(judge(events, tables).problems.empty());
}

TEST_F(Judged, SentAgainAfterARefusalItMayBeThere) {
  for (const What what : {What::sent, What::refused, What::sent}) {
    events.push_back({what, 1, kTable, 4, 1, "bid 9"});
  }
  tables[kTable].moves.push_back({1, "bid 9"});
  EXPECT_TRUE(judge(events, tables).problems.empty());
}

TEST_F(Judged, ABotsMoveIsSentByNobody) {
  tables[kTable].moves.push_back({2, "pass"});
  tables[kTable].bots = {2};
  EXPECT_TRUE(judge(events, tables).problems.empty());
}

TEST_F(Judged, AHiddenMoveIsToldWithoutItsText) {
  events.back().move.reset();
  EXPECT_TRUE(judge(events, tables).problems.empty());
}

TEST_F(Judged, ALostMove) {
  tables[kTable].moves.pop_back();
  events.pop_back();  // one client was told is enough
  finds("move 3 of table t is lost");
}

TEST_F(Judged, ALostTable) {
  tables.clear();
  finds("table t is lost");
}

TEST_F(Judged, AMoveOfWhichOnlyTheNumberWasTold) {
  events.push_back({What::told, 0, kTable, 4, -1});
  finds("move 4 of table t is lost");
}

TEST_F(Judged, ADoubledMove) {
  tables[kTable].moves.push_back({0, "pass"});
  finds("the one before is doubled");
}

TEST_F(Judged, AMoveThatNobodySent) {
  tables[kTable].moves.push_back({1, "bid 12"});
  finds("was sent by nobody");
}

TEST_F(Judged, AFork) {
  tables[kTable].moves[2] = {0, "bid 10"};
  events.insert(events.begin(), {What::sent, 0, kTable, 3, 0, "bid 10"});
  const Verdict verdict = judge(events, tables);
  ASSERT_EQ(verdict.problems.size(), 2U) << "both clients saw the other branch";
  EXPECT_NE(verdict.problems[0].find("is forked"), std::string::npos);
}

TEST_F(Judged, AForkThatOneClientSaw) {
  events.back().move = "bid 10";
  finds("is forked: client 1 was told 'bid 10'");
}

TEST_F(Judged, TwoMovesInTheWrongOrder) {
  std::swap(events[events.size() - 1], events[events.size() - 4]);
  const Verdict verdict = judge(events, tables);
  EXPECT_FALSE(verdict.problems.empty());
}

TEST_F(Judged, AMoveThatWasToldTwice) {
  events.push_back(events.back());
  finds("was told to client 1 after move 3");
}

TEST_F(Judged, AMoveThatOneClientWasNotTold) {
  events.erase(events.begin() + 5);  // move 2 to client 1
  finds("move 3 of table t was told to client 1 after move 1");
}

TEST_F(Judged, ANodeThatIsBehind) {
  events.push_back({What::told, 1, kTable, 2, -1});
  finds("move 2 of table t was told to client 1 after move 3");
}

TEST_F(Judged, ARefusedMoveThatIsThere) {
  events.push_back({What::sent, 1, kTable, 4, 1, "bid 9"});
  events.push_back({What::refused, 1, kTable, 4, 1, "bid 9", "storage"});
  tables[kTable].moves.push_back({1, "bid 9"});
  finds("was refused (storage), and yet it is there");
}

}  // namespace
}  // namespace pionek
