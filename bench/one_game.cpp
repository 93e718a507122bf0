// The bench of one game. Compiled for each game of the list: PIONEK_GAME is its class.
#include PIONEK_GAME_HEADER

#include "bench/game_bench.hpp"
#include "bench/timing.hpp"
#include "engine/core/playout.hpp"

namespace pionek {
namespace {

constexpr int kMaxPlies = 1'000'000;
constexpr int kSignatureGames = 20;  // for each setting
constexpr int kMaxSettings = 64;

// The settings that a signature is made of: every combination of option values, or as many evenly
// spread ones where there are more. What does not apply has its default.
std::vector<Setup> signature_setups(const GameInfo& info, int seats) {
  std::uint64_t combinations = 1;
  for (const OptionSpec& option : info.options) combinations *= option.values.size();
  const std::uint64_t count = std::min<std::uint64_t>(combinations, kMaxSettings);
  std::vector<Setup> setups;
  for (std::uint64_t k = 0; k < count; ++k) {
    Setup setup;
    setup.seats = seats;
    std::uint64_t rest = k * combinations / count;
    for (std::size_t i = 0; i < info.options.size(); ++i) {
      const std::uint64_t values = info.options[i].values.size();
      if (applies(info, setup, i)) setup.choice[i] = static_cast<std::uint8_t>(rest % values);
      rest /= values;
    }
    setups.push_back(setup);
  }
  return setups;
}

struct Figures {
  PlayoutTotals totals;
  double seconds = 0;
  std::int64_t allocations = 0;
};

template <Game G>
Figures measure_playouts(const G& game, const Setup& setup, double seconds) {
  Figures figures;
  PlayoutTotals warm_up;
  random_games(game, setup, kBenchSeed, 0, 20, kMaxPlies, warm_up);
  const std::int64_t before = allocations();
  const auto begin = Clock::now();
  for (std::int64_t first = 0; (figures.seconds = since(begin)) < seconds; first += 50) {
    random_games(game, setup, kBenchSeed, first, 50, kMaxPlies, figures.totals);
  }
  figures.allocations = allocations() - before;
  return figures;
}

// The states of one random game: what copies, menus and imagining are measured on.
template <Game G>
std::vector<typename G::State> sample_states(const G& game, const Setup& setup) {
  std::vector<typename G::State> states;
  Rng rng(kBenchSeed);
  Silent silent;
  MoveList list;
  auto state = game.start(setup, Seed{kBenchSeed, 0, 0, 0});
  while (game.to_move(state) != nobody && states.size() < 1000) {
    states.push_back(state);
    list.clear();
    game.options(state, list);
    game.play(state, list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size())))],
              silent);
  }
  return states;
}

template <Game G>
json::object bench(const G& game, int seats, double seconds) {
  Setup setup;
  setup.seats = seats;
  const Figures figures = measure_playouts(game, setup, seconds);
  const auto states = sample_states(game, setup);
  const double budget = std::max(0.05, seconds / 20);
  std::size_t at = 0;
  const auto next = [&]() -> const auto& { return states[at = (at + 1) % states.size()]; };

  auto copy = states.front();
  const double copy_seconds = seconds_each(budget, [&] {
    copy = next();
    keep(copy);
  });
  Rng rng(kBenchSeed);
  const std::int64_t before = allocations();
  const double imagine_seconds = seconds_each(budget, [&] {
    copy = next();
    game.imagine(copy, game.to_move(copy), rng);
    keep(copy);
  });
  const std::int64_t imagine_allocations = allocations() - before;
  Menu menu;
  std::string text;
  const double menu_seconds = seconds_each(budget, [&] {
    menu.clear();
    game.options(next(), menu);
    keep(menu);
  });
  const double text_seconds = seconds_each(budget, [&] {
    menu.clear();
    text.clear();
    game.options(next(), menu);
    for (const auto& option : menu.options) {
      game.words(Lang::en).write(text, option.label, game.catalog(), {});
    }
    for (const auto& denial : menu.denials) {
      game.words(Lang::en).write(text, denial.because, game.catalog(), {});
    }
    keep(text);
  });

  const auto games = static_cast<double>(figures.totals.games);
  const auto moves = static_cast<double>(figures.totals.moves);
  return {
      {"game", game.info().id},
      {"seats", seats},
      {"games", figures.totals.games},
      {"moves", figures.totals.moves},
      {"seconds", figures.seconds},
      {"moves_per_second", moves / figures.seconds},
      {"games_per_second", games / figures.seconds},
      {"options_per_move", static_cast<double>(figures.totals.options) / moves},
      {"state_bytes", sizeof(typename G::State)},
      {"copy_ns", copy_seconds * 1e9},
      {"imagine_ns", imagine_seconds * 1e9},
      {"menus_per_second", 1 / menu_seconds},
      {"menus_with_text_per_second", 1 / text_seconds},
      {"allocations_per_move",
       static_cast<double>(figures.allocations + imagine_allocations) / moves},
  };
}

template <Game G>
const G& typed(const AnyGame& game) {
  return dynamic_cast<const Erased<G>&>(game).game();
}

template <Game G>
std::uint64_t signature(const AnyGame& any, int seats) {
  const G& game = typed<G>(any);
  PlayoutTotals totals;
  for (const Setup& setup : signature_setups(game.info(), seats)) {
    random_games(game, setup, kBenchSeed, 0, kSignatureGames, kMaxPlies, totals);
  }
  return totals.signature.value();
}

template <Game G>
json::object measure(const AnyGame& any, int seats, double seconds) {
  return bench(typed<G>(any), seats, seconds);
}

}  // namespace

template <Game G>
const GameBench& bench_for() {
  static constexpr GameBench kBench{&signature<G>, &measure<G>};
  return kBench;
}
template const GameBench& bench_for<PIONEK_GAME>();

}  // namespace pionek
