#include "server/tables.hpp"

#include "server/log.hpp"

namespace pionek {

Tables::Tables(Services& services, const Shelf& shelf, const std::vector<Loop*>& loops)
    : services_(services), shelf_(shelf) {
  for (Loop* loop : loops) shards_.push_back({loop, {}, {}});
  for (Shard& shard : shards_) {
    shard.loop->post([this, &shard] { sweep(shard); });
  }
}

std::optional<Error> Tables::open_due() {
  const auto rows = services_.storage.list({.open_only = true, .most = Lobby::kRemembered});
  if (!rows) return rows.error();
  for (const TableRow& row : *rows) {
    services_.lobby.put(row.id, row.head.updated, lobby_entry(row));
  }
  const auto due = services_.storage.due();
  if (!due) return due.error();
  for (const std::string& id : *due) with(id, [](const auto&) {});
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
  auto& waiting = shard.opening[id];
  waiting.push_back(std::move(use));
  if (waiting.size() == 1) read(shard, id);
}

void Tables::read(Shard& shard, const std::string& id) {
  services_.workers.read([this, &shard, id] {
    auto stored = services_.storage.load(id);
    auto restored = stored && *stored
                        ? restore(
                              **stored, [this](auto game) { return shelf_.game(game); },
                              [this](auto game, auto file) { return shelf_.guide(game, file); })
                        : Result<Restored>(Error{});
    // Tables are made on their own thread, though everything slow was done here.
    auto from = std::make_shared<Result<std::optional<StoredTable>>>(std::move(stored));
    auto facts = std::make_shared<Result<Restored>>(std::move(restored));
    shard.loop->post([this, &shard, id, from, facts] {
      opened(shard, id, make_room(shard, id, *from, *facts));
    });
  });
}

Found Tables::make_room(Shard& shard, const std::string& id,
                        Result<std::optional<StoredTable>>& stored, Result<Restored>& restored) {
  if (stored && !*stored) {
    ++services_.metrics.tables_missed;
    services_.lobby.remove(id);
    return {};
  }
  if (!stored || !restored) {
    const Error& error = stored ? restored.error() : stored.error();
    ++services_.metrics.storage_errors;
    log_event(Level::error, "restore", {{"table", id}, {"error", error.text()}});
    return {nullptr, true};
  }
  auto table = std::make_shared<LiveTable>(services_, *shard.loop, id, (*stored)->opening.created,
                                           (*stored)->head, std::move(restored->facts),
                                           std::move((*stored)->chat));
  shard.live[id] = table;
  if (restored->from_position) {
    json::array dropped;
    for (const StoredMove& move : restored->dropped) dropped.push_back(json::string(move.text));
    log_event(Level::warning, "reopened", {{"table", id}, {"dropped", std::move(dropped)}});
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
      ++services_.metrics.tables_made;
      reply(json_response(answer, 201));
    });
  });
}

void Tables::sweep(Shard& shard) {
  std::erase_if(shard.live, [](const auto& each) { return each.second->idle(); });
  shard.loop->after(kSweep, [this, &shard] { sweep(shard); });
}

}  // namespace pionek
