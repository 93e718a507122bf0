// The set-up cards and the figures of the set-up.
#include <algorithm>

#include "engine/nucleum/loading.hpp"

namespace pionek::nucleum {
namespace {

SetupEntry read_entry(const JsonReader& item, const Data& data) {
  item.only({"city", "only_3_plus"});
  const int city = read_thing(item["city"], data.catalog, kCitySet);
  return {static_cast<std::uint8_t>(city), item["only_3_plus"].boolean()};
}

template <class Entries>
void read_entries(const JsonReader& list, const Data& data, Entries& into) {
  for (std::size_t i = 0; i < list.size(0, Entries::capacity()) && list.ok(); ++i) {
    into.push_back(read_entry(list.at(i), data));
  }
}

// The plant of a city that may have a nucleum.
std::uint8_t read_plant(const JsonReader& item, const Data& data) {
  const int city = read_thing(item, data.catalog, kCitySet);
  const auto at = std::find_if(data.plants.begin(), data.plants.end(), [&](const Plant& plant) {
    return plant.city == city && plant.nucleum;
  });
  if (item.ok() && at == data.plants.end()) {
    item.fail("'" + item.string() + "' has no plant for a nucleum", "a city with one");
  }
  return static_cast<std::uint8_t>(at - data.plants.begin());
}

int count_contracts(const Data& data, Deck deck) {
  return static_cast<int>(
      std::count_if(data.contracts.begin(), data.contracts.end(),
                    [&](const Contract& contract) { return contract.deck == deck; }));
}

}  // namespace

void read_cards(const JsonReader& file, Data& data) {
  file.only({"source", "note", "supply", "cards"});
  const auto supply = file["supply"];
  supply.only({"urban_rubble", "mine_rubble", "turbine_rubble"});
  data.urban_rubble = read_byte(supply["urban_rubble"], 0, 20);
  data.mine_rubble = read_byte(supply["mine_rubble"], 0, 20);
  for (const Map& map : data.maps) {
    const int blocked = std::popcount(map.blocked_turbines);
    static_cast<void>(supply["turbine_rubble"].integer(blocked, 20));
  }
  const auto list = file["cards"];
  for (std::size_t i = 0; i < list.size(1, kMaxCards) && list.ok(); ++i) {
    const auto item = list.at(i);
    item.only({"id", "neutral_building", "nucleum", "urban_rubble", "mine_rubble"});
    item.leave({"id"});
    SetupCard card;
    if (!item["neutral_building"].is_null()) {
      card.neutral.push_back(read_entry(item["neutral_building"], data));
    }
    card.nucleum = read_plant(item["nucleum"], data);
    read_entries(item["urban_rubble"], data, card.urban_rubble);
    read_entries(item["mine_rubble"], data, card.mine_rubble);
    data.cards.push_back(card);
  }
}

void read_setup(const JsonReader& file, Data& data) {
  file.only({"source", "note", "map", "advanced_tiles", "silver_contracts", "gold_contracts",
             "closed_places", "rubble", "marked_entries", "market", "offer_prices",
             "second_purchase_thaler", "red_field_thaler", "more_neutral_buildings", "player"});
  const auto advanced = std::count_if(data.tiles.begin(), data.tiles.end(), [](const Tile& tile) {
    return tile.category == Tile::Category::advanced;
  });
  const auto market = file["market"];
  market.only({"silver", "gold"});
  data.silver_market = read_byte(market["silver"], 0, kMarket);
  const int gold_market =
      read_byte(market["gold"], kMarket - data.silver_market, kMarket - data.silver_market);
  for (int seats = 2; seats <= kSeats; ++seats) {
    const std::string key = std::to_string(seats);
    PlayerCount& count = data.counts[seats];
    count.map = static_cast<std::uint8_t>(file["map"][key].one_of(kMapIds));
    count.advanced = read_byte(file["advanced_tiles"][key], kOffer - data.base_tiles,
                               std::min<std::int64_t>(advanced, kMaxStack - data.base_tiles));
    count.silver = read_byte(file["silver_contracts"][key], data.silver_market,
                             std::min(count_contracts(data, Deck::silver), kMaxContractStack));
    count.gold = read_byte(file["gold_contracts"][key], gold_market,
                           std::min(count_contracts(data, Deck::gold), kMaxContractStack));
    count.marked_entries = file["marked_entries"][key].boolean();
    if (file["rubble"][key].boolean()) {
      count.urban_rubble = static_cast<std::uint8_t>(data.urban_rubble);
      count.mine_rubble = static_cast<std::uint8_t>(data.mine_rubble);
    }
    if (file["closed_places"][key].boolean()) {
      count.empty_wagons = static_cast<std::uint8_t>(data.empty_wagon_spaces);
      count.blocked_turbines = data.maps[count.map].blocked_turbines;
    }
  }
  for (const auto key : {"map", "advanced_tiles", "silver_contracts", "gold_contracts",
                         "closed_places", "rubble", "marked_entries"}) {
    file[key].only({"2", "3", "4"});
  }
  const auto prices = file["offer_prices"];
  for (std::size_t i = 0; i < prices.size(kOffer, kOffer) && file.ok(); ++i) {
    data.prices[i] = read_byte(prices.at(i), 0, 30);
  }
  data.second_purchase = read_byte(file["second_purchase_thaler"], 0, 30);
  data.red_field = read_byte(file["red_field_thaler"], 0, 30);
  data.more_neutral =
      read_byte(file["more_neutral_buildings"], 0, static_cast<int>(data.cards.size()) - 1);
  const auto player = file["player"];
  player.only({"thaler", "workers", "workers_first_games", "workers_total"});
  data.start_thaler = read_byte(player["thaler"], 0, 99);
  data.workers = read_byte(player["workers_total"], 1, 60);
  data.start_workers = read_byte(player["workers"], 0, data.workers);
  data.first_game_workers = read_byte(player["workers_first_games"], 0, data.workers);
}

void read_scoring(const JsonReader& file, Data& data) {
  file.only({"source", "uranium_per_vp", "workers_per_vp", "thaler_per_vp"});
  data.uranium_per_vp = read_byte(file["uranium_per_vp"], 1, 99);
  data.workers_per_vp = read_byte(file["workers_per_vp"], 1, 99);
  data.thaler_per_vp = read_byte(file["thaler_per_vp"], 1, 99);
}

}  // namespace pionek::nucleum
