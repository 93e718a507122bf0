#include "tests/support/damage.hpp"

namespace pionek {

json::value& place_at(json::value& root, std::string_view pointer) {
  const std::size_t cut = pointer.rfind('/');
  const std::string_view key = pointer.substr(cut + 1);
  json::value& parent = root.at_pointer(pointer.substr(0, cut));
  if (auto* object = parent.if_object()) return (*object)[key];
  json::array& list = parent.as_array();
  const auto at = static_cast<std::size_t>(std::stoi(std::string(key)));
  if (at == list.size()) list.emplace_back(nullptr);
  return list.at(at);
}

}  // namespace pionek
