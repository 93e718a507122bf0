#include "engine/frostpunk/check.hpp"

namespace pionek::frostpunk {
namespace {

constexpr int kMostCards = 256;

// The cards of one kind that were found; the first that was found twice is remembered.
class Once {
 public:
  // `first` is the catalog's index of card 0.
  Once(const Frostpunk& game, Set set, int all, int first = 0)
      : catalog_(game.catalog()), set_(set), all_(all), first_(first) {}

  bool take(int card) {
    if (card >= 0 && card < all_ && !found_[card]) return found_[card] = true;
    if (wrong_ == kNone) wrong_ = card;
    return false;
  }
  [[nodiscard]] bool sound() const { return wrong_ == kNone; }
  [[nodiscard]] bool has(int card) const { return found_[card]; }

  [[nodiscard]] std::string twice(const std::string& where) const {
    return where + ": " + name(wrong_) + " is in two places";
  }
  [[nodiscard]] Wrong missing(const std::string& where) const {
    for (int card = 0; card < all_; ++card) {
      if (!found_[card]) return where + ": " + name(card) + " is missing";
    }
    return std::nullopt;
  }

 private:
  static constexpr int kNone = -1;

  [[nodiscard]] std::string name(int card) const {
    if (card >= all_) return "an unknown card";
    return "'" + catalog_.id({set_, static_cast<std::uint16_t>(card + first_)}) + "'";
  }

