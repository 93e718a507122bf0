// The complete position as JSON and back, and what makes a position sound.
#include <algorithm>

#include "engine/lighthouse/lighthouse.hpp"

namespace pionek::lighthouse {
namespace {

void read_keeper(const PositionReader& in, const JsonReader& item, const Data& data,
                 Keeper& keeper) {
  item.only({"hand", "fleet", "oil", "flares"});
  in.things(item["hand"], kShipSet, keeper.hand);
  in.things(item["fleet"], kShipSet, keeper.fleet);
  keeper.oil = item["oil"].number<std::uint8_t>(0, data.barrels);
  keeper.flares = item["flares"].number<std::uint8_t>(0, data.barrels);
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
  const bool in_watch = below.step == Step::watch && (below.done & Task::kGuided) != 0;
  switch (task.step) {
    case Step::night:
      return false;
    case Step::vote:
      return below.step == Step::night && task.seat == s.chair(0);
    case Step::watch:
      if (below.step == Step::vote) return task.seat == s.chair(s.seats - 1);
      return below.step == Step::watch && below.done == 0 && below.seat != s.chair(0) &&
             index(below.seat) == (index(task.seat) + 1) % s.seats;
    case Step::hail:
    case Step::draw:
      return same_seat && (in_watch || below.step == Step::hail);
    case Step::give:
      return !same_seat && below.step == Step::draw;
  }
  return false;
}

std::optional<std::string> broken_agenda(const State& s) {
  int pilots = 0;
  const Task* below = nullptr;
  for (const Task& task : s.agenda) {
    if (index(task.seat) >= s.seats) return "a task is for an empty chair";
    if (task.done > (task.step == Step::watch ? Task::kBoth : 0)) return "a task has odd steps";
    const bool fits = below == nullptr ? task == Task{Step::night} : follows(s, *below, task);
    if (!fits) return "the agenda is out of order";
    pilots += task.step == Step::hail || task.step == Step::draw ? 1 : 0;
    below = &task;
  }
  if (pilots > 2) return "there are more than two pilots";
  const Task& top = s.agenda.top();
  const bool waits = top.step == Step::vote || top.step == Step::hail ||
                     (top.step == Step::watch && top.done != Task::kBoth) ||
                     (top.step == Step::give && !s.keeper(top.seat).hand.empty());
  return waits ? std::nullopt : std::optional<std::string>("the agenda waits for nobody");
}

}  // namespace

std::optional<std::string> Lighthouse::broken(const State& s) const {
  if (s.seats < data_->info.min_seats || s.seats > kSeats) return "wrong number of seats";
  if (s.weather > Weather::stormy || s.sea > Sea::far) return "unknown weather or sea";
  if (s.round < 1 || s.round > data_->rounds) return "there is no such round";
  if (s.lamp > data_->lamp) return "the lamp is too bright";
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
  if (s.agenda.top().step == Step::hail && !can_hail(s)) return "nobody can be hailed";
  return std::nullopt;
}

std::string Lighthouse::position(const State& s) const {
  return object_text([&](JsonText& json) {
    const PositionText out(json, catalog());
    out.head(info());
    json.field("weather", kWeatherIds[static_cast<std::size_t>(s.weather)]);
    json.field("sea", kSeaIds[static_cast<std::size_t>(s.sea)]);
    json.field("round", s.round);
    json.field("lamp", s.lamp);
    json.field("cellar", s.cellar);
    json.field("burnt", s.burnt);
    out.things("deck", kShipSet, s.deck);
    out.things("harbour", kShipSet, s.harbour);
    json.array("keepers", [&] {
      for (int i = 0; i < s.seats; ++i) {
        const Keeper& keeper = s.keeper(seat_at(i));
        json.object([&] {
          out.things("hand", kShipSet, keeper.hand);
          out.things("fleet", kShipSet, keeper.fleet);
          json.field("oil", keeper.oil);
          json.field("flares", keeper.flares);
        });
      }
    });
    out.agenda(s.agenda, kStepIds);
    out.chance(s.rng, s.reveals);
  });
}

// Each field is checked for itself, then the whole by `broken`: what passes can be played.
State Lighthouse::read_position(const JsonReader& root) const {
  root.only({"game", "weather", "sea", "round", "lamp", "cellar", "burnt", "deck", "harbour",
             "keepers", "agenda", "reveals", "rng"});
  const PositionReader in(root, catalog());
  in.head(info());
  State s;
  s.weather = static_cast<Weather>(root["weather"].one_of(kWeatherIds));
  s.sea = static_cast<Sea>(root["sea"].one_of(kSeaIds));
  s.round = root["round"].number<std::uint8_t>(1, data_->rounds);
  s.lamp = root["lamp"].number<std::uint8_t>(0, data_->lamp);
  s.cellar = root["cellar"].number<std::uint8_t>(0, data_->barrels);
  s.burnt = root["burnt"].number<std::uint8_t>(0, data_->barrels);
  in.things(root["deck"], kShipSet, s.deck);
  in.things(root["harbour"], kShipSet, s.harbour);
  const auto keepers = root["keepers"];
  s.seats = static_cast<std::uint8_t>(keepers.size(2, kSeats));
  for (std::size_t i = 0; i < s.seats; ++i) read_keeper(in, keepers.at(i), *data_, s.keepers[i]);
  in.agenda(s.agenda, kStepIds, s.seats);
  s.reveals = in.reveals();
  s.rng = in.rng();
  if (!root.ok()) return {};
  if (const auto wrong = broken(s)) root.fail(*wrong, "a sound position");
  return s;
}

}  // namespace pionek::lighthouse
