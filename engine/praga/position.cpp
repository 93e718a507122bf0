// The complete state as JSON, for tests, puzzles and bug reports. What follows from other fields
// (the free spaces, arrow and platform) is left out and worked out on reading.
#include "engine/praga/names.hpp"
#include "engine/praga/position_reader.hpp"
#include "engine/praga/praga.hpp"

namespace pionek::praga {
namespace {

void write_player(const Names& names, const PositionText& text, const Player& player) {
  JsonText& out = names.out;
  const auto figures = [&](std::string_view key, const auto& list) {
    out.array(key, [&] {
      for (const int each : list) out.value(each);
    });
  };
  out.object("goods", [&] { names.goods(player); });
  figures("earned", player.earned);
  out.field("cubes", player.cubes);
  figures("tracks", player.track);
  out.object("monuments", [&] { names.monuments(player); });
  names.list("technologies", kTechnologySet, player.technology);
  text.bits("used", player.used);
  text.bits("active", player.active);
  text.bits("once", player.once);
  names.list("tokens", kTokenSet, player.token);
  names.list("tiles_v", kBridgeSet, player.crown);
  text.members("owned_upgrades", kHexSet, player.upgrades);
  out.object("upgrades", [&] { names.upgrades(player); });
  out.object("walls", [&] { names.walls(player); });
  figures("joined", player.joined);
  figures("met", player.met);
  out.field("road", player.road);
  text.members("bonuses", kBonusSet, player.bonuses);
  text.members("seals", kSealSet, player.seals);
  out.field("seal_rights", player.rights);
}

void write_rows(const Names& names, const State& s) {
  JsonText& out = names.out;
  for (int kind = 0; kind < kKinds; ++kind) {
    out.object(kKindIds[kind], [&] {
      names.list("tiles", kHexSet, s.rows[kind]);
      for (int i = 0; i < 2; ++i) {
        const Stack& stack = s.stacks[kind][i];
        out.object(kClassIds[i], [&] {
          out.array("stack", [&] {  // from the bottom
            for (const int tile : stack.tiles) out.word(names.id(kHexSet, tile));
          });
          out.field("known", stack.known);
        });
      }
    });
  }
}

// From the bottom, each with the seats that have seen it there.
void write_hidden(const Names& names, const PositionText& text, Set set, const HiddenStack& stack) {
  for (const Hidden& each : stack) {
    names.out.object([&] {
      names.out.field("tile", names.id(set, each.tile));
      text.bits("seen", each.seen);
    });
  }
}

void write_turn(const Names& names, const PositionText& text, const Turn& turn) {
  JsonText& out = names.out;
  names.maybe("tile", kTileSet, turn.tile);
  out.field("position", turn.position);
  out.field("bonus", kBonusIds[static_cast<std::size_t>(turn.bonus)]);
  out.field("acted", turn.acted != 0);
  out.field("extra", kExtraIds[static_cast<std::size_t>(turn.extra)]);
  out.field("refreshed", turn.refreshed != 0);
  names.by_monument("side", turn.side);
  names.by_monument("optional", turn.option);
  text.members("effects", kEffectSet, turn.effects);
  out.array("unpaid", [&] {
    for (const int each : turn.unpaid) out.value(each);
  });
}

void write_rival(const Names& names, const PositionText& text, const Rival& rival) {
  JsonText& out = names.out;
  text.things("deck", kCardSet, rival.deck);
  names.maybe("card", kCardSet, rival.card);
  out.field("pawn", rival.pawn);
  out.array("markers", [&] {
    for (const int each : rival.marker) out.value(each);
  });
  out.field("mines", rival.count[0]);
  out.field("quarries", rival.count[1]);
}

void write_board(const Names& names, const PositionText& text, const State& s) {
  JsonText& out = names.out;
  const Data& data = names.data;
  names.list("crane", kTileSet, s.crane);
  text.members("past", kTileSet, s.five);
  out.object("rows", [&] { write_rows(names, s); });
  out.object("city", [&] { names.city(s); });
  out.object("plazas", [&] {
    for (std::size_t i = 0; i < data.plazas.size(); ++i) {
      names.maybe(names.id(kPlazaSet, static_cast<int>(i)), kPlazaTileSet, s.plaza_tile[i]);
    }
  });
  out.object("planks", [&] {
    for (std::size_t i = 0; i < data.planks.size(); ++i) {
      names.maybe(names.id(kPlankSet, static_cast<int>(i)), kBridgeSet, s.planks[i]);
    }
  });
  out.array("bridge", [&] { write_hidden(names, text, kBridgeSet, s.bridge); });
  text.members("at_bridge", kBridgeSet, s.at_bridge);
  text.members("at_cathedral", kBridgeSet, s.at_cathedral);
  out.array("technologies", [&] {
    for (const HiddenStack& stack : s.technologies) {
      out.array([&] { write_hidden(names, text, kTechnologySet, stack); });
    }
  });
  text.members("river", kTokenSet, s.river);
  out.object("seals", [&] {
    for (std::size_t i = 0; i < data.seals.size(); ++i) {
      names.holder(names.id(kSealSet, static_cast<int>(i)), s.seals[i]);
    }
  });
}

}  // namespace

std::string Praga::position(const State& s) const {
  return object_text([&](JsonText& out) {
    const Names names{*data_, out};
    const PositionText text(out, catalog());
    text.head(info());
    out.field("turns", s.turns);
    out.field("phase", kPhaseIds[static_cast<std::size_t>(s.phase)]);
    out.field("first_player", s.first);
    out.field("side", kSideIds[s.side]);
    out.object("layouts", [&] {
      for (int i = 0; i < kMonuments; ++i) out.field(kMonumentIds[i], kLayoutIds[s.layouts[i]]);
    });
    text.members("road_tiles", kRoadTileSet, s.alternatives);
    out.array("players", [&] {
      for (int i = 0; i < s.seats; ++i) {
        out.object([&] { write_player(names, text, s.players[i]); });
      }
    });
    write_board(names, text, s);
    out.object("turn", [&] { write_turn(names, text, s.turn); });
    out.key("rival");
    if (s.rival.on != 0) {
      out.object([&] { write_rival(names, text, s.rival); });
    } else {
      out.value(nullptr);
    }
    text.agenda(s.agenda, kStepIds);
    text.chance(s.rng, s.reveals);
  });
}

State Praga::read_position(const JsonReader& reader) const {
  State s = StateReader(*this, reader).read();
  if (!reader.ok()) return s;
  if (const auto wrong = broken(s)) reader.fail(*wrong, "a position the rules can reach");
  return s;
}

}  // namespace pionek::praga
