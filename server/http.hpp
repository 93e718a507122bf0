// Requests and answers without the network: what the routes of the server are written with.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/json.hpp"

namespace pionek {

struct HttpRequest {
  std::string method;  // "GET"
  std::string target;  // "/api/tables?x=1"
  std::string body;
  std::string address;  // who asks
  std::string accept_encoding;
  std::string if_none_match;
  bool local = false;  // from this machine, and not for somebody else
};

struct HttpResponse {
  int status = 200;
  std::string type = "application/json";
  std::string body;
  // Instead of `body`: bytes that live as long as the program.
  std::string_view fixed;
  std::vector<std::pair<std::string, std::string>> headers;
};

// Called once, from any thread.
using Reply = std::function<void(HttpResponse)>;

inline HttpResponse json_response(const json::value& value, int status = 200) {
  return {status, "application/json", json::serialize(value), {}, {}};
}

// {"code", "message"}: the code for programs, the message for people.
inline HttpResponse refuse(int status, std::string_view code, std::string_view message) {
  return json_response(json::object{{"code", code}, {"message", message}}, status);
}

}  // namespace pionek
