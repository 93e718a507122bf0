// What all tables and connections share, and what the operator has decided for them.
#pragma once

#include <atomic>

#include "server/coaching.hpp"
#include "server/limits.hpp"
#include "server/lobby.hpp"
#include "server/metrics.hpp"
#include "server/notice.hpp"
#include "server/passages.hpp"
#include "server/relay.hpp"
#include "server/secrets.hpp"
#include "server/table_bot.hpp"
#include "server/workers.hpp"

namespace pionek {

struct Services {
  Storage& storage;
  Workers& workers;
  Metrics& metrics;
  Lobby& lobby;
  const KeyHasher& keys;
  Seeds& seeds;
  ServerLimits limits{};
  std::vector<std::string> hosts{};
  bool open_metrics = false;
  Millis bot_pause = 0;  // pages show moves at the pace their people like
  Budget hint_budget = kHintBudget;
  Budget advice_budget = kAdviceBudget;
  Budget review_budget = kReviewBudget;
  MakeTableBot make_bot = make_table_bot;
  const Relay* relay = nullptr;   // none: there is no other node
  std::atomic<bool> ready{true};  // takes new visitors
  Passages passages{};            // to other nodes
  Notifier* notifier = nullptr;   // none: nobody is told anything away from the table
  AddressPlaces connections{limits.sockets};
  AddressLimit complaints{{1, 1}};  // in the log, by what they are about
  AddressLimit murmurs{kChatRate};  // of onlookers
  // Tables looked for before a request is passed on, each a question to the database.
  AddressLimit searches{per_second(limits.reads, 5 * limits.reads)};
};

}  // namespace pionek
