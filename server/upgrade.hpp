// Where HTTP ends and a WebSocket begins. Apart, so that neither side compiles the other's Beast.
#pragma once

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include "server/session.hpp"

namespace pionek {

using Request = boost::beast::http::request<boost::beast::http::string_body>;

// Who is at the other end.
struct Visitor {
  std::string address;
  AddressPlaces::Place place;
  std::string table;  // that it has come for, if it says so
};

// Answers the request to change over, then serves the WebSocket to its end, all on the thread of
// its `home`, where the socket belongs already.
void open_socket(Socket socket, Request request, Visitor visitor, Serving& home);

}  // namespace pionek
