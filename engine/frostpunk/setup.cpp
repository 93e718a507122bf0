// The position before the first choice, and the choices of the set-up (chapter 1xx).
#include "engine/frostpunk/frostpunk.hpp"
#include "engine/frostpunk/verbs.hpp"

namespace pionek::frostpunk {

static_assert(Game<Frostpunk>);

Result<Frostpunk> Frostpunk::load(const Files& files) {
  auto data = Data::load(files);
  if (!data) return data.error();
  return Frostpunk(std::move(*data));
}

State Frostpunk::start(const Setup& setup, const Seed& seed) const {
  State s;
  s.rng = Rng(seed);
  s.seats = byte(setup.seats);
  s.society = setup.choice[kSocietyOption];
  s.open_hands = s.seats == 1 || setup.choice[kHandsOption] == kOpenHands ? 1 : 0;
  s.mobilisation = s.seats == 1 ? 1 : 0;
  s.leader = byte(static_cast<int>(s.rng.below(s.seats)));
  s.round = 1;
  s.heat = byte(data_->start_heat);
  s.cold = byte(data_->start_cold);
  s.range = data_->start_range;
  s.storm = byte(data_->start_storm);
  for (int b = 0; b < buildings(); ++b) s.supply[b] = data_->buildings[b].count;
  lay_out_map(s);
  settle_society(s);
  shuffle_cards(s);
  Silent silent;
  face_up(s, data_->first_card - data_->scenario_start, silent);
  s.agenda.push({.step = Step::take_advisor, .seat = s.leading()});
  settle(s, silent);
  return s;
}

// FP-101 to FP-110.
void Frostpunk::lay_out_map(State& s) const {
  for (int field = 0; field < kGeneratorFields; ++field) {
    const FieldInfo& printed = data_->fields[field];
    s.land.add(field);
    set_content(s, field, printed.holds, printed.count);
    if (printed.building == 0) continue;
    raise_building(s, printed.building - 1, field);
    auto& left = s.supply[printed.building - 1];
    if (left > 0) --left;
  }
  FixedVector<std::uint8_t, 32> tokens;
  for (int kind = 0; kind < 3; ++kind) {
    for (int i = 0; i < data_->wall_tokens[kind]; ++i) tokens.push_back(byte(kind));
  }
  s.rng.shuffle(tokens);
  int corner = static_cast<int>(s.rng.below(kCorners));
  for (int placed = 0; placed < data_->deposits; corner = (corner + 1) % kCorners) {
    s.deposit[corner] = tokens.back();
    placed += tokens.back() != kNothing ? 1 : 0;
    tokens.pop_back();
  }
  for (int tile = 0; tile < kPlaces; ++tile) {
    s.tiles[data_->tiles[tile].far ? 1 : 0].push_back(byte(tile));
  }
  for (auto& stack : s.tiles) s.rng.shuffle(stack);
  PlaceSet first = 0;
  for (int i = 0; i < kCorners; ++i) {
    if (s.deposit[i] != kNothing) continue;
    first |= PlaceSet{1} << data_->corners[i].far | PlaceSet{1} << data_->corners[i].near;
  }
  Silent silent;
  turn_over(s, first, silent);
}

// FP-114 to FP-123. Food of the first tiles is there already.
void Frostpunk::settle_society(State& s) const {
  const Society& society = data_->societies[s.society];
  s.pop = society.pop;
  s.sick = society.sick;
  s.food = byte(std::min(s.food + society.food, data_->food));
  s.deaths = society.deaths;
  for (int r = 0; r < kResources; ++r) s.pool[r] = society.pool[r];
  for (int type = 0; type < kTypes; ++type) {
    s.ready[type] = byte(std::min<int>(pawns_for(s.pop[type]), data_->pawns[type]));
  }
  s.ready[static_cast<std::size_t>(Pawn::automaton)] = society.automatons;
  Silent silent;
  for (const Side side : {Side::discontent, Side::hope}) {
    const auto at = static_cast<std::size_t>(side);
    for (int i = 0; i < society.tokens[at]; ++i) {
      draw_token(s, side, i < society.active[at], "FP-123", silent);
    }
  }
}

// FP-112, FP-113, FP-124 to FP-133.
void Frostpunk::shuffle_cards(State& s) const {
  const auto fill = [&](auto& deck, int from, int to) {
    for (int card = from; card < to; ++card) deck.push_back(byte(card));
    s.rng.shuffle(deck);
  };
  fill(s.morning, 0, data_->morning_cards);
  fill(s.weather, 0, static_cast<int>(data_->weather.size()));
  fill(s.citizens, 0, static_cast<int>(data_->citizen_cards.size()));
  for (int i = 0; i < static_cast<int>(data_->expeditions.size()); ++i) {
    s.expeditions[data_->expeditions[i].stack].push_back(byte(i));
  }
  for (auto& stack : s.expeditions) s.rng.shuffle(stack);
  for (Route& route : s.routes) {
    route.cards.push_back(s.expeditions[0].back());
    s.expeditions[0].pop_back();
  }
  FixedVector<std::uint8_t, kMaxTechs> techs;
  for (int i = 0; i < data_->techs.size(); ++i) {
    if (!data_->techs[i].excluded) techs.push_back(byte(i));
  }
  s.rng.shuffle(techs);
  for (int i = 0; i < kDealtTechs; ++i) s.tech[i] = techs[i];
  FixedVector<std::uint8_t, kMaxLaws> optional;
  for (int i = 0; i < data_->laws.size(); ++i) {
    if (data_->laws[i].pair == kMaxLaws) {
      optional.push_back(byte(i));
    } else {
      s.law_stack = static_cast<std::uint16_t>(s.law_stack | 1U << i);
    }
  }
  s.rng.shuffle(optional);
  for (int i = 0; i < data_->drawn_laws; ++i) {
    s.law_stack = static_cast<std::uint16_t>(s.law_stack | 1U << optional[i]);
  }
  s.consultations = data_->consultations;
  s.rng.shuffle(s.consultations);
  s.dusk_deck.add(dusk_index(data_->dusk_start));
  s.dusk_deck.add(dusk_index(s.consultations.back()));
  s.consultations.pop_back();
}

// ---- advisors ----

std::uint32_t Frostpunk::free_advisors(const State& s) const {
  std::uint32_t open = (1U << data_->advisors.size()) - 1;
  for (const std::uint8_t taken : s.advisor) {
    if (taken != 0) open &= ~(1U << (taken - 1));
  }
  return open;
}

template <class Log>
bool Frostpunk::take_advisor_step(State& s, Log& log) const {
  const Task& task = s.agenda.top();
  const std::uint32_t open = free_advisors(s);
  if (task.a < s.seats && std::popcount(open) > 1) return true;
  if (task.a < s.seats) {
    play_take_advisor(s, make_move(Act::take, std::countr_zero(open)), log);
    return false;
  }
  s.agenda.pop();
  for (int i = 0; i < s.seats; ++i) {
    draw_hand(s, seat_at((s.leader + i) % s.seats), data_->hands[s.seats], "FP-133", log);
  }
  s.agenda.push({.step = Step::start_discard, .seat = s.leading()});
  return false;
}

template <class Sink>
void Frostpunk::take_advisor_options(const State& s, Sink& sink) const {
  sink.prompt({Word::ask_take_advisor});
  const std::uint32_t open = free_advisors(s);
  for (int i = 0; i < data_->advisors.size(); ++i) {
    const auto explain = [&](Explanation& e) {
      e.label = {Word::do_take_advisor, thing(kAdvisorSet, i)};
      e.because = {Word::why_advisor_taken};
      e.targets.push_back(thing(kAdvisorSet, i));
    };
    if ((open >> i & 1) != 0) {
      sink.offer(make_move(Act::take, i), explain);
    } else {
      sink.deny(make_move(Act::take, i), "FP-132", explain);
    }
  }
}

template <class Log>
void Frostpunk::play_take_advisor(State& s, Move move, Log& log) const {
  Task& task = s.agenda.top();
  s.advisor[index(task.seat)] = byte(move.a + 1);
  log.note("FP-132", {Word::log_took_advisor, task.seat, thing(kAdvisorSet, move.a)});
  ++task.a;
  task.seat = seat_at((index(task.seat) + 1) % s.seats);
}

// ---- the first discard ----

// Cards of a seat whose start cost can be paid (FP-134).
CitizenSet Frostpunk::start_discards(const State& s, Seat seat) const {
  CitizenSet open = 0;
  for_each_bit(s.hand[index(seat)], [&](int card) {
    const Citizen& citizen = data_->citizen_cards[card];
    if (payable(s, citizen.start_cost, citizen.start_costs, 0)) open |= CitizenSet{1} << card;
  });
  return open;
}

// Where none can be paid, any of them (FP-136).
CitizenSet Frostpunk::discardable(const State& s, Seat seat) const {
  const CitizenSet open = start_discards(s, seat);
  return open != 0 ? open : s.hand[index(seat)];
}

template <class Log>
bool Frostpunk::start_discard_step(State& s, Log& log) const {
  Task& task = s.agenda.top();
  // One seat is done, its cost paid.
  if (task.b != 0) {
    task.b = 0;
    ++task.a;
    task.seat = seat_at((index(task.seat) + 1) % s.seats);
  }
  if (task.a == s.seats) {
    s.agenda.pop();
    return false;
  }
  const CitizenSet open = discardable(s, task.seat);
  if (std::popcount(open) > 1) return true;
  play_start_discard(s, make_move(Act::discard, std::countr_zero(open) + 1), log);
  return false;
}

template <class Sink>
void Frostpunk::start_discard_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  const CitizenSet open = start_discards(s, task.seat);
  sink.prompt({open != 0 ? Word::ask_start_discard : Word::ask_start_discard_sick});
  for_each_bit(s.hand[index(task.seat)], [&](int card) {
    const auto explain = [&](Explanation& e) {
      e.label = {Word::do_start_discard, citizen_thing(card)};
      e.because = {Word::why_dear};
      e.targets.push_back(citizen_thing(card));
    };
    if (open == 0 || (open >> card & 1) != 0) {
      sink.offer(make_move(Act::discard, card + 1), explain);
    } else {
      sink.deny(make_move(Act::discard, card + 1), "FP-134", explain);
    }
  });
}

