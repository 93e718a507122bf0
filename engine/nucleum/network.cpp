#include "engine/nucleum/network.hpp"

#include <algorithm>

namespace pionek::nucleum {
namespace {

// Lines of anybody carry coal, uranium and electricity (NU-312).
void join_reach(State& s, int a, int b) {
  const CitySet both = s.reach[a] | s.reach[b];
  for_each_bit(both, [&](int city) { s.reach[city] = both; });
}

void join_network(Player& player, int a, int b) {
  const std::uint8_t low = std::min(player.network[a], player.network[b]);
  const std::uint8_t high = std::max(player.network[a], player.network[b]);
  if (low == high) return;
  std::replace(player.network.begin(), player.network.end(), high, low);
}

// Which cities of a link belong to the networks of its owners (NU-307).
void enter_link(State& s, const Link& link, bool line) {
  const int last = link.first + link.length - 1;
  for (int field = link.first; field <= last; ++field) {
    if (!s.has_track(field)) continue;
    Player& owner = s.player(s.owner_of(field));
    const bool middle = field != link.first && field != last;
    if (line || field == link.first || (middle && s.has_track(link.first))) {
      enter_city(owner, link.a);
    }
    if (line || field == last || (middle && s.has_track(last))) enter_city(owner, link.b);
    if (line) join_network(owner, link.a, link.b);
  }
}

void open_neighbours(State& s, const Link& link, int field) {
  s.open_fields.remove(field);
  for (const int next : {field - 1, field + 1}) {
    const bool inside = next >= link.first && next < link.first + link.length;
    if (inside && !s.has_track(next)) s.open_fields.add(next);
  }
}

}  // namespace

void clear_networks(State& s, const Map& map) {
  s.open_fields = {};
  s.lines = 0;
  s.reach = {};
  for_each_bit(map.cities, [&](int city) { s.reach[city] = CitySet{1} << city; });
  for (const Link& link : map.links) {
    if (link.length == 0) continue;
    s.open_fields.add(link.first);
    s.open_fields.add(link.first + link.length - 1);
  }
  for (int i = 0; i < s.seats; ++i) {
    s.players[i].presence = 0;
    for (int city = 0; city < kMaxCities; ++city) {
      s.players[i].network[city] = static_cast<std::uint8_t>(city);
    }
  }
}

void join_track(State& s, const Map& map, int field) {
  const int at = map.field_link[field];
  const Link& link = map.links[at];
  open_neighbours(s, link, field);
  bool line = true;
  for (int i = 0; i < link.length; ++i) line = line && s.has_track(link.first + i);
  if (line) {
    add(s.lines, at);
    join_reach(s, link.a, link.b);
  }
  enter_link(s, link, line);
}

void rebuild_networks(State& s, const Map& map) {
  clear_networks(s, map);
  for (const Link& link : map.links) {
    for (int i = 0; i < link.length; ++i) {
      if (s.has_track(link.first + i)) join_track(s, map, link.first + i);
    }
  }
  for (int i = 0; i < s.seats; ++i) {
    Player& player = s.players[i];
    for_each_bit(player.plots, [&](int at) { enter_city(player, map.plot_city[at]); });
    for_each_bit(player.mine_fields, [&](int at) { enter_city(player, map.mine_city[at]); });
    for_each_bit(player.turbine_slots, [&](int at) { enter_city(player, map.turbine_city[at]); });
  }
}

int largest_network(const Player& player) {
  std::array<std::uint8_t, kMaxCities> size{};
  int most = 0;
  for_each_bit(player.presence,
               [&](int city) { most = std::max<int>(most, ++size[player.network[city]]); });
  return most;
}

}  // namespace pionek::nucleum
