// The plant market: drawing, removing, obsolete plants (PG-616 to PG-618), the change of phase 5,
// and the Stage 3 card (PG-805 to PG-816).
#include "engine/power_grid/power_grid.hpp"
#include "engine/power_grid/words.hpp"

namespace pionek::power_grid {

// Turns over cards until one stays in the market. A card no higher than the largest network leaves
// at once and is replaced in turn (PG-617).
template <class Log>
void PowerGrid::draw_plant(State& s, Log& log) const {
  while (!s.stack.empty()) {
    const PlantId card = s.stack.back();
    s.stack.pop_back();
    s.known_top = 0;
    ++s.reveals;
    if (card == kStage3Card) {
      log.note("PG-805", {Word::log_stage3_card});
      s.rng.shuffle(s.stack);
      if (s.phase == 2) {
        s.stage3 = Stage3::in_market;
      } else {
        remove_lowest(s, s.phase == 5 ? "PG-809" : "PG-808", log);
        s.stage3 = Stage3::drawn;
      }
      return;
    }
    s.market.insert_sorted(card);
    log.note("PG-310", {Word::log_drawn, plant_thing(card)});
    if (plant(s.market.front()).number > s.leader_cities()) return;
    log.note("PG-616", {Word::log_obsolete, plant_thing(s.market.front()), s.leader_cities()});
    s.discarded |= std::uint64_t{1} << s.market.front();
    s.market.erase(0);
  }
}

template <class Log>
void PowerGrid::remove_lowest(State& s, const char* rule, Log& log) const {
  if (s.market.empty()) return;
  log.note(rule, {Word::log_removed, plant_thing(s.market.front())});
  s.discarded |= std::uint64_t{1} << s.market.front();
  s.market.erase(0);
}

// After a city was connected. Whatever is obsolete is the lowest plant.
template <class Log>
void PowerGrid::drop_obsolete(State& s, Log& log) const {
  while (!s.market.empty() && plant(s.market.front()).number <= s.leader_cities()) {
    log.note("PG-616", {Word::log_obsolete, plant_thing(s.market.front()), s.leader_cities()});
    s.discarded |= std::uint64_t{1} << s.market.front();
    s.market.erase(0);
    draw_plant(s, log);
  }
}

// The last step of phase 5.
template <class Log>
void PowerGrid::change_plant(State& s, Log& log) const {
  if (s.stage == 3) {
    remove_lowest(s, "PG-714", log);
  } else if (!s.market.empty()) {
    log.note("PG-712", {Word::log_put_under, plant_thing(s.market.back())});
    s.stack.insert(0, s.market.back());
    s.market.pop_back();
  }
  draw_plant(s, log);
}

#define PIONEK_INSTANTIATE(Log)                                            \
  template void PowerGrid::draw_plant(State&, Log&) const;                 \
  template void PowerGrid::remove_lowest(State&, const char*, Log&) const; \
  template void PowerGrid::drop_obsolete(State&, Log&) const;              \
  template void PowerGrid::change_plant(State&, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::power_grid
