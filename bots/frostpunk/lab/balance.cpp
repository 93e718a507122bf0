#include "bots/frostpunk/lab/balance.hpp"

#include <cstdio>

#include "bots/arena.hpp"
#include "bots/native/thinking.hpp"
#include "engine/frostpunk/frostpunk.hpp"
#include "engine/frostpunk/state_text.hpp"
#include "engine/frostpunk/verbs.hpp"
#include "engine/registry/registry.hpp"

namespace pionek::frostpunk::lab {
namespace {

using Endings = std::array<int, kEndings>;

void add(const Endings& more, Endings& sum) {
  for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += more[i];
}

// The games that one worker plays, with bots of its own.
struct Desk {
  std::vector<std::unique_ptr<Bot>> bots;
  Endings endings{};
};

Ending play_game(const AnyGame& game, Desk& desk, const Setup& setup, const Seed& seed) {
  AnyState state = game.start(setup, seed);
  // Not the chance of the deal: with that a search would imagine what is really hidden.
  Rng rng(Seed{seed[0], seed[1], seed[2], seed[3] + 1});
  while (game.to_move(state) != nobody) {
    Bot& bot = *desk.bots[static_cast<std::size_t>(index(game.to_move(state)))];
    game.play(state, ask_bot(bot, game, state, rng));
  }
  return state.as<State>().ending;
}

Endings play_games(const std::shared_ptr<const AnyGame>& game, const BalancePlan& plan,
                   const Setup& setup) {
  constexpr int kDesks = 2;
  std::array<Desk, kDesks> desks;
  for (Desk& desk : desks) {
    for (int i = 0; i < setup.seats; ++i) {
      desk.bots.push_back(make_bot(plan.bot, game).value());
    }
  }
  native_thinking().parallel(kDesks, [&](int number) {
    Desk& desk = desks[static_cast<std::size_t>(number)];
    for (int i = number; i < plan.games; i += kDesks) {
      const Seed seed{plan.seed, static_cast<std::uint64_t>(i), setup.choice[kSocietyOption], 0};
      ++desk.endings[static_cast<std::size_t>(play_game(*game, desk, setup, seed))];
    }
  });
  Endings sum{};
  for (const Desk& desk : desks) {
    add(desk.endings, sum);
  }
  return sum;
}

void print_losses(const Endings& endings) {
  for (int i = static_cast<int>(Ending::goal) + 1; i < kEndings; ++i) {
    const auto at = static_cast<std::size_t>(i);
    std::printf(" %s %d", std::string(kEndingIds[at]).c_str(), endings[at]);
  }
  std::printf("\n");
}

}  // namespace

void balance(const BalancePlan& plan) {
  const auto game = load_game("frostpunk").value();
  const Data& data = dynamic_cast<const Erased<Frostpunk>&>(*game).game().data();
  Endings all{};
  for (int society = 0; society < static_cast<int>(data.societies.size()); ++society) {
    for (int seats = 1; seats <= kSeats; ++seats) {
      if (plan.society.value_or(society) != society || plan.seats.value_or(seats) != seats) {
        continue;
      }
      Setup setup;
      setup.seats = seats;
      setup.choice[kSocietyOption] = static_cast<std::uint8_t>(society);
      const Endings endings = play_games(game, plan, setup);
      const double share = endings[static_cast<std::size_t>(Ending::goal)] / double(plan.games);
      const Interval range = wilson95(share, plan.games);
      std::printf("%-12s %d players: %3.0f %% (%.0f to %.0f)  ",
                  std::string(data.societies[society].id).c_str(), seats, 100 * share,
                  100 * range.low, 100 * range.high);
      print_losses(endings);
      std::ignore = std::fflush(stdout);
      add(endings, all);
    }
  }
  std::printf("all:");
  print_losses(all);
}

}  // namespace pionek::frostpunk::lab
