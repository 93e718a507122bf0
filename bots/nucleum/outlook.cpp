#include "bots/nucleum/outlook.hpp"

#include <algorithm>

namespace pionek::nucleum {
namespace {

// How fast the things that end a game go on, for each seat and turn or for each turn.
constexpr double kTilesDrawn = 0.22;
constexpr double kContractsSigned = 0.24;
constexpr double kTurnsPerTechnology = 3;
constexpr double kPointsPerTurn = 3;
// A little longer than worked out, so that the end never comes as a surprise.
constexpr double kAtLeast = 1;

// How much of a rate in use is kept before a figure that ran out: 1, then less and less.
double fading(double left, double span) { return std::min(1.0, left / span); }

}  // namespace

Outlook::Outlook(const Nucleum& game, const Tuning& tuning, const State& s, Seat seat)
    : game_(&game),
      tuning_(&tuning),
      s_(&s),
      player_(&s.player(seat)),
      map_(&game.map_of(s)),
      seat_(seat) {
  const Data& data = game.data();
  left = turns_left();
  recharges = left / tuning.cycle;
  hope_ = left / (left + 8);
  const double use = fading(left, tuning.span);
  const auto price = [&](double usual, int held, int per_vp) {
    const double over = 1.0 / per_vp;
    return over + std::max(0.0, usual / (1 + tuning.more * held) - over) * use;
  };
  thaler_ = price(tuning.thaler, player_->thaler, data.thaler_per_vp);
  worker_ = price(tuning.worker, 2 * player_->workers, data.workers_per_vp);
  uranium_ = price(tuning.uranium, 2 * player_->uranium(), data.uranium_per_vp);
  for (const Plant& plant : data.plants) lines_ |= s.reach[plant.city];
  if (player_->experiment == kNoExperiment) return;
  find_leaders();
  want_markers();
  want_contracts();
}

// The conditions met so far and the speed of the others tell when there will be enough of them.
double Outlook::turns_left() const {
  const State& s = *s_;
  const Data& data = game_->data();
  if (s.phase == Phase::last_markers || s.phase == Phase::over) return 0;
  if (s.last_round != 0) return std::max(0, s.last_round - s.round);
  std::array<double, kConditions> rounds{};
  double slowest = 0;
  double technologies = 100;
  double points = 100;
  for (int i = 0; i < s.seats; ++i) {
    const Player& player = s.players[i];
    const int missing = std::max(0, data.recharges - player.recharges);
    slowest = std::max(slowest, missing * tuning_->cycle - player.board_row.size());
    technologies = std::min(technologies,
                            kTurnsPerTechnology * (kTechs - std::popcount(unsigned{player.techs})));
    points = std::min(points, std::max(0, data.points - player.vp) / kPointsPerTurn);
  }
  const auto set = [&](Condition condition, double value) {
    const auto at = static_cast<std::size_t>(condition);
    rounds[at] = s.ended[at] != 0 ? 0 : std::max(kAtLeast, value);
  };
  set(Condition::tiles, s.stack.size() / (kTilesDrawn * s.seats));
  set(Condition::contracts, (s.silver.size() + s.gold.size()) / (kContractsSigned * s.seats));
  set(Condition::recharges, slowest);
  set(Condition::technologies, technologies);
  set(Condition::points, points);
  std::sort(rounds.begin(), rounds.end());
  return 1 + rounds[static_cast<std::size_t>(data.counts[s.seats].conditions - 1)];
}

// ---- rewards ----
double Outlook::program(ProgramId id) const {
  double sum = 0;
  const Programs& programs = game_->data().programs;
  for (int at = id; programs[at].code != Op::Code::end; ++at) {
    if (programs[at].code != Op::Code::choose) {
      sum += op(programs[at]);
      continue;
    }
    double best = 0;
    const int options = programs[at].n;
    for (int i = 1; i <= options; ++i) best = std::max(best, op(programs[at + i]));
    sum += best;
    at += options;
  }
  return sum;
}

double Outlook::op(const Op& op) const {
  switch (op.code) {
    case Op::Code::vp:
      return op.n;
    case Op::Code::thaler:
      return thaler(op.n);
    case Op::Code::worker:
      return workers(op.n);
    case Op::Code::uranium:
      return uranium(op.n);
    case Op::Code::achievement:
      return tokens(op.n);
    case Op::Code::income:
      return op.n * income(op.arg);
    case Op::Code::income_any:
      return op.n * any_income();
    case Op::Code::unlock:
      return unlock(op.n);
    case Op::Code::pay:
      return -thaler(op.n);
    case Op::Code::act:
      return left > 0 ? usual(op.arg) : 0;
    case Op::Code::tile:
      return tuning_->tile * fading(left, tuning_->tile_span);
    case Op::Code::special:
      return 3 * tuning_->tile * fading(left, tuning_->tile_span);
    case Op::Code::other_slot:
      return workers(1);
    default:
      return 0;
  }
}

double Outlook::usual(ActionId id) const {
  const Action& action = game_->data().actions[id];
  const double extra = thaler(action.thaler) + workers(action.workers) + uranium(action.uranium) +
                       tuning_->energy * action.energy + (action.anywhere ? 1 : 0);
  return tuning_->usual[static_cast<std::size_t>(action.kind)] + extra;
}

// ---- incomes ----
double Outlook::column(const Column& column) const {
  return column.vp + thaler(column.thaler) + workers(column.workers);
}

double Outlook::pay(int tiles) const {
  if (tiles == 0) return 0;
  double sum = 0;
  for (int track = 0; track < kIncomes; ++track) {
    const int at = std::min<int>(player_->income[track], tiles - 1);
    sum += column(game_->data().incomes[track][at]);
  }
  return sum;
}

// A step pays at each recharge with enough tiles, and near the end of a track in the end.
double Outlook::income(int track) const {
  const Data& data = game_->data();
  const int at = player_->income[track];
  const int last = data.row_slots - 1;
  if (at >= last) return 1;
  const auto bonus = [&](int space) {
    const int from_end = last - space;
    return from_end < 3 ? data.end_bonus[2 - from_end] : 0;
  };
  // Columns that few board rows reach pay less often.
  const double often = at + 1 < 5 ? 1 : 0.5;
  const double more = column(data.incomes[track][at + 1]) - column(data.incomes[track][at]);
  // Further steps may lead to the bonuses.
  const double ahead = 0.5 * hope_ * (bonus(std::min(last, at + 2)) - bonus(at + 1)) / 2.0;
  return more * recharges * often + bonus(at + 1) - bonus(at) + ahead;
}

double Outlook::any_income() const { return std::max({income(0), income(1), income(2)}); }

// ---- technologies ----
double Outlook::answer(Trigger trigger) const {
  if (player_->experiment == kNoExperiment) return 0;
  const Experiment& experiment = game_->experiment_of(*player_);
  double sum = 0;
  for_each_bit(static_cast<unsigned>(experiment.triggered[static_cast<std::size_t>(trigger)] &
                                     player_->techs),
               [&](int at) { sum += program(experiment.techs[at].program); });
  return sum;
}

double Outlook::technology(int at) const {
  const Experiment& experiment = game_->experiment_of(*player_);
  const Technology& tech = experiment.techs[at];
  if (tech.form == Technology::Form::goal) return goal(tech);
  if (tech.form == Technology::Form::immediate) return program(tech.program);
  const std::array<double, kTriggers> often{tuning_->builds, tuning_->energizes, tuning_->contracts,
                                            tuning_->tracks};
  double sum = 0;
  for (int trigger = 0; trigger < kTriggers; ++trigger) {
    if (has(experiment.triggered[trigger], at)) {
      sum += often[trigger] * left * program(tech.program);
    }
  }
  const Modifiers& with = experiment.modifiers[player_->techs | 1U << at];
  const Modifiers& without = experiment.modifiers[player_->techs];
  sum += tuning_->urbanizes * left * thaler(with.urbanize_discount - without.urbanize_discount);
  sum += tuning_->energizes * left * tuning_->energy *
         (with.virtual_turbines - without.virtual_turbines);
  if (with.urbanize_anywhere != without.urbanize_anywhere) sum += tuning_->urbanizes * left;
  if (with.no_rails != without.no_rails) sum += 2.5 * tuning_->energizes * left;
  if (with.wild_tracks != without.wild_tracks) {
    sum += 0.5 * tuning_->tracks * left * tuning_->usual[0];
  }
  return sum;
}

// The best that is locked, or the points instead of it.
double Outlook::unlock(int level) const {
  if (player_->experiment == kNoExperiment) return level;
  const auto at = static_cast<std::size_t>(std::min(level, 3));
  if (unlock_[at]) return *unlock_[at];
  unlock_[at] = level;  // a technology that leads to another counts no further
  double best = level;
  for (int i = 0; i < kTechs; ++i) {
    if (has(player_->techs, i) || game_->experiment_of(*player_).techs[i].level > level) continue;
    best = std::max(best, technology(i));
  }
  unlock_[at] = best;
  return best;
}

}  // namespace pionek::nucleum
