// The position before the first choice (chapter 1xx), and the draft of regions where it is chosen.
#include <bit>

#include "engine/power_grid/power_grid.hpp"
#include "engine/power_grid/verbs.hpp"
#include "engine/power_grid/words.hpp"

namespace pionek::power_grid {

State PowerGrid::start(const Setup& setup, const Seed& seed) const {
  State s;
  s.rng = Rng(seed);
  s.seats = static_cast<std::uint8_t>(setup.seats);
  s.map = setup.choice[kMapOption];
  s.money_visible = setup.choice[kMoneyOption] == kOpenMoney ? 1 : 0;
  for (int i = 0; i < setup.seats; ++i) {
    s.players[i].cash = data_->start_money;
    s.order.push_back(seat_at(i));
  }
  s.rng.shuffle(s.order);
  for (int f = 0; f < kFuels; ++f) {
    s.fuel_market[f] = static_cast<std::uint8_t>(data_->resources[f].start_in_market);
  }
  deal_plants(s);
  s.agenda.push({.step = Step::round});
  if (setup.choice[kRegionOption] == kDraftRegions) {
    s.agenda.push({.step = Step::draft});
    refresh_networks(s);
  } else {
    const auto& choices = map(s).connected[count(s).regions];
    set_regions(s, choices[s.rng.below(static_cast<std::uint32_t>(choices.size()))]);
  }
  Silent silent;
  settle(s, silent);
  return s;
}

// PG-117 to PG-121.
void PowerGrid::deal_plants(State& s) const {
  FixedVector<PlantId, kMaxPlants> rest;
  for (int id = 0; id < static_cast<int>(data_->plants.size()); ++id) {
    const auto& first = data_->start_market;
    const auto plant = static_cast<PlantId>(id);
    if (std::find(first.begin(), first.end(), plant) != first.end()) {
      s.market.push_back(plant);
    } else if (plant != data_->stack_top) {
      rest.push_back(plant);
    }
  }
  s.rng.shuffle(rest);
  for (int i = 0; i < count(s).plants_removed; ++i) {
    s.removed |= std::uint64_t{1} << rest.back();
    rest.pop_back();
  }
  s.stack.push_back(kStage3Card);
  for (const PlantId id : rest) s.stack.push_back(id);
  s.stack.push_back(data_->stack_top);
  s.known_top = 1;
}

void PowerGrid::set_regions(State& s, RegionSet regions) const {
  s.regions = regions;
  s.area = map(s).cities_of(regions);
  refresh_networks(s);
}

template <class Sink>
void PowerGrid::draft_options(const State& s, Sink& sink) const {
  sink.prompt({Word::ask_region});
  for (int r = 0; r < map(s).regions; ++r) {
    const int region = map(s).first_region + r;
    const Move move = make_move(Act::region, region);
    const auto explain = [&](Word because) {
      return [=](Explanation& e) {
        e.label = {Word::do_region, thing(kRegionSet, region)};
        e.because = {because};
        e.targets.push_back(thing(kRegionSet, region));
      };
    };
    if ((s.regions >> r & 1) != 0) {
      sink.deny(move, "PG-106", explain(Word::why_region_named));
    } else if (s.regions != 0 && (map(s).region_neighbours[r] & s.regions) == 0) {
      sink.deny(move, "PG-105", explain(Word::why_region_apart));
    } else {
      sink.offer(move, explain(Word::none));
    }
  }
}

template <class Log>
void PowerGrid::play_region(State& s, Move move, Log& log) const {
  const int region = move.a - map(s).first_region;
  log.note("PG-106", {Word::log_region, s.agenda.top().seat, thing(kRegionSet, move.a)});
  set_regions(s, static_cast<RegionSet>(s.regions | 1U << region));
  if (std::popcount(s.regions) == count(s).regions) {
    s.agenda.pop();
  } else {
    ++s.agenda.top().turn;
  }
}

template void PowerGrid::draft_options(const State&, MoveList&) const;
template void PowerGrid::draft_options(const State&, Menu&) const;
template void PowerGrid::play_region(State&, Move, Silent&) const;
template void PowerGrid::play_region(State&, Move, Journal&) const;

}  // namespace pionek::power_grid
