// Laying tracks (chapter 5xx): the field, the orientation, what matches, and the finished line.
#include "engine/nucleum/network.hpp"
#include "engine/nucleum/nucleum.hpp"

namespace pionek::nucleum {
namespace {

bool same_color(Color left, Color right) {
  return left == right || left == Color::wild || right == Color::wild;
}

}  // namespace

bool Nucleum::can_lay_on(const State& s, const Player& player, int field) const {
  return player.can_pay(1, map_of(s).red_fields.has(field) ? data_->red_field : 0);
}

bool Nucleum::can_lay(const State& s, const Player& player) const {
  if (player.hands() == 0) return false;
  if (!(s.open_fields - map_of(s).red_fields).empty()) return true;
  return !s.open_fields.empty() && player.can_pay(1, data_->red_field);
}

// The colour that the half of a tile shows; tracks of some players are wild (NU-1223).
Color Nucleum::end_color(const State& s, Seat owner, int tile, int half) const {
  return modifiers_of(s.player(owner)).wild_tracks ? Color::wild
                                                   : data_->tiles[tile].halves[half].color;
}

// The ends that match if the tile lies there, as bits of Task::bits (NU-505, NU-506).
unsigned Nucleum::matched_ends(const State& s, Seat seat, int tile, int field, int flip) const {
  const Map& map = map_of(s);
  const Link& link = map.links[map.field_link[field]];
  unsigned ends = 0;
  for (int side = 0; side < 2; ++side) {
    const Color own = end_color(s, seat, tile, flip ^ side);
    const int next = side == 0 ? field - 1 : field + 1;
    if (next < link.first || next >= link.first + link.length) {
      const Color city = data_->cities[side == 0 ? link.a : link.b];
      if (city == Color::multi || same_color(own, city)) ends |= 1U << side;
    } else if (s.has_track(next)) {
      const int half = s.half_towards(next, 1 - side);
      const Color other = end_color(s, s.owner_of(next), s.tile_on(next), half);
      if (same_color(own, other)) ends |= 5U << side;
    }
  }
  return ends;
}

// Of these ends, those whose actions a seat gets: of the new tile, or of neighbours it owns.
unsigned Nucleum::ends_of(const State& s, Seat seat, int field, unsigned ends) const {
  unsigned own = 0;
  for (int side = 0; side < 2; ++side) {
    const int next = side == 0 ? field - 1 : field + 1;
    if (has(ends, 2 + side) && s.owner_of(next) == seat) own |= 4U << side;
  }
  return own;
}

template <class Sink>
void Nucleum::field_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  const Player& player = s.player(task.seat);
  const Map& map = map_of(s);
  sink.prompt({Word::ask_field, thing(kTileSet, task.a)});
  const auto explain = [&](int field, Word because) {
    return [&, field, because](Explanation& e) {
      int most = 0;
      for (int flip = 0; flip < 2; ++flip) {
        const unsigned ends = matched_ends(s, task.seat, task.a, field, flip);
        const unsigned own = (ends & kNewEnds) | ends_of(s, task.seat, field, ends);
        most = std::max(most, std::popcount(own));
      }
      const int price = map.red_fields.has(field) ? data_->red_field : 0;
      e.label = {price > 0 ? Word::do_field_red : Word::do_field, thing(kFieldSet, field), most,
                 price};
      e.because = {because};
      e.targets.push_back(thing(kFieldSet, field));
      if (price > 0) e.price = price;
    };
  };
  if constexpr (!Sink::explains) {
    s.open_fields.each([&](int field) {
      if (can_lay_on(s, player, field)) {
        sink.offer(make_move(Act::field, field), explain(field, Word::none));
      }
    });
  } else {
    for (int field = 0; field < data_->catalog.size(kFieldSet); ++field) {
      const Link& link = map.links[map.field_link[field]];
      if (field < link.first || field >= link.first + link.length) continue;
      const Move move = make_move(Act::field, field);
      if (s.has_track(field)) {
        sink.deny(move, "NU-501", explain(field, Word::why_field_taken));
      } else if (!s.open_fields.has(field)) {
        sink.deny(move, "NU-501", explain(field, Word::why_field_apart));
      } else if (!can_lay_on(s, player, field)) {
        sink.deny(move, "NU-504", explain(field, Word::why_no_money));
      } else {
        sink.offer(move, explain(field, Word::none));
      }
    }
  }
  if ((task.bits & kMain) != 0) return;
  sink.offer(make_move(Act::done),
             [&](Explanation& e) { e.label = {Word::do_keep_tile, thing(kTileSet, task.a)}; });
}

