#include "bots/carnegie/policy.hpp"

#include <bit>

namespace pionek::carnegie {
namespace {

// How sharply a better move is preferred, in points (research: points for each point of research).
constexpr double kScale = 1.2;
constexpr double kRowScale = 2.5;
constexpr double kResearchScale = 0.25;
constexpr double kMoveScale = 0.6;
// How many of the possible projects are looked at.
constexpr int kProjects = 8;
constexpr int kMoves = 5;
// Uses that bring goods come before those that need them.
constexpr double kFirst = 6;

}  // namespace

Policy::Policy(Carnegie game, const Tuning& tuning) : game_(std::move(game)), tuning_(tuning) {
  const Data& data = game_.data();
  for (int from = 0; from < kRooms; ++from) {
    unsigned reached = 1U << from;
    unsigned ring = reached;
    for (int distance = 0; ring != 0; ++distance) {
      unsigned next = 0;
      for (unsigned left = ring; left != 0; left &= left - 1) {
        steps_[from][std::countr_zero(left)] = static_cast<std::uint8_t>(distance);
        next |= data.neighbours[std::countr_zero(left)];
      }
      ring = next & ~reached;
      reached |= ring;
    }
  }
}

Move Policy::choose(const State& s) const {
  Shortlist list(1);
  rate(s, list);
  return list.best().move;
}

void Policy::candidates(const State& s, Candidates& out) const {
  Shortlist list(s.agenda.top().step == Step::project ? kProjects
                 : s.agenda.top().step == Step::moves ? kMoves
                                                      : kMaxCandidates);
  const double scale = rate(s, list);
  list.weigh(scale, out);
}

// Fills the list and answers how sharply a better move is preferred. Where nothing that could be
// wanted is on offer, anything is as good.
double Policy::rate(const State& s, Shortlist& out) const {
  game_.options(s, out.offered);
  const double scale = rate_step(s, out);
  if (!out.empty()) return scale;
  for (const MoveList::Run& run : out.offered) out.add(run.first, 0);
  return scale;
}

void Policy::advance(State& s, Rng& /*rng*/, Memory& /*memory*/) const {
  Silent silent;
  game_.play(s, choose(s), silent);
}

double Policy::rate_step(const State& s, Shortlist& out) const {
  const Step step = s.agenda.top().step;
  if (step == Step::choose) {
    rate_rows(s, out);
    return kRowScale;
  }
  if (step == Step::andrew) {
    out.try_add(make_move(Act::andrew), 0);
    return kScale;
  }
  const Outlook outlook = this->outlook(s);
  switch (step) {
    case Step::side:
    case Step::housing:
    case Step::reserve:
      rate_setup(s, outlook, out);
      return kScale;
    case Step::moves:
      rate_moves(s, outlook, out);
      return kMoveScale;
    case Step::activate:
      rate_activation(outlook, out);
      return kScale;
    case Step::bring:
      rate_bring(s, outlook, out);
      return kScale;
    case Step::recover:
    case Step::lodge:
    case Step::choice:
      rate_event(s, outlook, out);
      return kScale;
    case Step::research:
      rate_research(outlook, out);
      out.try_add(make_move(Act::done), -0.01);
      return kResearchScale;
    case Step::donate:
    case Step::give:
      rate_donations(s, outlook, out);
      return kScale;
    case Step::category:
      rate_uses(s, outlook, out);
      return kScale;
    case Step::use:
      rate_uses(s, outlook, out);
      // Points wait to the end of the turn: they are spent when no use is worth it any more.
      if (act_of(out.best().move) != Act::done || !game_.can_research(s)) return kScale;
      rate_research(outlook, out);
      return kResearchScale;
    case Step::project:
      rate_projects(s, outlook, out);
      return kScale;
    default:
      rate_use_parts(s, outlook, out);
      return kScale;
  }
}

void Policy::rate_setup(const State& s, const Outlook& outlook, Shortlist& out) const {
  const Data& data = game_.data();
  const Task& task = s.agenda.top();
  if (task.step == Step::side) {
    out.try_add(make_move(Act::side, task.a, 0), 0);
    out.try_add(make_move(Act::side, task.a, 1), tuning_.side_b[task.a]);
  } else if (task.step == Step::reserve) {
    for (int id = data.starting; id < static_cast<int>(data.departments.size()); ++id) {
      if (s.copies[id] > 0) out.try_add(make_move(Act::reserve, id), outlook.department(id));
    }
  } else {
    // Of the like spaces of a city one is enough.
    int last = -1;
    (data.slots_for[0] - s.taken).each([&](int slot) {
      const Slot& each = data.slots[slot];
      if (each.type == kAnyType || each.city == last) return;
      last = each.city;
      out.try_add(make_move(Act::place, slot), outlook.city(each.city, false));
    });
  }
}

// What each row is worth to whoever chooses it: the own gain less a part of the others'.
void Policy::rate_rows(const State& s, Shortlist& out) const {
  std::array<double, kRows> worth{};
  for (int i = 0; i < s.seats; ++i) {
    const Outlook outlook(game_, tuning_, s, seat_at(i));
    const bool own = seat_at(i) == game_.to_move(s);
    const double counts = own ? 1 : -tuning_.rivals / (s.seats - 1);
    for (int row = 0; row < kRows; ++row) {
      const int advancing = game_.advancing_row(s, row);
      const Event& event = game_.event_at(s, advancing, s.column[advancing] + 1);
      worth[row] += counts * (outlook.event(event) + outlook.turn(row));
    }
  }
  for (int row = 0; row < kRows; ++row) out.try_add(make_move(Act::row, row), worth[row]);
}

void Policy::rate_event(const State& s, const Outlook& outlook, Shortlist& out) const {
  const Task& task = s.agenda.top();
  const Player& player = outlook.player();
  if (task.step == Step::recover) {
    const auto region = static_cast<std::size_t>(game_.event(s).region);
    const int away = player.mission[region];
    const bool again = outlook.events[region] > 0;
    for (int n = 1; n <= away; ++n) {
      const double stay = n < away && again ? tuning_.trigger * outlook.project_income() : 0;
      const Gains& income = game_.data().tracks[region][player.transport[region]].income;
      const double home = outlook.gains(income, n) + n * tuning_.back;
      out.try_add(make_move(Act::recover, 0, 0, n), home + 0.5 * stay);
    }
  } else if (task.step == Step::lodge) {
    out.try_add(make_move(Act::done), 0);
    for (int n = 1; n <= task.a; ++n) out.try_add(make_move(Act::lodge, 0, 0, n), 0.1 * n);
  } else {
    const StripSpace& place = game_.strip(player, task.a)[task.b];
    for (int i = 0; i < place.choice_of.size(); ++i) {
      Gains gains{};
      gains[place.choice_of[i]] = place.choice_amount[i];
      out.try_add(make_move(Act::take, place.choice_of[i]), outlook.gains(gains));
    }
  }
}

void Policy::rate_donations(const State& s, const Outlook& outlook, Shortlist& out) const {
  const Task& task = s.agenda.top();
  const Player& player = outlook.player();
  const bool charity = task.step == Step::give;
  const double price = tuning_.give * game_.donation_cost(player) + tuning_.give_margin;
  for (int field = 0; field < static_cast<int>(game_.data().fields.size()); ++field) {
    const bool held = s.field[field] != kNoHolder;
    const bool own = (player.donations >> field & 1) != 0;
    if (charity ? !held || own || s.field[field] == kNeutral : held) continue;
    out.try_add(make_move(Act::donate, field), outlook.field(field) - price);
  }
  if (!charity) out.try_add(make_move(Act::done), 0);
}

void Policy::rate_uses(const State& s, const Outlook& outlook, Shortlist& out) const {
  const Data& data = game_.data();
  const Task& task = s.agenda.top();
  if (task.step == Step::category) {
    out.try_add(make_move(Act::done), outlook.turn(s.row));
    const double price = data.action_tile_vp + tuning_.adopt - tuning_.adopt_slope * s.round;
    for (int row = 0; row < kRows; ++row) {
      if (row != s.row) out.try_add(make_move(Act::adopt, row), outlook.turn(row) - price);
    }
    return;
  }
  for (const MoveList::Run& run : out.offered) {
    const Move move = run.first;
    if (act_of(move) == Act::done) out.add(move, 0);
    if (act_of(move) != Act::use) continue;
    const Use& use = data.uses[move.a];
    double worth = outlook.use(move.a);
    const bool brings = of(use.gains, Resource::goods) > 0 || of(use.get, Resource::goods) > 0;
    const bool open = outlook.player().room_of(use.department) == task.b;
    if (worth > 0 && (brings || open)) worth += kFirst;
    out.add(move, worth);
  }
}

// What comes after the choice of a use.
void Policy::rate_use_parts(const State& s, const Outlook& outlook, Shortlist& out) const {
  const Data& data = game_.data();
  const Task& task = s.agenda.top();
  if (task.step == Step::mission) {
    for (int region = 0; region < kRegions; ++region) {
      out.try_add(make_move(Act::mission, region), outlook.mission(region));
    }
    return;
  }
  for (int i = 0; i < out.offered.size(); ++i) {
    const Move move = out.offered[i];
    if (act_of(move) == Act::trade) out.add(move, move.n * outlook.trade(data.uses[task.a]));
    if (act_of(move) == Act::tile) out.add(move, outlook.department(move.a));
    if (act_of(move) == Act::room) out.add(move, outlook.room(data.uses[task.a], task.b, move.a));
  }
}

void Policy::rate_projects(const State& s, const Outlook& outlook, Shortlist& out) const {
  const Data& data = game_.data();
  const bool mission = data.uses[s.agenda.top().a].mission;
  std::array<double, kTypes> types{};
  std::array<double, kMaxCities> cities{};
  std::uint32_t known = 0;
  CitySet seen = 0;
  Move last;
  for (const MoveList::Run& run : out.offered) {
    const Move move = run.first;
    if (act_of(move) != Act::project) continue;
    const int city = data.slots[move.b].city;
    // Of the like spaces of a city one is enough.
    if (last.a == move.a && last.verb == move.verb && data.slots[last.b].city == city) continue;
    last = move;
    if ((known >> move.a & 1) == 0) {
      known |= 1U << move.a;
      types[move.a] = outlook.type(move.a, std::countr_zero(outlook.player().discs[move.a]));
    }
    if ((seen >> city & 1) == 0) {
      seen |= CitySet{1} << city;
      cities[city] = outlook.city(city, mission);
    }
    out.add(move, types[move.a] + cities[city]);
  }
}

void Policy::rate_research(const Outlook& outlook, Shortlist& out) const {
  for (const MoveList::Run& run : out.offered) {
    const Move move = run.first;
    if (act_of(move) == Act::slide) out.add(move, outlook.slide(move.a));
    if (act_of(move) == Act::advance) out.add(move, outlook.advance(move.a));
  }
}

}  // namespace pionek::carnegie
