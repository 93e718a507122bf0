#include "tests/carnegie/kit.hpp"

#include <algorithm>
#include <bit>

#include "engine/registry/registry.hpp"

namespace pionek::carnegie::testing {
namespace {

int index_of(Set set, std::string_view id) {
  const auto index = game().catalog().find(set, id);
  if (!index) throw std::runtime_error("unknown id: " + std::string(id));
  return *index;
}

// A room by its own id, or by the department or lobby that stands in it.
int place(const State& s, std::string_view id, int seat) {
  if (id == "lobby") return game().data().lobby;
  if (const auto at = game().catalog().find(kRoomSet, id)) return *at;
  return s.players[seat].room_of(tile(id));
}

std::uint8_t byte(int value) { return static_cast<std::uint8_t>(value); }

void hire(State& s, int seat, int count) {
  Player& player = s.players[seat];
  player.reserve = byte(player.reserve - count);
}

}  // namespace

const Carnegie& game() {
  static const Carnegie loaded = Carnegie::load(embedded_files("carnegie")).value();
  return loaded;
}

State start(int seats, std::uint64_t seed, std::string_view level) {
  std::vector<std::pair<std::string, std::string>> options;
  if (seats == 1) options.emplace_back("level", level);
  return game().start(make_setup(game().info(), seats, options).value(), Seed{seed, 0, 0, 0});
}

State scene(int seats) {
  State s = start(seats);
  s.agenda.clear();
  s.first = 0;
  for (int i = 0; i < seats; ++i) {
    Player& player = s.players[i];
    player.money = player.goods = 0;
    player.lying.fill(0);
    player.desks.fill(0);
    player.reserve = byte(game().data().employees);
    if (seats == 3) player.action_tile = 0;
  }
  s.round = 1;
  if (s.solo()) {
    s.andrew.card = s.deck.back();
    s.deck.pop_back();
  }
  at_phase(s, Phase::choose);
  return s;
}

void at_phase(State& s, Phase phase, int seat) {
  s.agenda.clear();
  s.phase = phase;
  s.first = byte(seat);
  s.turn = 1;
  const bool chosen = phase > Phase::andrew && phase != Phase::over;
  if (chosen && s.row == kRows) s.row = 0;
  if (!chosen) s.row = s.advancing = kRows;
  if (chosen) s.advancing = byte(game().advancing_row(s, s.row));
  if (s.solo()) s.andrew.shown = chosen ? 1 : 0;
  const Step first = phase == Phase::choose       ? Step::choose
                     : phase == Phase::andrew     ? Step::andrew
                     : phase == Phase::income     ? Step::recover
                     : phase == Phase::donation   ? Step::donate
                     : phase == Phase::activation ? Step::activate
                                                  : Step::category;
  if (phase == Phase::income) s.agenda.push({.step = Step::research, .seat = seat_at(seat)});
  s.agenda.push({.step = first, .seat = seat_at(seat)});
}

void use_row(State& s, Row row, int seat) {
  s.row = byte(static_cast<int>(row));
  at_phase(s, Phase::departments, seat);
  // The rules begin the turn themselves: from the question about the action choice tile.
  Silent silent;
  game().play(s, make_move(Act::done), silent);
}

void with_pool(State& s, Step step, int pool, int seat) {
  s.row = step == Step::moves ? byte(static_cast<int>(Row::hr)) : byte(static_cast<int>(Row::rnd));
  at_phase(s, Phase::departments, seat);
  s.agenda.clear();
  s.agenda.push({.step = step, .seat = seat_at(seat), .pool = byte(pool)});
  if (step == Step::research) {
    s.agenda.top().a = s.row;
    s.agenda.top().b = kNoRoom;
  }
}

int room(std::string_view id) { return index_of(kRoomSet, id); }
int tile(std::string_view id) { return index_of(kTileSet, id); }
int slot(std::string_view id) { return index_of(kSlotSet, id); }
int city(std::string_view id) { return index_of(kCitySet, id); }
int field(std::string_view id) { return index_of(kDonationSet, id); }
int row(std::string_view id) { return index_of(kRowSet, id); }
int region(std::string_view id) { return index_of(kMissionSet, id); }
int type(std::string_view id) { return index_of(kStripSet, id); }
int card(std::string_view id) { return index_of(kCardSet, id); }

void stand(State& s, std::string_view department, int count, int seat) {
  const int at = place(s, department, seat);
  hire(s, seat, count - s.players[seat].standing(at));
  s.players[seat].desks[at] = byte((1 << count) - 1);
}

void lie(State& s, std::string_view id, int count, int seat) {
  const int at = place(s, id, seat);
  hire(s, seat, count - s.players[seat].lying[at]);
  s.players[seat].lying[at] = byte(count);
}

void away(State& s, std::string_view id, int count, int seat) {
  hire(s, seat, count - s.players[seat].mission[region(id)]);
  s.players[seat].mission[region(id)] = byte(count);
}

int standing(const State& s, std::string_view department, int seat) {
  return s.players[seat].standing(place(s, department, seat));
}

int lying(const State& s, std::string_view id, int seat) {
  return s.players[seat].lying[place(s, id, seat)];
}

void build(State& s, std::string_view department, std::string_view where, int seat) {
  Player& player = s.players[seat];
  const int id = tile(department);
  player.room[room(where)] = byte(id);
  player.departments |= 1U << id;
  if (s.copies[id] > 0) --s.copies[id];
}

bool has(const State& s, std::string_view department, int seat) {
  return s.players[seat].has(byte(tile(department)));
}

void set_strip(State& s, std::string_view id, int position, std::initializer_list<int> discs,
               char side, int seat) {
  Player& player = s.players[seat];
  const int which = type(id);
  int before = std::popcount(player.discs[which]);
  player.discs[which] = 0;
  for (const int at : discs) {
    player.discs[which] = static_cast<std::uint16_t>(player.discs[which] | 1U << at);
    --before;
  }
  player.supply = byte(player.supply + before);
  player.position[which] = byte(position);
  player.sides = byte((player.sides & ~(1 << which)) | (side == 'B' ? 1 << which : 0));
}

void own(State& s, std::string_view id, int seat) {
  const int printed = game().data().slots[slot(id)].type;
  own(s, id, game().catalog().id({kStripSet, byte(printed == kAnyType ? 0 : printed)}), seat);
}

void own(State& s, std::string_view id, std::string_view of, int seat) {
  s.slot[slot(id)] = byte(seat + 1 + 8 * type(of));
  s.taken.add(slot(id));
}

void neutral(State& s, std::string_view id) {
  s.slot[slot(id)] = byte(kNeutral + 8 * game().data().slots[slot(id)].type);
  s.taken.add(slot(id));
}

void donated(State& s, std::string_view id, int seat) {
  s.players[seat].donations |= FieldSet{1} << field(id);
  --s.players[seat].supply;
  if (s.field[field(id)] == kNoHolder) s.field[field(id)] = holder(seat_at(seat));
}

void set_transport(State& s, std::string_view id, int position, int seat) {
  s.players[seat].transport[region(id)] = byte(position);
}

void set_markers(State& s, std::array<int, kRows> columns) {
  int sum = 0;
  for (int i = 0; i < kRows; ++i) {
    s.column[i] = byte(columns[i]);
    sum += columns[i];
  }
  s.round = byte(sum + 1);
  if (s.row < kRows) s.advancing = byte(game().advancing_row(s, s.row));
}

void next_event(State& s, std::string_view id, bool income, bool donation, std::string_view where) {
  const int at = row(id);
  const auto& tiles = game().data().timeline_tiles;
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    for (int side = 0; side < 2; ++side) {
      const Event& event = tiles[i].sides[side][s.column[at]];
      if (event.income != income || event.donation != donation) continue;
      if (income && static_cast<int>(event.region) != region(where)) continue;
      s.timeline[at] = byte(static_cast<int>(i));
      s.timeline_side[at] = byte(side);
      return;
    }
  }
  throw std::runtime_error("no timeline tile has this event in that column");
}

Step step(const State& s) { return s.agenda.top().step; }

void play_to(State& s, Phase phase, int round, std::uint64_t seed) {
  Rng rng(seed);
  Silent silent;
  while (s.phase != Phase::over && (s.phase != phase || s.round < round)) {
    game().play(s, random_move(s, rng), silent);
  }
}

}  // namespace pionek::carnegie::testing

namespace pionek::carnegie {

const Carnegie& game_of(const State& /*s*/) { return testing::game(); }

}  // namespace pionek::carnegie
