// The best that can be made of an action.
#include <algorithm>

#include "bots/nucleum/outlook.hpp"

namespace pionek::nucleum {

double Outlook::action(ActionId id) const {
  if (!actions_[id]) actions_[id] = work_out(game_->data().actions[id]);
  return *actions_[id];
}

double Outlook::work_out(const Action& action) const {
  switch (action.kind) {
    case Kind::urbanize:
      return urbanize(action);
    case Kind::industrialize:
      return industrialize(action);
    case Kind::develop:
      return develop(action);
    case Kind::contract: {
      double best = kNever;
      if (std::find(player_->slots.begin(), player_->slots.end(), kNoContract) ==
          player_->slots.end()) {
        return best;
      }
      for (const ContractId id : s_->market) {
        if (id != kNoContract) best = std::max(best, sign(id, action));
      }
      return best;
    }
    case Kind::energize:
      return energize(action);
    case Kind::subsidy: {
      const Op& first = game_->data().programs[action.program];
      if (first.code == Op::Code::pay && player_->purse() < first.n) return kNever;
      return program(action.program);
    }
  }
  return kNever;
}

// ---- urbanize ----
double Outlook::urbanize(const Action& action) const {
  double best = kNever;
  for (int id = 0; id < game_->data().own_buildings; ++id) {
    if (!has(player_->built, id)) best = std::max(best, best_plot(id, action));
  }
  return best;
}

double Outlook::best_plot(int building, const Action& action) const {
  const Building& what = game_->data().buildings[building];
  const PlotSet land = game_->building_land(*s_, seat_, action);
  double best = kNever;
  for_each_bit(Nucleum::fitting_plots(*map_, land, what.type, what.government), [&](int plot) {
    const int price = game_->building_price(*s_, seat_, action, building, plot);
    if (price > player_->purse()) return;
    best = std::max(best, this->building(building, plot) - thaler(price));
  });
  return best;
}

// ---- industrialize ----
double Outlook::industrialize(const Action& action) const {
  double best = kNever;
  for (int piece = 0; piece < 2 * kRows; ++piece) best = std::max(best, best_site(piece, action));
  return best;
}

double Outlook::best_site(int piece, const Action& action) const {
  const auto& at = piece >= kRows ? player_->mine_at : player_->turbine_at;
  const int hands = game_->piece_workers(action, piece);
  if (at[piece % kRows] != kNowhere || !player_->can_pay(hands, 0)) return kNever;
  double best = kNever;
  for_each_bit(game_->sites(*s_, seat_, action, piece), [&](int site) {
    const int price = game_->site_thaler(*s_, action, piece, site);
    if (!player_->can_pay(hands, price)) return;
    best = std::max(best, this->piece(piece, site, action) - workers(hands) - thaler(price));
  });
  return best;
}

// ---- develop ----
// The best tile of the offer; a second one where it is worth its price.
double Outlook::develop(const Action& action) const {
  const Data& data = game_->data();
  double best = kNever;
  double second = 0;
  for (int at = 0; at < kOffer; ++at) {
    if (s_->offer[at] == kNoTile) continue;
    const int price = std::max(0, data.prices[at] - action.thaler);
    if (price > player_->purse()) continue;
    const double worth = tile(s_->offer[at]) - thaler(price);
    second = std::max(second, std::min(best, worth) - thaler(data.second_purchase));
    best = std::max(best, worth);
  }
  return best + second;
}

// ---- energize ----
double Outlook::energize(const Action& action) const {
  double best = kNever;
  const bool anywhere = game_->modifiers_of(*player_).no_rails;
  for_each_bit(game_->dark_buildings(*s_, seat_), [&](int plot) {
    if (!anywhere && !has(lines_, map_->plot_city[plot])) return;
    best = std::max(best, light(plot) - best_fuel(plot, action));
  });
  return best;
}

// The least that the energy for a building costs; -kNever if no plant can power it.
double Outlook::best_fuel(int plot, const Action& action) const {
  const Data& data = game_->data();
  const int demand = data.buildings[s_->building_on(plot)].demand;
  double least = -kNever;
  for (int plant = 0; plant < static_cast<int>(data.plants.size()); ++plant) {
    const Feed feed = game_->feed(*s_, seat_, action, plant);
    if (!has(feed.reach, map_->plot_city[plot])) continue;
    least = std::min(least, fuel_cost(feed, std::max(0, demand - feed.energy)));
  }
  return least;
}

double Outlook::fuel_cost(const Feed& feed, int missing) const {
  double least = -kNever;
  for (int burnt = 0; burnt <= feed.cubes; ++burnt) {
    const int wagons = std::max(0, missing - burnt * feed.per_cube);
    const int coal = feed.market.price(wagons);
    if ((wagons > 0 && !feed.market.open()) || !feed.affordable(burnt, coal)) continue;
    least = std::min(least, uranium(burnt) + thaler(feed.cost(burnt, coal)));
    if (wagons == 0) break;
  }
  return least;
}

}  // namespace pionek::nucleum
