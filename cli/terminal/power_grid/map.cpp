// The cities: who has which, what the next ones cost, and the whole map with its lines.
#include <algorithm>

#include "cli/terminal/pen.hpp"
#include "cli/terminal/power_grid/board.hpp"

namespace pionek::power_grid {
namespace {}  // namespace

// One's own, or everybody's for those who only look on.
void TerminalBoard::networks(Pen& pen) const {
  const auto list = [&](Seat seat, const std::string& word) {
    std::vector<std::string> cities;
    for (const json::value& id : pen.player(seat).at("cities").get_array()) {
      cities.push_back(name(kCitySet, text_of(id)));
    }
    if (!cities.empty()) pen.list(word, joined(cities));
  };
  if (pen.scene.viewer != nobody) return list(pen.scene.viewer, say_(ScreenWord::network));
  for (std::size_t i = 0; i < pen["players"].get_array().size(); ++i) {
    const Seat seat = seat_at(static_cast<int>(i));
    list(seat, cut(who(pen, seat), Pen::kMargin - 1));
  }
}

RegionSet TerminalBoard::regions_in_play(const Pen& pen) const {
  RegionSet regions = 0;
  for (const json::value& id : pen["regions"].get_array()) {
    const int at = *game_.catalog().find(kRegionSet, text_of(id));
    regions |= static_cast<RegionSet>(1U << (at - map_of(pen).first_region));
  }
  return regions;
}

std::vector<Seat> TerminalBoard::owners(const Pen& pen, int city) const {
  std::vector<Seat> seats;
  const json::value* found = pen["houses"].get_object().if_contains(id_of(kCitySet, city));
  if (found == nullptr) return seats;
  for (const json::value& seat : found->get_array()) {
    seats.push_back(seat_at(seat.to_number<int>()));
  }
  return seats;
}

// What the viewer would pay to connect the city, by the prices of now (PG-605, PG-607, PG-610).
std::optional<int> TerminalBoard::price(const Pen& pen, RegionSet regions, int city) const {
  const Map& map = map_of(pen);
  const auto houses = owners(pen, city);
  const bool own = std::find(houses.begin(), houses.end(), pen.scene.viewer) != houses.end();
  if (own || static_cast<int>(houses.size()) >= pen.number("stage")) return std::nullopt;
  const auto& distances = map.distances[regions];
  int lines = kUnreachable;
  for (const json::value& id : pen.player(pen.scene.viewer).at("cities").get_array()) {
    const int from = *game_.catalog().find(kCitySet, text_of(id)) - map.first_city;
    const auto& row = distances[static_cast<std::size_t>(from)];
    lines = std::min<int>(lines, row[static_cast<std::size_t>(city - map.first_city)]);
  }
  if (lines == kUnreachable) return std::nullopt;
  return game_.data().slot_costs[houses.size()] + lines;
}

void TerminalBoard::nearby(Pen& pen) const {
  if (pen.scene.viewer == nobody) return;
  if (pen.player(pen.scene.viewer).at("cities").get_array().empty()) return;
  const Map& map = map_of(pen);
  const auto regions = regions_in_play(pen);
  std::vector<std::pair<int, std::string>> prices;
  for (int city = map.first_city; city < map.first_city + map.cities; ++city) {
    if (const auto cost = price(pen, regions, city)) {
      prices.emplace_back(*cost, name(kCitySet, city));
    }
  }
  std::sort(prices.begin(), prices.end());
  std::vector<std::string> parts;
  parts.reserve(prices.size());
  for (const auto& [cost, city] : prices) parts.push_back(city + " " + std::to_string(cost));
  if (!parts.empty()) pen.entry(say_(ScreenWord::nearby), joined(parts));
}

// Only what is in play; before that is settled, everything.
Lines TerminalBoard::map(const Scene& scene, const Paper& paper) const {
  Pen pen{scene, paper, {}};
  const bool settled = text_of(pen["phase"]) != "draft";
  const auto regions = regions_in_play(pen);
  const Map& map = map_of(pen);
  pen.lines.push_back(paper.ink(Tone::heading, say_(ScreenWord::map, map.name.in(say_.lang()))));
  for (int region = 0; region < map.regions; ++region) {
    if (!settled || (regions >> region & 1U) != 0) draw_region(pen, region);
  }
  return std::move(pen.lines);
}

void TerminalBoard::draw_region(Pen& pen, int region) const {
  constexpr int kName = 18;
  const Map& map = map_of(pen);
  pen.lines.emplace_back();
  pen.lines.push_back(pen.paper.ink(Tone::heading, name(kRegionSet, map.first_region + region)));
  for (int city = 0; city < map.cities; ++city) {
    const auto cities = map.region_cities[static_cast<std::size_t>(region)];
    if ((cities >> city & 1U) == 0) continue;
    std::vector<std::string> here;
    for (const Seat seat : owners(pen, map.first_city + city)) here.push_back(who(pen, seat));
    std::string text = "  " + fit(name(kCitySet, map.first_city + city), kName);
    if (!here.empty()) text += "[" + joined(here) + "] ";
    text += "— " + joined(neighbours(pen, map.first_city + city));
    for (std::string& line : wrap(text, pen.paper.width, kName + 2)) {
      pen.lines.push_back(std::move(line));
    }
  }
}

// "Duisburg 0": a line that leaves the play area does not exist (PG-108).
std::vector<std::string> TerminalBoard::neighbours(const Pen& pen, int city) const {
  const Map& map = map_of(pen);
  const bool settled = text_of(pen["phase"]) != "draft";
  const auto inside = map.cities_of(regions_in_play(pen));
  std::vector<std::string> parts;
  for (const Link& link : links_) {
    if (link.a != city && link.b != city) continue;
    const int other = link.a == city ? link.b : link.a;
    if (settled && (inside >> (other - map.first_city) & 1U) == 0) continue;
    parts.push_back(name(kCitySet, other) + " " + std::to_string(link.cost));
  }
  return parts;
}

}  // namespace pionek::power_grid
