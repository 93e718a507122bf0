// Chapter 4xx: what plants burn, supply and store, and what everybody sees of it.
#include <map>

#include "engine/registry/registry.hpp"
#include "tests/power_grid/kit.hpp"

namespace pionek::power_grid::testing {
namespace {

using Strings = std::set<std::string>;

// A plant as its card shows it: read from the file, not through the engine.
struct Card {
  int number = 0;
  int burns = 0;
  int powers = 0;
  Strings fuels;
  std::string kind;
};

const std::vector<Card>& cards() {
  static const std::vector<Card> all = [] {
    const Files files = embedded_files("power-grid");
    const auto file = parse_json(**files.get("data/plants.json"), "plants.json").value();
    std::vector<Card> out;
    for (const auto& item : file.at("plants").as_array()) {
      Card card;
      card.number = item.at("number").to_number<int>();
      card.burns = item.at("fuel").at("count").to_number<int>();
      card.powers = item.at("powers").to_number<int>();
      for (const auto& fuel : item.at("fuel").at("any_of").as_array()) {
        card.fuels.insert(std::string(fuel.as_string()));
      }
      card.kind = item.at("kind").as_string();
      out.push_back(card);
    }
    return out;
  }();
  return all;
}

std::string text(std::string_view verb, int number) {
  return std::string(verb) + " " + std::to_string(number);
}

int fuel_index(std::string_view fuel) { return *game().catalog().find(kFuelSet, fuel); }

// Seat 0 of two is rich, owns the plants and has its turn in phase 3 or 5.
State owner(std::initializer_list<int> plants, Step step) {
  State s = scene(2);
  give_plants(s, 0, plants);
  s.players[0].cash = 1000;
  set_fuel_market(s, {24, 24, 24, 12});
  at_step(s, step, step == Step::power ? 0 : 1);
  return s;
}

// The same in phase 5, with a network of 20 cities and the given tokens.
State runner(std::initializer_list<int> plants, Tokens fuel, int cities = 20) {
  State s = owner(plants, Step::power);
  set_fuel_market(s, {});
  set_fuel(s, 0, fuel);
  set_city_count(s, 0, cities);
  return s;
}

// How many tokens of a fuel the owner can buy before the storage is full.
int room_for(State s, const std::string& fuel) {
  int bought = 0;
  for (; offers(s, "buy " + fuel) && bought < 24; ++bought) play(s, "buy " + fuel);
  return bought;
}

// Cash earned by a run.
int earned(State& s, std::string_view move) {
  const int before = s.players[0].cash;
  play(s, move);
  return s.players[0].cash - before;
}

TEST(PowerGridStorage, TheNumberIsTheLowestPrice) {
  RULE("PG-401");
  ASSERT_EQ(cards().size(), 42U);
  for (const Card& card : cards()) {
    State s = scene(2);
    set_market(s, {card.number});
    State alone = s;
    play(s, text("pick", card.number));
    EXPECT_EQ(denied(s, text("bid", card.number)), "");
    EXPECT_EQ(denied(s, text("bid", card.number - 1)), "PG-305");
    alone.players[1].gave_up = 1;
    play(alone, text("pick", card.number));
    EXPECT_EQ(alone.players[0].cash, 50 - card.number);
  }
}

TEST(PowerGridStorage, TheKindSaysWhatAPlantBurns) {
  RULE("PG-402");
  const std::map<std::string, Strings> burns{{"coal", {"coal"}},          {"oil", {"oil"}},
                                             {"garbage", {"garbage"}},    {"uranium", {"uranium"}},
                                             {"hybrid", {"coal", "oil"}}, {"eco", {}},
                                             {"unconventional", {}}};
  for (const Card& card : cards()) {
    SCOPED_TRACE(card.number);
    Strings expected{"done"};
    for (const std::string& fuel : burns.at(card.kind)) expected.insert("buy " + fuel);
    EXPECT_EQ(offered(owner({card.number}, Step::buy)), expected);
  }
}

TEST(PowerGridStorage, ARunBurnsExactlyTheTokensShown) {
  RULE("PG-403");
  for (const Card& card : cards()) {
    SCOPED_TRACE(card.number);
    for (const std::string& fuel : card.fuels) {
      const auto burns = static_cast<std::uint8_t>(card.burns);
      Tokens tokens{};
      std::uint8_t& held = tokens[fuel_index(fuel)];
      // A hybrid says how much of what it burns is coal.
      const std::string run =
          text("run", card.number) +
          (card.fuels.size() == 2 && fuel == "coal" ? text(" coal", burns) : "");
      held = burns;
      State s = runner({card.number}, tokens);
      play(s, run);
      EXPECT_EQ(s.players[0].fuel, Tokens{});
      held = static_cast<std::uint8_t>(burns - 1);
      EXPECT_EQ(denied(runner({card.number}, tokens), text("run", card.number)), "PG-403");
      EXPECT_EQ(offered(runner({card.number}, tokens)), Strings{"run nothing"});
    }
  }
}

TEST(PowerGridStorage, ARunSuppliesUpToTheNumberOnTheHouse) {
  RULE("PG-404");
  const auto& income = game().data().payments;
  State all = runner({20}, {6, 0, 0, 0}, 8);
  EXPECT_EQ(earned(all, "run 20"), income[5]);
  State fewer = runner({20}, {6, 0, 0, 0}, 3);
  EXPECT_EQ(earned(fewer, "run 20"), income[3]);
  EXPECT_EQ(fewer.players[0].fuel[0], 3);  // three burnt for three cities all the same
  // One token too few supplies nothing, not one city less.
  State too_few = runner({14}, {0, 0, 1, 0}, 2);
  EXPECT_EQ(offered(too_few), Strings{"run nothing"});
  EXPECT_EQ(earned(too_few, "run nothing"), income[0]);
}

TEST(PowerGridStorage, APlantRunsOncePerRound) {
  RULE("PG-405");
  EXPECT_FALSE(parse_move("run 10 10", game().info().verbs, game().catalog()));
  State s = runner({10}, {4, 0, 0, 0});
  EXPECT_EQ(offered(s), (Strings{"run 10", "run nothing"}));
  EXPECT_EQ(earned(s, "run 10"), game().data().payments[2]);
  EXPECT_EQ(s.players[0].fuel[0], 2);
  EXPECT_EQ(mover(s), 1);  // the turn is over
  play(s, "run nothing");
  EXPECT_EQ(s.round, 3);
}

TEST(PowerGridStorage, APlantStoresTwiceItsFuel) {
  RULE("PG-406");
  for (const Card& card : cards()) {
    SCOPED_TRACE(card.number);
    const State s = owner({card.number}, Step::buy);
    for (const auto* fuel : {"coal", "oil", "garbage", "uranium"}) {
      EXPECT_EQ(room_for(s, fuel), card.fuels.contains(fuel) ? 2 * card.burns : 0);
    }
  }
  State full = owner({4}, Step::buy);
  play_all(full, {"buy coal", "buy coal", "buy coal", "buy coal"});
  EXPECT_EQ(denied(full, "buy coal"), "PG-406");
}

TEST(PowerGridStorage, AHybridBurnsAnyMix) {
  RULE("PG-407");
  EXPECT_EQ(offered(runner({5}, {2, 2, 0, 0})),
            (Strings{"run 5", "run 5 coal 1", "run 5 coal 2", "run nothing"}));
  EXPECT_EQ(offered(runner({5}, {1, 1, 0, 0})), (Strings{"run 5 coal 1", "run nothing"}));
  EXPECT_EQ(offered(runner({5}, {0, 4, 0, 0})), (Strings{"run 5", "run nothing"}));
  EXPECT_EQ(denied(runner({5}, {0, 1, 0, 0}), "run 5"), "PG-403");
  State s = runner({46}, {3, 3, 0, 0});
  play(s, "run 46 coal 1");
  EXPECT_EQ(s.players[0].fuel, (Tokens{2, 1, 0, 0}));
}

TEST(PowerGridStorage, AHybridStoresAnyMix) {
  RULE("PG-407");
  for (int coal = 0; coal <= 4; ++coal) {
    State s = owner({12}, Step::buy);
    for (int i = 0; i < coal; ++i) play(s, "buy coal");
    EXPECT_EQ(room_for(s, "oil"), 4 - coal);
  }
}

TEST(PowerGridStorage, PlantsWithoutFuelAlwaysRun) {
  RULE("PG-408");
  int found = 0;
  for (const Card& card : cards()) {
    if (card.kind != "eco" && card.kind != "unconventional") continue;
    ++found;
    const State buyer = owner({card.number}, Step::buy);
    for (const auto* fuel : {"buy coal", "buy oil", "buy garbage", "buy uranium"}) {
      EXPECT_EQ(denied(buyer, fuel), "PG-503");
    }
    State s = runner({card.number}, {});
    EXPECT_EQ(earned(s, text("run", card.number)), game().data().payments[card.powers]);
    EXPECT_EQ(s.players[0].fuel, Tokens{});
  }
  EXPECT_EQ(found, 8);  // seven green ones and plant 50
}

TEST(PowerGridStorage, TokensMoveFreelyBetweenOwnPlants) {
  RULE("PG-409");
  // Whatever can be laid on the plants somehow can be bought, in any order, and nothing else.
  const State s = owner({3, 4, 5}, Step::buy);  // four oil, four coal, four of either
  for (int coal = 0; coal <= 9; ++coal) {
    for (int oil = 0; oil <= 9; ++oil) {
      bool place = false;
      for (int hybrid = 0; hybrid <= 4; ++hybrid) {  // so much of plant 5 is given to coal
        place = place || (coal <= 4 + hybrid && oil <= 4 + 4 - hybrid);
      }
      for (const bool coal_first : {true, false}) {
        State t = s;
        const auto buy = [&](bool is_coal) {
          const auto* move = is_coal ? "buy coal" : "buy oil";
          for (int i = is_coal ? coal : oil; i > 0; --i) {
            if (!offers(t, move)) return false;
            play(t, move);
          }
          return true;
        };
        EXPECT_EQ(buy(coal_first) && buy(!coal_first), place) << coal << " coal, " << oil << " oil";
      }
    }
  }
}

TEST(PowerGridStorage, MovedTokensFeedWhicheverPlantBurnsThem) {
  RULE("PG-409");
  // Six coal fill plant 4 and half of the hybrid; plant 10 shares them.
  const State s = runner({4, 5, 10}, {6, 0, 0, 0});
  EXPECT_TRUE(offers(s, "run 4 5 10 coal 2"));
  const State mixed = runner({4, 5, 10}, {4, 2, 0, 0});
  EXPECT_TRUE(offers(mixed, "run 4 5 10"));
  EXPECT_EQ(denied(mixed, "run 4 5 10 coal 1"), "-");
}

TEST(PowerGridStorage, PlantsTokensAndNetworksAreOpen) {
  RULE("PG-410");
  State s = start(3, {"money_visible=false"});
  give_plants(s, 1, {5, 20});
  set_fuel(s, 1, {3, 1, 0, 0});
  set_city_count(s, 1, 2);
  for (const Seat viewer : {seat_at(0), seat_at(1), seat_at(2), nobody}) {
    const auto seen = tree(game().describe(s, viewer)).at("players").at(1);
    EXPECT_EQ(seen.at("plants"), (json::array{"5", "20"}));
    EXPECT_EQ(seen.at("fuel"),
              (json::object{{"coal", 3}, {"oil", 1}, {"garbage", 0}, {"uranium", 0}}));
    EXPECT_EQ(seen.at("cities").as_array().size(), 2U);
  }
}

TEST(PowerGridStorage, MoneyIsOpenUnlessAgreedOtherwise) {
  RULE("PG-410");
  const auto cash = [](const State& s, Seat viewer, int seat) {
    return tree(game().describe(s, viewer)).at("players").at(seat).at("cash");
  };
  const State open = start(3);
  const State hidden = start(3, {"money_visible=false"});
  for (int seat = 0; seat < 3; ++seat) {
    EXPECT_EQ(cash(hidden, nobody, seat), json::value(nullptr));
    EXPECT_EQ(cash(open, nobody, seat), 50);
    for (int viewer = 0; viewer < 3; ++viewer) {
      EXPECT_EQ(cash(open, seat_at(viewer), seat), 50);
      EXPECT_EQ(cash(hidden, seat_at(viewer), seat),
                viewer == seat ? json::value(50) : json::value(nullptr));
    }
  }
}

// Another seat never gains money or tokens by somebody's move; a plant it gains is the one it won,
// for which it pays.
TEST(PowerGridStorage, NothingIsGivenOrTraded) {
  RULE("PG-411");
  Strings verbs;
  for (const Verb& verb : game().info().verbs) verbs.insert(std::string(verb.word));
  EXPECT_EQ(verbs, (Strings{"region", "pick", "giveup", "bid", "pass", "discard", "return", "buy",
                            "build", "done", "run"}));
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    State s = start(2 + static_cast<int>(seed % 5), {}, seed);
    Rng dice(seed);
    Silent silent;
    for (int ply = 0; ply < 5000 && game().to_move(s) != nobody; ++ply) {
      MoveList list;
      game().options(s, list);
      const State before = s;
      const int who = mover(s);
      game().play(s, list[static_cast<int>(dice.below(static_cast<std::uint32_t>(list.size())))],
                  silent);
      for (int i = 0; i < s.seats; ++i) {
        if (i == who) continue;
        const Player& was = before.players[i];
        const Player& is = s.players[i];
        ASSERT_EQ(is.fuel, was.fuel);
        ASSERT_EQ(is.plants.size() > was.plants.size(), is.cash < was.cash);
        ASSERT_LE(is.cash, was.cash);
        for (const PlantId id : is.plants) {
          ASSERT_TRUE(was.plants.find(id) >= 0 || before.auction.plant == id);
        }
      }
    }
  }
}

}  // namespace
}  // namespace pionek::power_grid::testing
