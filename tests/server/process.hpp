// The real program on a loopback port, and a plain client for it: blocking sockets and a WebSocket
// written out by hand, so that a fault of the server's library cannot hide in the same library
// here.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engine/core/json.hpp"

namespace pionek {

// What the system gives a process; 0: as much as anybody gets.
struct Bounds {
  std::size_t file_bytes = 0;
  std::size_t handles = 0;
  bool nohup = false;  // as if started with it
};

class ServerProcess {
 public:
  // Starts it and waits until it listens, on any port unless the flags name one. `log`: where its
  // log goes, if not beside the file of the database.
  explicit ServerProcess(std::string database, std::vector<std::string> flags = {},
                         Bounds bounds = {}, std::string log = "");
  ~ServerProcess();
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;

  [[nodiscard]] int port() const { return port_; }
  [[nodiscard]] bool listens() const { return port_ > 0; }
  // The exit status, as from the shell; 128 + n for a signal.
  int stop(int signal);
  // For signals that do not end it.
  void tell(int signal) const;
  int wait();
  // What it wrote to its log.
  [[nodiscard]] const std::string& log_file() const { return log_; }
  [[nodiscard]] std::string log() const;

 private:
  pid_t pid_ = -1;
  int port_ = 0;
  std::string log_;
};

struct Answer {
  int status = 0;
  std::map<std::string, std::string> headers;  // names in lower case
  std::string body;

  [[nodiscard]] json::object json() const { return json::parse(body).as_object(); }
};

inline constexpr std::chrono::seconds kUsualTimeout{10};

// A connected socket with timeouts; -1 when nobody listens.
int dial(int port, int receive_buffer = 0, std::chrono::seconds timeout = kUsualTimeout);

// One request on a connection of its own.
Answer request(int port, const std::string& method, const std::string& target,
               const std::string& body = "", const std::string& more_headers = "");
Answer post(int port, const std::string& target, const json::value& body);
// Any bytes; what comes back until the other side closes.
std::string raw_request(int port, const std::string& bytes);

class WebClient {
 public:
  // Not open when the server refuses.
  // `receive_buffer` bytes: how much the kernel takes for a client that does not read.
  explicit WebClient(int port, const std::string& more_headers = "", int receive_buffer = 0,
                     const std::string& target = "/ws",
                     std::chrono::seconds timeout = kUsualTimeout);
  ~WebClient();
  WebClient(const WebClient&) = delete;
  WebClient& operator=(const WebClient&) = delete;

  [[nodiscard]] bool open() const { return socket_ >= 0; }
  [[nodiscard]] int status() const { return status_; }
  void send(const json::object& message) { send_frame(1, json::serialize(message)); }
  void send_frame(int opcode, const std::string& bytes);
  // Whether something comes within so long, or the connection ends.
  [[nodiscard]] bool hears(int milliseconds) const;
  // The next message; none when the connection ends or nothing comes for some seconds.
  std::optional<json::object> next();
  // The next message of this type, or an error message.
  std::optional<json::object> next(std::string_view type);
  // After the end: with which code the server closed, or 0.
  [[nodiscard]] int close_code() const { return close_code_; }

 private:
  bool read_exactly(char* into, std::size_t size);

  int socket_ = -1;
  int status_ = 0;
  int close_code_ = 0;
};

}  // namespace pionek
