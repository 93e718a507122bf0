#include "server/new_table.hpp"

#include <algorithm>

#include "bots/bot.hpp"
#include "engine/core/setup_json.hpp"
#include "server/limits.hpp"
#include "server/names.hpp"
#include "table/lesson_guide.hpp"
#include "table/utf8.hpp"

namespace pionek {
namespace {

constexpr std::array<std::string_view, 4> kSeatKinds{"me", "open", "person", "bot"};

struct WantedSeat {
  std::string_view kind;
  std::string name;
  std::string bot;
};

std::vector<WantedSeat> read_seats(const JsonReader& in) {
  std::vector<WantedSeat> seats;
  for (std::size_t i = 0; i < in.size(1, kMaxSeats); ++i) {
    const JsonReader from = in.at(i);
    from.only({"kind", "name", "bot"});
    WantedSeat seat{kSeatKinds[static_cast<std::size_t>(from["kind"].one_of(kSeatKinds))], "", ""};
    if (from.has("name")) seat.name = from["name"].string();
    if (seat.kind == "bot") {
      seat.bot = from["bot"].string();
      if (seat.name.empty()) seat.name = bot_title(static_cast<int>(i));
    }
    seats.push_back(std::move(seat));
  }
  return seats;
}

Result<Match> new_match(const JsonReader& in, const std::optional<Error>& wrong, const Shelf& shelf,
                        int seats, Seeds& seeds) {
  const auto game = shelf.game(in["game"].string());
  const auto options = in.has("options") ? options_in(in["options"])
                                         : std::vector<std::pair<std::string, std::string>>{};
  if (wrong) return *wrong;
  if (!game) return game.error();
  const auto setup = make_setup((*game)->info(), seats, options);
  if (!setup) return setup.error();
  return Match::begin(*game, *setup, seeds.next());
}

// Goes on from a move of a recorded game.
Result<Match> recorded_match(const JsonReader& in, const std::optional<Error>& wrong,
                             const Shelf& shelf, int seats) {
  const std::string text = in["record"].string();
  if (wrong) return *wrong;
  auto match = read_record(text, "record", [&](std::string_view id) { return shelf.game(id); });
  if (!match) return match;
  if (match->comments().all().size() > kMaxRemarks) {
    return Error{"the record has too many remarks", "body.record",
                 "at most " + std::to_string(kMaxRemarks)};
  }
  const int ply =
      in.has("ply") ? static_cast<int>(in["ply"].integer(0, match->ply())) : match->ply();
  if (wrong) return *wrong;
  if (match->setup().seats != seats) {
    return Error{"the record has " + std::to_string(match->setup().seats) + " seats", "body.seats",
                 "as many seats as the record has"};
  }
  return match->branch(ply);
}

std::optional<Error> check_title(const std::string& title) {
  if (title.size() > kMaxTitleBytes || first_bad_byte(title) || title.find('\n') != title.npos) {
    return Error{"the title is not a short line of text", "body.title",
                 "at most " + std::to_string(kMaxTitleBytes) + " bytes"};
  }
  return check_shown(title, "body.title");
}

// Only the names that are told: one with a budget of its own could think for hours.
std::optional<Error> check_bot(const std::string& bot, const AnyGame& game) {
  std::string known;
  for (const std::string& name : bot_names(game)) {
    if (name == bot) return std::nullopt;
    known += (known.empty() ? "" : ", ") + name;
  }
  return Error{game.info().id + " has no bot '" + bot + "'", "bot", "one of " + known};
}

// Alone with bots, or all at one screen: then a hint takes nothing from anybody.
bool among_themselves(const std::vector<WantedSeat>& seats) {
  return std::all_of(seats.begin(), seats.end(), [](const WantedSeat& seat) {
    return seat.kind == "me" || seat.kind == "bot";
  });
}

std::optional<Error> fill_seat(NewTable& made, int at, const WantedSeat& wanted,
                               const KeyHasher& keys) {
  Chair& chair = made.facts.seating.at(at);
  chair.colour = at;
  std::string& key = made.seat_keys.emplace_back();
  if (wanted.kind == "bot") {
    chair.kind = Chair::Kind::bot;
    chair.bot = wanted.bot;
    if (auto error = check_bot(wanted.bot, made.facts.match().game())) return error;
  } else {
    chair.kind = wanted.kind == "open" ? Chair::Kind::open : Chair::Kind::person;
    key = random_key();
    chair.key_hash = keys.hash(made.id, key);
    chair.key_shared = wanted.kind != "me";
    if (wanted.kind == "me" && made.facts.seating.host_seat < 0) made.facts.seating.host_seat = at;
  }
  return made.facts.rename(at, wanted.name);
}

std::optional<Error> fill_seats(NewTable& made, const std::vector<WantedSeat>& seats,
                                const KeyHasher& keys) {
  made.host_key = random_key();
  made.facts.seating.host_hash = keys.hash(made.id, made.host_key);
  made.facts.seating.chairs.resize(seats.size());
  for (std::size_t at = 0; at < seats.size(); ++at) {
    if (auto error = fill_seat(made, static_cast<int>(at), seats[at], keys)) return error;
  }
  return std::nullopt;
}

// The one who is led, and easy bots for when the guide has nothing more to say.
std::vector<WantedSeat> led_seats(const Match& match, Seat led, const std::string& name) {
  std::vector<WantedSeat> seats;
  for (int at = 0; at < match.setup().seats; ++at) {
    const bool me = seat_at(at) == led;
    std::string called = me ? name : match.names()[static_cast<std::size_t>(at)];
    if (!me && (called.empty() || looks_alike(called, name))) called = bot_title(at);
    seats.push_back({me ? "me" : "bot", called, std::string(me ? "" : kPlaysOn)});
  }
  return seats;
}

Result<NewTable> led_table(Match match, GuidePtr guide, const std::string& name,
                           const KeyHasher& keys) {
  const auto seats = led_seats(match, guide->seat(), name);
  NewTable made{random_id(),
                {{std::move(match), {}, 0, false, std::move(guide)},
                 {},
                 TurnClock(ClockSpec{}),
                 "",
                 true,
                 true,
                 true,
                 false},
                "",
                {}};
  if (auto error = fill_seats(made, seats, keys)) return *error;
  return made;
}

// {"game", "learn": the id of a chapter, "name"} or {"game", "puzzle": its id, "name"}
Result<NewTable> read_led_table(const JsonReader& in, const std::optional<Error>& wrong,
                                const Shelf& shelf, const KeyHasher& keys) {
  const std::string_view what = in.has("learn") ? "learn" : "puzzle";
  in.only({"game", what, "name"});
  const std::string game = in["game"].string();
  const std::string wanted = in[what].string();
  const std::string name = in.has("name") ? in["name"].string() : "";
  if (wrong) return *wrong;
  const ShelvedGame* shelved = shelf.find(game);
  if (shelved == nullptr) return shelf.game(game).error();
  for (const auto& lesson : shelved->lessons.lessons) {
    const auto& chapters = lesson->chapters;
    const auto at = std::find_if(chapters.begin(), chapters.end(),
                                 [&](const auto& chapter) { return chapter.id == wanted; });
    if (what != "learn" || at == chapters.end()) continue;
    return led_table(at_chapter(*lesson, static_cast<std::size_t>(at - chapters.begin())),
                     std::make_shared<LessonGuide>(lesson), name, keys);
  }
  for (const auto& puzzle : shelved->puzzles) {
    if (what != "puzzle" || puzzle->id != wanted) continue;
    const auto guide = shelf.guide(puzzle);
    if (!guide) return guide.error();
    return led_table(puzzle->start, *guide, name, keys);
  }
  return Error{"there is no '" + wanted + "'", "body." + std::string(what),
               "one that GET /api/games tells of"};
}

}  // namespace

json::object NewTable::keys_json() const {
  json::array seats;
  for (std::size_t i = 0; i < seat_keys.size(); ++i) {
    json::object seat{{"seat", i}};
    if (!seat_keys[i].empty()) seat["key"] = seat_keys[i];
    seats.push_back(std::move(seat));
  }
  return {{"table", id}, {"host", host_key}, {"seats", std::move(seats)}};
}

Result<NewTable> read_new_table(const json::value& body, const Shelf& shelf, const KeyHasher& keys,
                                Seeds& seeds) {
  std::optional<Error> wrong;
  const JsonReader in(body, "body", wrong);
  if (in.has("learn") || in.has("puzzle")) return read_led_table(in, wrong, shelf, keys);
  in.only({"game", "title", "private", "options", "seats", "clock", "hints", "record", "ply"});
  const std::vector<WantedSeat> seats = read_seats(in["seats"]);
  const std::string title = in.has("title") ? in["title"].string() : "";
  const bool hidden = in.has("private") && in["private"].boolean();
  const bool hints = in.has("hints") ? in["hints"].boolean() : among_themselves(seats);
  const ClockSpec clock = in.has("clock") ? ClockSpec::read(in["clock"]) : ClockSpec{};
  if (wrong) return *wrong;
  if (auto error = check_title(title)) return *error;
  const int count = static_cast<int>(seats.size());
  auto match = in.has("record") ? recorded_match(in, wrong, shelf, count)
                                : new_match(in, wrong, shelf, count, seeds);
  if (!match) return match.error();

  NewTable made{random_id(),
                {{std::move(*match), {}, 0},
                 {},
                 TurnClock(clock),
                 title,
                 hidden,
                 hints,
                 in.has("record"),
                 false},
                "",
                {}};
  if (auto error = fill_seats(made, seats, keys)) return *error;
  return made;
}

}  // namespace pionek
