// The complete state as JSON, for tests, puzzles and bug reports. What follows from other fields
// (which spaces are taken, which departments a company has, the row that goes on) is left out and
// worked out on reading.
#include <optional>

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

void write_player(const Names& names, const Player& player) {
  JsonText& out = names.out;
  const auto by_room = [&](std::string_view key, const auto& write) {
    out.object(key, [&] {
      for (int room = 0; room < kRooms; ++room) write(names.id(kRoomSet, room), room);
    });
  };
  out.field("money", player.money);
  out.field("goods", player.goods);
  out.field("vp", player.vp);
  by_room("departments", [&](std::string_view id, int room) {
    const DepartmentId there = player.room[room];
    if (there < kMaxDepartments && names.data.department(there).tile) names.department(id, there);
  });
  by_room("lying", [&](std::string_view id, int room) {
    if (player.lying[room] > 0) out.field(id, player.lying[room]);
  });
  by_room("desks", [&](std::string_view id, int room) {
    if (player.desks[room] != 0) names.bits(id, player.desks[room]);
  });
  names.regions("missions", player.mission);
  names.regions("transport", player.transport);
  out.object("strips", [&] {
    for (int type = 0; type < kTypes; ++type) {
      out.object(kTypeIds[type], [&] {
        out.field("side", kSideNames[player.side(type)]);
        out.field("position", player.position[type]);
        names.bits("discs", player.discs[type]);
      });
    }
  });
  out.field("reserve", player.reserve);
  names.department("reserved", player.reserved);
  out.field("action_tile", player.action_tile != 0);
  out.field("discs", player.supply);
  names.ids("donations", kDonationSet, player.donations);
}

void write_andrew(const Names& names, const State& s) {
  JsonText& out = names.out;
  const Andrew& andrew = s.andrew;
  out.field("level", names.data.difficulties[andrew.level].id);
  out.array("deck", [&] {  // top first
    for (int i = s.deck.size() - 1; i >= 0; --i) out.value(names.id(kCardSet, s.deck[i]));
  });
  out.field("card",
            andrew.card == kNoCard ? std::nullopt : std::optional(names.id(kCardSet, andrew.card)));
  out.field("shown", andrew.shown != 0);
  out.field("score_card", andrew.shift);
  out.array("filed", [&] {
    for (std::size_t i = 0; i < names.data.score_cards.size(); ++i) out.value(andrew.filed[i]);
  });
  names.ids("seen", kCardSet, s.seen);
  out.field("discs", andrew.discs);
  names.regions("transport", andrew.transport);
  names.tiles("tiles", andrew.tiles, false);
}

void write_task(const Names& names, const Task& task) {
  JsonText& out = names.out;
  out.field("step", kStepNames[static_cast<std::size_t>(task.step)]);
  out.field("seat", index(task.seat));
  if (task.a != 0) out.field("a", task.a);
  if (task.b != 0) out.field("b", task.b);
  if (task.used != 0) out.field("used", task.used);
  if (task.pool != 0) out.field("pool", task.pool);
  const unsigned closed = task.closed[0] | task.closed[1] << 8;
  if (closed != 0) names.bits("closed", closed);
}

void write_timeline(const Names& names, const State& s) {
  JsonText& out = names.out;
  for (int row = 0; row < kRows; ++row) {
    out.object(kRowIds[row], [&] {
      out.field("tile", names.data.timeline_tiles[s.timeline[row]].id);
      out.field("side", kFaceNames[s.timeline_side[row]]);
      out.field("marker", s.column[row]);
    });
  }
}

void write_fields(const Names& names, const State& s) {
  for (int field = 0; field < static_cast<int>(names.data.fields.size()); ++field) {
    if (s.field[field] == kNoHolder) continue;
    names.out.key(names.id(kDonationSet, field));
    names.holder(s.field[field]);
  }
}

}  // namespace

std::string Carnegie::position(const State& s) const {
  return object_text([&](JsonText& out) {
    const Names names{*data_, out};
    out.field("game", info().id);
    out.field("round", s.round);
    out.field("phase", kPhaseNames[static_cast<std::size_t>(s.phase)]);
    out.field("turn", s.turn);
    out.field("first_player", s.first);
    names.row("row", s.row);
    out.object("timeline", [&] { write_timeline(names, s); });
    out.array("players", [&] {
      for (int i = 0; i < s.seats; ++i) out.object([&] { write_player(names, s.players[i]); });
    });
    names.discs("discs", s);
    out.object("donations", [&] { write_fields(names, s); });
    names.tiles("market", s.copies, true);
    out.key("andrew");
    if (s.solo()) {
      out.object([&] { write_andrew(names, s); });
    } else {
      out.value(nullptr);
    }
    out.array("agenda", [&] {
      for (const Task& task : s.agenda) out.object([&] { write_task(names, task); });
    });
    out.field("reveals", s.reveals);
    out.array("rng", [&] {
      for (const std::uint64_t word : s.rng.words()) out.value(hex(word));
    });
  });
}

State Carnegie::read_position(const JsonReader& reader) const {
  State s = PositionReader(*this, reader).read();
  if (!reader.ok()) return s;
  if (const auto wrong = broken(s)) reader.fail(*wrong, "a position the rules can reach");
  return s;
}

}  // namespace pionek::carnegie
