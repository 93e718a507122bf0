// pionek migrate: a grown host from its file to PostgreSQL and back.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <filesystem>
#include <thread>

#include "engine/registry/registry.hpp"
#include "server/postgres_store.hpp"
#include "server/rows.hpp"
#include "server/sqlite_store.hpp"
#include "tests/server/postgres_server.hpp"
#include "tests/server/process.hpp"

namespace pionek {
namespace {

namespace fs = std::filesystem;

struct Ran {
  int status = 0;
  std::string out;
};

// The program with these words, both its outputs together.
Ran run(const std::string& words) {
  FILE* pipe =
      ::popen((std::string(PIONEK_PROGRAM) + " " + words + " --lang en 2>&1").c_str(), "r");
  Ran ran;
  std::array<char, 256> block{};
  while (::fgets(block.data(), block.size(), pipe) != nullptr) ran.out += block.data();
  ran.status = WEXITSTATUS(::pclose(pipe));
  return ran;
}

// Between quotes, because an address has signs that mean something to the shell.
Ran migrate(const std::string& from, const std::string& to, const std::string& flags = "") {
  return run("migrate '" + from + "' '" + to + "' " + flags);
}

// Plays some move of every menu until there are so many.
void play(int port, const json::object& created, int until) {
  const std::string table = text_of(created.at("table"));
  WebClient client(port, "", 0, "/ws?table=" + table);
  client.send({{"type", "sit"}, {"table", table}, {"key", key_of(created, 0)}, {"since", 0}});
  for (std::int64_t ply = 0; ply < until;) {
    const auto view = client.next("view");
    ASSERT_TRUE(view && view->at("type") == "view") << (view ? json::serialize(*view) : "silence");
    ply = view->at("ply").as_int64();
    const json::value* menu = view->if_contains("menu");
    if (menu == nullptr) continue;
    const auto at = static_cast<std::size_t>(ply) % menu->as_array().size();
    std::this_thread::sleep_for(std::chrono::milliseconds(15));
    client.send({{"type", "move"},
                 {"table", table},
                 {"ply", ply},
                 {"move", menu->as_array()[at].at("move")}});
  }
}

// A host with a table of every game, each some moves old, and more chat than a table shows.
struct GrownHost {
  explicit GrownHost(const std::string& file) {
    ServerProcess server(file, {"--bot-pause", "0", "--limit", "new-tables=1000"});
    EXPECT_TRUE(server.listens());
    for (const std::string_view game : game_ids()) {
      json::object wanted = persons(1);
      wanted["seats"].as_array().push_back({{"kind", "bot"}, {"bot", "random"}});
      wanted["game"] = game;
      created.push_back(post(server.port(), "/api/tables", wanted).json());
      const json::object& made = created.back();
      const Answer started =
          post(server.port(), "/api/tables/" + text_of(made.at("table")) + "/start",
               {{"key", made.at("host")}});
      EXPECT_EQ(started.status, 200) << started.body;
      play(server.port(), made, 10);
    }
    EXPECT_EQ(server.stop(SIGTERM), 0);
    add_chat(file, 1, 70);
  }
  void add_chat(const std::string& file, int from, int to) const {
    const auto database = Database::open(file, Database::Use::write);
    EXPECT_FALSE(database->run("WITH RECURSIVE n(i) AS (SELECT " + std::to_string(from) +
                               " UNION ALL SELECT i + 1 FROM n WHERE i < " + std::to_string(to) +
                               ") INSERT INTO chat SELECT '" + text_of(created[0].at("table")) +
                               "', i, 0, 'P1', 'zażółć \"' || hex(randomblob(50)) || '\" \\',"
                               " 1000 + i, '' FROM n"));
  }

  std::vector<json::object> created;
};

struct Migrate : testing::Test {
  void SetUp() override {
    static const ScratchFolder made;
    static const GrownHost grown(made.file("host.db"));
    host = &grown;
    ASSERT_TRUE(PostgresServer::shared().listens());
    url = PostgresServer::shared().new_database();
    fs::copy_file(made.file("host.db"), file);
  }

