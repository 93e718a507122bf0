// Lighthouse for tests of programs with the real games: its files come from the source folder,
// since it is not in their list.
#pragma once

#include <memory>

#include "engine/core/any_game.hpp"
#include "engine/lighthouse/lighthouse.hpp"

namespace pionek::lighthouse {

// The files of tests/example/games/lighthouse by their names inside that folder.
Files example_files();

// The game made from them. Stops the test program if they are wrong.
Lighthouse example_game();

// The same behind the run-time interface.
std::shared_ptr<const AnyGame> any_example_game();

}  // namespace pionek::lighthouse
