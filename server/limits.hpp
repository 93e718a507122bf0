// How much one client may ask for. Generous for people, narrow for floods.
#pragma once

#include <algorithm>
#include <map>
#include <mutex>
#include <string>

#include "server/storage.hpp"

namespace pionek {

inline constexpr std::size_t kMaxMessageBytes = 16 * 1024;       // one WebSocket message
inline constexpr std::size_t kMaxBodyBytes = 1024 * 1024;        // one request: a record fits
inline constexpr std::size_t kMaxQueuedBytes = 4 * 1024 * 1024;  // not yet read by a client
inline constexpr std::size_t kMaxTablesPerSocket = 32;
inline constexpr std::size_t kMaxChatBytes = 500;
inline constexpr std::size_t kMaxTitleBytes = 80;

// So many at once, and so many each second after that.
struct Rate {
  double burst = 0;
  double per_second = 0;
};
inline constexpr Rate kMessageRate{60, 20};
inline constexpr Rate kChatRate{5, 0.5};
inline constexpr Rate kHintRate{8, 1};  // of one table
inline constexpr Rate kRequestRate{200, 40};

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
    return buckets_[address].take(rate_, now);
  }

 private:
  static constexpr std::size_t kMany = 10000;

  Rate rate_;
  std::mutex mutex_;
  std::map<std::string, Bucket> buckets_;
};

}  // namespace pionek
