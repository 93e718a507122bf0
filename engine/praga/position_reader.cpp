#include "engine/praga/position_reader.hpp"

namespace pionek::praga {
namespace {

constexpr std::int16_t kMostPoints = 20'000;

}  // namespace

State StateReader::read() {
  root_.only({"game",      "turns",        "phase",        "first_player", "side",
              "layouts",   "road_tiles",   "players",      "crane",        "past",
              "rows",      "city",         "plazas",       "planks",       "bridge",
              "at_bridge", "at_cathedral", "technologies", "river",        "seals",
              "turn",      "rival",        "agenda",       "reveals",      "rng"});
  head();
  const auto players = root_["players"];
  for (std::size_t i = 0; i < s_.seats && root_.ok(); ++i) player(players.at(i), s_.players[i]);
  if (root_.ok()) rows();
  if (root_.ok()) city();
  if (root_.ok()) bridge();
  if (root_.ok()) turn();
  if (root_.ok()) rival();
  in_.agenda(s_.agenda, kStepIds, s_.seats);
  s_.reveals = in_.reveals();
  s_.rng = in_.rng();
  return s_;
}

void StateReader::head() {
  in_.head(game_.info());
  s_.seats = static_cast<std::uint8_t>(root_["players"].size(1, kSeats));
  if (!root_.ok()) return;
  s_.turns = read_byte(root_["turns"], 0, game_.total_turns(s_));
  s_.phase = static_cast<Phase>(root_["phase"].one_of(kPhaseIds));
  s_.first = read_byte(root_["first_player"], 0, s_.seats - 1);
  s_.side = static_cast<std::uint8_t>(root_["side"].one_of(kSideIds));
  root_["layouts"].only({kMonumentIds[0], kMonumentIds[1]});
  for (int i = 0; i < kMonuments; ++i) {
    s_.layouts[i] = static_cast<std::uint8_t>(root_["layouts"][kMonumentIds[i]].one_of(kLayoutIds));
  }
  s_.alternatives = in_.members<std::uint8_t>(root_["road_tiles"], kRoadTileSet);
  kept_list(root_["crane"], kTileSet, s_.crane);
  s_.five = in_.members<std::uint8_t>(root_["past"], kTileSet);
}

void StateReader::player(const JsonReader& item, Player& player) const {
  item.only({"goods",  "earned", "cubes",  "tracks",  "monuments",      "technologies", "used",
             "active", "once",   "tokens", "tiles_v", "owned_upgrades", "upgrades",     "walls",
             "joined", "met",    "road",   "bonuses", "seals",          "seal_rights"});
  const auto goods = item["goods"];
  for (int good = 0; good < kHeld; ++good) {
    player.held[good] = read_byte(goods[kGoodIds[good]], 0, good < 2 ? data_.limit[good] : 255);
  }
  figures<std::int16_t>(item["earned"], player.earned, 0, kMostPoints);
  player.cubes = read_byte(item["cubes"], 0, 60);
  figures<std::uint8_t>(item["tracks"], player.track, 0, kMaxSteps);
  for (int i = 0; i < kMonuments; ++i) {
    const auto monument = item["monuments"][kMonumentIds[i]];
    monument.only({"row", "col"});
    player.row[i] = read_byte(monument["row"], 1, data_.monuments[i].rows);
    if (item.ok()) --player.row[i];
    player.col[i] = read_byte(monument["col"], 0, data_.monuments[i].cols - 1);
  }
  kept_list(item["technologies"], kTechnologySet, player.technology);
  player.used = in_.bits<std::uint8_t>(item["used"], kTechLevels);
  player.active = in_.bits<std::uint8_t>(item["active"], kPermanentLevels);
  player.once = in_.bits<std::uint8_t>(item["once"], kPermanentLevels);
  kept_list(item["tokens"], kTokenSet, player.token);
  kept_list(item["tiles_v"], kBridgeSet, player.crown);
  boards(item, player);
  player.road = read_byte(item["road"], 0, kSegments);
  player.bonuses = in_.members<std::uint8_t>(item["bonuses"], kBonusSet);
  player.seals = in_.members<std::uint8_t>(item["seals"], kSealSet);
  player.rights = read_byte(item["seal_rights"], 0, kProductions);
}

void StateReader::boards(const JsonReader& item, Player& player) const {
  player.upgrades = in_.members<std::uint64_t>(item["owned_upgrades"], kHexSet);
  in_.each(item["upgrades"], kActionSet, [&](int action, const JsonReader& value) {
    value.only({"tile", "rotation"});
    player.upgrade[action] = kept(value["tile"], kHexSet);
    player.turned[action] = rotation(value["rotation"]);
  });
  in_.each(item["walls"], kWallSpaceSet, [&](int space, const JsonReader& value) {
    value.only({"tile", "rotation"});
    player.wall[space] = kept(value["tile"], kHexSet);
    player.wall_turned[space] = rotation(value["rotation"]);
  });
  figures<std::uint8_t>(item["joined"], player.joined, 0, (1U << kEdges) - 1);
  figures<std::uint16_t>(item["met"], player.met, 0, (1U << 2 * kEdges) - 1);
}

void StateReader::rows() {
  const auto list = root_["rows"];
  list.only({kKindIds[0], kKindIds[1], kKindIds[2]});
  for (int kind = 0; kind < kKinds && root_.ok(); ++kind) {
    const auto row = list[kKindIds[kind]];
    row.only({"tiles", kClassIds[0], kClassIds[1]});
    kept_list(row["tiles"], kHexSet, s_.rows[kind]);
    for (int i = 0; i < 2 && root_.ok(); ++i) {
      Stack& stack = s_.stacks[kind][i];
      const auto item = row[kClassIds[i]];
      item.only({"stack", "known"});
      in_.things(item["stack"], kHexSet, stack.tiles);
      stack.known = read_byte(item["known"], 0, stack.tiles.size());
    }
  }
}

std::uint8_t StateReader::holder(const JsonReader& item) const {
  if (item.is_null()) return kNoHolder;
  if (item.is_string()) {
    expect_id(item, "parler");
    return kParler;
  }
  return read_byte(item, 0, s_.seats - 1) + 1;
}

void StateReader::city() {
  for (std::size_t i = 0; i < data_.spaces.size(); ++i) s_.free |= SpaceSet{1} << i;
  in_.each(root_["city"], kSpaceSet, [&](int space, const JsonReader& value) {
    value.only({"tile", "rotation", "cube"});
    s_.building[space] = kept(value["tile"], kHexSet);
    s_.turned[space] = rotation(value["rotation"]);
    s_.cube[space] = holder(value["cube"]);
    s_.free &= ~(SpaceSet{1} << space);
  });
  in_.each(root_["plazas"], kPlazaSet, [&](int plaza, const JsonReader& value) {
    s_.plaza_tile[plaza] = kept(value, kPlazaTileSet);
  });
  in_.each(root_["seals"], kSealSet,
           [&](int seal, const JsonReader& value) { s_.seals[seal] = holder(value); });
  s_.river = in_.members<TokenSet>(root_["river"], kTokenSet);
}

void StateReader::hidden(const JsonReader& list, Set set, HiddenStack& into) const {
  for (std::size_t i = 0; i < list.size(0, kMaxDrawn) && list.ok(); ++i) {
    list.at(i).only({"tile", "seen"});
    const int tile = in_.thing(list.at(i)["tile"], set);
    const auto seen = in_.bits<std::uint8_t>(list.at(i)["seen"], s_.seats);
    into.push_back({static_cast<std::uint8_t>(tile), seen});
  }
}

void StateReader::bridge() {
  in_.each(root_["planks"], kPlankSet,
           [&](int plank, const JsonReader& value) { s_.planks[plank] = kept(value, kBridgeSet); });
  hidden(root_["bridge"], kBridgeSet, s_.bridge);
  s_.at_bridge = in_.members<BridgeSet>(root_["at_bridge"], kBridgeSet);
  s_.at_cathedral = in_.members<BridgeSet>(root_["at_cathedral"], kBridgeSet);
  const auto levels = root_["technologies"];
  for (std::size_t i = 0; i < levels.size(kTechLevels, kTechLevels) && root_.ok(); ++i) {
    hidden(levels.at(i), kTechnologySet, s_.technologies[i]);
  }
}

void StateReader::turn() {
  const auto item = root_["turn"];
  item.only({"tile", "position", "bonus", "acted", "extra", "refreshed", "side", "optional",
             "effects", "unpaid"});
  Turn& turn = s_.turn;
  turn.tile = kept(item["tile"], kTileSet);
  turn.position = read_byte(item["position"], 0, kPositions - 1);
  turn.bonus = static_cast<Turn::Bonus>(item["bonus"].one_of(kBonusIds));
  turn.acted = item["acted"].boolean() ? 1 : 0;
  turn.extra = static_cast<Turn::Extra>(item["extra"].one_of(kExtraIds));
  turn.refreshed = item["refreshed"].boolean() ? 1 : 0;
  for (int i = 0; i < kMonuments; ++i) {
    turn.side[i] = read_byte(item["side"][kMonumentIds[i]], 0, 99);
    turn.option[i] = read_byte(item["optional"][kMonumentIds[i]], 0, 99);
  }
  turn.effects = in_.members<std::uint16_t>(item["effects"], kEffectSet);
  figures<std::uint8_t>(item["unpaid"], turn.unpaid, 0, 99);
}

void StateReader::rival() {
  const auto item = root_["rival"];
  if (item.is_null()) return;
  item.only({"deck", "card", "pawn", "markers", "mines", "quarries"});
  Rival& rival = s_.rival;
  rival.on = 1;
  in_.things(item["deck"], kCardSet, rival.deck);
  rival.card = kept(item["card"], kCardSet);
  rival.pawn = read_byte(item["pawn"], 0, static_cast<int>(data_.parler.cycle.size()));
  figures<std::uint8_t>(item["markers"], rival.marker, 0, kPlaces - 1);
  rival.count[0] = read_byte(item["mines"], data_.parler.start[0], data_.parler.most[0]);
  rival.count[1] = read_byte(item["quarries"], data_.parler.start[1], data_.parler.most[1]);
}

}  // namespace pionek::praga
