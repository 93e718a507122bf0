#include "bench/server/echo.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>
#include <thread>

#include "server/sqlite_store.hpp"

namespace pionek {
namespace {

namespace net = boost::asio;
namespace beast = boost::beast;
using tcp = net::ip::tcp;
constexpr auto kAwait = net::as_tuple(net::use_awaitable);

// The same storage that the server uses, with a change of one move.
net::awaitable<void> keep(SqliteStore& store, const std::string& table, int ply,
                          const std::string& text) {
  const auto executor = co_await net::this_coro::executor;
  Change change;
  change.table = table;
  change.head = {"playing", false, ply, 0, ply, std::nullopt};
  change.moves = {{0, text}};
  if (ply == 1) change.opening = TableOpening{};
  co_await net::async_initiate<const net::use_awaitable_t<>, void()>(
      [&, executor](auto handler) {
        const auto kept = std::make_shared<decltype(handler)>(std::move(handler));
        store.write(change, [kept, executor](const auto&) {
          net::post(executor, [kept]() mutable { (*kept)(); });
        });
      },
      net::use_awaitable);
}

net::awaitable<void> echo(tcp::socket socket, SqliteStore& store, int number) {
  beast::websocket::stream<beast::tcp_stream> stream(std::move(socket));
  beast::get_lowest_layer(stream).socket().set_option(tcp::no_delay(true));
  const auto [refused] = co_await stream.async_accept(kAwait);
  if (refused) co_return;
  beast::flat_buffer buffer;
  for (int ply = 1;; ++ply) {
    const auto [code, size] = co_await stream.async_read(buffer, kAwait);
    if (code) co_return;
    co_await keep(store, std::to_string(number), ply, beast::buffers_to_string(buffer.data()));
    stream.text(true);
    const auto [failed, written] = co_await stream.async_write(buffer.data(), kAwait);
    if (failed) co_return;
    buffer.consume(size);
  }
}

net::awaitable<void> accept(tcp::acceptor& acceptor,
                            std::vector<std::unique_ptr<net::io_context>>& contexts,
                            SqliteStore& store) {
  for (int number = 0;; ++number) {
    net::io_context& context = *contexts[static_cast<std::size_t>(number) % contexts.size()];
    auto [code, socket] = co_await acceptor.async_accept(context, kAwait);
    if (code) co_return;
    net::co_spawn(context, echo(std::move(socket), store, number), net::detached);
  }
}

}  // namespace

void run_echo(const std::string& database, int threads, const std::function<void(int)>& ready) {
  auto store = SqliteStore::open(database);
  if (!store) return;
  std::vector<std::unique_ptr<net::io_context>> contexts;
  for (int i = 0; i < threads; ++i) contexts.push_back(std::make_unique<net::io_context>(1));
  tcp::acceptor acceptor(*contexts[0], {net::ip::make_address("127.0.0.1"), 0});
  ready(acceptor.local_endpoint().port());
  net::co_spawn(*contexts[0], accept(acceptor, contexts, **store), net::detached);
  std::vector<std::thread> others;
  for (int i = 1; i < threads; ++i) {
    others.emplace_back([&context = *contexts[static_cast<std::size_t>(i)]] {
      const auto work = net::make_work_guard(context);
      context.run();
    });
  }
  contexts[0]->run();
}

}  // namespace pionek
