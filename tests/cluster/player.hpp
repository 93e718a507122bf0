// Somebody at a table who plays at random, at whichever node answers, and notes down everything.
#pragma once

#include <atomic>
#include <random>

#include "tests/cluster/cluster.hpp"
#include "tests/cluster/history.hpp"

namespace pionek {

struct Attendance {
  int client = 0;  // its number in the history
  std::string table;
  json::value key;  // null: looks on
  int seat = -1;
};

class Player {
 public:
  Player(const Cluster& cluster, History& history, Attendance place, unsigned seed)
      : cluster_(cluster), history_(history), place_(std::move(place)), random_(seed) {}

  // Until the game is over or it is told to stop. Comes to nodes as by a proxy: only to those that
  // take visitors, and leaves one that no longer does.
  void play(const std::atomic<bool>& stopped);
  [[nodiscard]] bool over() const { return over_; }

 private:
  int upto(int most) { return static_cast<int>(random_() % (static_cast<unsigned>(most) + 1)); }
  void pause(int least, int most);
  int some_node();
  // As long as the connection is of use.
  void talk(WebClient& client, int node, const std::atomic<bool>& stopped);
  bool listen(WebClient& client);
  void hear_view(WebClient& client, const json::object& view);
  void hear_error(WebClient& client, const json::object& error);
  void note(Event::What what, int ply, int seat, std::optional<std::string> move,
            std::string code = "");

  const Cluster& cluster_;
  History& history_;
  Attendance place_;
  std::mt19937 random_;
  int last_ = 0;  // the newest move it was told of
  std::optional<std::string> sent_;
  // An error that came for it. When the connection ends right after, nobody knew what became of it.
  std::optional<std::string> refused_;
  FaultClock::time_point sent_at_{};
  std::atomic<bool> over_ = false;
};

}  // namespace pionek
