#include "cli/terminal/printed.hpp"

#include <vector>

#include "cli/terminal/lenient.hpp"

namespace pionek {
namespace {

constexpr std::string_view kData = "data/";

// A text in the reader's language; null if the record has no such text.
const json::string* told(const json::value& record, std::string_view key, Lang lang) {
  const json::value* texts = member(record, key);
  const json::value* text = texts == nullptr ? nullptr : member(*texts, id(lang));
  return text == nullptr ? nullptr : text->if_string();
}

// The thing that a record is about. Several kinds may have an id in common: then the name decides.
std::vector<Thing> things_of(const Catalog& catalog, const json::value& record, Lang lang) {
  const json::value* id = member(record, "id");
  if (id == nullptr || !id->is_string()) return {};
  std::vector<Thing> found;
  for (int set = 0; set < catalog.sets(); ++set) {
    if (const auto at = catalog.find(set, id->get_string())) {
      found.push_back({static_cast<std::uint8_t>(set), static_cast<std::uint16_t>(*at)});
    }
  }
  const json::string* name = told(record, "name", lang);
  if (found.size() > 1 && name != nullptr) {
    std::erase_if(found, [&](Thing thing) { return catalog.name(thing, lang) != *name; });
  }
  return found;
}

}  // namespace

Printed::Printed(const Catalog& catalog, const Files& files, Lang lang) {
  const auto read = [&](const json::value& record) {
    const json::string* text = told(record, "text", lang);
    if (text == nullptr) return;
    for (const Thing thing : things_of(catalog, record, lang)) {
      texts_.emplace(std::pair(thing.set, thing.index), *text);
    }
  };
  for (const auto& [file, text] : files.all()) {
    if (!file.starts_with(kData)) continue;
    const auto parsed = parse_json(text, file);
    // A game does not look at files that it does not know.
    if (!parsed || !parsed->is_object()) continue;
    for (const auto& [key, list] : parsed->get_object()) {
      if (!list.is_array()) continue;
      for (const json::value& record : list.get_array()) read(record);
    }
  }
}

std::string_view Printed::on(Thing thing) const {
  const auto at = texts_.find({thing.set, thing.index});
  return at == texts_.end() ? std::string_view() : std::string_view(at->second);
}

}  // namespace pionek
