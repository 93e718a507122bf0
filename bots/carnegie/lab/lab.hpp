// What the experiments of bots/lab need to know of Carnegie.
#pragma once

#include <array>
#include <optional>

#include "bots/carnegie/evaluation.hpp"
#include "bots/carnegie/policy.hpp"
#include "bots/lab/gains.hpp"
#include "bots/lab/policies.hpp"

namespace pionek::carnegie {

struct Lab {
  using Game = Carnegie;
  using Policy = carnegie::Policy;
  using Tuning = carnegie::Tuning;
  using Network = carnegie::Network;

  static constexpr std::array kTuningTables{2, 4, 4};
  static constexpr std::uint32_t kMomentsASample = 1;
  static constexpr int kLeftShown = 20;
  static constexpr float kUnit = carnegie::kUnit;

  static Carnegie load();
  static const Network& learned() { return learned_network(); }
  static Numbers numbers_of(Tuning& tuning);
  // Who plays alone meets Andrew, whose level is from 0 to 3.
  static State deal(const Carnegie& game, int seats, const Seed& seed, int andrew = 1);
  static State table(const Carnegie& game, int number, const Seed& seed);
  // The beginnings of rounds.
  static std::optional<int> moment(const Carnegie& game, const State& s);
  static GainSample<Features> look(const Carnegie& game, const State& s, Seat seat);
  static void print_headline(const Carnegie& game, const State& s);
};

}  // namespace pionek::carnegie
