#include "tests/praga/example.hpp"

#include "tests/praga/kit.hpp"

namespace pionek::praga::testing {
namespace {

std::string at(const json::value& list, std::size_t i) { return text(list.as_array()[i]); }
int number_at(const json::value& list, std::size_t i) { return number(list.as_array()[i]); }

void set_bits(std::uint8_t& bits, Set set, const json::value& names) {
  for (const auto& name : names.as_array()) {
    bits = static_cast<std::uint8_t>(bits | 1 << id(set, text(name)));
  }
}

// The position before the moves, one field of `given` after another.
class Given {
 public:
  Given(const json::object& given, Check& check) : given_(given) {
    check.only("given", given,
               {"seats",        "turns",    "goods", "tracks",    "tokens", "bonuses", "cathedral",
                "hunger_wall",  "side",     "road",  "at_bridge", "planks", "tiles_v", "seals",
                "technologies", "upgrades", "walls", "buildings", "plaza",  "row",     "tile"});
    s_ = scene(given.contains("seats") ? number(given.at("seats")) : 2);
    board();
    tiles();
  }
  [[nodiscard]] const State& state() const { return s_; }

 private:
  template <class Use>
  void with(std::string_view key, const Use& use) {
    if (const auto* value = given_.if_contains(key)) use(*value);
  }
  template <class Use>
  void each(std::string_view key, const Use& use) {
    with(key, [&](const json::value& list) {
      for (const auto& item : list.as_array()) use(item);
    });
  }

  void board() {
    Player& own = player(s_);
    with("turns", [&](const json::value& n) { after_turns(s_, number(n)); });
    with("goods", [&](const json::value& goods) {
      for (const auto& [good, n] : goods.as_object()) {
        give(s_, static_cast<Good>(id(kGoodSet, good)), number(n));
      }
    });
    with("tracks", [&](const json::value& tracks) {
      for (const auto& [track, n] : tracks.as_object()) {
        set_track(s_, static_cast<Track>(id(kTrackSet, track)), number(n));
      }
    });
    with("tokens", [&](const json::value& tokens) {
      for (const auto& [track, token] : tokens.as_object()) {
        own.token[id(kTrackSet, track)] = static_cast<std::uint8_t>(id(kTokenSet, text(token)) + 1);
      }
    });
    with("bonuses", [&](const json::value& names) { set_bits(own.bonuses, kBonusSet, names); });
    with("seals", [&](const json::value& names) { set_bits(own.seals, kSealSet, names); });
    for (int i = 0; i < kMonuments; ++i) {
      with(kMonumentIds[i], [&](const json::value& place) {
        set_monument(s_, static_cast<Monument>(i), number_at(place, 0), number_at(place, 1));
      });
    }
    with("side", [&](const json::value& steps) {
      for (const auto& [monument, n] : steps.as_object()) {
        s_.turn.side[id(kMonumentSet, monument)] = static_cast<std::uint8_t>(number(n));
      }
    });
    with("road", [&](const json::value& n) { own.road = static_cast<std::uint8_t>(number(n)); });
    with("planks", [&](const json::value& n) {
      for (int i = 0; i < number(n); ++i) {
        s_.planks[i] = static_cast<std::uint8_t>(s_.bridge.back().tile + 1);
        s_.bridge.pop_back();
      }
    });
    with("at_bridge", [&](const json::value& /*names*/) { s_.at_bridge = 0; });
    each("at_bridge", [&](const json::value& name) {
      s_.at_bridge |= BridgeSet{1} << id(kBridgeSet, text(name));
    });
  }

