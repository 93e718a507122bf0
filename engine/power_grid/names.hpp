// Writing parts of a state with the ids that people and files use. Shared by the description (what
// a seat may see) and the position (everything).
#pragma once

#include <array>
#include <bit>
#include <string>
#include <string_view>

#include "engine/core/json.hpp"
#include "engine/power_grid/state.hpp"

namespace pionek::power_grid {

inline constexpr std::array<std::string_view, kFuels> kFuelNames{"coal", "oil", "garbage",
                                                                 "uranium"};
inline constexpr std::array<std::string_view, 6> kPhaseNames{"draft", "order", "auction",
                                                             "fuel",  "build", "bureaucracy"};

struct Names {
  const Data& data;
  const State& state;
  json::storage_ptr memory{};  // of all that is made here

  [[nodiscard]] const std::string& plant(PlantId id) const {
    return data.catalog.id({kPlantSet, id});
  }
  [[nodiscard]] const std::string& city(int city) const {
    return data.catalog.id(
        {kCitySet, static_cast<std::uint16_t>(data.maps[state.map].first_city + city)});
  }

  template <class Ids>
  [[nodiscard]] json::array plants(const Ids& ids) const {
    json::array out(memory);
    for (const PlantId id : ids) out.emplace_back(id == kStage3Card ? "stage3" : plant(id));
    return out;
  }
  [[nodiscard]] json::array plants_of(std::uint64_t set) const {
    json::array out(memory);
    for (; set != 0; set &= set - 1) {
      out.emplace_back(plant(static_cast<PlantId>(std::countr_zero(set))));
    }
    return out;
  }
  [[nodiscard]] json::array cities(CitySet set) const {
    json::array out(memory);
    for (; set != 0; set &= set - 1) out.emplace_back(city(std::countr_zero(set)));
    return out;
  }
  [[nodiscard]] json::array regions(RegionSet set) const {
    json::array out(memory);
    const int first = data.maps[state.map].first_region;
    for (int r = 0; r < kMaxRegions; ++r) {
      if ((set >> r & 1) == 0) continue;
      out.emplace_back(data.catalog.id({kRegionSet, static_cast<std::uint16_t>(first + r)}));
    }
    return out;
  }
  [[nodiscard]] json::object tokens(const Tokens& fuel) const {
    json::object out(memory);
    for (std::size_t f = 0; f < kFuels; ++f) out[kFuelNames[f]] = fuel[f];
    return out;
  }
  template <class Seats>
  [[nodiscard]] json::array seats(const Seats& list) const {
    json::array out(memory);
    for (const Seat seat : list) out.emplace_back(index(seat));
    return out;
  }
  [[nodiscard]] json::value auction(const Auction& auction) const {
    if (auction.open == 0) return nullptr;
    const bool opened = auction.high_bidder != nobody;
    json::array active(memory);
    for (int i = 0; i < state.seats; ++i) {
      if ((auction.active >> i & 1) != 0) active.emplace_back(i);
    }
    return json::object(
        {
            {"plant", plant(auction.plant)},
            {"bid", opened ? json::value(auction.high_bid) : json::value(nullptr)},
            {"bidder", opened ? json::value(index(auction.high_bidder)) : json::value(nullptr)},
            {"active", std::move(active)},
        },
        memory);
  }
};

}  // namespace pionek::power_grid
