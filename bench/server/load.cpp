// pionek_load [--tables N] [--rate MOVES/S] [--seconds S] [--json FILE]: the server under load on
// this machine. Four play at each table, each with a client of its own or all at one screen; a move
// counts when every client of the table has been told. In the same run, in turns, two yardsticks: a
// bare echo with one durable insertion for each message, and the same echo when it tells four.
// pionek_load --floods PROGRAM [--json FILE]: how people play at a server while somebody floods it.
// pionek_load --db URL [--tables N] [--rate MOVES/S] [--seconds S] [--json FILE]: one node on that
// PostgreSQL database, which is empty, beside one on a file, and three nodes beside one.
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <thread>

#include "bench/server/child.hpp"
#include "bench/server/crowd.hpp"
#include "bench/server/echo.hpp"
#include "bench/server/floods.hpp"
#include "bench/server/nodes.hpp"
#include "bench/server/played.hpp"
#include "engine/core/json.hpp"

namespace pionek {
namespace {

using Clock = Crowd::Clock;
constexpr int kEchoRounds = 20;

struct Plan {
  int tables = 2000;
  int rate = 500;
  double seconds = 10;
  std::string json;    // also write the figures there
  std::string floods;  // instead: the program that is flooded
  std::string url;     // instead: the database of several nodes
};

// The echo with as many clients as the server has tables, or seats, and as many messages on their
// way as it has moves: whatever a crowd costs, it costs both.
class Yardstick {
 public:
  Yardstick(const std::string& database, int circles, int circle)
      : circle_(circle),
        server_([&] {
          run_echo(database, std::max(1, static_cast<int>(std::thread::hardware_concurrency())),
                   circle, [](int port) { std::cout << "echo:" << port << '\n'
                                                    << std::flush; });
        }),
        untold_(static_cast<std::size_t>(circles), circle) {
    for (int i = 0; i < circles * circle; ++i) fleet_.connect(server_.port(), "/ws", "10.0.0.1");
    for (int i = 0; i < circles; ++i) idle_.push_back(i);
  }

  void echo(double seconds) {
    int open = 0;
    const auto start = Clock::now();
    // A commit may answer all that were on their way at once: that none is open is not the end.
    for (bool going = true; going || open > 0;) {
      going = since(start) < seconds;
      for (; going && open < Played::kActive && !idle_.empty(); ++open, idle_.pop_front()) {
        fleet_.send(idle_.front() * circle_, kMessage);
      }
      fleet_.listen(1, [&](int client, std::string_view) {
        const int circle = client / circle_;
        int& untold = untold_[static_cast<std::size_t>(circle)];
        if (--untold > 0) return;
        untold = circle_;
        idle_.push_back(circle);
        --open;
        ++count_;
      });
    }
    seconds_ += since(start);
  }
  [[nodiscard]] double per_second() const { return static_cast<double>(count_) / seconds_; }

 private:
  static constexpr std::string_view kMessage =
      R"({"type":"move","table":"abcdefghijkmnpqr","ply":57,"move":"build frankfurt-m"})";

