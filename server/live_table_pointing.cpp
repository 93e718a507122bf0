// A team at the table: seats that are not asked point at an option, and bots among them say what
// they would do. It is advice, not a vote: the seat to move decides, the record knows nothing of
// it, and with the decision it is gone. Nobody hears of an option that they could not know to be
// offered.
#include <algorithm>

#include "server/live_table.hpp"
#include "table/known.hpp"

namespace pionek {

LiveTable::No LiveTable::no_team(const Guest& from) const {
  using Refused = std::pair<std::string_view, std::string_view>;
  if (from.seat == nobody) return Refused{"not_seated", "only players point"};
  if (!facts_.started) return Refused{"waiting", "the game has not begun yet"};
  if (facts_.match().over()) return Refused{"over", "the game is over"};
  if (!facts_.match().game().info().cooperative) {
    return Refused{"no_team", "only those who win together give advice"};
  }
  if (facts_.seating.at(index(from.seat)).kind == Chair::Kind::bot) {
    return Refused{"bot_plays", "a bot plays for this seat now"};
  }
  return std::nullopt;
}

void LiveTable::point(Guest& from, const JsonReader& in, const std::optional<Error>& wrong) {
  in.only({"protocol", "type", "lang", "ply", "changes", "move"});
  const auto ply = in["ply"].integer(0, kMostPly);
  const auto changes = in["changes"].integer(0, kMostPly);
  const std::string text = in.has("move") ? in["move"].string() : "";
  if (wrong) return send_error(from, "malformed", wrong->text());
  if (const auto refused = no_team(from)) {
    return send_refusal(from, refused->first, refused->second);
  }
  const Match& match = facts_.match();
  if (ply != match.ply() || changes != facts_.table.changes) {
    return send_error(from, "stale", "the match is at another ply");
  }
  if (facts_.to_move() == from.seat) {
    return send_refusal(from, "your_turn", "who is asked decides, and need not point");
  }
  if (!pointing_[static_cast<std::size_t>(index(from.seat))].take(kPointRate, loop_.now())) {
    return send_error(from, "too_fast", "you point faster than anybody can look");
  }
  if (text.empty()) {
    begin_points();
    std::erase_if(points_->list, [&](const Pointed& each) { return each.seat == from.seat; });
    return tell_points();
  }
  const auto move = match.game().parse(text);
  if (!move) return send_error(from, "not_a_move", move.error().text());
  if (known_offers(match.game(), match.state(), from.seat).find(*move) == nullptr) {
    return send_refusal(from, "not_offered", "'" + text + "' is not among the choices you see");
  }
  begin_points();
  set_point({from.seat, *move, {}});
}

void LiveTable::begin_points() {
  if (points_) return;
  points_ = std::make_shared<Points>();
  points_->ply = facts_.match().ply();
  points_->changes = facts_.table.changes;
}

void LiveTable::set_point(const Pointed& pointed) {
  std::erase_if(points_->list, [&](const Pointed& each) { return each.seat == pointed.seat; });
  points_->list.push_back(pointed);
  tell_points();
}

// The next in turn order for whom a bot sits.
Seat LiveTable::adviser() const {
  const int seats = facts_.seating.size();
  for (int i = 1; i < seats; ++i) {
    const int seat = (index(facts_.to_move()) + i) % seats;
    if (facts_.seating.at(seat).kind == Chair::Kind::bot) return seat_at(seat);
  }
  return nobody;
}

void LiveTable::ask_team(Guest& from, const JsonReader& in, const std::optional<Error>& wrong) {
  in.only({"protocol", "type", "lang", "ply", "changes"});
  const auto ply = in["ply"].integer(0, kMostPly);
  const auto changes = in["changes"].integer(0, kMostPly);
  if (wrong) return send_error(from, "malformed", wrong->text());
  if (const auto refused = no_team(from)) {
    return send_advice_error(from, "advice", refused->first, refused->second);
  }
  if (const auto refused = no_hint(from)) {
    return send_advice_error(from, "advice", refused->first, refused->second);
  }
  const Match& match = facts_.match();
  if (ply != match.ply() || changes != facts_.table.changes) {
    return send_advice_error(from, "advice", "stale", "the match is at another ply");
  }
  const Seat bot = adviser();
  if (bot == nobody) return send_advice_error(from, "advice", "no_bot", "no bot leads with you");
  begin_points();
  if (std::exchange(points_->asked_bots, true)) return send_points(from);  // said, or on its way
  if (!hinting_.take(kHintRate, loop_.now())) {
    points_->asked_bots = false;
    return send_advice_error(from, "advice", "too_fast", "the team needs a moment; ask later");
  }
  HintQuestion question{match.game_ptr(), match.state(),        match.names(),
                        match.ply(),      facts_.table.changes, services_.advice_budget};
  const auto work = [table = weak_from_this(), loop = &loop_, asked = std::weak_ptr(points_), bot,
                     question = std::move(question)] {
    if (asked.expired()) return;
    const auto found = bot_advice(question, bot);
    if (!found) return;
    loop->post([table, asked, advice = Pointed{bot, found->move, found->why}] {
      const auto self = table.lock();
      if (self == nullptr) return;
      self->in_turn([here = self.get(), asked, advice] { here->team_advised(asked, advice); });
    });
  };
  services_.workers.submit(Urgency::hint, work, from.client->address());
}

void LiveTable::team_advised(const std::weak_ptr<Points>& asked, const Pointed& advice) {
  if (asked.lock() != points_ || !points_) return;  // decided meanwhile
  set_point(advice);
}

void LiveTable::tell_points() {
  for (const Guest& each : guests_) send_points(each);
}

void LiveTable::send_points(const Guest& to) {
  if (!points_) return;
  const Match& match = facts_.match();
  const bool decides = to.seat == facts_.to_move();
  Menu known;
  if (!decides) known = known_offers(match.game(), match.state(), to.seat);
  json::array list;
  for (const Pointed& each : points_->list) {
    if (!decides && known.find(each.move) == nullptr) continue;
    json::object shown{{"seat", index(each.seat)}, {"move", match.game().print(each.move)}};
    if (!each.why.in(to.lang).empty()) shown["why"] = each.why.in(to.lang);
    list.push_back(std::move(shown));
  }
  send(to, {{"type", "points"},
            {"protocol", kProtocolVersion},
            {"ply", points_->ply},
            {"changes", points_->changes},
            {"points", std::move(list)}});
}

}  // namespace pionek
