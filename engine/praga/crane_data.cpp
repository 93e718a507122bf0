// The crane: its positions, the wheel, the action tiles, and when the game changes era and ends.
#include "engine/praga/loading.hpp"
#include "engine/praga/words.hpp"

namespace pionek::praga {
namespace {

constexpr int kMostPlatforms = 20;

// Some action tile always costs no more than nothing: the starting places are for all of them.
void read_positions(const JsonReader& list, Data& data) {
  for (std::size_t i = 0; i < list.size(kPositions, kPositions) && list.ok(); ++i) {
    const auto item = list.at(i);
    item.only({"index", "zone", "cost_gold", "vp", "marks", "source"});
    item.leave({"marks"});
    static_cast<void>(item["index"].integer(static_cast<int>(i), static_cast<int>(i)));
    Position& position = data.positions[i];
    position.zone = static_cast<Zone>(item["zone"].one_of(kZoneIds));
    if (i > 0 && position.zone < data.positions[i - 1].zone) {
      item["zone"].fail("the zones are out of order", "red, then green, then blue");
    }
    const bool red = position.zone == Zone::red;
    const bool blue = position.zone == Zone::blue;
    position.gold = read_byte(item["cost_gold"], 0, red ? 9 : 0);
    position.vp = read_byte(item["vp"], 0, blue ? 20 : 0);
  }
  if (!list.ok()) return;
  // All but the used tile may lie in red; one that goes past the end needs a place, too.
  int red = 0;
  int green = 0;
  for (const Position& each : data.positions) {
    red += each.zone == Zone::red ? 1 : 0;
    green += each.zone == Zone::green ? 1 : 0;
  }
  if (red < 1 || red >= kActionTiles || red + green < kActionTiles + 1) {
    list.fail("there are " + std::to_string(red) + " red and " + std::to_string(green) +
                  " green positions",
              "1 to 5 red ones and 7 or more of both");
  }
}

Text both(const Data& data, const Phrase& phrase) {
  return {data.words[0].text(phrase, data.catalog), data.words[1].text(phrase, data.catalog)};
}

// What the wheel offers: the name of the sector.
Text sector_name(const Data& data, const Sector& sector, int vp) {
  if (sector.kind == Sector::Kind::box) return both(data, {Word::sector_box});
  if (sector.kind == Sector::Kind::special) return both(data, {Word::sector_special, vp});
  Text gain = text_of(data, sector.bonus.gain);
  if (sector.bonus.is != Offer::Is::pay) return gain;
  const Text price = text_of(data, sector.bonus.price);
  return {price.en + " → " + gain.en, price.pl + " → " + gain.pl};
}

// A special sector lets take a special tile, or gives points (PR-212).
int read_special(const JsonReader& list, Sector& sector, Data& data) {
  static_cast<void>(list.size(1, 1));
  const auto choice = list.at(0);
  choice.only({"op", "pick", "options"});
  expect_id(choice["op"], "choose");
  static_cast<void>(choice["pick"].integer(1, 1));
  const auto options = choice["options"];
  static_cast<void>(options.size(2, 2));
  static_cast<void>(options.at(0).size(1, 1));
  options.at(0).at(0).only({"op"});
  expect_id(options.at(0).at(0)["op"], "special_tile_access");
  const auto points = options.at(1);
  static_cast<void>(points.size(1, 1));
  if (points.at(0)["what"].string() != "vp") points.at(0)["what"].fail("another good", "'vp'");
  sector.bonus = {.is = Offer::Is::pay, .gain = read_program(points, kPlain, data)};
  return points.at(0)["n"].number<int>(1, 20);
}

void read_sectors(const JsonReader& list, Data& data) {
  data.catalog.add_set("sector");
  for (std::size_t i = 0; i < list.size(kPositions, kPositions) && list.ok(); ++i) {
    const auto item = list.at(i);
    item.only({"index", "id", "kind", "gain", "text", "source"});
    item.leave({"text"});
    static_cast<void>(item["index"].integer(static_cast<int>(i), static_cast<int>(i)));
    Sector& sector = data.sectors[i];
    sector.kind = static_cast<Sector::Kind>(item["kind"].one_of(kSectorIds));
    if ((i == 0) != (sector.kind == Sector::Kind::box)) {
      item["kind"].fail("the box is sector 0 and no other", "'box' there and only there");
    }
    int vp = 0;
    if (sector.kind == Sector::Kind::special) {
      vp = read_special(item["gain"], sector, data);
    } else {
      sector.bonus = read_offer(item["gain"], kPlain, data);
      if (i > 0 && sector.bonus.is == Offer::Is::none) item["gain"].fail("no bonus", "a bonus");
    }
    add_thing(item, kSectorSet, data, sector_name(data, sector, vp));
  }
}

// How the crane goes on for a number of players, turn by turn (PR-1202, PR-1205, PR-1206).
struct Clockwork {
  int twice = 0;      // the arrow before a double rotation
  int drop = 0;       // the arrow when the cube has fallen
  int hourglass = 0;  // of the platform
  int era_platform = 0;
  int era_arrow = -1;  // or at once

