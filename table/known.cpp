#include "table/known.hpp"

#include <algorithm>
#include <array>

namespace pionek {
namespace {

constexpr std::size_t kParts = 1 + std::tuple_size_v<decltype(Standing::ties)>;

std::int32_t part(const Standing& standing, std::size_t which) {
  return which == 0 ? standing.points : standing.ties[which - 1];
}

bool same_line(const ScoreLine& l, const ScoreLine& r) {
  return l.seat == r.seat && l.points == r.points && l.words == r.words;
}

bool in_all(const std::vector<ScoreSheet>& sheets, const ScoreLine& line) {
  return std::all_of(sheets.begin(), sheets.end(), [&](const ScoreSheet& sheet) {
    return std::any_of(sheet.begin(), sheet.end(),
                       [&](const ScoreLine& other) { return same_line(line, other); });
  });
}

bool certain(const std::vector<Scores>& samples, int seat, std::size_t which) {
  return std::all_of(samples.begin(), samples.end(), [&](const Scores& other) {
    return part(other[seat], which) == part(samples[0][seat], which);
  });
}

// Places by what is known of all seats. Behind the first part that is not, all count as equal;
// without the points there is no place at all.
std::vector<std::optional<int>> places_of(const std::vector<Scores>& samples) {
  const int seats = samples[0].size();
  std::size_t known = 0;
  const auto known_of_all = [&](std::size_t which) {
    for (int i = 0; i < seats; ++i) {
      if (!certain(samples, i, which)) return false;
    }
    return true;
  };
  while (known < kParts && known_of_all(known)) ++known;
  std::vector<std::optional<int>> places(static_cast<std::size_t>(seats));
  if (known == 0) return places;
  Scores standings = samples[0];
  for (Standing& standing : standings) {
    for (std::size_t which = known; which < kParts; ++which) standing.ties[which - 1] = 0;
  }
  for (int i = 0; i < seats; ++i) {
    places[static_cast<std::size_t>(i)] = place_of(standings, seat_at(i));
  }
  return places;
}

}  // namespace

Known::Known(const AnyGame& game, const AnyState& state, Seat viewer) : game_(game) {
  if (game.to_move(state) == nobody) {
    samples_.push_back(state);
    return;
  }
  for (int i = 0; i < kSamples; ++i) {
    Rng rng(static_cast<std::uint64_t>(i));
    game.imagine(samples_.emplace_back(state), viewer, rng);
  }
}

std::vector<KnownSeat> Known::seats() const {
  std::vector<Scores> scores;
  std::vector<ScoreSheet> sheets;
  for (const AnyState& sample : samples_) {
    scores.push_back(game_.scores(sample));
    sheets.push_back(game_.score_sheet(sample));
  }
  const auto places = places_of(scores);
  std::vector<KnownSeat> seats;
  for (int i = 0; i < scores[0].size(); ++i) {
    KnownSeat& seat = seats.emplace_back();
    if (certain(scores, i, 0)) seat.points = scores[0][i].points;
    seat.place = places[static_cast<std::size_t>(i)];
    for (const ScoreLine& line : sheets[0]) {
      if (line.seat == seat_at(i) && in_all(sheets, line)) seat.lines.push_back(line);
    }
  }
  return seats;
}

std::optional<Phrase> Known::prompt() const {
  std::optional<Phrase> found;
  for (const AnyState& sample : samples_) {
    Menu menu;
    game_.options(sample, menu);
    if (found && *found != menu.heading) return std::nullopt;
    found = menu.heading;
  }
  return found;
}

}  // namespace pionek
