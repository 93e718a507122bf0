// Threads for work that takes its time: tables that are read from the disk, bots that think, the
// coach. Never done on a thread that people wait for. What is more urgent goes first; what is
// equally urgent goes in the order it came, so that the bots of many tables take turns.
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace pionek {

// Most urgent first.
enum class Urgency : std::uint8_t { read, play, hint, review };

class Workers {
 public:
  using Clock = std::chrono::steady_clock;

  // A hint that has waited for `patience` goes before bots: where they always think, it would
  // otherwise never come.
  explicit Workers(int threads, Clock::duration patience = std::chrono::seconds(1))
      : patience_(patience), most_reviews_(std::max(1, threads - 1)), size_(threads) {
    for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { work_on(); });
  }
  ~Workers() { stop(); }
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  // Returns after the work that has begun; what only waits is dropped.
  void stop() {
    {
      const std::lock_guard lock(mutex_);
      ending_ = true;
    }
    more_.notify_all();
    for (std::thread& thread : threads_) thread.join();
    threads_.clear();
    // A job may hold a table with its sockets, and those must not outlive the network.
    for (auto& jobs : waiting_) jobs.clear();
  }

  void submit(Urgency urgency, std::function<void()> work) {
    {
      const std::lock_guard lock(mutex_);
      queue(urgency).push_back({std::move(work), Clock::now()});
    }
    more_.notify_one();
  }

  // How much of `whole` a bot may use so that those who wait for a thread wait no longer than it
  // thinks: all of it as long as there are threads enough, less the more of them wait.
  [[nodiscard]] std::int64_t fair_share(std::int64_t whole) {
    const std::lock_guard lock(mutex_);
    const auto waiting = static_cast<std::int64_t>(queue(Urgency::play).size());
    return whole * size_ / (size_ + waiting);
  }

 private:
  struct Job {
    std::function<void()> work;
    Clock::time_point since;
  };

  static constexpr std::size_t kKinds = 4;
  static constexpr auto kHint = static_cast<std::size_t>(Urgency::hint);
  static constexpr auto kReview = static_cast<std::size_t>(Urgency::review);

  std::deque<Job>& queue(Urgency urgency) { return waiting_[static_cast<std::size_t>(urgency)]; }

  // The most urgent kind that may begin now, or kKinds. Reviews leave one thread to the others, so
  // that nobody at play waits for a piece of a review to end.
  [[nodiscard]] std::size_t next() const {
    const auto& hints = waiting_[kHint];
    const bool late = !hints.empty() && Clock::now() - hints.front().since >= patience_;
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
      if (late && kind == static_cast<std::size_t>(Urgency::play)) return kHint;
      if (!waiting_[kind].empty() && (kind != kReview || reviews_ < most_reviews_)) return kind;
    }
    return kKinds;
  }

  void work_on() {
    std::unique_lock lock(mutex_);
    for (;;) {
      more_.wait(lock, [this] { return ending_ || next() < kKinds; });
      if (ending_) return;
      const std::size_t kind = next();
      const int review = kind == kReview ? 1 : 0;
      auto work = std::move(waiting_[kind].front().work);
      waiting_[kind].pop_front();
      reviews_ += review;
      lock.unlock();
      work();
      work = nullptr;  // what it held may take a while to go
      lock.lock();
      reviews_ -= review;
    }
  }

  std::mutex mutex_;
  std::condition_variable more_;
  std::array<std::deque<Job>, kKinds> waiting_;
  int reviews_ = 0;  // that run now
  const Clock::duration patience_;
  const int most_reviews_;
  const int size_;
  bool ending_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace pionek
