// The position before the first choice, and the choice of experiments (chapter 1xx).
#include <algorithm>

#include "engine/nucleum/network.hpp"
#include "engine/nucleum/nucleum.hpp"

namespace pionek::nucleum {

static_assert(Game<Nucleum>);

namespace {

// Indices of the things a test holds for, shuffled.
template <int Capacity, class Things, class Test>
FixedVector<std::uint8_t, Capacity> shuffled(const Things& things, Rng& rng, const Test& test) {
  FixedVector<std::uint8_t, Capacity> out;
  for (std::size_t i = 0; i < things.size(); ++i) {
    if (test(things[i])) out.push_back(static_cast<std::uint8_t>(i));
  }
  rng.shuffle(out);
  return out;
}

}  // namespace

State Nucleum::start(const Setup& setup, const Seed& seed) const {
  State s;
  s.rng = Rng(seed);
  s.seats = static_cast<std::uint8_t>(setup.seats);
  clear_networks(s, map_of(s));
  prepare_map(s);
  deal_tiles(s);
  deal_contracts(s);
  const auto tiles =
      shuffled<32>(data_->success, s.rng, [](const Success& /*each*/) { return true; });
  for (int i = 0; i < kSegments; ++i) s.success[i] = tiles[i];
  s.segment_nucleum = data_->segment_nucleum;
  s.first = s.current = static_cast<std::uint8_t>(s.rng.below(s.seats));
  const int workers = setup.choice[kWorkersOption] == kFirstGameWorkers ? data_->first_game_workers
                                                                        : data_->start_workers;
  for (int i = 0; i < s.seats; ++i) {
    Player& player = s.players[i];
    player.thaler = static_cast<std::uint16_t>(data_->start_thaler);
    player.workers = static_cast<std::uint8_t>(workers);
    player.reserve = static_cast<std::uint8_t>(data_->workers - workers);
    player.experiment = kNoExperiment;
    player.mine_at.fill(kNowhere);
    player.turbine_at.fill(kNowhere);
  }
  Silent silent;
  settle(s, silent);
  return s;
}

// All base tiles with some of the advanced ones (NU-105). The first tile drawn lies rightmost
// (NU-807).
void Nucleum::deal_tiles(State& s) const {
  const auto of = [](Tile::Category category) {
    return [category](const Tile& tile) { return tile.category == category; };
  };
  const auto base = shuffled<kMaxTiles>(data_->tiles, s.rng, of(Tile::Category::base));
  const auto advanced = shuffled<kMaxTiles>(data_->tiles, s.rng, of(Tile::Category::advanced));
  for (const TileId tile : base) s.stack.push_back(tile);
  for (int i = 0; i < data_->counts[s.seats].advanced; ++i) s.stack.push_back(advanced[i]);
  s.rng.shuffle(s.stack);
  for (int place = kOffer - 1; place >= 0; --place) {
    s.offer[place] = s.stack.back();
    s.stack.pop_back();
  }
}

// NU-107 to NU-110.
void Nucleum::deal_contracts(State& s) const {
  const auto of = [&](Deck deck, int group = 0) {
    return shuffled<kMaxContracts>(data_->contracts, s.rng, [&](const Contract& each) {
      return each.deck == deck && each.group == group;
    });
  };
  const auto initial = of(Deck::initial);
  for (int i = 0; i < s.seats; ++i) {
    s.players[i].slots.fill(kNoContract);
    s.players[i].slots.back() = initial[i];
  }
  const PlayerCount& count = data_->counts[s.seats];
  const auto silver = of(Deck::silver);
  for (int i = 0; i < count.silver; ++i) s.silver.push_back(silver[i]);
  const auto gold = of(Deck::gold);
  for (int i = 0; i < count.gold; ++i) s.gold.push_back(gold[i]);
  for (int group = 0; group < kPurple; ++group) s.purple[group] = of(Deck::purple, group)[0];
  for (int place = 0; place < kMarket; ++place) {
    auto& stack = place < data_->silver_market ? s.silver : s.gold;
    s.market[place] = stack.back();
    stack.pop_back();
  }
}

// In the order of NU-130.
void Nucleum::prepare_map(State& s) const {
  const PlayerCount& count = data_->counts[s.seats];
  for (int area = 0; area < kAreas; ++area) {
    s.cheap_wagons[area] = static_cast<std::uint8_t>(map_of(s).wagons[area] - count.empty_wagons);
  }
  const auto all = [](const auto& /*each*/) { return true; };
  auto cards = shuffled<kMaxCards>(data_->cards, s.rng, all);
  FixedVector<BuildingId, kMaxBuildings> neutral;
  for (int id = data_->own_buildings; id < static_cast<int>(data_->buildings.size()); ++id) {
    neutral.push_back(static_cast<BuildingId>(id));
  }
  s.rng.shuffle(neutral);
  const SetupCard& first = data_->cards[cards.back()];
  cards.pop_back();
  place_neutral(s, first, neutral);
  add(s.nucleum, first.nucleum);
  s.turbines_taken |= count.blocked_turbines;
  place_rubble(s, first);
  for (int i = 0; i < data_->more_neutral; ++i) {
    place_neutral(s, data_->cards[cards.back()], neutral);
    cards.pop_back();
  }
}

// Whether an entry of a card counts with these players on this side of the map.
bool Nucleum::counts(const State& s, const SetupEntry& entry) const {
  const bool skipped = entry.only_3_plus && !data_->counts[s.seats].marked_entries;
  return !skipped && has(map_of(s).cities, entry.city);
}

// A plot for a neutral building (NU-115); -1 if it fits nowhere in the city.
int Nucleum::neutral_plot(const State& s, int city, Type type) const {
  const Map& map = map_of(s);
  const PlotSet free = map.plots_in[city] & ~s.plots_taken;
  const PlotSet fitting = free & map.showing[static_cast<std::size_t>(type)];
  for (const PlotSet among : {free & map.red_plots, fitting & map.single_plots, fitting}) {
    if (among != 0) return std::countr_zero(among);
  }
  return -1;
}

// Tiles that fit nowhere go under the stack; each is tried once.
void Nucleum::place_neutral(State& s, const SetupCard& card,
                            FixedVector<BuildingId, kMaxBuildings>& tiles) const {
  if (card.neutral.empty() || !counts(s, card.neutral[0])) return;
  for (int tried = tiles.size(); tried > 0; --tried) {
    const BuildingId id = tiles.back();
    tiles.pop_back();
    const int plot = neutral_plot(s, card.neutral[0].city, data_->buildings[id].type);
    if (plot >= 0) return put_building(s, nobody, id, plot);
    tiles.insert(0, id);
  }
}

// NU-119, NU-120: as many as there are with these players.
void Nucleum::place_rubble(State& s, const SetupCard& card) const {
  const Map& map = map_of(s);
  int left = data_->counts[s.seats].urban_rubble;
  for (const SetupEntry& entry : card.urban_rubble) {
    const PlotSet free = map.plots_in[entry.city] & ~s.plots_taken;
    if (left == 0 || free == 0 || !counts(s, entry)) continue;
    PlotSet among = free & map.red_plots;
    if (among == 0) among = free & map.single_plots;
    if (among == 0) among = free;
    const int plot = std::countr_zero(among);
    s.plot[plot] = kRubble;
    add(s.plots_taken, plot);
    --left;
  }
  left = data_->counts[s.seats].mine_rubble;
  for (const SetupEntry& entry : card.mine_rubble) {
    MineSet among = map.mines_in[entry.city] & ~s.mines_taken;
    if (left == 0 || among == 0 || !counts(s, entry)) continue;
    int least = 255;
    for_each_bit(among, [&](int mine) { least = std::min<int>(least, map.mine_bonus[mine]); });
    for_each_bit(among, [&](int mine) {
      if (map.mine_bonus[mine] != least) among &= ~(MineSet{1} << mine);
    });
    if ((among & map.red_mines) != 0) among &= map.red_mines;
    for (auto skip = s.rng.below(static_cast<std::uint32_t>(std::popcount(among))); skip > 0;
         --skip) {
      among &= among - 1;
    }
    add(s.mines_taken, std::countr_zero(among));
    --left;
  }
}

// ---- experiments (NU-126) ----
bool Nucleum::is_chosen(const State& s, int experiment) const {
  return std::any_of(s.players.begin(), s.players.begin() + s.seats,
                     [&](const Player& each) { return each.experiment == experiment; });
}

template <class Sink>
void Nucleum::experiment_options(const State& s, Sink& sink) const {
  sink.prompt({Word::ask_experiment});
  for (int id = 0; id < kExperiments; ++id) {
    const auto explain = [&](Explanation& e) {
      e.label = {Word::do_experiment, thing(kExperimentSet, id)};
      e.because = {Word::why_chosen};
      e.targets.push_back(thing(kExperimentSet, id));
    };
    if (is_chosen(s, id)) {
      sink.deny(make_move(Act::experiment, id), "NU-126", explain);
    } else {
      sink.offer(make_move(Act::experiment, id), explain);
    }
  }
}

template <class Log>
void Nucleum::play_experiment(State& s, Move move, Log& log) const {
  const Seat seat = s.agenda.top().seat;
  s.agenda.pop();
  Player& player = s.player(seat);
  player.experiment = move.a;
  player.pool = data_->experiments[move.a].starting;
  log.note("NU-126", {Word::log_experiment, seat, thing(kExperimentSet, move.a)});
}

template void Nucleum::experiment_options(const State&, MoveList&) const;
template void Nucleum::experiment_options(const State&, Menu&) const;
template void Nucleum::play_experiment(State&, Move, Silent&) const;
template void Nucleum::play_experiment(State&, Move, Journal&) const;

}  // namespace pionek::nucleum
