// What is joined with what: kept in the state as tracks are laid and structures built, so that no
// option has to search the map.
#pragma once

#include "engine/nucleum/state.hpp"

namespace pionek::nucleum {

// Every city by itself, every end of a link open.
void clear_networks(State& s, const Map& map);
// A structure of a player in a city (NU-307).
inline void enter_city(Player& player, int city) { add(player.presence, city); }
// The track that was just put on a field: what is open now, whose networks grow, and whether the
// link has become a line.
void join_track(State& s, const Map& map, int field);
// All of it anew, from the pieces on the map.
void rebuild_networks(State& s, const Map& map);

// The most cities of one network (NU-308).
int largest_network(const Player& player);

}  // namespace pionek::nucleum
