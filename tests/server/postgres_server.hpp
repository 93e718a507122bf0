// A PostgreSQL of the test's own, below a scratch folder: nothing has to run or be set up before.
#pragma once

#include <sys/types.h>

#include "tests/server/support.hpp"

namespace pionek {

class PostgresServer {
 public:
  // Makes a cluster and starts it; `listens` says whether that worked. With a disk of its own, if
  // the system lets us make one, it is small and can be filled.
  enum class Disk { shared, own };
  explicit PostgresServer(Disk disk = Disk::shared);
  ~PostgresServer();
  PostgresServer(const PostgresServer&) = delete;
  PostgresServer& operator=(const PostgresServer&) = delete;

  // The one that the tests of a process share.
  static PostgresServer& shared();

  void start();
  // SIGKILL to all of it: what a crash of the machine leaves, but for what the disk has not yet.
  void kill();
  // As an administrator would.
  void stop();
  // Whether it has a disk of its own; root may make one.
  [[nodiscard]] bool has_disk() const { return has_disk_; }
  // Nothing more fits on its disk.
  void fill_disk() const;
  // There is room again, and it runs, though it may have given up meanwhile.
  void clear_disk();
  [[nodiscard]] bool listens() const { return pid_ > 0; }

  // The address of a new, empty database.
  std::string new_database();
  [[nodiscard]] std::string url(const std::string& database) const;
  // Where it listens.
  [[nodiscard]] std::string socket_file() const { return folder_.file(".s.PGSQL.5432"); }
  // The same for somebody else, by whom it is entered with a password.
  [[nodiscard]] std::string guarded_url(const std::string& database,
                                        const std::string& password) const;

 private:
  [[nodiscard]] std::string disk() const { return folder_.file("disk"); }
  [[nodiscard]] std::string data() const { return disk() + "/data"; }
  [[nodiscard]] std::string ballast() const { return disk() + "/ballast"; }
  void make_disk();
  void guard() const;
  void end(int signal);

  ScratchFolder folder_;
  bool has_disk_ = false;
  pid_t pid_ = -1;
  int databases_ = 0;
};

}  // namespace pionek
