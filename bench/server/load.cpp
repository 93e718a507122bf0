// pionek_load [--tables N] [--rate MOVES/S] [--seconds S]: the server under load on this
// machine. Four clients at each table; a move counts when all four have been told. Afterwards the
// yardstick in the same run: a bare echo with one durable insertion for each message.
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <thread>

#include "bench/server/echo.hpp"
#include "bench/server/fleet.hpp"
#include "engine/core/json.hpp"

namespace pionek {
namespace {

using Clock = std::chrono::steady_clock;
constexpr int kSeats = 4;
constexpr int kActive = 256;  // at once, when it goes as fast as it can

double since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

struct Plan {
  int tables = 2000;
  int rate = 500;
  double seconds = 10;
};

// A process that prints its port as the end of its first line.
struct Child {
  pid_t pid = -1;
  int port = 0;

  template <class Run>
  explicit Child(Run run) {
    int pipe[2];
    if (::pipe(pipe) != 0) give_up("no pipe");
    pid = ::fork();
    if (pid == 0) {
      ::dup2(pipe[1], STDOUT_FILENO);
      run();
      ::_exit(1);
    }
    ::close(pipe[1]);
    std::string line;
    for (char c = 0; ::read(pipe[0], &c, 1) == 1 && c != '\n';) line += c;
    ::close(pipe[0]);
    port = std::atoi(line.substr(line.rfind(':') + 1).c_str());
    if (port == 0) give_up("the server did not start");
  }
  ~Child() {
    ::kill(pid, SIGTERM);
    ::waitpid(pid, nullptr, 0);
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  [[nodiscard]] double kilobytes() const {
    std::ifstream file("/proc/" + std::to_string(pid) + "/status");
    for (std::string line; std::getline(file, line);) {
      if (line.starts_with("VmRSS:")) return std::atof(line.c_str() + 6);
    }
    return 0;
  }
};

// The number behind a key; the load client parses no more than it must.
std::optional<long> number_after(std::string_view text, std::string_view key) {
  const std::size_t at = text.find(key);
  if (at == text.npos) return std::nullopt;
  return std::strtol(text.data() + at + key.size(), nullptr, 10);
}

struct PlayedTable {
  std::string id;
  int first_client = 0;
  long ply = -1;
  std::string move;  // the first of the menu, for `mover`
  int mover = -1;
  int told = 0;  // how many know the position after the last move
  Clock::time_point sent;
};

class Load {
 public:
  Load(const Child& server, const Plan& plan) : plan_(plan), server_(server), fleet_(server.port) {}

  void make_tables();
  void seat_clients();
  // As many moves each second, or with 0 as fast as `active` tables go. Latencies in ms.
  std::vector<double> play(int rate, int active, double seconds);
  [[nodiscard]] double kilobytes_per_client() const {
    return (server_.kilobytes() - before_) / (plan_.tables * kSeats);
  }

 private:
  void heard(int client, std::string_view message);
  void send_move(PlayedTable& table);

  Plan plan_;
  const Child& server_;
  Fleet fleet_;
  double before_ = 0;
  std::vector<PlayedTable> tables_;
  std::vector<std::vector<std::string>> keys_;
  std::vector<int> ready_;
  std::vector<double> latencies_;
};

void Load::make_tables() {
  before_ = server_.kilobytes();
  for (int i = 0; i < plan_.tables; ++i) {
    const std::string address = "10.0." + std::to_string(i / 250) + "." + std::to_string(i % 250);
    const json::object made =
        json::parse(http_post(server_.port, "/api/tables",
                              R"({"game":"power-grid","private":true,"options":{},"seats":[
          {"kind":"me"},{"kind":"person"},{"kind":"person"},{"kind":"person"}]})",
                              address))
            .as_object();
    const std::string id(made.at("table").as_string());
    http_post(server_.port, "/api/tables/" + id + "/start",
              json::serialize(json::object{{"key", made.at("host")}}), address);
    PlayedTable table;
    table.id = id;
    tables_.push_back(std::move(table));
    std::vector<std::string> keys;
    for (const json::value& seat : made.at("seats").as_array()) {
      keys.emplace_back(seat.at("key").as_string());
    }
    keys_.push_back(std::move(keys));
  }
}

void Load::seat_clients() {
  const auto listener = [this](int client, std::string_view text) { heard(client, text); };
  for (std::size_t t = 0; t < tables_.size(); ++t) {
    tables_[t].first_client = static_cast<int>(t) * kSeats;
    for (const std::string& key : keys_[t]) {
      const int client = fleet_.connect();
      fleet_.send(client, json::serialize(json::object{
                              {"type", "sit"}, {"table", tables_[t].id}, {"key", key}}));
    }
    fleet_.listen(0, listener);
  }
  while (ready_.size() < tables_.size()) fleet_.listen(1000, listener);
}

