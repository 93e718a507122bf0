#include "cli/record_file.hpp"

#include "cli/files.hpp"

namespace pionek {

std::optional<Error> SavedAs::save(const Match& match) {
  std::string now = write_record(match);
  if (now == text) return std::nullopt;
  if (auto error = replace_file(path, text, now)) return error;
  text = std::move(now);
  return std::nullopt;
}

Result<SavedAs> save_new(const std::string& path, const Match& match) {
  std::string text = write_record(match);
  if (auto error = create_file(path, text)) return *error;
  return SavedAs{path, std::move(text)};
}

Result<RecordFile> open_record(const std::string& path, const Games& games) {
  auto text = read_file(path);
  if (!text) return text.error();
  // A folder of data that is damaged has its own place to name; that of the record would mislead.
  std::optional<Error> damaged;
  auto match = read_record(*text, path, [&](std::string_view id) -> Result<GamePtr> {
    auto game = games.load(id);
    const bool known = !embedded_files(id).all().empty();
    if (!game && known) damaged = game.error();
    return game;
  });
  if (damaged) return *damaged;
  if (!match) return match.error();
  return RecordFile{{path, std::move(*text)}, std::move(*match)};
}

Result<int> ply_in(const Match& match, std::optional<int> ply) {
  if (!ply) return match.ply();
  if (*ply >= 0 && *ply <= match.ply()) return *ply;
  return Error{"there is no ply " + std::to_string(*ply), "--ply",
               "0 to " + std::to_string(match.ply())};
}

Result<Seat> seat_in(const Match& match, std::optional<int> number) {
  if (!number) return nobody;
  const int seats = match.setup().seats;
  if (*number >= 1 && *number <= seats) return seat_at(*number - 1);
  return Error{"there is no seat " + std::to_string(*number), "--seat",
               "1 to " + std::to_string(seats)};
}

}  // namespace pionek
