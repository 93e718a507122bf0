// Ids that nobody can guess, and the keys of seats. A key is shown once, to whom it belongs; what
// is kept is its keyed hash, so that who reads the database cannot sit down at a table.
#pragma once

#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/rng.hpp"

namespace pionek {

// 80 random bits as 16 letters and digits: who is not told the id of a hidden table does not find
// it.
std::string random_id();
// Whether random_id could have made it.
bool is_id(std::string_view text);

// 128 random bits, 22 characters that need no escape in an address.
std::string random_key();

// Where tables and bots take their chance from: nobody can foresee it. Except in tests, which need
// the same games with every start: there a first seed is given.
class Seeds {
 public:
  explicit Seeds(const std::optional<Seed>& first = std::nullopt);

  Seed next();

 private:
  std::mutex mutex_;
  std::optional<Rng> foreseen_;
};

class KeyHasher {
 public:
  // `secret` is that of this server, as `make_secret` made it.
  explicit KeyHasher(std::string secret) : secret_(std::move(secret)) {}
  static std::string make_secret();

  // The same key at two tables has two hashes.
  [[nodiscard]] std::string hash(std::string_view table, std::string_view key) const;

 private:
  std::string secret_;
};

// Takes the same time wherever the first difference is.
bool same_hash(std::string_view left, std::string_view right);

}  // namespace pionek
