// Lighthouse for tests: its files come from the source folder, since it is not one of the games the
// programs know.
#pragma once

#include <memory>

#include "engine/core/any_game.hpp"
#include "tests/example/lighthouse.hpp"

namespace pionek::lighthouse {

// The files of tests/example/game by their names inside that folder.
Files example_files();

// The game made from them. Stops the test program if they are wrong.
Lighthouse example_game();

// The same behind the run-time interface.
std::shared_ptr<const AnyGame> any_example_game();

}  // namespace pionek::lighthouse
