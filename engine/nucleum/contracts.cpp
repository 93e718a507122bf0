// Contracts: signing them (chapter 9xx) and fulfilling them (NU-403 to NU-408).
#include <algorithm>

#include "engine/nucleum/network.hpp"
#include "engine/nucleum/nucleum.hpp"

namespace pionek::nucleum {
namespace {

// Different cities of some places.
template <class Places>
void cities_of(Places places, const auto& city, CitySet& into) {
  for_each_bit(places, [&](int at) { add(into, city[at]); });
}

}  // namespace

int Nucleum::count(const State& s, Seat seat, const Count& what) const {
  const Player& player = s.player(seat);
  const Map& map = map_of(s);
  const auto buildings = [&](int symbol) {
    return std::popcount(static_cast<unsigned>(player.built & data_->buildings_of[symbol]));
  };
  using What = Count::What;
  switch (what.what) {
    case What::structures_in_color:
      return std::popcount(player.plots & map.plots_of[what.which]) +
             std::popcount(player.mine_fields & map.mines_of[what.which]) +
             std::popcount(player.turbine_slots & map.turbines_of[what.which]);
    case What::residences:
    case What::factories:
    case What::laboratories:
    case What::governments:
      return buildings(static_cast<int>(what.what) - static_cast<int>(What::residences));
    case What::urban_buildings:
      return std::popcount(player.plots);
    case What::mines:
      return player.mines();
    case What::turbines:
      return std::popcount(player.turbine_slots);
    case What::tracks:
      return player.tracks;
    case What::action_tiles:
      return player.pool.size() + player.board_row.size();
    case What::achievements:
      return player.achievements;
    case What::powered_buildings:
      return std::popcount(player.plots & s.powered);
    case What::buildings_in_city:
      return std::popcount(player.plots & map.plots_in[what.which]);
    case What::powered_in_city:
      return std::popcount(player.plots & map.plots_in[what.which] & s.powered);
    case What::largest_network:
      return largest_network(player);
    case What::building_colors:
      return static_cast<int>(std::count_if(map.plots_of.begin(), map.plots_of.end(),
                                            [&](PlotSet of) { return (player.plots & of) != 0; }));
    case What::contracts_done:
      return std::popcount(player.fulfilled);
    case What::uranium:
      return player.uranium();
    case What::structure_cities: {
      CitySet cities = 0;
      cities_of(player.plots, map.plot_city, cities);
      cities_of(player.mine_fields, map.mine_city, cities);
      cities_of(player.turbine_slots, map.turbine_city, cities);
      return std::popcount(cities);
    }
    case What::powered_cities: {
      CitySet cities = 0;
      cities_of(player.plots & s.powered, map.plot_city, cities);
      return std::popcount(cities);
    }
    case What::markers_from:
      return static_cast<int>(
          std::count_if(player.markers.begin(), player.markers.end(), [&](std::uint8_t space) {
            return space != 0 && data_->spaces[space].value >= what.which;
          }));
  }
  return 0;
}

bool Nucleum::fulfils(const State& s, Seat seat, ContractId id) const {
  const Contract& contract = data_->contracts[id];
  return count(s, seat, contract.count) >= contract.least;
}

// Contracts of the own slots, then the purple ones.
template <class Use>
void Nucleum::each_contract(const State& s, Seat seat, Use&& use) const {
  for (const ContractId id : s.player(seat).slots) {
    if (id != kNoContract) use(id);
  }
  for (const ContractId id : s.purple) {
    if (id != kNoContract) use(id);
  }
}

// Whether the turn still has its contract: with a tile played to the board row, or in a track turn
// by technology (NU-408, NU-1223).
bool Nucleum::may_fulfil(const State& s) const {
  const Task& task = s.agenda.top();
  if (s.contract_used != 0 || index(task.seat) != s.current) return false;
  if (task.step == Step::acts) return true;
  return (task.bits & kMain) != 0 && modifiers_of(s.player(task.seat)).track_contract;
}

bool Nucleum::can_fulfil(const State& s) const {
  if (!may_fulfil(s)) return false;
  const Seat seat = s.agenda.top().seat;
  bool any = false;
  each_contract(s, seat, [&](ContractId id) { any = any || fulfils(s, seat, id); });
  return any;
}

template <class Sink>
void Nucleum::fulfil_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  const bool may = may_fulfil(s);
  if (!may && !Sink::explains) return;
  each_contract(s, task.seat, [&](ContractId id) {
    const Move move = make_move(Act::fulfil, id);
    const auto explain = [&](Explanation& e) {
      e.label = {Word::do_fulfil, thing(kContractSet, id)};
      e.targets.push_back(thing(kContractSet, id));
    };
    if (may && fulfils(s, task.seat, id)) return sink.offer(move, explain);
    sink.deny(move, may ? "NU-405" : "NU-408", [&](Explanation& e) {
      explain(e);
      const Contract& contract = data_->contracts[id];
      e.because =
          may ? Phrase{Word::why_not_met, count(s, task.seat, contract.count), contract.least}
              : Phrase{Word::why_no_contract_now};
    });
  });
}