template <class Log>
void Frostpunk::play_start_discard(State& s, Move move, Log& log) const {
  const Seat seat = s.agenda.top().seat;
  const int card = move.a - 1;
  const bool pays = start_discards(s, seat) != 0;
  s.agenda.top().b = 1;
  leave_hand(s, seat, card);
  s.citizen_discard |= CitizenSet{1} << card;
  ++s.reveals;
  log.note("FP-134", {Word::log_discarded, seat, citizen_thing(card)});
  if (pays) {
    run(s, {.effect = data_->citizen_cards[card].start_cost});
  } else {
    fall_sick(s, static_cast<int>(data_->citizen_cards[card].type), "FP-136", log);
  }
}

// ---- hands ----

void Frostpunk::leave_hand(State& s, Seat seat, int card) {
  const CitizenSet bit = CitizenSet{1} << card;
  s.hand[index(seat)] &= ~bit;
  s.settled &= ~bit;
}

// The top citizen card; an empty stack is made of the discard pile (FP-1307). None: -1.
template <class Log>
int Frostpunk::draw_citizen(State& s, Log& log) const {
  if (s.citizens.empty() && s.citizen_discard != 0) {
    for_each_bit(s.citizen_discard, [&](int card) { s.citizens.push_back(byte(card)); });
    s.citizen_discard = 0;
    s.rng.shuffle(s.citizens);
    s.settled = s.hand[0] | s.hand[1] | s.hand[2] | s.hand[3];
    log.note("FP-1307", {Word::log_citizens_shuffled});
  }
  if (s.citizens.empty()) return -1;
  ++s.reveals;
  const int card = s.citizens.back();
  s.citizens.pop_back();
  return card;
}

