#include "bots/praga/outlook.hpp"

#include <algorithm>
#include <span>

namespace pionek::praga {
namespace {

// How deep gains may lead to gains, and fields to fields, before nobody looks any further.
constexpr int kDeepest = 3;
constexpr int kSilver = static_cast<int>(Good::silver_window);
constexpr int kGoldWindow = static_cast<int>(Good::gold_window);

// Own turns that have begun: those of the seat who sits so far from the first player.
int begun(const State& s, Seat seat) {
  const int order = s.solo() ? 0 : (index(seat) - s.first + s.seats) % s.seats;
  return s.turns < order ? 0 : (s.turns - order) / s.chairs() + 1;
}

}  // namespace

Outlook::Outlook(const Praga& game, const Tuning& tuning, const State& s, Seat seat)
    : left(std::max(0, game.data().turns - begun(s, seat))),
      game_(&game),
      data_(&game.data()),
      t_(&tuning),
      s_(&s),
      seat_(seat),
      player_(&s.player(seat)),
      own_turn_(s.phase == Phase::turn && s.active() == seat),
      fade_(fading(tuning.span)) {
  for_each_bit(player_->seals, [&](int seal) {
    const Final& final = data_->seals[seal].at_end;
    if (final.is != Final::Is::exchange) return;
    const double each = 1.0 * final.vp / std::max(1, final.gold + final.stone);
    if (final.gold > 0) exchange_[0] = std::max(exchange_[0], each);
    if (final.stone > 0) exchange_[1] = std::max(exchange_[1], each);
  });
  for (int i = 0; i < kMonuments; ++i) {
    const MonumentData& where = data_->monuments[i];
    const std::span<const std::uint8_t> values(where.col_value.data(), where.cols);
    tokens_[i] = player_->has(where.token) + t_->tokens * left;
    token_[i] = between(values, player_->col[i] + t_->columns * left);
  }
  const double lessons = player_->at(Track::university) + t_->science * left;
  const double most = static_cast<double>(data_->tech_level.size() - 1);
  research_ = std::min(most, player_->at(Track::technology) + t_->research * left);
  // What is still far away is not known to the step.
  const auto multiplier = [&](double at) {
    const double exact = between(data_->multiplier, at);
    if (left <= 2) return exact;
    return exact / 2 +
           (between(data_->multiplier, at - 1) + between(data_->multiplier, at + 1)) / 4;
  };
  science_ = multiplier(lessons);
  lesson_ = (multiplier(lessons + 1) - science_) * research_;
}

// What so much gold or stone is worth: less and less for each, and in the end what seals give.
double Outlook::stock(int good, int n) const {
  const double price = good == 0 ? t_->gold : t_->stone;
  return fade_ * price * n / (1 + t_->more * n) + (1 - fade_) * exchange_[good] * n;
}

double Outlook::resource(int good, int n) const {
  const int held = player_->held[good];
  const int after = std::min<int>(held + n, data_->limit[good]);
  double worth = stock(good, after) - stock(good, held);
  for (std::size_t i = 0; i < data_->bonuses.size(); ++i) {
    const int least = data_->bonuses[i].least[good];
    if ((player_->bonuses >> i & 1) != 0 || least == 0 || least <= held || least > after) continue;
    worth += program(data_->bonuses[i].gain) + t_->cube * fade_;
  }
  return worth;
}

// Eggs are for the road, or kept for their points.
double Outlook::eggs(int n) const {
  double best = 0;
  const auto last = static_cast<int>(data_->egg_vp.size()) - 1;
  for (int spent = 0; spent <= std::min(n, kSegments - player_->road); ++spent) {
    best = std::max(best, fade_ * t_->egg * spent + data_->egg_vp[std::min(n - spent, last)]);
  }
  return best;
}

double Outlook::kept(int silver, int gold) const {
  const int golden = std::min(gold, data_->windows_kept);
  const int silvery = std::min(silver, data_->windows_kept - golden);
  return fading(t_->window_span) * (t_->gold_window * golden + t_->silver * silvery);
}

// In the own turn windows can be spent at once, too.
double Outlook::windows(int silver, int gold) const {
  if (!own_turn_) return kept(silver, gold);
  const auto rising = [&](int with_silver, int with_gold) {
    double best = kept(with_silver, with_gold);
    for (int steps = 1; steps <= 2 && steps * data_->up_silver <= with_silver; ++steps) {
      best =
          std::max(best, steps * t_->up + kept(with_silver - steps * data_->up_silver, with_gold));
    }
    return best;
  };
  double best = rising(silver, gold);
  if (s_->turn.extra != Turn::Extra::none) return best;
  for (const Price& payment : data_->payments) {
    if (payment[kSilver] > silver || payment[kGoldWindow] > gold) continue;
    best =
        std::max(best, t_->extra + rising(silver - payment[kSilver], gold - payment[kGoldWindow]));
  }
  return best;
}

double Outlook::goods(Good good, int n) const {
  const int held = good == Good::vp ? 0 : player_->has(good);
  switch (good) {
    case Good::gold:
    case Good::stone:
      return resource(static_cast<int>(good), n);
    case Good::egg:
      return eggs(held + n) - eggs(held) + n * answer(Trigger::On::gain_egg);
    case Good::silver_window:
    case Good::gold_window: {
      const int silver = player_->has(Good::silver_window);
      const int gold = player_->has(Good::gold_window);
      const bool golden = good == Good::gold_window;
      return windows(silver + (golden ? 0 : n), gold + (golden ? n : 0)) - windows(silver, gold);
    }
    case Good::red_token:
    case Good::blue_token: {
      double worth = answer(Trigger::On::gain_token, good == Good::red_token ? 0 : 1);
      for (int i = 0; i < kMonuments; ++i) {
        if (data_->monuments[i].token == good) worth += n * token_[i];
      }
      return worth;
    }
    case Good::vp:
      return n;
  }
  return 0;
}

double Outlook::paying(int gold, int stone) const {
  const int g = player_->gold();
  const int r = player_->stone();
  return stock(0, g) - stock(0, std::max(0, g - gold)) + stock(1, r) -
         stock(1, std::max(0, r - stone));
}

double Outlook::paying(const Price& price) const {
  const int held = player_->eggs();
  const int silver = player_->has(Good::silver_window);
  const int gold = player_->has(Good::gold_window);
  double cost = paying(price[0], price[1]);
  if (price[2] > 0) cost += eggs(held) - eggs(std::max(0, held - price[2]));
  if (price[kSilver] + price[kGoldWindow] > 0) {
    cost += kept(silver, gold) -
            kept(std::max(0, silver - price[kSilver]), std::max(0, gold - price[kGoldWindow]));
  }
  return cost;
}

double Outlook::program(ProgramId id) const {
  if (id == kNothing || depth_ >= kDeepest) return 0;
  // Deeper down less is looked at.
  const bool whole = depth_ == 0 && id < kRemembered;
  if (whole && program_known_[id]) return program_[id];
  ++depth_;
  double sum = 0;
  for (std::size_t at = data_->program(id).first; data_->ops[at].is != Op::Is::end; ++at) {
    sum += op(data_->ops[at]);
  }
  --depth_;
  if (whole) {
    program_known_.set(id);
    program_[id] = sum;
  }
  return sum;
}

double Outlook::op(const Op& op) const {
  double best = 0;
  switch (op.is) {
    case Op::Is::gain:
      return goods(static_cast<Good>(op.a), op.n);
    case Op::Is::advance:
      return steps(op.a, op.n);
    case Op::Is::side:
      return op.m != 0 ? std::max(0.0, side(op.a)) : side(op.a);
    case Op::Is::lift:
      return std::max(up(0), up(1));
    case Op::Is::choose:
      for (int i = 0; i < op.n; ++i) {
        best = std::max(best, program(data_->choices[op.first + i]));
      }
      return best;
    case Op::Is::per:
      return op.n * game_->count(*player_, static_cast<Per>(op.a));
    case Op::Is::produce:
      return produce(op.a);
    case Op::Is::perform:
      return t_->extra;
    case Op::Is::both_rewards:
      return best_plaza();
    case Op::Is::token:
      for_each_bit(s_->river, [&](int each) { best = std::max(best, token(op.a, each)); });
      return best;
    case Op::Is::seal_right:
      return left > 0 || own_turn_ ? t_->seal : 0;
    case Op::Is::draw_bridge:
      return s_->bridge.empty() ? 0 : t_->bridge + best_plank();
    case Op::Is::choose_bridge:
      for_each_bit(s_->at_bridge, [&](int tile) { best = std::max(best, five(tile)); });
      return s_->at_bridge == 0 ? 0 : best + best_plank();
    case Op::Is::end:
      break;
  }
  return 0;
}

double Outlook::answer(Trigger::On event, int what) const {
  if (player_->active == 0) return 0;
  double sum = 0;
  for (int level = 0; level < kPermanentLevels; ++level) {
    if ((player_->active >> level & 1) == 0 || player_->technology[level] == 0) continue;
    const Trigger& trigger = data_->technologies[player_->technology[level] - 1].trigger;
    const bool paid = trigger.once && (player_->once >> level & 1) != 0;
    if (trigger.answers(event, what) && !paid) sum += program(trigger.gain);
  }
  return sum;
}

// What one more mine or quarry brings in productions to come, or a step of knowledge at the end.
double Outlook::step(int track, int at) const {
  const double answered = answer(Trigger::On::advance, track);
  if (track < kProductions) {
    const ProductionTrack& where = data_->tracks[track];
    if (at >= where.fields) return program(data_->past_end[track]) + answered;
    const double times = t_->produce * left;
    const double more = program(where.bonus[at + 1]) - program(where.bonus[at]);
    return times * (stock(track, 3) / 3 + more) + per_worth(track == 0 ? Per::mine : Per::quarry) +
           reward_ahead(track, at) + answered;
  }
  const bool university = track == static_cast<int>(Track::university);
  const auto last =
      static_cast<int>(university ? data_->multiplier.size() : data_->tech_level.size()) - 1;
  if (at >= last) return program(data_->past_end[track]) + answered;
  if (university) return lesson_ + per_worth(Per::university_step) + answered;
  return science_ + reward_ahead(track, at) + answered;
}

// A step counts a part of what lies ahead, the more the nearer it is.
double Outlook::reward_ahead(int track, int at) const {
  double sum = 0;
  double part = 1 - t_->ramp;
  const bool production = track < kProductions;
  const int last =
      production ? data_->tracks[track].fields : static_cast<int>(data_->tech_level.size()) - 1;
  for (int field = at + 1; field <= last; ++field, part *= t_->ramp) {
    if (production) {
      sum += part * program(data_->tracks[track].reach[field]);
    } else if (const int level = data_->tech_level[field]; level > 0) {
      if (player_->technology[level - 1] != 0) continue;
      sum += part * (level <= kPermanentLevels ? t_->learn * left
                                               : t_->one_shot * (left > 0 || own_turn_ ? 1 : 0));
    }
  }
  return sum;
}

double Outlook::steps(int track, int n) const {
  const int at = player_->track[track];
  if (!step_[track]) step_[track] = step(track, at);
  double sum = n > 0 ? *step_[track] : 0;
  for (int i = 1; i < n; ++i) sum += step(track, at + i);
  return sum;
}

double Outlook::produce(int track) const {
  const ProductionTrack& where = data_->tracks[track];
  const int tile = player_->token[track];
  return resource(track, player_->count(track)) + program(where.bonus[player_->track[track]]) +
         (tile == 0 ? 0 : program(data_->tokens[tile - 1]));
}

double Outlook::expand(int track) const { return resource(track, 1) + steps(track, 1); }

std::array<int, 2> Outlook::entry(int monument) const {
  const MonumentData& where = data_->monuments[monument];
  const int row = player_->row[monument];
  if (row + 1 >= where.rows || where.level[row + 1] == where.level[row]) return {0, 0};
  const int level = where.level[row + 1];
  return {where.gold[level], where.stone[level]};
}

double Outlook::at_field(int monument, int row, int col, int depth) const {
  const Field& field = game_->field_at(*s_, monument, row, col);
  if (field.is == Field::Is::vp) return field.vp;
  if (field.is == Field::Is::plain || depth >= kDeepest) return 0;
  if (field.is == Field::Is::side) return siding(monument, row, col, depth + 1);
  const MonumentData& where = data_->monuments[monument];
  double cost = 0;
  if (row + 1 < where.rows && where.level[row + 1] != where.level[row]) {
    const int level = where.level[row + 1];
    if (where.gold[level] > player_->gold() || where.stone[level] > player_->stone()) return 0;
    cost = paying(where.gold[level], where.stone[level]);
  }
  return std::max(0.0, rising(monument, row, col, depth + 1) - cost);
}

double Outlook::siding(int monument, int row, int col, int depth) const {
  const MonumentData& where = data_->monuments[monument];
  if (col + 1 >= where.cols) return 0;
  return (where.col_value[col + 1] - where.col_value[col]) * tokens_[monument] +
         at_field(monument, row, col + 1, depth);
}

double Outlook::rising(int monument, int row, int col, int depth) const {
  const MonumentData& where = data_->monuments[monument];
  if (row + 1 >= where.rows) return 0;
  double worth = where.row_vp[row + 1] - where.row_vp[row] +
                 answer(Trigger::On::move_up, monument) + at_field(monument, row + 1, col, depth);
  for (const int tile : player_->crown) {
    if (tile == 0) continue;
    const Final& final = data_->bridge[tile - 1].at_end;
    if (final.is == Final::Is::rows) worth += final.rows[row + 1] - final.rows[row];
  }
  // The tile V that lies at the top level of the Cathedral, the nearer the better.
  constexpr auto kCathedral = static_cast<int>(Monument::cathedral);
  if (monument != kCathedral || s_->at_cathedral == 0 || player_->crown[1] != 0) return worth;
  double part = 1 - t_->ramp;
  for (int at = row + 1; at < where.rows; ++at, part *= t_->ramp) {
    if (where.level[at] != kHeights - 1) continue;
    double best = 0;
    for_each_bit(s_->at_cathedral, [&](int tile) { best = std::max(best, five(tile)); });
    return worth + part * best;
  }
  return worth;
}

double Outlook::up(int monument) const {
  if (!up_[monument]) {
    up_[monument] = rising(monument, player_->row[monument], player_->col[monument], 0);
  }
  return *up_[monument];
}

double Outlook::side(int monument) const {
  if (!side_[monument]) {
    side_[monument] = siding(monument, player_->row[monument], player_->col[monument], 0);
  }
  return *side_[monument];
}

}  // namespace pionek::praga
