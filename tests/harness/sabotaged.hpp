// The example game with one promise of the contract broken on purpose, to prove that the harness
// notices. Everything else is passed on to the sound game.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "tests/support/lighthouse.hpp"

namespace pionek::harness {

// clang-format off
enum class Fault {
  none,
  // the state
  broken_state, strange_seat, impure_start, impure_replay, endless, option_breaks,
  // options
  no_option, option_after_end, denial_after_end, list_misses_one, list_in_other_order,
  list_shortens_range, offered_twice, offered_and_denied, denied_inside_range, backward_range,
  unlabelled_range, dear_range,
  // words and numbers
  empty_prompt, empty_label, empty_reason, strange_target, strange_thing, strange_seat_named,
  unknown_rule, lossy_notation, no_notation,
  // scores
  sheet_off_by_one, sheet_without_rule, sheet_for_nobody, sheet_without_group, scores_short,
  nobody_wins, strange_winner, reason_missing, outcome_without_rule,
  // play
  reveals_fall, journal_plays, journal_without_rule, journal_empty, whisper_to_nobody,
  // views
  strange_phase, describe_twice, describe_unreadable, not_alike, open_scores,
  describe_leaks, menu_leaks, imagine_peeks, imagine_keeps_hands, imagine_own_hand,
  imagine_keeps_generator, imagine_ignores_dice, imagine_breaks, imagine_moves_turn,
  // positions
  position_forgets, position_unreadable
};
// clang-format on

class Sabotaged {
 public:
  using State = lighthouse::State;

  explicit Sabotaged(Fault fault);

  static Result<Sabotaged> load(const Files& /*files*/) { return Sabotaged(Fault::none); }
  const GameInfo& info() const { return *info_; }
  const Catalog& catalog() const { return sound_.catalog(); }
  const Words& words(Lang lang) const { return sound_.words(lang); }
  State start(const Setup& setup, const Seed& seed) const;
  Seat to_move(const State& s) const;
  void options(const State& s, MoveList& sink) const;
  void options(const State& s, Menu& sink) const;
  void play(State& s, Move move, Silent& log) const;
  void play(State& s, Move move, Journal& log) const;
  Scores scores(const State& s) const;
  Outcome outcome(const State& s) const;
  ScoreSheet score_sheet(const State& s) const;
  void imagine(State& s, Seat viewer, Rng& rng) const;
  std::uint32_t reveals(const State& s) const;
  Progress progress(const State& s) const {
    return is(Fault::strange_phase) ? Progress{.round = 1, .phase = 9} : sound_.progress(s);
  }
  Levels levels(const State& s) const { return sound_.levels(s); }
  bool alike(const State& s) const {
    return is(Fault::not_alike) || is(Fault::open_scores) || sound_.alike(s);
  }
  std::string describe(const State& s, Seat viewer) const;
  std::string position(const State& s) const;
  State read_position(const JsonReader& reader) const { return sound_.read_position(reader); }
  std::optional<std::string> broken(const State& s) const;

 private:
  bool is(Fault fault) const { return fault_ == fault; }
  void spoil_play(State& s, Move move) const;

