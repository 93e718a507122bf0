// What people pay and receive: money, goods, points, research and new employees (CA-408 to CA-410,
// CA-508, CA-509).
#include <algorithm>

#include "engine/carnegie/carnegie.hpp"
#include "engine/carnegie/verbs.hpp"

namespace pionek::carnegie {

// Exactly the missing dollars are raised by selling cubes.
template <class Log>
void Carnegie::pay(State& s, Seat seat, int dollars, const char* rule, Log& log) const {
  if (dollars == 0) return;
  Player& player = s.player(seat);
  if (const int missing = dollars - player.money; missing > 0) {
    player.goods -= missing;
    player.money += missing;
    log.note("CA-509", {Word::log_sold, seat, missing});
  }
  player.money -= dollars;
  log.note(rule, {Word::log_paid, seat, dollars});
}

// Research waits until the end of the turn or event, the lowest task of the agenda (CA-409,
// CA-912); newcomers who may go to the New Lobby are dealt with before all else.
template <class Log>
void Carnegie::gain(State& s, Seat seat, const Gains& gains, int times, const char* rule,
                    Log& log) const {
  Player& player = s.player(seat);
  if (const int money = of(gains, Resource::money) * times; money > 0) {
    player.money += money;
    log.note(rule, {Word::log_money, seat, money});
  }
  if (const int goods = of(gains, Resource::goods) * times; goods > 0) {
    player.goods += goods;
    log.note(rule, {Word::log_goods, seat, goods});
  }
  if (const int vp = of(gains, Resource::vp) * times; vp > 0) {
    player.vp += vp;
    log.note(rule, {Word::log_vp, seat, vp});
  }
  if (const int points = of(gains, Resource::research) * times; points > 0) {
    log.note(rule, {Word::log_research, seat, points});
    Task& turn = s.agenda.bottom();
    turn.pool = static_cast<std::uint8_t>(std::min(255, turn.pool + points));
  }
  const int hired = hire(s, seat, of(gains, Resource::employee) * times, rule, log);
  if (hired > 0 && player.has(data_->passive[static_cast<int>(Passive::extra_lobby)])) {
    s.agenda.push({.step = Step::lodge, .seat = seat, .a = static_cast<std::uint8_t>(hired)});
  }
}

// From the reserve into the lobby; answers how many came.
template <class Log>
int Carnegie::hire(State& s, Seat seat, int count, const char* rule, Log& log) const {
  Player& player = s.player(seat);
  const int hired = std::min<int>(count, player.reserve);
  if (hired == 0) return 0;
  player.reserve = static_cast<std::uint8_t>(player.reserve - hired);
  player.lying[data_->lobby] = static_cast<std::uint8_t>(player.lying[data_->lobby] + hired);
  log.note(rule, {Word::log_hired, seat, hired});
  return hired;
}

template <class Sink>
void Carnegie::sell_option(const State& s, Sink& sink) const {
  if (s.player(s.agenda.top().seat).goods == 0) return;
  sink.offer(make_move(Act::sell), [](Explanation& e) { e.label = {Word::do_sell}; });
}

template <class Log>
void Carnegie::play_sell(State& s, Log& log) const {
  const Seat seat = s.agenda.top().seat;
  --s.player(seat).goods;
  s.player(seat).money += data_->sell_price;
  log.note("CA-508", {Word::log_sold, seat, 1});
}

template void Carnegie::sell_option(const State&, MoveList&) const;
template void Carnegie::sell_option(const State&, Menu&) const;
#define PIONEK_INSTANTIATE(Log)                                                           \
  template void Carnegie::pay(State&, Seat, int, const char*, Log&) const;                \
  template void Carnegie::gain(State&, Seat, const Gains&, int, const char*, Log&) const; \
  template int Carnegie::hire(State&, Seat, int, const char*, Log&) const;                \
  template void Carnegie::play_sell(State&, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::carnegie
