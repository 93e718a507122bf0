// The SQLite store: what is written comes back, changes are whole, moves are unique, files of other
// versions and damaged files are told apart.
#include "server/sqlite_store.hpp"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <future>
#include <map>
#include <random>

#include "server/sqlite_schema.hpp"
#include "tests/server/support.hpp"

namespace pionek {
namespace {

std::optional<Error> write(Storage& store, Change change) {
  std::promise<std::optional<Error>> done;
  store.write(std::move(change), [&](const auto& error) { done.set_value(error); });
  return done.get_future().get();
}

Change opening(const std::string& id) {
  Change change;
  change.table = id;
  change.opening = TableOpening{"record of " + id, "start of " + id, 5};
  change.about = "{}";
  change.head = {"waiting", false, 0, 0, 7, std::nullopt};
  change.cut = 0;
  return change;
}

Change moves(const std::string& id, int last, std::vector<StoredMove> played) {
  Change change;
  change.table = id;
  change.head = {"playing", true, last, 1, 9, 11};
  change.moves = std::move(played);
  return change;
}

// Nothing is new but the move.
Change plain_move(const std::string& id, int ply, Millis at) {
  Change change = moves(id, ply, {{0, "pass"}});
  change.head.updated = at;
  change.same_head = true;
  return change;
}

class Store : public testing::Test {
 protected:
  void SetUp() override { reopen(); }
  void reopen() {
    store.reset();
    auto opened = SqliteStore::open(folder.file("db"));
    ASSERT_TRUE(opened) << opened.error().text();
    store = std::move(*opened);
  }

