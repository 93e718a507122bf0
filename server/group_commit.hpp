// The writing thread of a storage: what arrives while it waits for the disk shares the next commit,
// so a thousand changes cost few waits.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "server/storage.hpp"

namespace pionek {

class GroupCommit {
 public:
  struct Job {
    Change change;
    Storage::Then then;
    std::optional<Error> error{};  // what became of it
    bool lost = false;             // see Storage::on_lost
  };
  // Makes the changes durable, or says of each why not.
  using Commit = std::function<void(std::vector<Job>&)>;

  // `tidy` is called at the start and after each commit, when everybody was told. `most`: so many
  // share a commit; further ones wait for the next.
  explicit GroupCommit(Commit commit, std::function<void()> tidy, std::size_t most);
  // Ends when all that was given is written.
  ~GroupCommit();
  GroupCommit(const GroupCommit&) = delete;
  GroupCommit& operator=(const GroupCommit&) = delete;

  void add(Change change, Storage::Then then);
  // How many commits there were, and how many changes in them.
  [[nodiscard]] std::int64_t commits() const { return commits_; }
  [[nodiscard]] std::int64_t changes() const { return changes_; }
  void on_lost(Storage::Lost told);
  // On the writing thread, to try again later. False: there is no later, it ends.
  bool rest(std::chrono::milliseconds time);

 private:
  void run();
  // Waits for changes and takes those there are, for those that were taken before. None: it ends.
  bool take(std::vector<Job>& jobs);
  void tell(const std::vector<Job>& jobs);

  Commit commit_;
  std::function<void()> tidy_;
  std::size_t most_;
  std::mutex mutex_;
  std::condition_variable more_;
  std::vector<Job> waiting_;
  Storage::Lost lost_;
  bool ending_ = false;
  std::atomic<std::int64_t> commits_{0};
  std::atomic<std::int64_t> changes_{0};
  std::thread thread_;
};

}  // namespace pionek
