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
  // Of a node among several.
  Count leases{0};       // tables that are this node's now
  Count taken_over{0};   // tables of nodes that are dead
  Count tables_lost{0};  // to others, or read again because nobody knew what was kept
  Count relays{0};       // connections passed on to other nodes, open now
  Count relayed{0};
  Count beats{0};
  Count beats_missed{0};
  Count beat_millis{0};  // how long the last one took
  Count notice_lag{0};   // of what other nodes said, in milliseconds
  Count commits{0};
  Count commit_changes{0};

  [[nodiscard]] std::string text() const;
};

}  // namespace pionek
