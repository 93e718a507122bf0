#include "tests/nucleum/kit.hpp"

#include <algorithm>
#include <stdexcept>

#include "engine/registry/registry.hpp"

namespace pionek::nucleum::testing {
namespace {

const Nucleum* stand_in = nullptr;

}  // namespace

const Nucleum& game() {
  static const Nucleum loaded = Nucleum::load(embedded_files("nucleum")).value();
  return stand_in != nullptr ? *stand_in : loaded;
}

void change(Files& files, const std::string& name, const Damage& how) {
  json::value file = parse_json(**files.get("data/" + name), name).value();
  how(file);
  files.put("data/" + name, json::serialize(file));
}

Files with(const std::string& name, const Damage& how) {
  Files files = embedded_files("nucleum");
  change(files, name, how);
  return files;
}

StandIn::StandIn(const Files& files) : game_(Nucleum::load(files).value()) { stand_in = &game_; }

StandIn::~StandIn() { stand_in = nullptr; }

State start(int seats, std::uint64_t seed, std::string_view workers) {
  const auto setup = make_setup(game().info(), seats, {{"workers", std::string(workers)}}).value();
  return game().start(setup, Seed{seed, 0, 0, 0});
}

State started(int seats, std::uint64_t seed) {
  State s = start(seats, seed);
  Silent silent;
  s.first = s.current = 0;
  at(s, {{.step = Step::experiment, .seat = seat_at(seats - 1)}});
  for (int seat = seats - 1; seat >= 0; --seat) {
    game().play(s, make_move(Act::experiment, seat), silent);
  }
  return s;
}

State scene(int seats) {
  State s = started(seats);
  s.round = 5;
  s.nucleum = 0;
  s.powered = s.plots_taken = 0;
  s.plot = {};
  s.mines_taken = 0;
  s.turbines_taken = 0;
  s.purple.fill(kNoContract);
  for (int i = 0; i < seats; ++i) {
    Player& each = s.players[i];
    each.thaler = 0;
    each.workers = 0;
    each.reserve = byte(data().workers);
    each.slots.fill(kNoContract);
  }
  return s;
}

int thing(Set set, std::string_view id) {
  const auto index = game().catalog().find(set, id);
  if (!index) throw std::runtime_error("unknown id: " + std::string(id));
  return *index;
}

Player& player(State& s, int seat) { return s.players[seat]; }

void experiment(State& s, std::string_view id, int seat) {
  player(s, seat).experiment = byte(thing(kExperimentSet, id));
  player(s, seat).pool = game().experiment_of(player(s, seat)).starting;
  player(s, seat).techs = 0;
}

void unlock(State& s, std::initializer_list<std::string_view> techs, int seat) {
  for (const auto tech : techs) {
    const int index = thing(kTechSet, tech);
    player(s, seat).experiment = byte(index / kTechs);
    add(player(s, seat).techs, index % kTechs);
  }
}

bool has_tech(const State& s, std::string_view tech, int seat) {
  return has(s.players[seat].techs, thing(kTechSet, tech) % kTechs);
}

void workers(State& s, int count, int seat) {
  Player& each = player(s, seat);
  each.reserve = byte(each.reserve + each.workers - count);
  each.workers = byte(count);
}

void pool(State& s, std::initializer_list<std::string_view> tiles, int seat) {
  player(s, seat).pool = {};
  for (const auto tile : tiles) player(s, seat).pool.add(thing(kTileSet, tile));
}

bool in_pool(const State& s, std::string_view tile, int seat) {
  return s.players[seat].pool.has(thing(kTileSet, tile));
}

void board_row(State& s, int tiles, int seat) {
  auto& row = player(s, seat).board_row;
  row.clear();
  for (int i = 0; i < tiles; ++i) row.push_back(byte(i));
}

void slot(State& s, std::string_view slot, std::string_view contract, int seat) {
  player(s, seat).slots[thing(kSlotSet, slot)] = byte(thing(kContractSet, contract));
}

void markers(State& s, std::initializer_list<int> values, int seat) {
  Player& each = player(s, seat);
  each.markers = {};
  each.start_markers = 0;
  each.recharges = byte(static_cast<int>(values.size()));
  for (const int value : values) {
    if (value == 0) {
      ++each.start_markers;
      continue;
    }
    const int space = thing(kSpaceSet, std::to_string(value));
    each.markers[data().spaces[space].group] = byte(space);
  }
}

void track(State& s, std::string_view field, int seat, std::string_view tile, int flip) {
  const int at = thing(kFieldSet, field);
  s.rail[at] = byte(thing(kTileSet, tile) + 1);
  s.rider[at] = byte(seat + 8 * flip);
  ++player(s, seat).tracks;
  if (player(s, seat).reserve > 0) --player(s, seat).reserve;
  join_track(s, game().map_of(s), at);
}

void line(State& s, std::string_view link, int seat) {
  const int length = game().map_of(s).links[thing(kLinkSet, link)].length;
  for (int i = 1; i <= length; ++i) {
    track(s, std::string(link) + "-f" + std::to_string(i), seat);
  }
}

void own(State& s, std::string_view plot, std::string_view building, int seat, bool powered) {
  const int at = thing(kPlotSet, plot);
  const int id = thing(kBuildingSet, building);
  s.plot[at] = byte(kFirstBuilding + id);
  add(s.plots_taken, at);
  add(player(s, seat).plots, at);
  add(player(s, seat).built, id);
  add(player(s, seat).presence, game().map_of(s).plot_city[at]);
  if (powered) add(s.powered, at);
}

void neutral(State& s, std::string_view plot, std::string_view building) {
  const int at = thing(kPlotSet, plot);
  s.plot[at] = byte(kFirstBuilding + thing(kBuildingSet, building));
  add(s.plots_taken, at);
}

void mine(State& s, std::string_view field, int row, int cubes, int seat) {
  const int at = thing(kMineSet, field);
  Player& each = player(s, seat);
  each.mine_at[row - 1] = byte(at);
  each.cubes[row - 1] = byte(cubes);
  add(each.mine_fields, at);
  add(s.mines_taken, at);
  add(each.presence, game().map_of(s).mine_city[at]);
}

void turbine(State& s, std::string_view slot, int row, int seat) {
  const int at = thing(kTurbineSet, slot);
  Player& each = player(s, seat);
  each.turbine_at[row - 1] = byte(at);
  add(each.turbines, row - 1);
  add(each.turbine_slots, at);
  add(s.turbines_taken, at);
  add(each.presence, game().map_of(s).turbine_city[at]);
}

void nucleum(State& s, std::string_view plant) { add(s.nucleum, thing(kPlantSet, plant)); }

int cubes(const State& s, std::string_view field, int seat) {
  const Player& each = s.players[seat];
  return each.cubes[each.mine_row(thing(kMineSet, field))];
}

bool powered(const State& s, std::string_view plot) {
  return has(s.powered, thing(kPlotSet, plot));
}

void offer(State& s, std::initializer_list<std::string_view> tiles) {
  s.offer.fill(kNoTile);
  int place = kOffer - static_cast<int>(tiles.size());
  for (const auto tile : tiles) s.offer[place++] = byte(thing(kTileSet, tile));
}

void market(State& s, std::initializer_list<std::string_view> contracts) {
  s.market.fill(kNoContract);
  int place = 0;
  for (const auto contract : contracts) s.market[place++] = byte(thing(kContractSet, contract));
}

void at(State& s, const std::vector<Task>& tasks) {
  s.agenda.clear();
  for (const Task& task : tasks) s.agenda.push(task);
}

void at_turn(State& s, int seat) {
  s.current = byte(seat);
  s.turn = byte((seat - s.first + s.seats) % s.seats + 1);
  s.contract_used = 0;
  at(s, {{.step = Step::turn, .seat = seat_at(seat)}});
}

void at_action(State& s, std::string_view id, int seat) {
  at_turn(s, seat);
  const int action = thing(kActionSet, id);
  const auto kind = static_cast<std::size_t>(data().actions[action].kind);
  constexpr std::array<Step, 5> kFirst{Step::building, Step::piece, Step::buy, Step::sign,
                                       Step::target};
  if (player(s, seat).board_row.empty()) board_row(s, 1, seat);
  at(s, {{.step = Step::acts, .seat = seat_at(seat), .a = player(s, seat).board_row.back()},
         {.step = kFirst[kind],
          .seat = seat_at(seat),
          .a = byte(action),
          .n = kind == 2 ? data().actions[action].thaler : std::uint8_t{0}}});
}

void at_effects(State& s, ProgramId program, int seat) {
  // Through the skipping of an action, since the rules carry programs out by themselves.
  at_action(s, "urbanize", seat);
  player(s, seat).thaler = static_cast<std::uint16_t>(player(s, seat).thaler + 100);
  const Task top = s.agenda.top();
  s.agenda.pop();
  s.agenda.push({.step = Step::effects, .seat = seat_at(seat), .c = program});
  s.agenda.push(top);
  Silent silent;
  game().play(s, make_move(Act::done), silent);
  player(s, seat).thaler = static_cast<std::uint16_t>(player(s, seat).thaler - 100);
}

Step step(const State& s) { return s.agenda.top().step; }

std::string label(const State& s, std::string_view move) {
  const Menu menu = menu_of(s);
  const Option* option = menu.find(move_of(s, move));
  return option == nullptr ? "" : game().words(Lang::en).text(option->label, game().catalog());
}

void play_to(State& s, int round, std::uint64_t seed) {
  Rng rng(seed);
  Silent silent;
  while (game().to_move(s) != nobody && s.round < round) {
    game().play(s, random_move(s, rng), silent);
  }
}

}  // namespace pionek::nucleum::testing

namespace pionek::nucleum {

const Nucleum& game_of(const State& /*s*/) { return testing::game(); }

}  // namespace pionek::nucleum
