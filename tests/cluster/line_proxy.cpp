#include "tests/cluster/line_proxy.hpp"

#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <tuple>

namespace pionek {
namespace {

constexpr int kPause = 10;  // ms, after which it looks whether the line was cut

void close_pair(int near, int far) {
  ::close(near);
  ::close(far);
}

// What there is to read, to the other side. False at the end.
bool pump(int from, int to) {
  std::array<char, 16384> block{};
  const ssize_t got = ::recv(from, block.data(), block.size(), 0);
  if (got <= 0) return false;
  for (ssize_t sent = 0; sent < got;) {
    const ssize_t more =
        ::send(to, block.data() + sent, static_cast<std::size_t>(got - sent), MSG_NOSIGNAL);
    if (more <= 0) return false;
    sent += more;
  }
  return true;
}

}  // namespace

LineProxy::LineProxy(std::string socket_file) : socket_file_(std::move(socket_file)) {
  listener_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof(address);
  std::ignore = ::bind(listener_, reinterpret_cast<sockaddr*>(&address), size);
  ::listen(listener_, 64);
  ::getsockname(listener_, reinterpret_cast<sockaddr*>(&address), &size);
  port_ = ntohs(address.sin_port);
  thread_ = std::thread([this] { run(); });
}

LineProxy::~LineProxy() {
  ending_ = true;
  thread_.join();
  for (const Pair& pair : pairs_) close_pair(pair.near, pair.far);
  ::close(listener_);
}

void LineProxy::run() {
  while (!ending_) {
    if (line_ == Line::silent) {
      std::this_thread::sleep_for(std::chrono::milliseconds(kPause));
      continue;
    }
    if (line_ == Line::cut) {
      for (const Pair& pair : pairs_) close_pair(pair.near, pair.far);
      pairs_.clear();
    }
    pass_on();
  }
}

void LineProxy::pass_on() {
  std::vector<pollfd> waited{{listener_, POLLIN, 0}};
  for (const Pair& pair : pairs_) {
    waited.push_back({pair.near, POLLIN, 0});
    waited.push_back({pair.far, POLLIN, 0});
  }
  if (::poll(waited.data(), waited.size(), kPause) <= 0) return;
  for (std::size_t i = 0; i < pairs_.size(); ++i) {
    Pair& pair = pairs_[i];
    const bool near = waited[(2 * i) + 1].revents == 0 || pump(pair.near, pair.far);
    const bool far = waited[(2 * i) + 2].revents == 0 || pump(pair.far, pair.near);
    if (near && far) continue;
    close_pair(pair.near, pair.far);
    pair.near = -1;
  }
  std::erase_if(pairs_, [](const Pair& pair) { return pair.near < 0; });
  if (waited[0].revents != 0) accept_one();
}

void LineProxy::accept_one() {
  const int near = ::accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC);
  if (near < 0) return;
  const int far = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  std::copy_n(socket_file_.begin(), std::min(socket_file_.size(), sizeof(address.sun_path) - 1),
              address.sun_path);
  const bool cut = line_ == Line::cut;
  if (cut || ::connect(far, reinterpret_cast<sockaddr*>(&address), sizeof(address)) != 0) {
    close_pair(near, far);
    return;
  }
  pairs_.push_back({near, far});
}

}  // namespace pionek
