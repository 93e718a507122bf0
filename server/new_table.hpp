// A table as somebody asks for it, checked and given its keys.
#pragma once

#include "server/facts.hpp"
#include "server/secrets.hpp"
#include "server/shelf.hpp"

namespace pionek {

struct NewTable {
  std::string id;
  Facts facts;
  std::string host_key;
  std::vector<std::string> seat_keys;  // empty for a bot
  // What the host is answered: the only time that the keys are seen.
  [[nodiscard]] json::object keys_json() const;
};

// The body of POST /api/tables.
Result<NewTable> read_new_table(const json::value& body, const Shelf& shelf, const KeyHasher& keys,
                                Seeds& seeds);

}  // namespace pionek
