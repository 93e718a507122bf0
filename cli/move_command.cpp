// pionek move, undo and branch: the commands that write. A record is written whole or not at all.
#include <iostream>
#include <limits>

#include "cli/commands.hpp"
#include "cli/record_file.hpp"
#include "cli/terminal/pages.hpp"
#include "table/view.hpp"

namespace pionek {
namespace {

json::object standing_json(const std::string& path, const Match& match) {
  return {{"file", path},
          {"ply", match.ply()},
          {"seat", seat_json(match.to_move())},
          {"over", match.over()}};
}

Ending move(const Call& call) {
  auto file = open_record(call.arguments()[0], call.games());
  if (!file) return file.error();
  Match& match = file->match;
  const int before = match.ply();
  const std::size_t count = call.arguments().size() - 1;
  for (std::size_t i = 1; i <= count; ++i) {
    const auto refused = match.play_text(call.arguments()[i], call.lang());
    if (!refused) continue;
    std::string where = call.arguments()[0];
    if (count > 1) where += ": " + call.say()(Word::move_of, i, count);
    return Error{refused->text, where, call.lang() == Lang::en ? "a move that is offered" : ""};
  }
  if (const auto error = file->saved.save(match)) return *error;
  const Teller tell{match, call.say()};
  json::array played = journal_json(tell, before, match.ply());
  if (call.json()) {
    json::object out = standing_json(call.arguments()[0], match);
    out["played"] = std::move(played);
    std::cout << pretty(out);
  } else {
    print(std::cout, journal_lines(tell, played));
  }
  return std::nullopt;
}

Ending undo(const Call& call) {
  auto file = open_record(call.arguments()[0], call.games());
  if (!file) return file.error();
  Match& match = file->match;
  const int ply = match.ply();
  const auto last = match.moves().empty() ? Played{} : match.moves().back();
  const UndoVerdict verdict = match.undo(last.seat);
  if (verdict != UndoVerdict::allowed) {
    return Error{text(verdict).in(call.lang()), call.arguments()[0], ""};
  }
  if (const auto error = file->saved.save(match)) return *error;
  if (call.json()) {
    json::object out = standing_json(call.arguments()[0], match);
    out["undone"] = json::object{
        {"ply", ply}, {"seat", seat_json(last.seat)}, {"move", match.game().print(last.move)}};
    std::cout << pretty(out);
  } else {
    const Teller tell{match, call.say()};
    std::cout << call.say()(Word::undone, ply, tell.seat(last.seat), match.game().print(last.move))
              << '\n';
  }
  return std::nullopt;
}

Ending branch(const Call& call) {
  const auto file = open_record(call.arguments()[0], call.games());
  if (!file) return file.error();
  const auto ply = ply_in(file->match, call.number("ply"));
  if (!ply) return ply.error();
  const Match match = file->match.branch(*ply);
  const auto saved = save_new(*call.text("output"), match);
  if (!saved) return saved.error();
  if (call.json()) {
    std::cout << pretty(standing_json(saved->path, match));
  } else {
    std::cout << saved->path << '\n';
  }
  return std::nullopt;
}

constexpr Flag kBranchPly{"ply", "K", kNumber, Word::flag_branch_ply, Flag::Times::required};

}  // namespace

constexpr Command kMoveCommand{
    "move", "FILE MOVE...", Word::cmd_move, 2, std::numeric_limits<std::size_t>::max(), {kJson},
    move};
constexpr Command kUndoCommand{"undo", "FILE", Word::cmd_undo, 1, 1, {kJson}, undo};
constexpr Command kBranchCommand{
    "branch", "FILE", Word::cmd_branch, 1, 1, {kBranchPly, kOutput, kJson}, branch};

}  // namespace pionek
