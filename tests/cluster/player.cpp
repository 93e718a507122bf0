#include "tests/cluster/player.hpp"

#include <thread>

namespace pionek {
namespace {

// A node that says nothing for so long is asked whether it is there; then it has as long again.
constexpr int kSilence = 1000;
// An answer to a move that takes longer is sought elsewhere.
constexpr std::chrono::seconds kAnswerWithin{2};

}  // namespace

void Player::pause(int least, int most) {
  std::this_thread::sleep_for(std::chrono::milliseconds(least + upto(most - least)));
}

void Player::note(Event::What what, int ply, int seat, std::optional<std::string> move,
                  std::string code) {
  history_.add({what, place_.client, place_.table, ply, seat, std::move(move), std::move(code)});
}

void Player::play(const std::atomic<bool>& stopped) {
  while (!stopped && !over_) {
    const int node = some_node();
    WebClient client(cluster_.port(node), "", 0, "/ws?table=" + place_.table, kAnswerWithin);
    if (client.open()) talk(client, node, stopped);
    pause(20, 100);
  }
}

int Player::some_node() {
  std::vector<int> open;
  for (int node = 0; node < Cluster::kNodes; ++node) {
    if (cluster_.takes_visitors(node)) open.push_back(node);
  }
  if (open.empty()) return upto(Cluster::kNodes - 1);
  return open[static_cast<std::size_t>(upto(static_cast<int>(open.size()) - 1))];
}

void Player::talk(WebClient& client, int node, const std::atomic<bool>& stopped) {
  sent_.reset();  // whatever became of it
  refused_.reset();
  client.send({{"type", "sit"}, {"table", place_.table}, {"key", place_.key}, {"since", last_}});
  for (bool asked = false; !stopped && !over_;) {
    if (sent_ && FaultClock::now() - sent_at_ > kAnswerWithin) return;
    if (client.hears(kSilence)) {
      asked = false;
      if (!listen(client)) return;
    } else {
      if (asked || !cluster_.takes_visitors(node)) return;
      asked = true;
      client.send({{"type", "ping"}});
    }
  }
}

bool Player::listen(WebClient& client) {
  const auto message = client.next();
  if (!message) return false;
  if (refused_) note(Event::What::refused, last_ + 1, place_.seat, sent_, *refused_);
  if (refused_) sent_.reset();
  refused_.reset();
  const json::value& type = message->at("type");
  if (type == "view") hear_view(client, *message);
  // Whoever was refused a seat comes again.
  if (type == "error" && !sent_) return false;
  if (type == "error") hear_error(client, *message);
  return true;
}

void Player::hear_view(WebClient& client, const json::object& view) {
  for (const json::value& entry : view.at("journal").as_array()) {
    const json::object& played = entry.as_object();
    const json::value* move = played.if_contains("move");
    note(Event::What::told, played.at("ply").to_number<int>(), played.at("seat").to_number<int>(),
         move == nullptr ? std::nullopt : std::optional(text_of(*move)));
  }
  last_ = view.at("ply").to_number<int>();
  note(Event::What::told, last_, -1, std::nullopt);
  sent_.reset();
  over_ = view.at("over").as_bool();
  const json::value* menu = view.if_contains("menu");
  if (menu == nullptr || menu->as_array().empty()) return;
  pause(30, 120);
  sent_ = text_of(menu->as_array()[static_cast<std::size_t>(
                                       upto(static_cast<int>(menu->as_array().size()) - 1))]
                      .at("move"));
  sent_at_ = FaultClock::now();
  note(Event::What::sent, last_ + 1, place_.seat, sent_);
  client.send({{"type", "move"}, {"table", place_.table}, {"ply", last_}, {"move", *sent_}});
}

void Player::hear_error(WebClient& client, const json::object& error) {
  refused_ = text_of(error.at("code"));
  pause(100, 300);
  client.send({{"type", "view"}, {"table", place_.table}, {"since", last_}});
}

}  // namespace pionek
