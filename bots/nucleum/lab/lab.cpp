#include "bots/nucleum/lab/lab.hpp"

#include <cstdio>

#include "engine/registry/registry.hpp"

namespace pionek::nucleum {

Nucleum Lab::load() {
  const auto any = load_game("nucleum").value();
  return dynamic_cast<const Erased<Nucleum>&>(*any).game();
}

Numbers Lab::numbers_of(Tuning& tuning) {
  Numbers all = numbers_by_name(tuning, kTuningFields);
  add_numbers(all, "usual", tuning.usual);
  return all;
}

State Lab::deal(const Nucleum& game, int seats, const Seed& seed) {
  Setup setup;
  setup.seats = seats;
  State s = game.start(setup, seed);
  Rng rng(Seed{seed[0], seed[1], 77, 0});
  Silent silent;
  while (s.phase == Phase::setup) {
    MoveList list;
    game.options(s, list);
    game.play(s, list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size())))],
              silent);
  }
  return s;
}

State Lab::table(const Nucleum& game, int number, const Seed& seed) {
  constexpr std::array<int, 4> kTables{4, 2, 4, 3};
  return deal(game, kTables[static_cast<std::size_t>(number) % kTables.size()], seed);
}

std::optional<int> Lab::moment(const Nucleum& /*game*/, const State& s) {
  if (s.phase != Phase::play) return {};
  return s.round * s.seats + s.turn;
}

GainSample<Features> Lab::look(const Nucleum& game, const State& s, Seat seat) {
  const Standpoint view = look_at(game, s, seat, game.scores(s)[index(seat)].points);
  const float left = std::min<float>(view.left, kLeftShown);
  return {view.features, view.points, 0, s.seats, static_cast<std::uint8_t>(left)};
}

void Lab::print_headline(const Nucleum& game, const State& s) {
  const Player& player = s.players[0];
  std::printf("%d thaler, %d workers, %d uranium, %d tokens, %d vp, %.1f left", player.thaler,
              player.workers, player.uranium(), player.achievements, player.vp,
              Policy(game).outlook(s).left);
}

}  // namespace pionek::nucleum
