#include "engine/carnegie/data.hpp"

#include "engine/carnegie/loading.hpp"
#include "engine/carnegie/verbs.hpp"
#include "engine/carnegie/words.hpp"
#include "engine/core/file_reader.hpp"

namespace pionek::carnegie {

void add_gain(const JsonReader& item, Gains& gains) {
  if (item["op"].string() != "gain") item["op"].fail("an unknown effect", "'gain'");
  const int what = item["what"].one_of(kResourceIds);
  gains[what] = static_cast<std::uint8_t>(gains[what] + item["n"].integer(1, 50));
}

Gains read_gains(const JsonReader& list) {
  Gains gains{};
  if (list.is_null()) return gains;
  for (std::size_t i = 0; i < list.size(0, 4) && list.ok(); ++i) add_gain(list.at(i), gains);
  return gains;
}

std::uint8_t read_step_cost(const JsonReader& item, std::size_t position) {
  if (position > 0) return item.number<std::uint8_t>(1, 50);
  if (!item.is_null()) item.fail("the first position costs something", "null");
  return 0;
}

int read_thing(const JsonReader& item, const Catalog& catalog, Set set) {
  const std::string id = item.string();
  if (!item.ok()) return 0;
  const auto index = catalog.find(set, id);
  if (index) return *index;
  item.fail("found '" + id + "'", catalog.id_of_a(set));
  return 0;
}

namespace {

// Reads the files one after another; the first error ends it. The order is that of the catalog's
// sets and of what the parts need of each other.
class Loader {
 public:
  explicit Loader(const Files& files) : files_(files) {}

  Result<std::shared_ptr<const Data>> load() {
    files_.read("data/departments.json", [this](const JsonReader& file) { categories(file); });
    part("data/regions.json", read_regions);
    part("data/projects.json", read_types);
    part("data/cities.json", read_cities);
    part("data/links.json", read_links);
    part("data/connections.json", read_connections);
    part("data/transport.json", read_transport);
    part("data/company.json", read_rooms);
    part("data/departments.json", read_departments);
    part("data/company.json", place_departments);
    part("data/projects.json", read_strips);
    part("data/donations.json", read_donations);
    files_.read("data/game.json", [this](const JsonReader& file) { game(file); });
    part("data/timeline.json", read_timeline);
    part("data/solo.json", read_solo);
    files_.read_words(kWordKeys, data_.words);
    if (const auto wrong = files_.finish()) return *wrong;
    data_.info = make_info(data_);
    if (const auto wrong = check_verbs(data_.info.verbs, data_.catalog)) return *wrong;
    return std::make_shared<const Data>(std::move(data_));
  }

 private:
  void part(const std::string& name, void (*use)(const JsonReader&, Data&)) {
    files_.read(name, [&](const JsonReader& file) { use(file, data_); });
  }

  // The rows bear the names of the categories.
  void categories(const JsonReader& file) {
    data_.catalog.add_set("row");
    const auto list = file["categories"];
    for (std::size_t i = 0; i < list.size(kRows, kRows); ++i) {
      const auto item = list.at(i);
      if (item["id"].string() != kRowIds[i]) {
        return item["id"].fail("the categories are out of order",
                               "'" + std::string(kRowIds[i]) + "'");
      }
      data_.catalog.add(std::string(kRowIds[i]), item["name"].text());
    }
  }

  void game(const JsonReader& file) {
    data_.catalog.add_set("resource");
    const auto resources = file["resources"];
    for (std::size_t i = 0; i < resources.size(kResources, kResources) && file.ok(); ++i) {
      if (resources.at(i)["id"].string() != kResourceIds[i]) {
        resources.at(i)["id"].fail("the resources are out of order",
                                   "'" + std::string(kResourceIds[i]) + "'");
      }
      data_.catalog.add(std::string(kResourceIds[i]), resources.at(i)["name"].text());
    }
    data_.catalog.add_set("stance");
    data_.catalog.add("idle", {"idle", "leżący"});
    data_.catalog.add("active", {"active", "stojący"});
    data_.rounds = file["rounds"].number<int>(1, 60);
    if (file.ok() && data_.rounds != kRows * (kColumns - 1)) {
      file["rounds"].fail("found " + std::to_string(data_.rounds),
                          "as many rounds as the timeline has spaces");
    }
    const auto parts = file["components"];
    data_.employees = parts["employeesPerPlayer"].number<int>(1, 60);
    data_.discs = parts["discsPerPlayer"].number<int>(1 + kRegions + kTypes, 120);
    int tiles = 0;
    for (const Department& each : data_.departments) tiles += each.copies;
    static_cast<void>(parts["departmentTiles"].integer(tiles, tiles));
    const auto setup = file["setup"];
    data_.start_money = setup["money"].number<int>(0, 999);
    data_.start_goods = setup["goods"].number<int>(0, 999);
    data_.start_moves = setup["moves"].number<int>(0, 99);
    data_.start_in_lobby =
        setup["employeesInLobby"].number<int>(0, data_.employees - data_.starting);
    check_counts(setup);
    for (int seats = 1; seats <= kSeats; ++seats) count(setup, seats, tiles);
    data_.sell_price = file["sellGoodsPrice"].number<int>(1, 1);
    data_.action_tile_vp = file["actionChoiceEndVp"].number<int>(0, 99);
    data_.active_vp = file["activeEmployeeEndVp"].number<int>(0, 99);
  }

  // What follows from other figures must agree with them: employees from the starting departments,
  // discs from the strips.
  void check_counts(const JsonReader& setup) const {
    int strips = 0;
    for (const ProjectType& type : data_.types) {
      strips += !type.sides[0].empty() && type.sides[0][0].kind == StripSpace::Kind::disc ? 1 : 0;
    }
    const auto is = [&](const char* key, int count) {
      static_cast<void>(setup[key].integer(count, count));
    };
    const int used = data_.starting + data_.start_in_lobby;
    is("employees", used);
    is("employeesStanding", data_.starting);
    is("employeesReserve", data_.employees - used);
    is("discsOnScore", 1);
    is("discsOnTransport", kRegions);
    is("discsOnStrips", strips);
    is("discsSupply", data_.discs - 1 - kRegions - strips);
  }

  void count(const JsonReader& setup, int seats, int tiles) {
    const std::string key = std::to_string(seats);
    PlayerCount& count = data_.counts[seats];
    // Everybody needs a tile to reserve.
    count.removed_tiles = setup["removedDepartments"][key].number<int>(0, tiles - seats);
    count.neutral_discs = setup["neutralDiscs"][key].number<int>(0, kMaxSlots);
    constexpr std::array<std::string_view, 3> kChoices{"none", "last_player", "all"};
    count.action_choice = static_cast<ActionChoice>(setup["actionChoice"][key].one_of(kChoices));
  }

  FileReader files_;
  Data data_;
};

}  // namespace

Result<std::shared_ptr<const Data>> Data::load(const Files& files) { return Loader(files).load(); }

}  // namespace pionek::carnegie
