// The free order of a turn: everything that is open is offered side by side (PR-214); the turn ends
// when nothing is left that has to be done.
#include <algorithm>

#include "engine/praga/praga.hpp"

namespace pionek::praga {
namespace {

bool always_possible(Action action) {
  return action == Action::mines || action == Action::quarries;
}

}  // namespace

// The bonus of an upgrade comes when the action begins, on top of what is there then.
void Praga::add_upgrade(const Player& player, Action action, Means& means) const {
  const int upgrade = player.upgrade[static_cast<std::size_t>(action)];
  if (upgrade == 0 || action == Action::upgrade) return;
  add(data_->program(data_->tile(upgrade - 1).gain), means);
}

void Praga::add(const Program& program, Means& means) const {
  means.gold = std::min<int>(means.gold + program.gold, data_->limit[0]);
  means.stone = std::min<int>(means.stone + program.stone, data_->limit[1]);
  means.eggs += program.eggs;
}

Praga::Means Praga::means_for(const Player& player, Action action) const {
  Means means{.gold = player.gold(), .stone = player.stone(), .eggs = player.eggs()};
  add_upgrade(player, action, means);
  return means;
}

const Praga::Obstacle* Praga::obstacle(const State& s, const Player& player, Action action,
                                       const Means& means) const {
  static constexpr Obstacle kNoTile{"PR-301", Word::why_no_tile};
  static constexpr Obstacle kNoWallSpace{"PR-606", Word::why_no_wall_space};
  static constexpr Obstacle kNoWall{"PR-601", Word::why_no_payable};
  static constexpr Obstacle kNoBuilding{"PR-716", Word::why_no_payable};
  static constexpr Obstacle kNoSpace{"PR-716", Word::why_no_space};
  static constexpr Obstacle kRoadEnd{"PR-810", Word::why_road_end};
  static constexpr Obstacle kNoEgg{"PR-807", Word::why_no_egg};
  // Whether a tile of the row can be had.
  const auto any = [&](Kind kind, int extra) {
    const auto& row = s.rows[static_cast<std::size_t>(kind)];
    for (int place = 0; place < (means.special ? kPlaces : kSpecialPlace); ++place) {
      if (row[place] == 0) continue;
      const HexTile& tile = data_->tile(row[place] - 1);
      if (tile.gold + extra - means.gold_off <= means.gold &&
          tile.stone - means.stone_off <= means.stone) {
        return true;
      }
    }
    return false;
  };
  switch (action) {
    case Action::mines:
    case Action::quarries:
      return nullptr;
    case Action::upgrade:
      return any(Kind::upgrade, 0) ? nullptr : &kNoTile;
    case Action::wall:
      if (player.walls() == data_->wall_spaces) return &kNoWallSpace;
      return any(Kind::wall, 0) ? nullptr : &kNoWall;
    case Action::building:
      if (s.free == 0) return &kNoSpace;
      return any(Kind::building, cheapest_space(s)) ? nullptr : &kNoBuilding;
    case Action::road: {
      if (player.road == kSegments) return &kRoadEnd;
      const Price& entry = data_->segments[player.road].entry;
      const bool enough = means.gold >= entry[0] && means.stone >= entry[1] &&
                          means.eggs >= entry[2] && player.held[3] >= entry[3] &&
                          player.held[4] >= entry[4];
      return enough ? nullptr : &kNoEgg;
    }
  }
  return nullptr;
}

// Whether the action of a tile is possible when so much gold was paid for its position, with the
// wheel bonus as far as that is open (PR-202).
bool Praga::can_act(const State& s, const Player& player, Action action, const Sector* bonus,
                    int paid) const {
  if (always_possible(action)) return true;
  const auto possible = [&](Means means) {
    add_upgrade(player, action, means);
    return obstacle(s, player, action, means) == nullptr;
  };
  Means means{.gold = player.gold() - paid, .stone = player.stone(), .eggs = player.eggs()};
  means.special = bonus != nullptr && bonus->kind == Sector::Kind::special;
  if (possible(means)) return true;
  if (bonus == nullptr || means.special) return false;
  const Price& price = bonus->bonus.price;
  if (!can_pay(player, price) || means.gold < price[0]) return false;
  means.gold -= price[0];
  means.stone -= price[1];
  add(data_->program(bonus->bonus.gain), means);
  for (int level = 0; level < kPermanentLevels; ++level) {
    if ((player.active >> level & 1) == 0) continue;
    const Trigger& trigger = data_->technologies[player.technology[level] - 1].trigger;
    if (trigger.answers(Trigger::On::wheel_bonus, static_cast<int>(bonus->kind))) {
      add(data_->program(trigger.gain), means);
    }
  }
  return possible(means);
}

bool Praga::offers_action(const State& s, const Player& player, int position) const {
  const Sector& sector = data_->sectors[sector_at(s, position)];
  const int paid = data_->positions[position].gold;
  const ActionPair& pair = actions_of(s, s.crane[position] - 1);
  if (always_possible(pair[0]) || always_possible(pair[1])) return true;
  return can_act(s, player, pair[0], &sector, paid) || can_act(s, player, pair[1], &sector, paid);
}

bool Praga::action_is_due(const State& s) const {
  const Sector* open = s.turn.bonus == Turn::Bonus::open ? &open_sector(s) : nullptr;
  const Player& player = s.player(s.active());
  const ActionPair& pair = actions_of(s, s.turn.tile - 1);
  return can_act(s, player, pair[0], open, 0) || can_act(s, player, pair[1], open, 0);
}

const Praga::Obstacle* Praga::end_obstacle(const State& s) const {
  static constexpr Obstacle kNoTile{"PR-202", Word::why_tile_first};
  static constexpr Obstacle kNoAction{"PR-202", Word::why_action_first};
  static constexpr Obstacle kExtra{"PR-1106", Word::why_extra_first};
  static constexpr Obstacle kSide{"PR-1010", Word::why_side_first};
  static constexpr Obstacle kEffect{"PR-817", Word::why_effect_first};
  const Turn& turn = s.turn;
  const Player& player = s.player(s.active());
  if (turn.tile == 0) return &kNoTile;
  if (turn.acted == 0 && action_is_due(s)) return &kNoAction;
  if (turn.extra == Turn::Extra::bought) return &kExtra;
  for (int monument = 0; monument < kMonuments; ++monument) {
    if (turn.side[monument] > 0 && can_side(player, monument)) return &kSide;
  }
  if (turn.effects == 0) return nullptr;
  for (int effect = 0; effect < 2 * kSegments; ++effect) {
    const bool open = (turn.effects >> effect & 1) != 0;
    const Offer& offer = data_->segments[effect / 2].effects[effect % 2];
    if (open && offer.is == Offer::Is::must) return &kEffect;
  }
  return nullptr;
}

template <class Sink>
void Praga::turn_options(const State& s, Sink& sink) const {
  const Turn& turn = s.turn;
  sink.prompt({turn.tile == 0 ? Word::ask_take : turn.acted == 0 ? Word::ask_act : Word::ask_more});
  if (turn.tile == 0) {
    take_options(s, sink);
  } else if (turn.acted == 0) {
    perform_options(s, sink);
  }
  bonus_option(s, sink);
  extra_options(s, sink);
  technology_options(s, sink);
  monument_options(s, sink);
  effect_options(s, sink);
  seal_options(s, sink);
  refresh_options(s, sink);
  end_option(s, sink);
}

template <class Sink>
void Praga::take_options(const State& s, Sink& sink) const {
  const Player& player = s.player(s.active());
  std::array<bool, kPositions> acts{};
  bool any = false;
  const auto payable = [&](int at) { return data_->positions[at].gold <= player.gold(); };
  for (int at = 0; at < kPositions; ++at) {
    if (s.crane[at] == 0 || !payable(at)) continue;
    acts[at] = offers_action(s, player, at);
    any = any || acts[at];
  }
  for (int at = 0; at < kPositions; ++at) {
    if (s.crane[at] == 0) continue;
    const int tile = s.crane[at] - 1;
    const Move move = make_move(Act::take, tile);
    const Position& where = data_->positions[at];
    const auto explain = [&](Explanation& e) {
      const ActionPair& pair = actions_of(s, tile);
      const bool past = (s.five >> tile & 1) != 0;
      const int vp = past ? data_->overflow_vp : where.vp;
      e.label = {where.gold > 0 ? (past ? Word::do_take_red_past : Word::do_take_red)
                 : vp > 0       ? Word::do_take_blue
                                : Word::do_take_green,
                 thing(kActionSet, static_cast<int>(pair[0])),
                 thing(kActionSet, static_cast<int>(pair[1])),
                 thing(kSectorSet, sector_at(s, at)),
                 where.gold,
                 vp,
                 thing(kActionShortSet, static_cast<int>(pair[0])),
                 thing(kActionShortSet, static_cast<int>(pair[1]))};
      e.targets.push_back(thing(kTileSet, tile));
      if (where.gold > 0) e.price = where.gold;
    };
    if (!payable(at)) {
      sink.deny(move, "PR-204", [&](Explanation& e) {
        explain(e);
        e.because = {Word::why_gold_short, where.gold, player.gold()};
      });
    } else if (any && !acts[at]) {
      sink.deny(move, "PR-202", [&](Explanation& e) {
        explain(e);
        e.because = {Word::why_no_action};
      });
    } else {
      sink.offer(move, explain);
    }
  }
}

// The six actions, each offered or denied, with what the source of the action adds.
template <class Sink>
void Praga::action_options(const State& s, Act act, const Means& extra, Sink& sink) const {
  const Seat seat = s.agenda.top().seat;
  const Player& player = s.player(seat);
  const ActionPair* pair = act == Act::perform && s.agenda.top().step == Step::turn
                               ? &actions_of(s, s.turn.tile - 1)
                               : nullptr;
  for (int i = 0; i < kActions; ++i) {
    const auto action = static_cast<Action>(i);
    const Move move = make_move(act, i);
    const auto explain = [&](Explanation& e) {
      const int upgrade = player.upgrade[i];
      const Word plain = act == Act::extra ? Word::do_extra : Word::do_action;
      e.label = upgrade == 0 ? Phrase{plain, thing(kActionSet, i), thing(kActionShortSet, i)}
                             : Phrase{plain + 1, thing(kActionSet, i), thing(kActionShortSet, i),
                                      gain_thing(data_->tile(upgrade - 1).gain)};
      e.targets.push_back(thing(kActionSet, i));
    };
    const auto deny = [&](const char* rule, Word because) {
      sink.deny(move, rule, [&](Explanation& e) {
        explain(e);
        e.because = {because};
      });
    };
    if (pair != nullptr && (*pair)[0] != action && (*pair)[1] != action) {
      deny("PR-203", Word::why_not_on_tile);
      continue;
    }
    Means means = means_for(player, action);
    means.special = extra.special;
    if (const Obstacle* why = obstacle(s, player, action, means)) {
      deny(why->rule, why->because);
    } else {
      sink.offer(move, explain);
    }
  }
}

template <class Sink>
void Praga::perform_options(const State& s, Sink& sink) const {
  Means extra;
  const bool turn = s.agenda.top().step == Step::turn;
  if (!turn) sink.prompt({Word::ask_perform});
  extra.special =
      turn && s.turn.bonus == Turn::Bonus::open && open_sector(s).kind == Sector::Kind::special;
  action_options(s, Act::perform, extra, sink);
}

template <class Sink>
void Praga::bonus_option(const State& s, Sink& sink) const {
  if (s.turn.bonus != Turn::Bonus::open) return;
  const int at = sector_at(s, s.turn.position);
  const Sector& sector = data_->sectors[at];
  const auto explain = [&](Explanation& e) {
    const Thing gain = gain_thing(sector.bonus.gain);
    e.label = sector.kind == Sector::Kind::special ? Phrase{Word::do_bonus_points, gain}
                                                   : Phrase{Word::do_bonus, thing(kSectorSet, at)};
    e.targets.push_back(thing(kSectorSet, at));
  };
  if (can_pay(s.player(s.active()), sector.bonus.price)) {
    sink.offer(make_move(Act::bonus), explain);
  } else {
    sink.deny(make_move(Act::bonus), "PR-211", [&](Explanation& e) {
      explain(e);
      e.because = {Word::why_cannot_pay};
    });
  }
}

template <class Sink>
void Praga::extra_options(const State& s, Sink& sink) const {
  if (s.turn.extra == Turn::Extra::bought) return action_options(s, Act::extra, {}, sink);
  const Player& player = s.player(s.active());
  const bool done = s.turn.extra == Turn::Extra::done;
  if (done && !Sink::explains) return;
  for (int i = 0; i < static_cast<int>(data_->payments.size()); ++i) {
    const auto explain = [&](Explanation& e) {
      e.label = {Word::do_buy, thing(kPaymentSet, i)};
      e.because = {done ? Word::why_extra_once : Word::why_windows_short};
      e.targets.push_back(thing(kPaymentSet, i));
    };
    if (done || !can_pay(player, data_->payments[i])) {
      sink.deny(make_move(Act::buy, i), "PR-1101", explain);
    } else {
      sink.offer(make_move(Act::buy, i), explain);
    }
  }
}

template <class Sink>
void Praga::technology_options(const State& s, Sink& sink) const {
  const Player& player = s.player(s.active());
  for (int level = kPermanentLevels; level < kTechLevels; ++level) {
    if (player.technology[level] == 0 || (player.used >> level & 1) != 0) continue;
    const int tile = player.technology[level] - 1;
    const auto explain = [&](Explanation& e) {
      e.label = {Word::do_use, thing(kTechnologySet, tile), thing(kAboutSet, tile)};
      e.because = {Word::why_no_use};
      e.targets.push_back(thing(kTechnologySet, tile));
    };
    if (is_usable(s, player, tile)) {
      sink.offer(make_move(Act::use, tile), explain);
    } else {
      sink.deny(make_move(Act::use, tile), "PR-920", explain);
    }
  }
}

template <class Sink>
void Praga::effect_options(const State& s, Sink& sink) const {
  if (s.turn.effects == 0) return;
  for_each_bit(s.turn.effects, [&](int effect) {
    const Offer& offer = data_->segments[effect / 2].effects[effect % 2];
    const auto explain = [&](Explanation& e) {
      e.label = {Word::do_effect, thing(kEffectSet, effect)};
      e.because = {Word::why_cannot_pay};
      e.targets.push_back(thing(kEffectSet, effect));
      e.targets.push_back(thing(kSegmentSet, effect / 2));
    };
    if (can_pay(s.player(s.active()), offer.price)) {
      sink.offer(make_move(Act::effect, effect), explain);
    } else {
      sink.deny(make_move(Act::effect, effect), "PR-802", explain);
    }
  });
}

template <class Sink>
void Praga::seal_options(const State& s, Sink& sink) const {
  const Player& player = s.player(s.active());
  if (player.rights == 0 && !Sink::explains) return;
  for (int seal = 0; seal < static_cast<int>(data_->seals.size()); ++seal) {
    const bool taken = s.seals[seal] != kNoHolder;
    const auto explain = [&](Explanation& e) {
      e.label = data_->seals[seal].price == Price{}
                    ? Phrase{Word::do_seal, thing(kSealSet, seal)}
                    : Phrase{Word::do_seal_for, thing(kSealSet, seal), thing(kSealPriceSet, seal)};
      e.because = {taken                ? Word::why_seal_taken
                   : player.rights == 0 ? Word::why_no_right
                   : player.cubes == 0  ? Word::why_no_cube
                                        : Word::why_cannot_pay};
      e.targets.push_back(thing(kSealSet, seal));
    };
    if (!taken && player.rights > 0 && player.cubes > 0 &&
        can_pay(player, data_->seals[seal].price)) {
      sink.offer(make_move(Act::seal, seal), explain);
    } else {
      sink.deny(make_move(Act::seal, seal), "PR-408", explain);
    }
  }
}

template <class Sink>
void Praga::refresh_options(const State& s, Sink& sink) const {
  if (s.turn.refreshed != 0 && !Sink::explains) return;
  const Player& player = s.player(s.active());
  for (int kind = 0; kind < kKinds; ++kind) {
    const bool few = tiles_in(s, kind) < 2;
    for (int good = 0; good < 2; ++good) {
      const auto explain = [&](Explanation& e) {
        e.label = {Word::do_refresh_gold + good, thing(kRowSet, kind), data_->refresh[good]};
        e.because = {s.turn.refreshed != 0 ? Word::why_refreshed
                     : few                 ? Word::why_few_tiles
                                           : Word::why_cannot_pay};
        e.targets.push_back(thing(kRowSet, kind));
      };
      if (s.turn.refreshed != 0 || few || player.held[good] < data_->refresh[good]) {
        sink.deny(make_move(Act::refresh, kind, good), "PR-305", explain);
      } else {
        sink.offer(make_move(Act::refresh, kind, good), explain);
      }
    }
  }
}

// An egg or a special bonus that is left open is lost (PR-208).
template <class Sink>
void Praga::end_option(const State& s, Sink& sink) const {
  const Obstacle* why = end_obstacle(s);
  const bool lapses =
      s.turn.bonus == Turn::Bonus::open && open_sector(s).bonus.is == Offer::Is::pay;
  const auto explain = [&](Explanation& e) {
    e.label = {lapses ? Word::do_end_lapse : Word::do_end};
    if (why != nullptr) e.because = {why->because};
  };
  if (why == nullptr) {
    sink.offer(make_move(Act::end), explain);
  } else {
    sink.deny(make_move(Act::end), why->rule, explain);
  }
}

#define PIONEK_INSTANTIATE_SINK(Sink)                           \
  template void Praga::turn_options(const State&, Sink&) const; \
  template void Praga::perform_options(const State&, Sink&) const;
PIONEK_INSTANTIATE_SINK(MoveList)
PIONEK_INSTANTIATE_SINK(Menu)
#undef PIONEK_INSTANTIATE_SINK

}  // namespace pionek::praga
