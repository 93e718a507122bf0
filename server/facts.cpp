#include "server/facts.hpp"

#include <algorithm>

#include "engine/core/setup_json.hpp"
#include "table/fairness.hpp"
#include "table/orders_json.hpp"

namespace pionek {
namespace {

std::vector<StoredMove> moves_after(const Match& match, int ply) {
  std::vector<StoredMove> moves;
  for (int at = ply; at < match.ply(); ++at) {
    const Played& played = match.moves()[static_cast<std::size_t>(at)];
    moves.push_back({index(played.seat), match.game().print(played.move)});
  }
  return moves;
}

// Plays the stored moves from a ply on.
std::optional<Error> play_stored(Match& match, const StoredTable& stored, int from) {
  for (std::size_t at = static_cast<std::size_t>(from); at < stored.moves.size(); ++at) {
    if (const auto refused = match.play_text(stored.moves[at].text)) {
      return Error{refused->text, stored.id + " ply " + std::to_string(at + 1),
                   "a move that the rules offer"};
    }
  }
  return std::nullopt;
}

Result<Match> replayed(const StoredTable& stored, const FindGame& find_game) {
  auto match = read_record(stored.opening.record, stored.id, find_game);
  if (!match) return match;
  if (auto error = play_stored(*match, stored, 0)) return *error;
  return match;
}

Result<Match> from_snapshot(const StoredTable& stored, const json::value& about,
                            const FindGame& find_game) {
  std::optional<Error> wrong;
  const JsonReader in(about, "table " + stored.id, wrong);
  const std::string id = in["game"].string();
  const auto options = options_in(in["options"]);
  const int seats = static_cast<int>(in["chairs"].size());
  if (wrong) return *wrong;
  const auto game = find_game(id);
  if (!game) return game.error();
  const auto setup = make_setup((*game)->info(), seats, options);
  if (!setup) return setup.error();
  const auto position = parse_json(stored.snapshot->position, stored.id);
  if (!position) return position.error();
  auto match = Match::begin_from(*game, *setup, *position);
  if (!match) return match;
  if (auto error = play_stored(*match, stored, stored.snapshot->ply)) return *error;
  return match;
}

// Orders that are no longer understood are forgotten: the seats are asked as always.
Orders orders_of(const json::value& about, const Catalog& catalog) {
  std::optional<Error> wrong;
  const JsonReader in(about, "orders", wrong);
  const Orders orders = in.has("orders") ? read_kept_orders(in["orders"], catalog) : Orders();
  return wrong ? Orders() : orders;
}

bool same_about(const Before& before, const Facts& after) {
  return (!before.seating || *before.seating == after.seating) && before.clock == after.clock &&
         before.started == after.started && before.orders == after.table.orders;
}

}  // namespace

Before Facts::before_moves() const {
  return {match().mark(), table.orders, table.changes, clock, started, std::nullopt};
}

Before Facts::before_seats() const {
  Before before = before_moves();
  before.seating = seating;
  return before;
}

void Facts::put_back(Before before) {
  table.match.put_back(std::move(before.match));
  table.orders = std::move(before.orders);
  table.changes = before.changes;
  clock = before.clock;
  started = before.started;
  if (!before.seating) return;
  seating = std::move(*before.seating);
  for (int seat = 0; seat < seating.size(); ++seat) {
    static_cast<void>(table.match.rename(seat_at(seat), seating.at(seat).name));
  }
}

void Facts::hand_to_bot(int seat, std::string bot) {
  seating.hand_to_bot(seat, std::move(bot));
  table.orders.cancel_all(seat_at(seat));
}

bool Facts::bot_to_move() const {
  const Seat seat = to_move();
  return seat != nobody && seating.at(index(seat)).kind == Chair::Kind::bot;
}

std::optional<Millis> Facts::due() const {
  if (bot_to_move()) return 0;
  if (to_move() == nobody || clock.spec().on_timeout == ClockSpec::OnTimeout::nothing) {
    return std::nullopt;
  }
  return clock.deadline();
}

TableHead Facts::head(Millis now) const {
  return {std::string(phase()), hidden, match().ply(), table.changes, now, due()};
}

std::string Facts::about() const {
  json::object out{{"game", match().game().info().id}, {"title", title}, {"started", started}};
  out["options"] = options_json(match().game().info(), match().setup());
  for (auto& field : seating.to_json()) out[field.key()] = std::move(field.value());
  out["clock"] = clock.to_json();
  out["hints"] = hints;
  out["orders"] = kept_orders_json(table.orders, match().game().catalog());
  return json::serialize(out);
}

Change change_since(const Before* before, const Facts& after, const std::string& id, Millis now) {
  Change change;
  change.table = id;
  change.head = after.head(now);
  const Match& match = after.match();
  // One change plays moves or takes some back, never both.
  const int kept = before == nullptr ? 0 : std::min(before->match.ply, match.ply());
  change.moves = moves_after(match, kept);
  if (before == nullptr) {
    change.opening = TableOpening{write_record(match.branch(0)), now};
    change.cut = 0;
  } else if (kept < before->match.ply) {
    change.cut = kept;
  }
  if (before == nullptr || !same_about(*before, after)) change.about = after.about();
  const int ply = match.ply();
  if (ply / kSnapshotStride > kept / kSnapshotStride) {
    change.snapshot = Snapshot{ply, match.game().position(match.state())};
  }
  return change;
}

Result<Restored> restore(const StoredTable& stored, const FindGame& find_game) {
  const auto about = parse_json(stored.about, stored.id);
  if (!about) return about.error();
  std::optional<Error> wrong;
  const JsonReader in(*about, "table " + stored.id, wrong);
  Seating seating = Seating::read(in);
  TurnClock clock = TurnClock::read(in["clock"]);
  std::string title = in["title"].string();
  const bool started = in["started"].boolean();
  // Tables from before there were hints.
  const bool hints = in.has("hints") ? in["hints"].boolean() : seating.persons() <= 1;
  if (wrong) return *wrong;

  auto match = replayed(stored, find_game);
  const bool stale = !match && stored.snapshot && stored.snapshot->ply <= stored.head.ply;
  if (stale) match = from_snapshot(stored, *about, find_game);
  if (!match) return match.error();
  if (match->setup().seats != seating.size()) {
    return Error{"the record has another number of seats than the table", stored.id, ""};
  }
  for (int seat = 0; seat < seating.size(); ++seat) {
    if (auto error = match->rename(seat_at(seat), seating.at(seat).name)) return *error;
  }
  Orders orders = orders_of(*about, match->game().catalog());
  // From a snapshot plies count anew: who has seen the old ones has to read the journal again.
  const int changes = stored.head.changes + (stale ? 1 : 0);
  return Restored{{{std::move(*match), std::move(orders), changes},
                   std::move(seating),
                   clock,
                   std::move(title),
                   stored.head.hidden,
                   hints,
                   started},
                  stale};
}

json::object lobby_entry(const TableRow& row) {
  json::object out{{"id", row.id}};
  const auto about = parse_json(row.about, row.id);
  if (!about) return out;
  std::optional<Error> wrong;
  const JsonReader in(*about, row.id, wrong);
  out["game"] = in["game"].string();
  out["title"] = in["title"].string();
  out["phase"] = row.head.phase;
  json::array seats;
  for (const Chair& chair : Seating::read(in).chairs) {
    json::object seat{{"kind", id(chair.kind)}, {"name", chair.name}, {"connected", false}};
    if (chair.kind == Chair::Kind::bot) seat["bot"] = chair.bot;
    seats.push_back(std::move(seat));
  }
  out["seats"] = std::move(seats);
  if (in.has("options")) out["options"] = *in["options"].raw();
  out["ply"] = row.head.ply;
  out["created"] = row.created;
  out["updated"] = row.head.updated;
  out["watchers"] = 0;
  return out;
}

}  // namespace pionek
