// Points: those of the game by where they came from, and the final scoring (chapter 13xx).
#include <algorithm>

#include "engine/praga/praga.hpp"

namespace pionek::praga {
namespace {

// The rows of the sheet, in the order of score_groups.
enum SheetRow : std::uint8_t { turns, city, walls, road, monuments, science, seals };

// By Source: the rule that stands for the group.
constexpr std::array<const char*, kSources> kSourceRules{"PR-206", "PR-403",  "PR-504", "PR-602",
                                                         "PR-702", "PR-307",  "PR-709", "PR-804",
                                                         "PR-808", "PR-1005", "PR-906", "PR-903"};

// By Source: where the group is counted.
constexpr std::array<SheetRow, kSources> kSourceGroups{
    SheetRow::turns, SheetRow::turns,     SheetRow::turns,   SheetRow::walls,
    SheetRow::city,  SheetRow::city,      SheetRow::city,    SheetRow::road,
    SheetRow::road,  SheetRow::monuments, SheetRow::science, SheetRow::science};

// A table by count whose last entry also stands for more.
int entry(const std::vector<int>& table, int count) {
  return table[std::min(static_cast<std::size_t>(count), table.size() - 1)];
}

int most_times(const Final& exchange, int gold, int stone) {
  int times = exchange.times;
  if (exchange.gold > 0) times = std::min(times, gold / exchange.gold);
  if (exchange.stone > 0) times = std::min(times, stone / exchange.stone);
  return times;
}

}  // namespace

std::vector<ScoreGroup> score_groups() {
  return {{"turns", {"Wheel, production and upgrades", "Koło, produkcja i ulepszenia"}},
          {"city", {"Buildings and plazas", "Budynki i Targowiska"}},
          {"walls", {"Walls", "Mury"}},
          {"road", {"King's Road and Charles Bridge", "Trakt Królewski i Most Karola"}},
          {"monuments", {"Hunger Wall and Cathedral", "Mur Głodowy i Katedra"}},
          {"science", {"University and technologies", "Uniwersytet i technologie"}},
          {"seals", {"Seals and eggs", "Pieczęcie i Jaja"}}};
}

int Praga::worth(const Player& player, const Final& at_end) const {
  switch (at_end.is) {
    case Final::Is::per:
      return at_end.vp * count(player, at_end.per);
    case Final::Is::rows:
      return at_end.rows[player.row[0]] + at_end.rows[player.row[1]];
    case Final::Is::flat:
      return at_end.vp;
    case Final::Is::exchange:
      break;
  }
  return 0;
}

std::array<int, kMaxSeals> Praga::seal_points(const Player& player) const {
  std::array<int, kMaxSeals> points{};
  FixedVector<int, kProductions> exchanges;
  for_each_bit(player.seals, [&](int seal) {
    const Final& at_end = data_->seals[seal].at_end;
    points[seal] = worth(player, at_end);
    if (at_end.is == Final::Is::exchange) exchanges.push_back(seal);
  });
  if (exchanges.empty()) return points;
  const Final& first = data_->seals[exchanges[0]].at_end;
  const Final& second = data_->seals[exchanges.back()].at_end;
  int best = -1;
  for (int times = 0; times <= most_times(first, player.gold(), player.stone()); ++times) {
    const int rest = exchanges.size() == 1
                         ? 0
                         : second.vp * most_times(second, player.gold() - times * first.gold,
                                                  player.stone() - times * first.stone);
    if (times * first.vp + rest <= best) continue;
    best = times * first.vp + rest;
    points[exchanges.back()] = rest;
    points[exchanges[0]] = times * first.vp;
  }
  return points;
}

// Calls add(group, points, rule, words) for every line.
template <class Add>
void Praga::score_all(const State& s, Seat seat, Add&& add) const {
  const Player& player = s.player(seat);
  for (int source = 0; source < kSources; ++source) {
    add(kSourceGroups[source], player.earned[source], kSourceRules[source],
        Phrase{Word::sheet_crane + source});
  }
  const int steps = player.at(Track::technology);
  const int each = data_->multiplier[player.at(Track::university)];
  add(SheetRow::science, steps * each, "PR-1302", Phrase{Word::sheet_science, steps, each});
  for (int i = 0; i < kMonuments; ++i) {
    add(SheetRow::monuments, data_->monuments[i].row_vp[player.row[i]], "PR-1303",
        Phrase{Word::sheet_row, thing(kMonumentSet, i), player.row[i] + 1});
  }
  for (int i = 0; i < kMonuments; ++i) {
    const MonumentData& where = data_->monuments[i];
    const int tokens = player.has(where.token);
    const int value = where.col_value[player.col[i]];
    add(SheetRow::monuments, tokens * value, "PR-1304",
        Phrase{Word::sheet_tokens, tokens, value, thing(kMonumentSet, i)});
  }
  add(SheetRow::walls, entry(data_->wall_vp, player.walls()), "PR-1305",
      Phrase{Word::sheet_walls, player.walls()});
  for (const int tile : player.crown) {
    if (tile == 0) continue;
    add(SheetRow::road, worth(player, data_->bridge[tile - 1].at_end), "PR-1306",
        Phrase{Word::sheet_bridge, thing(kBridgeSet, tile - 1)});
  }
  const auto earned = seal_points(player);
  for_each_bit(player.seals, [&](int seal) {
    add(SheetRow::seals, earned[seal], "PR-1306", Phrase{Word::sheet_seal, thing(kSealSet, seal)});
  });
  add(SheetRow::seals, entry(data_->egg_vp, player.eggs()), "PR-1307",
      Phrase{Word::sheet_eggs, player.eggs()});
}

// Of those with equal points the one who began later is ahead (PR-1308): the number in the order of
// the first round.
Scores Praga::scores(const State& s) const {
  Scores scores;
  for (int i = 0; i < s.seats; ++i) {
    int points = 0;
    score_all(s, seat_at(i),
              [&](SheetRow /*group*/, int more, const char* /*rule*/, const Phrase& /*words*/) {
                points += more;
              });
    scores.push_back({points, {(i - s.first + s.seats) % s.seats + 1}});
  }
  return scores;
}

Outcome Praga::outcome(const State& s) const {
  const Scores all = scores(s);
  const bool good = all[0].points > data_->good_solo;
  return best_standing(
      all, Verdicts<Word>{.decided = {{{"PR-1308", Word::won}, {"PR-1308", Word::won_later}}},
                          .alone = {"PR-1403", good ? Word::won_alone_well : Word::won_alone}});
}

ScoreSheet Praga::score_sheet(const State& s) const {
  ScoreSheet sheet;
  for (int i = 0; i < s.seats; ++i) {
    score_all(s, seat_at(i),
              [&](SheetRow group, int points, const char* rule, const Phrase& words) {
                if (points != 0) sheet.push_back({seat_at(i), group, points, rule, words});
              });
  }
  return sheet;
}

}  // namespace pionek::praga
