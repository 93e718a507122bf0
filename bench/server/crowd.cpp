#include "bench/server/crowd.hpp"

#include <cstdlib>
#include <optional>

#include "engine/core/json.hpp"

namespace pionek {
namespace {

constexpr int kPatience = 60;  // seconds of silence
// The fields that tell one message from another stand at its beginning.
constexpr std::size_t kBeginning = 160;

// The number behind a key; the clients parse no more than they must.
std::optional<long> number_after(std::string_view text, std::string_view key) {
  const std::size_t at = text.find(key);
  if (at == text.npos) return std::nullopt;
  return std::strtol(text.data() + at + key.size(), nullptr, 10);
}

std::string first_of_menu(std::string_view view) {
  constexpr std::string_view kMenu = "\"menu\":[{\"move\":\"";
  const std::size_t menu = view.find(kMenu);
  if (menu == view.npos) give_up("no menu for the seat to move");
  const std::size_t begin = menu + kMenu.size();
  return std::string(view.substr(begin, view.find('"', begin) - begin));
}

}  // namespace

void Crowd::make_table(PlayedTable& table) {
  const std::string wanted =
      R"({"game":"power-grid","private":false,"options":{},"seats":[{"kind":"me"},)"
      R"({"kind":"person"},{"kind":"person"},{"kind":"person"}]})";
  const json::object made =
      json::parse(http_post(table.doors.tables, "/api/tables", wanted, table.address)).as_object();
  table.id = std::string(made.at("table").as_string());
  for (const json::value& seat : made.at("seats").as_array()) {
    table.keys.emplace_back(seat.at("key").as_string());
  }
  http_post(table.doors.tables, "/api/tables/" + table.id + "/start",
            json::serialize(json::object{{"key", made.at("host")}}), table.address);
}

void Crowd::seat_clients(const PlayedTable& table) {
  for (int client = 0; client < clients_; ++client) {
    json::object sit{{"type", "sit"}, {"table", table.id}};
    sit["key"] = table.keys[static_cast<std::size_t>(client)];
    if (clients_ == 1) {
      sit["others"] = json::value_from(std::vector(table.keys.begin() + 1, table.keys.end()));
      sit["follow"] = true;
    }
    fleet_.send(fleet_.connect(table.doors.clients, "/ws?table=" + table.id, table.address),
                json::serialize(sit));
  }
}

void Crowd::gather() {
  all_.resize(static_cast<std::size_t>(tables_));
  for (std::size_t i = 0; i < all_.size(); ++i) {
    all_[i].address = "10.0." + std::to_string(i / 250) + "." + std::to_string(i % 250);
    all_[i].doors = doors_[i % doors_.size()];
    make_table(all_[i]);
  }
  const auto listener = [this](int client, std::string_view text) { heard(client, text); };
  for (const PlayedTable& table : all_) {
    seat_clients(table);
    fleet_.listen(0, listener);
  }
  listen_until([this] { return ready_.size() == all_.size(); });
  told_ = 0;
}

void Crowd::heard(int client, std::string_view message) {
  ++messages_;
  const std::string_view beginning = message.substr(0, kBeginning);
  if (beginning.find("\"type\":\"error\"") != beginning.npos) give_up(std::string(message));
  if (beginning.find("\"type\":\"view\"") == beginning.npos) return;
  const auto at = static_cast<std::size_t>(client / clients_);
  const unsigned bit = 1U << (client % clients_);
  PlayedTable& table = all_[at];
  if (number_after(beginning, "\"ply\":") != table.ply || (table.knows & bit) != 0) {
    give_up("a client was told twice, or of another move than was made");
  }
  const auto seat = number_after(beginning, "\"seat\":");
  const bool over = beginning.find("\"over\":true") != beginning.npos;
  if (!over && number_after(beginning, "\"to_move\":") == seat) {
    table.move = first_of_menu(message);
    table.mover = client;
  }
  ++told_;
  table.knows |= bit;
  if (table.knows != (1U << clients_) - 1) return;
  if (table.sent != Clock::time_point{}) latencies_.push_back(since(table.sent) * 1000);
  if (!over) ready_.push_back(at);
}

void Crowd::send_move(PlayedTable& table) {
  table.knows = 0;
  table.sent = Clock::now();
  fleet_.send(table.mover, R"({"type":"move","table":")" + table.id + R"(","ply":)" +
                               std::to_string(table.ply) + R"(,"move":")" + table.move + "\"}");
  ++table.ply;
}

void Crowd::listen_until(const std::function<bool()>& so) {
  auto last = Clock::now();
  while (!so()) {
    const std::size_t before = messages_;
    fleet_.listen(100, [this](int client, std::string_view text) { heard(client, text); });
    if (messages_ != before) last = Clock::now();
    if (since(last) > kPatience) give_up("a client was not told of a move");
  }
}

std::vector<double> Crowd::play(int rate, int active, double seconds) {
  latencies_.clear();
  ready_.erase(ready_.begin(), ready_.begin() + static_cast<std::ptrdiff_t>(next_));
  next_ = 0;
  const auto start = Clock::now();
  std::size_t sent = 0;
  while (since(start) < seconds) {
    const auto due = rate > 0 ? static_cast<std::size_t>(since(start) * rate)
                              : latencies_.size() + static_cast<std::size_t>(active);
    for (; sent < due && next_ < ready_.size(); ++sent) send_move(all_[ready_[next_++]]);
    fleet_.listen(1, [this](int client, std::string_view text) { heard(client, text); });
  }
  listen_until([&] { return latencies_.size() == sent; });
  return latencies_;
}

}  // namespace pionek
