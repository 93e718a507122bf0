// A game of Lighthouse for a test, with moves as text and hands as ids.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/lighthouse.hpp"
#include "tests/support/rule.hpp"

namespace pionek::lighthouse {

class LighthouseTest : public testing::Test {
 protected:
  using Ids = std::vector<std::string>;

  void begin(int seats, Weather weather = Weather::calm) {
    pionek::Setup setup;
    setup.seats = seats;
    setup.choice[0] = static_cast<std::uint8_t>(weather);
    state_ = game_.start(setup, Seed{1, 2, 3, 4});
  }

  // Begins a game in which the first seats hold these ships; the others hold none and the rest of
  // the near sea is the deck, the next ship being the one with the highest index.
  void begin_with(int seats, std::initializer_list<Ids> hands) {
    begin(seats);
    for (Keeper& keeper : state_.keepers) keeper.hand.clear();
    state_.deck = Ships();
    std::size_t seat = 0;
    for (const Ids& hand : hands) {
      for (const std::string& id : hand) state_.keepers[seat].hand.insert_sorted(ship(id));
      ++seat;
    }
    for (int near = 0; near < game_.catalog().size(kShipSet); ++near) {
      if (catalog_id(near) == "barque") break;  // the first ship of the far sea
      if (!is_held(near)) state_.deck.push_back(static_cast<std::uint8_t>(near));
    }
  }

  // Moves barrels from the cellar, so that all stay in the game.
  void give_oil(int seat, int barrels) {
    Keeper& keeper = state_.keeper(seat_at(seat));
    state_.cellar = static_cast<std::uint8_t>(state_.cellar + keeper.oil - barrels);
    keeper.oil = static_cast<std::uint8_t>(barrels);
  }

  Move move(std::string_view text) const {
    return parse_move(text, game_.info().verbs, game_.catalog()).value();
  }

  // Plays the moves, which must be on offer, and keeps the journal of the last one.
  void play(std::initializer_list<std::string_view> moves) {
    for (const std::string_view text : moves) {
      ASSERT_TRUE(offered(text)) << text << " is not offered";
      journal_ = Journal();
      game_.play(state_, move(text), journal_);
      ASSERT_EQ(game_.broken(state_), std::nullopt) << "after " << text;
    }
  }

  Menu menu() const {
    Menu menu;
    game_.options(state_, menu);
    return menu;
  }
  bool offered(std::string_view text) const { return menu().find(move(text)) != nullptr; }
  // The rule that forbids the move, or "".
  std::string denied_by(std::string_view text) const {
    const Menu now = menu();
    const Denial* denial = now.find_denied(move(text));
    return denial == nullptr ? "" : denial->rule;
  }
  int to_move() const { return index(game_.to_move(state_)); }

  // The lines of the last move that a seat may read, in a language.
  std::vector<std::string> lines(Seat reader, Lang lang = Lang::en) const {
    std::vector<std::string> out;
    for (const JournalLine& line : journal_.lines) {
      if (line.only != nobody && line.only != reader) continue;
      out.push_back(game_.words(lang).text(line.words, game_.catalog()));
    }
    return out;
  }

  template <class Cards>
  Ids ids(const Cards& cards) const {
    Ids out;
    for (const int each : cards) out.push_back(catalog_id(each));
    return out;
  }
  Ids hand(int seat) const { return ids(state_.keeper(seat_at(seat)).hand); }
  std::uint8_t ship(std::string_view id) const {
    return static_cast<std::uint8_t>(game_.catalog().find(kShipSet, id).value());
  }
  std::string catalog_id(int index) const { return game_.catalog().id(Data::thing(index)); }
  bool is_held(int index) const {
    for (const Keeper& keeper : state_.keepers) {
      if (keeper.hand.find(static_cast<std::uint8_t>(index)) >= 0) return true;
    }
    return false;
  }

  const Lighthouse game_ = example_game();
  State state_;
  Journal journal_;
};

}  // namespace pionek::lighthouse
