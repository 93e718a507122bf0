#include "server/origin.hpp"

#include <algorithm>

#include "server/address.hpp"

namespace pionek {
namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool same_name(std::string_view left, std::string_view right) {
  return std::equal(left.begin(), left.end(), right.begin(), right.end(),
                    [](char l, char r) { return lower(l) == lower(r); });
}

// "[::1]:8080" is "::1", "localhost:8080" is "localhost".
std::string_view without_port(std::string_view host) {
  if (host.starts_with('[')) return host.substr(1, host.find(']') - 1);
  return host.substr(0, host.find(':'));
}

}  // namespace

bool is_served(std::string_view host, std::span<const std::string> names) {
  const std::string_view name = without_port(host);
  if (same_name(name, "localhost") || !network_of(name).empty()) return true;
  return std::any_of(names.begin(), names.end(),
                     [&](const std::string& each) { return same_name(each, name); });
}

bool same_origin(std::string_view origin, std::string_view host) {
  const std::size_t scheme = origin.find("://");
  return scheme != origin.npos && same_name(origin.substr(scheme + 3), host);
}

std::string shortened(std::string_view text) {
  constexpr std::size_t kMost = 100;
  return std::string(text.substr(0, kMost)) + (text.size() > kMost ? "..." : "");
}

}  // namespace pionek
