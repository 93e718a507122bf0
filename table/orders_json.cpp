#include "table/orders_json.hpp"

#include <limits>

namespace pionek {
namespace {

Thing read_thing(const JsonReader& in, const Catalog& catalog) {
  const std::string text = in.string();
  const std::size_t colon = text.find(':');
  for (int set = 0; colon != std::string::npos && set < catalog.sets(); ++set) {
    if (catalog.set_id(set) != std::string_view(text).substr(0, colon)) continue;
    if (const auto index = catalog.find(set, std::string_view(text).substr(colon + 1))) {
      return {static_cast<std::uint8_t>(set), static_cast<std::uint16_t>(*index)};
    }
  }
  in.fail("found '" + text + "'", "a thing of this game, such as those in \"targets\"");
  return {};
}

json::object order_json(const Order& order, const Catalog& catalog) {
  json::object out{{"verb", order.verb}};
  if (order.limit) out["limit"] = *order.limit;
  if (!order.otherwise.empty()) out["otherwise"] = order.otherwise;
  out["until"] = kUntilIds[static_cast<std::size_t>(order.until)];
  json::array about;
  for (const Thing thing : order.about) about.push_back(json::string(catalog.target(thing)));
  out["about"] = std::move(about);
  return out;
}

}  // namespace

Order read_order(const JsonReader& in, const Catalog& catalog) {
  Order order;
  order.verb = in["verb"].string();
  if (in.has("limit")) {
    order.limit =
        static_cast<std::int32_t>(in["limit"].integer(0, std::numeric_limits<std::int32_t>::max()));
    // A bid is meant for what is on sale now.
    order.until = Order::Until::question;
  }
  if (in.has("otherwise")) order.otherwise = in["otherwise"].string();
  if (in.has("until")) order.until = static_cast<Order::Until>(in["until"].one_of(kUntilIds));
  if (in.has("about")) {
    const std::size_t count = in["about"].size(0, Phrase::kMaxArgs);
    for (std::size_t i = 0; i < count; ++i) {
      order.about.push_back(read_thing(in["about"].at(i), catalog));
    }
  }
  return order;
}

void write_orders(JsonText& out, const Orders& orders, Seat seat, const Catalog& catalog) {
  out.array("orders", [&] {
    for (const GivenOrder& given : orders.of(seat))
      out.value(json::value(order_json(given, catalog)));
  });
}

json::array kept_orders_json(const Orders& orders, const Catalog& catalog) {
  json::array out;
  for (int seat = 0; seat < kMaxSeats; ++seat) {
    json::array all;
    for (const GivenOrder& given : orders.of(seat_at(seat))) {
      json::object order = order_json(given, catalog);
      order["round"] = given.round;
      order["used"] = given.used;
      all.push_back(std::move(order));
    }
    out.push_back(
        json::object{{"forced", orders.forced(seat_at(seat))}, {"given", std::move(all)}});
  }
  return out;
}

Orders read_kept_orders(const JsonReader& in, const Catalog& catalog) {
  Orders orders;
  for (int seat = 0; seat < static_cast<int>(in.size(0, kMaxSeats)); ++seat) {
    const JsonReader from = in.at(static_cast<std::size_t>(seat));
    orders.set_forced(seat_at(seat), from["forced"].boolean());
    const JsonReader all = from["given"];
    for (std::size_t i = 0; i < all.size(); ++i) {
      const JsonReader given = all.at(i);
      orders.remember(seat_at(seat), {read_order(given, catalog), given["round"].number<int>(0),
                                      given["used"].boolean()});
    }
  }
  return orders;
}

}  // namespace pionek
