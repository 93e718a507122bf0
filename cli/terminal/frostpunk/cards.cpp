// Cards: one's own hand, what is in force, expeditions, and what all of them say.
#include "cli/terminal/frostpunk/board.hpp"

namespace pionek::frostpunk {

std::vector<std::string> TerminalBoard::names(int set, const json::value& ids) const {
  std::vector<std::string> out;
  for (const json::value& id : ids.get_array()) out.push_back(name(set, text_of(id)));
  return out;
}

// Who leads, and how many cards the others have.
void TerminalBoard::seats(Pen& pen) const {
  const json::array& all = pen["seats"].get_array();
  if (all.size() < 2) return;
  std::vector<std::string> parts{say_(ScreenWord::leads, who(pen, seat_at(pen.number("leader"))))};
  for (const json::value& each : all) {
    const Seat seat = seat_at(each.at("seat").to_number<int>());
    if (seat == pen.scene.viewer) continue;
    std::string text = say_(ScreenWord::cards, who(pen, seat), each.at("cards").to_number<int>());
    if (const json::value* hand = each.get_object().if_contains("hand")) {
      const auto held = names(kCitizenSet, *hand);
      if (!held.empty()) text += " (" + joined(held) + ")";
    }
    parts.push_back(std::move(text));
  }
  pen.list(say_(ScreenWord::others), joined(parts, " · "));
}

void TerminalBoard::hand(Pen& pen) const {
  if (pen.scene.viewer == nobody) return;
  const json::object& own =
      pen["seats"].at(static_cast<std::size_t>(index(pen.scene.viewer))).get_object();
  std::vector<std::string> parts;
  if (!own.at("advisor").is_null()) parts.push_back(name(kAdvisorSet, text_of(own.at("advisor"))));
  for (const json::value& id : own.at("hand").get_array()) {
    const int card = *game_.catalog().find(kCitizenSet, text_of(id)) - 1;
    const auto type = static_cast<int>(game_.data().citizen_cards[card].type);
    parts.push_back(name(kCitizenSet, text_of(id)) + " (" + name(kPawnSet, type) + ")");
  }
  if (!parts.empty()) pen.list(say_(ScreenWord::hand), joined(parts));
}

// Laws, technologies and cards of the event area, in a line.
void TerminalBoard::laws(Pen& pen) const {
  std::vector<std::string> parts = names(kLawSet, pen["laws"].at("enacted"));
  for (std::string& tech : names(kTechSet, pen["researched"])) parts.push_back(std::move(tech));
  if (const json::value& research = pen["research"]; !research.is_null()) {
    parts.push_back(say_(ScreenWord::research, name(kTechSet, text_of(research.at("tech"))),
                         research.at("round").to_number<int>()));
  }
  for (const json::value& event : pen["events"].get_array()) {
    parts.push_back(name(kCardSet, text_of(event.at("card"))));
  }
  for (std::string& card : names(kCardSet, pen["scenario"])) parts.push_back(std::move(card));
  if (!parts.empty()) pen.list(say_(ScreenWord::laws), joined(parts));
}

// Only while a balloon lets scouts go, or some are out.
void TerminalBoard::routes(Pen& pen) const {
  const json::array& all = pen["routes"].get_array();
  if (pen.number("expeditions") == 0) return;
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const json::object& route = all[i].get_object();
    const json::array& cards = route.at("cards").get_array();
    if (cards.empty()) continue;
    const std::string& place = name(kExpeditionSet, text_of(cards.back().at("card")));
    const int number = static_cast<int>(i) + 1;
    if (route.at("scout").is_null()) {
      parts.push_back(say_(ScreenWord::route, number, place));
    } else {
      parts.push_back(say_(ScreenWord::route_scout, number, place, route.at("at").to_number<int>(),
                           route.at("length").to_number<int>(),
                           name(kPawnSet, text_of(route.at("scout")))));
    }
  }
  if (!parts.empty()) pen.list(say_(ScreenWord::routes), joined(parts, " · "));
}

// The card that is being resolved.
void TerminalBoard::asked(Pen& pen) const {
  const json::value* card = pen.scene.description.if_contains("card");
  if (card == nullptr || card->is_null()) return;
  pen.entry(say_(ScreenWord::card), name(kCardSet, text_of(*card)));
}

void TerminalBoard::told(Pen& pen, int set, const json::value& ids) const {
  constexpr int kIndent = 2;
  for (const json::value& id : ids.get_array()) {
    const std::string text = printed_on(set, text_of(id));
    if (text.empty()) continue;
    const std::string line = name(set, text_of(id)) + ": " + text;
    for (std::string& part : wrap(line, pen.paper.width, kIndent)) {
      pen.lines.push_back(std::move(part));
    }
  }
}

void TerminalBoard::texts(Pen& pen) const {
  pen.lines.emplace_back();
  pen.lines.push_back(pen.paper.ink(Tone::heading, say_(ScreenWord::card_texts)));
  if (const json::value* card = pen.scene.description.if_contains("card");
      card != nullptr && !card->is_null()) {
    told(pen, kCardSet, json::array{*card});
  }
  for (const json::value& seat : pen["seats"].get_array()) {
    if (const json::value* hand = seat.get_object().if_contains("hand")) {
      told(pen, kCitizenSet, *hand);
    }
  }
  json::array events;
  for (const json::value& event : pen["events"].get_array()) events.push_back(event.at("card"));
  told(pen, kCardSet, events);
  told(pen, kCardSet, pen["scenario"]);
  told(pen, kLawSet, pen["laws"].at("enacted"));
  told(pen, kLawSet, pen["laws"].at("stack"));
  told(pen, kTechSet, pen["techs"]);
}

}  // namespace pionek::frostpunk
