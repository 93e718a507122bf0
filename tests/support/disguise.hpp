// Games that are another game but for one point: for what no game of the list does yet, and for
// what none ever should.
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "engine/core/any_game.hpp"

namespace pionek::test {

// Passes every call on to another game: a base for games that misbehave in one point.
class Disguise : public AnyGame {
 public:
  explicit Disguise(std::shared_ptr<const AnyGame> game) : game_(std::move(game)) {}

  const GameInfo& info() const override { return game_->info(); }
  const Catalog& catalog() const override { return game_->catalog(); }
  const Words& words(Lang lang) const override { return game_->words(lang); }
  std::size_t state_bytes() const override { return game_->state_bytes(); }
  AnyState start(const Setup& setup, const Seed& seed) const override {
    return game_->start(setup, seed);
  }
  Seat to_move(const AnyState& state) const override { return game_->to_move(state); }
  void options(const AnyState& state, MoveList& sink) const override {
    game_->options(state, sink);
  }
  void options(const AnyState& state, Menu& sink) const override { game_->options(state, sink); }
  void play(AnyState& state, Move move) const override { game_->play(state, move); }
  void play(AnyState& state, Move move, Journal& journal) const override {
    game_->play(state, move, journal);
  }
  Scores scores(const AnyState& state) const override { return game_->scores(state); }
  Outcome outcome(const AnyState& state) const override { return game_->outcome(state); }
  ScoreSheet score_sheet(const AnyState& state) const override { return game_->score_sheet(state); }
  void imagine(AnyState& state, Seat viewer, Rng& rng) const override {
    game_->imagine(state, viewer, rng);
  }
  std::uint32_t reveals(const AnyState& state) const override { return game_->reveals(state); }
  Progress progress(const AnyState& state) const override { return game_->progress(state); }
  bool alike(const AnyState& state) const override { return game_->alike(state); }
  std::string describe(const AnyState& state, Seat viewer) const override {
    return game_->describe(state, viewer);
  }
  std::string position(const AnyState& state) const override { return game_->position(state); }
  Result<AnyState> read_position(const json::value& value, std::string where) const override {
    return game_->read_position(value, std::move(where));
  }
  std::optional<std::string> broken(const AnyState& state) const override {
    return game_->broken(state);
  }
  std::uint64_t hash(const AnyState& state) const override { return game_->hash(state); }

 protected:
  const AnyGame& inner() const { return *game_; }

 private:
  std::shared_ptr<const AnyGame> game_;
};

// A game that all win or lose together.
class Team : public Disguise {
 public:
  Team(std::shared_ptr<const AnyGame> game, bool wins)
      : Disguise(std::move(game)), info_(inner().info()), wins_(wins) {
    info_.cooperative = true;
  }

  const GameInfo& info() const override { return info_; }
  Scores scores(const AnyState& state) const override;
  Outcome outcome(const AnyState& state) const override;
  ScoreSheet score_sheet(const AnyState& state) const override;

 private:
  GameInfo info_;
  bool wins_;
};

// A game with a rival for whom nobody sits: "the Keeper", who always has the same points.
class WithRival : public Disguise {
 public:
  WithRival(std::shared_ptr<const AnyGame> game, std::int32_t points)
      : Disguise(std::move(game)), info_(inner().info()), points_(points) {
    info_.rival = {"the Keeper", "Latarnik"};
  }

  const GameInfo& info() const override { return info_; }
  Scores scores(const AnyState& state) const override;
  Outcome outcome(const AnyState& state) const override;
  ScoreSheet score_sheet(const AnyState& state) const override;

 private:
  GameInfo info_;
  std::int32_t points_;
};

}  // namespace pionek::test
