// A fault test in the manner of Jepsen: three nodes, one database, people who play on while one
// after the other is killed, stopped or cut off; then the judge of tests/cluster/history.hpp.
//
// PIONEK_FAULTS=N: so many faults instead of one of each kind. PIONEK_SEED=N: other ones.
// PIONEK_FAULT=K: of this kind alone, as they stand below.
#include <gtest/gtest.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <iostream>
#include <thread>

#include "engine/registry/registry.hpp"
#include "server/postgres_store.hpp"
#include "server/restore.hpp"
#include "tests/cluster/player.hpp"

namespace pionek {
namespace {

constexpr int kTables = 8;
constexpr int kSeats = 2;
// So long may a table rest after a fault before the next fault comes all the same.
constexpr std::chrono::seconds kPatience{6};
// And so long when all is whole again, before it counts as stuck.
constexpr std::chrono::seconds kRecovery{30};
// Longer than a node keeps its tables without being heard of.
constexpr std::chrono::seconds kLongerThanALease{5};
// Until moves need more room than there is.
constexpr std::chrono::seconds kFullDisk{3};
constexpr std::size_t kShownOfALog = 4000;

enum class Fault {
  kill_node,
  stop_node,
  end_node,
  cut_line,
  silence_line,
  kill_database,
  fill_disk
};
constexpr std::array kFaults{Fault::kill_node, Fault::stop_node,    Fault::end_node,
                             Fault::cut_line,  Fault::silence_line, Fault::kill_database,
                             Fault::fill_disk};
constexpr std::array<const char*, kFaults.size()> kFaultNames{
    "a node is killed",       "a node is stopped for a while", "a node is drained",
    "a node's line is cut",   "a node's line is silent",       "the database is back",
    "its disk has room again"};

int number_from(const char* variable, int otherwise) {
  const char* text = std::getenv(variable);
  return text == nullptr ? otherwise : static_cast<int>(std::strtol(text, nullptr, 10));
}

// Tables of two persons each, or a person and a bot, and everybody who plays at them.
class People {
 public:
  People(Cluster& cluster, unsigned seed) : cluster_(cluster), random_(seed) {
    for (int i = 0; i < kTables; ++i) open_table(i);
  }
  ~People() { stop(); }
  People(const People&) = delete;
  People& operator=(const People&) = delete;

  void stop() {
    stopped_ = true;
    for (std::thread& thread : threads_) thread.join();
    threads_.clear();
  }
  // Whether somebody was told of a move after this one, or nothing more can come.
  [[nodiscard]] bool beyond(const std::string& table, int ply) const {
    return over(table) || history.first_after(table, ply).has_value();
  }
  [[nodiscard]] bool over(const std::string& table) const {
    return std::ranges::any_of(
        players_, [&](const auto& each) { return each.first == table && each.second->over(); });
  }
  [[nodiscard]] const std::map<std::string, std::set<int>>& bots() const { return bots_; }

  History history;

 private:
  void open_table(int number) {
    json::object wanted = persons(kSeats);
    const bool with_bot = number % 4 == 3;
    if (with_bot) wanted["seats"].as_array().push_back({{"kind", "bot"}, {"bot", "greedy"}});
    wanted["game"] = game_ids()[static_cast<std::size_t>(number) % game_ids().size()];
    const int port = cluster_.port(number % Cluster::kNodes);
    // A node that has not seen yet that the database is back says so, and is asked again.
    const auto until = FaultClock::now() + kRecovery;
    Answer made = post(port, "/api/tables", wanted);
    while (made.status != 201 && FaultClock::now() < until)
      made = post(port, "/api/tables", wanted);
    ASSERT_EQ(made.status, 201) << made.body;
    const json::object created = made.json();
    const std::string table = text_of(created.at("table"));
    const Answer started =
        post(port, "/api/tables/" + table + "/start", {{"key", created.at("host")}});
    ASSERT_EQ(started.status, 200) << started.body;
    bots_[table] = with_bot ? std::set{kSeats} : std::set<int>();
    for (int seat = 0; seat < kSeats; ++seat)
      come({0, table, json::value(key_of(created, seat)), seat});
    come({0, table, nullptr, -1});
  }

