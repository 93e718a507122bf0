#include "tests/server/process.hpp"

#include <arpa/inet.h>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstring>
#include <fstream>
#include <tuple>

namespace pionek {
namespace {

// The child of fork: becomes the server.
[[noreturn]] void become_server(const std::vector<std::string>& words, int out,
                                const std::string& log, Bounds bounds) {
  ::dup2(out, STDOUT_FILENO);
  const int err = ::open(log.c_str(), O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC, 0600);
  ::dup2(err, STDERR_FILENO);
  const auto bound = [](int what, std::size_t limit) {
    const rlimit tight{limit, limit};
    if (limit > 0) ::setrlimit(static_cast<__rlimit_resource>(what), &tight);
  };
  bound(RLIMIT_FSIZE, bounds.file_bytes);
  bound(RLIMIT_NOFILE, bounds.handles);
  std::ignore = std::signal(SIGHUP, bounds.nohup ? SIG_IGN : SIG_DFL);
  std::vector<char*> arguments;
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  ::execv(arguments[0], arguments.data());
  ::_exit(127);
}

// The first line that the server prints ends with its address.
int port_from(int pipe) {
  std::string line;
  for (char c = 0; ::read(pipe, &c, 1) == 1 && c != '\n';) line += c;
  const std::size_t colon = line.rfind(':');
  int port = 0;
  if (colon != line.npos) std::from_chars(line.data() + colon + 1, line.data() + line.size(), port);
  return port;
}

void write_all(int socket, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = ::send(socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
}

std::string lower(std::string text) {
  for (char& c : text) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
  return text;
}

Answer parse_answer(const std::string& bytes) {
  Answer answer;
  const std::size_t split = bytes.find("\r\n\r\n");
  if (bytes.size() < 12 || split == bytes.npos) return answer;
  answer.status = std::stoi(bytes.substr(9, 3));
  for (std::size_t at = bytes.find("\r\n") + 2; at < split;) {
    const std::size_t end = bytes.find("\r\n", at);
    const std::size_t colon = bytes.find(": ", at);
    answer.headers[lower(bytes.substr(at, colon - at))] = bytes.substr(colon + 2, end - colon - 2);
    at = end + 2;
  }
  answer.body = bytes.substr(split + 4);
  return answer;
}

}  // namespace

ServerProcess::ServerProcess(std::string database, std::vector<std::string> flags, Bounds bounds,
                             std::string log)
    : log_(log.empty() ? database + ".log" : std::move(log)) {
  std::vector<std::string> words{PIONEK_PROGRAM, "serve", "--db", database, "--lang", "en"};
  if (std::ranges::find(flags, "--port") == flags.end()) {
    words.insert(words.end(), {"--port", "0"});
  }
  words.insert(words.end(), flags.begin(), flags.end());
  std::array<int, 2> pipe{};
  if (::pipe2(pipe.data(), O_CLOEXEC) != 0) return;
  pid_ = ::fork();
  if (pid_ == 0) become_server(words, pipe[1], log_, bounds);
  ::close(pipe[1]);
  port_ = port_from(pipe[0]);
  ::close(pipe[0]);
}

ServerProcess::~ServerProcess() {
  if (pid_ > 0) stop(SIGKILL);
}

int ServerProcess::stop(int signal) {
  if (pid_ <= 0) return -1;  // it never ran, or was stopped before
  ::kill(pid_, signal);
  return wait();
}

void ServerProcess::tell(int signal) const { ::kill(pid_, signal); }

std::string ServerProcess::log() const {
  std::ifstream file(log_);
  return {std::istreambuf_iterator<char>(file), {}};
}

int ServerProcess::wait() {
  int status = 0;
  ::waitpid(pid_, &status, 0);
  pid_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

int dial(int port, int receive_buffer, std::chrono::seconds patience) {
  const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const timeval timeout{patience.count(), 0};
  ::setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &timeout, sizeof(timeout));
  ::setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &timeout, sizeof(timeout));
  if (receive_buffer > 0) {
    ::setsockopt(socket, SOL_SOCKET, SO_RCVBUF, &receive_buffer, sizeof(receive_buffer));
  }
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (::connect(socket, reinterpret_cast<sockaddr*>(&address), sizeof(address)) == 0) return socket;
  ::close(socket);
  return -1;
}

std::string raw_request(int port, const std::string& bytes) {
  const int socket = dial(port);
  if (socket < 0) return "";
  write_all(socket, bytes);
  std::string all;
  std::array<char, 4096> block{};
  ssize_t got = 0;
  while ((got = ::recv(socket, block.data(), block.size(), 0)) > 0) {
    all.append(block.data(), static_cast<std::size_t>(got));
  }
  EXPECT_FALSE(got < 0 && errno == EAGAIN) << "still open after: " << bytes.substr(0, 80);
  ::close(socket);
  return all;
}

Answer request(int port, const std::string& method, const std::string& target,
               const std::string& body, const std::string& more_headers) {
  return parse_answer(raw_request(
      port, method + " " + target + " HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(port) +
                "\r\nConnection: close\r\nContent-Length: " + std::to_string(body.size()) + "\r\n" +
                more_headers + "\r\n" + body));
}

Answer post(int port, const std::string& target, const json::value& body) {
  return request(port, "POST", target, json::serialize(body));
}

WebClient::WebClient(int port, const std::string& more_headers, int receive_buffer,
                     const std::string& target, std::chrono::seconds timeout)
    : socket_(dial(port, receive_buffer, timeout)) {
  if (socket_ < 0) return;
  write_all(socket_, "GET " + target + " HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(port) +
                         "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                         "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                         "Sec-WebSocket-Version: 13\r\n" +
                         more_headers + "\r\n");
  std::string head;
  for (char c = 0; !head.ends_with("\r\n\r\n") && read_exactly(&c, 1);) head += c;
  status_ = head.size() > 12 ? std::stoi(head.substr(9, 3)) : 0;
  // The answer to the key above, as RFC 6455 gives it.
  const bool accepted = head.find("s3pPLMBiTxaQ9kYGzzhZRbK+xOo=") != head.npos;
  if (status_ == 101 && accepted) return;
  ::close(socket_);
  socket_ = -1;
}

WebClient::~WebClient() {
  if (socket_ >= 0) ::close(socket_);
}

void WebClient::send_frame(int opcode, const std::string& bytes) {
  std::string frame(1, static_cast<char>(0x80 | opcode));
  if (bytes.size() < 126) {
    frame += static_cast<char>(0x80 | bytes.size());
  } else {
    const bool large = bytes.size() > 0xFFFF;
    frame += static_cast<char>(0x80 | (large ? 127 : 126));
    for (int shift = large ? 56 : 8; shift >= 0; shift -= 8) {
      frame += static_cast<char>((bytes.size() >> shift) & 0xFF);
    }
  }
  frame += std::string(4, '\0');  // a mask of zeros is a mask
  write_all(socket_, frame + bytes);
}

bool WebClient::hears(int milliseconds) const {
  pollfd wanted{socket_, POLLIN, 0};
  return ::poll(&wanted, 1, milliseconds) > 0;
}

bool WebClient::read_exactly(char* into, std::size_t size) {
  while (size > 0) {
    const ssize_t got = ::recv(socket_, into, size, 0);
    if (got <= 0) return false;
    into += got;
    size -= static_cast<std::size_t>(got);
  }
  return true;
}

std::optional<json::object> WebClient::next() {
  constexpr int kText = 1;
  constexpr int kClose = 8;
  constexpr int kPing = 9;
  for (;;) {
    std::array<unsigned char, 2> head{};
    if (!read_exactly(reinterpret_cast<char*>(head.data()), head.size())) return std::nullopt;
    const int opcode = head[0] & 0x0F;
    std::uint64_t size = head[1] & 0x7FU;
    const std::size_t extra = size == 126 ? 2 : size == 127 ? 8 : 0;
    std::array<unsigned char, 8> longer{};
    if (!read_exactly(reinterpret_cast<char*>(longer.data()), extra)) return std::nullopt;
    if (extra > 0) size = 0;
    for (std::size_t i = 0; i < extra; ++i) size = size << 8 | longer[i];
    std::string bytes(size, '\0');
    if (!read_exactly(bytes.data(), bytes.size())) return std::nullopt;
    if (opcode == kText) return json::parse(bytes).as_object();
    if (opcode == kPing) send_frame(10, bytes);
    if (opcode == kClose) {
      if (size >= 2) {
        close_code_ =
            static_cast<unsigned char>(bytes[0]) << 8 | static_cast<unsigned char>(bytes[1]);
      }
      send_frame(kClose, bytes);
      return std::nullopt;
    }
  }
}

std::optional<json::object> WebClient::next(std::string_view type) {
  for (;;) {
    auto message = next();
    if (!message || json::string_view(type) == message->at("type").as_string() ||
        message->at("type") == "error")
      return message;
  }
}

}  // namespace pionek
