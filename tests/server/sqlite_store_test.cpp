// What is SQLite's own in its store: where moves are kept, files of other versions, damaged files,
// full disks, other programs. What every store must do: store_test.cpp.
#include "server/sqlite_store.hpp"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <future>

#include "server/sqlite_schema.hpp"
#include "tests/server/changes.hpp"
#include "tests/server/support.hpp"

namespace pionek {
namespace {

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

// What stands among the moves of its table, and what does not yet, must make no difference.
class StoreAgainstModel : public Store {
 protected:
  void play(const std::string& id, int count) { model.play(*store, id, count); }
  void take_back(const std::string& id, int count) { model.take_back(*store, id, count); }
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

  StoreModel model{7};
};

TEST_F(StoreAgainstModel, WhatIsReadIsWhatWasWritten) {
  const auto upto = [&](int most) { return model.upto(most); };
  for (const char* id : {"a", "b", "c", "d", "e"}) model.open(*store, id);
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
    if (step % 40 == 0) model.check(*store);
    if (step == 599) {
      EXPECT_GT(placed(), 0);
    }
  }
  model.check(*store);
  reopen();
  model.check(*store);
}

TEST_F(StoreAgainstModel, OldMovesGetToTheirPlacesWhileOthersArePlayed) {
  model.open(*store, "a");
  model.open(*store, "b");
  play("a", 10);
  EXPECT_EQ(placed(), 0);
  while (placed() == 0) play("b", 2000);
  EXPECT_EQ(placed() % 2000, 10) << "those of one table together";
  take_back("a", 4);
  EXPECT_EQ(placed() % 2000, 6);
  play("a", 1);
  model.check(*store);
}

// A copy of the files as they are at a moment is what a power cut leaves.
TEST_F(StoreAgainstModel, NothingIsLostWithThePower) {
  model.open(*store, "a");
  for (int i = 0; i < 30; ++i) {
    play("a", 3);
    take_back("a", 1);
  }
  for (const char* end : {"", "-wal"}) {
    std::filesystem::copy(folder.file("db") + end, folder.file("cut") + end);
  }
  auto opened = SqliteStore::open(folder.file("cut"));
  ASSERT_TRUE(opened);
  EXPECT_EQ((*opened)->load("a").value()->moves, model.moves_of("a"));
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
