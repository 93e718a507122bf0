// The invariants every game must keep, written once: random games in which each promise of the
// contract (engine/core/game.hpp) is checked at every step. A test of a game is one call:
//
//   const auto wrong = harness::check(game, rules, {.setups = harness::every_setup(game.info())});
//   EXPECT_FALSE(wrong) << *wrong;
//
// The verdict is a text, not a failed assertion, so that the harness itself can be tested.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/any_game.hpp"
#include "tests/harness/inspection.hpp"
#include "tests/harness/plan.hpp"

namespace pionek::harness {

template <Game G>
class Harness {
 public:
  Harness(const G& game, const Rulebooks& rules, const Plan& plan)
      : game_(game), any_(game), plan_(plan), inspection_(any_, rules) {}

  // Nothing if all is well; else what is broken, in which game and after which moves.
  std::optional<std::string> run() {
    inspection_.rulebooks();
    for (int k = 0; k < plan_.games && ok(); ++k) {
      number_ = static_cast<std::uint64_t>(k);
      setup_ = plan_.setups[number_ % plan_.setups.size()];
      play_game();
    }
    for (const auto& [seen, changed] : secrets_) {
      if (ok() && seen >= kManySecrets && changed == 0) {
        inspection_.fail("imagine never deals anew what only another seat sees");
      }
    }
    if (!ok()) return report();
    std::printf("%s at the fullest: %s\n", game_.info().id.c_str(), fullest_.text().c_str());
    return std::nullopt;
  }

 private:
  using State = typename G::State;
  static constexpr int kMovesShown = 20;
  // So often a secret of another seat must have been dealt anew at least once.
  static constexpr int kManySecrets = 200;

  [[nodiscard]] bool ok() const { return inspection_.ok(); }
  void require(bool holds, const char* otherwise) {
    if (!holds) inspection_.fail(otherwise);
  }
  static bool same(const State& left, const State& right) {
    return std::memcmp(&left, &right, sizeof(State)) == 0;
  }
  [[nodiscard]] bool due(int stride) const { return moves_.size() % stride == 0; }

  void play_game() {
    const Seed seed{plan_.seed, number_, 0, 0};
    dice_ = Rng(Seed{~plan_.seed, number_, 0, 0});
    moves_.clear();
    inspection_.seats(setup_.seats);
    State state = game_.start(setup_, seed);
    AnyState erased = any_.start(setup_, seed);
    while (ok()) {
      check_step(state, erased);
      if (!ok() || game_.to_move(state) == nobody) break;
      require(static_cast<int>(moves_.size()) < plan_.max_plies, "the game does not end");
      if (!ok()) break;
      const auto count = static_cast<std::uint32_t>(list_.size());
      advance(state, erased, list_[static_cast<int>(dice_.below(count))]);
    }
    if (ok()) check_replay(state, seed);
  }

  void check_step(const State& state, const AnyState& erased) {
    check_sound(state);
    if (ok()) check_erased(state, erased);
    if (ok()) check_options(state);
    if (ok()) inspection_.scores(game_.scores(state), game_.score_sheet(state));
    if (ok() && game_.to_move(state) == nobody) inspection_.outcome(game_.outcome(state));
    if (ok() && due(plan_.views_every)) check_views(state);
    if (ok() && due(plan_.positions_every)) check_position(state);
    if (ok() && due(plan_.options_every)) check_every_option(state);
  }

  void check_sound(const State& state) {
    if (const auto wrong = game_.broken(state)) inspection_.fail("broken: " + *wrong);
    const Seat seat = game_.to_move(state);
    require(seat == nobody || index(seat) < setup_.seats, "a seat that nobody has is to move");
    inspection_.progress(game_.progress(state));
    for (const FillLevel& level : game_.levels(state)) fullest_.add(level);
  }

  void check_erased(const State& state, const AnyState& erased) {
    require(erased == AnyState(state), "the type-erased game has another state");
    require(any_.hash(erased) == hash_of<G>(state), "the type-erased game has another hash");
    require(any_.to_move(erased) == game_.to_move(state), "the type-erased game asks another seat");
  }

  void check_options(const State& state) {
    list_.clear();
    Menu menu;
    game_.options(state, list_);
    game_.options(state, menu);
    if (game_.to_move(state) == nobody) {
      require(list_.empty() && menu.options.empty(), "there are options after the end");
      require(menu.denials.empty(), "there are denials after the end");
      return;
    }
    require(!list_.empty() && !menu.options.empty(), "there is no option before the end");
    if (ok()) inspection_.menu(menu, list_, dice_);
    fullest_.add({"options", static_cast<int>(list_.end() - list_.begin()), MoveList::kCapacity});
    for (const Option& option : menu.options) fullest_.add(level_of("targets", option.targets));
  }

  void check_views(const State& state) {
    std::vector<std::string> seen;  // by viewer, the onlooker last
    for (int i = 0; i < setup_.seats; ++i) seen.push_back(game_.describe(state, seat_at(i)));
    seen.push_back(game_.describe(state, nobody));
    const bool same = std::count(seen.begin(), seen.end(), seen.back()) == setup_.seats + 1;
    require(same || !game_.alike(state), "alike() holds, but not all see the same");
    if (game_.alike(state)) check_open(state);
    for (int i = 0; i <= setup_.seats && ok(); ++i) check_view(state, i, seen);
  }

  // Where all may know the same, the scores must not depend on what nobody knows.
  void check_open(const State& state) {
    const State other = imagined(state, nobody, Rng(dice_.next()));
    require(game_.scores(other) == game_.scores(state), "alike() holds, but the scores tell more");
  }

