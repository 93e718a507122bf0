#include "tests/cluster/cluster.hpp"

#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include "server/postgres.hpp"

namespace pionek {
namespace {

// Below those that the system gives to whoever connects: so one stays free while its node is down.
constexpr int kFirstPort = 20000;
constexpr int kPorts = 10000;

constexpr std::chrono::milliseconds kCheck{500};
constexpr std::chrono::seconds kCheckTimeout{1};

bool is_ready(int port) {
  const int socket = dial(port, 0, kCheckTimeout);
  if (socket < 0) return false;
  constexpr std::string_view kAsked = "GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n";
  constexpr std::string_view kHoped = "HTTP/1.1 200";
  std::array<char, kHoped.size()> answer{};
  ::send(socket, kAsked.data(), kAsked.size(), MSG_NOSIGNAL);
  ::recv(socket, answer.data(), answer.size(), MSG_WAITALL);
  ::close(socket);
  return std::string_view(answer.data(), answer.size()) == kHoped;
}

bool is_free(int port) {
  const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const int yes = 1;
  ::setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof(yes));
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  const bool found = ::bind(socket, reinterpret_cast<sockaddr*>(&address), sizeof(address)) == 0;
  ::close(socket);
  return found;
}

}  // namespace

int free_port() {
  static int next = kFirstPort + ::getpid() % kPorts;
  do {
    next = next + 1 < kFirstPort + kPorts ? next + 1 : kFirstPort;
  } while (!is_free(next));
  return next;
}

Cluster::Cluster(std::vector<std::string> flags)
    : flags_(std::move(flags)), url_(database_.new_database()) {
  for (int node = 0; node < kNodes; ++node) {
    nodes_[index(node)].port = free_port();
    nodes_[index(node)].line = std::make_unique<LineProxy>(database_.socket_file());
    start(node);
    nodes_[index(node)].check = std::thread([this, &checked = nodes_[index(node)]] {
      while (!ending_) {
        checked.ready = is_ready(checked.port);
        std::this_thread::sleep_for(kCheck);
      }
    });
  }
}

Cluster::~Cluster() {
  ending_ = true;
  for (Node& node : nodes_) node.check.join();
}

bool Cluster::listens() const {
  return std::ranges::all_of(nodes_, [](const Node& node) { return node.process->listens(); });
}

void Cluster::start(int number) {
  Node& node = nodes_[index(number)];
  const std::string port = std::to_string(node.port);
  std::vector<std::string> flags{"--port", port, "--node", "127.0.0.1:" + port};
  flags.insert(flags.end(), flags_.begin(), flags_.end());
  const std::string database = url_.substr(url_.rfind('/', url_.find('?')) + 1);
  node.process = std::make_unique<ServerProcess>(
      "postgresql://pionek:secret@127.0.0.1:" + std::to_string(node.line->port()) + "/" +
          database.substr(0, database.find('?')),
      flags, Bounds{}, folder_.file("node" + std::to_string(number) + ".log"));
}

int Cluster::stop(int node, int signal) { return nodes_[index(node)].process->stop(signal); }

std::map<std::string, int> Cluster::tables_of(int node) {
  std::map<std::string, int> found;
  auto database = Postgres::connect(url_);
  if (!database) return found;
  const auto rows = database->ask(
      "SELECT table_id, ply FROM heads JOIN nodes ON nodes.id = owner WHERE url LIKE $1",
      SqlValues("%:" + std::to_string(port(node))));
  for (int i = 0; rows && i < rows->size(); ++i) found[rows->text(i, 0)] = rows->small(i, 1);
  return found;
}

}  // namespace pionek
