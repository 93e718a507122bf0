// The complete state as JSON, for tests, puzzles and bug reports. What follows from the fields of
// the map is left out and worked out on reading.
#include "engine/frostpunk/frostpunk.hpp"
#include "engine/frostpunk/state_reader.hpp"
#include "engine/frostpunk/state_text.hpp"

namespace pionek::frostpunk {
namespace {

void write_time(const StateText& text, const State& s) {
  JsonText& out = text.out;
  out.field("seats", s.seats);
  out.field("society", text.data.societies[s.society].id);
  out.field("open_hands", s.open_hands != 0);
  out.field("round", s.round);
  out.field("phase", kPhaseIds[static_cast<std::size_t>(s.phase)]);
  out.field("ending", kEndingIds[static_cast<std::size_t>(s.ending)]);
  out.field("leader", s.leader);
  out.field("storm", s.storm);
  out.field("hits", s.hits);
  out.field("depot", s.depot);
  text.activations(s);
}

void write_people(const StateText& text, const State& s) {
  JsonText& out = text.out;
  out.object("people", [&] {
    for (int t = 0; t < kTypes; ++t) {
      out.object(kTypeIds[t], [&] {
        out.field("pop", s.pop[t]);
        out.field("sick", s.sick[t]);
        out.field("skull", s.skull(t));
        out.field("exhausted", s.exhausted[t]);
      });
    }
  });
  text.resources("pool", s.pool);
  out.field("food", s.food);
  out.field("hunger", s.hunger);
  out.field("deaths", s.deaths);
  text.counts("ready", kPawnSet, s.ready);
  text.counts("tired", kPawnSet, s.tired);
  text.counts("clearing", kPawnSet, s.clearing);
  text.counts("building", kPawnSet, s.building);
  text.specials(s);
  text.bits("apprentices", s.apprentices);
  out.field("children_acted", s.children_acted);
  out.field("automatons_used", s.automatons_used);
  out.field("first_coal", s.first_coal != 0);
  out.field("shifted", s.shifted != 0);
  out.field("unsheltered", s.unsheltered);
}

void write_heat(const StateText& text, const State& s) {
  JsonText& out = text.out;
  out.field("heat", s.heat);
  out.field("cold", s.cold);
  out.object("ranges", [&] {
    for (int r = 0; r < kRanges; ++r) out.field(kLevelIds[r], s.range[r]);
  });
  out.field("overheated", s.overheated != 0);
  out.field("overload", s.overload);
  out.field("lodged", s.lodged);
  out.field("drawer", s.drawer);
  out.field("tower", s.tower != 0);
  text.tokens("hope", s.tokens(Side::hope));
  text.tokens("discontent", s.tokens(Side::discontent));
}

void write_map(const StateText& text, const State& s) {
  JsonText& out = text.out;
  text.places(s);
  text.corners(s);
  out.object("fields", [&] {
    s.land.each([&](int field) {
      const Field& at = s.field[field];
      if (at.holds == kNothing && at.building == 0 && at.pawn == 0) return;
      out.object(text.id(kFieldSet, field), [&] {
        if (at.holds != kNothing) {
          out.field("holds", kContentIds[at.holds]);
          out.field("n", at.count);
        }
        if (at.building != 0) {
          text.thing("building", kBuildingSet, at.building - 1);
          out.field("upgraded", at.upgraded != 0);
        }
        if (at.pawn != 0) text.pawn(at.pawn);
      });
    });
  });
  text.counts("supply", kBuildingSet, s.supply);
  out.object("tiles", [&] {
    for (int far = 0; far < 2; ++far) text.things(kKindIds[far], kTileSet, s.tiles[far]);
  });
}

void write_hands(const StateText& text, const State& s) {
  JsonText& out = text.out;
  out.array("players", [&] {
    for (int i = 0; i < s.seats; ++i) {
      out.object([&] {
        text.thing("advisor", kAdvisorSet, s.advisor[i] - 1);
        text.ids("hand", kCitizenSet, s.hand[i], 1);
        text.thing("played", kCitizenSet, s.played[i] == 0 ? -1 : s.played[i]);
      });
    }
  });
  out.field("mobilisation", s.mobilisation != 0);
  out.array("citizens", [&] {
    for (const int card : s.citizens) out.word(text.id(kCitizenSet, card + 1));
  });
  text.ids("citizen_discard", kCitizenSet, s.citizen_discard, 1);
  text.ids("settled", kCitizenSet, s.settled, 1);
}

void write_cards(const StateText& text, const State& s) {
  JsonText& out = text.out;
  const int dusk = text.data.morning_cards;
  text.things("morning", kCardSet, s.morning);
  text.things("weather", kWeatherSet, s.weather);
  text.ids("weather_discard", kWeatherSet, s.weather_discard);
  text.things("consultations", kCardSet, s.consultations);
  out.object("dusk", [&] {
    text.ids("deck", kCardSet, s.dusk_deck, dusk);
    text.ids("discard", kCardSet, s.dusk_discard, dusk);
    text.ids("gone", kCardSet, s.dusk_gone, dusk);
    text.ids("on_law", kCardSet, s.dusk_on_law, dusk);
    text.ids("seen", kCardSet, s.dusk_seen, dusk);
  });
  text.ids("face_up", kCardSet, s.face_up, text.data.scenario_start);
  text.ids("scenario_gone", kCardSet, s.scenario_gone, text.data.scenario_start);
  text.events(s);
  out.object("laws", [&] {
    text.ids("stack", kLawSet, s.law_stack);
    text.ids("enacted", kLawSet, s.enacted);
    text.ids("suspended", kLawSet, s.suspended);
  });
  text.things("techs", kTechSet, s.tech);
  text.ids("researched", kTechSet, s.researched);
  text.thing("studied", kTechSet, s.studied - 1);
  out.field("research_at", s.research_at);
}

void write_expeditions(const StateText& text, const State& s) {
  JsonText& out = text.out;
  out.array("routes", [&] {
    for (const Route& route : s.routes) {
      out.object([&] {
        text.things("cards", kExpeditionSet, route.cards);
        text.bits("explored", route.black);
        text.thing("scout", kPawnSet, route.scout - 1);
        out.field("at", route.at);
      });
    }
  });
  out.object("expeditions", [&] {
    for (int stack = 0; stack < kStacks; ++stack) {
      text.things(kStackIds[stack], kExpeditionSet, s.expeditions[stack]);
    }
  });
}

}  // namespace

std::string Frostpunk::position(const State& s) const {
  return object_text([&](JsonText& out) {
    const StateText text(*data_, out);
    text.head(info());
    write_time(text, s);
    write_people(text, s);
    write_heat(text, s);
    write_map(text, s);
    write_hands(text, s);
    write_cards(text, s);
    write_expeditions(text, s);
    text.agenda(s.agenda, kStepIds);
    text.chance(s.rng, s.reveals);
  });
}

State Frostpunk::read_position(const JsonReader& reader) const {
  State s = StateReader(*this, reader).read();
  if (!reader.ok()) return s;
  if (const auto wrong = broken(s)) reader.fail(*wrong, "a position the rules can reach");
  return s;
}

}  // namespace pionek::frostpunk
