// Every card, building and place is used at least once where it does something, and every option of
// every card is chosen at least once. After each choice the position is sound.
#include <functional>

#include "tests/frostpunk/kit.hpp"

namespace pionek::frostpunk::testing {
namespace {

const Data& data() { return game().data(); }
std::string id(Set set, int index) {
  return game().catalog().id({set, static_cast<std::uint16_t>(index)});
}

// A city in which nearly everything can happen.
State rich() {
  State s = scene(2);
  hope(s, {"care", "-justice", "motivation", "-care", "justice"});
  discontent(s, {"anger", "-greed", "apathy"});
  s.pool = {9, 9, 3};
  s.food = 12;
  s.hunger = 6;
  s.sick = {6, 4, 3};
  s.skulls = 2;
  s.overload = 6;
  s.deaths = 3;
  s.heat = 4;
  s.unsheltered = 4;
  s.children_acted = 1;
  for (const char* at : {"pn01a", "pn01b", "pn02a", "pn02b"}) raise(s, "house", at);
  raise(s, "hunters_hut", "pn03a");
  raise(s, "hunters_hut", "pn03b");
  raise(s, "balloon", "pn04a");
  raise(s, "sawmill", "pn05a");
  put(s, "pn05b", "tree", 3);
  put(s, "pn06a", "coal", 4);
  put(s, "pn06b", "wood", 4);
  put(s, "pn07a", "core", 1);
  tile(s, "pn08");
  study(s, "t01", 9);
  route(s, 0, {"ea01"}, 1, Pawn::engineer);
  s.tired.fill(0);
  return s;
}

// Less of everything that conditions ask for.
State poor() {
  State s = rich();
  hope(s, {"-justice", "-care", "-motivation", "-care"});
  discontent(s, {"-anger", "-greed"});
  s.unsheltered = 0;
  s.children_acted = 0;
  s.deaths = 0;
  s.sick = {2, 1, 1};
  s.skulls = 0;
  s.pool = {1, 0, 0};
  s.food = 0;
  s.overload = 0;
  s.heat = 9;
  return s;
}

// What the city has, without pawns at work, hands and what is being asked.
std::string figures(const State& s, const std::string& own) {
  json::object seen = tree(game().describe(s, nobody));
  for (const char* key : {"now", "card", "stacks", "phase", "leader", "places_left", "seats",
                          "pawns", "citizen_discard", "specials", "specials_done", "beds"}) {
    seen.erase(key);
  }
  for (auto& field : seen.at("fields").as_object()) {
    field.value().as_object().erase("pawn");
    field.value().as_object().erase("seat");
  }
  seen.at("heat").as_object().erase("stoking");
  std::string text = json::serialize(seen);
  for (std::size_t at; (at = text.find('"' + own + '"')) != std::string::npos;) {
    text.erase(at, own.size() + 2);
  }
  std::erase(text, ',');
  return text;
}

// All ways through the choices of an effect, up to a limit; `over` says when it is done.
class Walk {
 public:
  explicit Walk(std::function<bool(const State&)> over) : over_(std::move(over)) {}

  // How many ends there are at which something has changed.
  int ends(const State& from, const std::string& before, const std::string& own) {
    if (++steps_ > kMost) return 0;
    if (const auto wrong = game().broken(from)) {
      ADD_FAILURE() << own << ": " << *wrong;
      return 0;
    }
    if (game().to_move(from) == nobody || over_(from)) {
      return figures(from, own) == before ? 0 : 1;
    }
    int changed = 0;
    for (const Option& option : menu_of(from).options) {
      if (act_of(option.move) == Act::choose) chosen.insert(option.move.b);
      State next = from;
      Silent silent;
      game().play(next, option.move, silent);
      changed += ends(next, before, own);
    }
    return changed;
  }

  std::set<int> chosen;  // options

