#include "server/rematch.hpp"

namespace pionek {
namespace {

// As somebody who has a key or was a bot from the start, whoever played the seat at the end.
Chair moved_up(const Chair& old, int from, int to) {
  Chair chair;
  const bool bot = old.key_hash.empty();
  chair.kind = bot ? Chair::Kind::bot : Chair::Kind::person;
  chair.name = bot && old.name == bot_title(from) ? bot_title(to) : old.name;
  if (bot) chair.bot = old.bot;
  chair.key_hash = old.key_hash;
  chair.next_hash = old.next_hash;
  chair.key_shared = old.key_shared;
  chair.colour = old.colour;
  chair.notices = old.notices;
  return chair;
}

}  // namespace

Result<NewTable> rematch_of(const Facts& over, const std::string& id, int asker, Seeds& seeds) {
  auto match = Match::begin(over.match().game_ptr(), over.match().setup(), seeds.next());
  if (!match) return match.error();
  NewTable made{random_id(),
                {{std::move(*match), {}, 0},
                 {},
                 TurnClock(over.clock.spec()),
                 over.title,
                 over.hidden,
                 over.hints,
                 false,
                 false},
                "",
                {}};
  Facts& facts = made.facts;
  facts.gallery = over.gallery;
  facts.keys_of = over.keys_of.empty() ? id : over.keys_of;
  const int seats = over.seating.size();
  facts.seating.chairs.resize(static_cast<std::size_t>(seats));
  facts.seating.host_seat = seat_after_rematch(asker, seats);
  for (int seat = 0; seat < seats; ++seat) {
    const int to = seat_after_rematch(seat, seats);
    facts.seating.at(to) = moved_up(over.seating.at(seat), seat, to);
    const std::string& name = facts.seating.at(to).name;
    if (auto error = facts.table.match.rename(seat_at(to), name)) return *error;
  }
  return made;
}

}  // namespace pionek
