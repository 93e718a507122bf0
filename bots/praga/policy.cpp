#include "bots/praga/policy.hpp"

#include <algorithm>

namespace pionek::praga {
namespace {

// How many of the many places for a tile are looked at, and how many moves of any kind.
constexpr int kSites = 6;
constexpr int kMoves = 10;
// What must be gained at least for something to be done that may be left.
constexpr double kTrifle = 0.05;
// What costs nothing and may be needed for what follows comes first.
constexpr double kFirst = 20;
constexpr double kPointless = -50;

}  // namespace

Move Policy::choose(const State& s) const {
  Shortlist list(1);
  rate(s, list);
  return list.best().move;
}

void Policy::candidates(const State& s, Candidates& out) const {
  Shortlist list(s.agenda.top().step == Step::site ? kSites : kMoves);
  rate(s, list);
  list.weigh(tuning_.doubt, out);
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
  switch (s.agenda.top().step) {
    case Step::turn:
      return turning(s, outlook, move);
    case Step::pick:
    case Step::site:
    case Step::rotate:
      return placing(s, outlook, move);
    case Step::perform:
      return outlook.action(static_cast<Action>(move.a), outlook.purse());
    default:
      return taking(s, outlook, move);
  }
}

// Tile, space and rotation.
double Policy::placing(const State& s, const Outlook& outlook, Move move) const {
  const Task& task = s.agenda.top();
  const Data& data = game_.data();
  const Op& discount = data.ops[task.at];
  if (act_of(move) == Act::pick) {
    Purse purse = outlook.purse();
    purse.gold_off = discount.n;
    purse.stone_off = discount.m;
    return outlook.tile(move.a, purse);
  }
  if (act_of(move) == Act::turn) return outlook.joins(task.a, task.c, move.n);
  const double worth = outlook.site(task.a, move.a);
  if (act_of(move) == Act::wall) return worth;
  return worth - outlook.paying(game_.gold_due(task, move.a), 0);
}

// The free order of a turn: what has to be done is worth what it brings, what may be left what it
// brings above that, and to end the turn is worth nothing.
double Policy::turning(const State& s, const Outlook& outlook, Move move) const {
  const Data& data = game_.data();
  const Player& player = outlook.player();
  switch (act_of(move)) {
    case Act::take:
      return outlook.take(position_of(s, move)).worth;
    case Act::perform: {
      Purse purse = outlook.purse();
      purse.special =
          s.turn.bonus == Turn::Bonus::open && game_.open_sector(s).kind == Sector::Kind::special;
      return outlook.action(static_cast<Action>(move.a), purse);
    }
    case Act::bonus: {
      const Sector& sector = game_.open_sector(s);
      const double worth = outlook.bonus(sector);
      // The points instead of a special tile wait until it is clear that there will be none.
      if (sector.kind == Sector::Kind::special && s.turn.acted == 0) return kPointless;
      return worth > kTrifle ? worth + kFirst : kPointless;
    }
    case Act::extra:
      return outlook.action(static_cast<Action>(move.a), outlook.purse());
    case Act::buy:
      return outlook.best_action(outlook.purse()) - outlook.paying(data.payments[move.a]) - kTrifle;
    case Act::use: {
      const double later = outlook.left > 0 ? tuning_.patience * outlook.technology(move.a) : 0;
      return outlook.use(move.a) - later - kTrifle;
    }
    case Act::up: {
      Price price{};
      const auto entry = outlook.entry(move.a);
      price[0] = static_cast<std::uint8_t>(entry[0]);
      price[1] = static_cast<std::uint8_t>(entry[1]);
      price[static_cast<std::size_t>(Good::silver_window)] =
          static_cast<std::uint8_t>(data.up_silver);
      return outlook.up(move.a) - outlook.paying(price) - kTrifle;
    }
    case Act::side:
      return s.turn.side[move.a] > 0 ? outlook.side(move.a) + 2 * kTrifle : outlook.side(move.a);
    case Act::effect: {
      const Offer& offer = data.segments[move.a / 2].effects[move.a % 2];
      const double worth = outlook.effect(move.a);
      return offer.is == Offer::Is::pay ? worth - kTrifle : worth + kFirst;
    }
    case Act::seal:
      return outlook.seal(move.a) - outlook.paying(data.seals[move.a].price) - kTrifle -
             (outlook.left > 0 && player.rights > 0 ? tuning_.cube : 0);
    case Act::refresh:
      return kPointless;
    default:
      return 0;
  }
}

// What is taken, kept, chosen or left.
double Policy::taking(const State& s, const Outlook& outlook, Move move) const {
  const Data& data = game_.data();
  const Task& task = s.agenda.top();
  switch (act_of(move)) {
    case Act::expand:
      return outlook.expand(task.a);
    case Act::produce:
      return outlook.produce(task.a);
    case Act::claim:
      return outlook.claim(data.spaces[task.a].plaza);
    case Act::follow:
      return outlook.program(data.tile(move.a).gain);
    case Act::token:
      return outlook.token(task.a, move.a);
    case Act::learn:
      return outlook.technology(move.a);
    case Act::keep:
      return outlook.five(move.a);
    case Act::plank:
      return outlook.program(data.planks[move.a]);
    case Act::climb: {
      const auto entry = outlook.entry(task.a);
      return outlook.up(task.a) - outlook.paying(entry[0], entry[1]);
    }
    case Act::up:
      return outlook.up(move.a);
    case Act::choose:
      return outlook.program(data.choices[data.ops[task.at].first + move.n - 1]);
    case Act::reward:
      return outlook.program(data.plaza_tiles[s.plaza_tile[task.a] - 1].reward[move.a]);
    case Act::plaza: {
      const auto& reward = data.plaza_tiles[s.plaza_tile[move.a] - 1].reward;
      return outlook.program(reward[0]) + outlook.program(reward[1]);
    }
    case Act::discard: {
      const Player& player = outlook.player();
      return outlook.kept(player.has(Good::silver_window) - move.b,
                          player.has(Good::gold_window) - move.a);
    }
    default:
      return 0;
  }
}

}  // namespace pionek::praga
