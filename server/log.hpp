// What the server tells its operator: one JSON object a line on standard error.
#pragma once

#include <string_view>

#include "engine/core/json.hpp"

namespace pionek {

enum class Severity { info, warning, error };

// Keys and the texts of chats must never be among the fields.
void log_event(Severity severity, std::string_view event, json::object fields = {});

}  // namespace pionek
