// What a seat may see, for screens: everything but the order of the stacks and what others have
// drawn and not yet chosen from.
#include <bit>

#include "engine/praga/names.hpp"
#include "engine/praga/praga.hpp"

namespace pionek::praga {
namespace {

// One player's board.
class Seen {
 public:
  Seen(const Praga& game, const Player& player, JsonText& out)
      : game_(game), names_{game.data(), out}, out_(out), player_(player) {}

  void write(int points) const {
    names_.goods(player_);
    out_.field("vp", player_.points());
    out_.field("points", points);
    out_.field("cubes", player_.cubes);
    out_.object("tracks", [&] { tracks(); });
    out_.object("tokens", [&] {
      for (int i = 0; i < kProductions; ++i) {
        names_.maybe(kTrackIds[i], kTokenSet, player_.token[i]);
      }
    });
    out_.array("bonuses", [&] {
      for_each_bit(player_.bonuses, [&](int i) { out_.word(names_.id(kBonusSet, i)); });
    });
    out_.object("upgrades", [&] { names_.upgrades(player_); });
    out_.object("covered", [&] { covered(); });
    out_.object("walls", [&] { names_.walls(player_); });
    out_.array("technologies", [&] { technologies(); });
    out_.object("monuments", [&] { names_.monuments(player_); });
    out_.field("road", player_.road);
    names_.maybe("bridge_tile", kBridgeSet, player_.crown[0]);
    names_.maybe("cathedral_tile", kBridgeSet, player_.crown[1]);
    out_.array("seals", [&] {
      for_each_bit(player_.seals, [&](int i) { out_.word(names_.id(kSealSet, i)); });
    });
    out_.field("seal_rights", player_.rights);
  }

 private:
  void tracks() const {
    for (int i = 0; i < kTracks; ++i) out_.field(kTrackIds[i], player_.track[i]);
  }

  // Upgrades that lie under others, by action.
  void covered() const {
    for (int action = 0; action < kActions; ++action) {
      const int top = player_.upgrade[action];
      if (top == 0) continue;
      out_.array(kActionIds[action], [&] {
        for_each_bit(player_.upgrades, [&](int tile) {
          const bool same = static_cast<int>(game_.data().tile(tile).action) == action;
          if (same && tile + 1 != top) out_.word(names_.id(kHexSet, tile));
        });
      });
    }
  }

  void technologies() const {
    for (int level = 0; level < kTechLevels; ++level) {
      if (player_.technology[level] == 0) continue;
      const bool permanent = level < kPermanentLevels;
      const unsigned bit = 1U << level;
      out_.object([&] {
        out_.field("id", names_.id(kTechnologySet, player_.technology[level] - 1));
        out_.field("level", level + 1);
        out_.field("state", permanent ? ((player_.active & bit) != 0 ? "active" : "waiting")
                                      : ((player_.used & bit) != 0 ? "used" : "ready"));
        if (permanent) out_.field("paid", (player_.once & bit) != 0);
      });
    }
  }

  const Praga& game_;
  Names names_;
  JsonText& out_;
  const Player& player_;
};

// The common parts of the table.
class Table {
 public:
  Table(const Praga& game, const State& s, JsonText& out)
      : game_(game), data_(game.data()), names_{data_, out}, out_(out), s_(s) {}

  void crane() const {
    for (int at = 0; at < kPositions; ++at) {
      out_.object([&] {
        const Position& where = data_.positions[at];
        out_.field("zone", kZoneIds[static_cast<std::size_t>(where.zone)]);
        out_.field("sector", names_.id(kSectorSet, game_.sector_at(s_, at)));
        names_.maybe("tile", kTileSet, s_.crane[at]);
        if (s_.crane[at] == 0) return;
        const int tile = s_.crane[at] - 1;
        const bool past = (s_.five >> tile & 1) != 0;
        out_.array("actions", [&] { actions(tile); });
        out_.field("gold", where.gold);
        out_.field("vp", past ? data_.overflow_vp : where.vp);
        out_.field("past", past);
      });
    }
  }

