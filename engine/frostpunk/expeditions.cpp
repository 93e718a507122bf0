// Expeditions (chapter 15xx): scouts on routes of cards, places to skip or explore.
#include "engine/frostpunk/frostpunk.hpp"
#include "engine/frostpunk/verbs.hpp"

namespace pionek::frostpunk {

// Covered cards show one space each, the top card all of its own.
int Frostpunk::route_length(const Route& route) const {
  if (route.cards.empty()) return 0;
  return route.cards.size() - 1 + data_->expeditions[route.cards.back()].spaces;
}

int Frostpunk::most_expeditions(const State& s) const {
  int most = 0;
  s.built.each([&](int field) {
    const Building& what = data_->buildings[s.building_at(field)];
    most = std::max<int>(most, what.faces[s.field[field].upgraded].expeditions);
  });
  return most;
}

// Why no scout can set out on a route, or null.
const Frostpunk::Obstacle* Frostpunk::send_obstacle(const State& s, int route) const {
  static constexpr Obstacle kNoBalloon{"FP-861", Word::why_no_balloon};
  static constexpr Obstacle kFull{"FP-862", Word::why_expeditions_full};
  static constexpr Obstacle kTaken{"FP-861", Word::why_route_taken};
  static constexpr Obstacle kClosed{"FP-1514", Word::why_route_closed};
  const int most = most_expeditions(s);
  if (most == 0) return &kNoBalloon;
  int out = 0;
  for (const Route& each : s.routes) out += each.scout != 0 ? 1 : 0;
  if (s.routes[route].scout != 0) return &kTaken;
  if (s.routes[route].cards.empty()) return &kClosed;
  return out >= most ? &kFull : nullptr;
}

template <class Log>
void Frostpunk::set_out(State& s, int route, Pawn pawn, int bonus, Log& log) const {
  s.routes[route].scout = byte(static_cast<int>(pawn) + 1);
  s.routes[route].at = 1;
  log.note("FP-861",
           {Word::log_sent, thing(kPawnSet, static_cast<int>(pawn)), thing(kRouteSet, route)});
  int steps = bonus;
  each_mod(s, Mod::scout_bonus, [&](const Modifier& each) { steps += each.a; });
  march(s, route, steps);
}

void Frostpunk::march(State& s, int route, int steps) const {
  if (steps == 0) return;
  s.agenda.push({.step = Step::march, .seat = decider(s), .a = byte(route), .left = byte(steps)});
}

// Every scout, in the order of the routes.
void Frostpunk::march_all(State& s, int steps) const {
  for (int route = kRoutes - 1; route >= 0; --route) {
    if (s.routes[route].scout != 0) march(s, route, steps);
  }
}

bool Frostpunk::can_skip(const State& s, int route) const {
  const int stack = data_->expeditions[s.routes[route].cards.back()].stack;
  return stack + 1 < kStacks && !s.expeditions[stack + 1].empty();
}

template <class Log>
bool Frostpunk::march_step(State& s, Log& log) const {
  Task& task = s.agenda.top();
  Route& route = s.routes[task.a];
  if (task.b == 0 && (task.left == 0 || route.scout == 0)) {
    s.agenda.pop();
    return false;
  }
  if (task.b == 0) {
    --task.left;
    ++route.at;
    log.note("FP-1505",
             {Word::log_marched, thing(kRouteSet, task.a), route.at, route_length(route)});
    if (route.at < route_length(route)) return false;
    task.b = 1;
  }
  if (can_skip(s, task.a)) return true;
  play_march(s, make_move(Act::explore), log);
  return false;
}

template <class Sink>
void Frostpunk::march_options(const State& s, Sink& sink) const {
  const int route = s.agenda.top().a;
  const Thing place = thing(kExpeditionSet, s.routes[route].cards.back());
  sink.prompt({Word::ask_place, place});
  const auto offer = [&](Act act, Word word) {
    sink.offer(make_move(act), [&](Explanation& e) {
      e.label = {word, place};
      e.targets.push_back(thing(kRouteSet, route));
    });
  };
  offer(Act::skip, Word::do_skip);
  offer(Act::explore, Word::do_explore);
}

template <class Log>
void Frostpunk::play_march(State& s, Move move, Log& log) const {
  Task& task = s.agenda.top();
  const int at = task.a;
  Route& route = s.routes[at];
  const Expedition& place = data_->expeditions[route.cards.back()];
  const Thing name = thing(kExpeditionSet, route.cards.back());
  if (act_of(move) == Act::skip) {
    task.b = 0;
    log.note("FP-1507", {Word::log_skipped, name});
    lay_next(s, at, place.stack + 1, "FP-1507", log);
    route.at = byte(route.cards.size());
    return;
  }
  s.agenda.pop();
  ++s.reveals;
  route.black = byte(route.black | 1 << (route.cards.size() - 1));
  log.note("FP-1508", {Word::log_explored, name});
  s.agenda.push({.step = Step::place, .seat = decider(s), .a = byte(at)});
  run(s, {.effect = place.effect});
  if (place.stack == kStacks - 1) {
    for_each_bit(s.face_up, [&](int card) {
      const CardId id = byte(data_->scenario_start + card);
      run(s, {.effect = data_->scenario[card].explore_c, .card = byte(id + 1)});
    });
  }
}

template <class Log>
void Frostpunk::lay_next(State& s, int route, int stack, const char* rule, Log& log) const {
  auto& cards = s.expeditions[stack];
  if (cards.empty()) return;
  s.routes[route].cards.push_back(cards.back());
  cards.pop_back();
  ++s.reveals;
  log.note(rule, {Word::log_next_place, thing(kExpeditionSet, s.routes[route].cards.back()),
                  thing(kRouteSet, route)});
}

// The options of an explored place: bits of those that can be chosen (FP-1514).
std::uint32_t Frostpunk::place_candidates(const State& s) const {
  const Expedition& place = place_of_top(s);
  std::uint32_t open = 0;
  for (int i = 0; i < place.options.size(); ++i) {
    const Expedition::Option& option = place.options[i];
    if (option.returns || !s.expeditions[option.next].empty()) open |= 1U << i;
  }
  return open;
}

template <class Log>
bool Frostpunk::place_step(State& s, Log& log) const {
  const std::uint32_t open = place_candidates(s);
  if (std::popcount(open) > 1) return true;
  const int choice = place_of_top(s).options[std::countr_zero(open)].choice;
  play_place(s, make_move(Act::choose, 0, choice), log);
  return false;
}

template <class Sink>
void Frostpunk::place_options(const State& s, Sink& sink) const {
  const int route = s.agenda.top().a;
  const Expedition& place = place_of_top(s);
  sink.prompt({Word::ask_explored, thing(kExpeditionSet, s.routes[route].cards.back())});
  const std::uint32_t open = place_candidates(s);
  for (int i = 0; i < place.options.size(); ++i) {
    const Expedition::Option& option = place.options[i];
    const auto explain = [&](Explanation& e) {
      e.label = {option.returns ? Word::do_return : Word::do_continue,
                 thing(kOptionSet, option.choice)};
      e.because = {Word::why_stack_empty};
      e.targets.push_back(thing(kOptionSet, option.choice));
    };
    const Move move = make_move(Act::choose, 0, option.choice);
    if ((open >> i & 1) != 0) {
      sink.offer(move, explain);
    } else {
      sink.deny(move, "FP-1514", explain);
    }
  }
}

// FP-1509, FP-1510. What was passed on the way is gained on the way home.
template <class Log>
void Frostpunk::play_place(State& s, Move move, Log& log) const {
  const int at = s.agenda.top().a;
  const Expedition& place = place_of_top(s);
  Route& route = s.routes[at];
  s.agenda.pop();
  const Expedition::Option* option = &place.options[0];
  while (option->choice != move.b) ++option;
  log.note(option->returns ? "FP-1510" : "FP-1509", {Word::log_chosen, thing(kOptionSet, move.b)});
  if (!option->returns) {
    lay_next(s, at, option->next, "FP-1509", log);
    route.at = byte(route.cards.size());
    int steps = 0;
    each_mod(s, Mod::scout_bonus, [&](const Modifier& each) { steps += each.b; });
    return march(s, at, steps);
  }
  ++s.ready[route.scout - 1];
  route.scout = route.at = 0;
  s.agenda.push({.step = Step::homeward, .seat = decider(s), .a = byte(at), .b = option->next});
  for (int i = route.cards.size() - 2; i >= 0; --i) {
    if ((route.black >> i & 1) != 0) run(s, {.effect = passed_effect(route.cards[i])});
  }
  run(s, {.effect = data_->choices[move.b].start});
}

// The effect under the option by which the expedition went on from there.
Cursor Frostpunk::passed_effect(int card) const {
  for (const Expedition::Option& option : data_->expeditions[card].options) {
    if (!option.returns) return data_->choices[option.choice].start;
  }
  return 0;
}

// FP-1511, FP-1512.
template <class Log>
bool Frostpunk::homeward_step(State& s, Log& log) const {
  const Task task = s.agenda.top();
  s.agenda.pop();
  Route& route = s.routes[task.a];
  route.black = 0;
  if (task.b == 0) {
    route.cards.clear();
    log.note("FP-1511", {Word::log_route_over, thing(kRouteSet, task.a)});
  }
  lay_next(s, task.a, task.b, task.b == 0 ? "FP-1511" : "FP-1512", log);
  return false;
}

#define PIONEK_INSTANTIATE_SINK(Sink)                                \
  template void Frostpunk::march_options(const State&, Sink&) const; \
  template void Frostpunk::place_options(const State&, Sink&) const;
PIONEK_INSTANTIATE_SINK(MoveList)
PIONEK_INSTANTIATE_SINK(Menu)
#undef PIONEK_INSTANTIATE_SINK
#define PIONEK_INSTANTIATE(Log)                                         \
  template void Frostpunk::set_out(State&, int, Pawn, int, Log&) const; \
  template bool Frostpunk::march_step(State&, Log&) const;              \
  template void Frostpunk::play_march(State&, Move, Log&) const;        \
  template bool Frostpunk::place_step(State&, Log&) const;              \
  template void Frostpunk::play_place(State&, Move, Log&) const;        \
  template bool Frostpunk::homeward_step(State&, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::frostpunk
