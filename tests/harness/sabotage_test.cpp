// The harness must catch each broken promise, and say which one it was.
#include <gtest/gtest.h>

#include "tests/harness/harness.hpp"
#include "tests/harness/sabotaged.hpp"

namespace pionek::harness {

namespace {

struct Case {
  Fault fault;
  const char* verdict;  // part of it
};

void PrintTo(const Case& each, std::ostream* out) { *out << each.verdict; }

// Reading the files again for every fault would only cost time.
const Rulebooks& rules() {
  static const Rulebooks books =
      read_rulebooks(*lighthouse::any_example_game(), lighthouse::example_files()).value();
  return books;
}

Plan small_plan() {
  return {.setups = every_setup(lighthouse::example_game().info()), .games = 24, .max_plies = 300};
}

class Sabotage : public testing::TestWithParam<Case> {};

TEST_P(Sabotage, IsCaught) {
  const auto wrong = check(Sabotaged(GetParam().fault), rules(), small_plan());
  ASSERT_TRUE(wrong) << "the harness noticed nothing";
  EXPECT_NE(wrong->find(GetParam().verdict), std::string::npos) << *wrong;
}

TEST(Leaks, AreWhatNobodyCanRead) {
  for (const char* text : {"Take {0}.", "wall_space 8", "Brüx, plot 4 4"}) {
    EXPECT_TRUE(leak_in(text)) << text;
  }
  EXPECT_FALSE(leak_in("Brüx, plot 4 · 4")) << *leak_in("Brüx, plot 4 · 4");
}

INSTANTIATE_TEST_SUITE_P(
    State, Sabotage,
    testing::Values(Case{Fault::broken_state, ": broken: said so"},
                    Case{Fault::strange_seat, "a seat that nobody has is to move"},
                    Case{Fault::impure_start, "the type-erased game has another state"},
                    Case{Fault::impure_replay, "replaying the moves gives another end"},
                    Case{Fault::endless, "the game does not end"},
                    Case{Fault::option_breaks, "the option 'fetch 3' breaks the state"}));

INSTANTIATE_TEST_SUITE_P(
    Options, Sabotage,
    testing::Values(Case{Fault::no_option, "there is no option before the end"},
                    Case{Fault::option_after_end, "there are options after the end"},
                    Case{Fault::denial_after_end, "there are denials after the end"},
                    Case{Fault::list_misses_one, "offer different moves"},
                    Case{Fault::list_in_other_order, "offer different moves"},
                    Case{Fault::list_shortens_range, "offer different moves"},
                    Case{Fault::offered_twice, "is offered twice"},
                    Case{Fault::offered_and_denied, "is both offered and denied"},
                    Case{Fault::denied_inside_range, "'fetch 2' is both offered and denied"},
                    Case{Fault::backward_range, "ends before it begins"},
                    Case{Fault::unlabelled_range, "argument 0 of its label is not"},
                    Case{Fault::dear_range, "its price is not the first amount"}));

INSTANTIATE_TEST_SUITE_P(
    Words, Sabotage,
    testing::Values(Case{Fault::empty_prompt, "the text of the prompt is empty in 'en'"},
                    Case{Fault::empty_label, "the label of the option 'rest' is empty in 'en'"},
                    Case{Fault::empty_reason, "the reason of the denial of '"},
                    Case{Fault::strange_target, "has a target that is not in the catalog"},
                    Case{Fault::strange_thing, "names a thing that is not in the catalog"},
                    Case{Fault::strange_seat_named, "names a seat that nobody has"},
                    Case{Fault::unknown_rule, "names the rule 'LH-999', which is unknown"},
                    Case{Fault::lossy_notation, "parses as another move"},
                    Case{Fault::no_notation, "has no notation"}));

INSTANTIATE_TEST_SUITE_P(
    Scores, Sabotage,
    testing::Values(Case{Fault::sheet_off_by_one, "the score sheet of seat "},
                    Case{Fault::sheet_without_rule, "a line of the score sheet names the rule"},
                    Case{Fault::sheet_for_nobody, "a line of the score sheet is for nobody"},
                    Case{Fault::sheet_without_group, "a line of the score sheet is in no group"},
                    Case{Fault::scores_short, "scores() is not for every seat"},
                    Case{Fault::nobody_wins, "nobody has won"},
                    Case{Fault::strange_winner, "a seat that nobody has has won"},
                    Case{Fault::reason_missing, "the reason of the outcome is empty"},
                    Case{Fault::outcome_without_rule, "the outcome names the rule ''"}));

INSTANTIATE_TEST_SUITE_P(
    Play, Sabotage,
    testing::Values(Case{Fault::reveals_fall, "reveals falls"},
                    Case{Fault::journal_plays, "the journal changes what is played"},
                    Case{Fault::journal_without_rule, "a line of the journal names the rule ''"},
                    Case{Fault::journal_empty, "the text of a line of the journal is empty"},
                    Case{Fault::whisper_to_nobody, "a line of the journal is for nobody"}));

INSTANTIATE_TEST_SUITE_P(
    Views, Sabotage,
    testing::Values(Case{Fault::strange_phase,
                         "progress() names a phase that the game does not have"},
                    Case{Fault::describe_twice, "describe() writes a key twice"},
                    Case{Fault::describe_unreadable, "the description is not JSON"},
                    Case{Fault::not_alike, "alike() holds, but not all see the same"},
                    Case{Fault::open_scores, "alike() holds, but the scores tell more"},
                    Case{Fault::describe_leaks, "imagine changes what the viewer sees"},
                    Case{Fault::menu_leaks, "imagine changes the options of the viewer"},
                    Case{Fault::imagine_peeks, "imagine uses what the viewer cannot know"},
                    Case{Fault::imagine_keeps_hands, "imagine never deals anew"},
                    Case{Fault::imagine_own_hand, "imagine changes what the viewer sees"},
                    Case{Fault::imagine_keeps_generator, "imagine leaves the generator as it was"},
                    Case{Fault::imagine_ignores_dice, "imagine does not use its dice"},
                    Case{Fault::imagine_breaks, "imagine breaks the state: there are 25 barrels"},
                    Case{Fault::imagine_moves_turn, "imagine changes who is to move"}));

INSTANTIATE_TEST_SUITE_P(
    Positions, Sabotage,
    testing::Values(Case{Fault::position_forgets, "the position reads back as another state"},
                    Case{Fault::position_unreadable, "the field 'lamp' is missing"}));

TEST(Harness, FindsNothingInASoundGame) {
  EXPECT_EQ(check(Sabotaged(Fault::none), rules(), small_plan()), std::nullopt);
}

TEST(Harness, CatchesARuleThatIsMissingInOneLanguage) {
  Rulebooks books = rules();
  books[1] = Rulebook::read("- **LH-101** Jedyna zasada.\n", "rules.pl.md", "LH").value();
  const auto wrong = check(Sabotaged(Fault::none), books, small_plan());
  ASSERT_TRUE(wrong);
  EXPECT_NE(wrong->find("LH-102 is not in the Polish rulebook"), std::string::npos) << *wrong;
}

TEST(Harness, SkipsTheDearChecksBetweenStrides) {
  Plan plan = small_plan();
  plan.positions_every = 1000;
  // The counter of reveals is still zero at the first step, the only one looked at closely.
  EXPECT_EQ(check(Sabotaged(Fault::position_forgets), rules(), plan), std::nullopt);
}

TEST(Harness, ReportsGameSeedPlyAndTheLastTwentyMoves) {
  Plan plan = small_plan();
  plan.seed = 77;
  plan.setups = {{4, {1}}};
  const auto wrong = check(Sabotaged(Fault::endless), rules(), plan);
  ASSERT_TRUE(wrong);
  EXPECT_TRUE(wrong->starts_with("lighthouse, 4 seats, weather=stormy, seed 77, game 0, ply 300: "))
      << *wrong;
  const auto moves = wrong->find("\n  the last 20 moves: ");
  ASSERT_NE(moves, std::string::npos) << *wrong;
  EXPECT_EQ(std::count(wrong->begin() + static_cast<long>(moves), wrong->end(), ';'), 19) << *wrong;
}

}  // namespace
}  // namespace pionek::harness
