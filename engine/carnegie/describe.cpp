// What anybody may see, for screens: everything but the faces of Andrew's hidden cards (CA-1501).
#include <bit>

#include "engine/carnegie/carnegie.hpp"
#include "engine/carnegie/names.hpp"

namespace pionek::carnegie {
namespace {

json::object gains_json(const Gains& gains) {
  json::object out;
  for (int r = 0; r < kResources; ++r) {
    if (gains[r] > 0) out[kResourceIds[r]] = gains[r];
  }
  return out;
}

json::object event_json(const Event& event) {
  json::array events;
  if (event.income) events.emplace_back("income");
  if (event.donation) events.emplace_back("donation");
  return {{"events", std::move(events)},
          {"region", event.income ? json::value(kRegionIds[static_cast<std::size_t>(event.region)])
                                  : json::value(nullptr)}};
}

json::array choices_json(const StripSpace& place) {
  json::array out;
  for (int i = 0; i < place.choice_of.size(); ++i) {
    out.push_back(json::object{{kResourceIds[place.choice_of[i]], place.choice_amount[i]}});
  }
  return out;
}

// Draws one player's things.
class Seen {
 public:
  Seen(const Carnegie& game, const State& s, Seat seat)
      : game_(game), names_{game.data()}, s_(s), seat_(seat), player_(s.player(seat)) {}

  json::object all() {
    int lying = 0;
    int away = 0;
    for (const int each : player_.lying) lying += each;
    for (const int each : player_.mission) away += each;
    json::object out{{"seat", index(seat_)},
                     {"money", player_.money},
                     {"goods", player_.goods},
                     {"vp", player_.vp},
                     {"standing", player_.active()},
                     {"lying", lying},
                     {"on_mission", away},
                     {"reserve", player_.reserve},
                     {"discs", player_.supply},
                     {"action_tile", player_.action_tile != 0},
                     {"reserved", names_.department(player_.reserved)},
                     {"donations", names_.fields(player_.donations)},
                     {"donation_cost", game_.donation_cost(player_)},
                     {"donation_cap", game_.donation_cap(player_)},
                     {"missions", names_.regions(player_.mission)},
                     {"transport", transport()},
                     {"rooms", rooms()},
                     {"strips", strips()},
                     {"income", income()},
                     {"connection", connection()},
                     {"worth", worth()}};
    return out;
  }

 private:
  json::object rooms() const {
    json::object out;
    for (int room = 0; room < kRooms; ++room) {
      const DepartmentId id = player_.room[room];
      json::array desks;
      int printed = 0;
      if (id < kMaxDepartments) {
        const Department& department = game_.data().department(id);
        printed = department.printed;
        for (int desk = 0; desk < department.desks.size(); ++desk) {
          desks.push_back(json::object{{"cost", department.desks[desk]},
                                       {"taken", (player_.desks[room] >> desk & 1) != 0}});
        }
      }
      out[names_.id(kRoomSet, room)] = json::object{{"department", names_.department(id)},
                                                    {"lobby", id == kLobby},
                                                    {"standing", player_.standing(room)},
                                                    {"lying", player_.lying[room]},
                                                    {"printed", printed},
                                                    {"desks", std::move(desks)}};
    }
    return out;
  }

  json::object transport() const {
    json::object out;
    for (int r = 0; r < kRegions; ++r) {
      const Track& track = game_.data().tracks[r];
      const int at = player_.transport[r];
      out[kRegionIds[r]] = json::object{
          {"position", at},
          {"level", kLevelIds[static_cast<std::size_t>(track[at].level)]},
          {"income", gains_json(track[at].income)},
          {"next_cost", at + 1 < track.size() ? json::value(game_.step_cost(player_, r))
                                              : json::value(nullptr)}};
    }
    return out;
  }

  json::object strips() const {
    json::object out;
    for (int type = 0; type < kTypes; ++type) {
      const Strip& strip = game_.strip(player_, type);
      json::array places;
      int vp = 0;
      for (int at = 0; at < strip.size(); ++at) {
        const bool visible = at <= player_.position[type];
        const bool disc = (player_.discs[type] >> at & 1) != 0;
        vp += visible ? strip[at].end_vp : 0;
        places.push_back(
            json::object{{"kind", kPlaceNames[static_cast<std::size_t>(strip[at].kind)]},
                         {"cost", strip[at].cost},
                         {"visible", visible},
                         {"disc", disc},
                         {"built", visible && !disc && strip[at].kind == StripSpace::Kind::disc},
                         {"income", gains_json(strip[at].income)},
                         {"choice", choices_json(strip[at])},
                         {"end_vp", strip[at].end_vp},
                         {"cap_bonus", strip[at].cap_bonus}});
      }
      out[kTypeIds[type]] = json::object{{"side", kSideNames[player_.side(type)]},
                                         {"position", player_.position[type]},
                                         {"discs", std::popcount(player_.discs[type])},
                                         {"goods", game_.data().types[type].goods},
                                         {"end_vp", vp},
                                         {"places", std::move(places)}};
    }
    return out;
  }

