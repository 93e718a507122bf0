// pionek_load [--tables N] [--rate MOVES/S] [--seconds S] [--json FILE]: the server under load on
// this machine. Four clients sit at each table; a move counts when all four have been told. In the
// same run, in turns, two yardsticks: a bare echo with one durable insertion for each message, and
// the same echo when it, too, tells four.
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
#include "engine/core/json.hpp"

namespace pionek {
namespace {

using Clock = Crowd::Clock;
constexpr int kActive = 256;  // messages on their way when it goes as fast as it can
constexpr int kRounds = 5;

double since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

struct Plan {
  int tables = 2000;
  int rate = 500;
  double seconds = 10;
  std::string json;  // also write the figures there
};

double percentile(std::vector<double> values, double share) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

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
        fleet_(server_.port()),
        untold_(static_cast<std::size_t>(circles), circle) {
    for (int i = 0; i < circles * circle; ++i) fleet_.connect("/ws");
    for (int i = 0; i < circles; ++i) idle_.push_back(i);
  }

  void echo(double seconds) {
    int open = 0;
    const auto start = Clock::now();
    do {
      const bool going = since(start) < seconds;
      for (; going && open < kActive && !idle_.empty(); ++open, idle_.pop_front()) {
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
    } while (open > 0);
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

json::object measure(const Plan& plan, const std::string& folder) {
  Yardstick echo(folder + "/echo", plan.tables, 1);
  Yardstick circle(folder + "/circle", plan.tables, Crowd::kSeats);
  const std::string database = folder + "/db";
  const Child server([&] {
    ::execl(PIONEK_PROGRAM, PIONEK_PROGRAM, "serve", "--port", "0", "--lang", "en", "--db",
            database.c_str(), static_cast<char*>(nullptr));
  });
  const double empty = server.kilobytes();
  Crowd crowd(server.port(), plan.tables);
  crowd.gather();
  json::object out{{"tables", plan.tables}, {"clients", plan.tables * Crowd::kSeats}};
  const std::vector<double> steady = crowd.play(plan.rate, 0, plan.seconds);
  out["rate_asked"] = plan.rate;
  out["rate"] = static_cast<double>(steady.size()) / plan.seconds;
  out["p50_ms"] = percentile(steady, 0.5);
  out["p99_ms"] = percentile(steady, 0.99);
  out["max_ms"] = percentile(steady, 1);
  // In turns, so that whatever else the machine does weighs on all.
  std::size_t moves = 0;
  double played = 0;  // seconds, with those for the last moves on their way
  const double cpu = server.cpu_seconds();
  for (int round = 0; round < kRounds; ++round) {
    const auto start = Clock::now();
    moves += crowd.play(0, kActive, plan.seconds / kRounds).size();
    played += since(start);
    echo.echo(plan.seconds / kRounds);
    circle.echo(plan.seconds / kRounds);
  }
  out["moves_per_second"] = static_cast<double>(moves) / played;
  out["server_us_per_move"] =
      (server.cpu_seconds() - cpu) * 1e6 / static_cast<double>(std::max<std::size_t>(1, moves));
  out["echo_per_second"] = echo.per_second();
  out["share_of_echo"] = out["moves_per_second"].as_double() / echo.per_second();
  out["echo_to_four_per_second"] = circle.per_second();
  out["share_of_echo_to_four"] = out["moves_per_second"].as_double() / circle.per_second();
  out["kilobytes_per_client"] = (server.kilobytes() - empty) / (plan.tables * Crowd::kSeats);
  if (crowd.told() != (steady.size() + moves) * Crowd::kSeats) {
    give_up("not every client was told of every move");
  }
  out["told"] = crowd.told();
  return out;
}

void print(json::object& out) {
  const auto number = [&](const char* key) { return out[key].to_number<double>(); };
  std::printf("tables                        %12.0f\n", number("tables"));
  std::printf("clients                       %12.0f\n", number("clients"));
  std::printf("moves/s asked                 %12.0f\n", number("rate_asked"));
  std::printf("moves/s reached               %12.1f\n", number("rate"));
  std::printf("until all four know, p50 ms   %12.2f\n", number("p50_ms"));
  std::printf("                     p99 ms   %12.2f\n", number("p99_ms"));
  std::printf("                     max ms   %12.2f\n", number("max_ms"));
  std::printf("KB for each client            %12.1f\n", number("kilobytes_per_client"));
  std::printf("moves/s, as fast as it goes   %12.0f\n", number("moves_per_second"));
  std::printf("  the server's CPU us a move  %12.1f\n", number("server_us_per_move"));
  std::printf("views, each move to all four  %12.0f\n", number("told"));
  std::printf("echo + insert/s               %12.0f\n", number("echo_per_second"));
  std::printf("  moves/s to it               %12.2f\n", number("share_of_echo"));
  std::printf("echo to four + insert/s       %12.0f\n", number("echo_to_four_per_second"));
  std::printf("  moves/s to it               %12.2f\n", number("share_of_echo_to_four"));
}

int run(const Plan& plan, const std::string& folder) {
  json::object out = measure(plan, folder);
  print(out);
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
    } else if (flag == "--tables") {
      plan.tables = static_cast<int>(std::strtol(value, nullptr, 10));
    } else if (flag == "--rate") {
      plan.rate = static_cast<int>(std::strtol(value, nullptr, 10));
    } else if (flag == "--seconds") {
      plan.seconds = std::strtod(value, nullptr);
    } else {
      give_up("no flag '" + flag +
              "'; expected --tables N, --rate MOVES/S, --seconds S or --json FILE");
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
