#include "bots/carnegie/roads.hpp"

#include <algorithm>
#include <bit>

namespace pionek::carnegie {
namespace {

// The least sum of edges that join the members of a set of large cities.
int joined(const std::array<std::array<int, kLarge>, kLarge>& edge, unsigned set) {
  unsigned in = set & (~set + 1);
  int sum = 0;
  while (in != set) {
    int least = kTooFar;
    unsigned next = 0;
    for (unsigned a = in; a != 0; a &= a - 1) {
      for (unsigned b = set & ~in; b != 0; b &= b - 1) {
        const int length = edge[std::countr_zero(a)][std::countr_zero(b)];
        if (next == 0 || length < least) {
          least = length;
          next = b & (~b + 1);
        }
      }
    }
    sum += least;
    in |= next;
  }
  return sum;
}

}  // namespace

Survey::Survey(const Carnegie& game, const State& s, Seat seat) {
  const Data& data = game.data();
  for (int slot = 0; slot < static_cast<int>(data.slots.size()); ++slot) {
    const int who = s.holder_of(slot);
    const CitySet bit = CitySet{1} << data.slots[slot].city;
    if (who == kNoHolder) open |= bit;
    if (who != holder(seat)) continue;
    own |= bit;
    const City& city = data.city_of(slot);
    ++done.by_type[s.type_of(slot)];
    ++done.by_region[static_cast<std::size_t>(city.region)];
    done.in_small_cities += city.size == Size::small ? 1 : 0;
    done.city_vp += city.vp;
  }
  const Player& player = s.player(seat);
  for (int region = 0; region < kRegions; ++region) {
    done.railways += game.level(player, region) == Level::railway ? 1 : 0;
  }
  done.donations = std::popcount(player.donations);
  done.active = player.active();
  done.departments = player.departments;
}

Roads::Roads(const Carnegie& game, const Survey& survey) : data_(&game.data()), own_(survey.own) {
  for (CitySet left = data_->large_cities; left != 0 && large_ < kLarge; left &= left - 1) {
    city_[large_] = static_cast<std::uint8_t>(std::countr_zero(left));
    walk(survey.own, survey.open, large_++);
  }
}

// Ring by ring: an own city costs nothing to pass, one with room costs a project.
void Roads::walk(CitySet own, CitySet open, int from) {
  auto& away = away_[from];
  away.fill(kTooFar);
  const CitySet start = CitySet{1} << city_[from];
  if (((own | open) & start) == 0) return;
  CitySet ring = start;
  CitySet reached = start;
  for (int distance = (own & start) != 0 ? 0 : 1; ring != 0; ++distance) {
    CitySet near = 0;
    for (CitySet fresh = ring; fresh != 0;) {
      CitySet next = 0;
      for (; fresh != 0; fresh &= fresh - 1) {
        const int city = std::countr_zero(fresh);
        away[city] = static_cast<std::uint8_t>(distance);
        next |= data_->cities[city].neighbours;
      }
      next &= ~reached;
      fresh = next & own;
      reached |= fresh;
      near |= next;
    }
    ring = near & open & ~reached;
    reached |= ring;
  }
}

Roads::Best Roads::best(const Levels& levels, const Hope& hope, int city) const {
  std::array<int, kLarge> cost{};
  std::array<std::array<int, kLarge>, kLarge> edge{};
  for (int i = 0; i < large_; ++i) {
    const int at = city_[i];
    cost[i] = (own_ >> at & 1) != 0 || at == city ? 0 : away_[i][at] == kTooFar ? kTooFar : 1;
  }
  for (int i = 0; i < large_; ++i) {
    for (int k = 0; k < i; ++k) {
      const int length = away_[i][city_[k]];
      int between =
          length - ((own_ >> city_[i] & 1) != 0 ? 0 : 1) - ((own_ >> city_[k] & 1) != 0 ? 0 : 1);
      const bool inner = city >= 0 && city != city_[i] && city != city_[k] && length < kTooFar;
      if (inner && away_[i][city] + away_[k][city] - 1 == length) --between;
      edge[i][k] = edge[k][i] = length >= kTooFar ? kTooFar : between;
    }
  }
  Best best;
  for (unsigned set = 1; set < 1U << large_; ++set) {
    if (std::popcount(set) < data_->min_large) continue;
    int lacking = joined(edge, set);
    int value = 0;
    int level = kLevels - 1;
    for (unsigned left = set; left != 0; left &= left - 1) {
      const int i = std::countr_zero(left);
      const City& large = data_->cities[city_[i]];
      lacking += cost[i];
      value += large.link_value;
      level = std::min(level, static_cast<int>(levels[static_cast<std::size_t>(large.region)]));
    }
    if (lacking > hope.most) continue;
    const auto& points = data_->connection_vp[value];
    double worth = points[level] + hope.rail * (points[kLevels - 1] - points[level]);
    for (int i = 0; i < lacking; ++i) worth *= hope.step;
    if (worth > best.worth) best = {worth, lacking};
  }
  return best;
}

bool Roads::on_the_way(int city) const {
  for (int i = 0; i < large_; ++i) {
    if (city_[i] == city) return true;
    for (int k = 0; k < i; ++k) {
      if (away_[i][city] + away_[k][city] - 1 == away_[i][city_[k]]) return true;
    }
  }
  return false;
}

double Roads::worth(const Levels& levels, const Hope& hope, int city) const {
  return best(levels, hope, city).worth;
}

int Roads::lacking(const Levels& levels, const Hope& hope) const {
  return best(levels, hope, -1).lacking;
}

Roads::Levels levels_of(const Carnegie& game, const Player& player) {
  Roads::Levels levels{};
  for (int region = 0; region < kRegions; ++region) levels[region] = game.level(player, region);
  return levels;
}

}  // namespace pionek::carnegie
