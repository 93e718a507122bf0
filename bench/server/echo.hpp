// The yardstick: a bare WebSocket echo that makes one durable insertion for each message, with the
// threads of the server and nothing of its work.
#pragma once

#include <functional>
#include <string>

namespace pionek {

// Serves until the process is ended. `ready` gets the port.
void run_echo(const std::string& database, int threads, const std::function<void(int)>& ready);

}  // namespace pionek
