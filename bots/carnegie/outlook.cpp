#include "bots/carnegie/outlook.hpp"

#include <algorithm>
#include <bit>

namespace pionek::carnegie {
namespace {

constexpr int kFar = 9;
// Donations that money is kept for.
constexpr int kPlanned = 5;
// Cubes beyond which one more counts less.
constexpr int kStock = 5;
// What an active employee adds to a donation that counts them.
constexpr double kCounted = 0.7;
// The next use of a department in a turn brings so much of the one before.
constexpr double kNextUse = 0.9;
// Rooms in a row of the company.
constexpr int kSide = 4;

int steps(int from, int to) {
  return std::abs(from / kSide - to / kSide) + std::abs(from % kSide - to % kSide);
}

}  // namespace

Outlook::Outlook(const Carnegie& game, const Tuning& tuning, const State& s, Seat seat)
    : game_(&game),
      data_(&game.data()),
      t_(&tuning),
      s_(&s),
      seat_(seat),
      player_(&s.player(seat)) {
  left = data_->rounds - s.round;
  wait.fill(kFar);
  for (int row = 0; row < kRows; ++row) {
    const int first = s.column[row] + (row == s.advancing ? 2 : 1);
    for (int column = first; column < kColumns; ++column) {
      const Event& each = game.event_at(s, row, column);
      if (each.donation) ++donations;
      if (!each.income) continue;
      const auto region = static_cast<std::size_t>(each.region);
      ++events[region];
      wait[region] = std::min(wait[region], column - first + 1);
    }
  }
  const bool pending = s.row < kRows && s.phase <= Phase::donation && game.event(s).donation;
  donations += pending ? 1 : 0;
  const int step = game.works(*player_, Passive::donation_step) ? data_->passive_donation_step
                                                                : data_->donation_step;
  int need = 3 * std::min(left, 4);
  const int given = std::popcount(player_->donations);
  for (int k = 1; k <= std::min(donations, kPlanned); ++k) need += step * (given + k);
  money = donations == 0 ? t_->money_end
                         : t_->money * std::clamp(1.2 - 0.6 * player_->money / need, 0.2, 1.1);
  goods = t_->goods * std::min(1.0, (left + 1) / t_->goods_span) /
          (1 + 0.12 * std::max(0, player_->goods - kStock));
  research = t_->research;
  hire = t_->hire * left / data_->rounds;
  active = data_->active_vp;
  for (FieldSet own = player_->donations; own != 0; own &= own - 1) {
    if (data_->fields[std::countr_zero(own)].per == Field::Per::active) active += kCounted;
  }
  hope_.step = t_->road_step;
  hope_.rail = t_->road_rail * fading(10);
  hope_.most = left;
}

const Survey& Outlook::survey() const {
  if (!survey_) survey_.emplace(*game_, *s_, seat_);
  return *survey_;
}

const Roads& Outlook::roads() const {
  if (!roads_) roads_.emplace(*game_, survey());
  return *roads_;
}

double Outlook::gains(const Gains& gains, int times) const {
  const int hired = std::min<int>(of(gains, Resource::employee) * times, player_->reserve);
  return times * (of(gains, Resource::money) * money + of(gains, Resource::goods) * goods +
                  of(gains, Resource::vp) + of(gains, Resource::research) * research) +
         hired * hire;
}

double Outlook::income(const StripSpace& space) const {
  double best = 0;
  for (int i = 0; i < space.choice_of.size(); ++i) {
    Gains each{};
    each[space.choice_of[i]] = space.choice_amount[i];
    best = std::max(best, gains(each));
  }
  return best + gains(space.income);
}

double Outlook::project_income() const {
  if (project_income_) return *project_income_;
  double sum = 0;
  for (int type = 0; type < kTypes; ++type) {
    const Strip& places = game_->strip(*player_, type);
    for (int at = 0; at <= player_->position[type]; ++at) {
      if (places[at].kind == StripSpace::Kind::disc && (player_->discs[type] >> at & 1) == 0) {
        sum += income(places[at]);
      }
    }
  }
  project_income_ = sum;
  return sum;
}

double Outlook::mission(int region) const {
  if (events[region] == 0) return -t_->lost;
  const double home = gains(data_->tracks[region][player_->transport[region]].income);
  const double trigger = player_->mission[region] == 0 ? t_->trigger * project_income() : 0;
  return home + trigger - t_->away * wait[region];
}

int Outlook::best_region() const {
  int best = 0;
  for (int region = 1; region < kRegions; ++region) {
    if (mission(region) > mission(best)) best = region;
  }
  return best;
}

double Outlook::desk(int id, int already) const {
  const Department& department = data_->departments[id];
  if (department.desks.empty()) return 0;
  const double uses = left * t_->uses;
  if (department.passive == Passive::donation_step) {
    if (already > 0) return active;
    const int given = std::popcount(player_->donations);
    double saved = 0;
    const double less = data_->donation_step - data_->passive_donation_step;
    for (int k = 1; k <= std::min(donations, 3); ++k) saved += less * (given + k);
    return saved * money + active;
  }
  if (department.passive != Passive::none) {
    return already > 0 ? active : t_->use_of(id) * uses + active;
  }
  bool stays = false;
  for (int i = 0; i < department.uses; ++i) {
    stays = stays || !data_->uses[department.first_use + i].mission;
  }
  double worth = t_->use_of(id) * (stays ? std::min(uses, 4.0) : std::min(uses, 1.3));
  for (int i = 0; i < already; ++i) worth *= t_->more;
  return worth + (stays ? 1 : std::max(0.0, 1 - uses)) * active;
}

double Outlook::event(const Event& event) const {
  double worth = 0;
  const auto region = static_cast<std::size_t>(event.region);
  if (event.income && player_->mission[region] > 0) {
    const int away = player_->mission[region];
    worth += gains(data_->tracks[region][player_->transport[region]].income, away);
    worth += away * t_->back + project_income();
  }
  const int cost = game_->donation_cost(*player_);
  if (event.donation && std::int64_t{player_->money} + player_->goods >= cost) {
    worth += t_->donation - t_->give * cost * 0.3;
  }
  return worth;
}

double Outlook::place(int room, int inside) const {
  const DepartmentId id = player_->room[room];
  if (id == kFreeRoom) {
    const bool wanted = inside == 0 && player_->goods > 0 && left > 1;
    return wanted ? t_->site + t_->top * (data_->room_vp[room] - 2) : 0;
  }
  if (id >= kMaxDepartments) return 0;
  const auto& desks = data_->department(id).desks;
  if (inside >= desks.size()) return 0;
  return std::max(0.0, desk(id, inside) - desks[inside] * money);
}

// The idle walk one after another to where they gain most for their steps.
double Outlook::placing(int pool) const {
  std::array<int, kRooms> idle{};
  std::array<int, kRooms> inside{};
  for (int at = 0; at < kRooms; ++at) {
    const bool department = player_->room[at] < kMaxDepartments;
    const int desks = department ? data_->department(player_->room[at]).desks.size() : 0;
    const int people = player_->lying[at] + player_->standing(at);
    idle[at] = std::min<int>(player_->lying[at], std::max(0, people - desks));
    inside[at] = department ? std::min(people, desks) : people;
  }
  std::array<double, kRooms> worth{};
  for (int room = 0; room < kRooms; ++room) worth[room] = place(room, inside[room]);
  double sum = 0;
  while (pool > 0) {
    double best = 0;
    int from = 0;
    int to = 0;
    for (int at = 0; at < kRooms; ++at) {
      if (idle[at] == 0) continue;
      for (int room = 0; room < kRooms; ++room) {
        const int far = steps(at, room);
        if (far == 0 || far > pool || worth[room] <= best * far) continue;
        best = worth[room] / far;
        from = at;
        to = room;
      }
    }
    if (best == 0) break;
    sum += worth[to];
    pool -= steps(from, to);
    --idle[from];
    worth[to] = place(to, ++inside[to]);
  }
  return sum;
}

// As many uses as there are people and goods for.
double Outlook::turn(int row) const {
  double worth = 0;
  int stock = player_->goods;
  int moves = 0;
  int points = 0;
  for (int at = 0; at < kRooms; ++at) {
    const DepartmentId id = player_->room[at];
    if (id >= kMaxDepartments || (player_->desks[at] == 0 && data_->department(id).printed == 0)) {
      continue;
    }
    const Department& department = data_->department(id);
    if (static_cast<int>(department.row) != row || department.uses == 0) continue;
    const int people = player_->standing(at) + department.printed;
    if (department.automatic) {
      const Use& each = data_->uses[department.first_use];
      points += people * of(each.gains, Resource::research);
      moves += people * each.moves;
      continue;
    }
    double best = 0;
    for (int i = 0; i < department.uses; ++i) best = std::max(best, use(department.first_use + i));
    const Use::Then then = data_->uses[department.first_use].then;
    int times = people;
    if (then == Use::Then::project || then == Use::Then::build_department) {
      times = std::min(times, (stock + 1) / 2);
      stock -= 2 * times;
    }
    double share = 1;
    for (int i = 0; i < times; ++i) {
      worth += best * share;
      share *= kNextUse;
    }
  }
  if (points > 0) {
    double best = 0;
    for (int i = 0; i < kTypes; ++i) best = std::max(best, slide(i));
    for (int i = 0; i < kRegions; ++i) best = std::max(best, advance(i));
    worth += points * kNextUse * best;
  }
  return moves > 0 ? worth + t_->move * placing(moves) : worth;
}

}  // namespace pionek::carnegie
