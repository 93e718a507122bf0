// What is said at a table over sockets. The match itself is talked to through table/protocol.hpp;
// here is only what a carrier adds: who is who, chat, names, colours, and telling the others.
#include <algorithm>

#include "engine/core/setup_json.hpp"
#include "server/live_table.hpp"
#include "table/fairness.hpp"
#include "table/utf8.hpp"

namespace pionek {

// The messages that a carrier adds to those of the match.
struct LiveTable::Added {
  std::string_view type;
  void (LiveTable::*hear)(Guest&, const JsonReader&, const std::optional<Error>&);
};

void LiveTable::sit(const ClientPtr& client, Sit how) {
  arriving_.push_back(client);
  in_turn([this, client, how = std::move(how)] {
    std::erase(arriving_, client);
    seat_guest(client, how);
  });
}

void LiveTable::receive(const ClientPtr& client, json::object message) {
  in_turn(
      [this, client, message = std::move(message)]() mutable { talk(client, std::move(message)); });
}

void LiveTable::stand(const Client* client) {
  in_turn([this, client] { leave(client); });
}

void LiveTable::seat_guest(const ClientPtr& client, const Sit& how) {
  if (dismissed_) return client->come_again();
  Guest newcomer;
  newcomer.client = client;
  newcomer.follow = how.follow;
  newcomer.since = how.since;
  newcomer.lang = how.lang;
  if (!recognise(newcomer, how)) {
    send_error(newcomer, "bad_key", "this link opens no seat at this table");
    return;
  }
  const bool crowded = watchers() >= services_.limits.onlookers && guest(client.get()) == nullptr;
  if (how.key.empty() && crowded) {
    send_error(newcomer, "too_many", "too many look on at this table");
    return;
  }
  const auto before = present();
  std::erase_if(guests_, [&](const Guest& each) { return each.client == client; });
  guests_.push_back(std::move(newcomer));
  if (present() == before) send_state(guests_.back());
  tell_presence(before);
  for (const StoredChat& line : chat_) {
    if (line.id > how.chat) send_chat(guests_.back(), line);
  }
  send_gallery(guests_.back());
  Guest& here = guests_.back();
  send_view(here);
  send_points(here);
  welcome(here, how);
}

std::bitset<kMaxSeats> LiveTable::present() const {
  std::bitset<kMaxSeats> out;
  for (const Guest& each : guests_) {
    for (const Seat seat : each.seats) out.set(static_cast<std::size_t>(index(seat)));
  }
  return out;
}

// Who sits down or gets up is told at once. Onlookers are a number: a crowd that comes and goes
// must not be told one by one, each to all the others.
void LiveTable::tell_presence(const std::bitset<kMaxSeats>& before) {
  const auto now = present();
  for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
    if (before.test(seat) && !now.test(seat)) away_since_[seat] = loop_.now();
  }
  if (now != before) {
    send_states();
    publish();
  } else if (!counting_ && watchers() != told_watchers_) {
    counting_ = true;
    loop_.after(kCountPause, [weak = weak_from_this()] {
      if (const auto self = weak.lock()) self->tell_watchers();
    });
  }
}

void LiveTable::tell_watchers() {
  counting_ = false;
  if (watchers() == told_watchers_) return;
  send_states();
  publish();
}

bool LiveTable::recognise(Guest& newcomer, const Sit& how) const {
  if (how.key.empty()) return true;
  const std::string opens = hash(how.key);
  newcomer.seat = facts_.seating.seat_of(opens);
  newcomer.host = facts_.seating.is_host(opens);
  if (newcomer.seat != nobody) newcomer.seats.push_back(newcomer.seat);
  if (newcomer.seat == nobody && !newcomer.host) return false;
  for (const std::string& key : how.others) {
    const Seat seat = facts_.seating.seat_of(hash(key));
    if (seat == nobody) return false;
    if (newcomer.seats.find(seat) < 0) newcomer.seats.push_back(seat);
  }
  return true;
}

