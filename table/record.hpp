// The record of a match as text: the `.pionek` file. Set-up, seed and one line for each move are
// the whole match; docs/record.md has the grammar. Texts in, texts out: whoever has a disk opens
// the file.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "table/match.hpp"

namespace pionek {

// Version 1 had a line for every option; since version 2 only those that apply are written.
inline constexpr int kRecordVersion = 2;
inline constexpr int kOldestRecordVersion = 1;
// Besides the last position, every so many plies a hash is written, so that a damaged record says
// near which move it went wrong.
inline constexpr int kCheckpointStride = 100;

using FindGame = std::function<Result<GamePtr>(std::string_view id)>;

// 16 hexadecimal digits, as in the `hash` lines.
std::string print_hash(std::uint64_t hash);

std::string write_record(const Match& match);

// For everybody. While the game goes on it has no seed, no position and no hash, which would tell
// whoever guesses that he guessed well, and in place of a secret move a remark.
std::string write_public_record(const Match& match);

// Strict: every move is checked and played. `where` of an error is FILE:LINE:COLUMN; lines and
// columns count from 1, columns in bytes.
Result<Match> read_record(std::string_view text, std::string_view file, const FindGame& find_game);

}  // namespace pionek
