#include "engine/carnegie/position_reader.hpp"

#include <charconv>

namespace pionek::carnegie {
namespace {

constexpr int kMostResources = 1'000'000;

}  // namespace

State PositionReader::read() {
  root_.only({"game", "round", "phase", "turn", "first_player", "row", "timeline", "players",
              "discs", "donations", "market", "andrew", "agenda", "reveals", "rng"});
  header();
  if (root_.ok()) timeline();
  const auto players = root_["players"];
  for (std::size_t i = 0; i < s_.seats && root_.ok(); ++i) player(players.at(i), s_.players[i]);
  if (root_.ok()) board();
  if (root_.ok()) andrew();
  if (root_.ok()) agenda();
  if (root_.ok()) rng();
  return s_;
}

void PositionReader::header() {
  if (root_["game"].string() != game_.info().id) {
    root_["game"].fail("this is not a position of " + game_.info().id, game_.info().id);
  }
  s_.seats = static_cast<std::uint8_t>(root_["players"].size(1, kSeats));
  s_.round = read_byte(root_["round"], 0, data_.rounds);
  s_.phase = static_cast<Phase>(root_["phase"].one_of(kPhaseNames));
  s_.turn = read_byte(root_["turn"], 0, kSeats);
  s_.first = read_byte(root_["first_player"], 0, kSeats - 1);
  const auto row = root_["row"];
  s_.row = row.is_null() ? std::uint8_t{kRows} : static_cast<std::uint8_t>(row.one_of(kRowIds));
  s_.reveals = static_cast<std::uint32_t>(root_["reveals"].integer(0, 0xFFFFFFFF));
}

void PositionReader::timeline() {
  const auto list = root_["timeline"];
  list.only({kRowIds[0], kRowIds[1], kRowIds[2], kRowIds[3]});
  for (int row = 0; row < kRows && root_.ok(); ++row) {
    const auto item = list[kRowIds[row]];
    item.only({"tile", "side", "marker"});
    const std::string id = item["tile"].string();
    std::size_t at = 0;
    while (at < data_.timeline_tiles.size() && data_.timeline_tiles[at].id != id) ++at;
    if (at == data_.timeline_tiles.size()) {
      item["tile"].fail("found '" + id + "'", "the id of a timeline tile");
    }
    s_.timeline[row] = static_cast<std::uint8_t>(at);
    s_.timeline_side[row] = static_cast<std::uint8_t>(item["side"].one_of(kFaceNames));
    s_.column[row] = read_byte(item["marker"], 0, kColumns - 1);
  }
  if (root_.ok() && s_.row < kRows) {
    s_.advancing = static_cast<std::uint8_t>(game_.advancing_row(s_, s_.row));
  }
}

void PositionReader::player(const JsonReader& item, Player& player) const {
  item.only({"money", "goods", "vp", "departments", "lying", "desks", "missions", "transport",
             "strips", "reserve", "reserved", "action_tile", "discs", "donations"});
  player.money = static_cast<std::int32_t>(item["money"].integer(0, kMostResources));
  player.goods = static_cast<std::int32_t>(item["goods"].integer(0, kMostResources));
  player.vp = static_cast<std::int32_t>(item["vp"].integer(0, kMostResources));
  company(item, player);
  regions(item["missions"], player.mission, data_.employees);
  regions(item["transport"], player.transport, kMaxTrack - 1);
  for (int r = 0; r < kRegions && item.ok(); ++r) {
    if (player.transport[r] >= data_.tracks[r].size()) {
      item["transport"][kRegionIds[r]].fail("beyond the end of the track",
                                            "a position of the track");
    }
  }
  if (item.ok()) strips(item["strips"], player);
  player.reserve = read_byte(item["reserve"], 0, data_.employees);
  player.reserved = item["reserved"].is_null() ? kNoDepartment : tile(item["reserved"]);
  player.action_tile = item["action_tile"].boolean() ? 1 : 0;
  player.supply = read_byte(item["discs"], 0, data_.discs);
  player.donations = fields(item["donations"]);
}

void PositionReader::company(const JsonReader& item, Player& player) const {
  player.room = data_.rooms;
  player.departments = (1U << data_.starting) - 1;
  each(item["departments"], kRoomSet, [&](int room, const JsonReader& value) {
    const DepartmentId id = tile(value);
    if (!value.ok()) return;
    if (player.room[room] != kFreeRoom || player.has(id)) {
      return value.fail("the room is not free or the department stands twice",
                        "a free room for each tile (CA-705, CA-708)");
    }
    player.room[room] = id;
    player.departments |= 1U << id;
  });
  each(item["lying"], kRoomSet, [&](int room, const JsonReader& value) {
    player.lying[room] = read_byte(value, 1, data_.employees);
  });
  each(item["desks"], kRoomSet, [&](int room, const JsonReader& value) {
    player.desks[room] = static_cast<std::uint8_t>(bits(value, kMaxDesks));
  });
}

void PositionReader::strips(const JsonReader& item, Player& player) const {
  item.only({kTypeIds[0], kTypeIds[1], kTypeIds[2], kTypeIds[3]});
  for (int type = 0; type < kTypes && item.ok(); ++type) {
    const auto strip = item[kTypeIds[type]];
    strip.only({"side", "position", "discs"});
    const int side = strip["side"].one_of(kSideNames);
    player.sides = static_cast<std::uint8_t>(player.sides | side << type);
    const int last = data_.types[type].sides[side].size() - 1;
    player.position[type] = read_byte(strip["position"], 0, last);
    player.discs[type] = static_cast<std::uint16_t>(bits(strip["discs"], last + 1));
  }
}

void PositionReader::board() {
  each(root_["discs"], kSlotSet, [&](int slot, const JsonReader& value) {
    value.only({"holder", "type"});
    constexpr std::array<std::string_view, kTypes + 1> kTypeNames{kTypeIds[0], kTypeIds[1],
                                                                  kTypeIds[2], kTypeIds[3], "any"};
    const int who = holder(value["holder"]);
    const int type = value["type"].one_of(kTypeNames);
    s_.slot[slot] = static_cast<std::uint8_t>(who + 8 * type);
    s_.taken.add(slot);
  });
  each(root_["donations"], kDonationSet,
       [&](int field, const JsonReader& value) { s_.field[field] = holder(value); });
  each(root_["market"], kTileSet,
       [&](int id, const JsonReader& value) { s_.copies[id] = read_byte(value, 0, 8); });
  for (std::size_t field = 0; field < data_.fields.size(); ++field) {
    if (s_.field[field] == kAndrew) s_.andrew.donations |= FieldSet{1} << field;
  }
}

void PositionReader::andrew() {
  const auto item = root_["andrew"];
  if (s_.seats != 1) {
    if (!item.is_null()) item.fail("Andrew plays only in the solo game", "null");
    return;
  }
  item.only({"level", "deck", "card", "shown", "score_card", "filed", "seen", "discs", "transport",
             "tiles"});
  Andrew& andrew = s_.andrew;
  const std::string level = item["level"].string();
  while (andrew.level < data_.difficulties.size() && data_.difficulties[andrew.level].id != level) {
    ++andrew.level;
  }
  if (andrew.level == data_.difficulties.size()) {
    item["level"].fail("found '" + level + "'", "the id of a level");
  }
  const auto deck = item["deck"];
  for (std::size_t i = deck.size(0, kMaxDeck); i > 0 && root_.ok(); --i) {
    s_.deck.push_back(card(deck.at(i - 1)));
  }
  andrew.card = item["card"].is_null() ? kNoCard : card(item["card"]);
  andrew.shown = item["shown"].boolean() ? 1 : 0;
  const int last = static_cast<int>(data_.score_cards.size()) - 1;
  andrew.shift = read_byte(item["score_card"], 0, last);
  const auto filed = item["filed"];
  for (std::size_t i = 0; i < filed.size(last + 1, last + 1) && root_.ok(); ++i) {
    andrew.filed[i] = read_byte(filed.at(i), 0, data_.rounds);
  }
  const auto seen = item["seen"];
  for (std::size_t i = 0; i < seen.size(0, kMaxCards) && root_.ok(); ++i) {
    s_.seen |= std::uint64_t{1} << card(seen.at(i));
  }
  andrew.discs = read_byte(item["discs"], 0, data_.andrew_discs);
  regions(item["transport"], andrew.transport, kMaxTrack - 1);
  each(item["tiles"], kTileSet,
       [&](int id, const JsonReader& value) { andrew.tiles[id] = read_byte(value, 1, 8); });
}

void PositionReader::agenda() {
  const auto list = root_["agenda"];
  for (std::size_t i = 0; i < list.size(0, 6) && root_.ok(); ++i) {
    const auto item = list.at(i);
    item.only({"step", "seat", "a", "b", "used", "pool", "closed"});
    const auto byte = [&](std::string_view key) {
      return item.has(key) ? read_byte(item[key], 1, 255) : std::uint8_t{0};
    };
    Task task;
    task.step = static_cast<Step>(item["step"].one_of(kStepNames));
    task.seat = seat_at(static_cast<int>(item["seat"].integer(0, s_.seats - 1)));
    task.a = byte("a");
    task.b = byte("b");
    task.used = byte("used");
    task.pool = byte("pool");
    if (item.has("closed")) {
      const std::uint32_t closed = bits(item["closed"], kRooms);
      task.closed = {static_cast<std::uint8_t>(closed & 255U),
                     static_cast<std::uint8_t>(closed >> 8)};
    }
    s_.agenda.push(task);
  }
}

void PositionReader::rng() {
  Seed words{};
  const auto list = root_["rng"];
  for (std::size_t i = 0; i < list.size(4, 4); ++i) {
    const std::string text = list.at(i).string();
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), words[i], 16);
    if (text.size() != 16 || code != std::errc{} || end != text.data() + 16) {
      list.at(i).fail("found '" + text + "'", "16 hexadecimal digits");
    }
  }
  s_.rng = Rng::from_words(words);
}

