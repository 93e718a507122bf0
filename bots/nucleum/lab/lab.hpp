// What the experiments of bots/lab need to know of Nucleum.
#pragma once

#include <array>
#include <optional>

#include "bots/lab/gains.hpp"
#include "bots/lab/policies.hpp"
#include "bots/nucleum/evaluation.hpp"
#include "bots/nucleum/policy.hpp"

namespace pionek::nucleum {

struct Lab {
  using Game = Nucleum;
  using Policy = nucleum::Policy;
  using Tuning = nucleum::Tuning;
  using Network = nucleum::Network;

  static constexpr std::array kTuningTables{2, 3, 4};
  // So that the samples of many games fit into memory.
  static constexpr std::uint32_t kMomentsASample = 8;
  static constexpr int kLeftShown = 32;
  static constexpr float kUnit = nucleum::kUnit;

  static Nucleum load();
  static const Network& learned() { return learned_network(); }
  static Numbers numbers_of(Tuning& tuning);
  // A game up to the first turn: experiments are drawn, so that none of them is left out.
  static State deal(const Nucleum& game, int seats, const Seed& seed);
  static State table(const Nucleum& game, int number, const Seed& seed);
  // The beginnings of turns.
  static std::optional<int> moment(const Nucleum& game, const State& s);
  static GainSample<Features> look(const Nucleum& game, const State& s, Seat seat);
  static void print_headline(const Nucleum& game, const State& s);
};

}  // namespace pionek::nucleum
