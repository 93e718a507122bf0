// The page with the rest: everybody's action board, the plazas with their spaces, the monuments,
// the river, and the tiles of the rows with all they say.
#include <algorithm>
#include <utility>

#include "cli/terminal/praga/board.hpp"
#include "engine/praga/loading.hpp"

namespace pionek::praga {
namespace {

// Columns and lines from a hex to the next one, by edge.
constexpr std::array<std::pair<int, int>, kEdges> kSteps{
    {{2, 0}, {1, -1}, {-1, -1}, {-2, 0}, {-1, 1}, {1, 1}}};

struct Spot {
  int x = 0;
  int y = 0;
  bool known = false;
};

// Where the hexes of an action board lie, found from neighbour to neighbour.
std::vector<Spot> spots_of(const Data& data) {
  std::vector<Spot> spots(static_cast<std::size_t>(kActions + data.wall_spaces));
  std::vector<int> open{0};
  spots[0].known = true;
  while (!open.empty()) {
    const int cell = open.back();
    open.pop_back();
    for (int edge = 0; edge < kEdges; ++edge) {
      const int next = data.cells[static_cast<std::size_t>(cell)][static_cast<std::size_t>(edge)];
      if (next == kNoCell || spots[static_cast<std::size_t>(next)].known) continue;
      const Spot& from = spots[static_cast<std::size_t>(cell)];
      const auto [dx, dy] = kSteps[static_cast<std::size_t>(edge)];
      spots[static_cast<std::size_t>(next)] = {from.x + dx, from.y + dy, true};
      open.push_back(next);
    }
  }
  return spots;
}

}  // namespace

Lines TerminalBoard::map(const Scene& scene, const Paper& paper) const {
  Pen pen{scene, paper, {}};
  pen.lines.push_back(paper.ink(Tone::heading, say_(ScreenWord::boards)));
  for (std::size_t i = 0; i < pen["players"].get_array().size(); ++i) {
    action_board(pen, seat_at(static_cast<int>(i)));
  }
  plazas(pen);
  for (int which = 0; which < kMonuments; ++which) monument(pen, which);
  river(pen);
  tiles(pen);
  return trimmed_lines(std::move(pen.lines));
}

// The number of a free wall space, a wall as [3], an action, with a plus when it is upgraded.
std::string TerminalBoard::cell_text(const Pen& pen, Seat seat, int cell) const {
  const json::object& player = pen.player(seat);
  if (cell < kActions) {
    const bool better = player.at("upgrades").get_object().contains(kActionIds[cell]);
    return say_(kActionWords[static_cast<std::size_t>(cell)]) + (better ? "+" : "");
  }
  const int space = cell - kActions;
  const bool built = player.at("walls").get_object().contains(id_of(kWallSpaceSet, space));
  const std::string number = std::to_string(space + 1);
  return built ? "[" + number + "]" : number;
}

void TerminalBoard::action_board(Pen& pen, Seat seat) const {
  constexpr int kCell = 5;  // half of a hex
  pen.lines.push_back(pen.paper.ink(seat, say_(ScreenWord::board_of, who(pen, seat))));
  const std::vector<Spot> spots = spots_of(game_.data());
  const auto by_x = [](const Spot& a, const Spot& b) { return a.x < b.x; };
  const auto by_y = [](const Spot& a, const Spot& b) { return a.y < b.y; };
  const int left = std::min_element(spots.begin(), spots.end(), by_x)->x;
  const int top = std::min_element(spots.begin(), spots.end(), by_y)->y;
  const int bottom = std::max_element(spots.begin(), spots.end(), by_y)->y;
  for (int y = top; y <= bottom; ++y) {
    std::vector<std::pair<int, int>> here;
    for (std::size_t cell = 0; cell < spots.size(); ++cell) {
      if (spots[cell].y == y) here.emplace_back(spots[cell].x, static_cast<int>(cell));
    }
    std::sort(here.begin(), here.end());
    std::string line;
    for (const auto& [x, cell] : here) {
      const int column = (x - left) * kCell;
      line += std::string(static_cast<std::size_t>(std::max(0, column - width_of(line))), ' ');
      line += fit(cell_text(pen, seat, cell), 2 * kCell);
    }
    pen.lines.push_back(line);
  }
  const json::object& player = pen.player(seat);
  for (const auto& [id, laid] : player.at("walls").get_object()) {
    const int tile = tile_at(laid.at("tile"));
    pen.lines.push_back(cut("  " + name(kWallSpaceSet, id) + ": " + name(kHexSet, tile) + " (" +
                                say_(ScreenWord::turned, laid.at("rotation").to_number<int>()) +
                                ")",
                            pen.paper.width));
  }
  pen.lines.emplace_back();
}

// "o1 Old Town 1g+1VP" or what is built there, with the cube on it.
std::string TerminalBoard::space_text(const Pen& pen, int space) const {
  const Space& here = game_.data().spaces[static_cast<std::size_t>(space)];
  const json::value* built = pen["city"].get_object().if_contains(id_of(kSpaceSet, space));
  std::string text = id_of(kSpaceSet, space) + " ";
  if (built != nullptr) {
    text += name(kHexSet, tile_at(built->at("tile")));
    const json::value& cube = built->at("cube");
    return cube.is_null() ? text : text + " " + mark(pen, cube);
  }
  text += say_(here.old_town ? ScreenWord::old_town : ScreenWord::new_town);
  if (here.gold + here.vp == 0) return text;
  return text + " " + say_(ScreenWord::gold, static_cast<int>(here.gold)) + "+" +
         say_(ScreenWord::points, static_cast<int>(here.vp));
}

void TerminalBoard::plazas(Pen& pen) const {
  pen.lines.push_back(pen.paper.ink(Tone::heading, say_(ScreenWord::plazas)));
  for (const auto& [id, plaza] : pen["plazas"].get_object()) {
    const int which = *game_.catalog().find(kPlazaSet, id);
    const json::value& tile = plaza.at("tile");
    std::string text = name(kPlazaSet, which) + ": ";
    if (plaza.at("complete").get_bool()) {
      text += say_(ScreenWord::plaza_done);
    } else if (tile.is_null()) {
      text += say_(ScreenWord::plaza_empty);
    } else {
      const int face = *game_.catalog().find(kPlazaTileSet, text_of(tile));
      const auto& reward = game_.data().plaza_tiles[static_cast<std::size_t>(face)].reward;
      text += name(kGainSet, static_cast<int>(reward[0])) + " | " +
              name(kGainSet, static_cast<int>(reward[1]));
    }
    for (std::string& line : wrap(text, pen.paper.width, 2)) pen.lines.push_back(std::move(line));
    std::vector<std::string> spaces;
    for (std::size_t space = 0; space < game_.data().spaces.size(); ++space) {
      if (game_.data().spaces[space].plaza != which) continue;
      spaces.push_back(space_text(pen, static_cast<int>(space)) + ",");
    }
    if (!spaces.empty()) spaces.back().pop_back();
    pen.flow("", spaces);
  }
  pen.lines.emplace_back();
}

// "12" cubes of seats 1 and 2, else what the field does.
std::string TerminalBoard::field_text(const Pen& pen, int which, int row, int col) const {
  const auto at = static_cast<std::size_t>(which);
  std::string cubes;
  const json::array& all = pen["players"].get_array();
  for (std::size_t i = 0; i < all.size(); ++i) {
    const json::value& cube = all[i].at("monuments").at(kMonumentIds[at]);
    if (cube.at("row").to_number<int>() != row + 1 || cube.at("col").to_number<int>() != col) {
      continue;
    }
    cubes += std::to_string(i + 1);
  }
  if (!cubes.empty()) return "[" + cubes + "]";
  const std::string_view layout = text_of(pen["layouts"].at(kMonumentIds[at]));
  const auto set = static_cast<std::size_t>(
      std::find(kLayoutIds.begin(), kLayoutIds.end(), layout) - kLayoutIds.begin());
  const Field& field = game_.data().monuments[at].layouts[set][static_cast<std::size_t>(row)]
                                                         [static_cast<std::size_t>(col)];
  switch (field.is) {
    case Field::Is::vp:
      return std::to_string(field.vp);
    case Field::Is::side:
      return which == 0 ? "<" : ">";
    case Field::Is::up:
      return "^";
    case Field::Is::plain:
      return "·";
  }
  return "";
}

// The Hunger Wall is climbed from right to left.
void TerminalBoard::monument(Pen& pen, int which) const {
  constexpr int kCell = 7;
  constexpr int kEdge = 5;
  const MonumentData& data = game_.data().monuments[static_cast<std::size_t>(which)];
  pen.lines.push_back(pen.paper.ink(Tone::heading, name(kMonumentSet, which)));
  const auto line = [&](const std::string& edge, const auto& cell) {
    std::string text = fit_right(edge, kEdge) + "  ";
    for (int i = 0; i < data.cols; ++i) {
      text += fit(cell(which == 0 ? data.cols - 1 - i : i), kCell);
    }
    pen.lines.push_back(std::move(text));
  };
  for (int row = data.rows - 1; row >= 0; --row) {
    line(std::to_string(data.row_vp[static_cast<std::size_t>(row)]),
         [&](int col) { return field_text(pen, which, row, col); });
  }
  line("", [&](int col) {
    return "×" + std::to_string(data.col_value[static_cast<std::size_t>(col)]);
  });
  for (const std::string& each : wrap(say_(ScreenWord::monument_key), pen.paper.width)) {
    pen.lines.push_back(pen.paper.ink(Tone::faint, each));
  }
  pen.lines.emplace_back();
}

void TerminalBoard::river(Pen& pen) const {
  pen.lines.push_back(pen.paper.ink(Tone::heading, say_(ScreenWord::river)));
  const auto listed = [&](ScreenWord word, int set, const json::value& ids) {
    std::vector<std::string> parts;
    for (const json::value& id : ids.get_array()) parts.push_back(name(set, text_of(id)));
    if (!parts.empty()) pen.list(say_(word), joined(parts, "; "));
  };
  const json::object& bridge = pen["bridge"].get_object();
  std::vector<std::string> planks;
  for (const auto& [id, tile] : bridge.at("planks").get_object()) {
    const int plank = *game_.catalog().find(kPlankSet, id);
    const std::string lies =
        tile.is_null()
            ? name(kGainSet, static_cast<int>(game_.data().planks[static_cast<std::size_t>(plank)]))
            : "[" + name(kBridgeSet, text_of(tile)) + "]";
    planks.push_back(name(kPlankSet, plank) + ": " + lies);
  }
  pen.list(say_(ScreenWord::bridge), joined(planks, "; "));
  listed(ScreenWord::bridge_five, kBridgeSet, bridge.at("v"));
  listed(ScreenWord::cathedral_five, kBridgeSet, bridge.at("cathedral"));
  listed(ScreenWord::tokens, kTokenSet, pen["river"]);
  std::vector<std::string> seals;
  for (const auto& [id, holder] : pen["seals"].get_object()) {
    seals.push_back(name(kSealSet, id) + (holder.is_null() ? "" : " " + mark(pen, holder)) + ",");
  }
  if (!seals.empty()) seals.back().pop_back();
  pen.flow(say_(ScreenWord::seals), seals);
  pen.lines.emplace_back();
}

void TerminalBoard::tiles(Pen& pen) const {
  pen.lines.push_back(pen.paper.ink(Tone::heading, say_(ScreenWord::tiles)));
  for (int kind = 0; kind < kKinds; ++kind) {
    const json::value& row = pen["rows"].at(kKindIds[kind]);
    pen.lines.push_back(say_(kRowWords[kind]) + ", " +
                        say_(ScreenWord::stacks, row.at("regular").to_number<int>(),
                             row.at("special").to_number<int>()));
    for (const json::value& id : row.at("tiles").get_array()) {
      if (id.is_null()) continue;
      for (std::string& each : wrap("  " + offer_text(tile_at(id)), pen.paper.width, 4)) {
        pen.lines.push_back(std::move(each));
      }
    }
  }
}

}  // namespace pionek::praga
