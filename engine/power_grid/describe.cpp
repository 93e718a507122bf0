// What a seat may see, for screens: everything but the order of the stack, the plants removed
// unseen and, with closed money, the cash of the others.
#include "engine/power_grid/power_grid.hpp"
#include "engine/power_grid/state_text.hpp"
#include "engine/power_grid/storage.hpp"

namespace pionek::power_grid {
namespace {

constexpr std::array<std::string_view, 6> kPhaseIds{"draft", "order", "auction",
                                                    "fuel",  "build", "bureaucracy"};

class Description {
 public:
  Description(const PowerGrid& game, const Data& data, const State& s, Seat viewer, JsonText& out)
      : game_(game), data_(data), s_(s), viewer_(viewer), out_(out), text_(data, s, out) {}

  void write() const {
    out_.field("round", s_.round);
    out_.field("phase", s_.agenda.empty() ? "over" : kPhaseIds[s_.phase]);
    out_.field("stage", s_.stage);
    out_.field("map", game_.map(s_).id);
    text_.regions("regions", s_.regions);
    text_.seats("order", s_.order);
    out_.field("stage2_cities", game_.count(s_).stage2_cities);
    out_.field("end_cities", game_.count(s_).end_cities);
    out_.field("max_plants", game_.count(s_).max_plants);
    out_.field("money_visible", s_.money_visible != 0);
    out_.array("players", [&] {
      for (int i = 0; i < s_.seats; ++i) out_.object([&] { player(i); });
    });
    out_.object("market", [&] { market(); });
    out_.object("stack", [&] {
      out_.field("count", s_.stack.size());
      out_.field("top",
                 s_.known_top != 0 ? std::optional(text_.plant(s_.stack.back())) : std::nullopt);
    });
    text_.members("discarded", kPlantSet, s_.discarded);
    out_.object("fuel", [&] {
      for (const Fuel each : kAllFuels) fuel(each);
    });
    out_.object("houses", [&] { houses(); });
    text_.auction("auction", s_.auction);
  }

 private:
  void player(int i) const {
    const Player& player = s_.players[i];
    const bool shown = s_.money_visible != 0 || seat_at(i) == viewer_ || s_.agenda.empty();
    const int supply = game_.best_supply(s_, seat_at(i));
    const Demand storage = storage_of(data_, player);
    out_.field("seat", i);
    out_.field("cash", shown ? std::optional(player.cash) : std::nullopt);
    text_.things("plants", kPlantSet, player.plants);
    text_.tokens("fuel", player.fuel);
    out_.object("storage", [&] {
      for (int f = 0; f < kFuels; ++f) out_.field(kFuelIds[f], storage.own(f));
      out_.field("hybrid", storage.hybrid());
    });
    text_.cities("cities", player.cities);
    out_.field("city_count", player.city_count());
    out_.field("can_supply", supply);
    out_.field("income", data_.income(supply));
    out_.field("bought", player.bought != 0);
    out_.field("gave_up", player.gave_up != 0);
  }

  void market() const {
    const int open = game_.open_plants(s_);
    const auto plants = [&](int from, int to) {
      for (int i = from; i < to; ++i) out_.word(text_.plant(s_.market[i]));
    };
    out_.array("current", [&] { plants(0, std::min(open, s_.market.size())); });
    out_.array("future", [&] { plants(open, s_.market.size()); });
    out_.field("stage3_card", s_.stage3 == Stage3::in_market);
  }

  void fuel(Fuel fuel) const {
    const auto f = static_cast<std::size_t>(fuel);
    const int in_market = s_.fuel_market[f];
    out_.object(kFuelIds[f], [&] {
      out_.field("market", in_market);
      out_.field("price",
                 in_market > 0 ? std::optional(data_.price(fuel, in_market)) : std::nullopt);
      out_.field("supply", game_.supply(s_, fuel));
      out_.field("refill", game_.count(s_).refill[s_.stage][f]);
    });
  }

  void houses() const {
    for_each_bit(s_.houses[0], [&](int city) {
      out_.array(text_.city(city), [&] {
        for (int i = 0; i < s_.seats; ++i) {
          if ((s_.players[i].cities >> city & 1) != 0) out_.value(i);
        }
      });
    });
  }

  const PowerGrid& game_;
  const Data& data_;
  const State& s_;
  Seat viewer_;
  JsonText& out_;
  StateText text_;
};

}  // namespace

std::string PowerGrid::describe(const State& s, Seat viewer) const {
  return object_text([&](JsonText& out) { Description(*this, *data_, s, viewer, out).write(); });
}

}  // namespace pionek::power_grid
