#include "engine/power_grid/position_reader.hpp"

#include <bit>
#include <charconv>

#include "engine/power_grid/names.hpp"
#include "engine/power_grid/storage.hpp"

namespace pionek::power_grid {

State PositionReader::read() {
  root_.only({"game", "map", "regions", "money_visible", "round", "stage", "stage3", "order",
              "players", "market", "stack", "top_is_known", "removed", "discarded", "fuel_market",
              "auction", "now", "reveals", "rng"});
  header();
  if (root_.ok()) players();
  if (root_.ok()) cards();
  if (root_.ok()) game_.refresh_networks(s_);
  if (root_.ok()) auction();
  if (root_.ok()) now();
  return s_;
}

void PositionReader::header() {
  if (root_["game"].string() != game_.info().id) {
    root_["game"].fail("this is not a position of " + game_.info().id, game_.info().id);
  }
  const std::string map_id = root_["map"].string();
  while (s_.map < data_.maps.size() && data_.maps[s_.map].id != map_id) ++s_.map;
  if (s_.map == data_.maps.size()) {
    s_.map = 0;
    root_["map"].fail("no map has the id '" + map_id + "'", "the id of a map");
  }
  s_.seats = static_cast<std::uint8_t>(root_["players"].size(2, kMaxSeats));
  if (!root_.ok()) return;
  const Map& map = game_.map(s_);
  const auto regions = root_["regions"];
  for (std::size_t i = 0; i < regions.size(0, kMaxRegions); ++i) {
    const int r = thing(regions.at(i), kRegionSet, map.first_region, map.regions);
    if ((s_.regions >> r & 1) != 0) regions.at(i).fail("the region is named twice", "each once");
    s_.regions = static_cast<RegionSet>(s_.regions | 1U << r);
  }
  if (s_.regions != 0 && map.distances[s_.regions].empty()) {
    regions.fail("the regions do not hang together", "connected regions (PG-105)");
  }
  s_.area = map.cities_of(s_.regions);
  s_.money_visible = root_["money_visible"].boolean() ? 1 : 0;
  s_.round = static_cast<std::uint16_t>(root_["round"].integer(0, 60000));
  s_.stage = static_cast<std::uint8_t>(root_["stage"].integer(1, 3));
  s_.stage3 = static_cast<Stage3>(root_["stage3"].one_of(kStage3Names));
  s_.known_top = root_["top_is_known"].boolean() ? 1 : 0;
  s_.reveals = static_cast<std::uint32_t>(root_["reveals"].integer(0, 0xFFFFFFFF));
  const auto order = root_["order"];
  for (std::size_t i = 0; i < order.size(s_.seats, s_.seats); ++i) {
    s_.order.push_back(seat(order.at(i)));
  }
  Seed words{};
  const auto rng = root_["rng"];
  for (std::size_t i = 0; i < rng.size(4, 4); ++i) {
    const std::string text = rng.at(i).string();
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), words[i], 16);
    if (text.size() != 16 || code != std::errc{} || end != text.data() + 16) {
      rng.at(i).fail("found '" + text + "'", "16 hexadecimal digits");
    }
  }
  s_.rng = Rng::from_words(words);
}