  void tiles() {
    each("technologies", [&](const json::value& name) { own_technology(s_, text(name)); });
    each("tiles_v", [&](const json::value& name) {
      player(s_).crown[0] = static_cast<std::uint8_t>(id(kBridgeSet, text(name)) + 1);
    });
    each("upgrades",
         [&](const json::value& laid) { lay_upgrade(s_, at(laid, 0), number_at(laid, 1)); });
    each("walls", [&](const json::value& laid) {
      lay_wall(s_, at(laid, 0), at(laid, 1), number_at(laid, 2));
    });
    each("buildings", [&](const json::value& laid) {
      const bool cube = laid.as_array().size() > 2;
      lay_building(s_, at(laid, 0), at(laid, 1), 0, cube ? number_at(laid, 2) : -1);
    });
    with("plaza", [&](const json::value& tile) { set_plaza(s_, at(tile, 0), at(tile, 1)); });
    each("row", [&](const json::value& name) { show(s_, text(name)); });
    with("tile", [&](const json::value& tile) {
      take(s_, text(tile.at("action")), text(tile.at("sector")));
    });
  }

  const json::object& given_;
  State s_;
};

json::object figures(const State& s, int seat) {
  const Player& own = s.players[seat];
  json::object goods;
  for (int i = 0; i < kHeld; ++i) goods[kGoodIds[i]] = own.held[i];
  json::object tracks;
  for (int i = 0; i < kTracks; ++i) tracks[kTrackIds[i]] = own.track[i];
  json::object upgrades;
  for (int i = 0; i < kActions; ++i) {
    if (own.upgrade[i] == 0) continue;
    upgrades[kActionIds[i]] =
        game().catalog().id({kHexSet, static_cast<std::uint16_t>(own.upgrade[i] - 1)});
  }
  json::object points;
  for (const char* rule : {"PR-1302", "PR-1303", "PR-1304", "PR-1305", "PR-1306", "PR-1307"}) {
    points[rule] = points_by(s, rule, seat);
  }
  json::object found{{"goods", goods},
                     {"tracks", tracks},
                     {"vp", own.points()},
                     {"upgrades", upgrades},
                     {"points", points}};
  for (int i = 0; i < kMonuments; ++i) found[kMonumentIds[i]] = {own.row[i] + 1, own.col[i]};
  return found;
}

// What came of it: the figures of seat 0 and of the table.
json::object found_in(const State& s) {
  json::object found = figures(s, 0);
  json::object others;
  for (int i = 1; i < s.seats; ++i) others[std::to_string(i)] = figures(s, i);
  found["others"] = others;
  found["side"] = {{kMonumentIds[0], s.turn.side[0]}, {kMonumentIds[1], s.turn.side[1]}};
  found["mover"] = mover(s);
  found["step"] = kStepIds[static_cast<std::size_t>(step(s))];
  json::array moves;
  for (const std::string& move : offered(s)) moves.emplace_back(move);
  found["offered"] = moves;
  found["platform"] = game().moment(s).platform;
  const int left = game().total_turns(s) - s.turns;
  found["turns_left"] = left;
  json::array by_seat;
  for (int i = 0; i < s.seats; ++i) {
    const int before = s.turns / s.seats + (i < s.turns % s.seats ? 1 : 0);
    by_seat.push_back(game().data().turns - before);
  }
  found["turns_left_by_seat"] = by_seat;
  return found;
}

void carry_out_one(const json::object& example, Check& check) {
  State s = Given(example.at("given").as_object(), check).state();
  if (const auto* moves = example.if_contains("moves")) {
    for (const auto& move : moves->as_array()) {
      if (!offers(s, text(move))) return check.complain(text(move) + ": is not offered");
      play(s, text(move));
    }
  }
  const json::object& expected = example.at("expect").as_object();
  if (expected.empty()) check.complain("expect: nothing to check");
  check.compare("expect", expected, found_in(s));
}

}  // namespace

Complaints carry_out(const json::object& example) {
  Check check;
  check.only("example", example,
             {"id", "rules", "printed", "text", "given", "moves", "expect", "cases"});
  if (const auto* cases = example.if_contains("cases")) {
    for (const auto& each : cases->as_array()) carry_out_one(each.as_object(), check);
  } else {
    carry_out_one(example, check);
  }
  return check.complaints();
}

}  // namespace pionek::praga::testing
