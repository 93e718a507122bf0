#include "server/node.hpp"

#include <netdb.h>

#include <sstream>
#include <tuple>

#include "server/address.hpp"
#include "server/facts.hpp"
#include "server/log.hpp"

namespace pionek {
namespace {

Millis wall_clock() {
  const auto since = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
}

// Of a host by its name; none when nobody knows it.
std::vector<std::string> addresses_of(const std::string& host) {
  std::vector<std::string> all;
  addrinfo* found = nullptr;
  if (::getaddrinfo(host.c_str(), nullptr, nullptr, &found) != 0) return all;
  for (const addrinfo* at = found; at != nullptr; at = at->ai_next) {
    std::array<char, NI_MAXHOST> text{};
    if (::getnameinfo(at->ai_addr, at->ai_addrlen, text.data(), text.size(), nullptr, 0,
                      NI_NUMERICHOST) == 0) {
      all.emplace_back(text.data());
    }
  }
  ::freeaddrinfo(found);
  return all;
}

}  // namespace

std::optional<Error> check_clock(Millis now, Millis there, Millis most) {
  const Millis ahead = now - there;
  if (std::abs(ahead) <= most) return std::nullopt;
  return Error{"the clock of this machine is " + std::to_string(std::abs(ahead) / 1000) +
                   " seconds " + (ahead > 0 ? "ahead of" : "behind") + " the database's",
               "the clock", "clocks that agree (NTP)"};
}

Node::Node(PostgresStore& store, Tables& tables, Api& api, Services& services)
    : store_(store), tables_(tables), api_(api), services_(services) {
  for (const auto& [name, limit] : api_.shared_limits()) limit->share();
  thread_ = std::thread([this] { run(); });
}

Node::~Node() {
  leave();
  thread_.join();
}

void Node::leave() {
  {
    const std::lock_guard lock(mutex_);
    leaving_ = true;
  }
  services_.ready = false;
  wake_.notify_one();
}

bool Node::rest(std::chrono::milliseconds time) {
  std::unique_lock lock(mutex_);
  return wake_.wait_for(lock, time, [this] { return leaving_; });
}

void Node::run() {
  do {
    pulse();
  } while (!rest(kPause));
  if (auto error = store_.member()->leave()) {
    log_event(Severity::warning, "leave", {{"error", error->text()}});
  }
}

void Node::pulse() {
  const auto begin = std::chrono::steady_clock::now();
  const bool late = begin >= heard_ + kDoubt;
  const auto told = store_.member()->beat(spent(), (late ? begin : heard_) + kDoubt);
  const auto end = std::chrono::steady_clock::now();
  services_.metrics.beat_millis =
      std::chrono::duration_cast<std::chrono::milliseconds>(end - begin).count();
  services_.metrics.commits = store_.commits().commits();
  services_.metrics.commit_changes = store_.commits().changes();
  if (!told) return missed(told.error());
  heard_ = begin;
  beat(*told);
}

// Whoever plays here would wait for a table that goes on elsewhere.
void Node::missed(const Error& error) {
  ++services_.metrics.beats_missed;
  log_event(Severity::warning, "beat", {{"error", error.text()}});
  if (std::chrono::steady_clock::now() < heard_ + kDoubt) return;
  services_.ready = false;
  tables_.cut_off(true);
}

void Node::beat(const Pulse& told) {
  ++services_.metrics.beats;
  services_.metrics.notice_lag = told.lag;
  const auto wrong = check_clock(wall_clock(), told.clock, kMostAhead);
  if (wrong && services_.complaints.take("clock", wall_clock())) {
    log_event(Severity::error, "clock", {{"error", wrong->text()}});
  }
  {
    const std::lock_guard lock(mutex_);
    services_.ready = !leaving_ && !wrong;
    if (leaving_) return;
  }
  if (told.robbed) tables_.doubt_all();
  tables_.cut_off(false);
  for (const std::string& id : told.orphans) tables_.take_over(id);
  for (const std::string& text : told.heard) learn_spent(text);
  trust(told.nodes);
  if (services_.lobby.looked_at() || ++quiet_ >= kQuiet) learn_tables();
}

// Lines "new-tables 10.0.0.1 3".
std::vector<std::string> Node::spent() {
  std::vector<std::string> texts;
  for (const auto& [name, limit] : api_.shared_limits()) {
    for (const auto& [address, count] : limit->taken()) {
      if (address.empty()) continue;
      std::string line(name);
      line.append(" ").append(address).append(" ").append(std::to_string(count)).append("\n");
      const bool full = texts.empty() || texts.back().size() + line.size() > Membership::kMostSaid;
      full ? texts.push_back(line) : static_cast<void>(texts.back() += line);
    }
  }
  return texts;
}

void Node::learn_spent(const std::string& text) {
  std::istringstream in(text);
  std::string name;
  std::string address;
  int count = 0;
  while (in >> name >> address >> count) {
    for (const auto& [each, limit] : api_.shared_limits()) {
      if (each == name) limit->add(address, count, wall_clock());
    }
  }
}

// The newest tables, most of which nobody has changed since the last time. Asked by another thread:
// the next beat must not be late.
void Node::learn_tables() {
  quiet_ = 0;
  services_.workers.read([&store = store_, &lobby = services_.lobby] {
    const auto rows = store.list({.open_only = true, .most = Lobby::kRemembered});
    if (!rows) return;
    for (const TableRow& row : *rows) {
      if (lobby.knows(row.id, row.head.updated)) continue;
      lobby.put(row.id, row.head.updated, lobby_entry(row));
    }
  });
}

// Other nodes bring the connections of many. Those that were passed on to a dead one would wait in
// vain.
void Node::trust(const std::vector<std::string>& nodes) {
  services_.passages.keep({nodes.begin(), nodes.end()});
  if (nodes == trusted_) return;
  trusted_ = nodes;
  std::set<std::string> networks;
  for (const std::string& node : nodes) {
    std::string host = node.substr(0, node.rfind(':'));
    if (host.starts_with('[') && host.ends_with(']')) host = host.substr(1, host.size() - 2);
    for (const std::string& each : addresses_of(host)) networks.insert(network_of(each));
  }
  services_.connections.trust(std::move(networks));
}

}  // namespace pionek
