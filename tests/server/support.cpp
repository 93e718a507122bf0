#include "tests/server/support.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <thread>

#include "engine/registry/registry.hpp"

namespace pionek {

ScratchFolder::ScratchFolder() {
  path_ = (std::filesystem::temp_directory_path() / "pionek-XXXXXX").string();
  if (::mkdtemp(path_.data()) == nullptr) std::abort();
}

ScratchFolder::~ScratchFolder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

void HandLoop::post(std::function<void()> work) {
  const std::lock_guard lock(mutex_);
  posted_.push_back(std::move(work));
}

void HandLoop::after(Millis delay, std::function<void()> work) {
  timers_.emplace(now_ + delay, std::move(work));
}

std::function<void()> HandLoop::next() {
  const std::lock_guard lock(mutex_);
  if (posted_.empty()) return nullptr;
  auto work = std::move(posted_.front());
  posted_.pop_front();
  return work;
}

void HandLoop::run() {
  while (const auto work = next()) work();
}

void HandLoop::pass(Millis time) {
  const Millis end = now_ + time;
  run();
  while (!timers_.empty() && timers_.begin()->first <= end) {
    now_ = timers_.begin()->first;
    const auto work = std::move(timers_.begin()->second);
    timers_.erase(timers_.begin());
    work();
    run();
  }
  now_ = end;
}

bool HandLoop::until(const std::function<bool()>& so) {
  for (int i = 0; i < 30000; ++i) {
    run();
    if (so()) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  ADD_FAILURE() << "waited in vain";
  return false;
}

void MemoryStorage::write(Change change, Then then) {
  if (slow) {
    held_.push_back(
        [this, change = std::move(change), then = std::move(then)] { write(change, then); });
    return;
  }
  if (broken) return then(Error{"database or disk is full", "memory", ""});
  last_fence = change.fence;
  StoredTable& table = tables[change.table];
  table.id = change.table;
  if (change.opening) table.opening = *change.opening;
  // A head that is not written must be the one that is there.
  TableHead same = table.head;
  same.ply = change.head.ply;
  same.updated = change.head.updated;
  EXPECT_TRUE(!change.same_head || (same == change.head && !change.moves.empty()));
  heads_written += change.same_head ? 0 : 1;
  table.head = change.head;
  if (change.about) table.about = *change.about;
  if (change.cut) {
    table.moves.resize(static_cast<std::size_t>(*change.cut));
    if (table.position && table.position->ply > *change.cut) table.position.reset();
  }
  table.moves.insert(table.moves.end(), change.moves.begin(), change.moves.end());
  EXPECT_EQ(static_cast<int>(table.moves.size()), change.head.ply);
  if (change.position) table.position = change.position;
  if (change.chat) table.chat.push_back(*change.chat);
  then(std::nullopt);
}

void MemoryStorage::release() {
  slow = false;
  const auto held = std::move(held_);
  held_.clear();
  for (const auto& each : held) each();
}

Result<std::optional<StoredTable>> MemoryStorage::load(const std::string& id) {
  if (unreadable) return Error{"database disk image is malformed", "memory", ""};
  const auto at = tables.find(id);
  return at == tables.end() ? std::optional<StoredTable>() : at->second;
}

Result<std::vector<std::string>> MemoryStorage::due() {
  std::vector<std::string> ids;
  for (const auto& [id, table] : tables) {
    if (table.head.due) ids.push_back(id);
  }
  return ids;
}

Result<std::vector<TableRow>> MemoryStorage::list(const TableFilter& /*filter*/) {
  std::vector<TableRow> rows;
  for (const auto& [id, table] : tables) {
    rows.push_back({id, table.head, table.about, table.opening.created});
  }
  return rows;
}

std::optional<Error> MemoryStorage::remove(const std::vector<std::string>& ids) {
  for (const std::string& id : ids) tables.erase(id);
  return std::nullopt;
}

Result<std::string> MemoryStorage::constant(const std::string& name,
                                            const std::function<std::string()>& make) {
  return Result<std::string>(boost::system::in_place_value,
                             constants_.try_emplace(name, make()).first->second);
}

const json::object* TestClient::last(std::string_view type) const {
  for (auto at = heard.rbegin(); at != heard.rend(); ++at) {
    if (at->at("type").as_string() == json::string_view(type)) return &*at;
  }
  return nullptr;
}

int TestClient::count(std::string_view type) const {
  int count = 0;
  for (const json::object& message : heard)
    count += message.at("type").as_string() == json::string_view(type) ? 1 : 0;
  return count;
}

std::string TestClient::error() const {
  const json::object* error = last("error");
  return error == nullptr ? "" : text_of(error->at("code"));
}

Shelf test_shelf(std::string_view id) {
  Files files = embedded_files(id);
  const auto game = load_game(id, files).value();
  Lessons lessons = load_lessons(game, files).value();
  Puzzles puzzles = load_puzzles(game, files).value();
  return Shelf({{game, std::move(files), std::move(lessons), std::move(puzzles)}});
}

TestServer::TestServer(std::string_view game) : shelf(test_shelf(game)) {
  services.bot_pause = 600;  // so that tests can look between the moves of bots
  loop.run();
}

HttpResponse TestServer::ask(const std::string& method, const std::string& target,
                             const json::value& body) {
  std::optional<HttpResponse> answer;
  const HttpRequest request{method,     target, body.is_null() ? "" : json::serialize(body),
                            "10.0.0.1", "",     ""};
  // A worker may answer.
  const auto reply = [&](const HttpResponse& response) {
    loop.post([&answer, response] { answer = response; });
  };
  api.handle(request, reply, loop.now());
  EXPECT_TRUE(loop.until([&] { return answer.has_value(); })) << method << " " << target;
  return answer.value_or(HttpResponse{});
}

json::object TestServer::create(const json::value& body) {
  const HttpResponse response = ask("POST", "/api/tables", body);
  EXPECT_EQ(response.status, 201) << response.body;
  return json::parse(response.body).as_object();
}

std::shared_ptr<TestClient> TestServer::sit(const std::string& table, const json::value& key) {
  auto client = std::make_shared<TestClient>();
  talks[client.get()] = std::make_shared<SocketTalk>(tables, services);
  say(client, table, {{"type", "sit"}, {"key", key}, {"since", 0}});
  EXPECT_TRUE(loop.until([&] { return !client->heard.empty(); }));
  return client;
}

void TestServer::say(const std::shared_ptr<TestClient>& client, const std::string& table,
                     json::object message) {
  message["table"] = table;
  talks[client.get()]->receive(client, json::serialize(message), loop.now());
  loop.run();
}

bool TestServer::play_next(const std::string& table,
                           const std::vector<std::shared_ptr<TestClient>>& seats) {
  for (const auto& client : seats) {
    const json::object* view = client->last("view");
    if (view == nullptr || !view->contains("menu")) continue;
    loop.pass(1000);              // nobody is that fast, and the limits know it
    view = client->last("view");  // what was said meanwhile has moved it
    if (!view->contains("menu")) continue;
    const json::array& menu = view->at("menu").as_array();
    // Not always the first: some games would then never end.
    const auto at = static_cast<std::size_t>(view->at("ply").as_int64()) % menu.size();
    say(client, table, {{"type", "move"}, {"ply", view->at("ply")}, {"move", menu[at].at("move")}});
    return true;
  }
  return false;
}

json::object persons(int count) {
  json::array seats;
  for (int i = 0; i < count; ++i) {
    seats.push_back(
        json::object{{"kind", i == 0 ? "me" : "person"}, {"name", "P" + std::to_string(i + 1)}});
  }
  return {{"game", "power-grid"},
          {"private", false},
          {"options", json::object{}},
          {"seats", std::move(seats)}};
}

std::string key_of(const json::object& created, int seat) {
  return text_of(created.at("seats").at(static_cast<std::size_t>(seat)).at("key"));
}

std::string text_of(const json::value& value) {
  return value.is_string() ? std::string(value.as_string()) : json::serialize(value);
}

void BegunTable::begin(const json::object& wanted) {
  made = server.create(wanted);
  table = text_of(made.at("table"));
  const HttpResponse started =
      server.ask("POST", "/api/tables/" + table + "/start", {{"key", made.at("host")}});
  ASSERT_EQ(started.status, 200) << started.body;
}

std::shared_ptr<TestClient> BegunTable::sit(int seat) {
  return server.sit(table, json::value(key_of(made, seat)));
}

}  // namespace pionek
