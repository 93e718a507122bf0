// Threads for work that takes its time: tables that are read from the disk, bots that think, the
// coach. Never done on a thread that people wait for. Bots and hints take turns, and hints have at
// most half of the threads, one for each who asks; reviews wait for both. What is equally urgent
// goes in the order it came, so that the bots of many tables take turns, too. Reading has a thread
// of its own: who opens a table does not wait until a bot has made up its mind.
#pragma once

#include <algorithm>
#include <array>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <vector>

namespace pionek {

enum class Urgency : std::uint8_t { play, hint, review };

class Workers {
 public:
  explicit Workers(int threads)
      : most_hints_(std::max(1, threads / 2)),
        most_reviews_(std::max(1, threads - 1)),
        size_(threads) {
    for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { work_on(); });
    threads_.emplace_back([this] { read_on(); });
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
    more_to_read_.notify_all();
    for (std::thread& thread : threads_) thread.join();
    threads_.clear();
    // A job may hold a table with its sockets, and those must not outlive the network.
    for (auto& jobs : waiting_) jobs.clear();
    reads_.clear();
  }

  // Of hints that the same one asks for, one is worked at at a time.
  void submit(Urgency urgency, std::function<void()> work, std::string who = "") {
    {
      const std::lock_guard lock(mutex_);
      queue(urgency).push_back({urgency, std::move(work), std::move(who)});
    }
    more_.notify_one();
  }

  void read(std::function<void()> work) {
    {
      const std::lock_guard lock(mutex_);
      reads_.push_back(std::move(work));
    }
    more_to_read_.notify_one();
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
    Urgency urgency;
    std::function<void()> work;
    std::string who;
  };
  using Jobs = std::deque<Job>;

  Jobs& queue(Urgency urgency) { return waiting_[static_cast<std::size_t>(urgency)]; }

  // The first hint of somebody for whom no other is worked at.
  Jobs::iterator next_hint() {
    Jobs& hints = queue(Urgency::hint);
    if (static_cast<int>(asking_.size()) >= most_hints_) return hints.end();
    return std::find_if(hints.begin(), hints.end(),
                        [this](const Job& job) { return !asking_.contains(job.who); });
  }

  // Takes up what is to begin now. Reviews leave one thread to the others, so that nobody at play
  // waits for a piece of a review to end.
  std::optional<Job> next() {
    const auto take = [](Jobs& from, const Jobs::iterator& at) {
      Job job = std::move(*at);
      from.erase(at);
      return job;
    };
    Jobs& bots = queue(Urgency::play);
    Jobs& reviews = queue(Urgency::review);
    const auto hint = next_hint();
    const bool may_hint = hint != queue(Urgency::hint).end();
    if (may_hint && (bots.empty() || !hint_was_last_)) {
      hint_was_last_ = true;
      asking_.insert(hint->who);
      return take(queue(Urgency::hint), hint);
    }
    if (!bots.empty()) {
      hint_was_last_ = false;
      return take(bots, bots.begin());
    }
    if (reviews.empty() || reviews_ >= most_reviews_) return std::nullopt;
    ++reviews_;
    return take(reviews, reviews.begin());
  }

  void ended(const Job& job) {
    if (job.urgency == Urgency::hint) asking_.erase(job.who);
    if (job.urgency == Urgency::review) --reviews_;
    more_.notify_one();  // somebody may have waited for that
  }

  void work_on() {
    std::unique_lock lock(mutex_);
    for (;;) {
      std::optional<Job> job;
      more_.wait(lock, [&] { return ending_ || (job = next()).has_value(); });
      if (job) {
        lock.unlock();
        job->work();
        job->work = nullptr;  // what it held may take a while to go
        lock.lock();
        ended(*job);
      }
      if (ending_) return;
    }
  }

  void read_on() {
    std::unique_lock lock(mutex_);
    for (;;) {
      more_to_read_.wait(lock, [this] { return ending_ || !reads_.empty(); });
      if (ending_) return;
      auto work = std::move(reads_.front());
      reads_.pop_front();
      lock.unlock();
      work();
      work = nullptr;
      lock.lock();
    }
  }

  std::mutex mutex_;
  std::condition_variable more_;
  std::condition_variable more_to_read_;
  std::deque<std::function<void()>> reads_;
  std::array<Jobs, 3> waiting_;   // by urgency
  std::set<std::string> asking_;  // for whom a hint is worked at
  int reviews_ = 0;               // that run now
  bool hint_was_last_ = false;
  const int most_hints_;
  const int most_reviews_;
  const int size_;
  bool ending_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace pionek
