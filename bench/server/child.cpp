#include "bench/server/child.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <string>

#include "bench/server/fleet.hpp"

namespace pionek {

Child::Child(const std::function<void()>& run) {
  std::array<int, 2> pipe{};
  if (::pipe(pipe.data()) != 0) give_up("no pipe");
  pid_ = ::fork();
  if (pid_ == 0) {
    ::dup2(pipe[1], STDOUT_FILENO);
    ::close(pipe[0]);
    run();
    ::_exit(1);
  }
  ::close(pipe[1]);
  std::string line;
  for (char c = 0; ::read(pipe[0], &c, 1) == 1 && c != '\n';) line += c;
  ::close(pipe[0]);
  port_ = static_cast<int>(std::strtol(line.c_str() + line.rfind(':') + 1, nullptr, 10));
  if (port_ == 0) give_up("the server did not start");
}

Child::~Child() {
  ::kill(pid_, SIGTERM);
  ::waitpid(pid_, nullptr, 0);
}

double Child::status(std::string_view field) const {
  std::ifstream file("/proc/" + std::to_string(pid_) + "/status");
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with(field)) return std::strtod(line.c_str() + field.size(), nullptr);
  }
  return 0;
}

double Child::cpu_seconds() const {
  std::ifstream file("/proc/" + std::to_string(pid_) + "/stat");
  std::string word;
  double user = 0;
  double system = 0;
  // The name of the program is the second word and has no space.
  for (int i = 0; i < 13; ++i) file >> word;
  file >> user >> system;
  return (user + system) / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

}  // namespace pionek
