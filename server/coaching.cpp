#include "server/coaching.hpp"

#include <algorithm>

#include "bots/native/thinking.hpp"
#include "table/view.hpp"

namespace pionek {
namespace {

CoachPlan plan_with(const Budget& budget) {
  CoachPlan plan;
  plan.budget = budget;
  plan.thinking = native_thinking();
  return plan;
}

// The label of a move as the menu has it; by convention argument 0 of a range's is the amount.
Text label_of(const AnyGame& game, const Menu& menu, Move move, SeatNames names) {
  const Option* option = menu.find(move);
  if (option == nullptr) return {game.print(move), game.print(move)};
  Phrase label = option->label;
  if (option->is_range()) label.args[0] = move.n;
  const auto in = [&](Lang lang) { return game.words(lang).text(label, game.catalog(), names); };
  return {in(Lang::en), in(Lang::pl)};
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

void Reviewing::step() {
  const AnyGame& game = match_.game();
  const int end = std::min(plies(), done_ + kPiece);
  std::vector<Move> moves;
  for (int ply = done_; ply < end; ++ply) {
    moves.push_back(match_.moves()[static_cast<std::size_t>(ply)].move);
  }
  Review piece = review(game, match_.state_at(done_), moves, plan_with(budget_));
  for (Judgement& decision : piece.decisions) {
    decision.ply += done_;
    Menu menu;
    game.options(match_.state_at(decision.ply), menu);
    labels_.push_back({label_of(game, menu, decision.played, match_.names()),
                       label_of(game, menu, decision.advised, match_.names())});
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
    decision["played_label"] = labels_[i].played.in(lang);
    decision["advised_label"] = labels_[i].advised.in(lang);
  }
  return json::serialize(out);
}

}  // namespace pionek
