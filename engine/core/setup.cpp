#include "engine/core/setup.hpp"

#include <algorithm>

#include "engine/core/game_info.hpp"

namespace pionek {
namespace {

template <class Items>
std::string ids(const Items& items) {
  std::string out;
  for (const auto& item : items) out += (out.empty() ? "" : ", ") + item.id;
  return out.empty() ? "no option at all" : "one of " + out;
}

template <class Items>
auto find_id(const Items& items, const std::string& id) {
  return std::find_if(items.begin(), items.end(), [&](const auto& item) { return item.id == id; });
}

}  // namespace

Result<Setup> make_setup(const GameInfo& info, int seats,
                         const std::vector<std::pair<std::string, std::string>>& options) {
  if (seats < info.min_seats || seats > info.max_seats) {
    return Error{info.id + " cannot be played with " + std::to_string(seats) + " seats", "seats",
                 std::to_string(info.min_seats) + " to " + std::to_string(info.max_seats)};
  }
  Setup setup;
  setup.seats = seats;
  std::vector<bool> given(info.options.size(), false);
  for (const auto& [key, value] : options) {
    const auto spec = find_id(info.options, key);
    if (spec == info.options.end()) {
      return Error{info.id + " has no option '" + key + "'", "option", ids(info.options)};
    }
    const auto at = static_cast<std::size_t>(spec - info.options.begin());
    if (given[at]) return Error{"the option is given twice", "option " + key, "one value"};
    given[at] = true;
    const auto found = find_id(spec->values, value);
    if (found == spec->values.end()) {
      return Error{"found '" + value + "'", "option " + key, ids(spec->values)};
    }
    setup.choice[at] = static_cast<std::uint8_t>(found - spec->values.begin());
  }
  return setup;
}

}  // namespace pionek
