// One connection: requests, and after an upgrade the messages of a WebSocket.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <memory>
#include <set>
#include <vector>

#include "server/loop.hpp"
#include "server/services.hpp"

namespace pionek {

class Api;
class Tables;

// Every thread has its context, so nothing here needs an executor that could be any.
using Executor = boost::asio::io_context::executor_type;
using Socket = boost::asio::basic_stream_socket<boost::asio::ip::tcp, Executor>;
template <class T>
using Task = boost::asio::awaitable<T, Executor>;

// A WebSocket as the network sees it.
class OpenSocket {
 public:
  OpenSocket() = default;
  OpenSocket(const OpenSocket&) = delete;
  OpenSocket& operator=(const OpenSocket&) = delete;
  virtual ~OpenSocket() = default;

  // On the socket's own thread. Says goodbye after what is still to be sent.
  virtual void close() = 0;
  // To be called every so often. Pings the other side when it was silent for half of so many calls,
  // and gives it up when it stays so.
  static constexpr int kLooks = 4;
  virtual void look() = 0;
};

// What connections of one thread share.
struct Serving {
  Api& api;
  Tables& tables;
  Services& services;
  Loop& loop;
  boost::asio::io_context& context;
  const std::vector<std::unique_ptr<Serving>>& all;  // of every thread, this one among them
  std::set<OpenSocket*> open;
};

// Serves one connection to its end. `place`: that of its address; one from this machine, which may
// be a proxy's, has none yet.
Task<void> serve_connection(Socket socket, AddressPlaces::Place place, Serving& serving);

}  // namespace pionek
