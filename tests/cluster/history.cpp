#include "tests/cluster/history.hpp"

#include <algorithm>
#include <tuple>

namespace pionek {
namespace {

using Sent = std::tuple<std::string, int, int, std::string>;  // table, ply, seat, move

std::string name(const std::string& table, int ply) {
  return "move " + std::to_string(ply) + " of table " + table;
}

class Judge {
 public:
  explicit Judge(const PlayedTables& tables) : tables_(tables) {}

  Verdict verdict(const std::vector<Event>& events) {
    for (const Event& event : events) {
      if (!tables_.contains(event.table)) {
        say("table " + event.table + " is lost");
        return std::move(verdict_);
      }
      hear(event);
    }
    for (const auto& [id, table] : tables_) check_record(id, table);
    verdict_.acknowledged = static_cast<int>(told_.size());
    return std::move(verdict_);
  }

 private:
  void say(std::string problem) { verdict_.problems.push_back(std::move(problem)); }

  void hear(const Event& event) {
    const Sent move{event.table, event.ply, event.seat, event.move.value_or("")};
    switch (event.what) {
      case Event::What::sent:
        ++open_[move];
        ++verdict_.sent;
        break;
      case Event::What::refused:
        --open_[move];
        code_[move] = event.code;
        break;
      case Event::What::told:
        hear_told(event);
        break;
    }
  }

  void hear_told(const Event& event) {
    const std::vector<StoredMove>& moves = tables_.at(event.table).moves;
    int& last = last_[{event.client, event.table}];
    const bool counted = !event.move && event.seat < 0;  // only how many there are
    if (counted ? event.ply < last : event.ply != last + 1) {
      say(name(event.table, event.ply) + " was told to client " + std::to_string(event.client) +
          " after move " + std::to_string(last));
    }
    last = std::max(last, event.ply);
    if (event.ply > static_cast<int>(moves.size())) {
      say(name(event.table, event.ply) + " is lost: there are only " +
          std::to_string(moves.size()));
      return;
    }
    if (counted) return;
    told_.emplace(event.table, event.ply);
    const StoredMove& kept = moves[static_cast<std::size_t>(event.ply) - 1];
    if (kept.seat == event.seat && kept.text == event.move.value_or(kept.text)) return;
    say(name(event.table, event.ply) + " is forked: client " + std::to_string(event.client) +
        " was told '" + event.move.value_or("?") + "' of seat " + std::to_string(event.seat) +
        ", the record has '" + kept.text + "' of seat " + std::to_string(kept.seat));
  }

  void check_record(const std::string& id, const PlayedTable& table) {
    for (std::size_t i = 0; i < table.moves.size(); ++i) {
      const StoredMove& move = table.moves[i];
      if (table.bots.contains(move.seat)) continue;
      const int ply = static_cast<int>(i) + 1;
      const auto found = open_.find({id, ply, move.seat, move.text});
      if (found == open_.end()) {
        const bool doubled = i > 0 && table.moves[i - 1] == move;
        say(name(id, ply) + " ('" + move.text + "') was sent by nobody" +
            (doubled ? ": the one before is doubled" : ""));
      } else if (found->second == 0) {
        say(name(id, ply) + " ('" + move.text + "') was refused (" + code_[found->first] +
            "), and yet it is there");
      }
    }
  }

  const PlayedTables& tables_;
  Verdict verdict_;
  std::map<Sent, int> open_;  // how often it was sent and not refused
  std::map<Sent, std::string> code_;
  std::map<std::pair<int, std::string>, int> last_;
  std::set<std::pair<std::string, int>> told_;
};

}  // namespace

void History::add(Event event) {
  event.at = FaultClock::now();
  const std::lock_guard lock(mutex_);
  events_.push_back(std::move(event));
}

std::vector<Event> History::events() const {
  const std::lock_guard lock(mutex_);
  return events_;
}

std::optional<FaultClock::time_point> History::first_after(const std::string& table,
                                                           int ply) const {
  const std::lock_guard lock(mutex_);
  const auto found = std::ranges::find_if(events_, [&](const Event& event) {
    return event.what == Event::What::told && event.ply > ply && event.table == table;
  });
  return found == events_.end() ? std::nullopt : std::optional(found->at);
}

std::map<std::string, int> History::told() const {
  std::map<std::string, int> most;
  for (const Event& event : events()) {
    int& last = most[event.table];
    if (event.what == Event::What::told) last = std::max(last, event.ply);
  }
  return most;
}

Verdict judge(const std::vector<Event>& events, const PlayedTables& tables) {
  return Judge(tables).verdict(events);
}

}  // namespace pionek
