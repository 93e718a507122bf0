// The network: listens, speaks HTTP and WebSocket, and gives tables their threads. The only part of
// the server that knows Boost.Asio and Boost.Beast, and only in its source, because every file that
// includes them takes long to compile.
#pragma once

#include <chrono>
#include <memory>
#include <vector>

#include "server/http.hpp"
#include "server/loop.hpp"
#include "server/services.hpp"

namespace pionek {

class Api;
class Tables;

class Network {
 public:
  // Listens at once; answers when `run` is called. Port 0: any free one.
  static Result<std::unique_ptr<Network>> listen(const std::string& address, int port, int threads);
  ~Network();
  Network(const Network&) = delete;
  Network& operator=(const Network&) = delete;

  [[nodiscard]] int port() const;
  // One for each thread.
  [[nodiscard]] std::vector<Loop*> loops() const;
  // Serves until SIGTERM, SIGINT or (without nohup) SIGHUP, then says goodbye to every client;
  // `stopping` is called before. A WebSocket that is silent for half of `idle` is pinged, and
  // dropped when it stays silent.
  void run(Api& api, Tables& tables, Services& services, std::chrono::seconds idle,
           const std::function<void()>& stopping);

 private:
  struct Inside;
  explicit Network(std::unique_ptr<Inside> inside);

  std::unique_ptr<Inside> inside_;
};

}  // namespace pionek
