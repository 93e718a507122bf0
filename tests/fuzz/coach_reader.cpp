#include "tests/fuzz/coach_reader.hpp"

#include "bots/bot.hpp"
#include "bots/coach.hpp"
#include "tests/fuzz/readers.hpp"

namespace pionek {
namespace {

// Where a game gets to when each byte chooses among the moves on offer.
AnyState played_position(const AnyGame& game, std::string_view input) {
  constexpr int kMaxPlies = 400;
  const GameInfo& info = game.info();
  const auto more = input.size() % static_cast<std::size_t>(info.max_seats - info.min_seats + 1);
  const Setup setup = make_setup(info, info.min_seats + static_cast<int>(more), {}).value();
  AnyState state = game.start(setup, Seed{1, 0, 0, 0});
  MoveList list;
  for (const char byte : input.substr(0, kMaxPlies)) {
    AnyState next = state;
    list.clear();
    game.options(next, list);
    game.play(next, list[static_cast<unsigned char>(byte) % list.size()]);
    if (game.to_move(next) == nobody) break;
    state = std::move(next);
  }
  return state;
}

}  // namespace

std::optional<AnyState> accepted_position(const AnyGame& game, std::string_view input) {
  const auto value = parse_json(input, "fuzz.json");
  if (!value) return std::nullopt;
  const auto state = game.read_position(*value, "fuzz.json");
  if (state) return *state;
  demand(!state.error().what.empty(), "an error says what");
  return std::nullopt;
}

// A bot, a hint and a review would take a while each: which it is depends on the input.
void check_coach(const GamePtr& game, std::string_view input) {
  auto state = accepted_position(*game, input);
  if (!state) state = played_position(*game, input);
  if (game->to_move(*state) == nobody) return;
  CoachPlan plan;
  plan.budget.iterations = 1;
  MoveList list;
  game->options(*state, list);
  const std::vector<std::string> bots = bot_names(*game);
  const std::size_t which = input.size() % (bots.size() + 2);
  if (which == bots.size()) {
    const Hint advice = hint(*game, *state, plan);
    demand(!advice.options.empty(), "who is to move gets advice");
    demand(list.contains(advice.options[0].move), "what is advised is on offer");
    for (const float chance : advice.chances) {
      demand(chance >= 0 && chance <= 1.001F, "a chance is a chance");
    }
  } else if (which > bots.size()) {
    const Review judged = review(*game, *state, {list[list.size() - 1]}, plan);
    demand(judged.decisions.size() == (list.size() > 1 ? 1U : 0U), "a choice is judged");
  } else {
    const bool thinks = bots[which] == "normal" || bots[which] == "hard" || bots[which] == "expert";
    const auto bot = make_bot(bots[which] + (thinks ? "@1" : ""), game).value();
    Rng rng(input.size());
    demand(list.contains(ask_bot(*bot, *game, *state, rng)), "a bot plays what is on offer");
  }
}

}  // namespace pionek
