// Who won a finished game, who lost, and why. Every screen, arena and report asks this; nobody
// compares places.
#pragma once

#include <array>
#include <optional>

#include "engine/core/game_info.hpp"
#include "engine/core/phrase.hpp"
#include "engine/core/score.hpp"

namespace pionek {

struct Outcome {
  // Several share the win. In a cooperative game all seats or none.
  FixedVector<Seat, kMaxSeats> winners;
  bool rival = false;     // the opponent for whom nobody sits won, or shares the win
  const char* rule = "";  // which rule settled it
  Phrase reason;          // why, in the game's words

  [[nodiscard]] bool won(Seat seat) const { return winners.find(seat) >= 0; }
};

// By seat: what each has of the win. It is divided among those who share it, a rival among them; in
// a cooperative game all have the whole of it, or nobody.
inline std::array<double, kMaxSeats> win_shares(const GameInfo& info, const Outcome& outcome) {
  std::array<double, kMaxSeats> shares{};
  const int parts = info.cooperative ? 1 : outcome.winners.size() + (outcome.rival ? 1 : 0);
  for (const Seat seat : outcome.winners) shares[index(seat)] = 1.0 / parts;
  return shares;
}

// The outcome of a game that all win or lose together.
inline Outcome together(int seats, bool won, const char* rule, const Phrase& reason) {
  Outcome outcome{.winners = {}, .rule = rule, .reason = reason};
  for (int i = 0; won && i < seats; ++i) outcome.winners.push_back(seat_at(i));
  return outcome;
}

// The words in which a game says who won by the best standing, each with its rule.
template <class Word>
struct Verdicts {
  struct Verdict {
    const char* rule = "";
    Word words{};
  };
  // By the part of the standing that decided, the points first: winner, own figure, the next best.
  std::array<Verdict, 4> decided{};
  Verdict shared{};  // points
  Verdict rival{};   // its points, the best of the seats: it won, or shares the win
  Verdict alone{};   // points, where there is nobody to compare with
};

// The outcome of a game in which the best standing wins.
template <class Word>
Outcome best_standing(const Scores& scores, const Verdicts<Word>& verdicts) {
  Outcome outcome;
  std::optional<Standing> next;  // the best of those who did not win
  for (int i = 0; i < scores.size(); ++i) {
    if (place_of(scores, seat_at(i)) == 1) {
      outcome.winners.push_back(seat_at(i));
    } else if (!next || scores[i] > *next) {
      next = scores[i];
    }
  }
  const Standing& best =
      outcome.winners.empty() ? *scores.rival : scores[index(outcome.winners[0])];
  outcome.rival = scores.rival && *scores.rival == best;
  if (scores.rival && !outcome.rival) next = scores.rival;  // it plays against one seat alone
  const auto say = [&](const typename Verdicts<Word>::Verdict& verdict, auto... fill) {
    outcome.rule = verdict.rule;
    outcome.reason = Phrase(verdict.words, fill...);
  };
  if (outcome.rival) {
    say(verdicts.rival, best.points, outcome.winners.empty() ? next->points : best.points);
  } else if (outcome.winners.size() > 1) {
    say(verdicts.shared, best.points);
  } else if (!next) {
    say(verdicts.alone, best.points);
  } else {
    std::size_t part = 0;
    while (part < 3 && figure(best, part) == figure(*next, part)) ++part;
    say(verdicts.decided[part], outcome.winners[0], figure(best, part), figure(*next, part));
  }
  return outcome;
}

}  // namespace pionek