  ScratchFolder folder;
  std::unique_ptr<SqliteStore> store;
};

TEST_F(Store, GivesBackWhatItWasGiven) {
  ASSERT_FALSE(write(*store, opening("a")));
  Change change = moves("a", 2, {{0, "auction 4"}, {1, "pass"}});
  change.position = KeptPosition{2, "{\"x\":1}"};
  change.chat = StoredChat{1, 1, "Zofia", "dzień dobry", 12};
  change.about = "{\"seats\":2}";
  ASSERT_FALSE(write(*store, change));
  reopen();
  const auto loaded = store->load("a");
  ASSERT_TRUE(loaded) << loaded.error().text();
  const auto& table = *loaded;
  ASSERT_TRUE(table);
  EXPECT_EQ(table->opening, (TableOpening{"record of a", "start of a", 5}));
  EXPECT_EQ(table->head, change.head);
  EXPECT_EQ(table->about, "{\"seats\":2}");
  EXPECT_EQ(table->moves, change.moves);
  EXPECT_EQ(table->position, change.position);
  EXPECT_EQ(table->chat, (std::vector{*change.chat}));
}

TEST_F(Store, ListsTheNewestFirst) {
  Change late = opening("late");
  late.head.updated = 100;
  ASSERT_FALSE(write(*store, opening("early")));
  ASSERT_FALSE(write(*store, late));
  const auto rows = store->list({});
  ASSERT_TRUE(rows);
  ASSERT_EQ(rows->size(), 2U);
  EXPECT_EQ((*rows)[0].id, "late");
  EXPECT_EQ((*rows)[1].head, opening("early").head);

  ASSERT_FALSE(write(*store, plain_move("early", 1, 200)));
  EXPECT_EQ(store->list({})->front().id, "early");
  EXPECT_EQ(store->list({})->front().head.updated, 200);
}

TEST_F(Store, APlainMoveIsOneRowAndTheHeadSaysWhatItSays) {
  ASSERT_FALSE(write(*store, opening("a")));
  ASSERT_FALSE(write(*store, moves("a", 2, {{0, "x"}, {1, "y"}})));
  const auto other = Database::open(folder.file("db"), Database::Use::write);
  ASSERT_FALSE(
      other->run("CREATE TRIGGER more BEFORE UPDATE ON heads"
                 " BEGIN SELECT RAISE(ABORT, 'another row'); END"));
  for (int ply = 3; ply < 6; ++ply) {
    const Change change = plain_move("a", ply, 20 + ply);
    ASSERT_FALSE(write(*store, change));
    EXPECT_EQ(store->load("a").value()->head, change.head);
    EXPECT_EQ(store->list({})->front().head, change.head);
  }
  EXPECT_TRUE(write(*store, moves("a", 6, {{0, "z"}}))) << "here the head was new";
}

TEST_F(Store, TakingBackIsNewsThoughTheLastMoveIsOld) {
  ASSERT_FALSE(write(*store, opening("a")));
  ASSERT_FALSE(write(*store, moves("a", 1, {{0, "x"}})));
  ASSERT_FALSE(write(*store, plain_move("a", 2, 30)));
  Change back = moves("a", 1, {});
  back.cut = 1;
  back.head.updated = 40;
  ASSERT_FALSE(write(*store, back));
  EXPECT_EQ(store->load("a").value()->head, back.head);
  EXPECT_EQ(store->list({})->front().head, back.head);
}

TEST_F(Store, RefusesAMoveThatIsThereAndKeepsTheRest) {
  ASSERT_FALSE(write(*store, opening("a")));
  ASSERT_FALSE(write(*store, moves("a", 1, {{0, "first"}})));
  EXPECT_TRUE(write(*store, moves("a", 2, {{1, "other first"}, {1, "second"}})));
  EXPECT_EQ(store->load("a").value()->moves, (std::vector<StoredMove>{{0, "first"}}));
  EXPECT_EQ(store->load("a").value()->head.ply, 1) << "a refused change changes nothing";
}

TEST_F(Store, AFailingChangeDoesNotTakeItsNeighboursAlong) {
  ASSERT_FALSE(write(*store, opening("a")));
  ASSERT_FALSE(write(*store, moves("a", 1, {{0, "first"}})));
  std::vector<std::promise<bool>> done(20);
  for (std::size_t i = 0; i < done.size(); ++i) {
    Change change = i % 2 == 0 ? opening("b" + std::to_string(i)) : moves("a", 1, {{0, "again"}});
    store->write(std::move(change),
                 [&, i](const auto& error) { done[i].set_value(!error.has_value()); });
  }
  for (std::size_t i = 0; i < done.size(); ++i) {
    EXPECT_EQ(done[i].get_future().get(), i % 2 == 0) << i;
  }
}

// A full disk or one that cannot be read makes SQLite take back the whole transaction, not only the
// statement. What is reported of a neighbour must still be what became of it.
TEST_F(Store, SaysOfEveryChangeWhatBecameOfIt) {
  ASSERT_FALSE(write(*store, opening("a")));
  const auto other = Database::open(folder.file("db"), Database::Use::write);
  ASSERT_FALSE(
      other->run("CREATE TRIGGER grave BEFORE INSERT ON fresh_moves WHEN new.move = 'grave'"
                 " BEGIN SELECT RAISE(ROLLBACK, 'all is taken back'); END"));
  // While the file is held, all that is written waits for the same commit.
  ASSERT_FALSE(other->run("BEGIN IMMEDIATE"));
  std::vector<std::promise<bool>> done(6);
  for (std::size_t i = 0; i < done.size(); ++i) {
    Change change = i == 3 ? moves("a", 1, {{0, "grave"}}) : opening("b" + std::to_string(i));
    store->write(std::move(change),
                 [&, i](const auto& error) { done[i].set_value(!error.has_value()); });
  }
  ASSERT_FALSE(other->run("COMMIT"));
  for (std::size_t i = 0; i < done.size(); ++i) {
    const bool kept = done[i].get_future().get();
    EXPECT_EQ(kept, i != 3) << i;
    EXPECT_EQ(store->load("b" + std::to_string(i)).value().has_value(), kept) << i;
  }
  EXPECT_TRUE(store->load("a").value()->moves.empty());
}

TEST_F(Store, TakingBackCutsMovesAndPositions) {
  ASSERT_FALSE(write(*store, opening("a")));
  Change change = moves("a", 2, {{0, "x"}, {0, "y"}});
  change.position = KeptPosition{2, "{}"};
  ASSERT_FALSE(write(*store, change));
  Change back = moves("a", 1, {});
  back.cut = 1;
  ASSERT_FALSE(write(*store, back));
  EXPECT_EQ(store->load("a").value()->moves, (std::vector<StoredMove>{{0, "x"}}));
  EXPECT_FALSE(store->load("a").value()->position);
}

// What stands among the moves of its table, and what does not yet, must make no difference.
class StoreAgainstModel : public Store {
 protected:
  void play(const std::string& id, int count) {
    std::vector<StoredMove> played;
    played.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) played.push_back({i % 3, std::to_string(++written_)});
    std::vector<StoredMove>& all = model_[id];
    all.insert(all.end(), played.begin(), played.end());
    change(moves(id, static_cast<int>(all.size()), std::move(played)));
  }
  void take_back(const std::string& id, int count) {
    std::vector<StoredMove>& all = model_[id];
    all.resize(all.size() - std::min<std::size_t>(static_cast<std::size_t>(count), all.size()));
    Change back = moves(id, static_cast<int>(all.size()), {});
    back.cut = back.head.ply;
    change(std::move(back));
  }
  void change(Change change) {
    change.head.updated = ++now_;
    head_[change.table] = change.head;
    ASSERT_FALSE(write(*store, std::move(change)));
  }
  void check() {
    std::map<std::string, TableHead> listed;
    for (const TableRow& row : store->list({}).value()) listed[row.id] = row.head;
    for (const auto& [id, all] : model_) {
      const auto loaded = store->load(id);
      ASSERT_TRUE(loaded) << loaded.error().text();
      ASSERT_EQ((*loaded)->moves, all) << id;
      ASSERT_EQ((*loaded)->head, head_[id]) << id;
      ASSERT_EQ(listed[id], head_[id]) << id;
    }
  }
  // How many moves are in their places.
  [[nodiscard]] int placed() const {
    const auto other = Database::open(folder.file("db"), Database::Use::read);
    return std::stoi(other->ask("SELECT COUNT(*) FROM moves").value());
  }
  // Another program changes something that has nothing to do with it.
  void disturb() const {
    const auto other = Database::open(folder.file("db"), Database::Use::write);
    ASSERT_FALSE(other->run("REPLACE INTO constants (name, value) VALUES ('other', random())"));
  }

