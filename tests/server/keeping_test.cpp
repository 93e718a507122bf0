// What an operator does with the database beside the server: copies, lists, records, deletions.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <thread>

#include "server/sqlite_store.hpp"
#include "tests/server/process.hpp"
#include "tests/server/support.hpp"

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

struct Keeping : testing::Test {
  json::object make() {
    const Answer made = post(server.port(), "/api/tables", persons(2));
    EXPECT_EQ(made.status, 201) << made.body;
    return made.json();
  }
  // As if nothing had happened there for a long time.
  void age(const json::object& made, const char* phase) const {
    const auto database = Database::open(folder.file("db"), Database::Use::write);
    ASSERT_FALSE(database->run("UPDATE heads SET updated = 1000, phase = '" + std::string(phase) +
                               "' WHERE table_id = '" + text_of(made.at("table")) + "'"));
  }
  [[nodiscard]] std::string db() const { return " --db " + folder.file("db"); }

  ScratchFolder folder;
  ServerProcess server{folder.file("db")};
};

TEST_F(Keeping, TablesAreListedByAgeAndState) {
  const std::string young = text_of(make().at("table"));
  const json::object made = make();
  const std::string old = text_of(made.at("table"));
  age(made, "over");
  const auto lists = [&](const std::string& flags, const std::string& id) {
    return run("tables" + db() + flags).out.find(id) != std::string::npos;
  };
  EXPECT_TRUE(lists("", young) && lists("", old));
  EXPECT_TRUE(lists(" --older-than 30", old));
  EXPECT_FALSE(lists(" --older-than 30", young));
  EXPECT_TRUE(lists(" --state waiting", young));
  EXPECT_FALSE(lists(" --state waiting", old));
  const json::value json = json::parse(run("tables --json --state over" + db()).out);
  EXPECT_EQ(json.at("tables").at(0).at("id"), json::string(old));
  EXPECT_EQ(run("tables --db " + folder.file("none")).status, 1);
  EXPECT_FALSE(fs::exists(folder.file("none")));
  EXPECT_EQ(run("tables --state gone" + db()).status, 2);
}

TEST_F(Keeping, OldTablesAreWrittenOutAndDeletedWhileTheServerRuns) {
  const std::string young = text_of(make().at("table"));
  const json::object made = make();
  const std::string old = text_of(made.at("table"));
  age(made, "over");
  EXPECT_EQ(run("tables --delete" + db()).status, 2) << "how old is old?";
  fs::create_directory(folder.file("records"));
  const Ran ran = run("tables --older-than 30 --delete --export " + folder.file("records") + db());
  EXPECT_EQ(ran.status, 0) << ran.out;
  EXPECT_EQ(run("verify " + folder.file("records/" + old + ".pionek")).status, 0);
  EXPECT_FALSE(fs::exists(folder.file("records/" + young + ".pionek")));
  const std::string left = run("tables" + db()).out;
  EXPECT_EQ(left.find(old), std::string::npos) << left;
  EXPECT_NE(left.find(young), std::string::npos) << left;
  EXPECT_EQ(post(server.port(), "/api/tables/" + young + "/join", {{"name", "x"}}).status, 409)
      << "it is still there";
}

// Whatever happens to the copying, under the name of the copy there is a whole one or none.
TEST_F(Keeping, AnInterruptedCopyHasNoName) {
  {
    const auto database = Database::open(folder.file("db"), Database::Use::write);
    ASSERT_FALSE(database->run(
        "CREATE TABLE ballast (x BLOB);"
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)"
        " INSERT INTO ballast SELECT randomblob(10000) FROM n"));
  }
  for (int i = 0; i < 8; ++i) {
    const std::string copy = folder.file("copy" + std::to_string(i));
    const std::string from = folder.file("db");
    const pid_t child = ::fork();
    if (child == 0) {
      ::execl(PIONEK_PROGRAM, PIONEK_PROGRAM, "backup", "--db", from.c_str(), "-o", copy.c_str(),
              nullptr);
      ::_exit(127);
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(10 * (i + 1)));
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    if (!fs::exists(copy)) continue;
    const auto database = Database::open(copy, Database::Use::read);
    EXPECT_EQ(database->ask("PRAGMA integrity_check(1)").value(), "ok") << i;
    EXPECT_EQ(database->ask("SELECT COUNT(*) FROM ballast").value(), "3000") << i;
  }
  const std::string whole = folder.file("whole");
  EXPECT_EQ(run("backup -o " + whole + db()).status, 0);
  EXPECT_EQ(fs::status(whole).permissions() & (fs::perms::group_all | fs::perms::others_all),
            fs::perms::none);
  EXPECT_EQ(run("backup -o " + whole + db()).status, 1) << "no file is overwritten";
}

}  // namespace
}  // namespace pionek
