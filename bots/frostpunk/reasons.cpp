#include "bots/frostpunk/reasons.hpp"

#include <cmath>

#include "bots/spoken.hpp"

namespace pionek::frostpunk {
namespace {

#include "embedded_table.inc"

// Their texts are words/<lang>.json, under the same names; the comment shows what fills the blanks.
enum class Reason : std::uint16_t {
  none,
  stoke_check,   // coal, heat, cold, who falls sick with it, who falls sick without
  keep_check,    // coal, who falls sick
  stoke_work,    // coal, heat, cold, warm places to work, all of them
  stoke_night,   // coal, heat, cold, pawns with a warm bed, pawns
  keep_coal,     // coal, heat, cold
  food,          // food, food there, food for the meal
  food_short,    //
  coal,          // coal, coal there, coal up to the cold
  coal_short,    //
  wood,          // wood, wood there
  wood_beds,     // wood, pawns without a bed
  core,          // cores
  cure,          // cured, sick
  cure_grave,    //
  treat,         // treated
  relief,        // markers, markers there, markers of a breakdown
  relief_last,   // markers, markers there
  hope,          // tokens
  discontent,    // tokens
  deaths,        // deaths, the last field
  depot,         // stored
  cost_sick,     // sick
  cost_hope,     // tokens
  cost_anger,    // tokens
  cost_load,     // markers, markers there
  cost_death,    // deaths, the marker, the last field
  cost_idle,     // pawns
  later,         //
  keep_cards,    //
  falls_sick,    // sick of the type, with how many the danger begins
  shelter,       // building, pawns without a bed
  build_food,    // building, food there, food for the meal
  build_cure,    // building, sick
  build_coal,    // building, cold, coal there
  build_wood,    // building, wood there
  build_scout,   // building
  build_morale,  // building, tokens of hope, tokens of discontent
  build,         // building, rounds
  site,          // field, heat that warms it
  site_over,     // field, heat that warms it, markers that are lost
  upgrade,       // field, rounds
  law,           // law, rounds
  research,      // technology, rounds
  land,          // markers on the map
  scouts,        // rounds
  pass,
};
constexpr auto kKeys = std::to_array<std::string_view>(
    {"none",        "stoke_check",  "keep_check", "stoke_work", "stoke_night", "keep_coal",
     "food",        "food_short",   "coal",       "coal_short", "wood",        "wood_beds",
     "core",        "cure",         "cure_grave", "treat",      "relief",      "relief_last",
     "hope",        "discontent",   "deaths",     "depot",      "cost_sick",   "cost_hope",
     "cost_anger",  "cost_load",    "cost_death", "cost_idle",  "later",       "keep_cards",
     "falls_sick",  "shelter",      "build_food", "build_cure", "build_coal",  "build_wood",
     "build_scout", "build_morale", "build",      "site",       "site_over",   "upgrade",
     "law",         "research",     "land",       "scouts",     "pass"});

// With so many of a type people begin to die.
constexpr int kGrave = 5;

Thing thing(Set set, int index) { return {set, static_cast<std::uint16_t>(index)}; }

int sick_of(const State& s) { return s.sick[0] + s.sick[1] + s.sick[2]; }

int tokens(const State& s, Side side) {
  int count = s.tokens(side).size();
  for (const std::uint8_t mark : s.tokens(side)) count += is_active(mark) ? 1 : 0;
  return count;
}

// What is said for a move, and what against it.
struct Said {
  Phrase gain;
  Phrase cost;
};

// What a move changes: more of the good, or less of it.
struct Changes {
  std::array<double, kResources> pool{};
  double food = 0;
  double cured = 0;
  double treated = 0;
  double relief = 0;
  double hope = 0;
  double calm = 0;   // discontent that goes
  double lives = 0;  // steps back on the deaths track
  double depot = 0;
  double hands = 0;    // pawns that can work
  bool later = false;  // a card comes of it
};

Changes between(const State& s, const State& after) {
  Changes changes;
  for (int r = 0; r < kResources; ++r) changes.pool[r] = after.pool[r] - s.pool[r];
  changes.food = after.food - s.food;
  changes.cured = sick_of(s) - sick_of(after);
  changes.treated =
      after.deaths == s.deaths ? std::popcount(s.skulls) - std::popcount(after.skulls) : 0;
  changes.relief = s.overload - after.overload;
  changes.hope = tokens(after, Side::hope) - tokens(s, Side::hope);
  changes.calm = tokens(s, Side::discontent) - tokens(after, Side::discontent);
  changes.lives = s.deaths - after.deaths;
  changes.depot = after.depot - s.depot;
  return changes;
}

void add_token(Changes& changes, const Instr& instr, double n) {
  const bool of_side = instr.op == Op::morale || instr.op == Op::token_draw;
  const bool hope = of_side ? instr.a == static_cast<int>(Side::hope)
                            : (tokens_of(instr.a) & tokens_of(kAnyOfSide)) != 0;
  const bool fewer = instr.op == Op::token_spend || instr.op == Op::token_discard;
  const double more = fewer ? -n : n;
  (hope ? changes.hope : changes.calm) += hope ? more : -more;
}

// The same as the program of a card tells it.
Changes of_effect(const Outlook& outlook, Cursor at) {
  Changes changes;
  outlook.walk(at, -1, false, [&](const Instr& instr, double times) {
    const double n = times * (instr.n == kAll ? 1 : instr.n);
    switch (instr.op) {
      case Op::gain:
      case Op::lose:
      case Op::pay: {
        const double more = instr.op == Op::gain ? n : -n;
        if (instr.a < kResources) changes.pool[instr.a] += more;
        if (instr.a == static_cast<int>(Goods::food)) changes.food += more;
        break;
      }
      case Op::cure:
        changes.cured += n;
        break;
      case Op::sick:
        changes.cured -= n;
        break;
      case Op::treat:
        changes.treated += n;
        break;
      case Op::die:
      case Op::deaths:
        changes.lives -= n;
        break;
      case Op::overload:
        changes.relief -= n;
        break;
      case Op::depot:
        changes.depot += n;
        break;
      case Op::exhaust:
        changes.hands -= n;
        break;
      case Op::dusk_add:
        changes.later = true;
        break;
      case Op::morale:
      case Op::token_up:
      case Op::token_spend:
      case Op::token_activate:
      case Op::token_discard:
      case Op::token_draw:
        add_token(changes, instr, n);
        break;
      default:
        break;
    }
  });
  return changes;
}

class Speaker {
 public:
  Speaker(const Policy& policy, const State& s)
      : policy_(policy),
        game_(policy.game()),
        data_(game_.data()),
        s_(s),
        outlook_(game_, policy.tuning(), s),
        rounds_(std::max(0, data_.last_round - s.round)) {}

