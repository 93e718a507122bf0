// One player's company: the plan of its rooms and the strips of projects.
#include "cli/terminal/carnegie/board.hpp"
#include "cli/terminal/pen.hpp"
#include "engine/carnegie/loading.hpp"

namespace pionek::carnegie {
namespace {

constexpr int kRoomsInRow = 4;
constexpr int kTypeWidth = 15;
constexpr int kStripMargin = 21;

}  // namespace

// "$2+1■"
std::string TerminalBoard::gains(const json::object& gains) const {
  std::vector<std::string> parts;
  for (const std::string_view id : kResourceIds) {
    const json::value* amount = gains.if_contains(id);
    if (amount != nullptr) {
      parts.push_back(say_(word_of(kGainWords, id), amount->to_number<int>()));
    }
  }
  return joined(parts, "+");
}

// "1■/$3": one of them.
std::string TerminalBoard::choice(const json::array& options) const {
  std::vector<std::string> parts;
  for (const json::value& option : options) parts.push_back(gains(option.get_object()));
  return joined(parts, "/");
}

// "Commerce      ●●0 ○2": two desks taken, one free for nothing, two idle employees.
std::string TerminalBoard::room_cell(const Pen& pen, Seat seat, int room) const {
  const int width = pen.paper.width / kRoomsInRow - 1;
  const json::value& here = pen.player(seat).at("rooms").at(id_of(kRoomSet, room));
  std::string people;
  for (int i = 0; i < here.at("printed").to_number<int>(); ++i) people += "●";
  for (const json::value& desk : here.at("desks").get_array()) {
    people += desk.at("taken").get_bool() ? "●" : std::to_string(desk.at("cost").to_number<int>());
  }
  if (const int lying = here.at("lying").to_number<int>(); lying > 0) {
    people += (people.empty() ? "○" : " ○") + std::to_string(lying);
  }
  const json::value& department = here.at("department");
  const int left = people.empty() ? width : width - 1 - width_of(people);
  if (!department.is_null() || here.at("lobby").get_bool()) {
    const std::string called =
        department.is_null() ? say_(ScreenWord::lobby) : tile_name(text_of(department));
    return fit(called, left) + (people.empty() ? "" : " " + pen.paper.ink(seat, people)) + " ";
  }
  return pen.paper.ink(Tone::faint, fit(name(kRoomSet, room), left)) +
         (people.empty() ? "" : " " + pen.paper.ink(seat, people)) + " ";
}

void TerminalBoard::company(Pen& pen, Seat seat) const {
  const std::string title = cut(say_(ScreenWord::company, who(pen, seat)), pen.paper.width / 2);
  const std::string key =
      cut("  " + say_(ScreenWord::company_key), pen.paper.width - width_of(title));
  pen.lines.push_back(pen.paper.ink(seat, title) + pen.paper.ink(Tone::faint, key));
  for (int row = 0; row < kRooms / kRoomsInRow; ++row) {
    std::string line;
    for (int column = 0; column < kRoomsInRow; ++column) {
      line += room_cell(pen, seat, row * kRoomsInRow + column);
    }
    pen.lines.push_back(std::move(line));
  }
}

// "$2", "($2)" with a disc still on it, "3→$2" for three research points, "★4" points at the end.
std::string TerminalBoard::place_text(const json::object& place) const {
  std::vector<std::string> parts;
  if (std::string income = gains(place.at("income").get_object()); !income.empty()) {
    parts.push_back(std::move(income));
  }
  if (const json::array& options = place.at("choice").get_array(); !options.empty()) {
    parts.push_back(choice(options));
  }
  const int points = place.at("end_vp").to_number<int>();
  const int bonus = place.at("cap_bonus").to_number<int>();
  if (points > 0) parts.push_back(say_(ScreenWord::end_vp, points));
  if (bonus > 0) parts.push_back(say_(ScreenWord::limit, bonus));
  const std::string text = parts.empty() ? "–" : joined(parts, "+");
  if (!place.at("visible").get_bool()) {
    return std::to_string(place.at("cost").to_number<int>()) + "→" + text;
  }
  return place.at("disc").get_bool() ? "(" + text + ")" : text;
}

// A side as it lies at the start, with its first place in sight.
std::string TerminalBoard::side_text(int type, int side) const {
  std::vector<std::string> parts;
  const ProjectType& strip = game_.data().types[static_cast<std::size_t>(type)];
  for (const StripSpace& space : strip.sides[static_cast<std::size_t>(side)]) {
    json::object income;
    for (int r = 0; r < kResources; ++r) {
      if (space.income[r] > 0) income[kResourceIds[r]] = space.income[r];
    }
    json::array options;
    for (int i = 0; i < space.choice_of.size(); ++i) {
      options.push_back(json::object{{kResourceIds[space.choice_of[i]], space.choice_amount[i]}});
    }
    const bool first = parts.empty();
    parts.push_back(place_text({{"income", std::move(income)},
                                {"choice", std::move(options)},
                                {"end_vp", space.end_vp},
                                {"cap_bonus", space.cap_bonus},
                                {"cost", space.cost},
                                {"visible", first},
                                {"disc", first}}));
  }
  return joined(parts, " ");
}

void TerminalBoard::strips(Pen& pen, Seat seat) const {
  if (!pen.paper.brief) {
    pen.lines.push_back(
        pen.paper.ink(Tone::faint, cut(say_(ScreenWord::strips_key), pen.paper.width)));
  }
  for (const std::string_view id : kTypeIds) {
    const json::value& strip = pen.player(seat).at("strips").at(id);
    const std::string label = fit(say_(word_of(kTypeWords, id)), kTypeWidth) +
                              std::string(text_of(strip.at("side"))) + " " +
                              say_(ScreenWord::goods, strip.at("goods").to_number<int>());
    std::string places;
    bool out = true;
    for (const json::value& place : strip.at("places").get_array()) {
      if (out && !place.at("visible").get_bool()) {
        places += "│ ";
        out = false;
      }
      places += place_text(place.get_object()) + " ";
    }
    std::string before = pen.paper.ink(Tone::faint, fit(label, kStripMargin));
    for (const std::string& line : wrap(trimmed(places), pen.paper.width - kStripMargin)) {
      pen.lines.push_back(before + line);
      before = std::string(kStripMargin, ' ');
    }
  }
}

}  // namespace pionek::carnegie
