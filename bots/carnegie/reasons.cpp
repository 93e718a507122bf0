#include "bots/carnegie/reasons.hpp"

#include <bit>
#include <cmath>

#include "bots/spoken.hpp"

namespace pionek::carnegie {
namespace {

#include "embedded_table.inc"

// Their texts are words/<lang>.json, under the same names; the comment shows what fills the blanks.
enum class Reason : std::uint16_t {
  none,
  side_a,    // strip, points
  side_b,    // strip, points, more cap
  place,     // city, points, cities lacking
  reserve,   // tile, desks
  move,      // from, to
  activate,  // place, cost
  ready,
  row,       // row, own points, the others' points
  row_solo,  // row, own points
  andrew,
  recover,  // region, how many, of how many, points
  lodge,
  take,           // resource
  take_less,      // resource
  slide_disc,     // strip, cost
  slide_points,   // strip, cost, points
  slide_cap,      // strip, cost, more cap
  advance,        // region, cost
  advance_level,  // region, cost
  advance_last,   // region
  donate,         // field, cost, points
  adopt,          // row, points, points with the row of the round
  use,            // department, points
  use_idle,       // department
  mission,        // region, events
  mission_lost,   // region
  trade,          // times, points
  tile,           // department, points, desks
  room,           // room, points, goods, steps
  bring,          // from
  project,        // strip, city, points, cities lacking
  sell,
  keep_dollars,  // cost
  stay,
  keep_category,  // row, points
  done,
};
constexpr auto kKeys = std::to_array<std::string_view>(
    {"none",     "side_a",        "side_b",       "place",        "reserve",      "move",
     "activate", "ready",         "row",          "row_solo",     "andrew",       "recover",
     "lodge",    "take",          "take_less",    "slide_disc",   "slide_points", "slide_cap",
     "advance",  "advance_level", "advance_last", "donate",       "adopt",        "use",
     "use_idle", "mission",       "mission_lost", "trade",        "tile",         "room",
     "bring",    "project",       "sell",         "keep_dollars", "stay",         "keep_category",
     "done"});

int rounded(double value) { return std::max(0, static_cast<int>(std::lround(value))); }

Thing thing(Set set, int index) { return {set, static_cast<std::uint16_t>(index)}; }

// A room is called by what stands in it.
Thing place_of_room(const Player& player, int room) {
  const DepartmentId id = player.room[room];
  return id < kMaxDepartments ? thing(kTileSet, id) : thing(kRoomSet, room);
}

// Cities that are lacking for a connection once there is a project in `city`.
int lacking_with(const Policy& policy, const Outlook& outlook, int city) {
  Survey after = outlook.survey();
  after.own |= CitySet{1} << city;
  const Roads roads(policy.game(), after);
  return roads.lacking(levels_of(policy.game(), outlook.player()), outlook.hope());
}

Phrase about_city(const Policy& policy, const Outlook& outlook, Move move) {
  const Data& data = policy.game().data();
  const bool first = act_of(move) == Act::place;
  const int at = data.slots[first ? move.a : move.b].city;
  const int lacking = lacking_with(policy, outlook, at);
  const Thing city = thing(kCitySet, at);
  if (first) return {Reason::place, city, data.cities[at].vp, lacking};
  return {Reason::project, thing(kStripSet, move.a), city, data.cities[at].vp, lacking};
}

// What the whole side gives.
Phrase about_side(const Data& data, Move move) {
  int points = 0;
  int cap = 0;
  for (const StripSpace& place : data.types[move.a].sides[move.b]) {
    points += place.end_vp;
    cap += place.cap_bonus;
  }
  const Thing strip = thing(kStripSet, move.a);
  if (move.b == 0) return {Reason::side_a, strip, points};
  return {Reason::side_b, strip, points, cap};
}

Phrase about_row(const Policy& policy, const State& s, const Outlook& outlook, Move move) {
  const Carnegie& game = policy.game();
  const Thing row = thing(kRowSet, move.a);
  if (act_of(move) == Act::adopt) {
    return {Reason::adopt, row, rounded(outlook.turn(move.a)), rounded(outlook.turn(s.row))};
  }
  const int advancing = game.advancing_row(s, move.a);
  const Event& event = game.event_at(s, advancing, s.column[advancing] + 1);
  double others = 0;
  for (int i = 0; i < s.seats; ++i) {
    if (seat_at(i) == game.to_move(s)) continue;
    const Outlook other(game, policy.tuning(), s, seat_at(i));
    others += (other.event(event) + other.turn(move.a)) / (s.seats - 1);
  }
  const int own = rounded(outlook.event(event) + outlook.turn(move.a));
  if (s.solo()) return {Reason::row_solo, row, own};
  return {Reason::row, row, own, rounded(others)};
}

Phrase about_event(const Policy& policy, const State& s, const Outlook& outlook, Move move) {
  const Player& player = outlook.player();
  if (act_of(move) == Act::recover) {
    const auto region = static_cast<int>(policy.game().event(s).region);
    const Track& track = policy.game().data().tracks[region];
    const double income = outlook.gains(track[player.transport[region]].income, move.n);
    return {Reason::recover, thing(kMissionSet, region), move.n, player.mission[region],
            rounded(income + outlook.project_income())};
  }
  const Thing resource = thing(kResourceSet, move.a);
  const bool best = policy.choose(s) == move;
  return {best ? Reason::take : Reason::take_less, resource};
}

Phrase about_research(const Policy& policy, const Outlook& outlook, Move move) {
  const Carnegie& game = policy.game();
  const Player& player = outlook.player();
  if (act_of(move) == Act::slide) {
    const StripSpace& next = game.strip(player, move.a)[player.position[move.a] + 1];
    const Thing strip = thing(kStripSet, move.a);
    if (next.kind == StripSpace::Kind::disc) return {Reason::slide_disc, strip, next.cost};
    if (next.cap_bonus > 0) return {Reason::slide_cap, strip, next.cost, next.cap_bonus};
    return {Reason::slide_points, strip, next.cost, next.end_vp};
  }
  const Track& track = game.data().tracks[move.a];
  const int next = player.transport[move.a] + 1;
  const Thing region = thing(kTrackSet, move.a);
  if (next + 1 == track.size()) return {Reason::advance_last, region};
  const bool rises = track[next].level != track[next - 1].level;
  return {rises ? Reason::advance_level : Reason::advance, region, game.step_cost(player, move.a)};
}

Phrase about_use(const Policy& policy, const State& s, const Outlook& outlook, Move move) {
  const Data& data = policy.game().data();
  if (act_of(move) == Act::trade) {
    return {Reason::trade, move.n, rounded(move.n * outlook.trade(data.uses[s.agenda.top().a]))};
  }
  if (act_of(move) == Act::mission) {
    const Thing region = thing(kMissionSet, move.a);
    if (outlook.events[move.a] == 0) return {Reason::mission_lost, region};
    return {Reason::mission, region, outlook.events[move.a]};
  }
  const Thing department = thing(kTileSet, data.uses[move.a].department);
  const int points = rounded(outlook.use(move.a));
  if (points == 0) return {Reason::use_idle, department};
  return {Reason::use, department, points};
}

Phrase about_department(const Policy& policy, const State& s, const Outlook& outlook, Move move) {
  const Data& data = policy.game().data();
  if (act_of(move) == Act::room) {
    const Use& use = data.uses[s.agenda.top().a];
    const bool people = outlook.player().lying[move.a] > 0;
    const int goods = (people ? use.occupied_cost : use.empty_cost) +
                      data.department(s.agenda.top().b).extra_goods;
    return {Reason::room, thing(kRoomSet, move.a), data.room_vp[move.a], goods,
            policy.steps(data.lobby, move.a)};
  }
  const Thing tile = thing(kTileSet, move.a);
  const int desks = data.department(move.a).desks.size();
  if (act_of(move) == Act::reserve) return {Reason::reserve, tile, desks};
  return {Reason::tile, tile, rounded(outlook.department(move.a) + data.room_vp[kRooms - 1]),
          desks};
}

Phrase about_done(const Policy& policy, const State& s, const Outlook& outlook) {
  switch (s.agenda.top().step) {
    case Step::donate:
      return {Reason::keep_dollars, policy.game().donation_cost(outlook.player())};
    case Step::recover:
      return {Reason::stay};
    case Step::category:
      return {Reason::keep_category, thing(kRowSet, s.row), rounded(outlook.turn(s.row))};
    default:
      return {Reason::done};
  }
}

Phrase phrase_for(const Policy& policy, const State& s, Move move) {
  const Outlook outlook = policy.outlook(s);
  const Player& player = outlook.player();
  switch (act_of(move)) {
    case Act::side:
      return about_side(policy.game().data(), move);
    case Act::place:
    case Act::project:
      return about_city(policy, outlook, move);
    case Act::reserve:
    case Act::tile:
    case Act::room:
      return about_department(policy, s, outlook, move);
    case Act::move:
      return {Reason::move, place_of_room(player, move.a), place_of_room(player, move.b)};
    case Act::activate: {
      const auto& desks = policy.game().data().department(player.room[move.a]).desks;
      return {Reason::activate, place_of_room(player, move.a),
              desks[std::countr_one(player.desks[move.a])]};
    }
    case Act::ready:
      return {Reason::ready};
    case Act::row:
    case Act::adopt:
      return about_row(policy, s, outlook, move);
    case Act::andrew:
      return {Reason::andrew};
    case Act::recover:
    case Act::take:
      return about_event(policy, s, outlook, move);
    case Act::lodge:
      return {Reason::lodge};
    case Act::slide:
    case Act::advance:
      return about_research(policy, outlook, move);
    case Act::donate:
      return {Reason::donate, thing(kDonationSet, move.a), policy.game().donation_cost(player),
              rounded(outlook.field(move.a))};
    case Act::use:
    case Act::mission:
    case Act::trade:
      return about_use(policy, s, outlook, move);
    case Act::bring:
      return {Reason::bring, place_of_room(player, move.a)};
    case Act::sell:
      return {Reason::sell};
    case Act::done:
      return about_done(policy, s, outlook);
  }
  return {};
}

}  // namespace

Text reason_for(const Policy& policy, const State& s, Move move) {
  static const Spoken kSpoken(kEmbedded, kKeys);
  return kSpoken.say(phrase_for(policy, s, move), policy.game().catalog());
}

}  // namespace pionek::carnegie
