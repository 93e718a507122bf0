// One match: who sits where, how it began, and the moves since. Everything else about it (the
// position now or at any earlier move, the journal, the proof that it was fair) is played again
// from these. Positions are kept every kStride moves, so that any position costs at most
// kStride - 1 moves. Journal lines are not kept at all: they come back from the same replay, which
// costs less than a millisecond for a whole game and cannot disagree with the rules.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/any_game.hpp"
#include "engine/core/refusal.hpp"
#include "table/comments.hpp"

namespace pionek {

using GamePtr = std::shared_ptr<const AnyGame>;

struct Played {
  Move move;
  Seat seat = nobody;

  friend bool operator==(const Played&, const Played&) = default;
};

// Whether the viewer may not know the move: what others choose in secret. A public move that brings
// somebody a private card stays public.
bool hidden(const GameInfo& info, const Played& played, Seat viewer);

struct JournalEntry {
  int ply = 0;
  Played played;
  std::vector<JournalLine> lines;
};

// Whether a seat may take back the newest move.
enum class UndoVerdict : std::uint8_t { allowed, nothing_played, other_seat_acted, revealed };
std::string_view id(UndoVerdict verdict);  // "other_seat_acted", for programs
const Text& text(UndoVerdict verdict);     // for people

// What was published about a match apart from its record.
struct Claims {
  std::optional<std::string> commitment;   // 64 hexadecimal digits, given out before the first move
  std::optional<std::uint64_t> last_hash;  // of the position after the last move
};

struct VerifyReport {
  int plies = 0;
  int snapshots = 0;                      // kept positions that were compared
  std::uint64_t hash = 0;                 // of the position that the replay led to
  std::optional<std::string> commitment;  // of the seed; none for a match from a given position
  std::vector<Error> faults;

  [[nodiscard]] bool ok() const { return faults.empty(); }
};

class Match {
 public:
  static constexpr int kStride = 32;
  static constexpr std::size_t kMaxNameBytes = 64;

  // Names may be fewer than seats; an empty one means that nobody gave a name.
  static Result<Match> begin(GamePtr game, const Setup& setup, const Seed& seed,
                             std::vector<std::string> names = {});
  // From a given position instead of a seed. The set-up says with which agreements it came about.
  static Result<Match> begin_from(GamePtr game, const Setup& setup, const json::value& position,
                                  std::vector<std::string> names = {});

  // ---- what is known ----
  [[nodiscard]] const AnyGame& game() const { return *game_; }
  [[nodiscard]] const GamePtr& game_ptr() const { return game_; }
  [[nodiscard]] const Setup& setup() const { return setup_; }
  [[nodiscard]] const std::optional<Seed>& seed() const { return seed_; }
  [[nodiscard]] const std::vector<std::string>& names() const { return names_; }
  [[nodiscard]] const std::vector<Played>& moves() const { return moves_; }
  [[nodiscard]] const Comments& comments() const { return comments_; }
  // The number of moves played.
  [[nodiscard]] int ply() const { return static_cast<int>(moves_.size()); }
  [[nodiscard]] const AnyState& state() const { return state_; }
  [[nodiscard]] Seat to_move() const { return game_->to_move(state_); }
  [[nodiscard]] bool over() const { return to_move() == nobody; }
  [[nodiscard]] Seat last_mover() const { return moves_.empty() ? nobody : moves_.back().seat; }
  // 0 <= at <= ply().
  [[nodiscard]] AnyState state_at(int at) const;
  // The moves after `from` up to and with `to`, each with all its lines, whispers too.
  [[nodiscard]] std::vector<JournalEntry> journal(int from, int to) const;

  // ---- play ----
  // Nothing changes when the move is refused.
  std::optional<Refusal> play(Move move, Lang lang = Lang::en);
  std::optional<Refusal> play_text(std::string_view text, Lang lang = Lang::en);

  // A seat may take back the newest move if it made it and nothing hidden was revealed by it. In a
  // team it may be anybody's. The end of a game reveals all.
  [[nodiscard]] UndoVerdict can_undo(Seat seat) const;
  UndoVerdict undo(Seat seat);
  // The ply before the newest move of the seat, if it made one.
  [[nodiscard]] std::optional<int> before_newest(Seat seat) const;
  // When all agree, every move after a ply may be taken back, whoever made it, as long as none of
  // them revealed anything hidden: nobody can forget what was seen.
  [[nodiscard]] UndoVerdict can_take_back(int to) const;
  UndoVerdict take_back(int to);
  // A taken-back move may be played again by its seat, in a team by any, until another move is
  // played.
  [[nodiscard]] bool can_redo(Seat seat) const;
  bool redo(Seat seat);

  // What `put_back` needs, far less than a copy of the match.
  struct Mark {
    int ply = 0;
    std::vector<Played> undone;
    Comments comments;
  };
  [[nodiscard]] Mark mark() const { return {ply(), undone_, comments_}; }
  // As it was at the mark, if since then moves were played, or moves were taken back, or taken-back
  // moves were played again, but not one kind after another. Names stay as they are.
  void put_back(Mark mark);

  // A match of its own with the moves up to `at`.
  [[nodiscard]] Match branch(int at) const;

  // A name has to fit on its line of the record, whole and alone.
  static std::optional<Error> check_name(std::string_view name, Seat seat);
  std::optional<Error> rename(Seat seat, std::string name);
  void add_comment(Comment comment) { comments_.add(std::move(comment)); }

  // Plays everything again from the start, each move checked, and compares with what is kept here
  // and with what was published.
  [[nodiscard]] VerifyReport verify(const Claims& claims = {}) const;

  // Equal records: what was taken back is not part of a match.
  friend bool operator==(const Match& l, const Match& r);

 private:
  Match(GamePtr game, const Setup& setup, AnyState start);
  static Result<Match> seated(Match match, std::vector<std::string> names);
  // Whether a seat may answer for what another one chose.
  [[nodiscard]] bool answers_for(Seat seat, Seat other) const;
  void apply(Move move);
  void step_back();
  void cut(int at);
  AnyState replay(VerifyReport& report) const;

  GamePtr game_;
  Setup setup_;
  std::optional<Seed> seed_;
  std::vector<std::string> names_;  // one for each seat
  std::vector<Played> moves_;
  std::vector<Played> undone_;       // the newest last
  std::vector<AnyState> snapshots_;  // [k] is the position at ply k * kStride
  AnyState state_;
  AnyState previous_;  // before the newest move, which most questions are about; or empty
  Comments comments_;
};

}  // namespace pionek
