// The talk between a client and one match: a JSON message in, a JSON answer out. How it travels
// (WebSocket, pipe, HTTP) is the carrier's affair, and so is who sits where: the carrier says from
// which seat a message comes. docs/protocol.md has every message with an example.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/json.hpp"
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
};

// Answers one message of a seat, or of an onlooker (nobody). Whatever cannot be done is answered
// with {"type": "error"} and changes nothing.
json::object answer(Table& table, Seat seat, const json::value& message);

// The same from text to text, each on one line, for carriers that know no JSON.
std::string answer_text(Table& table, Seat seat, std::string_view message);

// What a seat sees now: the answer to {"type": "view"}, and what a carrier sends to the others
// after somebody has moved.
json::object live_view(const Table& table, Seat viewer, int since, Lang lang);

}  // namespace pionek
