#include "server/network.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>
#include <csignal>
#include <thread>

#include "server/address.hpp"
#include "server/log.hpp"
#include "server/session.hpp"

namespace pionek {
namespace {

// Whoever starts it with nohup wants it to outlive the terminal.
bool is_ignored(int signal) {
  struct sigaction now{};
  return ::sigaction(signal, nullptr, &now) == 0 && now.sa_handler == SIG_IGN;
}

namespace net = boost::asio;
using tcp = net::ip::tcp;
using Acceptor = net::basic_socket_acceptor<tcp, Executor>;
using boost::system::error_code;

constexpr auto kAwait = net::as_tuple(net::use_awaitable_t<Executor>());
constexpr std::chrono::milliseconds kFarewell{3000};  // for clients to answer a close frame
constexpr std::chrono::milliseconds kFarewellStep{20};

// Its handlers may be thrown away before it is itself.
struct Context : net::io_context {
  using net::io_context::io_context;
  using net::io_context::shutdown;
};

class NetLoop final : public Loop {
 public:
  void post(std::function<void()> work) override { net::post(context, std::move(work)); }
  void dispatch(std::function<void()> work) override { net::dispatch(context, std::move(work)); }
  void after(Millis delay, std::function<void()> work) override {
    const auto timer =
        std::make_shared<net::steady_timer>(context, std::chrono::milliseconds(delay));
    timer->async_wait([timer, work = std::move(work)](error_code code) {
      if (!code) work();
    });
  }
  [[nodiscard]] Millis now() const override {
    const auto since = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
  }

  Context context{1};
};

Task<void> look_after(Serving& serving, std::chrono::milliseconds pause) {
  for (;;) {
    net::steady_timer timer(serving.context, pause);
    const auto [code] = co_await timer.async_wait(kAwait);
    if (code) co_return;
    for (OpenSocket* socket : serving.open) socket->look();
  }
}

}  // namespace

// One acceptor takes all connections and hands them round; each stays on its thread, but for the
// sockets of a table, which go to the table's.
struct Network::Inside {
  std::vector<std::unique_ptr<NetLoop>> loops;
  std::unique_ptr<Acceptor> acceptor;
  std::vector<std::unique_ptr<Serving>> serving;

  Inside() = default;
  Inside(const Inside&) = delete;
  Inside& operator=(const Inside&) = delete;
  // What waits on one loop may hold sockets of another, so all of it goes before any loop does.
  ~Inside() {
    for (const auto& loop : loops) loop->context.shutdown();
  }

  std::optional<Error> listen(const std::string& address, int port) {
    error_code code;
    const auto host = net::ip::make_address(address, code);
    const std::string where = address + ":" + std::to_string(port);
    if (code) return Error{code.message(), where, "the number of an address of this machine"};
    const tcp::endpoint endpoint(host, static_cast<std::uint16_t>(port));
    acceptor = std::make_unique<Acceptor>(loops[0]->context);
    code = acceptor->open(endpoint.protocol(), code);
    if (!code) code = acceptor->set_option(tcp::acceptor::reuse_address(true), code);
    if (!code) code = acceptor->bind(endpoint, code);
    if (!code) code = acceptor->listen(net::socket_base::max_listen_connections, code);
    if (code) return Error{code.message(), where, "a free port that may be listened on"};
    return std::nullopt;
  }

  // None is needed by a connection from this machine: it may be a proxy's.
  static std::optional<AddressPlaces::Place> place_for(const Socket& socket, Services& services) {
    error_code code;
    const auto endpoint = socket.remote_endpoint(code);
    if (code) return std::nullopt;
    const std::string network = network_of(endpoint.address().to_string());
    if (is_local(network)) return nullptr;
    auto place = services.connections.take(network);
    if (place == nullptr) return std::nullopt;
    return place;
  }

  Task<void> accept(Services& services) {
    for (std::size_t next = 0; acceptor->is_open(); next = (next + 1) % loops.size()) {
      auto [code, socket] = co_await acceptor->async_accept(loops[next]->context, kAwait);
      if (!code) {
        auto place = place_for(socket, services);
        if (!place) ++services.metrics.connections_refused;
        if (!place) continue;
        net::co_spawn(loops[next]->context,
                      serve_connection(std::move(socket), std::move(*place), *serving[next]),
                      net::detached);
      } else if (acceptor->is_open()) {
        // Out of file handles: those who are here go on; the others wait a moment.
        log_event(Severity::error, "accept", {{"error", code.message()}});
        net::steady_timer pause(loops[0]->context, std::chrono::milliseconds(100));
        co_await pause.async_wait(kAwait);
      }
    }
  }

  Task<void> stop(const Metrics& metrics) {
    error_code ignored;
    ignored = acceptor->close(ignored);
    for (std::size_t i = 0; i < loops.size(); ++i) {
      net::post(loops[i]->context, [&each = *serving[i]] {
        for (OpenSocket* socket : std::set<OpenSocket*>(each.open)) socket->close();
      });
    }
    const auto end = std::chrono::steady_clock::now() + kFarewell;
    // What was asked before is still answered: it may have happened already.
    const auto busy = [&] { return metrics.sockets > 0 || metrics.requests_open > 0; };
    while (busy() && std::chrono::steady_clock::now() < end) {
      net::steady_timer look(loops[0]->context, kFarewellStep);
      co_await look.async_wait(kAwait);
    }
    for (const auto& loop : loops) loop->context.stop();
  }
};

Network::Network(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
Network::~Network() = default;

Result<std::unique_ptr<Network>> Network::listen(const std::string& address, int port,
                                                 int threads) {
  auto inside = std::make_unique<Inside>();
  for (int i = 0; i < threads; ++i) inside->loops.push_back(std::make_unique<NetLoop>());
  if (auto error = inside->listen(address, port)) return *error;
  return std::unique_ptr<Network>(new Network(std::move(inside)));
}

int Network::port() const {
  error_code ignored;
  return inside_->acceptor->local_endpoint(ignored).port();
}

std::vector<Loop*> Network::loops() const {
  std::vector<Loop*> out;
  for (const auto& loop : inside_->loops) out.push_back(loop.get());
  return out;
}

void Network::run(Api& api, Tables& tables, Services& services, std::chrono::seconds idle,
                  const std::function<void()>& stopping) {
  Inside& in = *inside_;
  const auto pause = std::chrono::milliseconds(idle) / OpenSocket::kLooks;
  for (const auto& loop : in.loops) {
    in.serving.push_back(std::make_unique<Serving>(
        Serving{api, tables, services, *loop, loop->context, in.serving, {}}));
    net::co_spawn(loop->context, look_after(*in.serving.back(), pause), net::detached);
  }
  net::signal_set signals(in.loops[0]->context, SIGTERM, SIGINT);
  if (!is_ignored(SIGHUP)) signals.add(SIGHUP);
  signals.async_wait([&](error_code code, int number) {
    if (code) return;
    log_event(Severity::info, "stopping", {{"signal", number}});
    stopping();
    net::co_spawn(in.loops[0]->context, in.stop(services.metrics), net::detached);
  });
  net::co_spawn(in.loops[0]->context, in.accept(services), net::detached);

  std::vector<std::thread> threads;
  for (std::size_t i = 1; i < in.loops.size(); ++i) {
    threads.emplace_back([&context = in.loops[i]->context] {
      const auto work = net::make_work_guard(context);
      context.run();
    });
  }
  in.loops[0]->context.run();
  for (std::thread& thread : threads) thread.join();
}

}  // namespace pionek
