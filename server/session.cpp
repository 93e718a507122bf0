#include "server/session.hpp"

#include <algorithm>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>

#include "server/api.hpp"
#include "server/log.hpp"
#include "server/socket_talk.hpp"
#include "server/tables.hpp"

namespace pionek {
namespace {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = net::ip::tcp;
using Stream = beast::basic_stream<tcp, Executor>;
using Request = http::request<http::string_body>;

// Errors are ordinary here: the other side may go away at any time.
using Await = net::use_awaitable_t<Executor>;
constexpr auto kAwait = net::as_tuple(Await());
constexpr std::chrono::seconds kRequestTimeout{30};

std::string text_of(beast::string_view text) { return {text.data(), text.size()}; }

// A socket that takes both kinds of addresses sees those of version 4 in the clothes of version 6.
net::ip::address undressed(const net::ip::address& address) {
  if (!address.is_v6() || !address.to_v6().is_v4_mapped()) return address;
  return net::ip::make_address_v4(net::ip::v4_mapped, address.to_v6());
}

// Behind a proxy on the same machine, the proxy says who asks.
std::string client_address(const Stream& stream, const Request& request) {
  beast::error_code code;
  const auto endpoint = stream.socket().remote_endpoint(code);
  if (code) return "";
  const net::ip::address peer = undressed(endpoint.address());
  const std::string forwarded = text_of(request["X-Forwarded-For"]);
  if (!peer.is_loopback() || forwarded.empty()) return peer.to_string();
  const std::size_t comma = forwarded.rfind(',');
  const std::size_t begin = comma == forwarded.npos ? 0 : comma + 1;
  return forwarded.substr(forwarded.find_first_not_of(' ', begin) == forwarded.npos
                              ? begin
                              : forwarded.find_first_not_of(' ', begin));
}

// A page of another site must not open a socket in the name of its visitor. Programs that are no
// browsers send no Origin.
bool same_origin(const Request& request) {
  const std::string origin = text_of(request[http::field::origin]);
  if (origin.empty()) return true;
  const std::size_t host = origin.find("://");
  return host != origin.npos && origin.substr(host + 3) == text_of(request[http::field::host]);
}

class WebSocket final : public Client,
                        public OpenSocket,
                        public std::enable_shared_from_this<WebSocket> {
 public:
  WebSocket(Stream stream, Serving& serving)
      : socket_(std::move(stream)), serving_(serving), talk_(serving.tables, serving.metrics) {}

  static Task<void> run(std::shared_ptr<WebSocket> self, Request request) {
    self->prepare();
    const auto [refused] = co_await self->socket_.async_accept(request, kAwait);
    if (refused) co_return;
    Serving& serving = self->serving_;
    serving.open.insert(self.get());
    ++serving.metrics.sockets;
    ++serving.metrics.sockets_opened;
    co_await self->read_on(self);
    self->talk_.leave(self);
    serving.open.erase(self.get());
    --serving.metrics.sockets;
  }

  void send(std::shared_ptr<const std::string> message) override {
    net::dispatch(socket_.get_executor(),
                  [self = shared_from_this(), message] { self->queue(message); });
  }

  void close() override {
    closing_ = true;
    if (!writing_) goodbye(websocket::close_code::going_away);
  }

  void look() override {
    ++silent_;
    if (silent_ > kLooks) return drop();
    if (silent_ < kLooks / 2 || pinging_) return;
    pinging_ = true;
    socket_.async_ping({},
                       [self = shared_from_this()](beast::error_code) { self->pinging_ = false; });
  }

 private:
  // Beast would wind up a timer anew for every message, which costs more than reading it; so
  // silence is noticed by look().
  void prepare() {
    auto timeout = websocket::stream_base::timeout::suggested(beast::role_type::server);
    timeout.idle_timeout = websocket::stream_base::none();
    socket_.set_option(timeout);
    socket_.control_callback([this](websocket::frame_type, beast::string_view) { silent_ = 0; });
    socket_.read_message_max(kMaxMessageBytes);
    socket_.auto_fragment(false);  // one message, one frame: easier for small clients
  }

  Task<void> read_on(const std::shared_ptr<WebSocket>& self) {
    beast::flat_buffer buffer;
    for (;;) {
      const auto [code, size] = co_await socket_.async_read(buffer, kAwait);
      if (code) co_return;
      silent_ = 0;
      const auto bytes = buffer.cdata();
      const std::string_view text(static_cast<const char*>(bytes.data()), bytes.size());
      if (!socket_.got_text()) {
        goodbye(websocket::close_code::unknown_data);
      } else if (!talk_.receive(self, text, serving_.loop.now())) {
        goodbye(websocket::close_code::policy_error);
      }
      buffer.consume(size);
      if (buffer.capacity() > kKeptBytes) buffer.shrink_to_fit();
    }
  }

  void queue(const std::shared_ptr<const std::string>& message) {
    if (dropped_) return;
    queued_bytes_ += message->size();
    if (queued_bytes_ > kMaxQueuedBytes) {
      ++serving_.metrics.sockets_dropped;
      log_event(Level::warning, "slow_client");
      return drop();
    }
    queue_.push_back(message);
    if (!writing_) write_next();
  }

  void write_next() {
    writing_ = true;
    socket_.text(true);
    socket_.async_write(net::buffer(*queue_.front()),
                        [self = shared_from_this()](beast::error_code code, std::size_t size) {
                          self->written(code, size);
                        });
  }

  void written(beast::error_code code, std::size_t size) {
    writing_ = false;
    if (code) dropped_ = true;
    if (dropped_) return;
    ++serving_.metrics.messages_out;
    serving_.metrics.bytes_out += static_cast<std::int64_t>(size);
    queued_bytes_ -= queue_.front()->size();
    queue_.pop_front();
    if (!queue_.empty()) {
      write_next();
    } else if (closing_) {
      goodbye(websocket::close_code::going_away);
    }
  }

  // The reader sees the end when the other side has answered.
  void goodbye(websocket::close_code code) {
    if (said_goodbye_) return;
    said_goodbye_ = true;
    socket_.async_close(code, [self = shared_from_this()](beast::error_code) {});
  }

  // It does not read, so it would not read a goodbye.
  void drop() {
    dropped_ = true;
    beast::get_lowest_layer(socket_).close();
  }

  static constexpr std::size_t kKeptBytes = 4096;

  websocket::stream<Stream> socket_;
  Serving& serving_;
  SocketTalk talk_;
  std::deque<std::shared_ptr<const std::string>> queue_;
  std::size_t queued_bytes_ = 0;
  int silent_ = 0;  // looks since something was heard
  bool pinging_ = false;
  bool writing_ = false;
  bool closing_ = false;
  bool said_goodbye_ = false;
  bool dropped_ = false;
};

// The routes answer from whatever thread; the answer comes back to this connection's.
Task<HttpResponse> ask(Serving& serving, HttpRequest request) {
  const auto executor = co_await net::this_coro::executor;
  co_return co_await net::async_initiate<const Await, void(HttpResponse)>(
      [&serving, executor](auto handler, const HttpRequest& asked) {
        const auto kept = std::make_shared<decltype(handler)>(std::move(handler));
        serving.api.handle(
            asked,
            [kept, executor](HttpResponse response) {
              net::post(executor, [kept, response = std::move(response)]() mutable {
                (*kept)(std::move(response));
              });
            },
            serving.loop.now());
      },
      Await(), std::move(request));
}

template <class Body>
void fill_headers(http::response<Body>& out, const HttpResponse& response, bool keep_alive) {
  out.set(http::field::server, "pionek");
  out.set(http::field::content_type, response.type);
  for (const auto& [name, value] : security_headers()) out.set(name, value);
  for (const auto& [name, value] : response.headers) out.set(name, value);
  if (response.headers.empty()) out.set(http::field::cache_control, "no-store");
  out.keep_alive(keep_alive);
}

Task<bool> write_response(Stream& stream, const HttpResponse& response, const Request& request) {
  const std::string_view bytes =
      response.fixed.empty() ? std::string_view(response.body) : response.fixed;
  http::response<http::span_body<const char>> out{static_cast<http::status>(response.status),
                                                  request.version()};
  fill_headers(out, response, request.keep_alive());
  const bool head = request.method() == http::verb::head;
  out.content_length(bytes.size());
  if (!head) out.body() = {bytes.data(), bytes.size()};
  http::response_serializer<http::span_body<const char>> serializer(out);
  if (head || response.status == 304) {
    const auto [code, size] = co_await http::async_write_header(stream, serializer, kAwait);
    co_return !code && request.keep_alive();
  }
  const auto [code, size] = co_await http::async_write(stream, serializer, kAwait);
  co_return !code && request.keep_alive();
}

HttpRequest plain(const Stream& stream, Request& request) {
  return {text_of(request.method_string()),
          text_of(request.target()),
          std::move(request.body()),
          client_address(stream, request),
          text_of(request[http::field::accept_encoding]),
          text_of(request[http::field::if_none_match])};
}

// "/ws", or "/ws?table=ID".
constexpr std::string_view kSocketPath = "/ws";
constexpr std::string_view kTableQuery = "?table=";

bool wants_socket(const Request& request) {
  const std::string_view target(request.target().data(), request.target().size());
  return websocket::is_upgrade(request) && target.substr(0, target.find('?')) == kSocketPath;
}

// The thread of the table that a socket comes for.
Serving& home_of(const Request& request, Serving& here) {
  std::string_view query(request.target().data(), request.target().size());
  query.remove_prefix(kSocketPath.size());
  if (!query.starts_with(kTableQuery)) return here;
  const Loop& loop = here.tables.loop_of(std::string(query.substr(kTableQuery.size())));
  const auto lives_there = [&](const auto& each) { return &each->loop == &loop; };
  return **std::find_if(here.all.begin(), here.all.end(), lives_there);
}

// From the request on, a socket lives on the thread of its table: so nothing that is said there has
// to change threads.
void open_socket(Stream stream, Request request, Serving& home) {
  Socket socket = stream.release_socket();
  beast::error_code code;
  if (socket.get_executor() != home.context.get_executor()) {
    const tcp protocol = socket.local_endpoint(code).protocol();
    const auto handle = socket.release(code);
    if (code) return;
    socket = Socket(home.context, protocol, handle);
  }
  const auto opened = std::make_shared<WebSocket>(Stream(std::move(socket)), home);
  net::co_spawn(home.context, WebSocket::run(opened, std::move(request)), net::detached);
}

}  // namespace

Task<void> serve_connection(Socket socket, Serving& serving) {
  beast::error_code ignored;
  ignored = socket.set_option(tcp::no_delay(true), ignored);
  Stream stream(std::move(socket));
  beast::flat_buffer buffer;
  for (bool open = true; open;) {
    http::request_parser<http::string_body> parser;
    parser.body_limit(kMaxBodyBytes);
    stream.expires_after(kRequestTimeout);
    const auto [code, size] = co_await http::async_read(stream, buffer, parser, kAwait);
    Request request = parser.release();
    if (code == http::error::body_limit) {
      request.keep_alive(false);
      co_await write_response(stream, refuse(413, "too_large", "the body is too large"), request);
    }
    if (code) break;
    if (wants_socket(request)) {
      if (!same_origin(request)) {
        log_event(Level::warning, "foreign_origin",
                  {{"origin", text_of(request[http::field::origin])}});
        request.keep_alive(false);
        co_await write_response(
            stream, refuse(403, "origin", "a page of another site may not connect"), request);
        break;
      }
      stream.expires_never();
      Serving& home = home_of(request, serving);
      open_socket(std::move(stream), std::move(request), home);
      co_return;
    }
    HttpRequest asked = plain(stream, request);
    stream.expires_never();
    ++serving.metrics.requests_open;
    const HttpResponse response = co_await ask(serving, std::move(asked));
    stream.expires_after(kRequestTimeout);
    open = co_await write_response(stream, response, request);
    --serving.metrics.requests_open;
  }
  ignored = stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
}

}  // namespace pionek
