// Threads for work that takes its time: bots that think, tables that are read from the disk. Never
// done on a thread that people wait for.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace pionek {

class Workers {
 public:
  explicit Workers(int threads) {
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
  }

  void submit(std::function<void()> work) {
    {
      const std::lock_guard lock(mutex_);
      waiting_.push_back(std::move(work));
    }
    more_.notify_one();
  }

 private:
  void work_on() {
    for (;;) {
      std::function<void()> work;
      {
        std::unique_lock lock(mutex_);
        more_.wait(lock, [this] { return ending_ || !waiting_.empty(); });
        if (ending_) return;
        work = std::move(waiting_.front());
        waiting_.pop_front();
      }
      work();
    }
  }

  std::mutex mutex_;
  std::condition_variable more_;
  std::deque<std::function<void()>> waiting_;
  bool ending_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace pionek
