#include "tests/carnegie/kit.hpp"

#include <algorithm>
#include <bit>

#include "engine/registry/registry.hpp"

namespace pionek::carnegie::testing {
namespace {

Move parse(std::string_view text) {
  auto move = parse_move(text, game().info().verbs, game().catalog());
  if (!move) throw std::runtime_error("not a move: " + move.error().text());
  return *move;
}

Menu menu_of(const State& s) {
  Menu menu;
  game().options(s, menu);
  return menu;
}

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
  const auto setup = make_setup(game().info(), seats, {{"level", std::string(level)}}).value();
  return game().start(setup, Seed{seed, 0, 0, 0});
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

int mover(const State& s) { return index(game().to_move(s)); }
Step step(const State& s) { return s.agenda.top().step; }

std::set<std::string> offered(const State& s) {
  std::set<std::string> out;
  for (const Option& option : menu_of(s).options) {
    Move last = option.move;
    last.n = option.last_n;
    out.insert(print_move(option.move, game().info().verbs, game().catalog()));
    out.insert(print_move(last, game().info().verbs, game().catalog()));
  }
  return out;
}

std::set<std::string> offered(const State& s, std::string_view verb) {
  std::set<std::string> out;
  for (const std::string& move : offered(s)) {
    if (std::string_view(move).substr(0, move.find(' ')) == verb) out.insert(move);
  }
  return out;
}

bool offers(const State& s, std::string_view move) {
  MoveList list;
  game().options(s, list);
  return list.contains(parse(move));
}

std::string denied(const State& s, std::string_view move) {
  const Menu menu = menu_of(s);
  if (menu.find(parse(move)) != nullptr) return "";
  const Denial* denial = menu.find_denied(parse(move));
  return denial == nullptr ? "-" : denial->rule;
}

std::optional<std::int32_t> price(const State& s, std::string_view move) {
  const Menu menu = menu_of(s);
  const Option* option = menu.find(parse(move));
  return option == nullptr ? std::nullopt : option->price;
}

std::vector<std::string> play(State& s, std::string_view move) {
  EXPECT_TRUE(offers(s, move)) << move << " is not offered; denied by " << denied(s, move);
  if (!offers(s, move)) return {};
  Journal journal;
  game().play(s, parse(move), journal);
  std::vector<std::string> out;
  for (const JournalLine& line : journal.lines) {
    out.push_back(std::string(line.rule) + " " +
                  game().words(Lang::en).text(line.words, game().catalog()));
  }
  return out;
}

std::vector<std::string> play_all(State& s, std::initializer_list<std::string_view> moves) {
  std::vector<std::string> out;
  for (const auto move : moves) {
    const auto lines = play(s, move);
    out.insert(out.end(), lines.begin(), lines.end());
  }
  return out;
}

std::vector<std::string> play_times(State& s, std::string_view move, int times) {
  std::vector<std::string> out;
  for (int i = 0; i < times; ++i) {
    const auto lines = play(s, move);
    out.insert(out.end(), lines.begin(), lines.end());
  }
  return out;
}

bool has_line(const std::vector<std::string>& journal, std::string_view start) {
  return std::any_of(journal.begin(), journal.end(),
                     [&](const std::string& line) { return line.starts_with(start); });
}

int play_on(State& s, std::initializer_list<std::string_view> moves) {
  for (int count = 0;; ++count) {
    const auto* next = std::find_if(moves.begin(), moves.end(), [&](std::string_view move) {
      return game().to_move(s) != nobody && offers(s, move);
    });
    if (next == moves.end()) return count;
    play(s, *next);
  }
}

void play_to(State& s, Phase phase, int round, std::uint64_t seed) {
  Rng rng(seed);
  Silent silent;
  while (s.phase != Phase::over && (s.phase != phase || s.round < round)) {
    game().play(s, random_move(s, rng), silent);
  }
}

Move random_move(const State& s, Rng& rng) {
  MoveList list;
  game().options(s, list);
  return list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size())))];
}

int points(const State& s, int seat) { return game().scores(s)[seat].points; }

int points_by(const State& s, std::string_view rule, int seat) {
  int sum = 0;
  for (const ScoreLine& line : game().score_sheet(s)) {
    if (line.seat == seat_at(seat) && line.rule == rule) sum += line.points;
  }
  return sum;
}

json::value& place_at(json::value& root, std::string_view pointer) {
  const std::size_t cut = pointer.rfind('/');
  const std::string_view key = pointer.substr(cut + 1);
  json::value& parent = root.at_pointer(pointer.substr(0, cut));
  if (auto* object = parent.if_object()) return (*object)[key];
  json::array& list = parent.as_array();
  const auto at = static_cast<std::size_t>(std::stoi(std::string(key)));
  if (at == list.size()) list.emplace_back(nullptr);
  return list.at(at);
}

void expect_sound(const State& s) { EXPECT_EQ(game().broken(s).value_or(""), ""); }

}  // namespace pionek::carnegie::testing