  void come(Attendance place) {
    place.client = static_cast<int>(players_.size());
    auto player = std::make_unique<Player>(cluster_, history, place, random_());
    threads_.emplace_back([this, one = player.get()] { one->play(stopped_); });
    players_.emplace_back(place.table, std::move(player));
  }

  Cluster& cluster_;
  std::mt19937 random_;
  std::atomic<bool> stopped_ = false;
  std::map<std::string, std::set<int>> bots_;
  std::vector<std::pair<std::string, std::unique_ptr<Player>>> players_;
  std::vector<std::thread> threads_;
};

struct Struck {
  Fault fault = Fault::kill_node;
  FaultClock::time_point since;
  std::map<std::string, int> met;  // tables, with the number of their moves
};

struct Faults : testing::Test {
  void SetUp() override { ASSERT_TRUE(cluster.listens()) << cluster.log(0); }

  void TearDown() override {
    if (!HasFailure()) return;
    for (int node = 0; node < Cluster::kNodes; ++node) {
      const std::string log = cluster.log(node);
      std::cout << "node " << node << " at the end:\n"
                << log.substr(log.size() - std::min(log.size(), kShownOfALog)) << '\n';
    }
  }

  int upto(int most) { return static_cast<int>(random() % (static_cast<unsigned>(most) + 1)); }
  static void rest(std::chrono::milliseconds time) { std::this_thread::sleep_for(time); }

  // Does it and says how to undo it.
  std::function<void()> strike(Fault fault, int node) {
    switch (fault) {
      case Fault::kill_node:
        cluster.stop(node, SIGKILL);
        return [=, this] { cluster.start(node); };
      case Fault::end_node:
        EXPECT_EQ(cluster.stop(node, SIGTERM), 0);
        return [=, this] { cluster.start(node); };
      case Fault::stop_node:
        cluster.signal(node, SIGSTOP);
        return [=, this] { cluster.signal(node, SIGCONT); };
      case Fault::cut_line:
        cluster.set_line(node, Cluster::Line::cut);
        return [=, this] { cluster.set_line(node, Cluster::Line::whole); };
      case Fault::silence_line:
        cluster.set_line(node, Cluster::Line::silent);
        return [=, this] { cluster.set_line(node, Cluster::Line::whole); };
      case Fault::kill_database:
        cluster.kill_database();
        rest(std::chrono::milliseconds(upto(1500)));
        return [this] { cluster.start_database(); };
      case Fault::fill_disk:
        break;
    }
    cluster.fill_disk();
    rest(kFullDisk);
    return [this] { cluster.clear_disk(); };
  }

  // A node that has tables, if there is one.
  int victim() {
    int node = upto(Cluster::kNodes - 1);
    for (int i = 0; i < Cluster::kNodes && cluster.tables_of(node).empty(); ++i) {
      node = (node + 1) % Cluster::kNodes;
    }
    return node;
  }

  // One fault, and until all tables that it met are played on; notes how long that took.
  void suffer(People& people, Fault fault) {
    const int node = victim();
    const bool all = fault == Fault::kill_database || fault == Fault::fill_disk;
    // After the end of a node nobody has its tables any more.
    auto met = fault == Fault::end_node ? cluster.tables_of(node) : std::map<std::string, int>();
    auto since = FaultClock::now();
    const auto heal = strike(fault, node);
    if (all) {
      // How long it was away is the test's own doing.
      met = people.history.told();
      heal();
      since = FaultClock::now();
    } else if (fault != Fault::end_node) {
      met = cluster.tables_of(node);
    }
    const auto until = FaultClock::now() + kPatience;
    const auto unmoved = [&] {
      return std::ranges::count_if(
          met, [&](const auto& each) { return !people.beyond(each.first, each.second); });
    };
    while (FaultClock::now() < until && unmoved() > 0) rest(std::chrono::milliseconds(20));
    if (!all) {
      std::this_thread::sleep_until(since + kLongerThanALease * (fault == Fault::stop_node));
      heal();
    }
    struck.push_back({fault, since, std::move(met)});
    rest(std::chrono::milliseconds(300 + upto(700)));
  }

