#include "bots/frostpunk/reasons.hpp"

#include <cmath>

#include "bots/spoken.hpp"

namespace pionek::frostpunk {
namespace {

#include "embedded_table.inc"

// Their texts are words/<lang>.json, under the same names; the comment shows what fills the blanks.
enum class Reason : std::uint16_t {
  none,
  stoke,       // coal, heat, cold, pawns with a warm bed, pawns
  keep_coal,   // coal, heat, cold
  food,        // food, food there, food for the meal
  coal,        // coal, coal there, coal up to the cold
  wood,        // wood, wood there
  core,        // cores
  cure,        // cured, sick
  treat,       // treated
  relief,      // markers, markers there
  hope,        // tokens
  discontent,  // tokens
  deaths,      // deaths
  depot,       // stored
  cost_sick,   // sick
  cost_hope,   // tokens
  cost_anger,  // tokens
  shelter,     // building, pawns without a bed
  build,       // building, rounds
  site,        // field
  upgrade,     // field, rounds
  law,         // law, rounds
  research,    // technology, rounds
  land,        // markers on the map
  construct,   // wood
  scouts,      // rounds
  pass,
};
constexpr auto kKeys = std::to_array<std::string_view>(
    {"none",      "stoke",     "keep_coal",  "food",      "coal",       "wood",   "core",
     "cure",      "treat",     "relief",     "hope",      "discontent", "deaths", "depot",
     "cost_sick", "cost_hope", "cost_anger", "shelter",   "build",      "site",   "upgrade",
     "law",       "research",  "land",       "construct", "scouts",     "pass"});

Thing thing(Set set, int index) { return {set, static_cast<std::uint16_t>(index)}; }

int sick_of(const State& s) { return s.sick[0] + s.sick[1] + s.sick[2]; }

int tokens(const State& s, Side side) {
  int count = s.tokens(side).size();
  for (const std::uint8_t mark : s.tokens(side)) count += is_active(mark) ? 1 : 0;
  return count;
}

int meal(const Data& data, const State& s) {
  const int round = std::clamp<int>(s.round, 1, data.rounds.size());
  return s.pop[static_cast<std::size_t>(data.rounds[round - 1])] + s.hunger;
}

// What the figures of the city tell of a move that was carried out: the most urgent first.
Phrase by_figures(const Data& data, const State& s, const State& after) {
  const int cured = sick_of(s) - sick_of(after);
  const int relief = s.overload - after.overload;
  const int food = after.food - s.food;
  const auto more = [&](int r) { return after.pool[r] - s.pool[r]; };
  const int hopes = s.tokens(Side::hope).size();
  const int angers = s.tokens(Side::discontent).size();
  if (after.depot > s.depot) return {Reason::depot, after.depot};
  if (tokens(after, Side::discontent) < tokens(s, Side::discontent)) {
    return {Reason::discontent, angers};
  }
  if (tokens(after, Side::hope) > tokens(s, Side::hope)) return {Reason::hope, hopes};
  if (after.deaths < s.deaths) return {Reason::deaths, s.deaths};
  if (relief > 0 && after.phase == s.phase) return {Reason::relief, relief, s.overload};
  if (after.skulls < s.skulls && after.deaths == s.deaths) return {Reason::treat, 1};
  if (cured > 0) return {Reason::cure, cured, sick_of(s)};
  if (food > 0) return {Reason::food, food, s.food, meal(data, s)};
  if (more(kCoal) > 0) {
    return {Reason::coal, more(kCoal), s.pool[kCoal], std::max(0, s.cold - data.start_heat)};
  }
  if (more(kCore) > 0) return {Reason::core, more(kCore)};
  if (more(kWood) > 0) return {Reason::wood, more(kWood), s.pool[kWood]};
  if (tokens(after, Side::hope) < tokens(s, Side::hope)) return {Reason::cost_hope, hopes};
  if (tokens(after, Side::discontent) > tokens(s, Side::discontent)) {
    return {Reason::cost_anger, angers};
  }
  if (cured < 0) return {Reason::cost_sick, -cured};
  return {};
}

Phrase about_heat(const Frostpunk& game, const State& s, int coal) {
  if (coal == 0) return {Reason::keep_coal, s.pool[kCoal], s.heat, s.cold};
  State after = s;
  after.heat = byte(game.heat_after(s, coal));
  const Frostpunk::Beds beds = game.beds(after);
  int pawns = 0;
  for (int type = 0; type < kTypes; ++type) pawns += game.pawns_for(s.pop[type]);
  return {Reason::stoke, coal, after.heat, s.cold, std::min(pawns, beds.all + beds.children),
          pawns};
}

Phrase about_building(const Frostpunk& game, const State& s, int which, int rounds) {
  const Thing building = thing(kBuildingSet, which);
  if (game.data().buildings[which].shelter == 0) return {Reason::build, building, rounds};
  int pawns = 0;
  for (int type = 0; type < kTypes; ++type) pawns += game.pawns_for(s.pop[type]);
  int places = 0;
  s.built.each([&](int field) { places += game.data().buildings[s.building_at(field)].shelter; });
  return {Reason::shelter, building, std::max(0, pawns - places)};
}

Phrase about(const Policy& policy, const State& s, Move move);

// A pawn is taken for the best it can do.
Phrase about_pawn(const Policy& policy, const State& s, Move move) {
  State after = s;
  Silent silent;
  policy.game().play(after, move, silent);
  if (after.agenda.empty() || after.agenda.top().step != Step::act) return {};
  return about(policy, after, policy.choose(after));
}

Phrase about(const Policy& policy, const State& s, Move move) {
  const Frostpunk& game = policy.game();
  const int rounds = std::max(0, game.data().last_round - s.round);
  switch (act_of(move)) {
    case Act::stoke:
      return about_heat(game, s, move.n);
    case Act::pawn:
      return about_pawn(policy, s, move);
    case Act::pass:
      return s.agenda.top().step == Step::turn ? Phrase{Reason::pass} : Phrase{};
    case Act::build:
      return about_building(game, s, move.a, rounds);
    case Act::on:
      return {Reason::site, thing(kFieldSet, move.a)};
    case Act::upgrade:
      return {Reason::upgrade, thing(kFieldSet, move.a), rounds};
    case Act::law:
      return {Reason::law, thing(kLawSet, move.a), rounds};
    case Act::research:
      return {Reason::research, thing(kTechSet, move.a), rounds};
    case Act::snow:
    case Act::lay: {
      int markers = 0;
      s.stock.each([&](int field) { markers += s.field[field].count; });
      return {Reason::land, markers};
    }
    case Act::construct:
      return {Reason::construct, s.pool[kWood]};
    case Act::send:
      return {Reason::scouts, rounds};
    default: {
      State after = s;
      Silent silent;
      game.play(after, move, silent);
      // Beyond the phase it is not the move any more that speaks.
      if (after.phase != s.phase || after.round != s.round) return {};
      return by_figures(game.data(), s, after);
    }
  }
}

}  // namespace

Text reason_for(const Policy& policy, const State& s, Move move) {
  static const Spoken kSpoken(kEmbedded, kKeys);
  const Phrase phrase = about(policy, s, move);
  return phrase.empty() ? Text{} : kSpoken.say(phrase, policy.game().catalog());
}

}  // namespace pionek::frostpunk
