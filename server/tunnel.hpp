// A connection that another node serves: its bytes are carried there and back, unread.
#pragma once

#include <boost/beast/core/flat_buffer.hpp>

#include "server/session.hpp"

namespace pionek {

// What is passed on, and where to.
struct Passage {
  std::string node;   // "host:port"
  std::string begin;  // the request, as the other node is to read it
  AddressPlaces::Place place;
};

// Returns when the connection has ended. False when the node cannot be reached: then nothing was
// sent either way. `rest`: what the client has sent after the request.
Task<bool> pass_on(Socket& client, const boost::beast::flat_buffer& rest, const Passage& passage,
                   Serving& serving);

}  // namespace pionek
