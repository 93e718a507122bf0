#include "engine/power_grid/data.hpp"

#include <algorithm>

#include "engine/core/file_reader.hpp"
#include "engine/power_grid/map_data.hpp"
#include "engine/power_grid/verbs.hpp"
#include "engine/power_grid/words.hpp"

namespace pionek::power_grid {
namespace {

constexpr std::array<std::string_view, 7> kKinds{"coal",   "oil", "garbage",       "uranium",
                                                 "hybrid", "eco", "unconventional"};

// Whether a plant of the kind burns the fuel.
constexpr bool burns(Kind kind, std::size_t fuel) {
  return static_cast<std::size_t>(kind) == fuel || (kind == Kind::hybrid && fuel < 2);
}

// Reads the files one after another; the first error ends it.
class Loader {
 public:
  explicit Loader(const Files& files) : files_(files) {}

  Result<std::shared_ptr<const Data>> load() {
    files_.read("data/plants.json", [this](const JsonReader& file) { plants(file); });
    files_.read("data/maps.json", [this](const JsonReader& maps) {
      files_.read("data/cities.json", [&](const JsonReader& cities) {
        files_.read("data/regions.json", [&](const JsonReader& regions) {
          files_.read("data/links.json", [&](const JsonReader& links) {
            data_.maps = read_maps({maps, cities, regions, links}, data_.catalog);
          });
        });
      });
    });
    files_.read("data/resources.json", [this](const JsonReader& file) { resources(file); });
    files_.read("data/players.json", [this](const JsonReader& file) { players(file); });
    files_.read("data/refill.json", [this](const JsonReader& file) { refill(file); });
    files_.read("data/payments.json", [this](const JsonReader& file) { payments(file); });
    files_.read("data/constants.json", [this](const JsonReader& file) { constants(file); });
    files_.read("data/cities.json", [this](const JsonReader& file) { check_slots(file); });
    files_.read_words(kWordKeys, data_.words);
    if (const auto wrong = files_.finish()) return *wrong;
    data_.info = make_info(data_);
    if (const auto wrong = check_verbs(data_.info.verbs, data_.catalog)) return *wrong;
    return std::make_shared<const Data>(std::move(data_));
  }

 private:
  void plants(const JsonReader& file) {
    const auto list = file["plants"];
    data_.catalog.add_set("plant");
    for (std::size_t i = 0; i < list.size(1, kMaxPlants); ++i) {
      const auto item = list.at(i);
      Plant plant;
      plant.number = item["number"].number<std::uint8_t>(1, 98);
      plant.kind = static_cast<Kind>(item["kind"].one_of(kKinds));
      plant.burns = item["fuel"]["count"].number<std::uint8_t>(0, 9);
      plant.storage = item["storage"].number<std::uint8_t>(0, 18);
      plant.powers = item["powers"].number<std::uint8_t>(1, 20);
      item.leave({"name", "text"});  // what a page says of the card
      plant.burns_by_kind = Demand(plant.kind, plant.burns);
      plant.stores = Demand(plant.kind, plant.storage);
      check_plant(item, plant);
      if (!item.ok()) return;
      data_.catalog.add(std::to_string(plant.number), plant_name(plant.number));
      data_.plants.push_back(plant);
    }
  }

  void check_plant(const JsonReader& item, const Plant& plant) const {
    if (!data_.plants.empty() && plant.number <= data_.plants.back().number) {
      item["number"].fail("plant " + std::to_string(plant.number) + " is out of order",
                          "rising numbers");
    }
    if (item["id"].string() != data_id(plant.number)) {
      item["id"].fail("the id does not fit the number", "'" + data_id(plant.number) + "'");
    }
    const auto any_of = item["fuel"]["any_of"];
    std::size_t fuels = 0;
    for (std::size_t f = 0; f < kFuels; ++f) {
      if (!burns(plant.kind, f)) continue;
      if (any_of.at(fuels++).string() != kFuelIds[f]) {
        any_of.fail("another fuel than that of the kind", "'" + std::string(kFuelIds[f]) + "'");
      }
    }
    static_cast<void>(any_of.size(fuels, fuels));
    if ((fuels > 0) != (plant.burns > 0)) {
      item["fuel"]["count"].fail("found " + std::to_string(plant.burns),
                                 fuels > 0 ? "at least 1 token" : "0 for a plant without fuel");
    }
    if (plant.storage != 2 * plant.burns) {
      item["storage"].fail("found " + std::to_string(plant.storage),
                           "twice the tokens of a run (" + std::to_string(2 * plant.burns) + ")");
    }
  }

  void resources(const JsonReader& file) {
    const auto list = file["resources"];
    data_.catalog.add_set("fuel");
    for (std::size_t i = 0; i < list.size(kFuels, kFuels); ++i) {
      const auto item = list.at(i);
      if (item["id"].string() != kFuelIds[i]) {
        item["id"].fail("the fuels are out of order", "'" + std::string(kFuelIds[i]) + "'");
      }
      Resource& resource = data_.resources[i];
      resource.tokens = item["tokens"].number<int>(1, 200);
      const auto per_space = item["slots_per_space"].number<std::uint8_t>(1, 9);
      const auto spaces = item["spaces"];
      std::uint8_t last = 0;
      for (std::size_t k = 0; k < spaces.size(1, 40); ++k) {
        last = spaces.at(k).number<std::uint8_t>(static_cast<std::uint8_t>(last + 1), 250);
        resource.prices.insert(resource.prices.end(), per_space, last);
      }
      const int most = std::min(resource.tokens, static_cast<int>(resource.prices.size()));
      resource.start_in_market = item["start_in_market"].number<int>(0, most);
      data_.catalog.add(std::string(kFuelIds[i]), item["name"].text());
    }
  }

