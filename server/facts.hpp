// Everything about a table that changes and must not be lost, as one value: a change is made on it,
// written down, and when that fails, all is put back as it was before.
#pragma once

#include "server/seating.hpp"
#include "server/storage.hpp"
#include "server/turn_clock.hpp"
#include "table/protocol.hpp"
#include "table/record.hpp"

namespace pionek {

// What one change may alter, kept until it is durable. Made for every move, so it holds little.
struct Before {
  Match::Mark match;
  Orders orders;
  int changes = 0;
  bool unfinished = false;
  TurnClock clock;
  bool started = false;
  bool gallery = false;
  std::string rematch;
  std::optional<Seating> seating;  // with the names; only when the change is about them
  GuidePtr guide;
};

struct Facts {
  Table table;
  Seating seating;
  TurnClock clock;
  std::string title;
  bool hidden = false;
  bool hints = false;         // whether players may ask the coach
  bool chance_known = false;  // the host gave the record it goes on from, with all that is to come
  bool started = false;
  bool gallery = false;   // onlookers may talk among themselves
  std::string rematch{};  // the table at which the same people play again
  std::string keys_of{};  // the table whose keys open the seats of this one; empty: its own

  [[nodiscard]] std::string_view phase() const {
    if (!started) return "waiting";
    return table.match.over() ? "over" : "playing";
  }
  [[nodiscard]] const Match& match() const { return table.match; }
  // Whose turn it is; nobody before the start and after the end.
  [[nodiscard]] Seat to_move() const { return started ? table.match.to_move() : nobody; }
  [[nodiscard]] bool bot_to_move() const;
  // To be taken before a change of the match, or of the seats and names.
  [[nodiscard]] Before before_moves() const;
  [[nodiscard]] Before before_seats() const;
  void put_back(Before before);
  // Gives the seat a name, if it is one that can be told from the others.
  std::optional<Error> rename(int seat, const std::string& name);
  // From now on a bot plays there, and as it likes: what the person ordered beforehand is void.
  void hand_to_bot(int seat, std::string bot);
  // When the time of the person to move ends, where that has consequences.
  [[nodiscard]] std::optional<Millis> time_out() const;
  // When the table has to do something by itself: for a bot or standing orders 0, at once.
  [[nodiscard]] std::optional<Millis> due() const;
  [[nodiscard]] TableHead head(Millis now) const;
  // Seats, names, clock, title, standing orders: all that is neither move nor chat.
  [[nodiscard]] std::string about() const;
};

// Every so many moves the position is kept beside them.
inline constexpr int kPositionStride = 64;

// What the storage has to be told. Without `before` the table is new.
Change change_since(const Before* before, const Facts& after, const std::string& id, Millis now);

// What the lobby shows of a table that nobody has opened since the server started.
json::object lobby_entry(const TableRow& row);

}  // namespace pionek
