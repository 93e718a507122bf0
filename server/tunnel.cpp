#include "server/tunnel.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/connect.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>

namespace pionek {
namespace {

namespace net = boost::asio;
using tcp = net::ip::tcp;
using boost::system::error_code;
using Resolver = net::ip::basic_resolver<tcp, Executor>;

constexpr auto kAwait = net::as_tuple(net::use_awaitable_t<Executor>());
constexpr std::chrono::seconds kConnect{2};
constexpr std::size_t kPiece = 4096;

// Both ends of it. The network closes it like any socket; silence is noticed by the node that
// serves it, and that node's by the database.
class Tunnel final : public OpenSocket, public std::enable_shared_from_this<Tunnel> {
 public:
  Tunnel(Socket& client, Serving& serving) : near(client), far(serving.context), serving_(serving) {
    serving_.open.insert(this);
    ++serving_.services.metrics.relays;
    ++serving_.services.metrics.relayed;
  }
  ~Tunnel() override {
    serving_.open.erase(this);
    --serving_.services.metrics.relays;
  }

  void lead_to(const std::string& node) {
    place_ = serving_.services.passages.add(node,
                                            [weak = weak_from_this(), &context = serving_.context] {
                                              net::post(context, [weak] {
                                                if (const auto open = weak.lock()) open->close();
                                              });
                                            });
  }
  void close() override {
    error_code ignored;
    ignored = near.close(ignored);
    ignored = far.close(ignored);
  }
  void look() override {}

  Socket& near;
  Socket far;
  bool heard_out = false;  // the client has said all it had to say

 private:
  Serving& serving_;
  Passages::Place place_;
};

// Whether it was reached in time.
Task<bool> reach(Socket& far, const std::string& node) {
  const std::size_t colon = node.rfind(':');
  if (colon == node.npos) co_return false;
  std::string host = node.substr(0, colon);
  if (host.starts_with('[') && host.ends_with(']')) host = host.substr(1, host.size() - 2);
  net::steady_timer limit(far.get_executor(), kConnect);
  limit.async_wait([&far](error_code code) {
    if (!code) code = far.close(code);
  });
  Resolver resolver(far.get_executor());
  const auto [unknown, places] =
      co_await resolver.async_resolve(host, node.substr(colon + 1), kAwait);
  if (unknown) co_return false;
  const auto [refused, place] = co_await net::async_connect(far, places, kAwait);
  limit.cancel();
  co_return !refused && far.is_open();
}

// Carries bytes until one of the sides has no more.
Task<void> carry(Socket& from, Socket& to) {
  std::array<char, kPiece> piece;
  for (;;) {
    const auto [ended, size] = co_await from.async_read_some(net::buffer(piece), kAwait);
    if (ended) break;
    const auto [refused, sent] =
        co_await net::async_write(to, net::buffer(piece.data(), size), kAwait);
    if (refused) break;
  }
  error_code ignored;
  ignored = to.shutdown(tcp::socket::shutdown_send, ignored);
}

}  // namespace

Task<bool> pass_on(Socket& client, const boost::beast::flat_buffer& rest, const Passage& passage,
                   Serving& serving) {
  const auto tunnel = std::make_shared<Tunnel>(client, serving);
  tunnel->lead_to(passage.node);
  if (!co_await reach(tunnel->far, passage.node)) co_return false;
  error_code ignored;
  ignored = tunnel->far.set_option(tcp::no_delay(true), ignored);
  const std::array<net::const_buffer, 2> begin{net::buffer(passage.begin), rest.cdata()};
  const auto [refused, size] = co_await net::async_write(tunnel->far, begin, kAwait);
  if (refused) co_return true;
  net::steady_timer heard_out(serving.context, net::steady_timer::time_point::max());
  net::co_spawn(serving.context, carry(client, tunnel->far),
                [tunnel, &heard_out](const std::exception_ptr&) {
                  tunnel->heard_out = true;
                  heard_out.cancel();
                });
  co_await carry(tunnel->far, client);
  // The other direction still uses this connection.
  tunnel->close();
  while (!tunnel->heard_out) co_await heard_out.async_wait(kAwait);
  co_return true;
}

}  // namespace pionek
