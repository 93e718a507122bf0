// The program `pionek`: a table of commands.
#include "cli/commands.hpp"

int main(int argc, char** argv) {
  using namespace pionek;
  constexpr auto kCommands = std::to_array<const Command*>({
      &kGamesCommand,  &kNewCommand,     &kMovesCommand,    &kMoveCommand,   &kUndoCommand,
      &kBranchCommand, &kShowCommand,    &kPositionCommand, &kReplayCommand, &kVerifyCommand,
      &kHintCommand,   &kReviewCommand,  &kPlayCommand,     &kLearnCommand,  &kPuzzleCommand,
      &kBotCommand,    &kArenaCommand,   &kBenchCommand,    &kServeCommand,  &kBackupCommand,
      &kTablesCommand, &kMigrateCommand,
  });
  return run_command(kCommands, {argv + 1, argv + argc});
}
