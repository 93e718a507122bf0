// The numbers of Power Grid: plants, maps, prices and tables, read from games/power-grid/data and
// checked once. Immutable afterwards and shared by all games. What never changes during a game
// (cheapest distances for every choice of regions) is worked out here.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/catalog.hpp"
#include "engine/core/files.hpp"
#include "engine/core/game_info.hpp"
#include "engine/core/words.hpp"

namespace pionek::power_grid {

enum class Fuel : std::uint8_t { coal, oil, garbage, uranium };
inline constexpr int kFuels = 4;
inline constexpr std::array<Fuel, kFuels> kAllFuels{Fuel::coal, Fuel::oil, Fuel::garbage,
                                                    Fuel::uranium};
inline constexpr std::array<std::string_view, kFuels> kFuelIds{"coal", "oil", "garbage", "uranium"};
// Tokens by fuel.
using Tokens = std::array<std::uint8_t, kFuels>;

enum class Kind : std::uint8_t { coal, oil, garbage, uranium, hybrid, eco, unconventional };

// The catalog's sets.
enum Set : std::uint8_t { kPlantSet, kCitySet, kRegionSet, kFuelSet };

// Index of a plant in Data::plants, which are sorted by number: a lower id is a lower number.
using PlantId = std::uint8_t;
inline constexpr int kMaxPlants = 46;
// The Stage 3 card among the plants of the stack.
inline constexpr PlantId kStage3Card = 63;
inline constexpr std::string_view kStage3CardId = "stage3";

// Tokens by fuel, with those apart that may be coal or oil: what plants burn, or can hold. One byte
// each in one word, so that the plants of a player add up in a few instructions.
class Demand {
 public:
  constexpr Demand() = default;
  constexpr Demand(Kind kind, int tokens)
      : bytes_(kind <= Kind::hybrid ? static_cast<std::uint64_t>(tokens) << shift(kind) : 0) {}

  constexpr Demand& operator+=(Demand other) {
    bytes_ += other.bytes_;
    return *this;
  }
  // By index of the fuel.
  [[nodiscard]] constexpr int own(std::size_t fuel) const {
    return static_cast<int>(bytes_ >> (8 * fuel) & 255U);
  }
  [[nodiscard]] constexpr int hybrid() const { return own(static_cast<std::size_t>(Kind::hybrid)); }

 private:
  static constexpr int shift(Kind kind) { return 8 * static_cast<int>(kind); }

  std::uint64_t bytes_ = 0;
};

struct Plant {
  std::uint8_t number = 0;
  Kind kind = Kind::coal;
  std::uint8_t burns = 0;    // tokens for a run
  std::uint8_t storage = 0;  // tokens it can hold
  std::uint8_t powers = 0;   // cities a run supplies
  Demand burns_by_kind;      // the same, to be added up
  Demand stores;
};

inline constexpr int kMaxCities = 48;
inline constexpr int kMaxRegions = 6;
// Bits of cities of one map, of regions of one map.
using CitySet = std::uint64_t;
using RegionSet = std::uint8_t;
// Cheapest connection cost from one city to each, inside one choice of regions.
inline constexpr std::uint8_t kUnreachable = 255;
using Row = std::array<std::uint8_t, kMaxCities>;

struct Map {
  std::string id;
  Text name;
  int first_city = 0;  // catalog index of city 0 of this map
  int cities = 0;
  int first_region = 0;
  int regions = 0;
  std::array<CitySet, kMaxRegions> region_cities{};
  std::array<RegionSet, kMaxRegions> region_neighbours{};
  // By choice of regions: the distance table, empty when the regions do not hang together.
  std::array<std::vector<Row>, 1 << kMaxRegions> distances;
  // By number of regions: every choice that hangs together.
  std::array<std::vector<RegionSet>, kMaxRegions + 1> connected;

  [[nodiscard]] CitySet cities_of(RegionSet chosen) const {
    CitySet all = 0;
    for (int r = 0; r < regions; ++r) {
      if ((chosen >> r & 1) != 0) all |= region_cities[r];
    }
    return all;
  }
};

// What depends on the number of players.
struct PlayerCount {
  int regions = 0;
  int plants_removed = 0;
  int max_plants = 0;
  int stage2_cities = 0;
  int end_cities = 0;
  std::array<Tokens, 4> refill{};  // by stage, 1 to 3
};

struct Resource {
  int tokens = 0;  // in the whole game
  int start_in_market = 0;
  std::vector<std::uint8_t> prices;  // of each place of the market, rising
};

struct Data {
  static Result<std::shared_ptr<const Data>> load(const Files& files);

  std::vector<Plant> plants;
  std::vector<Map> maps;
  std::array<PlayerCount, kMaxSeats + 1> counts{};
  std::array<Resource, kFuels> resources{};
  std::vector<int> payments;  // by cities supplied
  int start_money = 0;
  std::array<int, 3> slot_costs{};
  int start_city_cost = 0;
  int cheapest_city = 0;              // no city ever costs less
  std::vector<PlantId> start_market;  // rising
  int current_size = 0;               // how many of the market are open in stages 1 and 2
  PlantId stack_top = 0;
  Catalog catalog;
  GameInfo info;
  std::array<Words, 2> words;

  [[nodiscard]] int income(int cities) const {
    return payments[std::min<std::size_t>(static_cast<std::size_t>(cities), payments.size() - 1)];
  }
  // The price of the next token when so many lie in the market.
  [[nodiscard]] int price(Fuel fuel, int in_market) const {
    const auto& prices = resources[static_cast<std::size_t>(fuel)].prices;
    return prices[prices.size() - static_cast<std::size_t>(in_market)];
  }
};

}  // namespace pionek::power_grid
