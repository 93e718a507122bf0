#include "bots/praga/lab/lab.hpp"

#include <cstdio>

#include "engine/registry/registry.hpp"

namespace pionek::praga {

Praga Lab::load() {
  const auto any = load_game("praga").value();
  return dynamic_cast<const Erased<Praga>&>(*any).game();
}

Numbers Lab::numbers_of(Tuning& tuning) {
  Numbers all = numbers_by_name(tuning, kTuningFields);
  add_numbers(all, "uses", tuning.uses);
  add_numbers(all, "events", tuning.events);
  return all;
}

State Lab::deal(const Praga& game, int seats, const Seed& seed) {
  Setup setup;
  setup.seats = seats;
  return game.start(setup, seed);
}

State Lab::table(const Praga& game, int number, const Seed& seed) {
  constexpr std::array<int, 8> kTables{4, 2, 4, 1, 4, 3, 4, 2};
  return deal(game, kTables[static_cast<std::size_t>(number) % kTables.size()], seed);
}

std::optional<int> Lab::moment(const Praga& game, const State& s) {
  if (game.to_move(s) == nobody || s.phase != Phase::turn) return {};
  return s.turns;
}

GainSample<Features> Lab::look(const Praga& game, const State& s, Seat seat) {
  const Standpoint view = look_at(game, s, seat, game.scores(s)[index(seat)].points);
  const int left = (game.total_turns(s) - s.turns) / s.chairs();
  return {view.features, view.points, 0, s.seats, static_cast<std::uint8_t>(left)};
}

void Lab::print_headline(const Praga& game, const State& s) {
  const Player& player = s.players[0];
  std::printf("%d gold, %d stone, %d eggs, %d + %d windows, %d points", player.gold(),
              player.stone(), player.eggs(), player.has(Good::silver_window),
              player.has(Good::gold_window), game.scores(s)[0].points);
}

}  // namespace pionek::praga
