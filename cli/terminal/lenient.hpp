// Looking into JSON that nobody has checked: what is not there, or is something else, is nothing.
#pragma once

#include <string_view>

#include "engine/core/json.hpp"

namespace pionek {

inline const json::value* member(const json::value& of, std::string_view key) {
  return of.is_object() ? of.get_object().if_contains(key) : nullptr;
}

}  // namespace pionek
