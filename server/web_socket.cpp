#include "server/web_socket.hpp"

#include <boost/asio/dispatch.hpp>

#include "server/log.hpp"

namespace pionek {
namespace {

namespace websocket = boost::beast::websocket;

constexpr std::size_t kKeptBytes = 4096;  // of the buffer, between messages
constexpr std::int64_t kMegabyte = 1024 * 1024;
// What the system holds for a client that does not read; it would take megabytes by itself.
constexpr int kSystemBytes = 128 * 1024;

}  // namespace

// Beast would wind up a timer anew for every message, which costs more than reading it; so silence
// is noticed by look().
WebSocket::WebSocket(Socket socket, Visitor visitor, Serving& serving)
    : socket_(std::move(socket)),
      visitor_(std::move(visitor)),
      serving_(serving),
      talk_(serving.tables, serving.services, visitor_.table) {
  auto timeout = websocket::stream_base::timeout::suggested(boost::beast::role_type::server);
  timeout.idle_timeout = websocket::stream_base::none();
  socket_.set_option(timeout);
  socket_.control_callback([this](auto, auto) {
    silent_ = 0;
    if (!talk_.count(serving_.loop.now())) goodbye(CloseCode::policy_error);
  });
  socket_.read_message_max(kMaxMessageBytes);
  socket_.auto_fragment(false);  // one message, one frame: easier for small clients
  Code ignored;
  ignored = socket_.next_layer().set_option(
      boost::asio::socket_base::send_buffer_size(kSystemBytes), ignored);
}

WebSocket::~WebSocket() { unread(-static_cast<std::ptrdiff_t>(queued_bytes_)); }

void open_socket(Socket socket, Request request, Visitor visitor, Serving& home) {
  auto opened = std::make_shared<WebSocket>(std::move(socket), std::move(visitor), home);
  boost::asio::dispatch(home.context,
                        [opened = std::move(opened), request = std::move(request)]() mutable {
                          opened->accept(std::move(request));
                        });
}

void WebSocket::begin() {
  serving_.open.insert(this);
  ++serving_.services.metrics.sockets;
  ++serving_.services.metrics.sockets_opened;
  read_next();
}

void WebSocket::read_next() {
  socket_.async_read(heard_, [self = shared_from_this()](Code code, std::size_t size) {
    if (code) return self->ended();
    self->heard(size);
    self->read_next();
  });
}

void WebSocket::heard(std::size_t size) {
  silent_ = 0;
  const std::string_view text(static_cast<const char*>(heard_.cdata().data()), size);
  if (!socket_.got_text()) {
    goodbye(CloseCode::unknown_data);
  } else if (!talk_.receive(shared_from_this(), text, serving_.loop.now())) {
    goodbye(CloseCode::policy_error);
  }
  heard_.consume(size);
  if (heard_.capacity() > kKeptBytes) heard_.shrink_to_fit();
}

void WebSocket::ended() {
  talk_.leave(shared_from_this());
  serving_.open.erase(this);
  --serving_.services.metrics.sockets;
}

void WebSocket::send(std::shared_ptr<const std::string> message) {
  boost::asio::dispatch(socket_.get_executor(),
                        [self = shared_from_this(), message] { self->queue(message); });
}

void WebSocket::queue(const std::shared_ptr<const std::string>& message) {
  if (dropped_) return;
  unread(static_cast<std::ptrdiff_t>(message->size()));
  if (too_much_unread()) return drop_slow();
  queue_.push_back(message);
  if (!writing_) write_next();
}

// Its own share counts only when all clients together have too much.
bool WebSocket::too_much_unread() const {
  const Services& services = serving_.services;
  const auto own = static_cast<std::int64_t>(queued_bytes_);
  const std::int64_t most = services.limits.unread * kMegabyte;
  const bool crowded =
      services.metrics.unread_bytes > most && own * services.metrics.sockets > most;
  return crowded || queued_bytes_ > kMaxQueuedBytes;
}

void WebSocket::unread(std::ptrdiff_t more) {
  queued_bytes_ += static_cast<std::size_t>(more);
  serving_.services.metrics.unread_bytes += more;
}

void WebSocket::write_next() {
  writing_ = true;
  socket_.text(true);
  socket_.async_write(
      boost::asio::buffer(*queue_.front()),
      [self = shared_from_this()](Code code, std::size_t size) { self->written(code, size); });
}

void WebSocket::written(Code code, std::size_t size) {
  writing_ = false;
  if (code) dropped_ = true;
  if (dropped_) return;
  ++serving_.services.metrics.messages_out;
  serving_.services.metrics.bytes_out += static_cast<std::int64_t>(size);
  stuck_ = 0;
  unread(-static_cast<std::ptrdiff_t>(queue_.front()->size()));
  queue_.pop_front();
  if (!queue_.empty()) {
    write_next();
  } else if (closing_) {
    goodbye(CloseCode::going_away);
  }
}

void WebSocket::come_again() {
  boost::asio::dispatch(socket_.get_executor(), [self = shared_from_this()] { self->close(); });
}

void WebSocket::close() {
  closing_ = true;
  if (!writing_) goodbye(CloseCode::going_away);
}

void WebSocket::look() {
  ++silent_;
  if (writing_) ++stuck_;
  if (stuck_ > kLooks / 2) return drop_slow();
  if (silent_ > kLooks) return drop();
  if (silent_ < kLooks / 2 || pinging_) return;
  pinging_ = true;
  socket_.async_ping({}, [self = shared_from_this()](Code) { self->pinging_ = false; });
}

// The reader sees the end when the other side has answered.
void WebSocket::goodbye(CloseCode code) {
  if (said_goodbye_) return;
  said_goodbye_ = true;
  socket_.async_close(code, [self = shared_from_this()](Code) {});
}

// It does not read, so it would not read a goodbye.
void WebSocket::drop_slow() {
  ++serving_.services.metrics.sockets_dropped;
  log_event(Severity::warning, "slow_client");
  drop();
}

void WebSocket::drop() {
  dropped_ = true;
  Code ignored;
  ignored = socket_.next_layer().close(ignored);
}

}  // namespace pionek
