// Another game with the same people, game, options and clock. Everybody moves up by one seat and
// the first becomes the last, so that the same one does not begin again. The keys of the seats go
// with their people: whoever has a seat at the old table has one at the new one, and no key
// travels.
#pragma once

#include "server/new_table.hpp"

namespace pionek {

// Where somebody sits then.
constexpr int seat_after_rematch(int seat, int seats) { return (seat + seats - 1) % seats; }

// Of the finished table `id`; the seat that asks is the host.
Result<NewTable> rematch_of(const Facts& over, const std::string& id, int asker, Seeds& seeds);

}  // namespace pionek
