// The crater: its fields in a line for each zone, and as hexagons.
#include "cli/terminal/frostpunk/board.hpp"

namespace pionek::frostpunk {
namespace {

// "g3" is G3, "pn01a" 1a, "pf12b" 12b.
std::string short_name(std::string_view id) {
  if (id.starts_with("g")) return "G" + std::string(id.substr(1));
  const std::string_view number = id.substr(id[2] == '0' ? 3 : 2);
  return std::string(number);
}

std::string marks(const Pen& pen, const json::object& field) {
  std::string text;
  if (const json::value* up = field.if_contains("upgraded"); up != nullptr && up->get_bool()) {
    text += "+";
  }
  if (field.at("warm").get_bool()) text += "*";
  if (const json::value* seat = field.if_contains("seat")) {
    const Seat whose = seat_at(seat->to_number<int>());
    text += pen.paper.ink(whose, "[" + std::to_string(index(whose) + 1) + "]");
  }
  return text;
}

// As many columns of a text as there is room for.
std::string beginning(const std::string& text, int width) {
  constexpr std::string_view kCut = "…";
  if (width_of(text) <= width) return text;
  const std::string part = cut(text, width + 1);
  return part.substr(0, part.size() - kCut.size());
}

// The rows of the map from north to south; in each the places from west to east.
constexpr int kReach = 3;
constexpr int kCell = 11;

}  // namespace

std::string TerminalBoard::content_text(const json::object& field) const {
  if (const json::value* building = field.if_contains("building")) {
    return name(kBuildingSet, text_of(*building));
  }
  const json::value* holds = field.if_contains("holds");
  if (holds == nullptr) return say_(ScreenWord::nothing);
  return say_(word_of(kContentWords, text_of(*holds)), field.at("n").to_number<int>());
}

// "2a Workshop*", "4b 3 coal".
std::string TerminalBoard::field_text(const Pen& pen, int field) const {
  const std::string& id = id_of(kFieldSet, field);
  const json::value* found = pen["fields"].get_object().if_contains(id);
  if (found == nullptr) return {};
  const json::object& at = found->get_object();
  const bool has = at.contains("building") || at.contains("holds");
  if (!has && !at.contains("pawn")) return {};
  // A large building is told once.
  const json::value* building = at.if_contains("building");
  if (building != nullptr && field >= kGeneratorFields) {
    const int what = *game_.catalog().find(kBuildingSet, text_of(*building));
    if (game_.data().buildings[what].large && id.back() == 'b') return {};
  }
  const std::string text = short_name(id) + " " + content_text(at);
  const bool warm = at.at("warm").get_bool();
  return (warm ? pen.paper.ink(Tone::amber, text) : text) + marks(pen, at);
}

void TerminalBoard::fields(Pen& pen) const {
  constexpr std::array kZones{ScreenWord::zone_generator, ScreenWord::zone_near,
                              ScreenWord::zone_far};
  const Data& data = game_.data();
  for (int zone = 0; zone < kRanges; ++zone) {
    std::vector<std::string> parts;
    for (int field = 0; field < kFields; ++field) {
      if (data.fields[field].zone != zone) continue;
      std::string text = field_text(pen, field);
      if (!text.empty()) parts.push_back(std::move(text) + ",");
    }
    if (zone > 0) {
      const auto kind = zone == 1 ? "near" : "far";
      parts.push_back(say_(ScreenWord::under_snow, pen["tiles"].at(kind).to_number<int>()));
    } else if (!parts.empty()) {
      parts.back().pop_back();
    }
    pen.flow(say_(kZones[static_cast<std::size_t>(zone)]), parts);
  }
}

// The name of a field, or what is on it, in so many columns and a space.
std::string TerminalBoard::in_cell(const Pen& pen, std::string_view id, bool names,
                                   int width) const {
  const json::object& field = pen["fields"].at(id).get_object();
  const std::string sign = names ? "" : marks(pen, field);
  const json::value* holds = field.if_contains("holds");
  std::string text = short_name(id);
  if (!names && holds != nullptr) {
    text =
        std::to_string(field.at("n").to_number<int>()) + say_(word_of(kFewWords, text_of(*holds)));
  } else if (!names) {
    text = field.contains("building") ? content_text(field) : "–";
  }
  const int room = std::max(1, width - width_of(sign));
  text = beginning(text, room) + sign;
  return text + std::string(static_cast<std::size_t>(std::max(0, width + 1 - width_of(text))), ' ');
}

// One of the two lines of a tile.
std::string TerminalBoard::hexagon(const Pen& pen, int place, bool names) const {
  constexpr int kHalf = kCell / 2 - 1;
  const std::string& id = id_of(kPlaceSet, place);
  if (!pen["fields"].get_object().contains(id + "a")) {
    return fit(names ? short_name(id) : "~~~~~~~~~", kCell);
  }
  return in_cell(pen, id + "a", names, kHalf) + fit("", kCell % 2) +
         in_cell(pen, id + "b", names, kHalf);
}

void TerminalBoard::hexagons(Pen& pen) const {
  pen.lines.push_back(pen.paper.ink(Tone::heading, say_(ScreenWord::crater)));
  for (std::string& line : wrap(say_(ScreenWord::crater_key), pen.paper.width)) {
    pen.lines.push_back(std::move(line));
  }
  for (int r = -kReach; r <= kReach; ++r) {
    for (const bool names : {true, false}) {
      std::string line(static_cast<std::size_t>(std::abs(r) * kCell / 2), ' ');
      const int from = std::max(-kReach, -kReach - r);
      const int to = std::min(kReach, kReach - r);
      for (int q = from; q <= to; ++q) {
        const auto place = places_.find({q, r});
        const auto field = inner_.find({q, r});
        if (place != places_.end()) {
          line += hexagon(pen, place->second, names);
        } else if (field != inner_.end()) {
          line += in_cell(pen, field->second, names, kCell - 1);
        } else {
          line += std::string(kCell, ' ');
        }
      }
      pen.lines.push_back(std::move(line));
    }
  }
  fields(pen);
}

}  // namespace pionek::frostpunk
