#include "server/api.hpp"

#include <charconv>

namespace pionek {
namespace {

constexpr std::string_view kTables = "/api/tables";

// "/api/tables/ID/seats/2" is {"ID", "seats/2"}.
std::optional<std::pair<std::string, std::string>> table_of(std::string_view path) {
  if (!path.starts_with(kTables) || path.size() <= kTables.size() || path[kTables.size()] != '/') {
    return std::nullopt;
  }
  path.remove_prefix(kTables.size() + 1);
  const std::size_t slash = path.find('/');
  if (slash == path.npos) return std::nullopt;
  return std::pair(std::string(path.substr(0, slash)), std::string(path.substr(slash + 1)));
}

HttpResponse too_fast() { return refuse(429, "too_fast", "too many requests; slow down"); }
HttpResponse not_found() { return refuse(404, "not_found", "there is nothing at this address"); }
HttpResponse not_found(const Found& table) {
  return refuse(table.unreadable ? 503 : 404, table.code(), table.message());
}

std::optional<int> seat_number(std::string_view text) {
  int seat = 0;
  const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), seat);
  if (code != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return seat;
}

}  // namespace

Api::Api(Services& services, const Shelf& shelf, Tables& tables)
    : services_(services),
      shelf_(shelf),
      tables_(tables),
      assets_(shelf),
      changes_(per_second(services.limits.changes, 5 * services.limits.changes)),
      reads_(per_second(services.limits.reads, 5 * services.limits.reads)),
      joins_(per_hour(services.limits.joins)),
      new_tables_(per_hour(services.limits.new_tables)) {}

void Api::handle(const HttpRequest& request, const Reply& reply, Millis now) {
  ++services_.metrics.requests;
  const std::string path = request.target.substr(0, request.target.find('?'));
  if (request.method == "GET" && path == "/healthz") {
    return reply({200, "text/plain; charset=utf-8", "ok\n", {}, {}});
  }
  if (request.method == "GET" && path == "/readyz") {
    const bool ready = services_.ready;
    return reply(
        {ready ? 200 : 503, "text/plain; charset=utf-8", ready ? "ready\n" : "not now\n", {}, {}});
  }
  if (request.method == "GET" && path == "/metrics" && (request.local || services_.open_metrics)) {
    return reply(
        {200, "text/plain; version=0.0.4; charset=utf-8", services_.metrics.text(), {}, {}});
  }
  if (request.method == "POST") return post(request, reply, now);
  if (request.method != "GET" && request.method != "HEAD") {
    return reply(refuse(405, "method", "expected GET, HEAD or POST"));
  }
  if (!reads_.take(request.address, now)) return reply(too_fast());
  if (path == kTables) {
    return reply({200, "application/json", *services_.lobby.text(now), {}, {}});
  }
  if (const auto table = table_of(path); table && table->second == "record") {
    return tables_.with(table->first, [reply](const Found& found) {
      if (!found.table) return reply(not_found(found));
      found.table->record(reply);
    });
  }
  if (auto file = assets_.find(request)) return reply(std::move(*file));
  reply(path.starts_with("/api/") ? not_found() : assets_.missing(request));
}

void Api::post(const HttpRequest& request, const Reply& reply, Millis now) {
  if (!changes_.take(request.address, now)) return reply(too_fast());
  const std::string path = request.target.substr(0, request.target.find('?'));
  if (path == kTables) return new_table(request, reply, now);
  const auto table = table_of(path);
  if (!table) return reply(not_found());
  if (request.body.size() > kMaxMessageBytes) {
    return reply(refuse(413, "too_large", "the body is too large"));
  }
  auto body = parse_json(request.body, "body");
  if (!body) return reply(refuse(400, "malformed", body.error().text()));
  if (table->second == "join" && !joins_.take(request.address, now)) {
    return reply(refuse(429, "too_many", "too many seats taken from your address; wait a while"));
  }
  if (table->second == "rematch" && !new_tables_.take(request.address, now)) {
    return reply(refuse(429, "too_many", "too many new tables from your address; wait a while"));
  }
  table_route(table->first, table->second, std::move(*body), reply);
}

// Attempts count, too. A record is read and a puzzle solved where nobody waits for the thread.
void Api::new_table(const HttpRequest& request, const Reply& reply, Millis now) {
  if (!new_tables_.take(request.address, now)) {
    return reply(refuse(429, "too_many", "too many new tables from your address; wait a while"));
  }
  const auto make = [this, text = request.body, reply] {
    const auto body = parse_json(text, "body");
    if (!body) return reply(refuse(400, "malformed", body.error().text()));
    auto made = read_new_table(*body, shelf_, services_.keys, services_.seeds);
    if (!made) return reply(refuse(400, "malformed", made.error().text()));
    tables_.create(std::move(*made), reply);
  };
  const auto names = [&](std::string_view what) {
    return request.body.find(what) != std::string::npos;
  };
  const bool long_work = names("\"record\"") || names("\"puzzle\"");
  const bool short_work = !long_work && request.body.size() <= kMaxMessageBytes;
  short_work ? make() : services_.workers.submit(Urgency::play, make);
}

void Api::table_route(const std::string& id, const std::string& rest, json::value body,
                      const Reply& reply) {
  constexpr std::string_view kSeats = "seats/";
  using Ask = std::function<void(LiveTable&)>;
  Ask ask;
  if (rest == "start") {
    ask = [body = std::move(body), reply](LiveTable& table) { table.start(body, reply); };
  } else if (rest == "join") {
    ask = [body = std::move(body), reply](LiveTable& table) { table.join(body, reply); };
  } else if (rest == "replace") {
    ask = [body = std::move(body), reply](LiveTable& table) { table.replace(body, reply); };
  } else if (rest == "notices") {
    ask = [body = std::move(body), reply](LiveTable& table) { table.notices(body, reply); };
  } else if (rest == "rematch") {
    const auto make = [this](NewTable&& made, Reply then) {
      tables_.create(std::move(made), std::move(then));
    };
    ask = [body = std::move(body), make, reply](LiveTable& table) {
      table.rematch(body, make, reply);
    };
  } else if (rest.starts_with(kSeats)) {
    const auto seat = seat_number(std::string_view(rest).substr(kSeats.size()));
    if (!seat) return reply(not_found());
    ask = [seat = *seat, body = std::move(body), reply](LiveTable& table) {
      table.change_seat(seat, body, reply);
    };
  } else {
    return reply(not_found());
  }
  tables_.with(id, [ask = std::move(ask), reply](const Found& found) {
    if (!found.table) return reply(not_found(found));
    ask(*found.table);
  });
}

}  // namespace pionek
