// From a game chosen at run time back to its type, for code that wants the fast path.
#pragma once

#include <cassert>

#include "engine/core/any_game.hpp"
#include "engine/power_grid/power_grid.hpp"

namespace pionek {

template <class... Games>
struct GameList {};

// Every game of the house; the registry and visit_game follow this list.
using AllGames = GameList<power_grid::PowerGrid>;

// Calls use(game) with the game's own type.
template <class Use, class... Games>
void visit_game(const AnyGame& any, Use&& use, GameList<Games...> /*all*/ = AllGames{}) {
  const auto try_one = [&]<class G>(const Erased<G>* erased) {
    if (erased == nullptr) return false;
    use(erased->game());
    return true;
  };
  [[maybe_unused]] const bool found = (try_one(dynamic_cast<const Erased<Games>*>(&any)) || ...);
  assert(found && "every game is in AllGames");
}

}  // namespace pionek