  lighthouse::Lighthouse sound_ = lighthouse::example_game();
  Fault fault_;
  std::shared_ptr<GameInfo> info_;
  std::shared_ptr<int> starts_ = std::make_shared<int>(0);  // shared by all copies
};

static_assert(Game<Sabotaged>);

inline Sabotaged::Sabotaged(Fault fault)
    : fault_(fault), info_(std::make_shared<GameInfo>(sound_.info())) {
  if (is(Fault::lossy_notation)) info_->verbs[1].blanks.pop_back();
  if (is(Fault::no_notation)) info_->verbs.resize(1);
}

// The harness starts each game three times: for itself, type-erased, and for the replay.
inline Sabotaged::State Sabotaged::start(const Setup& setup, const Seed& seed) const {
  State s = sound_.start(setup, seed);
  const int nth = (*starts_)++ % 3;
  if (is(Fault::impure_start) && nth == 1) s.rng.next();
  if (is(Fault::impure_replay) && nth == 2) s.rng.next();
  return s;
}

inline Seat Sabotaged::to_move(const State& s) const {
  const Seat seat = sound_.to_move(s);
  if (is(Fault::strange_seat) && seat != nobody && s.round == 2) return seat_at(s.seats);
  // The next ship of the deck is hidden, so imagining changes the answer.
  if (is(Fault::imagine_moves_turn) && seat != nobody && !s.deck.empty()) {
    return seat_at(s.deck.back() % s.seats);
  }
  return seat;
}

inline void Sabotaged::options(const State& s, MoveList& sink) const {
  MoveList sound;
  sound_.options(s, sound);
  const auto nothing = [](Explanation&) {};
  if (is(Fault::option_after_end) && sound.empty()) sink.offer(Move{}, nothing);
  if (is(Fault::no_option) && s.round == 2) return;
  const auto* first = sound.begin();
  const auto* last = sound.end();
  if (is(Fault::list_misses_one) && last - first > 3) --last;
  for (const auto* run = first; run != last; ++run) {
    const bool shorter = is(Fault::list_shortens_range) && run->count > 1;
    sink.offer_range(run->first, run->first.n + run->count - (shorter ? 2 : 1), nothing);
    if (is(Fault::offered_twice)) sink.offer(run->first, nothing);
  }
  if (is(Fault::list_in_other_order) && sink.size() > 3) {
    sink.clear();
    for (const auto* run = last; run != first;) {
      --run;
      sink.offer_range(run->first, run->first.n + run->count - 1, nothing);
    }
  }
}

inline void Sabotaged::options(const State& s, Menu& sink) const {
  sound_.options(s, sink);
  const bool over = sound_.to_move(s) == nobody;
  if (is(Fault::option_after_end) && over) sink.options.emplace_back();
  if (is(Fault::denial_after_end) && over) sink.denials.emplace_back();
  if (over) return;
  if (is(Fault::no_option) && s.round == 2) sink.options.clear();
  if (is(Fault::offered_twice)) {
    std::vector<Option> twice;
    for (Option option : sink.options) {
      twice.push_back(option);
      option.last_n = option.move.n;
      twice.push_back(option);
    }
    sink.options = twice;
  }
  if (is(Fault::offered_and_denied)) {
    Denial& denial = sink.denials.emplace_back();
    static_cast<Option&>(denial) = sink.options.front();
    denial.last_n = denial.move.n;
    denial.because = denial.label;
    denial.rule = "LH-202";
  }
  if (is(Fault::denied_inside_range) && sink.options.front().is_range()) {
    Denial& denial = sink.denials.emplace_back();
    static_cast<Option&>(denial) = sink.options.front();
    denial.move.n = denial.last_n = denial.move.n + 1;
    denial.because = denial.label;
    denial.rule = "LH-202";
  }
  if (is(Fault::empty_prompt)) sink.heading = {};
  Option& last = sink.options.back();
  if (is(Fault::menu_leaks) && !s.deck.empty()) last.price = 7 + s.deck.back();
  if (is(Fault::empty_label)) last.label = {};
  if (is(Fault::strange_target)) last.targets.push_back({0, 99});
  if (is(Fault::strange_thing)) last.label = Phrase(lighthouse::Word::give, Thing{3, 0});
  if (is(Fault::strange_seat_named)) last.label = Phrase(lighthouse::Word::hail, seat_at(5));
  for (Option& option : sink.options) {
    if (!option.is_range()) continue;
    if (is(Fault::unlabelled_range)) option.label.args[0] = Arg(option.last_n);
    if (is(Fault::dear_range)) option.price = option.last_n;
  }
  for (Denial& denial : sink.denials) {
    if (is(Fault::empty_reason)) denial.because = {};
    if (is(Fault::unknown_rule)) denial.rule = "LH-999";
    if (is(Fault::backward_range)) denial.last_n = denial.move.n - 1;
  }
}

// Done the same with and without a journal, so that only the fault itself can be noticed.
inline void Sabotaged::spoil_play(State& s, Move move) const {
  if (is(Fault::option_breaks) && move == lighthouse::make(lighthouse::Act::fetch, 0, 3)) {
    ++s.keepers[0].oil;
  }
  if (is(Fault::endless) && sound_.to_move(s) == nobody) {
    const std::uint32_t reveals = s.reveals;
    s = sound_.start({s.seats, {}}, {reveals, 0, 0, 0});
    s.reveals = reveals;
  }
}

inline void Sabotaged::play(State& s, Move move, Silent& log) const {
  sound_.play(s, move, log);
  spoil_play(s, move);
}

inline void Sabotaged::play(State& s, Move move, Journal& log) const {
  sound_.play(s, move, log);
  spoil_play(s, move);
  if (is(Fault::journal_plays)) s.rng.next();
  for (JournalLine& line : log.lines) {
    if (is(Fault::journal_without_rule)) line.rule = "";
    if (is(Fault::journal_empty)) line.words = {};
    if (is(Fault::whisper_to_nobody) && line.only != nobody) line.only = seat_at(s.seats);
  }
}

inline Scores Sabotaged::scores(const State& s) const {
  Scores scores = sound_.scores(s);
  if (is(Fault::scores_short)) scores.pop_back();
  if (is(Fault::open_scores) && !s.deck.empty()) scores[0].ties[0] += s.deck.back();
  return scores;
}

inline Outcome Sabotaged::outcome(const State& s) const {
  Outcome outcome = sound_.outcome(s);
  if (is(Fault::nobody_wins)) outcome.winners.clear();
  if (is(Fault::strange_winner)) outcome.winners = {seat_at(s.seats)};
  if (is(Fault::reason_missing)) outcome.reason = {};
  if (is(Fault::outcome_without_rule)) outcome.rule = "";
  return outcome;
}

inline ScoreSheet Sabotaged::score_sheet(const State& s) const {
  ScoreSheet sheet = sound_.score_sheet(s);
  if (is(Fault::sheet_off_by_one) && s.round == 3) ++sheet.back().points;
  if (is(Fault::sheet_without_rule)) sheet.back().rule = "LH-5";
  if (is(Fault::sheet_for_nobody)) sheet.back().seat = nobody;
  if (is(Fault::sheet_without_group)) sheet.back().group = 2;
  return sheet;
}

inline void Sabotaged::imagine(State& s, Seat viewer, Rng& rng) const {
  const Rng before = s.rng;
  if (is(Fault::imagine_peeks) || is(Fault::imagine_keeps_hands)) {
    if (is(Fault::imagine_keeps_hands)) std::sort(s.deck.begin(), s.deck.end());
    rng.shuffle(s.deck);
    s.rng = Rng(rng.next());
    return;
  }
  Rng loaded(7);
  sound_.imagine(s, is(Fault::imagine_own_hand) ? nobody : viewer,
                 is(Fault::imagine_ignores_dice) ? loaded : rng);
  if (is(Fault::imagine_keeps_generator)) s.rng = before;
  if (is(Fault::imagine_breaks)) ++s.cellar;
}

inline std::uint32_t Sabotaged::reveals(const State& s) const {
  return is(Fault::reveals_fall) ? 1000 - sound_.reveals(s) : sound_.reveals(s);
}

inline std::string Sabotaged::describe(const State& s, Seat viewer) const {
  json::object seen = tree(sound_.describe(s, is(Fault::open_scores) ? nobody : viewer));
  if (is(Fault::describe_leaks) && !s.deck.empty()) seen["next"] = s.deck.back();
  std::string text = json::serialize(seen);
  if (is(Fault::describe_twice)) return R"({"round":1,)" + text.substr(1);
  if (is(Fault::describe_unreadable)) return text.substr(1);
  return text;
}

inline std::string Sabotaged::position(const State& s) const {
  json::object out = tree(sound_.position(s));
  if (is(Fault::position_forgets)) out["reveals"] = 0;
  if (is(Fault::position_unreadable)) out.erase("lamp");
  return json::serialize(out);
}

inline std::optional<std::string> Sabotaged::broken(const State& s) const {
  if (is(Fault::broken_state)) return "said so";
  return sound_.broken(s);
}

}  // namespace pionek::harness