  std::map<std::string, std::vector<StoredMove>> model_;
  std::map<std::string, TableHead> head_;
  int written_ = 0;
  Millis now_ = 100;
};

TEST_F(StoreAgainstModel, WhatIsReadIsWhatWasWritten) {
  std::mt19937 random(7);
  const auto upto = [&](int most) { return static_cast<int>(random() % (most + 1U)); };
  for (const char* id : {"a", "b", "c", "d", "e"}) {
    ASSERT_FALSE(write(*store, opening(id)));
  }
  for (int step = 0; step < 1000; ++step) {
    const std::string id(1, static_cast<char>('a' + upto(4)));
    // So long as nobody disturbs, old moves get to their places a few at a time.
    const bool calm = step < 600;
    const int what = upto(calm ? 96 : 99);
    if (what < 70) {
      play(id, 1 + upto(500));
    } else if (what < 97) {
      take_back(id, upto(upto(9) == 0 ? 2000 : 20));
    } else if (what < 99) {
      disturb();
    } else {
      reopen();
    }
    if (step % 40 == 0) check();
    if (step == 599) {
      EXPECT_GT(placed(), 0);
    }
  }
  check();
  reopen();
  check();
}

TEST_F(StoreAgainstModel, OldMovesGetToTheirPlacesWhileOthersArePlayed) {
  ASSERT_FALSE(write(*store, opening("a")));
  ASSERT_FALSE(write(*store, opening("b")));
  play("a", 10);
  EXPECT_EQ(placed(), 0);
  while (placed() == 0) play("b", 2000);
  EXPECT_EQ(placed() % 2000, 10) << "those of one table together";
  take_back("a", 4);
  EXPECT_EQ(placed() % 2000, 6);
  play("a", 1);
  check();
}

// A copy of the files as they are at a moment is what a power cut leaves.
TEST_F(StoreAgainstModel, NothingIsLostWithThePower) {
  ASSERT_FALSE(write(*store, opening("a")));
  for (int i = 0; i < 30; ++i) {
    play("a", 3);
    take_back("a", 1);
  }
  for (const char* end : {"", "-wal"}) {
    std::filesystem::copy(folder.file("db") + end, folder.file("cut") + end);
  }
  auto opened = SqliteStore::open(folder.file("cut"));
  ASSERT_TRUE(opened);
  EXPECT_EQ((*opened)->load("a").value()->moves, model_["a"]);
}

TEST_F(Store, TwoServersCannotMakeTheSameMove) {
  ASSERT_FALSE(write(*store, opening("a")));
  auto opened = SqliteStore::open(folder.file("db"));
  ASSERT_TRUE(opened) << opened.error().text();
  SqliteStore& other = **opened;
  ASSERT_FALSE(write(*store, moves("a", 1, {{0, "ours"}})));
  const auto refused = write(other, moves("a", 1, {{0, "theirs"}}));
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->text(),
            "table a: the next move is number 2, not 1; expected a change that nobody else has "
            "made already");
  ASSERT_FALSE(write(other, moves("a", 2, {{1, "theirs"}})));
  EXPECT_TRUE(write(*store, moves("a", 2, {{1, "ours"}})));
  ASSERT_FALSE(write(*store, moves("a", 3, {{0, "ours"}})));
  const std::vector<StoredMove> all{{0, "ours"}, {1, "theirs"}, {0, "ours"}};
  EXPECT_EQ(store->load("a").value()->moves, all);
  EXPECT_EQ(other.load("a").value()->moves, all);
}

