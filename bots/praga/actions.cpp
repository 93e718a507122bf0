// What can be done in a turn: the tiles of the crane, the six actions, the road, technologies.
#include <algorithm>

#include "bots/praga/outlook.hpp"

namespace pionek::praga {
namespace {

constexpr std::array kAllActions{Action::mines, Action::quarries, Action::upgrade,
                                 Action::wall,  Action::building, Action::road};
// Turns to come up to which it is worth something to be nearer to the end of the road.
constexpr double kRoadSpan = 4;

}  // namespace

Purse Outlook::purse() const {
  return {.gold = player_->gold(), .stone = player_->stone(), .eggs = player_->eggs()};
}

double Outlook::action(Action action, Purse purse) const {
  double worth = 0;
  const int top = player_->upgrade[static_cast<std::size_t>(action)];
  if (top != 0 && action != Action::upgrade) {
    const ProgramId gain = data_->tile(top - 1).gain;
    const Program& what = data_->program(gain);
    worth = program(gain);
    purse.gold = std::min<int>(purse.gold + what.gold, data_->limit[0]);
    purse.stone = std::min<int>(purse.stone + what.stone, data_->limit[1]);
    purse.eggs += what.eggs;
  }
  switch (action) {
    case Action::mines:
    case Action::quarries: {
      const int track = static_cast<int>(action);
      return worth + std::max(produce(track), expand(track));
    }
    case Action::upgrade:
      return worth + best_tile(Kind::upgrade, purse);
    case Action::wall:
      return worth + best_tile(Kind::wall, purse);
    case Action::building:
      return worth + best_tile(Kind::building, purse);
    case Action::road:
      return worth + segment(player_->road, purse);
  }
  return kNever;
}

double Outlook::best_action(const Purse& purse) const {
  double best = kNever;
  for (const Action each : kAllActions) best = std::max(best, action(each, purse));
  return best;
}

// The next segment of the road: its effects, and that one is nearer to the bridge.
double Outlook::segment(int segment, const Purse& purse) const {
  if (segment >= kSegments) return kNever;
  const Segment& next = data_->segments[segment];
  if (next.entry[0] > purse.gold || next.entry[1] > purse.stone || next.entry[2] > purse.eggs) {
    return kNever;
  }
  double worth = t_->road * fading(kRoadSpan) - paying(next.entry);
  for (int i = 0; i < 2; ++i) {
    const Offer& offer = next.effects[i];
    if (offer.is == Offer::Is::none || (i == 0 && game_->has_alternative(*s_, segment))) continue;
    const double gain = program(offer.gain);
    if (offer.is != Offer::Is::pay) {
      worth += gain;
    } else if (offer.price[0] <= purse.gold && offer.price[1] <= purse.stone &&
               offer.price[2] <= purse.eggs) {
      worth += std::max(0.0, gain - paying(offer.price));
    }
  }
  return worth;
}

double Outlook::effect(int effect) const {
  const Offer& offer = data_->segments[effect / 2].effects[effect % 2];
  return program(offer.gain) - paying(offer.price);
}

double Outlook::bonus(const Sector& sector) const {
  const bool special = sector.kind == Sector::Kind::special;
  const double more = special ? answer(Trigger::On::tile_choice_vp)
                              : answer(Trigger::On::wheel_bonus, static_cast<int>(sector.kind));
  return program(sector.bonus.gain) + more - paying(sector.bonus.price);
}

// The tile at a position: what it costs or scores, its wheel bonus, the better of its actions.
Taking Outlook::take(int position) const {
  const Position& where = data_->positions[position];
  const int tile = s_->crane[position] - 1;
  const Sector& sector = data_->sectors[game_->sector_at(*s_, position)];
  const int vp = (s_->five >> tile & 1) != 0 ? data_->overflow_vp : where.vp;
  double worth = vp - paying(where.gold, 0);
  if (vp > 0) worth += answer(Trigger::On::tile_choice_vp);
  Purse purse = this->purse();
  purse.gold -= where.gold;
  const double extra = sector.bonus.is == Offer::Is::none ? 0 : bonus(sector);
  const auto best = [&](const Purse& with, double more, bool bonus) -> Taking {
    const ActionPair& pair = game_->actions_of(*s_, tile);
    const double first = action(pair[0], with);
    const double second = action(pair[1], with);
    return {worth + std::max(0.0, std::max(first, second) + more), pair[first >= second ? 0 : 1],
            bonus};
  };
  if (sector.kind == Sector::Kind::special) {
    const Taking plain = best(purse, extra, true);
    purse.special = true;
    const Taking special = best(purse, 0, false);
    return special.worth > plain.worth ? special : plain;
  }
  const Price& price = sector.bonus.price;
  const bool pays = extra > 0 && price[0] <= purse.gold && price[1] <= purse.stone;
  if (pays) {
    const Program& gain = data_->program(sector.bonus.gain);
    worth += extra;
    purse.gold += gain.gold - price[0];
    purse.stone += gain.stone - price[1];
    purse.eggs += gain.eggs;
  }
  return best(purse, 0, pays);
}

double Outlook::use(int tile) const {
  const ProgramId gain = data_->technologies[tile].gain;
  double worth = program(gain);
  for (std::size_t at = data_->program(gain).first; data_->ops[at].is != Op::Is::end; ++at) {
    const Op& each = data_->ops[at];
    if (each.is != Op::Is::perform) continue;
    Purse purse = this->purse();
    purse.gold_off = each.n;
    purse.stone_off = each.m;
    purse.eggs += data_->program(gain).eggs;
    const double now =
        each.a == kAnyAction ? best_action(purse) : action(static_cast<Action>(each.a), purse);
    worth += std::max(0.0, now) - t_->extra;
  }
  return worth;
}

}  // namespace pionek::praga