// Who comes by the link of an open seat takes it; who comes back is not gone any more and plays on
// where a bot stood in. A link that the host has, too, is exchanged for a key of the person's own;
// it holds until that one is used, because the person may never hear of it.
void LiveTable::welcome(const Guest& newcomer, const Sit& how) {
  Before before = facts_.before_seats();
  Seating& seating = facts_.seating;
  bool changed = false;
  for (const Seat seat : newcomer.seats) changed |= seating.take_back(index(seat));
  const Seat seat = newcomer.seat;
  bool settled = false;
  std::string fresh;
  if (seat != nobody) {
    settled = seating.settle_key(index(seat), hash(how.key));
    Chair& chair = seating.at(index(seat));
    if (how.renew && chair.key_shared) {
      fresh = random_key();
      chair.next_hash = hash(fresh);
    }
  }
  if (!changed && !settled && fresh.empty()) return;
  commit(std::move(before), std::nullopt,
         [self = shared_from_this(), client = newcomer.client, seat, settled,
          fresh](const auto& error) {
           if (error) return;
           if (settled) self->send_away(seat, client.get());
           self->send_states();
           const Guest* to = self->guest(client.get());
           if (to == nullptr || fresh.empty()) return;
           self->send(*to, {{"type", "key"}, {"seat", index(seat)}, {"key", fresh}});
         });
}

void LiveTable::leave(const Client* client) {
  const auto before = present();
  if (std::erase_if(guests_, [&](const Guest& each) { return each.client.get() == client; }) == 0) {
    return;
  }
  if (guests_.empty()) bot_.reset();
  tell_presence(before);
}

void LiveTable::talk(const ClientPtr& client, json::object message) {
  Guest* from = guest(client.get());
  if (from == nullptr) {
    Guest stranger;
    stranger.client = client;
    send_error(stranger, "not_here", "sit down at the table first");
    return;
  }
  message.erase("table");
  message.erase("key");
  if (!message.contains("lang")) message["lang"] = pionek::id(from->lang);
  const json::value whole(std::move(message));
  std::optional<Error> wrong;
  const JsonReader in(whole, "message", wrong);
  const std::string type = in["type"].string();
  if (wrong) return send_error(*from, "malformed", wrong->text());
  static constexpr std::array<Added, 12> kAdded{{{"chat", &LiveTable::chat},
                                                 {"name", &LiveTable::rename},
                                                 {"colour", &LiveTable::recolour},
                                                 {"propose", &LiveTable::propose},
                                                 {"agree", &LiveTable::agree},
                                                 {"decline", &LiveTable::decline},
                                                 {"resign", &LiveTable::resign},
                                                 {"onlookers", &LiveTable::set_gallery},
                                                 {"hint", &LiveTable::ask_hint},
                                                 {"point", &LiveTable::point},
                                                 {"advice", &LiveTable::ask_team},
                                                 {"review", &LiveTable::ask_review}}};
  for (const Added& added : kAdded) {
    if (added.type == type) return (this->*added.hear)(*from, in, wrong);
  }
  play(*from, type, whole);
}

void LiveTable::play(Guest& from, std::string_view type, const json::value& message) {
  const bool changing = changes_match(type);
  if (changing && !facts_.started) {
    return send_error(from, "waiting", "the game has not begun yet");
  }
  if (changing && from.seat != nobody &&
      facts_.seating.at(index(from.seat)).kind == Chair::Kind::bot) {
    return send_error(from, "bot_plays", "a bot plays for this seat now");
  }
  if (changing && facts_.clock.paused()) {
    return send_refusal(from, "paused", "the game is paused");
  }
  if (!changing) return send_text(from, answer(facts_.table, from.seat, message));

  Before before = facts_.before_moves();
  const Done done = act(facts_.table, from.seat, message);
  if (!done.said.empty()) return send_text(from, done.said);
  from.since = done.since;
  from.lang = done.lang;
  const bool moved =
      facts_.table.changes != before.changes || facts_.match().ply() != before.match.ply;
  if (!moved && facts_.table.orders == before.orders && facts_.table.guide == before.guide) {
    return send_view(from);
  }
  const auto remark = type == "undo" ? undo_remark(from.seat, before.match.ply) : std::nullopt;
  commit(std::move(before), remark,
         [self = shared_from_this(), client = from.client, moved,
          remark](const std::optional<Error>& error) {
           Guest* to = self->guest(client.get());
           if (to != nullptr && error) {
             self->send_error(*to, "storage", "it could not be kept: " + error->what);
           } else if (!error && moved) {
             self->tell_moves();
           } else if (to != nullptr) {
             self->send_view(*to);
           }
           if (!error && remark) self->add_line(*remark);
         });
}