  void players(const JsonReader& file) {
    const auto list = file["player_counts"];
    for (std::size_t i = 0; i < list.size(kMaxSeats - 1, kMaxSeats - 1); ++i) {
      const auto item = list.at(i);
      const int players = static_cast<int>(i) + 2;
      static_cast<void>(item["players"].integer(players, players));
      PlayerCount& count = data_.counts[players];
      count.regions = item["regions"].number<int>(1, kMaxRegions);
      count.plants_removed = item["plants_removed"].number<int>(0, 20);
      count.max_plants = item["max_plants"].number<int>(1, 4);
      count.stage2_cities = item["stage2_cities"].number<int>(1, kMaxCities);
      count.end_cities = item["end_cities"].number<int>(1, kMaxCities);
      for (const Map& map : data_.maps) {
        const auto& areas = map.connected[static_cast<std::size_t>(count.regions)];
        if (!item.ok() || !areas.empty()) continue;
        item["regions"].fail("the map '" + map.id + "' has no " + std::to_string(count.regions) +
                                 " regions that hang together",
                             "a number every map allows");
      }
    }
  }

  void refill(const JsonReader& file) {
    const auto list = file["refill"];
    std::size_t row = 0;
    const std::size_t rows = list.size(15, 15);
    for (int players = 2; players <= kMaxSeats && row < rows; ++players) {
      for (int stage = 1; stage <= 3; ++stage, ++row) {
        const auto item = list.at(row);
        static_cast<void>(item["players"].integer(players, players));
        static_cast<void>(item["stage"].integer(stage, stage));
        Tokens& tokens = data_.counts[players].refill[stage];
        for (int f = 0; f < kFuels; ++f) {
          tokens[f] = item[kFuelIds[f]].number<std::uint8_t>(0, 99);
        }
      }
    }
  }

  void payments(const JsonReader& file) {
    const auto list = file["payments"];
    for (std::size_t i = 0; i < list.size(2, kMaxCities); ++i) {
      const auto item = list.at(i);
      const auto row = static_cast<std::int64_t>(i);
      static_cast<void>(item["cities"].integer(row, row));
      data_.payments.push_back(item["income"].number<int>(0, 999));
    }
  }

  void constants(const JsonReader& file) {
    data_.start_money = file["start_money"].number<int>(0, 9999);
    const auto city = file["city"];
    for (std::size_t i = 0; i < city["slot_costs"].size(3, 3); ++i) {
      const int least = i == 0 ? 0 : data_.slot_costs[i - 1];
      data_.slot_costs[i] = city["slot_costs"].at(i).number<int>(least, 99);
    }
    data_.start_city_cost = city["start_city_cost"].number<int>(0, 99);
    data_.cheapest_city = std::min(data_.start_city_cost, data_.slot_costs[0]);
    const auto market = file["market"];
    data_.current_size = market["current_size"].number<int>(1, 4);
    for (const char* row : {"start_current", "start_future"}) {
      const auto list = market[row];
      for (std::size_t i = 0; i < list.size(4, 4); ++i) {
        data_.start_market.push_back(plant(list.at(i)));
      }
    }
    if (market.ok() && !std::is_sorted(data_.start_market.begin(), data_.start_market.end(),
                                       std::less_equal<>())) {
      market.fail("the plants of the first market are out of order", "rising numbers");
    }
    data_.stack_top = plant(file["stack"]["top"]);
    check_stack(file);
  }

  // The costs that stand at each city are those of the constants (PG-606).
  void check_slots(const JsonReader& file) const {
    const auto list = file["cities"];
    for (std::size_t i = 0; i < list.size(); ++i) {
      const auto slots = list.at(i)["slots"];
      for (std::size_t k = 0; k < slots.size(3, 3); ++k) {
        static_cast<void>(slots.at(k).integer(data_.slot_costs[k], data_.slot_costs[k]));
      }
    }
  }

  // Every plant that is not in the first market lies in the stack; enough must be left of them.
  void check_stack(const JsonReader& file) const {
    if (!file.ok()) return;
    const auto stack = file["stack"]["top"];
    if (std::count(data_.start_market.begin(), data_.start_market.end(), data_.stack_top) != 0) {
      stack.fail("the plant lies in the first market", "a plant of the stack");
    }
    const int rest = static_cast<int>(data_.plants.size() - data_.start_market.size()) - 1;
    for (int players = 2; players <= kMaxSeats; ++players) {
      if (data_.counts[players].plants_removed >= rest) {
        stack.fail("no plant is left for " + std::to_string(players) + " players", "more plants");
      }
    }
  }

  PlantId plant(const JsonReader& item) const {
    const std::string id = item.string();
    for (std::size_t i = 0; i < data_.plants.size(); ++i) {
      if (id == data_id(data_.plants[i].number)) return static_cast<PlantId>(i);
    }
    item.fail("no plant has the id '" + id + "'", "the id of a plant");
    return 0;
  }

  // "p03": the id of a plant in the data files.
  static std::string data_id(int number) {
    return (number < 10 ? "p0" : "p") + std::to_string(number);
  }
  // Two digits, as on the card.
  static Text plant_name(int number) {
    const std::string name = data_id(number).substr(1);
    return {name, name};
  }

  FileReader files_;
  Data data_;
};

}  // namespace

Result<std::shared_ptr<const Data>> Data::load(const Files& files) { return Loader(files).load(); }

}  // namespace pionek::power_grid
