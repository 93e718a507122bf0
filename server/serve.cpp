#include "server/serve.hpp"

#include <sodium.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <algorithm>
#include <csignal>
#include <stdexcept>
#include <thread>
#include <tuple>

#include "server/api.hpp"
#include "server/log.hpp"
#include "server/network.hpp"
#include "server/sqlite_store.hpp"

namespace pionek {
namespace {

constexpr int kMostThreads = 8;

std::string url_of(const ServeOptions& options, int port) {
  const bool v6 = options.address.find(':') != std::string::npos;
  const bool everywhere = options.address == "0.0.0.0" || options.address == "::";
  const std::string host = everywhere ? "localhost" : options.address;
  return "http://" + (v6 && !everywhere ? "[" + host + "]" : host) + ":" + std::to_string(port) +
         "/";
}

// A socket is a file handle; the usual soft limit of 1024 is for programs without clients.
void allow_many_sockets() {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &limit);
}

// Whoever read the log may go away, and a file may reach its limit: both are errors like others.
void ignore_signals() {
  std::ignore = std::signal(SIGPIPE, SIG_IGN);
  std::ignore = std::signal(SIGXFSZ, SIG_IGN);
}

std::optional<Error> serve_tables(const ServeOptions& options, const Shelf& shelf,
                                  const std::function<void(const std::string& url)>& ready) {
  auto storage = SqliteStore::open(options.database);
  if (!storage) return storage.error();
  const auto secret = (*storage)->constant("key_secret", KeyHasher::make_secret);
  if (!secret) return secret.error();

  // What tables refer to outlives the network, whose loops may still hold tables at the end.
  const int cores = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  Metrics metrics;
  Lobby lobby;
  const KeyHasher keys(*secret);
  std::optional<Post> post;
  if (options.post.webhooks || options.post.smtp) post.emplace(options.post);
  Workers workers(options.workers > 0 ? options.workers : cores);
  Services services{**storage,
                    workers,
                    metrics,
                    lobby,
                    keys,
                    options.limits,
                    options.hosts,
                    options.open_metrics,
                    options.bot_pause};
  if (post) services.notifier = &*post;
  auto network = Network::listen(options.address, options.port, std::min(cores, kMostThreads));
  if (!network) return network.error();
  Tables tables(services, shelf, (*network)->loops());
  if (auto error = tables.open_due()) return error;
  Api api(services, shelf, tables);

  const std::string url = url_of(options, (*network)->port());
  log_event(Level::info, "listening", {{"url", url}, {"database", options.database}});
  ready(url);
  (*network)->run(api, tables, services, std::chrono::seconds(options.idle_seconds));
  workers.stop();
  storage->reset();  // everything that was given to it is on the disk now
  log_event(Level::info, "stopped");
  return std::nullopt;
}

}  // namespace

std::optional<Error> serve(const ServeOptions& options, const Shelf& shelf,
                           const std::function<void(const std::string& url)>& ready) {
  if (sodium_init() < 0) return Error{"the system has no source of chance", "", ""};
  allow_many_sockets();
  ignore_signals();
  ::umask(S_IRWXG | S_IRWXO);  // other users of the machine have no business in the database
  try {
    return serve_tables(options, shelf, ready);
  } catch (const std::runtime_error& failed) {
    // Threads and the network say it so, each with an error of its own, when the system gives them
    // too little.
    return Error{failed.what(), "the system", "more file handles or threads (ulimit -n, -u)"};
  }
}

}  // namespace pionek
