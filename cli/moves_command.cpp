// pionek moves: what may be chosen, now or at an earlier ply, and with --why what may not.
#include <iostream>

#include "cli/commands.hpp"
#include "cli/record_file.hpp"
#include "cli/terminal/pages.hpp"
#include "cli/terminal/terminal.hpp"
#include "table/view.hpp"

namespace pionek {
namespace {

json::object moves_json(const Match& match, Lang lang, bool why) {
  json::object menu = menu_json(match.game(), match.state(), lang, match.names(), true);
  json::object out{{"ply", match.ply()},
                   {"seat", seat_json(match.to_move())},
                   {"prompt", std::move(menu["prompt"])},
                   {"options", std::move(menu["menu"])}};
  if (why) out["denied"] = std::move(menu["denied"]);
  return out;
}

Ending run_moves(const Call& call) {
  const auto file = open_record(call.arguments()[0], call.games());
  if (!file) return file.error();
  const auto ply = ply_in(file->match, call.number("ply"));
  if (!ply) return ply.error();
  const Match match = file->match.branch(*ply);
  if (call.json()) {
    std::cout << pretty(moves_json(match, call.lang(), call.has("why")));
    return std::nullopt;
  }
  if (match.over()) {
    std::cout << call.say()(Word::game_over) << '\n';
    return std::nullopt;
  }
  const Teller tell{match, call.say()};
  Menu menu;
  match.game().options(match.state(), menu);
  const int width = Terminal("never").width();
  print(std::cout, wrap(tell.seat(match.to_move()) + ": " + tell(menu.heading), width));
  print(std::cout, option_lines(tell, menu, width));
  if (call.has("why")) print(std::cout, why_lines(tell, menu, width));
  return std::nullopt;
}

}  // namespace

constexpr Command kMovesCommand{
    "moves",  "FILE", Word::cmd_moves, 1, 1, {{"why", "", kSwitch, Word::flag_why}, kPly, kJson},
    run_moves};

}  // namespace pionek
