// The opponents of a solo game: the one of the rulebook, who only takes action tiles (PR-1402), and
// the automated one with its cards (chapter 16xx).
#include <bit>

#include "engine/praga/praga.hpp"

namespace pionek::praga {
namespace {

constexpr auto kBuildings = static_cast<int>(Kind::building);
constexpr int kBlue = 1;

}  // namespace

void Praga::seat_rival(State& s) const {
  Rival& rival = s.rival;
  rival.on = 1;
  rival.count = data_->parler.start;
  s.river = data_->parler.tokens;
  for (std::size_t i = 0; i < data_->parler.cards.size(); ++i) {
    rival.deck.push_back(static_cast<std::uint8_t>(i));
  }
  s.rng.shuffle(rival.deck);
  for (auto& place : rival.marker) place = static_cast<std::uint8_t>(s.rng.below(kPlaces));
  s.agenda.push({.step = Step::pawn, .seat = seat_at(0)});
}

template <class Sink>
void Praga::pawn_options(const State& /*s*/, Sink& sink) const {
  sink.prompt({Word::ask_pawn});
  for (const int plaza : data_->parler.cycle) {
    sink.offer(make_move(Act::pawn, plaza), [&](Explanation& e) {
      e.label = {Word::do_pawn, thing(kPlazaSet, plaza)};
      e.targets.push_back(thing(kPlazaSet, plaza));
    });
  }
}

template <class Log>
void Praga::play_pawn(State& s, Move move, Log& log) const {
  s.agenda.pop();
  s.rival.pawn = 1;
  while (data_->parler.cycle[s.rival.pawn - 1] != move.a) ++s.rival.pawn;
  log.note("PR-1601", {Word::log_pawn, thing(kPlazaSet, move.a)});
  begin_turn(s);
}

// Card, steps of the card, action tile.
template <class Log>
void Praga::rival_turn(State& s, Log& log) const {
  Task& task = s.agenda.top();
  Rival& rival = s.rival;
  if (rival.on == 0) {
    s.agenda.pop();
    return rival_takes_tile(s, 1, log);
  }
  if (task.b == 0) {
    task.b = 1;
    if (rival.deck.empty()) {
      for (std::size_t i = 0; i < data_->parler.cards.size(); ++i) {
        rival.deck.push_back(static_cast<std::uint8_t>(i));
      }
      s.rng.shuffle(rival.deck);
    }
    rival.card = static_cast<std::uint8_t>(rival.deck.back() + 1);
    rival.deck.pop_back();
    ++s.reveals;
    log.note("PR-1602", {Word::log_card, thing(kCardSet, rival.card - 1)});
  }
  const Card& card = data_->parler.cards[rival.card - 1];
  if (task.a < card.steps.size()) return rival_step(s, card.steps[task.a++], log);
  s.agenda.pop();
  rival_takes_tile(s, card.from_end, log);
}

template <class Log>
void Praga::rival_step(State& s, Card::Step step, Log& log) const {
  switch (step) {
    case Card::Step::building:
      return rival_builds(s, log);
    case Card::Step::take_wall:
    case Card::Step::take_upgrade: {
      const int kind = step == Card::Step::take_wall ? 1 : 0;
      const int tile = rival_marked(s, kind, log);
      if (tile < 0) return;
      take_from_row(s, tile, log);
      put_under(s, tile);
      for (int place = 0; place < kPlaces; ++place) {
        if (s.rows[kind][place] == 0 && refill(s, kind, place)) log_row(s, kind, place, log);
      }
      return;
    }
    case Card::Step::mine:
      return rival_raises(s, 0, log);
    case Card::Step::quarry:
      return rival_raises(s, 1, log);
    case Card::Step::either: {
      const Player& human = s.players[0];
      const int mines = human.count(0);
      const int quarries = human.count(1);
      if (mines >= quarries) rival_raises(s, 0, log);
      if (quarries >= mines) rival_raises(s, 1, log);
    }
  }
}

// The tile under the marker of a row, which goes one place on (PR-1603); -1 if there is none.
template <class Log>
int Praga::rival_marked(State& s, int kind, Log& log) const {
  auto& marker = s.rival.marker[kind];
  const int tile = s.rows[kind][marker] - 1;
  marker = static_cast<std::uint8_t>((marker + 1) % kPlaces);
  const char* rule = kind == kBuildings ? "PR-1605" : "PR-1604";
  if (tile >= 0) log.note(rule, {Word::log_rival_takes, thing(kHexSet, tile)});
  return tile;
}

template <class Log>
void Praga::rival_raises(State& s, int production, Log& log) const {
  const Parler& parler = data_->parler;
  auto& count = s.rival.count[production];
  if (count == parler.most[production]) return;
  ++count;
  log.note("PR-1606", {Word::log_rival_raises, thing(kTrackSet, production), count});
  if (count == parler.token_at[production] && s.river != 0) {
    auto which = s.rng.below(static_cast<std::uint32_t>(std::popcount(s.river)));
    TokenSet left = s.river;
    for (; which > 0; --which) left &= left - 1;
    const int token = std::countr_zero(left);
    s.river &= ~(TokenSet{1} << token);
    ++s.reveals;
    log.note("PR-1607", {Word::log_rival_token, thing(kTokenSet, token)});
  }
  if (count != parler.most[production]) return;
  for (const int seal : {parler.seal[production], parler.other_seal}) {
    if (s.seals[seal] != kNoHolder) continue;
    s.seals[seal] = kParler;
    return log.note("PR-1607", {Word::log_rival_seal, thing(kSealSet, seal)});
  }
}

// So far along the cycle, and on past plazas that are complete; it stays if all are.
void Praga::move_rival_pawn(State& s, int steps) const {
  const auto count = static_cast<int>(data_->parler.cycle.size());
  int at = (s.rival.pawn - 1 + steps) % count;
  for (int i = 0; i < count && complete(s, data_->parler.cycle[at]); ++i) at = (at + 1) % count;
  s.rival.pawn = static_cast<std::uint8_t>(at + 1);
}

bool Praga::rival_matches(const State& s, int tile, int space, int rotation) const {
  return joined_in_city(s, space, tile, rotation).tokens[kBlue] > 0;
}

// The rotations in which a blue corner matches; all if there is none.
unsigned Praga::rival_rotations(const State& s, int tile, int space) const {
  unsigned matching = 0;
  for_each_bit(data_->tile(tile).rotations, [&](int rotation) {
    if (rival_matches(s, tile, space, rotation)) matching |= 1U << rotation;
  });
  return matching != 0 ? matching : data_->tile(tile).rotations;
}

// The free spaces at the pawn's plaza where a blue corner can match; all if there is none.
SpaceSet Praga::rival_spaces(const State& s, int tile) const {
  const SpaceSet free = s.free & data_->plazas[data_->parler.cycle[s.rival.pawn - 1]].spaces;
  SpaceSet matching = 0;
  for_each_bit(free, [&](int space) {
    const int rotation = std::countr_zero(rival_rotations(s, tile, space));
    if (rival_matches(s, tile, space, rotation)) matching |= SpaceSet{1} << space;
  });
  return matching != 0 ? matching : free;
}

template <class Log>
void Praga::rival_builds(State& s, Log& log) const {
  move_rival_pawn(s, 0);
  const int plaza = data_->parler.cycle[s.rival.pawn - 1];
  const int tile = rival_marked(s, kBuildings, log);
  if (tile < 0 || complete(s, plaza)) return;
  const SpaceSet spaces = rival_spaces(s, tile);
  const int space = std::countr_zero(spaces);
  Task ask{.step = Step::rival_site, .seat = seat_at(0), .a = static_cast<std::uint8_t>(tile)};
  if (std::has_single_bit(spaces)) {
    const unsigned rotations = rival_rotations(s, tile, space);
    if (std::has_single_bit(rotations)) {
      return rival_places(s, tile, space, std::countr_zero(rotations), log);
    }
    ask.step = Step::rival_rotate;
    ask.c = static_cast<std::uint8_t>(space);
  }
  s.agenda.push(ask);
}

template <class Sink>
void Praga::rival_site_options(const State& s, Sink& sink) const {
  const int tile = s.agenda.top().a;
  sink.prompt({Word::ask_rival_site, thing(kHexSet, tile)});
  for_each_bit(rival_spaces(s, tile), [&](int space) {
    sink.offer(make_move(Act::build, space), [&](Explanation& e) {
      e.label = {Word::do_rival_site, thing(kSpaceSet, space)};
      e.targets.push_back(thing(kSpaceSet, space));
    });
  });
}

template <class Sink>
void Praga::rival_rotate_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  sink.prompt({Word::ask_rotate, thing(kHexSet, task.a)});
  for_each_bit(rival_rotations(s, task.a, task.c), [&](int rotation) {
    sink.offer(make_move(Act::turn, 0, 0, rotation),
               [&](Explanation& e) { e.label = {Word::do_rotate, rotation}; });
  });
}

