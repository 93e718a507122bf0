// Connections of large cities (CA-1107 to CA-1111).
#include <bit>

#include "engine/carnegie/carnegie.hpp"

namespace pionek::carnegie {
namespace {

// The cities of the set that hang together with one of them.
CitySet component(const Data& data, CitySet set, int from) {
  CitySet reached = CitySet{1} << from;
  for (CitySet fresh = reached; fresh != 0;) {
    CitySet next = 0;
    for (; fresh != 0; fresh &= fresh - 1) next |= data.cities[std::countr_zero(fresh)].neighbours;
    fresh = next & set & ~reached;
    reached |= fresh;
  }
  return reached;
}

}  // namespace

CitySet Carnegie::cities_of(const State& s, Seat seat) const {
  CitySet own = 0;
  for (std::size_t slot = 0; slot < data_->slots.size(); ++slot) {
    if (s.holder_of(static_cast<int>(slot)) == holder(seat)) {
      own |= CitySet{1} << data_->slots[slot].city;
    }
  }
  return own;
}

// Any connected part of the network may be counted: leaving out a region with poor transport can
// pay. So for each level the cities of the regions that have reached it are looked at by
// themselves.
Carnegie::Connection Carnegie::connection(const Player& player, CitySet own) const {
  Connection best;
  for (int at = kLevels - 1; at >= 0; --at) {
    CitySet served = 0;
    for (int region = 0; region < kRegions; ++region) {
      if (static_cast<int>(level(player, region)) >= at) served |= data_->cities_in[region];
    }
    CitySet left = own & served;
    while ((left & data_->large_cities) != 0) {
      const CitySet joined = component(*data_, left, std::countr_zero(left & data_->large_cities));
      left &= ~joined;
      const CitySet large = joined & data_->large_cities;
      if (std::popcount(large) < data_->min_large) continue;
      int value = 0;
      for (CitySet each = large; each != 0; each &= each - 1) {
        value += data_->cities[std::countr_zero(each)].link_value;
      }
      const int vp = data_->connection_vp[value][at];
      if (vp > best.vp) best = {vp, value, static_cast<Level>(at), joined};
    }
  }
  return best;
}

}  // namespace pionek::carnegie
