// Industrialize (chapter 7xx): a turbine or a mine, then its place.
#include <algorithm>

#include "engine/nucleum/network.hpp"
#include "engine/nucleum/nucleum.hpp"

namespace pionek::nucleum {
namespace {

// Why a piece cannot be built; the later, the nearer it was to being built.
enum : std::uint8_t { kAllBuilt, kBuilt, kNoSite, kNoWorkers, kNoMoney };

}  // namespace

const std::array<Nucleum::Obstacle, 5> Nucleum::kPieceObstacles{{{"NU-701", Word::why_all_built},
                                                                 {"NU-701", Word::why_piece_built},
                                                                 {"NU-701", Word::why_no_site},
                                                                 {"NU-701", Word::why_no_workers},
                                                                 {"NU-706", Word::why_no_money}}};

int Nucleum::piece_workers(const Action& action, int piece) const {
  return std::max(0, data_->rows[piece % kRows].workers - action.workers);
}

// Free places for a piece where the networks allow it, as bits of its kind.
std::uint32_t Nucleum::sites(const State& s, Seat seat, const Action& action, int piece) const {
  const Player& player = s.player(seat);
  const Map& map = map_of(s);
  const bool mine = piece >= kRows;
  const std::uint32_t free = mine ? map.mines & ~s.mines_taken : map.turbines & ~s.turbines_taken;
  if (action.anywhere || player.presence == 0) return free;
  std::uint32_t near = 0;
  for_each_bit(player.presence,
               [&](int city) { near |= mine ? map.mines_in[city] : map.turbines_in[city]; });
  return free & near;
}

int Nucleum::site_thaler(const State& s, const Action& action, int piece, int site) const {
  const Map& map = map_of(s);
  const bool red = has(piece >= kRows ? map.red_mines : map.red_turbines, site);
  return red ? std::max(0, data_->red_site - action.thaler) : 0;
}

bool Nucleum::on_board(const Player& player, int piece) {
  const auto& at = piece >= kRows ? player.mine_at : player.turbine_at;
  return at[piece % kRows] == kNowhere;
}

const Nucleum::Obstacle* Nucleum::piece_obstacle(const State& s, Seat seat, const Action& action,
                                                 int piece) const {
  const Player& player = s.player(seat);
  if (!on_board(player, piece)) return &kPieceObstacles[kBuilt];
  const std::uint32_t places = sites(s, seat, action, piece);
  if (places == 0) return &kPieceObstacles[kNoSite];
  const Map& map = map_of(s);
  const std::uint32_t plain = places & ~(piece >= kRows ? map.red_mines : map.red_turbines);
  const int workers = piece_workers(action, piece);
  if (!player.can_pay(workers, 0)) return &kPieceObstacles[kNoWorkers];
  const int thaler = plain != 0 ? 0 : site_thaler(s, action, piece, std::countr_zero(places));
  return player.can_pay(workers, thaler) ? nullptr : &kPieceObstacles[kNoMoney];
}

const Nucleum::Obstacle* Nucleum::industrialize_obstacle(const State& s, Seat seat,
                                                         const Action& action) const {
  const Obstacle* why = &kPieceObstacles[kAllBuilt];
  for (int piece = 0; piece < 2 * kRows; ++piece) {
    if (!on_board(s.player(seat), piece)) continue;
    const Obstacle* own = piece_obstacle(s, seat, action, piece);
    if (own == nullptr) return nullptr;
    why = std::max(why, own);
  }
  return why;
}

template <class Sink>
void Nucleum::piece_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  const Action& action = data_->actions[task.a];
  sink.prompt({Word::ask_piece});
  for (int piece = 0; piece < 2 * kRows; ++piece) {
    const Obstacle* why = piece_obstacle(s, task.seat, action, piece);
    const auto explain = [&](Explanation& e) {
      e.label = {Word::do_piece, thing(kPieceSet, piece), piece_workers(action, piece)};
      e.targets.push_back(thing(kPieceSet, piece));
      if (why != nullptr) e.because = {why->because};
    };
    if (why == nullptr) {
      sink.offer(make_move(Act::piece, piece), explain);
    } else {
      sink.deny(make_move(Act::piece, piece), why->rule, explain);
    }
  }
  skip_option(sink);
  convert_options(s, sink);
}

