// The hunger phase (chapter 10xx): paying for last round, then feeding.
#include "engine/frostpunk/frostpunk.hpp"
#include "engine/frostpunk/verbs.hpp"

namespace pionek::frostpunk {

template <class Log>
void Frostpunk::begin_hunger(State& s, Log& log) const {
  const int paid = std::min(s.food, s.hunger);
  if (paid > 0) {
    lose(s, Goods::food, paid, "FP-1001", log);
    s.hunger = byte(s.hunger - paid);
    log.note("FP-1001", {Word::log_hunger, s.hunger});
  }
  if (s.hunger >= data_->famine) return end_game(s, Ending::famine, log);
  HungerSection section;
  for (const HungerSection& each : data_->hunger_sections) {
    if (s.hunger >= each.from) section = each;
  }
  // The type that went hungry (FP-1003).
  const Type type = data_->rounds[std::max(0, s.round - 2)];
  s.agenda.push({.step = Step::feed, .seat = s.leading()});
  if (section.deaths > 0) {
    s.agenda.push({.step = Step::die,
                   .seat = s.leading(),
                   .a = byte(static_cast<int>(type)),
                   .left = section.deaths});
  }
  if (section.discontent > 0) {
    log.note("FP-1002", {Word::log_starving, s.hunger});
    s.agenda.push({.step = Step::raise,
                   .seat = s.leading(),
                   .a = byte(static_cast<int>(Side::discontent)),
                   .left = section.discontent});
  }
}

template <class Log>
bool Frostpunk::feed_step(State& s, Log& log) const {
  s.agenda.pop();
  s.hunger = 0;
  const int type = static_cast<int>(data_->rounds[s.round - 1]);
  const int need = std::max(0, s.pop[type] - sum(s, Mod::feed_discount));
  const int eaten = std::min<int>(need, s.food);
  s.food = byte(s.food - eaten);
  s.hunger = byte(std::min(need - eaten, data_->hunger));
  log.note("FP-1005", {Word::log_fed, thing(kTypeSet, type), eaten, s.hunger});
  each_mod(s, Mod::feed_discount, [&](const Modifier& each) { run(s, {.effect = each.after}); });
  return false;
}

#define PIONEK_INSTANTIATE(Log)                              \
  template void Frostpunk::begin_hunger(State&, Log&) const; \
  template bool Frostpunk::feed_step(State&, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::frostpunk