void Load::heard(int client, std::string_view message) {
  if (message.find("\"type\":\"error\"") != message.npos) give_up(std::string(message));
  if (message.find("\"type\":\"view\"") == message.npos) return;
  const auto ply = number_after(message, "\"ply\":");
  const int at = client / kSeats;
  PlayedTable& table = tables_[static_cast<std::size_t>(at)];
  constexpr std::string_view kMenu = "\"menu\":[{\"move\":\"";
  if (const std::size_t menu = message.find(kMenu); menu != message.npos) {
    const std::size_t begin = menu + kMenu.size();
    table.move = std::string(message.substr(begin, message.find('"', begin) - begin));
    table.mover = client;
  }
  table.ply = *ply;
  if (++table.told < kSeats) return;
  if (table.sent != Clock::time_point{}) latencies_.push_back(since(table.sent) * 1000);
  if (message.find("\"over\":false") != message.npos) ready_.push_back(at);
}

void Load::send_move(PlayedTable& table) {
  table.told = 0;
  table.sent = Clock::now();
  fleet_.send(
      table.mover,
      json::serialize(json::object{
          {"type", "move"}, {"table", table.id}, {"ply", table.ply}, {"move", table.move}}));
}

std::vector<double> Load::play(int rate, int active, double seconds) {
  latencies_.clear();
  std::reverse(ready_.begin(), ready_.end());
  const auto start = Clock::now();
  const auto listener = [this](int client, std::string_view text) { heard(client, text); };
  std::size_t sent = 0;
  // A queue, so that every table gets its turn.
  std::size_t next = 0;
  while (since(start) < seconds) {
    const auto due = rate > 0 ? static_cast<std::size_t>(since(start) * rate)
                              : latencies_.size() + static_cast<std::size_t>(active);
    for (; sent < due && next < ready_.size(); ++sent) {
      send_move(tables_[static_cast<std::size_t>(ready_[next++])]);
    }
    fleet_.listen(1, listener);
  }
  while (latencies_.size() < sent) fleet_.listen(1000, listener);
  ready_.erase(ready_.begin(), ready_.begin() + static_cast<std::ptrdiff_t>(next));
  return latencies_;
}

double percentile(std::vector<double> values, double share) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

// Messages each second that the yardstick echoes with as many active clients.
double echo_rate(const std::string& database, int threads, double seconds) {
  const Child server([&] {
    run_echo(database, threads, [](int port) {
      std::printf("echo:%d\n", port);
      std::fflush(stdout);
    });
  });
  Fleet fleet(server.port);
  const std::string message =
      R"({"type":"move","table":"abcdefghijkmnpqr","ply":57,"move":"build frankfurt-m"})";
  for (int i = 0; i < kActive; ++i) fleet.send(fleet.connect(), message);
  long count = 0;
  const auto start = Clock::now();
  while (since(start) < seconds) {
    fleet.listen(100, [&](int client, std::string_view text) {
      ++count;
      fleet.send(client, text);
    });
  }
  return static_cast<double>(count) / since(start);
}

int run(const Plan& plan, const std::string& folder) {
  const int threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  json::object out{{"tables", plan.tables}, {"clients", plan.tables * kSeats}};
  {
    const Child server([&] {
      const std::string database = folder + "/db";
      ::execl(PIONEK_PROGRAM, PIONEK_PROGRAM, "serve", "--port", "0", "--lang", "en", "--db",
              database.c_str(), static_cast<char*>(nullptr));
    });
    Load load(server, plan);
    load.make_tables();
    load.seat_clients();
    out["kilobytes_per_client"] = load.kilobytes_per_client();
    const std::vector<double> steady = load.play(plan.rate, 0, plan.seconds);
    out["rate"] = static_cast<double>(steady.size()) / plan.seconds;
    out["p50_ms"] = percentile(steady, 0.5);
    out["p99_ms"] = percentile(steady, 0.99);
    const std::vector<double> fast = load.play(0, kActive, plan.seconds);
    out["moves_per_second"] = static_cast<double>(fast.size()) / plan.seconds;
    out["kilobytes_per_client_after"] = load.kilobytes_per_client();
  }
  out["echo_per_second"] = echo_rate(folder + "/echo", threads, plan.seconds);
  out["share_of_echo"] = out["moves_per_second"].as_double() / out["echo_per_second"].as_double();
  std::fputs(pretty(out).c_str(), stdout);
  return 0;
}

}  // namespace
}  // namespace pionek

int main(int argc, char** argv) {
  using namespace pionek;
  Plan plan;
  for (int i = 1; i + 1 < argc; i += 2) {
    const std::string flag = argv[i];
    if (flag == "--tables") plan.tables = std::atoi(argv[i + 1]);
    if (flag == "--rate") plan.rate = std::atoi(argv[i + 1]);
    if (flag == "--seconds") plan.seconds = std::atof(argv[i + 1]);
  }
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