void Nucleum::play_piece(State& s, Move move) const {
  Task& task = s.agenda.top();
  task.step = Step::site;
  task.b = move.a;
}

template <class Sink>
void Nucleum::site_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  const Action& action = data_->actions[task.a];
  const Player& player = s.player(task.seat);
  const Map& map = map_of(s);
  const bool mine = task.b >= kRows;
  const std::uint32_t places = sites(s, task.seat, action, task.b);
  const std::uint32_t taken = mine ? s.mines_taken : s.turbines_taken;
  const int workers = piece_workers(action, task.b);
  sink.prompt({Word::ask_site, thing(kPieceSet, task.b), workers});
  for_each_bit(Sink::explains ? (mine ? map.mines : map.turbines) : places, [&](int site) {
    const Move move = make_move(mine ? Act::mine : Act::turbine, site);
    const int thaler = site_thaler(s, action, task.b, site);
    const bool near = has(places, site);
    const bool full = has(taken, site);
    const auto explain = [&](Explanation& e) {
      const Thing place = thing(mine ? kMineSet : kTurbineSet, site);
      e.label = {Word::do_site, place, thaler};
      e.because = {full ? Word::why_site_taken : !near ? Word::why_outside : Word::why_no_money};
      e.targets.push_back(place);
      e.price = thaler;
    };
    if (near && player.can_pay(workers, thaler)) return sink.offer(move, explain);
    sink.deny(move, full ? "NU-302" : near ? "NU-706" : "NU-701", explain);
  });
}

template <class Log>
void Nucleum::play_site(State& s, Move move, Log& log) const {
  const Task task = s.agenda.top();
  s.agenda.pop();
  const Action& action = data_->actions[task.a];
  const Seat seat = task.seat;
  const int row = task.b % kRows;
  const bool mine = task.b >= kRows;
  const int thaler = site_thaler(s, action, task.b, move.a);
  pay_workers(s, seat, piece_workers(action, task.b), "NU-701", log);
  pay_thaler(s, seat, thaler, "NU-706", log);
  put_piece(s, seat, task.b, move.a);
  log.note("NU-701", {Word::log_industrialized, seat, thing(kPieceSet, task.b),
                      thing(mine ? kMineSet : kTurbineSet, move.a)});
  // Done in reverse: the cubes of the mine, the reward of the pair, the tile's cube, technologies.
  push_triggers(s, seat, Trigger::build);
  const auto cubes = [&](int n, std::uint8_t source) {
    if (n == 0) return;
    s.agenda.push(
        {.step = Step::store, .seat = seat, .a = source, .n = static_cast<std::uint8_t>(n)});
  };
  cubes(action.uranium, kFromTile);
  const Player& player = s.player(seat);
  if (player.mine_at[row] != kNowhere && player.turbine_at[row] != kNowhere) {
    push_effects(s, seat, data_->rows[row].pair);
  }
  if (mine) cubes(player.mines() + map_of(s).mine_bonus[move.a], kFromMine);
}

void Nucleum::put_piece(State& s, Seat seat, int piece, int site) const {
  Player& player = s.player(seat);
  const Map& map = map_of(s);
  const int row = piece % kRows;
  if (piece >= kRows) {
    player.mine_at[row] = static_cast<std::uint8_t>(site);
    add(player.mine_fields, site);
    add(s.mines_taken, site);
    enter_city(player, map.mine_city[site]);
  } else {
    player.turbine_at[row] = static_cast<std::uint8_t>(site);
    add(player.turbines, row);
    add(player.turbine_slots, site);
    add(s.turbines_taken, site);
    enter_city(player, map.turbine_city[site]);
  }
}

#define PIONEK_INSTANTIATE_SINK(Sink)                              \
  template void Nucleum::piece_options(const State&, Sink&) const; \
  template void Nucleum::site_options(const State&, Sink&) const;
PIONEK_INSTANTIATE_SINK(MoveList)
PIONEK_INSTANTIATE_SINK(Menu)
#undef PIONEK_INSTANTIATE_SINK
template void Nucleum::play_site(State&, Move, Silent&) const;
template void Nucleum::play_site(State&, Move, Journal&) const;

}  // namespace pionek::nucleum
