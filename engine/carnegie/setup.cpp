// The position before the first choice, and the choices of the set-up (chapter 1xx).
#include "engine/carnegie/carnegie.hpp"
#include "engine/carnegie/verbs.hpp"

namespace pionek::carnegie {

static_assert(Game<Carnegie>);

State Carnegie::start(const Setup& setup, const Seed& seed) const {
  State s;
  s.rng = Rng(seed);
  s.seats = static_cast<std::uint8_t>(setup.seats);
  s.first = static_cast<std::uint8_t>(s.rng.below(s.seats));
  const ActionChoice tiles = data_->counts[s.seats].action_choice;
  for (int i = 0; i < s.seats; ++i) {
    Player& player = s.players[i];
    player.money = data_->start_money;
    player.goods = data_->start_goods;
    player.room = data_->rooms;
    player.departments = (1U << data_->starting) - 1;
    player.lying[data_->lobby] = static_cast<std::uint8_t>(data_->start_in_lobby);
    for (int id = 0; id < data_->starting; ++id) player.desks[player.room_of(id)] = 1;
    player.reserve =
        static_cast<std::uint8_t>(data_->employees - data_->starting - data_->start_in_lobby);
    player.reserved = kNoDepartment;
    player.supply = static_cast<std::uint8_t>(data_->discs - 1 - kRegions);
    for (int type = 0; type < kTypes; ++type) {
      if (strip(player, type)[0].kind != StripSpace::Kind::disc) continue;
      player.discs[type] = 1;
      --player.supply;
    }
    const bool last = seat_at(i) == s.in_order(s.seats - 1);
    player.action_tile =
        tiles == ActionChoice::all || (tiles == ActionChoice::last_player && last) ? 1 : 0;
  }
  deal(s);
  if (s.solo()) {
    s.andrew.level = setup.choice[kLevelOption];
    s.andrew.discs = static_cast<std::uint8_t>(data_->andrew_discs - kRegions);
    make_deck(s);
  }
  Silent silent;
  settle(s, silent);
  return s;
}

// CA-103 to CA-106.
void Carnegie::deal(State& s) const {
  FixedVector<std::uint8_t, kMaxTimelineTiles> tiles;
  for (std::size_t i = 0; i < data_->timeline_tiles.size(); ++i) {
    tiles.push_back(static_cast<std::uint8_t>(i));
  }
  s.rng.shuffle(tiles);
  for (int row = 0; row < kRows; ++row) {
    s.timeline[row] = tiles[row];
    s.timeline_side[row] = static_cast<std::uint8_t>(s.rng.below(2));
  }
  FixedVector<DepartmentId, 8 * (kMaxDepartments - 1)> departments;
  for (int id = data_->starting; id < static_cast<int>(data_->departments.size()); ++id) {
    for (int i = 0; i < data_->departments[id].copies; ++i) {
      departments.push_back(static_cast<DepartmentId>(id));
    }
  }
  s.rng.shuffle(departments);
  for (int i = data_->counts[s.seats].removed_tiles; i < departments.size(); ++i) {
    ++s.copies[departments[i]];
  }
}

// CA-114: the basic cards say where, a donation field and some cities each.
void Carnegie::place_neutral_discs(State& s) const {
  int left = data_->counts[s.seats].neutral_discs;
  if (left == 0) return;
  FixedVector<CardId, kMaxCards> cards;
  for (int id = 0; id < data_->basic_cards; ++id) cards.push_back(static_cast<CardId>(id));
  s.rng.shuffle(cards);
  ++s.reveals;
  for (; left > 0 && !cards.empty(); cards.pop_back()) {
    const Card& card = data_->cards[cards.back()];
    if (s.field[card.donation] == kNoHolder) {
      s.field[card.donation] = kNeutral;
      --left;
    }
    for (const int city : card.cities) {
      const int slot = free_slot(s, city);
      if (left == 0 || slot < 0) continue;
      occupy(s, slot, kNeutral, data_->slots[slot].type);
      --left;
    }
  }
}

template <class Sink>
void Carnegie::side_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  const Thing which = thing(kStripSet, task.a);
  sink.prompt({Word::ask_side, which});
  for (int side = 0; side < 2; ++side) {
    sink.offer(make_move(Act::side, task.a, side), [&](Explanation& e) {
      e.label = {Word::do_side, which, thing(kSideSet, side)};
      e.targets.push_back(which);
      e.targets.push_back(thing(kSideSet, side));
    });
  }
  sell_option(s, sink);
}

