// The contract of a game. A game is a value and three functions: a plain State, `options` which
// says what may be chosen now, and `play` which does it; `describe` shows it. Everything else in
// the house (terminal, browser, bots, records) is written once, against this page.
//
// A game class G is cheap to copy: it holds a pointer to immutable data that was loaded and checked
// once and is shared by all threads. It keeps nothing else; all that changes lives in G::State.
//
//   G::State            Trivially copyable, no pointers, no padding, unused places zero: equal
//                       states have equal bytes. Holds its own Rng, an Agenda, and a counter of
//                       reveals. A default-constructed State is not a game; `start` makes one.
//   G::load(files)      Reads and checks the game's folder. The only call that may fail.
//   info()              Names, seats, options, verbs, groups of the score sheet.
//   catalog()           The named things.
//   words(lang)         The game's phrases in a language.
//   start(setup, seed)  The position before the first choice. A pure function.
//   to_move(s)          Whose choice it is; `nobody` when the game is over.
//   options(s, sink)    Writes every choice of that seat to the sink, in an order fixed by the
//                       state: at least one while the game goes on, none after. The same template
//                       serves MoveList (bots) and Menu (people: labels, prices, targets, denials).
//                       Never allocates with MoveList.
//   play(s, move, log)  Carries out one choice and all that follows without a further choice. The
//                       move must be one that `options` offers now; anything else is undefined here
//                       and is caught by the checked layer (refusal below). A pure function of
//                       state and move. Never allocates with Silent.
//   scores(s)           The standing of each seat, as if the game ended now; in a solo game also
//                       that of the rival.
//   outcome(s)          Who won and why, as if the game ended now. Never allocates.
//   score_sheet(s)      The same points, line by line, each in a group of the score pad; lines add
//                       up to the standing.
//   imagine(s, v, rng)  Deals anew all that seat v cannot know and re-seeds the generator, using
//                       nothing of what is hidden from v. After it v's description and options are
//                       unchanged. Bots only ever get imagined states. `nobody` imagines what an
//                       onlooker cannot know. Never allocates.
//   reveals(s)          Grows whenever something hidden becomes known or chance is used: where undo
//                       stops.
//   progress(s)         Round and phase.
//   levels(s)           How full the fixed capacities of the state are.
//   alike(s)            Whether all seats and onlookers may know the same, the scores and what the
//                       seat to move is asked among it: then one description serves everybody.
//                       False is never wrong, only slower.
//   describe(s, v)      The position as seat v may know it (nobody: the public view), for screens:
//                       the text of a JSON object.
//   position(s)         The complete state, hidden things too, exactly; a JSON object as well.
//   read_position(r)    The reverse, with every invariant checked; fails through the reader.
//   broken(s)           The first broken invariant (components conserved, nothing negative, ...),
//                       in English for programmers; nothing in a sound state.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>

#include "engine/core/catalog.hpp"
#include "engine/core/files.hpp"
#include "engine/core/game_info.hpp"
#include "engine/core/hash.hpp"
#include "engine/core/journal.hpp"
#include "engine/core/json.hpp"
#include "engine/core/menu.hpp"
#include "engine/core/move_list.hpp"
#include "engine/core/outcome.hpp"
#include "engine/core/progress.hpp"
#include "engine/core/rng.hpp"
#include "engine/core/score.hpp"
#include "engine/core/setup.hpp"
#include "engine/core/words.hpp"

namespace pionek {

template <class G>
concept Game = std::copyable<G> && std::is_trivially_copyable_v<typename G::State> &&
               std::has_unique_object_representations_v<typename G::State> &&
               requires(const G& game, typename G::State& state, const typename G::State& seen,
                        Move move, Rng& rng, Seat seat, MoveList& list, Menu& menu, Silent& silent,
                        Journal& journal, const JsonReader& reader) {
                 { G::load(Files{}) } -> std::same_as<Result<G>>;
                 { game.info() } -> std::same_as<const GameInfo&>;
                 { game.catalog() } -> std::same_as<const Catalog&>;
                 { game.words(Lang::en) } -> std::same_as<const Words&>;
                 { game.start(Setup{}, Seed{}) } -> std::same_as<typename G::State>;
                 { game.to_move(seen) } -> std::same_as<Seat>;
                 game.options(seen, list);
                 game.options(seen, menu);
                 game.play(state, move, silent);
                 game.play(state, move, journal);
                 { game.scores(seen) } -> std::same_as<Scores>;
                 { game.outcome(seen) } -> std::same_as<Outcome>;
                 { game.score_sheet(seen) } -> std::same_as<ScoreSheet>;
                 game.imagine(state, seat, rng);
                 { game.reveals(seen) } -> std::same_as<std::uint32_t>;
                 { game.progress(seen) } -> std::same_as<Progress>;
                 { game.levels(seen) } -> std::same_as<Levels>;
                 { game.alike(seen) } -> std::same_as<bool>;
                 { game.describe(seen, seat) } -> std::same_as<std::string>;
                 { game.position(seen) } -> std::same_as<std::string>;
                 { game.read_position(reader) } -> std::same_as<typename G::State>;
                 { game.broken(seen) } -> std::same_as<std::optional<std::string>>;
               };

template <Game G>
std::uint64_t hash_of(const typename G::State& state) {
  return hash_bytes(state);
}

}  // namespace pionek
