// Tables full of clients that play the first move of every menu. A move counts when all clients of
// its table have been told, each of them once and of the very ply that it led to.
#pragma once

#include <chrono>

#include "bench/server/fleet.hpp"

namespace pionek {

class Crowd {
 public:
  using Clock = std::chrono::steady_clock;
  static constexpr int kSeats = 4;

  Crowd(int port, int tables) : port_(port), fleet_(port), tables_(tables) {}

  // Makes and starts the tables, then seats everybody.
  void gather();
  // As many moves each second, or with rate 0 as fast as so many tables at a time go. How long each
  // move took until the last client knew of it, in ms.
  std::vector<double> play(int rate, int active, double seconds);
  // Views that came after moves: kSeats for each move.
  [[nodiscard]] std::size_t told() const { return told_; }

 private:
  struct PlayedTable {
    std::string id;
    std::vector<std::string> keys;
    long ply = 0;      // that everybody is to be told of
    std::string move;  // the first of the menu, for `mover`
    int mover = -1;
    unsigned knows = 0;  // a bit for each client that was told
    Clock::time_point sent;
  };

  void make_table(PlayedTable& table, const std::string& address);
  void heard(int client, std::string_view message);
  void send_move(PlayedTable& table);
  // Listens until it is so; gives up after some silence.
  void listen_until(const std::function<bool()>& so);

  int port_;
  Fleet fleet_;
  int tables_;
  std::vector<PlayedTable> all_;
  std::vector<std::size_t> ready_;  // tables whose next move may be sent, those from `next_` on
  std::size_t next_ = 0;
  std::size_t told_ = 0;
  std::size_t messages_ = 0;
  std::vector<double> latencies_;
};

}  // namespace pionek
