// How it ended (FP-203 to FP-209, chapter 21xx). There are no points: all win or all lose.
#include "engine/frostpunk/frostpunk.hpp"
#include "engine/frostpunk/verbs.hpp"

namespace pionek::frostpunk {
namespace {

// The rows of the sheet, in the order of score_groups.
enum SheetRow : std::uint8_t { ending, people };

struct Verdict {
  const char* rule;
  Word words;
};

// In the order of Ending.
constexpr std::array<Verdict, kEndings> kVerdicts{{
    {"FP-2101", Word::end_none},
    {"FP-203", Word::end_goal},
    {"FP-204", Word::end_no_hope},
    {"FP-205", Word::end_exile},
    {"FP-206", Word::end_explosion},
    {"FP-207", Word::end_epidemic},
    {"FP-208", Word::end_famine},
    {"FP-209", Word::end_deaths},
    {"FP-2102", Word::end_depot},
}};

const Verdict& verdict(const State& s) { return kVerdicts[static_cast<std::size_t>(s.ending)]; }

}  // namespace

std::vector<ScoreGroup> score_groups() {
  return {{"ending", {"How it ended", "Jak się skończyło"}},
          {"people", {"The people", "Mieszkańcy"}}};
}

template <class Log>
void Frostpunk::end_game(State& s, Ending ending, Log& log) const {
  // A card that was being resolved is never finished.
  for (const Task& task : s.agenda) {
    const CardId card = byte(task.card - 1);
    if (task.step == Step::finish && data_->is_dusk(card) && !lies_somewhere(s, card)) {
      s.dusk_gone.add(dusk_index(card));
    }
  }
  s.phase = Phase::over;
  s.ending = ending;
  s.agenda.clear();
  log.note(verdict(s).rule, {verdict(s).words, s.round});
}

// For comparison: how far it went, who is alive, how many tokens of hope beyond those of discontent
// (FP-2103).
Scores Frostpunk::scores(const State& s) const {
  Standing standing;
  standing.points = s.ending == Ending::goal ? 1 : 0;
  standing.ties = {s.round, s.pop[0] + s.pop[1] + s.pop[2],
                   s.tokens(Side::hope).size() - s.tokens(Side::discontent).size()};
  Scores scores;
  for (int i = 0; i < s.seats; ++i) scores.push_back(standing);
  return scores;
}

Outcome Frostpunk::outcome(const State& s) const {
  return together(s.seats, s.ending == Ending::goal, verdict(s).rule, {verdict(s).words, s.round});
}

ScoreSheet Frostpunk::score_sheet(const State& s) const {
  ScoreSheet sheet;
  for (int i = 0; i < s.seats; ++i) {
    const int points = s.ending == Ending::goal ? 1 : 0;
    sheet.push_back(
        {seat_at(i), SheetRow::ending, points, verdict(s).rule, {verdict(s).words, s.round}});
    sheet.push_back({seat_at(i),
                     SheetRow::people,
                     0,
                     "FP-2103",
                     {Word::sheet_people, s.pop[0] + s.pop[1] + s.pop[2], s.deaths}});
  }
  return sheet;
}

Progress Frostpunk::progress(const State& s) const {
  const bool playing = s.phase != Phase::setup && s.phase != Phase::over;
  return {s.phase == Phase::setup ? 0 : s.round, data_->last_round,
          playing ? static_cast<int>(s.phase) - 1 : -1};
}

Levels Frostpunk::levels(const State& s) const {
  Levels levels;
  levels.push_back(level_of("agenda", s.agenda));
  levels.push_back(level_of("events", s.events));
  levels.push_back(level_of("activations", s.activations));
  levels.push_back(level_of("hope", s.track[0]));
  levels.push_back(level_of("discontent", s.track[1]));
  for (const Route& route : s.routes) levels.push_back(level_of("route", route.cards));
  return levels;
}

#define PIONEK_INSTANTIATE(Log) template void Frostpunk::end_game(State&, Ending, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::frostpunk
