// A match put into words: its menu, its journal, its score sheet and its rules as lines of text,
// for the commands that print them and for the client that shows them page by page.
#pragma once

#include <iosfwd>

#include "cli/terminal/phrases.hpp"
#include "cli/terminal/text.hpp"
#include "engine/core/rulebook.hpp"
#include "table/match.hpp"

namespace pionek {

// The game's phrases in the reader's language, with the names of those who play.
struct Teller {
  const Match& match;
  const Phrases& say;

  [[nodiscard]] Lang lang() const { return say.lang(); }
  [[nodiscard]] std::string operator()(const Phrase& phrase) const;
  [[nodiscard]] std::string seat(Seat seat) const;
  [[nodiscard]] std::string thing(Thing thing) const;
  // "bid 13", or "bid 13 … bid 50" for a run of amounts.
  [[nodiscard]] std::string move(const Option& option) const;
  [[nodiscard]] std::string label(const Option& option) const;
  // A move as it is offered after so many plies: "Bid 13". As it is typed where it is not.
  [[nodiscard]] std::string offered(int ply, Move move) const;
  // With fewer words, where the game has them.
  [[nodiscard]] std::optional<std::string> brief(const Phrase& phrase) const;
};

// A text of a view or a journal.
std::string text_of(const json::object& object, std::string_view key);

void print(std::ostream& out, const Lines& lines);

// Every option with its move as it is typed.
Lines option_lines(const Teller& tell, const Menu& menu, int width);

// What may not be chosen, gathered by reason, each with its rule.
Lines why_lines(const Teller& tell, const Menu& menu, int width);

// The plies after `from` up to and with `to`, for the owner of a record: hidden things too.
json::array journal_json(const Teller& tell, int from, int to);
// Any journal: the owner's, or that of a seat's view. Each move as it is typed; or for people, who
// have its lines: its label alone where there are none.
enum class MovesAs { typed, told };
Lines journal_lines(const Teller& tell, const json::array& journal, MovesAs moves = MovesAs::typed);

// As far as the viewer may know it.
Lines score_lines(const Teller& tell, Seat viewer);

// Of a game that is over: who won, and why.
Lines outcome_lines(const Teller& tell);

// A rule by its number ("PG-602", "602"), or all rules that have the word in them.
Lines rule_lines(const Phrases& say, const Rulebook& book, std::string_view prefix,
                 std::string_view wanted, int width);

}  // namespace pionek