  // What the projects pay at the next income event (CA-404).
  json::object income() const {
    Gains sum{};
    json::array choices;
    for (int type = 0; type < kTypes; ++type) {
      const Strip& strip = game_.strip(player_, type);
      for (int at = 0; at <= player_.position[type]; ++at) {
        if ((player_.discs[type] >> at & 1) != 0) continue;
        for (int r = 0; r < kResources; ++r) {
          sum[r] = static_cast<std::uint8_t>(sum[r] + strip[at].income[r]);
        }
        if (!strip[at].choice_of.empty()) choices.push_back(choices_json(strip[at]));
      }
    }
    json::object out = gains_json(sum);
    out["choices"] = std::move(choices);
    return out;
  }

  json::object connection() const {
    const auto best = game_.connection(player_, game_.cities_of(s_, seat_));
    json::array cities;
    for (CitySet left = best.cities; left != 0; left &= left - 1) {
      cities.emplace_back(names_.id(kCitySet, std::countr_zero(left)));
    }
    return {{"vp", best.vp},
            {"value", best.value},
            {"level", best.vp > 0 ? json::value(kLevelIds[static_cast<std::size_t>(best.level)])
                                  : json::value(nullptr)},
            {"cities", std::move(cities)},
            {"next", next_level(best)}};
  }

  // The research that would lift the level of the connection, and its worth then.
  json::value next_level(const Carnegie::Connection& best) const {
    if (best.vp == 0 || best.level == Level::railway) return nullptr;
    const auto wanted = static_cast<Level>(static_cast<int>(best.level) + 1);
    int cost = 0;
    json::array regions;
    for (int r = 0; r < kRegions; ++r) {
      if ((best.cities & game_.data().cities_in[r]) == 0) continue;
      Player ahead = player_;
      while (game_.level(ahead, r) < wanted) {
        const int last = game_.data().tracks[r].size() - 1;
        const int next = ahead.transport[r] + 1;
        if (next > last || (next == last && game_.last_is_taken(s_, r))) return nullptr;
        if (regions.empty() || regions.back() != json::value(kRegionIds[r])) {
          regions.emplace_back(kRegionIds[r]);
        }
        cost += game_.step_cost(ahead, r);
        ++ahead.transport[r];
      }
    }
    return json::object{
        {"level", kLevelIds[static_cast<std::size_t>(wanted)]},
        {"cost", cost},
        {"regions", std::move(regions)},
        {"vp", game_.data().connection_vp[best.value][static_cast<std::size_t>(wanted)]}};
  }

  // What each donation field gives now, or would give as the next donation.
  json::object worth() const {
    json::object out;
    State ahead = s_;
    for (int field = 0; field < static_cast<int>(game_.data().fields.size()); ++field) {
      ahead.player(seat_).donations = player_.donations | FieldSet{1} << field;
      const auto given = game_.donations(ahead, seat_, game_.achievements(ahead, seat_));
      out[names_.id(kDonationSet, field)] = given.own[field];
    }
    return out;
  }