  // How long each table that a fault met rested.
  void note(const People& people) {
    for (const Struck& one : struck) {
      for (const auto& [table, ply] : one.met) {
        const auto first = people.history.first_after(table, ply);
        if (!first) continue;  // its game was over
        pauses[one.fault].push_back(std::chrono::duration<double>(*first - one.since).count());
      }
    }
    struck.clear();
  }

  // What the database has in the end, which must be games by the rules.
  PlayedTables records(const People& people) {
    PlayedTables played;
    const auto store = PostgresStore::open(cluster.url(), "");
    EXPECT_TRUE(store) << store.error().text();
    for (const auto& [table, bots] : people.bots()) {
      const auto stored = (*store)->load(table);
      EXPECT_TRUE(stored && *stored) << table;
      if (!stored || !*stored) continue;
      const auto restored =
          restore(**stored, [](std::string_view id) { return load_game(id, embedded_files(id)); });
      EXPECT_TRUE(restored) << restored.error().text();
      EXPECT_TRUE(restored && !restored->from_position) << table;
      played[table] = {(*stored)->moves, bots};
    }
    return played;
  }

  void everything_is_playable(const People& people) {
    const auto before = people.history.told();
    const auto until = FaultClock::now() + kRecovery;
    for (const auto& [table, bots] : people.bots()) {
      const auto found = before.find(table);
      const int ply = found == before.end() ? 0 : found->second;
      while (FaultClock::now() < until && !people.beyond(table, ply)) {
        rest(std::chrono::milliseconds(20));
      }
      EXPECT_TRUE(people.beyond(table, ply)) << "table " << table << " stays at move " << ply;
    }
  }

  // Some tables, some faults, and the judgement.
  void round(const std::vector<Fault>& faults) {
    People people(cluster, static_cast<unsigned>(random()));
    ASSERT_FALSE(HasFatalFailure());
    rest(std::chrono::seconds(1));
    for (const Fault fault : faults) suffer(people, fault);
    everything_is_playable(people);
    people.stop();
    note(people);
    const Verdict verdict = judge(people.history.events(), records(people));
    for (const std::string& problem : verdict.problems) ADD_FAILURE() << problem;
    EXPECT_GT(verdict.acknowledged, kTables);
    acknowledged += verdict.acknowledged;
    suffered += static_cast<int>(faults.size());
  }

  void report() {
    std::cout << suffered << " faults, " << acknowledged << " acknowledged moves\n";
    for (std::size_t i = 0; i < kFaults.size(); ++i) {
      std::vector<double>& each = pauses[kFaults[i]];
      std::ranges::sort(each);
      const auto at = [&](double share) {
        return each.empty()
                   ? 0.0
                   : each[static_cast<std::size_t>(share * static_cast<double>(each.size() - 1))];
      };
      std::printf("%-30s tables met %5zu, next move after s: p50 %.2f p99 %.2f most %.2f\n",
                  kFaultNames[i], each.size(), at(0.5), at(0.99), at(1));
    }
  }

  std::mt19937 random{static_cast<unsigned>(number_from("PIONEK_SEED", 20))};
  Cluster cluster{{"--bot-pause", "50", "--limit",
                   "new-tables=100000,sockets=1000,reads=10000,changes=10000,messages=1000"}};
  std::map<Fault, std::vector<double>> pauses;
  std::vector<Struck> struck;
  int acknowledged = 0;
  int suffered = 0;
};

TEST_F(Faults, LoseNothingAndDoubleNothing) {
  constexpr int kOfARound = 20;
  const int only = number_from("PIONEK_FAULT", -1);
  std::vector<Fault> once(kFaults.begin(), kFaults.end());
  if (!cluster.has_disk()) {
    std::cout << "no full disk: only root may make one for the test\n";
    once.pop_back();
  }
  const auto some_fault = [&] {
    return once[static_cast<std::size_t>(only >= 0 ? only
                                                   : upto(static_cast<int>(once.size()) - 1))];
  };
  const int wanted = number_from("PIONEK_FAULTS", 0);
  if (wanted == 0) {
    std::ranges::shuffle(once, random);
    round(once);
  }
  while (suffered < wanted && !HasFailure()) {
    std::vector<Fault> some;
    while (static_cast<int>(some.size()) < std::min(kOfARound, wanted - suffered)) {
      some.push_back(some_fault());
    }
    round(some);
  }
  report();
}

}  // namespace
}  // namespace pionek
