// The rows of hex tiles and their stacks (chapter 3xx).
#include <algorithm>

#include "engine/praga/praga.hpp"

namespace pionek::praga {

// The tiles of an era, shuffled by kind and class.
void Praga::fill_stacks(State& s, int era) const {
  for (auto& kind : s.stacks) {
    for (Stack& stack : kind) stack = {};
  }
  for (std::size_t id = 0; id < data_->tiles.size(); ++id) {
    const HexTile& tile = data_->tiles[id];
    if (tile.era != era) continue;
    s.stacks[static_cast<std::size_t>(tile.kind)][tile.special ? 1 : 0].tiles.push_back(
        static_cast<TileId>(id));
  }
  for (auto& kind : s.stacks) {
    for (Stack& stack : kind) s.rng.shuffle(stack.tiles);
  }
}

// Turns up a tile on an empty place; false when the stack is empty (PR-304).
bool Praga::refill(State& s, int kind, int place) const {
  Stack& stack = s.stacks[kind][place == kSpecialPlace ? 1 : 0];
  if (stack.tiles.empty()) return false;
  s.rows[kind][place] = static_cast<std::uint8_t>(stack.tiles.back() + 1);
  stack.tiles.pop_back();
  stack.known = static_cast<std::uint8_t>(std::min<int>(stack.known, stack.tiles.size()));
  ++s.reveals;
  return true;
}

void Praga::put_under(State& s, int tile) const {
  const HexTile& face = data_->tile(tile);
  Stack& stack = s.stacks[static_cast<std::size_t>(face.kind)][face.special ? 1 : 0];
  stack.tiles.insert(0, static_cast<TileId>(tile));
  ++stack.known;
}

template <class Log>
void Praga::log_row(State& s, int kind, int place, Log& log) const {
  const int tile = s.rows[kind][place];
  if (tile != 0) log.note("PR-304", {Word::log_refill, thing(kHexSet, tile - 1)});
}

template <class Log>
void Praga::take_from_row(State& s, int tile, Log& log) const {
  const auto kind = static_cast<int>(data_->tile(tile).kind);
  int place = 0;
  while (s.rows[kind][place] != tile + 1) ++place;
  s.rows[kind][place] = 0;
  if (refill(s, kind, place)) log_row(s, kind, place, log);
}

int Praga::tiles_in(const State& s, int kind) {
  int sum = 0;
  for (const int tile : s.rows[kind]) sum += tile != 0 ? 1 : 0;
  return sum;
}

template <class Log>
void Praga::play_refresh(State& s, Move move, Log& /*log*/) const {
  s.agenda.push({.step = Step::refresh,
                 .seat = s.active(),
                 .a = move.a,
                 .b = static_cast<std::uint8_t>(move.b)});
}

template <class Sink>
void Praga::swap_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  sink.prompt({task.c == 0 ? Word::ask_swap : Word::ask_swap_second, thing(kRowSet, task.a)});
  for (const int tile : s.rows[task.a]) {
    if (tile == 0) continue;
    const auto explain = [&](Explanation& e) {
      e.label = {Word::do_swap, thing(kHexSet, tile - 1), gain_thing(data_->tile(tile - 1).gain)};
      e.because = {Word::why_swapped};
      e.targets.push_back(thing(kHexSet, tile - 1));
    };
    if (tile == task.c) {
      sink.deny(make_move(Act::swap, tile - 1), "PR-305", explain);
    } else {
      sink.offer(make_move(Act::swap, tile - 1), explain);
    }
  }
}

// With the second tile the price is paid. New tiles come first, then the old ones go under their
// stacks; what is free after that is filled once more (PR-305).
template <class Log>
void Praga::play_swap(State& s, Move move, Log& log) const {
  Task& top = s.agenda.top();
  if (top.c == 0) {
    top.c = static_cast<std::uint8_t>(move.a + 1);
    return;
  }
  const Task task = top;
  s.agenda.pop();
  const int kind = task.a;
  pay(s, task.seat, static_cast<Good>(task.b), data_->refresh[task.b], "PR-305", log);
  s.turn.refreshed = 1;
  const std::array<int, 2> gone{task.c - 1, move.a};
  for (const int tile : gone) {
    auto& row = s.rows[kind];
    *std::find(row.begin(), row.end(), tile + 1) = 0;
    log.note("PR-305", {Word::log_swap, task.seat, thing(kHexSet, tile)});
  }
  const auto fill = [&] {
    for (int place = 0; place < kPlaces; ++place) {
      if (s.rows[kind][place] == 0 && refill(s, kind, place)) log_row(s, kind, place, log);
    }
  };
  fill();
  for (const int tile : gone) put_under(s, tile);
  fill();
}

template void Praga::swap_options(const State&, MoveList&) const;
template void Praga::swap_options(const State&, Menu&) const;
#define PIONEK_INSTANTIATE(Log)                                \
  template void Praga::log_row(State&, int, int, Log&) const;  \
  template void Praga::take_from_row(State&, int, Log&) const; \
  template void Praga::play_refresh(State&, Move, Log&) const; \
  template void Praga::play_swap(State&, Move, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::praga
