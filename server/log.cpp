#include "server/log.hpp"

#include <unistd.h>

#include <array>
#include <ctime>

namespace pionek {
namespace {

std::string utc_now() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  static_cast<void>(gmtime_r(&now, &parts));
  std::array<char, 32> text{};
  return {text.data(), std::strftime(text.data(), text.size(), "%FT%TZ", &parts)};
}

}  // namespace

void log_event(Severity severity, std::string_view event, json::object fields) {
  constexpr std::array<std::string_view, 3> kLevels{"info", "warning", "error"};
  json::object line{
      {"at", utc_now()}, {"level", kLevels[static_cast<std::size_t>(severity)]}, {"event", event}};
  for (auto& field : fields) line[field.key()] = std::move(field.value());
  const std::string text = json::serialize(line) + "\n";
  // One call, so that lines of several threads never mix. A log nobody reads stops nothing.
  [[maybe_unused]] const auto written = ::write(STDERR_FILENO, text.data(), text.size());
}

}  // namespace pionek
