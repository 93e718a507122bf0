// The complete position as JSON and back, and what makes a position sound.
#include <algorithm>
#include <charconv>

#include "engine/lighthouse/lighthouse.hpp"

namespace pionek::lighthouse {
namespace {

using Kind = Task::Kind;
constexpr std::array<std::string_view, 6> kTaskIds{"watch", "hail", "give",
                                                   "draw",  "vote", "night"};

// JSON has no unsigned 64-bit numbers that every reader keeps exactly: written as hexadecimal.
std::string hex(std::uint64_t word) {
  std::array<char, 16> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), word, 16).ptr;
  return {digits.data(), end};
}

template <class Cards>
void read_ships(const JsonReader& list, const Catalog& catalog, Cards& cards) {
  const std::size_t count = list.size(0, static_cast<std::size_t>(Cards::capacity()));
  for (std::size_t i = 0; i < count; ++i) {
    const auto item = list.at(i);
    const std::string id = item.string();
    if (const auto found = catalog.find(kShipSet, id)) {
      cards.push_back(static_cast<std::uint8_t>(*found));
    } else {
      item.fail("no ship has the id '" + id + "'", "the id of a ship");
    }
  }
}

std::uint64_t read_hex(const JsonReader& item) {
  const std::string digits = item.string();
  std::uint64_t word = 0;
  const char* end = digits.data() + digits.size();
  const auto read = std::from_chars(digits.data(), end, word, 16);
  if (read.ec != std::errc{} || read.ptr != end || hex(word) != digits) {
    item.fail("found '" + digits + "'", "up to 16 hexadecimal digits");
  }
  return word;
}

std::uint8_t read_byte(const JsonReader& item, int least, int most) {
  return static_cast<std::uint8_t>(item.integer(least, most));
}

void read_keeper(const JsonReader& item, const Data& data, Keeper& keeper) {
  item.only({"hand", "fleet", "oil", "flares"});
  read_ships(item["hand"], data.catalog, keeper.hand);
  read_ships(item["fleet"], data.catalog, keeper.fleet);
  keeper.oil = read_byte(item["oil"], 0, data.barrels);
  keeper.flares = read_byte(item["flares"], 0, data.barrels);
}

std::optional<std::string> broken_ships(const Data& data, const State& s) {
  std::array<int, kShips> seen{};
  const auto see = [&](const auto& cards) {
    for (const int ship : cards) ++seen[static_cast<std::size_t>(ship)];
  };
  see(s.deck);
  see(s.harbour);
  for (const Keeper& keeper : s.keepers) {
    see(keeper.hand);
    see(keeper.fleet);
    if (keeper.hand.size() > data.hand_limit) return "a hand has too many ships";
    if (!std::is_sorted(keeper.hand.begin(), keeper.hand.end())) return "a hand is not in order";
    if (keeper.flares > keeper.fleet.size()) return "there are more flares than ships";
  }
  for (int ship = 0; ship < static_cast<int>(data.ships.size()); ++ship) {
    const int expected = data.ship(ship).sea <= s.sea ? 1 : 0;
    if (seen[static_cast<std::size_t>(ship)] == expected) continue;
    return data.catalog.id(Data::thing(ship)) + " is not in its one place";
  }
  for (const int ship : s.deck) {
    if (data.ship(ship).sea != s.sea) return "the deck has ships of another sea";
  }
  return std::nullopt;
}

// Whether a task can have come to lie on the one below it.
bool follows(const State& s, const Task& below, const Task& task) {
  const bool same_seat = task.seat == below.seat;
  const bool in_watch = below.kind == Kind::watch && (below.done & Task::kGuided) != 0;
  switch (task.kind) {
    case Kind::night:
      return false;
    case Kind::vote:
      return below.kind == Kind::night && task.seat == s.chair(0);
    case Kind::watch:
      if (below.kind == Kind::vote) return task.seat == s.chair(s.seats - 1);
      return below.kind == Kind::watch && below.done == 0 && below.seat != s.chair(0) &&
             index(below.seat) == (index(task.seat) + 1) % s.seats;
    case Kind::hail:
    case Kind::draw:
      return same_seat && (in_watch || below.kind == Kind::hail);
    case Kind::give:
      return !same_seat && below.kind == Kind::draw;
  }
  return false;
}

std::optional<std::string> broken_agenda(const State& s) {
  int pilots = 0;
  const Task* below = nullptr;
  for (const Task& task : s.agenda) {
    if (index(task.seat) >= s.seats) return "a task is for an empty chair";
    if (task.done > (task.kind == Kind::watch ? Task::kBoth : 0)) return "a task has odd steps";
    const bool fits = below == nullptr ? task == Task{Kind::night} : follows(s, *below, task);
    if (!fits) return "the agenda is out of order";
    pilots += task.kind == Kind::hail || task.kind == Kind::draw ? 1 : 0;
    below = &task;
  }
  if (pilots > 2) return "there are more than two pilots";
  const Task& top = s.agenda.top();
  const bool waits = top.kind == Kind::vote || top.kind == Kind::hail ||
                     (top.kind == Kind::watch && top.done != Task::kBoth) ||
                     (top.kind == Kind::give && !s.keeper(top.seat).hand.empty());
  return waits ? std::nullopt : std::optional<std::string>("the agenda waits for nobody");
}

}  // namespace

