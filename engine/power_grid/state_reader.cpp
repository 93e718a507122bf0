#include "engine/power_grid/state_reader.hpp"

#include <algorithm>

namespace pionek::power_grid {
namespace {

// Every round takes a plant out of the game, so after 42 of them only building is left to do, and
// whoever builds ends it. People who never build could play for ever; a position of theirs is read
// up to this round.
constexpr int kMostRounds = 1000;

}  // namespace

State StateReader::read() {
  root_.only({"game", "map", "regions", "money_visible", "round", "stage", "stage3", "order",
              "players", "market", "stack", "top_is_known", "removed", "discarded", "fuel_market",
              "auction", "agenda", "reveals", "rng"});
  header();
  const auto players = root_["players"];
  for (std::size_t i = 0; i < s_.seats && root_.ok(); ++i) player(players.at(i), s_.players[i]);
  in_.things(root_["market"], kPlantSet, s_.market);
  stack(root_["stack"]);
  s_.removed = in_.members<std::uint64_t>(root_["removed"], kPlantSet);
  s_.discarded = in_.members<std::uint64_t>(root_["discarded"], kPlantSet);
  s_.fuel_market = tokens(root_["fuel_market"]);
  auction(root_["auction"]);
  in_.agenda(s_.agenda, kStepIds, s_.seats);
  s_.reveals = in_.reveals();
  s_.rng = in_.rng();
  if (!root_.ok()) return s_;
  s_.phase = phase_of(s_.agenda);
  game_.refresh_networks(s_);
  return s_;
}

void StateReader::header() {
  in_.head(game_.info());
  const std::string map_id = root_["map"].string();
  while (s_.map < data_.maps.size() && data_.maps[s_.map].id != map_id) ++s_.map;
  if (s_.map == data_.maps.size()) {
    s_.map = 0;
    root_["map"].fail("no map has the id '" + map_id + "'", "the id of a map");
  }
  s_.seats = static_cast<std::uint8_t>(root_["players"].size(2, kMaxSeats));
  const Map& map = game_.map(s_);
  const auto regions = root_["regions"];
  s_.regions = on_map<RegionSet>(regions, kRegionSet, map.first_region, map.regions);
  if (s_.regions != 0 && map.distances[s_.regions].empty()) {
    regions.fail("the regions do not hang together", "connected regions (PG-105)");
  }
  s_.area = map.cities_of(s_.regions);
  s_.money_visible = root_["money_visible"].boolean() ? 1 : 0;
  s_.round = root_["round"].number<std::uint16_t>(0, kMostRounds);
  s_.stage = root_["stage"].number<std::uint8_t>(1, 3);
  s_.stage3 = static_cast<Stage3>(root_["stage3"].one_of(kStage3Ids));
  s_.known_top = root_["top_is_known"].boolean() ? 1 : 0;
  const auto order = root_["order"];
  for (std::size_t i = 0; i < order.size(s_.seats, s_.seats); ++i) {
    s_.order.push_back(PositionReader::seat(order.at(i), s_.seats));
  }
}

void StateReader::player(const JsonReader& item, Player& player) const {
  item.only({"cash", "plants", "fuel", "cities", "bought", "gave_up"});
  player.cash = item["cash"].number<std::int32_t>(0, most_cash());
  in_.things(item["plants"], kPlantSet, player.plants);
  player.fuel = tokens(item["fuel"]);
  const Map& map = game_.map(s_);
  player.cities = on_map<CitySet>(item["cities"], kCitySet, map.first_city, map.cities);
  player.bought = item["bought"].boolean() ? 1 : 0;
  player.gave_up = item["gave_up"].boolean() ? 1 : 0;
}

// Top first, the Stage 3 card among the plants.
void StateReader::stack(const JsonReader& list) {
  for (std::size_t i = list.size(0, s_.stack.capacity()); i > 0 && list.ok(); --i) {
    const auto card = list.at(i - 1);
    const bool stage3 = card.is_string() && card.string() == kStage3CardId;
    s_.stack.push_back(stage3 ? kStage3Card : plant(card));
  }
}

void StateReader::auction(const JsonReader& item) {
  if (!item.ok() || item.is_null()) return;
  item.only({"plant", "bid", "bidder", "active"});
  Auction& auction = s_.auction;
  auction.open = 1;
  auction.plant = plant(item["plant"]);
  const int number = data_.plants[auction.plant].number;
  auction.high_bidder = PositionReader::seat_or_nobody(item["bidder"], s_.seats);
  auction.high_bid = number - 1;
  if (auction.high_bidder != nobody) {
    auction.high_bid = item["bid"].number<std::int32_t>(number, most_cash());
  } else if (!item["bid"].is_null()) {
    item["bid"].fail("a bid without a bidder", "null");
  }
  auction.active = in_.bits<std::uint8_t>(item["active"], s_.seats);
}

// Money comes in by income alone, once a round.
int StateReader::most_cash() const {
  const auto& payments = data_.payments;
  return data_.start_money + s_.round * *std::max_element(payments.begin(), payments.end());
}

template <std::unsigned_integral Bits>
Bits StateReader::on_map(const JsonReader& list, Set set, int first, int count) const {
  Bits bits = 0;
  for (std::size_t i = 0; i < list.size(0, static_cast<std::size_t>(count)) && list.ok(); ++i) {
    const auto item = list.at(i);
    const int at = in_.thing(item, set) - first;
    if (!item.ok()) break;
    if (at < 0 || at >= count) {
      item.fail("found '" + item.string() + "'", "a " + data_.catalog.set_id(set) + " of this map");
    } else if ((bits >> at & 1) != 0) {
      item.fail("it is named twice", "each once");
    } else {
      bits = static_cast<Bits>(bits | Bits{1} << at);
    }
  }
  return bits;
}

Tokens StateReader::tokens(const JsonReader& item) const {
  item.only({kFuelIds[0], kFuelIds[1], kFuelIds[2], kFuelIds[3]});
  Tokens tokens{};
  for (std::size_t f = 0; f < kFuels; ++f) {
    tokens[f] = item[kFuelIds[f]].number<std::uint8_t>(0, data_.resources[f].tokens);
  }
  return tokens;
}

}  // namespace pionek::power_grid
