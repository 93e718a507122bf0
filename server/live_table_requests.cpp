// What is asked of a table with a request: seats before the start, the start, a seat for a guest, a
// bot in place of someone who is gone, another game with the same people, the record.
#include <algorithm>

#include "server/live_table.hpp"
#include "server/rematch.hpp"

namespace pionek {
namespace {

HttpResponse malformed(const Error& error) { return refuse(400, "malformed", error.text()); }

}  // namespace

void LiveTable::change_seat(int seat, json::value body, Reply reply) {
  in_turn([this, seat, body = std::move(body), reply = std::move(reply)] {
    do_change_seat(seat, body, reply);
  });
}

void LiveTable::start(json::value body, Reply reply) {
  in_turn([this, body = std::move(body), reply = std::move(reply)] { do_start(body, reply); });
}

void LiveTable::join(json::value body, Reply reply) {
  in_turn([this, body = std::move(body), reply = std::move(reply)] { do_join(body, reply); });
}

void LiveTable::replace(json::value body, Reply reply) {
  in_turn([this, body = std::move(body), reply = std::move(reply)] { do_replace(body, reply); });
}

void LiveTable::rematch(json::value body, MakeTable make, Reply reply) {
  in_turn([this, body = std::move(body), make = std::move(make), reply = std::move(reply)] {
    do_rematch(body, make, reply);
  });
}

void LiveTable::record(Reply reply) {
  in_turn([this, reply = std::move(reply)] {
    reply({200, "text/plain; charset=utf-8", write_public_record(facts_.match()), {}, {}});
  });
}

void LiveTable::do_change_seat(int seat, const json::value& body, const Reply& reply) {
  std::optional<Error> wrong;
  const JsonReader in(body, "body", wrong);
  const std::string key = in["key"].string();
  constexpr std::array<std::string_view, 2> kKinds{"open", "bot"};
  const bool to_bot = in["kind"].one_of(kKinds) == 1;
  const std::string bot = to_bot ? read_bot(in["bot"], facts_.match().game()) : "";
  if (wrong) return reply(malformed(*wrong));
  if (seat < 0 || seat >= facts_.seating.size()) {
    return reply(refuse(404, "no_seat", "the table has no such seat"));
  }
  if (const auto refused = not_host(key)) return reply(*refused);
  if (facts_.started) return reply(refuse(409, "started", "the game has begun already"));
  if (seat == facts_.seating.host_seat) {
    return reply(refuse(409, "own_seat", "the host keeps the own seat"));
  }
  Before before = facts_.before_seats();
  Chair& chair = facts_.seating.at(seat);
  json::object answer{{"seat", seat}};
  // Whoever sat here holds a key: a new one, or none, makes it worthless. Only the colour stays.
  const int colour = chair.colour;
  chair = {};
  chair.colour = colour;
  if (to_bot) {
    chair.name = bot_title(seat);
    facts_.hand_to_bot(seat, bot);
  } else {
    const std::string fresh = random_key();
    chair.key_hash = hash(fresh);
    chair.key_shared = true;
    answer["key"] = fresh;
  }
  static_cast<void>(facts_.table.match.rename(seat_at(seat), chair.name));
  answer_when_kept(std::move(before), reply, std::move(answer), seat_at(seat));
}

void LiveTable::do_start(const json::value& body, const Reply& reply) {
  std::optional<Error> wrong;
  const JsonReader in(body, "body", wrong);
  const std::string key = in["key"].string();
  if (wrong) return reply(malformed(*wrong));
  if (const auto refused = not_host(key)) return reply(*refused);
  if (facts_.started) return reply(json_response(json::object{{"phase", facts_.phase()}}));
  if (const int open = facts_.seating.first_open(); open >= 0) {
    return reply(refuse(409, "open_seat", "seat " + std::to_string(open + 1) + " is still open"));
  }
  Before before = facts_.before_seats();
  facts_.started = true;
  answer_when_kept(std::move(before), reply, {{"phase", facts_.phase()}});
}

void LiveTable::do_join(const json::value& body, const Reply& reply) {
  std::optional<Error> wrong;
  const JsonReader in(body, "body", wrong);
  const std::string name = in["name"].string();
  if (wrong) return reply(malformed(*wrong));
  if (facts_.hidden) return reply(refuse(403, "private", "this table is by invitation only"));
  const int seat = facts_.seating.first_open();
  if (seat < 0) return reply(refuse(409, "full", "no seat is open"));
  Before before = facts_.before_seats();
  if (const auto error = facts_.rename(seat, name)) {
    return reply(refuse(400, "bad_name", error->text()));
  }
  const std::string key = random_key();
  Chair& chair = facts_.seating.at(seat);
  chair.kind = Chair::Kind::person;
  chair.key_hash = hash(key);
  chair.next_hash.clear();
  chair.key_shared = false;
  answer_when_kept(std::move(before), reply, {{"seat", seat}, {"key", key}});
}

void LiveTable::do_replace(const json::value& body, const Reply& reply) {
  std::optional<Error> wrong;
  const JsonReader in(body, "body", wrong);
  const std::string key = in["key"].string();
  const int gone = static_cast<int>(in["seat"].integer(0, facts_.seating.size() - 1));
  const std::string bot = read_bot(in["bot"], facts_.match().game());
  if (wrong) return reply(malformed(*wrong));
  const Seat seat = facts_.seating.seat_of(hash(key));
  if (seat == nobody) return reply(refuse(403, "bad_key", "this key opens no seat here"));
  if (!facts_.started) return reply(refuse(409, "waiting", "the game has not begun yet"));
  if (facts_.seating.at(index(seat)).kind != Chair::Kind::person) {
    return reply(refuse(409, "bot_plays", "a bot plays for your seat now"));
  }
  Chair& chair = facts_.seating.at(gone);
  if (chair.kind != Chair::Kind::person || index(seat) == gone) {
    return reply(refuse(409, "not_a_person", "only the seat of another person can be handed on"));
  }
  if (connected(gone)) return reply(refuse(409, "present", "the person is at the table"));
  // A line breaks easily.
  const Millis away = loop_.now() - away_since_[static_cast<std::size_t>(gone)];
  if (away < services_.limits.absence * Millis{1000}) {
    return reply(refuse(409, "just_left", "the person left a moment ago; wait a little"));
  }
  Before before = facts_.before_seats();
  if (std::find(chair.consents.begin(), chair.consents.end(), index(seat)) ==
      chair.consents.end()) {
    chair.consents.push_back(index(seat));
  }
  const std::vector<int> given_up = facts_.seating.given_up(index(seat));
  const bool replaced = std::find(given_up.begin(), given_up.end(), gone) != given_up.end();
  const std::vector<int> missing =
      replaced ? std::vector<int>() : facts_.seating.missing_consents(gone);
  for (const int each : given_up) {
    facts_.hand_to_bot(each, bot);
    facts_.seating.at(each).lent = true;
  }
  answer_when_kept(std::move(before), reply,
                   {{"replaced", replaced}, {"missing", json::value_from(missing)}});
}

// The new table is made first: nobody must be led to one that is not there.
void LiveTable::do_rematch(const json::value& body, const MakeTable& make, const Reply& reply) {
  std::optional<Error> wrong;
  const JsonReader in(body, "body", wrong);
  const std::string key = in["key"].string();
  if (wrong) return reply(malformed(*wrong));
  const Seat seat = facts_.seating.seat_of(hash(key));
  if (seat == nobody) return reply(refuse(403, "bad_key", "this key opens no seat here"));
  if (facts_.phase() != "over") return reply(refuse(409, "not_over", "the game is not over yet"));
  const int next = seat_after_rematch(index(seat), facts_.seating.size());
  if (!facts_.rematch.empty()) {
    return reply(json_response(json::object{{"table", facts_.rematch}, {"seat", next}}));
  }
  if (making_rematch_) return reply(refuse(409, "asked_already", "it is being made"));
  auto made = rematch_of(facts_, id_, index(seat), services_.seeds);
  if (!made) return reply(refuse(503, "storage", made.error().text()));
  making_rematch_ = true;
  const std::string id = made->id;
  make(std::move(*made), [self = shared_from_this(), id, next, reply](const HttpResponse& answer) {
    self->loop_.post([self, id, next, reply, answer] {
      self->in_turn([table = self.get(), id, next, reply, answer] {
        table->making_rematch_ = false;
        if (answer.status != 201) return reply(answer);
        Before before = table->facts_.before_moves();
        table->facts_.rematch = id;
        table->answer_when_kept(std::move(before), reply, {{"table", id}, {"seat", next}});
      });
    });
  });
}

void LiveTable::answer_when_kept(Before before, Reply reply, json::object answer, Seat emptied) {
  commit(std::move(before), std::nullopt,
         [self = shared_from_this(), reply = std::move(reply), answer = std::move(answer),
          emptied](const std::optional<Error>& error) {
           if (error) return reply(refuse(503, "storage", "it could not be kept: " + error->what));
           self->send_away(emptied, nullptr);
           self->send_states();
           self->send_views();
           reply(json_response(answer));
         });
}

void LiveTable::send_away(Seat seat, const Client* stays) {
  for (Guest& each : guests_) {
    const int at = each.seats.find(seat);
    if (at < 0 || each.client.get() == stays) continue;
    each.seats.erase(at);
    if (each.seat == seat) each.seat = each.seats.empty() ? nobody : each.seats.front();
  }
}

std::optional<HttpResponse> LiveTable::not_host(const std::string& key) const {
  if (facts_.seating.is_host(hash(key))) return std::nullopt;
  return refuse(403, "bad_key", "only the host may do this");
}

}  // namespace pionek
