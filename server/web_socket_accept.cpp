// The change over from HTTP, for which Beast brings in all of its HTTP.
#include "server/web_socket.hpp"

namespace pionek {

void WebSocket::accept(Request request) {
  const auto kept = std::make_shared<Request>(std::move(request));
  socket_.async_accept(*kept, [self = shared_from_this(), kept](Code refused) {
    if (!refused) self->begin();
  });
}

}  // namespace pionek
