// The clock and the threads of this machine, to be lent to bots.
#pragma once

#include "bots/budget.hpp"

namespace pionek {

Thinking native_thinking();

}  // namespace pionek
