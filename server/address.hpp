// Who asks, as far as an address tells.
#pragma once

#include <sys/socket.h>

#include <optional>
#include <string>
#include <string_view>

namespace pionek {

// What limits count by: an address of version 4, or the first half of one of version 6, because
// whoever has one of these has all 2^64 of them. Empty when the text is no address.
std::string network_of(std::string_view address);

// Whether a network is this machine.
bool is_local(std::string_view network);

// "10.0.0.1", "2001:db8::1"; none when the text is no address.
std::optional<sockaddr_storage> read_address(const std::string& text);

// Whether it belongs to a machine on the internet: not to this one, nor to its neighbours, nor to
// nobody in particular. Whatever is sent on behalf of others must not go anywhere else.
bool is_public(const sockaddr_storage& address);

}  // namespace pionek
