#include "bench/server/fleet.hpp"

#include <fcntl.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <iostream>

#include "bench/server/wire.hpp"

namespace pionek {

void give_up(const std::string& what) {
  std::cerr << "pionek_load: " << what << '\n';
  std::exit(1);
}

Fleet::Fleet() : epoll_(::epoll_create1(EPOLL_CLOEXEC)) {}

Fleet::~Fleet() {
  for (const Link& link : links_) ::close(link.socket);
  ::close(epoll_);
}

int Fleet::connect(int port, const std::string& target, const std::string& address) {
  const int socket = dial(port);
  if (socket < 0) give_up("no connection to port " + std::to_string(port));
  if (!write_all(socket, upgrade_request(target, address)) ||
      read_head(socket).find(" 101 ") == std::string::npos) {
    give_up("no WebSocket here");
  }
  ::fcntl(socket, F_SETFL, O_NONBLOCK);
  const int client = static_cast<int>(links_.size());
  epoll_event event{};
  event.events = EPOLLIN;
  event.data.fd = client;
  ::epoll_ctl(epoll_, EPOLL_CTL_ADD, socket, &event);
  links_.push_back({socket, {}});
  return client;
}

void Fleet::send(int client, std::string_view text) {
  if (!write_all(links_[static_cast<std::size_t>(client)].socket, text_frame(text))) {
    give_up("the server does not read");
  }
}

void Fleet::listen(int milliseconds, const Heard& heard) {
  std::array<epoll_event, 256> events{};
  const int count = ::epoll_wait(epoll_, events.data(), events.size(), milliseconds);
  for (int i = 0; i < count; ++i) take(events[static_cast<std::size_t>(i)].data.fd, heard);
}

// The size of the first frame with its head; 0 while it is not all there.
Fleet::Frame Fleet::first_frame(std::string_view bytes) {
  const auto byte = [&](std::size_t i) {
    return static_cast<std::size_t>(static_cast<unsigned char>(bytes[i]));
  };
  if (bytes.size() < 2) return {};
  std::size_t size = byte(1) & 0x7F;
  const std::size_t head = size == 126 ? 4 : size == 127 ? 10 : 2;
  if (bytes.size() < head) return {};
  if (head > 2) size = 0;
  for (std::size_t i = 2; i < head; ++i) size = size << 8 | byte(i);
  if (bytes.size() < head + size) return {};
  return {head + size, (byte(0) & 0x0F) == 1 ? bytes.substr(head, size) : std::string_view()};
}

void Fleet::take(int client, const Heard& heard) {
  static std::array<char, 256 * 1024> block;
  Link& link = links_[static_cast<std::size_t>(client)];
  const ssize_t got = ::recv(link.socket, block.data(), block.size(), 0);
  if (got <= 0) give_up("the server closed a connection");
  const std::string_view fresh(block.data(), static_cast<std::size_t>(got));
  // Almost always whole messages come, and then nothing is copied.
  const bool begun = !link.bytes.empty();
  if (begun) link.bytes += fresh;
  std::string_view rest = begun ? std::string_view(link.bytes) : fresh;
  for (Frame frame; (frame = first_frame(rest)).size > 0; rest.remove_prefix(frame.size)) {
    if (!frame.text.empty()) heard(client, frame.text);
  }
  link.bytes = std::string(rest);
}

std::string http_post(int port, const std::string& target, const std::string& body,
                      const std::string& address) {
  const std::string answer = http_request(port, "POST", target, body, address);
  const std::string head = answer.substr(0, answer.find("\r\n\r\n"));
  if (head.find(" 200 ") == std::string::npos && head.find(" 201 ") == std::string::npos) {
    give_up("the server refuses: " + head);
  }
  return answer.substr(head.size() + 4);
}

}  // namespace pionek
