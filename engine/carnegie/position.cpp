// The complete state as JSON, for tests, puzzles and bug reports. What follows from other fields
// (which spaces are taken, which departments a company has, the row that goes on) is left out and
// worked out on reading.
#include "engine/carnegie/carnegie.hpp"
#include "engine/carnegie/names.hpp"
#include "engine/carnegie/position_reader.hpp"

namespace pionek::carnegie {
namespace {

std::string hex(std::uint64_t word) {
  std::string digits(16, '0');
  for (int i = 15; i >= 0; --i, word >>= 4) digits[i] = "0123456789abcdef"[word & 15];
  return digits;
}

json::object player_json(const Names& names, const Player& player) {
  json::object built;
  json::object lying;
  json::object desks;
  for (int room = 0; room < kRooms; ++room) {
    const std::string& id = names.id(kRoomSet, room);
    const DepartmentId there = player.room[room];
    if (there < kMaxDepartments && names.data.department(there).tile) {
      built[id] = names.department(there);
    }
    if (player.lying[room] > 0) lying[id] = player.lying[room];
    if (player.desks[room] != 0) desks[id] = Names::bits(player.desks[room]);
  }
  json::object strips;
  for (int type = 0; type < kTypes; ++type) {
    strips[kTypeIds[type]] = json::object{{"side", kSideNames[player.side(type)]},
                                          {"position", player.position[type]},
                                          {"discs", Names::bits(player.discs[type])}};
  }
  return {{"money", player.money},
          {"goods", player.goods},
          {"vp", player.vp},
          {"departments", std::move(built)},
          {"lying", std::move(lying)},
          {"desks", std::move(desks)},
          {"missions", names.regions(player.mission)},
          {"transport", names.regions(player.transport)},
          {"strips", std::move(strips)},
          {"reserve", player.reserve},
          {"reserved", names.department(player.reserved)},
          {"action_tile", player.action_tile != 0},
          {"discs", player.supply},
          {"donations", names.fields(player.donations)}};
}

json::array cards_json(const Names& names, const FixedVector<CardId, kMaxDeck>& deck) {
  json::array out;
  for (int i = deck.size() - 1; i >= 0; --i) out.emplace_back(names.id(kCardSet, deck[i]));
  return out;
}

json::value andrew_json(const Names& names, const State& s) {
  if (!s.solo()) return nullptr;
  const Andrew& andrew = s.andrew;
  json::array filed;
  for (std::size_t i = 0; i < names.data.score_cards.size(); ++i)
    filed.emplace_back(andrew.filed[i]);
  json::array seen;
  for (int id = 0; id < static_cast<int>(names.data.cards.size()); ++id) {
    if ((s.seen >> id & 1) != 0) seen.emplace_back(names.id(kCardSet, id));
  }
  return json::object{
      {"level", names.data.difficulties[andrew.level].id},
      {"deck", cards_json(names, s.deck)},  // top first
      {"card", andrew.card == kNoCard ? json::value(nullptr)
                                      : json::value(names.id(kCardSet, andrew.card))},
      {"shown", andrew.shown != 0},
      {"score_card", andrew.shift},
      {"filed", std::move(filed)},
      {"seen", std::move(seen)},
      {"discs", andrew.discs},
      {"transport", names.regions(andrew.transport)},
      {"tiles", names.tiles(andrew.tiles, false)}};
}

json::array agenda_json(const State& s) {
  json::array out;
  for (const Task& task : s.agenda) {
    json::object item{{"step", kStepNames[static_cast<std::size_t>(task.step)]},
                      {"seat", index(task.seat)}};
    if (task.a != 0) item["a"] = task.a;
    if (task.b != 0) item["b"] = task.b;
    if (task.used != 0) item["used"] = task.used;
    if (task.pool != 0) item["pool"] = task.pool;
    const int closed = task.closed[0] | task.closed[1] << 8;
    if (closed != 0) item["closed"] = Names::bits(closed);
    out.push_back(std::move(item));
  }
  return out;
}

}  // namespace

json::object Carnegie::position(const State& s) const {
  const Names names{*data_};
  json::object out;
  out["game"] = info().id;
  out["round"] = s.round;
  out["phase"] = kPhaseNames[static_cast<std::size_t>(s.phase)];
  out["turn"] = s.turn;
  out["first_player"] = s.first;
  out["row"] = names.row(s.row);
  json::object timeline;
  for (int row = 0; row < kRows; ++row) {
    timeline[kRowIds[row]] = json::object{{"tile", data_->timeline_tiles[s.timeline[row]].id},
                                          {"side", kFaceNames[s.timeline_side[row]]},
                                          {"marker", s.column[row]}};
  }
  out["timeline"] = std::move(timeline);
  json::array players;
  for (int i = 0; i < s.seats; ++i) players.push_back(player_json(names, s.players[i]));
  out["players"] = std::move(players);
  out["discs"] = names.discs(s);
  json::object fields;
  for (int field = 0; field < static_cast<int>(data_->fields.size()); ++field) {
    if (s.field[field] == kNoHolder) continue;
    fields[names.id(kDonationSet, field)] = Names::holder(s.field[field]);
  }
  out["donations"] = std::move(fields);
  out["market"] = names.tiles(s.copies, true);
  out["andrew"] = andrew_json(names, s);
  out["agenda"] = agenda_json(s);
  out["reveals"] = s.reveals;
  json::array rng;
  for (const std::uint64_t word : s.rng.words()) rng.emplace_back(hex(word));
  out["rng"] = std::move(rng);
  return out;
}

State Carnegie::read_position(const JsonReader& reader) const {
  State s = PositionReader(*this, reader).read();
  if (!reader.ok()) return s;
  if (const auto wrong = broken(s)) reader.fail(*wrong, "a position the rules can reach");
  return s;
}

}  // namespace pionek::carnegie
