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
  take,       // the better action, points
  take_red,   // the same, gold
  take_blue,  // the same, points at once
  wheel,      // sector
  perform,    // action, points
  extra,      // action, points
  bonus,      // sector, points
  buy,        // payment, points of the best action
  use,        // technology, points
  up,         // monument, points of the step, of the row
  side,       // monument, points, tokens held
  side_bare,  // monument, points
  effect,     // effect, points
  effect_paid,
  seal,     // seal, points
  refresh,  // row
  swap,     // tile
  end,
  end_early,
  discard,
  discard_other,
  expand,   // track, points
  produce,  // track, points
  pick,     // tile, points
  build,    // space, points
  wall,     // space, points
  turn,     // rotation, pairs, tokens
  turn_pairs,
  turn_tokens,
  turn_plain,  // rotation
  claim,       // plaza, points
  claim_poor,  // plaza
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
  ahead,       // points more than the next best at first sight
  behind,      // points less than the best
};
constexpr auto kKeys = std::to_array<std::string_view>(
    {"none",        "pawn",       "take",      "take_red",    "take_blue",     "wheel",
     "perform",     "extra",      "bonus",     "buy",         "use",           "up",
     "side",        "side_bare",  "effect",    "effect_paid", "seal",          "refresh",
     "swap",        "end",        "end_early", "discard",     "discard_other", "expand",
     "produce",     "pick",       "build",     "wall",        "turn",          "turn_pairs",
     "turn_tokens", "turn_plain", "claim",     "claim_poor",  "no_cube",       "keep_cube",
     "stay",        "pass_by",    "no_crown",  "follow",      "token",         "learn",
     "keep",        "plank",      "climb",     "choose",      "reward",        "plaza",
     "rival_site",  "rival_turn", "ahead",     "behind"});

int rounded(double value) { return std::max(0, static_cast<int>(std::lround(value))); }

Thing thing(Set set, int index) {
  return {static_cast<std::uint8_t>(set), static_cast<std::uint16_t>(index)};
}

Phrase about_take(const Policy& policy, const State& s, const Outlook& outlook, Move move) {
  const Data& data = policy.game().data();
  const int at = position_of(s, move);
  const Taking taking = outlook.take(at);
  const Thing action = thing(kActionSet, static_cast<int>(taking.action));
  const int points = rounded(taking.worth);
  const int vp = (s.five >> move.a & 1) != 0 ? data.overflow_vp : data.positions[at].vp;
  if (data.positions[at].gold > 0) {
    return {Reason::take_red, action, points, data.positions[at].gold};
  }
  if (vp > 0) return {Reason::take_blue, action, points, vp};
  return {Reason::take, action, points};
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
    case Act::side: {
      const Thing monument = thing(kMonumentSet, move.a);
      const int held = player.has(data.monuments[move.a].token);
      if (held == 0) return {Reason::side_bare, monument, rounded(outlook.side(move.a))};
      return {Reason::side, monument, rounded(outlook.side(move.a)), held};
    }
    case Act::effect: {
      const bool paid = data.segments[move.a / 2].effects[move.a % 2].is == Offer::Is::pay;
      return {paid ? Reason::effect_paid : Reason::effect, thing(kEffectSet, move.a),
              rounded(outlook.effect(move.a))};
    }
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
      return {Reason::build, thing(kSpaceSet, move.a), points};
    case Act::wall:
      return {Reason::wall, thing(kWallSpaceSet, move.a), points};
    default: {
      const auto found = policy.game().joined(s, task.seat, task.a, task.c, move.n);
      const int pairs = std::popcount(found.edges);
      const int tokens = found.tokens[0] + found.tokens[1];
      if (pairs + tokens == 0) return {Reason::turn_plain, move.n};
      if (tokens == 0) return {Reason::turn_pairs, move.n, pairs};
      if (pairs == 0) return {Reason::turn_tokens, move.n, tokens};
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
      return {policy.choose(s) == move ? Reason::discard : Reason::discard_other};
    case Act::expand:
      return {Reason::expand, thing(kTrackSet, task.a), points};
    case Act::produce:
      return {Reason::produce, thing(kTrackSet, task.a), points};
    case Act::claim:
      if (points == 0) return {Reason::claim_poor, thing(kPlazaSet, data.spaces[task.a].plaza)};
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

// In the free order of a turn only some things exclude each other.
bool is_choice(const State& s, Move move) {
  if (s.agenda.top().step != Step::turn) return true;
  const Act act = act_of(move);
  return act == Act::take || act == Act::perform || act == Act::extra;
}

// How far a move is ahead of the best of the others, or behind it, before anybody looks ahead.
Phrase compared(const Policy& policy, const State& s, const Outlook& outlook, Move move) {
  if (!is_choice(s, move)) return {};
  MoveList list;
  policy.game().options(s, list);
  const double own = policy.worth(s, outlook, move);
  double best = Outlook::kNever;
  for (int i = 0; i < list.size(); ++i) {
    if (list[i] == move || !is_choice(s, list[i])) continue;
    best = std::max(best, policy.worth(s, outlook, list[i]));
  }
  const int gap = static_cast<int>(std::lround(own - best));
  if (best <= Outlook::kNever || gap == 0) return {};
  return {gap > 0 ? Reason::ahead : Reason::behind, std::abs(gap)};
}

// The wheel bonus that a tile of the crane comes with, if it is counted.
Phrase about_wheel(const Policy& policy, const State& s, const Outlook& outlook, Move move) {
  if (s.agenda.top().step != Step::turn || act_of(move) != Act::take) return {};
  const int at = position_of(s, move);
  if (!outlook.take(at).bonus) return {};
  return {Reason::wheel, thing(kSectorSet, policy.game().sector_at(s, at))};
}

}  // namespace

Text reason_for(const Policy& policy, const State& s, Move move) {
  static const Spoken kSpoken(kEmbedded, kKeys);
  const Outlook outlook = policy.outlook(s);
  const Catalog& catalog = policy.game().catalog();
  Text text;
  for (const Phrase& phrase :
       {phrase_for(policy, s, outlook, move), about_wheel(policy, s, outlook, move),
        compared(policy, s, outlook, move)}) {
    if (phrase.empty()) continue;
    const Text said = kSpoken.say(phrase, catalog);
    text.en += (text.en.empty() ? "" : " ") + said.en;
    text.pl += (text.pl.empty() ? "" : " ") + said.pl;
  }
  return text;
}

}  // namespace pionek::praga
