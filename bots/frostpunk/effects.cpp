// What an effect of the program is worth: its instructions one by one at the prices of now.
#include <bit>

#include "bots/frostpunk/outlook.hpp"

namespace pionek::frostpunk {

bool Outlook::compares(const Instr& instr) const {
  const int left = game_.value(s_, static_cast<Expr>(instr.a), instr.b);
  switch (static_cast<Compare>(instr.c)) {
    case Compare::least:
      return left >= instr.n;
    case Compare::most:
      return left <= instr.n;
    case Compare::more:
      return left > instr.n;
    case Compare::less:
      return left < instr.n;
    case Compare::equal:
      return left == instr.n;
    case Compare::other:
      return left != instr.n;
  }
  return false;
}

bool Outlook::holds(Cursor test) const {
  if (test == 0) return true;
  for (Cursor at = test;;) {
    const Instr& instr = data_.program[at];
    if (instr.op == Op::yes) return true;
    if (instr.op == Op::no) return false;
    const bool jumps = instr.op == Op::jump || !compares(instr);
    at = jumps ? instr.to : static_cast<Cursor>(at + 1);
  }
}

// Whether the condition holds and the goods are there; the rules say the rest.
bool Outlook::can_choose(const Choice& choice) const {
  if (!holds(choice.test)) return false;
  for (int i = 0; i < choice.costs; ++i) {
    const Instr& instr = data_.program[choice.start + i];
    if (instr.op != Op::pay) continue;
    const int have = instr.a < kResources ? s_.pool[instr.a] : s_.food;
    if (have < instr.n) return false;
  }
  return true;
}

double Outlook::option(const Choice& choice, int field, bool normal) const {
  return effect(choice.start, field, normal);
}

double Outlook::effect(Cursor at, int field, bool normal) const {
  double sum = 0;
  walk(at, field, normal,
       [&](const Instr& instr, double times) { sum += times * instruction(instr, field, normal); });
  return sum;
}

const Choice* Outlook::best_choice(const Instr& instr, int field, bool normal) const {
  const Choice* best = nullptr;
  double most = 0;
  for (int i = 0; i < instr.a; ++i) {
    const Choice& choice = data_.choices[instr.n + i];
    if (!can_choose(choice)) continue;
    const double worth = option(choice, field, normal);
    if (best != nullptr && worth <= most) continue;
    best = &choice;
    most = worth;
  }
  return best;
}

// What laws and technologies add to a building's own action.
int Outlook::raised(int field, Bonus kind) const {
  const int which = s_.building_at(field);
  int total = 0;
  for (const Modifier& each : data_.mods(Mod::building_bonus)) {
    const bool counts = (each.source & s_.in_force()) != 0 && (each.buildings >> which & 1) != 0;
    if (counts) total += each.bonus[static_cast<std::size_t>(kind)];
  }
  return total;
}

double Outlook::instruction(const Instr& instr, int field, bool normal) const {
  const bool raises = normal && field >= 0 && s_.building_at(field) >= 0;
  const auto figure = [&](Bonus kind) { return instr.n + (raises ? raised(field, kind) : 0); };
  if (instr.op == Op::gain) {
    const auto kind = static_cast<Goods>(instr.a);
    const int n = kind == Goods::food   ? figure(Bonus::food)
                  : kind == Goods::coal ? figure(Bonus::coal)
                  : kind == Goods::wood ? figure(Bonus::wood)
                                        : instr.n;
    return n * goods(instr.a);
  }
  if (instr.op == Op::pay) return -instr.n * goods(instr.a);
  if (instr.op == Op::lose) {
    const int have = instr.a < kResources                              ? s_.pool[instr.a]
                     : static_cast<Goods>(instr.a) == Goods::food      ? s_.food
                     : static_cast<Goods>(instr.a) == Goods::automaton ? 1
                                                                       : s_.pool[0] + s_.pool[1];
    return -std::min<int>(instr.n, have) * goods(instr.a);
  }
  if (instr.op == Op::store || instr.op == Op::unstore) return 0;
  if (instr.op <= Op::citizen_cards) {
    return people(instr, instr.op == Op::cure ? figure(Bonus::cure) : instr.n);
  }
  if (instr.op <= Op::token_type) return morale(instr);
  if (instr.op <= Op::finish) return markers(instr);
  if (instr.op <= Op::flip_all) return map(instr);
  switch (instr.op) {
    case Op::law_suspend:
      return -tuning_.law;
    case Op::enact_law: {
      double best = 0;
      for (int law = 0; law < data_.laws.size(); ++law) {
        if ((s_.law_stack >> law & 1) != 0) best = std::max(best, this->law(law));
      }
      return best;
    }
    case Op::scenario_remove:
      return 2;
    case Op::scouts:
      return 0.3 * instr.n *
             static_cast<double>(std::count_if(s_.routes.begin(), s_.routes.end(),
                                               [](const Route& each) { return each.scout != 0; }));
    case Op::peek_dusk:
      return 0.4;
    default:
      return work(instr, field);
  }
}

double Outlook::sick_of(int who) const {
  switch (static_cast<Who>(who)) {
    case Who::worker:
    case Who::engineer:
    case Who::child:
      return sick_[who];
    case Who::adult:
      return std::min(sick_[0], sick_[1]);
    case Who::any:
      return std::min({sick_[0], sick_[1], sick_[2]});
    case Who::round:
      return sick_[static_cast<std::size_t>(data_.rounds[std::max(0, s_.round - 1)])];
  }
  return 0;
}

double Outlook::people(const Instr& instr, int n) const {
  switch (instr.op) {
    case Op::citizens:
      return 0.03 * always_ * n;
    case Op::die:
      return -death_ * n;
    case Op::sick:
      return -sick_of(instr.a) * n;
    case Op::cure:
      return cures(n);
    case Op::treat:
      return 0.6 * death_ * std::min(n, std::popcount(s_.skulls));
    case Op::flip:
      return -0.5 * death_ * n;
    case Op::exhaust:
      return -tuning_.action * n;
    case Op::child_pawn:
      return 0.5 * later_;
    case Op::citizen_cards:
      return 0.5 * n * (instr.a != 0 ? s_.seats : 1);
    default:
      return 0;
  }
}

double Outlook::morale(const Instr& instr) const {
  const auto of_side = [&](bool hope, int n) { return n * (hope ? hope_ : -discontent_); };
  const bool hope =
      instr.op == Op::morale || instr.op == Op::token_draw || instr.op == Op::token_type
          ? instr.a == static_cast<int>(Side::hope)
          : (tokens_of(instr.a) & tokens_of(kAnyOfSide)) != 0;
  switch (instr.op) {
    case Op::morale:
      return of_side(hope, instr.n);
    case Op::token_up:
      return 1.4 * of_side(hope, instr.n);
    case Op::token_spend:
      return -0.45 * of_side(hope, instr.n);
    case Op::token_activate:
      return 0.45 * of_side(hope, instr.n);
    case Op::token_discard:
      return -1.2 * of_side(hope, instr.n);
    case Op::token_draw:
      return 1.6 * of_side(hope, instr.n);
    case Op::token_type:
      return instr.b != 0 ? -0.6 * of_side(hope, 1) : 0.6 * of_side(hope, 1);
    default:
      return 0;
  }
}

double Outlook::markers(const Instr& instr) const {
  switch (instr.op) {
    case Op::hunger:
      return -food_ * std::max<int>(instr.n, -s_.hunger);
    case Op::overload:
      if (instr.n == kAll) return relief(s_.overload);
      return instr.n < 0 ? relief(-instr.n) : -relief(instr.n) - 0.15 * instr.n;
    case Op::heat:
      return 0.8 * price_[kCoal] * instr.n;
    case Op::cold:
      return -0.35 * price_[kCoal] * always_ * instr.n;
    case Op::range:
      return -0.2 * price_[kCoal] * always_ * instr.n;
    case Op::storm:
      return -0.3 * instr.n;
    case Op::deaths:
      return -0.7 * death_ * std::max<int>(instr.n, -s_.deaths);
    case Op::depot:
      return s_.depot < 4 ? tuning_.depot : -0.5;
    case Op::tech:
      return s_.studied != 0 ? tuning_.research * instr.n : 0;
    case Op::tower_upgrade:
      return s_.tower == 0 ? 0.25 * always_ : 0;
    default:
      return 0;
  }
}

double Outlook::map(const Instr& instr) const {
  const double each = instr.a == kTree        ? 0.8 * price_[kWood]
                      : instr.a == kNothing   ? 0
                      : instr.a <= kResources ? price_[instr.a - 1]
                                              : 0.4;
  switch (instr.op) {
    case Op::map_take:
      return each * instr.n;
    case Op::map_remove:
      return -0.4 * each * instr.n;
    case Op::map_add:
      return 0.4 * each * instr.n;
    case Op::place_tile:
      return 0.5 * snow(false) * instr.a + snow(true) * instr.b;
    case Op::build_free:
      return instr.a < data_.buildings.size() ? building(instr.a) : 0;
    case Op::upgrade_free:
      return 0.8;
    case Op::destroy:
    case Op::ruin:
      return -1.3 * instr.n;
    case Op::flip_all:
      return -4;
    default:
      return 0;
  }
}

// What a pawn does at its place.
double Outlook::work(const Instr& instr, int field) const {
  switch (instr.op) {
    case Op::gather:
      return field < 0 ? 0 : content(field, instr.n);
    case Op::cut_here:
    case Op::cut_tree:
      return instr.n * price_[kWood];
    case Op::gather_adjacent: {
      double sum = 0;
      if (field < 0) return sum;
      (data_.fields[field].adjacent & s_.stock).each([&](int at) { sum += content(at, 1); });
      return sum;
    }
    case Op::thumper:
      return 0.3 * instr.a * instr.n * price_[kCoal];
    case Op::workshop: {
      const double step = s_.studied != 0 ? tuning_.research : 0;
      double best = step;
      s_.built.each([&](int at) {
        const int which = s_.building_at(at);
        if (game_.is_first(which, at)) best = std::max(best, upgrade(at));
      });
      return best + std::max(step, 0.5 * best);
    }
    case Op::construct:
      return construction(instr.n, instr.b);
    case Op::building_action:
      return field < 0 ? 0 : instr.n * use(field);
    case Op::scout_send:
      return send(instr.n);
    case Op::reuse:
      return 1.2;
    default:
      return 0;
  }
}

}  // namespace pionek::frostpunk
