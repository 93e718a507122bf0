// What verification finds: games that do not replay, and records that are not what was published.
#include <gtest/gtest.h>

#include "table/fairness.hpp"
#include "table/record.hpp"
#include "tests/table/support.hpp"

namespace pionek::table_test {
namespace {

Match played(std::uint64_t seed = 5) {
  Match match = new_match(power_grid(), 3, seed);
  Rng rng(4);
  play_random(match, rng, 100);
  return match;
}

Claims claims_of(const Match& match) {
  return {commitment(*match.seed()), match.game().hash(match.state())};
}

TEST(Verify, ASoundMatchIsSound) {
  const Match match = played();
  const VerifyReport report = match.verify(claims_of(match));
  EXPECT_TRUE(report.ok());
  EXPECT_EQ(report.plies, 100);
  EXPECT_EQ(report.snapshots, 4) << "at plies 0, 32, 64 and 96";
  EXPECT_EQ(report.hash, match.game().hash(match.state()));
  EXPECT_EQ(report.commitment, commitment(*match.seed()));
}

TEST(Verify, AMatchFromAPositionHasNoCommitment) {
  const Match start = played();
  const Match match =
      Match::begin_from(power_grid(), start.setup(), tree(start.game().position(start.state())))
          .value();
  EXPECT_TRUE(match.verify().ok());
  EXPECT_FALSE(match.verify().commitment.has_value());
  const VerifyReport report = match.verify(Claims{commitment(Seed{}), std::nullopt});
  ASSERT_EQ(report.faults.size(), 1U);
  EXPECT_EQ(report.faults[0].what, "the match began from a position and has no seed");
}

// ---- against what was published ----

TEST(Verify, ASeedThatWasExchangedIsFound) {
  const Match honest = played(5);
  const Match forged = new_match(power_grid(), 3, 6);
  const VerifyReport report = forged.verify(Claims{commitment(*honest.seed()), std::nullopt});
  ASSERT_EQ(report.faults.size(), 1U);
  EXPECT_EQ(report.faults[0].where, "seed");
  EXPECT_EQ(report.faults[0].what, "the seed has another commitment than was published");
}

TEST(Verify, APublishedCommitmentThatWasChangedIsFound) {
  const Match match = played();
  Claims claims = claims_of(match);
  claims.commitment->back() = claims.commitment->back() == '0' ? '1' : '0';
  EXPECT_FALSE(match.verify(claims).ok());
}

// A forger who changes a move and mends every hash in the record is found by the published hash.
TEST(Verify, AMoveThatWasExchangedIsFound) {
  const Match honest = played();
  Match forged = honest.branch(99);
  MoveList list;
  forged.game().options(forged.state(), list);
  for (int i = 0; i < list.size(); ++i) {
    if (list[i] == honest.moves()[99].move) continue;
    ASSERT_FALSE(forged.play(list[i]).has_value());
    break;
  }
  ASSERT_EQ(forged.ply(), 100);
  const Match read = read_record(write_record(forged), "forged.pionek", find_game).value();
  EXPECT_TRUE(read.verify().ok());
  const VerifyReport report = read.verify(claims_of(honest));
  ASSERT_EQ(report.faults.size(), 1U);
  EXPECT_EQ(report.faults[0].what, "the last position has another hash than was published");
  EXPECT_EQ(report.faults[0].where, "ply 100");
}

TEST(Verify, APublishedHashThatWasChangedIsFound) {
  const Match match = played();
  Claims claims = claims_of(match);
  *claims.last_hash ^= 1U;
  EXPECT_FALSE(match.verify(claims).ok());
}

// ---- games that do not replay ----

// Plays truly until it is switched over; then the same move leads elsewhere.
class Fickle : public Disguise {
 public:
  using Disguise::Disguise;
  mutable int wrong_at = -1;  // at which play
  mutable bool strict = false;

  AnyState start(const Setup& setup, const Seed& seed) const override {
    plays_ = 0;
    Seed other = seed;
    if (wrong_at == 0) other[0] ^= 1U;
    return inner().start(setup, other);
  }
  void play(AnyState& state, Move move) const override {
    inner().play(state, move);
    if (++plays_ != wrong_at) return;
    Rng rng(1);
    inner().imagine(state, nobody, rng);
  }
  void options(const AnyState& state, MoveList& sink) const override {
    if (!strict) inner().options(state, sink);
  }
  using Disguise::options;
  using Disguise::play;

 private:
  mutable int plays_ = 0;
};

TEST(Verify, AGameThatDoesNotReplayIsFound) {
  const auto game = std::make_shared<Fickle>(power_grid());
  Match match = new_match(game, 3, 5);
  Rng rng(4);
  play_random(match, rng, 100);
  EXPECT_TRUE(match.verify().ok());
  const auto fault_at = [&](int wrong_at) {
    game->wrong_at = wrong_at;
    const VerifyReport report = match.verify();
    game->wrong_at = -1;
    EXPECT_FALSE(report.ok()) << wrong_at;
    return report.ok() ? "" : report.faults[0].where;
  };
  EXPECT_EQ(fault_at(0), "ply 0");
  EXPECT_EQ(fault_at(30), "ply 32") << "found by the next position that is kept";
  EXPECT_EQ(fault_at(100), "ply 100") << "found by the last position";
}

TEST(Verify, AMoveThatIsNoLongerOfferedIsFound) {
  const auto game = std::make_shared<Fickle>(power_grid());
  Match match = new_match(game, 3, 5);
  Rng rng(4);
  play_random(match, rng, 10);
  game->strict = true;
  const VerifyReport report = match.verify();
  ASSERT_EQ(report.faults.size(), 1U);
  EXPECT_EQ(report.faults[0].where, "ply 0");
  EXPECT_EQ(report.faults[0].what, "the next move is not offered");
}

}  // namespace
}  // namespace pionek::table_test
