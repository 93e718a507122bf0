// One player's board: tiles in the pool and in the row with the income they pay, pieces that are
// left, contracts, technologies, networks.
#include "cli/terminal/nucleum/board.hpp"
#include "engine/nucleum/loading.hpp"

namespace pionek::nucleum {

void TerminalBoard::own(Pen& pen, Seat seat) const {
  const json::object& player = pen.player(seat);
  const auto tiles = [&](ScreenWord word, std::string_view key, std::vector<std::string> parts) {
    for (const json::value& id : player.at(key).get_array()) {
      parts.push_back("[" + tile_text(text_of(id)) + "]");
    }
    if (parts.empty()) parts.push_back(say_(ScreenWord::nothing));
    pen.flow(say_(word), parts);
  };
  tiles(ScreenWord::pool, "pool", {});
  int thaler = 0;
  int workers = 0;
  int points = 0;
  for (const std::string_view track : kIncomeIds) {
    const json::value& income = player.at("income").at(track);
    thaler += number(income, "thaler");
    workers += number(income, "workers");
    points += number(income, "vp");
  }
  const std::string pays = say_(ScreenWord::pays, thaler, workers, points);
  tiles(ScreenWord::row, "board_row", {pen.paper.ink(Tone::number, pays)});
  pieces_left(pen, player);
  slots(pen, player);
  networks(pen, player);
}

// "residence 2 5 8": the demands of the buildings that are left, by type; then turbines and mines.
void TerminalBoard::pieces_left(Pen& pen, const json::object& player) const {
  std::vector<std::string> parts;
  for (int type = 0; type < kTypes; ++type) {
    std::string text = say_(kTypeWords[static_cast<std::size_t>(type)]);
    for (const json::value& id : player.at("buildings_left").get_array()) {
      const auto at = static_cast<std::size_t>(*game_.catalog().find(kBuildingSet, text_of(id)));
      const Building& what = game_.data().buildings[at];
      if (static_cast<int>(what.type) == type) text += " " + std::to_string(what.demand);
    }
    parts.push_back(text + ";");
  }
  for (const bool mines : {false, true}) {
    std::string text = say_(mines ? ScreenWord::mines_left : ScreenWord::turbines_left);
    for (const json::value& id : player.at("pieces_left").get_array()) {
      const int at = *game_.catalog().find(kPieceSet, text_of(id));
      if ((at >= kRows) == mines) text += " " + std::to_string(at % kRows + 1);
    }
    parts.push_back(text + (mines ? "" : ";"));
  }
  pen.flow(say_(ScreenWord::left), parts);
}

// "2/4 C14 · network of 4 cities": how far each contract has come; an empty slot tells its reward.
void TerminalBoard::slots(Pen& pen, const json::object& player) const {
  std::vector<std::string> parts;
  int slot = 0;
  for (const json::value& id : player.at("slots").get_array()) {
    if (id.is_null()) {
      parts.push_back(say_(ScreenWord::free_slot, name(kSlotSet, slot)));
    } else {
      const auto at = static_cast<std::size_t>(*game_.catalog().find(kContractSet, text_of(id)));
      const int have = number(player.at("contracts"), text_of(id));
      parts.push_back(std::to_string(have) + "/" +
                      std::to_string(game_.data().contracts[at].least) + " " +
                      name(kContractSet, text_of(id)));
    }
    if (++slot < kSlots) parts.back() += ";";
  }
  pen.flow(say_(ScreenWord::slots), parts);
  std::vector<std::string> techs;
  for (const json::value& id : player.at("techs").get_array()) {
    techs.push_back(name(kTechSet, text_of(id)) + ";");
  }
  if (techs.empty()) return;
  techs.back().pop_back();
  pen.flow(say_(ScreenWord::unlocked), techs);
}

void TerminalBoard::networks(Pen& pen, const json::object& player) const {
  std::vector<std::string> parts;
  for (const json::value& network : player.at("networks").get_array()) {
    std::vector<std::string> cities;
    for (const json::value& id : network.get_array()) {
      cities.push_back(name(kCitySet, text_of(id)));
    }
    parts.push_back(joined(cities, "–") + ";");
  }
  if (parts.empty()) {
    parts.push_back(say_(ScreenWord::no_network));
  } else {
    parts.back().pop_back();
  }
  pen.flow(say_(ScreenWord::networks), parts);
}

}  // namespace pionek::nucleum