TEST_F(Store, SaysWhenAMoveIsMissing) {
  ASSERT_FALSE(write(*store, opening("a")));
  ASSERT_FALSE(write(*store, moves("a", 3, {{0, "x"}, {1, "y"}, {0, "z"}})));
  reopen();
  ASSERT_FALSE(write(*store, opening("b"))) << "by now the moves are in their places";
  ASSERT_FALSE(Database::open(folder.file("db"), Database::Use::write)
                   ->run("DELETE FROM moves WHERE ply = 2"));
  const auto loaded = store->load("a");
  ASSERT_FALSE(loaded);
  EXPECT_NE(loaded.error().text().find("a move is missing"), std::string::npos);
}

TEST_F(Store, EndsOnlyWhenAllIsWritten) {
  for (int i = 0; i < 500; ++i) store->write(opening(std::to_string(i)), [](const auto&) {});
  reopen();
  EXPECT_EQ(store->list({})->size(), 500U);
}

TEST_F(Store, ConstantsAreMadeOnce) {
  EXPECT_EQ(*store->constant("k", [] { return "one"; }), "one");
  reopen();
  EXPECT_EQ(*store->constant("k", [] { return "two"; }), "one");
}

// Makes a file of version 3 of what is in this one.
constexpr const char* kBackToThree =
    "ALTER TABLE chat DROP COLUMN remark;"
    "ALTER TABLE positions RENAME TO snapshots;"
    "ALTER TABLE tables DROP COLUMN position;"
    "INSERT INTO moves SELECT table_id, ply, seat, move, at FROM fresh_moves WHERE seat NOT NULL;"
    "DROP TABLE fresh_moves;"
    "ALTER TABLE heads ADD COLUMN ply INTEGER NOT NULL DEFAULT 0;"
    "UPDATE heads SET ply = (SELECT COUNT(*) FROM moves WHERE moves.table_id = heads.table_id);"
    "ALTER TABLE moves DROP COLUMN at;"
    "PRAGMA user_version = 3;";

TEST_F(Store, OldMovesHaveNoTimeAndTheirTableHas) {
  ASSERT_FALSE(write(*store, opening("a")));
  const Change two = moves("a", 2, {{0, "x"}, {1, "y"}});
  ASSERT_FALSE(write(*store, two));
  ASSERT_FALSE(write(*store, opening("b")));
  store.reset();
  ASSERT_FALSE(Database::open(folder.file("db"), Database::Use::write)->run(kBackToThree));
  reopen();
  EXPECT_EQ(store->load("a").value()->head, two.head);
  EXPECT_EQ(store->load("a").value()->moves, two.moves);
  EXPECT_EQ(store->load("b").value()->head, opening("b").head);
  const Change third = plain_move("a", 3, 50);
  ASSERT_FALSE(write(*store, third));
  EXPECT_EQ(store->load("a").value()->head, third.head);
  EXPECT_EQ(store->list({})->front().head, third.head);
}

