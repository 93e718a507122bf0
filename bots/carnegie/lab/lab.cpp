#include "bots/carnegie/lab/lab.hpp"

#include <cstdio>

#include "engine/registry/registry.hpp"

namespace pionek::carnegie {

Carnegie Lab::load() {
  const auto any = load_game("carnegie").value();
  return dynamic_cast<const Erased<Carnegie>&>(*any).game();
}

Numbers Lab::numbers_of(Tuning& tuning) {
  // Numbers of a department or strip may pass through nothing.
  constexpr double kLeast = 0.5;
  Numbers all = numbers_by_name(tuning, kTuningFields);
  add_numbers(all, "use", tuning.use, kLeast);
  add_numbers(all, "build", tuning.build, kLeast);
  add_numbers(all, "side_b", tuning.side_b, kLeast);
  return all;
}

State Lab::deal(const Carnegie& game, int seats, const Seed& seed, int andrew) {
  Setup setup;
  setup.seats = seats;
  setup.choice[kLevelOption] = static_cast<std::uint8_t>(andrew);
  return game.start(setup, seed);
}

State Lab::table(const Carnegie& game, int number, const Seed& seed) {
  constexpr std::array<int, 8> kTables{4, 2, 4, 1, 4, 3, 4, 2};
  const int seats = kTables[static_cast<std::size_t>(number) % kTables.size()];
  return deal(game, seats, seed, number / 8 % 4);
}

std::optional<int> Lab::moment(const Carnegie& game, const State& s) {
  if (game.to_move(s) == nobody) return {};
  return s.round;
}

GainSample<Features> Lab::look(const Carnegie& game, const State& s, Seat seat) {
  const Standpoint view = look_at(game, s, seat);
  const int left = game.data().rounds - s.round + 1;
  return {view.features, view.points, 0, s.seats, static_cast<std::uint8_t>(left)};
}

void Lab::print_headline(const Carnegie& /*game*/, const State& s) {
  const Player& player = s.players[0];
  std::printf("$%d, %d goods, %d vp, %d active, row by %d", player.money, player.goods, player.vp,
              player.active(), s.first);
}

}  // namespace pionek::carnegie
