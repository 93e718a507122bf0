#include "server/limits.hpp"

#include <charconv>
#include <limits>

namespace pionek {

std::span<const LimitSpec> limit_specs() {
  static const LimitSpec kSpecs[]{
      {"new-tables",
       &ServerLimits::new_tables,
       {"tables that one address may make in an hour",
        "ile stołów na godzinę można założyć z jednego adresu"}},
      {"joins",
       &ServerLimits::joins,
       {"open seats that one address may take in an hour",
        "ile wolnych miejsc na godzinę można zająć z jednego adresu"}},
      {"changes",
       &ServerLimits::changes,
       {"requests a second of one address that change something; five times as many at once",
        "ile żądań zmieniających coś może co sekundę przysłać jeden adres; naraz pięć razy tyle"}},
      {"reads",
       &ServerLimits::reads,
       {"other requests a second of one address; five times as many at once",
        "ile innych żądań może co sekundę przysłać jeden adres; naraz pięć razy tyle"}},
      {"sockets",
       &ServerLimits::sockets,
       {"connections that one address may hold at a time",
        "ile połączeń może mieć naraz jeden adres"}},
      {"messages",
       &ServerLimits::messages,
       {"messages a second of one connection; three times as many at once",
        "ile wiadomości może co sekundę przysłać jedno połączenie; naraz trzy razy tyle"}},
      {"onlookers",
       &ServerLimits::onlookers,
       {"onlookers at one table", "ilu widzów może być przy jednym stole"}},
      {"unread",
       &ServerLimits::unread,
       {"megabytes that all clients together have not read yet",
        "ile megabajtów mogą mieć nieprzeczytanych wszyscy klienci razem"}},
  };
  return kSpecs;
}

std::optional<Error> set_limit(ServerLimits& limits, std::string_view text) {
  const std::size_t equals = text.find('=');
  const std::string_view name = text.substr(0, equals);
  std::string known;
  for (const LimitSpec& spec : limit_specs()) {
    known.append(known.empty() ? "" : ", ").append(spec.name);
    if (spec.name != name) continue;
    const std::string_view number = equals == text.npos ? "" : text.substr(equals + 1);
    int value = 0;
    const auto [end, code] = std::from_chars(number.data(), number.data() + number.size(), value);
    if (code != std::errc{} || end != number.data() + number.size() || value < 1) {
      return Error{"found '" + std::string(text) + "'", std::string(name),
                   "a number from 1 to " + std::to_string(std::numeric_limits<int>::max())};
    }
    limits.*spec.value = value;
    return std::nullopt;
  }
  return Error{"no limit is called '" + std::string(name) + "'", "limit", "one of " + known};
}

}  // namespace pionek