std::optional<std::string> Lighthouse::broken(const State& s) const {
  if (s.seats < data_->info.min_seats || s.seats > kSeats) return "wrong number of seats";
  if (s.weather > Weather::stormy || s.sea > Sea::far) return "unknown weather or sea";
  if (s.round < 1 || s.round > data_->rounds) return "there is no such round";
  if (s.lamp > data_->lamp) return "the lamp is too bright";
  if (s.rng == Rng{}) return "the generator is all zero and would never move";
  int barrels = s.cellar + s.burnt;
  for (int i = 0; i < kSeats; ++i) {
    const Keeper& keeper = s.keeper(seat_at(i));
    barrels += keeper.oil;
    if (i >= s.seats && keeper != Keeper{}) return "an empty chair owns something";
  }
  if (barrels != data_->barrels) return "there are " + std::to_string(barrels) + " barrels";
  if (auto wrong = broken_ships(*data_, s)) return wrong;
  if (s.agenda.empty()) {
    return over(s) ? std::nullopt : std::optional<std::string>("the game stopped too early");
  }
  if (s.lamp == 0) return "the game goes on in the dark";
  if (auto wrong = broken_agenda(s)) return wrong;
  if (s.agenda.top().kind == Kind::hail && !can_hail(s)) return "nobody can be hailed";
  return std::nullopt;
}

std::string Lighthouse::position(const State& s) const {
  return object_text([&](JsonText& out) {
    out.field("weather", kWeatherIds[static_cast<std::size_t>(s.weather)]);
    out.field("sea", kSeaIds[static_cast<std::size_t>(s.sea)]);
    out.field("round", s.round);
    out.field("lamp", s.lamp);
    out.field("cellar", s.cellar);
    out.field("burnt", s.burnt);
    data_->write_ships(out, "deck", s.deck);
    data_->write_ships(out, "harbour", s.harbour);
    out.array("keepers", [&] {
      for (int i = 0; i < s.seats; ++i) {
        const Keeper& keeper = s.keeper(seat_at(i));
        out.object([&] {
          data_->write_ships(out, "hand", keeper.hand);
          data_->write_ships(out, "fleet", keeper.fleet);
          out.field("oil", keeper.oil);
          out.field("flares", keeper.flares);
        });
      }
    });
    out.array("agenda", [&] {
      for (const Task& task : s.agenda) {
        out.object([&] {
          out.field("task", kTaskIds[static_cast<std::size_t>(task.kind)]);
          out.field("seat", index(task.seat));
          out.field("done", task.done);
        });
      }
    });
    out.field("reveals", s.reveals);
    out.array("rng", [&] {
      for (const std::uint64_t word : s.rng.words()) out.value(hex(word));
    });
  });
}

// Each field is checked for itself, then the whole by `broken`: what passes can be played.
State Lighthouse::read_position(const JsonReader& root) const {
  root.only({"weather", "sea", "round", "lamp", "cellar", "burnt", "deck", "harbour", "keepers",
             "agenda", "reveals", "rng"});
  State s;
  s.weather = static_cast<Weather>(root["weather"].one_of(kWeatherIds));
  s.sea = static_cast<Sea>(root["sea"].one_of(kSeaIds));
  s.round = read_byte(root["round"], 1, data_->rounds);
  s.lamp = read_byte(root["lamp"], 0, data_->lamp);
  s.cellar = read_byte(root["cellar"], 0, data_->barrels);
  s.burnt = read_byte(root["burnt"], 0, data_->barrels);
  read_ships(root["deck"], catalog(), s.deck);
  read_ships(root["harbour"], catalog(), s.harbour);
  const auto keepers = root["keepers"];
  s.seats = static_cast<std::uint8_t>(keepers.size(2, kSeats));
  for (std::size_t i = 0; i < s.seats; ++i) read_keeper(keepers.at(i), *data_, s.keepers[i]);
  const auto agenda = root["agenda"];
  const std::size_t tasks = agenda.size(0, 9);
  for (std::size_t i = 0; i < tasks; ++i) {
    const auto item = agenda.at(i);
    item.only({"task", "seat", "done"});
    const auto kind = static_cast<Kind>(item["task"].one_of(kTaskIds));
    const auto seat = static_cast<Seat>(item["seat"].integer(0, s.seats - 1));
    s.agenda.push({kind, seat, read_byte(item["done"], 0, Task::kBoth)});
  }
  s.reveals = static_cast<std::uint32_t>(root["reveals"].integer(0, 0xFFFFFFFF));
  Seed words{};
  const auto rng = root["rng"];
  for (std::size_t i = 0; i < rng.size(4, 4); ++i) words[i] = read_hex(rng.at(i));
  s.rng = Rng::from_words(words);
  if (!root.ok()) return {};
  if (const auto wrong = broken(s)) root.fail(*wrong, "a sound position");
  return s;
}

}  // namespace pionek::lighthouse