  [[nodiscard]] Said about(Move move) const;

 private:
  [[nodiscard]] Said by_changes(const Changes& changes) const;
  [[nodiscard]] Said carried_out(Move move) const;
  [[nodiscard]] Phrase about_heat(int coal) const;
  [[nodiscard]] Phrase about_building(int which) const;
  [[nodiscard]] Phrase about_site(int which, int field) const;
  [[nodiscard]] Said about_token(Move move) const;
  [[nodiscard]] Said about_next(Move move, Step step) const;

  [[nodiscard]] int pawns() const {
    int count = 0;
    for (int type = 0; type < kTypes; ++type) count += game_.pawns_for(s_.pop[type]);
    return count;
  }
  [[nodiscard]] int without_bed() const {
    int places = 0;
    s_.built.each([&](int field) { places += data_.buildings[s_.building_at(field)].shelter; });
    return std::max(0, pawns() - places);
  }
  [[nodiscard]] int meal() const {
    const int round = std::clamp<int>(s_.round, 1, data_.rounds.size());
    return s_.pop[static_cast<std::size_t>(data_.rounds[round - 1])] + s_.hunger;
  }
  [[nodiscard]] int coal_to_cold() const { return std::max(0, s_.cold - data_.start_heat); }
  [[nodiscard]] bool grave() const {
    return std::any_of(s_.sick.begin(), s_.sick.end(), [](int sick) { return sick >= kGrave; });
  }
  [[nodiscard]] int chilled(int heat) const {
    int count = 0;
    for (int field = heat + 1; field <= std::min<int>(s_.cold, data_.heat.size()); ++field) {
      count += static_cast<int>(data_.heat_field(field).sick.size());
    }
    return count;
  }

