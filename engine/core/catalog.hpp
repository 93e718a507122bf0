// The named things of a game: its cities, plants, cards and fuels, each with an id for texts and
// programs and a name in every language. A `Thing` is how moves, labels, logs and the board all
// point at one of them; in texts it reads `city:essen`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/core/lang.hpp"

namespace pionek {

struct Thing {
  std::uint8_t set = 0;     // which kind of thing: index of a catalog set
  std::uint16_t index = 0;  // which one of them

  friend constexpr bool operator==(Thing, Thing) = default;
};

class Catalog {
 public:
  // Sets are numbered in the order they are added; a game's enum of sets follows that order.
  void add_set(std::string id);
  // Adds to the newest set. Ids are unique within a set.
  void add(std::string id, Text name);

  [[nodiscard]] int sets() const { return static_cast<int>(sets_.size()); }
  [[nodiscard]] int size(int set) const { return static_cast<int>(sets_[set].items.size()); }
  [[nodiscard]] const std::string& set_id(int set) const { return sets_[set].id; }
  // What was expected where nothing of the set was found: "the id of an action".
  [[nodiscard]] std::string id_of_a(int set) const;
  [[nodiscard]] const std::string& id(Thing thing) const;
  [[nodiscard]] const std::string& name(Thing thing, Lang lang) const;
  [[nodiscard]] std::optional<int> find(int set, std::string_view id) const;
  // "city:essen"
  [[nodiscard]] std::string target(Thing thing) const;

 private:
  struct Item {
    std::string id;
    Text name;
  };
  struct Set {
    std::string id;
    std::vector<Item> items;
    std::unordered_map<std::string, int> by_id;
  };
  std::vector<Set> sets_;
};

}  // namespace pionek
