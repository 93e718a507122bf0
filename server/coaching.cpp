#include "server/coaching.hpp"

#include <algorithm>

#include "bots/native/thinking.hpp"
#include "table/known.hpp"
#include "table/view.hpp"

namespace pionek {
namespace {

CoachPlan plan_with(const Budget& budget) {
  CoachPlan plan;
  plan.budget = budget;
  plan.thinking = native_thinking();
  return plan;
}

Text in_words(const AnyGame& game, const Phrase& phrase, SeatNames names) {
  const auto in = [&](Lang lang) { return game.words(lang).text(phrase, game.catalog(), names); };
  return {in(Lang::en), in(Lang::pl)};
}

// The label of a move as the menu has it; by convention argument 0 of a range's is the amount.
Text label_of(const AnyGame& game, const Menu& menu, Move move, SeatNames names) {
  const Option* option = menu.find(move);
  if (option == nullptr) return {game.print(move), game.print(move)};
  Phrase label = option->label;
  if (option->is_range()) label.args[0] = move.n;
  return in_words(game, label, names);
}

// The moves of a match where there was a choice.
int decisions_in(const Match& match) {
  const AnyGame& game = match.game();
  AnyState state = match.state_at(0);
  MoveList options;
  int count = 0;
  for (const Played& each : match.moves()) {
    options.clear();
    game.options(state, options);
    count += options.size() > 1 ? 1 : 0;
    game.play(state, each.move);
  }
  return count;
}

json::object message(std::string_view type) {
  return {{"protocol", kProtocolVersion}, {"type", type}};
}

}  // namespace

HintTexts hint_texts(const HintQuestion& question) {
  const AnyGame& game = *question.game;
  const Seat seat = game.to_move(question.state);
  const CoachPlan plan = plan_with(question.budget);
  // Even the reasons are given for a dealt-anew position: nothing true is at hand to be told.
  AnyState imagined = question.state;
  Rng rng(plan.seed);
  game.imagine(imagined, seat, rng);
  const Hint found = hint(game, imagined, plan);
  Menu menu;
  game.options(imagined, menu);
  HintTexts texts;
  for (const Lang lang : kLangs) {
    json::object out = message("hint");
    out["ply"] = question.ply;
    out["changes"] = question.changes;
    for (auto& field : hint_json(game, found, lang)) out[field.key()] = std::move(field.value());
    json::array& options = out["options"].as_array();
    for (std::size_t i = 0; i < options.size(); ++i) {
      options[i].as_object()["label"] =
          label_of(game, menu, found.options[i].move, question.names).in(lang);
    }
    texts[static_cast<std::size_t>(lang)] = json::serialize(out);
  }
  return texts;
}

std::optional<BotAdvice> bot_advice(const HintQuestion& question, Seat bot) {
  const AnyGame& game = *question.game;
  const CoachPlan plan = plan_with(question.budget);
  AnyState imagined = question.state;
  Rng rng(plan.seed);
  game.imagine(imagined, bot, rng);
  const Hint found = hint(game, imagined, plan);
  if (found.options.empty()) return std::nullopt;
  const Advice& best = found.options[0];
  if (known_offers(game, question.state, bot).find(best.move) == nullptr) return std::nullopt;
  return BotAdvice{best.move, best.why};
}

// A search uses three fifths of a budget. A decision takes two at most, one for what is best and
// one for what was played; a piece one more for where it ends.
Budget review_share(Budget most, int decisions, int pieces) {
  if (most.milliseconds == 0) return most;
  const std::int64_t searches = std::max(1, 2 * decisions + pieces);
  const std::int64_t each = kReviewMilliseconds * 5 / (3 * searches);
  most.milliseconds = std::clamp<std::int64_t>(each, 1, most.milliseconds);
  return most;
}

void Reviewing::step() {
  const AnyGame& game = match_.game();
  if (!share_) share_ = review_share(most_, decisions_in(match_), plies() / kPiece + 1);
  const int end = std::min(plies(), done_ + kPiece);
  std::vector<Move> moves;
  for (int ply = done_; ply < end; ++ply) {
    moves.push_back(match_.moves()[static_cast<std::size_t>(ply)].move);
  }
  Review piece = review(game, match_.state_at(done_), moves, plan_with(*share_));
  for (Judgement& decision : piece.decisions) {
    decision.ply += done_;
    Menu menu;
    game.options(match_.state_at(decision.ply), menu);
    const SeatNames names = match_.names();
    labels_.push_back({in_words(game, menu.heading, names),
                       label_of(game, menu, decision.played, names),
                       label_of(game, menu, decision.advised, names)});
    review_.decisions.push_back(std::move(decision));
  }
  done_ = end;
  if (done_ < plies()) return;
  review_.seats = piece.seats;
  review_.result = piece.result;
  sum_up(review_);
  complete_ = true;
}

std::string Reviewing::text(Lang lang) const {
  json::object out = message("review");
  out["plies"] = plies();
  for (auto& field : review_json(match_.game(), review_, lang)) {
    out[field.key()] = std::move(field.value());
  }
  json::array& decisions = out["decisions"].as_array();
  for (std::size_t i = 0; i < decisions.size(); ++i) {
    json::object& decision = decisions[i].as_object();
    decision["question"] = labels_[i].question.in(lang);
    decision["played_label"] = labels_[i].played.in(lang);
    decision["advised_label"] = labels_[i].advised.in(lang);
  }
  return json::serialize(out);
}

}  // namespace pionek
