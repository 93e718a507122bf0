#include "engine/core/setup_json.hpp"

namespace pionek {

std::vector<std::pair<std::string, std::string>> options_in(const JsonReader& in) {
  std::vector<std::pair<std::string, std::string>> options;
  if (in.raw() == nullptr || !in.raw()->is_object()) {
    in.fail("found no object", "an object of options");
    return options;
  }
  for (const auto& field : in.raw()->get_object()) {
    options.emplace_back(field.key(), in[field.key()].string());
  }
  return options;
}

json::object condition_json(const Condition& when) {
  json::object out;
  if (when.min_seats > 1 || when.max_seats < kMaxSeats) {
    out["seats"] = {{"min", when.min_seats}, {"max", when.max_seats}};
  }
  if (!when.option.empty()) {
    out["option"] = when.option;
    out["is"] = json::value_from(when.is);
  }
  return out;
}

json::object options_json(const GameInfo& info, const Setup& setup) {
  json::object out;
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    if (!applies(info, setup, i)) continue;
    out[info.options[i].id] = info.options[i].values[setup.choice[i]].id;
  }
  return out;
}

}  // namespace pionek
