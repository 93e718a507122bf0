// The complete state as JSON, for tests, puzzles and bug reports. What follows from other fields
// (which spaces are taken, which departments a company has, the row that goes on) is left out and
// worked out on reading.
#include "engine/carnegie/carnegie.hpp"
#include "engine/carnegie/state_reader.hpp"
#include "engine/carnegie/state_text.hpp"

namespace pionek::carnegie {
namespace {

void write_player(const StateText& text, const Player& player) {
  JsonText& out = text.out;
  out.field("money", player.money);
  out.field("goods", player.goods);
  out.field("vp", player.vp);
  out.object("departments", [&] {
    for (int room = 0; room < kRooms; ++room) {
      const DepartmentId there = player.room[room];
      if (there < kMaxDepartments && text.data.department(there).tile) {
        text.department(text.id(kRoomSet, room), there);
      }
    }
  });
  text.counts("lying", kRoomSet, player.lying);
  out.object("desks", [&] {
    for (int room = 0; room < kRooms; ++room) {
      if (player.desks[room] != 0) text.bits(text.id(kRoomSet, room), player.desks[room]);
    }
  });
  text.regions("missions", player.mission);
  text.regions("transport", player.transport);
  out.object("strips", [&] {
    for (int type = 0; type < kTypes; ++type) {
      out.object(kTypeIds[type], [&] {
        out.field("side", kSideIds[player.side(type)]);
        out.field("position", player.position[type]);
        text.bits("discs", player.discs[type]);
      });
    }
  });
  out.field("reserve", player.reserve);
  text.department("reserved", player.reserved);
  out.field("action_tile", player.action_tile != 0);
  out.field("discs", player.supply);
  text.members("donations", kDonationSet, player.donations);
}

void write_andrew(const StateText& text, const State& s) {
  JsonText& out = text.out;
  const Andrew& andrew = s.andrew;
  out.field("level", text.data.difficulties[andrew.level].id);
  out.array("deck", [&] {  // top first
    for (int i = s.deck.size() - 1; i >= 0; --i) out.word(text.id(kCardSet, s.deck[i]));
  });
  text.thing("card", kCardSet, andrew.card == kNoCard ? -1 : andrew.card);
  out.field("shown", andrew.shown != 0);
  out.field("score_card", andrew.shift);
  out.array("filed", [&] {
    for (std::size_t i = 0; i < text.data.score_cards.size(); ++i) out.value(andrew.filed[i]);
  });
  text.members("seen", kCardSet, s.seen);
  out.field("discs", andrew.discs);
  text.regions("transport", andrew.transport);
  text.counts("tiles", kTileSet, andrew.tiles);
}

void write_timeline(const StateText& text, const State& s) {
  JsonText& out = text.out;
  for (int row = 0; row < kRows; ++row) {
    out.object(kRowIds[row], [&] {
      out.field("tile", text.data.timeline_tiles[s.timeline[row]].id);
      out.field("side", kFaceIds[s.timeline_side[row]]);
      out.field("marker", s.column[row]);
    });
  }
}

void write_fields(const StateText& text, const State& s) {
  for (int field = 0; field < static_cast<int>(text.data.fields.size()); ++field) {
    if (s.field[field] == kNoHolder) continue;
    text.out.key(text.id(kDonationSet, field));
    text.holder(s.field[field]);
  }
}

}  // namespace

std::string Carnegie::position(const State& s) const {
  return object_text([&](JsonText& out) {
    const StateText text(*data_, out);
    text.head(info());
    out.field("round", s.round);
    out.field("phase", kPhaseIds[static_cast<std::size_t>(s.phase)]);
    out.field("turn", s.turn);
    out.field("first_player", s.first);
    text.row("row", s.row);
    out.object("timeline", [&] { write_timeline(text, s); });
    out.array("players", [&] {
      for (int i = 0; i < s.seats; ++i) out.object([&] { write_player(text, s.players[i]); });
    });
    text.discs("discs", s);
    out.object("donations", [&] { write_fields(text, s); });
    text.market("market", s);
    out.key("andrew");
    if (s.solo()) {
      out.object([&] { write_andrew(text, s); });
    } else {
      out.value(nullptr);
    }
    text.agenda(s.agenda, kStepIds);
    text.chance(s.rng, s.reveals);
  });
}

State Carnegie::read_position(const JsonReader& reader) const {
  State s = StateReader(*this, reader).read();
  if (!reader.ok()) return s;
  if (const auto wrong = broken(s)) reader.fail(*wrong, "a position the rules can reach");
  return s;
}

}  // namespace pionek::carnegie
