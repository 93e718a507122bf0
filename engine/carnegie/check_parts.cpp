// The invariants of the parts of a state: players, map, donations, tiles and Andrew.
#include <bit>
#include <cstring>

#include "engine/carnegie/check.hpp"

namespace pionek::carnegie {
namespace {

std::string seat_name(int seat) { return "players[" + std::to_string(seat) + "]"; }

int discs_on_map(const State& s, int who) {
  int count = 0;
  for (int slot = 0; slot < kMaxSlots; ++slot) count += s.holder_of(slot) == who ? 1 : 0;
  return count;
}

// Rounds that are over.
int finished(const Carnegie& game, const State& s) {
  if (s.phase == Phase::over) return game.data().rounds;
  return s.round == 0 ? 0 : s.round - 1;
}

Wrong check_rooms(const Data& data, const Player& player) {
  std::uint32_t seen = 0;
  for (int room = 0; room < kRooms; ++room) {
    const DepartmentId id = player.room[room];
    const bool department = id < data.departments.size();
    if (!department && id != kFreeRoom && id != kLobby) return "rooms: an unknown department";
    if (data.rooms[room] != kFreeRoom && id != data.rooms[room]) {
      return "rooms: a printed department or the lobby is gone";
    }
    if (data.rooms[room] == kFreeRoom && id != kFreeRoom) {
      if (!department || !data.department(id).tile) return "rooms: no tile stands there";
    }
    if (department) {
      if ((seen >> id & 1) != 0) return "rooms: a department stands twice";
      seen |= 1U << id;
    }
    const int desks = department ? data.department(id).desks.size() : 0;
    if (player.desks[room] >> desks != 0) return "desks: more than the department has";
  }
  if (seen != player.departments) return "departments: do not follow from the rooms";
  return std::nullopt;
}

Wrong check_strips(const Carnegie& game, const State& s, int seat) {
  const Player& player = s.players[seat];
  if (player.sides >> kTypes != 0) return "strips: an unknown side";
  std::array<int, kTypes> built{};
  for (int slot = 0; slot < static_cast<int>(game.data().slots.size()); ++slot) {
    if (s.holder_of(slot) == seat + 1 && s.type_of(slot) < kTypes) ++built[s.type_of(slot)];
  }
  for (int type = 0; type < kTypes; ++type) {
    const Strip& strip = game.strip(player, type);
    if (player.position[type] >= strip.size()) return "strips: slid out too far";
    std::uint32_t places = 0;
    for (int at = 0; at <= player.position[type]; ++at) {
      if (strip[at].kind == StripSpace::Kind::disc) places |= 1U << at;
    }
    if ((player.discs[type] & ~places) != 0) return "strips: a disc where there is no place";
    const int missing = std::popcount(places) - std::popcount(player.discs[type]);
    if (missing != built[type]) return "strips: empty places and projects built do not agree";
  }
  return std::nullopt;
}

}  // namespace

Wrong check_frame(const Carnegie& game, const State& s) {
  const Data& data = game.data();
  if (s.seats < 1 || s.seats > kSeats) return "seats: out of range";
  if (s.first >= s.seats) return "first_player: no such seat";
  if (s.phase > Phase::over || s.round > data.rounds) return "round or phase: out of range";
  if ((s.round == 0) != (s.phase <= Phase::opening)) return "round: does not fit the phase";
  if (s.phase == Phase::over && s.round != data.rounds) return "round: the game ended too early";
  int sum = 0;
  unsigned tiles = 0;
  for (int row = 0; row < kRows; ++row) {
    if (s.timeline[row] >= data.timeline_tiles.size() || s.timeline_side[row] > 1) {
      return "timeline: an unknown tile";
    }
    if ((tiles >> s.timeline[row] & 1) != 0) return "timeline: a tile lies twice";
    tiles |= 1U << s.timeline[row];
    if (s.column[row] >= kColumns) return "timeline: a marker is beyond the end";
    sum += s.column[row];
  }
  if (sum != finished(game, s)) return "timeline: the markers do not fit the round (CA-308)";
  const bool andrew_first = s.phase == Phase::andrew && s.round % 2 == 0;
  const bool open =
      s.round == 0 || s.phase == Phase::choose || s.phase == Phase::over || andrew_first;
  if (open ? s.row != kRows : s.row >= kRows) return "row: chosen too early or too late";
  if (s.advancing != (open ? kRows : game.advancing_row(s, s.row))) {
    return "advancing: does not follow from the row";
  }
  if (!s.solo() && s.phase == Phase::andrew) return "phase: Andrew plays only in the solo game";
  if (s.phase == Phase::choose && s.solo() && s.round % 2 == 0) return "phase: Andrew chooses";
  if (s.phase == Phase::income && !game.event(s).income) return "phase: there is no income";
  if (s.phase == Phase::donation && !game.event(s).donation) return "phase: there is no donation";
  return std::nullopt;
}

Wrong check_player(const Carnegie& game, const State& s, int seat) {
  const Data& data = game.data();
  const Player& player = s.players[seat];
  if (seat >= s.seats) {
    const Player nothing;
    if (std::memcmp(&player, &nothing, sizeof(Player)) != 0) {
      return seat_name(seat) + ": an empty chair owns something";
    }
    return std::nullopt;
  }
  const auto fail = [&](const std::string& what) { return seat_name(seat) + "." + what; };
  if (player.money < 0 || player.goods < 0 || player.vp < 0)
    return fail("money, goods, vp: negative");
  if (auto wrong = check_rooms(data, player)) return fail(*wrong);
  int employees = player.reserve + player.active();
  for (const int each : player.lying) employees += each;
  for (const int each : player.mission) employees += each;
  if (employees != data.employees) {
    return fail("employees: there are " + std::to_string(employees));
  }
  for (int region = 0; region < kRegions; ++region) {
    const int last = data.tracks[region].size() - 1;
    if (player.transport[region] > last) return fail("transport: beyond the end of a track");
    for (int other = 0; other < seat; ++other) {
      if (player.transport[region] == last && s.players[other].transport[region] == last) {
        return fail("transport: two discs on the last space (CA-909)");
      }
    }
  }
  if (auto wrong = check_strips(game, s, seat)) return fail(*wrong);
  int discs = 1 + kRegions + player.supply + std::popcount(player.donations);
  for (const auto each : player.discs) discs += std::popcount(each);
  discs += discs_on_map(s, seat + 1);
  if (discs != data.discs) return fail("discs: there are " + std::to_string(discs));
  const bool built = std::popcount(player.departments) > data.starting;
  const bool reserves = player.reserved != kNoDepartment;
  if (reserves &&
      (player.reserved < data.starting || player.reserved >= data.departments.size() || built)) {
    return fail("reserved: no tile, or another one was built before (CA-706)");
  }
  if (!reserves && !built && s.phase > Phase::placing) return fail("reserved: nothing (CA-115)");
  const ActionChoice allowed = data.counts[s.seats].action_choice;
  if (player.action_tile > (allowed == ActionChoice::none ? 0 : 1)) {
    return fail("action_tile: not in this game (CA-112)");
  }
  return std::nullopt;
}

Wrong check_map(const Carnegie& game, const State& s) {
  const Data& data = game.data();
  SlotSet taken;
  for (int slot = 0; slot < kMaxSlots; ++slot) {
    const int who = s.holder_of(slot);
    if (s.slot[slot] == 0) continue;
    const std::string name = "discs." + std::to_string(slot);
    if (slot >= static_cast<int>(data.slots.size()) || who == kNoHolder) return name + ": no space";
    taken.add(slot);
    const bool nobodys = who == kNeutral || who == kAndrew;
    if (!nobodys && who > s.seats) return name + ": an unknown holder";
    if (who == kAndrew && !s.solo()) return name + ": Andrew plays only in the solo game";
    const int printed = data.slots[slot].type;
    const int type = s.type_of(slot);
    const bool fits =
        printed == kAnyType ? (nobodys ? type == kAnyType : type < kTypes) : type == printed;
    if (!fits) return name + ": the type does not fit the space (CA-804)";
  }
  if (taken != s.taken) return "taken: does not follow from the discs";
  return std::nullopt;
}

Wrong check_donations(const Carnegie& game, const State& s) {
  const int count = static_cast<int>(game.data().fields.size());
  int neutral = discs_on_map(s, kNeutral);
  FieldSet andrew = 0;
  for (int field = 0; field < kMaxFields; ++field) {
    const int who = s.field[field];
    const std::string name = "donations." + std::to_string(field);
    bool anybody = false;
    for (int i = 0; i < s.seats; ++i)
      anybody = anybody || (s.players[i].donations >> field & 1) != 0;
    if (who == kNoHolder || who == kNeutral) {
      neutral += who == kNeutral ? 1 : 0;
      if (anybody) return name + ": a disc on a field that nobody opened";
    } else if (who == kAndrew) {
      andrew |= FieldSet{1} << field;
    } else if (who > s.seats || (s.players[who - 1].donations >> field & 1) == 0) {
      return name + ": the holder has no disc there";
    }
    if (field >= count && who != kNoHolder) return name + ": no such field";
  }
  if (andrew != s.andrew.donations) return "donations: Andrew's do not agree with the fields";
  const int discs = game.data().counts[s.seats].neutral_discs;
  if (neutral > (s.phase == Phase::sides ? 0 : discs))
    return "discs: too many neutral ones (CA-113)";
  return std::nullopt;
}

Wrong check_tiles(const Carnegie& game, const State& s) {
  const Data& data = game.data();
  int left = 0;
  int all = 0;
  int action_tiles = 0;
  for (int id = 0; id < kMaxDepartments; ++id) {
    int count = s.copies[id] + s.andrew.tiles[id];
    for (int i = 0; i < s.seats; ++i) {
      const Player& player = s.players[i];
      const bool tile = id >= data.starting && player.has(static_cast<DepartmentId>(id));
      count += (tile ? 1 : 0) + (player.reserved == id ? 1 : 0);
    }
    const int copies =
        id < static_cast<int>(data.departments.size()) ? data.departments[id].copies : 0;
    if (count > copies) return "market: more tiles of a kind than there are (CA-102)";
    left += count;
    all += copies;
  }
  if (left != all - data.counts[s.seats].removed_tiles) {
    return "market: tiles are missing or too many (CA-106)";
  }
  for (int i = 0; i < s.seats; ++i) action_tiles += s.players[i].action_tile;
  if (data.counts[s.seats].action_choice == ActionChoice::last_player && action_tiles > 1) {
    return "action_tile: more than one (CA-112)";
  }
  return std::nullopt;
}

Wrong check_andrew(const Carnegie& game, const State& s) {
  const Data& data = game.data();
  const Andrew& andrew = s.andrew;
  if (!s.solo()) {
    const Andrew nothing;
    const bool absent = std::memcmp(&andrew, &nothing, sizeof(Andrew)) == 0;
    return absent && s.deck.empty() && s.seen == 0 ? Wrong() : "andrew: he plays only solo";
  }
  if (andrew.level >= data.difficulties.size()) return "andrew.level: unknown";
  const bool over = s.phase == Phase::over;
  const bool current = s.round > 0 && !over;
  if (current != (andrew.card != kNoCard)) return "andrew.card: missing or too many";
  if ((andrew.shown != 0) != (current && s.phase > Phase::andrew)) return "andrew.shown: too early";
  if (andrew.shift >= data.score_cards.size() || (andrew.shown == 0 && andrew.shift != 0)) {
    return "andrew.score_card: out of range";
  }
  int filed = 0;
  for (const int each : andrew.filed) filed += each;
  if (filed != finished(game, s)) return "andrew.filed: not one card for each round";
  if (s.deck.size() != data.rounds - s.round) return "andrew.deck: not one card for each round";
  std::uint64_t cards = s.seen;
  const auto add = [&](CardId id) {
    const bool fresh = id < data.cards.size() && (cards >> id & 1) == 0;
    if (fresh) cards |= std::uint64_t{1} << id;
    return fresh;
  };
  if (s.seen >> (data.cards.size() - 1) >> 1 != 0) return "andrew.seen: an unknown card";
  if (current && andrew.shown == 0 && !add(andrew.card)) return "andrew.card: seen before";
  if (current && andrew.shown != 0 &&
      (andrew.card >= data.cards.size() || (s.seen >> andrew.card & 1) == 0)) {
    return "andrew.card: turned up but not seen";
  }
  for (const CardId id : s.deck) {
    if (!add(id)) return "andrew.deck: a card lies in two places";
  }
  const std::uint64_t basic = (std::uint64_t{1} << data.basic_cards) - 1;
  const Difficulty& level = data.difficulties[andrew.level];
  if (std::popcount(cards & basic) != level.basic ||
      std::popcount(cards & ~basic) != level.advanced) {
    return "andrew.deck: not the cards of the level (CA-1404)";
  }
  const int discs =
      andrew.discs + kRegions + std::popcount(andrew.donations) + discs_on_map(s, kAndrew);
  if (discs != data.andrew_discs) return "andrew.discs: there are " + std::to_string(discs);
  for (int region = 0; region < kRegions; ++region) {
    const int last = data.tracks[region].size() - 1;
    if (andrew.transport[region] > last ||
        (andrew.transport[region] == last && s.players[0].transport[region] == last)) {
      return "andrew.transport: beyond the end or two discs on the last space";
    }
  }
  return std::nullopt;
}

}  // namespace pionek::carnegie