// PR-1605: no reward for the tile; the plaza is evaluated as always.
template <class Log>
void Praga::rival_places(State& s, int tile, int space, int rotation, Log& log) const {
  const HexTile& face = data_->tile(tile);
  s.building[space] = static_cast<std::uint8_t>(tile + 1);
  s.turned[space] = static_cast<std::uint8_t>(rotation);
  s.free &= ~(SpaceSet{1} << space);
  if (face.cube_space) s.cube[space] = kParler;
  log.note("PR-1605", {Word::log_rival_places, thing(kHexSet, tile), thing(kSpaceSet, space)});
  take_from_row(s, tile, log);
  const int plaza = data_->spaces[space].plaza;
  if (complete(s, plaza)) {
    s.agenda.push(
        {.step = Step::market, .seat = seat_at(0), .a = static_cast<std::uint8_t>(plaza)});
  }
  move_rival_pawn(s, face.gold + face.stone);
}

// The tile so far from the end of the crane goes back by the rules of a turn's end (PR-1608).
template <class Log>
void Praga::rival_takes_tile(State& s, int from_end, Log& log) const {
  int at = kPositions;
  while (from_end > 0) from_end -= s.crane[--at] != 0 ? 1 : 0;
  const int tile = s.crane[at] - 1;
  s.crane[at] = 0;
  s.five = static_cast<std::uint8_t>(s.five & ~(1U << tile));
  log.note(s.rival.on != 0 ? "PR-1608" : "PR-1402", {Word::log_rival_tile, thing(kTileSet, tile)});
  turn_crane(s, tile, log);
  next_turn(s, log);
}

#define PIONEK_INSTANTIATE_SINK(Sink)                                 \
  template void Praga::pawn_options(const State&, Sink&) const;       \
  template void Praga::rival_site_options(const State&, Sink&) const; \
  template void Praga::rival_rotate_options(const State&, Sink&) const;
PIONEK_INSTANTIATE_SINK(MoveList)
PIONEK_INSTANTIATE_SINK(Menu)
#undef PIONEK_INSTANTIATE_SINK
#define PIONEK_INSTANTIATE(Log)                             \
  template void Praga::play_pawn(State&, Move, Log&) const; \
  template void Praga::rival_turn(State&, Log&) const;      \
  template void Praga::rival_places(State&, int, int, int, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::praga
