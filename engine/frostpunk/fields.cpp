// Markers and trees on the fields of the map: gathering, felling, the Coal Thumper, and effects
// that take something from the map or put it there (FP-831 to FP-833, FP-1911 to FP-1915, FP-2004).
#include "engine/frostpunk/frostpunk.hpp"
#include "engine/frostpunk/verbs.hpp"

namespace pionek::frostpunk {
namespace {

// The members of a set by their place in it: a task remembers which ones it is done with.
BitSet without_done(const BitSet& all, std::uint32_t done) {
  BitSet left;
  int rank = 0;
  all.each([&](int field) {
    if ((done >> rank++ & 1) == 0) left.add(field);
  });
  return left;
}

int rank_of(const BitSet& all, int field) {
  int rank = 0;
  all.each([&](int each) { rank += each < field ? 1 : 0; });
  return rank;
}

}  // namespace

void Frostpunk::set_content(State& s, int field, int holds, int count) {
  Field& at = s.field[field];
  at.holds = count == 0 ? kNothing : byte(holds);
  at.count = byte(count);
  s.stock.remove(field);
  s.trees.remove(field);
  if (count == 0) return;
  (holds == kTree ? s.trees : s.stock).add(field);
}

int Frostpunk::trees_left(const State& s) const {
  int left = data_->trees;
  s.trees.each([&](int field) { left -= s.field[field].count; });
  return left;
}

BitSet Frostpunk::field_sets(const State& s, int content) const {
  if (content == kNothing) return s.stock;
  if (content == kTree) return s.trees;
  BitSet found;
  s.stock.each([&](int field) {
    if (s.field[field].holds == content) found.add(field);
  });
  return found;
}

template <class Log>
void Frostpunk::take_markers(State& s, int field, int limit, const char* rule, Log& log) const {
  const Field at = s.field[field];
  if (at.holds == kNothing || at.holds == kTree) return;
  const int taken = std::min<int>(limit, at.count);
  set_content(s, field, at.holds, at.count - taken);
  log.note(rule,
           {Word::log_taken, taken, thing(kResourceSet, at.holds - 1), thing(kFieldSet, field)});
  s.pool[at.holds - 1] = static_cast<std::uint16_t>(s.pool[at.holds - 1] + taken);
}

template <class Log>
void Frostpunk::fell(State& s, int field, int wood, const char* rule, Log& log) const {
  if (s.field[field].holds != kTree) return;
  set_content(s, field, kTree, s.field[field].count - 1);
  log.note(rule, {Word::log_felled, thing(kFieldSet, field)});
  gain(s, Goods::wood, wood, rule, log);
}

BitSet Frostpunk::tree_candidates(const State& s, int field, bool adjacent) const {
  const FieldInfo& info = data_->fields[field];
  return (adjacent ? info.tile | info.adjacent : info.tile) & s.trees;
}

// A Thumper fills no field of its own tile.
BitSet Frostpunk::thumper_candidates(const State& s, int field) const {
  BitSet open;
  ((data_->fields[field].adjacent - data_->fields[field].tile) & (s.land - s.built))
      .each([&](int each) {
        const Field& at = s.field[each];
        const bool coal = at.holds == kCoal + 1 && at.count < data_->field;
        if (coal || at.holds == kNothing) open.add(each);
      });
  return open;
}

// The fields that the top task lets choose.
BitSet Frostpunk::field_candidates(const State& s) const {
  const Task& task = s.agenda.top();
  switch (task.step) {
    case Step::map_take:
      return field_sets(s, task.a);
    case Step::map_remove: {
      BitSet open;
      field_sets(s, task.a).each([&](int field) {
        if ((task.bits >> place_of_field(field) & 1) == 0) open.add(field);
      });
      return open;
    }
    case Step::map_add: {
      BitSet open;
      if (task.a == kTree && trees_left(s) == 0) return open;
      (s.land - s.built).each([&](int field) {
        const Field& at = s.field[field];
        const bool alike = at.holds == task.a && at.count < data_->field;
        if (alike || at.holds == kNothing) open.add(field);
      });
      return open;
    }
    case Step::collect:
      return without_done(data_->fields[task.field - 1].adjacent, task.bits) & s.stock;
    case Step::cut_tree:
      return tree_candidates(s, task.field - 1, task.b != 0);
    default: {
      const BitSet& around = data_->fields[task.field - 1].adjacent;
      return without_done(around, task.bits) & thumper_candidates(s, task.field - 1);
    }
  }
}

template <class Log>
bool Frostpunk::field_step(State& s, Log& log) const {
  const BitSet open = field_candidates(s);
  const Task task = s.agenda.top();
  if (open.empty()) {
    s.agenda.pop();
    if (task.step == Step::map_take && task.b != 0) {
      gain(s, Goods::coal, task.left, "FP-213", log);
    }
    return false;
  }
  // All of them may be taken, or there is one only.
  const bool forced = open.size() == 1 || (task.step == Step::collect && open.size() <= task.left);
  if (!forced) return true;
  play_field(s, make_move(Act::field, open.first()), log);
  return false;
}

template <class Sink>
void Frostpunk::field_options(const State& s, Sink& sink) const {
  const Task& task = s.agenda.top();
  switch (task.step) {
    case Step::map_take:
      sink.prompt({Word::ask_map_take, task.left});
      break;
    case Step::map_remove:
      sink.prompt({Word::ask_map_remove, task.left});
      break;
    case Step::map_add:
      sink.prompt({Word::ask_map_add, task.left});
      break;
    case Step::collect:
      sink.prompt({Word::ask_collect, task.left});
      break;
    case Step::cut_tree:
      sink.prompt({Word::ask_cut_tree});
      break;
    default:
      sink.prompt({Word::ask_thumper, task.left, task.a});
  }
  field_candidates(s).each([&](int field) {
    sink.offer(make_move(Act::field, field), [&](Explanation& e) {
      e.label = content_label(s, field);
      e.targets.push_back(thing(kFieldSet, field));
    });
  });
  if (task.step == Step::thumper && task.bits != 0) {
    sink.offer(make_move(Act::done), [](Explanation& e) { e.label = {Word::do_enough}; });
  }
}

Phrase Frostpunk::content_label(const State& s, int field) const {
  const Field& at = s.field[field];
  if (at.holds == kNothing) return {Word::do_field, thing(kFieldSet, field)};
  if (at.holds == kTree) return {Word::do_field_trees, at.count, thing(kFieldSet, field)};
  return {Word::do_field_holds, at.count, thing(kResourceSet, at.holds - 1),
          thing(kFieldSet, field)};
}

template <class Log>
void Frostpunk::play_field(State& s, Move move, Log& log) const {
  if (act_of(move) == Act::done) return s.agenda.pop();
  Task& task = s.agenda.top();
  const int field = move.a;
  const Field at = s.field[field];
  const int left = task.left;
  switch (task.step) {
    case Step::map_take:
      count_down(s);
      return take_markers(s, field, 1, "FP-213", log);
    case Step::map_remove:
      if (task.b != 0) task.bits |= 1U << place_of_field(field);
      count_down(s);
      set_content(s, field, at.holds, at.count - 1);
      return log.note("FP-213", {Word::log_cleared, thing(kFieldSet, field)});
    case Step::map_add: {
      const int kind = task.a;
      const int bank = kind == kTree ? trees_left(s) : left;
      const int put = std::min({left, data_->field - at.count, bank});
      s.agenda.pop();
      set_content(s, field, kind, at.count + put);
      return log.note("FP-2004", {Word::log_put, put, thing(kFieldSet, field)});
    }
    case Step::collect:
      task.bits |= 1U << rank_of(data_->fields[task.field - 1].adjacent, field);
      count_down(s);
      return take_markers(s, field, 1, "FP-1911", log);
    case Step::cut_tree:
      s.agenda.pop();
      return fell(s, field, left, "FP-1913", log);
    default: {
      const int put = std::min<int>(task.a, data_->field - at.count);
      task.bits |= 1U << rank_of(data_->fields[task.field - 1].adjacent, field);
      count_down(s);
      set_content(s, field, kCoal + 1, at.count + put);
      log.note("FP-1915", {Word::log_put, put, thing(kFieldSet, field)});
    }
  }
}

#define PIONEK_INSTANTIATE_SINK(Sink) \
  template void Frostpunk::field_options(const State&, Sink&) const;
PIONEK_INSTANTIATE_SINK(MoveList)
PIONEK_INSTANTIATE_SINK(Menu)
#undef PIONEK_INSTANTIATE_SINK
#define PIONEK_INSTANTIATE(Log)                                                     \
  template void Frostpunk::take_markers(State&, int, int, const char*, Log&) const; \
  template void Frostpunk::fell(State&, int, int, const char*, Log&) const;         \
  template bool Frostpunk::field_step(State&, Log&) const;                          \
  template void Frostpunk::play_field(State&, Move, Log&) const;
PIONEK_INSTANTIATE(Silent)
PIONEK_INSTANTIATE(Journal)
#undef PIONEK_INSTANTIATE

}  // namespace pionek::frostpunk