template <class Log>
void Frostpunk::draw_hand(State& s, Seat seat, int count, const char* rule, Log& log) const {
  int drawn = 0;
  for (; drawn < count; ++drawn) {
    const int card = draw_citizen(s, log);
    if (card < 0) break;
    s.hand[index(seat)] |= CitizenSet{1} << card;
    if (s.open_hands != 0) {
      log.note(rule, {Word::log_drew_card, seat, citizen_thing(card)});
    } else {
      log.whisper(seat, rule, {Word::log_drew_card, seat, citizen_thing(card)});
    }
  }
  if (drawn > 0 && s.open_hands == 0) log.note(rule, {Word::log_drew, seat, drawn});
}

#define PIONEK_INSTANTIATE_SINK(Sink)                                       \
  template void Frostpunk::take_advisor_options(const State&, Sink&) const; \
  template void Frostpunk::start_discard_options(const State&, Sink&) const;
PIONEK_INSTANTIATE_SINK(MoveList)
PIONEK_INSTANTIATE_SINK(Menu)
#undef PIONEK_INSTANTIATE_SINK
#define PIONEK_INSTANTIATE(Log)                                          \
  template bool Frostpunk::take_advisor_step(State&, Log&) const;        \
  template void Frostpunk::play_take_advisor(State&, Move, Log&) const;  \
  template bool Frostpunk::start_discard_step(State&, Log&) const;       \
  template void Frostpunk::play_start_discard(State&, Move, Log&) const; \
  template int Frostpunk::draw_citizen(State&, Log&) const;              \
  template void Frostpunk::draw_hand(State&, Seat, int, const char*, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::frostpunk
