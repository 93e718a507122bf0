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
#include "server/node.hpp"
#include "server/sqlite_store.hpp"

namespace pionek {
namespace {

constexpr int kMostThreads = 8;

bool everywhere(const std::string& address) { return address == "0.0.0.0" || address == "::"; }

// "host:port" of an address.
std::string place_of(const std::string& address, int port) {
  const bool v6 = address.find(':') != std::string::npos;
  return (v6 ? "[" + address + "]" : address) + ":" + std::to_string(port);
}

std::string url_of(const ServeOptions& options, int port) {
  const std::string host = everywhere(options.address) ? "localhost" : options.address;
  return "http://" + place_of(host, port) + "/";
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

// The storage, and the same as one that is shared, if it is.
struct Kept {
  std::unique_ptr<Storage> storage;
  PostgresStore* shared = nullptr;
};

Result<Kept> open_storage(const ServeOptions& options, int port) {
  if (!is_postgres(options.database)) {
    auto file = SqliteStore::open(options.database);
    if (!file) return file.error();
    return Kept{std::move(*file)};
  }
  if (options.node.empty() && everywhere(options.address)) {
    return Error{"it listens on every address", "--node", "HOST:PORT where other nodes reach it"};
  }
  const std::string here = options.node.empty() ? place_of(options.address, port) : options.node;
  auto store = PostgresStore::open(options.database, here);
  if (!store) return store.error();
  PostgresStore* shared = store->get();
  return Kept{std::move(*store), shared};
}

std::optional<Error> serve_tables(const ServeOptions& options, const Shelf& shelf,
                                  const std::function<void(const std::string& url)>& ready) {
  const int cores = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  auto listening = Network::listen(options.address, options.port, std::min(cores, kMostThreads));
  if (!listening) return listening.error();
  auto kept = open_storage(options, (*listening)->port());
  if (!kept) return kept.error();
  std::unique_ptr<Storage> storage = std::move(kept->storage);
  const auto secret = storage->constant("key_secret", KeyHasher::make_secret);
  if (!secret) return secret.error();
  const auto cluster_secret = storage->constant("relay_secret", KeyHasher::make_secret);
  if (!cluster_secret) return cluster_secret.error();

  // What tables refer to outlives the network, whose loops may still hold tables at the end.
  Metrics metrics;
  Lobby lobby;
  const KeyHasher keys(*secret);
  const Relay relay(*cluster_secret);
  Seeds seeds(options.seed);
  if (options.seed) log_event(Severity::warning, "foreseeable", {{"flag", "--seed"}});
  std::optional<Post> post;
  if (options.post.webhooks || options.post.smtp) post.emplace(options.post);
  Workers workers(options.workers > 0 ? options.workers : cores);
  Services services{*storage,
                    workers,
                    metrics,
                    lobby,
                    keys,
                    seeds,
                    options.limits,
                    options.hosts,
                    options.open_metrics,
                    options.bot_pause};
  if (post) services.notifier = &*post;
  if (kept->shared != nullptr) services.relay = &relay;
  const std::unique_ptr<Network> network = std::move(*listening);
  Tables tables(services, shelf, network->loops());
  if (auto error = tables.open_due()) return error;
  Api api(services, shelf, tables);
  std::optional<Node> node;
  if (kept->shared != nullptr) node.emplace(*kept->shared, tables, api, services);

  const std::string url = url_of(options, network->port());
  log_event(Severity::info, "listening",
            {{"url", url}, {"database", without_password(options.database)}});
  ready(url);
  const auto stopping = [&] {
    services.ready = false;
    if (node) tables.close([&] { node->leave(); });
  };
  network->run(api, tables, services, std::chrono::seconds(options.idle_seconds), stopping);
  node.reset();
  workers.stop();
  storage.reset();  // everything that was given to it is on the disk now
  log_event(Severity::info, "stopped");
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
