// What the server keeps for good. Small on purpose: SQLite is behind it on one machine, PostgreSQL
// where several share their tables. A change is all or nothing,
// and done only when it would survive a power cut. (table, ply) is unique, so that two writers can
// never both add the same move.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/error.hpp"

namespace pionek {

using Millis = std::int64_t;  // since 1970

// What the lobby and the start of the server read; they read nothing else.
struct TableHead {
  std::string phase;  // "waiting", "playing", "over"
  bool hidden = false;
  int ply = 0;
  int changes = 0;
  Millis updated = 0;
  // The table has something to do by itself then (a clock; a bot, 0: at once): it must be opened at
  // a start.
  std::optional<Millis> due;

  friend bool operator==(const TableHead&, const TableHead&) = default;
};

// How a table began.
struct TableOpening {
  std::string record;    // the match before its first move
  std::string position;  // the same as a position, which rules of another version understand, too
  Millis created = 0;

  friend bool operator==(const TableOpening&, const TableOpening&) = default;
};

struct StoredMove {
  int seat = 0;
  std::string text;

  friend bool operator==(const StoredMove&, const StoredMove&) = default;
};

struct StoredChat {
  int id = 0;  // from 1 for each table
  int seat = 0;
  std::string from;
  std::string text;
  Millis at = 0;
  // What the seat did, where nobody said anything: "undo 3", "paused". docs/protocol.md has all.
  std::string remark{};

  friend bool operator==(const StoredChat&, const StoredChat&) = default;
};

// A position from which a match can go on even if its older moves are no longer understood (a rule
// was corrected). Not a short cut: a table is opened by playing its moves again, which takes a
// fraction of a millisecond for the longest games.
struct KeptPosition {
  int ply = 0;
  std::string position;

  friend bool operator==(const KeptPosition&, const KeptPosition&) = default;
};

struct Change {
  std::string table;
  // That of the claim under which it is made (see Claim). Who makes a table has it as the first.
  std::int64_t fence = 1;
  // In the first change of a table, and when it has to begin anew from a kept position.
  std::optional<TableOpening> opening;
  TableHead head;
  // Apart from `ply` and `updated`, which the moves of this change say as well: then the head need
  // not be written, and a plain move is one row.
  bool same_head = false;
  std::optional<std::string> about;  // seats, names, clocks: JSON that only the server reads
  std::optional<int> cut;            // the moves after this ply were taken back
  // Then these were played, all at the time head.updated, the last of them as number head.ply.
  std::vector<StoredMove> moves;
  std::optional<KeptPosition> position;
  std::optional<StoredChat> chat;
};

struct StoredTable {
  std::string id;
  TableOpening opening;
  TableHead head;
  std::string about;
  std::vector<StoredMove> moves;
  std::optional<KeptPosition> position;  // the newest, after that of the opening
  std::vector<StoredChat> chat;          // the newest, oldest first
};

struct TableRow {
  std::string id;
  TableHead head;
  std::string about;
  Millis created = 0;
};

// Which tables are listed.
struct TableFilter {
  bool open_only = false;             // without those that are hidden
  std::optional<Millis> before{};     // nothing has happened there since
  std::string phase{};                // only those in this one
  std::optional<std::size_t> most{};  // the newest so many
};

// Where a table is in memory.
struct Claim {
  std::string elsewhere{};  // the address of another node; empty: here, from now on
  // Grows with every claim. Changes under an older one are refused, so whoever has lost a table
  // without knowing cannot write to it.
  std::int64_t fence = 1;
  bool from_the_dead = false;  // it was that of a node which is no longer heard of
};

class Storage {
 public:
  // Called once, on a thread of the storage, when the change is durable or has failed.
  using Then = std::function<void(const std::optional<Error>&)>;
  static constexpr int kChatKept = 50;

  Storage() = default;
  Storage(const Storage&) = delete;
  Storage& operator=(const Storage&) = delete;
  virtual ~Storage() = default;

  // From any thread; never blocks. Changes of one table are made in the order given.
  virtual void write(Change change, Then then) = 0;

  // These block, so they are not for a thread that others wait for.
  // None when there is no such table; an error when it cannot be read.
  virtual Result<std::optional<StoredTable>> load(const std::string& id) = 0;
  // The newest first.
  virtual Result<std::vector<TableRow>> list(const TableFilter& filter) = 0;
  // The tables that have something to do by themselves.
  virtual Result<std::vector<std::string>> due() = 0;
  // A value that is the same for the whole life of the storage; made by `make` the first time.
  virtual Result<std::string> constant(const std::string& name,
                                       const std::function<std::string()>& make) = 0;
  // For good, with all that belongs to them.
  virtual std::optional<Error> remove(const std::vector<std::string>& ids) = 0;

  // Where several nodes share the storage, a table is in the memory of one of them. Takes the table
  // for this one, before it is loaded.
  virtual Result<Claim> claim(const std::string& /*id*/) { return Claim{}; }
  // It is no longer in memory: another node may have it. Never blocks.
  virtual void give_back(const std::string& /*id*/, std::int64_t /*fence*/) {}
  // Told, on a thread of the storage, when what is in memory of a table under that claim is perhaps
  // not what is kept.
  using Lost = std::function<void(const std::string& table, std::int64_t fence)>;
  virtual void on_lost(const Lost& /*told*/) {}
};

}  // namespace pionek
