// A game chosen at run time: the Game concept behind one virtual interface, for programs such as
// the terminal, the table and the server. Bots and benchmarks that want speed use the game itself.
#pragma once

#include <cstring>
#include <memory>
#include <new>
#include <utility>
#include <vector>

#include "engine/core/game.hpp"

namespace pionek {

// The bytes of some game's State. Only the AnyGame that made it can read it.
class AnyState {
 public:
  AnyState() = default;
  template <class State>
    requires std::is_trivially_copyable_v<State>
  explicit AnyState(const State& state) : words_((sizeof(State) + 7) / 8) {
    static_assert(alignof(State) <= alignof(std::uint64_t));
    std::memcpy(words_.data(), &state, sizeof(State));
  }

  template <class State>
  [[nodiscard]] State& as() {
    return *std::launder(reinterpret_cast<State*>(words_.data()));
  }
  template <class State>
  [[nodiscard]] const State& as() const {
    return *std::launder(reinterpret_cast<const State*>(words_.data()));
  }
  [[nodiscard]] bool empty() const { return words_.empty(); }

  friend bool operator==(const AnyState&, const AnyState&) = default;

 private:
  std::vector<std::uint64_t> words_;
};

// Each function means what the contract in game.hpp says.
class AnyGame {
 public:
  AnyGame() = default;
  AnyGame(const AnyGame&) = delete;
  AnyGame& operator=(const AnyGame&) = delete;
  virtual ~AnyGame() = default;

  [[nodiscard]] virtual const GameInfo& info() const = 0;
  [[nodiscard]] virtual const Catalog& catalog() const = 0;
  [[nodiscard]] virtual const Words& words(Lang lang) const = 0;
  [[nodiscard]] virtual std::size_t state_bytes() const = 0;
  [[nodiscard]] virtual AnyState start(const Setup& setup, const Seed& seed) const = 0;
  [[nodiscard]] virtual Seat to_move(const AnyState& state) const = 0;
  virtual void options(const AnyState& state, MoveList& sink) const = 0;
  virtual void options(const AnyState& state, Menu& sink) const = 0;
  virtual void play(AnyState& state, Move move) const = 0;
  virtual void play(AnyState& state, Move move, Journal& journal) const = 0;
  [[nodiscard]] virtual Scores scores(const AnyState& state) const = 0;
  [[nodiscard]] virtual Outcome outcome(const AnyState& state) const = 0;
  [[nodiscard]] virtual ScoreSheet score_sheet(const AnyState& state) const = 0;
  virtual void imagine(AnyState& state, Seat viewer, Rng& rng) const = 0;
  [[nodiscard]] virtual std::uint32_t reveals(const AnyState& state) const = 0;
  [[nodiscard]] virtual Progress progress(const AnyState& state) const = 0;
  [[nodiscard]] virtual bool alike(const AnyState& state) const = 0;
  [[nodiscard]] virtual std::string describe(const AnyState& state, Seat viewer) const = 0;
  [[nodiscard]] virtual std::string position(const AnyState& state) const = 0;
  // `where` names the source in errors ("puzzle.json").
  [[nodiscard]] virtual Result<AnyState> read_position(const json::value& value,
                                                       std::string where) const = 0;
  [[nodiscard]] virtual std::optional<std::string> broken(const AnyState& state) const = 0;
  [[nodiscard]] virtual std::uint64_t hash(const AnyState& state) const = 0;

  [[nodiscard]] std::string print(Move move) const {
    return print_move(move, info().verbs, catalog());
  }
  [[nodiscard]] Result<Move> parse(std::string_view text) const {
    return parse_move(text, info().verbs, catalog());
  }
};

template <Game G>
class Erased final : public AnyGame {
 public:
  using State = typename G::State;

  explicit Erased(G game) : game_(std::move(game)) {}
  [[nodiscard]] const G& game() const { return game_; }

  const GameInfo& info() const override { return game_.info(); }
  const Catalog& catalog() const override { return game_.catalog(); }
  const Words& words(Lang lang) const override { return game_.words(lang); }
  std::size_t state_bytes() const override { return sizeof(State); }
  AnyState start(const Setup& setup, const Seed& seed) const override {
    return AnyState(game_.start(setup, seed));
  }
  Seat to_move(const AnyState& state) const override { return game_.to_move(at(state)); }
  void options(const AnyState& state, MoveList& sink) const override {
    game_.options(at(state), sink);
  }
  void options(const AnyState& state, Menu& sink) const override { game_.options(at(state), sink); }
  void play(AnyState& state, Move move) const override {
    Silent silent;
    game_.play(at(state), move, silent);
  }
  void play(AnyState& state, Move move, Journal& journal) const override {
    game_.play(at(state), move, journal);
  }
  Scores scores(const AnyState& state) const override { return game_.scores(at(state)); }
  Outcome outcome(const AnyState& state) const override { return game_.outcome(at(state)); }
  ScoreSheet score_sheet(const AnyState& state) const override {
    return game_.score_sheet(at(state));
  }
  void imagine(AnyState& state, Seat viewer, Rng& rng) const override {
    game_.imagine(at(state), viewer, rng);
  }
  std::uint32_t reveals(const AnyState& state) const override { return game_.reveals(at(state)); }
  Progress progress(const AnyState& state) const override { return game_.progress(at(state)); }
  bool alike(const AnyState& state) const override { return game_.alike(at(state)); }
  std::string describe(const AnyState& state, Seat viewer) const override {
    return game_.describe(at(state), viewer);
  }
  std::string position(const AnyState& state) const override { return game_.position(at(state)); }
  Result<AnyState> read_position(const json::value& value, std::string where) const override {
    std::optional<Error> latch;
    const State state = game_.read_position(JsonReader(value, std::move(where) + ": ", latch));
    if (latch) return *std::move(latch);
    return AnyState(state);
  }
  std::optional<std::string> broken(const AnyState& state) const override {
    return game_.broken(at(state));
  }
  std::uint64_t hash(const AnyState& state) const override { return hash_of<G>(at(state)); }

 private:
  static State& at(AnyState& state) { return state.as<State>(); }
  static const State& at(const AnyState& state) { return state.as<State>(); }

  G game_;
};

}  // namespace pionek
