#include "bench/server/wire.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>

namespace pionek {

int dial(int port) {
  const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (socket < 0) return -1;
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (::connect(socket, reinterpret_cast<sockaddr*>(&address), sizeof(address)) != 0) {
    ::close(socket);
    return -1;
  }
  const int on = 1;
  ::setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof(on));
  return socket;
}

bool write_all(int socket, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = ::send(socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

std::string read_head(int socket) {
  std::string head;
  for (char c = 0; !head.ends_with("\r\n\r\n") && ::recv(socket, &c, 1, 0) == 1;) head += c;
  return head;
}

std::string upgrade_request(const std::string& target, const std::string& address) {
  return "GET " + target + " HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: " + address +
         "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
         "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n";
}

std::string text_frame(std::string_view text) {
  std::string frame("\x81", 1);
  if (text.size() < 126) {
    frame += static_cast<char>(0x80 | text.size());
  } else {
    frame += '\xFE';
    frame += static_cast<char>(text.size() >> 8);
    frame += static_cast<char>(text.size() & 0xFF);
  }
  frame.append(4, '\0');  // a mask of zeros is a mask
  return frame.append(text);
}

std::string http_request(int port, const std::string& method, const std::string& target,
                         const std::string& body, const std::string& address) {
  const int socket = dial(port);
  if (socket < 0) return "";
  std::string head =
      method + " " + target + " HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n";
  if (!address.empty()) head += "X-Forwarded-For: " + address + "\r\n";
  head += "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n";
  static_cast<void>(write_all(socket, head + body));
  std::string answer;
  std::array<char, 4096> block{};
  for (ssize_t got = 0; (got = ::recv(socket, block.data(), block.size(), 0)) > 0;) {
    answer.append(block.data(), static_cast<std::size_t>(got));
  }
  ::close(socket);
  return answer;
}

}  // namespace pionek
