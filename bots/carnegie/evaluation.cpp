#include "bots/carnegie/evaluation.hpp"

#include <bit>
#include <cmath>

namespace pionek::carnegie {
namespace {

// How the figures are worked out; not the policy's numbers, which may be tuned without learning
// anew.
constexpr Tuning kView{};
// What Andrew still gains (`pionek_carnegie_lab andrew`): now, for each round to come, less for
// each square of a round; and how much more by difficulty.
constexpr float kAndrewNow = 3;
constexpr float kAndrewRound = 8.2F;
constexpr float kAndrewSquare = 0.065F;
constexpr std::array<float, 4> kAndrewLevel{0.95F, 1, 1.045F, 1.09F};
// How far the points of two seats may still drift apart: now, and for each round to come.
constexpr float kSpread = 5;
constexpr float kSpreadRound = 0.65F;

float part(double value, double whole) { return static_cast<float>(value / whole); }

// Writes one figure after another.
class Writer {
 public:
  explicit Writer(Features& features) : features_(features) {}
  void add(double value, double whole = 1) { features_[at_++] = part(value, whole); }

 private:
  Features& features_;
  std::size_t at_ = 0;
};

void look_at_people(const Carnegie& game, const State& s, const Outlook& outlook, Writer& out) {
  const Data& data = game.data();
  const Player& player = outlook.player();
  std::array<int, kRows> standing{};
  int idle = 0;
  int ready = 0;
  for (int at = 0; at < kRooms; ++at) {
    const DepartmentId id = player.room[at];
    if (id >= kMaxDepartments) {
      idle += player.lying[at];
      continue;
    }
    const Department& department = data.department(id);
    standing[static_cast<std::size_t>(department.row)] += player.standing(at);
    const int desks = department.desks.size() - player.standing(at);
    ready += std::min<int>(desks, player.lying[at]);
    idle += std::max(0, player.lying[at] - desks);
  }
  for (const int each : standing) out.add(each, 5);
  out.add(player.active(), 10);
  out.add(idle, 5);
  out.add(ready, 3);
  out.add(player.reserve, 5);
  double home = 0;
  int away = 0;
  int lost = 0;
  int regions = 0;
  int next = 0;
  for (int region = 0; region < kRegions; ++region) {
    const int people = player.mission[region];
    if (people == 0) continue;
    away += people;
    ++regions;
    if (outlook.events[region] == 0) lost += people;
    if (outlook.wait[region] == 1) next += people;
    home += outlook.gains(data.tracks[region][player.transport[region]].income, people);
  }
  out.add(away, 5);
  out.add(lost, 3);
  out.add(regions, 4);
  out.add(next, 4);
  out.add(home, 5);
  out.add(outlook.placing(3 * (1 + standing[0])), 10);
  out.add(s.solo() ? 0 : player.action_tile);
}

void look_at_strips(const Carnegie& game, const Outlook& outlook, Writer& out) {
  const Player& player = outlook.player();
  int ready = 0;
  int goods = 0;
  Gains sum{};
  int choices = 0;
  for (int type = 0; type < kTypes; ++type) {
    const Strip& places = game.strip(player, type);
    const int discs = std::popcount(player.discs[type]);
    ready += discs;
    goods += discs * game.data().types[type].goods;
    out.add(player.position[type], 6);
    for (int at = 0; at <= player.position[type]; ++at) {
      const bool built =
          places[at].kind == StripSpace::Kind::disc && (player.discs[type] >> at & 1) == 0;
      if (!built) continue;
      choices += places[at].choice_of.empty() ? 0 : 1;
      for (int r = 0; r < kResources; ++r) {
        sum[r] = static_cast<std::uint8_t>(sum[r] + places[at].income[r]);
      }
    }
  }
  out.add(ready, 4);
  out.add(std::min(player.goods, goods), 6);
  out.add(of(sum, Resource::money), 10);
  out.add(of(sum, Resource::goods), 4);
  out.add(of(sum, Resource::vp), 4);
  out.add(choices, 4);
  out.add(outlook.project_income(), 6);
  for (int region = 0; region < kRegions; ++region) out.add(player.transport[region], 4);
  out.add(player.sides == 0 ? 0 : std::popcount(player.sides), 4);
}

// Answers the points of donations as they stand.
double look_at_donations(const Carnegie& game, const State& s, const Outlook& outlook,
                         Writer& out) {
  const Data& data = game.data();
  const Player& player = outlook.player();
  const auto& done = outlook.survey().done;
  const int cap = game.donation_cap(player);
  double now = 0;
  double later = 0;
  double best = 0;
  double second = 0;
  for (int i = 0; i < static_cast<int>(data.fields.size()); ++i) {
    const Field& field = data.fields[i];
    const bool own = (player.donations >> i & 1) != 0;
    if (!own && s.field[i] != kNoHolder) continue;
    const double expected = outlook.field(i);
    if (own) {
      int points = field.vp * Carnegie::count(data, field, done);
      if (field.per == Field::Per::returned) {
        const int cubes = field.goods > 0 ? player.goods / field.goods : 99;
        const int dollars = field.money > 0 ? player.money / field.money : 99;
        points = field.vp * std::min({cubes, dollars, cap});
      }
      now += std::min(cap, points);
      later += expected;
    } else if (expected > best) {
      second = best;
      best = expected;
    } else {
      second = std::max(second, expected);
    }
  }
  const int cost = game.donation_cost(player);
  int reach = 0;
  for (int purse = player.money - cost; purse >= 0 && reach < 6; purse -= cost) ++reach;
  out.add(done.donations, 6);
  out.add(now, 40);
  out.add(later - now, 20);
  out.add(cap - data.donation_cap, 6);
  out.add(outlook.donations, 8);
  out.add(best, 12);
  out.add(second, 12);
  out.add(cost, 30);
  out.add(std::min(reach, outlook.donations), 4);
  out.add(game.works(player, Passive::donation_step) ? outlook.donations : 0, 8);
  return now;
}

}  // namespace

Standpoint look_at(const Carnegie& game, const State& s, Seat seat) {
  const Data& data = game.data();
  const Outlook outlook(game, kView, s, seat);
  const Player& player = outlook.player();
  const auto& done = outlook.survey().done;
  Standpoint view;
  Writer out(view.features);
  const double left = outlook.left;
  out.add(1);
  out.add(left, 20);
  out.add(left * left, 400);
  out.add(s.seats == 1 ? 1 : 0);
  out.add(s.seats == 2 ? 1 : 0);
  out.add((index(seat) - s.first + s.seats) % s.seats, 4);
  out.add(player.money, 40);
  out.add(std::min(player.money, 30), 30);
  out.add(player.goods, 8);
  out.add(std::min(player.goods, 4), 4);
  look_at_people(game, s, outlook, out);
  look_at_strips(game, outlook, out);
  const double donated = look_at_donations(game, s, outlook, out);
  int rooms = 0;
  std::array<int, kRows> departments{};
  for (int at = 0; at < kRooms; ++at) {
    const DepartmentId id = player.room[at];
    if (id >= kMaxDepartments || !data.department(id).tile) continue;
    rooms += data.room_vp[at];
    ++departments[static_cast<std::size_t>(data.department(id).row)];
  }
  for (const int each : departments) out.add(each, 3);
  const int connection = game.connection(player, outlook.survey().own).vp;
  const Roads::Levels levels = levels_of(game, player);
  out.add(connection, 36);
  out.add(outlook.roads().worth(levels, outlook.hope()) - connection, 20);
  out.add(outlook.roads().lacking(levels, outlook.hope()), 6);
  out.add(done.railways, 4);
  for (const int each : done.by_type) out.add(each, 4);
  int strips = 0;
  for (int type = 0; type < kTypes; ++type) {
    const Strip& places = game.strip(player, type);
    for (int at = 0; at <= player.position[type]; ++at) strips += places[at].end_vp;
  }
  view.points = static_cast<float>(player.vp + donated + done.active * data.active_vp + rooms +
                                   connection + done.city_vp + strips +
                                   (player.action_tile != 0 ? data.action_tile_vp : 0));
  out.add(view.points, 100);
  return view;
}

float expected_points(const Network& network, const Carnegie& game, const State& s, Seat seat) {
  const Standpoint view = look_at(game, s, seat);
  return view.points + kUnit * network.grade(view.features);
}

float andrew_points(const Carnegie& game, const State& s) {
  const auto left = static_cast<float>(game.data().rounds - s.round + (s.row < kRows ? 0 : 1));
  const auto level = std::min<std::size_t>(s.andrew.level, kAndrewLevel.size() - 1);
  const float more = kAndrewNow + left * (kAndrewRound - kAndrewSquare * left);
  return static_cast<float>(game.scores(s).rival->points) + kAndrewLevel[level] * more;
}

Values chances_of(const Network& network, const Carnegie& game, const State& s) {
  const auto left = static_cast<float>(game.data().rounds - s.round + 1);
  const float spread = kSpread + kSpreadRound * left;
  Values chances{};
  float most = s.solo() ? andrew_points(game, s) / spread : -1e9F;
  const float rival = most;
  for (int i = 0; i < s.seats; ++i) {
    chances[i] = expected_points(network, game, s, seat_at(i)) / spread;
    most = std::max(most, chances[i]);
  }
  float sum = s.solo() ? std::exp(rival - most) : 0;
  for (int i = 0; i < s.seats; ++i) sum += chances[i] = std::exp(chances[i] - most);
  for (int i = 0; i < s.seats; ++i) chances[i] /= sum;
  return chances;
}

}  // namespace pionek::carnegie
