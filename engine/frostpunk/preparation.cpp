// The preparation phase (chapter 7xx): advisors, Mobilisation, the sickness check.
#include "engine/frostpunk/frostpunk.hpp"
#include "engine/frostpunk/verbs.hpp"

namespace pionek::frostpunk {

template <class Log>
void Frostpunk::begin_preparation(State& s, Log& /*log*/) const {
  s.agenda.push({.step = Step::ailing, .seat = s.leading()});
  s.agenda.push({.step = Step::ration, .seat = s.leading()});
  s.agenda.push({.step = Step::mobilise, .seat = s.leading()});
  s.agenda.push({.step = Step::advise, .seat = s.leading()});
}

// What may be used before the sickness is checked; whether there is anything.
bool Frostpunk::can_prepare(const State& s) const {
  switch (s.agenda.top().step) {
    case Step::advise:
      for (int i = 0; i < s.seats; ++i) {
        if (available(s, data_->advisors[s.advisor[i] - 1].use, 0)) return true;
      }
      return false;
    case Step::mobilise:
      return s.mobilisation != 0 && !s.tokens(Side::hope).empty();
    default: {
      const Modifier* option = ration(s);
      return option != nullptr && payable(s, option->effect, option->costs, 0);
    }
  }
}

const Modifier* Frostpunk::ration(const State& s) const {
  const Modifier* found = nullptr;
  each_mod(s, Mod::preparation_option, [&](const Modifier& each) { found = &each; });
  return found;
}

template <class Log>
bool Frostpunk::prepare_step(State& s, Log& /*log*/) const {
  if (can_prepare(s)) return true;
  s.agenda.pop();
  return false;
}

template <class Sink>
void Frostpunk::prepare_options(const State& s, Sink& sink) const {
  const Step step = s.agenda.top().step;
  if (step == Step::advise) {
    sink.prompt({Word::ask_advise});
    for (int i = 0; i < s.seats; ++i) advisor_option(s, s.advisor[i] - 1, sink);
  } else if (step == Step::mobilise) {
    sink.prompt({Word::ask_mobilise});
    sink.offer(make_move(Act::mobilise),
               [&](Explanation& e) { e.label = {Word::do_mobilise, mobilised(s)}; });
  } else {
    sink.prompt({Word::ask_ration});
    sink.offer(make_move(Act::ration), [&](Explanation& e) {
      const int law = std::countr_zero(ration(s)->source);
      e.label = {Word::do_ration, thing(kLawSet, law)};
      e.targets.push_back(thing(kLawSet, law));
    });
  }
  sink.offer(make_move(Act::done), [](Explanation& e) { e.label = {Word::do_nothing}; });
}

template <class Sink>
void Frostpunk::advisor_option(const State& s, int advisor, Sink& sink) const {
  const auto explain = [&](Explanation& e) {
    e.label = {Word::do_advisor, thing(kAdvisorSet, advisor)};
    e.because = {Word::why_no_token};
    e.targets.push_back(thing(kAdvisorSet, advisor));
  };
  const Move move = make_move(Act::advisor, advisor);
  if (available(s, data_->advisors[advisor].use, 0)) {
    sink.offer(move, explain);
  } else {
    sink.deny(move, "FP-702", explain);
  }
}

// Citizen cards by the number of hope tokens (FP-2202).
int Frostpunk::mobilised(const State& s) const {
  int cards = 0;
  for (const Draws& each : data_->mobilisation) {
    if (s.tokens(Side::hope).size() >= each.hope) cards = each.cards;
  }
  return cards;
}

template <class Log>
void Frostpunk::play_prepare(State& s, Move move, Log& log) const {
  s.agenda.pop();
  switch (act_of(move)) {
    case Act::advisor:
      log.note("FP-702", {Word::log_advised, thing(kAdvisorSet, move.a)});
      return run(s, {.effect = data_->advisors[move.a].use.start});
    case Act::mobilise:
      s.mobilisation = 0;
      log.note("FP-2202", {Word::log_mobilised});
      return draw_hand(s, s.leading(), mobilised(s), "FP-2202", log);
    case Act::ration: {
      const Modifier* option = ration(s);
      log.note("FP-716", {Word::log_rationed, thing(kLawSet, std::countr_zero(option->source))});
      return run(s, {.effect = option->effect});
    }
    default:
      return;
  }
}

// FP-711 to FP-716: the markers one after another, from the lowest value of the start on.
template <class Log>
bool Frostpunk::ailing_step(State& s, Log& log) const {
  Task& task = s.agenda.top();
  if (task.a == 0) {
    for (const int sick : s.sick) {
      if (sick < data_->epidemic) continue;
      end_game(s, Ending::epidemic, log);
      return false;
    }
    task.bits = by_sickness(s);
  }
  if (task.a == kTypes) {
    s.agenda.pop();
    return false;
  }
  const int type = static_cast<int>(task.bits >> (2 * task.a++) & 3);
  SickSection section;
  for (const SickSection& each : data_->sick_sections) {
    if (s.sick[type] >= each.from) section = each;
  }
  for (int i = 0; i < section.exhausted && s.exhausted[type] < data_->exhausted; ++i) {
    exhaust(s, type, "FP-714", log);
  }
  if (section.flips > 0) {
    s.agenda.push(
        {.step = Step::flip, .seat = s.leading(), .a = byte(type), .left = section.flips});
  }
  return false;
}

// The types by how many are sick, two bits each, the lowest first.
std::uint32_t Frostpunk::by_sickness(const State& s) {
  std::array<int, kTypes> order{0, 1, 2};
  for (int i = 1; i < kTypes; ++i) {
    for (int k = i; k > 0 && s.sick[order[k]] < s.sick[order[k - 1]]; --k) {
      std::swap(order[k], order[k - 1]);
    }
  }
  return static_cast<std::uint32_t>(order[0] | order[1] << 2 | order[2] << 4);
}

#define PIONEK_INSTANTIATE_SINK(Sink) \
  template void Frostpunk::prepare_options(const State&, Sink&) const;
PIONEK_INSTANTIATE_SINK(MoveList)
PIONEK_INSTANTIATE_SINK(Menu)
#undef PIONEK_INSTANTIATE_SINK
#define PIONEK_INSTANTIATE(Log)                                    \
  template void Frostpunk::begin_preparation(State&, Log&) const;  \
  template bool Frostpunk::prepare_step(State&, Log&) const;       \
  template void Frostpunk::play_prepare(State&, Move, Log&) const; \
  template bool Frostpunk::ailing_step(State&, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::frostpunk