  void actions(int tile) const {
    for (const Action each : game_.actions_of(s_, tile)) {
      out_.word(kActionIds[static_cast<std::size_t>(each)]);
    }
  }

  void rows() const {
    for (int kind = 0; kind < kKinds; ++kind) {
      out_.object(kKindIds[kind], [&] {
        names_.list("tiles", kHexSet, s_.rows[kind]);
        for (int i = 0; i < 2; ++i) {
          const Stack& stack = s_.stacks[kind][i];
          out_.field(kClassIds[i], stack.tiles.size());
        }
        // The bottom of the stacks, as far as everybody has seen it.
        out_.array("known", [&] {
          for (const Stack& stack : s_.stacks[kind]) {
            for (int i = 0; i < stack.known; ++i) out_.word(names_.id(kHexSet, stack.tiles[i]));
          }
        });
      });
    }
  }

  void plazas() const {
    for (int plaza = 0; plaza < static_cast<int>(data_.plazas.size()); ++plaza) {
      out_.object(names_.id(kPlazaSet, plaza), [&] {
        names_.maybe("tile", kPlazaTileSet, s_.plaza_tile[plaza]);
        out_.field("complete", game_.complete(s_, plaza));
        out_.field("free", std::popcount(s_.free & data_.plazas[plaza].spaces));
        const Praga::Claim best = game_.best_claim(s_, plaza);
        out_.array("claims", [&] {
          for (const int who : {1, 2, 3, 4, int{kParler}}) {
            const Praga::Claim claim = game_.claim_of(s_, plaza, who);
            if (claim.cubes == 0) continue;
            out_.object([&] {
              names_.holder("seat", who);
              out_.field("cubes", claim.cubes);
              out_.field("spent", claim.spent);
              out_.field("both", claim == best);
            });
          }
        });
      });
    }
  }

  void bridge() const {
    out_.object("planks", [&] {
      for (int i = 0; i < static_cast<int>(data_.planks.size()); ++i) {
        names_.maybe(names_.id(kPlankSet, i), kBridgeSet, s_.planks[i]);
      }
    });
    out_.field("iv", s_.bridge.size());
    members("v", kBridgeSet, s_.at_bridge);
    members("cathedral", kBridgeSet, s_.at_cathedral);
  }

  template <class Bits>
  void members(std::string_view key, Set set, Bits bits) const {
    out_.array(key, [&] { for_each_bit(bits, [&](int i) { out_.word(names_.id(set, i)); }); });
  }

  void seals() const {
    for (int i = 0; i < static_cast<int>(data_.seals.size()); ++i) {
      names_.holder(names_.id(kSealSet, i), s_.seals[i]);
    }
  }

  void rival() const {
    const Rival& rival = s_.rival;
    out_.field("mines", rival.count[0]);
    out_.field("quarries", rival.count[1]);
    out_.field("pawn", rival.pawn == 0 ? std::nullopt
                                       : std::optional(names_.id(
                                             kPlazaSet, data_.parler.cycle[rival.pawn - 1])));
    names_.maybe("card", kCardSet, rival.card);
    out_.field("cards", rival.deck.size());
    out_.object("markers", [&] {
      for (int kind = 0; kind < kKinds; ++kind) out_.field(kKindIds[kind], rival.marker[kind]);
    });
  }

 private:
  const Praga& game_;
  const Data& data_;
  Names names_;
  JsonText& out_;
  const State& s_;
};

// The dock: what the active player has done, must do and may still do.
class Open {
 public:
  Open(const Praga& game, const State& s, JsonText& out)
      : game_(game), data_(game.data()), names_{data_, out}, out_(out), s_(s), turn_(s.turn) {}