void LiveTable::chat(Guest& from, const JsonReader& in, const std::optional<Error>& wrong) {
  in.only({"protocol", "type", "lang", "text", "name"});
  const std::string text = in["text"].string();
  const std::string name = in.has("name") ? in["name"].string() : "";
  if (wrong) return send_error(from, "malformed", wrong->text());
  if (from.seat == nobody && !facts_.gallery) {
    return send_error(from, "not_seated", "only players may write");
  }
  const BadByte bad = first_bad_byte(text);
  if (text.empty() || text.size() > kMaxChatBytes || bad || text.find('\n') != text.npos) {
    return send_error(from, "bad_text",
                      "expected one line of 1 to " + std::to_string(kMaxChatBytes) + " bytes");
  }
  const Millis now = loop_.now();
  const bool in_time =
      from.seat == nobody
          ? services_.murmurs.take(from.client->address(), now)
          : chatting_[static_cast<std::size_t>(index(from.seat))].take(kChatRate, now);
  if (!in_time) return send_error(from, "too_fast", "you write faster than anybody can read");
  if (from.seat == nobody) return murmur(from, name, text);
  StoredChat line = next_line(from.seat);
  line.text = text;
  commit(facts_.before_moves(), line,
         [self = shared_from_this(), client = from.client, line](const auto& error) {
           if (error) {
             Guest* to = self->guest(client.get());
             if (to != nullptr) self->send_error(*to, "storage", "the message could not be kept");
             return;
           }
           self->add_line(line);
         });
}

StoredChat LiveTable::next_line(Seat seat) const {
  return {chat_.empty() ? 1 : chat_.back().id + 1, index(seat), facts_.seating.at(index(seat)).name,
          "", loop_.now()};
}

void LiveTable::add_line(const StoredChat& line) {
  chat_.push_back(line);
  if (chat_.size() > Storage::kChatKept) chat_.pop_front();
  for (const Guest& each : guests_) send_chat(each, line);
}

std::optional<StoredChat> LiveTable::undo_remark(Seat seat, int from) {
  const bool goes_on = std::exchange(taking_back_, {seat, from - 1}) == std::pair(seat, from);
  if (goes_on || facts_.seating.persons() < 2) return std::nullopt;
  StoredChat line = next_line(seat);
  line.remark = "took_back";
  return line;
}

void LiveTable::rename(Guest& from, const JsonReader& in, const std::optional<Error>& wrong) {
  in.only({"protocol", "type", "lang", "name"});
  const std::string name = in["name"].string();
  if (wrong) return send_error(from, "malformed", wrong->text());
  if (from.seat == nobody) return send_error(from, "not_seated", "only players have names");
  if (!chatting_[static_cast<std::size_t>(index(from.seat))].take(kChatRate, loop_.now())) {
    return send_error(from, "too_fast", "you change your name too often");
  }
  Before before = facts_.before_seats();
  if (const auto error = facts_.rename(index(from.seat), name)) {
    return send_error(from, "bad_name", error->text());
  }
  Chair& chair = facts_.seating.at(index(from.seat));
  if (chair.kind == Chair::Kind::open) chair.kind = Chair::Kind::person;
  commit(std::move(before), std::nullopt,
         [self = shared_from_this(), client = from.client](const auto& error) {
           Guest* to = self->guest(client.get());
           if (error && to != nullptr) {
             self->send_error(*to, "storage", "the name could not be kept");
           }
           if (error) return;
           self->send_states();
           self->send_views();
         });
}

