#include "tests/server/changes.hpp"

#include <future>

namespace pionek {

std::optional<Error> write(Storage& store, Change change) {
  std::promise<std::optional<Error>> done;
  store.write(std::move(change), [&](const auto& error) { done.set_value(error); });
  return done.get_future().get();
}

Change opening(const std::string& id) {
  Change change;
  change.table = id;
  change.opening = TableOpening{"record of " + id, "start of " + id, 5};
  change.about = "{}";
  change.head = {"waiting", false, 0, 0, 7, std::nullopt};
  change.cut = 0;
  return change;
}

Change moves(const std::string& id, int last, std::vector<StoredMove> played) {
  Change change;
  change.table = id;
  change.head = {"playing", true, last, 1, 9, 11};
  change.moves = std::move(played);
  return change;
}

Change plain_move(const std::string& id, int ply, Millis at) {
  Change change = moves(id, ply, {{0, "pass"}});
  change.head.updated = at;
  change.same_head = true;
  return change;
}

void StoreModel::open(Storage& store, const std::string& id) {
  moves_[id];
  change(store, opening(id));
}

void StoreModel::play(Storage& store, const std::string& id, int count) {
  std::vector<StoredMove> played;
  played.reserve(static_cast<std::size_t>(count));
  for (int i = 0; i < count; ++i) played.push_back({i % 3, std::to_string(++written_)});
  std::vector<StoredMove>& all = moves_[id];
  all.insert(all.end(), played.begin(), played.end());
  change(store, moves(id, static_cast<int>(all.size()), std::move(played)));
}

void StoreModel::take_back(Storage& store, const std::string& id, int count) {
  std::vector<StoredMove>& all = moves_[id];
  all.resize(all.size() - std::min<std::size_t>(static_cast<std::size_t>(count), all.size()));
  Change back = moves(id, static_cast<int>(all.size()), {});
  back.cut = back.head.ply;
  change(store, std::move(back));
}

void StoreModel::change(Storage& store, Change change) {
  change.head.updated = ++now_;
  heads_[change.table] = change.head;
  const auto refused = write(store, std::move(change));
  ASSERT_FALSE(refused) << refused->text();
}

void StoreModel::check(Storage& store) {
  std::map<std::string, TableHead> listed;
  for (const TableRow& row : store.list({}).value()) listed[row.id] = row.head;
  for (const auto& [id, all] : moves_) {
    const auto loaded = store.load(id);
    ASSERT_TRUE(loaded) << loaded.error().text();
    ASSERT_EQ((*loaded)->moves, all) << id;
    ASSERT_EQ((*loaded)->head, heads_[id]) << id;
    ASSERT_EQ(listed[id], heads_[id]) << id;
  }
}

}  // namespace pionek
