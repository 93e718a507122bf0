// The client and its coach: a hint while the game is on, a review when it is over.
#include "cli/coach.hpp"
#include "cli/terminal/client.hpp"
#include "cli/terminal/coach_pages.hpp"

namespace pionek {

// The coach knows what the seat to move may know, so its advice can be shown on that seat's screen.
void TerminalClient::coach() {
  const Teller tell{match_, say_};
  if (!match_.over()) {
    return page(hint_lines(tell, ask_hint(match_, match_.ply(), iterations_), terminal_.width()));
  }
  // A match that began at its end has nothing to look at again.
  if (match_.ply() == 0) return notice(say_(Word::log_empty));
  const Review review = ask_review(match_, iterations_, say_);
  const std::string file = saved_ && !unsaved() ? saved_->path : "";
  page(review_lines(tell, review, {file, nobody, terminal_.width()}));
}

}  // namespace pionek
