// Lighthouse: a tiny game that shows every feature a game of this house can have. Copy its rooms to
// begin a new one; docs/add-a-game.md walks through them. What each public function promises is
// written in engine/core/game.hpp.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "engine/core/game.hpp"
#include "engine/lighthouse/data.hpp"
#include "engine/lighthouse/state.hpp"

namespace pionek::lighthouse {

class Lighthouse {
 public:
  static constexpr std::string_view kId = "lighthouse";
  using State = lighthouse::State;

  static Result<Lighthouse> load(const Files& files) {
    auto data = load_data(files);
    if (!data) return data.error();
    return Lighthouse(std::move(*data));
  }
  const GameInfo& info() const { return data_->info; }
  const Catalog& catalog() const { return data_->catalog; }
  const Words& words(Lang lang) const { return data_->words[static_cast<std::size_t>(lang)]; }

  // setup.cpp
  State start(const Setup& setup, const Seed& seed) const;

  // turn.cpp
  Seat to_move(const State& s) const { return s.agenda.empty() ? nobody : s.agenda.top().seat; }
  template <class Sink>
  void options(const State& s, Sink& sink) const;
  template <class Log>
  void play(State& s, Move move, Log& log) const;

  // scoring.cpp
  Scores scores(const State& s) const;
  Outcome outcome(const State& s) const;
  ScoreSheet score_sheet(const State& s) const;

  // describe.cpp
  std::string describe(const State& s, Seat viewer) const;
  void imagine(State& s, Seat viewer, Rng& rng) const;
  std::uint32_t reveals(const State& s) const { return s.reveals; }
  Progress progress(const State& s) const;
  Levels levels(const State& s) const;
  // Hands stay secret to the end.
  bool alike(const State& /*s*/) const { return false; }

  // position.cpp
  std::string position(const State& s) const;
  State read_position(const JsonReader& reader) const;
  std::optional<std::string> broken(const State& s) const;

 private:
  explicit Lighthouse(std::shared_ptr<const Data> data) : data_(std::move(data)) {}

  // The parts of a turn: each in its own file, each a pair of what may be chosen and what it does.
  template <class Sink>
  void watch_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_watch(State& s, Move move, Log& log) const;
  template <class Sink>
  void hail_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_hail(State& s, Move move, Log& log) const;
  template <class Sink>
  void give_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_give(State& s, Move move, Log& log) const;
  template <class Sink>
  void vote_options(const State& s, Sink& sink) const;
  template <class Log>
  void play_vote(State& s, Move move, Log& log) const;

  // What happens by itself.
  template <class Log>
  void settle(State& s, Log& log) const;
  template <class Log>
  void draw(State& s, Seat seat, Log& log) const;
  template <class Log>
  void begin_round(State& s, Log& log) const;

  bool can_hail(const State& s) const;
  bool over(const State& s) const { return s.lamp == 0 || s.round == data_->rounds; }

  std::shared_ptr<const Data> data_;
};

}  // namespace pionek::lighthouse
