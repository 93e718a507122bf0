// How a node passes a visitor on to the node that has the table: as an ordinary request with one
// header more, which says who asks and proves that a node of this cluster says so.
#pragma once

#include "server/secrets.hpp"
#include "server/storage.hpp"

namespace pionek {

class Relay {
 public:
  static constexpr const char* kHeader = "X-Pionek-Relay";

  // `secret`: that of the cluster, which only its database has.
  explicit Relay(std::string secret) : keys_(std::move(secret)) {}

  // The header for a visitor of that address. `asked`: method and target.
  [[nodiscard]] std::string pass(const std::string& address, const std::string& asked,
                                 Millis now) const;
  // Whether a node made it for this, a moment ago.
  [[nodiscard]] bool accepts(std::string_view header, const std::string& asked, Millis now) const;
  // Who asks, by a header that was accepted.
  static std::string address_in(std::string_view header);

 private:
  KeyHasher keys_;
};

// "/ws", or "/ws?table=ID".
inline constexpr std::string_view kSocketPath = "/ws";

// The table that a request is for: "/ws?table=ID", "/api/tables/ID/..."; empty: for none.
std::string table_in(std::string_view target);

}  // namespace pionek
