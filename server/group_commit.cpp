#include "server/group_commit.hpp"

#include <algorithm>
#include <utility>

namespace pionek {
namespace {

// A commit costs as much as dozens of moves. When so many shared the last one, a short pause lets
// more of them share the next; when few play, nobody waits.
constexpr std::size_t kMany = 8;
constexpr std::chrono::microseconds kPause{500};

}  // namespace

GroupCommit::GroupCommit(Commit commit, std::function<void()> tidy, std::size_t most)
    : commit_(std::move(commit)), tidy_(std::move(tidy)), most_(most), thread_([this] { run(); }) {}

GroupCommit::~GroupCommit() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  more_.notify_one();
  thread_.join();
}

void GroupCommit::add(Change change, Storage::Then then) {
  {
    const std::lock_guard lock(mutex_);
    waiting_.push_back({std::move(change), std::move(then)});
  }
  more_.notify_one();
}

void GroupCommit::on_lost(Storage::Lost told) {
  const std::lock_guard lock(mutex_);
  lost_ = std::move(told);
}

bool GroupCommit::rest(std::chrono::milliseconds time) {
  std::unique_lock lock(mutex_);
  return !more_.wait_for(lock, time, [this] { return ending_; });
}

void GroupCommit::run() {
  // Two lists take turns, one filled while the other is written: each keeps the room it has grown.
  std::vector<Job> jobs;
  tidy_();
  while (take(jobs)) {
    commit_(jobs);
    ++commits_;
    changes_ += static_cast<std::int64_t>(jobs.size());
    tell(jobs);
    tidy_();
  }
}

bool GroupCommit::take(std::vector<Job>& jobs) {
  const std::size_t before = jobs.size();
  jobs.clear();
  std::unique_lock lock(mutex_);
  more_.wait(lock, [this] { return ending_ || !waiting_.empty(); });
  if (before >= kMany && waiting_.size() < before) {
    lock.unlock();
    std::this_thread::sleep_for(kPause);
    lock.lock();
  }
  jobs.swap(waiting_);
  if (jobs.size() > most_) {
    const auto rest = jobs.begin() + static_cast<std::ptrdiff_t>(most_);
    waiting_.assign(std::make_move_iterator(rest), std::make_move_iterator(jobs.end()));
    jobs.erase(rest, jobs.end());
  }
  return !jobs.empty();
}

void GroupCommit::tell(const std::vector<Job>& jobs) {
  for (const Job& job : jobs) {
    job.then(job.error);
    if (!job.lost) continue;
    std::unique_lock lock(mutex_);
    const auto told = lost_;
    lock.unlock();
    if (told) told(job.change.table, job.change.fence);
  }
}

}  // namespace pionek
