// A match as JSON for one pair of eyes: what a seat, or an onlooker, may see of it at some ply.
// docs/protocol.md explains the fields.
#pragma once

#include "engine/core/json_text.hpp"
#include "table/known.hpp"
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

// {"winners", "rival", "reason", "rule"} of a finished game.
json::object outcome_json(const AnyGame& game, const AnyState& state, Lang lang, SeatNames names);

// One ply of a match, to be shown to one viewer after the other: what is the same for several of
// them is made once. The match must not change meanwhile.
class Showing {
 public:
  Showing(const Match& match, int at)
      : match_(match), at_(at), state_(match.state_at(at)), alike_(match.game().alike(state_)) {}

  // The fields of a view, into an object that is open: those of the position, with the journal of
  // the plies after `since`, as `viewer` may see them.
  void write(JsonText& out, Seat viewer, int since, Lang lang);
  // In a cooperative game: what a seat that is not asked may point at.
  void write_may_point(JsonText& out, Seat viewer, Lang lang) const;

 private:
  // A journal that everybody may read as it is.
  struct OpenJournal {
    int since;
    Lang lang;
    std::string text;
  };

  // What a pair of eyes may know; when all may know the same, there is one for all.
  struct Seen {
    Seat viewer;
    std::string description;
    Known known;
  };

  const Seen& seen_by(Seat viewer);
  void write_journal(JsonText& out, Seat viewer, int since, Lang lang);

  const Match& match_;
  int at_;
  AnyState state_;
  bool alike_;
  std::vector<Seen> seen_;
  std::vector<OpenJournal> journals_;
};

// A view as a tree, for those who look into it.
json::object view_json(const Match& match, Seat viewer, int at, int since, Lang lang);

// The score sheet as far as the viewer may know it.
json::object score_json(const Match& match, Seat viewer, Lang lang);

}  // namespace pionek
