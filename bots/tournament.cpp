#include "bots/tournament.hpp"

namespace pionek {
namespace {

// Two bots at one table, A B A B ... and then B A B A ..., so that with an odd number of seats,
// too, each has every seat as often. `before` games were played by others. Returns what the first
// won.
Result<double> play_pair(const std::shared_ptr<const AnyGame>& game, const TournamentPlan& plan,
                         const std::string& first, const std::string& second, std::int64_t before) {
  double won = 0;
  for (const bool swapped : {false, true}) {
    ArenaPlan table;
    for (int seat = 0; seat < plan.setup.seats; ++seat) {
      table.players.push_back((seat % 2 == 0) != swapped ? first : second);
    }
    table.games = plan.deals * plan.setup.seats;
    table.seed = plan.seed;
    table.setup = plan.setup;
    table.thinking = plan.thinking;
    table.jobs = plan.jobs;
    table.host = plan.host;
    if (plan.progress) {
      table.progress = [&plan, before](std::int64_t done) { plan.progress(before + done); };
    }
    before += table.games;
    const auto result = run_arena(game, table);
    if (!result) return result.error();
    for (std::size_t seat = 0; seat < table.players.size(); ++seat) {
      if ((seat % 2 == 0) != swapped) won += result->wins[seat];
    }
  }
  return won;
}

}  // namespace

Result<Tournament> run_tournament(const std::shared_ptr<const AnyGame>& game,
                                  const TournamentPlan& plan) {
  Tournament tournament;
  tournament.bots = plan.bots;
  tournament.seats = plan.setup.seats;
  tournament.games = plan.games_per_pair();
  tournament.score.assign(plan.bots.size(), std::vector<double>(plan.bots.size()));
  std::int64_t played = 0;
  for (std::size_t i = 0; i < plan.bots.size(); ++i) {
    for (std::size_t k = i + 1; k < plan.bots.size(); ++k, played += tournament.games) {
      const auto won = play_pair(game, plan, plan.bots[i], plan.bots[k], played);
      if (!won) return won.error();
      tournament.score[i][k] = *won;
      tournament.score[k][i] = static_cast<double>(tournament.games) - *won;
    }
  }
  tournament.ratings = elo_ratings(tournament.score);
  return tournament;
}

json::object tournament_json(const AnyGame& game, const Tournament& tournament) {
  json::array rows;
  for (std::size_t i = 0; i < tournament.bots.size(); ++i) {
    const Rating& rating = tournament.ratings[i];
    json::array shares;
    json::array intervals;
    for (std::size_t k = 0; k < tournament.bots.size(); ++k) {
      const Interval interval = tournament.interval95(i, k);
      shares.push_back(i == k ? json::value(nullptr) : json::value(tournament.share(i, k)));
      intervals.push_back(i == k ? json::value(nullptr)
                                 : json::value(json::array{interval.low, interval.high}));
    }
    rows.push_back(json::object{{"bot", tournament.bots[i]},
                                {"elo", rating.elo},
                                {"elo95", json::array{rating.low, rating.high}},
                                {"win_share", std::move(shares)},
                                {"interval95", std::move(intervals)}});
  }
  return {{"game", game.info().id},
          {"seats", tournament.seats},
          {"games_per_pair", tournament.games},
          {"bots", std::move(rows)}};
}

}  // namespace pionek