  int circle_;
  Child server_;
  Fleet fleet_;
  std::vector<int> untold_;  // by circle: who has not heard the message that is on its way
  std::deque<int> idle_;     // circles without a message on its way, longest first
  long count_ = 0;
  double seconds_ = 0;
};

// In turns, so that whatever else the machine does weighs on both.
void race(Played& played, Yardstick& echo, double seconds) {
  for (int round = 0; round < kEchoRounds; ++round) {
    played.fast(seconds / kEchoRounds);
    echo.echo(seconds / kEchoRounds);
  }
}

json::object measure_four(const Plan& plan, const std::string& folder) {
  Yardstick echo(folder + "/circle", plan.tables, Crowd::kSeats);
  Played played(folder + "/four", plan.tables, Crowd::kSeats);
  const std::vector<double> steady = played.steadily(plan.rate, plan.seconds);
  race(played, echo, plan.seconds);
  return {{"tables", plan.tables},
          {"clients", plan.tables * Crowd::kSeats},
          {"rate_asked", plan.rate},
          {"rate", static_cast<double>(steady.size()) / plan.seconds},
          {"p50_ms", percentile(steady, 0.5)},
          {"p99_ms", percentile(steady, 0.99)},
          {"max_ms", percentile(steady, 1)},
          {"kilobytes_per_client", played.kilobytes_a_client()},
          {"told", played.told()},
          {"moves_per_second", played.per_second()},
          {"server_us_per_move", played.cpu_us_a_move()},
          {"echo_to_four_per_second", echo.per_second()},
          {"share_of_echo_to_four", played.per_second() / echo.per_second()}};
}

json::object measure_one(const Plan& plan, const std::string& folder) {
  Yardstick echo(folder + "/echo", plan.tables, 1);
  Played played(folder + "/one", plan.tables, 1);
  race(played, echo, plan.seconds);
  return {{"one_client_told", played.told()},
          {"one_client_moves_per_second", played.per_second()},
          {"one_client_server_us_per_move", played.cpu_us_a_move()},
          {"echo_per_second", echo.per_second()},
          {"one_client_share_of_echo", played.per_second() / echo.per_second()}};
}

json::object measure(const Plan& plan, const std::string& folder) {
  json::object out = measure_four(plan, folder);
  for (auto& field : measure_one(plan, folder)) out[field.key()] = std::move(field.value());
  out["share_of_echo"] = out["moves_per_second"].as_double() / out["echo_per_second"].as_double();
  return out;
}

void print(json::object& out) {
  const auto line = [&](const char* name, const char* key, int digits) {
    std::printf("%-38s %12.*f\n", name, digits, out[key].to_number<double>());
  };
  line("tables", "tables", 0);
  line("clients, four at a table", "clients", 0);
  line("moves/s asked", "rate_asked", 0);
  line("moves/s reached", "rate", 1);
  line("until all four know, p50 ms", "p50_ms", 2);
  line("                     p99 ms", "p99_ms", 2);
  line("                     max ms", "max_ms", 2);
  line("KB for each client", "kilobytes_per_client", 1);
  line("views, each move to all four", "told", 0);
  line("as fast as it goes, four clients", "moves_per_second", 0);
  line("  the server's CPU us a move", "server_us_per_move", 1);
  line("  echo to four + insert/s", "echo_to_four_per_second", 0);
  line("  moves/s to it", "share_of_echo_to_four", 2);
  line("as fast as it goes, four at one client", "one_client_moves_per_second", 0);
  line("  views, one for each move", "one_client_told", 0);
  line("  the server's CPU us a move", "one_client_server_us_per_move", 1);
  line("  bare echo + insert/s", "echo_per_second", 0);
  line("  moves/s to it", "one_client_share_of_echo", 2);
  line("four clients to the bare echo", "share_of_echo", 2);
}

int run(const Plan& plan, const std::string& folder) {
  json::object out;
  if (!plan.floods.empty()) {
    out = measure_floods(plan.floods, folder);
  } else if (!plan.url.empty()) {
    out = measure_nodes({plan.url, folder, plan.tables, plan.rate, plan.seconds});
  } else {
    out = measure(plan, folder);
    print(out);
  }
  if (!plan.json.empty()) std::ofstream(plan.json) << json::serialize(out) << "\n";
  return 0;
}

Plan read_plan(int argc, char** argv) {
  Plan plan;
  for (int i = 1; i < argc; i += 2) {
    const std::string flag = argv[i];
    const char* value = i + 1 < argc ? argv[i + 1] : "";
    if (flag == "--json") {
      plan.json = value;
    } else if (flag == "--floods") {
      plan.floods = value;
    } else if (flag == "--db") {
      plan.url = value;
    } else if (flag == "--tables") {
      plan.tables = static_cast<int>(std::strtol(value, nullptr, 10));
    } else if (flag == "--rate") {
      plan.rate = static_cast<int>(std::strtol(value, nullptr, 10));
    } else if (flag == "--seconds") {
      plan.seconds = std::strtod(value, nullptr);
    } else {
      give_up("no flag '" + flag +
              "'; expected --tables N, --rate MOVES/S, --seconds S, --floods PROGRAM, --db URL or"
              " --json FILE");
    }
  }
  if (plan.tables < 1 || plan.rate < 1 || plan.seconds <= 0) give_up("numbers have to be above 0");
  return plan;
}

}  // namespace
}  // namespace pionek

int main(int argc, char** argv) {
  using namespace pionek;
  const Plan plan = read_plan(argc, argv);
  rlimit limit{};
  ::getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &limit);
  std::string folder = (std::filesystem::temp_directory_path() / "pionek-load-XXXXXX").string();
  if (::mkdtemp(folder.data()) == nullptr) give_up("no scratch folder");
  const int status = run(plan, folder);
  std::filesystem::remove_all(folder);
  return status;
}
