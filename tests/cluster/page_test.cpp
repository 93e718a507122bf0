// The commands of docs/cluster.md, copied from there and run in their order.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <array>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/cluster/cluster.hpp"

namespace pionek {
namespace {

namespace fs = std::filesystem;

// The blocks of commands of a page.
std::vector<std::string> commands_of(const std::string& page) {
  std::ifstream file(page);
  std::vector<std::string> blocks;
  bool inside = false;
  for (std::string line; std::getline(file, line);) {
    if (!inside && line == "```sh") blocks.emplace_back();
    if (inside && line != "```") blocks.back() += line + "\n";
    inside = inside ? line != "```" : line == "```sh";
  }
  return blocks;
}

void replace_all(std::string& text, const std::string& from, const std::string& to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != text.npos; at += to.size()) {
    text.replace(at, from.size(), to);
  }
}

struct ClusterPage : testing::Test {
  ClusterPage() {
    const std::string here = PIONEK_PROGRAM;
    script =
        "set -eu\n"
        "export PATH=" +
        fs::path(here).parent_path().string() +
        ":/usr/lib/postgresql/15/bin:$PATH PGUSER=pionek PGDATABASE=postgres PGHOST=" +
        fs::path(database.socket_file()).parent_path().string() +
        "\n"
        "trap 'kill $(jobs -p) 2>/dev/null || true; wait' EXIT\n"
        "ready() { for try in $(seq 300); do curl -fs $1/readyz && return; sleep 0.1; done; false; "
        "}\n"
        "cd " +
        folder.file("") + "\n";
  }
  // What stands for the machines, files and ports of the page.
  std::string here(std::string text) {
    replace_all(text, "sudo -u postgres ", "");
    replace_all(text, "db.example.org", "127.0.0.1:" + std::to_string(line.port()));
    replace_all(text, "/var/lib/pionek/", folder.file(""));
    for (const char* port : {"8081", "8082", "8083"}) {
      if (!ports.contains(port)) ports[port] = std::to_string(free_port());
      replace_all(text, port, ports[port]);
    }
    return text;
  }
  // Both outputs of the whole script.
  std::string run(int& status) {
    std::ofstream(folder.file("script")) << script;
    FILE* pipe = ::popen(("bash " + folder.file("script") + " 2>&1").c_str(), "r");
    std::string out;
    std::array<char, 256> block{};
    while (::fgets(block.data(), block.size(), pipe) != nullptr) out += block.data();
    status = ::pclose(pipe);
    return out;
  }

  ScratchFolder folder;
  PostgresServer& database = PostgresServer::shared();
  LineProxy line{database.socket_file()};
  std::map<std::string, std::string> ports;
  std::string script;
};

TEST_F(ClusterPage, ItsCommandsWork) {
  std::string table;
  {
    ServerProcess server(folder.file("pionek.db"));
    table = text_of(post(server.port(), "/api/tables", persons(2)).json().at("table"));
    ASSERT_EQ(server.stop(SIGTERM), 0);
  }
  for (const std::string& block : commands_of(PIONEK_SOURCE "/docs/cluster.md")) {
    if (block.starts_with("pionek migrate postgresql:")) script += "kill $(jobs -p)\nwait\n";
    script += here(block);
    if (!block.ends_with("&\n")) continue;
    for (const char* port : {"8081", "8082", "8083"})
      script += here(std::string("ready 127.0.0.1:") + port + "\n");
    script += here("curl -fsS http://127.0.0.1:8082/api/tables\n");
  }
  int status = 1;
  const std::string out = run(status);
  EXPECT_EQ(status, 0) << script << out;
  EXPECT_NE(out.find("\"id\":\"" + table + "\""), std::string::npos) << "it came along\n" << out;
  EXPECT_TRUE(fs::exists(folder.file("back.db"))) << out;
  EXPECT_TRUE(fs::exists(folder.file("games.dump"))) << out;
}

}  // namespace
}  // namespace pionek
