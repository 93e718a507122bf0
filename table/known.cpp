#include "table/known.hpp"

#include <algorithm>
#include <array>

namespace pionek {
namespace {

constexpr int kSamples = 8;
using Samples = FixedVector<Scores, kSamples>;
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

bool certain(const Samples& samples, int seat, std::size_t which) {
  return std::all_of(samples.begin(), samples.end(), [&](const Scores& other) {
    return part(other[seat], which) == part(samples[0][seat], which);
  });
}

// Places by what is known of all seats. Behind the first part that is not, all count as equal;
// without the points there is no place at all.
std::array<std::optional<int>, kMaxSeats> places_of(const Samples& samples) {
  const int seats = samples[0].size();
  std::size_t known = 0;
  const auto known_of_all = [&](std::size_t which) {
    for (int i = 0; i < seats; ++i) {
      if (!certain(samples, i, which)) return false;
    }
    return true;
  };
  while (known < kParts && known_of_all(known)) ++known;
  std::array<std::optional<int>, kMaxSeats> places;
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

KnownStandings standings_of(const Samples& samples) {
  const auto places = places_of(samples);
  KnownStandings standings;
  for (int i = 0; i < samples[0].size(); ++i) {
    KnownStanding seat;
    if (certain(samples, i, 0)) seat.points = samples[0][i].points;
    seat.place = places[static_cast<std::size_t>(i)];
    standings.push_back(seat);
  }
  return standings;
}

// Calls use(state) with every position that the viewer has to think possible.
template <class Use>
void imagine_all(const AnyGame& game, const AnyState& state, Seat viewer, Use use) {
  if (game.to_move(state) == nobody || game.alike(state)) return use(state);
  AnyState sample;
  for (int i = 0; i < kSamples; ++i) {
    sample = state;
    Rng rng(static_cast<std::uint64_t>(i));
    game.imagine(sample, viewer, rng);
    use(sample);
  }
}

}  // namespace

Known::Known(const AnyGame& game, const AnyState& state, Seat viewer, Prompt wanted) {
  Samples samples;
  Menu menu;
  bool same = true;
  imagine_all(game, state, viewer, [&](const AnyState& sample) {
    samples.push_back(game.scores(sample));
    if (wanted == Prompt::no || !same) return;
    menu.clear();
    game.options(sample, menu);
    same = samples.size() == 1 || *prompt_ == menu.heading;
    prompt_ = menu.heading;
  });
  if (!same) prompt_.reset();
  standings_ = standings_of(samples);
}

std::vector<KnownSeat> known_sheet(const AnyGame& game, const AnyState& state, Seat viewer) {
  Samples samples;
  std::vector<ScoreSheet> sheets;
  imagine_all(game, state, viewer, [&](const AnyState& sample) {
    samples.push_back(game.scores(sample));
    sheets.push_back(game.score_sheet(sample));
  });
  std::vector<KnownSeat> seats;
  for (const KnownStanding& standing : standings_of(samples)) {
    const Seat at = seat_at(static_cast<int>(seats.size()));
    KnownSeat& seat = seats.emplace_back(KnownSeat{standing, {}});
    for (const ScoreLine& line : sheets[0]) {
      if (line.seat == at && in_all(sheets, line)) seat.lines.push_back(line);
    }
  }
  return seats;
}

}  // namespace pionek
