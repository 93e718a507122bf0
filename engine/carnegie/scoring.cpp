// The end (chapter 11xx): every point and where it comes from.
#include <bit>

#include "engine/carnegie/carnegie.hpp"
#include "engine/carnegie/returns.hpp"
#include "engine/carnegie/verbs.hpp"

namespace pionek::carnegie {
namespace {

// The rows of the sheet, in the order of score_groups.
enum SheetRow : std::uint8_t {
  play,
  tile,
  employees,
  departments,
  strips,
  connections,
  cities,
  donations
};

}  // namespace

std::vector<ScoreGroup> score_groups() {
  return {{"play", {"Scored during play", "Zdobyte w trakcie gry"}},
          {"tile", {"Action choice tile", "Żeton wyboru akcji"}},
          {"employees", {"Active employees", "Aktywni pracownicy"}},
          {"departments", {"Departments", "Działy"}},
          {"strips", {"Project strips", "Listwy projektów"}},
          {"connections", {"Connections and transport", "Połączenia i transport"}},
          {"cities", {"Projects in cities", "Projekty w miastach"}},
          {"donations", {"Donations", "Darowizny"}}};
}

Carnegie::Achievements Carnegie::achievements(const State& s, Seat seat) const {
  Achievements done;
  const Player& player = s.player(seat);
  for (int slot = 0; slot < static_cast<int>(data_->slots.size()); ++slot) {
    if (s.holder_of(slot) != holder(seat)) continue;
    const City& city = data_->city_of(slot);
    ++done.by_type[s.type_of(slot)];
    ++done.by_region[static_cast<std::size_t>(city.region)];
    done.in_small_cities += city.size == Size::small ? 1 : 0;
    done.city_vp += city.vp;
  }
  for (int region = 0; region < kRegions; ++region) {
    done.railways += level(player, region) == Level::railway ? 1 : 0;
  }
  done.donations = std::popcount(player.donations);
  done.active = player.active();
  done.departments = player.departments;
  return done;
}

int Carnegie::count(const Data& data, const Field& field, const Achievements& done) {
  switch (field.per) {
    case Field::Per::flat:
      return 1;
    case Field::Per::department:
      return std::popcount(field.row == kRows ? done.departments
                                              : done.departments & data.departments_of[field.row]);
    case Field::Per::project: {
      int sum = 0;
      for (int type = 0; type < kTypes; ++type) {
        if ((field.types >> type & 1) != 0) sum += done.by_type[type];
      }
      return sum;
    }
    case Field::Per::region:
      return done.by_region[static_cast<std::size_t>(field.region)];
    case Field::Per::small_city:
      return done.in_small_cities;
    case Field::Per::railway:
      return done.railways;
    case Field::Per::donation:
      return done.donations;
    case Field::Per::active:
      return done.active;
    case Field::Per::returned:
      return 0;
  }
  return 0;
}

int Carnegie::donation_cap(const Player& player) const {
  int cap = data_->donation_cap;
  for (int type = 0; type < kTypes; ++type) {
    const Strip& places = strip(player, type);
    for (int at = 0; at <= player.position[type]; ++at) cap += places[at].cap_bonus;
  }
  return cap;
}

Carnegie::Donations Carnegie::donations(const State& s, Seat seat, const Achievements& done) const {
  Donations out;
  const Player& player = s.player(seat);
  Returns own;
  Returns andrew;
  own.cap = donation_cap(player);
  andrew.cap = data_->andrew_cap;
  for (int field = 0; field < static_cast<int>(data_->fields.size()); ++field) {
    const Field& each = data_->fields[field];
    const int vp = each.vp * count(*data_, each, done);
    if ((player.donations >> field & 1) != 0) {
      out.own[field] = static_cast<std::int16_t>(std::min(own.cap, vp));
      own.add(*data_, field);
    }
    if (s.solo() && (s.andrew.donations >> field & 1) != 0) {
      out.andrew[field] = static_cast<std::int16_t>(std::min(andrew.cap, vp));
      andrew.add(*data_, field);
    }
  }
  if (own.fields.empty() && andrew.fields.empty()) return out;
  const auto enter = [](const Returns& returns, const BestReturn& best, auto& vp) {
    for (int i = 0; i < returns.fields.size(); ++i) {
      const Returns::Each& each = returns.fields[i];
      vp[each.field] = static_cast<std::int16_t>(std::min(returns.cap, best.times[i] * each.vp));
    }
  };
  const BestReturn mine = best_for_human(own, andrew, {player.goods, player.money});
  enter(own, mine, out.own);
  if (!andrew.fields.empty()) enter(andrew, best_for_andrew(andrew, mine.left), out.andrew);
  return out;
}

// Calls add(group, points, rule, words) for every line.
template <class Add>
void Carnegie::score(const State& s, Seat seat, Add&& add) const {
  const Player& player = s.player(seat);
  const Achievements done = achievements(s, seat);
  add(SheetRow::play, player.vp, "CA-1102", Phrase{Word::sheet_play});
  if (player.action_tile != 0)
    add(SheetRow::tile, data_->action_tile_vp, "CA-1103", Phrase{Word::sheet_tile});
  add(SheetRow::employees, done.active * data_->active_vp, "CA-1104",
      Phrase{Word::sheet_active, done.active});
  for (int room = 0; room < kRooms; ++room) {
    const DepartmentId id = player.room[room];
    if (id >= kMaxDepartments || !data_->department(id).tile) continue;
    add(SheetRow::departments, data_->room_vp[room], "CA-1105",
        Phrase{Word::sheet_department, thing(kTileSet, id)});
  }
  for (int type = 0; type < kTypes; ++type) {
    const Strip& places = strip(player, type);
    int vp = 0;
    for (int at = 0; at <= player.position[type]; ++at) vp += places[at].end_vp;
    add(SheetRow::strips, vp, "CA-1106", Phrase{Word::sheet_strip, thing(kStripSet, type)});
  }
  const Connection best = connection(player, cities_of(s, seat));
  add(SheetRow::connections, best.vp, "CA-1110", Phrase{Word::sheet_connection, best.value});
  add(SheetRow::cities, done.city_vp, "CA-1112", Phrase{Word::sheet_cities});
  const Donations given = donations(s, seat, done);
  for (int field = 0; field < static_cast<int>(data_->fields.size()); ++field) {
    if ((player.donations >> field & 1) == 0) continue;
    add(SheetRow::donations, given.own[field], data_->fields[field].rule.c_str(),
        Phrase{Word::sheet_donation, thing(kDonationSet, field)});
  }
}

// CA-1420.
template <class Add>
void Carnegie::score_andrew(const State& s, Add&& add) const {
  for (std::size_t i = 0; i < data_->score_cards.size(); ++i) {
    add(SheetRow::play, s.andrew.filed[i] * data_->score_cards[i], "CA-1420",
        Phrase{Word::sheet_cards, s.andrew.filed[i], data_->score_cards[i]});
  }
  int tiles = 0;
  for (const int copies : s.andrew.tiles) tiles += copies;
  add(SheetRow::departments, tiles * data_->andrew_department_vp, "CA-1420",
      Phrase{Word::sheet_andrew_tiles, tiles});
  for (int region = 0; region < kRegions; ++region) {
    if (s.andrew.transport[region] + 1 != data_->tracks[region].size()) continue;
    add(SheetRow::connections, data_->andrew_track_vp, "CA-1420",
        Phrase{Word::sheet_andrew_track, thing(kTrackSet, region)});
  }
  int vp = 0;
  for (int slot = 0; slot < static_cast<int>(data_->slots.size()); ++slot) {
    if (s.holder_of(slot) == kAndrew) vp += data_->city_of(slot).vp;
  }
  add(SheetRow::cities, vp, "CA-1420", Phrase{Word::sheet_cities});
  const Seat human = seat_at(0);
  const Donations given = donations(s, human, achievements(s, human));
  for (int field = 0; field < static_cast<int>(data_->fields.size()); ++field) {
    if ((s.andrew.donations >> field & 1) == 0) continue;
    add(SheetRow::donations, given.andrew[field], "CA-1421",
        Phrase{Word::sheet_donation, thing(kDonationSet, field)});
  }
}

Scores Carnegie::scores(const State& s) const {
  Scores scores;
  const auto sum = [](int& points) {
    return [&points](SheetRow /*group*/, int more, const char* /*rule*/, const Phrase& /*words*/) {
      points += more;
    };
  };
  for (int i = 0; i < s.seats; ++i) {
    int points = 0;
    score(s, seat_at(i), sum(points));
    scores.push_back({points, {}});
  }
  if (s.solo()) {
    int points = 0;
    score_andrew(s, sum(points));
    scores.rival = Standing{points, {}};
  }
  return scores;
}

// The most points win (CA-1117, CA-1422); no tie is broken (CA-1118).
Outcome Carnegie::outcome(const State& s) const {
  constexpr Verdicts<Word> kVerdicts{.decided = {{{"CA-1117", Word::won}}},
                                     .shared = {"CA-1118", Word::won_shared}};
  constexpr Verdicts<Word> kSolo{.decided = {{{"CA-1422", Word::won_solo}}},
                                 .rival = {"CA-1422", Word::won_andrew}};
  const Scores all = scores(s);
  Outcome outcome = best_standing(all, s.solo() ? kSolo : kVerdicts);
  if (outcome.rival && !outcome.winners.empty()) {
    outcome.reason = {Word::won_shared, all.rival->points};
  }
  return outcome;
}

ScoreSheet Carnegie::score_sheet(const State& s) const {
  ScoreSheet sheet;
  for (int i = 0; i < s.seats; ++i) {
    score(s, seat_at(i), [&](SheetRow group, int points, const char* rule, const Phrase& words) {
      if (points != 0) sheet.push_back({seat_at(i), group, points, rule, words});
    });
  }
  if (s.solo()) {
    const ScoreSheet andrew = andrew_sheet(s);
    sheet.insert(sheet.end(), andrew.begin(), andrew.end());
  }
  return sheet;
}

ScoreSheet Carnegie::andrew_sheet(const State& s) const {
  ScoreSheet sheet;
  score_andrew(s, [&](SheetRow group, int points, const char* rule, const Phrase& words) {
    if (points != 0) sheet.push_back({nobody, group, points, rule, words});
  });
  return sheet;
}

}  // namespace pionek::carnegie