template <class Log>
void Nucleum::play_fulfil(State& s, Move move, Log& log) const {
  const Seat seat = s.agenda.top().seat;
  s.contract_used = 1;
  log.note("NU-405", {Word::log_fulfilled, seat, thing(kContractSet, move.a)});
  s.agenda.push({.step = Step::filed, .seat = seat, .a = move.a});
  push_effects(s, seat, data_->contracts[move.a].rewards);
}

// Face down with the others once its rewards are received; its slot is free again (NU-406).
void Nucleum::file_contract(State& s) const {
  const Task task = s.agenda.top();
  s.agenda.pop();
  Player& player = s.player(task.seat);
  player.fulfilled |= std::uint64_t{1} << task.a;
  std::replace(player.slots.begin(), player.slots.end(), task.a, kNoContract);
  std::replace(s.purple.begin(), s.purple.end(), task.a, kNoContract);
}

// ---- signing ----
const Nucleum::Obstacle* Nucleum::sign_obstacle(const State& s, const Player& player) const {
  static constexpr Obstacle kNoSlot{"NU-903", Word::why_no_slot};
  static constexpr Obstacle kNoneLeft{"NU-904", Word::why_no_market};
  const auto empty = [](const auto& places) {
    return std::find(places.begin(), places.end(), kNoContract) != places.end();
  };
  if (!empty(player.slots)) return &kNoSlot;
  const bool any = std::any_of(s.market.begin(), s.market.end(),
                               [](ContractId id) { return id != kNoContract; });
  return any ? nullptr : &kNoneLeft;
}

template <class Sink>
void Nucleum::sign_options(const State& s, Sink& sink) const {
  sink.prompt({Word::ask_sign});
  const auto explain = [&](ContractId id) {
    return [&, id](Explanation& e) {
      e.label = {Word::do_sign, thing(kContractSet, id)};
      e.because = {Word::why_purple};
      e.targets.push_back(thing(kContractSet, id));
    };
  };
  for (const ContractId id : s.market) {
    if (id != kNoContract) sink.offer(make_move(Act::sign, id), explain(id));
  }
  for (const ContractId id : s.purple) {
    if (id != kNoContract) sink.deny(make_move(Act::sign, id), "NU-906", explain(id));
  }
  skip_option(sink);
  convert_options(s, sink);
}

void Nucleum::play_sign(State& s, Move move) const {
  Task& task = s.agenda.top();
  task.step = Step::slot;
  task.b = move.a;
}

template <class Use>
void Nucleum::each_slot(const State& s, Use&& use) const {
  const Player& player = s.player(s.agenda.top().seat);
  for (int slot = 0; slot < kSlots; ++slot) {
    if (player.slots[slot] == kNoContract) use(make_move(Act::slot, slot));
  }
}

