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

std::string seats_text(const Condition& when) {
  if (when.max_seats == 1) return "1 seat";
  if (when.min_seats == when.max_seats) return std::to_string(when.min_seats) + " seats";
  return std::to_string(when.min_seats) + " to " + std::to_string(when.max_seats) + " seats";
}

}  // namespace

bool applies(const GameInfo& info, const Setup& setup, std::size_t option) {
  const Condition& when = info.options[option].when;
  if (setup.seats < when.min_seats || setup.seats > when.max_seats) return false;
  if (when.option.empty()) return true;
  const auto before = find_id(info.options, when.option);
  const auto at = static_cast<std::size_t>(before - info.options.begin());
  if (at >= option || !applies(info, setup, at)) return false;
  const std::string& value = before->values[setup.choice[at]].id;
  return std::find(when.is.begin(), when.is.end(), value) != when.is.end();
}

Error not_applicable(const OptionSpec& spec) {
  const Condition& when = spec.when;
  const bool any_seats = when.min_seats == 1 && when.max_seats == kMaxSeats;
  std::string expected = any_seats ? "" : seats_text(when);
  for (const auto& value : when.is) {
    const bool first = &value == &when.is.front();
    if (first && !expected.empty()) expected += " and ";
    expected += first ? when.option + "=" + value : " or " + value;
  }
  return Error{"the option does not apply here", "option " + spec.id, expected};
}

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
  for (std::size_t i = 0; i < given.size(); ++i) {
    if (given[i] && !applies(info, setup, i)) return not_applicable(info.options[i]);
  }
  return setup;
}

}  // namespace pionek
