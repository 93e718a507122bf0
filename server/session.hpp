// One connection: requests, and after an upgrade the messages of a WebSocket.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <set>

#include "server/loop.hpp"
#include "server/metrics.hpp"

namespace pionek {

class Api;
class Rooms;

// A WebSocket as the network sees it when it stops.
class OpenSocket {
 public:
  OpenSocket() = default;
  OpenSocket(const OpenSocket&) = delete;
  OpenSocket& operator=(const OpenSocket&) = delete;
  virtual ~OpenSocket() = default;

  // Says goodbye after what is still to be sent. On the socket's own thread.
  virtual void close() = 0;
};

// What connections of one thread share.
struct Serving {
  Api& api;
  Rooms& rooms;
  Metrics& metrics;
  Loop& loop;
  std::chrono::seconds idle;
  std::set<OpenSocket*> open;
};

// Serves one connection to its end.
boost::asio::awaitable<void> serve_connection(boost::asio::ip::tcp::socket socket,
                                              Serving& serving);

}  // namespace pionek
