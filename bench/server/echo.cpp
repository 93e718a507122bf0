#include "bench/server/echo.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>
#include <condition_variable>
#include <thread>

#include "bench/server/fleet.hpp"
#include "server/sqlite_store.hpp"

namespace pionek {
namespace {

namespace net = boost::asio;
namespace beast = boost::beast;
using tcp = net::ip::tcp;
constexpr auto kAwait = net::as_tuple(net::use_awaitable);

// One thread that inserts all messages that wait, then commits them together.
class MessageLog {
 public:
  explicit MessageLog(const std::string& path) : database_(open(path)) {
    auto insert = database_.prepare("INSERT INTO messages (text) VALUES (?)");
    if (!insert) give_up(insert.error().text());
    insert_ = std::move(*insert);
    std::thread([this] { write_on(); }).detach();
  }

  void keep(std::string text, std::function<void()> done) {
    {
      const std::lock_guard lock(mutex_);
      waiting_.emplace_back(std::move(text), std::move(done));
    }
    more_.notify_one();
  }

 private:
  static Database open(const std::string& path) {
    auto database = Database::open(path, Database::Use::make);
    if (!database) give_up(database.error().text());
    if (auto error = database->make_durable()) give_up(error->text());
    if (auto error = database->run("CREATE TABLE messages (id INTEGER PRIMARY KEY, text TEXT)")) {
      give_up(error->text());
    }
    return std::move(*database);
  }

  void write_on() {
    for (;;) {
      std::vector<std::pair<std::string, std::function<void()>>> jobs;
      {
        std::unique_lock lock(mutex_);
        more_.wait(lock, [this] { return !waiting_.empty(); });
        jobs.swap(waiting_);
      }
      bool failed = database_.run("BEGIN IMMEDIATE").has_value();
      for (const auto& [text, done] : jobs) failed |= insert_.run(text).has_value();
      if (failed || database_.run("COMMIT")) give_up("the yardstick could not insert");
      for (const auto& [text, done] : jobs) done();
    }
  }

  Database database_;
  Statement insert_;
  std::mutex mutex_;
  std::condition_variable more_;
  std::vector<std::pair<std::string, std::function<void()>>> waiting_;
};

net::awaitable<void> kept(MessageLog& log, const std::string& text) {
  const auto executor = co_await net::this_coro::executor;
  co_await net::async_initiate<const net::use_awaitable_t<>, void()>(
      [&, executor](auto handler) {
        const auto shared = std::make_shared<decltype(handler)>(std::move(handler));
        log.keep(text,
                 [shared, executor] { net::post(executor, [shared]() mutable { (*shared)(); }); });
      },
      net::use_awaitable);
}

using Stream = beast::websocket::stream<beast::tcp_stream>;
// Those who are told together; all of them belong to one thread.
using Circle = std::vector<std::shared_ptr<Stream>>;

net::awaitable<void> echo(std::shared_ptr<Stream> stream, std::shared_ptr<Circle> circle,
                          MessageLog& log) {
  beast::get_lowest_layer(*stream).socket().set_option(tcp::no_delay(true));
  const auto [refused] = co_await stream->async_accept(kAwait);
  if (refused) co_return;
  stream->text(true);
  beast::flat_buffer buffer;
  for (;;) {
    const auto [code, size] = co_await stream->async_read(buffer, kAwait);
    if (code) co_return;
    co_await kept(log, beast::buffers_to_string(buffer.data()));
    // The next message of a circle comes only when all of it have heard this one, so that nobody
    // is written to twice at a time.
    for (const auto& each : *circle) {
      const auto [failed, written] = co_await each->async_write(buffer.data(), kAwait);
      if (failed) co_return;
    }
    buffer.consume(size);
  }
}

using Contexts = std::vector<std::unique_ptr<net::io_context>>;

net::awaitable<void> accept(tcp::acceptor& acceptor, Contexts& contexts, std::size_t size,
                            MessageLog& log) {
  for (std::size_t next = 0;; next = (next + 1) % contexts.size()) {
    const auto circle = std::make_shared<Circle>();
    while (circle->size() < size) {
      auto [code, socket] = co_await acceptor.async_accept(*contexts[next], kAwait);
      if (code) co_return;
      circle->push_back(std::make_shared<Stream>(std::move(socket)));
      net::co_spawn(*contexts[next], echo(circle->back(), circle, log), net::detached);
    }
  }
}

}  // namespace

void run_echo(const std::string& database, int threads, int circle,
              const std::function<void(int)>& ready) {
  MessageLog log(database);
  Contexts contexts;
  for (int i = 0; i < threads; ++i) contexts.push_back(std::make_unique<net::io_context>(1));
  tcp::acceptor acceptor(*contexts[0], {net::ip::make_address("127.0.0.1"), 0});
  ready(acceptor.local_endpoint().port());
  net::co_spawn(*contexts[0], accept(acceptor, contexts, static_cast<std::size_t>(circle), log),
                net::detached);
  std::vector<std::thread> others;
  for (std::size_t i = 1; i < contexts.size(); ++i) {
    others.emplace_back([&context = *contexts[i]] {
      const auto work = net::make_work_guard(context);
      context.run();
    });
  }
  contexts[0]->run();
}

}  // namespace pionek
