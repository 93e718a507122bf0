#include "tests/carnegie/example_given.hpp"

#include <algorithm>
#include <bit>

#include "engine/carnegie/loading.hpp"

namespace pionek::carnegie::testing {
namespace {

void read_employees(State& s, const json::object& given, Check& check) {
  check.only("given.player.employees", given, {"standing", "lying", "mission"});
  const auto each = [&](std::string_view key, auto&& use) {
    if (const auto* list = given.if_contains(key)) {
      for (const auto& [id, count] : list->as_object()) use(std::string(id), number(count));
    }
  };
  each("standing", [&](const std::string& id, int count) { stand(s, id, count); });
  each("lying", [&](const std::string& id, int count) { lie(s, id, count); });
  each("mission", [&](const std::string& id, int count) { away(s, id, count); });
}

void read_strips(State& s, const json::object& given, Check& check) {
  for (const auto& [id, value] : given) {
    const json::object& strip = value.as_object();
    check.only("given.player.strips", strip, {"side", "pos", "discs"});
    set_strip(s, id, number(strip.at("pos")), {}, text(strip.at("side"))[0]);
    if (const auto* discs = strip.if_contains("discs")) {
      auto& bits = s.players[0].discs[type(id)];
      for (const auto& at : discs->as_array()) {
        bits = static_cast<std::uint16_t>(bits | 1U << number(at));
      }
    }
  }
}

// So many projects somewhere in a region.
void read_projects(State& s, const json::object& given) {
  for (const auto& [id, count] : given) {
    int left = number(count);
    const auto where = static_cast<Region>(region(id));
    for (int at = 0; left > 0; ++at) {
      if (game().data().city_of(at).region != where) continue;
      own(s, game().catalog().id({kSlotSet, static_cast<std::uint16_t>(at)}));
      --left;
    }
  }
}

void read_player(State& s, const json::object& given, Check& check) {
  check.only("given.player", given,
             {"money", "goods", "departments", "employees", "transport", "strips", "built",
              "donations", "reservedDepartment", "discSupply", "projectsInRegion"});
  Player& player = s.players[0];
  if (const auto* value = given.if_contains("money")) player.money = number(*value);
  if (const auto* value = given.if_contains("goods")) player.goods = number(*value);
  if (const auto* list = given.if_contains("departments")) {
    for (const auto& each : list->as_array())
      build(s, text(each.at("tile")), text(each.at("space")));
  }
  if (const auto* value = given.if_contains("employees")) {
    read_employees(s, value->as_object(), check);
  }
  if (const auto* list = given.if_contains("transport")) {
    for (const auto& [id, at] : list->as_object()) set_transport(s, id, number(at));
  }
  if (const auto* value = given.if_contains("strips")) read_strips(s, value->as_object(), check);
  if (const auto* list = given.if_contains("built")) {
    for (const auto& each : list->as_array()) own(s, text(each.at("city")) + ".0");
  }
  if (const auto* list = given.if_contains("donations")) {
    for (const auto& id : list->as_array()) donated(s, text(id));
  }
  if (const auto* value = given.if_contains("projectsInRegion")) {
    read_projects(s, value->as_object());
  }
  if (const auto* value = given.if_contains("discSupply")) {
    player.supply = static_cast<std::uint8_t>(number(*value));
  }
}

void read_timeline(State& s, const json::object& given) {
  std::array<int, kRows> columns{};
  for (const auto& [id, column] : given) columns[row(id)] = number(column);
  set_markers(s, columns);
}

}  // namespace

State read_given(const json::object& given, Check& check) {
  check.only("given", given,
             {"players", "player", "firstPlayer", "timeline", "next", "event", "mode", "andrew"});
  const auto* mode = given.if_contains("mode");
  if (mode != nullptr) check.compare("given.mode", *mode, "solo");
  const auto* players = given.if_contains("players");
  State s = scene(mode != nullptr ? 1 : players == nullptr ? 2 : number(*players));
  if (const auto* first = given.if_contains("firstPlayer"))
    at_phase(s, Phase::choose, number(*first));
  if (const auto* markers = given.if_contains("timeline")) read_timeline(s, markers->as_object());
  const auto lay = [&](std::string_view id, const json::value& event) {
    const auto& events = event.at("events").as_array();
    const bool income = std::find(events.begin(), events.end(), "income") != events.end();
    const bool donation = std::find(events.begin(), events.end(), "donation") != events.end();
    next_event(s, id, income, donation, income ? text(event.at("region")) : "west");
  };
  if (const auto* next = given.if_contains("next")) {
    for (const auto& [id, event] : next->as_object()) lay(id, event);
  }
  if (const auto* event = given.if_contains("event")) lay("hr", *event);
  if (const auto* player = given.if_contains("player")) read_player(s, player->as_object(), check);
  if (const auto* andrew = given.if_contains("andrew")) {
    check.only("given.andrew", andrew->as_object(), {"donations"});
    for (const auto& id : andrew->at("donations").as_array()) {
      s.andrew.donations |= FieldSet{1} << field(text(id));
      s.field[field(text(id))] = kAndrew;
    }
  }
  return s;
}

json::object figures(const State& s) {
  const Player& player = s.players[0];
  const json::object position = tree(game().position(s));
  const json::object& written = position.at("players").at(0).as_object();
  const auto id_of = [](Set set, int at) {
    return game().catalog().id({set, static_cast<std::uint16_t>(at)});
  };
  json::object standing_at;
  json::object lying_at;
  json::array departments;
  json::array built;
  json::object strips;
  json::object strip_discs;
  for (int at = 0; at < kRooms; ++at) {
    const DepartmentId id = player.room[at];
    const bool department = id < kMaxDepartments;
    const std::string name = department     ? id_of(kTileSet, id)
                             : id == kLobby ? "lobby"
                                            : id_of(kRoomSet, at);
    standing_at[name] = player.standing(at);
    lying_at[name] = player.lying[at];
    if (department && game().data().department(id).tile) {
      departments.push_back(json::object{{"tile", name}, {"space", id_of(kRoomSet, at)}});
    }
  }
  for (int at = 0; at < static_cast<int>(game().data().slots.size()); ++at) {
    if (s.holder_of(at) != 1) continue;
    built.push_back(json::object{{"city", id_of(kCitySet, game().data().slots[at].city)},
                                 {"type", kTypeIds[s.type_of(at)]}});
  }
  for (int each = 0; each < kTypes; ++each) {
    const json::value& discs = written.at("strips").at(kTypeIds[each]).at("discs");
    strip_discs[kTypeIds[each]] = discs;
    strips[kTypeIds[each]] = json::object{{"pos", player.position[each]}, {"discs", discs}};
  }
  return {{"money", player.money},
          {"goods", player.goods},
          {"departments", std::move(departments)},
          {"built", std::move(built)},
          {"strips", std::move(strips)},
          {"stripDiscs", std::move(strip_discs)},
          {"transport", written.at("transport")},
          {"discSupply", player.supply},
          {"employees",
           {{"standing", standing_at},
            {"lying", lying_at},
            {"mission", written.at("missions")},
            {"lobby", lying(s, "lobby")}}}};
}

}  // namespace pionek::carnegie::testing
