#include "server/socket_talk.hpp"

namespace pionek {
namespace {

// A message nested deeper than any of ours would only cost memory.
Result<json::value> parse_message(std::string_view text) {
  json::parse_options options;
  options.max_depth = 8;
  boost::system::error_code code;
  json::value value = json::parse(text, code, {}, options);
  if (code) return Error{code.message(), "message", "JSON"};
  if (!value.is_object()) return Error{"found no object", "message", "a JSON object"};
  return value;
}

void send_error(const ClientPtr& client, const std::string& table, std::string_view code,
                std::string_view message) {
  json::object out{
      {"protocol", kProtocolVersion}, {"type", "error"}, {"code", code}, {"message", message}};
  if (!table.empty()) out["table"] = table;
  client->send(std::make_shared<const std::string>(json::serialize(out)));
}

// Who has come for this very table finds it by coming again.
void send_not_found(const ClientPtr& client, const std::string& table, const Found& found,
                    bool came_for_it) {
  if (came_for_it && !found.elsewhere.empty()) return client->come_again();
  send_error(client, table, found.code(), found.message());
}

}  // namespace

bool SocketTalk::count(Millis now) {
  const int limit = services_.limits.messages;
  if (!messages_.take(per_second(limit, 3 * limit), now)) ++refused_;
  return refused_ < kMostRefused;
}

bool SocketTalk::receive(const ClientPtr& client, std::string_view text, Millis now) {
  ++services_.metrics.messages_in;
  const int before = refused_;
  if (!count(now)) return false;
  if (refused_ > before) {
    refuse(client, "", "too_fast", "too many messages; slow down");
    return true;
  }
  auto message = parse_message(text);
  if (!message) {
    refuse(client, "", "malformed", message.error().text());
    return true;
  }
  std::optional<Error> wrong;
  const JsonReader in(*message, "message", wrong);
  const std::string type = in["type"].string();
  if (in.has("protocol")) {
    static_cast<void>(in["protocol"].integer(kProtocolVersion, kProtocolVersion));
  }
  if (!wrong && type == "ping") {
    client->send(std::make_shared<const std::string>(R"({"type":"pong"})"));
    return true;
  }
  const std::string table = in["table"].string();
  if (wrong) {
    refuse(client, table, "malformed", wrong->text());
  } else if (type == "sit") {
    sit(client, table, in, wrong, now);
  } else if (!sits_at_.contains(table)) {
    refuse(client, table, "not_here", "sit down at the table first");
  } else if (type == "stand") {
    sits_at_.erase(table);
    stand(client, table);
  } else {
    tables_.with(table, [client, table, said = std::move(message->as_object()),
                         came = table == table_](const Found& found) mutable {
      if (!found.table) return send_not_found(client, table, found, came);
      found.table->receive(client, std::move(said));
    });
  }
  return true;
}

void SocketTalk::sit(const ClientPtr& client, const std::string& table, const JsonReader& in,
                     const std::optional<Error>& wrong, Millis now) {
  constexpr std::int64_t kMost = std::numeric_limits<std::int32_t>::max();
  in.only(
      {"protocol", "type", "table", "key", "others", "follow", "since", "chat", "lang", "renew"});
  Sit how;
  if (in.has("key") && !in["key"].is_null()) how.key = in["key"].string();
  if (in.has("others")) {
    const JsonReader others = in["others"];
    // Who looks on sits nowhere.
    const std::size_t most = how.key.empty() ? 0 : kMaxSeats;
    for (std::size_t i = 0; i < others.size(0, most); ++i) {
      how.others.push_back(others.at(i).string());
    }
  }
  if (in.has("renew")) how.renew = in["renew"].boolean();
  if (in.has("follow")) how.follow = in["follow"].boolean();
  if (in.has("since")) how.since = static_cast<int>(in["since"].integer(0, kMost));
  if (in.has("chat")) how.chat = static_cast<int>(in["chat"].integer(0, kMost));
  if (in.has("lang")) how.lang = kLangs[static_cast<std::size_t>(in["lang"].one_of(kLangIds))];
  if (wrong) return refuse(client, table, "malformed", wrong->text());
  // Each is told the whole table.
  if (!sits_.take(kSitRate, now)) {
    return refuse(client, table, "too_fast", "you sit down too often");
  }
  if (sits_at_.size() >= kMaxTablesPerSocket && !sits_at_.contains(table)) {
    return refuse(client, table, "too_many", "this connection sits at too many tables");
  }
  sits_at_.insert(table);
  tables_.with(table, [client, table, how, came = table == table_](const Found& found) {
    if (!found.table) return send_not_found(client, table, found, came);
    found.table->sit(client, how);
  });
}

void SocketTalk::stand(const ClientPtr& client, const std::string& table) {
  tables_.with(table, [client](const Found& found) {
    if (found.table) found.table->stand(client.get());
  });
}

void SocketTalk::leave(const ClientPtr& client) {
  for (const std::string& table : std::exchange(sits_at_, {})) stand(client, table);
}

void SocketTalk::refuse(const ClientPtr& client, const std::string& table, std::string_view code,
                        std::string_view message) {
  ++services_.metrics.refused;
  send_error(client, table, code, message);
}

}  // namespace pionek
