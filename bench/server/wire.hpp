// HTTP and WebSocket written by hand for clients that measure: blocking, on loopback, and whatever
// goes wrong is the caller's to judge.
#pragma once

#include <string>
#include <string_view>

namespace pionek {

// A connected socket; -1 when there is none to be had.
int dial(int port);
bool write_all(int socket, std::string_view bytes);
// Up to the empty line; shorter when the other side closes first.
std::string read_head(int socket);

// The head of a request that changes over to a WebSocket. Limits count by the address, as they
// would behind a proxy.
std::string upgrade_request(const std::string& target, const std::string& address);
// A message of a client.
std::string text_frame(std::string_view text);

// One request on a connection of its own: the whole answer, empty when there is none. Without an
// address it is asked by this machine itself.
std::string http_request(int port, const std::string& method, const std::string& target,
                         const std::string& body, const std::string& address);

}  // namespace pionek
