#include "engine/frostpunk/state_reader.hpp"

#include "engine/frostpunk/state_text.hpp"

namespace pionek::frostpunk {
namespace {

constexpr int kMostInPool = 9999;
constexpr int kByte = 255;

}  // namespace

State StateReader::read() {
  root_.only({"game",
              "seats",
              "society",
              "open_hands",
              "round",
              "phase",
              "ending",
              "leader",
              "storm",
              "hits",
              "depot",
              "activations",
              "people",
              "pool",
              "food",
              "hunger",
              "deaths",
              "ready",
              "tired",
              "clearing",
              "building",
              "specials",
              "specials_done",
              "apprentices",
              "children_acted",
              "automatons_used",
              "first_coal",
              "shifted",
              "unsheltered",
              "heat",
              "cold",
              "ranges",
              "overheated",
              "overload",
              "lodged",
              "drawer",
              "tower",
              "hope",
              "discontent",
              "places",
              "corners",
              "fields",
              "supply",
              "tiles",
              "players",
              "mobilisation",
              "citizens",
              "citizen_discard",
              "settled",
              "morning",
              "weather",
              "weather_discard",
              "consultations",
              "dusk",
              "face_up",
              "scenario_gone",
              "events",
              "laws",
              "techs",
              "researched",
              "studied",
              "research_at",
              "routes",
              "expeditions",
              "agenda",
              "reveals",
              "rng"});
  in_.head(game_.info());
  time();
  people();
  heat();
  if (root_.ok()) map();
  if (root_.ok()) hands();
  if (root_.ok()) cards();
  if (root_.ok()) laws();
  if (root_.ok()) expeditions();
  in_.agenda(s_.agenda, kStepIds, s_.seats);
  s_.reveals = in_.reveals();
  s_.rng = in_.rng();
  return s_;
}

void StateReader::time() {
  s_.seats = number("seats", 1, kSeats);
  const std::string society = root_["society"].string();
  while (s_.society < data_.societies.size() && data_.societies[s_.society].id != society) {
    ++s_.society;
  }
  if (s_.society == data_.societies.size()) {
    root_["society"].fail("found '" + society + "'", "the id of a society");
    s_.society = 0;
  }
  s_.open_hands = flag("open_hands");
  s_.round = number("round", 1, data_.last_round);
  s_.phase = static_cast<Phase>(root_["phase"].one_of(kPhaseIds));
  s_.ending = static_cast<Ending>(root_["ending"].one_of(kEndingIds));
  s_.leader = number("leader", 0, s_.seats - 1);
  s_.storm = number("storm", 0, data_.rounds.size());
  s_.hits = number("hits", 0, data_.storm_hits.size());
  s_.depot = number("depot", 0, data_.last_depot);
  const auto list = root_["activations"];
  for (std::size_t i = 0; i < list.size(0, s_.activations.capacity()) && root_.ok(); ++i) {
    list.at(i).only({"round", "card"});
    s_.activations.push_back({list.at(i)["round"].number<std::uint8_t>(1, data_.rounds.size()),
                              byte(in_.thing(list.at(i)["card"], kCardSet))});
  }
}

void StateReader::people() {
  for (int t = 0; t < kTypes; ++t) {
    const auto item = root_["people"][kTypeIds[t]];
    item.only({"pop", "sick", "skull", "exhausted"});
    s_.pop[t] = item["pop"].number<std::uint8_t>(0, data_.citizens);
    s_.sick[t] = item["sick"].number<std::uint8_t>(0, data_.citizens);
    if (item["skull"].boolean()) s_.skulls = byte(s_.skulls | 1 << t);
    s_.exhausted[t] = item["exhausted"].number<std::uint8_t>(0, data_.exhausted);
  }
  for (int r = 0; r < kResources; ++r) {
    s_.pool[r] = root_["pool"][kResourceIds[r]].number<std::uint16_t>(0, kMostInPool);
  }
  s_.food = number("food", 0, data_.food);
  s_.hunger = number("hunger", 0, data_.hunger);
  s_.deaths = number("deaths", 0, data_.last_death);
  pawns("ready", s_.ready);
  pawns("tired", s_.tired);
  pawns("clearing", s_.clearing);
  pawns("building", s_.building);
  in_.each(root_["specials"], kSpecialSet, [&](int at, const JsonReader& item) {
    item.only({"pawn", "seat"});
    s_.special[at] = pawn(item);
  });
  s_.specials_done = in_.members<std::uint16_t>(root_["specials_done"], kSpecialSet);
  s_.apprentices = in_.bits<std::uint8_t>(root_["apprentices"], 2);
  s_.children_acted = number("children_acted", 0, kByte);
  s_.automatons_used = number("automatons_used", 0, kByte);
  s_.first_coal = flag("first_coal");
  s_.shifted = flag("shifted");
  s_.unsheltered = number("unsheltered", 0, kByte);
}

void StateReader::pawns(std::string_view key, std::array<std::uint8_t, kPawns>& into) const {
  in_.counts(root_[key], kPawnSet, into, kByte);
}

std::uint8_t StateReader::pawn(const JsonReader& item) const {
  const int kind = in_.thing(item["pawn"], kPawnSet);
  return pawn_mark(static_cast<Pawn>(kind), PositionReader::seat(item["seat"], s_.seats));
}

void StateReader::heat() {
  s_.heat = number("heat", 1, data_.heat.size());
  s_.cold = number("cold", 1, data_.heat.size());
  for (int r = 0; r < kRanges; ++r) {
    s_.range[r] = root_["ranges"][kLevelIds[r]].number<std::uint8_t>(1, data_.last_range);
  }
  s_.overheated = flag("overheated");
  s_.overload = number("overload", 0, kByte);
  s_.lodged = number("lodged", 0, kByte);
  s_.drawer = number("drawer", 0, kByte);
  s_.tower = flag("tower");
  tokens("hope", Side::hope);
  tokens("discontent", Side::discontent);
}

void StateReader::tokens(std::string_view key, Side side) {
  const auto list = root_[key];
  const int most = data_.track_length[static_cast<std::size_t>(side)];
  for (std::size_t i = 0; i < list.size(0, static_cast<std::size_t>(most)) && root_.ok(); ++i) {
    list.at(i).only({"token", "active"});
    const int token = in_.thing(list.at(i)["token"], kTokenSet);
    if (root_.ok() && side_of(token) != side) {
      list.at(i)["token"].fail("a token of the other track", "a token of " + std::string(key));
    }
    s_.tokens(side).push_back(token_mark(token, list.at(i)["active"].boolean()));
  }
}

void StateReader::map() {
  for (int g = 0; g < kGeneratorFields; ++g) s_.land.add(g);
  in_.each(root_["places"], kPlaceSet, [&](int place, const JsonReader& item) {
    s_.tile[place] = byte(in_.thing(item, kTileSet) + 1);
    s_.land.add(first_field(place));
    s_.land.add(first_field(place) + 1);
  });
  in_.each(root_["corners"], kCornerSet, [&](int corner, const JsonReader& item) {
    static constexpr std::array<std::string_view, 2> kDeposits{"wood", "coal"};
    s_.deposit[corner] = byte(item.one_of(kDeposits) + 1);
  });
  in_.each(root_["fields"], kFieldSet, [&](int at, const JsonReader& item) { field(at, item); });
  in_.counts(root_["supply"], kBuildingSet, s_.supply, kByte);
  root_["tiles"].only({kKindIds[0], kKindIds[1]});
  for (int far = 0; far < 2; ++far) {
    in_.things(root_["tiles"][kKindIds[far]], kTileSet, s_.tiles[far]);
  }
}

void StateReader::field(int at, const JsonReader& item) {
  item.only({"holds", "n", "building", "upgraded", "pawn", "seat"});
  Field& into = s_.field[at];
  if (item.has("holds")) {
    into.holds = byte(1 + item["holds"].one_of(std::span(kContentIds).subspan(1)));
    into.count = item["n"].number<std::uint8_t>(1, data_.field);
    (into.holds == kTree ? s_.trees : s_.stock).add(at);
  }
  if (item.has("building")) {
    into.building = byte(in_.thing(item["building"], kBuildingSet) + 1);
    into.upgraded = item["upgraded"].boolean() ? 1 : 0;
    s_.built.add(at);
  }
  if (item.has("pawn")) {
    into.pawn = pawn(item);
    s_.manned.add(at);
  }
}

template <class Bits>
Bits StateReader::ids(const JsonReader& list, Set set, int from, int most) const {
  Bits bits{};
  for (std::size_t i = 0; i < list.size(0, static_cast<std::size_t>(most)) && list.ok(); ++i) {
    const int at = in_.thing(list.at(i), set) - from;
    if (list.ok() && (at < 0 || at >= most)) {
      list.at(i).fail("found '" + list.at(i).string() + "'", "a card of that kind");
    }
    if (!list.ok()) break;
    bool twice = false;
    if constexpr (std::is_same_v<Bits, BitSet>) {
      twice = bits.has(at);
      bits.add(at);
    } else {
      twice = (bits >> at & 1) != 0;
      bits = static_cast<Bits>(bits | Bits{1} << at);
    }
    if (twice) list.at(i).fail("it is named twice", "each once");
  }
  return bits;
}

void StateReader::hands() {
  const auto all = static_cast<int>(data_.citizen_cards.size());
  const auto players = root_["players"];
  for (std::size_t i = 0; i < players.size(s_.seats, s_.seats) && root_.ok(); ++i) {
    const auto item = players.at(i);
    item.only({"advisor", "hand", "played"});
    s_.advisor[i] = or_none(item["advisor"], kAdvisorSet);
    s_.hand[i] = ids<CitizenSet>(item["hand"], kCitizenSet, 1, all);
    s_.played[i] = byte(std::max(0, in_.thing_or_none(item["played"], kCitizenSet)));
  }
  s_.mobilisation = flag("mobilisation");
  const auto stack = root_["citizens"];
  const auto most = static_cast<std::size_t>(s_.citizens.capacity());
  for (std::size_t i = 0; i < stack.size(0, most) && root_.ok(); ++i) {
    const int card = in_.thing(stack.at(i), kCitizenSet);
    if (card == 0) stack.at(i).fail("found 'nobody'", "a citizen card");
    s_.citizens.push_back(byte(std::max(0, card - 1)));
  }
  s_.citizen_discard = ids<CitizenSet>(root_["citizen_discard"], kCitizenSet, 1, all);
  s_.settled = ids<CitizenSet>(root_["settled"], kCitizenSet, 1, all);
}

void StateReader::cards() {
  in_.things(root_["morning"], kCardSet, s_.morning);
  in_.things(root_["weather"], kWeatherSet, s_.weather);
  s_.weather_discard = in_.members<std::uint32_t>(root_["weather_discard"], kWeatherSet);
  in_.things(root_["consultations"], kCardSet, s_.consultations);
  const auto dusk = root_["dusk"];
  dusk.only({"deck", "discard", "gone", "on_law", "seen"});
  const auto set = [&](std::string_view key) {
    return ids<BitSet>(dusk[key], kCardSet, data_.morning_cards,
                       data_.scenario_start - data_.morning_cards);
  };
  s_.dusk_deck = set("deck");
  s_.dusk_discard = set("discard");
  s_.dusk_gone = set("gone");
  s_.dusk_on_law = set("on_law");
  s_.dusk_seen = set("seen");
  const auto scenario = [&](std::string_view key) {
    return ids<std::uint8_t>(root_[key], kCardSet, data_.scenario_start, data_.scenario.size());
  };
  s_.face_up = scenario("face_up");
  s_.scenario_gone = scenario("scenario_gone");
  const auto events = root_["events"];
  for (std::size_t i = 0; i < events.size(0, kMaxEvents) && root_.ok(); ++i) {
    const auto item = events.at(i);
    item.only({"card", "stored"});
    InForce each;
    each.card = byte(in_.thing(item["card"], kCardSet));
    for (int r = 0; r < kResources; ++r) {
      each.stored[r] = item["stored"][kResourceIds[r]].number<std::uint8_t>();
    }
    s_.events.push_back(each);
  }
}

void StateReader::laws() {
  const auto laws = root_["laws"];
  laws.only({"stack", "enacted", "suspended"});
  s_.law_stack = in_.members<std::uint16_t>(laws["stack"], kLawSet);
  s_.enacted = in_.members<std::uint16_t>(laws["enacted"], kLawSet);
  s_.suspended = in_.members<std::uint16_t>(laws["suspended"], kLawSet);
  const auto techs = root_["techs"];
  for (std::size_t i = 0; i < techs.size(kDealtTechs, kDealtTechs) && root_.ok(); ++i) {
    s_.tech[i] = byte(in_.thing(techs.at(i), kTechSet));
  }
  s_.researched = in_.members<std::uint16_t>(root_["researched"], kTechSet);
  s_.studied = or_none(root_["studied"], kTechSet);
  s_.research_at = number("research_at", 0, data_.rounds.size());
}

void StateReader::expeditions() {
  const auto routes = root_["routes"];
  for (std::size_t i = 0; i < routes.size(kRoutes, kRoutes) && root_.ok(); ++i) {
    const auto item = routes.at(i);
    item.only({"cards", "explored", "scout", "at"});
    Route& route = s_.routes[i];
    in_.things(item["cards"], kExpeditionSet, route.cards);
    route.black = in_.bits<std::uint8_t>(item["explored"], kStacks);
    route.scout = or_none(item["scout"], kPawnSet);
    route.at = item["at"].number<std::uint8_t>();
  }
  const auto stacks = root_["expeditions"];
  stacks.only({kStackIds[0], kStackIds[1], kStackIds[2]});
  for (int stack = 0; stack < kStacks; ++stack) {
    in_.things(stacks[kStackIds[stack]], kExpeditionSet, s_.expeditions[stack]);
  }
}

}  // namespace pionek::frostpunk
