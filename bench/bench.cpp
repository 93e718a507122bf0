#include "bench/bench.hpp"

#include <chrono>

#include "engine/core/playout.hpp"
#include "engine/registry/visit.hpp"
#include "table/record.hpp"

namespace pionek {
namespace {

constexpr std::uint64_t kSeed = 0x50696F6E656B;  // "Pionek"
constexpr int kMaxPlies = 1'000'000;
constexpr int kSignatureGames = 20;  // for each combination of options

using Clock = std::chrono::steady_clock;

double since(Clock::time_point begin) {
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

// Keeps the compiler from dropping work whose result nobody reads.
template <class T>
void keep(T& object) {
  asm volatile("" : : "g"(&object) : "memory");
}

// Goes to the next combination of option values; false after the last.
bool next_choice(const GameInfo& info, Setup& setup) {
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    if (++setup.choice[i] < info.options[i].values.size()) return true;
    setup.choice[i] = 0;
  }
  return false;
}

// Seconds that one call takes, over enough calls to tell.
template <class Call>
double seconds_each(double budget, Call&& call) {
  std::int64_t calls = 0;
  const auto begin = Clock::now();
  for (int block = 1; since(begin) < budget; block *= 2) {
    for (int i = 0; i < block; ++i) call();
    calls += block;
  }
  return since(begin) / static_cast<double>(calls);
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
  random_games(game, setup, kSeed, 0, 20, kMaxPlies, warm_up);
  const std::int64_t before = allocations();
  const auto begin = Clock::now();
  for (std::int64_t first = 0; (figures.seconds = since(begin)) < seconds; first += 50) {
    random_games(game, setup, kSeed, first, 50, kMaxPlies, figures.totals);
  }
  figures.allocations = allocations() - before;
  return figures;
}

// The states of one random game: what copies, menus and imagining are measured on.
template <Game G>
std::vector<typename G::State> sample_states(const G& game, const Setup& setup) {
  std::vector<typename G::State> states;
  Rng rng(kSeed);
  Silent silent;
  MoveList list;
  auto state = game.start(setup, Seed{kSeed, 0, 0, 0});
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
  Rng rng(kSeed);
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

// Milliseconds to read a record of so many moves (every move checked and played) and to verify it.
double record_ms(const AnyGame& any, int seats, int plies, double budget) {
  const GamePtr game(GamePtr{}, &any);  // borrowed: it outlives the measurement
  Setup setup;
  setup.seats = seats;
  Rng rng(kSeed);
  auto match = Match::begin(game, setup, Seed{kSeed, 1, 0, 0}).value();
  MoveList list;
  while (match.ply() < plies && !match.over()) {
    list.clear();
    any.options(match.state(), list);
    match.play(list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size())))]);
  }
  const std::string text = write_record(match);
  const auto find = [&](std::string_view /*id*/) -> Result<GamePtr> { return game; };
  const double seconds = seconds_each(budget, [&] {
    const auto read = read_record(text, "bench.pionek", find);
    auto report = read->verify();
    keep(report);
  });
  return seconds * 1000 * plies / match.ply();
}

}  // namespace

std::string signature(const AnyGame& any, int seats) {
  PlayoutTotals totals;
  visit_game(any, [&](const auto& game) {
    Setup setup;
    setup.seats = seats;
    do {
      random_games(game, setup, kSeed, 0, kSignatureGames, kMaxPlies, totals);
    } while (next_choice(game.info(), setup));
  });
  std::array<char, 17> digits{};
  std::snprintf(digits.data(), digits.size(), "%016llx",
                static_cast<unsigned long long>(totals.signature.value()));
  return digits.data();
}

json::object run_bench(const AnyGame& any, int seats, double seconds) {
  json::object out;
  visit_game(any, [&](const auto& game) { out = bench(game, seats, seconds); });
  out["record_ms"] = record_ms(any, seats, 700, std::max(0.05, seconds / 20));
  out["signature"] = signature(any, seats);
  return out;
}

}  // namespace pionek