  [[nodiscard]] Moment next(Moment now) const {
    now.arrow = static_cast<std::uint8_t>((now.arrow + (now.arrow == twice ? 2 : 1)) % kPositions);
    if (now.arrow == drop) ++now.platform;
    const bool there = now.platform >= era_platform && (era_arrow < 0 || now.arrow == era_arrow);
    if (there) now.era = 2;
    return now;
  }
};

Clockwork read_clockwork(const JsonReader& file, const std::string& seats) {
  Clockwork clock;
  file["rotation"].only({"double_when_arrow_at", "drop_when_arrow_at"});
  clock.twice = file["rotation"]["double_when_arrow_at"].number<int>(0, kPositions - 1);
  clock.drop = file["rotation"]["drop_when_arrow_at"].number<int>(0, kPositions - 1);
  const auto platform = file["platform"];
  const auto fields = platform["fields"];
  const auto count = static_cast<int>(fields.size(1, kMostPlatforms));
  for (int i = 0; i < count && file.ok(); ++i) {
    static_cast<void>(fields.at(static_cast<std::size_t>(i))["index"].integer(i + 1, i + 1));
    fields.at(static_cast<std::size_t>(i)).leave({"marks"});
  }
  clock.hourglass = platform["hourglass"].number<int>(count + 1, count + 1);
  const auto era = file["era_change"][seats];
  if (era["trigger"].string() == "arrow_reaches") {
    era.only({"trigger", "position", "while_platform"});
    clock.era_platform = era["while_platform"].number<int>(1, count);
    clock.era_arrow = era["position"].number<int>(0, kPositions - 1);
  } else {
    era.only({"trigger", "field"});
    expect_id(era["trigger"], "platform_enters");
    clock.era_platform = era["field"].number<int>(1, count);
  }
  return clock;
}

void read_count(const JsonReader& file, int seats, Data& data) {
  const std::string key = std::to_string(seats);
  const auto setup = file["setup"][key];
  setup.only({"arrow", "tile_positions", "platform"});
  const Clockwork clock = read_clockwork(file, key);
  PlayerCount& count = data.counts[seats];
  Moment now{.arrow = read_byte(setup["arrow"], 0, kPositions - 1),
             .platform = read_byte(setup["platform"], 1, clock.hourglass - 1)};
  const auto places = setup["tile_positions"];
  for (std::size_t i = 0; i < places.size(kActionTiles, kActionTiles) && file.ok(); ++i) {
    count.positions[i] = read_byte(places.at(i), i == 0 ? 0 : count.positions[i - 1] + 1, 11);
    if (count.positions[i] == now.arrow) places.at(i).fail("the box is there", "a free position");
  }
  const int turns = seats * data.turns;
  while (file.ok() && now.platform < clock.hourglass) {
    count.moments.push_back(now);
    const int passed = static_cast<int>(count.moments.size());
    now = clock.next(now);
    if (now.arrow == 0) file["rotation"].fail("the box would block position 0", "another place");
    if (passed > turns) break;
  }
  if (!file.ok()) return;
  count.moments.push_back(now);
  if (static_cast<int>(count.moments.size()) != turns + 1) {
    setup.fail("the game would not end after " + std::to_string(turns) + " turns",
               "another start or drop position");
  }
  if (now.era != 2 || count.moments[0].era != 1) {
    file["era_change"][key].fail("the era does not change during the game", "another moment");
  }
}

}  // namespace

void read_crane(const JsonReader& file, Data& data) {
  read_positions(file["positions"], data);
  if (file.ok()) read_sectors(file["sectors"], data);
  data.overflow_vp = file["overflow_vp"].number<int>(0, 20);
  for (int seats = 2; seats <= kSeats && file.ok(); ++seats) read_count(file, seats, data);
}

void read_action_tiles(const JsonReader& file, Data& data) {
  data.catalog.add_set("tile");
  const auto list = file["tiles"];
  for (std::size_t i = 0; i < list.size(kActionTiles, kActionTiles) && file.ok(); ++i) {
    const auto item = list.at(i);
    item.only({"id", "side_a", "side_b", "source"});
    for (int side = 0; side < kSides; ++side) {
      const auto actions = item[kSideIds[side]];
      static_cast<void>(actions.size(2, 2));
      ActionPair& pair = data.action_tiles[side][i];
      for (std::size_t k = 0; k < 2; ++k) {
        pair[k] = static_cast<Action>(actions.at(k).one_of(kActionIds));
      }
      if (file.ok() && pair[0] == pair[1]) actions.fail("the same action twice", "two (PR-203)");
    }
    const std::string number = std::to_string(i + 1);
    add_thing(item, kTileSet, data, {"action tile " + number, "kafel Akcji " + number});
  }
}

}  // namespace pionek::praga
