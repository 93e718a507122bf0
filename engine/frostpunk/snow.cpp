// New tiles on the map (FP-821 to FP-824, FP-1407): laid face down one by one, then turned over.
#include "engine/frostpunk/frostpunk.hpp"
#include "engine/frostpunk/verbs.hpp"

namespace pionek::frostpunk {

PlaceSet Frostpunk::laid(const State& s) {
  PlaceSet places = 0;
  for (int place = 0; place < kPlaces; ++place) {
    if (s.tile[place] != 0) places |= PlaceSet{1} << place;
  }
  return places;
}

// Places where a tile of the kind may go when these are taken.
PlaceSet Frostpunk::open_places(PlaceSet taken, bool far) const {
  constexpr PlaceSet kAllPlaces = (PlaceSet{1} << kPlaces) - 1;
  if (!far) return kAllPlaces & ~data_->far_places & ~taken;
  PlaceSet touched = 0;
  for (PlaceSet left = taken; left != 0; left &= left - 1) {
    touched |= data_->places[std::countr_zero(left)].neighbours;
  }
  return touched & data_->far_places & ~taken;
}

// Near tiles are laid before far ones, which may touch them.
void Frostpunk::lay(State& s, int near, int far) const {
  s.agenda.push({.step = Step::lay, .seat = decider(s), .a = byte(near), .b = byte(far)});
}

PlaceSet Frostpunk::lay_candidates(const State& s) const {
  const Task& task = s.agenda.top();
  return open_places(laid(s) | task.bits, task.a == 0);
}

template <class Log>
bool Frostpunk::lay_step(State& s, Log& log) const {
  for (;;) {
    Task& task = s.agenda.top();
    if (task.a == 0 && task.b == 0) {
      const PlaceSet places = task.bits;
      s.agenda.pop();
      turn_over(s, places, log);
      return false;
    }
    const PlaceSet open = lay_candidates(s);
    std::uint8_t& left = task.a > 0 ? task.a : task.b;
    if (open == 0) {
      left = 0;
    } else if (std::popcount(open) == 1) {
      task.bits |= open;
      --left;
    } else {
      return true;
    }
  }
}

template <class Sink>
void Frostpunk::lay_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  const bool far = task.a == 0;
  sink.prompt({far ? Word::ask_lay_far : Word::ask_lay_near, far ? task.b : task.a});
  const PlaceSet open = lay_candidates(s);
  for_each_bit(open, [&](int place) {
    sink.offer(make_move(Act::lay, place), [&](Explanation& e) {
      e.label = {Word::do_lay, thing(kPlaceSet, place)};
      e.targets.push_back(thing(kPlaceSet, place));
    });
  });
  if constexpr (Sink::explains) explain_places(s, open, sink);
}

template <class Sink>
void Frostpunk::explain_places(const State& s, PlaceSet open, Sink& sink) const {
  const Task& task = s.agenda.top();
  const PlaceSet taken = laid(s) | task.bits;
  for (int place = 0; place < kPlaces; ++place) {
    const bool other_kind = data_->places[place].far != (task.a == 0);
    if ((open >> place & 1) != 0 || (taken >> place & 1) != 0) continue;
    sink.deny(make_move(Act::lay, place), "FP-823", [&](Explanation& e) {
      e.label = {Word::do_lay, thing(kPlaceSet, place)};
      e.because = {other_kind ? Word::why_other_kind : Word::why_not_connected};
      e.targets.push_back(thing(kPlaceSet, place));
    });
  }
}

template <class Log>
void Frostpunk::play_lay(State& s, Move move, Log& log) const {
  Task& task = s.agenda.top();
  task.bits |= PlaceSet{1} << move.a;
  --(task.a > 0 ? task.a : task.b);
  log.note("FP-823", {Word::log_laid, thing(kPlaceSet, move.a)});
}

template <class Log>
void Frostpunk::turn_over(State& s, PlaceSet places, Log& log) const {
  if (places == 0) return;
  ++s.reveals;
  for_each_bit(places, [&](int place) {
    auto& stack = s.tiles[data_->places[place].far ? 1 : 0];
    const int tile = stack.back();
    stack.pop_back();
    place_tile(s, place, tile);
    log.note("FP-824", {Word::log_tile, thing(kPlaceSet, place)});
    const auto& halves = data_->tiles[tile].half;
    for (int half = 0; half < 2; ++half) {
      const Field& at = s.field[first_field(place) + half];
      const Thing where = thing(kFieldSet, first_field(place) + half);
      if (at.holds == kTree) log.note("FP-824", {Word::log_trees_shown, at.count, where});
      if (at.holds != kNothing && at.holds != kTree) {
        log.note("FP-824", {Word::log_shown, at.count, thing(kResourceSet, at.holds - 1), where});
      }
      gain(s, Goods::food, halves[half].food, "FP-824", log);
    }
  });
}

// The trees and resources that the tile shows are put on it (FP-2003).
void Frostpunk::place_tile(State& s, int place, int tile) const {
  s.tile[place] = byte(tile + 1);
  for (int half = 0; half < 2; ++half) {
    const TileHalf& shown = data_->tiles[tile].half[half];
    const int field = first_field(place) + half;
    s.land.add(field);
    const int bank = shown.holds == kTree ? trees_left(s) : shown.count;
    set_content(s, field, shown.holds, std::min<int>(shown.count, bank));
  }
}

#define PIONEK_INSTANTIATE_SINK(Sink) \
  template void Frostpunk::lay_options(const State&, Sink&) const;
PIONEK_INSTANTIATE_SINK(MoveList)
PIONEK_INSTANTIATE_SINK(Menu)
#undef PIONEK_INSTANTIATE_SINK
#define PIONEK_INSTANTIATE(Log)                                \
  template bool Frostpunk::lay_step(State&, Log&) const;       \
  template void Frostpunk::play_lay(State&, Move, Log&) const; \
  template void Frostpunk::turn_over(State&, PlaceSet, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::frostpunk
