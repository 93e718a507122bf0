// Writing parts of a state with the ids that people and files use. Shared by the description (what
// a seat may see) and the position (everything).
#pragma once

#include <array>
#include <bit>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/json_text.hpp"
#include "engine/power_grid/state.hpp"

namespace pionek::power_grid {

inline constexpr std::array<std::string_view, kFuels> kFuelNames{"coal", "oil", "garbage",
                                                                 "uranium"};
inline constexpr std::array<std::string_view, 6> kPhaseNames{"draft", "order", "auction",
                                                             "fuel",  "build", "bureaucracy"};

struct Names {
  const Data& data;
  const State& state;
  JsonText& out;

  [[nodiscard]] const std::string& plant(PlantId id) const {
    return data.catalog.id({kPlantSet, id});
  }
  [[nodiscard]] const std::string& city(int city) const {
    return data.catalog.id(
        {kCitySet, static_cast<std::uint16_t>(data.maps[state.map].first_city + city)});
  }

  template <class Ids>
  void plants(std::string_view key, const Ids& ids) const {
    out.array(key, [&] {
      for (const PlantId id : ids) out.word(id == kStage3Card ? "stage3" : plant(id));
    });
  }
  void plants_of(std::string_view key, std::uint64_t set) const {
    out.array(key, [&] {
      for (; set != 0; set &= set - 1) {
        out.word(plant(static_cast<PlantId>(std::countr_zero(set))));
      }
    });
  }
  void cities(std::string_view key, CitySet set) const {
    out.array(key, [&] {
      for (; set != 0; set &= set - 1) out.word(city(std::countr_zero(set)));
    });
  }
  void regions(std::string_view key, RegionSet set) const {
    const int first = data.maps[state.map].first_region;
    out.array(key, [&] {
      for (int r = 0; r < kMaxRegions; ++r) {
        if ((set >> r & 1) == 0) continue;
        out.word(data.catalog.id({kRegionSet, static_cast<std::uint16_t>(first + r)}));
      }
    });
  }
  void tokens(std::string_view key, const Tokens& fuel) const {
    out.object(key, [&] {
      for (std::size_t f = 0; f < kFuels; ++f) out.field(kFuelNames[f], fuel[f]);
    });
  }
  template <class Seats>
  void seats(std::string_view key, const Seats& list) const {
    out.array(key, [&] {
      for (const Seat seat : list) out.value(index(seat));
    });
  }
  void auction(std::string_view key, const Auction& auction) const {
    if (auction.open == 0) return out.field(key, nullptr);
    const bool opened = auction.high_bidder != nobody;
    out.object(key, [&] {
      out.field("plant", plant(auction.plant));
      out.field("bid", opened ? std::optional(auction.high_bid) : std::nullopt);
      out.field("bidder", opened ? std::optional(index(auction.high_bidder)) : std::nullopt);
      out.array("active", [&] {
        for (int i = 0; i < state.seats; ++i) {
          if ((auction.active >> i & 1) != 0) out.value(i);
        }
      });
    });
  }
};

}  // namespace pionek::power_grid
