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

json::array orders_json(const Orders& orders, Seat seat, const Catalog& catalog) {
  json::array out;
  for (const Order& order : orders.of(seat)) {
    json::object each{{"verb", order.verb}};
    if (order.limit) each["limit"] = *order.limit;
    if (!order.otherwise.empty()) each["otherwise"] = order.otherwise;
    each["until"] = kUntilIds[static_cast<std::size_t>(order.until)];
    json::array about;
    for (const Thing thing : order.about) about.push_back(json::string(catalog.target(thing)));
    each["about"] = std::move(about);
    out.push_back(std::move(each));
  }
  return out;
}

}  // namespace pionek
