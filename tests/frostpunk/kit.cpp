#include "tests/frostpunk/kit.hpp"

#include "engine/registry/registry.hpp"

namespace pionek::frostpunk::testing {
namespace {

const Frostpunk& shipped() {
  static const Frostpunk loaded = Frostpunk::load(embedded_files("frostpunk")).value();
  return loaded;
}

const Frostpunk* current = nullptr;

int index_of(Set set, std::string_view id) {
  const auto index = game().catalog().find(set, id);
  if (!index) throw std::runtime_error("unknown id: " + std::string(id));
  return *index;
}

template <class Stack>
void take_out(Stack& stack, int item) {
  const int at = stack.find(static_cast<typename Stack::value_type>(item));
  if (at >= 0) stack.erase(at);
}

void set_track(State& s, Side side, std::initializer_list<std::string_view> tokens) {
  s.tokens(side).clear();
  for (std::string_view token : tokens) {
    const bool spent = token.starts_with('-');
    if (spent) token.remove_prefix(1);
    s.tokens(side).push_back(token_mark(index_of(kTokenSet, token), !spent));
  }
}

// Lets the rules run on: they do after every move, and stoking nothing changes nothing.
Lines go_on(State& s) {
  s.agenda.push({.step = Step::stoke, .seat = s.leading()});
  Journal journal;
  game().play(s, make_move(Act::stoke), journal);
  Lines out;
  for (const JournalLine& line : journal.lines) {
    out.push_back(std::string(line.rule) + " " +
                  game().words(Lang::en).text(line.words, game().catalog()));
  }
  return out;
}

}  // namespace

const Frostpunk& game() { return current != nullptr ? *current : shipped(); }

Files edited(const std::string& file, const std::function<void(json::value&)>& change) {
  Files files = embedded_files("frostpunk");
  json::value root = parse_json(**files.get("data/" + file), file).value();
  change(root);
  files.put("data/" + file, json::serialize(root));
  return files;
}

Edited::Edited(const Files& files) : game_(Frostpunk::load(files).value()), before_(current) {
  current = &game_;
}
Edited::~Edited() { current = before_; }

namespace {

// The game of the last run_ops; a test begins with the shipped one.
std::optional<Edited> with_effect;

class BackToShipped : public ::testing::EmptyTestEventListener {
  void OnTestStart(const ::testing::TestInfo& /*test*/) override { with_effect.reset(); }
};
const bool listening = [] {
  ::testing::UnitTest::GetInstance()->listeners().Append(new BackToShipped);
  return true;
}();

}  // namespace

State start(int seats, std::uint64_t seed, std::string_view society, bool open) {
  std::vector<std::pair<std::string, std::string>> options{{"society", std::string(society)}};
  if (open) options.emplace_back("hands", "open");
  return game().start(make_setup(game().info(), seats, options).value(), Seed{seed, 0, 0, 0});
}

State scene(int seats) {
  State s = start(seats);
  s.agenda.clear();
  s.leader = 0;
  s.round = 2;
  s.deaths = 0;
  s.pool.fill(0);
  s.food = 0;
  s.cold = 9;
  s.mobilisation = 0;
  for (int seat = 0; seat < seats; ++seat) {
    s.hand[seat] = 0;
    s.advisor[seat] = byte(seat + 1);
  }
  s.citizens.clear();
  s.citizen_discard = 0;
  for (std::size_t i = 0; i < game().data().citizen_cards.size(); ++i) {
    s.citizens.push_back(byte(static_cast<int>(i)));
  }
  // The tiles go back to their stacks.
  for (int at = 0; at < kPlaces; ++at) {
    if (s.tile[at] == 0) continue;
    s.tiles[game().data().places[at].far ? 1 : 0].push_back(byte(s.tile[at] - 1));
    s.tile[at] = 0;
    for (int f = first_field(at); f < first_field(at) + 2; ++f) {
      s.field[f] = {};
      s.land.remove(f);
      s.stock.remove(f);
      s.trees.remove(f);
    }
  }
  for (const char* id : {"g3", "g4"}) put(s, id, "empty", 0);
  hope(s, {"care", "justice", "motivation"});
  discontent(s, {});
  // What comes next asks a question and changes next to nothing before.
  on_top(s, "p02");
  on_top(s, "w09");
  turn(s);
  return s;
}

int field(std::string_view id) { return index_of(kFieldSet, id); }
int place(std::string_view id) { return index_of(kPlaceSet, id); }
int building(std::string_view id) { return index_of(kBuildingSet, id); }
int card(std::string_view id) { return index_of(kCardSet, id); }
int law(std::string_view id) { return index_of(kLawSet, id); }
int tech(std::string_view id) { return index_of(kTechSet, id); }
int citizen(std::string_view id) { return index_of(kCitizenSet, id) - 1; }
int expedition(std::string_view id) { return index_of(kExpeditionSet, id); }

void hope(State& s, std::initializer_list<std::string_view> tokens) {
  set_track(s, Side::hope, tokens);
}
void discontent(State& s, std::initializer_list<std::string_view> tokens) {
  set_track(s, Side::discontent, tokens);
}

std::string track(const State& s, Side side) {
  std::string out;
  for (const std::uint8_t mark : s.tokens(side)) {
    out += out.empty() ? "" : " ";
    out += (is_active(mark) ? "" : "-") + std::string(kTokenIds[token_of(mark)]);
  }
  return out;
}

void tile(State& s, std::string_view id) {
  const int at = place(id);
  if (s.tile[at] != 0) return;
  auto& stack = s.tiles[game().data().places[at].far ? 1 : 0];
  s.tile[at] = byte(stack.front() + 1);
  stack.erase(0);
  s.land.add(first_field(at));
  s.land.add(first_field(at) + 1);
}

void put(State& s, std::string_view id, std::string_view what, int n) {
  const int at = field(id);
  if (at >= kGeneratorFields) {
    tile(s, game().catalog().id({kPlaceSet, static_cast<std::uint16_t>(place_of_field(at))}));
  }
  const auto* kind = std::find(kContentIds.begin(), kContentIds.end(), what);
  s.field[at].holds = n == 0 ? kNothing : byte(static_cast<int>(kind - kContentIds.begin()));
  s.field[at].count = byte(n);
  s.stock.remove(at);
  s.trees.remove(at);
  if (n > 0) (s.field[at].holds == kTree ? s.trees : s.stock).add(at);
}

void raise(State& s, std::string_view id, std::string_view where, bool upgraded) {
  const int what = building(id);
  const int at = field(where);
  const int halves = game().data().buildings[what].large ? 2 : 1;
  put(s, where, "empty", 0);
  for (int f = at; f < at + halves; ++f) {
    s.field[f].holds = s.field[f].count = 0;
    s.stock.remove(f);
    s.trees.remove(f);
    s.field[f].building = byte(what + 1);
    s.field[f].upgraded = upgraded ? 1 : 0;
    s.built.add(f);
  }
  if (s.supply[what] > 0) --s.supply[what];
}

void work(State& s, std::string_view id, Pawn pawn, int seat) {
  s.field[field(id)].pawn = pawn_mark(pawn, seat_at(seat));
  s.manned.add(field(id));
  auto& ready = s.ready[static_cast<std::size_t>(pawn)];
  if (ready > 0) --ready;
}

void enact(State& s, std::string_view id) {
  const int which = law(id);
  const Law& what = game().data().laws[which];
  const auto bit = static_cast<std::uint16_t>(1U << which);
  s.law_stack = static_cast<std::uint16_t>(s.law_stack & ~bit);
  s.enacted = static_cast<std::uint16_t>(s.enacted | bit);
  if (what.pair < kMaxLaws)
    s.law_stack = static_cast<std::uint16_t>(s.law_stack & ~(1U << what.pair));
  for (const CardId each : what.consequences) s.dusk_gone.add(game().dusk_index(each));
}

void research(State& s, std::string_view id) {
  const int which = tech(id);
  const auto* dealt = std::find(s.tech.begin(), s.tech.end(), which);
  if (dealt == s.tech.end()) {
    for (std::uint8_t& each : s.tech) {
      if ((s.researched >> each & 1) != 0 || s.studied == each + 1) continue;
      each = byte(which);
      break;
    }
  }
  s.researched = static_cast<std::uint16_t>(s.researched | 1U << which);
}

void study(State& s, std::string_view id, int round) {
  research(s, id);
  s.researched = static_cast<std::uint16_t>(s.researched & ~(1U << tech(id)));
  s.studied = byte(tech(id) + 1);
  s.research_at = byte(round);
  if (game().built(s, building("workshop")) == 0) raise(s, "workshop", "pn12a");
}

void give(State& s, std::string_view id, int seat) {
  take_out(s.citizens, citizen(id));
  s.citizen_discard &= ~(CitizenSet{1} << citizen(id));
  s.hand[seat] |= CitizenSet{1} << citizen(id);
}

void on_top(State& s, std::string_view id) {
  const Catalog& catalog = game().catalog();
  const auto lift = [](auto& stack, int item) {
    take_out(stack, item);
    stack.push_back(byte(item));
  };
  if (const auto at = catalog.find(kCitizenSet, id)) return lift(s.citizens, *at - 1);
  if (const auto at = catalog.find(kWeatherSet, id)) return lift(s.weather, *at);
  if (const auto at = catalog.find(kExpeditionSet, id)) {
    return lift(s.expeditions[game().data().expeditions[*at].stack], *at);
  }
  const int which = card(id);
  if (which < game().data().morning_cards) return lift(s.morning, which);
  lift(s.consultations, which);
}

void next_tile(State& s, std::string_view id) {
  const int which = index_of(kTileSet, id);
  auto& stack = s.tiles[game().data().tiles[which].far ? 1 : 0];
  take_out(stack, which);
  stack.push_back(byte(which));
}

void in_events(State& s, std::string_view id) {
  take_out(s.morning, card(id));
  s.events.push_back({byte(card(id)), {}});
}

void open(State& s, std::string_view id) {
  const int at = card(id) - game().data().scenario_start;
  s.face_up = byte(s.face_up | 1 << at);
  for (const auto& each : game().data().scenario[at].activations) {
    if (each.round > s.round) s.activations.push_back({each.round, byte(card(id))});
  }
}

void route(State& s, int which, std::initializer_list<std::string_view> cards, int at, Pawn scout) {
  Route& route = s.routes[which];
  for (const int old : route.cards) {
    s.expeditions[game().data().expeditions[old].stack].insert(0, byte(old));
  }
  route = {};
  for (const std::string_view id : cards) {
    for (Route& other : s.routes) {
      // Another route has it: that one gets a card from the stack instead.
      if (other.cards.find(byte(expedition(id))) < 0) continue;
      other.cards[other.cards.find(byte(expedition(id)))] = s.expeditions[0].front();
      s.expeditions[0].erase(0);
    }
    for (auto& stack : s.expeditions) take_out(stack, expedition(id));
    route.cards.push_back(byte(expedition(id)));
  }
  route.at = byte(at);
  if (at == 0) return;
  route.scout = byte(static_cast<int>(scout) + 1);
  auto& ready = s.ready[static_cast<std::size_t>(scout)];
  if (ready > 0) --ready;
}

void warm_all(State& s) {
  s.cold = s.heat = 15;
  s.range = {1, 2, 3};
}

Lines begin(State& s, Phase phase) {
  s.agenda.clear();
  s.phase =
      phase == Phase::action ? Phase::preparation : static_cast<Phase>(static_cast<int>(phase) - 1);
  if (phase == Phase::dawn) s.phase = Phase::night;
  return go_on(s);
}

namespace {

// An event card on the agenda, taken from where it lies.
void push_card(State& s, int which) {
  take_out(s.morning, which);
  take_out(s.consultations, which);
  if (game().data().is_dusk(byte(which))) {
    const int at = game().dusk_index(byte(which));
    for (BitSet* set : {&s.dusk_deck, &s.dusk_discard, &s.dusk_gone}) set->remove(at);
  }
  const EventCard& event = game().data().events[which];
  s.agenda.push({.step = Step::finish,
                 .seat = s.leading(),
                 .a = byte(static_cast<int>(event.after)),
                 .card = byte(which + 1)});
  s.agenda.push(
      {.step = Step::run, .seat = s.leading(), .cursor = event.effect, .card = byte(which + 1)});
}

// A morning in which a card that always asks is to come, so that the phase does not end.
void begin_scene(State& s, std::string_view id) {
  s.agenda.clear();
  s.phase = Phase::morning;
  push_card(s, card(id == "p02" ? "p03" : "p02"));
}

}  // namespace

bool resolved(const State& s) {
  return s.phase != Phase::morning || (step(s) == Step::choose && s.agenda.size() == 3);
}

Lines resolve(State& s, std::string_view id) {
  begin_scene(s, id);
  push_card(s, card(id));
  return go_on(s);
}

Lines run(State& s, Cursor effect, std::string_view id) {
  begin_scene(s, id);
  s.agenda.push({.step = Step::run,
                 .seat = s.leading(),
                 .cursor = effect,
                 .card = byte(card(id.empty() ? "p02" : id) + 1)});
  return go_on(s);
}

Lines run_ops(State& s, std::string_view what) {
  with_effect.reset();
  with_effect.emplace("morning.json", [&](json::value& file) {
    json::object& first = file.at("cards").at(0).as_object();
    first["do"] = json::parse(what);
  });
  return resolve(s, "p01");
}

void turn(State& s, int seat) {
  s.agenda.clear();
  s.phase = Phase::action;
  s.agenda.push({.step = Step::turn, .seat = seat_at(seat)});
}

Lines act(State& s, std::string_view pawn, std::string_view move) {
  turn(s);
  play(s, "pawn " + std::string(pawn));
  return play(s, move);
}

Step step(const State& s) { return s.agenda.empty() ? Step::turn : s.agenda.top().step; }

void play_to(State& s, Phase phase, int round, std::uint64_t seed) {
  Rng rng(seed);
  Silent silent;
  while (s.phase != Phase::over && (s.phase != phase || s.round < round)) {
    game().play(s, random_move(s, rng), silent);
  }
}

std::string table(const State& s) {
  json::object seen = tree(game().describe(s, nobody));
  for (const char* key : {"now", "card", "stacks", "phase", "leader", "places_left"})
    seen.erase(key);
  return json::serialize(seen);
}

}  // namespace pionek::frostpunk::testing

namespace pionek::frostpunk {

const Frostpunk& game_of(const State& /*s*/) { return testing::game(); }

}  // namespace pionek::frostpunk
