// Parts of a state as JSON, with the ids that people and files use: what the description (what a
// seat may see) and the position (everything) share.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/core/position.hpp"
#include "engine/power_grid/state.hpp"

namespace pionek::power_grid {

class StateText : public PositionText {
 public:
  StateText(const Data& data, const State& state, JsonText& out)
      : PositionText(out, data.catalog), data_(data), map_(data.maps[state.map]), out_(out) {}

  [[nodiscard]] const std::string& plant(PlantId id) const {
    return data_.catalog.id({kPlantSet, id});
  }
  [[nodiscard]] const std::string& city(int city) const {
    return data_.catalog.id({kCitySet, static_cast<std::uint16_t>(map_.first_city + city)});
  }

  void cities(std::string_view key, CitySet set) const {
    out_.array(key, [&] { for_each_bit(set, [&](int at) { out_.word(city(at)); }); });
  }
  void regions(std::string_view key, RegionSet set) const {
    out_.array(key, [&] {
      for_each_bit(set, [&](int at) {
        out_.word(
            data_.catalog.id({kRegionSet, static_cast<std::uint16_t>(map_.first_region + at)}));
      });
    });
  }
  void tokens(std::string_view key, const Tokens& fuel) const {
    out_.object(key, [&] {
      for (std::size_t f = 0; f < kFuels; ++f) out_.field(kFuelIds[f], fuel[f]);
    });
  }
  void auction(std::string_view key, const Auction& auction) const {
    if (auction.open == 0) return out_.field(key, nullptr);
    const bool opened = auction.high_bidder != nobody;
    out_.object(key, [&] {
      out_.field("plant", plant(auction.plant));
      out_.field("bid", opened ? std::optional(auction.high_bid) : std::nullopt);
      out_.field("bidder", auction.high_bidder);
      bits("active", auction.active);
    });
  }

 private:
  const Data& data_;
  const Map& map_;
  JsonText& out_;
};

}  // namespace pionek::power_grid