  const Catalog& catalog_;
  Set set_;
  int all_;
  int first_;
  int wrong_ = kNone;
  std::array<bool, kMostCards> found_{};
};

// How many have an advisor: in the set-up they are taken one after another, from the leader on.
int advised(const State& s) {
  const bool taking = !s.agenda.empty() && s.agenda.begin()->step == Step::take_advisor;
  return taking ? s.agenda.begin()->a : s.seats;
}

}  // namespace

Wrong check_citizens(const Frostpunk& game, const State& s) {
  const int all = static_cast<int>(game.data().citizen_cards.size());
  Once cards(game, kCitizenSet, all, 1);  // the catalog begins with nobody
  const auto take = [&](int card) { cards.take(card); };
  for (const int card : s.citizens) take(card);
  CitizenSet hands = 0;
  for (int seat = 0; seat < s.seats; ++seat) {
    for_each_bit(s.hand[seat], take);
    hands |= s.hand[seat];
    if (s.played[seat] != 0) take(s.played[seat] - 1);
  }
  for_each_bit(s.citizen_discard, take);
  if (!cards.sound()) return cards.twice("citizens");
  if (auto wrong = cards.missing("citizens")) return wrong;
  if ((s.settled & ~hands) != 0) return "settled: a card that nobody holds";
  std::uint32_t advisors = 0;
  for (int turn = 0; turn < s.seats; ++turn) {
    const int mark = s.advisor[(s.leader + turn) % s.seats];
    if (mark > game.data().advisors.size()) return "players: there is no such advisor";
    if (mark == 0 && turn < advised(s)) return "players: somebody has no advisor (FP-132)";
    if (mark != 0 && (advisors >> mark & 1) != 0) return "players: an advisor of two (FP-132)";
    if (mark != 0) advisors |= 1U << mark;
  }
  return std::nullopt;
}

// Morning cards are in the stack, in the event area, being resolved, or out of the game; dusk cards
// may also lie in the box, in the deck, on the discard pile or on a law.
Wrong check_events(const Frostpunk& game, const State& s) {
  const Data& data = game.data();
  Once cards(game, kCardSet, data.scenario_start);
  for (const int card : s.morning) {
    if (card >= data.morning_cards) return "morning: a card of another stack";
    if (!cards.take(card)) return cards.twice("morning");
  }
  for (const BitSet* set : {&s.dusk_deck, &s.dusk_discard, &s.dusk_gone, &s.dusk_on_law}) {
    set->each([&](int card) { cards.take(card + data.morning_cards); });
  }
  if (!cards.sound()) return cards.twice("dusk");
  for (const CardId card : s.consultations) {
    if (data.consultations.find(card) < 0) return "consultations: another card";
    if (!cards.take(card)) return cards.twice("consultations");
  }
  for (const InForce& each : s.events) {
    if (data.is_scenario(each.card)) return "events: a scenario card";
    if (!cards.take(each.card)) return cards.twice("events");
  }
  for (const Task& task : s.agenda) {
    const int card = task.card - 1;
    // That a task has no card, or one that it cannot have, is the business of the agenda's check.
    if (task.step != Step::finish || card < 0 || card >= data.scenario_start) continue;
    if (game.is_open(s, byte(card))) continue;
    const bool moved = data.is_dusk(byte(card)) && cards.has(card);
    if (!moved && !cards.take(card)) return cards.twice("agenda");
  }
  for (const CardId card : data.consultations) {
    if (!cards.has(card)) return "consultations: a card is missing";
  }
  if (!cards.has(data.dusk_start)) return "dusk: the first card is missing";
  if ((s.dusk_seen - s.dusk_deck - s.dusk_discard - s.dusk_gone - s.dusk_on_law).size() >
      kMaxEvents) {
    return "dusk: cards were seen that are nowhere";
  }
  return std::nullopt;
}

Wrong check_laws(const Frostpunk& game, const State& s) {
  const Data& data = game.data();
  const std::uint32_t known = (1U << data.laws.size()) - 1;
  if (((s.law_stack | s.enacted) & ~known) != 0) return "laws: there is no such law";
  if (const unsigned twice = s.law_stack & s.enacted; twice != 0) {
    const auto law = static_cast<std::uint16_t>(std::countr_zero(twice));
    return "laws: '" + game.catalog().id({kLawSet, law}) + "' is in two places";
  }
  if (std::popcount(s.enacted) > data.most_laws) return "laws: too many in force (FP-1604)";
  if ((s.suspended & ~s.enacted) != 0) return "laws: one is suspended that is not in force";
  for (int law = 0; law < data.laws.size(); ++law) {
    const bool enacted = (s.enacted >> law & 1) != 0;
    const int pair = data.laws[law].pair;
    if (enacted && pair < kMaxLaws && ((s.law_stack | s.enacted) >> pair & 1) != 0) {
      return "laws: both of a pair (FP-1603)";
    }
    // Of the two consequences one came into the deck and one left the game (FP-1602).
    int placed = 0;
    for (const CardId card : data.laws[law].consequences) {
      const int at = game.dusk_index(card);
      bool here = (s.dusk_deck | s.dusk_discard | s.dusk_gone | s.dusk_on_law).has(at) ||
                  game.is_open(s, card);
      for (const Task& task : s.agenda) {
        here = here || (task.step == Step::finish && task.card == card + 1);
      }
      placed += here ? 1 : 0;
    }
    if (placed != (enacted ? 2 : 0)) return "laws: the consequences do not fit (FP-1602)";
  }
  return std::nullopt;
}

Wrong check_scenario(const Frostpunk& game, const State& s) {
  const Data& data = game.data();
  if ((s.face_up | s.scenario_gone) >> data.scenario.size() != 0) return "scenario: no such card";
  if (const unsigned twice = s.face_up & s.scenario_gone; twice != 0) {
    const auto card = static_cast<std::uint16_t>(data.scenario_start + std::countr_zero(twice));
    return "scenario: '" + game.catalog().id({kCardSet, card}) + "' is in two places";
  }
  for (int i = 0; i < s.activations.size(); ++i) {
    const Activation& each = s.activations[i];
    if (!data.is_scenario(each.card) || !game.is_open(s, each.card)) {
      return "activations: the card is not open";
    }
    bool printed = false;
    for (const auto& activation : data.scenario[each.card - data.scenario_start].activations) {
      printed = printed || activation.round == each.round;
    }
    // That of this round is carried out at dawn (FP-404).
    const bool ahead = each.round > s.round || (each.round == s.round && s.phase <= Phase::dawn);
    if (!printed || !ahead) return "activations: not a round of the card (FP-1402)";
    if (s.activations.find(each) != i) return "activations: one lies there twice";
  }
  const auto specials = static_cast<int>(data.specials.size());
  for (int i = 0; i < kMaxSpecials; ++i) {
    const bool used = s.special[i] != 0;
    if (i >= specials && (used || (s.specials_done >> i & 1) != 0)) return "specials: no such one";
    if (used && !game.is_open(s, data.specials[i].card)) return "specials: the card is not open";
  }
  return std::nullopt;
}

Wrong check_weather(const Frostpunk& game, const State& s) {
  Once cards(game, kWeatherSet, static_cast<int>(game.data().weather.size()));
  for (const int card : s.weather) cards.take(card);
  for_each_bit(s.weather_discard, [&](int card) { cards.take(card); });
  return cards.sound() ? cards.missing("weather") : cards.twice("weather");
}

Wrong check_expeditions(const Frostpunk& game, const State& s) {
  const Data& data = game.data();
  Once cards(game, kExpeditionSet, static_cast<int>(data.expeditions.size()));
  for (int stack = 0; stack < kStacks; ++stack) {
    for (const int card : s.expeditions[stack]) {
      if (!cards.take(card)) return cards.twice("expeditions");
      if (data.expeditions[card].stack != stack) return "expeditions: a card of another stack";
    }
  }
  for (const Route& route : s.routes) {
    int stack = -1;
    for (const int card : route.cards) {
      if (!cards.take(card)) return cards.twice("routes");
      if (data.expeditions[card].stack <= stack) return "routes: the cards are out of order";
      stack = data.expeditions[card].stack;
    }
    if (!route.cards.empty() && data.expeditions[route.cards[0]].stack != 0) {
      return "routes: one does not begin with a card of stack a (FP-1501)";
    }
    if (route.black >> route.cards.size() != 0) return "routes: more explored places than cards";
    const bool out = route.scout != 0;
    if (out != (route.at > 0) || route.at > game.route_length(route)) {
      return "routes: the scout is off the route";
    }
    if (route.scout > kPawns - 1) return "routes: an automaton is no scout (FP-1801)";
    if (!out && route.black != 0 && s.agenda.empty() && s.phase != Phase::over) {
      return "routes: explored places without a scout (FP-1512)";
    }
  }
  return std::nullopt;
}

}  // namespace pionek::frostpunk
