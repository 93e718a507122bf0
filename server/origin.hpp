// Which pages may speak to this server. A browser says in whose name it asks (Origin) and whom it
// believes to ask (Host); neither can be forged by a page.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace pionek {

// Whether this server goes by the name in a Host header, with or without a port: by every address,
// as localhost, and by the names that its operator has given. With any name at all, a page whose
// name leads to this machine all of a sudden would pass for one of ours.
bool is_served(std::string_view host, std::span<const std::string> names);

// Whether a page of this origin is one of the host's own.
bool same_origin(std::string_view origin, std::string_view host);

// The beginning of what somebody sent, for an answer or the log.
std::string shortened(std::string_view text);

}  // namespace pionek
