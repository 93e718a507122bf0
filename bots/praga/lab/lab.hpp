// What the experiments of bots/lab need to know of Praga Caput Regni.
#pragma once

#include <array>
#include <optional>

#include "bots/lab/gains.hpp"
#include "bots/lab/policies.hpp"
#include "bots/praga/evaluation.hpp"
#include "bots/praga/policy.hpp"

namespace pionek::praga {

struct Lab {
  using Game = Praga;
  using Policy = praga::Policy;
  using Tuning = praga::Tuning;
  using Network = praga::Network;

  static constexpr std::array kTuningTables{2, 4, 4};
  static constexpr std::uint32_t kMomentsASample = 1;
  static constexpr int kLeftShown = 16;
  static constexpr float kUnit = praga::kUnit;

  static Praga load();
  static const Network& learned() { return learned_network(); }
  static Numbers numbers_of(Tuning& tuning);
  static State deal(const Praga& game, int seats, const Seed& seed);
  static State table(const Praga& game, int number, const Seed& seed);
  // The beginnings of turns.
  static std::optional<int> moment(const Praga& game, const State& s);
  static GainSample<Features> look(const Praga& game, const State& s, Seat seat);
  static void print_headline(const Praga& game, const State& s);
};

}  // namespace pionek::praga
