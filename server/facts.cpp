#include "server/facts.hpp"

#include <algorithm>

#include "engine/core/setup_json.hpp"
#include "server/names.hpp"
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

bool same_about(const Before& before, const Facts& after) {
  return (!before.seating || *before.seating == after.seating) && before.clock == after.clock &&
         before.started == after.started && before.gallery == after.gallery &&
         before.rematch == after.rematch && before.orders == after.table.orders &&
         before.unfinished == after.table.unfinished && before.guide == after.table.guide;
}

}  // namespace

Before Facts::before_moves() const {
  return {match().mark(), table.orders, table.changes, table.unfinished, clock,
          started,        gallery,      rematch,       std::nullopt,     table.guide};
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
  table.unfinished = before.unfinished;
  table.guide = std::move(before.guide);
  clock = before.clock;
  started = before.started;
  gallery = before.gallery;
  rematch = std::move(before.rematch);
  if (!before.seating) return;
  seating = std::move(*before.seating);
  for (int seat = 0; seat < seating.size(); ++seat) {
    static_cast<void>(table.match.rename(seat_at(seat), seating.at(seat).name));
  }
}

std::optional<Error> Facts::rename(int seat, const std::string& name) {
  const std::string where = "name " + std::to_string(seat + 1);
  if (auto error = Match::check_name(name, seat_at(seat))) return error;
  if (auto error = check_shown(name, where)) return error;
  for (int other = 0; other < seating.size() && !name.empty(); ++other) {
    if (other != seat && looks_alike(name, seating.at(other).name)) {
      return Error{"another seat has this name", where, "a name of its own"};
    }
  }
  seating.at(seat).name = name;
  return table.match.rename(seat_at(seat), name);
}

void Facts::hand_to_bot(int seat, std::string bot) {
  seating.hand_to_bot(seat, std::move(bot));
  table.orders.cancel_all(seat_at(seat));
}

bool Facts::bot_to_move() const {
  const Seat seat = to_move();
  return seat != nobody && seating.at(index(seat)).kind == Chair::Kind::bot;
}

std::optional<Millis> Facts::time_out() const {
  const bool shown_only = clock.spec().on_timeout == ClockSpec::OnTimeout::nothing;
  if (to_move() == nobody || bot_to_move() || shown_only) return std::nullopt;
  return clock.deadline();
}

std::optional<Millis> Facts::due() const {
  if (clock.paused()) return std::nullopt;
  if (bot_to_move() || table.unfinished) return 0;
  return time_out();
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
  if (chance_known) out["chance_known"] = true;
  if (gallery) out["gallery"] = true;
  if (!rematch.empty()) out["rematch"] = rematch;
  if (!keys_of.empty()) out["keys_of"] = keys_of;
  out["orders"] = kept_orders_json(table.orders, match().game().catalog());
  if (table.unfinished) out["unfinished"] = true;
  if (table.guide) out["guide"] = table.guide->file();
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
    const Match opening = match.branch(0);
    change.opening =
        TableOpening{write_record(opening), opening.game().position(opening.state()), now};
    change.cut = 0;
  } else if (kept < before->match.ply) {
    change.cut = kept;
  }
  if (before == nullptr || !same_about(*before, after)) change.about = after.about();
  const int ply = match.ply();
  if (ply / kPositionStride > kept / kPositionStride) {
    change.position = KeptPosition{ply, match.game().position(match.state())};
  }
  return change;
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
  if (in.has("chance_known")) out["chance_known"] = true;
  out["ply"] = row.head.ply;
  out["created"] = row.created;
  out["updated"] = row.head.updated;
  out["watchers"] = 0;
  return out;
}

}  // namespace pionek