template <class Sink>
void Nucleum::slot_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  const Player& player = s.player(task.seat);
  sink.prompt({Word::ask_slot, thing(kContractSet, task.b)});
  for (int slot = 0; slot < kSlots; ++slot) {
    const auto explain = [&](Explanation& e) {
      e.label = {Word::do_slot, thing(kSlotSet, slot)};
      e.because = {Word::why_slot_taken};
      e.targets.push_back(thing(kSlotSet, slot));
    };
    if (player.slots[slot] == kNoContract) {
      sink.offer(make_move(Act::slot, slot), explain);
    } else {
      sink.deny(make_move(Act::slot, slot), "NU-901", explain);
    }
  }
}

// The slot's reward, then what technologies add, then a new contract for the market.
template <class Log>
void Nucleum::play_slot(State& s, Move move, Log& log) const {
  const Task task = s.agenda.top();
  s.agenda.pop();
  s.player(task.seat).slots[move.a] = task.b;
  const auto place = std::find(s.market.begin(), s.market.end(), task.b) - s.market.begin();
  s.market[static_cast<std::size_t>(place)] = kNoContract;
  log.note("NU-901",
           {Word::log_signed, task.seat, thing(kContractSet, task.b), thing(kSlotSet, move.a)});
  s.agenda.push({.step = Step::restock,
                 .seat = task.seat,
                 .a = static_cast<std::uint8_t>(place),
                 .b = task.b});
  push_triggers(s, task.seat, Trigger::contract, move.a);
  for (int i = 0; i < data_->actions[task.a].times; ++i) {
    push_effects(s, task.seat, data_->slots[move.a]);
  }
}

// From the stack of the same colour, else from the other one (NU-904).
template <class Log>
void Nucleum::restock_market(State& s, Log& log) const {
  const Task task = s.agenda.top();
  s.agenda.pop();
  const bool silver = data_->contracts[task.b].deck == Deck::silver;
  auto& own = silver ? s.silver : s.gold;
  auto& stack = own.empty() ? (silver ? s.gold : s.silver) : own;
  if (stack.empty()) return;
  s.market[task.a] = stack.back();
  stack.pop_back();
  ++s.reveals;
  log.note("NU-904", {Word::log_restocked, thing(kContractSet, s.market[task.a])});
  if (s.silver.empty() && s.gold.empty()) meet(s, Condition::contracts, task.seat, log);
}

// ---- the reward of another slot (NU-1216) ----
template <class Sink>
void Nucleum::reward_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  sink.prompt({Word::ask_reward});
  for (int slot = 0; slot < kSlots; ++slot) {
    const auto explain = [&](Explanation& e) {
      e.label = {Word::do_reward, thing(kSlotSet, slot)};
      e.because = {Word::why_same_slot};
      e.targets.push_back(thing(kSlotSet, slot));
    };
    if (slot == task.b) {
      sink.deny(make_move(Act::reward, slot), "NU-1216", explain);
    } else {
      sink.offer(make_move(Act::reward, slot), explain);
    }
  }
}

void Nucleum::play_reward(State& s, Move move) const {
  const Seat seat = s.agenda.top().seat;
  s.agenda.pop();
  push_effects(s, seat, data_->slots[move.a]);
}

#define PIONEK_INSTANTIATE_SINK(Sink)                               \
  template void Nucleum::fulfil_options(const State&, Sink&) const; \
  template void Nucleum::sign_options(const State&, Sink&) const;   \
  template void Nucleum::slot_options(const State&, Sink&) const;   \
  template void Nucleum::reward_options(const State&, Sink&) const;
PIONEK_INSTANTIATE_SINK(MoveList)
PIONEK_INSTANTIATE_SINK(Menu)
#undef PIONEK_INSTANTIATE_SINK
#define PIONEK_INSTANTIATE(Log)                                 \
  template void Nucleum::play_fulfil(State&, Move, Log&) const; \
  template void Nucleum::play_slot(State&, Move, Log&) const;   \
  template void Nucleum::restock_market(State&, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE
template void Nucleum::each_slot(const State&, Only&) const;

}  // namespace pionek::nucleum
