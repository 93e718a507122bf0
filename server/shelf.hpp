// The games that the server offers, loaded and checked once, with their files for the browser.
#pragma once

#include <memory>
#include <mutex>
#include <unordered_map>
#include <vector>

#include "table/guide.hpp"
#include "table/lessons.hpp"
#include "table/match.hpp"
#include "table/puzzle.hpp"

namespace pionek {

struct ShelvedGame {
  GamePtr game;
  Files files;
  Lessons lessons{};
  Puzzles puzzles{};
};

class Shelf {
 public:
  explicit Shelf(std::vector<ShelvedGame> games) : games_(std::move(games)) {}

  [[nodiscard]] const std::vector<ShelvedGame>& games() const { return games_; }
  [[nodiscard]] const ShelvedGame* find(std::string_view id) const;
  [[nodiscard]] Result<GamePtr> game(std::string_view id) const;
  // The guide with that file of a game; null if there is none any more.
  [[nodiscard]] GuidePtr guide(std::string_view game, std::string_view file) const;
  // The guide of a puzzle, which is solved when it is first taken up.
  [[nodiscard]] Result<GuidePtr> guide(const std::shared_ptr<const Puzzle>& puzzle) const;
  // As in GET /api/games.
  [[nodiscard]] json::object list() const;

 private:
  // Behind a pointer, so that a shelf can be moved.
  struct Solved {
    std::mutex mutex;
    std::unordered_map<const Puzzle*, GuidePtr> guides;
  };

  std::vector<ShelvedGame> games_;
  std::unique_ptr<Solved> solved_ = std::make_unique<Solved>();
};

// One agreement, as in GET /api/games.
json::object option_json(const OptionSpec& spec);

}  // namespace pionek
