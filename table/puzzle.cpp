#include "table/puzzle.hpp"

#include <algorithm>

#include "table/start.hpp"

namespace pionek {
namespace {

constexpr std::string_view kPuzzleFolder = "puzzles/";
constexpr int kNameWords = 8;
constexpr int kQuestionWords = 60;
constexpr int kExplainWords = 80;

std::string stem(std::string_view file) {
  file.remove_prefix(kPuzzleFolder.size());
  return std::string(file.substr(0, file.find('.')));
}

void read_goal(Puzzle& puzzle, const JsonReader& in) {
  in.only({"so_that", "most", "least"});
  if (in.has("so_that")) puzzle.so_that = read_sight_tests(in["so_that"]);
  puzzle.high = !in.has("least");
  if (in.has("most") && in.has("least")) in.fail("wants the most and the least", "one of them");
  if (in.has("most")) puzzle.figure = read_pointer(in["most"]);
  if (in.has("least")) puzzle.figure = read_pointer(in["least"]);
  if (in.ok() && puzzle.so_that.empty() && puzzle.figure.empty()) {
    in.fail("wants nothing", "so_that, most or least");
  }
  const json::value seen = sight(puzzle.start.game(), puzzle.start.state(), puzzle.seat);
  if (in.ok() && !puzzle.figure.empty() && !number_at(seen, puzzle.figure)) {
    in.fail("there is no number at '" + puzzle.figure + "'", "a pointer to a number");
  }
}

}  // namespace

std::optional<std::int64_t> Puzzle::worth(const AnyState& state) const {
  const json::value seen = sight(start.game(), state, seat);
  if (!all_hold(so_that, seen)) return std::nullopt;
  if (figure.empty()) return 0;
  const auto number = number_at(seen, figure);
  return number && !high ? -*number : number;
}

Result<Puzzle> read_puzzle(const Subject& subject, const std::string& file,
                           const std::string& text) {
  const auto root = parse_json(text, file);
  if (!root) return root.error();
  std::optional<Error> wrong;
  const JsonReader in(*root, file + ": ", wrong);
  in.only({"name", "start", "seat", "question", "rules", "show", "goal", "explain"});
  auto start = read_start(in["start"], subject.game);
  if (!start) return *wrong;
  Puzzle puzzle{stem(file), file, {}, std::move(*start), nobody, {}, {}, {}, {}, "", true, {}};
  puzzle.seat = seat_at(in["seat"].number<int>(0, puzzle.start.setup().seats - 1));
  puzzle.name = read_text(in["name"], kNameWords);
  puzzle.question = read_text(in["question"], kQuestionWords);
  puzzle.rules = read_rules(in["rules"], subject);
  if (in.has("show")) puzzle.show = read_show(in["show"], subject);
  puzzle.explain = read_text(in["explain"], kExplainWords);
  if (!wrong && puzzle.start.to_move() != puzzle.seat) {
    in["seat"].fail("it is not the turn of this seat", "the seat that is to move");
  }
  if (!wrong) read_goal(puzzle, in["goal"]);
  if (wrong) return *wrong;
  return puzzle;
}

Result<Puzzles> load_puzzles(const GamePtr& game, const Files& files) {
  const std::string rules_file = "rules.en.md";
  const auto rules_text = files.get(rules_file);
  if (!rules_text) return rules_text.error();
  const auto rules = Rulebook::read(**rules_text, rules_file, game->info().rule_prefix);
  if (!rules) return rules.error();
  Puzzles puzzles;
  for (const auto& [file, text] : files.all()) {
    if (!file.starts_with(kPuzzleFolder)) continue;
    auto puzzle = read_puzzle({game, *rules}, file, text);
    if (!puzzle) return puzzle.error();
    puzzles.push_back(std::make_shared<const Puzzle>(std::move(*puzzle)));
  }
  return puzzles;
}

const Puzzle* puzzle_of_day(const Puzzles& puzzles, std::int64_t day) {
  if (puzzles.empty()) return nullptr;
  return puzzles[static_cast<std::size_t>(day) % puzzles.size()].get();
}

}  // namespace pionek