  // Table by table, as a server reads them.
  void expect_the_same(Storage& left, Storage& right) {
    auto rows = left.list({}).value();
    ASSERT_EQ(rows.size(), host->created.size());
    ASSERT_EQ(right.list({}).value().size(), rows.size());
    for (const TableRow& row : rows) {
      const StoredTable one = *left.load(row.id).value();
      const StoredTable other = *right.load(row.id).value();
      EXPECT_GE(one.moves.size(), 10U);
      EXPECT_EQ(one.opening, other.opening);
      EXPECT_EQ(one.head, other.head) << row.id;
      EXPECT_EQ(one.about, other.about);
      EXPECT_EQ(one.moves, other.moves);
      EXPECT_EQ(one.position, other.position);
      EXPECT_EQ(one.chat, other.chat);
    }
    const auto no_secret = [] { return std::string("new"); };
    EXPECT_EQ(left.constant("secret", no_secret).value(),
              right.constant("secret", no_secret).value());
  }
  [[nodiscard]] std::string asked(const std::string& sql) const {
    auto database = Postgres::connect(url);
    const auto rows = database->ask(sql);
    return rows ? rows->text(0, 0) : rows.error().text();
  }

  ScratchFolder folder;
  std::string file = folder.file("host.db");
  std::string url;
  const GrownHost* host = nullptr;
};

TEST_F(Migrate, AGrownHostMovesToPostgresAndBack) {
  const Ran there = migrate(file, url, "--json");
  ASSERT_EQ(there.status, 0) << there.out;
  EXPECT_EQ(asked("SELECT count(*) FROM chat"), "70");
  EXPECT_EQ(asked("SELECT count(*) FROM moves WHERE at = 0"), "0");
  EXPECT_EQ(json::parse(there.out).at("chat").at("rows"), 70);
  const std::string back = folder.file("back.db");
  const Ran returned = migrate(url, back, "--json");
  ASSERT_EQ(returned.status, 0) << returned.out;
  EXPECT_EQ(json::parse(returned.out), json::parse(there.out));
  {
    const auto before = SqliteStore::open(file).value();
    const auto middle = PostgresStore::open(url, "").value();
    const auto after = SqliteStore::open(back).value();
    expect_the_same(*before, *middle);
    expect_the_same(*before, *after);
  }
  // Keys hold, and the games go on.
  for (const std::string& place : {back, url}) {
    const ServerProcess server(place, {"--bot-pause", "0"}, {}, folder.file("log"));
    ASSERT_TRUE(server.listens()) << server.log();
    for (const json::object& made : host->created) play(server.port(), made, 14);
  }
}

TEST_F(Migrate, SaysWhatItDid) {
  const Ran there = migrate(file, url);
  EXPECT_EQ(there.status, 0);
  EXPECT_NE(there.out.find("chat                70  "), std::string::npos) << there.out;
  EXPECT_NE(there.out.find("was read again there and is the same"), std::string::npos) << there.out;
}

TEST_F(Migrate, OnlyToWhereNothingIs) {
  ASSERT_EQ(migrate(file, url).status, 0);
  const Ran again = migrate(file, url);
  EXPECT_EQ(again.status, 1);
  EXPECT_NE(again.out.find("something is kept there already"), std::string::npos) << again.out;
  const Ran over = migrate(url, file);
  EXPECT_EQ(over.status, 1);
  EXPECT_NE(over.out.find("the file exists already"), std::string::npos) << over.out;
}

TEST_F(Migrate, OnlyFromWhatIsThere) {
  EXPECT_EQ(migrate(folder.file("none"), url).status, 1);
  EXPECT_FALSE(fs::exists(folder.file("none")));
  const Ran empty = migrate(url, folder.file("new"));
  EXPECT_NE(empty.out.find("it has no tables of pionek"), std::string::npos) << empty.out;
  EXPECT_FALSE(fs::exists(folder.file("new")));
  EXPECT_EQ(asked("SELECT to_regclass('tables') IS NULL"), "t") << "it makes none either";
  const Ran refused = migrate(file, "postgresql://pionek:hush@127.0.0.1:1/none");
  EXPECT_EQ(refused.status, 1);
  EXPECT_EQ(refused.out.find("hush"), std::string::npos) << refused.out;
}

TEST_F(Migrate, NotWhileAServerWrites) {
  const ServerProcess server(file);
  ASSERT_TRUE(server.listens());
  const Ran refused = migrate(file, url);
  EXPECT_EQ(refused.status, 1);
  EXPECT_NE(refused.out.find("stop it first"), std::string::npos) << refused.out;
}

TEST_F(Migrate, NotWhileANodeServes) {
  ASSERT_EQ(migrate(file, url).status, 0);
  const auto node = PostgresStore::open(url, "127.0.0.1:1").value();
  ASSERT_FALSE(
      Postgres::connect(url)->run("UPDATE nodes SET beat = clock_timestamp() + interval '1 hour'"));
  const Ran refused = migrate(url, folder.file("new"));
  EXPECT_EQ(refused.status, 1);
  EXPECT_NE(refused.out.find("a node serves from it"), std::string::npos) << refused.out;
}

TEST_F(Migrate, TablesAreListedWrittenOutAndDeletedThereToo) {
  ASSERT_EQ(migrate(file, url).status, 0);
  EXPECT_EQ(run("tables --db '" + url + "'").out, run("tables --db " + file).out);
  const Ran out = run("tables --db '" + url + "' --export " + folder.file(""));
  EXPECT_EQ(out.status, 0) << out.out;
  for (const json::object& made : host->created) {
    EXPECT_TRUE(fs::exists(folder.file(text_of(made.at("table")) + ".pionek")));
  }
  ASSERT_FALSE(Postgres::connect(url)->run("UPDATE heads SET updated = 0"));
  EXPECT_EQ(run("tables --db '" + url + "' --older-than 1 --delete").status, 0);
  EXPECT_EQ(asked("SELECT (SELECT count(*) FROM tables) + (SELECT count(*) FROM moves)"), "0");
}

TEST_F(Migrate, ABackupIsAnotherProgramsBusiness) {
  const Ran refused = run("backup --db postgresql://u:hush@127.0.0.1/x -o " + folder.file("new"));
  EXPECT_EQ(refused.status, 2);
  EXPECT_NE(refused.out.find("pg_dump"), std::string::npos) << refused.out;
  EXPECT_EQ(refused.out.find("hush"), std::string::npos) << refused.out;
}

// Killed at any moment it leaves an empty database or a whole copy, and can be begun anew.
TEST_F(Migrate, Interrupted) {
  host->add_chat(file, 1000, 30000);
  int unfinished = 0;
  for (int i = 0; i < 8; ++i) {
    const std::string copy = folder.file("copy" + std::to_string(i));
    for (const std::string& to : {url, copy}) {
      const pid_t child = ::fork();
      if (child == 0) {
        ::execl(PIONEK_PROGRAM, PIONEK_PROGRAM, "migrate", file.c_str(), to.c_str(), nullptr);
        ::_exit(127);
      }
      std::this_thread::sleep_for(std::chrono::milliseconds(25 * (i + 1)));
      ::kill(child, SIGKILL);
      ::waitpid(child, nullptr, 0);
    }
    const std::string rows = asked(
        "SELECT CASE WHEN to_regclass('chat') IS NULL THEN '0' ELSE"
        " (xpath('//count/text()', query_to_xml('SELECT count(*) FROM chat', true, true, '')))[1]"
        "::text END");
    EXPECT_TRUE(rows == "0" || rows == "29071") << rows;
    if (rows != "0") url = PostgresServer::shared().new_database();
    unfinished += rows == "0" ? 1 : 0;
    if (fs::exists(copy)) {
      const auto database = Database::open(copy, Database::Use::read);
      EXPECT_EQ(database->ask("SELECT COUNT(*) FROM chat").value(), "29071") << i;
    }
  }
  EXPECT_GT(unfinished, 0);
  const Ran again = migrate(file, url);
  EXPECT_EQ(again.status, 0) << again.out;
}

// A column that one of the databases gets must not be left behind.
TEST_F(Migrate, KnowsEveryColumn) {
  ASSERT_EQ(migrate(file, url).status, 0);
  std::set<std::string> known;
  std::set<std::string> in_file;
  for (const RowKind& kind : row_kinds()) {
    for (const RowColumn& column : kind.columns) {
      const std::string name = std::string(kind.name) + "." + std::string(column.name);
      known.insert(name);
      if (column.kept_in_sqlite) in_file.insert(name);
    }
  }
  std::set<std::string> found;
  const auto database = Database::open(file, Database::Use::read);
  auto columns = database->prepare(
      "SELECT t.name || '.' || c.name FROM sqlite_schema AS t, pragma_table_info(t.name) AS c"
      " WHERE t.type = 'table' AND t.name <> 'fresh_moves'");
  ASSERT_FALSE(columns->each([&](const Statement& row) { found.insert(row.text(0)); }));
  EXPECT_EQ(found, in_file);

  found.clear();
  auto postgres = Postgres::connect(url);
  // Which nodes there are, and who has which table, is of the moment.
  const auto rows = postgres->ask(
      "SELECT table_name || '.' || column_name FROM information_schema.columns"
      " WHERE table_schema = 'public' AND table_name <> 'nodes' AND column_name <> 'owner'");
  for (int i = 0; i < rows->size(); ++i) found.insert(rows->text(i, 0));
  EXPECT_EQ(found, known);
}

}  // namespace
}  // namespace pionek
