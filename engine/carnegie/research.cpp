// Spending research points (chapter 9xx): strips slide out, discs go on along the tracks.
#include <algorithm>

#include "engine/carnegie/carnegie.hpp"
#include "engine/carnegie/verbs.hpp"

namespace pionek::carnegie {

int Carnegie::step_cost(const Player& player, int region) const {
  const int cost = data_->tracks[region][player.transport[region] + 1].cost;
  if (!works(player, Passive::transport_discount)) return cost;
  return std::min(cost, std::max(cost - data_->passive_discount, data_->passive_least_cost));
}

bool Carnegie::last_is_taken(const State& s, int region) const {
  const int last = data_->tracks[region].size() - 1;
  if (s.solo() && s.andrew.transport[region] == last) return true;
  for (int i = 0; i < s.seats; ++i) {
    if (s.players[i].transport[region] == last) return true;
  }
  return false;
}

const Carnegie::Obstacle* Carnegie::slide_obstacle(const Player& player, int type,
                                                   int points) const {
  static constexpr Obstacle kOut{"CA-906", Word::why_strip_out};
  static constexpr Obstacle kNoPoints{"CA-903", Word::why_no_points};
  static constexpr Obstacle kNoDisc{"CA-904", Word::why_no_supply};
  const Strip& places = strip(player, type);
  const int next = player.position[type] + 1;
  if (next == places.size()) return &kOut;
  if (places[next].cost > points) return &kNoPoints;
  if (places[next].kind == StripSpace::Kind::disc && player.supply == 0) return &kNoDisc;
  return nullptr;
}

const Carnegie::Obstacle* Carnegie::advance_obstacle(const State& s, const Player& player,
                                                     int region, int points) const {
  static constexpr Obstacle kEnd{"CA-908", Word::why_track_end};
  static constexpr Obstacle kTaken{"CA-909", Word::why_last_taken};
  static constexpr Obstacle kNoPoints{"CA-908", Word::why_no_points};
  const int last = data_->tracks[region].size() - 1;
  const int at = player.transport[region];
  if (at == last) return &kEnd;
  if (step_cost(player, region) > points) return &kNoPoints;
  if (at + 1 == last && last_is_taken(s, region)) return &kTaken;
  return nullptr;
}

// Whether the pool of an event or a turn is research points; in a turn of HR it is moves.
bool Carnegie::pools_research(const State& s) const {
  return s.phase != Phase::departments || s.agenda.bottom().a != static_cast<int>(Row::hr);
}

bool Carnegie::can_research(const State& s) const {
  const Task& task = s.agenda.top();
  if (task.pool == 0 || !pools_research(s)) return false;
  const Player& player = s.player(task.seat);
  for (int i = 0; i < kTypes; ++i) {
    if (slide_obstacle(player, i, task.pool) == nullptr) return true;
  }
  for (int i = 0; i < kRegions; ++i) {
    if (advance_obstacle(s, player, i, task.pool) == nullptr) return true;
  }
  return false;
}

template <class Sink>
void Carnegie::research_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  sink.prompt({Word::ask_research, task.pool});
  if constexpr (Sink::explains) {
    if (s.phase == Phase::departments) offer_uses(s, sink);  // why none is possible
  }
  offer_research(s, sink);
  sink.offer(make_move(Act::done),
             [&](Explanation& e) { e.label = {Word::do_done_research, task.pool}; });
  sell_option(s, sink);
}

template <class Sink>
void Carnegie::offer_research(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  const Player& player = s.player(task.seat);
  const auto say = [&](Move move, const Obstacle* why, auto&& explain) {
    if (why == nullptr) return sink.offer(move, explain);
    sink.deny(move, why->rule, [&](Explanation& e) {
      explain(e);
      e.because = {why->because};
    });
  };
  for (int type = 0; type < kTypes; ++type) {
    const int next = player.position[type] + 1;
    say(make_move(Act::slide, type), slide_obstacle(player, type, task.pool), [&](Explanation& e) {
      const bool out = next == strip(player, type).size();
      const int cost = out ? 0 : strip(player, type)[next].cost;
      e.label = out ? Phrase{Word::do_slide_out, thing(kStripSet, type)}
                    : Phrase{Word::do_slide, thing(kStripSet, type), cost};
      e.targets.push_back(thing(kStripSet, type));
      if (!out) e.price = cost;
    });
  }
  for (int region = 0; region < kRegions; ++region) {
    say(make_move(Act::advance, region), advance_obstacle(s, player, region, task.pool),
        [&](Explanation& e) {
          const bool end = player.transport[region] + 1 == data_->tracks[region].size();
          const int cost = end ? 0 : step_cost(player, region);
          e.label = end ? Phrase{Word::do_advance_end, thing(kTrackSet, region)}
                        : Phrase{Word::do_advance, thing(kTrackSet, region), cost};
          e.targets.push_back(thing(kTrackSet, region));
          if (!end) e.price = cost;
        });
  }
}

template <class Log>
void Carnegie::play_slide(State& s, Move move, Log& log) const {
  Task& task = s.agenda.top();
  Player& player = s.player(task.seat);
  const int next = ++player.position[move.a];
  const StripSpace& place = strip(player, move.a)[next];
  task.pool = static_cast<std::uint8_t>(task.pool - place.cost);
  log.note("CA-903", {Word::log_slid, task.seat, thing(kStripSet, move.a), place.cost});
  if (place.kind != StripSpace::Kind::disc) return;
  --player.supply;
  player.discs[move.a] = static_cast<std::uint16_t>(player.discs[move.a] | 1U << next);
  log.note("CA-904", {Word::log_disc, task.seat, thing(kStripSet, move.a)});
}

template <class Log>
void Carnegie::play_advance(State& s, Move move, Log& log) const {
  Task& task = s.agenda.top();
  const Seat seat = task.seat;
  Player& player = s.player(seat);
  const int cost = step_cost(player, move.a);
  task.pool = static_cast<std::uint8_t>(task.pool - cost);
  const int at = ++player.transport[move.a];
  log.note("CA-908", {Word::log_advanced, seat, thing(kTrackSet, move.a), cost, at});
  gain(s, seat, data_->tracks[move.a][at].reward, 1, "CA-910", log);
}

#define PIONEK_INSTANTIATE_SINK(Sink)                                  \
  template void Carnegie::research_options(const State&, Sink&) const; \
  template void Carnegie::offer_research(const State&, Sink&) const;
PIONEK_INSTANTIATE_SINK(MoveList)
PIONEK_INSTANTIATE_SINK(Menu)
#undef PIONEK_INSTANTIATE_SINK
#define PIONEK_INSTANTIATE(Log)                                 \
  template void Carnegie::play_slide(State&, Move, Log&) const; \
  template void Carnegie::play_advance(State&, Move, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::carnegie
