// How much one client may ask for. Generous for people, narrow for floods. docs/host.md lists all
// of them.
#pragma once

#include <algorithm>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <span>
#include <string>
#include <utility>

#include "engine/core/lang.hpp"
#include "server/storage.hpp"

namespace pionek {

inline constexpr std::size_t kMaxMessageBytes = 16 * 1024;       // one WebSocket message
inline constexpr std::size_t kMaxBodyBytes = 1024 * 1024;        // one request: a record fits
inline constexpr std::size_t kMaxQueuedBytes = 4 * 1024 * 1024;  // not yet read by a client
inline constexpr std::size_t kMaxTablesPerSocket = 32;
inline constexpr std::size_t kMaxChatBytes = 500;
inline constexpr std::size_t kMaxTitleBytes = 80;
inline constexpr std::size_t kMaxRemarks = 1000;  // in a record from which a table is made

// Those that the operator may change.
struct ServerLimits {
  int new_tables = 60;
  int joins = 60;
  int changes = 40;
  int reads = 60;
  int sockets = 100;
  int messages = 20;
  int onlookers = 200;
  int unread = 64;
  int absence = 60;
};

struct LimitSpec {
  std::string_view name;
  int ServerLimits::* value;
  Text meaning;
};
std::span<const LimitSpec> limit_specs();

// Reads "sockets=50" into the limits.
std::optional<Error> set_limit(ServerLimits& limits, std::string_view text);

// So many at once, and so many each second after that.
struct Rate {
  double burst = 0;
  double per_second = 0;
};
inline constexpr Rate kChatRate{5, 0.5};
inline constexpr Rate kNoticeRate{6, 1.0 / 300};  // of one seat, and to one address
inline constexpr Rate kHintRate{8, 1};            // of one table
inline constexpr Rate kPointRate{10, 2};          // of one seat
inline constexpr Rate kSitRate{40, 2};  // of one connection: at each of its tables, and some more

constexpr Rate per_second(int count, int burst) { return {burst * 1.0, count * 1.0}; }
// All of them at once, if they like.
constexpr Rate per_hour(int count) { return {count * 1.0, count / 3600.0}; }

// A bucket that fills with time; each use takes one drop.
class Bucket {
 public:
  bool take(const Rate& rate, Millis now) {
    const double passed = at_ == 0 ? 0 : static_cast<double>(std::max<Millis>(0, now - at_));
    used_ = std::max(0.0, used_ - passed / 1000 * rate.per_second);
    at_ = now;
    if (used_ + 1 > rate.burst) return false;
    used_ += 1;
    return true;
  }
  // So many were used elsewhere.
  void add(const Rate& rate, Millis now, int count) {
    take({rate.burst + 1, rate.per_second}, now);
    used_ = std::min(rate.burst, used_ - 1 + count);
  }
  [[nodiscard]] bool empty(const Rate& rate, Millis now) const {
    return used_ <= static_cast<double>(now - at_) / 1000 * rate.per_second;
  }

 private:
  double used_ = 0;
  Millis at_ = 0;
};

// A bucket for each address, for all threads.
class AddressLimit {
 public:
  explicit AddressLimit(Rate rate) : rate_(rate) {}

  bool take(const std::string& address, Millis now) {
    const std::lock_guard lock(mutex_);
    if (buckets_.size() > kMany) {
      std::erase_if(buckets_, [&](const auto& each) { return each.second.empty(rate_, now); });
    }
    if (shared_) ++taken_[address];
    return buckets_[address].take(rate_, now);
  }

  // From now on it counts for several nodes: each learns now and then what the others have seen.
  void share() {
    const std::lock_guard lock(mutex_);
    shared_ = true;
  }
  // What was asked for here since this was called last.
  std::map<std::string, int> taken() {
    const std::lock_guard lock(mutex_);
    return std::exchange(taken_, {});
  }
  // So many were asked for elsewhere.
  void add(const std::string& address, int count, Millis now) {
    const std::lock_guard lock(mutex_);
    buckets_[address].add(rate_, now, count);
  }

 private:
  static constexpr std::size_t kMany = 10000;

  Rate rate_;
  std::mutex mutex_;
  std::map<std::string, Bucket> buckets_;
  bool shared_ = false;
  std::map<std::string, int> taken_;
};

// How many places each address holds now, for all threads.
class AddressPlaces {
 public:
  // Given back when the last copy goes.
  using Place = std::shared_ptr<const void>;

  explicit AddressPlaces(int most) : most_(most) {}

  // None when the address has all that it may have.
  Place take(const std::string& address) {
    const std::lock_guard lock(mutex_);
    int& held = held_[address];
    if (held >= most_ && !trusted_.contains(address)) return nullptr;
    ++held;
    return {this, [this, address](const void*) { give_back(address); }};
  }

  // These may have as many as they like: they bring those of others.
  void trust(std::set<std::string> addresses) {
    const std::lock_guard lock(mutex_);
    trusted_ = std::move(addresses);
  }

 private:
  void give_back(const std::string& address) {
    const std::lock_guard lock(mutex_);
    const auto at = held_.find(address);
    if (--at->second == 0) held_.erase(at);
  }

  int most_;
  std::mutex mutex_;
  std::map<std::string, int> held_;
  std::set<std::string> trusted_;
};

}  // namespace pionek