template <class Log>
void Carnegie::play_side(State& s, Move move, Log& log) const {
  Task& task = s.agenda.top();
  Player& player = s.player(task.seat);
  player.sides = static_cast<std::uint8_t>(player.sides | move.b << move.a);
  log.note("CA-108",
           {Word::log_side, task.seat, thing(kStripSet, move.a), thing(kSideSet, move.b)});
  if (++task.a == kTypes) s.agenda.pop();
}

// Free housing spaces outside small cities (CA-116).
SlotSet Carnegie::first_slots(const State& s) const {
  SlotSet slots = data_->slots_for[0] - s.taken;
  slots.each([&](int slot) {
    if (data_->slots[slot].type == kAnyType) slots.remove(slot);
  });
  return slots;
}

template <class Sink>
void Carnegie::housing_options(const State& s, Sink& sink) const {
  sink.prompt({Word::ask_place});
  const auto explain = [&](int slot, Word because) {
    return [&, slot, because](Explanation& e) {
      e.label = {Word::do_place, thing(kSlotSet, slot)};
      e.because = {because};
      e.targets.push_back(thing(kSlotSet, slot));
      e.targets.push_back(thing(kCitySet, data_->slots[slot].city));
    };
  };
  data_->slots_for[0].each([&](int slot) {
    const Move move = make_move(Act::place, slot);
    if (data_->slots[slot].type == kAnyType) {
      sink.deny(move, "CA-116", explain(slot, Word::why_small_city));
    } else if (s.taken.has(slot)) {
      sink.deny(move, "CA-115", explain(slot, Word::why_slot_taken));
    } else {
      sink.offer(move, explain(slot, Word::none));
    }
  });
  sell_option(s, sink);
}

template <class Log>
void Carnegie::play_place(State& s, Move move, Log& log) const {
  const Seat seat = s.agenda.top().seat;
  s.agenda.pop();
  build(s, seat, 0, move.a);
  log.note("CA-115", {Word::log_project, seat, thing(kStripSet, 0), thing(kSlotSet, move.a)});
}

template <class Sink>
void Carnegie::reserve_options(const State& s, Sink& sink) const {
  sink.prompt({Word::ask_reserve});
  for (int id = data_->starting; id < static_cast<int>(data_->departments.size()); ++id) {
    const auto explain = [&](Explanation& e) {
      e.label = {Word::do_reserve, thing(kTileSet, id)};
      e.because = {Word::why_no_copy};
      e.targets.push_back(thing(kTileSet, id));
    };
    if (s.copies[id] == 0) {
      sink.deny(make_move(Act::reserve, id), "CA-1504", explain);
    } else {
      sink.offer(make_move(Act::reserve, id), explain);
    }
  }
  sell_option(s, sink);
}

template <class Log>
void Carnegie::play_reserve(State& s, Move move, Log& log) const {
  const Seat seat = s.agenda.top().seat;
  s.agenda.pop();
  --s.copies[move.a];
  s.player(seat).reserved = move.a;
  log.note("CA-115", {Word::log_reserved, seat, thing(kTileSet, move.a)});
}

#define PIONEK_INSTANTIATE_SINK(Sink)                                 \
  template void Carnegie::side_options(const State&, Sink&) const;    \
  template void Carnegie::housing_options(const State&, Sink&) const; \
  template void Carnegie::reserve_options(const State&, Sink&) const;
PIONEK_INSTANTIATE_SINK(MoveList)
PIONEK_INSTANTIATE_SINK(Menu)
#undef PIONEK_INSTANTIATE_SINK
#define PIONEK_INSTANTIATE(Log)                                 \
  template void Carnegie::play_side(State&, Move, Log&) const;  \
  template void Carnegie::play_place(State&, Move, Log&) const; \
  template void Carnegie::play_reserve(State&, Move, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::carnegie
