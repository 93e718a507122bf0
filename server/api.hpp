// The routes of the server: which request goes where. Everything that is no WebSocket.
#pragma once

#include "server/assets.hpp"
#include "server/rooms.hpp"

namespace pionek {

class Api {
 public:
  Api(House& house, const Shelf& shelf, Rooms& rooms, double tables_per_hour);

  // From any thread. The reply comes once, from any thread.
  void handle(const HttpRequest& request, const Reply& reply, Millis now);

 private:
  void post(const HttpRequest& request, const Reply& reply, Millis now);
  void new_table(const HttpRequest& request, const json::value& body, const Reply& reply,
                 Millis now);
  // "/api/tables/ID/..." after the id.
  void table_route(const std::string& id, const std::string& rest, json::value body,
                   const Reply& reply);

  House& house_;
  const Shelf& shelf_;
  Rooms& rooms_;
  Assets assets_;
  AddressLimit requests_;
  AddressLimit tables_;
};

}  // namespace pionek
