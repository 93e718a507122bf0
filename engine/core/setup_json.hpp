// The options of a set-up as JSON, by their ids: {"map": "usa"}.
#pragma once

#include "engine/core/game_info.hpp"
#include "engine/core/json.hpp"
#include "engine/core/setup.hpp"

namespace pionek {

// The pairs for make_setup, which checks them.
std::vector<std::pair<std::string, std::string>> options_in(const JsonReader& in);

// What an option demands to apply; nothing when it always does.
json::object condition_json(const Condition& when);

// The values of all options that apply.
json::object options_json(const GameInfo& info, const Setup& setup);

}  // namespace pionek
