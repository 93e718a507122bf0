// Phase 5 (chapter 7xx): which plants run, what they earn, and the refill of the fuel market.
#include "engine/power_grid/power_grid.hpp"
#include "engine/power_grid/storage.hpp"
#include "engine/power_grid/verbs.hpp"
#include "engine/power_grid/words.hpp"

namespace pionek::power_grid {

template <class Sink>
void PowerGrid::power_options(const State& s, Sink& sink) const {
  const Player& player = s.player(s.agenda.top().seat);
  const int network = player.city_count();
  const int plants = player.plants.size();
  sink.prompt({Word::ask_run, network});
  // All plants first: mostly that is what people want.
  for (unsigned left = 1U << plants; left > 0; --left) {
    const unsigned chosen = left - 1;
    const Run run = run_of(*data_, player, chosen);
    ThingPack pack;
    for (int i = 0; i < plants; ++i) {
      if ((chosen >> i & 1) != 0) pack.add(player.plants[i]);
    }
    const int cities = std::min(run.powers, network);
    const auto explain = [&](int coal) {
      return [&, coal](Explanation& e) {
        const bool mixed = run.burns.hybrid() > 0;
        const Word word = (mixed ? Word::do_mix_1 + -1 : Word::do_run_0) + pack.size();
        e.label = mixed
                      ? Phrase{word, cities, data_->income(cities), coal, run.burns.hybrid() - coal}
                      : Phrase{word, cities, data_->income(cities)};
        for (int i = 0; i < pack.size(); ++i) {
          e.targets.push_back(thing(kPlantSet, pack[i]));
          e.label.args[e.label.count++] = thing(kPlantSet, pack[i]);
        }
        const PlantId last = pack.size() == 0 ? PlantId{0} : static_cast<PlantId>(pack[0]);
        e.because = {Word::why_fuel_short, plant_thing(last), plant(last).burns};
      };
    };
    for (int coal = run.least_coal; coal <= run.most_coal; ++coal) {
      sink.offer(make_move(Act::run, coal, pack.packed()), explain(coal));
    }
    // A single plant that lacks fuel explains every choice with it.
    if (!run.possible() && pack.size() == 1) {
      sink.deny(make_move(Act::run, 0, pack.packed()), "PG-403", explain(0));
    }
  }
}

template <class Log>
void PowerGrid::play_run(State& s, Move move, Log& log) const {
  const Seat seat = s.agenda.top().seat;
  Player& player = s.player(seat);
  const ThingPack pack(move.n);
  unsigned chosen = 0;
  for (int i = 0; i < pack.size(); ++i) {
    chosen |= 1U << player.plants.find(static_cast<PlantId>(pack[i]));
    log.note("PG-704", {Word::log_ran, seat, thing(kPlantSet, pack[i])});
  }
  const Run run = run_of(*data_, player, chosen);
  const Tokens burnt = tokens_of(run, move.a);
  for (const Fuel fuel : kAllFuels) {
    const auto f = static_cast<std::size_t>(fuel);
    if (burnt[f] == 0) continue;
    player.fuel[f] = static_cast<std::uint8_t>(player.fuel[f] - burnt[f]);
    log.note("PG-704", {Word::log_burnt, seat, burnt[f], fuel_thing(fuel)});
  }
  const int cities = std::min(run.powers, player.city_count());
  player.cash += data_->income(cities);
  log.note(cities == 0 ? "PG-707" : "PG-706",
           {Word::log_income, seat, cities, data_->income(cities)});
  ++s.agenda.top().turn;
}

// PG-708 to PG-711. The dear places fill first, so only the number of tokens matters.
template <class Log>
void PowerGrid::refill(State& s, Log& log) const {
  const Tokens& asked = count(s).refill[s.stage];
  for (const Fuel fuel : kAllFuels) {
    const auto f = static_cast<std::size_t>(fuel);
    const int places = static_cast<int>(data_->resources[f].prices.size()) - s.fuel_market[f];
    const int tokens = std::min({int{asked[f]}, supply(s, fuel), places});
    if (tokens == 0) continue;
    s.fuel_market[f] = static_cast<std::uint8_t>(s.fuel_market[f] + tokens);
    log.note("PG-708", {Word::log_refill, tokens, fuel_thing(fuel)});
  }
}

template void PowerGrid::power_options(const State&, MoveList&) const;
template void PowerGrid::power_options(const State&, Menu&) const;
#define PIONEK_INSTANTIATE(Log)                                \
  template void PowerGrid::play_run(State&, Move, Log&) const; \
  template void PowerGrid::refill(State&, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::power_grid
