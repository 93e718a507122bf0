// The map in words: every city with its places, every link with its tiles.
#include "cli/terminal/nucleum/board.hpp"
#include "engine/nucleum/loading.hpp"

namespace pionek::nucleum {
namespace {

constexpr std::array<ScreenWord, kColors + 1> kCityColors{
    ScreenWord::color_green, ScreenWord::color_white, ScreenWord::color_orange,
    ScreenWord::color_purple, ScreenWord::color_multi};

bool lists(const json::value& ids, std::string_view id) {
  for (const json::value& each : ids.get_array()) {
    if (text_of(each) == id) return true;
  }
  return false;
}

}  // namespace

// "1 residence", "2 factory 8 ▲2": a place with its symbols, or what stands on it and whose it is.
std::string TerminalBoard::plot_text(const Pen& pen, int plot) const {
  const std::string& id = id_of(kPlotSet, plot);
  const Map& map = map_of(pen);
  if (lists(pen["rubble"].at("plots"), id)) return say_(ScreenWord::rubble);
  const json::value* built = pen["plots"].get_object().if_contains(id);
  if (built == nullptr) {
    std::vector<std::string> symbols;
    const unsigned shown = map.plot_symbols[static_cast<std::size_t>(plot)];
    for (int type = 0; type < kTypes; ++type) {
      if (has(shown, type)) symbols.push_back(say_(kTypeWords[static_cast<std::size_t>(type)]));
    }
    if (has(shown, kGovernment)) symbols.push_back("IV");
    const std::string text = joined(symbols, "/");
    return has(map.red_plots, plot) ? text + say_(ScreenWord::red) : text;
  }
  const auto at =
      static_cast<std::size_t>(*game_.catalog().find(kBuildingSet, text_of(built->at("building"))));
  const Building& what = game_.data().buildings[at];
  const json::value& owner = built->at("owner");
  const std::string whose =
      owner.is_null() ? say_(ScreenWord::neutral) : seat_mark(pen, owner.to_number<int>());
  const std::string type = say_(kTypeWords[static_cast<std::size_t>(what.type)]);
  return "[" + whose + " " + type + " " +
         (built->at("powered").get_bool() ? say_(ScreenWord::powered)
                                          : say_(ScreenWord::demand, what.demand)) +
         "]";
}

std::string TerminalBoard::mine_text(const Pen& pen, int field) const {
  const std::string& id = id_of(kMineSet, field);
  const Map& map = map_of(pen);
  if (lists(pen["rubble"].at("mines"), id)) return say_(ScreenWord::rubble);
  const json::value* mine = pen["mines"].get_object().if_contains(id);
  if (mine == nullptr) {
    std::string text = say_(ScreenWord::mine_place);
    if (const int bonus = map.mine_bonus[static_cast<std::size_t>(field)]; bonus > 0) {
      text += say_(ScreenWord::mine_bonus, bonus);
    }
    return has(map.red_mines, field) ? text + say_(ScreenWord::red) : text;
  }
  return "[" + seat_mark(pen, mine->at("owner").to_number<int>()) + " " +
         say_(ScreenWord::mine, mine->at("cubes").to_number<int>(),
              mine->at("places").to_number<int>()) +
         "]";
}

std::string TerminalBoard::turbine_text(const Pen& pen, int slot) const {
  const std::string& id = id_of(kTurbineSet, slot);
  if (lists(pen["rubble"].at("turbines"), id)) return say_(ScreenWord::rubble);
  const json::value* turbine = pen["turbines"].get_object().if_contains(id);
  if (turbine != nullptr) {
    return "[" + seat_mark(pen, turbine->at("owner").to_number<int>()) + " " +
           say_(ScreenWord::turbine) + "]";
  }
  const std::string text = say_(ScreenWord::turbine);
  return has(map_of(pen).red_turbines, slot) ? text + say_(ScreenWord::red) : text;
}

// What "!" costs: one figure, unless the data have different ones for plots, sites and fields.
std::string TerminalBoard::red_prices() const {
  const Data& data = game_.data();
  std::string text = std::to_string(data.red_plot);
  for (const int other : {data.red_site, data.red_field}) {
    if (other != data.red_plot) text += "/" + std::to_string(other);
  }
  return text;
}

void TerminalBoard::every_city(Pen& pen) const {
  const Map& map = map_of(pen);
  pen.lines.push_back(pen.paper.ink(Tone::heading, say_(ScreenWord::map_title, red_prices())));
  for_each_bit(map.cities, [&](int city) {
    const auto at = static_cast<std::size_t>(city);
    const auto color = static_cast<std::size_t>(game_.data().cities[at]);
    std::vector<std::string> parts{"(" + say_(kCityColors[color]) + ")"};
    for_each_bit(map.plots_in[at], [&](int plot) { parts.push_back(plot_text(pen, plot) + ","); });
    for_each_bit(map.mines_in[at], [&](int mine) { parts.push_back(mine_text(pen, mine) + ","); });
    for_each_bit(map.turbines_in[at],
                 [&](int slot) { parts.push_back(turbine_text(pen, slot) + ","); });
    if (parts.size() > 1) parts.back().pop_back();
    pen.flow(city_name(city), parts);
  });
}

// "–" for an empty field, the owner's number and the tile that lies there.
std::string TerminalBoard::field_text(const Pen& pen, int field) const {
  const json::value* track = pen["tracks"].get_object().if_contains(id_of(kFieldSet, field));
  if (track == nullptr) {
    return map_of(pen).red_fields.has(field) ? "–" + say_(ScreenWord::red) : "–";
  }
  const std::string mark = seat_mark(pen, track->at("owner").to_number<int>());
  if (track->at("turned").get_bool()) return mark + "═";
  // From the first city to the second.
  const Tile& tile = game_.data().tiles[static_cast<std::size_t>(
      *game_.catalog().find(kTileSet, text_of(track->at("tile"))))];
  const bool flip = *game_.catalog().find(kHalfSet, text_of(track->at("facing"))) % 2 == 1;
  std::vector<std::string> halves;
  for (const int half : {flip ? 1 : 0, flip ? 0 : 1}) {
    const Half& each = tile.halves[static_cast<std::size_t>(half)];
    halves.push_back(say_(kColorWords[static_cast<std::size_t>(each.color)]) + " " +
                     action_text(each.action));
  }
  return mark + "[" + joined(halves, "|") + "]";
}

void TerminalBoard::every_link(Pen& pen) const {
  const Map& map = map_of(pen);
  pen.lines.push_back(pen.paper.ink(Tone::heading, say_(ScreenWord::links_title)));
  for (std::size_t at = 0; at < map.links.size(); ++at) {
    const Link& link = map.links[at];
    if (link.length == 0) continue;
    std::string text = city_name(link.a) + " – " + city_name(link.b) + ":";
    for (int i = 0; i < link.length; ++i) text += " " + field_text(pen, link.first + i);
    if (link.steps > 0) {
      text += " " + say_(link.per_tile ? ScreenWord::per_tile : ScreenWord::fixed, link.steps);
    }
    pen.lines.push_back(std::move(text));
  }
}

// What the contracts in sight ask and give, and the technologies of the player's experiment.
void TerminalBoard::texts(Pen& pen, const json::object& player) const {
  pen.lines.push_back(pen.paper.ink(Tone::heading, say_(ScreenWord::texts_title)));
  const auto told = [&](const char* mark, int set, std::string_view id) {
    constexpr int kIndent = 4;
    const std::string line = mark + name(set, id) + ". " + printed_on(set, id);
    for (std::string& part : wrap(line, pen.paper.width, kIndent)) {
      pen.lines.push_back(std::move(part));
    }
  };
  for (const json::array* list :
       {&pen["market"].get_array(), &pen["purple"].get_array(), &player.at("slots").get_array()}) {
    for (const json::value& id : *list) {
      if (!id.is_null()) told("", kContractSet, text_of(id));
    }
  }
  if (player.at("experiment").is_null()) return;
  for (const Technology& each : technologies_) {
    if (each.experiment != text_of(player.at("experiment"))) continue;
    const bool unlocked = lists(player.at("techs"), each.id);
    told(unlocked ? "✓ " : "", kTechSet, each.id);
  }
}

}  // namespace pionek::nucleum
