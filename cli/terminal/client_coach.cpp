// The client and its advisers: a hint while the game is on, what a bot of the team would do, a
// review when the game is over.
#include "cli/coach.hpp"
#include "cli/terminal/client.hpp"
#include "cli/terminal/coach_pages.hpp"

namespace pionek {

// The coach knows what the seat to move may know, so its advice can be shown on that seat's screen.
void TerminalClient::coach() {
  const Teller tell{match_, say_};
  if (!match_.over()) {
    const Hint hint = ask_hint(match_, match_.ply(), iterations_);
    return page(hint_lines(tell, hint, match_.ply(), terminal_.width(), MovesAs::told));
  }
  // A match that began at its end has nothing to look at again.
  if (match_.ply() == 0) return notice(say_(Word::log_empty));
  const Review review = ask_review(match_, iterations_, say_);
  const std::string file = saved_ && !unsaved() ? saved_->path : "";
  page(review_lines(tell, review, {file, nobody, terminal_.width()}));
}

// Where all win or lose together: the next in turn order for whom a bot plays.
Seat TerminalClient::adviser() const {
  const int seats = static_cast<int>(bots_.size());
  if (!match_.game().info().cooperative || match_.over()) return nobody;
  for (int i = 1; i < seats; ++i) {
    const int seat = (index(match_.to_move()) + i) % seats;
    if (bots_[static_cast<std::size_t>(seat)] != nullptr) return seat_at(seat);
  }
  return nobody;
}

// It says what it would do by what it knows itself, and why.
void TerminalClient::team() {
  const Seat bot = adviser();
  if (bot == nobody) return notice(say_(Word::team_none));
  const Teller tell{match_, say_};
  const auto advice = ask_fellow(match_, bot, iterations_);
  if (!advice) return notice(say_(Word::team_silent, tell.seat(bot)));
  std::string what = tell.offered(match_.ply(), advice->move);
  if (what.ends_with('.')) what.pop_back();
  notice(say_(Word::team_says, tell.seat(bot), what, advice->why.in(tell.lang())));
}

}  // namespace pionek