  // Nothing the viewer knows may change, and nothing it does not know may be used: whatever lies
  // hidden, the same dice give the same imagined state.
  void check_view(const State& state, int at, const std::vector<std::string>& seen) {
    const Seat viewer = at == setup_.seats ? nobody : seat_at(at);
    check_description(seen[at]);
    const Rng first(dice_.next());
    const State once = imagined(state, viewer, first);
    const State other = imagined(state, viewer, Rng(dice_.next()));
    if (const auto wrong = game_.broken(once)) {
      return inspection_.fail("imagine breaks the state: " + *wrong);
    }
    require(game_.describe(once, viewer) == seen[at], "imagine changes what the viewer sees");
    require(game_.to_move(once) == game_.to_move(state), "imagine changes who is to move");
    if (ok() && viewer != nobody && viewer == game_.to_move(state)) {
      Menu before;
      Menu after;
      game_.options(state, before);
      game_.options(once, after);
      require(same_menu(before, after), "imagine changes the options of the viewer");
    }
    require(!same(once, other), "imagine does not use its dice: the generator is not re-seeded");
    if constexpr (requires { state.rng; }) {
      require(!(once.rng == state.rng), "imagine leaves the generator as it was");
    }
    require(same(imagined(other, viewer, first), once), "imagine uses what the viewer cannot know");
    if (ok()) count_secret(once, at, seen);
  }

  void check_description(const std::string& text) {
    const auto value = parse_json(text, "description");
    if (!value) return inspection_.fail("the description is not JSON: " + value.error().text());
    // A key that was written twice would be lost here.
    require(json::serialize(*value) == text, "describe() writes a key twice");
  }

  State imagined(State state, Seat viewer, Rng dice) const {
    game_.imagine(state, viewer, dice);
    return state;
  }

  // Imagining that leaves another seat's hand as it is would pass all of the above. So look at some
  // other seat: how often it has a secret, and how often that was dealt anew.
  void count_secret(const State& once, int at, const std::vector<std::string>& seen) {
    const auto other = static_cast<int>(dice_.below(static_cast<std::uint32_t>(setup_.seats)));
    if (other == at || seen[other] == seen[at] || seen[other] == seen.back()) return;
    auto& [count, changed] = secrets_[static_cast<std::size_t>(other)];
    ++count;
    changed += game_.describe(once, seat_at(other)) == seen[other] ? 0 : 1;
  }

  void check_position(const State& state) {
    const std::string text = game_.position(state);
    const auto value = parse_json(text, "position");
    if (!value) return inspection_.fail("the position is not JSON: " + value.error().text());
    std::optional<Error> latch;
    const State read = game_.read_position(JsonReader(*value, "position: ", latch));
    if (latch) return inspection_.fail("the position cannot be read: " + latch->text());
    require(same(read, state), "the position reads back as another state");
  }

  void check_every_option(const State& state) {
    for (const MoveList::Run& run : list_) {
      const auto inside = static_cast<int>(dice_.below(static_cast<std::uint32_t>(run.count)));
      for (const int step : {0, inside, run.count - 1}) {
        if (!ok()) return;
        Move move = run.first;
        move.n += step;
        State copy = state;
        Silent silent;
        game_.play(copy, move, silent);
        if (const auto wrong = game_.broken(copy)) {
          inspection_.fail("the option '" + any_.print(move) + "' breaks the state: " + *wrong);
        }
      }
    }
  }

  void advance(State& state, AnyState& erased, Move move) {
    const std::uint32_t reveals = game_.reveals(state);
    State quiet = state;
    Silent silent;
    game_.play(quiet, move, silent);
    Journal journal;
    game_.play(state, move, journal);
    // Both doors of the type-erased game, in turn.
    if (moves_.size() % 2 == 0) {
      any_.play(erased, move);
    } else {
      Journal second;
      any_.play(erased, move, second);
    }
    moves_.push_back(move);
    require(same(quiet, state), "the journal changes what is played");
    require(game_.reveals(state) >= reveals, "reveals falls");
    inspection_.journal(journal.lines);
  }

  void check_replay(const State& end, const Seed& seed) {
    State state = game_.start(setup_, seed);
    Silent silent;
    for (const Move move : moves_) game_.play(state, move, silent);
    require(hash_of<G>(state) == hash_of<G>(end), "replaying the moves gives another end");
  }

  [[nodiscard]] std::string report() const {
    std::string out = game_.info().id + ", " + name_of(game_.info(), setup_) + ", seed " +
                      std::to_string(plan_.seed) + ", game " + std::to_string(number_) + ", ply " +
                      std::to_string(moves_.size()) + ": " + *inspection_.wrong();
    const std::size_t shown = std::min<std::size_t>(moves_.size(), kMovesShown);
    out += "\n  the last " + std::to_string(shown) + " moves:";
    for (std::size_t i = moves_.size() - shown; i < moves_.size(); ++i) {
      out += (i == moves_.size() - shown ? " " : "; ") + any_.print(moves_[i]);
    }
    return out;
  }

  struct Secrets {
    int seen = 0;
    int changed = 0;
  };

  G game_;
  Erased<G> any_;
  Plan plan_;
  Inspection inspection_;
  std::array<Secrets, kMaxSeats> secrets_{};  // by the seat that has them
  // The game that is being played.
  std::uint64_t number_ = 0;
  Setup setup_;
  Rng dice_;
  Fullest fullest_;
  MoveList list_;  // what may be chosen now
  std::vector<Move> moves_;
};

template <Game G>
std::optional<std::string> check(const G& game, const Rulebooks& rules, const Plan& plan) {
  return Harness<G>(game, rules, plan).run();
}

}  // namespace pionek::harness
