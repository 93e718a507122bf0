// The program `pionek`: a table of commands.
#include "cli/commands.hpp"

int main(int argc, char** argv) {
  using namespace pionek;
  constexpr std::array<const Command*, 13> kCommands{
      &kGamesCommand,  &kNewCommand,   &kMovesCommand,    &kMoveCommand,   &kUndoCommand,
      &kBranchCommand, &kShowCommand,  &kPositionCommand, &kReplayCommand, &kVerifyCommand,
      &kPlayCommand,   &kArenaCommand, &kBenchCommand};
  return run_command(kCommands, {argv + 1, argv + argc});
}
