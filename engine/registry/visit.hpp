// From a game chosen at run time back to its type, for code that wants the fast path.
#pragma once

#include <cassert>

#include "engine/carnegie/carnegie.hpp"
#include "engine/core/any_game.hpp"
#include "engine/power_grid/power_grid.hpp"

namespace pionek {

template <class... Games>
struct GameList {};

// Every game of the house; the registry and visit_game follow this list.
using AllGames = GameList<power_grid::PowerGrid, carnegie::Carnegie>;

namespace detail {

template <class Use, class... Games>
bool visit_one_of(const AnyGame& any, Use& use, GameList<Games...> /*all*/) {
  const auto try_one = [&]<class G>(const Erased<G>* erased) {
    if (erased != nullptr) use(erased->game());
    return erased != nullptr;
  };
  return (try_one(dynamic_cast<const Erased<Games>*>(&any)) || ...);
}

}  // namespace detail

// Calls use(game) with the game's own type.
template <class Use>
void visit_game(const AnyGame& any, Use&& use) {
  [[maybe_unused]] const bool found = detail::visit_one_of(any, use, AllGames{});
  assert(found && "every game is in AllGames");
}

}  // namespace pionek
