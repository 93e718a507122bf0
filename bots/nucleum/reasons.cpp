#include "bots/nucleum/reasons.hpp"

#include <bit>
#include <cmath>
#include <optional>

#include "bots/spoken.hpp"

namespace pionek::nucleum {
namespace {

#include "embedded_table.inc"

// Their texts are words/<lang>.json, under the same names; the comment shows what fills the blanks.
enum class Reason : std::uint16_t {
  none,
  experiment,      // experiment, success tiles that count the same
  play,            // tile, its best action, points of that, tiles in the row with it
  play_idle,       // tile, tiles in the row with it
  lay,             // tile
  recharge,        // tiles in the row, achievement tokens
  recharge_start,  // tiles in the row
  field,           // field, points
  field_line,      // field, points, link
  face,            // own actions, actions of others
  act,             // action, points
  act_idle,        // action
  fulfil,          // contract, points
  building,        // building, points
  plot,            // plot, price, points
  piece,           // piece, points
  site,            // place, points
  buy,             // tile, points
  sign,            // contract, points, missing
  sign_ready,      // contract, points
  slot,            // slot
  power,           // building, demand, points
  plant,           // plant, energy without fuel, points that the fuel is worth
  fuel,            // cubes, wagons, thaler, points
  burn,            // mine
  hire,            // seat
  raise,           // track, points
  store_near,      // mine, plant
  store_far,       // mine
  swap,
  convert,
  gain,    // gain
  take,    // tile
  unlock,  // technology, points
  score,   // points
  accept,  // technology
  mark,    // space, multiplier, times, points
  mark_start,
  nucleum,  // plant, own mines joined with it, own turbines there
  done,
  // What speaks against it, or what it is better than.
  better_play,      // tile, points more
  better_lay,       // tile, points more
  better_recharge,  // points more
  beats_play,       // tile, points less
  beats_lay,        // tile, points less
  beats_recharge,   // points less
};
constexpr auto kKeys = std::to_array<std::string_view>({"none",
                                                        "experiment",
                                                        "play",
                                                        "play_idle",
                                                        "lay",
                                                        "recharge",
                                                        "recharge_start",
                                                        "field",
                                                        "field_line",
                                                        "face",
                                                        "act",
                                                        "act_idle",
                                                        "fulfil",
                                                        "building",
                                                        "plot",
                                                        "piece",
                                                        "site",
                                                        "buy",
                                                        "sign",
                                                        "sign_ready",
                                                        "slot",
                                                        "power",
                                                        "plant",
                                                        "fuel",
                                                        "burn",
                                                        "hire",
                                                        "raise",
                                                        "store_near",
                                                        "store_far",
                                                        "swap",
                                                        "convert",
                                                        "gain",
                                                        "take",
                                                        "unlock",
                                                        "score",
                                                        "accept",
                                                        "mark",
                                                        "mark_start",
                                                        "nucleum",
                                                        "done",
                                                        "better_play",
                                                        "better_lay",
                                                        "better_recharge",
                                                        "beats_play",
                                                        "beats_lay",
                                                        "beats_recharge"});

int rounded(double value) { return std::max(0, static_cast<int>(std::lround(value))); }

Thing thing(Set set, int index) { return {set, static_cast<std::uint16_t>(index)}; }

// The action of a tile that is worth most now; nothing where none is worth its price.
std::optional<ActionId> best_action(const Data& data, const Outlook& outlook, int tile) {
  std::optional<ActionId> best;
  const auto see = [&](ActionId id) {
    if (outlook.action(id) > (best ? outlook.action(*best) : 0)) best = id;
  };
  if (data.tiles[tile].category == Tile::Category::directive) {
    for (const ActionId id : data.directive) see(id);
  } else {
    for (const Half& half : data.tiles[tile].halves) see(half.action);
  }
  return best;
}

Phrase about_recharge(const Policy& policy, const Outlook& outlook) {
  const Player& player = outlook.player();
  const int row = player.board_row.size();
  if (!policy.game().can_mark(player)) return {Reason::recharge_start, row};
  return {Reason::recharge, row, player.achievements};
}

Phrase about_turn(const Policy& policy, const State& s, const Outlook& outlook, Move move) {
  const Data& data = policy.game().data();
  const Task& task = s.agenda.top();
  switch (act_of(move)) {
    case Act::play: {
      const Thing tile = thing(kTileSet, move.a);
      const int row = outlook.player().board_row.size() + 1;
      const auto best = best_action(data, outlook, move.a);
      if (!best) return {Reason::play_idle, tile, row};
      return {Reason::play, tile, thing(kActionSet, *best), rounded(outlook.action(*best)), row};
    }
    case Act::lay:
      return {Reason::lay, thing(kTileSet, move.a)};
    case Act::recharge:
      return about_recharge(policy, outlook);
    case Act::field: {
      const int at = policy.game().map_of(s).field_link[move.a];
      const Link& link = policy.game().map_of(s).links[at];
      bool line = true;
      for (int i = 0; i < link.length; ++i) {
        line = line && (link.first + i == move.a || s.has_track(link.first + i));
      }
      const int points = rounded(policy.worth(s, outlook, move));
      const Thing field = thing(kFieldSet, move.a);
      if (line) return {Reason::field_line, field, points, thing(kLinkSet, at)};
      return {Reason::field, field, points};
    }
    case Act::face: {
      const unsigned ends = policy.game().matched_ends(s, task.seat, task.a, task.b, move.a % 2);
      const unsigned own = (ends & kNewEnds) | policy.game().ends_of(s, task.seat, task.b, ends);
      return {Reason::face, std::popcount(own), std::popcount(ends & ~own)};
    }
    default:
      break;
  }
  const ActionId id =
      act_of(move) == Act::direct ? move.a : data.tiles[move.a / 2].halves[move.a % 2].action;
  const double worth = outlook.action(id);
  const Thing action = thing(kActionSet, id);
  if (worth <= 0) return {Reason::act_idle, action};
  return {Reason::act, action, rounded(worth)};
}

Phrase about_work(const Policy& policy, const State& s, const Outlook& outlook, Move move) {
  const Nucleum& game = policy.game();
  const Task& task = s.agenda.top();
  const int points = rounded(policy.worth(s, outlook, move));
  switch (act_of(move)) {
    case Act::building:
      return {Reason::building, thing(kBuildingSet, move.a), points};
    case Act::plot: {
      const Action& action = game.data().actions[task.a];
      return {Reason::plot, thing(kPlotSet, move.a),
              game.building_price(s, task.seat, action, task.b, move.a), points};
    }
    case Act::piece:
      return {Reason::piece, thing(kPieceSet, move.a), points};
    case Act::mine:
      return {Reason::site, thing(kMineSet, move.a), points};
    case Act::turbine:
      return {Reason::site, thing(kTurbineSet, move.a), points};
    case Act::buy:
      return {Reason::buy, thing(kTileSet, move.a), points};
    case Act::sign: {
      const Contract& contract = game.data().contracts[move.a];
      const int missing = contract.least - game.count(s, task.seat, contract.count);
      const Thing what = thing(kContractSet, move.a);
      const int full = rounded(outlook.contract(move.a));
      if (missing <= 0) return {Reason::sign_ready, what, full};
      return {Reason::sign, what, full, missing};
    }
    default:
      return {Reason::slot, thing(kSlotSet, move.a)};
  }
}

Phrase about_energy(const Policy& policy, const State& s, const Outlook& outlook, Move move) {
  const Data& data = policy.game().data();
  const Task& task = s.agenda.top();
  const int worth = rounded(std::abs(policy.worth(s, outlook, move)));
  switch (act_of(move)) {
    case Act::power: {
      const int building = s.building_on(move.a);
      return {Reason::power, thing(kBuildingSet, building), data.buildings[building].demand,
              rounded(policy.worth(s, outlook, move))};
    }
    case Act::plant: {
      const Feed feed = policy.game().feed(s, task.seat, data.actions[task.a], move.a);
      return {Reason::plant, thing(kPlantSet, move.a), feed.energy, worth};
    }
    case Act::fuel: {
      const Feed feed = policy.game().feed(s, task.seat, data.actions[task.a], task.n);
      return {Reason::fuel, move.a, move.b + move.n, feed.cost(move.a, feed.price(move.b, move.n)),
              worth};
    }
    case Act::burn:
      return {Reason::burn, thing(kMineSet, move.a)};
    default:
      return {Reason::hire, seat_at(move.a - 1)};
  }
}

// Whether a plant with a nucleum can burn what is stored there, and which.
Phrase about_store(const Policy& policy, const State& s, int mine) {
  const Data& data = policy.game().data();
  const CitySet reach = s.reach[policy.game().map_of(s).mine_city[mine]];
  for (int i = 0; i < static_cast<int>(data.plants.size()); ++i) {
    if (has(s.nucleum, i) && has(reach, data.plants[i].city)) {
      return {Reason::store_near, thing(kMineSet, mine), thing(kPlantSet, i)};
    }
  }
  return {Reason::store_far, thing(kMineSet, mine)};
}

Phrase about_nucleum(const Policy& policy, const State& s, const Outlook& outlook, int plant) {
  const Map& map = policy.game().map_of(s);
  const Player& player = outlook.player();
  const int city = policy.game().data().plants[plant].city;
  int mines = 0;
  for_each_bit(player.mine_fields,
               [&](int mine) { mines += has(s.reach[city], map.mine_city[mine]) ? 1 : 0; });
  return {Reason::nucleum, thing(kPlantSet, plant), mines,
          std::popcount(map.turbines_in[city] & player.turbine_slots)};
}

Phrase about_experiment(const Policy& policy, const State& s, int experiment) {
  const Data& data = policy.game().data();
  int alike = 0;
  for (const Technology& tech : data.experiments[experiment].techs) {
    if (tech.form != Technology::Form::goal) continue;
    for (const std::uint8_t tile : s.success) {
      alike += data.success[tile].count.what == tech.goal.what ? 1 : 0;
    }
  }
  return {Reason::experiment, thing(kExperimentSet, experiment), alike};
}

Phrase about_marker(const Policy& policy, const State& s, const Outlook& outlook, Move move) {
  if (move.a == 0) return {Reason::mark_start};
  const Data& data = policy.game().data();
  const Space& where = data.spaces[move.a];
  return {Reason::mark, thing(kSpaceSet, move.a), data.multiplier[where.group],
          policy.game().success_count(s, outlook.seat(), where.segment),
          rounded(outlook.marker(move.a))};
}

Phrase about_gain(const Policy& policy, const State& s, const Outlook& outlook, Move move) {
  const int points = rounded(policy.worth(s, outlook, move));
  switch (act_of(move)) {
    case Act::raise:
      return {Reason::raise, thing(kTrackSet, move.a), points};
    case Act::store:
      return about_store(policy, s, move.a);
    case Act::swap:
      return {Reason::swap};
    case Act::gain:
      return {Reason::gain, thing(kGainSet, move.a)};
    case Act::take:
      return {Reason::take, thing(kTileSet, move.a)};
    case Act::unlock:
      return {Reason::unlock, thing(kTechSet, move.a), points};
    case Act::score:
      return {Reason::score, points};
    case Act::accept:
      return {Reason::accept, thing(kTechSet, s.agenda.top().a)};
    default:
      return {Reason::slot, thing(kSlotSet, move.a)};
  }
}

Phrase phrase_for(const Policy& policy, const State& s, const Outlook& outlook, Move move) {
  switch (act_of(move)) {
    case Act::experiment:
      return about_experiment(policy, s, move.a);
    case Act::convert:
      return {Reason::convert};
    case Act::done:
      return {Reason::done};
    case Act::fulfil:
      return {Reason::fulfil, thing(kContractSet, move.a), rounded(outlook.contract(move.a))};
    case Act::nucleum:
      return about_nucleum(policy, s, outlook, move.a);
    case Act::mark:
      return about_marker(policy, s, outlook, move);
    default:
      break;
  }
  switch (s.agenda.top().step) {
    case Step::turn:
    case Step::acts:
    case Step::matched:
    case Step::field:
    case Step::face:
      return about_turn(policy, s, outlook, move);
    case Step::building:
    case Step::plot:
    case Step::piece:
    case Step::site:
    case Step::buy:
    case Step::sign:
    case Step::slot:
      return about_work(policy, s, outlook, move);
    case Step::target:
    case Step::plant:
    case Step::fuel:
    case Step::burn:
    case Step::hire:
      return about_energy(policy, s, outlook, move);
    default:
      return about_gain(policy, s, outlook, move);
  }
}

// The best of the other ways to use the turn, and by how much it is better or worse; nothing where
// they are alike.
Phrase comparison(const Policy& policy, const State& s, const Outlook& outlook, Move move) {
  MoveList list;
  policy.game().options(s, list);
  Move other = move;
  double best = Outlook::kNever;
  for (int i = 0; i < list.size(); ++i) {
    if (list[i] == move || act_of(list[i]) == Act::convert) continue;
    const double worth = policy.worth(s, outlook, list[i]);
    if (worth > best) {
      best = worth;
      other = list[i];
    }
  }
  const int more = static_cast<int>(std::lround(best - policy.worth(s, outlook, move)));
  if (other == move || more == 0 || best <= 0) return {};
  const Thing tile = thing(kTileSet, other.a);
  const int points = std::abs(more);
  switch (act_of(other)) {
    case Act::play:
      return {more > 0 ? Reason::better_play : Reason::beats_play, tile, points};
    case Act::lay:
      return {more > 0 ? Reason::better_lay : Reason::beats_lay, tile, points};
    default:
      return {more > 0 ? Reason::better_recharge : Reason::beats_recharge, points};
  }
}

}  // namespace

Text reason_for(const Policy& policy, const State& s, Move move) {
  static const Spoken kSpoken(kEmbedded, kKeys);
  const Outlook outlook = policy.outlook(s);
  const Catalog& catalog = policy.game().catalog();
  Text text = kSpoken.say(phrase_for(policy, s, outlook, move), catalog);
  if (s.agenda.top().step != Step::turn) return text;
  const Text more = kSpoken.say(comparison(policy, s, outlook, move), catalog);
  if (more.en.empty()) return text;
  return {text.en + " " + more.en, text.pl + " " + more.pl};
}

}  // namespace pionek::nucleum
