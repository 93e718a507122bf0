// The yardstick: a bare WebSocket echo that makes one durable insertion for each message, with the
// threads of the server and nothing of its work. It answers the sender alone, or everybody in a
// circle of clients as a table does.
#pragma once

#include <functional>
#include <string>

namespace pionek {

// Serves until the process is ended. Of the clients each `circle` that come one after the other are
// told together. `ready` gets the port.
void run_echo(const std::string& database, int threads, int circle,
              const std::function<void(int)>& ready);

}  // namespace pionek
