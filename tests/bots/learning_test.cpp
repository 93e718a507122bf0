// Training of evaluations: one trainer for the networks of all games.
#include "bots/lab/learning.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

namespace pionek::lab {
namespace {

using SmallOne = SmallNetwork<3, 8>;

struct Example {
  SmallOne::Features seen{};
  float wanted = 0;
};

// A bend, which no sum of the figures can follow by itself.
std::vector<Example> bend() {
  std::vector<Example> examples;
  Rng rng(4);
  const auto random = [&] { return (static_cast<float>(rng.below(2001)) - 1000) / 1000; };
  for (int i = 0; i < 4000; ++i) {
    const float a = random();
    const float b = random();
    examples.push_back({{1, a, b}, std::abs(a) - b / 2});
  }
  return examples;
}

double squared_error(const SmallOne& network, const Example& example, SmallOne* gradient) {
  SmallOne::Sums sums{};
  const float error = network.run(example.seen, sums) - example.wanted;
  if (gradient != nullptr) add_slope(network, example.seen, sums, error, *gradient);
  return static_cast<double>(error) * static_cast<double>(error);
}

SmallOne learn_bend(const SmallOne& start, int epochs, double& held) {
  const LearnPlan plan{.epochs = epochs, .rate = 1e-2};
  const auto show = [&](int /*epoch*/, double /*loss*/, double on_held) { held = on_held; };
  return train(bend(), start, plan, {.batch = 16, .scatter = 0.3F}, squared_error, show);
}

TEST(Learning, FindsWhatIsInTheSamples) {
  double held = 1;
  const SmallOne network = learn_bend({}, 6, held);
  EXPECT_LT(held, 0.01) << "a straight line is wrong by 0.08";
  double again = 1;
  EXPECT_EQ(as_text(learn_bend({}, 6, again)), as_text(network)) << "the same seed";
}

TEST(Learning, GoesOnFromTheWeightsThatThereAre) {
  double held = 1;
  const SmallOne network = learn_bend({}, 3, held);
  EXPECT_EQ(as_text(learn_bend(network, 0, held)), as_text(network));
}

TEST(Learning, WeightsAreReadBackAsTheyWereWritten) {
  double held = 1;
  const SmallOne network = learn_bend({}, 1, held);
  const auto path = std::filesystem::temp_directory_path() /
                    ("pionek-weights-" + std::to_string(::getpid()) + ".inc");
  std::ofstream(path) << as_text(network);
  EXPECT_EQ(as_text(read_network<SmallOne>(path.string())), as_text(network));
  std::filesystem::remove(path);
}

}  // namespace
}  // namespace pionek::lab
