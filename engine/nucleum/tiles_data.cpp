// The actions and the tiles that show them.
#include <string>

#include "engine/nucleum/loading.hpp"

namespace pionek::nucleum {
namespace {

constexpr std::array<std::string_view, 6> kKindIds{"urbanize", "industrialize", "develop",
                                                   "contract", "energize",      "subsidy"};
constexpr std::array<std::string_view, 5> kCategoryIds{"base", "advanced", "starting", "special",
                                                       "directive"};

Action read_action(const JsonReader& item, Data& data) {
  Action action;
  action.kind = static_cast<Kind>(item["kind"].one_of(kKindIds));
  if (action.kind == Kind::subsidy) {
    item.only({"id", "name", "kind", "rule", "effects"});
    action.program = read_program(item["effects"], Place::subsidy, read_rule(item["rule"]), data);
    if (item.ok() && action.program == 0) item["effects"].fail("found none", "at least one effect");
    return action;
  }
  item.only({"id", "name", "kind", "discount_thaler", "discount_worker", "bonus_uranium",
             "bonus_energy", "reward_times", "ignore_network"});
  const auto figure = [&](std::string_view key, std::uint8_t otherwise) {
    return item.has(key) ? read_byte(item[key], 1, 9) : otherwise;
  };
  action.thaler = figure("discount_thaler", 0);
  action.workers = figure("discount_worker", 0);
  action.uranium = figure("bonus_uranium", 0);
  action.energy = figure("bonus_energy", 0);
  action.times = figure("reward_times", 1);
  if (action.times > 2) item["reward_times"].fail("found more than 2", "1 or 2");
  action.anywhere = item.has("ignore_network") && item["ignore_network"].boolean();
  return action;
}

Tile read_tile(const JsonReader& item, const Data& data) {
  item.only({"id", "category", "halves"});
  Tile tile;
  tile.category = static_cast<Tile::Category>(item["category"].one_of(kCategoryIds));
  const auto halves = item["halves"];
  const std::size_t count = tile.category == Tile::Category::directive ? 0 : 2;
  for (std::size_t i = 0; i < halves.size(count, count) && item.ok(); ++i) {
    const auto half = halves.at(i);
    half.only({"color", "action"});
    tile.halves[i].color = static_cast<Color>(half["color"].one_of(kColorIds));
    if (half.ok() && tile.halves[i].color == Color::multi) {
      half["color"].fail("found 'multi'", "the colour of a tile end");
    }
    tile.halves[i].action =
        static_cast<ActionId>(read_thing(half["action"], data.catalog, kActionSet));
  }
  return tile;
}

Text action_name(const Data& data, ActionId action) {
  const Thing thing{kActionSet, action};
  return {data.catalog.name(thing, Lang::en), data.catalog.name(thing, Lang::pl)};
}

// An action with the colour of its end, which tells tiles with equal actions apart.
Text half_name(const Data& data, const Half& half) {
  const Text action = action_name(data, half.action);
  const Thing color{kColorSet, static_cast<std::uint16_t>(half.color)};
  const auto in = [&](Lang lang) { return " (" + data.catalog.name(color, lang) + ")"; };
  return {action.en + in(Lang::en), action.pl + in(Lang::pl)};
}

Text tile_name(const Data& data, const Tile& tile) {
  if (tile.category == Tile::Category::directive)
    return {"Special directive", "Dyrektywa specjalna"};
  const Text first = half_name(data, tile.halves[0]);
  const Text second = half_name(data, tile.halves[1]);
  return {first.en + " / " + second.en, first.pl + " / " + second.pl};
}

}  // namespace

void read_actions(const JsonReader& file, Data& data) {
  file.only({"source", "note", "actions", "directive"});
  const auto list = file["actions"];
  data.catalog.add_set("action");
  for (std::size_t i = 0; i < list.size(1, kMaxActions) && list.ok(); ++i) {
    add_thing(list.at(i), data.catalog, kActionSet);
    data.actions.push_back(read_action(list.at(i), data));
  }
  const auto directive = file["directive"];
  for (std::size_t i = 0; i < directive.size(5, 5) && file.ok(); ++i) {
    const int action = read_thing(directive.at(i), data.catalog, kActionSet);
    data.directive[i] = static_cast<ActionId>(action);
    if (file.ok() && data.actions[action].kind != static_cast<Kind>(i)) {
      directive.at(i).fail("found '" + directive.at(i).string() + "'",
                           "an action of the kind '" + std::string(kKindIds[i]) + "'");
    }
  }
}

void read_tiles(const JsonReader& file, Data& data) {
  file.only({"source", "note", "tiles"});
  const auto list = file["tiles"];
  data.catalog.add_set("tile");
  std::vector<std::string> ids;
  for (std::size_t i = 0; i < list.size(1, kMaxTiles) && list.ok(); ++i) {
    const auto item = list.at(i);
    const Tile tile = read_tile(item, data);
    const std::string id = item["id"].id();
    if (!list.ok()) return;
    if (data.catalog.find(kTileSet, id))
      return item["id"].fail("'" + id + "' is taken", "an id of its own");
    data.catalog.add(id, tile_name(data, tile));
    data.tiles.push_back(tile);
    if (tile.category == Tile::Category::base) ++data.base_tiles;
    ids.push_back(id);
  }
  if (data.base_tiles > kMaxStack) {
    list.fail("found " + std::to_string(data.base_tiles) + " base tiles, all of the stack",
              "at most " + std::to_string(kMaxStack));
  }
  data.catalog.add_set("half");
  for (std::size_t i = 0; i < data.tiles.size(); ++i) {
    for (int half = 0; half < 2; ++half) {
      data.catalog.add(ids[i] + "." + std::to_string(half + 1),
                       action_name(data, data.tiles[i].halves[half].action));
    }
  }
}

}  // namespace pionek::nucleum
