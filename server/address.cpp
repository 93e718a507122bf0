#include "server/address.hpp"

#include <arpa/inet.h>

#include <array>
#include <cstring>

namespace pionek {
namespace {

std::string printed(int family, const void* address) {
  std::array<char, INET6_ADDRSTRLEN> text{};
  return ::inet_ntop(family, address, text.data(), text.size());
}

}  // namespace

std::string network_of(std::string_view address) {
  const std::string text(address.substr(0, address.find('%')));  // without the name of an interface
  in_addr four{};
  if (::inet_pton(AF_INET, text.c_str(), &four) == 1) return printed(AF_INET, &four);
  in6_addr six{};
  if (::inet_pton(AF_INET6, text.c_str(), &six) != 1) return "";
  // A socket that takes both kinds of addresses sees those of version 4 in the clothes of
  // version 6.
  if (IN6_IS_ADDR_V4MAPPED(&six)) return printed(AF_INET, &six.s6_addr[12]);
  if (IN6_IS_ADDR_LOOPBACK(&six)) return "::1";
  std::memset(&six.s6_addr[8], 0, 8);
  return printed(AF_INET6, &six) + "/64";
}

bool is_local(std::string_view network) { return network == "::1" || network.starts_with("127."); }

}  // namespace pionek
