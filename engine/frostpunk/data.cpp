#include "engine/frostpunk/data.hpp"

#include "engine/frostpunk/loading.hpp"
#include "engine/frostpunk/verbs.hpp"
#include "engine/frostpunk/words.hpp"

namespace pionek::frostpunk {

Text option_text(const JsonReader& item) {
  Text effect = item["text"].text();
  if (!item.has("name")) return effect;
  const Text name = item["name"].text();
  return {name.en + ": " + effect.en, name.pl + ": " + effect.pl};
}

int read_thing(const JsonReader& item, const Catalog& catalog, Set set) {
  const std::string id = item.string();
  if (!item.ok()) return 0;
  if (const auto index = catalog.find(set, id)) return *index;
  item.fail("found '" + id + "'", catalog.id_of_a(set));
  return 0;
}

void read_names(const JsonReader& list, std::size_t count, Data& data) {
  const int set = data.catalog.sets() - 1;
  for (std::size_t i = 0; i < list.size(count, count) && list.ok(); ++i) {
    const auto item = list.at(i);
    std::string id = item["id"].id();
    if (data.catalog.find(set, id)) {
      return item["id"].fail("'" + id + "' stands here a second time", "another id");
    }
    Text name = item["name"].text();
    if (item.ok()) data.catalog.add(std::move(id), std::move(name));
  }
}

void read_names(const JsonReader& list, std::span<const std::string_view> ids, Data& data) {
  for (std::size_t i = 0; i < list.size(ids.size(), ids.size()) && list.ok(); ++i) {
    const auto id = list.at(i)["id"];
    if (id.string() != ids[i]) {
      return id.fail("the list is out of order", "'" + std::string(ids[i]) + "'");
    }
  }
  read_names(list, ids.size(), data);
}

namespace {

constexpr std::array<std::string_view, 6> kSpaceIds{"near",   "far",   "construct",
                                                    "scouts", "stoke", "research"};

// Reads the files one after another; the first error ends it. The order is that of the catalog's
// sets and of what the parts need of each other.
class Loader {
 public:
  explicit Loader(const Files& files) : files_(files), compiler_(data_) {}

  Result<std::shared_ptr<const Data>> load() {
    names();
    effects();
    files_.read_words(kWordKeys, data_.words);
    if (auto error = files_.finish()) return located(*std::move(error));
    data_.info = make_info(data_);
    if (auto error = check_verbs(data_.info.verbs, data_.catalog)) return *error;
    return std::make_shared<const Data>(std::move(data_));
  }

 private:
  void names() {
    files_.read("data/game.json", [this](const JsonReader& file) { game(file); });
    files_.read("data/tokens.json", [this](const JsonReader& file) { tokens(file); });
    part("data/map.json", read_map);
    part("data/tiles.json", read_tiles);
    part("data/buildings.json", read_building_names);
    part("data/morning.json", read_morning_names);
    part("data/dusk.json", read_dusk_names);
    part("data/scenario.json", read_scenario_names);
    part("data/laws.json", read_law_names);
    part("data/technologies.json", read_tech_names);
    part("data/tracks.json", read_tracks);
    part("data/tower.json", read_tower);
    part("data/societies.json", read_societies);
  }

  void effects() {
    part("data/citizens.json", read_citizens);
    part("data/advisors.json", read_advisors);
    part("data/expeditions.json", read_expeditions);
    part("data/weather.json", read_weather);
    part("data/buildings.json", read_buildings);
    part("data/map.json", read_generator_tile);
    part("data/laws.json", read_laws);
    part("data/technologies.json", read_techs);
    part("data/morning.json", read_morning);
    part("data/dusk.json", read_dusk);
    part("data/scenario.json", read_scenario);
    data_.catalog.add_set("option");
    for (const auto& [id, text] : compiler_.options()) data_.catalog.add(id, text);
    data_.catalog.add_set("special");
    for (const auto& [id, text] : compiler_.specials()) data_.catalog.add(id, text);
  }

