#include "bench/server/floods.hpp"

#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <thread>
#include <tuple>

#include "bench/server/child.hpp"
#include "bench/server/crowd.hpp"
#include "bench/server/wire.hpp"

namespace pionek {
namespace {

using Clock = Crowd::Clock;
constexpr double kCalm = 4;  // seconds
constexpr double kFlooded = 8;
constexpr auto kRise = std::chrono::seconds(3);  // until a flood is at its height
constexpr int kTables = 4;
constexpr int kRate = 40;  // moves a second at all of them
constexpr const char* kEnemy = "198.51.100.7";
constexpr auto kTick = std::chrono::milliseconds(50);  // 20 messages a second, as allowed

// ---- the flooders, each in a process of its own ----

// Goes on whatever the server does to it.
class Raider {
 public:
  Raider(int port, const std::string& address) : socket_(dial(port)) {
    const timeval patience{5, 0};
    ::setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof(patience));
    write_all(socket_, upgrade_request("/ws", address));
    if (read_head(socket_).find(" 101 ") == std::string::npos) close();
  }
  ~Raider() { close(); }
  Raider(Raider&& other) noexcept : socket_(std::exchange(other.socket_, -1)) {}
  Raider(const Raider&) = delete;
  Raider& operator=(const Raider&) = delete;
  Raider& operator=(Raider&&) = delete;

  void send(std::string_view text) const {
    const std::string frame = text_frame(text);
    ::send(socket_, frame.data(), frame.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
  }
  void skim() const {
    static std::array<char, 256 * 1024> block;
    while (::recv(socket_, block.data(), block.size(), MSG_DONTWAIT) > 0) {
    }
  }

 private:
  void close() {
    if (socket_ >= 0) ::close(socket_);
    socket_ = -1;
  }

  int socket_;
};

struct Made {
  std::string id;
  std::vector<std::string> keys;
};

Made make_table(int port, const char* seats, const std::string& address) {
  const std::string wanted =
      R"({"game":"power-grid","private":false,"options":{},"seats":)" + std::string(seats) + "}";
  const json::object told =
      json::parse(http_post(port, "/api/tables", wanted, address)).as_object();
  Made made{std::string(told.at("table").as_string()), {}};
  for (const json::value& seat : told.at("seats").as_array()) {
    if (const json::value* key = seat.as_object().if_contains("key")) {
      made.keys.emplace_back(key->as_string());
    }
  }
  http_post(port, "/api/tables/" + made.id + "/start",
            json::serialize(json::object{{"key", told.at("host")}}), address);
  return made;
}

std::string sit_at(const Made& table) {
  json::object sit{{"type", "sit"}, {"table", table.id}, {"since", 0}};
  if (!table.keys.empty()) {
    sit["key"] = table.keys[0];
    sit["others"] = json::value_from(std::vector(table.keys.begin() + 1, table.keys.end()));
    sit["follow"] = true;
  }
  return json::serialize(sit);
}

constexpr const char* kTwo = R"([{"kind":"me"},{"kind":"me"}])";

// Ten tables that ask for a hint at every move.
void ask_for_hints(int port) {
  Fleet fleet;
  std::vector<Made> tables;
  for (int i = 0; i < 10; ++i) {
    tables.push_back(make_table(port, kTwo, kEnemy));
    fleet.send(fleet.connect(port, "/ws?table=" + tables.back().id, kEnemy), sit_at(tables.back()));
  }
  std::vector<json::object> views(tables.size());
  for (;;) {
    fleet.listen(1000, [&](int client, std::string_view text) {
      json::object message = json::parse(text).as_object();
      json::object& view = views[static_cast<std::size_t>(client)];
      const std::string& table = tables[static_cast<std::size_t>(client)].id;
      json::object say{{"table", table}};
      if (message.at("type") == "view") {
        view = std::move(message);
        say["type"] = "hint";
      } else if (message.at("type") == "hint" || message.at("type") == "error") {
        say["type"] = "move";
        say["move"] = view.at("menu").at(0).at("move");
      } else {
        return;
      }
      say["ply"] = view.at("ply");
      fleet.send(client, json::serialize(say));
    });
  }
}

// Three hundred clients that ask for the whole table again and again, and never read.
void never_read(int port) {
  const Made table = make_table(port, kTwo, kEnemy);
  const Made seen{table.id, {}};
  std::vector<Raider> raiders;
  for (int i = 0; i < 300; ++i) raiders.emplace_back(port, kEnemy).send(sit_at(seen));
  const std::string view = R"({"type":"view","since":0,"table":")" + table.id + "\"}";
  for (;; std::this_thread::sleep_for(kTick)) {
    for (const Raider& raider : raiders) raider.send(view);
  }
}

// A thousand from ten addresses who sit down and get up again.
void look_on(int port) {
  const Made table = make_table(port, kTwo, kEnemy);
  const Made seen{table.id, {}};
  std::vector<Raider> raiders;
  for (int i = 0; i < 1000; ++i) {
    raiders.emplace_back(port, "198.51.100." + std::to_string(i % 10)).send(sit_at(seen));
    raiders.back().skim();
  }
  const std::string stand = R"({"type":"stand","table":")" + table.id + "\"}";
  for (bool here = true;; here = !here) {
    for (const Raider& raider : raiders) {
      raider.send(here ? stand : sit_at(seen));
      raider.skim();
    }
    std::this_thread::sleep_for(kTick);
  }
}

