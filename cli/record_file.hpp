// A match that lives in a file. The text last read or written is kept, so that a later save can
// tell whether the file is still the one we know.
#pragma once

#include <optional>
#include <string>

#include "cli/games.hpp"
#include "table/match.hpp"

namespace pionek {

struct SavedAs {
  std::string path;
  std::string text;

  // Replaces the record by that of the match as it is now.
  std::optional<Error> save(const Match& match);
};

// Refuses to overwrite.
Result<SavedAs> save_new(const std::string& path, const Match& match);

struct RecordFile {
  SavedAs saved;
  Match match;
};

Result<RecordFile> open_record(const std::string& path, const Games& games);

// The ply that --ply names, or the last one.
Result<int> ply_in(const Match& match, std::optional<int> ply);

// The seat that --seat names, from 1, or nobody.
Result<Seat> seat_in(const Match& match, std::optional<int> number);

}  // namespace pionek
