#include "bench/bench.hpp"

#include "bench/game_bench.hpp"
#include "bench/timing.hpp"
#include "table/record.hpp"

namespace pionek {
namespace {

// Milliseconds to read a record of so many moves (every move checked and played) and to verify it.
double record_ms(const AnyGame& any, int seats, int plies, double budget) {
  const GamePtr game(GamePtr{}, &any);  // borrowed: it outlives the measurement
  Setup setup;
  setup.seats = seats;
  Rng rng(kBenchSeed);
  auto match = Match::begin(game, setup, Seed{kBenchSeed, 1, 0, 0}).value();
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

std::string signature(const AnyGame& game, int seats) {
  std::array<char, 17> digits{};
  std::ignore =
      std::snprintf(digits.data(), digits.size(), "%016llx",
                    static_cast<unsigned long long>(bench_of(game).signature(game, seats)));
  return digits.data();
}

json::object run_bench(const AnyGame& game, int seats, double seconds) {
  json::object out = bench_of(game).measure(game, seats, seconds);
  out["record_ms"] = record_ms(game, seats, 700, std::max(0.05, seconds / 20));
  out["signature"] = signature(game, seats);
  return out;
}

}  // namespace pionek
