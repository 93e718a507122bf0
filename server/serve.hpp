// The server as one call: storage, tables, network, in the order they need each other.
#pragma once

#include <functional>
#include <string>

#include "server/limits.hpp"
#include "server/post.hpp"
#include "server/shelf.hpp"

namespace pionek {

struct ServeOptions {
  std::string address = "127.0.0.1";
  int port = 8080;
  std::string database = "pionek.db";  // a file, or postgresql://...
  std::string node{};                  // where other nodes on the same database reach this one
  int workers = 0;                     // 0: as many as there are cores
  int bot_pause = 0;
  std::optional<Seed> seed{};  // tests only: games and bots are the same with every start
  ServerLimits limits{};
  std::vector<std::string> hosts{};  // names under which it is served, besides addresses
  bool open_metrics = false;         // for everybody, not for this machine only
  PostOptions post{};                // whether people are told away from their tables
  int idle_seconds = 60;             // until a silent WebSocket is given up
};

// Returns when the server was told to stop. `ready` is called with the address people open.
std::optional<Error> serve(const ServeOptions& options, const Shelf& shelf,
                           const std::function<void(const std::string& url)>& ready);

}  // namespace pionek
