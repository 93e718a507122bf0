#include "bench/server/played.hpp"

#include <unistd.h>

#include <algorithm>

namespace pionek {

double percentile(std::vector<double> values, double share) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

Played::Servers Played::start(const std::string& database, int count) {
  Servers servers;
  while (static_cast<int>(servers.size()) < count) {
    servers.push_back(std::make_unique<Child>([&] {
      ::execl(PIONEK_PROGRAM, PIONEK_PROGRAM, "serve", "--port", "0", "--lang", "en", "--db",
              database.c_str(), static_cast<char*>(nullptr));
    }));
  }
  return servers;
}

std::vector<Crowd::Doors> Played::doors(const Servers& servers, bool next_door) {
  std::vector<Crowd::Doors> all;
  for (std::size_t i = 0; i < servers.size(); ++i) {
    const std::size_t other = next_door ? (i + 1) % servers.size() : i;
    all.push_back({servers[i]->port(), servers[other]->port()});
  }
  return all;
}

Played::Played(const std::string& database, int tables, int clients, Nodes nodes)
    : clients_(clients),
      servers_(start(database, nodes.count)),
      empty_(kilobytes()),
      crowd_(doors(servers_, nodes.next_door), tables, clients),
      connections_(tables * clients) {
  crowd_.gather();
}

double Played::kilobytes() const {
  double sum = 0;
  for (const auto& server : servers_) sum += server->kilobytes();
  return sum;
}

double Played::cpu_seconds() const {
  double sum = 0;
  for (const auto& server : servers_) sum += server->cpu_seconds();
  return sum;
}

std::vector<double> Played::steadily(int rate, double seconds) {
  std::vector<double> latencies = crowd_.play(rate, 0, seconds);
  moves_ += latencies.size();
  return latencies;
}

void Played::fast(double seconds) {
  const double cpu = cpu_seconds();
  const auto start = Crowd::Clock::now();
  const std::size_t moves = crowd_.play(0, kActive, seconds).size();
  seconds_ += since(start);
  cpu_ += cpu_seconds() - cpu;
  fast_ += moves;
  moves_ += moves;
}

double Played::kilobytes_a_client() const { return (kilobytes() - empty_) / connections_; }

std::size_t Played::told() const {
  if (crowd_.told() != moves_ * static_cast<std::size_t>(clients_)) {
    give_up("not every client was told of every move");
  }
  return crowd_.told();
}

}  // namespace pionek
