#include "engine/carnegie/state_reader.hpp"

#include "engine/carnegie/state_text.hpp"

namespace pionek::carnegie {
namespace {

// Of money, goods or points. Nobody gains more in a round: the fifteen employees of a company each
// come home once and work once, which is worth $18 at most; all projects together pay less than
// fifty.
constexpr int kMostPerRound = 1000;

}  // namespace

State StateReader::read() {
  root_.only({"game", "round", "phase", "turn", "first_player", "row", "timeline", "players",
              "discs", "donations", "market", "andrew", "agenda", "reveals", "rng"});
  header();
  if (root_.ok()) timeline();
  const auto players = root_["players"];
  for (std::size_t i = 0; i < s_.seats && root_.ok(); ++i) player(players.at(i), s_.players[i]);
  if (root_.ok()) board();
  if (root_.ok()) andrew();
  in_.agenda(s_.agenda, kStepIds, s_.seats);
  s_.reveals = in_.reveals();
  s_.rng = in_.rng();
  return s_;
}

void StateReader::header() {
  in_.head(game_.info());
  s_.seats = static_cast<std::uint8_t>(root_["players"].size(1, kSeats));
  s_.round = root_["round"].number<std::uint8_t>(0, data_.rounds);
  s_.phase = static_cast<Phase>(root_["phase"].one_of(kPhaseIds));
  s_.turn = root_["turn"].number<std::uint8_t>(0, kSeats);
  s_.first = root_["first_player"].number<std::uint8_t>(0, kSeats - 1);
  const int row = in_.thing_or_none(root_["row"], kRowSet);
  s_.row = static_cast<std::uint8_t>(row < 0 ? kRows : row);
}

void StateReader::timeline() {
  const auto list = root_["timeline"];
  list.only({kRowIds[0], kRowIds[1], kRowIds[2], kRowIds[3]});
  for (int row = 0; row < kRows && root_.ok(); ++row) {
    const auto item = list[kRowIds[row]];
    item.only({"tile", "side", "marker"});
    const std::string id = item["tile"].string();
    std::uint8_t at = 0;
    while (at < data_.timeline_tiles.size() && data_.timeline_tiles[at].id != id) ++at;
    if (at == data_.timeline_tiles.size()) {
      item["tile"].fail("found '" + id + "'", "the id of a timeline tile");
    }
    s_.timeline[row] = at;
    s_.timeline_side[row] = static_cast<std::uint8_t>(item["side"].one_of(kFaceIds));
    s_.column[row] = item["marker"].number<std::uint8_t>(0, kColumns - 1);
  }
  if (root_.ok() && s_.row < kRows) {
    s_.advancing = static_cast<std::uint8_t>(game_.advancing_row(s_, s_.row));
  }
}

void StateReader::player(const JsonReader& item, Player& player) const {
  item.only({"money", "goods", "vp", "departments", "lying", "desks", "missions", "transport",
             "strips", "reserve", "reserved", "action_tile", "discs", "donations"});
  const int most = kMostPerRound * data_.rounds;
  player.money = item["money"].number<std::int32_t>(0, most);
  player.goods = item["goods"].number<std::int32_t>(0, most);
  player.vp = item["vp"].number<std::int32_t>(0, most);
  company(item, player);
  regions(item["missions"], player.mission, data_.employees);
  regions(item["transport"], player.transport, kMaxTrack - 1);
  if (item.ok()) strips(item["strips"], player);
  player.reserve = item["reserve"].number<std::uint8_t>(0, data_.employees);
  player.reserved = item["reserved"].is_null() ? kNoDepartment : tile(item["reserved"]);
  player.action_tile = item["action_tile"].boolean() ? 1 : 0;
  player.supply = item["discs"].number<std::uint8_t>(0, data_.discs);
  player.donations = in_.members<FieldSet>(item["donations"], kDonationSet);
}

void StateReader::company(const JsonReader& item, Player& player) const {
  player.room = data_.rooms;
  player.departments = (1U << data_.starting) - 1;
  in_.each(item["departments"], kRoomSet, [&](int room, const JsonReader& value) {
    const DepartmentId id = tile(value);
    if (!value.ok()) return;
    if (player.room[room] != kFreeRoom || player.has(id)) {
      return value.fail("the room is not free or the department stands twice",
                        "a free room for each tile (CA-705, CA-708)");
    }
    player.room[room] = id;
    player.departments |= 1U << id;
  });
  in_.counts(item["lying"], kRoomSet, player.lying, data_.employees);
  in_.each(item["desks"], kRoomSet, [&](int room, const JsonReader& value) {
    player.desks[room] = in_.bits<std::uint8_t>(value, kMaxDesks);
  });
}

void StateReader::strips(const JsonReader& item, Player& player) const {
  item.only({kTypeIds[0], kTypeIds[1], kTypeIds[2], kTypeIds[3]});
  for (int type = 0; type < kTypes && item.ok(); ++type) {
    const auto strip = item[kTypeIds[type]];
    strip.only({"side", "position", "discs"});
    const int side = strip["side"].one_of(kSideIds);
    player.sides = static_cast<std::uint8_t>(player.sides | side << type);
    const int places = data_.types[type].sides[side].size();
    player.position[type] = strip["position"].number<std::uint8_t>(0, places - 1);
    player.discs[type] = in_.bits<std::uint16_t>(strip["discs"], places);
  }
}

void StateReader::board() {
  in_.each(root_["discs"], kSlotSet, [&](int slot, const JsonReader& value) {
    value.only({"holder", "type"});
    const int who = holder(value["holder"]);
    const int type = value["type"].one_of(kSlotTypeIds);
    s_.slot[slot] = static_cast<std::uint8_t>(who + 8 * type);
    s_.taken.add(slot);
  });
  in_.each(root_["donations"], kDonationSet, [&](int field, const JsonReader& value) {
    s_.field[field] = holder(value);
    if (s_.field[field] == kAndrew) s_.andrew.donations |= FieldSet{1} << field;
  });
  in_.each(root_["market"], kTileSet, [&](int id, const JsonReader& value) {
    s_.copies[id] = value.number<std::uint8_t>(0, data_.department(id).copies);
  });
}

void StateReader::andrew() {
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
  const auto deck = item["deck"];  // top first
  for (std::size_t i = deck.size(0, kMaxDeck); i > 0 && root_.ok(); --i) {
    s_.deck.push_back(card(deck.at(i - 1)));
  }
  andrew.card = item["card"].is_null() ? kNoCard : card(item["card"]);
  andrew.shown = item["shown"].boolean() ? 1 : 0;
  const std::size_t score_cards = data_.score_cards.size();
  andrew.shift = item["score_card"].number<std::uint8_t>(0, static_cast<int>(score_cards) - 1);
  const auto filed = item["filed"];
  for (std::size_t i = 0; i < filed.size(score_cards, score_cards) && root_.ok(); ++i) {
    andrew.filed[i] = filed.at(i).number<std::uint8_t>(0, data_.rounds);
  }
  s_.seen = in_.members<std::uint64_t>(item["seen"], kCardSet);
  andrew.discs = item["discs"].number<std::uint8_t>(0, data_.andrew_discs);
  regions(item["transport"], andrew.transport, kMaxTrack - 1);
  in_.counts(item["tiles"], kTileSet, andrew.tiles, kMaxDepartments);
}

std::uint8_t StateReader::holder(const JsonReader& item) const {
  if (item.is_string()) {
    constexpr std::array<std::string_view, 2> kOthers{"neutral", "andrew"};
    return item.one_of(kOthers) == 0 ? kNeutral : kAndrew;
  }
  return carnegie::holder(PositionReader::seat(item, s_.seats));
}

// A department that can be built.
DepartmentId StateReader::tile(const JsonReader& item) const {
  const int id = in_.thing(item, kTileSet);
  if (item.ok() && id < data_.starting) item.fail("a starting department", "a department tile");
  return static_cast<DepartmentId>(id);
}

void StateReader::regions(const JsonReader& item, std::array<std::uint8_t, kRegions>& into,
                          int most) {
  item.only({kRegionIds[0], kRegionIds[1], kRegionIds[2], kRegionIds[3]});
  for (int r = 0; r < kRegions; ++r) into[r] = item[kRegionIds[r]].number<std::uint8_t>(0, most);
}

}  // namespace pionek::carnegie
