#include "table/known.hpp"

#include <algorithm>
#include <utility>

namespace pionek {
namespace {

constexpr int kSamples = 8;
using Samples = FixedVector<Scores, kSamples>;
constexpr std::size_t kParts = 1 + std::tuple_size_v<decltype(Standing::ties)>;

bool same_line(const ScoreLine& l, const ScoreLine& r) {
  return l.seat == r.seat && l.points == r.points && l.words == r.words;
}

bool same_offer(const Option& l, const Option& r) {
  return l.move == r.move && l.last_n == r.last_n && l.label == r.label && l.price == r.price;
}

bool in_all(const std::vector<ScoreSheet>& sheets, const ScoreLine& line) {
  return std::all_of(sheets.begin(), sheets.end(), [&](const ScoreSheet& sheet) {
    return std::any_of(sheet.begin(), sheet.end(),
                       [&](const ScoreLine& other) { return same_line(line, other); });
  });
}

// Those who are compared: the seats, and behind them a rival.
int compared(const Scores& scores) { return scores.size() + (scores.rival ? 1 : 0); }
const Standing& standing(const Scores& scores, int who) {
  return who < scores.size() ? scores[who] : *scores.rival;
}

bool certain(const Samples& samples, int who, std::size_t part) {
  return std::all_of(samples.begin(), samples.end(), [&](const Scores& other) {
    return figure(standing(other, who), part) == figure(standing(samples[0], who), part);
  });
}

// How many parts of the standings are known of all, the points first.
std::size_t known_parts(const Samples& samples) {
  const auto known_of_all = [&](std::size_t part) {
    for (int who = 0; who < compared(samples[0]); ++who) {
      if (!certain(samples, who, part)) return false;
    }
    return true;
  };
  std::size_t known = 0;
  while (known < kParts && known_of_all(known)) ++known;
  return known;
}

// Places by what is known of all. Behind the first part that is not, all count as equal; without
// the points there is no place at all.
KnownStandings standings_of(const Samples& samples) {
  const std::size_t parts = known_parts(samples);
  Scores scores = samples[0];
  const auto forget = [&](Standing& of) {
    for (std::size_t part = std::max<std::size_t>(parts, 1); part < kParts; ++part) {
      of.ties[part - 1] = 0;
    }
  };
  for (Standing& of : scores) forget(of);
  if (scores.rival) forget(*scores.rival);
  const auto known = [&](int who) {
    KnownStanding out;
    if (certain(samples, who, 0)) out.points = standing(scores, who).points;
    if (parts > 0) out.place = place_of(scores, standing(scores, who));
    return out;
  };
  KnownStandings standings;
  for (int seat = 0; seat < scores.size(); ++seat) standings.push_back(known(seat));
  if (scores.rival) standings.rival = known(scores.size());
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

Menu known_offers(const AnyGame& game, const AnyState& state, Seat viewer) {
  Menu known;
  bool first = true;
  imagine_all(game, state, viewer, [&](const AnyState& sample) {
    Menu menu;
    game.options(sample, menu);
    if (std::exchange(first, false)) {
      known = std::move(menu);
      known.denials.clear();
      return;
    }
    std::erase_if(known.options, [&](const Option& option) {
      const Option* other = menu.find(option.move);
      return other == nullptr || !same_offer(option, *other);
    });
  });
  return known;
}

KnownSheet known_sheet(const AnyGame& game, const AnyState& state, Seat viewer) {
  Samples samples;
  std::vector<ScoreSheet> sheets;
  imagine_all(game, state, viewer, [&](const AnyState& sample) {
    samples.push_back(game.scores(sample));
    sheets.push_back(game.score_sheet(sample));
  });
  KnownSheet known{standings_of(samples), {}};
  for (const ScoreLine& line : sheets[0]) {
    if (in_all(sheets, line)) known.lines.push_back(line);
  }
  return known;
}

}  // namespace pionek
