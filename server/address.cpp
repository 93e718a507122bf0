#include "server/address.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>

namespace pionek {
namespace {

std::string printed(int family, const void* address) {
  std::array<char, INET6_ADDRSTRLEN> text{};
  return ::inet_ntop(family, address, text.data(), text.size());
}

struct Block {
  std::uint32_t first;
  int bits;
};

// What is not on the internet (the special-purpose registry of the IANA), and multicast.
constexpr std::array<Block, 15> kNotPublic{{{0x00000000, 8},
                                            {0x0a000000, 8},
                                            {0x64400000, 10},
                                            {0x7f000000, 8},
                                            {0xa9fe0000, 16},
                                            {0xac100000, 12},
                                            {0xc0000000, 24},
                                            {0xc0000200, 24},
                                            {0xc0586300, 24},
                                            {0xc0a80000, 16},
                                            {0xc6120000, 15},
                                            {0xc6336400, 24},
                                            {0xcb007100, 24},
                                            {0xe0000000, 4},
                                            {0xf0000000, 4}}};

bool is_public_v4(std::uint32_t address) {
  return std::none_of(kNotPublic.begin(), kNotPublic.end(), [&](const Block& block) {
    return (address ^ block.first) >> (32 - block.bits) == 0;
  });
}

// Of version 6 only 2000::/3 is given out; some of it leads to addresses of version 4 (2001::/32,
// 2002::/16), some is for documents (2001:db8::/32, 3fff::/20).
bool is_public_v6(const in6_addr& address) {
  const auto* byte = address.s6_addr;
  const int first = byte[0] << 8 | byte[1];
  const int second = byte[2] << 8 | byte[3];
  const bool odd = (first == 0x2001 && (second == 0 || second == 0xdb8)) || first == 0x2002 ||
                   (first == 0x3fff && second >> 12 == 0);
  return first >> 13 == 1 && !odd;
}

}  // namespace

std::optional<sockaddr_storage> read_address(const std::string& text) {
  sockaddr_storage out{};
  auto* four = reinterpret_cast<sockaddr_in*>(&out);
  auto* six = reinterpret_cast<sockaddr_in6*>(&out);
  if (::inet_pton(AF_INET, text.c_str(), &four->sin_addr) == 1) {
    out.ss_family = AF_INET;
  } else if (::inet_pton(AF_INET6, text.c_str(), &six->sin6_addr) == 1) {
    out.ss_family = AF_INET6;
  } else {
    return std::nullopt;
  }
  return out;
}

bool is_public(const sockaddr_storage& address) {
  if (address.ss_family == AF_INET) {
    return is_public_v4(ntohl(reinterpret_cast<const sockaddr_in&>(address).sin_addr.s_addr));
  }
  if (address.ss_family != AF_INET6) return false;
  return is_public_v6(reinterpret_cast<const sockaddr_in6&>(address).sin6_addr);
}

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
