// The turn option (NU-201): a tile to the board row, a tile as a track, or recharging.
#include "engine/nucleum/nucleum.hpp"

namespace pionek::nucleum {

const Nucleum::Obstacle* Nucleum::lay_obstacle(const Player& player, int tile,
                                               bool somewhere) const {
  static constexpr Obstacle kDirective{"NU-503", Word::why_directive};
  static constexpr Obstacle kNoWorker{"NU-203", Word::why_no_worker};
  static constexpr Obstacle kNoField{"NU-501", Word::why_no_field};
  if (data_->tiles[tile].category == Tile::Category::directive) return &kDirective;
  if (player.hands() == 0) return &kNoWorker;
  return somewhere ? nullptr : &kNoField;
}

template <class Sink>
void Nucleum::turn_options(const State& s, Sink& sink) const {
  const Player& player = s.player(s.agenda.top().seat);
  const bool full = player.board_row.size() == data_->row_slots;
  const bool somewhere = can_lay(s, player);
  sink.prompt({Word::ask_turn});
  player.pool.each([&](int tile) {
    const auto explain = [&](Explanation& e) {
      e.label = {Word::do_play, thing(kTileSet, tile)};
      e.because = {Word::why_row_full};
      e.targets.push_back(thing(kTileSet, tile));
    };
    if (full) {
      sink.deny(make_move(Act::play, tile), "NU-202", explain);
    } else {
      sink.offer(make_move(Act::play, tile), explain);
    }
  });
  player.pool.each([&](int tile) {
    const Obstacle* why = lay_obstacle(player, tile, somewhere);
    const auto explain = [&](Explanation& e) {
      e.label = {Word::do_lay, thing(kTileSet, tile)};
      e.targets.push_back(thing(kTileSet, tile));
      if (why != nullptr) e.because = {why->because};
    };
    if (why == nullptr) {
      sink.offer(make_move(Act::lay, tile), explain);
    } else {
      sink.deny(make_move(Act::lay, tile), why->rule, explain);
    }
  });
  sink.offer(make_move(Act::recharge), [](Explanation& e) { e.label = {Word::do_recharge}; });
  convert_options(s, sink);
}

template <class Log>
void Nucleum::play_play(State& s, Move move, Log& log) const {
  const Seat seat = s.agenda.top().seat;
  s.agenda.pop();
  Player& player = s.player(seat);
  player.pool.remove(move.a);
  player.board_row.push_back(move.a);
  log.note("NU-401", {Word::log_played, seat, thing(kTileSet, move.a)});
  const bool directive = data_->tiles[move.a].category == Tile::Category::directive;
  s.agenda.push({.step = Step::acts,
                 .seat = seat,
                 .a = move.a,
                 .bits = static_cast<std::uint8_t>(directive ? 1 : kNewEnds)});
}

void Nucleum::play_lay(State& s, Move move) const {
  Task& task = s.agenda.top();
  task.step = Step::field;
  task.a = move.a;
  task.bits = kMain;
}

template void Nucleum::turn_options(const State&, MoveList&) const;
template void Nucleum::turn_options(const State&, Menu&) const;
template void Nucleum::play_play(State&, Move, Silent&) const;
template void Nucleum::play_play(State&, Move, Journal&) const;

}  // namespace pionek::nucleum
