#include "bots/power_grid/policy.hpp"

#include <cmath>

#include "bots/power_grid/policy_auction.hpp"

namespace pionek::power_grid {
namespace {

// How sharply a better move is preferred, in Elektro.
constexpr double kPlantScale = 6;
constexpr double kBidScale = 4;
constexpr double kCityScale = 4;
constexpr double kRunScale = 5;
// How much of the belief goes to what the plan says.
constexpr float kPlanned = 0.7F;

// Weights by how far a value lies below the best.
void weigh(Candidates& out, const FixedVector<double, kMaxCandidates>& values, double scale) {
  const double best = *std::max_element(values.begin(), values.end());
  for (int i = 0; i < out.size(); ++i) {
    out[i].weight = static_cast<float>(std::exp((values[i] - best) / scale));
  }
}

}  // namespace

Policy::Policy(PowerGrid game, const Tuning& tuning)
    : game_(std::move(game)), tuning_(tuning), plants_(game_.data(), tuning) {}

Move Policy::choose(const State& s) const {
  MoveList list;
  game_.options(s, list);
  Candidates all;
  candidates(s, all);
  keep_offered(list, all);
  return likeliest(all);
}

void Policy::candidates(const State& s, Candidates& out) const {
  const Seat seat = game_.to_move(s);
  switch (s.agenda.top().step) {
    case Step::auction:
      return auction_candidates(s, seat, out);
    case Step::bid:
      return bid_candidates(s, seat, out);
    case Step::discard:
      return discard_candidates(s, seat, out);
    case Step::buy:
      return fuel_candidates(s, seat, out);
    case Step::build:
      return city_candidates(s, seat, out);
    case Step::power:
      return run_candidates(s, seat, out);
    default:
      return all_options(s, out);  // a region, or which surplus tokens go
  }
}

void Policy::all_options(const State& s, Candidates& out) const {
  MoveList list;
  game_.options(s, list);
  for (int i = 0; i < list.size() && !out.full(); ++i) out.push_back({list[i], 1});
}

void Policy::auction_candidates(const State& s, Seat seat, Candidates& out) const {
  MoveList list;
  game_.options(s, list);
  const Outlook outlook = look_out(game_, s, tuning_);
  FixedVector<double, kMaxCandidates> values;
  for (const MoveList::Run& run : list) {
    const Move move = run.first;
    out.push_back({move, 0});
    values.push_back(act_of(move) == Act::giveup ? tuning_.pick_margin
                                                 : plants_.worth(game_, s, outlook, seat, move.a) -
                                                       game_.data().plants[move.a].number);
  }
  weigh(out, values, kPlantScale);
}

void Policy::bid_candidates(const State& s, Seat seat, Candidates& out) const {
  const int next = s.auction.high_bid + 1;
  const Move raise = make_move(Act::bid, 0, next);
  if (s.auction.high_bidder == nobody) {
    out.push_back({raise, 1});
    return;
  }
  out.push_back({make_move(Act::pass), 1});
  if (next > s.player(seat).cash) return;
  const Outlook outlook = look_out(game_, s, tuning_);
  const auto worth = [&](Seat who, PlantId id) {
    return plants_.worth(game_, s, outlook, who, id);
  };
  const int margin = limit(s, seat, s.auction.plant, outlook, worth) - next;
  out.push_back({raise, static_cast<float>(std::exp((margin + 0.5) / kBidScale))});
}

void Policy::discard_candidates(const State& s, Seat seat, Candidates& out) const {
  const Player& player = s.player(seat);
  const PlantId bought = s.agenda.top().a;
  const Outlook outlook = look_out(game_, s, tuning_);
  const int weakest = plants_.weakest(game_, s, outlook, player, bought);
  for (int i = 0; i < player.plants.size(); ++i) {
    if (player.plants[i] == bought) continue;
    out.push_back({make_move(Act::discard, player.plants[i]), i == weakest ? 1.0F : 0.1F});
  }
}

void Policy::fuel_candidates(const State& s, Seat seat, Candidates& out) const {
  MoveList list;
  game_.options(s, list);
  const Outlook outlook = look_out(game_, s, tuning_);
  const Tokens plan = plan_fuel(game_, s, outlook, seat, tuning_);
  bool planned = false;
  for (int i = 0; i < list.size(); ++i) {
    const bool wanted = act_of(list[i]) == Act::buy && plan[list[i].a] > 0;
    // One order of buying is as good as another: only the first kind wanted is likely.
    out.push_back({list[i], wanted && !planned ? kPlanned : 0.1F});
    planned |= wanted;
  }
  // Done stands last.
  if (!planned) out.back().weight = kPlanned;
}

Growth Policy::growth_of(const State& s, Seat seat) const {
  const Player& player = s.player(seat);
  int start = -1;
  if (player.cities == 0) {
    const Starts starts =
        rank_starts(game_, s, seat, static_cast<int>(tuning_.start_depth), tuning_.start_crowd);
    if (!starts.empty()) start = starts[0].city;
  }
  // As far as there may be power for it, or to the end of the game if the money could reach it.
  const int cities = player.city_count();
  const int to_end = game_.count(s).end_cities - cities;
  int most = 1 + static_cast<int>(tuning_.ahead);
  for (const PlantId id : player.plants) most += game_.data().plants[id].powers;
  most = std::max(1, most - cities);
  if (player.cash >= to_end * game_.data().cheapest_city) most = std::max(most, to_end);
  return plan_growth(game_, s, seat, player.cash, most, start);
}

void Policy::city_candidates(const State& s, Seat seat, Candidates& out) const {
  const Player& player = s.player(seat);
  out.push_back({make_move(Act::done), 0.15F});
  const Growth growth = growth_of(s, seat);
  if (growth.size == 0) return;
  const int planned = plan_cities(game_, s, seat, growth, tuning_);
  if (planned == 0) out[0].weight = 2 * kPlanned;
  if (player.cities == 0) {
    const Starts starts =
        rank_starts(game_, s, seat, static_cast<int>(tuning_.start_depth), tuning_.start_crowd);
    for (const Start& start : starts) {
      const double above = start.cost - starts[0].cost;
      out.push_back({build(s, start.city), static_cast<float>(std::exp(-above / kCityScale))});
    }
    return;
  }
  // The cheapest cities of this moment.
  FixedVector<int, 5> prices;
  FixedVector<int, 5> cities;
  for (CitySet open = s.area & ~player.cities & ~s.houses[s.stage - 1]; open != 0;
       open &= open - 1) {
    const int city = std::countr_zero(open);
    const int price = game_.build_cost(s, seat, city).total();
    if (price > player.cash) continue;
    int at = prices.size();
    while (at > 0 && prices[at - 1] > price) --at;
    if (prices.full() && at < prices.size()) {
      prices.pop_back();
      cities.pop_back();
    }
    if (prices.full()) continue;
    prices.insert(at, price);
    cities.insert(at, city);
  }
  for (int i = 0; i < cities.size(); ++i) {
    const double above = prices[i] - prices[0];
    out.push_back({build(s, cities[i]),
                   static_cast<float>((i == 0 ? kPlanned : 0.4) * std::exp(-above / kCityScale))});
  }
}

void Policy::run_candidates(const State& s, Seat seat, Candidates& out) const {
  FixedVector<double, kMaxCandidates> values;
  for (const RankedRun& run : rank_runs(game_, s, look_out(game_, s, tuning_), seat)) {
    out.push_back({run.move, 0});
    values.push_back(run.value);
  }
  weigh(out, values, kRunScale);
}

}  // namespace pionek::power_grid
