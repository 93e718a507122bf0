#include "cli/child_program.hpp"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <thread>

namespace pionek {
namespace {

using std::chrono::milliseconds;

constexpr std::size_t kLongestLine = 1 << 20;
constexpr milliseconds kFarewell{1000};  // for a program to end by itself

struct Pipe {
  std::array<int, 2> ends{-1, -1};
  Pipe() {
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) ends = {-1, -1};
  }
  ~Pipe() {
    for (const int end : ends) {
      if (end >= 0) ::close(end);
    }
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  [[nodiscard]] int take(std::size_t end) { return std::exchange(ends[end], -1); }
};

// In a group of its own, so that what it starts can be ended with it.
Result<pid_t> spawn(const std::string& command, int in, int out) {
  posix_spawn_file_actions_t files;
  posix_spawnattr_t how;
  ::posix_spawn_file_actions_init(&files);
  ::posix_spawn_file_actions_adddup2(&files, in, STDIN_FILENO);
  ::posix_spawn_file_actions_adddup2(&files, out, STDOUT_FILENO);
  ::posix_spawnattr_init(&how);
  sigset_t usual;
  ::sigemptyset(&usual);
  ::sigaddset(&usual, SIGPIPE);
  ::posix_spawnattr_setsigdefault(&how, &usual);
  ::posix_spawnattr_setpgroup(&how, 0);
  ::posix_spawnattr_setflags(&how, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
  std::array<std::string, 3> words{"sh", "-c", command};
  std::array<char*, 4> arguments{words[0].data(), words[1].data(), words[2].data(), nullptr};
  pid_t pid = -1;
  const int code = ::posix_spawn(&pid, "/bin/sh", &files, &how, arguments.data(), environ);
  ::posix_spawnattr_destroy(&how);
  ::posix_spawn_file_actions_destroy(&files);
  if (code != 0) return Error{std::generic_category().message(code), "", "a program to start"};
  return pid;
}

// False when the time is up.
bool wait_for(int file, short what, std::chrono::steady_clock::time_point until) {
  for (;;) {
    const auto left = std::chrono::ceil<milliseconds>(until - std::chrono::steady_clock::now());
    if (left.count() <= 0) return false;
    pollfd ready{file, what, 0};
    const int most = static_cast<int>(std::min<milliseconds::rep>(left.count(), 60'000));
    const int found = ::poll(&ready, 1, most);
    if (found > 0) return true;
    if (found < 0 && errno != EINTR) return false;
  }
}

}  // namespace

Result<std::unique_ptr<ChildProgram>> ChildProgram::start(const std::string& command) {
  // Writing to a program that has ended is an error to report, not the end of this one.
  std::ignore = ::signal(SIGPIPE, SIG_IGN);
  Pipe in;
  Pipe out;
  if (in.ends[0] < 0 || out.ends[0] < 0) return Error{std::strerror(errno), "", "a pipe"};
  const auto pid = spawn(command, in.ends[0], out.ends[1]);
  if (!pid) return pid.error();
  const int to = in.take(1);
  const int from = out.take(0);
  ::fcntl(to, F_SETFL, O_NONBLOCK);
  ::fcntl(from, F_SETFL, O_NONBLOCK);
  return std::unique_ptr<ChildProgram>(new ChildProgram(*pid, to, from));
}

ChildProgram::~ChildProgram() {
  end(kFarewell);
  ::close(out_);
}

std::optional<int> ChildProgram::end(milliseconds patience) {
  if (in_ >= 0) ::close(std::exchange(in_, -1));
  if (pid_ < 0) return std::nullopt;
  const pid_t pid = std::exchange(pid_, -1);
  int status = 0;
  const auto until = Clock::now() + patience;
  while (::waitpid(pid, &status, WNOHANG) == 0) {
    if (Clock::now() >= until) {
      ::kill(-pid, SIGKILL);
      ::waitpid(pid, &status, 0);
      return std::nullopt;
    }
    std::this_thread::sleep_for(milliseconds(2));
  }
  return status;
}

ChildProgram::Sent ChildProgram::send(std::string_view text, Clock::time_point until) const {
  while (!text.empty()) {
    const ssize_t count = ::write(in_, text.data(), text.size());
    if (count > 0) {
      text.remove_prefix(static_cast<std::size_t>(count));
    } else if (errno != EAGAIN && errno != EINTR) {
      return Sent::ended;
    } else if (!wait_for(in_, POLLOUT, until)) {
      return Sent::late;
    }
  }
  return Sent::all;
}

Error ChildProgram::ended() {
  const auto status = end(kFarewell);
  if (!status) return {"the program has closed its input or output", "", "an answer"};
  if (WIFSIGNALED(*status)) {
    return {"the program was ended by signal " + std::to_string(WTERMSIG(*status)), "",
            "an answer"};
  }
  constexpr int kNotFound = 127;
  const int code = WEXITSTATUS(*status);
  const std::string hint = code == kNotFound ? " (there is no such program)" : "";
  return {"the program ended with exit code " + std::to_string(code) + hint, "", "an answer"};
}

Error ChildProgram::late(double seconds) {
  end(milliseconds(0));
  std::string limit = std::to_string(seconds);
  limit.erase(limit.find_last_not_of('0') + 1);
  if (limit.ends_with('.')) limit.pop_back();
  return {"no answer after " + limit + " s", "", "one line"};
}

Result<std::string> ChildProgram::ask(std::string_view line, double seconds) {
  if (pid_ < 0) return Error{"the program has ended", "", "an answer"};
  const auto until =
      Clock::now() + std::chrono::ceil<milliseconds>(std::chrono::duration<double>(seconds));
  const Sent sent = send(std::string(line) + "\n", until);
  if (sent != Sent::all) return sent == Sent::late ? late(seconds) : ended();
  for (;;) {
    if (const std::size_t at = read_.find('\n'); at != std::string::npos) {
      std::string answer = read_.substr(0, at);
      read_.erase(0, at + 1);
      // Spelt out, because a text alone could also become an Error.
      return Result<std::string>(boost::system::in_place_value, std::move(answer));
    }
    if (read_.size() > kLongestLine) {
      return Error{"the answer is longer than a million bytes", "", "one line"};
    }
    if (!wait_for(out_, POLLIN, until)) return late(seconds);
    std::array<char, 1 << 14> block{};
    const ssize_t count = ::read(out_, block.data(), block.size());
    if (count > 0) read_.append(block.data(), static_cast<std::size_t>(count));
    if (count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR)) return ended();
  }
}

}  // namespace pionek