template <class Use>
void PositionReader::each(const JsonReader& object, Set set, Use&& use) const {
  if (!object.ok()) return;
  if (object.raw() == nullptr || !object.raw()->is_object()) {
    return object.fail("found another kind of value", "an object");
  }
  for (const auto& field : object.raw()->get_object()) {
    const auto index = data_.catalog.find(set, field.key());
    if (!index) {
      return object.fail("found '" + std::string(field.key()) + "'",
                         "ids of the kind '" + data_.catalog.set_id(set) + "'");
    }
    use(*index, object[field.key()]);
  }
}

std::uint8_t PositionReader::holder(const JsonReader& item) const {
  if (item.is_string()) {
    constexpr std::array<std::string_view, 2> kOthers{"neutral", "andrew"};
    return item.one_of(kOthers) == 0 ? kNeutral : kAndrew;
  }
  return static_cast<std::uint8_t>(item.integer(0, s_.seats - 1) + 1);
}

FieldSet PositionReader::fields(const JsonReader& list) const {
  FieldSet set = 0;
  for (std::size_t i = 0; i < list.size(0, kMaxFields) && list.ok(); ++i) {
    set |= FieldSet{1} << read_thing(list.at(i), data_.catalog, kDonationSet);
  }
  return set;
}

// A list of positions, rising.
std::uint32_t PositionReader::bits(const JsonReader& list, int count) {
  std::uint32_t set = 0;
  int least = 0;
  for (std::size_t i = 0; i < list.size(0, static_cast<std::size_t>(count)) && list.ok(); ++i) {
    const int at = static_cast<int>(list.at(i).integer(least, count - 1));
    set |= 1U << at;
    least = std::min(at + 1, count - 1);
  }
  return set;
}

void PositionReader::regions(const JsonReader& item, std::array<std::uint8_t, kRegions>& into,
                             int most) const {
  item.only({kRegionIds[0], kRegionIds[1], kRegionIds[2], kRegionIds[3]});
  for (int r = 0; r < kRegions && item.ok(); ++r) into[r] = read_byte(item[kRegionIds[r]], 0, most);
}

// A department that can be built.
std::uint8_t PositionReader::tile(const JsonReader& item) const {
  const int id = read_thing(item, data_.catalog, kTileSet);
  if (item.ok() && id < data_.starting) item.fail("a starting department", "a department tile");
  return static_cast<std::uint8_t>(id);
}

}  // namespace pionek::carnegie
