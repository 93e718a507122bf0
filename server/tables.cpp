#include "server/tables.hpp"

#include "server/log.hpp"

namespace pionek {

std::string_view Found::code() const {
  if (!elsewhere.empty()) return "elsewhere";
  return unreadable ? "storage" : "no_table";
}

std::string_view Found::message() const {
  if (!elsewhere.empty()) return "another node has the table; connect with /ws?table=";
  return unreadable ? "the table cannot be opened now; try again" : "there is no such table";
}

Tables::Tables(Services& services, const Shelf& shelf, const std::vector<Loop*>& loops)
    : services_(services), shelf_(shelf) {
  for (Loop* loop : loops) shards_.push_back({loop, {}, {}});
  for (Shard& shard : shards_) {
    shard.loop->post([this, &shard] { sweep(shard); });
  }
  services_.storage.on_lost([this](const std::string& id, std::int64_t fence) {
    Shard& shard = shard_of(id);
    shard.loop->post([this, &shard, id, fence] { lost(shard, id, fence); });
  });
}

std::optional<Error> Tables::open_due() {
  const auto rows = services_.storage.list({.open_only = true, .most = Lobby::kRemembered});
  if (!rows) return rows.error();
  for (const TableRow& row : *rows) {
    services_.lobby.put(row.id, row.head.updated, lobby_entry(row));
  }
  const auto due = services_.storage.due();
  if (!due) return due.error();
  for (const std::string& id : *due) reopen(id);
  return std::nullopt;
}

Tables::Shard& Tables::shard_of(const std::string& id) {
  return shards_[std::hash<std::string>{}(id) % shards_.size()];
}

void Tables::with(const std::string& id, Use use) {
  Shard& shard = shard_of(id);
  shard.loop->dispatch(
      [this, &shard, id, use = std::move(use)]() mutable { find(shard, id, std::move(use)); });
}

void Tables::find(Shard& shard, const std::string& id, Use use) {
  // Nobody has to look for what cannot be there.
  if (!is_id(id)) {
    ++services_.metrics.tables_missed;
    return use({});
  }
  if (const auto at = shard.live.find(id); at != shard.live.end()) return use({at->second});
  if (cut_off_) return use({nullptr, true});
  auto& waiting = shard.opening[id];
  waiting.push_back(std::move(use));
  if (waiting.size() == 1) read(shard, id);
}

void Tables::read(Shard& shard, const std::string& id) {
  services_.workers.read([this, &shard, id] {
    // Tables are made on their own thread, though everything slow is done here.
    auto stored = std::make_shared<Stored>(fetch(id));
    shard.loop->post(
        [this, &shard, id, stored] { opened(shard, id, make_room(shard, id, *stored)); });
  });
}

Tables::Stored Tables::fetch(const std::string& id) const {
  Stored stored;
  stored.claim = services_.storage.claim(id);
  if (!stored.claim || !stored.claim->elsewhere.empty()) return stored;
  stored.table = services_.storage.load(id);
  if (!stored.table || !*stored.table) return stored;
  stored.restored = restore(
      **stored.table, [this](auto game) { return shelf_.game(game); },
      [this](auto game, auto file) { return shelf_.guide(game, file); });
  return stored;
}

Found Tables::unreadable(const std::string& id, const Error& error) {
  ++services_.metrics.storage_errors;
  log_event(Severity::error, "restore", {{"table", id}, {"error", error.text()}});
  return {nullptr, true};
}

Found Tables::make_room(Shard& shard, const std::string& id, Stored& stored) {
  if (closed_ || cut_off_) return {nullptr, true};
  if (!stored.claim) return unreadable(id, stored.claim.error());
  if (!stored.claim->elsewhere.empty()) return {nullptr, true, stored.claim->elsewhere};
  if (!stored.table) return unreadable(id, stored.table.error());
  if (!*stored.table) {
    ++services_.metrics.tables_missed;
    services_.lobby.remove(id);
    return {};
  }
  if (!stored.restored) return unreadable(id, stored.restored.error());
  if (stored.claim->from_the_dead) ++services_.metrics.taken_over;
  StoredTable& kept = **stored.table;
  Restored& restored = *stored.restored;
  auto table = std::make_shared<LiveTable>(services_, *shard.loop, id, kept.opening.created,
                                           kept.head, std::move(restored.facts),
                                           std::move(kept.chat), stored.claim->fence);
  shard.live[id] = table;
  ++services_.metrics.leases;
  if (restored.from_position) {
    json::array dropped;
    for (const StoredMove& move : restored.dropped) dropped.push_back(json::string(move.text));
    log_event(Severity::warning, "reopened", {{"table", id}, {"dropped", std::move(dropped)}});
    table->create([table](const auto&) { table->wake(); });
  } else {
    table->wake();
  }
  return {table};
}

void Tables::opened(Shard& shard, const std::string& id, const Found& found) {
  const auto uses = std::move(shard.opening[id]);
  shard.opening.erase(id);
  for (const Use& use : uses) use(found);
}

void Tables::create(NewTable made, Reply reply) {
  Shard& shard = shard_of(made.id);
  auto shared = std::make_shared<NewTable>(std::move(made));
  shard.loop->post([this, &shard, shared, reply = std::move(reply)] {
    const json::object answer = shared->keys_json();
    const Millis now = shard.loop->now();
    TableHead head = shared->facts.head(now);
    auto table =
        std::make_shared<LiveTable>(services_, *shard.loop, shared->id, now, std::move(head),
                                    std::move(shared->facts), std::vector<StoredChat>{});
    table->create([this, &shard, table, answer, reply](const std::optional<Error>& error) {
      if (error) return reply(refuse(503, "storage", "it could not be kept: " + error->what));
      shard.live[table->id()] = table;
      ++services_.metrics.leases;
      ++services_.metrics.tables_made;
      reply(json_response(answer, 201));
    });
  });
}

void Tables::sweep(Shard& shard) {
  std::erase_if(shard.live, [this](const auto& each) {
    const bool idle = each.second->idle();
    if (!idle) return false;
    services_.storage.give_back(each.first, each.second->fence());
    --services_.metrics.leases;
    return true;
  });
  shard.loop->after(kSweep, [this, &shard] { sweep(shard); });
}

// Who has claimed it since then has a sound one.
void Tables::lost(Shard& shard, const std::string& id, std::int64_t fence) {
  const auto at = shard.live.find(id);
  if (at == shard.live.end() || at->second->fence() != fence) return;
  const auto table = at->second;
  shard.live.erase(at);
  --services_.metrics.leases;
  ++services_.metrics.tables_lost;
  log_event(Severity::warning, "lost", {{"table", id}});
  table->dismiss();
  if (!table->idle()) reopen(id);
}

void Tables::reopen(const std::string& id, Millis pause) {
  with(id, [this, id, pause](const Found& found) {
    if (!found.unreadable || !found.elsewhere.empty() || closed_) return;
    shard_of(id).loop->after(pause, [this, id, pause] { reopen(id, std::min(2 * pause, kSweep)); });
  });
}

void Tables::doubt_all() {
  for (Shard& shard : shards_) {
    shard.loop->post([this, &shard] {
      std::vector<std::pair<std::string, std::int64_t>> all;
      for (const auto& [id, table] : shard.live) all.emplace_back(id, table->fence());
      for (const auto& [id, fence] : all) lost(shard, id, fence);
    });
  }
}

void Tables::cut_off(bool now) {
  if (cut_off_.exchange(now) == now) return;
  if (now) doubt_all();
}

void Tables::close(const std::function<void()>& then) {
  closed_ = true;
  const auto left = std::make_shared<std::atomic<std::size_t>>(shards_.size());
  for (Shard& shard : shards_) {
    shard.loop->post([this, &shard, left, then] {
      for (const auto& [id, table] : shard.live) table->dismiss();
      services_.metrics.leases -= static_cast<std::int64_t>(shard.live.size());
      shard.live.clear();
      if (--*left == 0) then();
    });
  }
}

}  // namespace pionek
