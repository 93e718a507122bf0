// The shared board: projects by city, donations, department tiles; and the page that has all of it.
#include "cli/terminal/carnegie/board.hpp"
#include "cli/terminal/pen.hpp"
#include "engine/carnegie/loading.hpp"

namespace pionek::carnegie {
namespace {

// The parts of a running list, with its commas.
std::vector<std::string> with_commas(std::vector<std::string> parts) {
  for (std::string& part : parts) {
    if (&part != &parts.back()) part += ",";
  }
  return parts;
}

}  // namespace

// "1··×": a sign for each space from left to right; empty when nobody has built there.
std::string TerminalBoard::city_marks(const Pen& pen, int city) const {
  const City& place = game_.data().cities[static_cast<std::size_t>(city)];
  const json::object& discs = pen["discs"].get_object();
  std::string marks;
  bool any = false;
  for (int slot = place.first_slot; slot < place.first_slot + place.slots; ++slot) {
    const json::value* disc = discs.if_contains(id_of(kSlotSet, slot));
    any = any || disc != nullptr;
    marks += disc == nullptr ? "·" : mark(pen, disc->at("holder"));
  }
  return any ? marks : "";
}

void TerminalBoard::projects(Pen& pen) const {
  if (!pen.paper.brief) {
    const ScreenWord key = solo(pen) ? ScreenWord::projects_solo : ScreenWord::projects;
    pen.lines.push_back(pen.paper.ink(Tone::faint, cut(say_(key), pen.paper.width)));
  }
  for (std::size_t region = 0; region < kRegionIds.size(); ++region) {
    std::vector<std::string> parts;
    for (std::size_t city = 0; city < game_.data().cities.size(); ++city) {
      if ((game_.data().cities_in[region] >> city & 1U) == 0) continue;
      const std::string marks = city_marks(pen, static_cast<int>(city));
      if (!marks.empty()) parts.push_back(name(kCitySet, static_cast<int>(city)) + " " + marks);
    }
    if (parts.empty()) continue;
    pen.flow(say_(word_of(kRegionWords, kRegionIds[region])), with_commas(std::move(parts)));
  }
}

// "Education: HR 1, R&D 23; Health: …": what stands before the colon is said once.
void TerminalBoard::donations(Pen& pen) const {
  std::vector<std::string> parts;
  std::string category;
  for (int field = 0; field < game_.catalog().size(kDonationSet); ++field) {
    const json::array& holders = pen["donations"].at(id_of(kDonationSet, field)).get_array();
    if (holders.empty()) continue;
    std::string text = name(kDonationSet, field);
    const std::string before = text.substr(0, text.find(": "));
    const bool same = before == category;
    if (same) text.erase(0, before.size() + 2);
    category = before;
    if (!parts.empty()) parts.back() += same ? "," : ";";
    text += " ";
    for (const json::value& holder : holders) text += mark(pen, holder);
    parts.push_back(std::move(text));
  }
  if (!parts.empty()) pen.flow(say_(ScreenWord::donations), parts);
}

void TerminalBoard::market(Pen& pen) const {
  std::vector<std::string> parts;
  for (const auto& [id, copies] : pen["market"].get_object()) {
    const int left = copies.to_number<int>();
    if (left > 0) parts.push_back(tile_name(id) + " " + std::to_string(left));
  }
  if (!parts.empty()) pen.flow(say_(ScreenWord::market), with_commas(std::move(parts)));
}

Lines TerminalBoard::map(const Scene& scene, const Paper& paper) const {
  Pen pen{scene, paper, {}};
  pen.lines.push_back(paper.ink(Tone::heading, say_(ScreenWord::companies)));
  for (std::size_t i = 0; i < pen["players"].get_array().size(); ++i) {
    company(pen, seat_at(static_cast<int>(i)));
    strips(pen, seat_at(static_cast<int>(i)));
    pen.lines.emplace_back();
  }
  every_city(pen);
  every_donation(pen);
  every_tile(pen);
  return trimmed_lines(std::move(pen.lines));
}

// "Housing, Commerce [Anna]"
std::string TerminalBoard::city_spaces(const Pen& pen, int city) const {
  const City& place = game_.data().cities[static_cast<std::size_t>(city)];
  const json::object& discs = pen["discs"].get_object();
  std::vector<std::string> parts;
  for (int slot = place.first_slot; slot < place.first_slot + place.slots; ++slot) {
    const std::uint8_t type = game_.data().slots[static_cast<std::size_t>(slot)].type;
    const json::value* disc = discs.if_contains(id_of(kSlotSet, slot));
    const std::string_view id = disc != nullptr    ? text_of(disc->at("type"))
                                : type == kAnyType ? "any"
                                                   : kTypeIds[type];
    std::string text = say_(word_of(kTypeWords, id));
    if (disc != nullptr) text += " [" + holder_name(pen, disc->at("holder")) + "]";
    parts.push_back(std::move(text));
  }
  return joined(parts);
}

void TerminalBoard::every_city(Pen& pen) const {
  constexpr int kName = 18;
  pen.lines.push_back(pen.paper.ink(Tone::heading, say_(ScreenWord::cities)));
  for (std::size_t region = 0; region < kRegionIds.size(); ++region) {
    pen.lines.push_back(
        pen.paper.ink(Tone::heading, say_(word_of(kRegionWords, kRegionIds[region]))));
    for (std::size_t city = 0; city < game_.data().cities.size(); ++city) {
      if ((game_.data().cities_in[region] >> city & 1U) == 0) continue;
      const int at = static_cast<int>(city);
      const std::string text = "  " + fit(name(kCitySet, at), kName) + city_spaces(pen, at);
      for (std::string& line : wrap(text, pen.paper.width, kName + 2)) {
        pen.lines.push_back(std::move(line));
      }
    }
  }
  pen.lines.emplace_back();
}

void TerminalBoard::every_donation(Pen& pen) const {
  constexpr int kName = 40;
  constexpr int kPoints = 5;
  pen.lines.push_back(pen.paper.ink(Tone::heading, say_(ScreenWord::fields)));
  const json::object& worth = pen.player(subject(pen)).at("worth").get_object();
  for (int field = 0; field < game_.catalog().size(kDonationSet); ++field) {
    const std::string& id = id_of(kDonationSet, field);
    std::vector<std::string> holders;
    for (const json::value& holder : pen["donations"].at(id).get_array()) {
      holders.push_back(holder_name(pen, holder));
    }
    const std::string points = say_(ScreenWord::vp, worth.at(id).to_number<int>());
    const std::string text =
        "  " + fit(name(kDonationSet, field), kName) + fit_right(points, kPoints) + "  ";
    pen.lines.push_back(text + cut(joined(holders), pen.paper.width - width_of(text)));
  }
  pen.lines.emplace_back();
}

void TerminalBoard::every_tile(Pen& pen) const {
  constexpr int kName = 40;
  pen.lines.push_back(pen.paper.ink(Tone::heading, say_(ScreenWord::tiles)));
  for (const auto& [id, copies] : pen["market"].get_object()) {
    const int at = *game_.catalog().find(kTileSet, id);
    std::vector<std::string> desks;
    for (const int cost : game_.data().department(at).desks) {
      desks.push_back(say_(ScreenWord::money, cost));
    }
    pen.lines.push_back("  " + fit(name(kTileSet, at), kName) + "  " +
                        std::to_string(copies.to_number<int>()) + "  " + joined(desks, " "));
  }
}

}  // namespace pionek::carnegie