void LiveTable::recolour(Guest& from, const JsonReader& in, const std::optional<Error>& wrong) {
  in.only({"protocol", "type", "lang", "colour"});
  const int colour = static_cast<int>(in["colour"].integer(0, kMaxSeats - 1));
  if (wrong) return send_error(from, "malformed", wrong->text());
  if (from.seat == nobody) return send_error(from, "not_seated", "only players have colours");
  if (!chatting_[static_cast<std::size_t>(index(from.seat))].take(kChatRate, loop_.now())) {
    return send_error(from, "too_fast", "you change your colour too often");
  }
  Before before = facts_.before_seats();
  if (!facts_.seating.take_colour(index(from.seat), colour)) {
    return send_error(from, "taken", "somebody else has this colour");
  }
  commit(std::move(before), std::nullopt,
         [self = shared_from_this(), client = from.client](const auto& error) {
           Guest* to = self->guest(client.get());
           if (error && to != nullptr) {
             self->send_error(*to, "storage", "the colour could not be kept");
           }
           if (!error) self->send_states();
         });
}

LiveTable::Guest* LiveTable::guest(const Client* client) {
  const auto at = std::find_if(guests_.begin(), guests_.end(),
                               [&](const Guest& each) { return each.client.get() == client; });
  return at == guests_.end() ? nullptr : &*at;
}

void LiveTable::send(const Guest& to, const json::object& message) {
  send_text(to, json::serialize(message));
}

void LiveTable::send_text(const Guest& to, std::string_view message) {
  if (message.starts_with(kErrorBeginning)) ++services_.metrics.refused;
  to.client->send(addressed(message));
}

// Every message says to which table it belongs.
std::shared_ptr<const std::string> LiveTable::addressed(std::string_view message) const {
  std::string text;
  text.reserve(message.size() + id_.size() + sizeof(R"({"table":"",)"));
  text.append(R"({"table":")").append(id_).append(R"(",)").append(message.substr(1));
  return std::make_shared<const std::string>(std::move(text));
}

void LiveTable::send_error(const Guest& to, std::string_view code, std::string_view message) {
  send(to,
       {{"protocol", kProtocolVersion}, {"type", "error"}, {"code", code}, {"message", message}});
}

void LiveTable::send_refusal(const Guest& to, std::string_view code, std::string_view message,
                             std::string_view reason) {
  json::object out{
      {"protocol", kProtocolVersion}, {"type", "error"}, {"code", code}, {"message", message}};
  out["refusal"] = true;
  if (!reason.empty()) out["reason"] = reason;
  send(to, out);
}

void LiveTable::send_chat(const Guest& to, const StoredChat& line) {
  json::object out{{"type", "chat"},    {"id", line.id},     {"from", line.from},
                   {"seat", line.seat}, {"text", line.text}, {"at", line.at}};
  if (!line.remark.empty()) out["remark"] = line.remark;
  send(to, out);
}

json::object LiveTable::state_json(const Guest& to) const {
  const Match& match = facts_.match();
  const GameInfo& info = match.game().info();
  json::object out{{"type", "state"}, {"phase", facts_.phase()}, {"seats", seats_json()}};
  out["you"] = seat_json(to.seat);
  out["host"] = to.host;
  if (to.seat != nobody && services_.notifier != nullptr) out["notices"] = notices_json(to.seat);
  out["clock"] = facts_.clock.shown(facts_.seating.size(), loop_.now());
  if (facts_.gallery) out["onlookers_chat"] = true;
  if (!facts_.rematch.empty()) out["rematch"] = facts_.rematch;
  if (proposal_) out["proposal"] = proposal_->shown(facts_.seating);
  out["game"] = info.id;
  out["title"] = facts_.title;
  out["private"] = facts_.hidden;
  out["hints"] = facts_.hints;
  if (info.cooperative) out["team"] = true;
  if (facts_.chance_known) out["chance_known"] = true;
  out["options"] = options_json(info, match.setup());
  out["commit"] = match.seed() ? json::value(commitment(*match.seed())) : json::value(nullptr);
  out["seed"] =
      match.over() && match.seed() ? json::value(print_seed(*match.seed())) : json::value(nullptr);
  out["ply"] = match.ply();
  out["watchers"] = watchers();
  return out;
}