 private:
  static constexpr int kMost = 3000;
  std::function<bool(const State&)> over_;
  int steps_ = 0;
};

std::set<int> options_of(const std::string& owner) {
  std::set<int> found;
  for (int i = 0; i < game().catalog().size(kOptionSet); ++i) {
    const std::string name = id(kOptionSet, i);
    if (name.starts_with(owner + ".")) found.insert(i);
  }
  return found;
}

// What an event card needs to be of consequence.
void prepare(State& s, const std::string& name) {
  const auto stored = [&](const char* card_id) {
    in_events(s, card_id);
    s.events[s.events.size() - 1].stored = {1, 2, 0};
  };
  if (name == "z001" || name == "z002") stored("p01");
  if (name == "z007") stored("p04");
  if (name == "z055") stored("p28");
  if (name.starts_with('c')) enact(s, "pr" + name.substr(1, 2));
}

}  // namespace

TEST(FrostpunkEveryCard, MorningAndDuskCards) {
  for (int card_id = 0; card_id < data().scenario_start; ++card_id) {
    if (data().consultations.find(byte(card_id)) >= 0) continue;
    const std::string name = id(kCardSet, card_id);
    std::set<int> chosen;
    int changed = 0;
    for (const auto& city : {rich(), poor()}) {
      State s = city;
      prepare(s, name);
      State before = s;
      resolve(s, name);
      // Without the card itself.
      if (data().is_dusk(byte(card_id))) {
        const int at = game().dusk_index(byte(card_id));
        for (BitSet* set : {&before.dusk_deck, &before.dusk_discard, &before.dusk_gone}) {
          set->remove(at);
        }
      }
      Walk walk(resolved);
      changed += walk.ends(s, figures(before, name), name);
      chosen.insert(walk.chosen.begin(), walk.chosen.end());
    }
    EXPECT_GT(changed, 0) << name << " never does anything";
    for (const int option : options_of(name)) {
      EXPECT_TRUE(chosen.contains(option)) << id(kOptionSet, option) << " is never offered";
    }
  }
}

TEST(FrostpunkEveryCard, EveryLineOfEveryConsultation) {
  for (const CardId card_id : data().consultations) {
    for (int token = 0; token < kTokens; ++token) {
      State s = rich();
      hope(s, {"-care", "-care", "-justice", "-motivation"});
      discontent(s, {"-anger", "-greed", "-apathy"});
      Track& track = s.tokens(side_of(token));
      track[track.find(token_mark(token, false))] = token_mark(token, true);
      // For lines that spend or activate something else.
      if (side_of(token) == Side::hope) discontent(s, {"-anger", "-greed", "-apathy", "-apathy"});
      const std::string name = id(kCardSet, card_id);
      const std::string before = figures(s, name);
      resolve(s, name);
      Walk walk(resolved);
      const int changed = walk.ends(s, before, name);
      const bool needs_active =
          side_of(token) == Side::hope && (name == "k02" || name == "k08") && changed == 0;
      EXPECT_TRUE(changed > 0 || needs_active) << name << " " << kTokenIds[token];
    }
  }
}

// A line that spends active discontent has some.
TEST(FrostpunkEveryCard, ConsultationsThatCalm) {
  for (const char* name : {"k02", "k08"}) {
    State s = rich();
    hope(s, {"justice", "justice"});
    discontent(s, {"anger"});
    const std::string before = figures(s, name);
    resolve(s, name);
    Walk walk(resolved);
    EXPECT_GT(walk.ends(s, before, name), 0) << name;
  }
}

TEST(FrostpunkEveryCard, DeathLines) {
  for (std::size_t i = 0; i < data().citizen_cards.size(); ++i) {
    for (int type = 0; type < kTypes; ++type) {
      State s = rich();
      discontent(s, {"anger", "-anger", "-greed", "-apathy"});
      const std::string before = figures(s, "");
      run(s, data().citizen_cards[i].death[static_cast<std::size_t>(type)]);
      Walk walk(resolved);
      EXPECT_GT(walk.ends(s, before, ""), 0) << id(kCitizenSet, static_cast<int>(i) + 1) << type;
    }
  }
}

TEST(FrostpunkEveryCard, StartCosts) {
  for (std::size_t i = 0; i < data().citizen_cards.size(); ++i) {
    const std::string name = id(kCitizenSet, static_cast<int>(i) + 1);
    State s = rich();
    put(s, "pn08a", "coal", 3);
    s.phase = Phase::setup;
    s.round = 1;
    give(s, name);
    const std::string before = figures(s, "");
    s.agenda.clear();
    s.agenda.push({.step = Step::start_discard, .seat = seat_at(0), .a = 1});
    give(s, name == "m30" ? "m29" : "m30");
    s.leader = 0;
    play(s, "discard " + name);
    Walk walk([](const State& at) { return at.phase == Phase::action; });
    EXPECT_GT(walk.ends(s, before, ""), 0) << name;
  }
}

TEST(FrostpunkEveryCard, MainAbilities) {
  for (std::size_t i = 0; i < data().citizen_cards.size(); ++i) {
    const Citizen& citizen_of = data().citizen_cards[i];
    const std::string name = id(kCitizenSet, static_cast<int>(i) + 1);
    State s = rich();
    warm_all(s);
    give(s, name);
    put(s, "g3", "coal", 5);
    put(s, "g4", "tree", 2);
    BuildingSet missing = citizen_of.buildings;
    s.built.each([&](int at) { missing &= ~(BuildingSet{1} << s.building_at(at)); });
    if (missing != 0 && missing == citizen_of.buildings) {
      raise(s, id(kBuildingSet, std::countr_zero(missing)), "pn09a");
    }
    if (citizen_of.action == Action::scout) {
      s.routes[0].scout = s.routes[0].at = 0;
      s.ready[1] = 3;
    }
    put(s, "pn08a", "coal", 3);
    turn(s);
    const std::string before = figures(s, "");
    play(s, "pawn " + std::string(kTypeIds[static_cast<std::size_t>(citizen_of.type)]));
    int found = 0;
    for (const Option& option : menu_of(s).options) {
      if (option.move.b != i + 1 || act_of(option.move) == Act::special) continue;
      if (found++ > 0) continue;
      State next = s;
      Silent silent;
      game().play(next, option.move, silent);
      Walk walk([](const State& at) { return step(at) == Step::turn; });
      EXPECT_GT(walk.ends(next, before, ""), 0) << name;
    }
    EXPECT_GT(found, 0) << name << " cannot be played";
  }
}

TEST(FrostpunkEveryCard, EveryOptionOfEveryPlace) {
  for (std::size_t i = 0; i < data().expeditions.size(); ++i) {
    const Expedition place_of = data().expeditions[i];  // run_ops loads anew
    const std::string name = id(kExpeditionSet, static_cast<int>(i));
    for (int k = 0; k < place_of.options.size(); ++k) {
      State s = rich();
      const std::string a = name == "ea01" ? "ea02" : "ea01";
      const std::string b = name == "eb01" ? "eb02" : "eb01";
      s.routes[0].scout = s.routes[0].at = 0;
      s.ready[1] = 3;
      if (place_of.stack == 0) route(s, 0, {name}, 1);
      if (place_of.stack == 1) route(s, 0, {a, name}, 1);
      if (place_of.stack == 2) route(s, 0, {a, b, name}, 1);
      s.routes[0].at = byte(game().route_length(s.routes[0]) - 1);
      const std::string before = figures(s, "");
      run_ops(s, R"([{"op": "scouts", "n": 1}])");
      if (step(s) == Step::march) play(s, "explore");
      const std::string move = "choose " + id(kOptionSet, place_of.options[k].choice);
      if (place_of.options.size() > 1) play(s, move);
      Walk walk(resolved);
      EXPECT_GT(walk.ends(s, before, ""), 0) << name << " " << k;
    }
  }
}

TEST(FrostpunkEveryCard, EveryAdvisor) {
  for (int i = 0; i < kMaxAdvisors; ++i) {
    State s = rich();
    s.advisor = {byte(i + 1), byte((i + 1) % kMaxAdvisors + 1), 0, 0};
    hope(s, {"care", "justice", "motivation"});
    begin(s, Phase::preparation);
    const std::string before = figures(s, "");
    play(s, "advisor " + id(kAdvisorSet, i));
    Walk walk([](const State& at) { return at.phase == Phase::action; });
    EXPECT_GT(walk.ends(s, before, ""), 0) << i;
  }
}

TEST(FrostpunkEveryCard, EveryLaw) {
  for (int i = 0; i < data().laws.size(); ++i) {
    State s = rich();
    s.law_stack = static_cast<std::uint16_t>(s.law_stack | 1U << i);
    s.ready[1] = 1;
    act(s, "engineer", "use g1");
    const auto lines = play(s, "law " + id(kLawSet, i));
    EXPECT_NE(s.enacted >> i & 1, 0);
    const bool effect = data().laws[i].effect != 0;
    EXPECT_TRUE(!effect || lines.size() > 2 || step(s) != Step::turn) << id(kLawSet, i);
  }
}

TEST(FrostpunkEveryCard, EveryWeather) {
  for (std::size_t i = 0; i < data().weather.size(); ++i) {
    const Weather& weather_of = data().weather[i];
    State s = rich();
    s.routes[0].at = 1;
    on_top(s, id(kWeatherSet, static_cast<int>(i)));
    const State before = s;
    begin(s, Phase::weather);
    EXPECT_EQ(s.cold, before.cold + weather_of.cold);
    for (int r = 0; r < kRanges; ++r) {
      EXPECT_EQ(s.range[r], before.range[r] + weather_of.ranges[r]);
    }
    EXPECT_EQ(s.food, before.food + 2) << "two huts";
    EXPECT_EQ(s.routes[0].at, 1 + weather_of.scouts);
    if (weather_of.scouts < 3) {
      EXPECT_EQ(s.storm, before.storm - weather_of.storm);
    }
  }
}

TEST(FrostpunkEveryCard, EveryBuilding) {
  for (std::size_t b = 0; b < data().buildings.size(); ++b) {
    const Building& what = data().buildings[b];
    for (int face = 0; face < (what.can_upgrade ? 2 : 1); ++face) {
      if (what.faces[face].action == 0) continue;
      State s = rich();
      warm_all(s);
      const std::string name = id(kBuildingSet, static_cast<int>(b));
      std::string at = name == "kitchen" ? "g2" : name == "platform" ? "g1" : "g5";
      if (what.group != Group::start) {
        at = "pn09a";
        raise(s, name, at, face == 1);
        put(s, "pn08a", "coal", 3);
        if (!what.large) put(s, "pn09b", "tree", 2);
      }
      if (name == "propaganda_centre") work(s, "pn03a");
      s.ready[1] = 1;
      const std::string before = figures(s, "");
      act(s, what.engineer_only ? "engineer" : "worker", "use " + at);
      Walk walk([](const State& each) { return step(each) == Step::turn; });
      EXPECT_GT(walk.ends(s, before, ""), 0) << name << face;
    }
  }
}

TEST(FrostpunkEveryCard, ScenarioCards) {
  // I/03: talking to the crowd ends it.
  State s = rich();
  open(s, "s03");
  s.ready[1] = 1;
  act(s, "engineer", "special s03");
  EXPECT_EQ(s.food, 9);
  EXPECT_EQ(s.face_up & 1 << 2, 0);
  // I/06: without the Balloon hope falls in round 7; with it the lamps can be lit.
  State dark = scene();
  dark.round = 6;
  dark.activations.clear();
  open(dark, "s06");
  hope(dark, {"care", "-justice"});
  begin(dark, Phase::dawn);
  EXPECT_EQ(step(dark), Step::lower);
  State lamps = rich();
  open(lamps, "s06");
  const auto people = lamps.pop;
  act(lamps, "worker", "special s06");
  EXPECT_EQ(lamps.pool[kCoal], 7);
  EXPECT_EQ(lamps.pop[0], people[0] + 4);
  EXPECT_EQ(lamps.face_up & 1 << 5, 0);
  State no_balloon = scene();
  open(no_balloon, "s06");
  no_balloon.pool[kCoal] = 5;
  play(no_balloon, "pawn worker");
  EXPECT_EQ(denied(no_balloon, "special s06"), "FP-871");
  // I/07: both ways.
  for (const char* option : {"choose s07.1", "choose s07.2"}) {
    State news = rich();
    const std::string before = figures(news, "s07");
    run_ops(news, R"([{"op": "reveal", "card": "s07", "resolve": true}])");
    play(news, option);
    Walk walk(resolved);
    EXPECT_GT(walk.ends(news, before, "s07"), 0) << option;
  }
}

}  // namespace pionek::frostpunk::testing