void PositionReader::players() {
  const auto list = root_["players"];
  const Map& map = game_.map(s_);
  for (std::size_t i = 0; i < s_.seats; ++i) {
    const auto item = list.at(i);
    item.only({"cash", "plants", "fuel", "cities", "bought", "gave_up"});
    Player& player = s_.players[i];
    player.cash = static_cast<std::int32_t>(item["cash"].integer(0, 1'000'000'000));
    const auto plants = item["plants"];
    for (std::size_t k = 0; k < plants.size(0, 5); ++k)
      player.plants.push_back(plant(plants.at(k)));
    player.fuel = tokens(item["fuel"]);
    const auto cities = item["cities"];
    for (std::size_t k = 0; k < cities.size(0, kMaxCities); ++k) {
      const CitySet city = CitySet{1} << thing(cities.at(k), kCitySet, map.first_city, map.cities);
      if ((player.cities & city) != 0) {
        cities.at(k).fail("the city is named twice", "one house in a city (PG-610)");
      }
      if ((s_.area & city) == 0) {
        cities.at(k).fail("the city is outside the play area", "a city of the regions in play");
      }
      player.cities |= city;
    }
    player.bought = item["bought"].boolean() ? 1 : 0;
    player.gave_up = item["gave_up"].boolean() ? 1 : 0;
  }
}

void PositionReader::cards() {
  const auto market = root_["market"];
  for (std::size_t i = 0; i < market.size(0, 8); ++i) s_.market.push_back(plant(market.at(i)));
  const auto stack = root_["stack"];
  for (std::size_t i = stack.size(0, 40); i > 0; --i) {
    const auto card = stack.at(i - 1);
    const bool stage3 = card.is_string() && card.string() == "stage3";
    s_.stack.push_back(stage3 ? kStage3Card : plant(card));
  }
  if (s_.known_top != 0 && (s_.stack.empty() || s_.stack.back() != data_.stack_top)) {
    root_["top_is_known"].fail("the known card is not on top of the stack", "false");
  }
  s_.removed = plant_bits(root_["removed"]);
  s_.discarded = plant_bits(root_["discarded"]);
  s_.fuel_market = tokens(root_["fuel_market"]);
}

void PositionReader::auction() {
  const auto item = root_["auction"];
  if (item.is_null()) return;
  item.only({"plant", "bid", "bidder", "active"});
  Auction& auction = s_.auction;
  auction.open = 1;
  auction.plant = plant(item["plant"]);
  const int number = data_.plants[auction.plant].number;
  auction.high_bid = number - 1;
  if (!item["bidder"].is_null()) {
    auction.high_bidder = seat(item["bidder"]);
    auction.high_bid =
        static_cast<std::int32_t>(item["bid"].integer(number, s_.player(auction.high_bidder).cash));
  } else if (!item["bid"].is_null()) {
    item["bid"].fail("a bid without a bidder", "null");
  }
  const auto active = item["active"];
  for (std::size_t i = 0; i < active.size(2, s_.seats); ++i) {
    const Seat each = seat(active.at(i));
    if (!s_.player(each).may_buy()) {
      active.at(i).fail("this seat has bought or given up", "seats that may still buy (PG-306)");
    }
    if ((auction.active >> index(each) & 1) != 0) {
      active.at(i).fail("the seat is named twice", "each seat once");
    }
    auction.active = static_cast<std::uint8_t>(auction.active | 1U << index(each));
  }
  for (int i = 0; i < s_.seats; ++i) {
    const bool in = (auction.active >> i & 1) != 0;
    if (auction.high_bidder == nobody && s_.players[i].may_buy() && !in) {
      active.fail("a seat is missing", "every seat that may still buy before the first bid");
    }
  }
  if (!item.ok()) return;
  if (s_.market.find(auction.plant) < 0 || s_.market.find(auction.plant) >= game_.open_plants(s_)) {
    item["plant"].fail("the plant is not open for auction", "a plant of the current market");
  }
}

void PositionReader::now() {
  const auto item = root_["now"];
  item.only({"step", "seat", "turn", "new"});
  const int name = item["step"].one_of(kStepNames);
  if (!item.ok()) return;
  const bool over = name == static_cast<int>(kStepNames.size()) - 1;
  const auto step = static_cast<Step>(name);
  const bool bidding = !over && step == Step::bid;
  if (bidding != (s_.auction.open != 0)) {
    return root_["auction"].fail(bidding ? "null in the middle of an auction" : "an auction",
                                 bidding ? "the auction" : "null outside an auction");
  }
  const int regions = std::popcount(s_.regions);
  const bool drafting = !over && step == Step::draft;
  if (drafting ? regions >= game_.count(s_).regions : regions != game_.count(s_).regions) {
    return root_["regions"].fail("found " + std::to_string(regions) + " regions",
                                 "the number for the players (PG-104)");
  }
  if (drafting != (s_.round == 0)) {
    return root_["round"].fail("found " + std::to_string(s_.round),
                               drafting ? "0 during the draft" : "at least 1");
  }
  if (over) {
    s_.phase = 4;
    check_stage(Step::build);
    if (s_.leader_cities() < game_.count(s_).end_cities) {
      item["step"].fail("nobody has reached the end", "a step of the round (PG-901)");
    }
    return;
  }
  check_stage(step);
  if (item.ok()) steps(step, item);
}

// Rebuilds the agenda under the step: the rest of the round is always the same.
void PositionReader::steps(Step step, const JsonReader& now) {
  static constexpr std::array<Step, 8> kRound{
      Step::round, Step::end_bureaucracy, Step::power,  Step::end_building, Step::build,
      Step::buy,   Step::end_auction,     Step::auction};
  const bool nested = step == Step::bid || step == Step::discard || step == Step::give_back;
  const Step base = step == Step::draft ? Step::round : nested ? Step::auction : step;
  for (const Step each : kRound) {
    s_.agenda.push({.step = each});
    if (each == base) break;
  }
  if (nested && step != Step::bid) s_.agenda.push({.step = Step::replace});
  if (nested || step == Step::draft) s_.agenda.push({.step = step});
  s_.phase = static_cast<std::uint8_t>(step == Step::draft   ? 0
                                       : step == Step::buy   ? 3
                                       : step == Step::build ? 4
                                       : step == Step::power ? 5
                                                             : 2);
  Task& task = s_.agenda.top();
  const Seat who = seat(now["seat"]);
  if (has_turns(step)) {
    const int turns = step == Step::draft ? game_.count(s_).regions : s_.seats;
    task.turn = static_cast<std::uint8_t>(now["turn"].integer(0, turns - 1));
    if (step == Step::draft && task.turn != std::popcount(s_.regions)) {
      now["turn"].fail("found " + std::to_string(task.turn), "the number of regions named");
    }
    const bool forward = step == Step::draft || step == Step::power;
    const int at = task.turn % s_.seats;
    task.seat = s_.order.size() == s_.seats ? s_.order[forward ? at : s_.seats - 1 - at] : who;
    if (task.seat != who) {
      now["seat"].fail("found " + std::to_string(index(who)),
                       std::to_string(index(task.seat)) + " by the order track");
    }
    return;
  }
  task.seat = who;
  check_auction(now, who);
  const Player& player = s_.player(who);
  if (step == Step::discard) {
    task.a = plant(now["new"]);
    const bool over = player.plants.size() == game_.count(s_).max_plants + 1;
    if (!over || player.plants.find(task.a) < 0 || player.bought == 0) {
      now["new"].fail("the seat is not over its limit by this plant", "a plant just bought");
    }
  } else if (step == Step::give_back) {
    const Demand storage = storage_of(data_, player);
    const int surplus = mixed_surplus(storage, player.fuel);
    const int least = std::max(0, surplus - in_hybrids(storage, player.fuel, Fuel::oil));
    const int most = std::min(surplus, in_hybrids(storage, player.fuel, Fuel::coal));
    if (least >= most) now["step"].fail("there is nothing to choose", "coal and oil that compete");
    task.a = static_cast<std::uint8_t>(least);
    task.b = static_cast<std::uint8_t>(most);
  }
}

void PositionReader::check_auction(const JsonReader& now, Seat who) const {
  const Step step = s_.agenda.top().step;
  const Auction& auction = s_.auction;
  const auto chooser = [this] {
    for (const Seat each : s_.order) {
      if (s_.player(each).may_buy()) return each;
    }
    return nobody;
  };
  const auto fail = [&](const char* what) {
    now["seat"].fail("found " + std::to_string(index(who)), what);
  };
  if (step == Step::auction) {
    if (who != chooser()) fail("the first in order who may still choose (PG-302)");
    if (s_.market.empty()) now["step"].fail("the market is empty", "a later step (PG-321)");
  } else if (step == Step::bid && auction.high_bidder == nobody) {
    if (who != chooser()) fail("the seat that picked the plant");
    if (s_.player(who).cash <= auction.high_bid) fail("a seat that can pay the opening bid");
  } else if (step == Step::bid) {
    if ((auction.active >> index(auction.high_bidder) & 1) == 0) {
      root_["auction"]["bidder"].fail("the high bidder is not in the auction", "an active seat");
    }
    // Whoever passes is out, so the next seat clockwise always has the word.
    int next = index(auction.high_bidder);
    do {
      next = next + 1 == s_.seats ? 0 : next + 1;
    } while ((auction.active >> next & 1) == 0);
    if (index(who) != next) fail("the next seat in the auction after the high bidder");
  }
}

void PositionReader::check_stage(Step step) const {
  const auto stage3 = root_["stage3"];
  if ((s_.stage == 3) != (s_.stage3 == Stage3::begun)) {
    stage3.fail("stage and card do not fit together", "'begun' exactly in stage 3");
  }
  if (s_.stage3 == Stage3::in_market && (step < Step::auction || step > Step::give_back)) {
    stage3.fail("the card lies in the market outside phase 2", "another place (PG-807)");
  }
  if (s_.stage3 == Stage3::drawn && step != Step::build) {
    stage3.fail("the card was drawn and stage 3 has not begun", "phase 4 (PG-808)");
  }
}

// An id of a set whose index lies in [first, first + count); answers the index from first.
int PositionReader::thing(const JsonReader& item, Set set, int first, int count) const {
  const std::string id = item.string();
  if (!item.ok()) return 0;
  const auto index = data_.catalog.find(set, id);
  if (index && *index >= first && *index < first + count) return *index - first;
  item.fail("found '" + id + "'", "the id of a " + data_.catalog.set_id(set) + " of this game");
  return 0;
}

std::uint64_t PositionReader::plant_bits(const JsonReader& list) const {
  std::uint64_t bits = 0;
  for (std::size_t i = 0; i < list.size(0, kMaxPlants); ++i) {
    const std::uint64_t bit = std::uint64_t{1} << plant(list.at(i));
    if ((bits & bit) != 0) list.at(i).fail("the plant is named twice", "each plant once");
    bits |= bit;
  }
  return bits;
}

Tokens PositionReader::tokens(const JsonReader& item) const {
  item.only({kFuelNames[0], kFuelNames[1], kFuelNames[2], kFuelNames[3]});
  Tokens tokens{};
  for (std::size_t f = 0; f < kFuels; ++f) {
    tokens[f] =
        static_cast<std::uint8_t>(item[kFuelNames[f]].integer(0, data_.resources[f].tokens));
  }
  return tokens;
}

}  // namespace pionek::power_grid
