#include "server/rooms.hpp"

#include "server/log.hpp"

namespace pionek {

Rooms::Rooms(House& house, const Shelf& shelf, const std::vector<Loop*>& loops)
    : house_(house), shelf_(shelf) {
  for (Loop* loop : loops) shards_.push_back({loop, {}, {}});
  for (Shard& shard : shards_) {
    shard.loop->post([this, &shard] { sweep(shard); });
  }
}

std::optional<Error> Rooms::open_due() {
  const auto rows = house_.storage.list();
  if (!rows) return rows.error();
  for (const TableRow& row : *rows) {
    if (!row.head.hidden) house_.lobby.put(row.id, row.head.updated, lobby_entry(row));
    if (row.head.due) with(row.id, [](const auto&) {});
  }
  return std::nullopt;
}

Rooms::Shard& Rooms::shard_of(const std::string& id) {
  return shards_[std::hash<std::string>{}(id) % shards_.size()];
}

void Rooms::with(const std::string& id, Use use) {
  Shard& shard = shard_of(id);
  shard.loop->dispatch(
      [this, &shard, id, use = std::move(use)]() mutable { find(shard, id, std::move(use)); });
}

void Rooms::find(Shard& shard, const std::string& id, Use use) {
  if (const auto at = shard.rooms.find(id); at != shard.rooms.end()) return use({at->second});
  auto& waiting = shard.opening[id];
  waiting.push_back(std::move(use));
  if (waiting.size() == 1) read(shard, id);
}

void Rooms::read(Shard& shard, const std::string& id) {
  house_.workers.read([this, &shard, id] {
    auto stored = house_.storage.load(id);
    auto restored = stored && *stored
                        ? restore(**stored, [this](auto game) { return shelf_.game(game); })
                        : Result<Restored>(Error{});
    // Rooms are made on their own thread, though everything slow was done here.
    auto from = std::make_shared<Result<std::optional<StoredTable>>>(std::move(stored));
    auto facts = std::make_shared<Result<Restored>>(std::move(restored));
    shard.loop->post([this, &shard, id, from, facts] {
      opened(shard, id, make_room(shard, id, *from, *facts));
    });
  });
}

Found Rooms::make_room(Shard& shard, const std::string& id,
                       Result<std::optional<StoredTable>>& stored, Result<Restored>& restored) {
  if (stored && !*stored) return {};
  if (!stored || !restored) {
    const Error& error = stored ? restored.error() : stored.error();
    ++house_.metrics.storage_errors;
    log_event(Level::error, "restore", {{"table", id}, {"error", error.text()}});
    return {nullptr, true};
  }
  auto room =
      std::make_shared<Room>(house_, *shard.loop, id, (*stored)->opening.created, (*stored)->head,
                             std::move(restored->facts), std::move((*stored)->chat));
  shard.rooms[id] = room;
  if (restored->from_snapshot) {
    log_event(Level::warning, "reopened", {{"table", id}});
    room->create([room](const auto&) { room->wake(); });
  } else {
    room->wake();
  }
  return {room};
}

void Rooms::opened(Shard& shard, const std::string& id, const Found& found) {
  const auto uses = std::move(shard.opening[id]);
  shard.opening.erase(id);
  for (const Use& use : uses) use(found);
}

void Rooms::create(NewTable made, Reply reply) {
  Shard& shard = shard_of(made.id);
  auto shared = std::make_shared<NewTable>(std::move(made));
  shard.loop->post([this, &shard, shared, reply = std::move(reply)] {
    const json::object answer = shared->keys_json();
    const Millis now = shard.loop->now();
    TableHead head = shared->facts.head(now);
    auto room = std::make_shared<Room>(house_, *shard.loop, shared->id, now, std::move(head),
                                       std::move(shared->facts), std::vector<StoredChat>{});
    room->create([this, &shard, room, answer, reply](const std::optional<Error>& error) {
      if (error) return reply(refuse(503, "storage", "it could not be kept: " + error->what));
      shard.rooms[room->id()] = room;
      ++house_.metrics.tables_made;
      reply(json_response(answer, 201));
    });
  });
}

void Rooms::sweep(Shard& shard) {
  std::erase_if(shard.rooms, [](const auto& each) { return each.second->idle(); });
  shard.loop->after(kSweep, [this, &shard] { sweep(shard); });
}

}  // namespace pionek
