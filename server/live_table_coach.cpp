// The coach at the table: hints while the game goes on, the review when it is over. Both are worked
// out by the workers after everything else; who asked is told when they are there, or void.
#include "server/live_table.hpp"

namespace pionek {
namespace {

Lang read_asker(const JsonReader& in) {
  if (in.has("protocol")) {
    static_cast<void>(in["protocol"].integer(kProtocolVersion, kProtocolVersion));
  }
  return kLangs[static_cast<std::size_t>(in["lang"].one_of(kLangIds))];
}

}  // namespace

void LiveTable::send_advice_error(const Guest& to, std::string_view asked, std::string_view code,
                                  std::string_view message) {
  ++services_.metrics.refused;
  send(to, {{"protocol", kProtocolVersion},
            {"type", "error"},
            {"code", code},
            {"message", message},
            {"asked", asked},
            {"latest", facts_.match().ply()}});
}

LiveTable::No LiveTable::no_hint(const Guest& from) const {
  using Refused = std::pair<std::string_view, std::string_view>;
  if (from.seat == nobody) return Refused{"not_seated", "only players get hints"};
  if (!facts_.started) return Refused{"waiting", "the game has not begun yet"};
  if (facts_.match().over()) return Refused{"over", "the game is over"};
  if (!facts_.hints) return Refused{"no_hints", "this table plays without hints"};
  if (facts_.seating.at(index(from.seat)).kind == Chair::Kind::bot) {
    return Refused{"bot_plays", "a bot plays for this seat now"};
  }
  if (facts_.to_move() != from.seat) return Refused{"not_your_turn", "another seat is to move"};
  return std::nullopt;
}

void LiveTable::ask_hint(Guest& from, const JsonReader& in, const std::optional<Error>& wrong) {
  in.only({"protocol", "type", "lang", "ply", "changes"});
  const Lang lang = read_asker(in);
  const auto ply = in["ply"].integer(0, kMostPly);
  const int now = facts_.table.changes;
  const auto changes = in.has("changes") ? in["changes"].integer(0, kMostPly) : now;
  if (wrong) return send_advice_error(from, "hint", "malformed", wrong->text());
  if (const auto refused = no_hint(from)) {
    return send_advice_error(from, "hint", refused->first, refused->second);
  }
  if (ply != facts_.match().ply() || changes != now) {
    return send_advice_error(from, "hint", "stale", "the match is at another ply");
  }
  if (!hinting_.take(kHintRate, loop_.now())) {
    return send_advice_error(from, "hint", "too_fast", "the coach needs a moment; ask later");
  }
  const bool known = hint_ != nullptr;
  if (!known) hint_ = std::make_shared<AskedHint>(AskedHint{facts_.match().ply(), now, {}, {}});
  if (hint_->texts) return send_text(from, (*hint_->texts)[static_cast<std::size_t>(lang)]);
  hint_->waiting.emplace_back(from.client, lang);
  if (!known) find_hint(from.client->address());
}

void LiveTable::find_hint(const std::string& who) {
  const Match& match = facts_.match();
  HintQuestion question{match.game_ptr(), match.state(),  match.names(),
                        hint_->ply,       hint_->changes, services_.hint_budget};
  const auto work = [table = weak_from_this(), loop = &loop_, asked = std::weak_ptr(hint_),
                     question = std::move(question)] {
    if (asked.expired()) return;  // nobody wants to know any more
    HintTexts texts = hint_texts(question);
    loop->post([table, asked, texts = std::move(texts)] {
      const auto self = table.lock();
      if (self == nullptr) return;
      self->in_turn([here = self.get(), asked, texts] {
        if (const auto wanted = asked.lock()) here->hint_found(wanted, texts);
      });
    });
  };
  services_.workers.submit(Urgency::hint, work, who);
}

void LiveTable::hint_found(const std::shared_ptr<AskedHint>& asked, HintTexts texts) {
  ++services_.metrics.hints;
  asked->texts = std::move(texts);
  for (const auto& [client, lang] : std::exchange(asked->waiting, {})) {
    const Guest* to = guest(client.get());
    // Who has changed the seat meanwhile must not hear what the other one knows.
    if (to == nullptr || to->seat != facts_.to_move()) continue;
    send_text(*to, (*asked->texts)[static_cast<std::size_t>(lang)]);
  }
}

void LiveTable::forget_advice() {
  const Match& match = facts_.match();
  if (hint_ && (hint_->ply != match.ply() || hint_->changes != facts_.table.changes)) {
    for (const auto& [client, lang] : hint_->waiting) {
      const Guest* to = guest(client.get());
      if (to != nullptr) send_advice_error(*to, "hint", "stale", "the match has moved on");
    }
    hint_.reset();
  }
  if (points_ && (points_->ply != match.ply() || points_->changes != facts_.table.changes)) {
    points_.reset();
  }
  if (review_ && (!match.over() || reviewed_changes_ != facts_.table.changes)) {
    review_.reset();
    review_runs_ = false;
  }
}

void LiveTable::ask_review(Guest& from, const JsonReader& in, const std::optional<Error>& wrong) {
  in.only({"protocol", "type", "lang"});
  const Lang lang = read_asker(in);
  if (wrong) return send_advice_error(from, "review", "malformed", wrong->text());
  if (!facts_.match().over()) {
    return send_advice_error(from, "review", "not_over", "a game is reviewed when it is over");
  }
  if (!review_) {
    review_ = std::make_shared<Reviewing>(facts_.match(), services_.review_budget);
    reviewed_changes_ = facts_.table.changes;
  }
  if (!review_runs_ && review_->complete()) return send_text(from, review_->text(lang));
  from.reviewing = lang;
  if (!review_runs_) review_on();
}

void LiveTable::review_on() {
  review_runs_ = true;
  services_.workers.submit(Urgency::review,
                           [table = weak_from_this(), loop = &loop_, review = review_] {
                             if (table.expired()) return;
                             review->step();
                             loop->post([table, review] {
                               if (const auto self = table.lock()) self->reviewed(review);
                             });
                           });
}

void LiveTable::reviewed(const std::shared_ptr<Reviewing>& review) {
  if (review != review_) return;
  review_runs_ = false;
  bool wanted = false;
  for (Guest& to : guests_) {
    if (!to.reviewing) continue;
    wanted = true;
    if (review->complete()) {
      send_text(to, review->text(*std::exchange(to.reviewing, std::nullopt)));
    } else {
      send(to, {{"protocol", kProtocolVersion},
                {"type", "reviewing"},
                {"looked", review->looked_at()},
                {"plies", review->plies()}});
    }
  }
  if (review->complete()) {
    ++services_.metrics.reviews;
  } else if (wanted) {
    review_on();  // when all have left it waits for the next who asks
  }
}

}  // namespace pionek