  void part(const std::string& name, void (*use)(const JsonReader&, Data&)) {
    files_.read(name, [&](const JsonReader& file) { use(file, data_); });
  }
  void part(const std::string& name, void (*use)(const JsonReader&, Data&, Compiler&)) {
    files_.read(name, [&](const JsonReader& file) { use(file, data_, compiler_); });
  }

  // An error on a card also names the card.
  [[nodiscard]] Error located(Error error) const {
    if (!compiler_.owner().empty()) error.where += " (" + compiler_.owner() + ")";
    return error;
  }

  void game(const JsonReader& file) {
    data_.catalog.add_set("type");
    read_names(file["types"], kTypeIds, data_);
    data_.catalog.add_set("pawn");
    read_names(file["pawns"], kPawnIds, data_);
    for (int i = 0; i < kPawns && file.ok(); ++i) {
      data_.pawns[i] = read_byte(file["pawns"].at(i)["count"], 1, 20);
    }
    data_.catalog.add_set("resource");
    read_names(file["resources"], kResourceIds, data_);
    data_.catalog.add_set("range");
    read_names(file["ranges"], std::span(kLevelIds).first(kRanges), data_);
    data_.catalog.add_set("act");
    read_names(file["acts"], kSpaceIds, data_);
    const auto limits = file["limits"];
    data_.citizens = static_cast<int>(limits["citizens"].integer(1, 100));
    data_.food = static_cast<int>(limits["food"].integer(1, 100));
    data_.hunger = static_cast<int>(limits["hunger"].integer(1, 100));
    data_.field = static_cast<int>(limits["field"].integer(1, 9));
    data_.trees = static_cast<int>(limits["trees"].integer(1, 200));
    data_.exhausted = static_cast<int>(file["exhausted"].integer(1, 20));
    decks(file["decks"]);
    for (int seats = 1; seats <= kSeats && file.ok(); ++seats) {
      const auto hands = file["hands"];
      if (hands.size(kSeats, kSeats) == 0) return;
      data_.hands[seats] =
          read_byte(hands.at(seats - 1), 1, static_cast<int>(data_.decks.citizens) / seats);
    }
  }

  // Bounded by what a state has room for.
  void decks(const JsonReader& item) {
    const auto count = [&](std::string_view key, int most) {
      return static_cast<std::size_t>(item[key].integer(1, most));
    };
    Decks& decks = data_.decks;
    decks.morning = count("morning", kMaxMorning);
    decks.consultations = count("consultations", kMaxConsultations);
    decks.laws = count("laws", kMaxLaws);
    decks.consequences = count("consequences", 2 * kMaxLaws);
    decks.dusk = count("dusk", BitSet::kMost - 1 - kMaxConsultations - 2 * kMaxLaws);
    decks.scenario = count("scenario", kMaxScenario);
    decks.technologies = count("technologies", kMaxTechs);
    decks.citizens = count("citizens", kMaxCitizens);
    decks.weather = count("weather", kMaxWeather);
    decks.expeditions = count("expeditions", kMaxExpeditions);
  }

  void tokens(const JsonReader& file) {
    data_.catalog.add_set("token");
    const auto list = file["tokens"];
    read_names(list, kTokenIds, data_);
    for (int i = 0; i < kTokens && file.ok(); ++i) {
      const int side = list.at(i)["side"].one_of(kSideIds);
      if (side != static_cast<int>(side_of(i))) {
        list.at(i)["side"].fail("the list is out of order", "three of hope, three of discontent");
      }
      data_.tokens[i] = read_byte(list.at(i)["count"], 1, kMaxTrackTokens);
    }
  }

  FileReader files_;
  Data data_;
  Compiler compiler_;
};

}  // namespace

Result<std::shared_ptr<const Data>> Data::load(const Files& files) { return Loader(files).load(); }

}  // namespace pionek::frostpunk
