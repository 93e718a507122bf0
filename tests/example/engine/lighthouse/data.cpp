// Reading the files of the game. Every figure has bounds, every error names file and field.
#include "engine/lighthouse/data.hpp"

#include "engine/core/file_reader.hpp"
#include "engine/lighthouse/lighthouse.hpp"

namespace pionek::lighthouse {
namespace {

GameInfo make_info() {
  using Is = Blank::Is;
  using Field = Blank::Field;
  GameInfo info;
  info.id = Lighthouse::kId;
  info.name = {"Lighthouse", "Latarnia morska"};
  info.rule_prefix = "LH";
  info.max_seats = kSeats;
  info.options = {{"weather",
                   {"Weather", "Pogoda"},
                   {{"calm", {"Calm", "Spokojna"}}, {"stormy", {"Stormy", "Sztormowa"}}}}};
  info.phases = {{"watches", {"Watches", "Wachty"}}, {"night", {"Night", "Noc"}}};
  info.score_groups = score_groups();
  info.verbs = {{"fetch", {{Is::number, Field::n}}},
                {"guide", {{Is::things, Field::n, kShipSet}, {Is::number, Field::a, 0, "flares"}}},
                {"rest", {}},
                {"hail", {{Is::number, Field::a}}},  // the seat, from 1 as people see it
                {"give", {{Is::thing, Field::a, kShipSet}}, true},
                {"feed", {}},
                {"spare", {}}};
  return info;
}

void read_constants(const JsonReader& root, Data& data) {
  root.only({"source", "rounds", "start_ships", "start_oil", "barrels", "fetch_limit", "hand_limit",
             "lamp", "barrels_per_point", "wreck"});
  const auto figure = [&](std::string_view key, int least, int most) {
    return static_cast<std::uint8_t>(root[key].integer(least, most));
  };
  data.rounds = figure("rounds", 1, 20);
  data.hand_limit = figure("hand_limit", 1, kHand);
  data.start_ships = figure("start_ships", 1, data.hand_limit);
  data.start_oil = figure("start_oil", 0, 50);
  data.barrels = figure("barrels", kSeats * data.start_oil, 200);
  data.fetch_limit = figure("fetch_limit", 1, 50);
  data.lamp = figure("lamp", 1, 20);
  data.barrels_per_point = figure("barrels_per_point", 1, 50);
  data.wreck = figure("wreck", 0, 50);
}

void read_ship(const JsonReader& item, Data& data) {
  item.only({"id", "name", "sea", "oil", "points", "pilot"});
  Ship ship;
  ship.sea = static_cast<Sea>(item["sea"].one_of(kSeaIds));
  ship.oil = static_cast<std::uint8_t>(item["oil"].integer(1, 10));
  ship.points = static_cast<std::uint8_t>(item["points"].integer(0, 10));
  ship.pilot = item["pilot"].boolean();
  if (ship.sea == Sea::near && !data.ships.empty() && data.ships.back().sea == Sea::far) {
    item["sea"].fail("a near ship stands after a far one", "all near ships first");
  }
  std::string id = item["id"].id();
  if (data.catalog.find(kShipSet, id)) item["id"].fail("'" + id + "' is taken", "an id of its own");
  Text name = item["name"].text();
  if (!item.ok()) return;
  data.ships.push_back(ship);
  data.catalog.add(std::move(id), std::move(name));
}

void read_ships(const JsonReader& root, Data& data) {
  root.only({"source", "ships"});
  const auto list = root["ships"];
  data.catalog.add_set("ship");
  const std::size_t count = list.size(1, kShips);
  for (std::size_t i = 0; i < count; ++i) read_ship(list.at(i), data);
  const int needed = kSeats * data.start_ships;
  if (data.of(Sea::near).size() < needed) {
    list.fail("there are " + std::to_string(data.of(Sea::near).size()) + " near ships",
              "at least " + std::to_string(needed) + " to deal");
  }
}

}  // namespace

Ships Data::of(Sea sea) const {
  Ships found;
  for (std::size_t i = 0; i < ships.size(); ++i) {
    if (ships[i].sea == sea) found.push_back(static_cast<std::uint8_t>(i));
  }
  return found;
}

Result<std::shared_ptr<const Data>> load_data(const Files& files) {
  auto data = std::make_shared<Data>();
  data->info = make_info();
  FileReader reader(files);
  reader.read("data/constants.json", [&](const JsonReader& root) { read_constants(root, *data); });
  reader.read("data/ships.json", [&](const JsonReader& root) { read_ships(root, *data); });
  reader.read_words(kWordKeys, data->words);
  if (const auto wrong = reader.finish()) return *wrong;
  if (const auto wrong = check_verbs(data->info.verbs, data->catalog)) return *wrong;
  return std::shared_ptr<const Data>(std::move(data));
}

}  // namespace pionek::lighthouse
