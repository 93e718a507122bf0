// Where it is warm (FP-809 to FP-812, FP-1918), and stoking (FP-501).
#include "engine/frostpunk/frostpunk.hpp"
#include "engine/frostpunk/verbs.hpp"

namespace pionek::frostpunk {

// The fields of the range markers, less what laws and technologies give.
std::array<int, kRanges> Frostpunk::reach(const State& s) const {
  std::array<int, kRanges> range{s.range[0], s.range[1], s.range[2]};
  each_mod(s, Mod::range_bonus, [&](const Modifier& each) { range[each.a] -= each.b; });
  return range;
}

Frostpunk::Warmth Frostpunk::warmth(const State& s) const {
  Warmth warm;
  const std::array<int, kRanges> range = reach(s);
  for (int r = 0; r < kRanges; ++r) {
    warm.level[r] = s.heat > data_->start_heat && s.heat > range[r];
  }
  // The zone of a colour covers those inside it.
  warm.zone[2] = warm.level[2];
  warm.zone[1] = warm.level[1] || warm.zone[2];
  warm.zone[0] = warm.level[0] || warm.zone[1];
  return warm;
}

bool Frostpunk::is_warm(const State& s, const Warmth& warm, int field) const {
  if (warm.zone[data_->fields[field].zone]) return true;
  // A Field Kitchen warms its tile; it never stands on the generator tile.
  return field >= kGeneratorFields && (data_->fields[field].tile & s.built).any([&](int other) {
    return data_->buildings[s.building_at(other)].warms_tile;
  });
}

Level Frostpunk::level(const State& s, int field) const {
  const int building = s.building_at(field);
  Level level = data_->buildings[building].faces[s.field[field].upgraded].level;
  each_mod(s, Mod::insulation, [&](const Modifier& each) {
    if ((each.buildings >> building & 1) != 0) level = static_cast<Level>(each.a);
  });
  return level;
}

bool Frostpunk::is_warm_building(const State& s, const Warmth& warm, int field) const {
  if (is_warm(s, warm, field)) return true;
  const Level own = level(s, field);
  return own <= Level::yellow && warm.level[static_cast<std::size_t>(own)];
}

// How much coal can be spent now: the heat marker never goes beyond the cold one.
int Frostpunk::most_coal(const State& s) const {
  const int gap = s.cold - s.heat;
  if (gap == 0) return 0;
  const int first = std::min(gap, first_step(s));
  return std::min<int>(s.pool[kCoal], 1 + gap - first);
}

int Frostpunk::first_step(const State& s) const {
  int step = 1;
  if (s.first_coal == 0) {
    each_mod(s, Mod::stoke_bonus, [&](const Modifier& each) { step = each.a; });
  }
  return step;
}

// Where so much coal brings the heat marker.
int Frostpunk::heat_after(const State& s, int coal) const {
  return std::min<int>(s.cold, s.heat + first_step(s) + coal - 1);
}

template <class Sink>
void Frostpunk::stoke_options(const State& s, int least, Sink& sink) const {
  const int most = most_coal(s);
  const auto explain = [&](Explanation& e) {
    e.label = {least == 0 ? Word::do_stoke_or_not : Word::do_stoke, least};
    e.targets.push_back(thing(kActSet, static_cast<int>(Space::stoke)));
  };
  if (most >= least) {
    sink.offer_range(make_move(Act::stoke, 0, 0, least), most, explain);
  } else {
    sink.deny(make_move(Act::stoke, 0, 0, least), s.pool[kCoal] == 0 ? "FP-216" : "FP-501",
              [&](Explanation& e) {
                explain(e);
                e.because = {s.pool[kCoal] == 0 ? Word::why_no_coal : Word::why_heat_at_cold};
              });
  }
}

template <class Log>
void Frostpunk::stoke(State& s, int coal, const char* rule, Log& log) const {
  if (coal == 0) return;
  s.heat = byte(heat_after(s, coal));
  s.pool[kCoal] = static_cast<std::uint16_t>(s.pool[kCoal] - coal);
  s.first_coal = 1;
  log.note(rule, {Word::log_stoked, coal, s.heat});
}

#define PIONEK_INSTANTIATE_SINK(Sink) \
  template void Frostpunk::stoke_options(const State&, int, Sink&) const;
PIONEK_INSTANTIATE_SINK(MoveList)
PIONEK_INSTANTIATE_SINK(Menu)
#undef PIONEK_INSTANTIATE_SINK
#define PIONEK_INSTANTIATE(Log) \
  template void Frostpunk::stoke(State&, int, const char*, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::frostpunk
