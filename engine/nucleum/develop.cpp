// Tiles of the offer: bought by the action (chapter 8xx), or taken by a technology.
#include <algorithm>

#include "engine/nucleum/nucleum.hpp"

namespace pionek::nucleum {

// Thaler for the tile at a place of the offer as the first or second purchase (NU-801, NU-802).
// What is left of the discount after the first lowers the price of the second (NU-806).
int Nucleum::tile_price(const Task& task, int place) const {
  const int fee = task.b > 0 ? data_->second_purchase : 0;
  return std::max(0, data_->prices[place] + fee - task.n);
}

bool Nucleum::can_buy(const State& s, const Task& task) const {
  const int purse = s.player(task.seat).purse();
  for (int place = 0; place < kOffer; ++place) {
    if (s.offer[place] != kNoTile && tile_price(task, place) <= purse) return true;
  }
  return false;
}

template <class Sink>
void Nucleum::buy_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  const int purse = s.player(task.seat).purse();
  sink.prompt({task.b > 0 ? Word::ask_buy_second : Word::ask_buy});
  for (int place = 0; place < kOffer; ++place) {
    if (s.offer[place] == kNoTile) continue;
    const int price = tile_price(task, place);
    const Thing tile = thing(kTileSet, s.offer[place]);
    const auto explain = [&](Explanation& e) {
      e.label = {Word::do_buy, tile, price};
      e.because = {Word::why_cannot_pay, price, purse};
      e.targets.push_back(tile);
      e.price = price;
    };
    if (price <= purse) {
      sink.offer(make_move(Act::buy, tile.index), explain);
    } else {
      sink.deny(make_move(Act::buy, tile.index), task.b > 0 ? "NU-802" : "NU-801", explain);
    }
  }
  sink.offer(make_move(Act::done), [&](Explanation& e) {
    e.label = {task.b > 0 ? Word::do_buy_no_more : Word::do_skip};
  });
  convert_options(s, sink);
}

template <class Log>
void Nucleum::play_buy(State& s, Move move, Log& log) const {
  Task& task = s.agenda.top();
  const Seat seat = task.seat;
  const auto place =
      static_cast<int>(std::find(s.offer.begin(), s.offer.end(), move.a) - s.offer.begin());
  const int price = tile_price(task, place);
  const int fee = task.b > 0 ? data_->second_purchase : 0;
  task.n = static_cast<std::uint8_t>(std::max(0, task.n - data_->prices[place] - fee));
  const bool second = task.b++ > 0;
  pay_thaler(s, seat, price, second ? "NU-802" : "NU-801", log);
  s.offer[place] = kNoTile;
  s.player(seat).pool.add(move.a);
  log.note("NU-803", {Word::log_bought, seat, thing(kTileSet, move.a)});
  if (second) end_buying(s, log);
}

template <class Log>
void Nucleum::end_buying(State& s, Log& log) const {
  const Task task = s.agenda.top();
  s.agenda.pop();
  if (task.b > 0) refill_offer(s, task.seat, log);
}

// The rest slides to the right, and new tiles come from the left (NU-804, NU-807).
template <class Log>
void Nucleum::refill_offer(State& s, Seat seat, Log& log) const {
  int to = kOffer - 1;
  for (int place = kOffer - 1; place >= 0; --place) {
    if (s.offer[place] != kNoTile) s.offer[to--] = s.offer[place];
  }
  const bool drawn = to >= 0 && !s.stack.empty();
  for (; to >= 0; --to) {
    s.offer[to] = s.stack.empty() ? kNoTile : s.stack.back();
    if (s.stack.empty()) continue;
    log.note("NU-804", {Word::log_offered, thing(kTileSet, s.stack.back())});
    s.stack.pop_back();
  }
  if (!drawn) return;
  ++s.reveals;
  if (s.stack.empty()) meet(s, Condition::tiles, seat, log);
}

// ---- a tile by a technology (NU-1214, NU-1218) ----
bool Nucleum::can_take(const State& s) const {
  Only any;
  each_takeable(s, data_->programs[s.agenda.top().c].n, any);
  return any.count > 0;
}

void Nucleum::explain_take(int tile, Explanation& e) const {
  e.label = {Word::do_take, thing(kTileSet, tile)};
  e.targets.push_back(thing(kTileSet, tile));
}

template <class Sink>
void Nucleum::take_options(const State& s, Sink& sink) const {
  sink.prompt({Word::ask_take});
  each_takeable(s, data_->programs[s.agenda.top().c].n, [&](Move move) {
    sink.offer(move, [&](Explanation& e) { explain_take(move.a, e); });
  });
  sink.offer(make_move(Act::done), [](Explanation& e) { e.label = {Word::do_take_none}; });
}

template <class Log>
void Nucleum::play_take(State& s, Move move, Log& log) const {
  const Task task = s.agenda.top();
  s.agenda.pop();
  // In a choice the tile is one of the options.
  int at = task.c;
  while (data_->programs[at].code != Op::Code::tile) ++at;
  const Op op = data_->programs[at];
  const char* rule = data_->programs.rule(at);
  const auto place =
      static_cast<int>(std::find(s.offer.begin(), s.offer.end(), move.a) - s.offer.begin());
  pay_thaler(s, task.seat, std::max(0, data_->prices[place] - op.n), rule, log);
  s.offer[place] = kNoTile;
  s.player(task.seat).pool.add(move.a);
  log.note(rule, {Word::log_took, task.seat, thing(kTileSet, move.a)});
  refill_offer(s, task.seat, log);
  if (op.arg != 0) s.agenda.push({.step = Step::field, .seat = task.seat, .a = move.a});
}

#define PIONEK_INSTANTIATE_SINK(Sink)                            \
  template void Nucleum::buy_options(const State&, Sink&) const; \
  template void Nucleum::take_options(const State&, Sink&) const;
PIONEK_INSTANTIATE_SINK(MoveList)
PIONEK_INSTANTIATE_SINK(Menu)
#undef PIONEK_INSTANTIATE_SINK
#define PIONEK_INSTANTIATE(Log)                              \
  template void Nucleum::play_buy(State&, Move, Log&) const; \
  template void Nucleum::end_buying(State&, Log&) const;     \
  template void Nucleum::play_take(State&, Move, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::nucleum
