// The great works: the King's Road, the bridge, the Hunger Wall and the Cathedral.
#include "engine/praga/loading.hpp"

namespace pionek::praga {
namespace {

void read_segment(const JsonReader& item, std::size_t at, Data& data) {
  item.only(
      {"id", "number", "name", "entry_cost", "free", "egg", "text", "source", "x", "y", "note"});
  item.leave({"text", "x", "y"});
  const auto number = static_cast<int>(at) + 1;
  static_cast<void>(item["number"].integer(number, number));
  Segment& segment = data.segments[at];
  segment.entry = read_price(item["entry_cost"]);
  for (std::size_t i = 0; i < 2; ++i) {
    segment.effects[i] = read_offer(item[kEffectIds[i]], kChoices | kBridge, data);
  }
  if (item.ok() && segment.effects[1].is != Offer::Is::none &&
      segment.effects[1].is != Offer::Is::pay) {
    item["egg"].fail("the second effect is no payment", "one that may be paid for (PR-802)");
  }
  add_named(item, kSegmentSet, data);
}

// "1 egg → +1 quarry / +1 mine"
Text effect_name(const Data& data, const Offer& offer) {
  Text gain = text_of(data, offer.gain);
  if (offer.is != Offer::Is::pay) return gain;
  const Text price = text_of(data, offer.price);
  return {price.en + " → " + gain.en, price.pl + " → " + gain.pl};
}

void read_levels(const JsonReader& list, MonumentData& monument) {
  int row = 1;
  for (std::size_t i = 0; i < list.size(kHeights, kHeights) && list.ok(); ++i) {
    const auto item = list.at(i);
    item.only({"level", "rows", "entry_cost"});
    const auto number = static_cast<int>(i) + 1;
    static_cast<void>(item["level"].integer(number, number));
    const auto rows = item["rows"];
    for (std::size_t k = 0; k < rows.size(1, kMaxRows) && list.ok(); ++k, ++row) {
      static_cast<void>(rows.at(k).integer(row, row));
      if (row > monument.rows) rows.at(k).fail("beyond the top", "a row of the monument");
      if (list.ok()) monument.level[row - 1] = static_cast<std::uint8_t>(i);
    }
    item["entry_cost"].only({"gold", "stone"});
    monument.gold[i] = read_byte(item["entry_cost"]["gold"], 0, i == 0 ? 0 : 9);
    monument.stone[i] = read_byte(item["entry_cost"]["stone"], 0, i == 0 ? 0 : 9);
  }
  if (list.ok() && row != monument.rows + 1) list.fail("rows are missing", "every row once");
}

Field read_field(const JsonReader& item) {
  if (item.is_null()) return {};
  if (item["op"].string() == "arrow") {
    item.only({"op", "dir"});
    constexpr std::array<std::string_view, 2> kArrows{"side", "up"};
    return {.is = item["dir"].one_of(kArrows) == 0 ? Field::Is::side : Field::Is::up};
  }
  item.only({"op", "what", "n"});
  expect_id(item["op"], "gain");
  expect_id(item["what"], "vp");
  return {.is = Field::Is::vp, .vp = read_byte(item["n"], 1, 50)};
}

// Every field once, row by row from the bottom.
void read_layout(const JsonReader& list, MonumentData& monument, Layout& layout) {
  const auto count = static_cast<std::size_t>(monument.rows) * monument.cols;
  for (std::size_t i = 0; i < list.size(count, count) && list.ok(); ++i) {
    const auto item = list.at(i);
    item.only({"row", "col", "level", "effect"});
    const auto row = static_cast<int>(i) / monument.cols;
    const auto col = static_cast<int>(i) % monument.cols;
    static_cast<void>(item["row"].integer(row + 1, row + 1));
    static_cast<void>(item["col"].integer(col, col));
    const int level = monument.level[row] + 1;
    static_cast<void>(item["level"].integer(level, level));
    layout[row][col] = read_field(item["effect"]);
  }
}

template <std::size_t Most>
void read_values(const JsonReader& list, std::size_t count, std::array<std::uint8_t, Most>& into) {
  for (std::size_t i = 0; i < list.size(count, count) && list.ok(); ++i) {
    into[i] = read_byte(list.at(i), 0, 99);
  }
}

void read_monument(const JsonReader& item, MonumentData& monument) {
  item.only({"id", "name", "side_direction", "rows", "cols", "start", "token", "levels", "row_vp",
             "col_value", "layouts", "source"});
  item.leave({"side_direction"});
  monument.rows = read_byte(item["rows"], kHeights, kMaxRows);
  monument.cols = read_byte(item["cols"], 1, kMaxCols);
  if (!item.ok()) return;
  item["start"].only({"row", "col"});
  read_levels(item["levels"], monument);
  monument.start_row = read_byte(item["start"]["row"], 1, monument.rows);
  --monument.start_row;
  monument.start_col = read_byte(item["start"]["col"], 0, monument.cols - 1);
  if (item.ok() && monument.level[monument.start_row] != 0) {
    item["start"]["row"].fail("the start is above level 1", "a row of level 1");
  }
  monument.token = static_cast<Good>(item["token"].one_of(kGoodIds));
  if (monument.token != Good::red_token && monument.token != Good::blue_token) {
    item["token"].fail("this is no bonus token", "'red_token' or 'blue_token'");
  }
  read_values(item["row_vp"], monument.rows, monument.row_vp);
  read_values(item["col_value"], monument.cols, monument.col_value);
  item["layouts"].only({kLayoutIds[0], kLayoutIds[1], kLayoutIds[2]});
  for (std::size_t i = 0; i < kLayouts && item.ok(); ++i) {
    read_layout(item["layouts"][kLayoutIds[i]], monument, monument.layouts[i]);
  }
}

void read_bridge_tiles(const JsonReader& file, Data& data) {
  const auto fours = file["tiles_iv"];
  const auto fives = file["tiles_v"];
  data.catalog.add_set("bridge");
  for (std::size_t i = 0; i < fours.size(1, kMaxDrawn) && file.ok(); ++i) {
    const auto item = fours.at(i);
    item.only({"id", "gain", "text", "source", "note"});
    item.leave({"text"});
    const ProgramId gain = read_program(item["gain"], kOptionalSteps, data);
    data.bridge.push_back({.gain = gain, .at_end = {}});
    add_thing(item, kBridgeSet, data, text_of(data, gain));
  }
  data.first_v = static_cast<int>(data.bridge.size());
  const int most_rows = std::max(data.monuments[0].rows, data.monuments[1].rows);
  for (std::size_t i = 0; i < fives.size(0, kMaxBridgeTiles - kMaxDrawn) && file.ok(); ++i) {
    const auto item = fives.at(i);
    item.only({"id", "now", "final", "text", "source", "note"});
    data.bridge.push_back({.gain = read_program(item["now"], kPlain, data),
                           .at_end = read_final(item["final"], most_rows, false)});
    add_thing(item, kBridgeSet, data, item["text"].text());
  }
}

}  // namespace

void read_road(const JsonReader& file, Data& data) {
  file.leave({"start"});
  data.catalog.add_set("segment");
  const auto list = file["segments"];
  for (std::size_t i = 0; i < list.size(kSegments, kSegments) && file.ok(); ++i) {
    read_segment(list.at(i), i, data);
  }
  if (!file.ok()) return;
  data.catalog.add_set("effect");
  for (std::uint16_t i = 0; i < kSegments; ++i) {
    const std::string id = data.catalog.id({kSegmentSet, i});
    for (std::size_t k = 0; k < 2; ++k) {
      data.catalog.add(id + "." + std::string(kEffectIds[k]),
                       effect_name(data, data.segments[i].effects[k]));
    }
  }
  data.catalog.add_set("road_tile");
  const auto tiles = file["alternative_tiles"];
  for (std::size_t i = 0; i < tiles.size(0, kSegments) && file.ok(); ++i) {
    const auto item = tiles.at(i);
    item.only({"id", "segment", "free", "text", "source", "note", "name"});
    item.leave({"text"});
    Segment& segment = data.segments[item["segment"].integer(1, kSegments) - 1];
    if (segment.alternative >= 0) item["segment"].fail("a second tile", "one for a segment");
    if (segment.effects[0].is == Offer::Is::now) {
      item["segment"].fail("the bridge begins there", "a segment before it");
    }
    segment.alternative = static_cast<int>(i);
    data.road_tiles.push_back(read_trigger(item["free"], data));
    add_named(item, kRoadTileSet, data);
  }
}

void read_bridge(const JsonReader& file, Data& data) {
  const auto planks = file["planks"];
  data.catalog.add_set("plank");
  for (std::size_t i = 0; i < planks.size(1, kMaxPlanks) && file.ok(); ++i) {
    const auto item = planks.at(i);
    item.only({"id", "bonus", "text", "x", "y", "name", "source"});
    item.leave({"text", "x", "y"});
    data.planks.push_back(read_program(item["bonus"], kPlain, data));
    add_named(item, kPlankSet, data);
  }
  if (file.ok()) read_bridge_tiles(file, data);
  const auto setup = file["setup"];
  setup.only({"v_at_bridge", "v_at_cathedral"});
  const int fives = static_cast<int>(data.bridge.size()) - data.first_v;
  data.v_at_bridge = setup["v_at_bridge"].number<int>(0, std::max(fives, 0));
  data.v_at_cathedral = setup["v_at_cathedral"].number<int>(0, std::max(fives, 0));
  if (file.ok() && data.v_at_bridge + data.v_at_cathedral != fives) {
    setup.fail("there are " + std::to_string(fives) + " tiles V", "a place for each");
  }
}

void read_monuments(const JsonReader& file, Data& data) {
  file["up_cost"].only({"silver_window"});
  data.up_silver = file["up_cost"]["silver_window"].number<int>(1, 9);
  const auto list = file["monuments"];
  static_cast<void>(list.size(kMonuments, kMonuments));
  data.catalog.add_set("monument");
  for (std::size_t i = 0; i < kMonuments && file.ok(); ++i) {
    expect_id(list.at(i)["id"], kMonumentIds[i]);
    read_monument(list.at(i), data.monuments[i]);
    add_named(list.at(i), kMonumentSet, data);
  }
  if (!file.ok()) return;
  data.catalog.add_set("field");
  for (std::uint16_t i = 0; i < kMonuments; ++i) {
    MonumentData& monument = data.monuments[i];
    monument.first_field = static_cast<std::uint16_t>(data.catalog.size(kFieldSet));
    for (int row = 1; row <= monument.rows; ++row) {
      for (int col = 0; col < monument.cols; ++col) {
        const std::string place = std::to_string(row) + "." + std::to_string(col);
        data.catalog.add(std::string(kMonumentIds[i]) + "." + place,
                         {data.catalog.name({kMonumentSet, i}, Lang::en) + " " + place,
                          data.catalog.name({kMonumentSet, i}, Lang::pl) + " " + place});
      }
    }
  }
}

}  // namespace pionek::praga
