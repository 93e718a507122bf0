// pionek hint and review: what to do now, and what could have been done better.
#include <iostream>

#include "cli/coach.hpp"
#include "cli/commands.hpp"
#include "cli/record_file.hpp"
#include "cli/terminal/coach_pages.hpp"
#include "cli/terminal/terminal.hpp"

namespace pionek {
namespace {

json::object hint_for_programs(const Match& match, int ply, const Hint& hint, Lang lang) {
  json::object out{{"ply", ply}};
  for (const auto& field : hint_json(match.game(), hint, lang)) out[field.key()] = field.value();
  return out;
}

json::object review_for_programs(const Match& match, const Review& review, Lang lang) {
  json::object out{{"game", match.game().info().id},
                   {"seats", review.seats},
                   {"names", json::value_from(match.names())},
                   {"plies", match.ply()},
                   {"over", match.over()}};
  for (const auto& field : review_json(match.game(), review, lang)) {
    out[field.key()] = field.value();
  }
  return out;
}

Ending hint_command(const Call& call) {
  const auto file = open_record(call.arguments()[0], call.games());
  if (!file) return file.error();
  const auto ply = ply_in(file->match, call.number("ply"));
  if (!ply) return ply.error();
  const auto iterations = iterations_in(call);
  if (!iterations) return iterations.error();
  const Match match = file->match.branch(*ply);
  const Hint hint = ask_hint(match, *ply, *iterations);
  if (call.json()) {
    std::cout << pretty(hint_for_programs(match, *ply, hint, call.lang()));
    return std::nullopt;
  }
  const Teller tell{match, call.say()};
  if (match.over()) {
    std::cout << call.say()(Word::game_over) << '\n';
    return std::nullopt;
  }
  Menu menu;
  match.game().options(match.state(), menu);
  const int width = Terminal("never").width();
  print(std::cout, wrap(tell.seat(match.to_move()) + ": " + tell(menu.heading), width));
  print(std::cout, hint_lines(tell, hint, *ply, width, MovesAs::typed));
  return std::nullopt;
}

Ending review_command(const Call& call) {
  const auto file = open_record(call.arguments()[0], call.games());
  if (!file) return file.error();
  const Match& match = file->match;
  if (match.ply() == 0) {
    return Error{"nobody has moved yet", call.arguments()[0], "a match with moves"};
  }
  const auto seat = seat_in(match, call.number("seat"));
  if (!seat) return seat.error();
  const auto iterations = iterations_in(call);
  if (!iterations) return iterations.error();
  const Review review = ask_review(match, *iterations, call.say());
  if (call.json()) {
    std::cout << pretty(review_for_programs(match, review, call.lang()));
    return std::nullopt;
  }
  const ReviewWish wish{call.arguments()[0], *seat, Terminal("never").width()};
  print(std::cout, review_lines({match, call.say()}, review, wish));
  return std::nullopt;
}

}  // namespace

constexpr Command kHintCommand{
    "hint", "FILE", Word::cmd_hint, 1, 1, {kPly, kIterations, kJson}, hint_command};
constexpr Command kReviewCommand{
    "review",
    "FILE",
    Word::cmd_review,
    1,
    1,
    {{"seat", "N", kNumber, Word::flag_every_seat}, kIterations, kJson},
    review_command};

}  // namespace pionek
