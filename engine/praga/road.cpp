// The King's Road and the bridge (chapter 8xx).
#include <bit>

#include "engine/praga/praga.hpp"

namespace pionek::praga {

// To the next segment; its effects are open from now on (PR-803).
template <class Log>
void Praga::move_pawn(State& s, Log& log) const {
  const Seat seat = s.agenda.top().seat;
  s.agenda.pop();
  const int at = s.player(seat).road++;
  const Segment& segment = data_->segments[at];
  pay(s, seat, segment.entry, "PR-807", log);
  log.note("PR-801", {Word::log_road, seat, thing(kSegmentSet, at)});
  for (int i = 0; i < 2; ++i) {
    const Offer& offer = segment.effects[i];
    if (offer.is == Offer::Is::none || (i == 0 && has_alternative(s, at))) continue;
    if (offer.is == Offer::Is::now) {
      run(s, seat, offer.gain, Cause::road);
    } else {
      s.turn.effects = static_cast<std::uint16_t>(s.turn.effects | 1U << (2 * at + i));
    }
  }
}

template <class Log>
void Praga::play_effect(State& s, Move move, Log& log) const {
  const Seat seat = s.active();
  const Offer& offer = data_->segments[move.a / 2].effects[move.a % 2];
  s.turn.effects = static_cast<std::uint16_t>(s.turn.effects & ~(1U << move.a));
  log.note("PR-804", {Word::log_effect, seat, thing(kEffectSet, move.a)});
  pay(s, seat, offer.price, "PR-802", log);
  run(s, seat, offer.gain, Cause::road);
}

template <class Log>
void Praga::draw_bridge(State& s, Seat seat, int count, Log& log) const {
  const int drawn = draw_from(s.bridge, seat, count);
  if (drawn == 0) return log.note("PR-816", {Word::log_no_bridge, seat});
  ++s.reveals;
  log.note("PR-808", {Word::log_draw_bridge, seat, drawn});
  if (drawn == 1) return keep_bridge(s, seat, s.bridge[s.bridge.size() - 1].tile, log);
  for (int i = 1; i <= drawn; ++i) {
    log.whisper(seat, "PR-808",
                {Word::log_drawn_bridge, thing(kBridgeSet, s.bridge[s.bridge.size() - i].tile)});
  }
  s.agenda.push({.step = Step::keep, .seat = seat, .b = static_cast<std::uint8_t>(drawn)});
}

template <class Sink>
void Praga::keep_options(const State& s, Sink& sink) const {
  sink.prompt({Word::ask_keep});
  for (int i = 1; i <= s.agenda.top().b; ++i) {
    const int tile = s.bridge[s.bridge.size() - i].tile;
    sink.offer(make_move(Act::keep, tile), [&](Explanation& e) {
      e.label = {Word::do_keep, thing(kBridgeSet, tile)};
      e.targets.push_back(thing(kBridgeSet, tile));
    });
  }
}

// The tiles IV that were drawn, or a tile V of the bridge or the Cathedral.
template <class Log>
void Praga::play_keep(State& s, Move move, Log& log) const {
  const Task task = s.agenda.top();
  s.agenda.pop();
  if (task.step == Step::crown) return take_five(s, task.seat, move.a, task.a != 0, log);
  return_others(s.bridge, task.b, move.a);
  keep_bridge(s, task.seat, move.a, log);
}

// The kept tile lies on top of the stack.
template <class Log>
void Praga::keep_bridge(State& s, Seat seat, int tile, Log& log) const {
  s.bridge.pop_back();
  log.note("PR-808", {Word::log_bridge, seat, thing(kBridgeSet, tile)});
  lay_plank(s, seat, tile, log);
}

template <class Log>
void Praga::choose_bridge(State& s, Seat seat, Log& log) const {
  if (s.at_bridge == 0) return log.note("PR-814", {Word::log_no_bridge, seat});
  if (std::has_single_bit(s.at_bridge)) {
    return take_five(s, seat, std::countr_zero(s.at_bridge), false, log);
  }
  s.agenda.push({.step = Step::crown, .seat = seat});
}

// A tile of the Cathedral may be left (PR-1009), one of the bridge may not.
template <class Sink>
void Praga::crown_options(const State& s, Sink& sink) const {
  const bool cathedral = s.agenda.top().a != 0;
  sink.prompt({cathedral ? Word::ask_crown : Word::ask_five});
  for_each_bit(cathedral ? s.at_cathedral : s.at_bridge, [&](int tile) {
    sink.offer(make_move(Act::keep, tile), [&](Explanation& e) {
      e.label = {Word::do_keep, thing(kBridgeSet, tile)};
      e.targets.push_back(thing(kBridgeSet, tile));
    });
  });
  if (!cathedral) return;
  sink.offer(make_move(Act::decline), [](Explanation& e) { e.label = {Word::do_no_crown}; });
}

template <class Log>
void Praga::take_five(State& s, Seat seat, int tile, bool cathedral, Log& log) const {
  (cathedral ? s.at_cathedral : s.at_bridge) &= ~(BridgeSet{1} << tile);
  s.player(seat).crown[cathedral ? 1 : 0] = static_cast<std::uint8_t>(tile + 1);
  log.note(cathedral ? "PR-1009" : "PR-809", {Word::log_bridge, seat, thing(kBridgeSet, tile)});
  if (cathedral) return run(s, seat, data_->bridge[tile].gain, Cause::cathedral);
  lay_plank(s, seat, tile, log);
}

// On a free place of the bridge, where there is one (PR-811 to PR-813).
template <class Log>
void Praga::lay_plank(State& s, Seat seat, int tile, Log& log) const {
  int free = 0;
  int last = 0;
  for (int plank = 0; plank < static_cast<int>(data_->planks.size()); ++plank) {
    if (s.planks[plank] != 0) continue;
    ++free;
    last = plank;
  }
  if (free == 1) return cover(s, seat, tile, last, log);
  if (free > 1) {
    return s.agenda.push({.step = Step::plank, .seat = seat, .a = static_cast<std::uint8_t>(tile)});
  }
  const bool five = tile >= data_->first_v;
  log.note(five ? "PR-813" : "PR-812", {Word::log_bridge_full, seat});
  run(s, seat, data_->bridge[tile].gain, five ? Cause::bridge_v : Cause::bridge);
}

template <class Log>
void Praga::cover(State& s, Seat seat, int tile, int plank, Log& log) const {
  s.planks[plank] = static_cast<std::uint8_t>(tile + 1);
  log.note("PR-808", {Word::log_plank, seat, thing(kPlankSet, plank)});
  run(s, seat, data_->bridge[tile].gain, tile >= data_->first_v ? Cause::bridge_v : Cause::bridge);
  run(s, seat, data_->planks[plank], Cause::plank);
}

template <class Sink>
void Praga::plank_options(const State& s, Sink& sink) const {
  sink.prompt({Word::ask_plank});
  for (int plank = 0; plank < static_cast<int>(data_->planks.size()); ++plank) {
    const auto explain = [&](Explanation& e) {
      e.label = {Word::do_plank, thing(kPlankSet, plank), gain_thing(data_->planks[plank])};
      e.because = {Word::why_taken};
      e.targets.push_back(thing(kPlankSet, plank));
    };
    if (s.planks[plank] != 0) {
      sink.deny(make_move(Act::plank, plank), "PR-811", explain);
    } else {
      sink.offer(make_move(Act::plank, plank), explain);
    }
  }
}

#define PIONEK_INSTANTIATE_SINK(Sink)                            \
  template void Praga::keep_options(const State&, Sink&) const;  \
  template void Praga::crown_options(const State&, Sink&) const; \
  template void Praga::plank_options(const State&, Sink&) const;
PIONEK_INSTANTIATE_SINK(MoveList)
PIONEK_INSTANTIATE_SINK(Menu)
#undef PIONEK_INSTANTIATE_SINK
#define PIONEK_INSTANTIATE(Log)                                    \
  template void Praga::move_pawn(State&, Log&) const;              \
  template void Praga::play_effect(State&, Move, Log&) const;      \
  template void Praga::draw_bridge(State&, Seat, int, Log&) const; \
  template void Praga::choose_bridge(State&, Seat, Log&) const;    \
  template void Praga::play_keep(State&, Move, Log&) const;        \
  template void Praga::cover(State&, Seat, int, int, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::praga
