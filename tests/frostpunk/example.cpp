#include "tests/frostpunk/example.hpp"

#include "engine/frostpunk/state_text.hpp"

namespace pionek::frostpunk::testing {
namespace {

std::string id_of(Set set, int index) {
  return game().catalog().id({set, static_cast<std::uint16_t>(index)});
}

// ---- given ----

void tokens(State& s, Side side, const json::value& list) {
  s.tokens(side).clear();
  for (const json::value& each : list.as_array()) {
    std::string name = text(each);
    const bool spent = name.starts_with('-');
    if (spent) name.erase(0, 1);
    const auto* at = std::find(kTokenIds.begin(), kTokenIds.end(), name);
    s.tokens(side).push_back(token_mark(static_cast<int>(at - kTokenIds.begin()), !spent));
  }
}

template <class Figures, std::size_t N>
void by_name(const json::value& object, const std::array<std::string_view, N>& names,
             Figures& into) {
  for (const auto& [key, value] : object.as_object()) {
    const auto* at = std::find(names.begin(), names.end(), std::string_view(key));
    into[static_cast<std::size_t>(at - names.begin())] =
        static_cast<typename Figures::value_type>(number(value));
  }
}

constexpr std::array<std::string_view, kRanges> kRangeIds{"red", "orange", "yellow"};

void set_routes(State& s, const json::value& list) {
  int which = 0;
  for (const json::value& each : list.as_array()) {
    const std::string first = text(each.at("cards").as_array()[0]);
    route(s, which++, {first}, number(each.at("at")));
  }
}

// The hands and the question of the set-up.
void set_up(State& s) {
  s.phase = Phase::setup;
  s.round = 1;
  s.agenda.clear();
  s.agenda.push({.step = Step::start_discard, .seat = s.leading()});
}

State read_given(const json::object& given, Check& check) {
  check.only(
      "given", given,
      {"seats",  "fresh",  "set_up",     "hands",  "hand",   "pool",       "pop",      "sick",
       "skulls", "hope",   "discontent", "drawn",  "round",  "techs",      "study",    "heat",
       "cold",   "ranges", "overload",   "drawer", "tops",   "buildings",  "fields",   "places",
       "routes", "deaths", "hunger",     "food",   "events", "next_tiles", "law_stack"});
  if (given.contains("fresh")) return start(1, 1, text(given.at("fresh")));
  State s = scene(given.contains("seats") ? number(given.at("seats")) : 1);
  for (const auto& [key, value] : given) {
    if (key == "hope") tokens(s, Side::hope, value);
    if (key == "discontent") tokens(s, Side::discontent, value);
    if (key == "pool") by_name(value, kResourceIds, s.pool);
    if (key == "pop") by_name(value, kTypeIds, s.pop);
    if (key == "sick") by_name(value, kTypeIds, s.sick);
    if (key == "ranges") by_name(value, kRangeIds, s.range);
    if (key == "skulls") s.skulls = 1;
    if (key == "round") s.round = byte(number(value));
    if (key == "heat") s.heat = byte(number(value));
    if (key == "cold") s.cold = byte(number(value));
    if (key == "overload") s.overload = byte(number(value));
    if (key == "drawer") s.drawer = byte(number(value));
    if (key == "deaths") s.deaths = byte(number(value));
    if (key == "hunger") s.hunger = byte(number(value));
    if (key == "food") s.food = byte(number(value));
    if (key == "routes") set_routes(s, value);
  }
  const auto each = [&](const char* key, const auto& use) {
    if (!given.contains(key)) return;
    for (const json::value& item : given.at(key).as_array()) use(item);
  };
  each("places", [&](const json::value& item) { tile(s, text(item)); });
  each("tops", [&](const json::value& item) { on_top(s, text(item)); });
  each("next_tiles", [&](const json::value& item) { next_tile(s, text(item)); });
  each("events", [&](const json::value& item) { in_events(s, text(item)); });
  each("hand", [&](const json::value& item) { give(s, text(item)); });
  int seat = 0;
  each("hands", [&](const json::value& hand) {
    for (const json::value& item : hand.as_array()) give(s, text(item), seat);
    ++seat;
  });
  if (given.contains("buildings")) {
    for (const auto& [at, what] : given.at("buildings").as_object()) {
      std::string name = text(what);
      const bool upgraded = name.ends_with('+');
      if (upgraded) name.pop_back();
      raise(s, name, at, upgraded);
    }
  }
  if (given.contains("fields")) {
    for (const auto& [at, what] : given.at("fields").as_object()) {
      put(s, at, text(what.at(0)), number(what.at(1)));
    }
  }
  if (given.contains("techs")) {
    std::size_t i = 0;
    each("techs", [&](const json::value& item) { s.tech[i++] = byte(tech(text(item))); });
  }
  if (given.contains("study")) {
    study(s, text(given.at("study").at("tech")), number(given.at("study").at("round")));
  }
  if (given.contains("law_stack")) {
    s.law_stack = 0;
    each("law_stack", [&](const json::value& item) {
      s.law_stack = static_cast<std::uint16_t>(s.law_stack | 1U << law(text(item)));
    });
  }
  if (given.contains("set_up")) set_up(s);
  return s;
}

// ---- steps ----

Phase phase_of(const std::string& name) {
  const auto* at = std::find(kPhaseIds.begin(), kPhaseIds.end(), name);
  return static_cast<Phase>(at - kPhaseIds.begin());
}

void perform(State& s, const json::object& step_of) {
  if (step_of.contains("phase")) begin(s, phase_of(text(step_of.at("phase"))));
  if (step_of.contains("card")) resolve(s, text(step_of.at("card")));
  if (step_of.contains("ops")) run_ops(s, json::serialize(step_of.at("ops")));
  if (step_of.contains("act")) {
    act(s, text(step_of.at("act").at(0)), text(step_of.at("act").at(1)));
  }
  if (!step_of.contains("play")) return;
  for (const json::value& move : step_of.at("play").as_array()) play(s, text(move));
}

// ---- expected ----

json::array track_of(const State& s, Side side) {
  json::array out;
  for (const std::uint8_t mark : s.tokens(side)) {
    out.push_back(
        json::string((is_active(mark) ? "" : "-") + std::string(kTokenIds[token_of(mark)])));
  }
  return out;
}

template <class Figures, std::size_t N>
json::object named(const Figures& figures, const std::array<std::string_view, N>& names) {
  json::object out;
  for (std::size_t i = 0; i < N; ++i) out[names[i]] = static_cast<int>(figures[i]);
  return out;
}

json::array ids(const auto& bits, Set set, int from = 0) {
  json::array out;
  for_each_bit(bits, [&](int at) { out.push_back(json::string(id_of(set, from + at))); });
  return out;
}

json::object fields_of(const State& s) {
  json::object out;
  s.land.each([&](int at) {
    out[id_of(kFieldSet, at)] =
        json::array{json::string(kContentIds[s.field[at].holds]), s.field[at].count};
  });
  return out;
}

json::object buildings_of(const State& s) {
  json::object out;
  s.built.each([&](int at) {
    out[id_of(kFieldSet, at)] = json::string(id_of(kBuildingSet, s.building_at(at)));
  });
  return out;
}

json::object warm_of(const State& s) {
  json::object out;
  const auto warm = game().warmth(s);
  s.land.each([&](int at) {
    out[id_of(kFieldSet, at)] =
        s.built.has(at) ? game().is_warm_building(s, warm, at) : game().is_warm(s, warm, at);
  });
  return out;
}

json::array routes_of(const State& s, std::size_t count) {
  json::array out;
  for (std::size_t i = 0; i < count; ++i) {
    json::array cards;
    for (const int card_id : s.routes[i].cards) {
      cards.push_back(json::string(id_of(kExpeditionSet, card_id)));
    }
    out.push_back(json::object{{"cards", cards}, {"at", s.routes[i].at}});
  }
  return out;
}

// Everything that an example may ask for.
json::object found_in(const State& s, const json::object& expected) {
  json::object out{{"hope", track_of(s, Side::hope)},
                   {"discontent", track_of(s, Side::discontent)},
                   {"discontent_tokens", s.tokens(Side::discontent).size()},
                   {"pool", named(s.pool, kResourceIds)},
                   {"pop", named(s.pop, kTypeIds)},
                   {"sick", named(s.sick, kTypeIds)},
                   {"exhausted", named(s.exhausted, kTypeIds)},
                   {"ranges", named(s.range, kRangeIds)},
                   {"skulls", ids(s.skulls, kTypeSet)},
                   {"round", s.round},
                   {"heat", s.heat},
                   {"cold", s.cold},
                   {"overheated", s.overheated != 0},
                   {"overload", s.overload},
                   {"cubes", s.overload + s.lodged + s.drawer},
                   {"deaths", s.deaths},
                   {"hunger", s.hunger},
                   {"food", s.food},
                   {"storm", s.storm},
                   {"hits", s.hits},
                   {"beds", game().beds(s).all},
                   {"dusk_deck", s.dusk_deck.size()},
                   {"laws", ids(s.enacted, kLawSet)},
                   {"researched", ids(s.researched, kTechSet)},
                   {"scenario", ids(s.face_up, kCardSet, game().data().scenario_start)},
                   {"fields", fields_of(s)},
                   {"buildings", buildings_of(s)},
                   {"warm", warm_of(s)},
                   {"step", json::string(kStepIds[static_cast<std::size_t>(step(s))])}};
  json::object ready;
  for (int t = 0; t < kTypes; ++t) ready[kTypeIds[t]] = s.ready[t];
  out["ready"] = ready;
  json::array hands;
  for (int i = 0; i < s.seats; ++i) hands.push_back(std::popcount(s.hand[i]));
  out["cards"] = hands;
  json::array rounds;
  for (const Activation& each : s.activations) rounds.push_back(each.round);
  std::sort(rounds.begin(), rounds.end(),
            [](const json::value& a, const json::value& b) { return number(a) < number(b); });
  out["activations"] = rounds;
  json::object stored;
  for (const InForce& each : s.events) {
    stored[id_of(kCardSet, each.card)] = each.stored[0] + each.stored[1] + each.stored[2];
  }
  out["stored"] = stored;
  if (s.studied != 0) {
    out["research"] = json::object{{"tech", json::string(id_of(kTechSet, s.studied - 1))},
                                   {"round", s.research_at}};
  }
  json::object touched;
  for (int at = kGeneratorFields; at < kFields; ++at) {
    int count = 0;
    game().data().fields[at].adjacent.each(
        [&](int each) { count += each < kGeneratorFields ? 1 : 0; });
    touched[id_of(kFieldSet, at)] = count;
  }
  out["generator_fields"] = touched;
  if (expected.contains("routes")) {
    out["routes"] = routes_of(s, expected.at("routes").as_array().size());
  }
  return out;
}

// What can be chosen is compared move by move.
void check_moves(const State& s, json::object& expected, Check& check) {
  const auto take = [&](const char* key, const auto& use) {
    if (!expected.contains(key)) return;
    for (const json::value& each : expected.at(key).as_array()) use(text(each));
    expected.erase(key);
  };
  Moves all;
  if (expected.contains("offered")) {
    take("offered", [&](const std::string& move) { all.insert(move); });
    if (all != offered(s)) check.complain("expect.offered: other moves");
  }
  take("offers", [&](const std::string& move) {
    if (!offers(s, move)) check.complain("expect.offers: not " + move);
  });
  take("offers_not", [&](const std::string& move) {
    if (offers(s, move)) check.complain("expect.offers_not: " + move);
  });
  take("not_in_stack", [&](const std::string& id) {
    if ((s.law_stack >> law(id) & 1) != 0) check.complain("expect.not_in_stack: " + id);
  });
}

}  // namespace

Complaints carry_out(const json::object& example) {
  Check check;
  check.only("example", example, {"id", "rules", "text", "given", "do", "expect"});
  const json::object& given = example.at("given").as_object();
  json::object expected = example.at("expect").as_object();
  if (expected.empty()) check.complain("expect: nothing to check");
  const State before = read_given(given, check);
  State s = before;
  for (std::uint64_t seed = 1;; ++seed) {
    s = before;
    if (given.contains("drawn")) s.rng = Rng(seed);
    for (const json::value& each : example.at("do").as_array()) {
      check.only("do", each.as_object(), {"phase", "card", "ops", "act", "play"});
      perform(s, each.as_object());
    }
    if (!given.contains("drawn")) break;
    // A bag from which this token comes.
    const auto* wanted = std::find(kTokenIds.begin(), kTokenIds.end(), text(given.at("drawn")));
    const auto token = static_cast<int>(wanted - kTokenIds.begin());
    if (token_of(s.tokens(side_of(token)).back()) == token) break;
  }
  check_moves(s, expected, check);
  check.compare("expect", expected, found_in(s, expected));
  return check.complaints();
}

}  // namespace pionek::frostpunk::testing
