#include "tests/desk/process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <tuple>

namespace pionek::cli_test {
namespace {

constexpr int kPatience = 30'000;  // milliseconds

[[noreturn]] void become_program(const std::vector<std::string>& arguments,
                                 const Circumstances& where) {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "NO_COLOR"}) ::unsetenv(name);
  ::setenv("LANG", "C.UTF-8", 1);
  ::setenv("TERM", "xterm", 1);
  for (const auto& [name, value] : where.environment) ::setenv(name.c_str(), value.c_str(), 1);
  if (where.most_bytes) {
    // Writing too much then fails instead of killing.
    std::ignore = std::signal(SIGXFSZ, SIG_IGN);
    const auto most = static_cast<rlim_t>(*where.most_bytes);
    const rlimit limit{most, most};
    ::setrlimit(RLIMIT_FSIZE, &limit);
  }
  std::vector<char*> words{const_cast<char*>(PIONEK_PROGRAM)};
  for (const std::string& word : arguments) words.push_back(const_cast<char*>(word.c_str()));
  words.push_back(nullptr);
  ::execv(PIONEK_PROGRAM, words.data());
  ::_exit(127);
}

int exit_of(pid_t child) {
  int status = 0;
  ::waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

struct Pipe {
  std::array<int, 2> ends{-1, -1};
  Pipe() {
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) std::abort();
  }
  void close(std::size_t end) {
    if (ends[end] >= 0) ::close(ends[end]);
    ends[end] = -1;
  }
};

// Reads what is there; false at the end.
bool take(int from, std::string& to) {
  std::array<char, 1 << 16> block{};
  const ssize_t count = ::read(from, block.data(), block.size());
  if (count > 0) to.append(block.data(), static_cast<std::size_t>(count));
  return count > 0;
}

// Feeds and drains at once, so that neither side waits for the other.
void converse(Pipe& in, Pipe& out, Pipe& err, const std::string& input, Finished& finished) {
  std::size_t sent = 0;
  while (out.ends[0] >= 0 || err.ends[0] >= 0) {
    if (sent == input.size()) in.close(1);
    std::array<pollfd, 3> ready{
        {{out.ends[0], POLLIN, 0}, {err.ends[0], POLLIN, 0}, {in.ends[1], POLLOUT, 0}}};
    if (::poll(ready.data(), ready.size(), kPatience) <= 0) return;
    if (ready[0].revents != 0 && !take(out.ends[0], finished.out)) out.close(0);
    if (ready[1].revents != 0 && !take(err.ends[0], finished.err)) err.close(0);
    if (ready[2].revents == 0) continue;
    const ssize_t count =
        ::write(in.ends[1], input.data() + sent, std::min<std::size_t>(input.size() - sent, 4096));
    sent = count < 0 ? input.size() : sent + static_cast<std::size_t>(count);
  }
}

// Whether the program waits for a line: its last line is a prompt.
bool waits(const std::string& shown) {
  return shown.ends_with("> ") || shown.ends_with("? ") || shown.ends_with(": ") ||
         shown.ends_with("-- ");
}

}  // namespace

Finished run_program(const std::vector<std::string>& arguments, const Circumstances& where) {
  std::ignore = std::signal(SIGPIPE, SIG_IGN);
  Pipe in;
  Pipe out;
  Pipe err;
  const pid_t child = ::fork();
  if (child == 0) {
    ::dup2(in.ends[0], STDIN_FILENO);
    ::dup2(out.ends[1], STDOUT_FILENO);
    ::dup2(err.ends[1], STDERR_FILENO);
    become_program(arguments, where);
  }
  in.close(0);
  out.close(1);
  err.close(1);
  Finished finished;
  converse(in, out, err, where.input, finished);
  in.close(1);
  out.close(0);
  err.close(0);
  finished.exit = exit_of(child);
  return finished;
}

std::string run_on_screen(const std::vector<std::string>& arguments,
                          const std::vector<std::string>& lines, const Circumstances& where,
                          ScreenSize screen_size) {
  const winsize size{screen_size.rows, screen_size.columns, 0, 0};
  int screen = -1;
  const pid_t child = ::forkpty(&screen, nullptr, nullptr, &size);
  if (child == 0) become_program(arguments, where);
  std::string shown;
  std::string fresh;  // since the last line was typed
  std::size_t typed = 0;
  pollfd ready{screen, POLLIN, 0};
  while (::poll(&ready, 1, kPatience) > 0 && take(screen, fresh)) {
    if (!waits(fresh) || typed > lines.size()) continue;
    const std::string line = (typed < lines.size() ? lines[typed] : "\x04") + "\n";
    ++typed;
    shown += fresh;
    fresh.clear();
    if (::write(screen, line.data(), line.size()) < 0) break;
  }
  ::close(screen);
  exit_of(child);
  return shown + fresh;
}

}  // namespace pionek::cli_test
