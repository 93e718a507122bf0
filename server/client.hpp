// One connection as tables see it.
#pragma once

#include <memory>
#include <string>

namespace pionek {

class Client {
 public:
  Client() = default;
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;
  virtual ~Client() = default;

  // From any thread; never blocks. A client that does not read is cut off, so it slows nobody.
  virtual void send(std::shared_ptr<const std::string> message) = 0;
  // From any thread. Ends the connection in a way that the other side connects anew.
  virtual void come_again() = 0;
  // What limits count by.
  [[nodiscard]] virtual const std::string& address() const = 0;
};

using ClientPtr = std::shared_ptr<Client>;

}  // namespace pionek
