#include "bots/power_grid/growth.hpp"

#include <bit>

namespace pionek::power_grid {
namespace {

// Prices as bytes, so that a whole map is a few vector instructions. 255 is "closed".
constexpr std::uint8_t kClosed = 255;

// Never beyond 255; written so that compilers make vector instructions of it.
std::uint8_t add_up(std::uint8_t a, std::uint8_t b) {
  const auto sum = static_cast<std::uint8_t>(a + b);
  return sum < a ? kClosed : sum;
}

constexpr std::uint64_t kOnes = 0x0101010101010101;  // in each byte

// Eight bits as eight bytes, each all ones or all zeros.
std::uint64_t spread(std::uint64_t bits) {
  const std::uint64_t own = (bits & 0xFF) * kOnes & 0x8040201008040201;  // bit i stays in byte i
  return ((own + 0x7F * kOnes) >> 7 & kOnes) * 0xFF;
}

// What a house costs in each city without its lines; eight cities at a time.
Row slot_prices(const PowerGrid& game, const State& s, CitySet open) {
  const auto& costs = game.data().slot_costs;
  Row slots;
  for (int first = 0; first < kMaxCities; first += 8) {
    const std::uint64_t one = spread(s.houses[0] >> first);
    const std::uint64_t two = spread(s.houses[1] >> first);
    const std::uint64_t price =
        (~one & costs[0] * kOnes) | (one & ~two & costs[1] * kOnes) | (two & costs[2] * kOnes);
    const std::uint64_t word = price | ~spread(open >> first);
    for (int i = 0; i < 8; ++i) slots[first + i] = static_cast<std::uint8_t>(word >> 8 * i);
  }
  return slots;
}

// Single bytes are neither written nor read between the vector instructions: each would wait for
// the one before.
constexpr Row kNumbers = [] {
  Row numbers{};
  for (int i = 0; i < kMaxCities; ++i) numbers[i] = static_cast<std::uint8_t>(i);
  return numbers;
}();
constexpr std::array<Row, kMaxCities> kOnly = [] {  // closes one city
  std::array<Row, kMaxCities> only{};
  for (int i = 0; i < kMaxCities; ++i) only[i][i] = kClosed;
  return only;
}();

// The first of the cheapest cities and its price; closed when all are.
struct Cheapest {
  std::uint8_t city;
  std::uint8_t price;
};

Cheapest cheapest(const Row& prices) {
  std::uint16_t least = 0xFFFF;  // price, then number
  for (int i = 0; i < kMaxCities; ++i) {
    const auto each = static_cast<std::uint16_t>(prices[i] << 8 | kNumbers[i]);
    least = std::min(least, each);
  }
  return {static_cast<std::uint8_t>(least), static_cast<std::uint8_t>(least >> 8)};
}

void connect(const Row& lines, int city, Row& slots, Row& prices) {
  const Row& only = kOnly[city];
  for (int i = 0; i < kMaxCities; ++i) {
    slots[i] |= only[i];
    prices[i] = std::min(prices[i], add_up(lines[i], slots[i])) | only[i];
  }
}

}  // namespace

Growth plan_growth(const PowerGrid& game, const State& s, Seat seat, int cash, int most,
                   int start) {
  Growth growth;
  const CitySet mine = s.player(seat).cities;
  if (mine != 0 && most <= 0) return growth;
  const auto& distances = game.map(s).distances[s.regions];
  Row slots = slot_prices(game, s, s.area & ~mine & ~s.houses[s.stage - 1]);
  Row prices;
  const auto take = [&](int city, int price) {
    growth.city[growth.size] = static_cast<std::uint8_t>(city);
    growth.cost[growth.size + 1] = growth.cost[growth.size] + price;
    ++growth.size;
    connect(distances[city], city, slots, prices);
  };
  if (mine != 0) {
    const Row& reach = s.reach[index(seat)];
    for (int i = 0; i < kMaxCities; ++i) prices[i] = add_up(reach[i], slots[i]);
  } else {
    prices.fill(kClosed);
    const int price = start < 0 ? 0 : game.build_cost(s, seat, start).total();
    if (start < 0 || price > cash) return growth;
    take(start, price);
  }
  most = std::min(most, kMaxGrowth);
  while (growth.size < most) {
    const auto [city, price] = cheapest(prices);
    if (price == kClosed || growth.cost[growth.size] + price > cash) break;
    take(city, price);
  }
  return growth;
}

Starts rank_starts(const PowerGrid& game, const State& s, Seat seat, int depth, double crowd) {
  const auto& distances = game.map(s).distances[s.regions];
  Starts starts;
  for (CitySet left = open_starts(s); left != 0; left &= left - 1) {
    const int city = std::countr_zero(left);
    const Growth growth = plan_growth(game, s, seat, 1000, depth, city);
    double cost = growth.cost[growth.size] + 30.0 * (depth - growth.size);
    for (CitySet taken = s.houses[0]; taken != 0; taken &= taken - 1) {
      cost += crowd * std::max(0, 20 - distances[city][std::countr_zero(taken)]) / 10.0;
    }
    int at = starts.size();
    while (at > 0 && starts[at - 1].cost > cost) --at;
    if (starts.full() && at < starts.size()) starts.pop_back();
    if (!starts.full()) starts.insert(at, {city, cost});
  }
  return starts;
}

}  // namespace pionek::power_grid
