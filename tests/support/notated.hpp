// Playing any game in a test with moves as text: "build essen", "row hr". The kit of a game says
// with one function, in the namespace of its state, which game plays that state:
//
//   const Lighthouse& game_of(const State& s);
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.hpp"
#include "engine/core/notation.hpp"

namespace pionek {

template <class State>
Move move_of(const State& s, std::string_view text) {
  const auto& game = game_of(s);
  const auto move = parse_move(text, game.info().verbs, game.catalog());
  if (!move) throw std::runtime_error("not a move: " + move.error().text());
  return *move;
}

template <class State>
Menu menu_of(const State& s) {
  Menu menu;
  game_of(s).options(s, menu);
  return menu;
}

template <class State>
int mover(const State& s) {
  return index(game_of(s).to_move(s));
}

// Every move on offer as text; a range counts as its first and its last.
template <class State>
std::set<std::string> offered(const State& s) {
  const auto& game = game_of(s);
  std::set<std::string> out;
  for (const Option& option : menu_of(s).options) {
    Move last = option.move;
    last.n = option.last_n;
    out.insert(print_move(option.move, game.info().verbs, game.catalog()));
    out.insert(print_move(last, game.info().verbs, game.catalog()));
  }
  return out;
}

// Who won as if the game ended now, and why: "1 3: PG-906 the win is shared". Seats from 1; "rival"
// for an opponent for whom nobody sits.
template <class State>
std::string verdict(const State& s, Lang lang = Lang::en) {
  const auto& game = game_of(s);
  const Outcome outcome = game.outcome(s);
  std::string out;
  for (const Seat seat : outcome.winners) {
    out += (out.empty() ? "" : " ") + std::to_string(index(seat) + 1);
  }
  if (outcome.rival) out += out.empty() ? "rival" : " rival";
  return out + ": " + outcome.rule + " " + game.words(lang).text(outcome.reason, game.catalog());
}

// Those that begin with a word.
template <class State>
std::set<std::string> offered(const State& s, std::string_view verb) {
  std::set<std::string> out;
  for (const std::string& move : offered(s)) {
    if (std::string_view(move).substr(0, move.find(' ')) == verb) out.insert(move);
  }
  return out;
}

template <class State>
bool offers(const State& s, std::string_view move) {
  MoveList list;
  game_of(s).options(s, list);
  return list.contains(move_of(s, move));
}

// The rule that forbids a move; "" when it is offered, "-" when nothing speaks of it.
template <class State>
std::string denied(const State& s, std::string_view move) {
  const Menu menu = menu_of(s);
  if (menu.find(move_of(s, move)) != nullptr) return "";
  const Denial* denial = menu.find_denied(move_of(s, move));
  return denial == nullptr ? "-" : denial->rule;
}

template <class State>
std::optional<std::int32_t> price(const State& s, std::string_view move) {
  const Menu menu = menu_of(s);
  const Option* option = menu.find(move_of(s, move));
  return option == nullptr ? std::nullopt : option->price;
}

// Plays moves that must be on offer, and answers the journal lines in English, each as
// "PG-308 Player 1 buys plant 05 for 7 Elektro.".
template <class State>
std::vector<std::string> play(State& s, std::string_view move) {
  EXPECT_TRUE(offers(s, move)) << move << " is not offered; denied by " << denied(s, move);
  if (!offers(s, move)) return {};
  const auto& game = game_of(s);
  Journal journal;
  game.play(s, move_of(s, move), journal);
  std::vector<std::string> out;
  for (const JournalLine& line : journal.lines) {
    out.push_back(std::string(line.rule) + " " +
                  game.words(Lang::en).text(line.words, game.catalog()));
  }
  return out;
}

template <class State>
std::vector<std::string> play_all(State& s, const std::vector<std::string_view>& moves) {
  std::vector<std::string> out;
  for (const std::string_view move : moves) {
    const auto lines = play(s, move);
    out.insert(out.end(), lines.begin(), lines.end());
  }
  return out;
}

template <class State>
std::vector<std::string> play_times(State& s, std::string_view move, int times) {
  return play_all(s, std::vector<std::string_view>(static_cast<std::size_t>(times), move));
}

inline bool has_line(const std::vector<std::string>& journal, std::string_view start) {
  return std::any_of(journal.begin(), journal.end(),
                     [&](const std::string& line) { return line.starts_with(start); });
}

// Plays on with the first of the listed moves that is on offer, until none is; answers how many.
template <class State>
int play_on(State& s, std::initializer_list<std::string_view> moves) {
  for (int count = 0;; ++count) {
    const auto* next = std::find_if(moves.begin(), moves.end(), [&](std::string_view move) {
      return game_of(s).to_move(s) != nobody && offers(s, move);
    });
    if (next == moves.end()) return count;
    play(s, *next);
  }
}

// Any one of the offered moves, every single amount equally likely.
template <class State>
Move random_move(const State& s, Rng& rng) {
  MoveList list;
  game_of(s).options(s, list);
  return list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size())))];
}

template <class State>
int points(const State& s, int seat = 0) {
  return game_of(s).scores(s)[seat].points;
}

// The points of the sheet under a rule.
template <class State>
int points_by(const State& s, std::string_view rule, int seat = 0) {
  int sum = 0;
  for (const ScoreLine& line : game_of(s).score_sheet(s)) {
    if (line.seat == seat_at(seat) && line.rule == rule) sum += line.points;
  }
  return sum;
}

// Every invariant holds.
template <class State>
void expect_sound(const State& s) {
  EXPECT_EQ(game_of(s).broken(s).value_or(""), "");
}

}  // namespace pionek
