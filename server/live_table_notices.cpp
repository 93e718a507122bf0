// Whoever is not here is told that it is their turn, if they asked for it and the operator allows
// it.
#include "server/live_table.hpp"

namespace pionek {
namespace {

// Whoever loads the page anew, or is about to come, need not be told.
constexpr Millis kNoticePause = 30 * 1000;

}  // namespace

void LiveTable::notices(json::value body, Reply reply) {
  in_turn([this, body = std::move(body), reply = std::move(reply)] { do_notices(body, reply); });
}

// What the request does not name stays as it is; null ends it.
void LiveTable::do_notices(const json::value& body, const Reply& reply) {
  std::optional<Error> wrong;
  const JsonReader in(body, "body", wrong);
  in.only({"key", "webhook", "email", "lang"});
  const std::string key = in["key"].string();
  const Seat seat = wrong ? nobody : facts_.seating.seat_of(hash(key));
  Subscription wanted = seat == nobody ? Subscription{} : facts_.seating.at(index(seat)).notices;
  if (in.has("lang")) wanted.lang = kLangs[static_cast<std::size_t>(in["lang"].one_of(kLangIds))];
  bool hook = false;
  if (in.has("webhook")) {
    const JsonReader from = in["webhook"];
    hook = !from.is_null();
    wanted.hook = Subscription::Hook::none;
    if (hook) wanted.hook = static_cast<Subscription::Hook>(from["kind"].one_of(kHookIds));
    wanted.url = hook ? from["url"].string() : "";
  }
  bool email = false;
  if (in.has("email")) {
    email = !in["email"].is_null();
    wanted.email = email ? in["email"].string() : "";
  }
  if (wrong) return reply(refuse(400, "malformed", wrong->text()));
  if (seat == nobody) return reply(refuse(403, "bad_key", "this key opens no seat here"));
  const Notifier* notifier = services_.notifier;
  const bool allowed =
      notifier != nullptr && (!hook || notifier->webhooks()) && (!email || notifier->emails());
  if (!allowed) return reply(refuse(403, "no_notices", "this server does not send such notices"));
  if (hook) {
    if (const auto bad = check_hook_url(wanted.url)) {
      return reply(refuse(400, "bad_address", bad->text()));
    }
  }
  if (email) {
    if (const auto bad = check_email(wanted.email)) {
      return reply(refuse(400, "bad_address", bad->text()));
    }
  }
  Before before = facts_.before_seats();
  Chair& chair = facts_.seating.at(index(seat));
  chair.notices = std::move(wanted);
  answer_when_kept(std::move(before), reply, notices_json(seat));
}

// Which of them there are, never where they lead.
json::object LiveTable::notices_json(Seat seat) const {
  const Subscription& kept = facts_.seating.at(index(seat)).notices;
  const bool hook = kept.hook != Subscription::Hook::none;
  return {{"webhook", hook ? json::value(pionek::id(kept.hook)) : json::value(nullptr)},
          {"email", !kept.email.empty()},
          {"webhooks", services_.notifier->webhooks()},
          {"emails", services_.notifier->emails()}};
}

void LiveTable::watch_turn() {
  const Seat seat = facts_.to_move();
  if (seat == awaited_) return;
  awaited_ = seat;
  const int turn = ++turns_;
  notice_due_ = wants_notice();
  if (!notice_due_) return;
  loop_.after(kNoticePause, [weak = weak_from_this(), turn] {
    const auto self = weak.lock();
    if (self == nullptr) return;
    self->in_turn([table = self.get(), turn] {
      if (turn == table->turns_) table->give_notice();
    });
  });
}

bool LiveTable::wants_notice() const {
  if (services_.notifier == nullptr || awaited_ == nobody || facts_.clock.paused()) return false;
  const Chair& chair = facts_.seating.at(index(awaited_));
  return chair.kind == Chair::Kind::person && chair.notices.any() && !connected(index(awaited_));
}

void LiveTable::give_notice() {
  notice_due_ = false;
  if (!wants_notice()) return;
  const int seat = index(awaited_);
  if (!noticing_[static_cast<std::size_t>(seat)].take(kNoticeRate, loop_.now())) return;
  const Chair& chair = facts_.seating.at(seat);
  services_.notifier->send({chair.notices, id_, seat, chair.name,
                            facts_.match().game().info().name.in(chair.notices.lang),
                            facts_.title});
}

}  // namespace pionek
