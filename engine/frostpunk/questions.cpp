// What cards ask of a position: figures, conditions, whether a cost can be paid and whether an
// action can be carried out (FP-216, FP-412, FP-854).
#include "engine/frostpunk/frostpunk.hpp"

namespace pionek::frostpunk {

int Frostpunk::sum(const State& s, Mod mod) const {
  int total = 0;
  each_mod(s, mod, [&](const Modifier& each) { total += each.a; });
  return total;
}

int Frostpunk::bonus(const State& s, int building, Bonus kind) const {
  int total = 0;
  each_mod(s, Mod::building_bonus, [&](const Modifier& each) {
    if ((each.buildings >> building & 1) != 0) total += each.bonus[static_cast<std::size_t>(kind)];
  });
  return total;
}

int Frostpunk::built(const State& s, int building) const {
  int count = 0;
  s.built.each([&](int field) {
    const int there = s.building_at(field);
    const bool wanted =
        building == kAnyShelter ? (data_->shelters >> there & 1) != 0 : there == building;
    if (wanted && is_first(there, field)) ++count;
  });
  return count;
}

int Frostpunk::stored(const State& s, CardId card) const {
  for (const InForce& each : s.events) {
    if (each.card == card) return each.stored[0] + each.stored[1] + each.stored[2];
  }
  return 0;
}

int Frostpunk::active(const State& s, unsigned tokens) const {
  int count = 0;
  for (const Track& track : s.track) {
    for (const std::uint8_t mark : track) {
      if (is_active(mark) && (tokens >> token_of(mark) & 1) != 0) ++count;
    }
  }
  return count;
}

int Frostpunk::value(const State& s, Expr expr, int of) const {
  switch (expr) {
    case Expr::active:
      return active(s, tokens_of(of));
    case Expr::tokens:
      return s.track[of].size();
    case Expr::res:
      return of < kResources ? s.pool[of] : s.pool[kWood] + s.pool[kCoal] + s.pool[kCore];
    case Expr::food:
      return s.food;
    case Expr::hunger:
      return s.hunger;
    case Expr::deaths:
      return s.deaths;
    case Expr::sick:
      return of < kTypes ? s.sick[of] : s.sick[0] + s.sick[1] + s.sick[2];
    case Expr::pop:
      return s.pop[of];
    case Expr::skulls:
      return std::popcount(s.skulls);
    case Expr::overload:
      return s.overload;
    case Expr::built:
      return built(s, of);
    case Expr::law:
      return static_cast<int>(s.in_force() >> of & 1);
    case Expr::laws:
      return std::popcount(s.enacted);
    case Expr::techs:
      return std::popcount(s.researched);
    case Expr::stored:
      return stored(s, static_cast<CardId>(of));
    case Expr::unsheltered:
      return s.unsheltered;
    case Expr::children_acted:
      return s.children_acted;
    case Expr::depot:
      return s.depot;
    case Expr::round:
      return s.round;
    case Expr::revealed:
      return (s.face_up | s.scenario_gone) >> (of - data_->scenario_start) & 1;
    case Expr::heat_gap:
      return s.cold - s.heat;
  }
  return 0;
}

bool Frostpunk::compares(const State& s, const Instr& instr) const {
  const int left = value(s, static_cast<Expr>(instr.a), instr.b);
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

bool Frostpunk::holds(const State& s, Cursor test) const {
  if (test == 0) return true;
  for (Cursor at = test;;) {
    const Instr& instr = data_->program[at];
    if (instr.op == Op::yes) return true;
    if (instr.op == Op::no) return false;
    const bool jumps = instr.op == Op::jump || !compares(s, instr);
    at = jumps ? instr.to : static_cast<Cursor>(at + 1);
  }
}

// What is left to pay with while the costs of a list are added up.
struct Frostpunk::Purse {
  std::array<int, 4> goods;  // wood, coal, steam cores, food
  std::array<int, kTokens> active{};

  Purse(const State& s, int coal_kept)
      : goods{s.pool[kWood], s.pool[kCoal] - coal_kept, s.pool[kCore], s.food} {
    for (const Track& track : s.track) {
      for (const std::uint8_t mark : track) active[token_of(mark)] += is_active(mark) ? 1 : 0;
    }
  }
  bool pay(int kind, int n) { return (goods[kind] -= n) >= 0; }
  bool spend(unsigned tokens, int n) {
    for (int token = 0; token < kTokens; ++token) {
      for (; n > 0 && (tokens >> token & 1) != 0 && active[token] > 0; --n) --active[token];
    }
    return n == 0;
  }
};

bool Frostpunk::payable(const State& s, Cursor start, int costs, int coal_kept) const {
  Purse purse(s, coal_kept);
  for (int i = 0; i < costs; ++i) {
    const Instr& instr = data_->program[start + i];
    switch (instr.op) {
      case Op::pay:
        if (!purse.pay(instr.a, instr.n)) return false;
        break;
      case Op::token_spend:
        if (!purse.spend(tokens_of(instr.a), instr.n)) return false;
        break;
      case Op::map_remove:
        if (!removable(s, instr)) return false;
        break;
      case Op::exhaust:
        if (instr.a < kTypes && data_->exhausted - s.exhausted[instr.a] < instr.n) return false;
        break;
      case Op::sick:
        if (instr.a < kTypes && s.pop[instr.a] == 0) return false;
        break;
      default:
        break;
    }
  }
  return true;
}

// Whether so many markers can be taken off the map, each from another tile if that is asked.
bool Frostpunk::removable(const State& s, const Instr& instr) const {
  int found = 0;
  PlaceSet tiles = 0;
  field_sets(s, instr.a).each([&](int field) {
    if (instr.b == 0) {
      found += s.field[field].count;
      return;
    }
    const PlaceSet tile = PlaceSet{1} << place_of_field(field);
    if ((tiles & tile) == 0) ++found;
    tiles |= tile;
  });
  return found >= instr.n;
}

bool Frostpunk::available(const State& s, const Choice& choice, int coal_kept) const {
  return holds(s, choice.test) && payable(s, choice.start, choice.costs, coal_kept);
}

std::uint32_t Frostpunk::available_options(const State& s, int first, int count,
                                           int coal_kept) const {
  std::uint32_t open = 0;
  for (int i = 0; i < count; ++i) {
    if (available(s, data_->choices[first + i], coal_kept)) open |= 1U << i;
  }
  return open;
}

bool Frostpunk::feasible(const State& s, Cursor effect, const Work& work) const {
  Purse purse(s, work.coal_kept);
  for (Cursor at = effect;; ++at) {
    const Instr& instr = data_->program[at];
    switch (instr.op) {
      case Op::end:
      case Op::jump:
      case Op::unless:
      case Op::loop:
        return true;
      case Op::pay:
        if (!purse.pay(instr.a, instr.n)) return false;
        break;
      case Op::choose:
        if (available_options(s, instr.n, instr.a, work.coal_kept) == 0) return false;
        break;
      case Op::gain:
        if (static_cast<Goods>(instr.a) == Goods::automaton && automatons_left(s) == 0) {
          return false;
        }
        break;
      case Op::store:
        if (pool_candidates(s, static_cast<Goods>(instr.a)) == 0) return false;
        break;
      case Op::enact_law:
        if (laws_open(s) == 0) return false;
        break;
      case Op::workshop:
        if (s.studied == 0 && upgradable(s, false).empty()) return false;
        break;
      case Op::cut_tree:
        if (tree_candidates(s, work.field, instr.b != 0).empty()) return false;
        break;
      case Op::gather_adjacent:
        if ((data_->fields[work.field].adjacent & s.stock).empty()) return false;
        break;
      case Op::thumper:
        if (thumper_candidates(s, work.field).empty()) return false;
        break;
      case Op::reuse:
        if (!can_reuse(s, instr.a != 0, instr.b, work.coal_kept)) return false;
        break;
      case Op::building_action: {
        const Cursor action = action_of(s, work.field);
        if (!feasible(s, action, work)) return false;
        break;
      }
      default:
        break;
    }
  }
}

}  // namespace pionek::frostpunk
