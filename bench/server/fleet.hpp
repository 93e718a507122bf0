// Thousands of WebSocket clients on one thread: epoll and frames written by hand, so that the load
// client costs as little as it can beside the server it measures.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace pionek {

class Fleet {
 public:
  // Called with the number of the client and its message.
  using Heard = std::function<void(int client, std::string_view message)>;

  Fleet();
  ~Fleet();
  Fleet(const Fleet&) = delete;
  Fleet& operator=(const Fleet&) = delete;

  // The number of the new client; ends the program when the server does not answer. The address
  // stands for that of the client, because one address may not have thousands of connections.
  int connect(int port, const std::string& target, const std::string& address);
  void send(int client, std::string_view text);
  // Waits at most so long for messages and passes them on.
  void listen(int milliseconds, const Heard& heard);

 private:
  struct Link {
    int socket = -1;
    std::string bytes;  // received, not yet a whole message
  };

  struct Frame {
    std::size_t size = 0;
    std::string_view text;  // empty for anything but a text
  };

  static Frame first_frame(std::string_view bytes);
  void take(int client, const Heard& heard);

  int epoll_;
  std::vector<Link> links_;
};

// One HTTP request on a connection of its own; the body of the answer.
std::string http_post(int port, const std::string& target, const std::string& body,
                      const std::string& address);

// Ends the program with a message when something cannot work.
[[noreturn]] void give_up(const std::string& what);

}  // namespace pionek
