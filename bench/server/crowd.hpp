// Tables of four that play the first move of every menu, each with a client of its own or all at
// one screen. A move counts when all clients of its table have been told, each of them once and of
// the very ply that it led to.
#pragma once

#include <chrono>

#include "bench/server/fleet.hpp"

namespace pionek {

class Crowd {
 public:
  using Clock = std::chrono::steady_clock;
  static constexpr int kSeats = 4;

  // The ports of a node where tables are made, and of the one to which their clients come.
  struct Doors {
    int tables = 0;
    int clients = 0;
  };

  // Tables take turns with the doors. `clients` at each table: kSeats, or one that holds all seats.
  Crowd(std::vector<Doors> doors, int tables, int clients)
      : doors_(std::move(doors)), tables_(tables), clients_(clients) {}

  // Makes and starts the tables, then seats everybody.
  void gather();
  // As many moves each second, or with rate 0 as fast as so many tables at a time go. How long each
  // move took until the last client knew of it, in ms.
  std::vector<double> play(int rate, int active, double seconds);
  // Views that came after moves: one for each move and client.
  [[nodiscard]] std::size_t told() const { return told_; }

 private:
  struct PlayedTable {
    std::string id;
    std::string address;  // of all who play there
    Doors doors;
    std::vector<std::string> keys;
    long ply = 0;      // that everybody is to be told of
    std::string move;  // the first of the menu, for `mover`
    int mover = -1;
    unsigned knows = 0;  // a bit for each client that was told
    Clock::time_point sent;
  };

  void seat_clients(const PlayedTable& table);
  void make_table(PlayedTable& table);
  void heard(int client, std::string_view message);
  void send_move(PlayedTable& table);
  // Listens until it is so; gives up after some silence.
  void listen_until(const std::function<bool()>& so);

  std::vector<Doors> doors_;
  Fleet fleet_;
  int tables_;
  int clients_;  // at each table
  std::vector<PlayedTable> all_;
  std::vector<std::size_t> ready_;  // tables whose next move may be sent, those from `next_` on
  std::size_t next_ = 0;
  std::size_t told_ = 0;
  std::size_t messages_ = 0;
  std::vector<double> latencies_;
};

// In seconds.
inline double since(Crowd::Clock::time_point start) {
  return std::chrono::duration<double>(Crowd::Clock::now() - start).count();
}

}  // namespace pionek
