// Income events (chapter 4xx): employees come home, tracks and projects pay.
#include "engine/carnegie/carnegie.hpp"
#include "engine/carnegie/verbs.hpp"

namespace pionek::carnegie {

template <class Sink>
void Carnegie::recover_options(const State& s, Sink& sink) const {
  const auto region = static_cast<int>(event(s).region);
  const int away = s.player(s.agenda.top().seat).mission[region];
  const Thing place = thing(kMissionSet, region);
  sink.prompt({Word::ask_recover, place, away});
  sink.offer_range(make_move(Act::recover, 0, 0, 1), away, [&](Explanation& e) {
    e.label = {Word::do_recover, 1};
    e.targets.push_back(place);
  });
  sink.offer(make_move(Act::done), [](Explanation& e) { e.label = {Word::do_stay}; });
  sell_option(s, sink);
}

// All are paid at the position held before (CA-409); then the projects pay once (CA-404), and the
// research is spent.
template <class Log>
void Carnegie::play_recover(State& s, Move move, Log& log) const {
  const Seat seat = s.agenda.top().seat;
  const auto region = static_cast<std::size_t>(event(s).region);
  const int count = move.n;
  Player& player = s.player(seat);
  s.agenda.pop();
  player.mission[region] = static_cast<std::uint8_t>(player.mission[region] - count);
  player.lying[data_->lobby] = static_cast<std::uint8_t>(player.lying[data_->lobby] + count);
  log.note("CA-402",
           {Word::log_recovered, seat, count, thing(kMissionSet, static_cast<int>(region))});
  s.agenda.push({.step = Step::projects, .seat = seat});
  const Gains& income = data_->tracks[region][player.transport[region]].income;
  gain(s, seat, income, count, "CA-403", log);
  if (!player.has(data_->passive[static_cast<int>(Passive::extra_lobby)])) return;
  // Those hired on the way are asked about together with those who came home.
  if (s.agenda.top().step == Step::lodge) {
    s.agenda.top().a = static_cast<std::uint8_t>(s.agenda.top().a + count);
  } else {
    s.agenda.push({.step = Step::lodge, .seat = seat, .a = static_cast<std::uint8_t>(count)});
  }
}

template <class Sink>
void Carnegie::lodge_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  const DepartmentId id = data_->passive[static_cast<int>(Passive::extra_lobby)];
  sink.prompt({Word::ask_lodge, task.a});
  sink.offer_range(make_move(Act::lodge, 0, 0, 1), task.a, [&](Explanation& e) {
    e.label = {Word::do_lodge, 1};
    e.targets.push_back(thing(kRoomSet, s.player(task.seat).room_of(id)));
  });
  sink.offer(make_move(Act::done), [&](Explanation& e) {
    e.label = {Word::do_lobby};
    e.targets.push_back(thing(kRoomSet, data_->lobby));
  });
  sell_option(s, sink);
}

template <class Log>
void Carnegie::play_lodge(State& s, Move move, Log& log) const {
  const Seat seat = s.agenda.top().seat;
  Player& player = s.player(seat);
  s.agenda.pop();
  const int room = player.room_of(data_->passive[static_cast<int>(Passive::extra_lobby)]);
  player.lying[data_->lobby] = static_cast<std::uint8_t>(player.lying[data_->lobby] - move.n);
  player.lying[room] = static_cast<std::uint8_t>(player.lying[room] + move.n);
  log.note("CA-1304", {Word::log_lodged, seat, move.n});
}

// Every visible and empty disc place pays; choices come one by one afterwards (CA-413).
template <class Log>
void Carnegie::project_income(State& s, Log& log) const {
  const Seat seat = s.in_order(s.turn - 1);
  const Player& player = s.player(seat);
  Gains sum{};
  bool choices = false;
  for (int type = 0; type < kTypes; ++type) {
    const Strip& places = strip(player, type);
    for (int at = 0; at <= player.position[type]; ++at) {
      if (places[at].kind != StripSpace::Kind::disc || (player.discs[type] >> at & 1) != 0)
        continue;
      for (int r = 0; r < kResources; ++r) {
        sum[r] = static_cast<std::uint8_t>(sum[r] + places[at].income[r]);
      }
      choices = choices || !places[at].choice_of.empty();
    }
  }
  if (choices) s.agenda.push({.step = Step::choice, .seat = seat});
  gain(s, seat, sum, 1, "CA-404", log);
}

// Moves the task to the next choice from where it stands; false when there is none.
bool Carnegie::next_choice(State& s) const {
  Task& task = s.agenda.top();
  const Player& player = s.player(task.seat);
  for (; task.a < kTypes; ++task.a, task.b = 0) {
    const Strip& places = strip(player, task.a);
    for (; task.b <= player.position[task.a]; ++task.b) {
      if (!places[task.b].choice_of.empty() && (player.discs[task.a] >> task.b & 1) == 0) {
        return true;
      }
    }
  }
  return false;
}

template <class Sink>
void Carnegie::choice_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  const StripSpace& place = strip(s.player(task.seat), task.a)[task.b];
  sink.prompt({Word::ask_take, thing(kStripSet, task.a)});
  for (int i = 0; i < place.choice_of.size(); ++i) {
    sink.offer(make_move(Act::take, place.choice_of[i]), [&](Explanation& e) {
      e.label = {Word::do_take_money + place.choice_of[i], place.choice_amount[i]};
      e.targets.push_back(thing(kResourceSet, place.choice_of[i]));
      e.targets.push_back(thing(kStripSet, task.a));
    });
  }
  sell_option(s, sink);
}

template <class Log>
void Carnegie::play_take(State& s, Move move, Log& log) const {
  Task& task = s.agenda.top();
  const Seat seat = task.seat;
  const StripSpace& place = strip(s.player(seat), task.a)[task.b];
  Gains gains{};
  gains[move.a] = place.choice_amount[place.choice_of.find(move.a)];
  ++task.b;
  gain(s, seat, gains, 1, "CA-408", log);
}

#define PIONEK_INSTANTIATE_SINK(Sink)                                 \
  template void Carnegie::recover_options(const State&, Sink&) const; \
  template void Carnegie::lodge_options(const State&, Sink&) const;   \
  template void Carnegie::choice_options(const State&, Sink&) const;
PIONEK_INSTANTIATE_SINK(MoveList)
PIONEK_INSTANTIATE_SINK(Menu)
#undef PIONEK_INSTANTIATE_SINK
#define PIONEK_INSTANTIATE(Log)                                   \
  template void Carnegie::play_recover(State&, Move, Log&) const; \
  template void Carnegie::play_lodge(State&, Move, Log&) const;   \
  template void Carnegie::project_income(State&, Log&) const;     \
  template void Carnegie::play_take(State&, Move, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::carnegie
