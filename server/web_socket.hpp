// One WebSocket: reads the messages of its client and passes them on, and sends what tables tell
// it. In two sources, because the compiler takes long over each part of Beast.
#pragma once

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <deque>

#include "server/socket_talk.hpp"
#include "server/upgrade.hpp"

namespace pionek {

class WebSocket final : public Client,
                        public OpenSocket,
                        public std::enable_shared_from_this<WebSocket> {
 public:
  WebSocket(Socket socket, Visitor visitor, Serving& serving);
  ~WebSocket() override;

  // Answers the request to change over from HTTP, then reads on to the end.
  void accept(Request request);
  void send(std::shared_ptr<const std::string> message) override;
  void come_again() override;
  [[nodiscard]] const std::string& address() const override { return visitor_.address; }
  void close() override;
  void look() override;

 private:
  using Code = boost::system::error_code;
  using CloseCode = boost::beast::websocket::close_code;

  // Accepted: from now on it is one of the open ones.
  void begin();
  void read_next();
  void heard(std::size_t size);
  void ended();
  void queue(const std::shared_ptr<const std::string>& message);
  [[nodiscard]] bool too_much_unread() const;
  void unread(std::ptrdiff_t more);
  void write_next();
  void written(Code code, std::size_t size);
  void goodbye(CloseCode code);
  void drop();
  // It does not read, though it may speak.
  void drop_slow();

  boost::beast::websocket::stream<Socket, false> socket_;
  Visitor visitor_;
  Serving& serving_;
  SocketTalk talk_;
  boost::beast::flat_buffer heard_;
  std::deque<std::shared_ptr<const std::string>> queue_;
  std::size_t queued_bytes_ = 0;
  int silent_ = 0;  // looks since something was heard
  int stuck_ = 0;   // looks since a message was taken, while one waits for it
  bool pinging_ = false;
  bool writing_ = false;
  bool closing_ = false;
  bool said_goodbye_ = false;
  bool dropped_ = false;
};

}  // namespace pionek
