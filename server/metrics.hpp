// Counters for /metrics, in the text format of Prometheus.
#pragma once

#include <atomic>
#include <cstdint>
#include <string>

namespace pionek {

struct Metrics {
  using Count = std::atomic<std::int64_t>;

  Count requests{0};
  Count requests_open{0};  // not answered yet
  Count sockets{0};        // open now
  Count sockets_opened{0};
  Count sockets_dropped{0};  // too slow
  Count connections_refused{0};
  Count foreign{0};  // requests of other sites, or for other hosts
  Count messages_in{0};
  Count messages_out{0};
  Count bytes_out{0};
  Count unread_bytes{0};  // waiting for clients to read them
  Count tables{0};        // in memory now
  Count tables_made{0};
  Count tables_missed{0};
  Count moves{0};
  Count bot_moves{0};
  Count bot_turns{0};
  Count bots_refused{0};
  Count hints{0};
  Count reviews{0};
  Count refused{0};
  Count storage_errors{0};

  [[nodiscard]] std::string text() const;
};

}  // namespace pionek
