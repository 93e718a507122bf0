// Small words that the makers of card texts share.
#pragma once

#include <cctype>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/json.hpp"

namespace pionek::frostpunk::testing {

inline std::string str(const json::object& object, std::string_view key) {
  return std::string(object.at(key).as_string());
}
inline int num(const json::object& object, std::string_view key = "n") {
  return static_cast<int>(object.at(key).as_int64());
}
inline bool all(const json::object& object) {
  return object.contains("n") && object.at("n").is_string();
}
inline bool yes(const json::object& object, std::string_view key) {
  return object.contains(key) && object.at(key).as_bool();
}
// "+3", "−1"
inline std::string signed_number(int n) {
  return (n < 0 ? "−" : "+") + std::to_string(n < 0 ? -n : n);
}
inline std::string upper(std::string text) {
  for (char& c : text) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return text;
}
inline std::string join(const std::vector<std::string>& parts, const std::string& between) {
  std::string out;
  for (const std::string& part : parts) {
    if (part.empty()) continue;
    out += (out.empty() ? "" : between) + part;
  }
  return out;
}
// Without the full stop at the end.
inline std::string open_end(std::string text) {
  if (text.ends_with('.')) text.pop_back();
  return text;
}
// Polish: tokens of what.
inline const std::map<std::string_view, std::string_view> kOf{
    {"care", "opieki"},          {"justice", "sprawiedliwości"},
    {"motivation", "motywacji"}, {"anger", "gniewu"},
    {"apathy", "apatii"},        {"greed", "chciwości"},
    {"hope", "nadziei"},         {"discontent", "niezadowolenia"}};

inline json::object field_or_empty(const json::object& object, std::string_view key) {
  return object.contains(key) ? object.at(key).as_object() : json::object{};
}

}  // namespace pionek::frostpunk::testing
