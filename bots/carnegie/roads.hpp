// The map as one seat sees it: what it holds, where there is room, and how far it is from joining
// the large cities (CA-1107 to CA-1111).
#pragma once

#include "engine/carnegie/carnegie.hpp"

namespace pionek::carnegie {

// One pass over the spaces of the map.
struct Survey {
  CitySet own = 0;
  CitySet open = 0;  // with a free space
  Carnegie::Achievements done;

  Survey(const Carnegie& game, const State& s, Seat seat);
};

inline constexpr int kLarge = 4;  // large cities at most
inline constexpr int kTooFar = 30;

// How many cities are still lacking between the large ones.
class Roads {
 public:
  Roads(const Carnegie& game, const Survey& survey);

  using Levels = std::array<Level, kRegions>;
  struct Hope {
    double step = 0.8;  // a connection is worth so much less for each city it lacks
    double rail = 0.6;  // how much of the railway's points counts before it is there
    int most = 20;      // cities that can still be built
  };
  // What the best connection is worth, with one more city if `city` is not negative.
  [[nodiscard]] double worth(const Levels& levels, const Hope& hope, int city = -1) const;
  // Whether a project there could shorten any connection.
  [[nodiscard]] bool on_the_way(int city) const;
  // How many cities the seat lacks for the connection it is best to aim at.
  [[nodiscard]] int lacking(const Levels& levels, const Hope& hope) const;

 private:
  struct Best {
    double worth = 0;
    int lacking = 0;
  };
  [[nodiscard]] Best best(const Levels& levels, const Hope& hope, int city) const;
  void walk(CitySet own, CitySet open, int from);

  const Data* data_;
  int large_ = 0;
  CitySet own_;
  std::array<std::uint8_t, kLarge> city_{};
  // By large city and city: cities lacking on the way, both ends included.
  std::array<std::array<std::uint8_t, kMaxCities>, kLarge> away_{};
};

Roads::Levels levels_of(const Carnegie& game, const Player& player);

}  // namespace pionek::carnegie
