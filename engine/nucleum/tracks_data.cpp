// Income tracks, the achievement track and the end of the game.
#include <bit>

#include "engine/nucleum/loading.hpp"

namespace pionek::nucleum {
namespace {

// Which of some ranges a space lies in; ranges follow one another.
int range_of(const JsonReader& ranges, const JsonReader& space, int value) {
  for (std::size_t i = 0; i < ranges.size() && ranges.ok(); ++i) {
    const auto range = ranges.at(i);
    if (value >= range["min"].integer(1, 255) && value <= range["max"].integer(1, 255)) {
      return static_cast<int>(i);
    }
  }
  space["value"].fail(
      "space " + std::to_string(value) + " is in none of the ranges of " + ranges.where(),
      "a space in one group and one segment");
  return 0;
}

void check_rising(const JsonReader& ranges) {
  for (std::size_t i = 0; i < ranges.size() && ranges.ok(); ++i) {
    const auto least = i == 0 ? 1 : ranges.at(i - 1)["max"].integer(1, 255) + 1;
    static_cast<void>(ranges.at(i)["max"].integer(ranges.at(i)["min"].integer(least, 255), 255));
  }
}

}  // namespace

void read_incomes(const JsonReader& file, Data& data) {
  file.only({"source", "note", "tile_slots", "end_bonus", "tracks"});
  data.row_slots = read_byte(file["tile_slots"], 3, kMaxColumns);
  const auto bonus = file["end_bonus"];
  for (std::size_t i = 0; i < bonus.size(3, 3) && file.ok(); ++i) {
    data.end_bonus[i] = read_byte(bonus.at(i), 0, 99);
  }
  const auto list = file["tracks"];
  data.catalog.add_set("track");
  add_known(list, kIncomeIds, data.catalog);
  for (std::size_t i = 0; i < kIncomes && list.ok(); ++i) {
    list.at(i).only({"id", "name", "columns"});
    const auto columns = list.at(i)["columns"];
    const auto count = static_cast<std::size_t>(data.row_slots);
    for (std::size_t k = 0; k < columns.size(count, count) && list.ok(); ++k) {
      const auto item = columns.at(k);
      item.only({"thaler", "worker", "vp"});
      // Never falling, so that the last column reached has the highest value (NU-1302).
      const Column before = k == 0 ? Column{} : data.incomes[i][k - 1];
      const auto figure = [&](std::string_view key, int least) {
        return item.has(key) || least > 0 ? read_byte(item[key], least, 60) : std::uint8_t{0};
      };
      data.incomes[i][k] = {figure("thaler", before.thaler), figure("worker", before.workers),
                            figure("vp", before.vp)};
    }
  }
}

void read_achievements(const JsonReader& file, Data& data) {
  file.only({"source", "start", "groups", "segments", "spaces", "kings_scoring"});
  const auto groups = file["groups"];
  for (std::size_t i = 0; i < groups.size(kGroups, kGroups) && file.ok(); ++i) {
    groups.at(i).only({"id", "min", "max", "multiplier", "color", "source"});
    groups.at(i).leave({"id", "color"});
    data.multiplier[i] = read_byte(groups.at(i)["multiplier"], 0, 20);
  }
  const auto segments = file["segments"];
  for (std::size_t i = 0; i < segments.size(kSegments, kSegments) && file.ok(); ++i) {
    segments.at(i).only({"id", "min", "max", "nucleum", "on_place"});
    segments.at(i).leave({"id"});
    if (segments.at(i)["nucleum"].boolean()) add(data.segment_nucleum, static_cast<int>(i));
  }
  check_rising(groups);
  check_rising(segments);
  if (file.ok() && std::popcount(data.segment_nucleum) != kSegments - 1) {
    segments.fail(
        "found " + std::to_string(std::popcount(data.segment_nucleum)) + " segments with a nucleum",
        std::to_string(kSegments - 1));
  }
  const auto start = file["start"];
  start.only({"name", "on_place", "end_vp"});
  data.start_vp = start["end_vp"].number<int>(-99, 99);
  data.catalog.add_set("space");
  data.catalog.add("start", start["name"].text());
  data.spaces.push_back(
      {.on_place = read_program(start["on_place"], Place::bonus, "NU-1306", data)});
  const auto list = file["spaces"];
  for (std::size_t i = 0; i < list.size(1, kMaxSpaces - 1) && list.ok(); ++i) {
    const auto item = list.at(i);
    item.only({"value", "on_place"});
    const int value = read_byte(item["value"], data.spaces.back().value + 1, 255);
    if (!list.ok()) return;
    const int group = range_of(groups, item, value);
    const int segment = range_of(segments, item, value);
    if (!list.ok()) return;
    const auto of_segment = segments.at(static_cast<std::size_t>(segment))["on_place"];
    data.spaces.push_back({static_cast<std::uint8_t>(value), static_cast<std::uint8_t>(group),
                           static_cast<std::uint8_t>(segment),
                           read_program(of_segment, Place::reward, "NU-1308", data),
                           read_program(item["on_place"], Place::reward, "NU-1309", data)});
    data.catalog.add(std::to_string(value), {std::to_string(value), std::to_string(value)});
  }
  const auto kings = file["kings_scoring"];
  static_cast<void>(kings.size(2, 2));
  data.king_first = read_byte(kings.at(0), 0, 99);
  data.king_second = read_byte(kings.at(1), 0, 99);
}

void read_endgame(const JsonReader& file, Data& data) {
  file.only({"source", "conditions", "vp", "to_trigger", "recharges", "points", "max_rounds"});
  data.catalog.add_set("condition");
  add_known(file["conditions"], kConditionIds, data.catalog);
  data.condition_vp = read_byte(file["vp"], 0, 30);
  file["to_trigger"].only({"2", "3", "4"});
  for (int seats = 2; seats <= kSeats; ++seats) {
    data.counts[seats].conditions =
        read_byte(file["to_trigger"][std::to_string(seats)], 1, kConditions);
  }
  data.recharges = read_byte(file["recharges"], 1, 3);
  data.points = file["points"].number<int>(1, 1000);
  data.max_rounds = read_byte(file["max_rounds"], 1, 200);
}

}  // namespace pionek::nucleum
