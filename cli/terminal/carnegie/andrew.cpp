// Andrew, the rival of the solo game: what he has, his card of the round once it is turned up, and
// what his cards are worth.
#include "cli/terminal/carnegie/board.hpp"
#include "cli/terminal/pen.hpp"

namespace pionek::carnegie {

// A card that lies face down shows its row, or that it is an advanced one.
std::string TerminalBoard::back(const json::value& back) const {
  if (back.is_null()) return "–";
  const ScreenWord row = word_of(kRowWords, text_of(back));
  return say_(row == ScreenWord::none ? ScreenWord::card_advanced : row);
}

void TerminalBoard::andrew(Pen& pen) const {
  const json::object& andrew = pen["andrew"].get_object();
  std::string level;
  for (const Difficulty& each : game_.data().difficulties) {
    if (each.id == text_of(andrew.at("level"))) level = each.name.in(say_.lang());
  }
  std::vector<std::string> parts{say_(ScreenWord::andrew_stands,
                                      andrew.at("points").to_number<int>(), level,
                                      andrew.at("discs").to_number<int>())};
  std::vector<std::string> tiles;
  for (const auto& [id, count] : andrew.at("tiles").get_object()) {
    const int times = count.to_number<int>();
    tiles.push_back(tile_name(id) + (times > 1 ? " " + std::to_string(times) : ""));
  }
  if (!tiles.empty()) parts.push_back(say_(ScreenWord::andrew_tiles, joined(tiles)));
  if (andrew.at("chooses").get_bool()) parts.push_back(say_(ScreenWord::andrew_chooses));
  pen.list(say_(ScreenWord::andrew), joined(parts, " · "));
  andrew_card(pen, andrew);
  andrew_score(pen, andrew);
}

// What he does in each row, as far as the card can be seen.
void TerminalBoard::andrew_card(Pen& pen, const json::object& andrew) const {
  if (andrew.at("card").is_null()) {
    const json::value& hidden = andrew.at("back");
    if (!hidden.is_null())
      pen.entry(say_(ScreenWord::card), say_(ScreenWord::card_down, back(hidden)));
    return;
  }
  const json::object& card = andrew.at("card").get_object();
  std::vector<std::string> rows;
  for (const json::value& row : card.at("management").get_array()) {
    rows.push_back(say_(word_of(kRowWords, text_of(row))));
  }
  std::vector<std::string> cities;
  for (const json::value& city : card.at("cities").get_array()) {
    cities.push_back(name(kCitySet, text_of(city)));
  }
  const std::string region = say_(word_of(kRegionWords, text_of(card.at("region"))));
  const std::vector<std::string> parts{
      say_(ScreenWord::card_row, say_(word_of(kRowWords, text_of(card.at("action"))))),
      say_(ScreenWord::card_hr, say_(ScreenWord::row_hr), card.at("shift").to_number<int>()),
      say_(ScreenWord::card_management, say_(ScreenWord::row_management),
           rows.empty() ? "–" : joined(rows)),
      say_(ScreenWord::card_construction, say_(ScreenWord::row_construction),
           cities.empty() ? "–" : joined(cities)),
      say_(ScreenWord::card_rnd, say_(ScreenWord::row_rnd), region,
           card.at("steps").to_number<int>()),
      say_(ScreenWord::card_donation, name(kDonationSet, text_of(card.at("donation"))))};
  pen.list(say_(ScreenWord::card), joined(parts, " · "));
}

// "filed: 1 for 0, 3 for 10": how many cards under which value.
void TerminalBoard::andrew_score(Pen& pen, const json::object& andrew) const {
  const json::array& filed = andrew.at("filed").get_array();
  std::vector<std::string> parts;
  if (!andrew.at("back").is_null()) {
    const auto at = andrew.at("score_card").to_number<std::size_t>();
    parts.push_back(say_(ScreenWord::card_worth, filed.at(at).at("vp").to_number<int>()));
  }
  std::vector<std::string> values;
  for (const json::value& pile : filed) {
    const int cards = pile.at("cards").to_number<int>();
    if (cards > 0) {
      values.push_back(std::to_string(cards) + "×" +
                       say_(ScreenWord::vp, pile.at("vp").to_number<int>()));
    }
  }
  if (!values.empty()) parts.push_back(say_(ScreenWord::filed, joined(values)));
  const json::value& deck = andrew.at("deck");
  parts.push_back(
      say_(ScreenWord::deck, deck.at("cards").to_number<int>(), deck.at("basic").to_number<int>()));
  if (!deck.at("back").is_null())
    parts.push_back(say_(ScreenWord::next_back, back(deck.at("back"))));
  pen.list(say_(ScreenWord::score_cards), joined(parts, " · "));
}

}  // namespace pionek::carnegie
