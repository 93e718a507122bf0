#include "tests/server/postgres_server.hpp"

#include <fcntl.h>
#include <pwd.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <thread>

#include "server/postgres.hpp"

namespace pionek {
namespace {

const std::string kPrograms = "/usr/lib/postgresql/15/bin/";
const char* const kUser = "pionek";
const char* const kDisk = "size=192m";

namespace fs = std::filesystem;

// PostgreSQL refuses to be run by root, whom its package has given somebody else for that.
const passwd* other_user() { return ::getuid() == 0 ? ::getpwnam("postgres") : nullptr; }

// A child that ends with this process at the latest.
pid_t run(const std::vector<std::string>& words, const std::string& log) {
  const pid_t parent = ::getpid();
  const pid_t pid = ::fork();
  if (pid != 0) return pid;
  const passwd* user = other_user();
  if (user != nullptr && (::setgid(user->pw_gid) != 0 || ::setuid(user->pw_uid) != 0)) {
    ::_exit(126);
  }
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (::getppid() != parent) ::_exit(126);
  const int out = ::open(log.c_str(), O_CREAT | O_WRONLY | O_APPEND, 0600);
  ::dup2(out, STDOUT_FILENO);
  ::dup2(out, STDERR_FILENO);
  std::vector<char*> arguments;
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  ::execv(arguments[0], arguments.data());
  ::_exit(127);
}

}  // namespace

PostgresServer::PostgresServer(Disk disk) {
  fs::create_directory(this->disk());
  if (disk == Disk::own) make_disk();
  if (const passwd* user = other_user()) {
    for (const std::string& folder : {folder_.file(""), this->disk()}) {
      if (::chown(folder.c_str(), user->pw_uid, user->pw_gid) != 0) return;
    }
  }
  const pid_t making = run({kPrograms + "initdb", "--no-sync", "--auth=trust", "--locale=C.UTF-8",
                            "--wal-segsize=1", "-U", kUser, "-D", data()},
                           folder_.file("log"));
  int status = 1;
  ::waitpid(making, &status, 0);
  if (status != 0) return;
  guard();
  start();
}

// In the memory, and seen by nobody else: so it goes with this process whatever becomes of it.
void PostgresServer::make_disk() {
  if (::unshare(CLONE_NEWNS) != 0) return;
  if (::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0) return;
  has_disk_ = ::mount("none", disk().c_str(), "tmpfs", 0, kDisk) == 0;
}

void PostgresServer::fill_disk() const {
  std::ofstream file(ballast(), std::ios::binary);
  const std::string block(65536, '.');
  while (file.write(block.data(), static_cast<std::streamsize>(block.size())).flush()) continue;
}

void PostgresServer::clear_disk() {
  fs::remove(ballast());
  start();
}

// One user has to say a password; the others are believed.
void PostgresServer::guard() const {
  const std::string file = data() + "/pg_hba.conf";
  std::ifstream in(file);
  const std::string rest(std::istreambuf_iterator<char>(in), {});
  std::ofstream(file) << "local all guarded scram-sha-256\n" << rest;
}

PostgresServer::~PostgresServer() {
  end(SIGQUIT);
  if (has_disk_) ::umount2(disk().c_str(), MNT_DETACH);
}

PostgresServer& PostgresServer::shared() {
  static PostgresServer server;
  return server;
}

void PostgresServer::start() {
  const auto launch = [&] {
    return run({kPrograms + "postgres", "-D", data(), "-k", folder_.file(""), "-c",
                "listen_addresses=", "-c", "max_connections=50", "-c", "fsync=off", "-c",
                "min_wal_size=2MB", "-c", "max_wal_size=16MB"},
               folder_.file("log"));
  };
  if (pid_ <= 0) pid_ = launch();
  for (int tries = 0; tries < 300; ++tries) {
    // After a kill it gives up as long as something of the one before is still ending.
    if (::waitpid(pid_, nullptr, WNOHANG) == pid_) pid_ = launch();
    if (Postgres::connect(url("postgres"))) return;
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  end(SIGKILL);
}

void PostgresServer::end(int signal) {
  if (pid_ <= 0) return;
  ::kill(pid_, signal);
  ::waitpid(pid_, nullptr, 0);
  pid_ = -1;
}

void PostgresServer::kill() { end(SIGKILL); }
void PostgresServer::stop() { end(SIGINT); }

std::string PostgresServer::url(const std::string& database) const {
  return "postgresql://" + std::string(kUser) + "@/" + database + "?host=" + folder_.file("");
}

std::string PostgresServer::guarded_url(const std::string& database,
                                        const std::string& password) const {
  return "postgresql://guarded:" + password + "@/" + database + "?host=" + folder_.file("");
}

std::string PostgresServer::new_database() {
  const std::string name = "tables" + std::to_string(++databases_);
  auto database = Postgres::connect(url("postgres"));
  if (!database || database->run("CREATE DATABASE " + name)) return "";
  return url(name);
}

}  // namespace pionek
