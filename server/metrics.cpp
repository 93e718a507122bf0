#include "server/metrics.hpp"

namespace pionek {
namespace {

struct Line {
  const char* name;
  const char* type;
  const char* help;
  const Metrics::Count Metrics::* count;
};

constexpr Line kLines[]{
    {"pionek_http_requests_total", "counter", "Requests answered", &Metrics::requests},
    {"pionek_http_requests", "gauge", "Requests not answered yet", &Metrics::requests_open},
    {"pionek_sockets", "gauge", "WebSockets open now", &Metrics::sockets},
    {"pionek_sockets_opened_total", "counter", "WebSockets opened", &Metrics::sockets_opened},
    {"pionek_sockets_dropped_total", "counter", "WebSockets cut off because they did not read",
     &Metrics::sockets_dropped},
    {"pionek_connections_refused_total", "counter",
     "Connections refused because their address had too many", &Metrics::connections_refused},
    {"pionek_foreign_total", "counter", "Requests by pages of other sites or for other hosts",
     &Metrics::foreign},
    {"pionek_messages_in_total", "counter", "Messages from clients", &Metrics::messages_in},
    {"pionek_messages_out_total", "counter", "Messages to clients", &Metrics::messages_out},
    {"pionek_bytes_out_total", "counter", "Bytes of messages to clients", &Metrics::bytes_out},
    {"pionek_unread_bytes", "gauge", "Bytes of messages that clients have not read yet",
     &Metrics::unread_bytes},
    {"pionek_tables", "gauge", "Tables in memory now", &Metrics::tables},
    {"pionek_tables_made_total", "counter", "Tables made", &Metrics::tables_made},
    {"pionek_tables_missed_total", "counter", "Tables asked for that do not exist",
     &Metrics::tables_missed},
    {"pionek_moves_total", "counter", "Moves made durable", &Metrics::moves},
    {"pionek_bot_moves_total", "counter", "Moves of bots among them", &Metrics::bot_moves},
    {"pionek_bot_turns_total", "counter", "Turns of bots: moves in a row", &Metrics::bot_turns},
    {"pionek_bots_refused_total", "counter", "Moves of bots that the rules refused",
     &Metrics::bots_refused},
    {"pionek_hints_total", "counter", "Hints worked out", &Metrics::hints},
    {"pionek_reviews_total", "counter", "Reviews of games completed", &Metrics::reviews},
    {"pionek_refused_total", "counter", "Messages answered with an error", &Metrics::refused},
    {"pionek_storage_errors_total", "counter",
     "Changes that could not be made durable, and tables that could not be read",
     &Metrics::storage_errors},
    {"pionek_leases", "gauge", "Tables that are this server's now", &Metrics::leases},
    {"pionek_tables_taken_over_total", "counter", "Tables taken over from nodes that are dead",
     &Metrics::taken_over},
    {"pionek_tables_lost_total", "counter",
     "Tables given up because another node has them or nobody knew what was kept",
     &Metrics::tables_lost},
    {"pionek_relays", "gauge", "Connections passed on to other nodes, open now", &Metrics::relays},
    {"pionek_relays_total", "counter", "Connections passed on to other nodes", &Metrics::relayed},
    {"pionek_beats_total", "counter", "Times the database was told that this node is alive",
     &Metrics::beats},
    {"pionek_beats_missed_total", "counter", "Times the database could not be told",
     &Metrics::beats_missed},
    {"pionek_beat_milliseconds", "gauge", "How long the last beat took", &Metrics::beat_millis},
    {"pionek_notice_lag_milliseconds", "gauge",
     "How old what other nodes said was when it was heard at the last beat", &Metrics::notice_lag},
    {"pionek_commits_total", "counter", "Commits of the database", &Metrics::commits},
    {"pionek_commit_changes_total", "counter", "Changes in these commits",
     &Metrics::commit_changes},
};

}  // namespace

std::string Metrics::text() const {
  std::string out;
  for (const Line& line : kLines) {
    const std::string name = line.name;
    out.append("# HELP ").append(name).append(" ").append(line.help).append("\n");
    out.append("# TYPE ").append(name).append(" ").append(line.type).append("\n");
    out.append(name).append(" ").append(std::to_string((this->*line.count).load())).append("\n");
  }
  return out;
}

}  // namespace pionek