TEST_F(Store, BringsTheOldestFileUpToDate) {
  ASSERT_FALSE(write(*store, opening("a")));
  ASSERT_FALSE(write(*store, moves("a", 3, {{0, "x"}, {1, "y"}, {0, "z"}})));
  store.reset();
  const auto old = Database::open(folder.file("db"), Database::Use::write);
  ASSERT_FALSE(old->run(kBackToThree));
  ASSERT_FALSE(
      old->run("DROP TABLE snapshots; DROP TABLE heads;"
               "ALTER TABLE tables ADD COLUMN phase TEXT NOT NULL DEFAULT 'playing';"
               "ALTER TABLE tables ADD COLUMN hidden INTEGER NOT NULL DEFAULT 1;"
               "ALTER TABLE tables ADD COLUMN ply INTEGER NOT NULL DEFAULT 3;"
               "ALTER TABLE tables ADD COLUMN changes INTEGER NOT NULL DEFAULT 4;"
               "ALTER TABLE tables ADD COLUMN updated INTEGER NOT NULL DEFAULT 5;"
               "ALTER TABLE tables ADD COLUMN due INTEGER;"
               "PRAGMA user_version = 1"));
  reopen();
  EXPECT_EQ(store->load("a").value()->head, (TableHead{"playing", true, 3, 4, 5, std::nullopt}));
  Change change = moves("a", 3, {});
  change.position = KeptPosition{3, "{}"};
  EXPECT_FALSE(write(*store, change));
  EXPECT_EQ(store->load("a").value()->position, change.position);
}

TEST_F(Store, RefusesAVersionBelowTheFirst) {
  store.reset();
  for (const char* version : {"-1", "-2147483648"}) {
    ASSERT_FALSE(Database::open(folder.file("db"), Database::Use::write)
                     ->run(std::string("PRAGMA user_version = ") + version));
    const auto refused = SqliteStore::open(folder.file("db"));
    ASSERT_FALSE(refused);
    EXPECT_NE(refused.error().what.find(version), std::string::npos) << refused.error().text();
  }
}

// Whoever copies or restores the file alone must not miss what was there before the start.
TEST_F(Store, PutsTheLogIntoTheFileWhenItStarts) {
  ASSERT_FALSE(write(*store, opening("a")));
  const ScratchFolder other;
  for (const char* ending : {"", "-wal"}) {
    std::filesystem::copy_file(folder.file("db") + ending, other.file("db") + ending);
  }
  ASSERT_GT(std::filesystem::file_size(other.file("db-wal")), 0U);
  {
    const auto started = SqliteStore::open(other.file("db"));
    ASSERT_TRUE(started) << started.error().text();
    std::filesystem::copy_file(other.file("db"), other.file("alone"));
  }
  const auto alone = SqliteStore::open(other.file("alone"));
  ASSERT_TRUE(alone);
  EXPECT_TRUE((*alone)->load("a").value());
}

TEST_F(Store, ListsWhatIsAskedForAndSaysWhatIsDue) {
  for (const char* id : {"old", "young", "hidden", "busy"}) {
    Change change = opening(id);
    change.head.hidden = id == std::string("hidden");
    change.head.updated = id == std::string("old") ? 10 : 50;
    if (id == std::string("busy")) change.head = {"playing", false, 0, 0, 60, 0};
    ASSERT_FALSE(write(*store, change));
  }
  const auto ids = [&](const TableFilter& filter) {
    std::string all;
    for (const TableRow& row : store->list(filter).value()) all += row.id + " ";
    return all;
  };
  EXPECT_EQ(ids({.before = 50}), "old ");
  EXPECT_EQ(ids({.phase = "playing"}), "busy ");
  EXPECT_EQ(ids({.open_only = true, .most = 1}), "busy ");
  EXPECT_EQ(store->list({.open_only = true}).value().size(), 3U);
  EXPECT_EQ(store->due().value(), std::vector<std::string>{"busy"});
}

