// The timeline (chapter 3xx): choosing a row, the event it brings, and the end of the round.
#include "engine/carnegie/carnegie.hpp"
#include "engine/carnegie/verbs.hpp"

namespace pionek::carnegie {

const Event& Carnegie::event_at(const State& s, int row, int column) const {
  if (column == kColumns - 1) return data_->end_tile[row];
  return data_->timeline_tiles[s.timeline[row]].sides[s.timeline_side[row]][column - 1];
}

int Carnegie::advancing_row(const State& s, int row) const {
  for (int i = 0; i < kRows; ++i) {
    const int next = (row + i) % kRows;
    if (s.column[next] < kColumns - 1) return next;
  }
  return kRows;
}

template <class Log>
void Carnegie::begin_round(State& s, Log& log) const {
  ++s.round;
  s.row = s.advancing = kRows;
  log.note("CA-301", {Word::log_round, s.round});
  s.phase = Phase::choose;
  if (!s.solo()) return;
  s.andrew.card = s.deck.back();
  s.andrew.shown = s.andrew.shift = 0;
  s.deck.pop_back();
  ++s.reveals;  // the back of the next card
  if (s.round % 2 == 0) s.phase = Phase::andrew;
}

template <class Sink>
void Carnegie::choose_options(const State& s, Sink& sink) const {
  sink.prompt({Word::ask_row});
  for (int row = 0; row < kRows; ++row) {
    sink.offer(make_move(Act::row, row), [&](Explanation& e) {
      const int advancing = advancing_row(s, row);
      const Event& next = event_at(s, advancing, s.column[advancing] + 1);
      const Thing region = thing(kMissionSet, static_cast<int>(next.region));
      const Word word = !next.income    ? Word::do_row_donation
                        : next.donation ? Word::do_row_both
                                        : Word::do_row_income;
      e.label = advancing == row
                    ? Phrase{word, thing(kRowSet, row), region}
                    : Phrase{word + 3, thing(kRowSet, row), region, thing(kRowSet, advancing)};
      e.targets.push_back(thing(kRowSet, row));
    });
  }
  sell_option(s, sink);
}

// For the first player or for Andrew's card.
template <class Log>
void Carnegie::choose_row(State& s, int row, const char* rule, Log& log) const {
  s.row = static_cast<std::uint8_t>(row);
  s.advancing = static_cast<std::uint8_t>(advancing_row(s, row));
  if (s.solo() && s.round % 2 == 0) {
    log.note(rule, {Word::log_andrew_row, thing(kRowSet, row)});
  } else {
    log.note(rule, {Word::log_row, s.in_order(0), thing(kRowSet, row)});
  }
  if (s.advancing != row) log.note("CA-305", {Word::log_flipped, thing(kRowSet, s.advancing)});
  const Event& now = event(s);
  if (now.income) {
    log.note("CA-303", {Word::log_event_income, thing(kMissionSet, static_cast<int>(now.region))});
  }
  if (now.donation) log.note("CA-303", {Word::log_event_donation});
}

template <class Log>
void Carnegie::end_round(State& s, Log& log) const {
  ++s.column[s.advancing];
  log.note("CA-1006", {Word::log_marker, thing(kRowSet, s.advancing), s.column[s.advancing]});
  if (s.solo()) {
    ++s.andrew.filed[s.andrew.shift];
    log.note("CA-1419",
             {Word::log_filed, thing(kCardSet, s.andrew.card), data_->score_cards[s.andrew.shift]});
    s.andrew.card = kNoCard;
    s.andrew.shown = s.andrew.shift = 0;
  }
  if (s.round < data_->rounds) {
    s.first = static_cast<std::uint8_t>((s.first + 1) % s.seats);
    return;
  }
  s.phase = Phase::over;
  s.row = s.advancing = kRows;
  log.note("CA-1101", {Word::log_end, s.round});
}

template void Carnegie::choose_options(const State&, MoveList&) const;
template void Carnegie::choose_options(const State&, Menu&) const;
#define PIONEK_INSTANTIATE(Log)                                             \
  template void Carnegie::begin_round(State&, Log&) const;                  \
  template void Carnegie::choose_row(State&, int, const char*, Log&) const; \
  template void Carnegie::end_round(State&, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::carnegie