  const Carnegie& game_;
  Names names_;
  const State& s_;
  Seat seat_;
  const Player& player_;
};

json::object timeline_json(const Carnegie& game, const State& s) {
  json::object out;
  for (int row = 0; row < kRows; ++row) {
    json::array spaces;
    for (int column = 1; column < kColumns; ++column) {
      spaces.push_back(event_json(game.event_at(s, row, column)));
    }
    out[kRowIds[row]] = json::object{{"tile", game.data().timeline_tiles[s.timeline[row]].id},
                                     {"side", kFaceNames[s.timeline_side[row]]},
                                     {"marker", s.column[row]},
                                     {"spaces", std::move(spaces)}};
  }
  return out;
}

// The back of a card that lies face down.
json::value back_json(const Data& data, CardId id) {
  if (id == kNoCard) return nullptr;
  const Card& card = data.cards[id];
  return card.advanced ? json::value("?")
                       : json::value(kRowIds[static_cast<std::size_t>(card.row)]);
}

json::object card_json(const Names& names, CardId id) {
  const Card& card = names.data.cards[id];
  json::array management;
  for (const Row row : card.management) {
    management.emplace_back(kRowIds[static_cast<std::size_t>(row)]);
  }
  json::array cities;
  for (const int city : card.cities) cities.emplace_back(names.id(kCitySet, city));
  return {{"id", names.id(kCardSet, id)},
          {"action", kRowIds[static_cast<std::size_t>(card.row)]},
          {"donation", names.id(kDonationSet, card.donation)},
          {"shift", card.shift},
          {"management", std::move(management)},
          {"cities", std::move(cities)},
          {"region", kRegionIds[static_cast<std::size_t>(card.region)]},
          {"steps", card.steps}};
}

json::value andrew_json(const Carnegie& game, const State& s) {
  if (!s.solo()) return nullptr;
  const Names names{game.data()};
  const Andrew& andrew = s.andrew;
  json::array filed;
  for (std::size_t i = 0; i < game.data().score_cards.size(); ++i) {
    filed.push_back(json::object{{"vp", game.data().score_cards[i]}, {"cards", andrew.filed[i]}});
  }
  int basic = 0;
  for (const CardId id : s.deck) basic += game.data().cards[id].advanced ? 0 : 1;
  json::array sheet;
  for (const ScoreLine& line : game.andrew_sheet(s)) {
    sheet.push_back(json::object{{"points", line.points},
                                 {"en", game.words(Lang::en).text(line.words, game.catalog())},
                                 {"pl", game.words(Lang::pl).text(line.words, game.catalog())}});
  }
  const bool shown = andrew.shown != 0;
  return json::object{
      {"level", game.data().difficulties[andrew.level].id},
      {"points", game.scores(s).rival->points},
      {"sheet", std::move(sheet)},
      {"discs", andrew.discs},
      {"transport", names.regions(andrew.transport)},
      {"tiles", names.tiles(andrew.tiles, false)},
      {"donations", names.fields(andrew.donations)},
      {"back", back_json(game.data(), andrew.card)},
      {"card", shown ? json::value(card_json(names, andrew.card)) : json::value(nullptr)},
      {"score_card", andrew.shift},
      {"filed", std::move(filed)},
      {"chooses", s.round > 0 && s.round % 2 == 0},
      {"deck",
       {{"cards", s.deck.size()},
        {"basic", basic},
        {"back", back_json(game.data(), s.deck.empty() ? kNoCard : s.deck.back())}}}};
}

// What is being asked, with the figures of the turn.
json::value now_json(const Names& names, const State& s) {
  if (s.agenda.empty()) return nullptr;
  const Task& top = s.agenda.top();
  json::object out{{"step", kStepNames[static_cast<std::size_t>(top.step)]},
                   {"seat", index(top.seat)}};
  if (top.step == Step::moves || top.step == Step::research) out["left"] = top.pool;
  for (const Task& task : s.agenda) {
    if (task.step != Step::use) continue;
    json::array closed;
    for (int room = 0; room < kRooms; ++room) {
      if (task.is_closed(room)) closed.emplace_back(names.id(kRoomSet, room));
    }
    out["category"] = kRowIds[task.a];
    out["open"] =
        task.b == kNoRoom ? json::value(nullptr) : json::value(names.id(kRoomSet, task.b));
    out["used"] = task.used;
    out["closed"] = std::move(closed);
    out["pool"] = task.pool;
  }
  return out;
}

}  // namespace

json::object Carnegie::describe(const State& s, Seat /*viewer*/) const {
  const Names names{*data_};
  json::object out;
  out["round"] = s.round;
  out["rounds"] = data_->rounds;
  out["phase"] = kPhaseNames[static_cast<std::size_t>(s.phase)];
  out["first_player"] = s.first;
  json::array order;
  for (int i = 0; i < s.seats; ++i) order.emplace_back(index(s.in_order(i)));
  out["order"] = std::move(order);
  out["timeline"] = timeline_json(*this, s);
  out["row"] = names.row(s.row);
  out["advancing"] = names.row(s.advancing);
  out["event"] = s.row < kRows ? json::value(event_json(event(s))) : json::value(nullptr);
  out["now"] = now_json(names, s);
  json::array players;
  for (int i = 0; i < s.seats; ++i) players.push_back(Seen(*this, s, seat_at(i)).all());
  out["players"] = std::move(players);
  out["discs"] = names.discs(s);
  json::object fields;
  for (int field = 0; field < static_cast<int>(data_->fields.size()); ++field) {
    json::array holders;
    if (s.field[field] != kNoHolder) holders.push_back(Names::holder(s.field[field]));
    for (int i = 0; i < s.seats; ++i) {
      const bool second = s.field[field] != holder(seat_at(i));
      if (second && (s.players[i].donations >> field & 1) != 0) holders.emplace_back(i);
    }
    fields[names.id(kDonationSet, field)] = std::move(holders);
  }
  out["donations"] = std::move(fields);
  out["market"] = names.tiles(s.copies, true);
  out["andrew"] = andrew_json(*this, s);
  return out;
}

}  // namespace pionek::carnegie
