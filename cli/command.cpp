#include "cli/command.hpp"

#include <algorithm>
#include <charconv>
#include <cstdlib>

#include "cli/terminal/text.hpp"
#include "table/fairness.hpp"

namespace pionek {
namespace {

std::optional<int> to_number(std::string_view text) {
  int number = 0;
  const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = code == std::errc{} && end == text.data() + text.size();
  return whole ? std::optional(number) : std::nullopt;
}

std::optional<double> to_seconds(std::string_view text) {
  constexpr double kDay = 86400;
  double number = 0;
  const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = code == std::errc{} && end == text.data() + text.size();
  return whole && number > 0 && number <= kDay ? std::optional(number) : std::nullopt;
}

// What people have told their system.
Lang lang_of_environment() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(name);
    if (value == nullptr || *value == '\0') continue;
    return std::string_view(value).starts_with("pl") ? Lang::pl : Lang::en;
  }
  return Lang::en;
}

}  // namespace

bool is_anything(std::string_view text) { return !text.empty(); }
bool is_number(std::string_view text) { return to_number(text).has_value(); }
bool is_seconds(std::string_view text) { return to_seconds(text).has_value(); }
bool is_seed(std::string_view text) { return parse_seed(text).has_value(); }
bool is_digest(std::string_view text) {
  constexpr std::size_t kDigits = 64;
  return text.size() == kDigits &&
         text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}
bool is_language(std::string_view text) { return lang_of(text).has_value(); }
bool is_pair(std::string_view text) {
  const std::size_t at = text.find('=');
  return at != 0 && at != std::string_view::npos && at + 1 < text.size();
}
bool is_colour(std::string_view text) {
  return text == "auto" || text == "always" || text == "never";
}

Call::Call(std::vector<std::string> arguments, Values values)
    : arguments_(std::move(arguments)),
      values_(std::move(values)),
      say_(text("lang") ? *lang_of(*text("lang")) : lang_of_environment()),
      games_(text("data")) {}

std::optional<std::string> Call::text(std::string_view flag) const {
  const auto at = values_.find(flag);
  return at == values_.end() ? std::nullopt : std::optional(at->second.front());
}

std::optional<int> Call::number(std::string_view flag) const {
  const auto value = text(flag);
  return value ? to_number(*value) : std::nullopt;
}

std::optional<double> Call::seconds(std::string_view flag) const {
  const auto value = text(flag);
  return value ? to_seconds(*value) : std::nullopt;
}

std::optional<Seed> Call::seed() const {
  const auto value = text("seed");
  return value ? std::optional(*parse_seed(*value)) : std::nullopt;
}

std::vector<std::string> Call::list(std::string_view flag) const {
  const auto value = text(flag);
  return value ? split(*value, ',') : std::vector<std::string>{};
}

std::vector<std::pair<std::string, std::string>> Call::options() const {
  std::vector<std::pair<std::string, std::string>> pairs;
  const auto at = values_.find("option");
  if (at == values_.end()) return pairs;
  for (const std::string& pair : at->second) {
    const std::size_t equals = pair.find('=');
    pairs.emplace_back(pair.substr(0, equals), pair.substr(equals + 1));
  }
  return pairs;
}

}  // namespace pionek
