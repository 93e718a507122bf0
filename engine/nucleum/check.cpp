// The invariants of a sound state. Checked after every move of the random games and on every
// position that is read.
#include "engine/nucleum/check.hpp"

#include <algorithm>
#include <cstring>

namespace pionek::nucleum {
namespace {

Wrong check_markers(const Data& data, const State& s, int seat) {
  const Player& player = s.players[seat];
  int markers = player.start_markers;
  for (int group = 0; group < kGroups; ++group) {
    const int space = player.markers[group];
    if (space == 0) continue;
    ++markers;
    if (space >= static_cast<int>(data.spaces.size()) || data.spaces[space].group != group) {
      return of_seat(seat, "a marker outside its group (NU-1304)");
    }
  }
  if (player.recharges > s.round) return of_seat(seat, "more recharges than turns (NU-201)");
  // The last marker of all is placed without recharging.
  const int last = s.phase == Phase::last_markers || s.phase == Phase::over ? 1 : 0;
  if (markers < player.recharges || markers > player.recharges + last) {
    return of_seat(seat, "not as many markers as recharges (NU-1310)");
  }
  return std::nullopt;
}

Wrong check_frame(const Nucleum& game, const State& s) {
  const Data& data = game.data();
  if (s.seats < 2 || s.seats > kSeats) return "seats: out of range";
  if (s.first >= s.seats || s.current >= s.seats) return "first player: out of range";
  if (s.phase > Phase::over) return "phase: unknown";
  if (s.turn > s.seats) return "turn: out of range";
  if (s.contract_used > 1) return "contract_used: out of range";
  const bool setup = s.phase == Phase::setup;
  if ((s.round == 0) != setup) return "round: out of range";
  const int most = s.last_round != 0 ? s.last_round : data.max_rounds;
  if (s.round > most || s.last_round > data.max_rounds + 1) return "round: out of range";
  if (s.spare != State{}.spare) return "spare: not zero";
  const int met = static_cast<int>(
      std::count_if(s.ended.begin(), s.ended.end(), [](std::uint8_t by) { return by != 0; }));
  for (const int by : s.ended) {
    if (by > s.seats) return "end: a condition met by nobody who plays";
  }
  if ((met >= data.counts[s.seats].conditions) != (s.last_round != 0)) {
    return "last_round: does not follow from the conditions (NU-1501)";
  }
  const bool over = s.phase == Phase::last_markers || s.phase == Phase::over;
  if (over && s.round != most) return "phase: the game is not over yet (NU-1504)";
  return std::nullopt;
}

Wrong check_player(const Nucleum& game, const State& s, int seat) {
  const Data& data = game.data();
  const Player& player = s.players[seat];
  if (seat >= s.seats) {
    const Player nobody_there{};
    if (std::memcmp(&player, &nobody_there, sizeof(Player)) == 0) return std::nullopt;
    return of_seat(seat, "an empty chair owns something");
  }
  const bool chosen = player.experiment != kNoExperiment;
  // In the set-up the last in order has chosen first.
  const int place = (seat - s.first + s.seats) % s.seats;
  const bool should = s.phase != Phase::setup || place > s.seats - s.turn;
  if (chosen != should || (chosen && player.experiment >= kExperiments)) {
    return of_seat(seat, "an experiment at the wrong time (NU-126)");
  }
  for (int other = 0; other < seat && chosen; ++other) {
    if (s.players[other].experiment == player.experiment) {
      return of_seat(seat, "the same experiment as another player (NU-126)");
    }
  }
  if (player.workers + player.reserve + player.tracks != data.workers) {
    return of_seat(seat,
                   "workers: " + std::to_string(player.workers + player.reserve + player.tracks) +
                       " instead of " + std::to_string(data.workers));
  }
  if (player.spare != Player{}.spare) return of_seat(seat, "spare: not zero");
  for (const int space : player.income) {
    if (space >= data.row_slots) return of_seat(seat, "an income beyond its track (NU-211)");
  }
  if (player.board_row.size() > data.row_slots) return of_seat(seat, "board row: too long");
  if (auto wrong = check_markers(data, s, seat)) return wrong;
  const bool fresh = s.phase == Phase::setup;
  if (fresh && (player.techs != 0 || player.presence != 0 || player.recharges != 0)) {
    return of_seat(seat, "something gained before the first turn");
  }
  return std::nullopt;
}

// Whether somebody takes the last marker of the success spaces just now (NU-1310).
bool takes_last_marker(const Data& data, const State& s) {
  return std::any_of(s.agenda.begin(), s.agenda.end(), [&](const Task& task) {
    return task.step == Step::recharged && s.player(task.seat).recharges == data.recharges;
  });
}

// The conditions of the end are noted as soon as they are met (NU-1503).
Wrong check_end(const Nucleum& game, const State& s) {
  const Data& data = game.data();
  bool eight = false;
  bool points = false;
  bool recharged = true;
  for (int i = 0; i < s.seats; ++i) {
    eight = eight || s.players[i].techs == (1U << kTechs) - 1;
    points = points || s.players[i].vp >= data.points;
    recharged = recharged && s.players[i].recharges >= data.recharges;
  }
  const auto noted = [&](Condition condition) {
    return s.ended[static_cast<std::size_t>(condition)] != 0;
  };
  const bool no_contracts = s.silver.empty() && s.gold.empty();
  const PlayerCount& count = data.counts[s.seats];
  const bool contracts = count.silver + count.gold > kMarket;
  const bool tiles = data.base_tiles + count.advanced > kOffer;
  if ((noted(Condition::technologies) && !eight) || (noted(Condition::points) && !points) ||
      (noted(Condition::recharges) && !recharged) ||
      (noted(Condition::tiles) && !s.stack.empty()) ||
      (noted(Condition::contracts) && !no_contracts)) {
    return "end: a condition noted that is not met";
  }
  if ((eight && !noted(Condition::technologies)) || (points && !noted(Condition::points)) ||
      (recharged && !noted(Condition::recharges) && !takes_last_marker(data, s)) ||
      (tiles && s.stack.empty() && !noted(Condition::tiles)) ||
      (contracts && no_contracts && !noted(Condition::contracts))) {
    return "end: a condition met that is not noted (NU-1503)";
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::string> Nucleum::broken(const State& s) const {
  if (auto wrong = check_frame(*this, s)) return wrong;
  for (int seat = 0; seat < kSeats; ++seat) {
    if (auto wrong = check_player(*this, s, seat)) return wrong;
  }
  if (auto wrong = check_tiles(*this, s)) return wrong;
  if (auto wrong = check_map(*this, s)) return wrong;
  if (auto wrong = check_contracts(*this, s)) return wrong;
  if (auto wrong = check_end(*this, s)) return wrong;
  return broken_agenda(s);
}

}  // namespace pionek::nucleum
