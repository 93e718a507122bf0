// A server of its own, or several nodes of one, with all its tables.
#pragma once

#include <memory>

#include "bench/server/child.hpp"
#include "bench/server/crowd.hpp"

namespace pionek {

double percentile(std::vector<double> values, double share);

class Played {
 public:
  static constexpr int kActive = 256;  // messages on their way when it goes as fast as it can

  struct Nodes {
    int count = 1;
    bool next_door = false;  // clients come to another node than the one where the table was made
  };

  // `database`: a file or the address of a database.
  Played(const std::string& database, int tables, int clients)
      : Played(database, tables, clients, Nodes()) {}
  Played(const std::string& database, int tables, int clients, Nodes nodes);

  std::vector<double> steadily(int rate, double seconds);
  void fast(double seconds);

  [[nodiscard]] double per_second() const { return static_cast<double>(fast_) / seconds_; }
  [[nodiscard]] double cpu_us_a_move() const { return cpu_ * 1e6 / static_cast<double>(fast_); }
  [[nodiscard]] double kilobytes_a_client() const;
  [[nodiscard]] std::size_t moves() const { return moves_; }
  // Views that came; ends the program if any is missing.
  [[nodiscard]] std::size_t told() const;

 private:
  using Servers = std::vector<std::unique_ptr<Child>>;

  static Servers start(const std::string& database, int count);
  static std::vector<Crowd::Doors> doors(const Servers& servers, bool next_door);
  [[nodiscard]] double kilobytes() const;
  [[nodiscard]] double cpu_seconds() const;

  int clients_;
  Servers servers_;
  double empty_;
  Crowd crowd_;
  int connections_;
  std::size_t moves_ = 0;
  std::size_t fast_ = 0;  // of them, as fast as it goes
  double seconds_ = 0;    // for those, with the last ones on their way
  double cpu_ = 0;        // the servers', for those
};

}  // namespace pionek
