// The weather phase (chapter 6xx): markers, traps, scouts, the storm.
#include "engine/frostpunk/frostpunk.hpp"
#include "engine/frostpunk/verbs.hpp"

namespace pionek::frostpunk {

template <class Log>
void Frostpunk::begin_weather(State& s, Log& log) const {
  if (s.weather.empty()) {
    for_each_bit(s.weather_discard, [&](int card) { s.weather.push_back(byte(card)); });
    s.weather_discard = 0;
    s.rng.shuffle(s.weather);
  }
  const int card = s.weather.back();
  s.weather.pop_back();
  s.weather_discard |= 1U << card;
  ++s.reveals;
  const Weather& weather = data_->weather[card];
  log.note("FP-601", {Word::log_weather, thing(kWeatherSet, card)});
  if (weather.cold > 0) {
    s.cold = byte(std::min<int>(s.cold + weather.cold, data_->heat.size()));
    log.note("FP-602", {Word::log_cold, s.cold});
  }
  for (int r = 0; r < kRanges; ++r) {
    if (weather.ranges[r] == 0) continue;
    s.range[r] = byte(std::min(s.range[r] + weather.ranges[r], data_->last_range));
    log.note("FP-602", {Word::log_range, thing(kRangeSet, r), s.range[r]});
  }
  hunt(s, log);
  s.agenda.push({.step = Step::storm, .seat = s.leading(), .left = weather.storm});
  march_all(s, weather.scouts);
}

template <class Log>
void Frostpunk::hunt(State& s, Log& log) const {
  int symbols = 0;
  s.built.each([&](int field) {
    symbols += data_->buildings[s.building_at(field)].faces[s.field[field].upgraded].hunting;
  });
  const int food = symbols + symbols / 2 * sum(s, Mod::hunting_per2);
  if (food > 0) gain(s, Goods::food, food, "FP-603", log);
}

template <class Log>
bool Frostpunk::storm_step(State& s, Log& log) const {
  const int steps = s.agenda.top().left;
  s.agenda.pop();
  if (s.storm == 0) return false;
  if (steps > 0) {
    s.storm = byte(std::max(1, s.storm - steps));
    log.note("FP-605", {Word::log_storm, s.storm});
  }
  if (s.storm > s.round || s.hits >= data_->storm_hits.size()) return false;
  log.note("FP-606", {Word::log_storm_hits, s.hits + 1});
  run(s, {.effect = data_->storm_hits[s.hits++], .card = byte(data_->storm_card + 1)});
  return false;
}

#define PIONEK_INSTANTIATE(Log)                               \
  template void Frostpunk::begin_weather(State&, Log&) const; \
  template bool Frostpunk::storm_step(State&, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::frostpunk
