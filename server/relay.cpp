#include "server/relay.hpp"

#include <charconv>

namespace pionek {
namespace {

// Nodes' clocks differ a little; a header that somebody has copied is soon of no use.
constexpr Millis kFresh = 30 * 1000;

}  // namespace

// "ADDRESS TIME PROOF".
std::string Relay::pass(const std::string& address, const std::string& asked, Millis now) const {
  const std::string who = address + " " + std::to_string(now);
  return who + " " + keys_.hash(who, asked);
}

bool Relay::accepts(std::string_view header, const std::string& asked, Millis now) const {
  const std::size_t last = header.rfind(' ');
  const std::size_t first = header.find(' ');
  if (first == header.npos || first == last) return false;
  const std::string_view time = header.substr(first + 1, last - first - 1);
  Millis made = 0;
  const auto [end, code] = std::from_chars(time.data(), time.data() + time.size(), made);
  if (code != std::errc{} || end != time.data() + time.size()) return false;
  return std::abs(now - made) <= kFresh &&
         same_hash(keys_.hash(header.substr(0, last), asked), header.substr(last + 1));
}

std::string Relay::address_in(std::string_view header) {
  return std::string(header.substr(0, header.find(' ')));
}

std::string table_in(std::string_view target) {
  constexpr std::string_view kSocket = "/ws?table=";
  constexpr std::string_view kTable = "/api/tables/";
  if (target.starts_with(kSocket)) return std::string(target.substr(kSocket.size()));
  if (!target.starts_with(kTable)) return "";
  target.remove_prefix(kTable.size());
  const std::size_t slash = target.find('/');
  return slash == target.npos ? "" : std::string(target.substr(0, slash));
}

}  // namespace pionek