  void write() const {
    out_.field("seat", s_.active());
    names_.maybe("tile", kTileSet, turn_.tile);
    out_.field("position", turn_.tile == 0 ? std::nullopt : std::optional(turn_.position));
    const bool chosen = turn_.tile != 0;
    out_.field("sector",
               chosen ? std::optional(names_.id(kSectorSet, game_.sector_at(s_, turn_.position)))
                      : std::nullopt);
    out_.field("bonus", kBonusIds[static_cast<std::size_t>(turn_.bonus)]);
    out_.field("acted", turn_.acted != 0);
    out_.field("extra", kExtraIds[static_cast<std::size_t>(turn_.extra)]);
    out_.field("refreshed", turn_.refreshed != 0);
    names_.by_monument("side", turn_.side);
    names_.by_monument("optional", turn_.option);
    out_.array("effects", [&] {
      for_each_bit(turn_.effects, [&](int i) { out_.word(names_.id(kEffectSet, i)); });
    });
    out_.array("must", [&] { must(); });
    const int excess = s_.player(s_.active()).windows() - data_.windows_kept;
    out_.field("windows_over", std::max(0, excess));
  }

 private:
  // What keeps the turn from ending, each as the target of its option.
  void must() const {
    const Player& player = s_.player(s_.active());
    if (turn_.tile == 0) out_.value("tile");
    if (turn_.tile != 0 && turn_.acted == 0 && game_.action_is_due(s_)) out_.value("action");
    if (turn_.extra == Turn::Extra::bought) out_.value("extra");
    for (int i = 0; i < kMonuments; ++i) {
      const bool possible = player.col[i] + 1 < data_.monuments[i].cols;
      if (turn_.side[i] > 0 && possible) out_.value("side:" + std::string(kMonumentIds[i]));
    }
    for_each_bit(turn_.effects, [&](int i) {
      if (data_.segments[i / 2].effects[i % 2].is != Offer::Is::must) return;
      out_.value("effect:" + names_.id(kEffectSet, i));
    });
  }

  const Praga& game_;
  const Data& data_;
  Names names_;
  JsonText& out_;
  const State& s_;
  const Turn& turn_;
};

// The question, and the tile in hand with what each place and rotation would join.
class Now {
 public:
  Now(const Praga& game, const State& s, Seat viewer, JsonText& out)
      : game_(game),
        data_(game.data()),
        names_{data_, out},
        out_(out),
        s_(s),
        viewer_(viewer),
        task_(s.agenda.top()) {}

  void write() const {
    out_.field("step", kStepIds[static_cast<std::size_t>(task_.step)]);
    out_.field("seat", task_.seat);
    if (task_.step == Step::learn) {
      out_.field("level", task_.a + 1);
      drawn(kTechnologySet, s_.technologies[task_.a]);
    } else if (task_.step == Step::keep) {
      drawn(kBridgeSet, s_.bridge);
    } else if (task_.step == Step::site || task_.step == Step::rotate ||
               task_.step == Step::rival_site || task_.step == Step::rival_rotate) {
      out_.object("hand", [&] { hand(); });
    } else if (task_.step == Step::plank) {
      out_.field("tile", names_.id(kBridgeSet, task_.a));
    } else if (task_.step == Step::refresh) {
      out_.field("row", kKindIds[task_.a]);
      names_.maybe("first", kHexSet, task_.c);
    }
  }

 private:
  // Face up for the drawer alone.
  void drawn(Set set, const HiddenStack& stack) const {
    out_.field("count", task_.b);
    if (viewer_ != task_.seat) return out_.field("drawn", nullptr);
    out_.array("drawn", [&] {
      for (int i = 1; i <= task_.b; ++i) out_.word(names_.id(set, stack[stack.size() - i].tile));
    });
  }

