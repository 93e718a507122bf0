// One WebSocket's messages: parsed, counted against the limits, and passed to the tables they name.
// Knows nothing of the network: the socket gives it texts and is its Client.
#pragma once

#include <set>

#include "server/tables.hpp"

namespace pionek {

class SocketTalk {
 public:
  // `table`: that the socket has come for, if it says so.
  SocketTalk(Tables& tables, Services& services, std::string table = "")
      : tables_(tables), services_(services), table_(std::move(table)) {}

  // False: the client asks for so much that it has to go.
  bool receive(const ClientPtr& client, std::string_view text, Millis now);
  // The same for what is no message.
  bool count(Millis now);
  // The socket is closed.
  void leave(const ClientPtr& client);

 private:
  static constexpr int kMostRefused = 200;

  void refuse(const ClientPtr& client, const std::string& table, std::string_view code,
              std::string_view message);
  void sit(const ClientPtr& client, const std::string& table, const JsonReader& in,
           const std::optional<Error>& wrong, Millis now);
  void stand(const ClientPtr& client, const std::string& table);

  Tables& tables_;
  Services& services_;
  std::string table_;
  Bucket messages_;
  Bucket sits_;
  int refused_ = 0;
  std::set<std::string> sits_at_;
};

}  // namespace pionek
