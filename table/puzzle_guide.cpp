#include "table/puzzle.hpp"

namespace pionek {
namespace {

void replace_all(std::string& text, std::string_view what, const std::string& with) {
  for (std::size_t at = 0; (at = text.find(what, at)) != text.npos; at += with.size()) {
    text.replace(at, what.size(), with);
  }
}

// "Buy coal ×3, Done buying"
std::string in_words(const Puzzle& puzzle, const std::vector<Move>& moves, Lang lang) {
  const AnyGame& game = puzzle.start.game();
  AnyState state = puzzle.start.state();
  std::string all;
  for (const Move move : moves) {
    all += (all.empty() ? "" : "; ") + label_of(game, state, move, lang, puzzle.start.names());
    game.play(state, move);
  }
  return all;
}

}  // namespace

Result<std::shared_ptr<const PuzzleGuide>> PuzzleGuide::make(std::shared_ptr<const Puzzle> puzzle) {
  auto solution = solve(*puzzle);
  if (!solution) return solution.error();
  return std::shared_ptr<const PuzzleGuide>(
      new PuzzleGuide(std::move(puzzle), std::move(*solution)));
}

std::optional<int> PuzzleGuide::end(const Match& match) const {
  for (int ply = puzzle_->start.ply(); ply < match.ply(); ++ply) {
    if (match.moves()[static_cast<std::size_t>(ply)].seat != puzzle_->seat) return ply;
  }
  if (match.to_move() != puzzle_->seat) return match.ply();
  return std::nullopt;
}

std::string PuzzleGuide::explained(Lang lang) const {
  std::string text = puzzle_->explain.in(lang);
  replace_all(text, "{best}", std::to_string(solution_.best));
  replace_all(text, "{change}", std::to_string(solution_.change));
  replace_all(text, "{moves}", in_words(*puzzle_, solution_.moves, lang));
  return text;
}

void PuzzleGuide::write(JsonText& out, const Match& match, Lang lang) const {
  const auto ended = end(match);
  out.field("puzzle", puzzle_->id);
  out.field("name", puzzle_->name.in(lang));
  if (ended) {
    const auto worth = puzzle_->worth(match.state_at(*ended));
    out.field("over", true);
    out.field("solved", worth == solution_.worth);
  }
  out.array("cards", [&] {
    out.object([&] {
      out.field("say", ended ? explained(lang) : puzzle_->question.in(lang));
      out.array("rules", [&] {
        for (const std::string& rule : puzzle_->rules) out.value(rule);
      });
      out.array("show", [&] {
        for (const std::string& target : puzzle_->show) out.value(target);
      });
    });
  });
}

}  // namespace pionek
