#include "server/restore.hpp"

#include "engine/core/setup_json.hpp"
#include "table/orders_json.hpp"

namespace pionek {
namespace {

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

KeptPosition newest_position(const StoredTable& stored) {
  return stored.position.value_or(KeptPosition{0, stored.opening.position});
}

Result<Match> match_from(const KeptPosition& kept, const StoredTable& stored,
                         const json::value& about, const FindGame& find_game) {
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
  const auto position = parse_json(kept.position, stored.id);
  if (!position) return position.error();
  return Match::begin_from(*game, *setup, *position);
}

// A move that the rules refuse by which it was played is damaged; newer ones may refuse a sound
// one.
bool of_these_rules(const StoredTable& stored, const AnyGame& game) {
  const std::string line = "\nrules " + std::to_string(game.info().rules_version) + "\n";
  return stored.opening.record.find(line) != std::string::npos;
}

struct Reopened {
  Match match;
  bool from_position = false;
  std::vector<StoredMove> dropped;
};

Result<Reopened> reopen(const StoredTable& stored, const json::value& about,
                        const FindGame& find_game) {
  auto match = replayed(stored, find_game);
  if (match) return Reopened{std::move(*match), false, {}};
  const KeptPosition kept = newest_position(stored);
  if (kept.position.empty() || kept.ply > stored.head.ply) return match.error();
  match = match_from(kept, stored, about, find_game);
  if (!match) return match.error();
  const auto refused = play_stored(*match, stored, kept.ply);
  if (refused && of_these_rules(stored, match->game())) return *refused;
  const auto dropped = stored.moves.begin() + kept.ply + match->ply();
  return Reopened{std::move(*match), true, {dropped, stored.moves.end()}};
}

// Orders that are no longer understood are forgotten: the seats are asked as always.
Orders orders_of(const json::value& about, const Catalog& catalog) {
  std::optional<Error> wrong;
  const JsonReader in(about, "orders", wrong);
  const Orders orders = in.has("orders") ? read_kept_orders(in["orders"], catalog) : Orders();
  return wrong ? Orders() : orders;
}

// A lesson that is no longer there is left: the match goes on.
GuidePtr guide_of(const JsonReader& in, const FindGuide& find_guide) {
  if (!in.has("guide") || !find_guide) return nullptr;
  return find_guide(in["game"].string(), in["guide"].string());
}

}  // namespace

Result<Restored> restore(const StoredTable& stored, const FindGame& find_game,
                         const FindGuide& find_guide) {
  const auto about = parse_json(stored.about, stored.id);
  if (!about) return about.error();
  std::optional<Error> wrong;
  const JsonReader in(*about, "table " + stored.id, wrong);
  Seating seating = Seating::read(in);
  TurnClock clock = TurnClock::read(in["clock"]);
  std::string title = in["title"].string();
  const bool started = in["started"].boolean();
  const bool chance_known = in.has("chance_known") && in["chance_known"].boolean();
  const bool unfinished = in.has("unfinished") && in["unfinished"].boolean();
  const bool gallery = in.has("gallery") && in["gallery"].boolean();
  std::string rematch = in.has("rematch") ? in["rematch"].string() : "";
  std::string keys_of = in.has("keys_of") ? in["keys_of"].string() : "";
  // Tables from before there were hints.
  const bool hints = in.has("hints") ? in["hints"].boolean() : seating.persons() <= 1;
  GuidePtr guide = guide_of(in, find_guide);
  if (wrong) return *wrong;

  auto reopened = reopen(stored, *about, find_game);
  if (!reopened) return reopened.error();
  Match& match = reopened->match;
  if (match.setup().seats != seating.size()) {
    return Error{"the record has another number of seats than the table", stored.id, ""};
  }
  for (int seat = 0; seat < seating.size(); ++seat) {
    if (auto error = match.rename(seat_at(seat), seating.at(seat).name)) return *error;
  }
  Orders orders = orders_of(*about, match.game().catalog());
  // From a position plies count anew: who has seen the old ones has to read the journal again.
  if (reopened->from_position) guide.reset();
  const int changes = stored.head.changes + (reopened->from_position ? 1 : 0);
  return Restored{{{std::move(match), std::move(orders), changes, unfinished, std::move(guide)},
                   std::move(seating),
                   clock,
                   std::move(title),
                   stored.head.hidden,
                   hints,
                   chance_known,
                   started,
                   gallery,
                   std::move(rematch),
                   std::move(keys_of)},
                  reopened->from_position,
                  std::move(reopened->dropped)};
}

}  // namespace pionek
