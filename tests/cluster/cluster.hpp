// Three nodes and their database, each of which can fail.
#pragma once

#include <array>
#include <atomic>

#include "tests/cluster/line_proxy.hpp"
#include "tests/server/postgres_server.hpp"
#include "tests/server/process.hpp"

namespace pionek {

class Cluster {
 public:
  static constexpr int kNodes = 3;
  using Line = LineProxy::Line;

  // Starts everything; `listens` says whether that worked.
  explicit Cluster(std::vector<std::string> flags = {});
  ~Cluster();
  Cluster(const Cluster&) = delete;
  Cluster& operator=(const Cluster&) = delete;

  [[nodiscard]] bool listens() const;
  // Where clients reach a node, also while it is down.
  [[nodiscard]] int port(int node) const { return nodes_[index(node)].port; }
  // The database, without a line that can be cut.
  [[nodiscard]] const std::string& url() const { return url_; }

  // Whether a proxy would send somebody there, who asks each node for it now and then.
  [[nodiscard]] bool takes_visitors(int node) const { return nodes_[index(node)].ready; }

  void start(int node);
  // The exit status, as from the shell.
  int stop(int node, int signal);
  void signal(int node, int number) const { nodes_[index(node)].process->tell(number); }
  void set_line(int node, Line line) const { nodes_[index(node)].line->set(line); }
  void kill_database() { database_.kill(); }
  void start_database() { database_.start(); }
  [[nodiscard]] bool has_disk() const { return database_.has_disk(); }
  void fill_disk() const { database_.fill_disk(); }
  void clear_disk() { database_.clear_disk(); }

  // The tables that a node has, with the number of their moves.
  std::map<std::string, int> tables_of(int node);
  [[nodiscard]] std::string log(int node) const { return nodes_[index(node)].process->log(); }

 private:
  struct Node {
    int port = 0;
    std::unique_ptr<LineProxy> line;
    std::unique_ptr<ServerProcess> process;
    std::atomic<bool> ready = false;
    std::thread check;
  };

  static std::size_t index(int node) { return static_cast<std::size_t>(node); }

  ScratchFolder folder_;
  std::vector<std::string> flags_;
  PostgresServer database_{PostgresServer::Disk::own};
  std::string url_;
  std::atomic<bool> ending_ = false;
  std::array<Node, kNodes> nodes_;
};

// A port that was free a moment ago.
int free_port();

}  // namespace pionek