// A tile with two equal ends needs no orientation.
template <class Log>
void Nucleum::play_field(State& s, Move move, Log& log) const {
  Task& task = s.agenda.top();
  task.step = Step::face;
  task.b = move.a;
  const auto& halves = data_->tiles[task.a].halves;
  if (halves[0].color == halves[1].color && halves[0].action == halves[1].action) {
    lay_track(s, 0, log);
  }
}

template <class Sink>
void Nucleum::face_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  const Map& map = map_of(s);
  const Link& link = map.links[map.field_link[task.b]];
  sink.prompt({Word::ask_face, thing(kFieldSet, task.b)});
  for (int half = 0; half < 2; ++half) {
    const Thing which = thing(kHalfSet, half_index(task.a, half));
    sink.offer(make_move(Act::face, which.index), [&](Explanation& e) {
      const unsigned ends = matched_ends(s, task.seat, task.a, task.b, half);
      const int own = std::popcount((ends & kNewEnds) | ends_of(s, task.seat, task.b, ends));
      const int all = std::popcount(ends);
      const auto color = static_cast<int>(data_->tiles[task.a].halves[half].color);
      e.label = {Word::do_face,           which, thing(kColorSet, color),
                 thing(kCitySet, link.a), own,   all - own};
      e.targets.push_back(which);
    });
  }
}

// Pays, places, and puts on the agenda all that follows, last things first (NU-513).
template <class Log>
void Nucleum::lay_track(State& s, int flip, Log& log) const {
  const Task task = s.agenda.top();
  s.agenda.pop();
  const Seat seat = task.seat;
  const Map& map = map_of(s);
  const int at = map.field_link[task.b];
  take_workers(s, seat, 1, log);
  if (map.red_fields.has(task.b)) pay_thaler(s, seat, data_->red_field, "NU-504", log);
  log.note("NU-501", {Word::log_laid, seat, thing(kTileSet, task.a), thing(kFieldSet, task.b)});
  const unsigned ends = matched_ends(s, seat, task.a, task.b, flip);
  Player& player = s.player(seat);
  player.pool.remove(task.a);
  ++player.tracks;
  s.rail[task.b] = static_cast<std::uint8_t>(task.a + 1);
  s.rider[task.b] = static_cast<std::uint8_t>(index(seat) + 8 * flip);
  join_track(s, map, task.b);

  if (has(s.lines, at)) {
    s.agenda.push({.step = Step::complete, .seat = seat, .a = static_cast<std::uint8_t>(at)});
  }
  const unsigned main = task.bits & kMain;
  for (int i = s.seats - 1; i >= 0; --i) {
    const Seat other = seat_at((index(seat) + i) % s.seats);
    unsigned open = ends_of(s, other, task.b, ends);
    if (i == 0) open |= (ends & kNewEnds) | main;
    const bool asks =
        i == 0 && main != 0 ? open != kMain || modifiers_of(player).track_contract : open != 0;
    if (!asks) continue;
    s.agenda.push({.step = Step::matched,
                   .seat = other,
                   .a = task.b,
                   .bits = static_cast<std::uint8_t>(open)});
  }
  push_triggers(s, seat, Trigger::track);
}

// Steps on the VP track for everybody who shares in the line, none for one of a single field
// (NU-511); then its tiles are turned (NU-512).
template <class Log>
void Nucleum::complete_line(State& s, Log& log) const {
  const Task task = s.agenda.top();
  s.agenda.pop();
  const Link& link = map_of(s).links[task.a];
  std::array<int, kSeats> tiles{};
  for (int i = 0; i < link.length; ++i) ++tiles[index(s.owner_of(link.first + i))];
  log.note("NU-512", {Word::log_line, thing(kLinkSet, task.a)});
  for (int i = 0; i < s.seats; ++i) {
    const int seat = (s.current + i) % s.seats;
    if (tiles[seat] == 0) continue;
    const int steps = link.steps * (link.per_tile ? tiles[seat] : 1);
    move_income(s, seat_at(seat), static_cast<int>(Income::vp), steps, "NU-511", log);
  }
  test_points(s, log);
}

#define PIONEK_INSTANTIATE_SINK(Sink)                              \
  template void Nucleum::field_options(const State&, Sink&) const; \
  template void Nucleum::face_options(const State&, Sink&) const;
PIONEK_INSTANTIATE_SINK(MoveList)
PIONEK_INSTANTIATE_SINK(Menu)
#undef PIONEK_INSTANTIATE_SINK
#define PIONEK_INSTANTIATE(Log)                                \
  template void Nucleum::play_field(State&, Move, Log&) const; \
  template void Nucleum::lay_track(State&, int, Log&) const;   \
  template void Nucleum::complete_line(State&, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::nucleum
