// Every command of the program, each defined in the file that has its name.
#pragma once

#include "cli/command.hpp"

namespace pionek {

extern const Command kGamesCommand;
extern const Command kNewCommand;
extern const Command kMovesCommand;
extern const Command kMoveCommand;
extern const Command kUndoCommand;
extern const Command kBranchCommand;
extern const Command kShowCommand;
extern const Command kPositionCommand;
extern const Command kReplayCommand;
extern const Command kVerifyCommand;
extern const Command kHintCommand;
extern const Command kReviewCommand;
extern const Command kPlayCommand;
extern const Command kLearnCommand;
extern const Command kPuzzleCommand;
extern const Command kBotCommand;
extern const Command kArenaCommand;
extern const Command kBenchCommand;
extern const Command kServeCommand;
extern const Command kBackupCommand;
extern const Command kTablesCommand;
extern const Command kMigrateCommand;

}  // namespace pionek
