// What people decide about the game as a whole. What needs everybody's consent: moves taken back
// after others have acted, clocks that stand or get more time, one wish at a time. And that
// somebody gives up, which needs nobody's.
#include <algorithm>

#include "server/live_table.hpp"

namespace pionek {
namespace {

constexpr Millis kMinute = 60 * 1000;
constexpr Millis kAnswerTime = 10 * kMinute;
constexpr Millis kAnswerTimeOverDays = 24 * 60 * kMinute;
constexpr std::int64_t kMostAdded = 7LL * 24 * 3600;

}  // namespace

void LiveTable::propose(Guest& from, const JsonReader& in, const std::optional<Error>& wrong) {
  in.only({"protocol", "type", "lang", "what", "ply", "changes", "seconds"});
  Proposal asked;
  asked.kind = static_cast<Proposal::Kind>(in["what"].one_of(kProposalIds));
  const Match& match = facts_.match();
  const auto number = [&](std::string_view key, int otherwise) {
    return in.has(key) ? static_cast<int>(in[key].integer(0, kMostAdded)) : otherwise;
  };
  asked.ply = number("ply", match.ply());
  asked.changes = number("changes", facts_.table.changes);
  if (asked.kind == Proposal::Kind::time) {
    asked.seconds = static_cast<int>(in["seconds"].integer(1, kMostAdded));
  }
  if (wrong) return send_error(from, "malformed", wrong->text());
  if (const auto no = no_agreement(from)) return send_refusal(from, no->first, no->second);
  if (const auto no = no_proposal(asked)) return send_refusal(from, no->first, no->second);
  if (asked.kind == Proposal::Kind::undo && !may_go_back(from, asked)) return;
  if (!chatting_[static_cast<std::size_t>(index(from.seat))].take(kChatRate, loop_.now())) {
    return send_error(from, "too_fast", "you ask too often");
  }
  asked.number = ++proposals_;
  asked.by = index(from.seat);
  const bool over_days = facts_.clock.spec().kind == ClockSpec::Kind::days;
  const Millis wait = over_days ? kAnswerTimeOverDays : kAnswerTime;
  asked.lapses = loop_.now() + wait;
  for (const Seat seat : from.seats) asked.agree(index(seat));
  proposal_ = std::move(asked);
  if (proposal_->missing(facts_.seating).empty()) return carry_out_proposal();
  send_states();
  loop_.after(wait, [weak = weak_from_this(), number = proposal_->number] {
    const auto self = weak.lock();
    if (self == nullptr) return;
    self->in_turn([table = self.get(), number] {
      if (table->proposal_ && table->proposal_->number == number) table->drop_proposal(nobody);
    });
  });
}

LiveTable::No LiveTable::no_agreement(const Guest& from) const {
  if (from.seat == nobody) return {{"not_seated", "only players are asked"}};
  if (!facts_.started) return {{"waiting", "the game has not begun yet"}};
  if (facts_.match().over()) return {{"over", "the game is over"}};
  if (facts_.seating.at(index(from.seat)).kind == Chair::Kind::bot) {
    return {{"bot_plays", "a bot plays for this seat now"}};
  }
  return std::nullopt;
}

LiveTable::No LiveTable::no_proposal(const Proposal& asked) const {
  using Kind = Proposal::Kind;
  const bool paused = facts_.clock.paused();
  if (proposal_) return {{"asked_already", "something else is asked; answer that first"}};
  if (asked.kind == Kind::resume) {
    if (!paused) return {{"not_paused", "the clocks run"}};
    return std::nullopt;
  }
  const bool of_clock = asked.kind == Kind::pause || asked.kind == Kind::time;
  if (of_clock && facts_.clock.spec().kind == ClockSpec::Kind::none) {
    return {{"no_clock", "the table has no clock"}};
  }
  if (paused && asked.kind != Kind::time) return {{"paused", "the game is paused"}};
  return std::nullopt;
}

// Finds how far it goes back. False: the sender was told why it cannot be.
bool LiveTable::may_go_back(const Guest& from, Proposal& asked) {
  const Match& match = facts_.match();
  if (asked.ply != match.ply() || asked.changes != facts_.table.changes) {
    send_error(from, "stale", "the table has moved on");
    return false;
  }
  const auto to = match.before_newest(from.seat);
  asked.to = to.value_or(0);
  const UndoVerdict verdict = to ? match.can_take_back(*to) : UndoVerdict::nothing_played;
  if (verdict == UndoVerdict::allowed) return true;
  send_refusal(from, "cannot_undo", pionek::text(verdict).in(from.lang), pionek::id(verdict));
  return false;
}

void LiveTable::agree(Guest& from, const JsonReader& in, const std::optional<Error>& wrong) {
  if (!asked_about(from, in, wrong)) return;
  for (const Seat seat : from.seats) proposal_->agree(index(seat));
  if (proposal_->missing(facts_.seating).empty()) return carry_out_proposal();
  send_states();
}

void LiveTable::decline(Guest& from, const JsonReader& in, const std::optional<Error>& wrong) {
  if (asked_about(from, in, wrong)) drop_proposal(from.seat);
}

bool LiveTable::asked_about(const Guest& from, const JsonReader& in,
                            const std::optional<Error>& wrong) {
  in.only({"protocol", "type", "lang", "number"});
  const std::int64_t number = in["number"].integer(0, std::numeric_limits<int>::max());
  if (wrong) {
    send_error(from, "malformed", wrong->text());
  } else if (const auto no = no_agreement(from)) {
    send_refusal(from, no->first, no->second);
  } else if (!proposal_ || proposal_->number != number) {
    send_refusal(from, "no_proposal", "this is not asked any more");
  } else {
    return true;
  }
  return false;
}

// An undo is about one moment of the people: what bots did meanwhile goes back with it.
bool LiveTable::proposal_holds() const {
  const Match& match = facts_.match();
  if (match.over() || facts_.seating.at(proposal_->by).kind == Chair::Kind::bot) return false;
  if (proposal_->kind != Proposal::Kind::undo) return true;
  if (facts_.table.changes != proposal_->changes) return false;
  const auto by_person = [&](const Played& move) {
    return facts_.seating.at(index(move.seat)).kind == Chair::Kind::person;
  };
  return std::none_of(match.moves().begin() + proposal_->ply, match.moves().end(), by_person) &&
         match.can_take_back(proposal_->to) == UndoVerdict::allowed;
}

void LiveTable::review_proposal() {
  if (!proposal_) return;
  if (!proposal_holds()) return drop_proposal(nobody);
  if (proposal_->missing(facts_.seating).empty()) carry_out_proposal();
}

void LiveTable::drop_proposal(Seat declined_by) {
  const Proposal gone = *std::exchange(proposal_, std::nullopt);
  send_states();
  for (const Guest& each : guests_) {
    send(each, {{"type", "declined"},
                {"what", pionek::id(gone.kind)},
                {"by", gone.by},
                {"seat", seat_json(declined_by)}});
  }
}

void LiveTable::carry_out_proposal() {
  const Proposal agreed = *std::exchange(proposal_, std::nullopt);
  Before before = facts_.before_moves();
  Table& table = facts_.table;
  const Millis now = loop_.now();
  std::string remark(pionek::id(agreed.kind));
  switch (agreed.kind) {
    case Proposal::Kind::undo:
      remark += " " + std::to_string(table.match.ply() - agreed.to);
      static_cast<void>(table.match.take_back(agreed.to));
      ++table.changes;
      table.unfinished = false;
      break;
    case Proposal::Kind::pause:
      facts_.clock.pause(now);
      break;
    case Proposal::Kind::resume:
      facts_.clock.resume(now);
      break;
    case Proposal::Kind::time:
      remark += " " + std::to_string(agreed.seconds);
      facts_.clock.add(agreed.seconds * Millis{1000});
      break;
  }
  StoredChat line = next_line(seat_at(agreed.by));
  line.remark = std::move(remark);
  commit(std::move(before), line,
         [self = shared_from_this(), line](const std::optional<Error>& error) {
           for (const Guest& each : self->guests_) {
             if (error && each.seat != nobody) {
               self->send_error(each, "storage", "it could not be kept: " + error->what);
             }
           }
           self->send_states();
           if (error) return;
           self->send_views();
           self->add_line(line);
         });
}

// The others want to play to the end, so a bot plays on, for good: whoever gave up cannot come back
// when the bot stands better.
void LiveTable::resign(Guest& from, const JsonReader& in, const std::optional<Error>& wrong) {
  in.only({"protocol", "type", "lang", "bot"});
  const std::string bot = read_bot(in["bot"], facts_.match().game());
  if (wrong) return send_error(from, "malformed", wrong->text());
  if (const auto no = no_agreement(from)) return send_refusal(from, no->first, no->second);
  Before before = facts_.before_seats();
  facts_.hand_to_bot(index(from.seat), bot);
  facts_.seating.at(index(from.seat)).resigned = true;
  StoredChat line = next_line(from.seat);
  line.remark = "resigned " + bot;
  commit(std::move(before), line,
         [self = shared_from_this(), client = from.client, line](const auto& error) {
           const Guest* to = self->guest(client.get());
           if (error && to != nullptr) {
             self->send_error(*to, "storage", "it could not be kept: " + error->what);
           }
           if (error) return;
           self->send_states();
           self->send_views();
           self->add_line(line);
         });
}

}  // namespace pionek
