#include "bots/nucleum/policy.hpp"

#include <algorithm>

namespace pionek::nucleum {
namespace {

// How sharply a better move is preferred, in points.
constexpr double kScale = 1.5;
// How many moves are looked at.
constexpr int kMoves = 12;
// What costs nothing and may be needed for what follows comes first.
constexpr double kFirst = 20;
constexpr double kPointless = -50;
// The second action of a tile shares the purse with the first.
constexpr double kSecond = 0.85;

}  // namespace

Move Policy::choose(const State& s) const {
  Shortlist list(1);
  rate(s, list);
  return list.best().move;
}

void Policy::candidates(const State& s, Candidates& out) const {
  if (game_.to_move(s) == nobody) return;
  Shortlist list(kMoves);
  rate(s, list);
  list.weigh(kScale, out);
}

void Policy::advance(State& s, Rng& /*rng*/, Memory& /*memory*/) const {
  Silent silent;
  game_.play(s, choose(s), silent);
}

void Policy::rate(const State& s, Shortlist& out) const {
  game_.options(s, out.offered);
  if (out.offered.size() == 1) return out.add(out.offered[0], 0);
  const Outlook outlook = this->outlook(s);
  for (int i = 0; i < out.offered.size(); ++i) {
    const Move move = out.offered[i];
    out.add(move, worth(s, outlook, move));
  }
}

double Policy::worth(const State& s, const Outlook& outlook, Move move) const {
  // Cubes are turned into workers by paying, when they are needed.
  if (act_of(move) == Act::convert) return kPointless;
  switch (s.agenda.top().step) {
    case Step::experiment:
      return experiment(s, move.a);
    case Step::turn:
    case Step::acts:
    case Step::matched:
    case Step::field:
    case Step::face:
      return turning(s, outlook, move);
    case Step::building:
    case Step::plot:
    case Step::piece:
    case Step::site:
    case Step::buy:
    case Step::sign:
    case Step::slot:
      return acting(s, outlook, move);
    case Step::target:
    case Step::plant:
    case Step::fuel:
    case Step::burn:
    case Step::hire:
      return energizing(s, outlook, move);
    default:
      return taking(s, outlook, move);
  }
}

// How well the goal of an experiment goes with the success tiles of the game.
double Policy::experiment(const State& s, int experiment) const {
  const Data& data = game_.data();
  double worth = 0;
  for (const Technology& tech : data.experiments[experiment].techs) {
    if (tech.form != Technology::Form::goal) continue;
    for (const std::uint8_t tile : s.success) {
      const Count::What what = data.success[tile].count.what;
      worth += what == tech.goal.what ? 2 : 0;
      const bool structure = what <= Count::What::turbines;
      worth += structure && tech.goal.what == Count::What::structure_cities ? 0.5 : 0;
    }
  }
  return worth;
}

// ---- the turn, its actions and tracks ----
double Policy::turning(const State& s, const Outlook& outlook, Move move) const {
  const Task& task = s.agenda.top();
  switch (act_of(move)) {
    case Act::play:
      return playing(outlook, move.a);
    case Act::lay:
      return outlook.best_rail(move.a);
    case Act::recharge:
      return recharging(outlook);
    case Act::field:
      return outlook.best_face(task.a, move.a) - outlook.workers(1) - outlook.tile(task.a);
    case Act::face:
      return outlook.rail(task.a, task.b, move.a % 2);
    case Act::act: {
      const ActionId id = game_.data().tiles[move.a / 2].halves[move.a % 2].action;
      const Kind kind = game_.data().actions[id].kind;
      const double worth = outlook.action(id);
      // What gives goes before what costs.
      const bool gives = kind == Kind::subsidy || kind == Kind::contract;
      return worth > 0 && gives ? worth + kFirst : worth;
    }
    case Act::direct:
      return outlook.action(move.a);
    case Act::fulfil:
      return outlook.contract(move.a) + 2 * kFirst;
    default:
      return 0;
  }
}

double Policy::playing(const Outlook& outlook, int tile) const {
  const Data& data = game_.data();
  const Player& player = outlook.player();
  const int row = player.board_row.size();
  double worth = outlook.pay(row + 1) - outlook.pay(row);
  if (data.tiles[tile].category == Tile::Category::directive) {
    double best = 0;
    for (const ActionId id : data.directive) best = std::max(best, outlook.action(id));
    worth += best;
  } else {
    const double one = std::max(0.0, outlook.action(data.tiles[tile].halves[0].action));
    const double two = std::max(0.0, outlook.action(data.tiles[tile].halves[1].action));
    worth += std::max(one, two) + kSecond * std::min(one, two);
  }
  // Only a turn with a tile fulfils a contract.
  double best = 0;
  const auto see = [&](ContractId id, double hurry) {
    if (id == kNoContract || !game_.fulfils(outlook.state(), outlook.seat(), id)) return;
    best = std::max(best, hurry * outlook.contract(id));
  };
  const double hurry = outlook.left < 2 ? 1 : tuning_.hurry;
  for (const ContractId id : player.slots) see(id, hurry);
  for (const ContractId id : outlook.state().purple) see(id, std::max(hurry, 0.6));
  return worth + best;
}

// To go on is right as long as a turn brings more than the turns since the last recharge and the
// recharge itself do on average. The tokens count with what brought them.
double Policy::recharging(const Outlook& outlook) const {
  const Player& player = outlook.player();
  const int row = player.board_row.size();
  const double pay = outlook.pay(row);
  if (outlook.left <= 0) {
    // The last marker can still be placed with the tokens, without its effects.
    double here = 0;
    for (int space = 0; space < static_cast<int>(game_.data().spaces.size()); ++space) {
      if (game_.data().spaces[space].value <= player.achievements) {
        const Space& where = game_.data().spaces[space];
        here = std::max(here, outlook.program(where.on_place) + outlook.program(where.bonus));
      }
    }
    return pay + here - (player.achievements == 0 ? -game_.data().start_vp : 0);
  }
  return (row * tuning_.pace + pay + outlook.marker(0)) / (row + 1);
}

// ---- what is built, bought and signed ----
double Policy::acting(const State& s, const Outlook& outlook, Move move) const {
  const Data& data = game_.data();
  const Task& task = s.agenda.top();
  const Action& action = data.actions[task.a];
  switch (act_of(move)) {
    case Act::building:
      return outlook.best_plot(move.a, action);
    case Act::plot:
      return outlook.building(task.b, move.a) -
             outlook.thaler(game_.building_price(s, task.seat, action, task.b, move.a));
    case Act::piece:
      return outlook.best_site(move.a, action);
    case Act::mine:
    case Act::turbine:
      return outlook.piece(task.b, move.a, action) -
             outlook.thaler(game_.site_thaler(s, action, task.b, move.a));
    case Act::buy: {
      int place = 0;
      while (s.offer[place] != move.a) ++place;
      return outlook.tile(move.a) - outlook.thaler(game_.tile_price(task, place));
    }
    case Act::sign:
      return outlook.sign(move.a, action);
    case Act::slot:
      return outlook.slot(move.a);
    default:
      return 0;
  }
}

// ---- what is powered ----
double Policy::energizing(const State& s, const Outlook& outlook, Move move) const {
  const Data& data = game_.data();
  const Task& task = s.agenda.top();
  const Player& player = outlook.player();
  switch (act_of(move)) {
    case Act::power:
      return outlook.light(move.a) - outlook.best_fuel(move.a, data.actions[task.a]);
    case Act::plant: {
      const Feed feed = game_.feed(s, task.seat, data.actions[task.a], move.a);
      const int demand = data.buildings[s.building_on(task.b)].demand;
      return -outlook.fuel_cost(feed, std::max(0, demand - feed.energy));
    }
    case Act::fuel: {
      const Feed feed = game_.feed(s, task.seat, data.actions[task.a], task.n);
      return -outlook.uranium(move.a) -
             outlook.thaler(feed.cost(move.a, feed.price(move.b, move.n)));
    }
    case Act::burn:
      // Cubes that fewer plants reach are kept less gladly.
      return 0.01 * player.cubes[player.mine_row(move.a)];
    case Act::hire:
      return -0.01 * s.players[move.a - 1].vp;
    default:
      return 0;
  }
}

// ---- what is taken, chosen or left ----
double Policy::taking(const State& s, const Outlook& outlook, Move move) const {
  const Data& data = game_.data();
  const Task& task = s.agenda.top();
  const Player& player = outlook.player();
  switch (act_of(move)) {
    case Act::reward:
      return outlook.slot(move.a);
    case Act::raise:
      return outlook.income(move.a);
    case Act::store: {
      const CitySet reach = s.reach[game_.map_of(s).mine_city[move.a]];
      double plants = 0;
      for (int i = 0; i < static_cast<int>(data.plants.size()); ++i) {
        if (has(reach, data.plants[i].city)) plants += has(s.nucleum, i) ? 0.1 : 0.05;
      }
      return outlook.uranium(1) + plants + outlook.one_more(Count::What::uranium);
    }
    case Act::swap:
      return outlook.workers(1);
    case Act::gain: {
      double worth = 0;
      for (int i = 0; i < task.n; ++i) {
        const Op& op = data.programs[task.c + i];
        if (op.code == Op::Code::worker && move.a == 0) worth = outlook.workers(op.n);
        if (op.code == Op::Code::thaler && move.a == 1) worth = outlook.thaler(op.n);
      }
      return worth;
    }
    case Act::take:
      return outlook.tile(move.a);
    case Act::unlock:
      return outlook.technology(move.a % kTechs);
    case Act::score:
      return task.n;
    case Act::accept:
      return outlook.program(game_.experiment_of(player).techs[task.a % kTechs].program);
    case Act::mark:
      return outlook.marker(move.a);
    case Act::nucleum:
      return outlook.nucleum(move.a);
    default:
      return 0;
  }
}

}  // namespace pionek::nucleum
