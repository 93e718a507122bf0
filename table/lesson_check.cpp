// Whether a lesson can be played: by its intended moves, by every other way it allows, and by many
// mixtures of them.
#include <algorithm>

#include "engine/core/refusal.hpp"
#include "table/lesson_walk.hpp"

namespace pionek {
namespace {

constexpr int kMixtures = 32;
constexpr int kMostMoves = 5'000;  // of a lesson that ends

// One learner on the way through the lesson.
class Learner {
 public:
  explicit Learner(const Lesson& lesson)
      : lesson_(lesson), game_(lesson.start.game()), state_(lesson.start.state()), walk_(lesson) {}
  Learner(const Learner&) = default;

  [[nodiscard]] const LessonWalk& walk() const { return walk_; }
  [[nodiscard]] const AnyState& state() const { return state_; }
  [[nodiscard]] bool offered(Move move) const { return !refusal(game_, state_, move, Lang::en); }

  // Fails when the rules refuse it.
  std::optional<Error> play(Move move) {
    if (const auto refused = refusal(game_, state_, move, Lang::en, lesson_.start.names())) {
      return wrong(refused->text, "a move that is offered to " + who());
    }
    game_.play(state_, move);
    walk_.go(move, state_);
    return std::nullopt;
  }

  // Everything that is played without the learner, until the learner is asked.
  std::optional<Error> play_script() {
    const std::size_t at = walk_.step();
    bool played = false;
    while (const auto move = walk_.scripted()) {
      if (auto error = play(*move)) return error;
      played = true;
    }
    if (walk_.over() || game_.to_move(state_) == lesson_.seat) return std::nullopt;
    const std::size_t step = played ? at : walk_.step();
    const bool ended = game_.to_move(state_) == nobody;
    return Error{ended ? "the game is over before the lesson" : "it is the turn of " + who(),
                 lesson_.where(step), "the learner's turn"};
  }

  // To the end of the lesson by the intended moves.
  std::optional<Error> play_on() {
    for (int i = 0; i < kMostMoves; ++i) {
      if (auto error = play_script()) return error;
      if (walk_.over()) return std::nullopt;
      if (walk_.intended().empty()) return never_true();
      if (auto error = play(next())) return error;
    }
    return never_true();
  }

  // The best of the intended moves; with a condition the first that is offered.
  [[nodiscard]] Move next() const {
    const std::vector<Move> wanted = walk_.intended();
    const auto at =
        std::find_if(wanted.begin(), wanted.end(), [&](Move move) { return offered(move); });
    return at == wanted.end() ? wanted[0] : *at;
  }

  [[nodiscard]] Error never_true() const {
    return wrong("the condition does not come true", "with the last move of 'do'");
  }
  [[nodiscard]] Error wrong(std::string what, std::string expected) const {
    const std::size_t step = std::min(walk_.step(), lesson_.steps.size() - 1);
    return {std::move(what), lesson_.where(step), std::move(expected)};
  }

 private:
  [[nodiscard]] std::string who() const {
    const Seat seat = game_.to_move(state_);
    return seat == nobody ? "nobody" : game_.words(Lang::en).seat(seat, lesson_.start.names());
  }

  const Lesson& lesson_;
  const AnyGame& game_;
  AnyState state_;
  LessonWalk walk_;
};

class Checker {
 public:
  explicit Checker(const Lesson& lesson) : lesson_(lesson), game_(lesson.start.game()) {}

  std::optional<Error> run() {
    if (auto error = Learner(lesson_).play_on()) return error;
    Learner learner(lesson_);
    while (true) {
      if (auto error = learner.play_script()) return error;
      if (learner.walk().over()) break;
      if (auto error = step(learner)) return error;
    }
    for (int i = 0; i < kMixtures; ++i) {
      if (auto error = mixture(static_cast<std::uint64_t>(i))) return error;
    }
    return std::nullopt;
  }

 private:
  // One step by its intended moves, and on the way all else that it says about moves.
  std::optional<Error> step(Learner& learner) {
    const std::size_t at = learner.walk().step();
    const LessonStep& step = lesson_.steps[at];
    std::vector<bool> ways(step.ways.size(), false);
    std::vector<bool> detours(step.detours.size(), false);
    for (std::size_t i = 0; i < step.moves.size(); ++i) {
      if (learner.walk().step() != at || learner.walk().scripted()) {
        return Error{"the condition comes true before the last move of 'do'", lesson_.where(at),
                     "with the last one"};
      }
      look_at_detours(learner, step, detours);
      if (auto error = try_ways(learner, step, ways)) return error;
      if (auto error = learner.play(step.moves[i])) return error;
    }
    if (learner.walk().step() == at && !learner.walk().scripted()) return learner.never_true();
    if (auto error = unused(at, "or", ways, "a move that is offered and not intended")) {
      return error;
    }
    return unused(at, "but", detours, "moves that are offered or refused then, not accepted");
  }

