// Who asks, as far as an address tells.
#pragma once

#include <string>
#include <string_view>

namespace pionek {

// What limits count by: an address of version 4, or the first half of one of version 6, because
// whoever has one of these has all 2^64 of them. Empty when the text is no address.
std::string network_of(std::string_view address);

// Whether a network is this machine.
bool is_local(std::string_view network);

}  // namespace pionek
