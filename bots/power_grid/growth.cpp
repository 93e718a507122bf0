#include "bots/power_grid/growth.hpp"

#include <bit>
#include <cstring>

namespace pionek::power_grid {
namespace {

// Prices as bytes, so that a whole map is a few vector instructions. 255 is "closed".
constexpr std::uint8_t kClosed = 255;

// Never beyond 255; written so that compilers make vector instructions of it.
std::uint8_t add_up(std::uint8_t a, std::uint8_t b) {
  const auto sum = static_cast<std::uint8_t>(a + b);
  return sum < a ? kClosed : sum;
}

// What a house costs in each city without its lines.
Row slot_prices(const PowerGrid& game, const State& s, CitySet open) {
  Row slots;
  slots.fill(kClosed);
  for (; open != 0; open &= open - 1) {
    const int city = std::countr_zero(open);
    slots[city] = static_cast<std::uint8_t>(game.data().slot_costs[s.houses_in(city)]);
  }
  return slots;
}

int cheapest(const Row& prices) {
  std::uint8_t least = kClosed;
  for (const std::uint8_t price : prices) least = std::min(least, price);
  if (least == kClosed) return -1;
  const void* at = std::memchr(prices.data(), least, prices.size());
  return static_cast<int>(static_cast<const std::uint8_t*>(at) - prices.data());
}

void connect(const Row& lines, const Row& slots, int city, Row& prices) {
  for (int i = 0; i < kMaxCities; ++i) {
    prices[i] = std::min(prices[i], add_up(lines[i], slots[i]));
  }
  prices[city] = kClosed;
}

}  // namespace

Growth plan_growth(const PowerGrid& game, const State& s, Seat seat, int cash, int most,
                   int start) {
  Growth growth;
  const auto& distances = game.map(s).distances[s.regions];
  const CitySet mine = s.player(seat).cities;
  Row slots = slot_prices(game, s, s.area & ~mine & ~s.houses[s.stage - 1]);
  Row prices;
  const auto take = [&](int city, int price) {
    growth.city[growth.size] = static_cast<std::uint8_t>(city);
    growth.cost[growth.size + 1] = growth.cost[growth.size] + price;
    ++growth.size;
    slots[city] = kClosed;
    connect(distances[city], slots, city, prices);
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
    const int city = cheapest(prices);
    if (city < 0 || growth.cost[growth.size] + prices[city] > cash) break;
    take(city, prices[city]);
  }
  return growth;
}

Starts rank_starts(const PowerGrid& game, const State& s, Seat seat, int depth, double crowd) {
  const auto& distances = game.map(s).distances[s.regions];
  const CitySet empty = s.area & ~s.houses[0];
  const CitySet open = empty != 0 ? empty : s.area & ~s.houses[s.stage - 1];
  Starts starts;
  for (CitySet left = open; left != 0; left &= left - 1) {
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
