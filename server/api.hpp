// The routes of the server: which request goes where. Everything that is no WebSocket.
#pragma once

#include <array>

#include "server/assets.hpp"
#include "server/tables.hpp"

namespace pionek {

class Api {
 public:
  Api(Services& services, const Shelf& shelf, Tables& tables);

  // From any thread. The reply comes once, from any thread.
  void handle(const HttpRequest& request, const Reply& reply, Millis now);
  // Those that count for all nodes together, each with a name.
  [[nodiscard]] std::array<std::pair<std::string_view, AddressLimit*>, 4> shared_limits() {
    return {{{"changes", &changes_},
             {"reads", &reads_},
             {"joins", &joins_},
             {"new-tables", &new_tables_}}};
  }

 private:
  void post(const HttpRequest& request, const Reply& reply, Millis now);
  void new_table(const HttpRequest& request, const Reply& reply, Millis now);
  // "/api/tables/ID/..." after the id.
  void table_route(const std::string& id, const std::string& rest, json::value body,
                   const Reply& reply);

  Services& services_;
  const Shelf& shelf_;
  Tables& tables_;
  Assets assets_;
  AddressLimit changes_;
  AddressLimit reads_;
  AddressLimit joins_;
  AddressLimit new_tables_;
};

}  // namespace pionek
