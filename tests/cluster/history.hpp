// What the clients of a run sent and were told, in the order in which each of them did, and what
// has to follow from it.
#pragma once

#include <chrono>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "server/storage.hpp"

namespace pionek {

using FaultClock = std::chrono::steady_clock;

struct Event {
  enum class What {
    sent,     // a move, to be number `ply`
    refused,  // the same, with an error that says it was not played
    told,     // that number `ply` is this move; without one: that there are so many
  };

  What what = What::sent;
  int client = 0;
  std::string table;
  int ply = 0;
  int seat = 0;
  std::optional<std::string> move{};  // none where it is hidden from the client
  std::string code{};                 // of the error with which it was refused
  FaultClock::time_point at{};
};

// Written by many clients at a time.
class History {
 public:
  void add(Event event);
  [[nodiscard]] std::vector<Event> events() const;
  // When a client was first told of a move after this one; none if nobody was.
  [[nodiscard]] std::optional<FaultClock::time_point> first_after(const std::string& table,
                                                                  int ply) const;
  // The highest number that anybody was told of, by table.
  [[nodiscard]] std::map<std::string, int> told() const;

 private:
  mutable std::mutex mutex_;
  std::vector<Event> events_;
};

struct PlayedTable {
  std::vector<StoredMove> moves;  // as the database has them in the end
  std::set<int> bots;             // seats whose moves no client sends
};
using PlayedTables = std::map<std::string, PlayedTable>;

struct Verdict {
  std::vector<std::string> problems;  // empty: all is as it must be
  int acknowledged = 0;               // different moves of which somebody was told
  int sent = 0;
};

// Proves from what clients were told that the moves of each table are one line: in order, each
// once, none lost or doubled.
// - What anybody was told is in the record, under its number and no other.
// - What is in the record was sent for that number, by the seat that the record names.
// - What was refused is not in the record, unless it was sent again.
// - Each client is told of each number once and in order, at whichever nodes it asks.
Verdict judge(const std::vector<Event>& events, const PlayedTables& tables);

}  // namespace pionek
