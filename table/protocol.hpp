// The talk between a client and one match: a JSON message in, a JSON answer out. How it travels
// (WebSocket, pipe, HTTP) is the carrier's affair, and so is who sits where: the carrier says from
// which seat a message comes. docs/protocol.md has every message with an example.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/json.hpp"
#include "table/guide.hpp"
#include "table/match.hpp"
#include "table/orders.hpp"
#include "table/view.hpp"

namespace pionek {

// A match that is being played.
struct Table {
  Match match;
  Orders orders;
  // How often a move was taken back or played again. Two positions with the same ply but another
  // count may differ, so a client that sees it change reads the journal anew.
  int changes = 0;
  // There is more to be done by standing orders than was done in one go: carry_out_orders again.
  bool unfinished = false;
  // Leads one of the seats: a lesson or a puzzle. None at most tables.
  GuidePtr guide = nullptr;

  [[nodiscard]] bool led() const { return guide != nullptr && guide->leads(match); }
};

// After a move, after an order was given, and again as long as it is unfinished: what standing
// orders say, or the next move of a guide's script.
void carry_out_orders(Table& table);

// What a message came to.
struct Done {
  // What its sender is told, the text of a JSON object. Empty when it is what the sender sees now,
  // with the journal after `since`: a carrier may tell all who look on at once.
  std::string said;
  int since = 0;
  Lang lang = Lang::en;
};

// Carries out one message of a seat, or of an onlooker (nobody). What cannot be done is answered
// with
// {"type": "error"} and changes nothing.
Done act(Table& table, Seat seat, const json::value& message);
// The same, with the answer in any case.
std::string answer(Table& table, Seat seat, const json::value& message);
// The same for carriers that know no JSON.
std::string answer_text(Table& table, Seat seat, std::string_view message);

// Whether a message of this type may change the match. No other list says so.
bool changes_match(std::string_view type);

// How every answer begins that is an error.
inline constexpr std::string_view kErrorBeginning = R"({"protocol":1,"type":"error",)";

// What each pair of eyes sees now: the answer to {"type": "view"}, and what a carrier sends to the
// others after somebody has moved. The table must not change meanwhile.
class LiveViews {
 public:
  // A carrier with many tables gives the `id` of this one: then each text says so, first of all.
  explicit LiveViews(const Table& table, std::string_view id = "")
      : table_(table), id_(id), now_(table.match, table.match.ply()) {}

  // The text of a JSON object.
  std::string text(Seat viewer, int since, Lang lang);

 private:
  const Table& table_;
  std::string_view id_;
  Showing now_;
};

}  // namespace pionek
