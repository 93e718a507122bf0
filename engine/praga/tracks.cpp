// The four tracks of a player and production (chapters 4xx and 9xx).
#include <bit>

#include "engine/praga/causes.hpp"
#include "engine/praga/praga.hpp"

namespace pionek::praga {

// One step (PR-908).
template <class Log>
void Praga::advance(State& s, Seat seat, Track track, Cause cause, Log& log) const {
  const auto which = static_cast<int>(track);
  std::uint8_t& at = s.player(seat).track[which];
  const bool production = which < kProductions;
  const int last = production                   ? data_->tracks[which].fields
                   : track == Track::university ? static_cast<int>(data_->multiplier.size()) - 1
                                                : static_cast<int>(data_->tech_level.size()) - 1;
  if (at < last) {
    ++at;
    log.note(rule_of(cause),
             {Word::log_advance, seat, thing(kTrackSet, which), production ? at - 1 : at});
    if (production) {
      run(s, seat, data_->tracks[which].reach[at], Cause::reach);
    } else if (track == Track::technology && data_->tech_level[at] > 0) {
      draw_technology(s, seat, data_->tech_level[at] - 1, log);
    }
  } else {
    run(s, seat, data_->past_end[which],
        track == Track::university ? Cause::university_top : Cause::technology_top);
  }
  react(s, seat, Trigger::On::advance, which);
}

// PR-403: as many as there are mines or quarries, and every bonus left of the cube.
template <class Log>
void Praga::produce(State& s, Seat seat, int production, Log& log) const {
  const Player& player = s.player(seat);
  const ProductionTrack& track = data_->tracks[production];
  if (const int token = player.token[production]; token != 0) {
    run(s, seat, data_->tokens[token - 1], Cause::production);
  }
  run(s, seat, track.bonus[player.track[production]], Cause::production);
  gain(s, seat, track.resource, player.count(production), Cause::production, log);
}

template <class Sink>
void Praga::manage_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  const Player& player = s.player(task.seat);
  sink.prompt({Word::ask_manage, thing(kActionSet, task.a)});
  const auto target = [&](Explanation& e) { e.targets.push_back(thing(kTrackSet, task.a)); };
  sink.offer(make_move(Act::expand), [&](Explanation& e) {
    e.label = {Word::do_expand_mines + task.a};
    target(e);
  });
  sink.offer(make_move(Act::produce), [&](Explanation& e) {
    e.label = {Word::do_produce_gold + task.a, player.count(task.a)};
    target(e);
  });
}

template <class Log>
void Praga::play_manage(State& s, Move move, Log& log) const {
  const Task task = s.agenda.top();
  s.agenda.pop();
  if (act_of(move) == Act::produce) return produce(s, task.seat, task.a, log);
  gain(s, task.seat, static_cast<Good>(task.a), 1, Cause::expand, log);
  advance(s, task.seat, static_cast<Track>(task.a), Cause::expand, log);
}

// Tokens that pay the same are one choice; where there is none it is taken at once.
template <class Log>
void Praga::offer_token(State& s, Seat seat, int production, Log& log) const {
  if (s.river == 0) return log.note("PR-407", {Word::log_no_token, seat});
  const int first = std::countr_zero(s.river);
  bool all_alike = true;
  for_each_bit(s.river, [&](int token) {
    all_alike = all_alike && data_->tokens[token] == data_->tokens[first];
  });
  if (all_alike) return take_token(s, seat, production, first, log);
  s.agenda.push({.step = Step::token, .seat = seat, .a = static_cast<std::uint8_t>(production)});
}

template <class Sink>
void Praga::token_options(const State& s, Sink& sink) const {
  sink.prompt({Word::ask_token, thing(kTrackSet, s.agenda.top().a)});
  for_each_bit(s.river, [&](int token) {
    bool seen = false;
    for_each_bit(s.river & ((TokenSet{1} << token) - 1), [&](int earlier) {
      seen = seen || data_->tokens[earlier] == data_->tokens[token];
    });
    if (seen) return;
    sink.offer(make_move(Act::token, token), [&](Explanation& e) {
      e.label = {Word::do_token, thing(kTokenSet, token)};
      e.targets.push_back(thing(kTokenSet, token));
    });
  });
}

template <class Log>
void Praga::take_token(State& s, Seat seat, int production, int token, Log& log) const {
  s.river &= ~(TokenSet{1} << token);
  s.player(seat).token[production] = static_cast<std::uint8_t>(token + 1);
  log.note("PR-407",
           {Word::log_token, seat, thing(kTokenSet, token), thing(kTrackSet, production)});
}

#define PIONEK_INSTANTIATE_SINK(Sink)                             \
  template void Praga::manage_options(const State&, Sink&) const; \
  template void Praga::token_options(const State&, Sink&) const;
PIONEK_INSTANTIATE_SINK(MoveList)
PIONEK_INSTANTIATE_SINK(Menu)
#undef PIONEK_INSTANTIATE_SINK
#define PIONEK_INSTANTIATE(Log)                                         \
  template void Praga::advance(State&, Seat, Track, Cause, Log&) const; \
  template void Praga::produce(State&, Seat, int, Log&) const;          \
  template void Praga::play_manage(State&, Move, Log&) const;           \
  template void Praga::offer_token(State&, Seat, int, Log&) const;      \
  template void Praga::take_token(State&, Seat, int, int, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::praga
