// The bots of one game. Compiled for each game of the list: PIONEK_GAME is its class,
// PIONEK_GAME_OWN the header of the bots of its own, if it has some.
#include PIONEK_GAME_HEADER
#ifdef PIONEK_GAME_OWN
#include PIONEK_GAME_OWN
#endif

#include "bots/coach_search.hpp"
#include "bots/game_bots.hpp"

namespace pionek {
namespace {

template <Game G>
class BotsOfOneGame final : public GameBots {
 public:
  using State = typename G::State;

  std::span<const Level> levels() const override { return Players<G>::levels; }
  std::unique_ptr<Bot> level(const AnyGame& game, const Level& level,
                             const Thinking& thinking) const override {
    return make_level(typed(game), level, thinking);
  }
  std::unique_ptr<Bot> greedy(const AnyGame& game) const override {
    return Players<G>::greedy(typed(game));
  }
  Style greedy_style() const override { return Players<G>::greedy_style; }
  Hint hint(const AnyGame& game, const AnyState& state, const CoachPlan& plan) const override {
    return CoachSearch<G>(typed(game), plan).hint(state.as<State>());
  }
  Review review(const AnyGame& game, const AnyState& start, const std::vector<Move>& moves,
                const CoachPlan& plan, const std::function<void(int)>& progress) const override {
    return review_of(typed(game), start.as<State>(), moves, plan, progress);
  }

 private:
  static const G& typed(const AnyGame& game) { return dynamic_cast<const Erased<G>&>(game).game(); }
};

}  // namespace

template <Game G>
const GameBots& bots_for() {
  static const BotsOfOneGame<G> bots;
  return bots;
}
template const GameBots& bots_for<PIONEK_GAME>();

}  // namespace pionek
