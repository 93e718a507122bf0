// The talk of onlookers, where the host allows it. Players do not hear it before the end: it would
// be advice. Anybody may look on without a name of their own, so nothing of it goes to the disk.
#include <algorithm>

#include "server/live_table.hpp"
#include "server/names.hpp"

namespace pionek {
namespace {

constexpr std::size_t kMurmursKept = 50;

}  // namespace

void LiveTable::set_gallery(Guest& from, const JsonReader& in, const std::optional<Error>& wrong) {
  in.only({"protocol", "type", "lang", "chat"});
  const bool on = in["chat"].boolean();
  if (wrong) return send_error(from, "malformed", wrong->text());
  if (!from.host) return send_refusal(from, "not_host", "only the host may do this");
  Before before = facts_.before_moves();
  facts_.gallery = on;
  commit(std::move(before), std::nullopt,
         [self = shared_from_this(), client = from.client](const auto& error) {
           const Guest* to = self->guest(client.get());
           if (error && to != nullptr) {
             self->send_error(*to, "storage", "it could not be kept: " + error->what);
           }
           if (!error) self->send_states();
         });
}

void LiveTable::murmur(const Guest& from, const std::string& name, const std::string& text) {
  const auto& chairs = facts_.seating.chairs;
  const bool of_a_seat = std::any_of(chairs.begin(), chairs.end(), [&](const Chair& chair) {
    return !name.empty() && looks_alike(name, chair.name);
  });
  auto bad = Match::check_name(name, seat_at(0));
  if (!bad) bad = check_shown(name, "name");
  if (bad || of_a_seat) {
    return send_error(from, "bad_name", bad ? bad->text() : "a player has this name");
  }
  gallery_.push_back({name, text, loop_.now()});
  if (gallery_.size() > kMurmursKept) gallery_.pop_front();
  const json::object line{{"from", name}, {"text", text}, {"at", loop_.now()}};
  for (const Guest& each : guests_) {
    if (hears_gallery(each)) send(each, {{"type", "gallery"}, {"lines", json::array{line}}});
  }
}

void LiveTable::send_gallery(const Guest& to) {
  if (!hears_gallery(to) || gallery_.empty()) return;
  json::array lines;
  for (const Murmur& said : gallery_) {
    lines.push_back(json::object{{"from", said.from}, {"text", said.text}, {"at", said.at}});
  }
  send(to, {{"type", "gallery"}, {"whole", true}, {"lines", std::move(lines)}});
}

bool LiveTable::hears_gallery(const Guest& guest) const {
  return guest.seats.empty() || facts_.match().over();
}

}  // namespace pionek
