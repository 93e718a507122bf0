// A match as JSON for one pair of eyes: what a seat, or an onlooker, may see of it at some ply.
// docs/protocol.md explains the fields.
#pragma once

#include "engine/core/json.hpp"
#include "table/match.hpp"

namespace pionek {

inline constexpr int kProtocolVersion = 1;

// A seat in JSON: counted from 0 as in every description; null for nobody.
json::value seat_json(Seat seat);

// {"prompt", "menu", "denied"}: all that the seat to move is asked, so for its eyes only. A range
// of amounts is one entry with "min", "max" and "pattern", or with `expand_ranges` one entry for
// each amount.
json::object menu_json(const AnyGame& game, const AnyState& state, Lang lang, SeatNames names,
                       bool expand_ranges);

// The match at ply `at`, with the journal of the plies after `since`, as `viewer` may see it.
json::object view_json(const Match& match, Seat viewer, int at, int since, Lang lang);

// The score sheet as far as the viewer may know it.
json::object score_json(const Match& match, Seat viewer, Lang lang);

}  // namespace pionek