  const Policy& policy_;
  const Frostpunk& game_;
  const Data& data_;
  const State& s_;
  Outlook outlook_;
  int rounds_;
};

// What weighs most for it, and what weighs most against it: each with the danger it has to do with.
Said Speaker::by_changes(const Changes& changes) const {
  Said said;
  double best = 0;
  double worst = 0.2;
  const auto weigh = [&](double change, double price, const Phrase& gain, const Phrase& cost) {
    if (change * price > best && !gain.empty()) {
      best = change * price;
      said.gain = gain;
    }
    if (-change * price > worst && !cost.empty()) {
      worst = -change * price;
      said.cost = cost;
    }
  };
  const auto whole = [](double n) { return static_cast<int>(std::lround(std::abs(n))); };
  const int hopes = s_.tokens(Side::hope).size();
  const int angers = s_.tokens(Side::discontent).size();
  const int cured = whole(changes.cured);
  const double price_of_sick = (outlook_.sick(0) + outlook_.sick(1)) / 2;
  const int load = whole(changes.relief);
  const Phrase relief = s_.overheated != 0
                            ? Phrase{Reason::relief_last, load, s_.overload}
                            : Phrase{Reason::relief, load, s_.overload, data_.small_overload + 1};
  const int wood = whole(changes.pool[kWood]);
  weigh(changes.depot, 9, {Reason::depot, s_.depot + whole(changes.depot)}, {});
  weigh(changes.hope, outlook_.hope(), {Reason::hope, hopes}, {Reason::cost_hope, hopes});
  weigh(changes.calm, outlook_.discontent(), {Reason::discontent, angers},
        {Reason::cost_anger, angers});
  weigh(changes.lives, outlook_.death(), {Reason::deaths, s_.deaths, data_.last_death},
        {Reason::cost_death, whole(changes.lives), s_.deaths, data_.last_death});
  weigh(changes.relief, 0.15 + outlook_.relief(load) / std::max(1, load), relief,
        {Reason::cost_load, load, s_.overload});
  weigh(changes.treated, outlook_.death(), {Reason::treat, whole(changes.treated)}, {});
  weigh(changes.cured, price_of_sick,
        {grave() ? Reason::cure_grave : Reason::cure, std::min(cured, sick_of(s_)), sick_of(s_)},
        {Reason::cost_sick, cured});
  weigh(
      changes.food, outlook_.food(),
      {s_.food < meal() ? Reason::food_short : Reason::food, whole(changes.food), s_.food, meal()},
      {});
  weigh(changes.pool[kCoal], outlook_.price(kCoal),
        {s_.pool[kCoal] < coal_to_cold() ? Reason::coal_short : Reason::coal,
         whole(changes.pool[kCoal]), s_.pool[kCoal], coal_to_cold()},
        {});
  weigh(changes.pool[kCore], outlook_.price(kCore), {Reason::core, whole(changes.pool[kCore])}, {});
  weigh(changes.pool[kWood], outlook_.price(kWood),
        without_bed() > 0 ? Phrase{Reason::wood_beds, wood, without_bed()}
                          : Phrase{Reason::wood, wood, s_.pool[kWood]},
        {});
  weigh(changes.hands, policy_.tuning().action, {}, {Reason::cost_idle, whole(changes.hands)});
  if (said.gain.empty() && changes.later) said.gain = {Reason::later};
  return said;
}

// The move with the choices it opens, as the policy would make them, until something is revealed.
Said Speaker::carried_out(Move move) const {
  constexpr int kMostChoices = 12;
  State after = s_;
  Silent silent;
  game_.play(after, move, silent);
  const auto goes_on = [&] {
    return game_.to_move(after) != nobody && after.phase == s_.phase && after.round == s_.round &&
           after.reveals == s_.reveals && after.agenda.size() >= s_.agenda.size();
  };
  for (int i = 0; i < kMostChoices && goes_on(); ++i) {
    game_.play(after, policy_.choose(after), silent);
  }
  // Beyond the phase it is not the move any more that speaks.
  if (after.phase != s_.phase || after.round != s_.round) return {};
  return by_changes(between(s_, after));
}

Phrase Speaker::about_heat(int coal) const {
  const int heat = coal == 0 ? s_.heat : game_.heat_after(s_, coal);
  if (s_.phase == Phase::generator) {
    if (coal == 0) return {Reason::keep_check, s_.pool[kCoal], chilled(s_.heat)};
    return {Reason::stoke_check, coal, heat, s_.cold, chilled(heat), chilled(s_.heat)};
  }
  if (coal == 0) return {Reason::keep_coal, s_.pool[kCoal], s_.heat, s_.cold};
  State after = s_;
  after.heat = byte(heat);
  if (s_.phase == Phase::night) {
    const Frostpunk::Beds beds = game_.beds(after);
    return {Reason::stoke_night,
            coal,
            heat,
            s_.cold,
            std::min(pawns(), beds.all + beds.children),
            pawns()};
  }
  const Frostpunk::Warmth warm = game_.warmth(after);
  int works = 0;
  int warm_works = 0;
  (s_.stock - s_.manned).each([&](int field) {
    ++works;
    warm_works += game_.is_warm(after, warm, field) ? 1 : 0;
  });
  (s_.built - s_.manned).each([&](int field) {
    if (data_.buildings[s_.building_at(field)].faces[0].action == 0) return;
    ++works;
    warm_works += game_.is_warm_building(after, warm, field) ? 1 : 0;
  });
  return {Reason::stoke_work, coal, heat, s_.cold, warm_works, works};
}

Phrase Speaker::about_building(int which) const {
  const Building& what = data_.buildings[which];
  const Building::Face& face = what.faces[0];
  const Thing building = thing(kBuildingSet, which);
  if (what.shelter > 0) return {Reason::shelter, building, without_bed()};
  if (face.expeditions > 0) return {Reason::build_scout, building};
  const Changes use = of_effect(outlook_, face.action);
  if (use.cured > 0) return {Reason::build_cure, building, sick_of(s_)};
  if (face.hunting > 0 || use.food > 0) {
    return {Reason::build_food, building, s_.food, meal()};
  }
  if (use.pool[kCoal] > 0) return {Reason::build_coal, building, s_.cold, s_.pool[kCoal]};
  if (use.pool[kWood] > 0) return {Reason::build_wood, building, s_.pool[kWood]};
  if (use.hope > 0 || use.calm > 0 || use.lives > 0) {
    return {Reason::build_morale, building, s_.tokens(Side::hope).size(),
            s_.tokens(Side::discontent).size()};
  }
  return {Reason::build, building, rounds_};
}

Phrase Speaker::about_site(int which, int field) const {
  const auto range = game_.reach(s_);
  const auto level = static_cast<std::size_t>(data_.buildings[which].faces[0].level);
  int heat = range[data_.fields[field].zone];
  if (level < kRanges) heat = std::min(heat, range[level]);
  const int lost = s_.field[field].holds == kNothing ? 0 : s_.field[field].count;
  if (lost == 0) return {Reason::site, thing(kFieldSet, field), heat};
  return {Reason::site_over, thing(kFieldSet, field), heat, lost};
}

// What is chosen for the sake of the choice after it, which the policy makes.
Said Speaker::about_next(Move move, Step step) const {
  State after = s_;
  Silent silent;
  game_.play(after, move, silent);
  if (after.agenda.empty() || after.agenda.top().step != step) return {};
  return Speaker(policy_, after).about(policy_.choose(after));
}

Said Speaker::about_token(Move move) const {
  const bool more = act_of(move) == Act::draw || act_of(move) == Act::activate;
  const Side side =
      act_of(move) == Act::draw ? static_cast<Side>(s_.agenda.top().a) : side_of(move.a);
  Changes changes;
  (side == Side::hope ? changes.hope : changes.calm) = (side == Side::hope) == more ? 1 : -1;
  return by_changes(changes);
}

Said Speaker::about(Move move) const {
  switch (act_of(move)) {
    case Act::stoke:
      return {about_heat(move.n), {}};
    case Act::pawn:
      return about_next(move, Step::act);
    case Act::construct:
      return about_next(move, Step::construct);
    case Act::pass:
      return {{s_.agenda.top().step == Step::turn ? Reason::pass : Reason::keep_cards}, {}};
    case Act::build:
      return {about_building(move.a), {}};
    case Act::on:
      return {about_site(s_.agenda.top().a, move.a), {}};
    case Act::upgrade:
      return {{Reason::upgrade, thing(kFieldSet, move.a), rounds_}, {}};
    case Act::law: {
      const Said said = by_changes(of_effect(outlook_, data_.laws[move.a].effect));
      return {{Reason::law, thing(kLawSet, move.a), rounds_}, said.cost};
    }
    case Act::research:
      return {{Reason::research, thing(kTechSet, move.a), rounds_}, {}};
    case Act::snow:
    case Act::lay: {
      int markers = 0;
      s_.stock.each([&](int field) { markers += s_.field[field].count; });
      return {{Reason::land, markers}, {}};
    }
    case Act::send:
      return {{Reason::scouts, rounds_}, {}};
    case Act::choose:
      return by_changes(of_effect(outlook_, data_.choices[move.b].start));
    case Act::advisor:
      return by_changes(of_effect(outlook_, data_.advisors[move.a].use.start));
    case Act::ration:
      return {{grave() ? Reason::cure_grave : Reason::cure, std::min(2, sick_of(s_)), sick_of(s_)},
              {}};
    case Act::type:
      if (s_.agenda.top().step != Step::sick) return carried_out(move);
      return {{Reason::falls_sick, s_.sick[move.a], kGrave}, {}};
    case Act::outside:
      return {{Reason::falls_sick, s_.sick[move.a], kGrave}, {}};
    case Act::draw:
    case Act::activate:
    case Act::spend:
    case Act::remove:
    case Act::drop:
      return about_token(move);
    default:
      return carried_out(move);
  }
}

}  // namespace

Text reason_for(const Policy& policy, const State& s, Move move) {
  static const Spoken kSpoken(kEmbedded, kKeys);
  const Said said = Speaker(policy, s).about(move);
  Text text;
  for (const Phrase& phrase : {said.gain, said.cost}) {
    if (phrase.empty()) continue;
    const Text more = kSpoken.say(phrase, policy.game().catalog());
    const std::string_view between = text.en.empty() ? "" : " ";
    text = {text.en + std::string(between) + more.en, text.pl + std::string(between) + more.pl};
  }
  return text;
}

}  // namespace pionek::frostpunk
