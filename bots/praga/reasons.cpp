#include "bots/praga/reasons.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

#include "bots/spoken.hpp"

namespace pionek::praga {
namespace {

#include "embedded_table.inc"

// Their texts are words/<lang>.json, under the same names; the comment shows what fills the blanks.
enum class Reason : std::uint16_t {
  none,
  pawn,       // plaza
  take,       // action, action, points
  take_red,   // the same, gold
  take_blue,  // the same, points at once
  perform,    // action, points
  extra,      // action, points
  bonus,      // sector, points
  buy,        // payment, points of the best action
  use,        // technology, points
  up,         // monument, points of the step, of the row
  side,       // monument, points, tokens held
  effect,     // effect, points
  seal,       // seal, points
  refresh,    // row
  swap,       // tile
  end,
  end_early,
  discard,
  expand,      // track, points
  produce,     // track, points
  pick,        // tile, points
  build,       // space, points, plaza
  wall,        // space, points
  turn,        // rotation, pairs, tokens
  turn_plain,  // rotation
  claim,       // plaza, points
  no_cube,
  keep_cube,
  stay,
  pass_by,
  no_crown,
  follow,      // gain, points
  token,       // token, points
  learn,       // technology, points
  keep,        // bridge tile, points
  plank,       // plank, points
  climb,       // monument, points
  choose,      // gain, points
  reward,      // gain, points
  plaza,       // plaza, points
  rival_site,  // space
  rival_turn,  // rotation
  ahead,       // points more than the next best
  behind,      // points less than the best
};
constexpr auto kKeys = std::to_array<std::string_view>(
    {"none",       "pawn",  "take",    "take_red",  "take_blue",  "perform", "extra",
     "bonus",      "buy",   "use",     "up",        "side",       "effect",  "seal",
     "refresh",    "swap",  "end",     "end_early", "discard",    "expand",  "produce",
     "pick",       "build", "wall",    "turn",      "turn_plain", "claim",   "no_cube",
     "keep_cube",  "stay",  "pass_by", "no_crown",  "follow",     "token",   "learn",
     "keep",       "plank", "climb",   "choose",    "reward",     "plaza",   "rival_site",
     "rival_turn", "ahead", "behind"});

int rounded(double value) { return std::max(0, static_cast<int>(std::lround(value))); }

Thing thing(Set set, int index) {
  return {static_cast<std::uint8_t>(set), static_cast<std::uint16_t>(index)};
}

Phrase about_take(const Policy& policy, const State& s, const Outlook& outlook, Move move) {
  const Data& data = policy.game().data();
  int at = 0;
  while (s.crane[at] != move.a + 1) ++at;
  const ActionPair& pair = policy.game().actions_of(s, move.a);
  const Thing first = thing(kActionSet, static_cast<int>(pair[0]));
  const Thing second = thing(kActionSet, static_cast<int>(pair[1]));
  const int points = rounded(outlook.take(at));
  const int vp = (s.five >> move.a & 1) != 0 ? data.overflow_vp : data.positions[at].vp;
  if (data.positions[at].gold > 0) {
    return {Reason::take_red, first, second, points, data.positions[at].gold};
  }
  if (vp > 0) return {Reason::take_blue, first, second, points, vp};
  return {Reason::take, first, second, points};
}

// To leave a thing, or the rest of the turn: right only if the policy would do so, too.
Phrase about_leaving(const Policy& policy, const State& s, Move move) {
  const bool right = policy.choose(s) == move;
  switch (s.agenda.top().step) {
    case Step::cube:
      return {right ? Reason::no_cube : Reason::keep_cube};
    case Step::climb:
      return {right ? Reason::stay : Reason::pass_by};
    case Step::crown:
      return {Reason::no_crown};
    default:
      return {right ? Reason::end : Reason::end_early};
  }
}

// The choices of the free order of a turn.
Phrase about_turn(const Policy& policy, const State& s, const Outlook& outlook, Move move) {
  const Data& data = policy.game().data();
  const Player& player = outlook.player();
  const int points = rounded(policy.worth(s, outlook, move));
  switch (act_of(move)) {
    case Act::take:
      return about_take(policy, s, outlook, move);
    case Act::perform:
      return {Reason::perform, thing(kActionSet, move.a), points};
    case Act::extra:
      return {Reason::extra, thing(kActionSet, move.a), points};
    case Act::bonus: {
      const int sector = policy.game().sector_at(s, s.turn.position);
      return {Reason::bonus, thing(kSectorSet, sector),
              rounded(outlook.bonus(data.sectors[sector]))};
    }
    case Act::buy:
      return {Reason::buy, thing(kPaymentSet, move.a),
              rounded(outlook.best_action(outlook.purse()))};
    case Act::use:
      return {Reason::use, thing(kTechnologySet, move.a), rounded(outlook.use(move.a))};
    case Act::up: {
      const MonumentData& where = data.monuments[move.a];
      const int row = player.row[move.a];
      return {Reason::up, thing(kMonumentSet, move.a), rounded(outlook.up(move.a)),
              where.row_vp[row + 1]};
    }
    case Act::side:
      return {Reason::side, thing(kMonumentSet, move.a), rounded(outlook.side(move.a)),
              player.has(data.monuments[move.a].token)};
    case Act::effect:
      return {Reason::effect, thing(kEffectSet, move.a), rounded(outlook.effect(move.a))};
    case Act::seal:
      return {Reason::seal, thing(kSealSet, move.a), rounded(outlook.seal(move.a))};
    case Act::refresh:
      return {Reason::refresh, thing(kRowSet, move.a)};
    default:
      return about_leaving(policy, s, move);
  }
}

Phrase about_place(const Policy& policy, const State& s, const Outlook& outlook, Move move) {
  const Task& task = s.agenda.top();
  const int points = rounded(policy.worth(s, outlook, move));
  switch (act_of(move)) {
    case Act::pick:
      return {Reason::pick, thing(kHexSet, move.a), points};
    case Act::build:
      return {Reason::build, thing(kSpaceSet, move.a), points,
              thing(kPlazaSet, policy.game().data().spaces[move.a].plaza)};
    case Act::wall:
      return {Reason::wall, thing(kWallSpaceSet, move.a), points};
    default: {
      const auto found = policy.game().joined(s, task.seat, task.a, task.c, move.n);
      const int pairs = std::popcount(found.edges);
      const int tokens = found.tokens[0] + found.tokens[1];
      if (pairs + tokens == 0) return {Reason::turn_plain, move.n};
      return {Reason::turn, move.n, pairs, tokens};
    }
  }
}

// What is taken, kept or chosen.
Phrase about_choice(const Policy& policy, const State& s, const Outlook& outlook, Move move) {
  const Data& data = policy.game().data();
  const Task& task = s.agenda.top();
  const int points = rounded(policy.worth(s, outlook, move));
  switch (act_of(move)) {
    case Act::pawn:
      return {Reason::pawn, thing(kPlazaSet, move.a)};
    case Act::swap:
      return {Reason::swap, thing(kHexSet, move.a)};
    case Act::discard:
      return {Reason::discard};
    case Act::expand:
      return {Reason::expand, thing(kTrackSet, task.a), points};
    case Act::produce:
      return {Reason::produce, thing(kTrackSet, task.a), points};
    case Act::claim:
      return {Reason::claim, thing(kPlazaSet, data.spaces[task.a].plaza), points};
    case Act::follow:
      return {Reason::follow, thing(kGainSet, data.tile(move.a).gain), points};
    case Act::token:
      return {Reason::token, thing(kTokenSet, move.a), points};
    case Act::learn:
      return {Reason::learn, thing(kTechnologySet, move.a), points};
    case Act::keep:
      return {Reason::keep, thing(kBridgeSet, move.a), points};
    case Act::plank:
      return {Reason::plank, thing(kPlankSet, move.a), points};
    case Act::climb:
      return {Reason::climb, thing(kMonumentSet, task.a), points};
    case Act::up:
      return {Reason::climb, thing(kMonumentSet, move.a), points};
    case Act::choose:
      return {Reason::choose, thing(kGainSet, data.choices[data.ops[task.at].first + move.n - 1]),
              points};
    case Act::reward:
      return {Reason::reward,
              thing(kGainSet, data.plaza_tiles[s.plaza_tile[task.a] - 1].reward[move.a]), points};
    case Act::plaza:
      return {Reason::plaza, thing(kPlazaSet, move.a), points};
    case Act::build:
      return {Reason::rival_site, thing(kSpaceSet, move.a)};
    case Act::turn:
      return {Reason::rival_turn, move.n};
    default:
      return about_leaving(policy, s, move);
  }
}

Phrase phrase_for(const Policy& policy, const State& s, const Outlook& outlook, Move move) {
  switch (s.agenda.top().step) {
    case Step::turn:
      return about_turn(policy, s, outlook, move);
    case Step::perform:
      return {Reason::perform, thing(kActionSet, move.a), rounded(policy.worth(s, outlook, move))};
    case Step::pick:
    case Step::site:
    case Step::rotate:
      return about_place(policy, s, outlook, move);
    default:
      return about_choice(policy, s, outlook, move);
  }
}

// How far a move is ahead of the best of the others, or behind it. In the free order of a turn only
// like things exclude each other.
Phrase compared(const Policy& policy, const State& s, const Outlook& outlook, Move move) {
  MoveList list;
  policy.game().options(s, list);
  const double own = policy.worth(s, outlook, move);
  const bool free = s.agenda.top().step == Step::turn;
  double best = Outlook::kNever;
  for (int i = 0; i < list.size(); ++i) {
    if (list[i] == move || (free && list[i].verb != move.verb)) continue;
    best = std::max(best, policy.worth(s, outlook, list[i]));
  }
  const double gap = own - best;
  if (best <= Outlook::kNever || std::abs(gap) < 0.5) return {};
  return {gap > 0 ? Reason::ahead : Reason::behind, rounded(std::abs(gap))};
}

}  // namespace

Text reason_for(const Policy& policy, const State& s, Move move) {
  static const Spoken kSpoken(kEmbedded, kKeys);
  const Outlook outlook = policy.outlook(s);
  const Catalog& catalog = policy.game().catalog();
  Text text = kSpoken.say(phrase_for(policy, s, outlook, move), catalog);
  if (const Phrase more = compared(policy, s, outlook, move); !more.empty()) {
    const Text also = kSpoken.say(more, catalog);
    text.en += " " + also.en;
    text.pl += " " + also.pl;
  }
  return text;
}

}  // namespace pionek::praga
