// How the moves are kept in the SQLite file. Thousands of tables play at a time, so a move put at
// once among those of its table would write a page of its own. Instead it goes to the end of
// `fresh_moves`, where a page holds many, and its durability needs no more. Later the fresh moves
// of a table are put in their places in `moves` together.
//
// fresh_moves is a journal: each row says that the table has now so many moves, and which is the
// last (none: some were taken back). Whoever reads moves plays it over `moves`, in its order. Rows
// leave at its beginning, when all that they say is in `moves`; it does no harm if it is there
// already.
#pragma once

#include <deque>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/sqlite.hpp"
#include "server/storage.hpp"

namespace pionek {

// Belongs to the thread that writes.
class SqliteMoves {
 public:
  static Result<SqliteMoves> make(const Database& database);

  // These are for a transaction. First of all:
  std::optional<Error> begin();
  // Refused unless the moves follow those that are there: otherwise they are somebody else's.
  std::optional<Error> add(const Change& change);
  std::optional<Error> cut(const Change& change);
  // When there are many fresh ones, puts the oldest of them in their places.
  std::optional<Error> place();

  // The transaction was taken back.
  void forget() { known_ = false; }
  [[nodiscard]] bool known() const { return known_; }
  [[nodiscard]] bool many() const { return next_ - first_ >= kFresh + kHeap; }

 private:
  struct Row {
    StoredMove move;
    Millis at = 0;
  };
  // Those of one table that are not in their places; they follow one another.
  struct Fresh {
    std::int64_t first = 0;  // not after the first of them in fresh_moves
    int last = 0;            // ply
    std::vector<Row> rows;
  };
  struct Statements {
    Statement version, journal, clear, last, append, put, drop, shorten;
  };

  // So many are left fresh, that of each table some come together; who reads looks through all.
  static constexpr std::int64_t kFresh = 65536;
  // How many are put in their places at a time: the others wait meanwhile.
  static constexpr std::int64_t kHeap = 512;

  // Puts all that is fresh in its place, as the file has it.
  std::optional<Error> settle();
  Result<int> last_ply(const std::string& table);

  Statements sql_;
  // What is fresh, by table, and the tables in the order of `first`: all this as of the last
  // commit, if nobody else has written to the file since.
  std::unordered_map<std::string, Fresh> fresh_;
  std::deque<std::string> order_;
  std::int64_t first_ = 1;  // fresh_moves has these numbers
  std::int64_t next_ = 1;
  bool known_ = false;  // else the file has to be asked
  std::int64_t version_ = 0;
};

// For `read_moves`, each with the id of a table.
inline constexpr const char* kMovesOfTable =
    "SELECT ply, seat, move, at FROM moves WHERE table_id = ? ORDER BY ply";
inline constexpr const char* kFreshMovesOfTable =
    "SELECT ply, seat, move, at FROM fresh_moves WHERE table_id = ? ORDER BY number";

// The moves of table.id, on any connection, and what they say of table.head.
std::optional<Error> read_moves(Statement& moves, Statement& fresh_moves, StoredTable& table);

}  // namespace pionek
