// Changes as tables make them, for the tests of what keeps them.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <random>

#include "server/storage.hpp"

namespace pionek {

// Waits until the change is durable or refused.
std::optional<Error> write(Storage& store, Change change);
// The first change of a table.
Change opening(const std::string& id);
// Played, the last of them as number `last`.
Change moves(const std::string& id, int last, std::vector<StoredMove> played);
// Nothing is new but the move.
Change plain_move(const std::string& id, int ply, Millis at);

// Plays and takes back at random, and knows what has to be there.
class StoreModel {
 public:
  explicit StoreModel(unsigned seed) : random_(seed) {}

  // A number up to `most`.
  int upto(int most) { return static_cast<int>(random_() % (most + 1U)); }
  void open(Storage& store, const std::string& id);
  void play(Storage& store, const std::string& id, int count);
  void take_back(Storage& store, const std::string& id, int count);
  // What is read is what was written.
  void check(Storage& store);
  [[nodiscard]] const std::vector<StoredMove>& moves_of(const std::string& id) {
    return moves_[id];
  }

 private:
  void change(Storage& store, Change change);

  std::mt19937 random_;
  std::map<std::string, std::vector<StoredMove>> moves_;
  std::map<std::string, TableHead> heads_;
  int written_ = 0;
  Millis now_ = 100;
};

}  // namespace pionek
