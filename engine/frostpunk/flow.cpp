// What is asked, what a choice leads to, and the way through a round: phase after phase, the top of
// the agenda first.
#include "engine/frostpunk/frostpunk.hpp"
#include "engine/frostpunk/verbs.hpp"

namespace pionek::frostpunk {

template <class Sink>
void Frostpunk::options(const State& s, Sink& sink) const {
  if (s.agenda.empty()) return;
  switch (s.agenda.top().step) {
    case Step::take_advisor:
      return take_advisor_options(s, sink);
    case Step::start_discard:
      return start_discard_options(s, sink);
    case Step::order:
      return order_options(s, sink);
    case Step::stoke:
      sink.prompt({s.phase == Phase::night ? Word::ask_stoke_night : Word::ask_stoke});
      return stoke_options(s, 0, sink);
    case Step::advise:
    case Step::mobilise:
    case Step::ration:
      return prepare_options(s, sink);
    case Step::turn:
      return turn_options(s, sink);
    case Step::act:
      return act_options(s, sink);
    case Step::shelter:
      return shelter_options(s, sink);
    case Step::choose:
      return choose_options(s, sink);
    case Step::consult:
      return consult_options(s, sink);
    case Step::sick:
    case Step::cure:
    case Step::treat:
    case Step::flip:
    case Step::die:
    case Step::exhaust:
    case Step::leave:
    case Step::arrive:
      return people_options(s, sink);
    case Step::death:
      return death_options(s, sink);
    case Step::raise:
    case Step::lower:
    case Step::spend:
    case Step::activate:
    case Step::discard:
    case Step::token_type:
      return morale_options(s, sink);
    case Step::gain:
    case Step::lose:
    case Step::store:
    case Step::unstore:
      return goods_options(s, sink);
    case Step::map_take:
    case Step::map_remove:
    case Step::map_add:
    case Step::collect:
    case Step::cut_tree:
    case Step::thumper:
      return field_options(s, sink);
    case Step::lay:
      return lay_options(s, sink);
    case Step::construct:
      return construct_options(s, sink);
    case Step::site:
      return site_options(s, sink);
    case Step::upgrade:
    case Step::destroy:
    case Step::ruin:
      return rebuild_options(s, sink);
    case Step::workshop:
      return workshop_options(s, sink);
    case Step::technology:
      return technology_options(s, sink);
    case Step::law:
      return law_options(s, sink);
    case Step::reuse:
      return reuse_options(s, sink);
    case Step::peek:
      return peek_options(s, sink);
    case Step::alternative:
      return alternative_options(s, sink);
    case Step::march:
      return march_options(s, sink);
    case Step::place:
      return place_options(s, sink);
    default:
      assert(false && "settle stops only at steps that ask");
  }
}

template <class Log>
void Frostpunk::play(State& s, Move move, Log& log) const {
  play_step(s, move, log);
  settle(s, log);
}

template <class Log>
void Frostpunk::play_step(State& s, Move move, Log& log) const {
  switch (s.agenda.top().step) {
    case Step::take_advisor:
      return play_take_advisor(s, move, log);
    case Step::start_discard:
      return play_start_discard(s, move, log);
    case Step::order:
      return play_order(s, move, log);
    case Step::stoke:
      return play_stoke(s, move, log);
    case Step::advise:
    case Step::mobilise:
    case Step::ration:
      return play_prepare(s, move, log);
    case Step::turn:
      return play_turn(s, move, log);
    case Step::act:
      return play_act(s, move, log);
    case Step::shelter:
      return play_shelter(s, move, log);
    case Step::choose:
      return play_choose(s, move, log);
    case Step::consult:
      return play_consult(s, move, log);
    case Step::sick:
    case Step::cure:
    case Step::treat:
    case Step::flip:
    case Step::die:
    case Step::exhaust:
    case Step::leave:
    case Step::arrive:
      return play_people(s, move, log);
    case Step::death:
      return play_death(s, move, log);
    case Step::raise:
    case Step::lower:
    case Step::spend:
    case Step::activate:
    case Step::discard:
    case Step::token_type:
      return play_morale(s, move, log);
    case Step::gain:
    case Step::lose:
    case Step::store:
    case Step::unstore:
      return play_goods(s, move, log);
    case Step::map_take:
    case Step::map_remove:
    case Step::map_add:
    case Step::collect:
    case Step::cut_tree:
    case Step::thumper:
      return play_field(s, move, log);
    case Step::lay:
      return play_lay(s, move, log);
    case Step::construct:
      return play_construct(s, move, log);
    case Step::site:
      return play_site(s, move, log);
    case Step::upgrade:
    case Step::destroy:
    case Step::ruin:
      return play_rebuild(s, move, log);
    case Step::workshop:
      return play_workshop(s, move, log);
    case Step::technology:
      return play_technology(s, move, log);
    case Step::law:
      return play_law(s, move, log);
    case Step::reuse:
      return play_reuse(s, move, log);
    case Step::peek:
      return play_peek(s, move, log);
    case Step::alternative:
      return play_alternative(s, move, log);
    case Step::march:
      return play_march(s, move, log);
    case Step::place:
      return play_place(s, move, log);
    default:
      assert(false && "settle stops only at steps that ask");
  }
}

// A loss ends everything at once, in the middle of an effect (FP-210).
template <class Log>
void Frostpunk::settle(State& s, Log& log) const {
  while (s.phase != Phase::over) {
    if (s.agenda.empty()) {
      next_phase(s, log);
    } else if (work(s, log)) {
      return;
    }
  }
  s.agenda.clear();
}

// Carries out the top task as far as it goes without a choice; whether it waits for one.
template <class Log>
bool Frostpunk::work(State& s, Log& log) const {
  switch (s.agenda.top().step) {
    case Step::take_advisor:
      return take_advisor_step(s, log);
    case Step::start_discard:
      return start_discard_step(s, log);
    case Step::order:
      return order_step(s, log);
    case Step::stoke:
      if (most_coal(s) > 0) return true;
      s.agenda.pop();
      return false;
    case Step::chill:
      return chill_step(s, log);
    case Step::overload:
      return overload_step(s, log);
    case Step::storm:
      return storm_step(s, log);
    case Step::advise:
    case Step::mobilise:
    case Step::ration:
      return prepare_step(s, log);
    case Step::ailing:
      return ailing_step(s, log);
    case Step::muster:
      return muster_step(s, log);
    case Step::turn:
      return turn_step(s, log);
    case Step::act:
    case Step::alternative:
      return true;
    case Step::dusk_card:
      return dusk_step(s, log);
    case Step::feed:
      return feed_step(s, log);
    case Step::shelter:
      return shelter_step(s, log);
    case Step::bedtime:
      return bedtime_step(s, log);
    case Step::run:
      return run_step(s, log);
    case Step::finish:
      return finish_step(s, log);
    case Step::choose:
      return choose_step(s, log);
    case Step::consult:
      return consult_step(s, log);
    case Step::sick:
    case Step::cure:
    case Step::treat:
    case Step::flip:
    case Step::die:
    case Step::exhaust:
    case Step::leave:
    case Step::arrive:
      return people_step(s, log);
    case Step::death:
      return death_step(s, log);
    case Step::raise:
    case Step::lower:
    case Step::spend:
    case Step::activate:
    case Step::discard:
    case Step::token_type:
      return morale_step(s, log);
    case Step::gain:
    case Step::lose:
    case Step::store:
    case Step::unstore:
      return goods_step(s, log);
    case Step::map_take:
    case Step::map_remove:
    case Step::map_add:
    case Step::collect:
    case Step::cut_tree:
    case Step::thumper:
      return field_step(s, log);
    case Step::lay:
      return lay_step(s, log);
    case Step::gather:
    case Step::cut_here:
      return gather_step(s, log);
    case Step::construct:
      return construct_step(s, log);
    case Step::site:
      return site_step(s, log);
    case Step::upgrade:
    case Step::destroy:
    case Step::ruin:
      return rebuild_step(s, log);
    case Step::workshop:
      return workshop_step(s, log);
    case Step::research:
      return research_step(s, log);
    case Step::technology:
      return technology_step(s, log);
    case Step::law:
      return law_step(s, log);
    case Step::reuse:
      return reuse_step(s, log);
    case Step::peek:
      return peek_step(s, log);
    case Step::march:
      return march_step(s, log);
    case Step::place:
      return place_step(s, log);
    case Step::homeward:
      return homeward_step(s, log);
  }
  return false;
}

// FP-201, FP-202: the first round begins with the action phase.
template <class Log>
void Frostpunk::next_phase(State& s, Log& log) const {
  switch (s.phase) {
    case Phase::setup:
    case Phase::preparation:
      s.phase = Phase::action;
      return begin_action(s, log);
    case Phase::dawn:
      s.phase = Phase::morning;
      return begin_morning(s, log);
    case Phase::morning:
      s.phase = Phase::generator;
      return begin_generator(s, log);
    case Phase::generator:
      s.phase = Phase::weather;
      return begin_weather(s, log);
    case Phase::weather:
      s.phase = Phase::preparation;
      return begin_preparation(s, log);
    case Phase::action:
      s.phase = Phase::dusk;
      return begin_dusk(s, log);
    case Phase::dusk:
      s.phase = Phase::hunger;
      return begin_hunger(s, log);
    case Phase::hunger:
      s.phase = Phase::night;
      return begin_night(s, log);
    case Phase::night:
      s.phase = Phase::dawn;
      return begin_dawn(s, log);
    case Phase::over:
      return;
  }
}

template void Frostpunk::options(const State&, MoveList&) const;
template void Frostpunk::options(const State&, Menu&) const;
#define PIONEK_INSTANTIATE(Log)                            \
  template void Frostpunk::play(State&, Move, Log&) const; \
  template void Frostpunk::settle(State&, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::frostpunk
