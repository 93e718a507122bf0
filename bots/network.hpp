// A small network with one hidden layer and a way past it: so many figures in, one grade out. The
// evaluations of the games are made of it, each with figures of its own.
#pragma once

#include <algorithm>
#include <array>

namespace pionek {

template <int Figures, int Hidden>
struct SmallNetwork {
  static constexpr int kFigures = Figures;
  static constexpr int kHidden = Hidden;
  using Features = std::array<float, Figures>;
  using Sums = std::array<float, Hidden>;  // that reach the hidden layer

  std::array<Sums, Figures> first{};
  Sums bias{};
  Sums second{};
  Features direct{};

  [[nodiscard]] float grade(const Features& features) const {
    Sums sums{};
    return run(features, sums);
  }

  // The same; whoever trains the network needs the sums, too.
  float run(const Features& features, Sums& sums) const {
    Sums own = bias;
    float grade = 0;
    for (int i = 0; i < Figures; ++i) {
      grade += direct[i] * features[i];
      for (int k = 0; k < Hidden; ++k) own[k] += first[i][k] * features[i];
    }
    for (int k = 0; k < Hidden; ++k) grade += second[k] * std::max(0.0F, own[k]);
    sums = own;
    return grade;
  }
};

}  // namespace pionek
