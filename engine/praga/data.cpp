#include "engine/praga/data.hpp"

#include "engine/core/file_reader.hpp"
#include "engine/praga/loading.hpp"
#include "engine/praga/verbs.hpp"
#include "engine/praga/words.hpp"

namespace pionek::praga {

void add_thing(const JsonReader& item, Set set, Data& data, Text name) {
  std::string id = item["id"].id();
  if (data.catalog.find(set, id)) item["id"].fail("'" + id + "' is taken", "an id of its own");
  if (item.ok()) data.catalog.add(std::move(id), std::move(name));
}

void add_named(const JsonReader& item, Set set, Data& data) {
  add_thing(item, set, data, item["name"].text());
}

int read_thing(const JsonReader& item, const Catalog& catalog, Set set) {
  const std::string id = item.string();
  if (!item.ok()) return 0;
  const auto index = catalog.find(set, id);
  if (index) return *index;
  item.fail("found '" + id + "'", catalog.id_of_a(set));
  return 0;
}

void expect_id(const JsonReader& item, std::string_view id) {
  const std::string found = item.string();
  if (item.ok() && found != id) {
    item.fail("found '" + found + "'", "'" + std::string(id) + "'");
  }
}

namespace {

// Adds a set of things that the code knows, in its order.
template <std::size_t Count>
void add_known(const JsonReader& list, Data& data, const char* set_id,
               const std::array<std::string_view, Count>& ids) {
  const Set set = static_cast<Set>(data.catalog.sets());
  data.catalog.add_set(set_id);
  for (std::size_t i = 0; i < list.size(Count, Count) && list.ok(); ++i) {
    expect_id(list.at(i)["id"], ids[i]);
    add_named(list.at(i), set, data);
  }
}

std::vector<int> read_table(const JsonReader& list) {
  std::vector<int> out;
  for (std::size_t i = 0; i < list.size(1, 99) && list.ok(); ++i) {
    out.push_back(list.at(i).number<int>(0, 99));
  }
  return out;
}

// Reads the files one after another; the first error ends it. The order is that of the catalog's
// sets and of what the parts need of each other.
class Loader {
 public:
  explicit Loader(const Files& files) : files_(files) {}

  Result<std::shared_ptr<const Data>> load() {
    files_.read_words(kWordKeys, data_.words);
    data_.ops.push_back({});
    data_.programs.push_back({});
    files_.read("data/actions.json", [this](const JsonReader& file) { actions(file); });
    files_.read("data/meta.json", [this](const JsonReader& file) { goods(file); });
    part("data/player_board.json", read_tracks);
    files_.read("data/meta.json", [this](const JsonReader& file) { meta(file); });
    part("data/action_tiles.json", read_action_tiles);
    part("data/crane.json", read_crane);
    data_.catalog.add_set("hex");
    part("data/upgrade_tiles.json", read_upgrades);
    part("data/wall_tiles.json", read_walls);
    part("data/building_tiles.json", read_buildings);
    part("data/action_board.json", read_action_board);
    part("data/city.json", read_city);
    part("data/plaza_tiles.json", read_plaza_tiles);
    part("data/kings_road.json", read_road);
    part("data/monuments.json", read_monuments);
    part("data/bridge.json", read_bridge);
    part("data/technology_tiles.json", read_technologies);
    part("data/player_board.json", read_bonuses);
    part("data/seals.json", read_seals);
    part("data/tokens.json", read_tokens);
    part("data/parler.json", read_parler);
    if (auto wrong = files_.finish()) return *std::move(wrong);
    data_.catalog.add_set("gain");
    for (std::size_t id = 0; id < data_.programs.size(); ++id) {
      data_.catalog.add("g" + std::to_string(id), text_of(data_, static_cast<ProgramId>(id)));
    }
    data_.info = make_info(data_);
    if (auto wrong = check_verbs(data_.info.verbs, data_.catalog)) return *std::move(wrong);
    return std::make_shared<const Data>(std::move(data_));
  }

 private:
  void part(const std::string& name, void (*use)(const JsonReader&, Data&)) {
    files_.read(name, [&](const JsonReader& file) { use(file, data_); });
  }

  void actions(const JsonReader& file) {
    const auto list = file["actions"];
    add_known(list, data_, "action", kActionIds);
    data_.catalog.add_set("action_short");
    for (std::size_t i = 0; i < kActions && file.ok(); ++i) {
      data_.catalog.add(std::string(kActionIds[i]), list.at(i)["short"].text());
      list.at(i).leave({"text"});
    }
  }

  void goods(const JsonReader& file) { add_known(file["goods"], data_, "good", kGoodIds); }

  void meta(const JsonReader& file) {
    add_known(file["rows"], data_, "row", kKindIds);
    data_.catalog.add_set("reward");
    data_.catalog.add("top", {"top", "górna"});
    data_.catalog.add("bottom", {"bottom", "dolna"});
    data_.catalog.add_set("payment");
    const auto payments = file["extra_action"];
    for (std::size_t i = 0; i < payments.size(1, 8) && file.ok(); ++i) {
      data_.payments.push_back(read_price(payments.at(i)["cost"]));
      add_named(payments.at(i), kPaymentSet, data_);
    }
    data_.turns = file["turns_per_player"].number<int>(1, 60);
    const auto resources = [&](std::string_view key, int least) {
      file[key].only({"gold", "stone"});
      return std::array{read_byte(file[key]["gold"], least, 99),
                        read_byte(file[key]["stone"], least, 99)};
    };
    data_.limit = resources("limit", 1);
    data_.refresh = resources("row_refresh", 1);
    data_.windows_kept = file["windows_kept"].number<int>(0, 20);
    data_.good_solo = file["good_solo_score"].number<int>(0, 999);
    const auto start = file["start"];
    for (int good = 0; good < kHeld; ++good) {
      data_.start[good] = read_byte(start[kGoodIds[good]], 0, good < 2 ? data_.limit[good] : 20);
    }
    data_.spare_cubes = start["spare_cubes"].number<int>(0, 20);
    data_.wall_vp = read_table(file["wall_vp"]);
    data_.egg_vp = read_table(file["egg_vp"]);
  }

  FileReader files_;
  Data data_;
};

}  // namespace

Result<std::shared_ptr<const Data>> Data::load(const Files& files) { return Loader(files).load(); }

}  // namespace pionek::praga
