#include "server/live_table.hpp"

#include <algorithm>

#include "engine/core/setup_json.hpp"
#include "server/log.hpp"

namespace pionek {
namespace {

// Whatever they are called and whatever they have agreed to.
bool same_players(const Seating& before, const Seating& now) {
  return std::equal(
      before.chairs.begin(), before.chairs.end(), now.chairs.begin(), now.chairs.end(),
      [](const Chair& l, const Chair& r) { return l.kind == r.kind && l.bot == r.bot; });
}

// Whether the same player is still asked the same.
bool same_question(const Before& before, const Facts& now) {
  return before.match.ply == now.match().ply() && before.changes == now.table.changes &&
         before.started == now.started && before.clock.paused() == now.clock.paused() &&
         (before.guide == nullptr) == (now.table.guide == nullptr) &&
         (!before.seating || same_players(*before.seating, now.seating));
}

// Apart from what moves say by themselves.
bool same_head(TableHead before, const TableHead& now) {
  before.ply = now.ply;
  before.updated = now.updated;
  return before == now;
}

}  // namespace

LiveTable::LiveTable(Services& services, Loop& loop, std::string id, Millis created, TableHead kept,
                     Facts facts, std::vector<StoredChat> chat, std::int64_t fence)
    : services_(services),
      loop_(loop),
      id_(std::move(id)),
      fence_(fence),
      created_(created),
      kept_(std::move(kept)),
      facts_(std::move(facts)),
      chat_(chat.begin(), chat.end()) {
  away_since_.fill(loop_.now());
  ++services_.metrics.tables;
}

LiveTable::~LiveTable() { --services_.metrics.tables; }

bool LiveTable::idle() const {
  return guests_.empty() && !busy_ && waiting_.empty() && !facts_.due() && !proposal_ &&
         !notice_due_;
}

void LiveTable::dismiss() {
  dismissed_ = true;
  ++moment_;
  alarm_.reset();
  proposal_.reset();
  notice_due_ = false;
  for (const Guest& each : std::exchange(guests_, {})) each.client->come_again();
  for (const ClientPtr& each : std::exchange(arriving_, {})) each->come_again();
}

void LiveTable::create(Then then) {
  Change change = change_since(nullptr, facts_, id_, created_);
  change.head.updated = kept_.updated;
  write(std::move(change), facts_.before_seats(), std::move(then));
}

void LiveTable::wake() {
  awaited_ = facts_.to_move();  // who was told before need not be told again
  schedule(services_.bot_pause);
}

void LiveTable::commit(Before before, std::optional<StoredChat> chat, Then then) {
  const Millis now = loop_.now();
  if (facts_.started) facts_.clock.run(facts_.to_move(), now);
  Change change = change_since(&before, facts_, id_, now);
  // Standing orders are nobody's business: that one was given must not show in the lobby.
  const bool secret = !chat && !before.seating && same_question(before, facts_);
  if (secret) change.head.updated = kept_.updated;
  change.same_head = !change.moves.empty() && same_head(kept_, change.head);
  change.chat = std::move(chat);
  write(std::move(change), std::move(before), std::move(then));
}

void LiveTable::write(Change change, Before before, Then then) {
  busy_ = true;
  change.fence = fence_;
  TableHead head = change.head;
  const auto kept = std::make_shared<Before>(std::move(before));
  services_.storage.write(
      std::move(change), [self = shared_from_this(), head = std::move(head), kept,
                          then = std::move(then)](const std::optional<Error>& error) mutable {
        self->loop_.post([self, head = std::move(head), kept, then = std::move(then), error] {
          if (!error) self->kept_ = head;
          self->settled(error, std::move(*kept), then);
        });
      });
}

void LiveTable::settled(const std::optional<Error>& error, Before before, const Then& then) {
  busy_ = false;
  bool quiet = false;
  if (error) {
    facts_.put_back(std::move(before));
    bot_.reset();
    ++services_.metrics.storage_errors;
    log_event(Severity::error, "storage", {{"table", id_}, {"error", error->text()}});
  } else {
    quiet = same_question(before, facts_);
    services_.metrics.moves += std::max(0, facts_.match().ply() - before.match.ply);
    const Match& match = facts_.match();
    const bool known =
        !before.seating && services_.lobby.moved(id_, kept_.updated, match.ply(), match.over());
    if (!known) publish();
  }
  then(error);
  // A line of chat or another name must not make a bot think anew.
  if (!quiet) schedule(error ? kRetry : services_.bot_pause);
  if (!error) watch_turn();
  if (!busy_) review_proposal();
  while (!busy_ && !waiting_.empty()) {
    const auto work = std::move(waiting_.front());
    waiting_.pop_front();
    work();
  }
}

// After every change: who has to act by itself, and when.
void LiveTable::schedule(Millis pause) {
  const std::uint64_t moment = ++moment_;
  if (dismissed_) return;
  if (bot_seat_ != facts_.to_move()) bot_.reset();
  forget_advice();
  watch_clock(pause);
  // While there is a guide the others play by its script, and after its last words they wait for
  // the reader.
  const bool bot = facts_.bot_to_move() && facts_.table.guide == nullptr;
  if (facts_.clock.paused() || (!bot && !facts_.table.unfinished)) return;
  loop_.after(pause, [weak = weak_from_this(), moment, bot] {
    const auto self = weak.lock();
    if (self == nullptr) return;
    self->in_turn([table = self.get(), moment, bot] {
      if (moment != table->moment_) return;
      bot ? table->think(moment) : table->carry_on();
    });
  });
}

// One alarm for many turns: it looks at the clock and is set anew. Each turn with an alarm of its
// own would keep thousands of them waiting where people have days.
void LiveTable::watch_clock(Millis pause) {
  const Millis now = loop_.now();
  const auto due = facts_.time_out();
  if (!due) return;
  const Millis at = std::max(*due, now + pause);
  if (alarm_ && *alarm_ <= at) return;
  alarm_ = at;
  loop_.after(at - now, [weak = weak_from_this(), at] {
    if (const auto self = weak.lock()) {
      self->in_turn([table = self.get(), at] { table->alarm_rang(at); });
    }
  });
}

void LiveTable::alarm_rang(Millis set_for) {
  if (alarm_ != set_for) return;  // there was an earlier one
  alarm_.reset();
  const Millis now = loop_.now();
  const auto due = facts_.time_out();
  if (due && *due <= now) return time_out();
  watch_clock(0);
}

// The bot goes along with the question and comes back with the answer: when the question is void,
// so is the bot, and no two threads ever have the same one.
void LiveTable::think(std::uint64_t moment) {
  bot_seat_ = facts_.to_move();
  const auto choose = [self = shared_from_this(), moment, game = facts_.match().game_ptr(),
                       state = facts_.match().state(), bot = std::exchange(bot_, nullptr),
                       name = facts_.seating.at(index(bot_seat_)).bot]() mutable {
    if (bot == nullptr) {
      const Millis turn = std::max(kShortestBotTurn, self->services_.workers.fair_share(kBotTurn));
      auto made = self->services_.make_bot(name, game, turn);
      if (!made) {
        // A bot of an older version: somebody has to play.
        log_event(Severity::error, "bot", {{"table", self->id_}, {"error", made.error().text()}});
        made = self->services_.make_bot(usual_bot(*game), game, turn);
        if (!made) return;
      }
      bot = std::move(*made);
      ++self->services_.metrics.bot_turns;
    }
    Rng rng(self->services_.seeds.next());
    const Move move = ask_bot(*bot, *game, state, rng);
    self->loop_.post([self, moment, move, bot = std::move(bot)] {
      self->in_turn(
          [table = self.get(), moment, move, bot] { table->bot_chose(moment, move, bot); });
    });
  };
  services_.workers.submit(Urgency::play, choose);
}

void LiveTable::bot_chose(std::uint64_t moment, Move move, std::shared_ptr<Bot> bot) {
  if (moment != moment_) return;
  Before before = facts_.before_moves();
  Match& match = facts_.table.match;
  if (const auto refused = match.play(move)) {
    log_event(Severity::error, "bot", {{"table", id_}, {"error", refused->text}});
    ++services_.metrics.bots_refused;
    // The table must not stand still for it: anything that is offered is better.
    MoveList offered;
    match.game().options(match.state(), offered);
    if (match.play(offered[0])) return;
    bot.reset();
  }
  bot_ = std::move(bot);
  ++services_.metrics.bot_moves;
  carry_out_orders(facts_.table);
  commit_moves(std::move(before));
}

void LiveTable::carry_on() {
  Before before = facts_.before_moves();
  carry_out_orders(facts_.table);
  commit_moves(std::move(before));
}

void LiveTable::commit_moves(Before before) {
  commit(std::move(before), std::nullopt, [self = shared_from_this()](const auto& error) {
    if (!error) self->tell_moves();
  });
}

void LiveTable::time_out() {
  Before before = facts_.before_seats();
  const int seat = index(facts_.to_move());
  facts_.hand_to_bot(seat, usual_bot(facts_.match().game()));
  facts_.seating.at(seat).forfeited =
      facts_.clock.spec().on_timeout == ClockSpec::OnTimeout::forfeit;
  commit(std::move(before), std::nullopt, [self = shared_from_this()](const auto& error) {
    if (!error) self->send_states();
  });
}

void LiveTable::publish() {
  if (facts_.hidden) return;
  const GameInfo& info = facts_.match().game().info();
  json::object entry{{"id", id_}, {"game", info.id}, {"title", facts_.title}};
  entry["phase"] = facts_.phase();
  entry["seats"] = seats_json();
  entry["options"] = options_json(info, facts_.match().setup());
  if (facts_.chance_known) entry["chance_known"] = true;
  entry["ply"] = facts_.match().ply();
  entry["created"] = created_;
  entry["updated"] = kept_.updated;
  entry["watchers"] = watchers();
  services_.lobby.put(id_, kept_.updated, std::move(entry));
}

}  // namespace pionek
