// A list of games as types. CMake writes the list itself (AllGames in engine/registry/list.hpp)
// from games/list.
#pragma once

#include <string_view>

namespace pionek {

template <class... Games>
struct GameList {};

// The pointer that of.template operator()<G>() answers for the game with that id; null if the list
// has no such game.
template <class Of, class... Games>
auto of_game(std::string_view id, GameList<Games...> /*list*/, const Of& of) {
  decltype((of.template operator()<Games>(), ...)) found = nullptr;
  static_cast<void>(
      ((Games::kId == id ? (found = of.template operator()<Games>(), true) : false) || ...));
  return found;
}

}  // namespace pionek
