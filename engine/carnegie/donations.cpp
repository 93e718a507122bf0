// Donations (chapter 12xx): at a donation event, or through Charitable Giving.
#include <bit>

#include "engine/carnegie/carnegie.hpp"
#include "engine/carnegie/verbs.hpp"

namespace pionek::carnegie {

int Carnegie::donation_cost(const Player& player) const {
  const int step =
      works(player, Passive::donation_step) ? data_->passive_donation_step : data_->donation_step;
  return step * (std::popcount(player.donations) + 1);
}

// A field that Charitable Giving can go to: held by another player, Andrew included (CA-1315).
bool Carnegie::gives(const State& s, Seat seat, int field) const {
  return s.field[field] != kNoHolder && s.field[field] != kNeutral &&
         (s.player(seat).donations >> field & 1) == 0;
}

bool Carnegie::can_donate(const State& s, Seat seat) const {
  if (!can_pay_donation(s.player(seat))) return false;
  for (std::size_t field = 0; field < data_->fields.size(); ++field) {
    if (s.field[field] == kNoHolder) return true;
  }
  return false;
}

bool Carnegie::can_give(const State& s, Seat seat) const {
  if (!can_pay_donation(s.player(seat))) return false;
  for (std::size_t field = 0; field < data_->fields.size(); ++field) {
    if (gives(s, seat, static_cast<int>(field))) return true;
  }
  return false;
}

template <class Sink>
void Carnegie::donate_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  const bool charity = task.step == Step::give;
  const int cost = donation_cost(s.player(task.seat));
  sink.prompt({charity ? Word::ask_give : Word::ask_donate, cost});
  for (int field = 0; field < static_cast<int>(data_->fields.size()); ++field) {
    const auto explain = [&](Explanation& e) {
      e.label = {Word::do_donate, thing(kDonationSet, field), cost};
      e.targets.push_back(thing(kDonationSet, field));
      e.price = cost;
    };
    const Move move = make_move(Act::donate, field);
    if (charity ? gives(s, task.seat, field) : s.field[field] == kNoHolder) {
      sink.offer(move, explain);
    } else {
      const bool own = (s.player(task.seat).donations >> field & 1) != 0;
      const Word because = own        ? Word::why_own_field
                           : !charity ? Word::why_field_taken
                                      : Word::why_nobody_gave;
      sink.deny(move, charity ? "CA-1315" : "CA-1202", [&](Explanation& e) {
        explain(e);
        e.because = {because};
      });
    }
  }
  if (!charity) {
    sink.offer(make_move(Act::done), [](Explanation& e) { e.label = {Word::do_no_donation}; });
  }
  sell_option(s, sink);
}

template <class Log>
void Carnegie::play_donate(State& s, Move move, Log& log) const {
  const Task task = s.agenda.top();
  s.agenda.pop();
  Player& player = s.player(task.seat);
  const char* rule = task.step == Step::give ? "CA-1315" : "CA-1202";
  pay(s, task.seat, donation_cost(player), "CA-1201", log);
  player.donations |= FieldSet{1} << move.a;
  --player.supply;
  if (s.field[move.a] == kNoHolder) s.field[move.a] = holder(task.seat);
  log.note(rule, {Word::log_donated, task.seat, thing(kDonationSet, move.a)});
}

template void Carnegie::donate_options(const State&, MoveList&) const;
template void Carnegie::donate_options(const State&, Menu&) const;
template void Carnegie::play_donate(State&, Move, Silent&) const;
template void Carnegie::play_donate(State&, Move, Journal&) const;

}  // namespace pionek::carnegie