TEST_F(Store, DeletesForGoodAlsoUnderARunningServer) {
  ASSERT_FALSE(write(*store, opening("a")));
  ASSERT_FALSE(write(*store, opening("b")));
  ASSERT_FALSE(write(*store, moves("a", 1, {{0, "x"}})));
  ASSERT_FALSE(write(*store, moves("b", 1, {{0, "x"}})));
  auto other = SqliteStore::open(folder.file("db"));
  ASSERT_FALSE((*other)->remove({"a"}));
  EXPECT_FALSE(store->load("a").value());
  EXPECT_TRUE(write(*store, plain_move("a", 2, 30))) << "nobody plays on at a table that is gone";
  EXPECT_TRUE(write(*store, plain_move("a", 1, 30))) << "nor begins anew";
  Change renamed = opening("a");
  renamed.opening.reset();
  EXPECT_TRUE(write(*store, renamed));
  EXPECT_FALSE(write(*store, plain_move("b", 2, 30)));
  const auto database = Database::open(folder.file("db"), Database::Use::read);
  for (const char* table : {"heads", "moves", "fresh_moves", "positions", "chat"}) {
    EXPECT_EQ(database->ask(std::string("SELECT COUNT(*) FROM ") + table + " WHERE table_id = 'a'")
                  .value(),
              "0")
        << table;
  }
}

TEST_F(Store, RefusesANewerFile) {
  store.reset();
  ASSERT_FALSE(
      Database::open(folder.file("db"), Database::Use::write)->run("PRAGMA user_version = 99"));
  const auto refused = SqliteStore::open(folder.file("db"));
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().text().find("version 99"), std::string::npos);
}

TEST_F(Store, RefusesADamagedFile) {
  for (int i = 0; i < 200; ++i) ASSERT_FALSE(write(*store, opening(std::to_string(i))));
  store.reset();
  std::fstream file(folder.file("db"), std::ios::in | std::ios::out | std::ios::binary);
  file.seekp(4096 * 2);
  file << std::string(4096 * 2, 'x');
  file.close();
  EXPECT_FALSE(SqliteStore::open(folder.file("db")));

  std::ofstream(folder.file("text")) << "this is no database, only a text of some length";
  const auto refused = SqliteStore::open(folder.file("text"));
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().text().find("restore a backup"), std::string::npos);
}

TEST_F(Store, SaysWhenAnotherProgramHoldsTheFile) {
  ASSERT_FALSE(write(*store, opening("a")));
  const auto other = Database::open(folder.file("db"), Database::Use::write);
  ASSERT_FALSE(other->run("BEGIN IMMEDIATE"));
  const auto refused = write(*store, moves("a", 1, {{0, "x"}}));
  ASSERT_TRUE(refused);
  EXPECT_NE(refused->text().find("locked"), std::string::npos) << refused->text();
  ASSERT_FALSE(other->run("COMMIT"));
  EXPECT_FALSE(write(*store, moves("a", 1, {{0, "x"}}))) << "and goes on afterwards";
}

// The file may grow no further: what a full disk does.
TEST_F(Store, SaysWhenTheDiskIsFullAndGoesOnAfterwards) {
  ASSERT_FALSE(write(*store, opening("a")));
  static_cast<void>(std::signal(SIGXFSZ, SIG_IGN));
  rlimit before{};
  getrlimit(RLIMIT_FSIZE, &before);
  rlimit tight = before;
  tight.rlim_cur = 256 * 1024;
  setrlimit(RLIMIT_FSIZE, &tight);
  std::optional<Error> refused;
  int kept = 0;
  while (!refused && kept < 500) {
    refused = write(*store, moves("a", kept + 1, {{0, std::string(4000, 'm')}}));
    if (!refused) ++kept;
  }
  setrlimit(RLIMIT_FSIZE, &before);
  ASSERT_TRUE(refused);
  EXPECT_GT(kept, 0);
  EXPECT_EQ(store->load("a").value()->head.ply, kept);
  EXPECT_FALSE(write(*store, moves("a", kept + 1, {{0, "fits again"}})));
  reopen();
  EXPECT_EQ(static_cast<int>(store->load("a").value()->moves.size()), kept + 1);
}

}  // namespace
}  // namespace pionek