  void hand() const {
    const HexTile& tile = data_.tile(task_.a);
    out_.field("tile", names_.id(kHexSet, task_.a));
    out_.field("kind", kKindIds[static_cast<std::size_t>(tile.kind)]);
    const bool turning = task_.step == Step::rotate || task_.step == Step::rival_rotate;
    if (turning) {
      out_.field("place", place_id(task_.c));
      out_.array("rotations", [&] { rotations(task_.c); });
      return;
    }
    out_.object("places", [&] {
      const int count =
          tile.kind == Kind::wall ? data_.wall_spaces : static_cast<int>(data_.spaces.size());
      for (int place = 0; place < count; ++place) {
        const bool free = tile.kind == Kind::wall ? s_.player(task_.seat).wall[place] == 0
                                                  : (s_.free >> place & 1) != 0;
        if (free) out_.array(place_id(place), [&] { rotations(place); });
      }
    });
  }

  [[nodiscard]] const std::string& place_id(int place) const {
    const Kind kind = data_.tile(task_.a).kind;
    const Set set = kind == Kind::upgrade ? kActionSet
                    : kind == Kind::wall  ? kWallSpaceSet
                                          : kSpaceSet;
    return names_.id(set, place);
  }

  void rotations(int place) const {
    for_each_bit(data_.tile(task_.a).rotations, [&](int rotation) {
      const auto found = game_.joined(s_, task_.seat, task_.a, place, rotation);
      out_.object([&] {
        out_.field("rotation", rotation);
        out_.array("edges", [&] { for_each_bit(found.edges, [&](int i) { out_.value(i); }); });
        out_.array("corners", [&] { for_each_bit(found.corners, [&](int i) { out_.value(i); }); });
        for (int colour = 0; colour < kColours; ++colour) {
          out_.field(kTokenIds[colour], found.tokens[colour]);
        }
      });
    });
  }

  const Praga& game_;
  const Data& data_;
  Names names_;
  JsonText& out_;
  const State& s_;
  Seat viewer_;
  const Task& task_;
};

}  // namespace

std::string Praga::describe(const State& s, Seat viewer) const {
  return object_text([&](JsonText& out) {
    const Names names{*data_, out};
    const Table table(*this, s, out);
    const Moment& now = moment(s);
    // An object, or null when there is nothing to say.
    const auto maybe = [&](std::string_view key, bool is, const auto& write) {
      if (!is) return out.field(key, nullptr);
      out.object(key, write);
    };
    out.field("round", progress(s).round);
    out.field("rounds", data_->turns);
    out.field("turns", s.turns);
    out.field("total_turns", total_turns(s));
    out.field("phase", kPhaseIds[static_cast<std::size_t>(s.phase)]);
    out.field("era", now.era);
    out.field("arrow", now.arrow);
    out.field("platform", now.platform);
    out.field("first_player", s.first);
    out.field("side", kSideIds[s.side]);
    out.object("layouts", [&] {
      for (int i = 0; i < kMonuments; ++i) out.field(kMonumentIds[i], kLayoutIds[s.layouts[i]]);
    });
    table.members("road_tiles", kRoadTileSet, static_cast<unsigned>(s.alternatives));
    out.array("crane", [&] { table.crane(); });
    out.object("rows", [&] { table.rows(); });
    out.object("city", [&] { names.city(s); });
    out.object("plazas", [&] { table.plazas(); });
    out.object("bridge", [&] { table.bridge(); });
    table.members("river", kTokenSet, s.river);
    out.object("seals", [&] { table.seals(); });
    out.array("technologies", [&] {
      for (const HiddenStack& stack : s.technologies) out.value(stack.size());
    });
    out.array("players", [&] {
      const Scores all = scores(s);
      for (int i = 0; i < s.seats; ++i) {
        out.object([&] { Seen(*this, s.players[i], out).write(all[i].points); });
      }
    });
    maybe("turn", s.phase == Phase::turn, [&] { Open(*this, s, out).write(); });
    maybe("now", !s.agenda.empty(), [&] { Now(*this, s, viewer, out).write(); });
    maybe("rival", s.rival.on != 0, [&] { table.rival(); });
  });
}

}  // namespace pionek::praga
