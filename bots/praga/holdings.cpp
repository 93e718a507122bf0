// Things that are taken or kept for later: technologies, tokens, seals, tiles of the bridge.
#include <algorithm>
#include <bit>

#include "bots/praga/outlook.hpp"

namespace pionek::praga {

double Outlook::technology(int tile) const {
  const Technology& face = data_->technologies[tile];
  if (face.level >= kPermanentLevels) return left > 0 || own_turn_ ? program(face.gain) : 0;
  const auto event = static_cast<std::size_t>(face.trigger.on);
  return t_->events[event] * left * program(face.trigger.gain);
}

double Outlook::token(int track, int token) const {
  return (1 + t_->produce * left) * program(data_->tokens[token]) * (track < kProductions ? 1 : 0);
}

double Outlook::seal(int seal) const {
  const Final& final = data_->seals[seal].at_end;
  if (final.is != Final::Is::exchange) return at_end(final);
  // What is left in the end is about what is there now.
  const int gold = player_->gold();
  const int stone = player_->stone();
  int times = final.times;
  if (final.gold > 0) times = std::min(times, (left > 0 ? std::max(gold, 3) : gold) / final.gold);
  if (final.stone > 0) {
    times = std::min(times, (left > 0 ? std::max(stone, 3) : stone) / final.stone);
  }
  return final.vp * times;
}

// How much of a thing there will be at the end.
double Outlook::counted(Per per) const {
  const int now = game_->count(*player_, per);
  switch (per) {
    case Per::upgrade:
      return now + t_->upgrades * left;
    case Per::wall:
      return now + t_->walls * left;
    case Per::mine:
    case Per::quarry:
      return now + t_->grow * left;
    case Per::university_step:
      return std::min(static_cast<double>(data_->multiplier.size() - 1), now + t_->science * left);
    default:
      return now;
  }
}

double Outlook::at_end(const Final& final) const {
  switch (final.is) {
    case Final::Is::per:
      return final.vp * counted(final.per);
    case Final::Is::rows:
      return between(final.rows, player_->row[0] + t_->rows * left) +
             between(final.rows, player_->row[1] + t_->rows * left);
    case Final::Is::flat:
      return final.vp;
    case Final::Is::exchange:
      break;
  }
  return 0;
}

// What one more of a thing adds to the tiles V that the seat has.
double Outlook::per_worth(Per per) const {
  double sum = 0;
  for (const int tile : player_->crown) {
    if (tile == 0) continue;
    const Final& final = data_->bridge[tile - 1].at_end;
    if (final.is == Final::Is::per && final.per == per) sum += final.vp;
  }
  return sum;
}

double Outlook::five(int tile) const {
  return program(data_->bridge[tile].gain) + at_end(data_->bridge[tile].at_end);
}

double Outlook::best_plank() const {
  double best = 0;
  for (std::size_t i = 0; i < data_->planks.size(); ++i) {
    if (s_->planks[i] == 0) best = std::max(best, program(data_->planks[i]));
  }
  return best;
}

double Outlook::best_plaza() const {
  double best = 0;
  for (std::size_t i = 0; i < data_->plazas.size(); ++i) {
    if (s_->plaza_tile[i] == 0) continue;
    const auto& reward = data_->plaza_tiles[s_->plaza_tile[i] - 1].reward;
    best = std::max(best, program(reward[0]) + program(reward[1]));
  }
  return best;
}

double Outlook::holdings() const {
  double sum = 0;
  for (int good = 0; good < 2; ++good) {
    sum += stock(good, player_->held[good]) - exchange_[good] * player_->held[good];
  }
  const auto last = static_cast<int>(data_->egg_vp.size()) - 1;
  sum += eggs(player_->eggs()) - data_->egg_vp[std::min(player_->eggs(), last)];
  sum += windows(player_->has(Good::silver_window), player_->has(Good::gold_window));
  sum += fade_ * t_->cube * player_->cubes;
  for (int i = 0; i < kMonuments; ++i) {
    const MonumentData& where = data_->monuments[i];
    const int held = player_->has(where.token);
    const double value = where.col_value[player_->col[i]];
    sum += held * (token_[i] - value) + (tokens_[i] - held) * value;
  }
  const int steps = player_->at(Track::technology);
  const int lessons = player_->at(Track::university);
  sum += steps * (science_ - data_->multiplier[lessons]);
  for (int track = 0; track < kProductions; ++track) {
    sum += t_->produce * left * produce(track);
  }
  for (int action = 0; action < kActions; ++action) {
    if (const int tile = player_->upgrade[action]; tile != 0) {
      sum += t_->uses[action] * left * program(data_->tile(tile - 1).gain);
    }
  }
  for (int level = 0; level < kTechLevels; ++level) {
    const int tile = player_->technology[level];
    if (tile != 0 && (player_->used >> level & 1) == 0) sum += technology(tile - 1);
  }
  for (const int tile : player_->crown) {
    if (tile == 0) continue;
    const Final& final = data_->bridge[tile - 1].at_end;
    if (final.is == Final::Is::per) {
      sum += final.vp * (counted(final.per) - game_->count(*player_, final.per));
    }
  }
  if (player_->rights > 0 && (left > 0 || own_turn_)) sum += t_->seal;
  for (int plaza = 0; plaza < static_cast<int>(data_->plazas.size()); ++plaza) {
    const int free = std::popcount(data_->plazas[plaza].spaces & s_->free);
    if (free > 0) sum += share(plaza, 0, free);
  }
  return sum;
}

}  // namespace pionek::praga
