// Standing orders as JSON: for the one seat that gave them, and for whoever keeps a table.
#pragma once

#include "engine/core/json_text.hpp"
#include "table/orders.hpp"

namespace pionek {

// Fields: verb, limit, otherwise, until, about. What is wrong is latched in the reader.
Order read_order(const JsonReader& in, const Catalog& catalog);

// The field "orders": those of one seat.
void write_orders(JsonText& out, const Orders& orders, Seat seat, const Catalog& catalog);

// All orders of all seats with what is remembered of them. Never for anybody's eyes.
json::array kept_orders_json(const Orders& orders, const Catalog& catalog);
Orders read_kept_orders(const JsonReader& in, const Catalog& catalog);

}  // namespace pionek