// A hundred who sit down at tables that do not exist.
void miss(int port) {
  std::vector<Raider> raiders;
  for (int i = 0; i < 100; ++i) raiders.emplace_back(port, kEnemy);
  for (std::size_t number = 0;; std::this_thread::sleep_for(kTick)) {
    for (const Raider& raider : raiders) {
      std::string id(16, 'a');
      for (std::size_t at = 0, rest = ++number; rest > 0; rest /= 8) {
        id[at++] = static_cast<char>('b' + rest % 8);
      }
      raider.send(sit_at({id, {}}));
      raider.skim();
    }
  }
}

// Records that are nothing but remarks, as large as they may be.
void remark(int port) {
  std::string record = "pionek 2\\n";
  while (record.size() < 1'000'000) record += "#\\n";
  const std::string body = R"({"record":")" + record + R"(","seats":[{"kind":"me"}]})";
  for (;;) http_request(port, "POST", "/api/tables", body, kEnemy);
}

void read_lists(int port) {
  for (int i = 0; i < 50; ++i) make_table(port, kTwo, kEnemy);
  for (;;) http_request(port, "GET", "/api/tables", "", kEnemy);
}

// A flood as long as the object lives.
class Flood {
 public:
  Flood(void (*run)(int port), int port) : pid_(::fork()) {
    if (pid_ == 0) {
      run(port);
      ::_exit(0);
    }
  }
  ~Flood() {
    ::kill(pid_, SIGKILL);
    ::waitpid(pid_, nullptr, 0);
  }
  Flood(const Flood&) = delete;
  Flood& operator=(const Flood&) = delete;

 private:
  pid_t pid_;
};

// ---- what the others feel ----

struct Felt {
  double move_ms = 0;    // 95th percentile
  double bot_turns = 0;  // a second
  double health_ms = 0;  // the longest
};

double counter(int port, const std::string& name) {
  const std::string text = http_request(port, "GET", "/metrics", "", "");
  const std::size_t at = text.find("\n" + name + " ");
  return at == text.npos ? 0 : std::strtod(text.c_str() + at + name.size() + 2, nullptr);
}

Felt feel(Crowd& crowd, int port, double seconds) {
  Felt felt;
  std::atomic<bool> done = false;
  std::thread doctor([&] {
    const auto begun = Clock::now();
    const double turns = counter(port, "pionek_bot_turns_total");
    while (!done) {
      const auto asked = Clock::now();
      http_request(port, "GET", "/healthz", "", "192.0.2.1");
      felt.health_ms = std::max(felt.health_ms, since(asked) * 1000);
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    felt.bot_turns = (counter(port, "pionek_bot_turns_total") - turns) / since(begun);
  });
  std::vector<double> latencies = crowd.play(kRate, 0, seconds);
  done = true;
  doctor.join();
  if (latencies.empty()) give_up("nobody played");
  const auto at = latencies.begin() + static_cast<std::ptrdiff_t>(latencies.size() * 95 / 100);
  std::nth_element(latencies.begin(), at, latencies.end());
  felt.move_ms = *at;
  return felt;
}

// Their game lasts longer than all of it.
std::string six_bots() {
  std::string seats = "[";
  for (int i = 0; i < 6; ++i)
    seats.append(i > 0 ? "," : "").append(R"({"kind":"bot","bot":"expert"})");
  return seats + "]";
}

struct Named {
  const char* name;
  void (*run)(int port);
};
constexpr std::array<Named, 6> kFloods{{{"hints", ask_for_hints},
                                        {"never read", never_read},
                                        {"onlookers", look_on},
                                        {"no such table", miss},
                                        {"remarks", remark},
                                        {"lists", read_lists}}};

}  // namespace

json::object measure_floods(const std::string& program, const std::string& folder) {
  std::printf("%-14s %12s %12s %12s %12s %8s %8s\n", "flood", "moves ms", "(calm)", "bots slower",
              "healthz ms", "(calm)", "MB");
  json::object out;
  for (const Named& flood : kFloods) {
    const std::string database = folder + "/" + flood.name;
    const Child server([&] {
      ::execl(program.c_str(), program.c_str(), "serve", "--port", "0", "--lang", "en",
              "--bot-pause", "0", "--db", database.c_str(), static_cast<char*>(nullptr));
    });
    const int port = server.port();
    Crowd crowd({{port, port}}, kTables, Crowd::kSeats);
    crowd.gather();
    make_table(port, six_bots().c_str(), "192.0.2.1");
    const Felt calm = feel(crowd, port, kCalm);
    const Flood flooding(flood.run, port);
    std::this_thread::sleep_for(kRise);
    const Felt felt = feel(crowd, port, kFlooded);
    const double slower = calm.bot_turns / std::max(felt.bot_turns, 1e-3);
    const double megabytes = server.most_kilobytes() / 1024;
    std::printf("%-14s %12.1f %12.1f %12.1f %12.1f %8.1f %8.0f\n", flood.name, felt.move_ms,
                calm.move_ms, slower, felt.health_ms, calm.health_ms, megabytes);
    std::ignore = std::fflush(stdout);
    out[flood.name] = json::object{{"move_p95_ms", felt.move_ms},
                                   {"calm_move_p95_ms", calm.move_ms},
                                   {"bots_slower", slower},
                                   {"health_max_ms", felt.health_ms},
                                   {"megabytes", megabytes}};
  }
  return out;
}

}  // namespace pionek
