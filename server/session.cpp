#include "server/session.hpp"

#include <algorithm>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "server/address.hpp"
#include "server/api.hpp"
#include "server/log.hpp"
#include "server/origin.hpp"
#include "server/tables.hpp"
#include "server/tunnel.hpp"
#include "server/upgrade.hpp"

namespace pionek {
namespace {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = net::ip::tcp;
using Stream = beast::basic_stream<tcp, Executor>;

// Errors are ordinary here: the other side may go away at any time.
using Await = net::use_awaitable_t<Executor>;
constexpr auto kAwait = net::as_tuple(Await());
constexpr std::chrono::seconds kRequestTimeout{30};
constexpr int kNotModified = 304;

std::string text_of(beast::string_view text) { return {text.data(), text.size()}; }

std::string peer_of(const Stream& stream) {
  beast::error_code code;
  const auto endpoint = stream.socket().remote_endpoint(code);
  return code ? "" : network_of(endpoint.address().to_string());
}

bool is_from_here(const Stream& stream, const Request& request) {
  return is_local(peer_of(stream)) && request.count("X-Forwarded-For") == 0 &&
         request.count(Relay::kHeader) == 0;
}

// Behind a proxy on the same machine, the proxy says who asks; whoever was passed on, another node.
std::string client_address(const Stream& stream, const Request& request) {
  const std::string_view relayed(request[Relay::kHeader]);
  if (!relayed.empty()) return Relay::address_in(relayed);
  std::string peer = peer_of(stream);
  const std::string_view forwarded(request["X-Forwarded-For"]);
  if (!is_local(peer) || forwarded.empty()) return peer;
  const std::string_view last = forwarded.substr(forwarded.rfind(',') + 1);
  const std::size_t begin = std::min(last.find_first_not_of(' '), last.size());
  const std::string told = network_of(last.substr(begin));
  return told.empty() ? peer : told;
}

bool may_change_something(const Request& request) {
  return request.method() != http::verb::get && request.method() != http::verb::head;
}

HttpResponse complain(Services& services, const char* about, std::string_view said, Millis now,
                      HttpResponse answer) {
  ++services.metrics.foreign;
  // One a second: whoever sends thousands must not fill the log.
  if (services.complaints.take(about, now)) {
    log_event(Severity::warning, about, {{"said", shortened(said)}});
  }
  return answer;
}

// What a node that passes a request on vouches for.
std::string asked_for(const Request& request) {
  return text_of(request.method_string()) + " " + text_of(request.target());
}

// What the head of a request alone is refused for; none when it is sound. Where its end is in doubt
// the next request would begin in the wrong place, so every refusal ends the connection.
std::optional<HttpResponse> refuse_head(const Request& request, bool socket, Serving& serving) {
  const auto count = [&](http::field name) { return request.count(name); };
  const bool coded = count(http::field::transfer_encoding) > 0;
  if (coded && (!request.chunked() || count(http::field::transfer_encoding) > 1 ||
                count(http::field::content_length) > 0)) {
    return refuse(400, "malformed", "a body is sent with its length, or chunked");
  }
  const std::size_t hosts = count(http::field::host);
  if (hosts > 1 || (hosts == 0 && request.version() >= 11)) {
    return refuse(400, "malformed", "a request names one host");
  }
  Services& services = serving.services;
  const std::size_t relays = request.count(Relay::kHeader);
  if (relays > 0 &&
      (relays > 1 || services.relay == nullptr ||
       !services.relay->accepts(request[Relay::kHeader], asked_for(request), serving.loop.now()))) {
    return complain(services, "foreign_relay", request[Relay::kHeader], serving.loop.now(),
                    refuse(403, "relay", "this was not passed on by a node of this cluster"));
  }
  const std::string_view host(request[http::field::host]);
  if (hosts > 0 && !is_served(host, services.hosts)) {
    return complain(
        services, "foreign_host", host, serving.loop.now(),
        refuse(421, "host", "'" + shortened(host) + "' is not served here; see --host"));
  }
  // A page of another site must not do anything in the name of its visitor. Programs that are no
  // browsers send no Origin.
  const std::string_view origin(request[http::field::origin]);
  if ((socket || may_change_something(request)) && count(http::field::origin) > 0 &&
      !same_origin(origin, host)) {
    return complain(services, "foreign_origin", origin, serving.loop.now(),
                    refuse(403, "origin", "a page of another site may not do this"));
  }
  return std::nullopt;
}

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

// Written out here: Beast's own writer would take the compiler longer than all of this file.
std::string head_of(const HttpResponse& response, std::size_t size, const Request& request) {
  const std::string status = std::to_string(response.status);
  const auto reason = http::obsolete_reason(static_cast<http::status>(response.status));
  std::string head = "HTTP/1.1 " + status + " " + text_of(reason) + "\r\n";
  const auto field = [&](std::string_view name, std::string_view value) {
    head.append(name).append(": ").append(value).append("\r\n");
  };
  field("Server", "pionek");
  field("Content-Type", response.type);
  for (const auto& [name, value] : security_headers(response.type)) field(name, value);
  for (const auto& [name, value] : response.headers) field(name, value);
  if (response.headers.empty()) field("Cache-Control", "no-store");
  if (response.status != kNotModified) field("Content-Length", std::to_string(size));
  if (!request.keep_alive()) field("Connection", "close");
  return head + "\r\n";
}

// False when the connection ends with it.
Task<bool> write_response(Stream& stream, const HttpResponse& response, const Request& request) {
  std::string_view body = response.fixed.empty() ? std::string_view(response.body) : response.fixed;
  const std::string head = head_of(response, body.size(), request);
  if (request.method() == http::verb::head || response.status == kNotModified) body = {};
  const std::array<net::const_buffer, 2> all{net::buffer(head), net::buffer(body)};
  const auto [code, size] = co_await net::async_write(stream, all, kAwait);
  co_return !code && request.keep_alive();
}

HttpRequest plain(const Stream& stream, Request& request) {
  return {text_of(request.method_string()),
          text_of(request.target()),
          std::move(request.body()),
          client_address(stream, request),
          text_of(request[http::field::accept_encoding]),
          text_of(request[http::field::if_none_match]),
          is_from_here(stream, request)};
}

bool wants_socket(const Request& request) {
  const std::string_view target(request.target().data(), request.target().size());
  return websocket::is_upgrade(request) && target.substr(0, target.find('?')) == kSocketPath;
}

// The thread of the table that a socket comes for.
Serving& home_of(const Request& request, Serving& here) {
  const std::string table = table_in(text_of(request.target()));
  if (table.empty()) return here;
  const Loop& loop = here.tables.loop_of(table);
  const auto lives_there = [&](const auto& each) { return &each->loop == &loop; };
  return **std::find_if(here.all.begin(), here.all.end(), lives_there);
}

// From the request on, a socket lives on the thread of its table: so nothing that is said there has
// to change threads.
std::optional<Socket> moved_home(Socket socket, Serving& home) {
  if (socket.get_executor() == home.context.get_executor()) return socket;
  beast::error_code code;
  const tcp protocol = socket.local_endpoint(code).protocol();
  const auto handle = socket.release(code);
  if (code) return std::nullopt;
  return Socket(home.context, protocol, handle);
}

HttpResponse unavailable() {
  const Found found{nullptr, true};
  return refuse(503, found.code(), found.message());
}

// The request as another node is to read it. It is the last one of its connection, unless that
// becomes a WebSocket; how its body was sent is over.
std::string relayed_text(const Request& request, bool socket, const std::string& pass) {
  std::string text = text_of(request.method_string()) + " " + text_of(request.target());
  text += " HTTP/1.1\r\n";
  const auto field = [&](std::string_view name, std::string_view value) {
    text.append(name).append(": ").append(value).append("\r\n");
  };
  for (const auto& each : request) {
    const bool stays = each.name() != http::field::transfer_encoding &&
                       each.name() != http::field::content_length &&
                       (socket || each.name() != http::field::connection);
    if (stays) field(each.name_string(), each.value());
  }
  if (!socket) field("Connection", "close");
  if (!request.body().empty()) field("Content-Length", std::to_string(request.body().size()));
  field(Relay::kHeader, pass);
  return text + "\r\n" + request.body();
}

// Where a table is in memory, when it was looked for and has been opened if it is nobody's.
struct Whereabouts {
  bool unreadable = false;
  std::string elsewhere;
};

Task<Whereabouts> find_table(Serving& serving, std::string id) {
  const auto executor = co_await net::this_coro::executor;
  co_return co_await net::async_initiate<const Await, void(Whereabouts)>(
      [&serving, executor](auto handler, const std::string& table) {
        const auto kept = std::make_shared<decltype(handler)>(std::move(handler));
        serving.tables.with(table, [kept, executor](const Found& found) {
          net::post(executor, [kept, where = Whereabouts{found.unreadable, found.elsewhere}] {
            (*kept)(where);
          });
        });
      },
      Await(), std::move(id));
}

// Passes the connection on to the node that has the table; it has ended then. False: it is still
// here.
Task<bool> passed_on(Stream& stream, const beast::flat_buffer& buffer, const Request& request,
                     const std::string& node, AddressPlaces::Place place, Serving& serving) {
  const std::string address = client_address(stream, request);
  if (place == nullptr) place = serving.services.connections.take(address);
  if (place == nullptr) co_return false;
  const std::string pass =
      serving.services.relay->pass(address, asked_for(request), serving.loop.now());
  const Passage passage{node, relayed_text(request, wants_socket(request), pass), place};
  stream.expires_never();
  co_return co_await pass_on(stream.socket(), buffer, passage, serving);
}

// Whether the request was answered, or passed on, because its table is not here; then the
// connection has ended. Who was passed on already is not passed on again: nodes that disagree for a
// moment would send somebody in circles.
Task<bool> served_elsewhere(Stream& stream, const beast::flat_buffer& buffer, Request& request,
                            const AddressPlaces::Place& place, Serving& serving) {
  Services& services = serving.services;
  const std::string table = table_in(text_of(request.target()));
  if (services.relay == nullptr || table.empty()) co_return false;
  HttpResponse answer = refuse(429, "too_fast", "too many requests; slow down");
  if (services.searches.take(client_address(stream, request), serving.loop.now())) {
    const Whereabouts where = co_await find_table(serving, table);
    if (!where.unreadable) co_return false;
    const bool passes = !where.elsewhere.empty() && request.count(Relay::kHeader) == 0;
    if (passes && co_await passed_on(stream, buffer, request, where.elsewhere, place, serving)) {
      co_return true;
    }
    answer = unavailable();
  }
  request.keep_alive(false);
  stream.expires_after(kRequestTimeout);
  co_await write_response(stream, answer, request);
  co_return true;
}

}  // namespace

Task<void> serve_connection(Socket socket, AddressPlaces::Place place, Serving& serving) {
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
    const bool socket_wanted = wants_socket(request);
    if (const auto refused = refuse_head(request, socket_wanted, serving)) {
      request.keep_alive(false);
      co_await write_response(stream, *refused, request);
      break;
    }
    if (co_await served_elsewhere(stream, buffer, request, place, serving)) break;
    if (socket_wanted) {
      const std::string address = client_address(stream, request);
      if (place == nullptr) place = serving.services.connections.take(address);
      if (place == nullptr) {
        ++serving.services.metrics.connections_refused;
        request.keep_alive(false);
        co_await write_response(
            stream, refuse(429, "too_many", "too many connections from your address"), request);
        break;
      }
      stream.expires_never();
      Serving& home = home_of(request, serving);
      auto moved = moved_home(stream.release_socket(), home);
      const std::string table = table_in(text_of(request.target()));
      if (moved)
        open_socket(std::move(*moved), std::move(request), {address, std::move(place), table},
                    home);
      co_return;
    }
    HttpRequest asked = plain(stream, request);
    stream.expires_never();
    ++serving.services.metrics.requests_open;
    const HttpResponse response = co_await ask(serving, std::move(asked));
    stream.expires_after(kRequestTimeout);
    open = co_await write_response(stream, response, request);
    --serving.services.metrics.requests_open;
  }
  ignored = stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
}

}  // namespace pionek