  [[nodiscard]] std::optional<Error> unused(std::size_t at, std::string_view field,
                                            const std::vector<bool>& used,
                                            std::string_view expected) const {
    for (std::size_t i = 0; i < used.size(); ++i) {
      if (used[i]) continue;
      return Error{std::string(field) + "[" + std::to_string(i) + "] can never happen",
                   lesson_.where(at), std::string(expected)};
    }
    return std::nullopt;
  }

  // Every way that is open now, to the end of the lesson.
  std::optional<Error> try_ways(const Learner& learner, const LessonStep& step,
                                std::vector<bool>& used) const {
    for (std::size_t i = 0; i < step.ways.size(); ++i) {
      const MoveRange& range = step.ways[i].moves;
      for (const std::int32_t amount : {range.move.n, range.last_n}) {
        Move move = range.move;
        move.n = amount;
        const bool own = std::find(step.moves.begin(), step.moves.end(), move) != step.moves.end();
        const bool open = learner.walk().accepts(move) && !own;
        if (!open) continue;
        if (!learner.offered(move)) {
          if (!step.until.empty()) continue;
          return learner.wrong(
              "or[" + std::to_string(i) + "]: '" + game_.print(move) + "' is not offered",
              "a move that is offered");
        }
        used[i] = true;
        Learner other = learner;
        if (auto error = other.play(move)) return error;
        if (auto error = other.play_on()) {
          return learner.wrong("after '" + game_.print(move) + "' of or[" + std::to_string(i) +
                                   "] the lesson cannot go on: " + error->text(),
                               "a way that leaves the rest playable");
        }
      }
    }
    return std::nullopt;
  }

  void look_at_detours(const Learner& learner, const LessonStep& step,
                       std::vector<bool>& seen) const {
    Menu menu;
    game_.options(learner.state(), menu);
    for (std::size_t i = 0; i < step.detours.size(); ++i) {
      const auto& moves = step.detours[i].moves;
      const bool all = std::all_of(moves.begin(), moves.end(), [&](const MoveRange& range) {
        const auto meets = [&](const Option& option) { return meet(option, range, learner); };
        return std::any_of(menu.options.begin(), menu.options.end(), meets) ||
               std::any_of(menu.denials.begin(), menu.denials.end(), meets);
      });
      if (all) seen[i] = true;
    }
  }

  // Whether some move is both in what the menu speaks of and in the detour, and not accepted.
  static bool meet(const Option& option, const MoveRange& range, const Learner& learner) {
    for (const std::int32_t amount :
         {std::max(option.move.n, range.move.n), std::min(option.last_n, range.last_n)}) {
      Move move = option.move;
      move.n = amount;
      if (option.holds(move) && range.holds(move) && !learner.walk().accepts(move)) return true;
    }
    return false;
  }

  // By chance sometimes the intended move, sometimes another way.
  [[nodiscard]] std::optional<Error> mixture(std::uint64_t seed) const {
    Rng rng(seed);
    Learner learner(lesson_);
    std::string taken;
    for (int i = 0; i < kMostMoves; ++i) {
      if (auto error = learner.play_script()) return mixed(*error, taken);
      if (learner.walk().over()) return std::nullopt;
      if (learner.walk().intended().empty()) return mixed(learner.never_true(), taken);
      Move move = learner.next();
      const auto& ways = lesson_.steps[learner.walk().step()].ways;
      if (!ways.empty() && rng.below(2) == 0) {
        const MoveRange& range = ways[rng.below(static_cast<std::uint32_t>(ways.size()))].moves;
        Move other = range.move;
        other.n += static_cast<std::int32_t>(
            rng.below(static_cast<std::uint32_t>(range.last_n - range.move.n) + 1));
        if (learner.walk().accepts(other) && learner.offered(other)) {
          move = other;
          taken += (taken.empty() ? "'" : ", '") + game_.print(move) + "'";
        }
      }
      if (auto error = learner.play(move)) return mixed(*error, taken);
    }
    return mixed(learner.never_true(), taken);
  }

  static Error mixed(Error error, const std::string& taken) {
    error.what = "after " + taken + ": " + error.what;
    return error;
  }

  const Lesson& lesson_;
  const AnyGame& game_;
};

}  // namespace

std::optional<Error> check_lesson(const Lesson& lesson) { return Checker(lesson).run(); }

}  // namespace pionek
