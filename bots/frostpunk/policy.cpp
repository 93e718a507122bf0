#include "bots/frostpunk/policy.hpp"

#include <bit>
#include <cmath>

namespace pionek::frostpunk {
namespace {

constexpr int kCandidates = 10;

}  // namespace

Move Policy::choose(const State& s) const {
  Shortlist list(1);
  rate(s, list);
  return list.best().move;
}

void Policy::candidates(const State& s, Candidates& out) const {
  Shortlist list(kCandidates);
  rate(s, list);
  list.weigh(tuning_.doubt, out);
}

void Policy::advance(State& s, Rng& /*rng*/, Memory& memory) const {
  Silent silent;
  if (memory.next) return game_.play(s, *std::exchange(memory.next, {}), silent);
  Shortlist list(1);
  rate(s, list, &memory);
  const Move move = list.best().move;
  const bool takes_pawn = s.agenda.top().step == Step::turn && act_of(move) == Act::pawn;
  game_.play(s, move, silent);
  if (takes_pawn) memory.next = memory.best[move.a];
}

double Policy::worth(const State& s, Move move) const {
  const Outlook outlook(game_, tuning_, s);
  return rate_move(s, outlook, move);
}

void Policy::rate(const State& s, Shortlist& out, Memory* memory) const {
  MoveList& list = out.offered;
  game_.options(s, list);
  if (list.size() == 1) return out.add(list[0], 0);
  const Outlook outlook(game_, tuning_, s);
  for (int i = 0; i < list.size(); ++i) out.add(list[i], rate_move(s, outlook, list[i], memory));
}

double Policy::rate_move(const State& s, const Outlook& outlook, Move move, Memory* memory) const {
  const Task& task = s.agenda.top();
  switch (task.step) {
    case Step::stoke:
      return rate_stoke(s, outlook, move.n);
    case Step::turn:
      return rate_turn(s, outlook, move, memory);
    case Step::act:
      return rate_act(s, outlook, static_cast<Pawn>(task.a), move);
    case Step::sick:
    case Step::cure:
    case Step::treat:
    case Step::flip:
    case Step::die:
    case Step::exhaust:
    case Step::leave:
    case Step::arrive:
    case Step::shelter:
    case Step::death:
      return rate_people(s, outlook, move);
    case Step::raise:
    case Step::lower:
    case Step::spend:
    case Step::activate:
    case Step::discard:
    case Step::token_type:
    case Step::consult:
      return rate_token(s, outlook, move);
    case Step::construct:
    case Step::site:
    case Step::upgrade:
    case Step::destroy:
    case Step::ruin:
    case Step::workshop:
    case Step::lay:
      return rate_place(s, outlook, move);
    case Step::map_take:
    case Step::map_remove:
    case Step::map_add:
    case Step::collect:
    case Step::cut_tree:
    case Step::thumper:
    case Step::reuse:
      return rate_field(s, outlook, move);
    default:
      return rate_choice(s, outlook, move);
  }
}

double Policy::rate_stoke(const State& s, const Outlook& outlook, int coal) const {
  const int heat = coal == 0 ? s.heat : game_.heat_after(s, coal);
  return outlook.warmth(heat) - coal * outlook.price(kCoal);
}

// Stoking comes before the work that it warms; a pawn is worth its best action.
double Policy::rate_turn(const State& s, const Outlook& outlook, Move move, Memory* memory) const {
  constexpr double kFirst = 50;
  switch (act_of(move)) {
    case Act::stoke: {
      const double more = rate_stoke(s, outlook, move.n) - rate_stoke(s, outlook, 0);
      return more > 0.05 ? kFirst + more : -kFirst;
    }
    case Act::pawn: {
      const auto pawn = static_cast<Pawn>(move.a);
      State after = s;
      Silent silent;
      game_.play(after, move, silent);
      if (memory != nullptr) memory->best[move.a].reset();
      if (after.agenda.empty() || after.agenda.top().step != Step::act) return 0.2;
      Shortlist acts(1);
      game_.options(after, acts.offered);
      for (int i = 0; i < acts.offered.size(); ++i) {
        acts.add(acts.offered[i], rate_act(s, outlook, pawn, acts.offered[i]));
      }
      if (memory != nullptr) memory->best[move.a] = acts.best().move;
      // Engineers wait for their own work.
      const bool rare = pawn == Pawn::engineer || pawn == Pawn::child_engineer;
      return acts.best().worth - (rare ? 0.01 : 0);
    }
    case Act::shift:
      return 1.2 - 2 * outlook.sick(0);
    default:
      return 0.02;
  }
}

double Policy::rate_act(const State& s, const Outlook& outlook, Pawn pawn, Move move) const {
  const Data& data = game_.data();
  const Citizen* card =
      move.b > 0 && act_of(move) != Act::choose ? &data.citizen_cards[move.b - 1] : nullptr;
  const int field = move.a;
  const bool warm_card = card != nullptr && card->warm;
  const double fuel = pawn == Pawn::automaton ? outlook.price(kCoal) : 0;
  const auto cold = [&](bool warm) { return warm || warm_card ? 0 : outlook.chill(pawn); };
  double worth = 0;
  switch (act_of(move)) {
    case Act::gather: {
      int limit = 2;
      for (const Modifier& each : data.mods(Mod::gather_limit)) {
        if ((each.source & s.in_force()) != 0) limit = std::max<int>(limit, each.a);
      }
      const bool tree = s.field[field].holds == kTree;
      worth = card != nullptr ? outlook.effect(card->effect, field)
              : tree          ? 2 * outlook.price(kWood)
                              : outlook.content(field, limit);
      worth -= cold(game_.is_warm(s, outlook.warm(), field));
      break;
    }
    case Act::use:
      worth = card != nullptr ? outlook.effect(card->effect, field) : outlook.use(field);
      worth -= cold(game_.is_warm_building(s, outlook.warm(), field));
      break;
    case Act::snow: {
      bool warm = false;
      for (const Modifier& each : data.mods(Mod::snow_warm)) {
        warm = warm || (each.source & s.in_force()) != 0;
      }
      worth = card != nullptr ? outlook.effect(card->effect)
                              : outlook.snow(static_cast<Space>(move.a) == Space::far);
      worth -= cold(warm);
      break;
    }
    case Act::construct:
      worth = card != nullptr ? outlook.effect(card->effect) : outlook.construction();
      break;
    case Act::send:
      worth = outlook.send(card != nullptr ? 2 : 0);
      break;
    case Act::special:
      worth = outlook.option(data.specials[move.a].choice);
      break;
    default:
      break;
  }
  return worth - fuel - (card != nullptr ? tuning_.card : 0);
}

double Policy::rate_people(const State& s, const Outlook& outlook, Move move) const {
  const Task& task = s.agenda.top();
  const Data& data = game_.data();
  const int type = move.a;
  switch (act_of(move)) {
    case Act::cure: {
      // Where a section ends is a good place to stop.
      const int sick = s.sick[type];
      const auto cost = [&](int count) {
        const int sections = count / 5;
        return tuning_.sick * std::min(count, 4) + tuning_.grave * std::max(0, count - 4) +
               tuning_.section * sections + (count > data.epidemic - 6 ? 1.5 * (count - 20) : 0);
      };
      return cost(sick) - cost(sick - move.n);
    }
    case Act::outside:
      return -move.n * (outlook.sick(type) - outlook.sick((type + 1) % kTypes));
    case Act::bury:
      return outlook.effect(data.citizen_cards[move.a - 1].death[task.a]) - 0.3;
    case Act::pass:
      return -tuning_.mourning;
    default:
      break;
  }
  const double share = s.pop[type] == 0 ? 1 : static_cast<double>(s.sick[type]) / s.pop[type];
  switch (task.step) {
    case Step::sick:
      return -outlook.sick(type);
    case Step::treat:
      return s.sick[type] >= 5 ? 1 : 0.3;
    case Step::flip:
      return s.skull(type) ? -outlook.death() : -0.3;
    case Step::die:
    case Step::leave:
      // A pawn less hurts; the sick are less useful.
      return (s.pop[type] % 5 == 1 ? -0.5 : 0) + (type == 2 ? 0.3 : 0) + 0.2 * share;
    case Step::exhaust:
      return type == 2 ? 0.5 : -0.1 * s.exhausted[type];
    default:
      return type == 0 ? 0.2 : type == 1 ? 0.3 : 0;
  }
}

double Policy::rate_token(const State& s, const Outlook& outlook, Move move) const {
  const Task& task = s.agenda.top();
  if (task.step == Step::consult) {
    return outlook.effect(game_.data().consults[task.cursor][move.a]);
  }
  const bool named = act_of(move) != Act::draw;
  const Side side = named ? side_of(move.a) : static_cast<Side>(task.a);
  const bool hope = side == Side::hope;
  const int length = s.tokens(side).size();
  const double sign = hope ? 1 : -1;
  switch (act_of(move)) {
    case Act::draw:
      // A longer track of hope is safer, a longer one of discontent is nearer to exile.
      return hope ? (length <= 3 ? 0.3 : 0) : -1.0 * length;
    case Act::activate:
      return hope ? (length <= 3 ? 0 : 0.2) : -0.5;
    case Act::spend:
      return hope ? -0.3 : 0.3;
    case Act::remove:
      return hope ? (length <= 2 ? -3 : -0.4) : (length >= 3 ? 0.8 : 0.2);
    default:
      return -sign;
  }
}

double Policy::rate_place(const State& s, const Outlook& outlook, Move move) const {
  const Task& task = s.agenda.top();
  switch (act_of(move)) {
    case Act::build:
      return outlook.building(move.a) - outlook.built_price(move.a, task.b);
    case Act::on:
      return outlook.site(task.a, move.a) + 0.5;
    case Act::upgrade:
      return outlook.upgrade(move.a) + 0.02;
    case Act::advance:
      return tuning_.research;
    case Act::dismantle:
    case Act::destroy:
    case Act::ruin: {
      const int which = s.building_at(move.a);
      const bool ruins = which == game_.data().ruins;
      if (ruins) return -0.2;
      const bool upgraded = s.field[move.a].upgraded != 0;
      return -0.5 - std::max(0.0, outlook.building(which)) - (upgraded ? 0.5 : 0);
    }
    case Act::done:
      // Built for free: nothing is lost by building.
      return task.step == Step::site ? -20 : 0.05;
    default:
      return 0;
  }
}

double Policy::rate_field(const State& s, const Outlook& outlook, Move move) const {
  if (act_of(move) == Act::done) return -1;
  if (act_of(move) == Act::repeat) {
    const auto space = static_cast<Space>(move.a);
    return space == Space::construct ? outlook.construction() : outlook.snow(space == Space::far);
  }
  if (act_of(move) == Act::reuse) {
    return s.built.has(move.a) ? outlook.use(move.a) : outlook.content(move.a, 2);
  }
  const Step step = s.agenda.top().step;
  const int zone = game_.data().fields[move.a].zone;
  switch (step) {
    case Step::map_remove:
      return -outlook.content(move.a, 1) + 0.05 * zone;
    case Step::map_take:
    case Step::collect:
      return outlook.content(move.a, 1) + 0.05 * zone;
    default:
      return -0.05 * zone + 0.02 * (5 - s.field[move.a].count);
  }
}

double Policy::rate_choice(const State& s, const Outlook& outlook, Move move) const {
  const Data& data = game_.data();
  const Task& task = s.agenda.top();
  switch (act_of(move)) {
    case Act::choose: {
      const double worth = outlook.option(data.choices[move.b]);
      if (task.step != Step::place) return worth;
      const Expedition& place = data.expeditions[s.routes[task.a].cards.back()];
      for (const Expedition::Option& each : place.options) {
        // What comes on the way home is worth the wait while there is time.
        if (each.choice == move.b && !each.returns) {
          return 0.7 * worth + 0.25 * std::max(0, outlook.rounds() - 4);
        }
      }
      return worth;
    }
    case Act::take: {
      // Taken for later, when people are sick and the Generator is loaded.
      State later = s;
      later.sick.fill(5);
      later.overload = 6;
      return Outlook(game_, tuning_, later).option(data.advisors[move.a].use);
    }
    case Act::law:
      return outlook.law(move.a);
    case Act::research:
      return outlook.technology(move.a);
    case Act::advisor:
      return outlook.option(data.advisors[move.a].use);
    case Act::discard:
      return outlook.effect(data.citizen_cards[move.a - 1].start_cost);
    case Act::mobilise:
      return s.tokens(Side::hope).size() >= 4 || s.round >= 6 ? 1 : -0.5;
    case Act::ration:
      return outlook.cures(2) - 3 * outlook.food();
    case Act::resource: {
      const double price = outlook.price(move.a);
      const bool gains = task.step == Step::gain || (task.step == Step::unstore && task.b == 0);
      return gains ? price : -price;
    }
    case Act::shelve:
      return -outlook.effect(data.events[move.a].effect);
    case Act::explore:
      return 0.3;
    case Act::done:
      return 0.05;
    default:
      return 0;
  }
}

}  // namespace pionek::frostpunk
