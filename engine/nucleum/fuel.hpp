// The price of coal and what a plant can burn for a player (chapter 10xx), as plain figures.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "engine/nucleum/data.hpp"

namespace pionek::nucleum {

// Wagons of one area or of several together: each step of the price with how many are sold at it.
// A wagon of the first price is turned and sold once more at the second; the third never ends
// (NU-1004). Prices rise, so the cheapest wagons of several areas are those of all steps in turn.
class CoalMarket {
 public:
  explicit CoalMarket(const std::array<std::uint8_t, 3>& prices) : prices_(prices) {}

  void add(int cheap, int dear) {
    at_first_ += cheap;
    at_second_ += cheap + dear;
    open_ = true;
  }
  [[nodiscard]] bool open() const { return open_; }
  // Thaler for so many wagons.
  [[nodiscard]] int price(int wagons) const {
    const int first = std::min(wagons, at_first_);
    const int second = std::min(wagons - first, at_second_);
    return first * prices_[0] + second * prices_[1] + (wagons - first - second) * prices_[2];
  }
  // How many wagons so many thaler buy.
  [[nodiscard]] int wagons_for(int thaler) const {
    if (!open_) return 0;
    const int first = std::min(thaler / prices_[0], at_first_);
    thaler -= first * prices_[0];
    if (first < at_first_) return first;
    const int second = std::min(thaler / prices_[1], at_second_);
    thaler -= second * prices_[1];
    if (second < at_second_) return first + second;
    return first + second + thaler / prices_[2];
  }

 private:
  std::array<std::uint8_t, 3> prices_;
  int at_first_ = 0;
  int at_second_ = 0;
  bool open_ = false;
};

// One plant for one player and one action.
struct Feed {
  explicit Feed(const std::array<std::uint8_t, 3>& prices)
      : market(prices), area{CoalMarket(prices), CoalMarket(prices)} {}

  CoalMarket market;  // of all areas in reach
  std::array<CoalMarket, kAreas> area;
  CitySet reach = 0;      // where coal and uranium come from and electricity goes to
  int energy = 0;         // without fuel (NU-1011)
  int per_cube = 0;       // energy
  int cubes = 0;          // the most that can be burnt (NU-1007)
  int own_cubes = 0;      // of them without turbines of others
  int rent = 0;           // for each of those (NU-1008)
  int coal_discount = 0;  // thaler (NU-1005)
  int discount = 0;       // thaler for coal or, where it is left, rent: the special directive
  int purse = 0;          // thaler the player can raise, cubes included

  [[nodiscard]] int rented(int burnt) const { return std::max(0, burnt - own_cubes); }
  [[nodiscard]] int price(int west, int east) const {
    return area[0].price(west) + area[1].price(east);
  }
  // Thaler for coal of a price and for the turbines rented.
  [[nodiscard]] int cost(int burnt, int coal) const {
    return std::max(0, std::max(0, coal - coal_discount) + rented(burnt) * rent - discount);
  }
  // Cubes that are burnt cannot be turned into thaler.
  [[nodiscard]] bool affordable(int burnt, int coal) const {
    return cost(burnt, coal) <= purse - burnt;
  }
  // The most energy all fuel that can be paid for gives.
  [[nodiscard]] int most_energy() const {
    int most = 0;
    for (int burnt = 0; burnt <= cubes; ++burnt) {
      const int left = purse - burnt + discount - rented(burnt) * rent;
      if (left < 0) break;
      most = std::max(most, burnt * per_cube + market.wagons_for(left + coal_discount));
    }
    return energy + most;
  }
};

}  // namespace pionek::nucleum