void LiveTable::send_state(const Guest& to) { send(to, state_json(to)); }

// Guests with the same rights get the same bytes.
void LiveTable::send_states() {
  struct Made {
    Seat seat;
    bool host;
    std::shared_ptr<const std::string> bytes;
  };
  std::vector<Made> made;
  for (const Guest& to : guests_) {
    auto at = std::find_if(made.begin(), made.end(), [&](const Made& each) {
      return each.seat == to.seat && each.host == to.host;
    });
    if (at == made.end()) {
      made.push_back({to.seat, to.host, addressed(json::serialize(state_json(to)))});
      at = made.end() - 1;
    }
    to.client->send(at->bytes);
  }
  told_watchers_ = watchers();
}

void LiveTable::tell_moves() {
  if (facts_.match().over() || facts_.clock.spec().kind != ClockSpec::Kind::none) send_states();
  send_views();
}

void LiveTable::follow_turn(Guest& to) const {
  if (!to.follow || facts_.bot_to_move()) return;
  if (to.seats.find(facts_.to_move()) >= 0) to.seat = facts_.to_move();
}

void LiveTable::send_view(Guest& to) {
  follow_turn(to);
  LiveViews views(facts_.table, id_);
  to.client->send(std::make_shared<const std::string>(views.text(to.seat, to.since, to.lang)));
  to.since = facts_.match().ply();
}

// Guests with the same eyes get the same bytes.
void LiveTable::send_views() {
  struct Made {
    Seat seat;
    int since;
    Lang lang;
    std::shared_ptr<const std::string> bytes;
  };
  std::vector<Made> made;
  LiveViews views(facts_.table, id_);
  for (Guest& to : guests_) {
    follow_turn(to);
    auto at = std::find_if(made.begin(), made.end(), [&](const Made& each) {
      return each.seat == to.seat && each.since == to.since && each.lang == to.lang;
    });
    if (at == made.end()) {
      std::string text = views.text(to.seat, to.since, to.lang);
      made.push_back(
          {to.seat, to.since, to.lang, std::make_shared<const std::string>(std::move(text))});
      at = made.end() - 1;
    }
    to.since = facts_.match().ply();
    to.client->send(at->bytes);
  }
}

json::array LiveTable::seats_json() const {
  json::array out;
  for (int seat = 0; seat < facts_.seating.size(); ++seat) {
    const Chair& chair = facts_.seating.at(seat);
    json::object shown{{"kind", pionek::id(chair.kind)}, {"name", chair.name}};
    if (chair.kind == Chair::Kind::bot) shown["bot"] = chair.bot;
    shown["connected"] = connected(seat);
    if (facts_.started && chair.kind == Chair::Kind::person && !connected(seat)) {
      shown["away"] = away_since_[static_cast<std::size_t>(seat)];
    }
    if (chair.key_shared) shown["link"] = true;
    shown["colour"] = chair.colour;
    if (chair.forfeited) shown["forfeited"] = true;
    if (chair.resigned) shown["resigned"] = true;
    if (!chair.consents.empty()) shown["consents"] = json::value_from(chair.consents);
    out.push_back(std::move(shown));
  }
  return out;
}

bool LiveTable::connected(int seat) const { return present().test(static_cast<std::size_t>(seat)); }

int LiveTable::watchers() const {
  return static_cast<int>(std::count_if(guests_.begin(), guests_.end(),
                                        [](const Guest& each) { return each.seats.empty(); }));
}

}  // namespace pionek
