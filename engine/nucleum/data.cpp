#include "engine/nucleum/data.hpp"

#include "engine/core/file_reader.hpp"
#include "engine/nucleum/loading.hpp"
#include "engine/nucleum/verbs.hpp"
#include "engine/nucleum/words.hpp"

namespace pionek::nucleum {

int read_thing(const JsonReader& item, const Catalog& catalog, Set set) {
  const std::string id = item.string();
  if (!item.ok()) return 0;
  const auto index = catalog.find(set, id);
  if (index) return *index;
  item.fail("found '" + id + "'", catalog.id_of_a(set));
  return 0;
}

std::string read_rule(const JsonReader& item) {
  constexpr std::string_view kPrefix = "NU-";
  const std::string rule = item.string();
  const bool number = rule.starts_with(kPrefix) && rule.size() > kPrefix.size() &&
                      rule.find_first_not_of("0123456789", kPrefix.size()) == std::string::npos;
  if (!number) item.fail("found '" + rule + "'", "the number of a rule, such as NU-101");
  return rule;
}

int add_thing(const JsonReader& item, Catalog& catalog, Set set) {
  const std::string id = item["id"].id();
  const Text name = item["name"].text();
  if (!item.ok()) return 0;
  if (catalog.find(set, id)) {
    item["id"].fail("the " + catalog.set_id(set) + " '" + id + "' stands here a second time",
                    "each id once");
    return 0;
  }
  catalog.add(id, name);
  return catalog.size(set) - 1;
}

Result<std::shared_ptr<const Data>> Data::load(const Files& files) {
  auto data = std::make_shared<Data>();
  FileReader reader(files);
  const auto part = [&](const char* name, void (*use)(const JsonReader&, Data&)) {
    reader.read(std::string("data/") + name + ".json",
                [&](const JsonReader& file) { use(file, *data); });
  };
  // In the order of the catalog's sets and of what the parts need of each other.
  part("cities", read_cities);
  part("links", read_links);
  part("coal", read_coal);
  part("power_plants", read_plants);
  part("income_tracks", read_incomes);
  part("actions", read_actions);
  part("action_tiles", read_tiles);
  part("buildings", read_buildings);
  part("neutral_buildings", read_neutral_buildings);
  part("industry", read_industry);
  part("contracts", read_contracts);
  part("contract_slots", read_slots);
  part("experiments", read_experiments);
  part("technologies", read_technologies);
  part("achievement_track", read_achievements);
  part("success_tiles", read_success);
  part("endgame", read_endgame);
  part("setup_cards", read_cards);
  part("setup", read_setup);
  part("scoring", read_scoring);
  reader.read_words(kWordKeys, data->words);
  if (auto wrong = reader.finish()) return *std::move(wrong);
  // What a choice between a worker and thaler is called.
  data->catalog.add_set("gain");
  data->catalog.add("worker", {"worker", "robotnik"});
  data->catalog.add("thaler", {"thaler", "talary"});
  data->info = make_info();
  if (auto wrong = check_verbs(data->info.verbs, data->catalog)) return *std::move(wrong);
  return std::shared_ptr<const Data>(std::move(data));
}

}  // namespace pionek::nucleum
