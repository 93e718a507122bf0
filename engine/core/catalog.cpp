#include "engine/core/catalog.hpp"

#include <cassert>
#include <utility>

namespace pionek {

void Catalog::add_set(std::string id) { sets_.push_back({std::move(id), {}, {}}); }

void Catalog::add(std::string id, Text name) {
  assert(!sets_.empty());
  Set& set = sets_.back();
  const bool fresh = set.by_id.emplace(id, static_cast<int>(set.items.size())).second;
  assert(fresh && "ids are unique within a set");
  static_cast<void>(fresh);
  set.items.push_back({std::move(id), std::move(name)});
}

std::string Catalog::id_of_a(int set) const {
  const std::string& kind = set_id(set);
  const bool vowel = std::string_view("aeiou").find(kind.front()) != std::string_view::npos;
  return (vowel ? "the id of an " : "the id of a ") + kind;
}

const std::string& Catalog::id(Thing thing) const { return sets_[thing.set].items[thing.index].id; }

const std::string& Catalog::name(Thing thing, Lang lang) const {
  return sets_[thing.set].items[thing.index].name.in(lang);
}

std::optional<int> Catalog::find(int set, std::string_view id) const {
  const auto& by_id = sets_[set].by_id;
  const auto at = by_id.find(std::string(id));
  if (at == by_id.end()) return std::nullopt;
  return at->second;
}

std::string Catalog::target(Thing thing) const { return set_id(thing.set) + ":" + id(thing); }

}  // namespace pionek
